/** Outlines of the five seats as the comic draws them, and of what nobody owns. All are centred on 0 0. */
import { range, short } from './pen';

export type ShapeName = 'disc' | 'square' | 'triangle' | 'diamond' | 'star' | 'neutral';

export const SHAPE_OF_COLOUR: readonly ShapeName[] = ['disc', 'square', 'triangle', 'diamond', 'star'];

/** The seats' colours by night: brighter than the house's, since they stand before deep blue. */
const NIGHT: Record<ShapeName, string> = {
  disc: '#e4500f',
  square: '#56b4e9',
  triangle: '#0fa57a',
  diamond: '#f2a516',
  star: '#d672ad',
  neutral: '#8b8fae',
};

export function hueOf(shape: ShapeName): string {
  return NIGHT[shape];
}

function spikes(points: number, outer: number, inner: number, drop = 0): string {
  const corner = range(points * 2).map((at) => {
    const r = at % 2 ? inner : outer;
    const angle = (at * Math.PI) / points;
    return `${short(r * Math.sin(angle))} ${short(drop - r * Math.cos(angle))}`;
  });
  return `M${corner.join('L')}Z`;
}

function round(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

export function star(r: number): string {
  return spikes(5, r * 1.25, r * 0.625);
}

/** The outline of a shape about `r` in radius; all look equally big. */
export function outline(shape: ShapeName, r: number): string {
  const half = short(r * 0.88);
  const arm = short(r * 0.4);
  switch (shape) {
    case 'square':
      return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    case 'triangle':
      return spikes(3, r * 1.28, r * 0.64, r * 0.2);
    case 'diamond':
      return spikes(4, r * 1.2, r * 0.85);
    case 'star':
      return star(r);
    case 'neutral':
      return `${round(r)}M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`;
    default:
      return round(r);
  }
}
