/** What is asked, with the figure and the place it is about; and what a place one may ride to has to offer. */
import type { Asked, Effect, Say } from '../../core/game/game-ui';
import { POINTS } from '../../core/game/kinds';
import type { Offer, Step } from '../../core/game/offers';
import type { Rider, View } from './view';
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
  if (built) return say('ask-site-for', { building: titled(say(`building-${built}`)) }) + leaning;
  const figure = ACTING[step];
  const acts = [...new Set(offers.map(({ steps }) => ACTS[steps[0]?.verb ?? '']))].filter((act) => act !== undefined);
  if (!figure || !acts.length) return null;
  const place = say(`place-${riderOf(view, figure)?.place ?? ''}`);
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

/** Why a place cannot be chosen, as the view says it: after what was picked, of the place itself, or of all of its kind. */
export function barred({ view, say, picked }: About, target: string): string | null {
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

/** A message by what it asks for, its type and points below. */
export function called(step: Step, _: unknown, say: Say): Partial<Pick<Step, 'brief' | 'note'>> | null {
  const letter = step.values?.['message'];
  if (letter === undefined || !say.has(`brief-${step.verb}`)) return null;
  return { brief: say(`brief-${step.verb}`, { letter: say(`letter-${letter}`) }), note: say(`letter-${letter}-about`) };
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

/** Who brings a token, in their order: a message needs one more with each level, but for those of the abbeys. */
const BEARERS = ['apprentice', 'helper'];

/** Whom somebody lacks to deliver messages of a level. */
function lacking({ view }: About, level: number): string | null {
  const [needed, tokens] = [level - 1, view.players[view.active ?? -1]?.tokens.length ?? 0];
  const [first = null, ...more] = needed > BEARERS.length ? [] : BEARERS.slice(tokens, needed);
  return more.length ? 'both' : first;
}

/** What a message counts before and after it is delivered; of one that is bought, what it takes to deliver it. */
export function tells(about: About, { steps, preview, targets }: Offer): string[] {
  const { view, say } = about;
  const { in_hand: hand } = view.end;
  const deck = targets.find((target) => target.startsWith('deck:'));
  const needs = deck && lacking(about, Number(deck.slice('deck:'.length)));
  if (needs) return [say('tell-needs', { needs })];
  if (steps.at(-1)?.verb !== 'deliver' || !hand || !preview?.points) return [];
  return [say('tell-deliver', { hand, points: preview.points + hand })];
}

/** A delivered message counts in full, and no longer as one in hand. */
export function scored({ view }: About, offer: Offer, points: number): Effect[] | null {
  const { in_hand: hand } = view.end;
  if (offer.steps.at(-1)?.verb !== 'deliver' || !hand) return null;
  return [
    { sign: POINTS, amount: points + hand },
    { sign: 'in-hand', amount: -hand, worded: true },
  ];
}

/** Where a ride ends: for the merchant what is sold there and its price, for the messenger the messages it can bring. */
export function printed({ view }: About, offer: Offer): Effect[] {
  const last = offer.steps.at(-1);
  if (last?.verb !== 'stop' && last?.verb !== 'stop-city') return [];
  const place = view.places.find(({ id }) => id === last.target.split(':')[1]);
  if (!place) return [];
  if (figureOf(view, offer.targets) === 'messenger') {
    const amount = view.errands[place.id];
    return amount ? [{ sign: 'letter', amount, neutral: true }] : [];
  }
  if (!place.good || place.price === null) return [];
  const player = view.players[view.active ?? -1];
  const capped = offer.preview?.events.find(({ name, seat }) => name === 'capped' && seat === view.active);
  const money = (player?.money ?? 0) - Number(capped?.values['money'] ?? 0);
  const struck = !player || player.full.includes(place.good) || money < place.price;
  return [{ sign: place.good, amount: place.price, price: 'money', neutral: true, ...(struck ? { struck } : {}) }];
}
