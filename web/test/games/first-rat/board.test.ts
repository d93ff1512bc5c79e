/** First Rat's pictures: geometry, words in the picture, and boards drawn from sample views. */
import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/core/game-ui';
import { sayFrom, type Language } from '../../../src/core/say';
import { boxOf, type Values } from '../../../src/games/first-rat/box';
import Board from '../../../src/games/first-rat/Board.svelte';
import Cover from '../../../src/games/first-rat/Cover.svelte';
import Panel from '../../../src/games/first-rat/Panel.svelte';
import * as geometry from '../../../src/games/first-rat/geometry';
import {
  aspectOf,
  narrowLayout,
  uprightLayout,
  wideLayout,
  type Frame,
  type Layout,
} from '../../../src/games/first-rat/layout';
import { widthOf, wrap } from '../../../src/games/first-rat/lettering';
import {
  iconsOf,
  itemOf,
  rivalOf,
  shortName,
  standingRats,
  teamsOf,
  tunnelWay,
} from '../../../src/games/first-rat/model';
import { frameList } from '../../../src/games/first-rat/motion';
import type { View } from '../../../src/games/first-rat/view';
import { cardWords, trackWords } from '../../../src/games/first-rat/words';

const SAMPLES = ['view', 'start', 'five', 'solo', 'fork', 'ending', 'over'];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const box = JSON.parse(read('../../../src/games/first-rat/samples/box.json')) as Values;
const sample = (name: string): View => JSON.parse(read(`../../../src/games/first-rat/samples/${name}.json`)) as View;
const texts = (language: Language) =>
  sayFrom(language, read(`../../../../src/riverrat/games/first_rat/texts/${language}.ftl`));
const seated = (view: View): SeatInfo[] =>
  view.players.map((_, seat) => ({ name: `Player ${seat + 1}`, colour: seat as SeatInfo['colour'], you: seat === 0 }));

describe('geometry', () => {
  it('gives every space a place of its own inside the picture', () => {
    const points = geometry.BACK_TO_FRONT.map(geometry.spacePoint);
    expect(points).toHaveLength(28);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(geometry.WIDTH - 40);
      expect(y).toBeGreaterThan(500);
      expect(y).toBeLessThan(1190);
    }
    for (const [at, a] of points.entries())
      for (const b of points.slice(at + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(75);
  });

  it('hangs one bulb beside each space and the Construction Lights between them', () => {
    const string = geometry.lightString([8, 17, 27]);
    expect(string).toHaveLength(30);
    expect(string.flatMap((light, at) => (light.construction ? [at] : []))).toEqual([8, 17, 27]);
    expect(string[18]?.space).toBe(16);
    // A corrected box may move them; they still get a place.
    expect(geometry.lightString([5])[5]).toMatchObject({ construction: true, space: 4 });
  });

  it('finds room for up to twenty rats on one space', () => {
    for (let count = 1; count <= 20; count++) {
      const places = geometry.stands(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count);
    }
  });

  it('lets rats pass every space forward and leap back to Start', () => {
    expect(geometry.passed(3, 6)).toEqual([3, 4, 5, 6]);
    expect(geometry.passed(23, 0)).toEqual([23, 0]);
  });

  it('lays plain pipes where an owner of the box has corrected a shortcut', () => {
    expect(geometry.pipeWay(3, 8).way).toHaveLength(2);
    const { way } = geometry.pipeWay(2, 9);
    expect(way[0]).toEqual(geometry.spacePoint(2));
    expect(way.at(-1)).toEqual(geometry.spacePoint(9));
  });

  it('measures along a polyline', () => {
    expect(
      geometry.along(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        15,
      ),
    ).toEqual({ x: 10, y: 5, angle: 90 });
    expect(
      geometry.lengthOf([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe(20);
    expect(
      geometry.elbows([
        [0, 0],
        [100, 0],
      ]),
    ).toBe('M0 0L100 0');
  });

  it('keeps five markers on one burrow node inside the picture', () => {
    for (const node of Object.keys(geometry.BURROW))
      for (const order of [0, 4]) {
        const [x] = geometry.burrowMarker(node, order, 5);
        expect(x).toBeGreaterThanOrEqual(34);
        expect(x).toBeLessThanOrEqual(geometry.WIDTH - 34);
      }
  });

  it('keeps everything on the last space of a track inside the picture', () => {
    for (let track = 0; track < 8; track++)
      for (let count = 1; count <= 5; count++)
        expect(geometry.overflowPoint(track, count - 1, count)[0]).toBeLessThanOrEqual(geometry.WIDTH - 36);
  });
});

describe('layout', () => {
  const frames = (layout: Layout): Frame[] =>
    [layout.hamster, layout.frog, layout.crow, layout.library, layout.greg].filter(
      (frame): frame is Frame => frame !== null,
    );

  it.each([
    wideLayout(false),
    wideLayout(true),
    uprightLayout(false),
    uprightLayout(true),
    narrowLayout(false),
    narrowLayout(true),
  ])('leaves nothing on top of anything', (layout) => {
    const all = frames(layout);
    for (const [at, a] of all.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(layout.width);
      expect(a.y + a.height).toBeLessThanOrEqual(layout.height);
      for (const b of all.slice(at + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });

  it('has one shape for solo and for several players', () => {
    expect(aspectOf(wideLayout(true))).toBe(aspectOf(wideLayout(false)));
    expect(aspectOf(uprightLayout(true))).toBe(aspectOf(uprightLayout(false)));
    expect(aspectOf(narrowLayout(true))).toBe(aspectOf(narrowLayout(false)));
  });
});

describe('words in the picture', () => {
  it('breaks lines and says when something was left out', () => {
    const lines = wrap('Every rocket part costs you one material less, of your choice.', 180, 18);
    expect(lines.join(' ')).toBe('Every rocket part costs you one material less, of your choice.');
    for (const line of lines) expect(widthOf(line, 18)).toBeLessThanOrEqual(180);
    expect(wrap('one two three four five six', 60, 18, 2).at(-1)).toMatch(/…$/);
  });

  it('takes the short name from the brackets', () => {
    expect(shortName('Backpack (Apple Cores)')).toBe('Apple Cores');
    expect(shortName('Energy Drink')).toBe('Energy Drink');
  });
});

describe('the picture in words', () => {
  const say = texts('en');
  const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

  it('tells a score track', () => {
    const view = sample('solo');
    const teams = teamsOf(view, seated(view), say);
    const track = {
      track: 'cockpit',
      strip: 'cockpit',
      values: [5, 4, 2, 2, 1],
      slots: [0, 'neutral', null, 'neutral'],
      last_space: [0, 2],
    };
    expect(plain(trackWords(say, track, [['tin-can', 1]], teams, true))).toBe(
      'Cockpit: free spaces score 2; every marker after that scores 1. It costs 1 Tin Can. Player 1 has scored 5 here. Greg has scored 1, 1 here. Greg has prepared it.',
    );
    expect(plain(trackWords(say, { ...track, slots: [0, 0, 0, 0] }, [], [], false))).toBe(
      'Cockpit: every further marker scores 1.',
    );
  });

  it("tells Greg's cards", () => {
    expect(plain(cardWords(say, 'a01', { moves: [2, 1, 1, 0], icon: 'cockpit' }))).toBe(
      "Greg's card A01: counted from the front, his rats move 2, 1, 1, 0. Then he prepares or scores Cockpit.",
    );
    expect(plain(cardWords(say, 'b07', { moves: [2, 1, 0, 1], icon: 'comic' }))).toMatch(/vanishes/);
    expect(plain(cardWords(say, 'b01', { moves: [1, 2, 0, 1], icon: '' }))).toMatch(/1, 2, 0, 1\.$/);
  });

  it('lets Greg stand beside a lone player only', () => {
    expect(rivalOf(sample('solo'), seated(sample('solo')), say)).toMatchObject({ name: 'Greg', colour: 1 });
    expect(rivalOf(sample('view'), seated(sample('view')), say)).toBeNull();
  });
});

describe('model', () => {
  it('reads what is printed', () => {
    expect(iconsOf({ vinegar: 1, 'baking-soda': 2 })).toEqual(['vinegar', 'baking-soda', 'baking-soda']);
    expect(itemOf('backpack-apple-core')).toEqual({ kind: 'backpack', about: 'apple-core' });
    expect(itemOf('cap-comics')).toEqual({ kind: 'cap', about: 'comics' });
    expect(itemOf('energy-drink').kind).toBe('drink');
  });

  it('finds the way through the tunnels', () => {
    const { nodes } = boxOf(box);
    expect(tunnelWay(nodes, 'i1', 't1')).toEqual(['lib']);
    expect(tunnelWay(nodes, 'r', 'b0')).toEqual([]);
  });

  it('counts every rat on the path once', () => {
    for (const name of SAMPLES) {
      const view = sample(name);
      const teams = teamsOf(view, seated(view), texts('en'));
      const onPath = teams.flatMap(({ rats }) => rats).filter((rat) => rat.space !== null);
      expect(standingRats(teams)).toHaveLength(onPath.length);
    }
  });

  it('seats Greg with four rats, a colour of his own and no light', () => {
    const view = sample('solo');
    const [you, greg] = teamsOf(view, seated(view), texts('en'));
    expect(greg).toMatchObject({ seat: 1, light: null, burrow: null });
    expect(greg?.rats).toHaveLength(4);
    expect(greg?.shape).not.toBe(you?.shape);
  });

  it('hops from point to point', () => {
    expect(
      frameList(
        [
          [0, 0],
          [10, 0],
        ],
        1,
        false,
      ),
    ).toHaveLength(2);
    expect(
      frameList(
        [
          [0, 0],
          [10, 0],
          [20, 0],
        ],
        1,
        true,
      ),
    ).toHaveLength(5);
  });
});

describe('the box', () => {
  it('is read from the values the server sends', () => {
    const { costs, donation, extra, capPoints, highlighted, markersToEnd, nodes, cards } = boxOf(box);
    expect(costs['cockpit']).toEqual([
      ['tin-can', 1],
      ['calculator', 2],
    ]);
    expect([donation, extra['apple-core'], capPoints['rocket'], markersToEnd]).toEqual([10, 2, 6, 8]);
    expect(highlighted).toEqual([2, 4]);
    expect(nodes[0]).toEqual({ id: 'r', next: ['b0'], reward: '' });
    expect(cards['a01']).toEqual({ moves: [2, 1, 1, 0], icon: 'cockpit' });
  });
});

describe('pictures', () => {
  it.each(SAMPLES)('draws sample %s', { timeout: 30_000 }, (name) => {
    const view = sample(name);
    const { container } = render(Board, { view, box, seats: seated(view), say: texts('en'), you: 0, shape: 1.4 });
    const targets = [...container.querySelectorAll('[data-target]')].map((element) =>
      element.getAttribute('data-target'),
    );
    const expected = [
      ...Array.from({ length: 28 }, (_, space) => `space:${space}`),
      ...view.shortcuts.map(({ shortcut }) => `pipe:${shortcut}`),
      ...view.tracks.map(({ track }) => `track:${track}`),
      ...box.node.map(({ id }) => `node:${id}`),
      ...view.booths.flatMap(({ items }) => Object.keys(items).map((item) => `item:${item}`)),
      ...view.library.map((comic) => `comic:${comic}`),
      ...(view.players[0]?.rats ?? []).filter((rat) => rat.space !== null).map((rat) => `rat:${rat.rat}`),
      'nursery',
    ];
    for (const target of expected)
      expect(
        targets.filter((one) => one === target),
        target,
      ).toHaveLength(1);
    // Every symbol that is used is there, and no name of a picture ran empty.
    for (const use of container.querySelectorAll('use')) {
      const id = use.getAttribute('href') ?? '';
      expect(container.querySelector(`[id="${id.slice(1)}"]`), id).not.toBeNull();
    }
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  });

  it.each(['en', 'de', 'fr'] as Language[])('has words for everything in %s', { timeout: 30_000 }, (language) => {
    const say = texts(language);
    const unknown: string[] = [];
    const strict = Object.assign(
      (key: string, values?: Record<string, string | number>) => {
        if (!say.has(key)) unknown.push(key);
        return say(key, values);
      },
      { has: say.has },
    );
    const solo = sample('solo');
    render(Board, { view: solo, box, seats: seated(solo), say: strict, you: 0, shape: 1.4 });
    const five = sample('five');
    for (const { seat } of five.players) render(Panel, { view: five, box, seat, seats: seated(five), say: strict });
    expect(unknown).toEqual([]);
  });

  it('shows a spectator the same table without own rats lost', { timeout: 30_000 }, () => {
    const view = sample('view');
    const { container } = render(Board, { view, box, seats: seated(view), say: texts('en'), you: -1, shape: 1.4 });
    expect(container.querySelectorAll('.rat').length).toBe(
      standingRats(teamsOf(view, seated(view), texts('en'))).length,
    );
  });

  it('draws panels and the cover', () => {
    const view = sample('five');
    const { container } = render(Panel, { view, box, seat: 2, seats: seated(view), say: texts('de') });
    expect(container.textContent).toContain('/29');
    expect(render(Cover).container.querySelector('svg')).not.toBeNull();
  });
});
