/** What is asked, with the rat, space or booth it is about; and what stands printed at a choice. */
import type { Asked, Effect, Say } from '../../core/game-ui';
import type { Offer, Step } from '../../core/offers';
import type { Told } from '../../core/types';
import type { Values } from './box';
import { LAUNCHPAD, START } from './geometry';
import type { Player, View } from './view';

type About = Asked<View, Values>;

const after = (prefix: string, targets: readonly string[]): string | undefined =>
  targets.find((target) => target.startsWith(prefix))?.slice(prefix.length);
const targetsOf = (steps: readonly Step[]): string[] => steps.map((step) => step.target);

/** The one thing all these offers agree on, if there is one. */
function shared<Thing>(offers: readonly Offer[], of: (offer: Offer) => Thing | undefined): Thing | undefined {
  const [first, ...others] = offers.map(of);
  return others.every((one) => one === first) ? first : undefined;
}

const ratOf = (offer: Offer): number | undefined => {
  const picked = after('rat:', offer.targets);
  if (picked !== undefined) return Number(picked);
  const moved = offer.preview?.events.find((told) => told.name === 'moved');
  return moved && Number(moved.values['rat']);
};
const mover = (view: View): Player | undefined => view.players[view.turn.seat ?? -1];

/** The space that gives the extra, where what it gives leaves no doubt. */
function extraAt(view: View, offers: readonly Offer[]): number | undefined {
  const asked = new Set(offers.map((offer) => offer.steps[0]?.values?.['material']));
  const ends = new Set(mover(view)?.rats.map((rat) => (rat.moved ? rat.space : null)));
  const found = view.path.filter(({ space, gives }) => {
    const goods = Object.keys(gives);
    return ends.has(space) && goods.length === asked.size && goods.every((good) => asked.has(good));
  });
  return found.length === 1 ? found[0]?.space : undefined;
}

export function asks({ view, say, step, offers, picked }: About): string | null {
  const moving = offers.filter((offer) => after('space:', offer.targets) !== undefined);
  switch (step) {
    case 'move':
    case 'go':
    case 'by':
    case 'more': {
      const space = after('space:', targetsOf(picked)) ?? shared(moving, (offer) => after('space:', offer.targets));
      const rat = Number(after('rat:', targetsOf(picked)) ?? NaN) || shared(moving, ratOf);
      if (moving.length > 1 && space !== undefined && moving.length === offers.length)
        return say(rat === undefined ? 'ask-move-to' : 'ask-by-to', { space: Number(space) });
      if (step === 'more' && !picked.length)
        return view.turn.colour ? say('ask-more-colour', { colour: say(`colour-${view.turn.colour}`) }) : null;
      const start = rat === undefined ? undefined : mover(view)?.rats[rat - 1]?.space;
      return rat === undefined || start === undefined || start === null ? null : say('ask-go-rat', { rat, start });
    }
    case 'extra': {
      const space = extraAt(view, offers);
      return space === undefined ? null : say('ask-extra-at', { space });
    }
    case 'shop': {
      const booths = view.turn.shops.map((booth) => say(`booth-${booth}`));
      return booths.length ? say('ask-shop-at', { booths: booths.join(', ') }) : null;
    }
    case 'super':
    case 'comic': {
      const comic = after('comic:', targetsOf(picked));
      return comic === undefined ? null : say('ask-super-comic', { comic: say(`comic-${comic}`) });
    }
    default:
      return null;
  }
}

const collected = (offer: Offer): boolean => offer.preview?.events.some((told) => told.name === 'collected') ?? false;
const ends = (offer: Offer): boolean => /^(go|by)$/.test(offer.steps.at(-1)?.verb ?? '') || offer.forced !== undefined;

/** Where another rat may move too nothing is collected yet. */
export const settles = (offer: Offer): string | null =>
  ends(offer) && offer.preview && !offer.preview.ends_turn && !collected(offer) ? 'done' : null;

/** A rat with one space to go to is not asked where. */
export function forced(
  steps: readonly Step[],
  events: readonly Told[],
  say: Say,
): { target: string; text: string } | null {
  if (steps.length > 1 || steps[0]?.verb !== 'rat') return null;
  const moved = events.find((told) => told.name === 'moved');
  const space = Number(moved?.values['space'] ?? NaN);
  return Number.isNaN(space) ? null : { target: `space:${space}`, text: say('action-go', { space }) };
}

/** Rats bear no numbers on the board: it is said where one stands. */
export function called(step: Step, view: View, say: Say): { full: string } | null {
  if (step.verb !== 'rat') return null;
  const rat = Number(step.values?.['rat'] ?? NaN);
  const start = mover(view)?.rats[rat - 1]?.space ?? null;
  return start === null ? null : { full: say('full-rat', { rat, start }) };
}

/** Whether the rat that steals has to run, which the Cat Burglar Rat need not. */
export function heading(offer: Offer, say: Say): string | null {
  const stolen = offer.preview?.events.find((told) => told.name === 'stolen');
  return stolen ? say(Number(stolen.values['space']) === START ? 'many-steal-runs' : 'many-steal-stays') : null;
}

/** Only Greg ever turns up a card. */
export const unknown = ({ say }: About): string => say('unknown-greg');

/** The price of a part, and what a space gives where something else is asked before it is collected. */
export function printed({ view }: About, offer: Offer): Effect[] {
  const last = offer.steps.findLast((step) => step.verb !== 'save');
  if (last?.verb === 'build') {
    const cost = { ...view.box.costs[last.target.slice('track:'.length)] };
    const saved = String(offer.preview?.events.find((told) => told.name === 'saved')?.values['material'] ?? '');
    if (saved in cost) cost[saved] = (cost[saved] ?? 0) - 1;
    return Object.entries(cost)
      .filter(([, amount]) => amount > 0)
      .map(([sign, amount]) => ({ sign, amount: -amount }));
  }
  if (!ends(offer) || collected(offer)) return [];
  const space = Number(after('space:', offer.targets));
  const tile = space === LAUNCHPAD ? undefined : view.path[space - 1];
  if (!tile) return [];
  const lit = (mover(view)?.light ?? 0) >= tile.lit_at && Object.keys(tile.gives).length === 1;
  return Object.entries(tile.gives).map(([sign, amount]) => ({ sign, amount: amount + Number(lit) }));
}
