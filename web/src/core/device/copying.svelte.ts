/** Copying something for others, and saying for a moment that it was done. */
const SAID = 2500;

export class Copying {
  done = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
      setTimeout(() => (this.done = false), SAID);
    } catch {
      // Without the right to copy what was to be copied is still there to select.
    }
  }
}
