/** Once more with the same people: asking, being asked, and what became of it. */
import { api } from '../../server/api';
import { notice } from '../../device/notify';
import { seatNames } from '../../texts/names';
import { refusalOf } from '../../texts/refusals';
import { router } from '../../device/router.svelte';
import { play } from '../../device/sound';
import type { Table } from '../../table/table.svelte';
import type { Summary } from '../../server/types';

const LOOK_AGAIN = 5000;

export class Again {
  /** The table of the rematch, once somebody has asked for one. */
  other = $state.raw<Summary | null>(null);
  problem = $state('');

  constructor(private readonly table: Table) {}

  private names = $derived.by(() => seatNames(this.other?.seats ?? [], this.table.say));
  /** Whether a seat is kept for who sits here. */
  asked = $derived(this.other?.seats.some((seat) => seat.asked === 'you') ?? false);
  declined = $state(false);
  /** Who asks: those who already sit there. */
  by = $derived(this.names.filter((_, at) => this.other?.seats[at]?.kind === 'person').join(', '));

  /** Follow the table of the rematch until it begins; call in an effect. */
  follow(): (() => void) | undefined {
    const id = this.table.summary?.rematch;
    if (!id) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async (): Promise<void> => {
      const before = this.asked;
      const found = await api.table(id).catch(() => this.other);
      if (left) return;
      this.other = found;
      this.table.asking = this.asked ? this.by : '';
      if (this.asked && !before) {
        play('chat');
        const { say } = this.table;
        notice(say('ui-rematch-asks', { name: this.by }), say('game-name'), `riverrat-${id}`);
      }
      if (found && !found.started) timer = setTimeout(() => void look(), LOOK_AGAIN);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }

  /** Ask the others, say yes to who asked first, or go where it is played already. */
  async ask(): Promise<void> {
    await this.done(async () => {
      const known = this.table.summary?.rematch;
      if (known && !this.asked) router.go(`/table/${known}`);
      else router.go(`/table/${(await api.rematch(this.table.id)).table}`);
    });
  }

  async decline(): Promise<void> {
    await this.done(async () => {
      const id = this.other?.table;
      if (id) this.other = await api.answer(id, false);
      this.declined = true;
      this.table.asking = '';
    });
  }

  private async done(work: () => Promise<void>): Promise<void> {
    this.problem = '';
    this.problem = await refusalOf(work);
  }
}
