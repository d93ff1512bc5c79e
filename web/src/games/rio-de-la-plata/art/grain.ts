/** The grain of watercolour as a small tile of noise, made once when the board is first shown.
 *
 * Filters would do the same, but anew for every redraw; a tile costs nothing while pieces move and the board is zoomed.
 */
const SIZE = 256;

/** Smooth noise that repeats after SIZE, from a seeded lattice. */
function noise(seed: number, cells: number, octaves: number): Float32Array {
  const found = new Float32Array(SIZE * SIZE);
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave++, weight /= 2) {
    const period = cells * 2 ** octave;
    const lattice = (x: number, y: number): number => {
      let h = Math.imul(
        (x % period) * 374761393 + (y % period) * 668265263 + seed * 1274126177 + octave * 97,
        1103515245,
      );
      h = Math.imul(h ^ (h >>> 13), 1274126177);
      return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
    };
    const ease = (t: number): number => t * t * (3 - 2 * t);
    for (let y = 0; y < SIZE; y++) {
      const v = (y / SIZE) * period;
      const [row, down] = [Math.floor(v), ease(v % 1)];
      for (let x = 0; x < SIZE; x++) {
        const u = (x / SIZE) * period;
        const [column, right] = [Math.floor(u), ease(u % 1)];
        const top = lattice(column, row) * (1 - right) + lattice(column + 1, row) * right;
        const bottom = lattice(column, row + 1) * (1 - right) + lattice(column + 1, row + 1) * right;
        found[y * SIZE + x] = (found[y * SIZE + x] ?? 0) + (top * (1 - down) + bottom * down) * weight;
      }
    }
  }
  return found;
}

/** A picture of darker and lighter blooms, or nothing where there is no canvas to paint it on. */
function tile(seed: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext?.('2d');
  if (!context) return '';
  const grain = noise(seed, 3, 4);
  const picture = context.createImageData(SIZE, SIZE);
  grain.forEach((value, at) => {
    const dark = value < 0.47;
    const alpha = Math.min(1, Math.abs(value - 0.47) * (dark ? 2.6 : 2.2));
    picture.data.set(dark ? [92, 51, 20, alpha * 120] : [255, 248, 220, alpha * 170], at * 4);
  });
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png');
}

const made = new Map<number, string>();
const once = (seed: number): string => {
  let found = made.get(seed);
  if (found === undefined) made.set(seed, (found = tile(seed)));
  return found;
};

/** Patterns `rio-bloom` for washes on paper and `rio-flow` for the river. */
export function grainPatterns(): string {
  if (typeof document === 'undefined') return '';
  const pattern = (id: string, seed: number, transform: string): string => {
    const href = once(seed);
    return href
      ? `<pattern id="rio-${id}" width="${SIZE}" height="${SIZE}" patternUnits="userSpaceOnUse" patternTransform="${transform}"><image href="${href}" width="${SIZE}" height="${SIZE}" preserveAspectRatio="none"/></pattern>`
      : `<pattern id="rio-${id}" width="9" height="9" patternUnits="userSpaceOnUse"></pattern>`;
  };
  return pattern('bloom', 7, 'scale(1.6)') + pattern('flow', 5, 'scale(5 .55)');
}
