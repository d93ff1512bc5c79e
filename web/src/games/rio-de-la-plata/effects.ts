/** What an event brings a seat, or costs it. */
import type { Effect } from '../../core/game-ui';
import type { Told } from '../../core/types';

const effect = (sign: string | number, amount: number): Effect => ({ sign: String(sign), amount });

export function effectsOf({ name, seat: by, values }: Pick<Told, 'name' | 'seat' | 'values'>, seat: number): Effect[] {
  const number = (key: string): number => Number(values[key] ?? 0);
  const { resource = '', item = '' } = values;
  if (name === 'handed') {
    const amount = by === seat ? -number('amount') : values['player'] === seat ? number('amount') : 0;
    return amount ? [effect(item, amount)] : [];
  }
  if (by !== seat) return [];
  switch (name) {
    case 'placed':
    case 'contributed':
    case 'sent':
    case 'applied':
      return [effect('worker', -1)];
    case 'staffed':
    case 'lost':
      return [effect('worker', -number('discs'))];
    case 'paid':
      return [
        effect('wood', -number('wood')),
        effect('stone', -number('stone')),
        effect('precious', -number('precious')),
        effect('coin', -number('coins')),
      ];
    case 'bought':
      return [effect('coin', -number('coins')), effect(resource, 1)];
    case 'sold':
      return [effect(resource, -1), effect('coin', number('coins'))];
    case 'departure-paid':
    case 'acquired':
    case 'fined':
    case 'recruited':
      return [effect('coin', -number('coins'))];
    case 'fee-received':
    case 'farmed':
    case 'expedition-paid':
      return [effect('coin', number('coins'))];
    case 'received':
      return [effect(resource, number('amount'))];
    case 'produced':
      return [effect(resource, 1)];
    case 'crafted':
      return [effect(resource, -1), effect('precious', 1)];
    case 'loaded':
      return [effect(resource, -1)];
    default:
      return [];
  }
}
