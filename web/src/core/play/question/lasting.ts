/** Why a yes is asked for, in words: the card under the pointer, the question and what is read aloud say the same. */
import type { Offer } from '../../game/offers';
import type { Table } from '../../table/table.svelte';
import { capital, eventText, underName } from '../../game/words';

interface Reason {
  icon: 'eye' | 'turn';
  text: string;
}

/** What cannot be taken back about a choice. `ask`: before it is made, rather than while it is looked at. */
export function lasting(table: Table, offer: Offer, ask: boolean): Reason[] {
  const { say, asked } = table;
  const { reveals, ends_turn } = offer.preview ?? {};
  const found: Reason[] = [];
  const kind = ask && !table.state?.puzzle ? 'confirm' : 'preview'; // a puzzle can always be taken back
  if (reveals) {
    const what = asked ? table.ui?.question?.unknown?.(asked, offer) : null;
    found.push({
      icon: 'eye',
      text: what ? say(`ui-${kind}-reveals-what`, { what }) : say(`ui-${kind}-reveals`),
    });
  }
  const ending = table.choices.ending(offer);
  const [seat, names] = [table.state?.seat ?? -1, table.names];
  for (const told of ending?.told ?? [])
    found.push({ icon: 'turn', text: capital(underName(eventText(told, names, say, seat), names[seat] ?? '')) });
  if (ending?.over) found.push({ icon: 'turn', text: say('ui-confirm-over') });
  else if (ending?.last) found.push({ icon: 'turn', text: say('ui-confirm-last') });
  else if (ends_turn) found.push({ icon: 'turn', text: say(`ui-${kind}-ends`) });
  return found;
}
