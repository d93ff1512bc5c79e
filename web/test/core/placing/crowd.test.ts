import { expect, it } from 'vitest';
import { crowd } from '../../../src/core/placing/crowd';

const at = (x: number, y: number) => ({ x, y });
const town = [at(100, 500), at(140, 500), at(100, 540), at(140, 560)];

it('stays where all is in view', () => {
  expect(crowd(town, at(130, 520), 360, 300)).toEqual(at(130, 520));
});

it('goes to the middle of what it can show', () => {
  expect(crowd(town, at(180, 100), 360, 300)).toEqual(at(120, 530));
});

it('goes where most lie, not to the middle of all', () => {
  const prices = [at(100, 2000), at(140, 2000)];
  expect(crowd([...prices, ...town], at(180, 1000), 360, 300)).toEqual(at(120, 530));
});

it('takes the first of equal crowds, and stays if as many are seen already', () => {
  const far = [at(100, 1500), at(120, 1500)];
  const near = [at(100, 100), at(120, 100)];
  expect(crowd([...far, ...near], at(180, 800), 360, 300)).toEqual(at(110, 1500));
  expect(crowd([...far, ...near], at(180, 120), 360, 300)).toEqual(at(180, 120));
});

it('stays where nothing is offered', () => {
  expect(crowd([], at(1, 2), 360, 300)).toEqual(at(1, 2));
});
