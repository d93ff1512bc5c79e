/** First Rat's pictures: words in the picture, and boards drawn from sample views. */
import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../src/core/game/game-ui';
import type { Point } from '../../../src/games/first-rat/art/pen';
import { boxOf, type Values } from '../../../src/games/first-rat/box';
import Board from '../../../src/games/first-rat/Board.svelte';
import Brief from '../../../src/games/first-rat/Brief.svelte';
import Cover from '../../../src/games/first-rat/Cover.svelte';
import Panel from '../../../src/games/first-rat/Panel.svelte';
import { pageOf } from '../../../src/games/first-rat/reading';
import RocketTray from '../../../src/games/first-rat/RocketTray.svelte';
import Sign from '../../../src/games/first-rat/Sign.svelte';
import { DRAWING } from '../../../src/games/first-rat/signs';
import { game } from '../../../src/games/first-rat/index';
import { widthOf, wrap } from '../../../src/games/first-rat/lettering';
import {
  iconsOf,
  itemOf,
  shortName,
  standingRats,
  teamsOf,
  tunnelWay,
  waysOf,
} from '../../../src/games/first-rat/model';
import * as tower from '../../../src/games/first-rat/tower';
import { frameList } from '../../../src/games/first-rat/motion';
import type { View } from '../../../src/games/first-rat/view';
import { cardWords, trackWords } from '../../../src/games/first-rat/words';
import { samplesOf, seatsOf, strictly, targetsIn } from '../samples';

const SAMPLES = ['view', 'start', 'five', 'solo', 'fork', 'ending', 'over'];
const { sample, box, words } = samplesOf<View, Values>('first-rat');

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
  const say = words('en');
  const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

  it('tells a score track', () => {
    const view = sample('solo');
    const teams = teamsOf(view, seatsOf(view), say);
    const track = {
      track: 'cockpit',
      strip: 'cockpit',
      cost: { 'tin-can': 1 },
      values: [5, 4, 2, 2, 1],
      slots: [0, 'neutral', null, 'neutral'],
      last_space: [0, 2],
    };
    expect(plain(trackWords(say, track, teams, true))).toBe(
      'Cockpit: free spaces score 2; every marker after that scores 1. It costs 1 Tin Can. Player 1 here: 5. Greg here: 1, 1. Greg has prepared it.',
    );
    expect(plain(trackWords(say, { ...track, cost: {}, slots: [0, 0, 0, 0] }, [], false))).toBe(
      'Cockpit: every further marker scores 1.',
    );
  });

  it("tells Greg's cards", () => {
    expect(plain(cardWords(say, 'a01', { moves: [3, 2, 2, 1], icon: 'cockpit' }))).toBe(
      'Greg’s card A1: counted from the front, his rats move 3, 2, 2, 1. Then he prepares or scores Cockpit.',
    );
    expect(plain(cardWords(say, 'b07', { moves: [2, 1, 0, 1], icon: 'comic' }))).toMatch(/vanishes/);
    expect(plain(cardWords(say, 'b01', { moves: [1, 2, 0, 1], icon: '' }))).toMatch(/1, 2, 0, 1\.$/);
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
      const teams = teamsOf(view, seatsOf(view), words('en'));
      const onPath = teams.flatMap(({ rats }) => rats).filter((rat) => rat.space !== null);
      expect(standingRats(teams)).toHaveLength(onPath.length);
    }
  });

  it('seats Greg with four rats, a colour of his own and no light', () => {
    const view = sample('solo');
    const [you, greg] = teamsOf(view, seatsOf(view), words('en'));
    expect(greg).toMatchObject({ seat: 1, light: null, burrow: null });
    expect(greg?.rats).toHaveLength(4);
    expect(greg?.shape).not.toBe(you?.shape);
  });

  it('hops from point to point', () => {
    const points = [0, 10, 20].map((x): Point => [x, 0]);
    expect(frameList(points.slice(1), 1, false)).toHaveLength(2);
    expect(frameList(points, 1, true)).toHaveLength(5);
  });
});

describe('the box', () => {
  it('is read from the values the server sends', () => {
    const { extra, capPoints, highlighted, markersToEnd, adults, comics, nodes, cards } = boxOf(box);
    expect([extra['apple-core'], capPoints['rocket'], markersToEnd, adults, comics]).toEqual([2, 6, 8, 2, 6]);
    expect(highlighted).toEqual([1, 4]);
    expect(nodes[0]).toEqual({ id: 'r', next: ['b0'], reward: '' });
    expect(cards['a01']).toEqual({ moves: [3, 2, 2, 1], icon: 'provisions' });
  });
});

const asDrawn = (view: View, say: Say = words('en'), you = 0) => ({
  view,
  box,
  seats: seatsOf(view),
  say,
  you,
  shape: 1.4,
});
const board = (view: View, you = 0): HTMLElement => render(Board, asDrawn(view, words('en'), you)).container;

/** Board and trays together: all that is drawn of a table. */
function drawn(view: View, say: Say): HTMLElement {
  const props = asDrawn(view, say);
  const { container } = render(Board, props);
  for (const { Content } of game.trays ?? []) render(Content, { props, target: container });
  return container;
}

describe('pictures', () => {
  it.each(SAMPLES)('draws sample %s', { timeout: 30_000 }, (name) => {
    const view = sample(name);
    const container = drawn(view, words('en'));
    const targets = targetsIn(container);
    const expected = [
      ...Array.from({ length: 28 }, (_, space) => `space:${space}`),
      ...view.shortcuts.map(({ shortcut }) => `pipe:${shortcut}`),
      ...view.tracks.map(({ track }) => `track:${track}`),
      ...view.booths.map(({ booth }) => `booth:${booth}`),
      ...box.node.map(({ id }) => `node:${id}`),
      ...Array.from({ length: view.light_end }, (_, light) => `light:${light + 1}`),
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
      expect(document.getElementById(id.slice(1)), id).not.toBeNull();
    }
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  });

  it('puts each list into the tray that says it holds it', () => {
    const view = sample('view');
    const holder = (target: string) => game.trays?.filter((tray) => tray.holds(target, view)).map(({ id }) => id);
    expect(holder('track:cockpit')).toEqual(['rocket']);
    expect(holder('item:energy-drink')).toEqual(['shops']);
    expect(holder('comic:marathon')).toEqual(['library']);
    expect(holder('space:4')).toEqual([]);
  });

  it('writes nothing on the stage that is too small to read', () => {
    // Of a stage of 1004 x 764 pixels; the tray with the rocket is 204 pixels wide.
    const view = sample('five');
    const props = { view, box, seats: seatsOf(view), say: words('en'), you: 0, shape: 1004 / 764 };
    const smallest = (container: Element): number =>
      Math.min(...[...container.querySelectorAll('svg text')].map((text) => Number(text.getAttribute('font-size'))));
    expect(smallest(render(Board, props).container) * 0.764).toBeGreaterThanOrEqual(11);
    expect(
      smallest(render(RocketTray, { ...props, shape: 0.28 }).container) * (204 / tower.TALL.width),
    ).toBeGreaterThanOrEqual(11);
  });

  it('has words for everything', { timeout: 30_000 }, () => {
    const say = words('en'); // the other languages have the same keys
    const [strict, unknown] = strictly(say);
    const solo = sample('solo');
    const five = sample('five');
    const parts: [View, Element][] = [[solo, drawn(solo, strict)]];
    for (const view of [solo, five])
      for (const { seat } of view.players)
        for (const part of [Panel, Brief])
          parts.push([view, render(part, { view, box, seat, seats: seatsOf(view), say: strict }).container]);
    for (const { id } of game.trays ?? []) strict(`tray-${id}`);
    // Whatever can be read has a page, and nothing is said by a title alone, which neither a finger nor a key brings up.
    const kinds = new Set<string>();
    for (const [view, part] of parts) {
      for (const element of part.querySelectorAll('[data-info]')) {
        const info = element.getAttribute('data-info') ?? '';
        kinds.add(info.split(':')[0] ?? '');
        expect(pageOf(info, view, boxOf(box), teamsOf(view, seatsOf(view), say), strict)?.title, info).toBeTruthy();
      }
      expect(part.querySelector('[title]:not(button)')).toBeNull();
    }
    for (const kind of [
      'space',
      'light',
      'node',
      'booth',
      'track',
      'good',
      'comic',
      'rats',
      'markers',
      'starter',
      'round',
      'card',
    ])
      expect(kinds).toContain(kind);
    expect([...unknown]).toEqual([]);
  });

  it('shows a spectator the same table without own rats lost', { timeout: 30_000 }, () => {
    const view = sample('view');
    const container = board(view, -1);
    expect(container.querySelectorAll('.rat').length).toBe(
      standingRats(teamsOf(view, seatsOf(view), words('en'))).length,
    );
  });

  it("writes their numbers on one's own rats, as large in a crowd as elsewhere", () => {
    const view = sample('start'); // two rats each on Start
    const container = board(view, 1);
    const numbers = (seat: number) =>
      [1, 2].map((rat) => container.querySelector(`[data-target="rat:${seat}:${rat}"] .number`)?.textContent?.trim());
    expect([numbers(0), numbers(1)]).toEqual([[undefined, undefined], ['1', '2']]); // prettier-ignore
    const crowd = sample('five');
    const many = board(crowd);
    const scales = [...many.querySelectorAll<SVGElement>('.piece:has(.number)')].map((piece) => {
      const own = Number(
        /scale\(([\d.]+)\)/.exec(piece.querySelector('.number')?.getAttribute('transform') ?? '')?.[1],
      );
      const stand = Number(/scale\(([\d.]+)/.exec(piece.getAttribute('transform') ?? piece.style.transform)?.[1] ?? 1);
      return own * stand;
    });
    expect(scales.length).toBeGreaterThan(0);
    for (const scale of scales) expect(scale).toBeCloseTo(1);
  });

  it('draws panels and the cover', () => {
    const view = sample('five');
    const { container } = render(Panel, { view, box, seat: 2, seats: seatsOf(view), say: words('de') });
    expect(container.textContent).toContain('15 / 29');
    const solo = sample('solo');
    const beside = render(Panel, { view: solo, box, seat: 0, seats: seatsOf(solo), say: words('en') }).container;
    expect(targetsIn(beside)).toEqual(expect.arrayContaining(solo.greg?.revealed.map((card) => `card:${card}`) ?? []));
    expect(render(Cover).container.querySelector('svg')).not.toBeNull();
  });

  it('says in one row what a player holds: oneself everything, of others what they have', () => {
    const view = sample('five');
    const seats = seatsOf(view);
    const row = (seat: number): string[] =>
      [...render(Brief, { view, box, seat, seats, say: words('en') }).container.querySelectorAll('li')].map(
        (item) => item.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      );
    expect(row(0)).toEqual(['Vinegar 1', 'Baking Soda 1', 'Tin Cans 0', 'Calculators 0', 'Cheese 6', 'Lights 8']);
    expect(row(4)).toEqual(['Tin Cans 8', 'Calculator 1', 'Cheese 1', 'Lights 5', 'Rattronauts 2']);
  });
});

describe('booths', () => {
  const shopping = (): View => {
    const view = sample('start');
    return { ...view, turn: { ...view.turn, seat: 0, step: 'shop', shops: ['hamster'] } };
  };
  const cards = (container: Element): string[] =>
    [...container.querySelectorAll('.booth-card')].map((card) => card.getAttribute('aria-label') ?? '');

  it('opens where one may shop, and closes', async () => {
    const view = shopping();
    const container = board(view);
    expect(cards(container)).toEqual(['Harry Hamster']);
    const wares = Object.keys(view.booths[0]?.items ?? {});
    for (const place of ['item', 'steal'])
      expect(targetsIn(container)).toEqual(expect.arrayContaining(wares.map((item) => `${place}:${item}`)));
    await fireEvent.click(container.querySelector('.booth-card .close') as Element);
    expect(cards(container)).toEqual([]);
    expect(cards(board(view, 1))).toEqual([]);
  });

  it('has two buttons on each ware, and none to buy what cannot be paid for', () => {
    const view = shopping();
    const [hamster] = view.booths;
    const wares = Object.keys(hamster?.items ?? {});
    const shop = (cheese: number): Element => {
      const players = view.players.map((player) => ({ ...player, goods: { ...player.goods, cheese } }));
      return board({ ...view, players });
    };
    const rich = shop(7);
    expect(rich.querySelectorAll('.act[data-target^="buy:"]')).toHaveLength(wares.length);
    expect(rich.querySelectorAll('.act[data-target^="steal:"]')).toHaveLength(wares.length);
    const poor = shop(4);
    expect(poor.querySelectorAll('.act[data-target^="buy:"]')).toHaveLength(0);
    expect(poor.querySelectorAll('.act[data-target^="steal:"]')).toHaveLength(wares.length);
    expect(poor.querySelector('.act.no')?.textContent?.trim()).toBe('62 short');
    expect(poor.querySelector('.booth-card header')?.textContent).toContain('You are 2 Cheese short: steal only.');
  });

  it('opens by a click or a key on its stall', async () => {
    const view = sample('start');
    const container = board(view);
    const stall = container.querySelector('[data-target="booth:frog"]') as Element;
    expect(cards(container)).toEqual([]);
    await fireEvent.click(stall);
    expect(cards(container)).toEqual(['Zippy the Frog']);
    expect(stall.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.keyDown(stall, { key: 'Enter' });
    expect(cards(container)).toEqual([]);
  });

  it('keeps a click beside its wares from what lies under it', async () => {
    const view = shopping();
    const container = board(view);
    const heard: string[] = [];
    container.addEventListener('click', ({ target }) => heard.push((target as Element).className));
    await fireEvent.click(container.querySelector('.booth-card p') as Element);
    const ware = container.querySelector('.ware-card') as Element;
    await fireEvent.click(ware);
    expect(heard).toEqual([]);
    ware.setAttribute('data-acts', '');
    await fireEvent.click(ware);
    expect(heard).toHaveLength(1);
  });
});

describe('signs', () => {
  it('have a picture and a name each', () => {
    const say = words('fr');
    const signs = [
      ...['vinegar', 'baking-soda', 'tin-can', 'calculator', 'cheese', 'lightbulb', 'apple-core'],
      ...Object.keys(DRAWING),
      'item-energy-drink',
      'item-cap-backpacks',
    ];
    for (const name of signs) {
      expect(say.has(`sign-${name}`), name).toBe(true);
      for (const use of render(Sign, { name }).container.querySelectorAll('use'))
        expect(document.getElementById(use.getAttribute('href')?.slice(1) ?? ''), name).not.toBeNull();
    }
  });
});

describe('the ways of rats', () => {
  const view = sample('view');
  const rat = view.players[0]?.rats.find((one) => one.space !== null);
  const from = rat?.space ?? 0;

  it('follow the path from the rat to the space a choice names', () => {
    const to = from + 2;
    expect(waysOf(view, [[`rat:${rat?.rat}`, `space:${to}`]], 0)).toEqual([
      { spaces: [from, from + 1, to], pipes: [] },
    ]);
    expect(waysOf(view, [[`space:${to}`], ['nursery']], 0)).toEqual([]);
  });

  it('lead through a pipe where the choice does', () => {
    const turned = { ...view, players: view.players.map((player) => ({ ...player, rats: [{ ...rat, space: 2 }] })) };
    const choice = [`rat:${rat?.rat}`, 'space:9', 'pipe:p1'];
    expect(waysOf(turned as View, [choice], 0)).toEqual([{ spaces: [2, 3, 8, 9], pipes: [3] }]);
    const onFoot = [`rat:${rat?.rat}`, 'space:9', 'pipe:on-foot'];
    expect(waysOf(turned as View, [onFoot], 0)).toEqual([{ spaces: [2, 3, 4, 5, 6, 7, 8, 9], pipes: [] }]);
    // Where a pipe lies between and the choice does not say whether it is taken, neither does the picture.
    expect(waysOf(turned as View, [choice.slice(0, 2)], 0)).toEqual([{ spaces: [2, 9], pipes: [] }]);
  });
});
