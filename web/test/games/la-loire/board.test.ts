import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type * as scenery from '../../../src/games/la-loire/art/scenery';
import { EMBLEMS } from '../../../src/games/la-loire/art/emblems';
import type { Effect, Tray } from '../../../src/core/game/game-ui';
import { boxAt, covered } from '../../../src/core/placing/beside';
import Board from '../../../src/games/la-loire/Board.svelte';
import Brief from '../../../src/games/la-loire/Brief.svelte';
import Cover from '../../../src/games/la-loire/Cover.svelte';
import { geometryOf } from '../../../src/games/la-loire/geometry';
import { layoutFor, LAYOUTS } from '../../../src/games/la-loire/layout';
import { letterOf, seenCards } from '../../../src/games/la-loire/model';
import Panel from '../../../src/games/la-loire/Panel.svelte';
import { pageOf } from '../../../src/games/la-loire/reading';
import { roomOf, standing } from '../../../src/games/la-loire/standing';
import { trays } from '../../../src/games/la-loire/trays';
import type { View } from '../../../src/games/la-loire/view';
import { samplesOf, seatsOf, targetsIn } from '../samples';

// The still picture is large and the same in every view: the simulated browser reads it once, below, not for each of them.
vi.mock('../../../src/games/la-loire/art/scenery', async (original) => ({
  ...(await original<typeof scenery>()),
  page: () => '',
}));

const { sample, box, words } = samplesOf<View, unknown>('la-loire');
const SAMPLES = ['view', 'start', 'casual', 'ducal', 'four', 'solo', 'spy', 'over'];
const views = SAMPLES.map((name) => [name, sample(name)] as const);
const say = words('en');
const targets = (container: Element): Set<string> => new Set(targetsIn(container));

type Drawn = Tray<View>['Content'];
/** The board or a tray. */
const shown = (Part: Drawn, view: View, more: object = {}): HTMLElement =>
  render(Part, { view, box, seats: seatsOf(view), say, you: 0, shape: 1.4, ...more }).container;
/** A player's card, in short or not. */
const card = (Part: typeof Panel, view: View, seat: number, more: object = {}): HTMLElement =>
  render(Part, { view, box, seat, seats: seatsOf(view), say, ...more }).container;
const trayOf = (id: string): Drawn => trays.find((tray) => tray.id === id)!.Content;

/** The board and everything beside it, as the house shows them. */
const drawn = (view: View, speak = say): Element[] =>
  [Board, ...trays.map((tray): Drawn => tray.Content)].map((part) => shown(part, view, { say: speak }));

describe.each(views)('a view of kind %s', (_, view) => {
  it('is drawn with every place, tile, deck, good and card one can act on, by drawings that exist', () => {
    const parts = drawn(view);
    const [board, ...beside] = parts.map(targets);
    const found = new Set([board!, ...beside].flatMap((one) => [...one]));
    for (const place of view.places) expect(found).toContain(place.city ? `city:${place.id}` : `village:${place.id}`);
    for (const good of view.goods) expect(found).toContain(`good:${good.id}`);
    for (const deck of view.decks) expect(found).toContain(`deck:${deck.level}`);
    for (const character of view.characters) expect(found).toContain(`character:${character.id}`);
    for (const palace of view.palaces) expect(found).toContain(`palace:${palace.id}`);
    for (const kind of ['farm', 'monastery', 'castle']) expect(found).toContain(`build:${kind}`);
    if (view.active !== null) {
      const player = view.players[view.active]!;
      for (const target of ['figure:merchant', 'figure:messenger', 'boat', ...player.held.map((id) => `message:${id}`)])
        expect(found).toContain(target);
      player.tokens.forEach((token, at) => expect(found.has(`token:${at + 1}`)).toBe(token !== null));
    }
    const known = new Set([...document.querySelectorAll('[id]')].map((one) => `#${one.id}`));
    for (const use of parts.flatMap((one) => [...one.querySelectorAll('use')]))
      expect(known).toContain(use.getAttribute('href'));
    // A tray says of everything that lies in it, and of nothing else, that it does.
    trays.forEach((tray, at) => {
      for (const target of beside[at]!) expect(tray.holds(target, view), target).toBe(true);
      for (const target of board!)
        // A deck that is looked through lies over the board.
        if (/^(village|city|palace|figure|token|boat|market|message)/.test(target))
          expect(tray.holds(target, view), target).toBe(false);
    });
  });

  it('can be read card by card', () => {
    for (const character of view.characters)
      expect(pageOf(`character:${character.id}`, view, seatsOf(view), say)?.text).toBeTruthy();
    for (const palace of view.palaces)
      expect(pageOf(`palace:${palace.id}`, view, seatsOf(view), say)?.text).toBeTruthy();
    for (const kind of [...view.constructions.map((one) => one.kind), ...(view.palaces.length ? ['palace'] : [])])
      expect(pageOf(`building:${kind}`, view, seatsOf(view), say)?.facts[0]).toMatch(/^Costs \d+ D/);
    for (const tile of view.market) expect(pageOf(`tile:${tile.colour}`, view, seatsOf(view), say)?.text).toBeTruthy();
    for (const message of view.messages)
      expect(pageOf(`message:${message.id}`, view, seatsOf(view), say)?.title).toBeTruthy();
    expect(pageOf('nothing:here', view, seatsOf(view), say)).toBeNull();
  });
});

describe.each(['four', 'casual'])('a view of kind %s', (name) => {
  const view = sample(name);
  it('has words for everything', () => {
    const speak = words('en'); // the other languages have the same keys
    const panels = view.players.flatMap((player) =>
      [Panel, Brief].map((part) => card(part, view, player.seat, { say: speak })),
    );
    for (const tray of trays) expect(speak.has(`tray-${tray.id}`)).toBe(true);
    const parts = [...drawn(view, speak), ...panels];
    // Whatever is drawn can be read: nothing is said by a title alone, which neither a finger nor a key brings up.
    const infos = new Set(
      parts.flatMap((part) => [...part.querySelectorAll('[data-info]')].map((one) => one.getAttribute('data-info'))),
    );
    for (const kind of ['money', 'merchant', 'messenger', 'boat', 'delivered', 'held', 'pieces'])
      expect(infos).toContain(`${kind}:0`);
    for (const kind of ['loire:3', 'end:', 'place:nantes', 'good:wood', 'deck:1']) expect(infos).toContain(kind);
    for (const info of infos) {
      const page = pageOf(info ?? '', view, seatsOf(view), speak);
      expect(page?.title, `${info}`).toBeTruthy();
      expect([...(page?.facts ?? []), page?.text].join(), `${info}`).toMatch(/\p{L}/u);
      expect([page?.title, ...(page?.facts ?? []), page?.text].join(' '), `${info}`).not.toMatch(
        /\b(board|way|sign)-[a-z]/,
      );
    }
    for (const part of parts) {
      expect(part.querySelector('[title]')).toBeNull();
      const words = [
        part.textContent ?? '',
        ...[...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
      ].join(' ');
      expect(words).not.toMatch(
        /\b(board|tray|village|city|place|good|character|colour|kind|building|figure|way)-[a-z]/,
      );
    }
  });
});

it.each(Object.values(LAYOUTS))('the still picture of the $name page uses only drawings that exist', async (layout) => {
  const { definitions, page } = await vi.importActual<typeof scenery>('../../../src/games/la-loire/art/scenery');
  const known = new Set([...definitions().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const picture = page(
    geometryOf(layout, 20),
    sample('view').places.map((place) => place.id),
    sample('view').places.map((place) => place.good ?? ''),
  );
  for (const [, id] of (definitions() + picture).matchAll(/(?:href="|url\()#([^")]+)/g)) expect(known).toContain(id);
  expect(picture).not.toMatch(/NaN|undefined/);
});

it('every character has a sign of its own', () => {
  for (const character of sample('view').characters) expect(EMBLEMS).toHaveProperty(character.id);
});

it('draws the way of each ride that is considered, once', () => {
  const view = sample('start');
  const rides = ['village:angers', 'village:saumur', 'village:angers'].map((stop) => ['figure:merchant', stop]);
  const ways = (considered: string[][]) => shown(Board, view, { considered }).querySelectorAll('.way').length;
  expect(ways(rides)).toBe(2);
  expect(ways([['build:farm', 'village:angers'], ['good:wood'], []])).toBe(0);
});

it('pins to the places one may ride to what one will have there, and to nothing else', () => {
  const view = sample('start'); // whose figure is asked to ride
  const effects: Record<string, Effect[]> = {
    // A horse stays behind and one is kept; the grain one carries already cannot be bought again.
    'village:angers': [
      { sign: 'horse', amount: -1 },
      { sign: 'money', amount: -2 },
      { sign: 'grain', amount: 3, neutral: true, struck: true },
      { sign: 'kept', amount: 1, neutral: true },
    ],
    'village:saumur': [{ sign: 'cheese', amount: 0, neutral: true }], // what costs nothing is told too
    'city:orleans': [],
  };
  const offered = ['village:angers', 'figure:merchant', 'city:orleans', 'village:saumur'];
  const brings = (target: string) => effects[target] ?? [];
  const pins = (now: View) => [...shown(Board, now, { offered, brings }).querySelectorAll('.pins > g')];
  const drawn = pins(view);
  expect(drawn.map((pin) => [...pin.querySelectorAll('text')].map((one) => one.textContent))).toEqual([
    ['3', '2\u2009→\u20091'],
    ['0'],
  ]);
  expect(drawn[0]!.querySelector('.struck use')!.getAttribute('href')).toBe('#lo-good-grain');
  expect(pins({ ...view, phase: 'site' })).toHaveLength(0);
});

it('lays no pin over a piece, and says so when all horses are left', () => {
  for (const name of ['four', 'view']) {
    const view: View = { ...sample(name), phase: 'figure' };
    const offered = view.places.map(({ id, city }) => `${city ? 'city' : 'village'}:${id}`);
    const brings = (): Effect[] => [
      { sign: 'horse', amount: -2 },
      { sign: 'wine', amount: 3, price: 'money', neutral: true },
    ];
    for (const shape of [1.1, 1.9]) {
      const pins = [...shown(Board, view, { offered, brings, shape }).querySelectorAll('.pins > g')];
      expect(pins.map((pin) => pin.querySelectorAll('text')[1]!.textContent)).toEqual(
        offered.map(() => '2\u2009→\u20090'),
      );
      const geometry = geometryOf(layoutFor(false, shape), view.end.spaces);
      const pieces = standing(view, geometry).map(roomOf);
      for (const pin of pins) {
        const [, x, y] = /translate\((\S+) (\S+)\)/.exec(pin.getAttribute('transform')!)!.map(Number);
        const half = -Number(pin.querySelector('rect')!.getAttribute('x'));
        expect(covered(boxAt(x! - half, y! - 17, 2 * half, 34), pieces)).toBe(0);
      }
      cleanup();
    }
  }
});

it('shows on the card of who sells what a city pays for what they carry', () => {
  const view: View = { ...sample('view'), phase: 'merchant-city', active: 0 };
  view.players[0]!.goods = { wood: 2, grain: 0, cheese: 0, wine: 1, beer: 0 };
  const prices = (part: typeof Panel, seat: number) =>
    [...card(part, view, seat).querySelectorAll('[data-target^="good:"]')]
      .filter((one) => one.querySelector('.price'))
      .map((one) => [one.getAttribute('data-target'), one.querySelector('.price span')!.textContent]);
  const wanted = ['wood', 'wine'].map((id) => [`good:${id}`, `${view.goods.find((good) => good.id === id)!.sells}`]);
  for (const part of [Panel, Brief]) {
    expect(prices(part, 0)).toEqual(wanted);
    expect(prices(part, 1)).toEqual([]);
  }
});

it('a message in hand shows the point it brings there beside those it is delivered for', () => {
  const view = sample('four');
  const tray = shown(trayOf('letters'), view);
  const held = view.messages.filter(({ where }) => where === 'held');
  expect([...tray.querySelectorAll('.in-hand')].map((one) => one.textContent?.trim())).toEqual(held.map(() => '1'));
  const [id] = view.players[0]!.held as [string];
  const letter = view.messages.find((one) => one.id === id)!;
  const panel = card(Panel, view, 0);
  const tag = panel.querySelector(`[data-target="message:${id}"]`)!;
  expect(tag.querySelector('.points')!.textContent).toBe(`1→${letter.points}`);
  expect(tag.getAttribute('aria-label')).toContain('1 point in hand');
  expect(letterOf(view, view.messages.find(({ where }) => where === 'deck')!.id).inHand).toBe(0);
});

it('a searched deck is shown to who searches, and to nobody else', () => {
  const view = sample('ducal');
  const searcher = view.active!;
  const cards = seenCards(view, searcher)!.cards;
  expect(cards).toEqual(
    view.messages.filter((one) => one.where === 'deck' && one.level === view.searching).map((one) => one.id),
  );
  expect(seenCards(view, 1 - searcher)).toBeNull();
});

it('the market tray lists each village under its good, the cheapest first', () => {
  const view = sample('view');
  const [wood] = shown(trayOf('market'), view).querySelectorAll('section');
  expect(wood!.querySelector('header')!.textContent).toMatch(/Wood\s*sells for \d+ D/);
  const prices = [...wood!.querySelectorAll('li text')].map((one) => Number(one.textContent));
  expect(prices).toHaveLength(view.places.filter((place) => place.good === 'wood').length);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

it('one’s own messages come first, and can be chosen on one’s own card too', () => {
  const view = sample('four');
  const tray = shown(trayOf('letters'), view, { you: 2 });
  expect([...tray.querySelectorAll('section')].map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Player 3', 'Player 1', 'Player 2', 'Player 4'].slice(0, view.players.length),
  );
  for (const player of view.players) {
    expect([...targets(card(Panel, view, player.seat))]).toEqual(player.held.map((id) => `message:${id}`));
  }
});

it('says of which types the delivered messages were, as blue characters count them', () => {
  const types = (name: string, seat: number): string[] => {
    const panel = card(Panel, sample(name), seat);
    return [...panel.querySelectorAll('.of-type .sr')].map((one) => one.textContent);
  };
  expect(types('over', 0)).toEqual(['Philosopher: 2', 'Lover: 1']);
  expect(types('casual', 1)).toEqual([]); // a game without characters
  expect(card(Panel, sample('over'), 0).textContent.match(/Delivered/g)).toHaveLength(1);
});

it('others are told in short by what they have, oneself by every good', () => {
  const view = sample('view');
  for (const player of view.players) {
    const brief = card(Brief, view, player.seat);
    const goods = Object.values(player.goods).filter((count) => player.seat === 0 || count > 0).length;
    expect(brief.querySelectorAll('.la-loire-brief li')).toHaveLength(goods + 3); // money, boat and messages
  }
});

it('a station stands for one part of its message', () => {
  for (const [, view] of views)
    for (const player of view.players)
      for (const token of player.tokens)
        if (token)
          expect(
            letterOf(view, token.message).parts.filter((part) => part.station?.seat === player.seat).length,
          ).toBeGreaterThan(0);
});

it('the cover is drawn by itself', () => {
  const { container } = render(Cover);
  expect(container.querySelectorAll('use')).toHaveLength(0);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 190');
});

it('a village is lit as a whole: its oval on the road and its name', () => {
  const board = shown(Board, sample('start'));
  const village = board.querySelector('[data-target="village:angers"]')!;
  expect([...village.querySelectorAll('.ring')].map((ring) => ring.tagName)).toEqual(['ellipse', 'path']);
  expect(village.querySelector('path.ring')!.getAttribute('d')).toBe(
    village.querySelector('.ribbon')!.getAttribute('d'),
  );
});

it('shows who built which palace, and on a rival’s folded card who works for them', () => {
  const view = sample('four');
  const board = shown(Board, view);
  const owners = (id: string) => board.querySelectorAll(`[data-target="palace:${id}"] .owner`).length;
  expect([owners('bank_nantes'), owners('ducal_nantes'), owners('bank_orleans')]).toEqual([0, 1, 2]);
  const post = board.querySelector('[data-target="palace:post_nantes"]')!.getAttribute('aria-label');
  expect(post).toContain('Owned by Player 2, Player 3.');
  const cards = (seat: number) => {
    const seats = seatsOf(view).map((one, at) => ({ ...one, you: at === 0 }));
    return [...card(Brief, view, seat, { seats }).querySelectorAll('.cards li')].map((one) =>
      one.getAttribute('data-info'),
    );
  };
  const rival = view.players[1]!;
  expect(cards(1)).toEqual([
    ...rival.characters.map((id) => `character:${id}`),
    ...rival.palaces.map(({ id }) => `palace:${id}`),
  ]);
  expect(cards(1)).toHaveLength(8);
  expect(cards(0)).toEqual([]);
});

it('the tray of characters tells what each does, in groups, and finds names and effects', async () => {
  const view = sample('view');
  const people = (second: number) => shown(trayOf('people'), { ...view, second_hire: second });
  const tray = people(0);
  const names = () => [...tray.querySelectorAll('.row')].map((row) => row.getAttribute('data-target'));
  expect(names()).toEqual(view.characters.map(({ id }) => `character:${id}`));
  expect([...tray.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'Goods',
    'Money and hiring',
    'Building',
    'Riding',
    'Messages',
    'Points at the end',
  ]);
  const smith = tray.querySelector('[data-target="character:blacksmith"]')!;
  expect(smith.querySelector('.does')!.textContent).toContain('take a free horse from any other place');
  const field = tray.querySelector('input')!;
  const find = async (words: string) => {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    return names();
  };
  expect(await find('horse')).toEqual(['character:squire', 'character:scout', 'character:blacksmith']);
  expect(await find('HORSE free')).toEqual(['character:blacksmith']);
  expect(await find('submarine')).toEqual([]);
  expect(tray.textContent).toContain('No character does that.');
  expect(tray.textContent).not.toContain('second hire here');
  expect(people(2).textContent).toContain('The second hire here costs 2 D more');
});
