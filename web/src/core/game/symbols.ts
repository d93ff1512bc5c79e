/** Drawings that board and panels share, put into the page once: `<use href="#...">` finds them from anywhere. */
export function installSymbols(id: string, content: () => string): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  // Hidden by size: gradients of an element that is not displayed at all are not painted everywhere.
  holder.innerHTML = `<svg id="${id}" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">${content()}</svg>`;
  document.body.append(...holder.childNodes);
}
