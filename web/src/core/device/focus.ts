/** Where the focus goes. */

/** What has the focus may be taken off the page while the page is drawn, when nothing else may change: that waits. */
export function whenLeft(event: FocusEvent, container: Element, then: () => void): void {
  if (event.relatedTarget !== null) then();
  else queueMicrotask(() => container.contains(document.activeElement) || then());
}

/** A button that a pointer clicked goes with its question. It gives up the focus at once, while the answer is on its way: a
 * browser that finds the focus on what is taken out of the page lays the page out there and then, half drawn. */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
