/** What a player leaves undone who ends the use of workers. */
import type { Asked, Say } from '../../core/game/game-ui';
import type { Step } from '../../core/game/offers';
import type { Values } from './box';
import { placeName } from './placing';
import { GOODS, inWords, type Side } from './trade';
import type { View } from './view';
import { brief, sign } from './words';

/** What the worker or character at a place could do, in a word or two. */
function use({ verb, target, text, values }: Step, gained: Side, view: View, say: Say): string {
  const [, name = ''] = target.split(':');
  switch (verb) {
    case 'produce':
    case 'farm':
    case 'craft':
      return Object.keys(gained).length ? inWords(gained, say) : text;
    case 'load':
      return say('unused-load');
    case 'income':
      return say('unused-gift');
    case 'build':
      return brief(say, `building-${values?.['building']}`);
    case 'activate':
      return brief(say, `building-${view.buildings.find(({ cell }) => cell === name)?.building}`);
    default:
      return '';
  }
}

/** Every place with something left to do, and what: "Mine 1: 1 stone"; then those where nothing can be done now. */
export function unused({
  view,
  say,
  you,
  offers,
  brings,
}: Pick<Asked<View, Values>, 'view' | 'say' | 'you' | 'offers' | 'brings'>): string[] {
  const places = new Map<string, Set<string>>();
  const seat = view.turn ?? you;
  for (const offer of offers) {
    const [step] = offer.steps;
    const gained = brings(offer).filter(({ sign, amount }) => amount > 0 && GOODS.some((good) => good === sign));
    const side = Object.fromEntries(gained.map(({ sign, amount }) => [sign, amount]));
    const words = step ? use(step, side, view, say) : '';
    if (step && words) places.set(step.target, (places.get(step.target) ?? new Set()).add(words));
  }
  const named = (target: string): string => (target === 'ship' ? sign(say('area-dock')) : placeName(target, say));
  const idle = [
    ...view.discs.filter((discs) => discs.seat === seat).map(({ cell }) => `cell:${cell}`),
    ...['agriculture', 'crafts'].filter((area) => view.areas[area]?.[seat]).map((area) => `area:${area}`),
  ].filter((target) => !places.has(target));
  return [
    ...[...places].map(([target, uses]) => say('unused-at', { place: named(target), uses: [...uses].join(', ') })),
    ...(idle.length ? [say('unused-idle', { places: idle.map(named).join(', ') })] : []),
  ];
}
