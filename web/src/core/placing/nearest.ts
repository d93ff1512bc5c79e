/** The next place in the direction of an arrow key, by where they are drawn. */
export function nearest(from: Element, arrow: string, among: Iterable<Element>): SVGElement | null {
  const at = centre(from);
  let best: Element | null = null;
  let bestCost = Infinity;
  for (const other of among) {
    if (other === from) continue;
    const to = centre(other);
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const along = arrow === 'ArrowRight' ? dx : arrow === 'ArrowLeft' ? -dx : arrow === 'ArrowDown' ? dy : -dy;
    const across = Math.abs(arrow === 'ArrowRight' || arrow === 'ArrowLeft' ? dy : dx);
    if (along <= 1) continue;
    const cost = along + 2 * across;
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best as SVGElement | null;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
