/** What is drawn, gathered from the view: pieces with their places, messages with their stations. */
import type { Told } from '../../core/server/types';
import { isCity, placesBetween, type Heading } from './geometry';
import type { Message, Place, View } from './view';

export interface Figure {
  kind: 'merchant' | 'messenger';
  seat: number;
  place: number;
  heading: Heading;
  horses: number;
  /** It belongs to the seat that decides now, so that it can be chosen. */
  active: boolean;
  /** It has yet to move in this turn. */
  ready: boolean;
}

/** A message token on the board. */
export interface Station {
  seat: number;
  token: number;
  place: number;
  message: string;
  colour: string;
  active: boolean;
}

/** A message as it lies before a player: each thing it asks for, with the token that already stands for it. */
export interface Letter extends Message {
  /** The points it brings as long as somebody holds it; 0 where nobody does. */
  inHand: number;
  parts: { target: string; station: Station | null }[];
  /** The village or city it is addressed to, if it names one. */
  address: Place | null;
}

export function placeIndex(view: View): Map<string, number> {
  return new Map(view.places.map((place, index) => [place.id, index]));
}

export function figuresOf(view: View, index = placeIndex(view)): Figure[] {
  return view.players.flatMap((player) =>
    (['merchant', 'messenger'] as const).map((kind) => ({
      kind,
      seat: player.seat,
      place: index.get(player[kind].place) ?? 0,
      heading: player[kind].heading as Heading,
      horses: player[kind].horses,
      active: view.active === player.seat,
      ready: view.active === player.seat && !player[kind].moved,
    })),
  );
}

/** From where to where, and which way round, the figures would ride that these choices name. */
export interface Way {
  from: number;
  to: number;
  heading: Heading;
}

export function waysOf(view: View, choices: readonly (readonly string[])[], index = placeIndex(view)): Way[] {
  const mine = figuresOf(view, index).filter((figure) => figure.active);
  const ways = choices.flatMap((targets): [string, Way][] => {
    const figure = mine.find((one) => targets.includes(`figure:${one.kind}`));
    const [sort, id = ''] = targets.at(-1)?.split(':') ?? [];
    const to = sort === 'village' || sort === 'city' ? index.get(id) : undefined;
    return figure && to !== undefined
      ? [[`${figure.place} ${to} ${figure.heading}`, { from: figure.place, to, heading: figure.heading }]]
      : [];
  });
  return [...new Map(ways).values()];
}

/** The places a figure rode by. It never goes more than half way round, so that the shorter way is the one it took. */
export function passes({ name, values }: Told, view: View): string[] {
  const index = placeIndex(view);
  const [from, to] = [index.get(String(values['start'])), index.get(String(values['place']))];
  if (name !== 'travelled' || from === undefined || to === undefined) return [];
  return [from, ...placesBetween(from, to, null)].map((place) => {
    const kind = isCity(place) ? 'city' : 'village';
    return `${kind}:${view.places[place]?.id ?? ''}`;
  });
}

export function stationsOf(view: View, index = placeIndex(view)): Station[] {
  return view.players.flatMap((player) =>
    player.tokens.flatMap((token, at) =>
      token
        ? [
            {
              seat: player.seat,
              token: at + 1,
              place: index.get(token.village) ?? 0,
              message: token.message,
              colour: token.colour,
              active: view.active === player.seat,
            },
          ]
        : [],
    ),
  );
}

/** The message with this id, its parts matched to the stations that stand for them. */
export function letterOf(view: View, id: string, stations = stationsOf(view)): Letter {
  const message = view.messages.find((one) => one.id === id) ?? {
    id,
    level: 1,
    points: 0,
    pays: 0,
    type: '',
    targets: [],
    where: 'deck',
    seat: null,
  };
  const mine = stations.filter((station) => station.message === id);
  const parts = message.targets.map((target) => {
    const at = mine.findIndex((station) => station.colour === target);
    return { target, station: at < 0 ? null : (mine.splice(at, 1)[0] ?? null) };
  });
  const inHand = message.where === 'held' ? view.end.in_hand : 0;
  return { ...message, inHand, parts, address: view.places.find(({ id }) => id === message.targets[0]) ?? null };
}

/** The message cards somebody looks at now: null stands for a card this viewer does not know. */
export function seenCards(view: View, you: number): { seat: number; cards: (string | null)[] } | null {
  if (view.spying) return view.spying;
  if (view.searching === null || view.active === null || view.active !== you) return null;
  const deck = view.messages.filter((message) => message.where === 'deck' && message.level === view.searching);
  return { seat: view.active, cards: deck.map((message) => message.id) };
}

/** Whether somebody's merchant is in a city, where goods are sold from the hand. */
export const sells = ({ phase, active }: View, seat: number): boolean => phase === 'merchant-city' && active === seat;

/** Figures that stand side by side: in a village those that came the same way, in a city all of them. */
export function laneOf(figure: Figure, places: Place[]): string {
  return places[figure.place]?.city ? `${figure.place}` : `${figure.place} ${figure.heading}`;
}
