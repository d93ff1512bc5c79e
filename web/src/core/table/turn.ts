/** Whose turn it is and until when, in words. */
import { settings } from '../device/settings.svelte';
import type { Table } from './table.svelte';

/** The tab's title: what somebody who looks elsewhere wants to know. */
export function titleOf(table: Table, game: string): string {
  const { say, state, summary } = table;
  if (!state || !summary) return `${game} · Riverrat`;
  if (!summary.started) {
    const asked = summary.seats.some((seat) => seat.asked === 'you');
    return `${asked ? '● ' : ''}${say('ui-waiting-title', { game })}`;
  }
  if (table.asking) return `● ${say('ui-rematch-asks', { name: table.asking })}`;
  if (state.over) return `${say('ui-game-over')} · ${game}`;
  if (table.yours) {
    // At a shared screen it says whose: all of them are "you".
    const who = state.you.length > 1 ? `${table.names[state.seat] ?? ''}: ` : '';
    return `● ${who}${say('ui-your-turn')} · ${game}`;
  }
  return state.seat < 0
    ? `${game} · Riverrat`
    : `${say('ui-waiting-for', { name: table.names[state.seat] ?? '' })} · ${game}`;
}

const moment = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** Until when whoever decides may take their time; empty where they may take as long as they like. */
export function timeLeft(table: Table): string {
  const until = table.summary?.deadline ?? null;
  return until === null || table.state?.over ? '' : table.say('ui-until', { date: moment(until) });
}

/** Until when somebody is on holiday; empty where they are not. */
export function holidayOf(table: Table, seat: number): string {
  const until = table.summary?.seats[seat]?.holiday ?? null;
  return until === null ? '' : table.say('ui-seat-holiday', { date: moment(until) });
}

const SOON = 2; // seconds: what comes within them needs no announcement

/** How long a computer that thinks may take for a decision; empty where that is soon. */
export function answersWithin(table: Table): string {
  const { thinking, within } = table.state ?? { thinking: -1, within: 0 };
  return thinking < 0 || within <= SOON ? '' : table.say('ui-answers-within', { seconds: Math.round(within) });
}
