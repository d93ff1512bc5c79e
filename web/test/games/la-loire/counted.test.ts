/** Where on the board the lines of the score are counted: places that are drawn there. */
import { expect, it } from 'vitest';
import { counted as loire } from '../../../src/games/la-loire/counted';
import type { View as LoireView } from '../../../src/games/la-loire/view';
import { samplesOf } from '../samples';

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
