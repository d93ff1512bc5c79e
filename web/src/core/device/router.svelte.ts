/** Pages by address, without a library: the house has nine. */
import { pack } from './packing';
export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string; invite: string | null; ply: number | null; analysis: boolean; board: boolean }
  | { name: 'records'; packed: string | null }
  | { name: 'tables' }
  | { name: 'rules'; game: string | null; paragraph: string | null; summary: boolean }
  | { name: 'puzzles'; game: string | null; puzzle: string | null }
  | { name: 'people'; person: string | null }
  | { name: 'about' }
  | { name: 'settings' };

/** Where the client lies on its host: built, its code is in a folder there. */
export const BASE = import.meta.env.PROD ? new URL('../', import.meta.url).pathname : '/';

/** A path inside the client, of one on its host. */
const inside = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path);

/** The address of a path inside the client, for others. */
export const linkTo = (path: string): string => `${location.origin}${BASE}${path.slice(1)}`;

/** Links are written as paths inside the client. Before one is opened, also in a new tab, it leads to where that lies. */
export function rebase(link: HTMLAnchorElement, base = BASE): void {
  const path = link.getAttribute('href') ?? '';
  if (base !== '/' && /^\/(?!\/|api\/)/.test(path) && !path.startsWith(base))
    link.setAttribute('href', base + path.slice(1));
}

export function pageOf(path: string, search = '', hash = ''): Page {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (first === 'table' && second) {
    const ply = query.get('ply');
    // The invite stands behind #: it never reaches a log.
    const invite = decodeURIComponent(hash.slice(1)) || null;
    const analysis = query.has('analysis');
    const board = query.has('board') || ply !== null;
    return { name: 'table', table: second, invite, ply: ply === null ? null : Number(ply), analysis, board };
  }
  if (first === 'puzzles') return { name: 'puzzles', game: second || null, puzzle: third || null };
  if (first === 'records') return { name: 'records', packed: hash.slice(1) || null };
  if (first === 'tables') return { name: 'tables' };
  if (first === 'people') return { name: 'people', person: second || null };
  if (first === 'about') return { name: 'about' };
  if (first === 'settings') return { name: 'settings' };
  if (first === 'rules')
    return {
      name: 'rules',
      game: second || null,
      paragraph: decodeURIComponent(hash.slice(1)) || null,
      summary: third === 'summary',
    };
  return { name: 'lobby' };
}

class Router {
  page = $state.raw<Page>({ name: 'lobby' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    for (const event of ['pointerover', 'focusin', 'click'])
      document.addEventListener(
        event,
        ({ target }) => {
          const link = target instanceof Element ? target.closest('a') : null;
          if (link) rebase(link);
        },
        { capture: true },
      );
    // Links inside the house change the page without loading it again.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api') || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(inside(link.pathname) + link.search + link.hash);
    });
  }

  private read(): void {
    this.page = pageOf(inside(location.pathname), location.search, location.hash);
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', BASE + path.slice(1));
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** The link that seats somebody at a table. */
export function inviteLink(table: string, invite: string, origin = location.origin): string {
  return `${origin}${BASE}table/${encodeURIComponent(table)}#${encodeURIComponent(invite)}`;
}

/** The link that holds a whole record: whoever opens it needs nothing else. */
export const recordLink = async (record: string): Promise<string> => linkTo(`/records#${await pack(record)}`);

/** What somebody pasted: the link of a table, or just its path; or of a record, wherever it is from. */
export function readLink(pasted: string): string | null {
  try {
    const url = new URL(pasted.trim(), location.origin);
    if (url.pathname.endsWith('/records') && url.hash) return `/records${url.hash}`;
    const path = inside(url.pathname);
    return pageOf(path, url.search).name === 'table' ? path + url.search + url.hash : null;
  } catch {
    return null;
  }
}
