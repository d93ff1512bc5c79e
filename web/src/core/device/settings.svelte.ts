/** What this device remembers about how its reader likes things. */
export type Language = 'en' | 'de' | 'fr';
export const LANGUAGES: Language[] = ['en', 'de', 'fr'];
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export type DrawerPage = 'log' | 'rules' | 'chat' | 'timeline';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  /** Whether sound was offered: that is done once. */
  soundOffered: boolean;
  notices: boolean;
  /** A moment of celebration when a game ends. */
  celebrate: boolean;
  /** Ask before what cannot be undone: a choice ends the turn or shows something hidden. */
  confirm: boolean;
  /** Ask every small decision by itself instead of whole intentions. */
  stepwise: boolean;
  /** Lists of words instead of pictures. */
  textOnly: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** Cover the screen between two players who share it. */
  curtain: boolean;
  /** The shape and colour one's own pieces wear; -1 leaves it to the seat. */
  colour: number;
  /** The game last looked at in the lobby. */
  game: string;
  /** By game, the level last played against in one click; where there is none, the game has a usual one. */
  levels: Record<string, string>;
  /** How fast the others' moves are shown. */
  pace: Pace;
  /** Which page of the drawer stands open where there is room for it; by itself only where the board stays as large. */
  drawer: DrawerPage | 'auto' | null;
}

const STORE = 'riverrat.settings';

function spoken(): Language {
  const wish = (typeof navigator === 'undefined' ? 'en' : navigator.language).slice(0, 2) as Language;
  return LANGUAGES.includes(wish) ? wish : 'en';
}

const defaults: Settings = {
  language: spoken(),
  theme: 'auto',
  motion: 'auto',
  sound: false,
  soundOffered: false,
  notices: false,
  celebrate: true,
  confirm: true,
  stepwise: false,
  textOnly: false,
  keys: true,
  curtain: false,
  colour: -1,
  game: '',
  levels: {},
  pace: 'normal',
  drawer: 'auto',
};

function remembered(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...defaults };
  }
}

export const settings = $state<Settings>(remembered());

/** Follow the settings: remember them and hand them to the page. Call once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      if (settings.motion === 'auto') delete root.dataset['motion'];
      else root.dataset['motion'] = settings.motion;
      try {
        localStorage.setItem(STORE, JSON.stringify(settings));
      } catch {
        // Private windows may refuse; the settings then last as long as the page.
      }
    });
  });
}

export function stillness(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'off';
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the page is dark: by wish, or because the system is. */
export function darkness(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches;
}

export function switchTheme(): void {
  settings.theme = darkness() ? 'light' : 'dark';
}
