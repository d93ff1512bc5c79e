/** What is asked, with the rat, space or booth it is about; and what stands printed at a choice. */
import type { Asked, Effect, Known, Say } from '../../core/game/game-ui';
import type { Offer, Step } from '../../core/game/offers';
import { boxOf, type Box, type Values } from './box';
import { POINTS } from '../../core/game/kinds';
import { signed } from '../../core/game/words';
import { gainOf, shortName } from './model';
import type { Player, Space, View } from './view';

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
    case 'extra':
      return view.turn.extra === null ? null : say('ask-extra-at', { space: view.turn.extra });
    case 'save':
      return view.turn.part === null ? null : say('ask-save-for', { part: say(`part-${view.turn.part}`) });
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

const WARES = ['buy', 'steal'];
const MUSCLE_RAT = 'muscle-rat';

const collected = (offer: Offer): boolean => offer.preview?.events.some((told) => told.name === 'collected') ?? false;
const ends = (offer: Offer): boolean => /^(go|by)$/.test(offer.steps.at(-1)?.verb ?? '') || offer.forced !== undefined;

/** It is said where a rat stands. A ware is called by what it is about and what it brings, below it whether it is bought or stolen:
 * who steals looks it. */
export function called(
  step: Step,
  { view, box }: Known<View, Values>,
  say: Say,
): Partial<Pick<Step, 'brief' | 'full' | 'mark' | 'note'>> | null {
  const item = step.values?.['item'];
  if (WARES.includes(step.verb) && view) {
    const brief = `${shortName(say(`item-${item}`))} ${gainOf(say, boxOf(box), String(item), true)}`;
    return { brief, note: say(`booth-${step.verb}`), ...(step.verb === 'steal' ? { mark: 'thief' } : {}) };
  }
  if (step.verb !== 'rat' || !view) return null;
  const rat = Number(step.values?.['rat'] ?? NaN);
  const start = mover(view)?.rats[rat - 1]?.space ?? null;
  return start === null ? null : { full: say('full-rat', { rat, start }) };
}

const PAYING = ['build', 'save', 'donate'];

/** Whatever is paid no longer counts among the leftovers, and Bottle Caps count markers: why points change by more or less
 * than a track gives. */
export function tells({ view, say }: About, { steps, preview }: Offer): string[] {
  if (!preview?.points || !PAYING.includes(steps.at(-1)?.verb ?? '')) return [];
  const scored = preview.events.filter(({ name, seat }) => name === 'scored' && seat === view.turn.seat);
  const rest = preview.points - scored.reduce((sum, { values }) => sum + Number(values['points']), 0);
  return rest ? [say('tell-rest', { rest: signed(rest), less: rest < 0 ? 1 : 0 })] : [];
}

/** Why a track cannot be built or donated for, as the view says it. */
export function barred({ view, say }: About, target: string): string | null {
  const bar = view.barred[target];
  return bar ? say(`why-${bar['why']}`, bar) : null;
}

/** The rats that have to make room for the one that moves, where nobody is asked where to. */
export function along({ preview }: Offer, { turn }: View, say: Say): string {
  const [, ...others] = preview?.events.filter(({ name, seat }) => name === 'moved' && seat === turn.seat) ?? [];
  return others.map(({ values }) => say('along-moved', values)).join(' ');
}

/** Only Greg ever turns up a card. */
export const unknown = ({ say }: About): string => say('unknown-greg');

/** What a space gives this rat in all, where something else is asked before it is collected: just as it is told where nothing is;
 * and by how much a ware changes one's points in all, the price included: neither buying nor stealing tells of any. */
export function printed({ view, box }: About, offer: Offer): Effect[] {
  const points = offer.preview?.points;
  if (points && WARES.includes(offer.steps.at(-1)?.verb ?? '')) return [{ sign: POINTS, amount: points }];
  if (!ends(offer) || collected(offer)) return [];
  const space = Number(after('space:', offer.targets));
  const there = view.path.find((one) => one.space === space);
  if (!there) return [];
  const bags = bagsOf(view, boxOf(box));
  return findsOf(there.gives, extraOf(view, boxOf(box), there, ratOf(offer)), bags);
}

/** What a rat finds on a space beyond what lies there: once the light has reached it, and by its own strength. */
function extraOf(view: View, { muscle }: Box, there: Space, rat: number | undefined): number {
  const player = mover(view);
  const strong = player?.rats[(rat ?? 0) - 1]?.super_rat === MUSCLE_RAT;
  return ((player?.light ?? 0) >= there.lit_at ? 1 : 0) + (strong ? muscle : 0);
}

/** What Backpacks add, once a turn: not where a rat that has moved found the same. */
function bagsOf(view: View, { extra }: Box): Record<string, number> {
  const player = mover(view);
  const moved = player?.rats
    .filter((rat) => rat.moved)
    .map(({ space }) => view.path.find((one) => one.space === space));
  const found = new Set(moved?.flatMap((space) => Object.keys(space?.gives ?? {})));
  const bags = Object.entries(player?.backpacks ?? {}).filter(([kind]) => !found.has(kind));
  return Object.fromEntries(bags.map(([kind, count]) => [kind, count * (extra[kind] ?? 0)]));
}

/** Of two materials the extra one is chosen later. */
function findsOf(gives: Record<string, number>, extra: number, bags: Record<string, number>): Effect[] {
  const kinds = Object.entries(gives);
  const finds = kinds.map(([sign, amount]): Effect => ({
    sign,
    amount: amount + (bags[sign] ?? 0) + (kinds.length > 1 ? 0 : extra),
    more: true,
  }));
  return extra && kinds.length > 1 ? [...finds, { sign: 'either', amount: extra, worded: true }] : finds;
}
