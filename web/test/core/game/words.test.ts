/** Actions and events in words. */
import { expect, it } from 'vitest';
import { sayFrom } from '../../../src/core/texts/say';
import { ActionWords, eventText, ownEvents, signed } from '../../../src/core/game/words';
import { told } from '../../table';

const say = sayFrom(
  'en',
  'nobody = nobody\naction-ride = Ride to { $village } with { $horses }\nvillage-blois = Blois\nvillage-tours = Tours\nevent-rode = { $seat } rides to { $village }.\nevent-gave = { $seat } gives { $player } { $coins }.',
);

it('decodes any action as the engine numbers them', () => {
  const words = new ActionWords([
    { name: 'done', first: 0, parameters: {}, target: '' },
    {
      name: 'ride',
      first: 1,
      parameters: { village: ['blois', 'tours'], horses: [0, 1, 2] },
      target: 'village:{village}',
    },
  ]);
  expect(words.step(6, [], say)).toEqual({
    action: 6,
    text: 'Ride to Tours with 2',
    verb: 'ride',
    values: { village: 'tours', horses: 2 },
    target: 'village:tours',
    plain: false,
  });
  expect(words.step(0, [], say).plain).toBe(true);
});

it('says who did it, and to whom', () => {
  expect(eventText({ name: 'rode', seat: 1, values: { village: 'tours' } }, ['Anna', 'Jonas'], say)).toBe(
    'Jonas rides to Tours.',
  );
  expect(eventText({ name: 'gave', seat: 0, values: { player: 1, coins: 3 } }, ['Anna', 'Jonas'], say)).toBe(
    'Anna gives Jonas 3.',
  );
  expect(eventText({ name: 'rode', seat: -1, values: { village: 'tours' } }, [], say)).toBe('nobody rides to Tours.');
});

it('signs numbers', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
});

it('tells of a choice no more than up to the end of the turn, though the others may have no choice in theirs', () => {
  const events = [told(0, 0, 'scored'), told(0, 1, 'turn-began'), told(0, 1, 'scored'), told(0, 0, 'turn-began')];
  const preview = { events, points: 4, reveals: false, ends_turn: true };
  expect(ownEvents(preview, 0)).toEqual([events[0]]);
});
