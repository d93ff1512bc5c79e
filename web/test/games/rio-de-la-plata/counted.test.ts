/** Where on the board the lines of the score are counted: places that are drawn there. */
import { expect, it } from 'vitest';
import type { Values } from '../../../src/games/rio-de-la-plata/box';
import { counted as rio } from '../../../src/games/rio-de-la-plata/counted';
import type { View as RioView } from '../../../src/games/rio-de-la-plata/view';
import { samplesOf } from '../samples';

it('Río counts buildings on their cells, and houses district by district', () => {
  const { sample, box } = samplesOf<RioView, Values>('rio-de-la-plata');
  const view = sample('over');
  expect(rio('buildings', view, box)).toEqual(['cell:F8']);
  expect(rio('churches', view, box)).toEqual([]);
  expect(rio('expeditions', view, box)).toEqual(['ship']);
  const houses = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((district) => rio(`district-${district}`, view, box));
  const cells = view.buildings.filter(({ building }) => building === 'house').map(({ cell }) => `cell:${cell}`);
  expect(houses.filter((place) => place.startsWith('cell:')).sort()).toEqual(cells.sort());
  expect(rio('money', view, box)).toEqual([]);
});
