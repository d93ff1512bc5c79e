/** What the others did since one's own act: where it begins, how a walk is told, and what is told to whom. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../../../src/core/server/api';
import { after, chaptersOf, walksByAction, walksWhole } from '../../../../src/core/game/log';
import Recap from '../../../../src/core/play/log/Recap.svelte';
import Since from '../../../../src/core/play/log/Since.svelte';
import { sayFrom } from '../../../../src/core/texts/say';
import { marksOf } from '../../../../src/core/game/trail';
import type { Told } from '../../../../src/core/server/types';
import { eventText } from '../../../../src/core/game/words';
import { setTable, tell, told, withTexts } from '../../../table';

const step = (ply: number, node: string) => told(ply, 1, 'burrowed', { node });

const WALKS = { burrowed: { along: 'node', from: 'entrance' } };

const moved = (ply: number, seat: number) => told(ply, seat, 'moved', { rat: 0, start: 0, space: ply });

describe('a walk', () => {
  const say = sayFrom(
    'en',
    'node-entrance = the entrance\nnode-food = the food\nevent-burrowed-way = { $seat } walks from { $node-from } to { $node }.\nevent-lit = { $seat }’s light goes to { $light }.\nown-lit = Your light goes to { $light }.',
  );

  it('is told once, from where to where, and drawn as one way', () => {
    const all = [step(1, 'fork'), told(1, 1, 'collected'), step(2, 'corner'), step(3, 'food')];
    const [chapter] = walksWhole(chaptersOf(all), WALKS, all);
    expect(chapter?.entries.map((entry) => [entry.ply, entry.told.map((one) => one.name)])).toEqual([
      [1, ['collected']],
      [3, ['burrowed-way']],
    ]);
    const walk = chapter?.entries.at(-1)?.told[0] as Told;
    expect(eventText(walk, ['Anna', 'Bruno'], say)).toBe('Bruno walks from the entrance to the food.');
    expect(marksOf(chapter?.entries.slice(-1) ?? [], () => 'seat-2')[0]?.ways).toEqual([
      ['node:entrance', 'node:food'],
    ]);
  });

  it('begins where the last one ended', () => {
    const all = [step(1, 'fork'), told(2, 0, 'moved'), step(3, 'corner'), step(3, 'food')];
    const last = walksWhole(chaptersOf(all), WALKS, all).at(-1)?.entries[0]?.told;
    expect(last?.map((one) => one.values)).toEqual([{ node: 'food', 'node-from': 'fork' }]);
  });

  it('is told in the log action by action', () => {
    const all = [step(1, 'fork'), step(1, 'corner'), told(1, 1, 'collected'), step(2, 'food')];
    const [chapter] = walksByAction(chaptersOf(all), WALKS, all);
    expect(chapter?.entries.map((entry) => entry.told.map(({ name, values }) => [name, values]))).toEqual([
      [
        ['burrowed-way', { node: 'corner', 'node-from': 'entrance' }],
        ['collected', {}],
      ],
      [['burrowed-way', { node: 'food', 'node-from': 'corner' }]],
    ]);
  });

  it('is told group by group where steps say whence they go', () => {
    const march = (ply: number, start: string, cell: string) => told(ply, 1, 'marched', { start, cell });
    const all = [march(1, 'E10', 'E9'), march(2, 'E9', 'E8'), march(3, 'K10', 'K9'), told(3, 1, 'razed')];
    const [chapter] = walksByAction(chaptersOf(all), { marched: { along: 'cell', from: 'A1' } }, all);
    expect(chapter?.entries.map(({ ply, told }) => [ply, told[0]?.values])).toEqual([
      [2, { start: 'E9', cell: 'E8', 'cell-from': 'E10' }],
      [3, { start: 'K10', cell: 'K9', 'cell-from': 'K10' }],
    ]);
  });

  it('has words of its own for whoever it is about', () => {
    const lit = told(1, 0, 'lit', { light: 5 });
    expect(eventText(lit, ['Anna', 'Bruno'], say)).toBe('Anna’s light goes to 5.');
    expect(eventText(lit, ['Anna', 'Bruno'], say, 0)).toBe('Your light goes to 5.');
    expect(eventText(lit, ['Anna', 'Bruno'], say, 1)).toBe('Anna’s light goes to 5.');
  });

  it('has words for whom it is done to', () => {
    const gives = sayFrom(
      'en',
      'event-given = { $seat } gives { $player } one.\nevent-given-you = { $seat } gives you one.',
    );
    const given = told(1, 1, 'given', { player: 0 });
    expect(eventText(given, ['Guest', 'Bruno'], gives)).toBe('Bruno gives Guest one.');
    expect(eventText(given, ['Guest', 'Bruno'], gives, 0)).toBe('Bruno gives you one.');
    expect(eventText(given, ['Guest', 'Bruno'], gives, 1)).toBe('Bruno gives Guest one.');
  });
});

describe('since one’s own act', () => {
  beforeAll(withTexts);

  it('only what came after it is left, though nothing may be told of oneself', () => {
    const chapters = chaptersOf([moved(1, 1), moved(2, 1), moved(3, 1), moved(4, 2)]);
    expect(after(chapters, 2).map(({ first, entries }) => [first, entries.map(({ ply }) => ply)])).toEqual([
      [3, [3]],
      [4, [4]],
    ]);
    expect(after(chapters, 4)).toEqual([]);
  });

  it('begins anew with every act of this screen', async () => {
    const { table } = setTable({ events: [moved(1, 1), moved(2, 1), moved(3, 1)] });
    expect(table.history.since.flatMap(({ entries }) => entries)).toHaveLength(3);
    await table.moves.sendAll([6]); // it is action 4, and what is told of it is another's
    table.history.told = [...table.history.told, moved(4, 1), moved(5, 1)];
    table.state = { ...table.state!, ply: 5 };
    expect(table.history.since.flatMap(({ entries }) => entries.map(({ ply }) => ply))).toEqual([5]);
  });

  /** What a screen knows after each of these: whose points stand how, and what was told. */
  const hear = (events: Told[], standing: number[][]) => {
    const { table } = setTable({ events: [], ply: 0 });
    const state = table.state!;
    const scores = (row: number[]) => row.map((points, seat) => ({ ...state.scores[0]!, seat, points }));
    standing.forEach((row, ply) => {
      const told = events.filter((one) => one.ply === ply);
      table.history.hear({ ...state, ply, kept: ply - 1, events: told, scores: scores(row) }, ply ? state : null);
    });
    table.state = { ...state, ply: standing.length - 1, scores: scores(standing.at(-1) ?? []) };
    return table;
  };
  const rows = (container: Element, selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());

  it('tells what one’s own last act brought the others', () => {
    const table = hear([moved(1, 0), moved(2, 1)], [[2, 4], [2, 7], [2, 7]]); // prettier-ignore
    const { container } = render(Since, { table });
    expect(rows(container, 'h3')).toEqual([expect.stringContaining('4 → 7')]);
    expect(rows(container, 'li b')).toEqual(['+3', '']);
    expect(container.textContent).not.toContain('no points');
  });

  it('begins with points, those of whoever sits here first, and tells with each what else they did', () => {
    const events = [moved(1, 1), moved(2, 1), moved(3, 1), told(4, 1, 'dug', { card: 'gem' })];
    const table = hear(events, [[2, 4], [2, 7], [2, 7], [1, 7], [1, 7]]); // prettier-ignore
    const { container } = render(Since, { table });
    expect(rows(container, 'h3')).toEqual(['You 2 → 1', expect.stringContaining('4 → 7')]);
    expect(rows(container, 'li b')).toEqual(['−1', '+3', '', '', '']); // whoever cost me a point moved all the same
  });

  it('tells a step without points in its own few words, with what it brought', () => {
    const dug = (ply: number) => [told(ply, 1, 'dug', { card: 'gem' }), told(ply, 1, 'found')];
    const table = hear([...dug(1), ...dug(2)], [[0, 0], [0, 0], [0, 0]]); // prettier-ignore
    tell(table, {}, { found: { brings: { cheese: 2 } } });
    const { container } = render(Since, { table });
    expect(rows(container, 'li')).toEqual(['Digs for it (twice) +4 cheese']);
  });

  it('tells what was done to somebody from their side, and why points changed', () => {
    const given = told(1, 1, 'given', { player: 0 });
    const events = [moved(1, 1), given, told(1, 1, 'dug', { card: 'gem' })];
    const table = hear(events, [[2, 4], [3, 3]]); // prettier-ignore
    tell(table, {}, { given: { brings: { cheese: -1 }, hands: { cheese: 1 } } });
    const { container } = render(Since, { table });
    expect(rows(container, 'li')).toEqual(['+1One from Bruno, leftovers +1', '−1One to Anna, leftovers −1']);
  });

  it('tells an act once that ended a turn and began the next', () => {
    const dug = told(1, 1, 'dug', { card: 'gem' });
    const table = hear([dug, told(1, 1, 'turn-began'), dug], [[2, 4], [2, 7]]); // prettier-ignore
    expect(table.history.since.flatMap(({ entries }) => entries.map(({ ply }) => ply))).toEqual([1, 1]);
    const { container } = render(Since, { table });
    expect(rows(container, 'li b')).toEqual(['+3']);
  });

  it('gathers the same steps, and says who got no points', () => {
    const dug = (ply: number) => told(ply, 1, 'dug', { card: 'gem' });
    const table = hear([dug(1), dug(2)], [[0, 0], [0, 0], [0, 0]]); // prettier-ignore
    const { container } = render(Since, { table });
    expect(rows(container, 'h3')).toEqual([expect.stringMatching(/ no points$/)]);
    expect(rows(container, 'li')).toEqual(['Digs for it (twice)']);
  });

  it('leaves it to a game to count its steps in its own words', () => {
    const lifted = (ply: number) => told(ply, 1, 'lifted');
    const table = hear([lifted(1), lifted(2)], [[0, 0], [0, 0], [0, 0]]); // prettier-ignore
    const { container } = render(Since, { table });
    expect(rows(container, 'li')).toEqual(['Lifts 2']);
  });

  it('counts up what a step brings by a number of its own', () => {
    const packed = (ply: number, bags: number) => told(ply, 1, 'packed', { bags, floor: 3 });
    const table = hear([packed(1, 2), packed(2, 2), packed(3, 1)], [[0, 0], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
    tell(table, {}, { packed: { brings: { bag: '-bags' } } });
    const { container } = render(Since, { table });
    expect(rows(container, 'li')).toEqual(['Packs 4', 'Packs 1']);
  });

  describe('where room is short', () => {
    const room = (property: 'scrollHeight' | 'clientHeight', height: number) =>
      vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(height);
    const packed = (ply: number) => told(ply, 1, 'packed', { bags: 1 });
    const dug = told(3, 1, 'dug', { card: 'gem' });

    it.each([
      ['beside other steps', [packed(1), packed(2), dug], ['Digs for it']],
      ['but where there is nothing else', [packed(1), packed(2)], ['Packs 1 (twice)']],
    ])('leaves out what is of little account, %s', async (_, events, lines) => {
      const heights = [room('scrollHeight', 500), room('clientHeight', 120)];
      const table = hear(events, [[0, 0], ...events.map(() => [0, 0])]);
      const { container } = render(Since, { table });
      await vi.waitFor(() => expect(rows(container, 'li')).toEqual(lines));
      heights.forEach((one) => one.mockRestore());
    });
  });

  it('tells what the same steps brought together', () => {
    const dug = (ply: number) => told(ply, 1, 'dug', { card: 'gem' });
    const table = hear([dug(1), dug(2)], [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    const { container } = render(Since, { table });
    expect(rows(container, 'li')).toEqual(['+2Digs for it (twice)']);
  });

  it('asks once how everybody stood before, also where that is refused', async () => {
    const refuse = () => new Promise<never>((_, no) => setTimeout(() => no(new ApiError('too-many', '', 429))));
    const asked = vi.spyOn(api, 'points').mockImplementation(refuse);
    const { table } = setTable({ events: [moved(1, 1), moved(2, 1)], ply: 2 });
    table.history.hear(table.state!, null);
    render(Since, { table });
    await new Promise((done) => setTimeout(done, 50));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockResolvedValue([[0, 4], [0, 5], [0, 7]]); // prettier-ignore
    table.history.hear(table.state!, table.state!); // something has happened
    await vi.waitFor(() => expect(table.history.pointsAt(0)).toEqual([0, 4]));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('lies over nothing while it is played', async () => {
    const { table } = setTable();
    table.history.recap = true;
    const { container } = render(Recap, { table });
    expect(container.querySelector('.recap')).toBeTruthy();
    table.history.looking = 2;
    await tick();
    expect(container.querySelector('.recap')).toBeNull();
    table.history.looking = null;
    await tick();
    expect(container.querySelector('.recap')).toBeTruthy();
  });
});
