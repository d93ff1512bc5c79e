import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { ActionOf } from '../../../src/core/game/game-ui';
import type { Told } from '../../../src/core/server/types';
import type { Values } from '../../../src/games/rio-de-la-plata/box';
import { actionsFor, answersTo, answerText } from '../../../src/games/rio-de-la-plata/trade';
import TradePanel from '../../../src/games/rio-de-la-plata/TradePanel.svelte';
import type { View } from '../../../src/games/rio-de-la-plata/view';
import { told } from '../../table';
import { samplesOf, seatsOf } from '../samples';

const { sample, box, words } = samplesOf<View, Values>('rio-de-la-plata');
const say = words('en');

/** Numbers that are easy to read: 100s for partners, 200s for giving, 300s for wanting. */
const ITEMS = ['coin', 'wood', 'stone', 'precious', 'bishop'];
const actionOf: ActionOf = (verb, values = {}) => {
  if (verb === 'trade') return 100 + Number(values['player']);
  if (verb === 'send-offer') return 400;
  if (verb === 'accept') return 500;
  if (verb === 'reject') return 501;
  const at = ITEMS.indexOf(String(values['item']));
  return at < 0 ? null : (verb === 'give' ? 200 : 300) + at;
};
const trading = (view: View, step: string, you: number, begun: string[] = [], told: Told[] = []) => {
  const send = vi.fn();
  const places = view.order.filter((seat) => seat !== you).map((seat) => `player:${seat}`);
  const seats = seatsOf(view);
  const props = { view, box, seats, say, you, shape: 1, step, places, begun, told, actionOf, send };
  return { send, ...render(TradePanel, props) };
};

it('turns an offer into the steps the rules ask for', () => {
  expect(actionsFor(2, { coin: 2, bishop: 1 }, { stone: 1 }, actionOf)).toEqual([102, 200, 200, 204, 302, 400]);
  expect(actionsFor(null, {}, { wood: 2 }, actionOf)).toEqual([301, 301, 400]);
  expect(actionsFor(1, { gold: 1 }, {}, actionOf)).toBeNull();
});

it('composes a trade with steppers that stop at what each side has', async () => {
  const view = sample('view');
  const [me, other] = [view.players[0], view.players[2]];
  if (!me || !other) throw new Error('nobody sits here');
  Object.assign(me, { coins: 2, wood: 0 });
  Object.assign(other, { stone: 1 });
  const { send, getByRole, getAllByRole } = trading(view, 'placement', 0, ['player:2']);
  const submit = getByRole('button', { name: 'Send to Player 3' }) as HTMLButtonElement;
  expect(submit.disabled).toBe(true);
  const [giveCoin, giveWood] = [
    getAllByRole('button', { name: /One more: Coins/ }),
    getAllByRole('button', { name: /One more: Wood/ }),
  ].map(([first]) => first as HTMLButtonElement);
  if (!giveCoin || !giveWood) throw new Error('no stepper');
  await fireEvent.click(giveCoin);
  await fireEvent.click(giveCoin);
  expect(giveCoin.disabled).toBe(true);
  expect(giveWood.disabled).toBe(true);
  await fireEvent.click(getAllByRole('button', { name: 'One more: Stone' })[1] as HTMLElement);
  await fireEvent.click(getAllByRole('button', { name: 'One less: Coins' })[0] as HTMLElement);
  await fireEvent.click(submit);
  expect(send).toHaveBeenCalledWith([102, 200, 302, 400]);
});

it('shows an offer that came, to be taken or not', async () => {
  const view = sample('trade');
  const offer = view.offer;
  if (!offer) throw new Error('there is no offer');
  const { send, getByRole, queryAllByRole } = trading(view, 'answer', offer.to);
  expect(queryAllByRole('button', { name: /One more/ })).toEqual([]);
  await fireEvent.click(getByRole('button', { name: 'Accept' }));
  expect(send).toHaveBeenCalledWith([500]);
});

/** Player 3 takes 2 wood of player 1 for a stone; player 2 will have nothing of it. */
const HEARD = [
  told(1, 0, 'turn-began', { phase: 'placement' }),
  told(5, 0, 'offered', { player: 2 }),
  told(6, 2, 'offer-accepted', { player: 0 }),
  told(6, 0, 'handed', { player: 2, item: 'wood', amount: 2 }),
  told(6, 2, 'handed', { player: 0, item: 'stone', amount: 1 }),
  told(9, 1, 'offer-rejected', { player: 0 }),
];

it('knows how offers were answered, and what was given for what', () => {
  expect(answersTo(0, HEARD)).toMatchObject([
    { by: 2, taken: true, give: { wood: 2 }, want: { stone: 1 } },
    { by: 1, taken: false, give: {}, want: {} },
  ]);
  expect(answersTo(2, HEARD)).toEqual([]);
  expect(answersTo(0, [...HEARD, told(12, 1, 'turn-began')])).toEqual([]);
});

it('tells in the panel how the offers of this turn were answered', () => {
  const { getByRole } = trading(sample('view'), 'placement', 0, ['player:2'], HEARD);
  expect([...getByRole('status').children].map((line) => line.textContent)).toEqual([
    'Player 3 takes your offer: you give 2 wood and get 1 stone.',
    'Player 2 does not take your offer.',
  ]);
});

it('tells why a computer refuses, and of nobody else', () => {
  const [answer] = answersTo(0, [told(9, 1, 'offer-rejected', { player: 0, why: 'plenty' })]);
  const seats = seatsOf(sample('view'));
  const computers = seats.map((seat) => ({ ...seat, computer: true }));
  expect(answerText(answer!, seats, say)).toBe('Player 2 does not take your offer.');
  expect(answerText(answer!, computers, say)).toBe('Player 2: No. I have plenty of that.');
});

it('fills in an offer that is ready, says who gives what, and sends it by a click of its own', async () => {
  const view = sample('view');
  view.now = { ...view.now, deals: [{ to: 2, give: { wood: 1 }, want: { stone: 1 }, likely: true }] };
  const { send, getByRole, container } = trading(view, 'placement', 0);
  const ready = getByRole('button', { name: 'Player 3: you give 1 wood and get 1 stone' });
  const words = (one: Element | null) => one?.textContent?.replace(/\s+/g, ' ').trim();
  expect([...ready.querySelectorAll('.way')].map(words)).toEqual(['You give1', 'You get1']);
  await fireEvent.click(ready);
  await tick();
  await tick();
  expect(send).not.toHaveBeenCalled();
  expect(ready.getAttribute('aria-pressed')).toBe('true');
  expect([...container.querySelectorAll('.sum .way')].map(words)).toEqual(['You give1', 'You get1']);
  const sender = getByRole('button', { name: 'Send to Player 3' });
  expect(document.activeElement).toBe(sender);
  await fireEvent.click(sender);
  expect(send).toHaveBeenCalledWith([102, 201, 302, 400]);
});

it('shows what a rival would rather have as the last word', async () => {
  const view = sample('trade');
  view.offer = { ...view.offer!, counter: true };
  const { queryByRole, getByRole, getByText } = trading(view, 'answer', view.offer.to);
  expect(getByText(/this is the last word:$/)).toBeTruthy();
  expect(queryByRole('button', { name: 'Ask for more' })).toBeNull();
  expect(getByRole('button', { name: 'Reject' })).toBeTruthy();
});
