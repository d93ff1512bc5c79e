/** Texts of a catalogue. */
import { expect, it } from 'vitest';
import { sayFrom } from '../../../src/core/texts/say';

const say = sayFrom(
  'en',
  'nobody = nobody\naction-ride = Ride to { $village } with { $horses }\nvillage-blois = Blois\nvillage-tours = Tours\nevent-rode = { $seat } rides to { $village }.\nevent-gave = { $seat } gives { $player } { $coins }.',
);

it('says a key, or the key itself', () => {
  expect(say('village-blois')).toBe('Blois');
  expect(say('village-nowhere')).toBe('village-nowhere');
  expect(say.has('village-nowhere')).toBe(false);
});
