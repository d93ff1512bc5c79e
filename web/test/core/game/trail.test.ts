import { describe, expect, it } from 'vitest';
import { boxAt, covered } from '../../../src/core/placing/beside';
import { apart, findMark, marksOf, numbered, PIN, type Mark } from '../../../src/core/game/trail';
import { told } from '../../table';

const entry = (ply: number, name: string, values: Record<string, string | number>) => ({
  ply,
  seat: 1,
  reveals: false,
  told: [told(ply, 1, name, values)],
});
const PLACES = ['tours', 'blois'];
const vocabulary = (_: string, name: string) => (name === 'place' ? PLACES : name === 'figure' ? ['merchant'] : null);

describe('marks of what happened', () => {
  it('lead from where something was to where it is, by places and not by figures', () => {
    const [mark] = marksOf(
      [entry(4, 'travelled', { figure: 'merchant', start: 'tours', place: 'blois' })],
      () => 'seat-2',
      { vocabulary, effects: () => [{ sign: 'horses', amount: -1 }] },
    );
    expect(mark).toEqual({
      key: '4:0',
      label: '1',
      tone: 'seat-2',
      to: [],
      over: [],
      effects: [{ sign: 'horses', amount: -1 }],
      ways: [
        ['place:tours', 'place:blois'],
        ['*:tours', '*:blois'],
      ],
    });
  });
  it('prefer the space to the piece where both are numbers', () => {
    const [mark] = marksOf([entry(1, 'moved', { rat: 1, start: 3, space: 7, way: 'foot' })], () => '');
    expect(mark?.ways[0]).toEqual(['space:3', 'space:7']);
  });
  it('follow the places something moved over, as far as they are drawn', () => {
    document.body.innerHTML = [3, 4, 6, 7].map((at) => `<p data-target="space:${at}"></p>`).join('');
    for (const one of document.querySelectorAll('p')) one.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    const moved = [entry(1, 'moved', { rat: 1, start: 3, space: 7, way: 'foot' })];
    const passes = () => [3, 4, 5, 6, 7].map((at) => `space:${at}`);
    const [mark] = marksOf(moved, () => '', { passes });
    const names = mark && findMark(document.body, mark)?.over.map((one) => one.getAttribute('data-target'));
    expect(names).toEqual(['space:4', 'space:6']);
  });
  it('are found in a picture where they are drawn', () => {
    document.body.innerHTML = '<p data-target="village:blois">x</p>';
    const drawn = document.body.firstElementChild as HTMLElement;
    drawn.getBoundingClientRect = () => ({ width: 10, height: 10 }) as DOMRect;
    const [mark] = marksOf([entry(2, 'bought', { good: 'wood', place: 'blois' })], () => '');
    expect(mark && findMark(document.body, mark)).toEqual({ from: null, over: [], to: drawn });
  });
  it('stand where it happened, not at somebody else’s figure, and on the part that ways lead to', () => {
    document.body.innerHTML =
      '<p data-target="figure:merchant">x</p><p data-target="village:blois"><i data-anchor></i></p>';
    for (const one of document.querySelectorAll('p')) one.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    const took = [entry(2, 'took', { figure: 'merchant', place: 'blois', horses: 1 })];
    const [mark] = marksOf(took, () => '', { vocabulary, where: ['place'] });
    expect(mark && findMark(document.body, mark)?.to).toBe(document.querySelector('i'));
  });
});

describe('pins', () => {
  it('that end at one place stand above each other, beside it where there is no room', () => {
    const pin = { x: 200, y: 150, radius: 20, width: 60 };
    const here = pin.y - pin.radius;
    expect(apart([pin, pin, { ...pin, x: 265 }], [600, 400]).map(({ y }) => y)).toEqual([here, here - PIN, here]);
    const [first, second] = apart(
      [0, 1].map(() => ({ ...pin, y: 20 })),
      [600, 400],
    ).map(({ x, y }) => boxAt(x - 30, y - PIN / 2, 60, PIN));
    expect(first && second && covered(first, [second])).toBe(0);
    expect(Math.min(first?.top ?? -1, second?.top ?? -1)).toBeGreaterThanOrEqual(0);
  });
  it('leave free what is written beside their places, and stay on the picture', () => {
    const pin = { x: 200, y: 150, radius: 20, width: 60 };
    const name = boxAt(150, 110, 100, 30);
    const [found] = apart([pin], [600, 400], [name]);
    expect(covered(boxAt((found?.x ?? 0) - 30, (found?.y ?? 0) - PIN / 2, 60, PIN), [name])).toBe(0);
    expect(apart([{ ...pin, x: 5 }], [600, 400])[0]?.x).toBe(30);
  });
});

it('numbers what is drawn of the turn without a gap', () => {
  const mark = (key: string, follows?: string) => ({ key, label: '1', ways: [], to: [], tone: '', follows });
  const drawn = [mark('best'), mark('third', '1'), { ...mark('next'), label: '2' }] as Mark[];
  expect(numbered(drawn).map(({ label }) => label)).toEqual(['1', '1.2', '2']);
});
