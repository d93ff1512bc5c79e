/** The house on this device, as far as pages tell of it: how far it has come, whether it works without a network. */
import { house } from '../server/house';

class Local {
  /** Bytes of the house that are here, and of how many; nothing where a server is asked. */
  have = $state(0);
  of = $state(0);
  ready = $state(false);
  failed = $state('');
  /** Whether the browser keeps nothing. */
  refused = $state(false);
  /** Whether all files are on the device. */
  offline = $state(false);
  /** Changes to a newer version of the site that is here already. */
  renew = $state.raw<(() => void) | null>(null);
  /** When the page was opened, for the seconds it takes. */
  readonly began = performance.now();

  get here(): boolean {
    return house().here;
  }
}

export const local = new Local();
