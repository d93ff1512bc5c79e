/** What the house says of itself: asked for once, and nothing where it cannot be. */
import { api } from '../server/api';
import type { About } from '../server/types';

class HouseAbout {
  told = $state.raw<About | null>(null);

  async load(): Promise<void> {
    this.told = await api.about().catch(() => null);
  }

  get name(): string {
    return this.told?.name || 'Riverrat';
  }
}

export const about = new HouseAbout();
