/** Who sits at this device. There are no accounts: the server remembers the device. */
import { api, ApiError } from '../server/api';

class Me {
  name = $state('');
  known = $state(false);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.me().then(
      ({ name }) => {
        this.name = name;
        this.known = true;
      },
      (problem) => {
        // Not known yet is no error; a lost connection is asked again.
        if (!(problem instanceof ApiError && problem.status === 401)) this.asked = null;
      },
    );
    return this.asked;
  }

  /** Make sure the server knows this device, by this name. */
  async be(name: string): Promise<void> {
    if (this.known && this.name === name) return;
    this.name = (await api.rename(name)).name;
    this.known = true;
  }

  /** The same, as a guest where nobody has given a name. */
  async orGuest(guest: string): Promise<void> {
    await this.load();
    if (!this.known) await this.be(guest);
  }

  forget(): void {
    this.asked = null;
  }
}

export const me = new Me();
