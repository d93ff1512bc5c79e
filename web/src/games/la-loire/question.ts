/** What is asked, with the figure and the place it is about; and what a place one may ride to has to offer. */
import type { Asked, Effect, Known, Say } from '../../core/game/game-ui';
import type { Offer, Step } from '../../core/game/offers';
import type { Mail, Place, Rider, View, Ware } from './view';
import { titled } from './words';

type About = Asked<View>;
export type FigureKind = 'merchant' | 'messenger';

/** Whether it is asked where a figure rides. */
export const rides = (step: string, { riding }: View): boolean => step === 'figure' || riding !== null;

/** Which figure an offer moves: the one it names, the one on the move, or the only one that has yet to ride. */
export function figureOf(view: View, targets: readonly string[]): FigureKind | null {
  const named = targets.find((target) => target.startsWith('figure:'))?.slice('figure:'.length);
  if (named === 'merchant' || named === 'messenger') return named;
  if (view.riding) return view.riding as FigureKind;
  const left = waiting(view);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The figures of the player at hand that have yet to ride. */
export function waiting(view: View): FigureKind[] {
  const player = view.players[view.active ?? -1];
  return (['merchant', 'messenger'] as const).filter((kind) => player && !player[kind].moved);
}

const standsAt = (view: View, kind: FigureKind): Place | undefined =>
  view.places.find(({ id }) => id === riderOf(view, kind)?.place);
const riderOf = (view: View, kind: FigureKind): Rider | undefined => view.players[view.active ?? -1]?.[kind];

export function asks({ view, say, step, offers, picked }: About): string | null {
  const targets = picked.map(({ target }) => target);
  const fetched = fetchedTo(offers);
  if (fetched) return say('ask-fetch-for', { place: say(`place-${fetched}`) });
  if (rides(step, view)) {
    const figure = figureOf(view, targets);
    if (figure && step === 'figure') return say('ask-ride', { figure });
    if (figure && step === 'stop')
      return say('ask-stop-from', { figure, place: say(`place-${riderOf(view, figure)?.place ?? ''}`) });
    if (figure) return null;
    return step === 'figure' && waiting(view).length > 1 ? say('ask-ride-both') : null;
  }
  const built = targets.find((target) => target.startsWith('build:'))?.slice('build:'.length);
  const balance = balanceOf(view, offers);
  const leaning = balance ? ` ${say('ask-balance', { road: balance })}` : '';
  if (step === 'site' && !built)
    return say(offers.some(({ steps }) => steps[0]?.verb === 'palace') ? 'ask-site-palace' : 'ask-site-village');
  if (built) return say('ask-site-for', { building: titled(say(`building-${built}`)) }) + leaning;
  const figure = ACTING[step];
  const acts = [...new Set(offers.map(({ steps }) => ACTS[steps[0]?.verb ?? '']))].filter((act) => act !== undefined);
  if (!figure || !acts.length) return null;
  const stop = standsAt(view, figure);
  const kind = stop?.building?.kind;
  const place = say(`place-${stop?.id ?? ''}`) + (kind ? ` (${say(`building-${kind}`)})` : '');
  return say(`ask-acts-${figure}`, { place, acts: either(acts.map((act) => say(`act-${act}`))) }) + leaning;
}

/** The road that farms have to go to, where farms may be built and not on both. */
function balanceOf(view: View, offers: readonly Offer[]): string | null {
  if (!offers.some(({ targets }) => targets.includes('build:farm'))) return null;
  const bar = Object.entries(view.barred).find(([at, { why }]) => at.startsWith('build:farm ') && why === 'balance');
  return bar ? String(bar[1]['road']) : null;
}

/** Where a ride leads, once it is asked only whence a horse comes for it. */
function fetchedTo(offers: readonly Offer[]): string | null {
  const [end, ...others] = new Set(offers.map(({ targets }) => targets.at(-1) ?? ''));
  const sources = new Set(
    offers.flatMap(({ steps }) => steps.filter(({ detail }) => detail).map(({ action }) => action)),
  );
  return end && !others.length && sources.size > 1 ? (end.split(':')[1] ?? null) : null;
}

/** Who acts in these steps, and what each choice there is called in the question. */
const ACTING: Record<string, FigureKind> = {
  'merchant-village': 'merchant',
  'merchant-city': 'merchant',
  messenger: 'messenger',
};
const ACTS: Record<string, string> = {
  buy: 'buy',
  'buy-two-wood': 'buy',
  hire: 'hire',
  sell: 'sell',
  build: 'build',
  ship: 'ship',
  deliver: 'deliver',
  station: 'station',
  message: 'message',
};

/** Why a place cannot be chosen, as the view says it: after what was picked, of the place itself, or of all of its kind. Where all
 *  that is left leads there it was chosen already. */
export function barred({ view, say, picked, offers }: About, target: string): string | null {
  if (offers.some(({ targets }) => targets.at(-1) === target)) return null;
  const kind = target.slice(0, target.indexOf(':') + 1);
  const keys = [...picked.map((step) => `${step.target} ${target}`), target, kind];
  const bar = keys.map((key) => view.barred[key]).find((one) => one !== undefined);
  if (!bar) return null;
  const { colour, ...values } = bar;
  return say(`why-${bar['why']}`, colour === undefined ? values : { ...values, colour: say(`colour-${colour}`) });
}

/** Any of these, in the language of the page, whose English is British. */
function either(words: string[]): string {
  const language = document.documentElement.lang || 'en';
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(words);
}

/** A message by what it asks for, its type and points below; of one that is delivered, what it counted in hand. A token by
 *  where it stands and what for; a palace by what it does. What costs nothing says so. */
export function called(step: Step, { view }: Known<View>, say: Say): Partial<Pick<Step, 'brief' | 'note'>> | null {
  const { kind, message: letter, token, good } = step.values ?? {};
  if (step.verb === 'palace') return { note: say(`kind-${kind}-short`) };
  const player = view?.players[view.active ?? -1];
  const stood = player?.tokens[Number(token) - 1];
  if (stood)
    return {
      brief: say('token-from', { village: say(`village-${stood.village}`) }),
      note: say('note-token', { letter: say(`letter-${stood.message}`) }),
    };
  const here = view && step.verb.startsWith('buy') ? standsAt(view, 'merchant') : undefined;
  if (here && (good === 'beer' ? here.beer_price : here.price) === 0) return { note: say('note-free') };
  if (letter === undefined || !say.has(`brief-${step.verb}`)) return null;
  const brief = say(`brief-${step.verb}`, { letter: say(`letter-${letter}`) });
  const hand = step.verb === 'deliver' && view ? view.end.in_hand : 0;
  const points = view?.messages.find(({ id }) => id === letter)?.points ?? 0;
  return { brief, note: hand ? say('note-deliver', { points, hand }) : say(`letter-${letter}-about`) };
}

/** Only messages come out of a deck that nobody has looked into. */
export function unknown({ say }: About, offer: Offer): string {
  const level = offer.targets.find((target) => target.startsWith('deck:'))?.slice('deck:'.length);
  return level ? say('unknown-message-of', { level: Number(level) }) : say('unknown-message');
}

const DELIVERING = ['deliver', 'station'];

/** Who hires or buys first may give up a delivery. */
export function warns({ view, say, offers }: About, { steps }: Offer): string | null {
  const verbOf = (offer: Pick<Offer, 'steps'>): string => offer.steps[0]?.verb ?? '';
  const gives = view.one_kind && ACTS[verbOf({ steps })] && !DELIVERING.includes(verbOf({ steps }));
  return gives && offers.some((one) => DELIVERING.includes(verbOf(one))) ? say('warn-delivery') : null;
}

/** What the building does where a ride ends or something is bought, and the palace that is built; what a message counts before and after it is delivered;
 *  of one that is bought, what it takes to deliver it. */
export function tells({ view, say, step }: About, offer: Offer): string[] {
  const { steps, preview, targets } = offer;
  const { in_hand: hand } = view.end;
  const deck = targets.find((target) => target.startsWith('deck:'));
  const needs = deck && view.needs[deck];
  const buyer = deck || steps.at(-1)?.verb.startsWith('buy') ? ACTING[step] : undefined;
  const building = (buyer ? standsAt(view, buyer) : endOf(view, offer))?.building?.kind;
  const does = building ? [say(`tell-${building}`)] : [];
  if (needs) return [...does, say('tell-needs', { needs })];
  // Which palace it is may not be asked, if there is one alone.
  const built = preview?.events.find(({ name, seat }) => name === 'palace' && seat === view.active);
  if (built && steps.at(-1)?.verb !== 'palace') return [say(`kind-${built.values['kind']}-help`)];
  if (does.length) return does;
  if (steps.at(-1)?.verb !== 'deliver' || !hand || !preview?.points) return [];
  return [say('tell-deliver', { hand, points: preview.points + hand })];
}

/** Where a ride ends: for the merchant what is sold there and its price, for the messenger the messages it can bring and
 *  what one costs there. */
export function printed({ view }: About, offer: Offer): Effect[] {
  const place = endOf(view, offer);
  if (!place) return [];
  const fetches = offer.steps.some(({ detail }) => detail);
  const onSale = (sign: string, { price, barred, fetching }: Mail | Ware): Effect => ({
    sign,
    amount: price,
    price: 'money',
    neutral: true,
    ...((fetches ? fetching : barred) ? { struck: true } : {}),
  });
  if (figureOf(view, offer.targets) === 'merchant')
    return (view.wares[place.id] ?? []).map((ware) => onSale(ware.good, ware));
  const amount = view.errands[place.id];
  const mail = view.mail[place.id];
  const brought: Effect[] = amount ? [{ sign: 'letter', amount, neutral: true }] : [];
  return [...brought, ...(mail ? [onSale('mail', mail)] : [])];
}

/** The place that a ride ends at. */
function endOf(view: View, { steps }: Offer): Place | undefined {
  const last = steps.at(-1);
  return last?.verb === 'stop' || last?.verb === 'stop-city'
    ? view.places.find(({ id }) => id === last.target.split(':')[1])
    : undefined;
}
