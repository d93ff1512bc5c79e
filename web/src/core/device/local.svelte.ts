/** The house on this device, as far as pages tell of it: how far it has come, whether it works without a network. */
import { house } from '../server/house';

export interface Part {
  have: number;
  of: number;
}

/** Several parts as one. */
export const sum = (parts: readonly Part[]): Part => ({
  have: parts.reduce((all, part) => all + part.have, 0),
  of: parts.reduce((all, part) => all + part.of, 0),
});

class Local {
  /** What has come and is to come, by the names of files (src/local/messages.ts); nothing where a server is asked. */
  parts = $state.raw<Record<string, Part>>({});
  ready = $state(false);
  failed = $state('');
  /** The game whose stronger computers wait for a network. */
  missing = $state('');
  /** Whether the browser keeps nothing. */
  refused = $state(false);
  /** How many changes in a row found no room. */
  unkept = $state(0);
  /** Whether all files are on the device. */
  offline = $state(false);
  /** Changes to a newer version of the site that is here already. */
  renew = $state.raw<(() => void) | null>(null);
  /** When the page was opened, for the seconds it takes. */
  readonly began = performance.now();

  /** How much of the house is here, from 0 to 1. */
  get share(): number {
    const { have, of } = sum(Object.values(this.parts));
    return of ? have / of : 0;
  }

  get here(): boolean {
    return house().here;
  }
}

export const local = new Local();
