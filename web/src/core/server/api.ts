/** The server's pages over HTTP. Every refusal becomes an ApiError with a line a person can read. */
import { house } from './house';
import type {
  About,
  AtPly,
  Achievement,
  ChapterInfo,
  Created,
  ExampleViews,
  GameDetails,
  GameSummary,
  HouseStatistics,
  NewChannel,
  NewTable,
  NotificationsInfo,
  PuzzlesInfo,
  Reach,
  RuleBook,
  Solution,
  Statistics,
  Summary,
  TableRow,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const isText = typeof body === 'string';
  let response: Response;
  try {
    response = await house().ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : {
            body: isText ? body : JSON.stringify(body),
            headers: { 'content-type': isText ? 'text/plain' : 'application/json' },
          }),
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached.', 0);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: string; message?: string; detail?: string };
  throw new ApiError(answer.error ?? 'error', answer.message ?? answer.detail ?? response.statusText, response.status);
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await (await ask(path, body)).json()) as T;
const text = async (path: string): Promise<string> => (await ask(path)).text();

const query = (box: string): string => (box ? `?box=${box}` : '');

export const api = {
  about: () => json<About>('/about'),
  me: () => json<{ name: string }>('/me'),
  rename: (name: string) => json<{ name: string }>('/me', { name }),
  linkDevice: () => json<{ code: string }>('/me/link', {}),
  claimDevice: (code: string) => json<{ name: string }>('/me/claim', { code }),
  notifications: () => json<NotificationsInfo>('/me/notifications'),
  addChannel: (channel: NewChannel) => json<NotificationsInfo>('/me/notifications', channel),
  changeChannel: (channel: string, hours: number) => json<NotificationsInfo>(`/me/notifications/${channel}`, { hours }),
  removeChannel: (channel: string) => json<NotificationsInfo>(`/me/notifications/${channel}/remove`, {}),
  tryChannel: (channel: string) => json<{ arrived: boolean }>(`/me/notifications/${channel}/try`, {}),
  holiday: (until: number | null) => json<NotificationsInfo>('/me/holiday', { until }),
  confirmChannel: (word: string) => json('/notifications/confirm', { word }),
  leaveChannel: (word: string) => json(`/notifications/leave/${encodeURIComponent(word)}`, {}),
  games: () => json<GameSummary[]>('/games'),
  /** `box`: the hash of an owner's corrected box, or nothing for the printed one. */
  game: (name: string, box = '') => json<GameDetails>(`/games/${name}${query(box)}`),
  houseTexts: (language: string) => text(`/texts/${language}`),
  gameTexts: (game: string, language: string, box = '') => text(`/games/${game}/texts/${language}${query(box)}`),
  rules: (game: string, language: string) => json<RuleBook>(`/games/${game}/rules/${language}`),
  example: (game: string, name: string) => json<ExampleViews>(`/games/${game}/examples/${name}`),
  chapters: (game: string) => json<ChapterInfo[]>(`/games/${game}/lessons`),
  learn: (game: string, chapter: string) => json<{ table: string }>('/lessons', { game, chapter }),
  puzzles: (game: string) => json<PuzzlesInfo>(`/games/${game}/puzzles`),
  solve: (game: string, puzzle: string) => json<{ table: string }>('/puzzles', { game, puzzle }),
  solution: (game: string, puzzle: string) => json<Solution>('/puzzles/solution', { game, puzzle }),
  openTable: (table: NewTable) => json<Created>('/tables', table),
  tables: () => json<TableRow[]>('/tables'),
  table: (id: string) => json<Summary>(`/tables/${id}`),
  join: (id: string, invite: string, seat?: number) =>
    json(`/tables/${id}/join`, seat === undefined ? { invite } : { invite, seat }),
  reseat: (id: string, seat: number, kind: string) => json(`/tables/${id}/seat`, { seat, kind }),
  rematch: (id: string) => json<{ table: string }>(`/tables/${id}/rematch`, {}),
  answer: (id: string, yes: boolean) => json<Summary>(`/tables/${id}/answer`, { yes }),
  address: () => json<Reach>('/address'),
  network: (open: boolean) => json<Reach>('/network', { open }),
  branch: (id: string, ply: number) => json<{ table: string }>(`/tables/${id}/branch`, { ply }),
  at: (id: string, ply: number) => json<AtPly>(`/tables/${id}/at/${ply}`),
  words: (id: string, language: string, ply: number | null) =>
    text(`/tables/${id}/words/${language}${ply === null ? '' : `?ply=${ply}`}`),
  /** `also`: a further number of the view, last in each row. */
  points: (id: string, also = '') => json<number[][]>(`/tables/${id}/points${also ? `?also=${also}` : ''}`),
  /** All games of another device, as its house wrote them. */
  openCopy: (copy: string) => json<{ tables: number }>('/kept', copy),
  record: (id: string) => text(`/tables/${id}/record`),
  look: (record: string) => json<{ table: string }>('/records', record),
  /** `me`, or somebody who is listed. */
  statistics: (person: string) => json<Statistics>(person === 'me' ? '/me/statistics' : `/people/${person}`),
  beListed: (listed: boolean) => json<Statistics>('/me/statistics', { listed }),
  house: () => json<HouseStatistics>('/house'),
  achievements: () => json<Achievement[]>('/achievements'),
};
