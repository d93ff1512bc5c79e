import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import Ask from '../../../../src/core/play/question/Ask.svelte';
import Tip from '../../../../src/core/play/board/Tip.svelte';
import { settings } from '../../../../src/core/device/settings.svelte';
import { FLAT } from '../../../../src/core/game/offers';
import { Refused } from '../../../../src/core/server/socket';
import { gesture, preview, setTable, state, tell, told, withTexts } from '../../../table';

const NOTHING = { badges: false, onbranch: () => undefined, onrule: () => undefined, onscores: () => undefined };
const settled = () => new Promise((done) => setTimeout(done, 5)).then(tick);
async function clicked(button: Element, how: MouseEventInit = {}): Promise<void> {
  await fireEvent.click(button, how);
  await settled();
}
/** A table with its question. */
function asked(more: Parameters<typeof setTable>[0] = {}) {
  const made = setTable(more);
  return { ...made, ...render(Ask, { table: made.table, ...NOTHING }) };
}

describe('the question', () => {
  beforeAll(withTexts);
  beforeEach(() => {
    settings.confirm = true;
    settings.stepwise = false;
  });

  it('asks in a sentence and groups what shares a beginning', () => {
    asked();
    expect(screen.getByRole('heading').textContent).toContain('Which rat walks?');
    const rat = screen.getByRole('group', { name: 'Rat 0' });
    expect([...rat.querySelectorAll('button')].map((button) => button.querySelector('b')?.textContent)).toEqual([
      'To space 1',
      'To space 2',
    ]);
    expect(screen.getAllByRole('button', { name: /space|leave/i }).at(-1)?.textContent).toContain('Leave it');
  });

  it('calls a choice that ends with how something is done by the place where that is', () => {
    const { table } = setTable({
      choices: [],
      gestures: [gesture([3, 0], 'space:1'), gesture([3, 1], 'space:1'), gesture([4, 0], 'space:2')],
    });
    tell(table, { rat: { target: '' } });
    const { container } = render(Ask, { table, ...NOTHING });
    const names = [...container.querySelectorAll('.c .opt')].map((one) =>
      [...one.querySelectorAll('b, small')].map((part) => part.textContent),
    );
    expect(names).toEqual([['Rat 0'], ['Rat 1'], ['To space 2', 'Rat 0']]);
  });

  it('sends a whole gesture with one click', async () => {
    const { sent } = asked();
    await clicked(screen.getByRole('button', { name: /To space 1/ }));
    expect(sent).toEqual([{ type: 'act', version: 4, actions: [0, 3] }]);
  });

  it('a choice gives up the focus to a click, not to a key, and is considered where the pointer has moved', async () => {
    const { table } = asked();
    const button = screen.getByRole('button', { name: /To space 1/ });
    button.focus();
    await fireEvent.click(button, { detail: 0 });
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button, { detail: 1 });
    expect(document.activeElement).toBe(document.body);
    // The pointer rests where it was when the button came up under it; then it moves.
    await fireEvent.pointerMove(document.body, { clientX: 7, clientY: 7 });
    await fireEvent.pointerEnter(button, { clientX: 7, clientY: 7 });
    expect(table.choices.considered).toEqual([]);
    await fireEvent.pointerMove(button, { clientX: 8, clientY: 7 });
    expect(table.choices.considered.map(({ key }) => key)).toEqual(['0.3']);
  });

  it('asks for a hint once, and again where the server has no time yet', async () => {
    vi.useFakeTimers();
    const { table } = setTable();
    const answers = [new Refused('too-many', 'One after the other, please.'), { type: 'hint', actions: [0, 3] }];
    const ask = vi.fn(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    Object.assign(table.connection, { socket: { ask, close: () => undefined } });
    const asked = table.hints.ask();
    void table.hints.ask();
    await vi.runAllTimersAsync();
    await asked;
    expect(table.hints.hint?.actions).toEqual([0, 3]);
    expect(table.connection.refusal).toBeNull();
    table.hints.hint = null;
    await table.hints.ask();
    expect(table.hints.hint).not.toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
    // A longer look is asked for once, and replaces the hint.
    expect(table.hints.deep).toBe(false);
    answers.push({ type: 'hint', actions: [1, 5] });
    await table.hints.ask(true);
    expect(ask).toHaveBeenLastCalledWith({ type: 'hint', version: 4, deeper: true });
    expect(table.hints).toMatchObject({ hint: { actions: [1, 5] }, deep: true });
    await table.hints.ask(true);
    expect(ask).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('takes a double click on the way out for one, and says what it leaves undone', async () => {
    const { table, sent } = setTable();
    settings.confirm = false;
    tell(table, { rat: { due: true } });
    const { container } = render(Ask, { table, ...NOTHING });
    const out = container.querySelector('.ways .opt') as Element;
    await clicked(out, { detail: 2 }); // the second click of two: the first was for the question before
    expect(sent).toEqual([]);
    settings.confirm = true;
    await clicked(out, { detail: 1 });
    expect(container.querySelector('.outcome')?.textContent).toContain('Left undone: Rat 0; Rat 1');
    const yes = screen.getByRole('button', { name: /Do it/ });
    await clicked(yes, { detail: 2 });
    expect(sent).toEqual([]);
    await clicked(yes, { detail: 1 });
    expect(sent).toMatchObject([{ type: 'act', actions: [6] }]);
  });

  it('asks once more before a whole turn is taken back', async () => {
    const { sent } = asked({ undo: { reason: 'turn', to: 0 } });
    const all = screen.getByRole('button', { name: 'Undo the turn' });
    await fireEvent.click(all, { detail: 1 });
    expect(all.textContent).toBe('Take back the whole turn?');
    await clicked(all, { detail: 2 }); // the second half of a double click
    expect(sent).toEqual([]);
    await fireEvent.blur(all);
    expect(all.textContent).toBe('Undo the turn');
    await fireEvent.click(all, { detail: 1 });
    await clicked(all, { detail: 1 });
    expect(sent).toEqual([{ type: 'undo', version: 4, to: 0 }]);
  });

  it('speaks of lit places only where there are some', async () => {
    const { table, container } = asked();
    await settled();
    expect(container.querySelector('.sub')).toBeNull();
    cleanup();
    document.body.innerHTML = '<div class="table"><div class="board"><i data-target="space:1"></i></div></div>';
    const page = document.body.firstElementChild as HTMLElement;
    const drawn = render(Ask, { target: page, props: { table, ...NOTHING } }).container;
    await settled();
    expect(drawn.querySelector('.sub')?.textContent?.trim()).toBe('Click a lit place, or choose here.');
    document.body.innerHTML = '';
  });

  it('stays as it was laid out when it becomes known what a choice brings', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000); // more than there is room for
    const { table } = setTable({ gestures: [] });
    const ask = async () => ({ type: 'preview', preview: preview({ points: 1 }) });
    Object.assign(table.connection, { socket: { ask, close: () => undefined } });
    const { container } = render(Ask, { table, ...NOTHING });
    const grown = () => container.querySelector('.c')?.classList.contains('grown');
    await settled();
    expect(grown()).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Fold to one line' }));
    expect(grown()).toBe(false);
    const [pointed] = table.choices.offers;
    await table.previews.fetch(pointed as NonNullable<typeof pointed>);
    await settled();
    expect(table.choices.offers[0]?.preview?.points).toBe(1);
    expect(grown()).toBe(false);
    table.take(state({ version: 5, gestures: [] })); // another question begins anew
    await settled();
    expect(grown()).toBe(true);
  });

  it('leads to an end where all of very many ways begin alike', async () => {
    const spaces = [2, 3, 4, 5];
    const gestures = spaces.flatMap((a) =>
      spaces.flatMap((b) => [2, 3].map((c) => gesture([0, a, b, c], `space:${c - 2}`))),
    );
    expect(gestures.length).toBeGreaterThan(FLAT);
    const { table, sent } = setTable({
      gestures,
      choices: [{ id: 0, verb: 'rat', values: { rat: 0 }, target: 'rat:0', text: 'rat 0' }],
    });
    const { container } = render(Ask, { table, ...NOTHING });
    expect(container.querySelector('.picked')?.textContent).toBe('Rat 0');
    expect(container.querySelectorAll('.opt')).toHaveLength(4);
    await clicked(container.querySelectorAll('.opt')[1] as Element);
    await clicked(container.querySelector('.opt') as Element);
    expect(sent).toEqual([{ type: 'act', version: 4, actions: [0, 3, 2, 2] }]);
  });

  it('asks before a turn ends or something is shown, and sends only after a yes', async () => {
    const { sent } = asked();
    await clicked(screen.getByRole('button', { name: /Leave it/ }));
    expect(sent).toEqual([]);
    expect(screen.getByText('This ends your turn, so it can’t be undone.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Do it');
    const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const heard = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(heard).toMatch(/Leave it[^]*This ends your turn, so it can’t be undone\./);
    await fireEvent.click(screen.getByRole('button', { name: /Not yet/ }));
    await clicked(screen.getByRole('button', { name: /To space 3/ }));
    expect(screen.getByText(/can’t be undone/)).toBeTruthy();
    await clicked(screen.getByRole('button', { name: /Do it/ }));
    expect(sent).toEqual([{ type: 'act', version: 4, actions: [1, 5] }]);
  });

  it('is told not to ask again by a tick that can be taken back, and does what was chosen only after a yes', async () => {
    const { sent } = asked();
    await clicked(screen.getByRole('button', { name: /Leave it/ }));
    const tickBox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Don’t ask before moves' });
    expect(tickBox.checked).toBe(false);
    await fireEvent.click(tickBox);
    expect([tickBox.checked, settings.confirm, sent.length]).toEqual([true, false, 0]);
    await fireEvent.click(tickBox);
    expect([tickBox.checked, settings.confirm]).toEqual([false, true]);
    await fireEvent.click(tickBox);
    await clicked(screen.getByRole('button', { name: /Do it/ }));
    expect(sent).toEqual([{ type: 'act', version: 4, actions: [6] }]);
  });

  it('lets a click on the board mean what gives nothing up, and has a button for the rest', async () => {
    settings.confirm = false;
    const { table, sent } = setTable();
    tell(table, { rat: { gives_up: true } });
    render(Ask, { table, ...NOTHING });
    expect(table.places.acting).toEqual([]);
    table.choices.pickTarget('space:1');
    await settled();
    expect(sent).toEqual([]);
    await clicked(screen.getByRole('button', { name: /To space 1/ })); // whose words leave no doubt
    expect(sent).toEqual([{ type: 'act', version: 4, actions: [0, 3] }]);
  });

  it('keeps what is done several times in a row picked, until there is no more of it', async () => {
    settings.confirm = false;
    const go = (id: number) => ({ id, verb: 'go', values: { space: id - 2 }, target: 'ship', text: `go ${id - 2}` });
    const leave = { id: 6, verb: 'leave', values: {}, target: '', text: 'leave' };
    const { table, sent } = setTable({ choices: [go(3), go(4), leave], gestures: [] });
    tell(table, { go: { repeats: true, also: 'stock:{seat}:{space}' } });
    expect(table.places.acting).toEqual(['stock:0:1', 'ship', 'stock:0:2']);
    table.choices.pickTarget('ship');
    expect(table.choices.visible.map(({ key }) => key)).toEqual(['3', '4']);
    table.choices.pickTarget('stock:0:2');
    await settled();
    expect(sent.at(-1)).toEqual({ type: 'act', version: 4, actions: [4] });
    table.take(state({ version: 5, ply: 4, choices: [go(3), leave], gestures: [] }));
    expect(table.choices.visible.map(({ key }) => key)).toEqual(['3']);
    table.choices.back();
    expect(table.choices.visible.map(({ key }) => key)).toEqual(['3', '6']);
    table.choices.pick(table.choices.offers.filter(({ key }) => key === '3'));
    table.take(state({ version: 6, ply: 5, choices: [leave], gestures: [] }));
    expect([table.choices.narrow, table.choices.visible.length]).toEqual([false, 1]);
  });

  it('says below a choice what it brings, where there is a text for that', () => {
    const dug = told(4, 0, 'dug', { card: 'wheel' });
    const { table } = setTable({ gestures: [gesture([3], 'space:1', { events: [dug] }), gesture([4], 'space:2')] });
    expect(table.choices.offers.map(({ steps }) => steps[0]?.note)).toEqual([
      'there is a whole wheel',
      ...Array<undefined>(4),
    ]);
    expect(table.choices.options[0]).toMatchObject({ text: 'To space 1', detail: 'there is a whole wheel' });
  });

  it('counts the buttons as they stand: what has no place first, the way out last', () => {
    const { table } = setTable();
    const { choices } = table;
    const keys = () => choices.numbered.map((option) => option.key);
    expect(keys()).toEqual(['0.3', '0.4', '1.5', '6']);
    choices.loose = new Set(['1.5', '6']);
    expect(keys()).toEqual(['1.5', '0.3', '0.4', '6']);
    expect(choices.keyOf(choices.offers[0]!)).toBe(2);
    tell(table, { rat: { gives_up: true } }); // what gives something up need not be seen first
    expect(keys()).toEqual(['0.3', '0.4', '1.5', '6']);
    const { container } = render(Ask, { table, ...NOTHING });
    expect(container.querySelector('.ways .primary')?.textContent).toContain('Leave it');
  });

  it('does not ask those who do not want to be asked', async () => {
    settings.confirm = false;
    const { sent } = asked();
    await clicked(screen.getByRole('button', { name: /Leave it/ }));
    expect(sent).toHaveLength(1);
  });

  it('shows what a choice brings when it is pointed at', async () => {
    const { table } = asked();
    render(Tip, { table, stage: document.body });
    await fireEvent.pointerEnter(screen.getByRole('button', { name: /To space 1/ }));
    await settled();
    const tip = screen.getByRole('tooltip', { hidden: true });
    expect(tip.textContent?.replace(/\s+/g, ' ')).toMatch(/To space 1 ?1 Rat 0/);
    expect(tip.textContent?.replace(/\s+/g, ' ')).toContain('+2 pts');
  });

  it('keeps undo and hint by themselves, whatever is asked, and undo takes back what waits for a yes', async () => {
    const { sent, container } = asked({ undo: { to: 1 } });
    const texts = (place: string) =>
      [...container.querySelectorAll(`${place} button`)].map((one) => one.textContent?.trim());
    expect(texts('.ways')).toEqual(['Undo the turn', 'Leave it']);
    expect(texts('.fixed')).toEqual(['Hint', 'Undo']);
    expect(container.querySelectorAll('.c .opt')).toHaveLength(3);
    settings.confirm = true;
    await clicked(screen.getByRole('button', { name: /Leave it/ }));
    expect(texts('.out')).toEqual(['Not yet', 'Do it']);
    expect(texts('.fixed')).toEqual(['Hint', 'Undo']);
    await clicked(screen.getByRole('button', { name: 'Undo' }));
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /Leave it/ })).toBeTruthy();
  });

  it('says why undo is not possible, and undoes when it is', async () => {
    const { table } = setTable();
    const { unmount } = render(Ask, { table, ...NOTHING });
    expect(screen.getByText('Somebody else has moved since.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    unmount();
    const other = setTable({ undo: { to: 1 } });
    render(Ask, { table: other.table, ...NOTHING });
    await clicked(screen.getByRole('button', { name: 'Undo' }));
    expect(other.sent).toEqual([{ type: 'undo', version: 4, to: 2 }]);
    other.table.connection.pending = false;
    const all = screen.getByRole('button', { name: 'Undo the turn' });
    await fireEvent.click(all);
    await clicked(all);
    expect(other.sent.at(-1)).toEqual({ type: 'undo', version: 4, to: 1 });
  });

  it('narrows when a place stands for several ways, and goes back', async () => {
    const { table, sent } = asked();
    table.choices.pickTarget('rat:0');
    await settled();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('button', { name: /Leave it/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /Leave it/ })).toBeTruthy();
  });

  it('lets another place be picked instead of the first, without going back', async () => {
    const { table, sent } = setTable({
      gestures: [
        gesture([0, 3], 'space:1'),
        gesture([0, 4], 'space:2'),
        gesture([1, 4], 'space:2'),
        gesture([1, 5], 'space:3'),
      ],
    });
    expect(table.choices.elsewhere).toEqual([]); // nothing was picked yet
    table.choices.pickTarget('rat:0');
    expect(table.choices.picked.map((step) => step.text)).toEqual(['Rat 0']);
    expect([...(table.places.marks.others ?? [])]).toEqual(['rat:1', 'space:3']);
    expect(table.places.acts('rat:1')).toBe(false);
    table.choices.pickInstead('rat:1');
    await settled();
    expect(table.choices.picked.map((step) => step.text)).toEqual(['Rat 1']);
    expect(sent).toEqual([]);
  });

  it('another way out is another button, though it says the same', async () => {
    const { table, container } = asked();
    const out = container.querySelector('.opt.out');
    table.take(state({ version: 5, ply: 4 }));
    await tick();
    expect(container.querySelector('.opt.out')).toBe(out);
    table.take(state({ version: 6, ply: 5, ask: { step: 'dig', seat: 0 } }));
    await tick();
    expect(container.querySelector('.opt.out')?.textContent).toBe(out?.textContent);
    expect(container.querySelector('.opt.out')).not.toBe(out);
  });

  it('asks every small decision by itself when told to', async () => {
    settings.stepwise = true;
    const { sent } = asked();
    settings.confirm = false;
    await clicked(screen.getByRole('button', { name: /Rat 1/ }));
    expect(sent.at(-1)).toEqual({ type: 'act', version: 4, actions: [1] });
  });

  it('says who is to move when it is somebody else', () => {
    asked({ seat: 1, ask: null, choices: [], gestures: [], thinking: 1 });
    expect(screen.getByText(/Bruno is thinking/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /To space/ })).toBeNull();
  });

  it('says how long a computer may take, where that is long', () => {
    for (const [within, told] of [
      [1.2, 0],
      [11, 1],
    ] as const) {
      const { table } = setTable({ seat: 1, ask: null, choices: [], gestures: [], thinking: 1, within });
      render(Ask, { table, ...NOTHING });
      expect(screen.queryAllByText('answers within 11 s').length).toBe(told);
    }
  });

  it('tells what the others did, but not twice whose turn it is', () => {
    const { table } = setTable({ seat: 1, ask: null, choices: [], gestures: [], thinking: 1 });
    const last = [told(3, 1, 'moved'), told(3, 1, 'turn-began'), told(3, 1, 'turn-began', { phase: 1 })];
    table.history.entries = [{ ply: 3, seat: 1, reveals: false, told: last }];
    table.sentence = ({ name, values }) => [name, ...Object.keys(values)].join(' ');
    const { container } = render(Ask, { table, ...NOTHING });
    expect(container.querySelector('.lately')?.textContent).toBe('moved turn-began phase');
  });

  it('offers nothing while the past is looked at', () => {
    const { table } = setTable();
    table.history.looking = 1;
    render(Ask, { table, ...NOTHING });
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /To space/ })).toBeNull();
  });
});
