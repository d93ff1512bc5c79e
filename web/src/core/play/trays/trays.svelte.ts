/** Which tray is open: the one somebody picked, the one that holds the choice, or the one the game wants looked at. */
import type { Tray } from '../../game/game-ui';
import { roomy, small, strip } from '../../device/screen';
import type { Table } from '../../table/table.svelte';

const NONE: readonly Tray[] = [];

export class Trays {
  private picked = $state<string | null>(null);
  /** At which question somebody picked another one than the choice's, or put it away. */
  private insisted = $state('');
  /** Which tray was opened over the stage by hand, where only its tab stands beside it. */
  private lifted = $state<string | null>(null);
  /** At which question that was. */
  private liftedAt = '';

  constructor(private readonly table: Table) {}

  all = $derived.by((): readonly Tray[] => this.table.drawn?.trays ?? NONE);
  /** The tray that a place lies in now. */
  of(target: string): Tray | undefined {
    return this.all.find((tray) => tray.holds(target, this.table.view));
  }
  /** How many of the places that can be chosen lie in each tray, in their order. */
  lit = $derived.by(() => {
    const { view, places } = this.table;
    return this.all.map((tray) => places.acting.filter((target) => tray.holds(target, view)).length);
  });
  total = $derived(this.lit.reduce((sum, one) => sum + one, 0));
  standing = $derived.by(() => {
    if (!this.all.length || small.current || strip.current) return false;
    return roomy.current || this.table.drawn?.standing === 1200;
  });

  /** The tray with most of what can be picked first, where the board holds no more of it than that: what comes after, such
   * as the place for a building, may well lie on the board. */
  private asking = $derived.by(() => {
    const { view, places, choices } = this.table;
    const firsts = new Set(choices.visible.map(({ targets }) => targets[0] ?? '').filter((one) => places.acts(one)));
    const held = this.all.map(
      (tray) => [...firsts].filter((target) => tray.holds(target, view) && !tray.alsoShown?.(target, view)).length,
    );
    const most = Math.max(0, ...held);
    const elsewhere = firsts.size - held.reduce((sum, one) => sum + one, 0);
    return most && most >= elsewhere ? (this.all[held.indexOf(most)]?.id ?? null) : null;
  });
  private wanted = $derived.by(() => {
    const { view } = this.table;
    return view === null ? null : (this.all.find((tray) => tray.wanted?.(view))?.id ?? null);
  });
  /** The same question for as long as a turn asks it: a tray that was put away stays away. */
  private question = $derived.by(() => `${this.table.state?.turn} ${this.table.state?.ask?.step}`);
  /** What comes up by itself. */
  private called = $derived(this.insisted === this.question ? null : (this.asking ?? this.wanted));

  open = $derived(this.all.find((tray) => tray.id === (this.called ?? this.picked)) ?? this.all[0]);
  /** Whether places are lit that lie in no tray: what came up over the stage by itself might hide them. */
  private besides = $derived.by(() => {
    const { view, places } = this.table;
    return places.acting.some(
      (target) => !this.all.some((tray) => tray.holds(target, view) && !tray.alsoShown?.(target, view)),
    );
  });
  /** What lies over the stage, where only tabs stand beside it. */
  over = $derived.by(() => {
    if (this.standing) return undefined;
    const risen = this.besides ? null : this.asking && this.called;
    return this.all.find((tray) => tray.id === (risen ?? this.lifted));
  });

  /** Somebody clicked a tab: of trays that stand open one is always shown, the others come and go. */
  pick(id: string): void {
    this.lifted = this.standing || this.over?.id === id ? null : id;
    this.liftedAt = this.question;
    this.picked = id;
    this.insisted = this.question;
  }

  /** What was opened by hand does not lie over the places of a later question. */
  giveWay(): void {
    const { view, places } = this.table;
    const tray = this.all.find((one) => one.id === this.lifted);
    if (!tray || this.liftedAt === this.question) return;
    if (places.acting.some((target) => !tray.holds(target, view))) this.lifted = null;
  }

  putAway(): void {
    this.lifted = null;
    this.insisted = this.question;
  }
}
