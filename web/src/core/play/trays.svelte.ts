/** Which tray is open: the one somebody picked, or where it stands open the one that holds the choice. */
import type { Tray } from '../game-ui';
import { roomy, small, strip } from '../screen';
import type { Table } from '../table.svelte';

const NONE: readonly Tray[] = [];

export class Trays {
  private picked = $state<string | null>(null);
  /** At which version of the table somebody picked another one than the choice's. */
  private insisted = $state(-1);
  /** Which tray was opened over the stage, where only its tab stands beside it. */
  over = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  all = $derived.by((): readonly Tray[] => this.table.drawn?.trays ?? NONE);
  /** How many of the places that can be chosen lie in each tray, in their order. */
  lit = $derived(this.all.map((tray) => this.table.places.acting.filter((target) => tray.holds(target)).length));
  total = $derived(this.lit.reduce((sum, one) => sum + one, 0));
  standing = $derived.by(() => {
    if (!this.all.length || small.current || strip.current) return false;
    return roomy.current || this.table.drawn?.standing === 1200;
  });

  /** The tray with most of the choice, where the board holds nothing of it. */
  private asking = $derived.by(() => {
    if (!this.total || this.total < this.table.places.acting.length) return null;
    return this.all[this.lit.indexOf(Math.max(...this.lit))]?.id ?? null;
  });

  open = $derived.by((): Tray | undefined => {
    const asks = this.asking !== null && this.insisted !== this.table.state?.version;
    const wanted = asks ? this.asking : this.picked;
    return this.all.find((tray) => tray.id === wanted) ?? this.all[0];
  });

  /** Somebody clicked a tab: of trays that stand open one is always shown, the others come and go. */
  pick(id: string): void {
    this.picked = id;
    this.insisted = this.table.state?.version ?? -1;
    this.over = this.over === id ? null : id;
  }
}
