/** Where on the board the lines of the score are counted: places that are drawn there. */
import { expect, it } from 'vitest';
import { counted as loire } from '../../src/games/la-loire/counted';
import type { View as LoireView } from '../../src/games/la-loire/view';
import type { Values } from '../../src/games/rio-de-la-plata/box';
import { counted as rio } from '../../src/games/rio-de-la-plata/counted';
import type { View as RioView } from '../../src/games/rio-de-la-plata/view';
import { samplesOf } from './samples';

it('La Loire counts boats on the river, messages where they went, palaces in the cities', () => {
  const view = samplesOf<LoireView, unknown>('la-loire').sample('view');
  expect(loire('loire', view)).toEqual(['loire:2', 'boat:0', 'loire:1', 'boat:1', 'loire:2', 'boat:2']);
  expect(loire('delivered', view).filter((place) => place.startsWith('village:'))).toEqual([
    'village:langeais',
    'village:tours',
    'village:usse',
    'village:villandry',
  ]);
  expect(loire('palaces', view)).toEqual([
    'palace:bank_orleans',
    'palace:ducal_orleans',
    'palace:post_nantes',
    'palace:post_orleans',
  ]);
  expect(loire('characters', view)).toEqual([]);
});

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
