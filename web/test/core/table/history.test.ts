import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/core/server/api';
import { begunBy, begunIn, ticksOf } from '../../../src/core/game/counting';
import { pushedApart } from '../../../src/core/play/players/lines';
import Looking from '../../../src/core/play/log/Looking.svelte';
import LogList from '../../../src/core/play/log/LogList.svelte';
import { Moments } from '../../../src/core/table/moments';
import Timeline from '../../../src/core/play/log/Timeline.svelte';
import { sayFrom } from '../../../src/core/texts/say';
import type { AtPly, Told } from '../../../src/core/server/types';
import { setTable, tell, told as happened, withTexts } from '../../table';

beforeEach(withTexts);
afterEach(() => void vi.useRealTimers());

const told = (ply: number, name: string, values: Told['values'] = {}, seat = 0): Told =>
  happened(ply, seat, name, values);
const COUNTS = { event: 'round-began', value: 'round' };
const say = sayFrom('en', 'when-round-began = Round { $round }');

/** Two players, four rounds: a move of each, then the next round begins. */
const game = (): Told[] =>
  [1, 2, 3, 4].flatMap((round) => [
    told(2 * round - 1, 'moved', { rat: 0, start: 0, space: round }, 0),
    told(2 * round - 1, 'turn-began', { round }, 1),
    told(2 * round, 'moved', { rat: 1, start: 0, space: round }, 1),
    told(2 * round, 'round-began', { round: round + 1 }),
    told(2 * round, 'turn-began', { round: round + 1 }),
  ]);

describe('counting as the board does', () => {
  it('knows the first round, of which nothing is told', () => {
    const begun = begunIn(game(), COUNTS, say);
    expect(begun.map(({ ply, text }) => [ply, text])).toEqual([
      [0, 'Round 1'],
      [2, 'Round 2'],
      [4, 'Round 3'],
      [6, 'Round 4'],
      [8, 'Round 5'],
    ]);
    expect([0, 1, 2, 7, 8].map((ply) => begunBy(begun, ply)?.number)).toEqual([1, 1, 2, 4, 5]);
    expect(begunIn(game(), null, say)).toEqual([]);
  });

  it('writes round numbers under a curve', () => {
    const years = Array.from({ length: 20 }, (_, at) => ({ ply: at * 10, number: 1580 + at, text: '' }));
    expect(ticksOf(years, 7).map(({ number }) => number)).toEqual([1580, 1585, 1590, 1595]);
    const rounds = Array.from({ length: 18 }, (_, at) => ({ ply: at * 10, number: 1 + at, text: '' }));
    expect(ticksOf(rounds, 7).map(({ number }) => number)).toEqual([1, 5, 10, 15]);
    expect(ticksOf(rounds, 20)).toHaveLength(18);
  });
});

describe('looking back', () => {
  function over() {
    const { table } = setTable({ events: game(), ply: 8, over: true });
    tell(table, {}, { 'round-began': { counts: 'round' } });
    vi.spyOn(table.history, 'look').mockImplementation(async (ply) => {
      table.history.looking = ply;
    });
    return table;
  }

  it('jumps by turns and by rounds', () => {
    const table = over();
    const went = (by: 1 | -1, rounds: boolean) => {
      table.history.jump(by, rounds);
      return table.history.looking;
    };
    table.history.looking = 0;
    expect([went(1, true), went(1, true), went(1, false), went(-1, true)]).toEqual([2, 4, 5, 4]);
    render(Timeline, { table, onbranch: () => undefined });
    const jumps = screen.getAllByRole('button', { name: /: one (back|on)$/ }).map((one) => one.title);
    expect(jumps).toEqual(['Turn', 'Round', 'Score'].flatMap((name) => [`${name}: one back`, `${name}: one on`]));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Round 3, Step 4 of 8');
  });

  it('steps and plays turn by turn where that is asked for, and tells the whole turn', async () => {
    vi.useFakeTimers();
    // Three actions of the first player, one of the other, then two and one.
    const acts = [0, 0, 0, 1, 0, 0, 1].map((seat, at) =>
      told(at + 1, 'moved', { rat: 0, start: 0, space: at + 1 }, seat),
    );
    const begins = [3, 4, 6, 7].map((ply, at) => told(ply, 'turn-began', { round: 1 }, at % 2 ? 0 : 1));
    const events = [...acts, ...begins].sort((one, other) => one.ply - other.ply);
    const { table } = setTable({ events, ply: 7, over: true });
    vi.stubGlobal('fetch', async (path: string) => {
      const ply = Number(path.split('/').at(-1));
      return new Response(JSON.stringify({ ply, events: events.filter((one) => one.ply === ply) }));
    });
    const { history } = table;
    await history.look(0);
    const bar = within(render(Looking, { table, onbranch: () => undefined }).container);
    bar.getByRole('radio', { name: 'Turn' }).click();
    flushSync();
    const on = bar.getByRole('button', { name: 'Turn: one on' });
    const went = async (by: HTMLElement) => {
      by.click();
      await vi.advanceTimersByTimeAsync(1);
      return [history.looking, history.shown.map(({ ply }) => ply)];
    };
    expect(await went(on)).toEqual([3, [1, 2, 3]]);
    expect(await went(on)).toEqual([4, [4]]);
    expect(await went(bar.getByRole('button', { name: 'Turn: one back' }))).toEqual([3, [1, 2, 3]]);
    void history.playOn();
    await vi.advanceTimersByTimeAsync(500 + 900 + 10);
    expect(history.looking).toBe(6);
    bar.getByRole('radio', { name: 'Step' }).click();
    flushSync();
    history.step(-1);
    expect(history.looking).toBe(5);
    table.close();
  });

  it('plays on as quickly as it is asked to, however long a moment takes to come', async () => {
    vi.useFakeTimers();
    const { table } = setTable({ events: game(), ply: 8, over: true });
    vi.stubGlobal('fetch', async (path: string) => {
      await new Promise((done) => setTimeout(done, 60));
      return new Response(JSON.stringify({ ply: Number(path.split('/').at(-1)), events: [] }));
    });
    table.history.speed = 8;
    void table.history.playOn();
    await vi.advanceTimersByTimeAsync(60 + 500); // the start has come, and was looked at
    expect(table.history.looking).toBe(1);
    await vi.advanceTimersByTimeAsync((5 * 900) / 8 + 2);
    expect(table.history.looking).toBe(6);
    table.close();
  });

  it('has the log follow: the step on show is marked, and what comes after it is pale', () => {
    const table = over();
    const { container } = render(LogList, { table });
    const captions = () => [...container.querySelectorAll('.caption')].map((one) => one.textContent);
    expect(captions()[0]).toBe('Round 1');
    expect(captions().some((one) => one?.includes('turn'))).toBe(false);
    expect(container.querySelector('.later, .replaying')).toBeNull();
    table.history.looking = 3;
    flushSync();
    expect(container.querySelector('.replaying')?.textContent).toContain('to 2');
    expect(container.querySelectorAll('.later')).toHaveLength(5);
    table.history.looking = 0;
    flushSync();
    expect(container.querySelector('.replaying')).toBeNull();
    expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy();
  });
});

describe('moments of the past', () => {
  const at = (ply: number) => ({ ply }) as AtPly;

  it('fetches what is wanted now, not what was overtaken, and keeps it', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const moments = new Moments(async (ply) => {
      asked.push(ply);
      return at(ply);
    });
    const all = [1, 2, 3, 4, 5].map((ply) => moments.at(ply));
    await vi.runAllTimersAsync();
    expect((await Promise.all(all)).map((one) => one?.ply ?? null)).toEqual([null, null, null, null, 5]);
    expect(asked).toEqual([5]);
    expect(await moments.at(5)).toEqual(at(5));
    moments.forget();
    const again = moments.at(5);
    await vi.runAllTimersAsync();
    expect([await again, asked]).toEqual([at(5), [5, 5]]);
  });

  it('has what was prepared when it is asked for, and asks for nothing twice', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const moments = new Moments(async (ply) => {
      asked.push(ply);
      await new Promise((done) => setTimeout(done, 200));
      return at(ply);
    });
    moments.prepare(3);
    await vi.advanceTimersByTimeAsync(100);
    const found = moments.at(3); // still on its way
    await vi.runAllTimersAsync();
    moments.prepare(3);
    moments.prepare(4);
    const other = moments.at(9); // overtakes what nobody waits for
    await vi.runAllTimersAsync();
    expect([await found, await other, asked]).toEqual([at(3), at(9), [3, 9]]);
  });

  it('waits where the server says that it is too much, and gives up on anything else', async () => {
    vi.useFakeTimers();
    const answers = [new ApiError('slow-down', '', 429), at(7), new ApiError('gone', '', 404)];
    const moments = new Moments(async () => {
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      return answer as AtPly;
    });
    const found = moments.at(7);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(at(7));
    const none = moments.at(8);
    await vi.runAllTimersAsync();
    expect(await none).toBeNull();
  });
});

it('keeps the names at the ends of curves apart, and all of them on the chart', () => {
  const at = (...ends: number[]) => ends.map((one) => ({ at: one }));
  expect(pushedApart(at(50, 10, 12), 17, 100)).toEqual(at(10, 27, 50));
  expect(pushedApart(at(95, 95, 95), 17, 100)).toEqual(at(66, 83, 100)); // three that end at nothing
});
