/** The same object whenever it is asked for, part by part: whoever reads one part of it looks again when that part is
 * another one, not with every change of the whole. To be made where nothing is being drawn. */
export function partsOf(whole: () => object | null, names: readonly string[]): object {
  const parts = {};
  for (const name of names) {
    const part = $derived((whole() as Record<string, unknown> | null)?.[name]);
    Object.defineProperty(parts, name, { enumerable: true, get: () => part });
  }
  return parts;
}
