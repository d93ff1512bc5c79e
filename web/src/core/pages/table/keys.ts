/** What each single key does at a table. */
import type { Shortcuts } from '../../device/keyboard';
import type { DrawerPage } from '../../device/settings.svelte';
import { switchSound } from '../../device/sound';
import type { Table } from '../../table/table.svelte';

/** What of the page the keys reach. */
export interface Reach {
  table: Table;
  drawer(page: DrawerPage): void;
  rule(): void;
  /** A hint is asked for, to be played with the next key. */
  hint(): void;
  sheet(name: 'scores' | 'keys'): void;
  players(): void;
  board(): void;
  branch(): void;
  zoom(factor: number): void;
  fit(): void;
  /** Something that lies open over the board is closed; whether there was something. */
  closes(): boolean;
  /** Say yes to what lies open: a choice that waits for it, or what a panel has put together. */
  agree(): void;
  used(): void;
}

export const KEYS = [
  'numbers',
  'enter',
  'escape',
  'z',
  'shift-z',
  'e',
  'g',
  'arrows',
  'h',
  'question',
  's',
  'p',
  'l',
  'c',
  't',
  'step',
  'space',
  'home',
  'b',
  'zoom',
  'm',
];

export function keysFor(page: Reach, shift: boolean): Shortcuts {
  const { table } = page;
  const { choices, connection, history } = table;
  return {
    number: (at) => {
      const option = choices.numbered[at];
      if (option && !choices.staged) choices.pick(option.offers);
    },
    escape: () => {
      if (connection.behind) connection.catchUp();
      else if (!page.closes()) choices.back();
    },
    letter: {
      z: () => void table.moves.undo(shift ? 'step' : 'intention'),
      // While pieces are placed one by one, as in any text.
      Backspace: () => void (table.dealer.placed.length && table.moves.undo()),
      e: () => page.agree(),
      h: () => page.hint(),
      '?': () => page.rule(),
      s: () => page.sheet('scores'),
      p: () => page.players(),
      l: () => page.drawer('log'),
      c: () => page.drawer('chat'),
      t: () => page.drawer('timeline'),
      g: () => page.board(),
      ',': () => history.step(-1),
      '.': () => history.step(1),
      b: () => page.branch(),
      '+': () => page.zoom(1.4),
      '-': () => page.zoom(1 / 1.4),
      f: () => page.fit(),
      m: () => switchSound(),
      k: () => page.sheet('keys'),
      ' ': () => void history.playOn(),
      Home: () => void history.look(0),
      End: () => void history.look(null),
    },
    used: () => page.used(),
  };
}
