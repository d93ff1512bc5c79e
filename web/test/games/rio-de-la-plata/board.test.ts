import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/core/game-ui';
import { sayFrom, type Language } from '../../../src/core/say';
import Board from '../../../src/games/rio-de-la-plata/Board.svelte';
import { boxOf, type Values } from '../../../src/games/rio-de-la-plata/box';
import Cover from '../../../src/games/rio-de-la-plata/Cover.svelte';
import Panel from '../../../src/games/rio-de-la-plata/Panel.svelte';
import { pageOf } from '../../../src/games/rio-de-la-plata/reading';
import type { View } from '../../../src/games/rio-de-la-plata/view';

const folder = 'src/games/rio-de-la-plata';
const box = JSON.parse(readFileSync(`${folder}/samples/box.json`, 'utf-8')) as Values;
const sample = (name: string): View => JSON.parse(readFileSync(`${folder}/samples/${name}.json`, 'utf-8')) as View;
const words = (language: Language) =>
  sayFrom(language, readFileSync(`../src/riverrat/games/rio_de_la_plata/texts/${language}.ftl`, 'utf-8'));
const seatsOf = (view: View): SeatInfo[] =>
  view.players.map((_, at) => ({ name: `Player ${at + 1}`, colour: at as 0, you: at === 0 }));
const SAMPLES = ['view', 'start', 'battle', 'staging', 'trade', 'away', 'over', 'full'];

describe.each(SAMPLES)('the board of samples/%s', (name) => {
  const view = sample(name);
  const seats = seatsOf(view);

  it.each((name === 'battle' || name === 'view' ? ['en', 'de', 'fr'] : ['en']) as Language[])(
    'draws everything with words of %s',
    (language) => {
      const say = words(language);
      const unknown = new Set<string>();
      const strict = Object.assign(
        (key: string, values?: Record<string, string | number>) => {
          if (!say.has(key)) unknown.add(key);
          return say(key, values);
        },
        { has: say.has },
      );
      const { container, unmount } = render(Board, { view, box, seats, say: strict, you: 0, shape: 1.4 });
      expect([...unknown]).toEqual([]);
      expect(container.querySelectorAll('[data-target^="cell:"]')).toHaveLength(160);
      expect(container.querySelectorAll('[data-target^="line:"]')).toHaveLength(290);
      expect(container.querySelectorAll('[data-target^="edge:"]')).toHaveLength(52);
      expect(container.querySelectorAll('[data-target^="character:"]')).toHaveLength(12);
      for (const [ladder, { spaces }] of Object.entries(view.ladders))
        expect(container.querySelectorAll(`[data-target^="ladder:${ladder}:"]`)).toHaveLength(spaces.length);
      for (const [column, slots] of Object.entries(view.slots))
        expect(container.querySelectorAll(`[data-target^="slot:${column}:"]`)).toHaveLength(slots.length);
      for (const area of Object.keys(view.areas))
        expect(container.querySelector(`[data-target="area:${area}"]`)).not.toBeNull();
      for (const edge of Object.keys(view.fight?.staged ?? {}))
        expect(container.querySelector(`[data-target="staged:${edge}"]`)).not.toBeNull();
      for (const group of view.fight?.groups ?? [])
        expect(container.querySelector(`[data-target="group:${group.cell}"]`)).not.toBeNull();
      expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
      // Every disc of every seat is somewhere, and nowhere twice.
      expect(container.querySelectorAll('.pieces use[href^="#rio-disc"]')).toHaveLength(9 * view.players.length);
      expect(container.querySelectorAll('.pieces use[href^="#rio-foe"]')).toHaveLength(
        view.fight ? view.fight.enemies - view.fight.to_stage : 0,
      );
      unmount();
    },
  );

  it('shows a panel for each seat', () => {
    view.players.forEach((player, seat) => {
      const { container, unmount } = render(Panel, { view, box, seat, seats, say: words('en') });
      expect(container.textContent).toContain(String(player.coins));
      expect(container.innerHTML).not.toMatch(/undefined|NaN/);
      unmount();
    });
  });
});

it('moves discs instead of drawing new ones', async () => {
  const view = sample('start');
  const { container, rerender } = render(Board, {
    view,
    box,
    seats: seatsOf(view),
    say: words('en'),
    you: 0,
    shape: 1.4,
  });
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
  const { container } = render(Board, { view, box, seats: seatsOf(view), say: words('en'), you: 0, shape: 1.4 });
  const infos = new Set(
    [...container.querySelectorAll('[data-info]')].map((element) => element.getAttribute('data-info') ?? ''),
  );
  expect(infos.size).toBeGreaterThan(180);
  for (const info of infos)
    if (!info.startsWith('cell:'))
      expect(pageOf(info, view, boxOf(box), seatsOf(view), words('en')), info).not.toBeNull();
});

it('has a cover', () => {
  expect(render(Cover).container.querySelector('svg')).not.toBeNull();
});
