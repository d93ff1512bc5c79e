/** Questions name what they are about, and choices say what stands printed at them. */
import { expect, it } from 'vitest';
import * as loire from '../../../src/games/la-loire/question';
import type { View as LoireView } from '../../../src/games/la-loire/view';
import { preview, told } from '../../table';
import { offer, sitting, step } from '../asked';

it('La Loire asks for a figure by its name, and says what a village sells or awaits', () => {
  const ask = sitting<LoireView>('la-loire', 'start');
  const { view } = ask('figure');
  view.active = 0;
  const me = view.players[0]!;
  [me.merchant.moved, me.messenger.moved] = [false, false];
  expect(loire.asks(ask('figure'))).toBe('Who rides first, and where to?');
  me.merchant.moved = true;
  expect(loire.asks(ask('figure'))).toBe('Where does your messenger ride?');
  [view.riding, me.merchant.place] = ['merchant', 'chinon'];
  expect(loire.asks(ask('stop'))).toBe('Where does your merchant stop on the way from Chinon?');
  view.riding = null;
  me.merchant.place = 'nantes';
  expect(loire.asks(ask('merchant-city'))).toBeNull(); // nothing but leaving
  const acts = ['sell', 'sell', 'build', 'ship', 'done'].map((verb) => offer(step(verb, '')));
  expect(loire.asks(ask('merchant-city', { offers: acts }))).toBe('Your merchant is in Nantes: sell, build or ship?');
  const buying = [offer(step('buy', 'good:wood'), step('done', ''))];
  expect(loire.asks(ask('merchant-village', { offers: buying }))).toBe('Your merchant is in Nantes: buy goods?');
  const village = view.places.find((place) => place.good)!;
  const ride = (figure: string) => offer(step('move', `figure:${figure}`), step('stop', `village:${village.id}`));
  const fetched = offer(
    step('move', 'figure:merchant'),
    { ...step('fetch', 'horse:blois'), detail: true },
    step('stop', `village:${village.id}`),
  );
  const onSale = (good: string, barred: boolean, fetching = barred) => ({ good, price: 2, barred, fetching });
  const ware = { sign: 'wine', amount: 2, price: 'money', neutral: true };
  view.wares = { [village.id]: [onSale('wine', false, true), onSale('beer', true)] };
  const beer = { ...ware, sign: 'beer', struck: true };
  expect(loire.printed(ask('figure'), ride('merchant'))).toEqual([ware, beer]);
  expect(loire.printed(ask('figure'), fetched)).toEqual([{ ...ware, struck: true }, beer]);
  view.errands = { [village.id]: 1 };
  expect(loire.printed(ask('figure'), ride('messenger'))).toEqual([{ sign: 'letter', amount: 1, neutral: true }]);
  const mail = { ...ware, sign: 'mail' };
  view.mail = { [village.id]: onSale('mail', false) };
  expect(loire.printed(ask('figure'), ride('messenger'))[1]).toEqual(mail);
  view.mail = { [village.id]: onSale('mail', true) };
  expect(loire.printed(ask('figure'), ride('messenger'))[1]).toEqual({ ...mail, struck: true });
  // What the monastery does is said of the ride, in the question and beside the purchase.
  [village.building, village.beer_price] = [{ kind: 'monastery', owner: 1 }, 2];
  const does = [expect.stringMatching(/^Monastery: like a farm, but its owner may buy beer/)];
  expect(loire.tells(ask('figure'), ride('merchant'))).toEqual(does);
  const [stood, buy] = [me.merchant.place, offer(step('buy', 'good:beer'))];
  me.merchant.place = village.id;
  expect(loire.tells(ask('merchant-village'), buy)).toEqual(does);
  expect(loire.asks(ask('merchant-village', { offers: [buy] }))).toBe(
    'Your merchant is in Angers (monastery): buy goods?',
  );
  const known = (now: LoireView) => ({ view: now, box: null, told: [], ply: 0 });
  const { say } = ask('merchant-village');
  expect(loire.called({ ...step('buy', 'good:beer'), values: { good: 'beer' } }, known(view), say)).toBeNull();
  village.beer_price = 0;
  expect(loire.called({ ...step('buy', 'good:beer'), values: { good: 'beer' } }, known(view), say)).toEqual({
    note: 'free',
  });
  village.price = 0;
  expect(loire.called(step('buy-two-wood', 'good:wood'), known(view), say)).toEqual({ note: 'free' });
  [village.building, village.beer_price, me.merchant.place] = [null, null, stood];
  // A message of 2 points, and a token that is taken back, are called by what they are.
  expect(loire.called({ ...step('deliver', ''), values: { message: 'a01' } }, known(view), say)?.note).toBe(
    '2 − 1 in hand',
  );
  me.tokens = [{ village: 'blois', message: 'a01', colour: 'red' }];
  expect(loire.called({ ...step('token', ''), values: { token: 1 } }, known(view), say)).toEqual({
    brief: 'Token from Blois',
    note: `for ${say('letter-a01')}: that stop is lost`,
  });
  me.tokens = [];
  expect(loire.asks(ask('site', { offers: [offer(step('site', 'village:blois'))] }))).toBe(
    'Which village do you build in?',
  );
  // A palace says on its button what it does, and beside it in full even where there is one alone.
  const ducal = { kind: 'ducal', city: 'nantes' };
  expect(loire.called(step('palace', 'palace:ducal_nantes', ducal), known(view), say)).toEqual({
    note: 'pick any message',
  });
  const built = told(0, 0, 'palace', { ...ducal, price: 4 });
  const alone = { ...offer(step('build', 'build:palace')), preview: preview({ events: [built] }) };
  expect(loire.tells(ask('merchant-city'), alone)).toEqual([
    'For each message bought in the city you may pick any card of the deck; the rest are shuffled.',
  ]);
  expect(loire.unknown(ask('messenger'), offer(step('message', 'deck:2')))).toBe('A level-2 message is turned up');
  const brought = { ...offer(step('deliver', 'message:a01')), preview: preview({ points: 1 }) };
  expect(loire.tells(ask('messenger'), brought)).toEqual(['In hand it counted 1; delivered it counts 2.']);
  const buys = (level: number) => loire.tells(ask('messenger'), offer(step('message', `deck:${level}`)));
  view.needs = { 'deck:2': 'apprentice', 'deck:3': 'both' };
  expect(buys(1)).toEqual([]);
  expect(buys(2)).toEqual(['You can deliver it once you have hired the Apprentice.']);
  expect(buys(3)).toEqual(['You can deliver it once you have hired the Apprentice and the Helper.']);
  view.needs = { 'deck:3': 'helper' };
  expect(buys(2)).toEqual([]);
  expect(buys(3)).toEqual(['You can deliver it once you have hired the Helper.']);
  const [hire, deliver] = [offer(step('hire', 'character:spy')), offer(step('deliver', 'message:a01'))];
  view.one_kind = true;
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), hire)).toBe(
    'Your messenger does one kind of thing at a stop: after this it delivers nothing here.',
  );
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), deliver)).toBeNull();
  expect(loire.warns(ask('messenger', { offers: [hire] }), hire)).toBeNull();
  view.one_kind = false;
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), hire)).toBeNull();
  const fetching = ['blois', 'chinon'].map((from) =>
    offer(
      step('move', 'figure:merchant'),
      { ...step('fetch', `horse:${from}`), action: from.length, detail: true },
      step('stop', 'village:angers'),
    ),
  );
  expect(loire.asks(ask('figure', { offers: fetching }))).toBe(
    'Which horse shall the Blacksmith fetch for the ride to Angers?',
  );
});

it('La Loire says why a place cannot be chosen: after what was picked, of itself, or of its kind', () => {
  const ask = sitting<LoireView>('la-loire', 'start');
  const { view } = ask('merchant-city');
  view.barred = {
    'build:farm village:tours': { why: 'balance', road: 'south' },
    'build:castle': { why: 'cost', money: 6, wood: 1 },
    'village:': { why: 'shield', colour: 'red' },
  };
  const picked = [step('build', 'build:farm')];
  expect(loire.barred(ask('merchant-city', { picked }), 'village:tours')).toBe(
    'Your farms have to stay in balance: the next one goes to the south road.',
  );
  const farm = offer(step('build', 'build:farm'), step('site', 'village:chinon'));
  expect(loire.asks(ask('merchant-city', { picked, offers: [farm] }))).toBe(
    'Farm: where do you build? Farms go to the south road now, so that they stay in balance.',
  );
  expect(loire.asks(ask('merchant-city', { offers: [farm] }))).toContain('build? Farms go to the south road now');
  expect(loire.asks(ask('merchant-city', { offers: [offer(step('sell', 'good:wine'))] }))).not.toContain('Farms');
  expect(loire.barred(ask('merchant-city'), 'build:castle')).toBe('You need 6 D and 1 wood for it.');
  const there = [offer(step('move', 'figure:merchant'), step('stop', 'village:tours'))];
  expect(loire.barred(ask('circus', { offers: there }), 'village:tours')).toBeNull(); // only who rides there is asked
  expect(loire.barred(ask('circus'), 'village:tours')).toBe('The circus goes to a village with the red shield.');
  expect(loire.barred(ask('circus'), 'good:wood')).toBeNull();
});
