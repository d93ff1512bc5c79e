/** A drawing that never changes, as one picture: the browser then keeps one thing in order, not every part of it. */

/** The picture's address. What the drawing uses of the page's symbols, and how those are styled, goes into it; other styles
 * of the page do not reach it. */
export function still(drawn: string, viewBox: string, attributes = ''): string {
  const found = new Map<string, string>();
  const sheets = new Set<string>();
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/(?:href="|url\((?:&quot;)?)#([\w-]+)/g)) {
      const symbol = found.has(id) ? null : document.getElementById(id);
      if (!symbol) continue;
      found.set(id, symbol.outerHTML);
      sheets.add(symbol.closest('svg')?.querySelector('style')?.textContent ?? '');
      collect(symbol.outerHTML);
    }
  };
  collect(drawn);
  const [, , width, height] = viewBox.split(' ');
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" ${attributes}`;
  const used = `<style>${[...sheets].join('')}</style><defs>${[...found.values()].join('')}</defs>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${frame}>${used}${drawn}</svg>`)}`;
}
