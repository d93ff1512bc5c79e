/** What can be read by resting the pointer on it can be reached by keyboard too: Tab leads to one of these things, arrows
 * from there to the others, so that nobody has to tab through a whole board. Places one may act on are the house's own
 * (targets.ts), and what a game made focusable itself stays as it is. */
export class Reachable {
  /** The elements made focusable here. */
  private given = new Set<Element>();
  private entry: Element | null = null;
  private watch: MutationObserver;

  constructor(private readonly board: HTMLElement) {
    this.watch = new MutationObserver(() => this.refresh());
    this.watch.observe(board, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-info', 'data-acts', 'tabindex'],
    });
    board.addEventListener('focusin', this.enter);
    this.refresh();
  }

  stop(): void {
    this.watch.disconnect();
    this.board.removeEventListener('focusin', this.enter);
    for (const one of this.given) one.removeAttribute('tabindex');
  }

  private enter = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !this.given.has(target)) return;
    this.entry = target;
    this.refresh();
  };

  private refresh(): void {
    const found = [...this.board.querySelectorAll('[data-info]')].filter(
      (one) => !one.hasAttribute('data-acts') && (this.given.has(one) || !one.hasAttribute('tabindex')),
    );
    this.given = new Set(found);
    const entry = this.entry && this.given.has(this.entry) ? this.entry : (found[0] ?? null);
    for (const one of found) {
      const wanted = one === entry ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
    this.watch.takeRecords(); // what was written just now needs no second look
  }
}
