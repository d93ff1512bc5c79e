/** Which tips this device has shown, and whether anybody still wants them. */
const STORE = 'riverrat.tips';
/** After so many tables of a game its tips end by themselves. */
const TABLES = 3;

interface Kept {
  off: boolean;
  /** By game: the tips shown, and the tables they were shown at. */
  seen: Record<string, string[]>;
  tables: Record<string, string[]>;
}

function kept(): Kept {
  const empty: Kept = { off: false, seen: {}, tables: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return empty;
  }
}

export class Tips {
  private known = kept();

  /** Whether to show a tip at a table now; what was asked for once counts as shown. */
  wanted(game: string, table: string, tip: string): boolean {
    const seen = this.known.seen[game] ?? [];
    const tables = this.known.tables[game] ?? [];
    if (this.known.off || seen.includes(tip) || (tables.length >= TABLES && !tables.includes(table))) return false;
    this.known.seen[game] = [...seen, tip];
    if (!tables.includes(table)) this.known.tables[game] = [...tables, table];
    this.keep();
    return true;
  }

  stop(): void {
    this.known.off = true;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.known));
    } catch {
      // Private windows may refuse; tips then come once more.
    }
  }
}

export const tips = new Tips();
