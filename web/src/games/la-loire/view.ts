// Made from src/riverrat/games/la_loire/view_types.py by `python -m riverrat.server.typescript`. Do not edit.

export interface Building {
  kind: string;
  owner: number;
}

export interface Place {
  id: string;
  city: boolean;
  road: string; // north, south, or city
  good: string | null; // what the village sells
  price: number | null; // what that good costs here now, all discounts taken off
  beer_price: number | null; // the same for beer, in a village with a monastery
  shield: string | null;
  horses: number; // free ones
  building: Building | null;
  circus: boolean;
}

export interface Mail {
  price: number;
  barred: boolean; // whether no message could be bought at that stop, whatever is done there first
  fetching: boolean; // the same after a ride for which the Blacksmith fetched a horse
}

export interface Ware {
  good: string;
  price: number;
  barred: boolean; // whether none could be bought there
  fetching: boolean; // the same after a ride for which the Blacksmith fetched a horse
}

export interface Tile {
  space: number; // 1 to 7
  colour: string;
  price: number;
  circus: boolean;
  sign: string | null; // on the space itself: circus, where its tile sends it on, or flag, whose colour receives it
}

export interface Good {
  id: string;
  left: number;
  sells: number; // what whoever decides gets for it in a city
}

export interface Construction {
  kind: string; // farm, monastery, castle
  money: number;
  wood: number;
}

export interface Character {
  id: string;
  group: string;
  cost: number;
  points: number;
  left: number;
  owners: number[];
}

export interface Palace {
  id: string; // bank_nantes
  kind: string;
  city: string;
  cost: number;
  points: number;
  left: number;
  owners: number[];
}

export interface Deck {
  level: number;
  price: number;
  size: number;
  under: (string | null)[]; // the part at the bottom that some Spy put there, topmost first, as far as you know it
}

export interface Message {
  id: string;
  level: number;
  points: number;
  pays: number; // Deniers for whoever delivers it now
  type: string;
  targets: string[]; // a village, two or three shields, or a city
  where: string; // deck, held, delivered
  seat: number | null;
}

export interface Spying {
  seat: number;
  cards: (string | null)[]; // what that seat looks at, as far as you know it
}

export interface Rider {
  place: string;
  heading: string | null; // clockwise, counter-clockwise, or none in a city
  horses: number;
  moved: boolean; // this turn
}

export interface OwnPalace {
  id: string;
  works: boolean; // from the turn after it was bought
}

export interface Station {
  message: string;
  village: string;
  colour: string;
}

export interface Player {
  seat: number;
  money: number;
  ceiling: number;
  goods: Record<string, number>;
  boat: number;
  merchant: Rider;
  messenger: Rider;
  stack_limit: number;
  characters: string[];
  palaces: OwnPalace[];
  farms: number;
  monasteries: number;
  held: string[];
  message_limit: number;
  delivered: string[];
  delivered_levels: number[]; // of level 1, 2, 3, 4
  tokens: (Station | null)[]; // the message tokens owned, those without a station as none
  points: number;
  lines: Record<string, number>;
}

export interface End {
  loire: number;
  spaces: number; // of the Loire
  messages: number;
  in_hand: number; // points of a message that is not delivered
  turns: number | null;
  settled_by: number | null; // who met an end condition first
  last_turns: number | null; // turns left in the final round
}

export interface View {
  mode: string;
  turn: number;
  phase: string;
  active: number | null;
  barred: Record<string, Record<string, string | number>>; // why something cannot be chosen, by its target or kind of target
  riding: string | null; // the figure on the move: merchant or messenger
  places: Place[];
  errands: Record<string, number>; // how many messages a stop there would carry on, for whoever rides with the messenger
  mail: Record<string, Mail>; // what the cheapest message costs at each stop that sells any, for the same
  wares: Record<string, Ware[]>; // what is sold in each village to whoever rides there with the merchant
  needs: Record<string, string>; // whom the messenger at hand has yet to hire to deliver messages of a deck: one, or both
  circus: string | null;
  market: Tile[];
  goods: Good[];
  constructions: Construction[];
  towers: number;
  characters: Character[];
  one_kind: boolean; // whether whoever begins something here cannot do anything else
  second_hire: number; // how much more the next hire costs, since it is the second one; 0 where it is not
  palaces: Palace[];
  decks: Deck[];
  messages: Message[];
  spying: Spying | null;
  searching: number | null; // the level of the deck that is looked through in a Ducal Palace
  players: Player[];
  end: End;
}
