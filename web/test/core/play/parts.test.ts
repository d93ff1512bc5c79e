import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import Chart from '../../../src/core/pages/over/Chart.svelte';
import Data from '../../../src/core/rules/Data.svelte';
import Live from '../../../src/core/pages/shared/Live.svelte';
import LogList from '../../../src/core/play/log/LogList.svelte';
import Recap from '../../../src/core/play/log/Recap.svelte';
import Since from '../../../src/core/play/log/Since.svelte';
import PlayerCard from '../../../src/core/play/players/PlayerCard.svelte';
import Qr from '../../../src/core/pages/shared/Qr.svelte';
import Scores from '../../../src/core/play/players/Scores.svelte';
import { mark, targetOf, type Marks } from '../../../src/core/game/targets';
import TextBoard from '../../../src/core/play/board/TextBoard.svelte';
import Timeline from '../../../src/core/play/log/Timeline.svelte';
import { titleOf } from '../../../src/core/table/turn';
import type { Judged, Summary } from '../../../src/core/server/types';
import { setTable, state, summary, tell, withTexts } from '../../table';

type Seated = Summary['seats'][number];

beforeAll(withTexts);
afterEach(cleanup);

describe('targets', () => {
  it('are marked, named and reachable, and left alone again', () => {
    document.body.innerHTML =
      '<svg><g data-target="space:1" aria-label="Space 1" role="img"><circle/></g><g data-target="space:2"></g></svg>';
    const marks: Marks = {
      states: new Map([['space:1', ['offered', 'focused']]]),
      labels: new Map([['space:1', 'Go to space 1']]),
    };
    mark(document.body, marks);
    const [one, two] = [...document.querySelectorAll('g')];
    expect(one?.getAttribute('data-state')).toBe('offered focused');
    expect([one?.getAttribute('role'), one?.getAttribute('tabindex'), one?.getAttribute('aria-label')]).toEqual([
      'button',
      '0',
      'Go to space 1',
    ]);
    expect(two?.hasAttribute('tabindex')).toBe(false);
    expect(targetOf(document.querySelector('circle'), document.body)).toBe('space:1');
    mark(document.body, { states: new Map(), labels: new Map() });
    expect([
      one?.hasAttribute('data-state'),
      one?.hasAttribute('tabindex'),
      one?.getAttribute('aria-label'),
      one?.getAttribute('role'),
    ]).toEqual([false, false, 'Space 1', 'img']);
    // A picture that gives another name while a place can be chosen, or in the moment it no longer can, is not overheard.
    mark(document.body, marks);
    one?.setAttribute('aria-label', 'Space 1, empty');
    mark(document.body, { states: new Map(), labels: new Map() });
    expect(one?.getAttribute('aria-label')).toBe('Space 1, empty');
    document.body.innerHTML = '';
  });
});

describe('parts of a table', () => {
  it('the score explains every line', () => {
    const { table } = setTable();
    render(Scores, { table, ondata: () => undefined });
    expect(screen.getByText('What you dug out.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Total/ }).textContent).toMatch(/5.*0/);
    expect(screen.getByText('Which ones?')).toBeTruthy();
  });

  it('the final score begins with the winner and the total, and says who had most where one did', () => {
    const lines = { cheese: 3, home: 2 };
    const { table } = setTable({
      scores: [
        { seat: 0, points: 5, lines, rank: 5, won: false },
        { seat: 1, points: 4, lines: { ...lines, home: 1 }, rank: 4, won: true },
      ],
    });
    const { container } = render(Scores, { table, bars: true, ondata: () => undefined });
    const rows = [...container.querySelectorAll('tr')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    expect(rows[1]).toMatch(/^Total ?4 ?5$/);
    expect(rows.filter((row) => row.includes('most'))).toHaveLength(1);
    expect(container.querySelectorAll('em')).toHaveLength(1);
  });

  it('the log tells under a name what happened, and is searched', async () => {
    const { table } = setTable();
    const { container } = render(LogList, { table });
    const told = () => [...container.querySelectorAll('h3 b, li p')].map((line) => line.textContent?.trim());
    expect(told()).toEqual(['Bruno', 'Walks rat 0 from 0 to 2.']);
    const look = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
    await look('RAT 0');
    expect(told()).toHaveLength(2);
    await look('cheese');
    expect(told()).toEqual([]);
    expect(screen.getByText('Nothing in the log reads like that.')).toBeTruthy();
  });

  it('the timeline knows where it is', () => {
    const { table } = setTable();
    render(Timeline, { table, onbranch: () => undefined });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Step 3 of 3');
    const off = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['To the start', 'One step back', 'Play', 'One step on', 'Back to now'].map(off)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('a view nobody drew is told in the words of the game', async () => {
    const { table } = setTable();
    vi.stubGlobal('fetch', async (path: string) => new Response(`${path}\n  Seat 1: 3 cheese`));
    render(TextBoard, { table });
    expect(screen.getByText('Seat 1: Anna · Seat 2: Bruno')).toBeTruthy();
    expect(await screen.findByText('/api/tables/abc/words/en')).toBeTruthy();
    expect(screen.getByText('Seat 1: 3 cheese')).toBeTruthy();
  });

  it('what the others did without getting points is folded', async () => {
    const { table } = setTable();
    render(Since, { table });
    expect(screen.getByText('Bruno: no points')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One step without points' }));
    expect(screen.getByText('Bruno walks rat 0 from 0 to 2')).toBeTruthy();
  });

  it('what the others did is told once, in few words, though several turns may pass with one action', async () => {
    const moved = (ply: number, seat: number, space: number) => ({
      ply,
      seat,
      name: 'moved',
      values: { rat: 0, start: 0, space },
      reveals: false,
    });
    const began = { ply: 3, seat: 1, name: 'turn-began', values: {}, reveals: false };
    const { table } = setTable({
      events: [moved(2, 0, 1), moved(3, 1, 2), { ...moved(3, 1, 3), name: 'found' }, began, moved(3, 1, 4)],
    });
    // What an icon says is not said in words too.
    tell(table, {}, { found: { brings: { cheese: 1 } } });
    table.history.recap = true;
    const { container } = render(Recap, { table });
    await tick();
    expect(container.querySelector('h3 small')?.textContent).toBe('2 turns, 2 steps');
    expect(
      [...container.querySelectorAll('li p')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Bruno walks rat 0 from 0 to 2', 'Bruno walks rat 0 from 0 to 4']);
  });

  it('a moment of an analysis is looked at deeper once, and what was found takes its place', async () => {
    const move = (chance: number) => ({ actions: [0, 3], target: 'space:1', chance });
    const judged = (ply: number, chance: number): Judged => {
      const cost = { cost: 0, turning: false, turn: 1, seat: 0 };
      return { ply, ...cost, chances: [chance, 1 - chance], best: [move(chance)], played: move(chance) };
    };
    const { table } = setTable({ over: true });
    const { analysis } = table;
    analysis.moments = [judged(0, 0.5), judged(2, 0.6)];
    const ask = vi.fn(async () => ({ type: 'explanation', ply: 2, best: [[]], played: [], judged: judged(2, 0.4) }));
    Object.assign(table.connection, { socket: { ask, close: () => undefined } });
    const second = analysis.moments[1] as Judged;
    expect(analysis.mayDeepen(second)).toBe(true);
    await analysis.deepen(second);
    expect(ask).toHaveBeenCalledWith({ type: 'explain', ply: 2, deeper: true });
    expect(analysis.moments.map(({ chances }) => chances[0])).toEqual([0.5, 0.4]);
    expect(analysis.mayDeepen(second)).toBe(false);
  });

  it('a card says until when somebody may take their time, and who is on holiday', () => {
    const day = Date.UTC(2031, 4, 6, 12);
    const [anna, bruno] = summary().seats as [Seated, Seated];
    const friend = { ...bruno, kind: 'person' as const, level: null, connected: false, holiday: day };
    const { table } = setTable({ seat: 1, table: { ...summary(), deadline: day, seats: [anna, friend] } });
    const card = (seat: number) => {
      const { container } = render(PlayerCard, { table, seat, open: false, onscore: () => undefined });
      return container.querySelector('.status')?.textContent ?? '';
    };
    expect(card(0)).toBe('you');
    expect(card(1)).toMatch(/^to move, on holiday until May 6, .+, until May 6, /);
  });

  it('an opponent below its strength says so in one line', () => {
    const { table } = setTable();
    if (table.details) table.details = { ...table.details, weaker: { random: 'unfit' } };
    const card = (open: boolean) => {
      const { container } = render(PlayerCard, { table, seat: 1, open, onscore: () => undefined });
      return container.querySelector('.weaker')?.textContent.trim();
    };
    expect(card(false)).toBe('weaker: no network fits');
    expect(card(true)).toBe('Weaker here: no trained network fits these rules.');
    expect(
      render(PlayerCard, { table, seat: 0, open: true, onscore: () => undefined }).container.querySelector('.weaker'),
    ).toBeNull();
  });

  it('the title says whose turn it is', () => {
    expect(titleOf(setTable().table, 'Toy')).toBe('● Your turn · Toy');
    expect(titleOf(setTable({ seat: 1 }).table, 'Toy')).toBe('Bruno is to move · Toy');
    expect(titleOf(setTable({ you: [0, 1], seat: 1 }).table, 'Toy')).toBe('● Bruno: Your turn · Toy');
    expect(titleOf(setTable({ over: true, seat: -1 }).table, 'Toy')).toBe('The game is over. · Toy');
  });

  it('the live region says what is asked', async () => {
    const { table } = setTable();
    render(Live, { table });
    await tick();
    expect(screen.getByTestId('live').textContent).toBe('Your turn. Which rat walks? 4 choices.');
    table.state = state({ version: 5, seat: 1 });
    await tick();
    expect(screen.getByTestId('live').textContent).toContain('Bruno walks rat 0 from 0 to 2.');
  });

  it('the chart is a table too', async () => {
    const { table } = setTable();
    render(Chart, {
      table,
      points: [
        [0, 0],
        [2, 0],
        [5, 1],
      ],
      failed: false,
      onretry: () => undefined,
      onlook: () => undefined,
      onbranch: () => undefined,
    });
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Anna 5');
    await fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('rebuilt values are shown first', () => {
    const { table } = setTable();
    render(Data, { details: table.details!, say: table.say });
    expect(screen.getByText('card.wheel')).toBeTruthy();
    expect(screen.queryByText('course.short')).toBeNull();
  });

  it('a link becomes a code', () => {
    render(Qr, { text: 'https://example.org/table/abc#code' });
    expect(screen.getByRole('img', { name: /QR/ }).querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(
      500,
    );
  });
});
