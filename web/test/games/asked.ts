/** A question as a game is asked it, for tests of what it says. */
import type { Asked, SeatInfo } from '../../src/core/game/game-ui';
import type { Offer, Step } from '../../src/core/game/offers';
import { samplesOf } from './samples';

export const seats: SeatInfo[] = ['Anna', 'Bruno', 'Marie', 'Odile', 'Tom'].map((name, at) => ({
  name,
  colour: at as 0,
  you: at === 0,
}));

/** A sample of a game with a question asked of seat 0. */
export function sitting<View>(game: string, name: string) {
  const { sample, box, words } = samplesOf<View, unknown>(game);
  const [view, say] = [sample(name), words('en')];
  return (step: string, more: Partial<Asked<View, never>> = {}): Asked<View, never> =>
    ({ view, box, seats, say, you: 0, step, offers: [], picked: [], latest: [], ...more }) as never;
}

export const step = (verb: string, target: string, values = {}): Step => ({
  action: 1,
  text: verb,
  verb,
  values,
  target,
  plain: false,
});

export const offer = (...steps: Step[]): Offer => ({
  key: steps.map((one) => one.target).join(),
  steps,
  targets: steps.map((one) => one.target),
  preview: null,
  complete: true,
});

/** What is known while a question is asked. */
export const now = <View>(view: View) => ({ view, box: undefined as never, told: [], ply: 0 });
