/** Where the focus goes. */

/** What has the focus may be taken off the page while the page is drawn, when nothing else may change: that waits. */
export function whenLeft(event: FocusEvent, container: Element, then: () => void): void {
  if (event.relatedTarget !== null) then();
  else queueMicrotask(() => container.contains(document.activeElement) || then());
}
