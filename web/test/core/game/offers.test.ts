import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  FLAT,
  groupsOf,
  mainKind,
  offersAt,
  offersOf,
  offerText,
  placesIn,
  sharedSteps,
  type Offer,
  type Step,
} from '../../../src/core/game/offers';
import type { Choice, Gesture, Preview } from '../../../src/core/server/types';

const NOTHING: Preview = { events: [], points: 0, reveals: false, ends_turn: false };
const WORDS: Record<number, Step> = {
  0: { action: 0, text: 'Rat 1', verb: 'rat', target: 'rat:0', plain: false },
  1: { action: 1, text: 'Rat 2', verb: 'rat', target: 'rat:1', plain: false },
  9: { action: 9, text: 'Pass', verb: 'pass', target: '', plain: true },
};
const step = (action: number): Step =>
  WORDS[action] ?? {
    action,
    text: `To space ${action - 10}`,
    verb: 'go',
    target: `space:${action - 10}`,
    plain: false,
  };
const choice = (id: number): Choice => ({
  id,
  verb: step(id).verb,
  values: {},
  target: step(id).target,
  text: step(id).text,
});
const gesture = (...actions: number[]): Gesture => ({
  actions,
  target: step(actions.at(-1) ?? 0).target,
  complete: true,
  preview: NOTHING,
});

const CHOICES = [choice(9), choice(0), choice(1)];
const GESTURES = [gesture(9), gesture(0, 11), gesture(0, 12), gesture(1, 12)];

describe('offers', () => {
  it('keeps the order of the game and knows every place on the way', () => {
    const offers = offersOf(CHOICES, GESTURES, step);
    expect(offers.map(actionsOf)).toEqual([[9], [0, 11], [0, 12], [1, 12]]);
    expect(offers[1]?.targets).toEqual(['rat:0', 'space:1']);
    expect(offerText(offers[1]!)).toBe('Rat 1 · To space 1');
  });

  it('knows the kind of place most ways end at', () => {
    expect(mainKind(offersOf(CHOICES, GESTURES, step))).toBe('space:');
    expect(mainKind(offersOf([choice(9), choice(0)], [], step))).toBe('rat:');
    expect(mainKind(offersOf([choice(9)], [], step))).toBe('');
  });

  it('counts places, not the ways that end at one of them', () => {
    const loading = [20, 21, 22].map((id) => ({ ...choice(id), target: 'ship' }));
    expect(mainKind(offersOf([...loading, choice(11), choice(12)], [], step))).toBe('space:');
    expect(mainKind(offersOf(loading, [], step))).toBe('ship');
  });

  it('says in full what goes without saying on the way, where it is all there is to a button', () => {
    const silent = (action: number): Step => ({ ...step(action), ...(action < 9 ? { brief: '' } : {}) });
    const buttons = (stepwise: boolean) =>
      groupsOf(offersOf(CHOICES, GESTURES, silent, stepwise)).map(({ heading, options }) => [
        heading,
        options.map(({ text, detail }) => [text, detail]),
      ]);
    expect(buttons(true)[0]).toEqual(['', [['Rat 1', ''], ['Rat 2', '']]]); // prettier-ignore
    // Two that would be called alike are told apart.
    expect(buttons(false)[0]).toEqual(['', [['To space 1', ''], ['To space 2', 'Rat 1']]]); // prettier-ignore
    expect(buttons(false)[1]).toEqual(['', [['To space 2', 'Rat 2']]]);
  });

  it('lets what heads them tell choices apart, for those who hear it too', () => {
    // Both rats may go to spaces 1 and 2.
    const both = [gesture(0, 11), gesture(0, 12), gesture(1, 11), gesture(1, 12)];
    const short = (action: number): Step => ({ ...step(action), ...(action > 9 ? { brief: `${action - 10}` } : {}) });
    const groups = groupsOf(offersOf(CHOICES.slice(1), both, short));
    expect(groups.map(({ heading, options }) => [heading, options.map(({ text, detail, under }) => [text, detail, under])])).toEqual([
      ['Rat 1', [['1', '', 'Rat 1'], ['2', '', 'Rat 1']]],
      ['Rat 2', [['1', '', 'Rat 2'], ['2', '', 'Rat 2']]],
    ]); // prettier-ignore
  });

  it('tells choices of one name under one heading apart by the first step in which they differ', () => {
    const ride = (action: number): Step =>
      action < 30
        ? step(action)
        : {
            ...step(action),
            verb: 'horses',
            brief: '',
            text: action < 40 ? `Leave ${action - 30}` : `Take ${action - 40}`,
          };
    const rides = [gesture(0, 30, 40, 12), gesture(0, 31, 12), gesture(0, 30, 40, 11)];
    const texts = (...gestures: Gesture[]) =>
      groupsOf(offersOf([choice(0)], gestures, ride)).flatMap(({ options }) =>
        options.map(({ text, detail }) => [text, detail]),
      );
    expect(texts(...rides)).toEqual([['To space 2', 'Leave 0'], ['To space 2', 'Leave 1'], ['To space 1', '']]); // prettier-ignore
    expect(texts(gesture(0, 30, 40, 12), gesture(0, 30, 41, 12), gesture(0, 31, 12))).toEqual([
      ['To space 2', 'Leave 0, Take 0'],
      ['To space 2', 'Leave 0, Take 1'],
      ['To space 2', 'Leave 1'],
    ]);
  });

  it('asks small decisions one by one when told to', () => {
    const offers = offersOf(CHOICES, GESTURES, step, true);
    expect(offers.map(actionsOf)).toEqual([[9], [0], [1]]);
    expect(offers[1]?.preview).toBeNull();
  });

  it('offers a choice the server made no gesture of', () => {
    expect(offersOf([choice(0)], [], step).map(actionsOf)).toEqual([[0]]);
  });

  it('heads the ways that share a beginning, and puts ways out last', () => {
    const groups = groupsOf(offersOf(CHOICES, GESTURES, step));
    expect(groups.map((group) => [group.heading, group.options.map((option) => option.text)])).toEqual([
      ['Rat 1', ['To space 1', 'To space 2']],
      ['', ['To space 2']],
      ['', ['Pass']],
    ]);
    expect(groups[1]?.options[0]?.detail).toBe('Rat 2');
  });

  it('calls one thing that can be had in two ways by the way', () => {
    const two = (action: number): Step => ({ ...step(11), action, verb: `verb-${action}`, heading: `Way ${action}` });
    const groups = groupsOf(offersOf([choice(20), choice(21)], [], two));
    expect(groups.map(({ heading, options }) => [heading, options.map(({ text, detail }) => [text, detail])])).toEqual([
      ['', [['Way 20', two(20).text]]],
      ['', [['Way 21', two(21).text]]],
    ]);
  });

  it('calls ways that end alike by what sets them apart', () => {
    const [, , one, other] = offersOf(CHOICES, GESTURES, step);
    const options = groupsOf([one!, other!]).flatMap((group) => group.options);
    expect(options.map((option) => [option.text, option.detail])).toEqual([
      ['Rat 1', ''],
      ['Rat 2', ''],
    ]);
  });

  it('says which of its kind it is where that tells ways apart', () => {
    const standing = (action: number): Step => ({
      ...step(action),
      ...(action < 9 ? { full: `Rat ${action + 1}, on space ${action}` } : {}),
    });
    const [, first, one, other] = offersOf(CHOICES, GESTURES, standing);
    const texts = (...offers: Offer[]) => groupsOf(offers).flatMap(({ options }) => options.map(({ text }) => text));
    expect(texts(one!, other!)).toEqual(['Rat 1, on space 0', 'Rat 2, on space 1']);
    expect(texts(first!, other!)).toEqual(['To space 1', 'To space 2']);
    expect(texts(...offersOf(CHOICES, GESTURES, standing, true))).toEqual([
      'Rat 1, on space 0',
      'Rat 2, on space 1',
      'Pass',
    ]);
  });

  it('says where such ways lead when one may also do without', () => {
    const offers = offersOf(CHOICES, GESTURES, step);
    const pass = offers.find((offer) => offer.steps[0]?.plain);
    const options = groupsOf([offers[2]!, offers[3]!, pass!]).flatMap((group) => group.options);
    expect(options.map((option) => [option.text, option.detail])).toEqual([
      ['Rat 1', 'To space 2'],
      ['Rat 2', 'To space 2'],
      ['Pass', ''],
    ]);
  });

  it('narrows step by step when there are too many to lay out', () => {
    const many = Array.from({ length: FLAT + 5 }, (_, at) => gesture(at % 2, 20 + at));
    const groups = groupsOf(offersOf([choice(0), choice(1)], many, step));
    expect(groups.flatMap((group) => group.options).map((option) => [option.text, option.offers.length])).toEqual([
      ['Rat 1', 18],
      ['Rat 2', 17],
    ]);
  });

  it('takes a click on a place as going there, else as beginning there', () => {
    const offers = offersOf(CHOICES, GESTURES, step);
    expect(offersAt(offers, 'space:2').map(actionsOf)).toEqual([
      [0, 12],
      [1, 12],
    ]);
    expect(offersAt(offers, 'rat:0').map(actionsOf)).toEqual([
      [0, 11],
      [0, 12],
    ]);
    expect(offersAt(offers, 'moon')).toEqual([]);
  });

  it('lights no place that decides nothing', () => {
    const leading = (...gestures: Gesture[]) =>
      [...placesIn(offersOf([], gestures, step))].filter(([, place]) => place.leads).map(([target]) => target);
    expect(leading(...GESTURES)).toEqual(['rat:0', 'space:1', 'space:2', 'rat:1']);
    expect(leading(gesture(0, 11), gesture(0, 12))).toEqual(['space:1', 'space:2']);
    expect(leading(gesture(0, 12), gesture(1, 12))).toEqual(['rat:0', 'rat:1']);
    expect(leading(gesture(0, 11))).toEqual(['rat:0', 'space:1']);
  });

  it('leaves every offer at least one step to show', () => {
    const offers = offersOf(CHOICES, GESTURES, step);
    expect(sharedSteps(offersAt(offers, 'rat:0'))).toBe(1);
    expect(sharedSteps(offers)).toBe(0);
    expect(sharedSteps([])).toBe(0);
  });
});

describe('details and what is gathered', () => {
  const ride = (action: number): Step => ({
    ...step(action),
    ...(action >= 40
      ? { verb: 'fetch', text: `Horse of ${action - 40}`, target: `horse:${action - 40}`, detail: true }
      : {}),
    ...(action >= 30 && action < 40 ? { verb: 'sell', gather: 'Sell', text: `Sell ${action - 30}` } : {}),
  });
  // Rat 1 walks to space 1, or to 2 with a horse of 0, 1 or 2; rat 2 to space 2 with a horse of 1.
  const rides = [gesture(0, 11), gesture(0, 40, 12), gesture(0, 41, 12), gesture(0, 42, 12), gesture(1, 41, 12)];
  const offers = offersOf([choice(0), choice(1)], rides, ride);
  const leading = (some: Offer[]) => [...placesIn(some)].filter(([, place]) => place.leads).map(([target]) => target);

  it('lights where ways end first, and the places of a detail once nothing else is left', () => {
    expect(leading(offers)).toEqual(['rat:0', 'space:1', 'space:2', 'rat:1']);
    const there = offersAt(offers, 'space:2');
    expect(there).toHaveLength(4);
    const mine = there.filter(({ targets }) => targets[0] === 'rat:0');
    expect(leading(mine)).toEqual(['horse:0', 'horse:1', 'horse:2']);
  });

  it('makes one button of what differs in a detail alone', () => {
    const options = groupsOf(offers).flatMap((group) => group.options);
    expect(options.map(({ text, detail, offers }) => [text, detail, offers.length])).toEqual([
      ['To space 1', '', 1],
      ['To space 2', '', 3],
      ['To space 2', 'Rat 2, Horse of 1', 1],
    ]);
    const mine = options[1]!.offers;
    const whence = groupsOf(mine, sharedSteps(mine)).flatMap((group) => group.options);
    expect(whence.map(({ text }) => text)).toEqual(['Horse of 0', 'Horse of 1', 'Horse of 2']);
    // Where it is asked by itself it is no detail.
    const alone = groupsOf(offersOf([choice(40), choice(41), choice(9)], [], ride)).flatMap((group) => group.options);
    expect(alone.map(({ text, offers }) => [text, offers.length])).toEqual([
      ['Horse of 0', 1],
      ['Horse of 1', 1],
      ['Pass', 1],
    ]);
  });

  it('gathers choices of a kind in one button, where there is something else to choose', () => {
    const city = offersOf([choice(31), choice(32), choice(11), choice(9)], [], ride);
    const texts = (some: Offer[]) =>
      groupsOf(some).flatMap(({ options }) => options.map(({ text, offers }) => [text, offers.length]));
    expect(texts(city)).toEqual([
      ['Sell', 2],
      ['To space 1', 1],
      ['Pass', 1],
    ]);
    expect(groupsOf(city, 0, false).flatMap(({ options }) => options)).toHaveLength(4);
    expect(texts(city.slice(0, 2))).toEqual([
      ['Sell 1', 1],
      ['Sell 2', 1],
    ]);
    expect(texts([city[0]!, ...city.slice(2)])[0]).toEqual(['Sell 1', 1]);
  });
});
