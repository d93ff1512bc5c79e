/** What an event brings a seat, as signs: goods, rats, things, points. Points are those that are scored: what is left over
 * counts at the end too, but nobody moves for it. */
import { POINTS } from '../../core/effects';
import type { Effect } from '../../core/game-ui';
import type { Told } from '../../core/types';

/** Signs that are drawings of the comic under another name; all other signs are resources or things on sale. */
export const DRAWING: Record<string, string> = {
  award: 'award',
  'moldy-cheese': 'moldy-cheese',
  rat: 'head',
  rattronaut: 'track-rattronaut',
  comic: 'cover',
  cockpit: 'track-cockpit',
  cargo: 'track-cargo',
  thruster: 'track-thruster',
};

export function effectsOf({ name, seat: who, values }: Told, seat: number): Effect[] {
  const amount = Number(values['amount'] ?? 1);
  const text = (key: string): string => String(values[key] ?? '');
  // Cheese for joining somebody's rats reaches them.
  if (name === 'cheese-given' && who !== seat && Number(values['player']) === seat) return [{ sign: 'cheese', amount }];
  if (who !== seat) return [];
  switch (name) {
    case 'shortcut-paid':
      return [{ sign: text('good'), amount: -1 }];
    case 'pipe-cheese':
    case 'greg-cheese':
      return [{ sign: 'cheese', amount }];
    case 'cheese-given':
    case 'cheese-to-greg':
    case 'donated':
      return [{ sign: 'cheese', amount: -amount }];
    case 'moldy':
      return [{ sign: 'moldy-cheese', amount, bad: true }];
    case 'collected':
      return [{ sign: text('resource'), amount }];
    case 'drank':
      return [{ sign: 'item-energy-drink', amount: -1 }];
    case 'boarded':
      return [{ sign: 'rattronaut', amount: 1 }];
    case 'award-taken':
      return [{ sign: 'award', amount: 1 }];
    case 'raised':
      return [{ sign: 'rat', amount: 1 }];
    case 'comic-taken':
      return [{ sign: 'comic', amount: 1 }];
    case 'bought':
      return [
        { sign: 'cheese', amount: -Number(values['price'] ?? 0) },
        { sign: `item-${text('item')}`, amount: 1 },
      ];
    case 'stolen':
      return [{ sign: `item-${text('item')}`, amount: 1 }];
    case 'built':
      return [{ sign: text('part'), amount: 1 }];
    case 'scored':
      return [{ sign: POINTS, amount: Number(values['points'] ?? 0) }];
    default:
      return [];
  }
}
