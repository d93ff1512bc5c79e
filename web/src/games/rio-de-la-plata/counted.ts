/** Where on the board each line of the score is counted. */
import { boxOf, type Values } from './box';
import type { View } from './view';

const BUILT = ['place', 'monument', 'garden', 'barracks', 'church'];

export function counted(line: string, view: View, values: Values): string[] {
  const cells = (wanted: (building: View['buildings'][number]) => boolean): string[] =>
    view.buildings.filter(wanted).map(({ cell }) => `cell:${cell}`);
  const district = Number(/^district-(\d+)$/.exec(line)?.[1] ?? 0);
  if (district) {
    const { districtOf } = boxOf(values);
    const houses = cells(({ cell, building }) => building === 'house' && districtOf(cell) === district);
    return [`district:${district}`, ...houses];
  }
  switch (line) {
    case 'ladders':
      return Object.values(view.ladders).flatMap(({ cell }) => (cell ? [`cell:${cell}`] : []));
    case 'buildings':
      return cells(({ building }) => BUILT.includes(building));
    case 'churches':
      return cells(({ building }) => building === 'church');
    case 'expeditions':
      return ['ship'];
    case 'raids':
    case 'defence':
      return ['enemy:natives', 'enemy:pirates'];
    default:
      return [];
  }
}
