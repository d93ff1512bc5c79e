/** What events bring and cost, for the choices that would make them happen. */
import type { Effect } from '../../core/game-ui';
import type { Told } from '../../core/types';

type Values = Told['values'];

const money = (amount: unknown): Effect => ({ sign: 'money', amount: Number(amount) });
const paid = ({ price }: Values): Effect => money(-Number(price));
const got = ({ money: amount }: Values): Effect => money(amount);
const of = (sign: unknown, amount: unknown): Effect => ({ sign: String(sign), amount: Number(amount) });

const BROUGHT: Record<string, (values: Values) => Effect[]> = {
  forfeited: (values) => [got(values)],
  capped: (values) => [money(-Number(values['money']))],
  bank: (values) => [got(values)],
  left: (values) => [of('horse', -Number(values['horses']))],
  took: (values) => [of('horse', values['horses'])],
  fetched: (values) => [paid(values), of('horse', 1)],
  bought: (values) => [paid(values), of(values['good'], values['count'])],
  sold: (values) => [money(values['price']), of(values['good'], -1)],
  shipped: (values) => [paid(values)],
  sailed: (values) => [of('boat', values['steps'])],
  built: (values) => [paid(values), of('wood', -Number(values['wood']))],
  palace: (values) => [paid(values)],
  hired: (values) => [paid(values)],
  'paid-message': (values) => [paid(values)],
  'got-message': () => [of('letter', 1)],
  delivered: (values) => [got(values), of('letter', -1)],
};

export function effects(told: Told, seat: number): Effect[] {
  return told.seat === seat ? (BROUGHT[told.name]?.(told.values) ?? []) : [];
}
