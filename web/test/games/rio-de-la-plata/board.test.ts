import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../src/core/game/game-ui';
import Board from '../../../src/games/rio-de-la-plata/Board.svelte';
import { boxOf, type Values } from '../../../src/games/rio-de-la-plata/box';
import Brief from '../../../src/games/rio-de-la-plata/Brief.svelte';
import Cover from '../../../src/games/rio-de-la-plata/Cover.svelte';
import { game } from '../../../src/games/rio-de-la-plata';
import Order from '../../../src/games/rio-de-la-plata/Order.svelte';
import Panel from '../../../src/games/rio-de-la-plata/Panel.svelte';
import { pageOf } from '../../../src/games/rio-de-la-plata/reading';
import type { View } from '../../../src/games/rio-de-la-plata/view';
import { samplesOf, seatsOf, strictly, targetsIn } from '../samples';

const { sample, box, words } = samplesOf<View, Values>('rio-de-la-plata');
const asDrawn = (view: View, say = words('en'), shape = 1.4) => ({
  view,
  box,
  seats: seatsOf(view),
  say,
  you: 0,
  shape,
});
/** The whole table: the stage, the order of turns and every tray, in one document. */
function renderAll(view: View, say: Say) {
  const props = asDrawn(view, say);
  for (const Part of [Board, Order, ...(game.trays ?? []).map((tray) => tray.Content)]) render(Part, props);
  return document.body;
}
const SAMPLES = ['view', 'battle', 'staging', 'trade', 'over', 'full'];

describe.each(SAMPLES)('the board of samples/%s', (name) => {
  const view = sample(name);
  const seats = seatsOf(view);

  it('draws everything', () => {
    const say = words('en'); // the other languages have the same keys
    const [strict, unknown] = strictly(say);
    const container = renderAll(view, strict);
    expect([...unknown]).toEqual([]);
    const targets = targetsIn(container);
    const beginning = (kind: string): string[] => targets.filter((one) => one.startsWith(kind));
    expect(beginning('cell:')).toHaveLength(160);
    expect(beginning('line:')).toHaveLength(290);
    expect(beginning('edge:')).toHaveLength(52);
    expect(beginning('character:')).toHaveLength(12);
    for (const [ladder, { spaces }] of Object.entries(view.ladders))
      expect(beginning(`ladder:${ladder}:`)).toHaveLength(spaces.length);
    for (const [column, slots] of Object.entries(view.slots))
      expect(beginning(`slot:${column}:`)).toHaveLength(slots.length);
    for (const area of Object.keys(view.areas)) expect(targets).toContain(`area:${area}`);
    for (const edge of Object.keys(view.fight?.staged ?? {})) expect(targets).toContain(`staged:${edge}`);
    for (const group of view.fight?.groups ?? []) expect(targets).toContain(`group:${group.cell}`);
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
    // Every sheet with discs knows all of them: those that lie elsewhere wait outside its edge.
    const sheets = [...container.querySelectorAll('.pieces')];
    expect(sheets.map((pieces) => pieces.querySelectorAll('use[href^="#rio-disc"]').length)).toEqual(
      Array(3).fill(9 * view.players.length),
    );
    expect(container.querySelectorAll('.pieces use[href^="#rio-foe"]')).toHaveLength(
      view.fight ? view.fight.enemies - view.fight.to_stage : 0,
    );
    expect(beginning('player:')).toHaveLength(view.players.length);
    expect(beginning('year:')).toHaveLength(view.last_year - 1579);
    expect(beginning('district:')).toHaveLength(8);
    expect(beginning('enemy:')).toHaveLength(2);
  });

  it('shows a panel for each seat', () => {
    for (const Part of [Panel, Brief])
      view.players.forEach((player, seat) => {
        const { container, unmount } = render(Part, { view, box, seat, seats, say: words('en') });
        if (player.coins || Part === Panel) expect(container.textContent).toContain(String(player.coins));
        expect(container.innerHTML).not.toMatch(/undefined|NaN/);
        unmount();
      });
  });
});

it('moves discs instead of drawing new ones', async () => {
  const view = sample('start');
  const { container, rerender } = render(Board, asDrawn(view));
  const before = [...container.querySelectorAll('.pieces .moves')];
  const player = view.players[0];
  if (!player) throw new Error('nobody sits here');
  const next: View = {
    ...view,
    players: [{ ...player, supply: player.supply - 1 }, ...view.players.slice(1)],
    discs: [{ cell: 'E9', seat: 0, discs: 1 }],
  };
  await rerender({ view: next });
  expect([...container.querySelectorAll('.pieces .moves')]).toEqual(before);
});

it('has something to read about everything that can be read', () => {
  const view = sample('battle');
  const container = renderAll(view, words('en'));
  for (const Part of [Panel, Brief]) render(Part, { view, box, seat: 0, seats: seatsOf(view), say: words('en') });
  const infos = new Set(
    [...container.querySelectorAll('[data-info]')].map((element) => element.getAttribute('data-info') ?? ''),
  );
  expect(infos.size).toBeGreaterThan(240);
  const pages = [...infos].map((info) => ({ info, page: pageOf(info, view, boxOf(box), seatsOf(view), words('en')) }));
  expect(pages.filter(({ page }) => !page?.title || !(page.text || page.facts.length))).toEqual([]);
  // Every place can be read: it carries a card itself, or stands on a sheet that does. Sides of plots do so once built.
  const bare = [...container.querySelectorAll('[data-target]')].filter((place) => !place.closest('[data-info]'));
  expect(
    bare.map((place) => place.getAttribute('data-target')).filter((one) => !/^(line|edge):/.test(one ?? '')),
  ).toEqual([]);
  expect(container.querySelectorAll('[data-info^="edge:"]')).toHaveLength(view.walls.length);
  expect(container.querySelectorAll('[data-info^="line:"]')).toHaveLength(view.roads.length);
});

it('keeps every place in the tray that says it holds it', () => {
  const view = sample('view');
  for (const tray of game.trays ?? []) {
    const { container, unmount } = render(tray.Content, asDrawn(view, words('en'), 0.3));
    expect(
      targetsIn(container).filter((target) => !tray.holds(target, view)),
      tray.id,
    ).toEqual([]);
    unmount();
  }
  const { container } = render(Board, asDrawn(view));
  expect(targetsIn(container).filter((place) => game.trays?.some((tray) => tray.holds(place, view)))).toEqual([]);
});

it('says in the enemies’ tray that they attack, and once none is left that the fight is over', () => {
  const view = sample('battle');
  const tray = game.trays?.find(({ id }) => id === 'enemies');
  if (!tray || !view.fight) throw new Error('there is no fight to look at');
  const shown = (now: View) => render(tray.Content, asDrawn(now, words('en'), 0.3)).container;
  expect(shown(view).querySelector('.battle')?.textContent).toMatch(/attack.*enemies left/s);
  // A defender who has no free recruit left still recruits: no round has begun.
  const before = {
    ...view.fight,
    round: 1,
    to_stage: 0,
    enemies: 2,
    staged: { 'A1-N': 2 },
    free_discs: 0,
    recruits: 0,
  };
  const figures = (part: string) =>
    shown({ ...view, fight: { ...before, part } }).querySelector('.battle')?.textContent;
  expect(figures('recruiting')).toContain('free recruits left');
  expect(figures('recruiting')).not.toContain('to move');
  expect(figures('rounds')).not.toContain('free recruits left');
  const after = shown({ ...view, fight: { ...view.fight, enemies: 0, staged: {}, groups: [], mover: null } });
  expect(after.querySelector('.battle strong')?.textContent).toBe('The fight is over');
  expect(after.querySelector('.battle')?.textContent).not.toMatch(/attack|enemies left/);
});

it('says all through a fight who came, and whose workers defend what', () => {
  const view = sample('battle');
  const tray = game.trays?.find(({ id }) => id === 'enemies');
  if (!tray || !view.fight) throw new Error('there is no fight to look at');
  const rows = (now: View) =>
    [...render(tray.Content, asDrawn(now, words('en'), 0.3)).container.querySelectorAll('.battle li')].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
  const found = rows(view);
  expect(found).toContain('Enemies that came23');
  expect(found).toContain('for the defending players8');
  // A5 is Player 1’s hut; on I10 Player 2 stands beside Player 4, who commands.
  expect(found).toContain('A5, hut: 1 worker');
  expect(found.filter((row) => row.startsWith('I10'))).toHaveLength(2);
  const theirs = view.buildings.map((one) => (one.cell === 'A5' ? { ...one, owner: 1 } : one));
  expect(rows({ ...view, buildings: theirs })).toContain('A5, hut of Player 2: 1 worker');
  const early = { ...view.fight, came: 0, made_of: {} };
  expect(rows({ ...view, fight: early }).join()).not.toContain('Enemies that came');
});

it('has a cover', () => {
  expect(render(Cover).container.querySelector('svg')).not.toBeNull();
});
