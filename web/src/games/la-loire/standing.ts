/** All that stands on the map, with where it stands and how much room it takes: free horses, circus, figures, boats. */
import { boxAt, type Box } from '../../core/placing/beside';
import { boatAt, circusAt, figureAt, horseAt, type Geometry } from './geometry';
import { figuresOf, laneOf, type Figure } from './model';
import type { Ride, Spot, Stand } from './motion';
import type { View } from './view';

interface Horse extends Spot {
  key: string;
  sort: 'horse';
  place: string;
  /** From the first to each that is drawn. */
  steps: Spot[];
  /** How many are meant by the last one that is drawn. */
  more: number;
}
interface Tent extends Stand {
  key: string;
  sort: 'circus';
}
interface Boat extends Stand {
  key: string;
  sort: 'boat';
  seat: number;
  space: number;
}
interface Rider extends Ride {
  key: string;
  sort: 'figure';
  figure: Figure;
}
export type Piece = Horse | Tent | Boat | Rider;

const SHOWN = 2;
const spot = ([x, y]: readonly [number, number]): Spot => ({ x, y });

/** The pieces, farther ones first: nearer pieces cover them. */
export const standing = (view: View, geometry: Geometry): Piece[] =>
  [...horses(view, geometry), ...tents(view, geometry), ...riders(view, geometry), ...boats(view, geometry)].sort(
    (a, b) => a.y - b.y,
  );

/** The room a piece takes on the page. */
export function roomOf(piece: Piece): Box {
  const { x, y } = piece;
  switch (piece.sort) {
    case 'horse': {
      const last = piece.steps.at(-1) as Spot;
      const [left, top] = [Math.min(0, last.x) - 14, Math.min(0, last.y) - 14];
      return boxAt(x + left, y + top, 28 + Math.abs(last.x), 30 + Math.abs(last.y));
    }
    case 'circus':
      return boxAt(x - 36, y - 76, 72, 82);
    case 'boat':
      return boxAt(x - 27, y - 40, 54, 58);
    case 'figure': {
      const height = 40 + 7 * piece.figure.horses;
      return boxAt(x - 18, y + 8 - height, 36, height);
    }
  }
}

function horses(view: View, geometry: Geometry): Horse[] {
  return view.places.flatMap((place, index) => {
    const [first, ...others] = Array.from({ length: Math.min(place.horses, SHOWN) }, (_, i) =>
      spot(horseAt(geometry, index, i)),
    );
    if (!first) return [];
    const steps = [first, ...others].map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
    const more = place.horses > SHOWN ? place.horses : 0;
    return [{ key: `horse:${place.id}`, sort: 'horse', place: place.id, steps, more, ...first }];
  });
}

function riders(view: View, geometry: Geometry): Rider[] {
  const figures = figuresOf(view);
  return figures.map((figure) => {
    const beside = figures.filter((one) => laneOf(one, view.places) === laneOf(figure, view.places));
    const at = figureAt(geometry, figure.place, figure.heading, beside.indexOf(figure), beside.length);
    return {
      key: `${figure.kind}:${figure.seat}`,
      sort: 'figure' as const,
      figure,
      geometry,
      place: figure.place,
      heading: figure.heading,
      ...spot(at),
    };
  });
}

function boats(view: View, geometry: Geometry): Boat[] {
  return view.players.map((player) => {
    const fleet = view.players.filter((one) => one.boat === player.boat);
    const at = boatAt(geometry, player.boat, fleet.indexOf(player), fleet.length);
    return {
      key: `boat:${player.seat}`,
      sort: 'boat' as const,
      on: geometry,
      seat: player.seat,
      space: player.boat,
      ...spot(at),
    };
  });
}

function tents(view: View, geometry: Geometry): Tent[] {
  const index = view.places.findIndex((place) => place.circus);
  return index < 0 ? [] : [{ key: 'circus', sort: 'circus', on: geometry, ...spot(circusAt(geometry, index)) }];
}
