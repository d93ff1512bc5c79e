/** Where on the board each line of the score is counted. */
import type { View } from './view';

export function counted(line: string, view: View): string[] {
  switch (line) {
    case 'loire':
      return view.players.flatMap(({ seat, boat }) => [`loire:${boat}`, `boat:${seat}`]);
    case 'delivered':
      return view.messages
        .filter(({ where }) => where === 'delivered')
        .flatMap(({ targets }) => targets.flatMap((place) => [`village:${place}`, `city:${place}`]));
    case 'palaces':
      return view.palaces.filter(({ owners }) => owners.length).map(({ id }) => `palace:${id}`);
    default:
      return [];
  }
}
