/** Actions, events and questions in words. The server sends names and numbers; sentences are made here. */
import type { Say } from './game-ui';
import { filled } from './kinds';
import { ANNOUNCES } from './log';
import type { Step } from './offers';
import type { Choice, Preview, Told, Values, VerbWords } from '../server/types';

/** The values of an action or event with names said in the reader's language, another player by name, and an item beside
 * its amount as so much of it. */
export function wordsOf(values: Values, names: string[], say: Say): Values {
  const amount = values['amount'];
  const said = (name: string, value: string | number) => {
    if (name === 'item' && typeof amount === 'number') return amountsText({ [value]: amount }, say);
    if (typeof value === 'string') return say(`${name.replace(FROM, '')}-${value}`);
    return name === 'player' ? (names[value] ?? say('nobody')) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(name, value)]));
}

/** Ends the name of a value that says where a walk along such places began: `node-from` beside `node`. */
export const FROM = /-from$/;

export function actionText(choice: Pick<Choice, 'verb' | 'values'>, names: string[], say: Say): string {
  return say(`action-${choice.verb}`, wordsOf(choice.values, names, say));
}

type Event = Pick<Told, 'name' | 'seat' | 'values'>;

/** An event in words. Told to the one it is about (`you`), it may have words of its own: "Your burrow marker goes to ...". */
export function eventText(told: Event, names: string[], say: Say, you = -1): string {
  const own = told.seat === you && say.has(`own-${told.name}`);
  return say(own ? `own-${told.name}` : toldTo(`event-${told.name}`, told, say, you), {
    ...wordsOf(told.values, names, say),
    seat: names[told.seat] ?? say('nobody'),
  });
}

/** The words for an event that was done to the one it is told to (`you`), where there are such: "Bruno gives you ...". */
const toldTo = (key: string, { values }: Event, say: Say, you: number): string =>
  you >= 0 && values['player'] === you && say.has(`${key}-you`) ? `${key}-you` : key;

/** An event with what only the view right after it shows, such as what was offered: amounts are put in words. */
export function shownText(told: Event, shown: object, names: string[], say: Say, you = -1): string {
  const amounts = Object.entries(shown).filter(([, part]) => part !== null && typeof part === 'object');
  return say(toldTo(`event-${told.name}-what`, told, say, you), {
    ...wordsOf(told.values, names, say),
    seat: names[told.seat] ?? '',
    ...Object.fromEntries(amounts.map(([name, part]) => [name, amountsText(part, say)])),
  });
}

/** How much of each thing: "2 wood, Bishop". */
export function amountsText(amounts: Readonly<Record<string, number>>, say: Say): string {
  const parts = Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([item, amount]) => (say.has(`amount-${item}`) ? say(`amount-${item}`, { amount }) : say(`item-${item}`)));
  return parts.join(', ') || say('amount-none');
}

export function questionText(step: string, say: Say): string {
  return say(`ask-${step}`);
}

/** A sentence without the name of who it is about in front. */
function nameless(sentence: string, name: string): string {
  const rest = name && sentence.startsWith(name) ? /^\s*:?\s+(.*)$/su.exec(sentence.slice(name.length)) : null;
  return rest?.[1] ?? sentence;
}

/** A sentence as a line under the name of who it is about: without that name, and without its stop. */
export const underName = (sentence: string, name: string): string => nameless(sentence, name).replace(/\.$/, '');

/** The same where several follow each other: each keeps its stop and begins like a sentence. */
export const sentenceUnder = (sentence: string, name: string): string => capital(nameless(sentence, name));

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The sentences of a preview as told to the seat that decides, without repeats and without what is said already (`known`).
 * That a turn ends is said by itself: not that the next player's begins. */
export function previewSentences(
  preview: Preview,
  names: string[],
  say: Say,
  seat = -1,
  known: (told: Told) => boolean = () => false,
): string[] {
  const told = ownEvents(preview, seat).filter((one) => !known(one));
  return [...new Set(told.map((one) => capital(underName(eventText(one, names, say, seat), names[seat] ?? ''))))];
}

/** What happens up to the end of the turn, where a choice ends it: without whose turn it is then, nor what they have to do in it. */
export function ownEvents({ events, ends_turn }: Preview, seat: number): Preview['events'] {
  if (!ends_turn) return events;
  const isOwn = (told: Told): boolean => told.seat < 0 || told.seat === seat;
  const next = events.findIndex((told) => ANNOUNCES.test(told.name) && !isOwn(told));
  const turn = next < 0 ? events : events.slice(0, next);
  return turn.slice(0, turn.findLastIndex(isOwn) + 1);
}

/** Decodes any action id of a game: a verb's ids are neighbours, its last parameter counting fastest. */
export class ActionWords {
  constructor(private readonly verbs: VerbWords[]) {}

  /** The id of an action, by its verb and values; null where there is none such. */
  id(name: string, values: Values = {}): number | null {
    const verb = this.verbs.find((one) => one.name === name);
    if (!verb) return null;
    let rank = 0;
    for (const [parameter, choices] of Object.entries(verb.parameters)) {
      const at = choices.indexOf(values[parameter] as never);
      if (at < 0) return null;
      rank = rank * choices.length + at;
    }
    return verb.first + rank;
  }

  step(action: number, names: string[], say: Say): Step {
    const verb = this.verbs.findLast((one) => one.first <= action);
    if (!verb) return { action, text: String(action), verb: '', target: '', plain: true };
    let rest = action - verb.first;
    const values: Values = {};
    for (const [name, choices] of Object.entries(verb.parameters).reverse()) {
      values[name] = choices[rest % choices.length] ?? 0;
      rest = Math.floor(rest / choices.length);
    }
    const target = filled(verb.target ?? '', values);
    const briefly = `brief-${verb.name}`;
    const kind = `many-${verb.name}`;
    return {
      action,
      text: actionText({ verb: verb.name, values }, names, say),
      ...(say.has(briefly) ? { brief: say(briefly, { ...wordsOf(values, names, say), ...named(values) }).trim() } : {}),
      ...(say.has(kind) ? { heading: say(kind) } : {}),
      ...(say.has(`gather-${verb.name}`) ? { gather: say(`gather-${verb.name}`) } : {}),
      ...(verb.detail ? { detail: true } : {}),
      verb: verb.name,
      values,
      target,
      plain: !Object.keys(values).length,
    };
  }
}

/** The values as the game names them, for texts that choose by them: `$way-id`. */
const named = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}-id`, value]));

/** A signed number as people write it. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}
