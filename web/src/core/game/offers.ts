/** What the player at hand may do, arranged for the screen.
 *
 * The server sends single choices and whole gestures (sequences with one intention). This module only decides how much
 * of them is shown at once, and what a click on a place or button narrows it to. What is offered, and what it brings,
 * is the server's.
 */
import type { Choice, Gesture, Preview, Values } from '../server/types';

/** One small action in words. */
export interface Step {
  action: number;
  text: string;
  /** As short as it can be said on a button, empty where that goes without saying. */
  brief?: string;
  /** With what tells it from others of its kind, such as where a figure stands. */
  full?: string;
  /** What is to be known of it at first sight, small below its name: where a thief has to run. */
  note?: string;
  /** The sign of a choice that is of another kind than those beside it, such as stealing among purchases: it looks unlike. */
  mark?: string;
  /** What all choices of this kind are headed with, where there are many. */
  heading?: string;
  /** What one button for all of them says, where there is more to choose from besides. */
  gather?: string;
  /** Whether it is a detail, such as whence a horse is fetched: its place is asked for once all else is chosen. */
  detail?: boolean;
  verb: string;
  values?: Values;
  target: string;
  /** Without parameters: a way out such as passing or stopping. */
  plain: boolean;
}

/** One complete thing to do: its actions are sent together. */
export interface Offer {
  key: string;
  steps: Step[];
  /** Each place it names on the board, in order; the last is where it ends. */
  targets: string[];
  preview: Preview | null;
  /** The preview was asked for when somebody pointed here: the button must not grow under the pointer. */
  late?: boolean;
  /** False where more choices follow that the server did not list. */
  complete: boolean;
  /** Where it leads for want of another way, in words. */
  forced?: string;
}

export type StepOf = (action: number) => Step;

/** All that may be done, in the order the game lists it. `stepwise` asks each small decision by itself. */
export function offersOf(choices: Choice[], gestures: Gesture[], stepOf: StepOf, stepwise = false): Offer[] {
  const offers: Offer[] = [];
  const covered = new Set<number>();
  for (const gesture of gestures) {
    if (stepwise && gesture.actions.length > 1) continue;
    covered.add(gesture.actions[0] as number);
    const steps = gesture.actions.map(stepOf);
    const targets = steps.map((step) => step.target).filter(Boolean);
    if (gesture.target && targets.at(-1) !== gesture.target) targets.push(gesture.target);
    offers.push({
      key: gesture.actions.join('.'),
      steps,
      targets,
      preview: gesture.preview,
      complete: gesture.complete,
    });
  }
  for (const choice of choices)
    if (!covered.has(choice.id)) {
      const step = { ...stepOf(choice.id), target: choice.target };
      offers.push({
        key: `${choice.id}`,
        steps: [step],
        targets: choice.target ? [choice.target] : [],
        preview: null,
        complete: false,
      });
    }
  const order = new Map(choices.map((choice, at) => [choice.id, at]));
  const place = (offer: Offer) => order.get(offer.steps[0]?.action ?? -1) ?? 0;
  return offers.sort((one, other) => place(one) - place(other));
}

/** The kind of place with most places that ways end at, as targets begin: `cell:`. Empty where none of them names a
 * place. Many ways to one place are one place: three goods to load do not make a ship what a question is about. */
export function mainKind(offers: Offer[]): string {
  const counts = new Map<string, number>();
  for (const target of new Set(offers.map(({ targets }) => targets.at(-1) ?? ''))) {
    const kind = /^[^:]*:?/.exec(target)?.[0];
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}

export const actionsOf = (offer: Offer): number[] => offer.steps.map((step) => step.action);

/** A button: acts where one offer is left, narrows where several are. */
export interface Option {
  key: string;
  /** Where it ends: the last step in words. */
  text: string;
  /** The steps before it, if any. */
  detail: string;
  /** What its group is headed with, where another group has one of the same name: for those who hear it alone. */
  under?: string;
  offers: Offer[];
}
export interface Group {
  key: string;
  heading: string;
  options: Option[];
}

/** At most this many buttons are laid out at once; more are picked step by step. */
export const FLAT = 30;

/** The buttons for these offers, below the beginning they share (`from` steps, already picked). Those that differ in a
 * detail alone are one button; `gather` makes one of many of a kind. */
export function groupsOf(offers: Offer[], from = 0, gather = true): Group[] {
  const bundles = bundled(offers, from);
  if (bundles.size === 1 || bundles.size === offers.length) return laidOut(offers, from, gather);
  const whole = new Map<string, Offer[]>();
  const leaders = [...bundles.values()].map((bundle) => {
    const [first] = bundle as [Offer];
    if (bundle.length > 1) whole.set(first.key, bundle);
    return bundle.length > 1 ? { ...first, steps: withoutDetails(first, from) } : first;
  });
  return laidOut(leaders, from, gather).map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      offers: option.offers.flatMap((offer) => whole.get(offer.key) ?? [offer]),
    })),
  }));
}

const withoutDetails = ({ steps }: Offer, from: number): Step[] =>
  steps.filter((step, at) => at < from || !step.detail || at === steps.length - 1);

/** Offers by all they do but for details yet to be chosen. */
function bundled(offers: Offer[], from: number): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const plain = withoutDetails(offer, from);
    const key = `${plain.map(({ action }) => action).join('.')}:${plain.length < offer.steps.length}`;
    const list = found.get(key);
    if (list) list.push(offer);
    else found.set(key, [offer]);
  }
  return found;
}

function laidOut(offers: Offer[], from: number, gather: boolean): Group[] {
  const groups: Group[] = [];
  const put = (key: string, heading: string, option: Option) => {
    const group = groups.find((one) => one.key === key);
    if (group) group.options.push(option);
    else groups.push({ key, heading, options: [option] });
  };
  const stepOf = (offer: Offer): Step => (offer.steps[from] ?? offer.steps.at(-1)) as Step;
  const ways = byStep(offers, from);
  const choices = ways.filter(([first]) => first && !stepOf(first).plain);
  const ends = new Set(choices.flat().map((offer) => offer.steps.at(-1)?.action));
  const alike = choices.length > 1 && ends.size === 1;
  const all = choices.length === ways.length;
  const gathered = gather ? gatheredIn(choices, stepOf) : new Map<string, Offer[]>();
  for (const under of ways) {
    const first = under[0] as Offer;
    const step = stepOf(first);
    const together = gathered.get(step.verb);
    if (together) {
      if (together[0] === first)
        put(`gather:${step.verb}`, '', {
          key: `gather:${step.verb}`,
          text: step.gather ?? '',
          detail: '',
          offers: together,
        });
      continue;
    }
    const kind = step.heading ?? '';
    const loose = step.plain ? 'plain' : `verb:${step.verb}:${kind}`;
    if (under.length === 1) put(loose, kind, alike ? headedByWay(first, from, all) : optionOf(first, from));
    else if (offers.length <= FLAT)
      for (const offer of under) put(`step:${step.action}`, shortOf(step), optionOf(offer, from + 1));
    else put(loose, kind, { key: `narrow:${from}:${step.action}`, text: fullOf(step), detail: '', offers: under });
  }
  return toldApart(apart(groups)).sort((one, other) => Number(one.key === 'plain') - Number(other.key === 'plain'));
}

/** By their verb, the offers that one button stands for: several of a kind, with something else to choose besides. */
function gatheredIn(choices: Offer[][], stepOf: (offer: Offer) => Step): Map<string, Offer[]> {
  const verbs = new Map<string, Offer[]>();
  for (const offer of choices.flat()) {
    const { verb } = stepOf(offer);
    verbs.set(verb, [...(verbs.get(verb) ?? []), offer]);
  }
  if (verbs.size < 2) return new Map();
  return new Map([...verbs].filter(([, [first, ...more]]) => first && more.length && stepOf(first).gather));
}

/** Groups of one choice each that are all called alike, such as one thing to buy or to steal: each is called by what heads
    it, and needs no room for that besides. */
function apart(groups: Group[]): Group[] {
  const choices = groups.filter((group) => group.key !== 'plain');
  const names = new Set(choices.flatMap((group) => group.options.map((option) => option.text)));
  const alike = choices.length > 1 && names.size === 1;
  if (!alike || !choices.every(({ heading, options }) => heading && options.length === 1)) return groups;
  const named = ({ heading, options, ...group }: Group): Group => ({
    ...group,
    heading: '',
    options: options.map((option) => ({ ...option, text: heading, detail: option.text })),
  });
  return groups.map((group) => (group.key === 'plain' ? group : named(group)));
}

/** No two buttons have the same name: what is short for one of a kind may be so for another, such as wood to buy or to load.
    What heads them tells them apart, else the steps in which they differ. */
function toldApart(groups: Group[]): Group[] {
  const named = (option: Option): string => `${option.text} ${option.detail}`.toLocaleLowerCase();
  const headed = alikeBy(groups, (option, heading) => `${heading} ${named(option)}`);
  const apart = groups.map((group) => ({
    ...group,
    options: group.options.map((option) => byDifference(option, headed.get(option) ?? [option])),
  }));
  const alike = alikeBy(apart, named);
  return apart.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      group.heading && alike.has(option) ? { ...option, under: group.heading } : option,
    ),
  }));
}

/** Each option that is called like another, with all that are. */
function alikeBy(groups: Group[], nameOf: (option: Option, heading: string) => string): Map<Option, Option[]> {
  const named = new Map<string, Option[]>();
  for (const { heading, options } of groups)
    for (const option of options) {
      const name = nameOf(option, heading);
      named.set(name, [...(named.get(name) ?? []), option]);
    }
  return new Map(
    [...named.values()].filter((same) => same.length > 1).flatMap((same) => same.map((one) => [one, same])),
  );
}

/** An option called by what it does and these others do not. */
function byDifference(option: Option, alike: Option[]): Option {
  if (alike.length < 2) return option;
  const stepsOf = (one: Option): Step[] => one.offers[0]?.steps ?? [];
  const shared = (step: Step): boolean =>
    alike.every((one) => stepsOf(one).some(({ action }) => action === step.action));
  const ownOf = (one: Option): Step[] => stepsOf(one).filter((step, at, all) => at < all.length - 1 && !shared(step));
  const firsts = alike.map((one) => ownOf(one)[0]?.action);
  const own = ownOf(option).slice(0, new Set(firsts).size === alike.length ? 1 : undefined);
  const detail = own.map((step) => shortOf(step) || step.text).join(', ');
  const last = stepsOf(option).at(-1);
  return { ...option, text: last && !shared(last) ? last.text : option.text, detail: detail || option.detail };
}

const shortOf = (step: Step): string => step.brief ?? step.text;
const fullOf = (step: Step): string => step.full ?? step.text;

function byStep(offers: Offer[], at: number): Offer[][] {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const action = offer.steps[at]?.action ?? -1;
    const list = found.get(action);
    if (list) list.push(offer);
    else found.set(action, [offer]);
  }
  return [...found.values()];
}

function optionOf(offer: Offer, from: number): Option {
  const left = offer.steps.slice(Math.min(from, offer.steps.length - 1));
  const last = left.at(-1);
  return {
    key: offer.key,
    text: last?.full || last?.brief || last?.text || '', // what goes without saying along the way is said where it is the answer
    detail: [...left.slice(0, -1).map(shortOf), offer.forced, last?.note].filter(Boolean).join(', '),
    offers: [offer],
  };
}

/** Where all ways end alike, such as several rats that may go to one space, each is called by what sets it apart. Where
    one may also do without, the end is said too. */
function headedByWay(offer: Offer, from: number, all: boolean): Option {
  const option = optionOf(offer, from);
  const way = offer.steps.slice(from, -1).map((step) => step.full ?? shortOf(step));
  const text = [...way, offer.forced].filter(Boolean).join(', ');
  return option.detail ? { ...option, text, detail: all ? '' : option.text } : option;
}

function textFrom(offer: Offer, at: number): string {
  return [...offer.steps.slice(at).map((step) => step.text), offer.forced].filter(Boolean).join(' · ');
}

export function offerText(offer: Offer): string {
  return textFrom(offer, 0);
}

/** An offer as a heading, which says where it ends, and the steps before that. */
export function offerParts(offer: Pick<Offer, 'steps' | 'forced'>): { title: string; before: string } {
  const words = [...offer.steps.map((step) => step.text), ...(offer.forced ? [offer.forced] : [])];
  return { title: words.at(-1) ?? '', before: words.slice(0, -1).join(' · ') };
}

/** What a click on a place means: offers ending there if any do, else those that pass through it. */
export function offersAt(offers: Offer[], target: string): Offer[] {
  const ending = offers.filter((offer) => offer.targets.at(-1) === target);
  return ending.length ? ending : offers.filter((offer) => offer.targets.includes(target));
}

export interface Place {
  /** What a click here leaves. */
  here: Offer[];
  /** Whether that is less than there was: a place all ways share decides nothing. */
  leads: boolean;
}

/** Every place these offers name; those of a detail only where nothing else is left to choose. */
export function placesIn(offers: Offer[]): Map<string, Place> {
  const through = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const target of new Set(offer.targets)) {
      const list = through.get(target);
      if (list) list.push(offer);
      else through.set(target, [offer]);
    }
  const places = new Map<string, Place>();
  for (const [target, passing] of through) {
    const here = offersAt(passing, target);
    places.set(target, { here, leads: here.length === 1 || here.length < offers.length });
  }
  const details = new Set(
    offers.flatMap(({ steps }) => steps.filter(({ detail }) => detail).map((step) => step.target)),
  );
  if ([...places].some(([target, { leads }]) => leads && !details.has(target)))
    for (const target of details) places.delete(target);
  return places;
}

/** How many steps all these offers have in common, leaving each at least one to show. */
export function sharedSteps(offers: Offer[]): number {
  const first = offers[0];
  if (!first) return 0;
  let length = 0;
  while (
    offers.every(
      (offer) => offer.steps.length > length + 1 && offer.steps[length]?.action === first.steps[length]?.action,
    )
  )
    length += 1;
  return length;
}
