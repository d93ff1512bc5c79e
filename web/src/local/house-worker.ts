/** The worker with the house: whichever tab comes first has it, the others speak to it over the channel. */
import type { PyodideAPI } from 'pyodide';
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { CHANNEL, LOCK, type Asked, type Places, type Progress, type Site, type Told } from './messages';
import { Modules } from './machine';
import { forget, PARTS, python, remember } from './python';
import { Rows } from './rows';
import { sayer } from './sayer';
import { Thinker } from './thinker';

interface Viewer {
  hear(text: string): void;
  hang_up(): void;
}
interface House extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string, string] }>;
  socket(path: string, deliver: (what: 'open' | 'message' | 'close', text: string) => void): Viewer;
}

type Bytes = PyProxy & { toJs(): Uint8Array };

/** Milliseconds without a word from any page, after which who thinks begins to load, if nobody needed it before. */
const REST = 2000;
const NETWORK = '/network.bin';
const places = JSON.parse(self.name) as Places;
const channel = new BroadcastChannel(CHANNEL);
type Tell = (told: Told) => void;
const tell: Tell = (told) => channel.postMessage(told);
/** To the page that made this worker: nothing is quicker. */
const tellOwn: Tell = (told) => self.postMessage(told);
const progress: Progress = { parts: {}, ready: false, missing: '', refused: false, unkept: 0, failed: '' };
const tellProgress = (): void => tell({ to: 'pages', kind: 'progress', progress });

/** Count what comes of the larger files; who asked for one reads it as it came. */
function countBytes(sizes: Record<string, number>): void {
  const plain = self.fetch.bind(self);
  for (const part of PARTS) progress.parts[part] = { have: 0, of: sizes[part] ?? 0 };
  self.fetch = async (input, init) => {
    const response = await plain(input, init);
    const name = Object.keys(sizes).find((one) => response.url.endsWith(one.replace(/^\w+/, ''))) ?? '';
    if (name.endsWith(NETWORK)) progress.parts[name] = { have: 0, of: sizes[name] ?? 0 };
    const part = progress.parts[name];
    if (part && response.ok) void follow(response.clone(), part);
    return response;
  };
}

async function follow(response: Response, part: { have: number; of: number }): Promise<void> {
  for await (const piece of response.body ?? []) {
    part.have += piece.length;
    tellProgress();
  }
}

async function open(): Promise<{ house: House; thinker: Thinker }> {
  const site = (await (await fetch(`${places.house}site.json`)).json()) as Site;
  countBytes(site.sizes);
  const [begun, rows] = await Promise.all([python(places), Rows.open().catch(() => null)]);
  progress.refused = rows === null;
  const browser = begun.py.pyimport('riverrat.local.browser');
  const memory = begun.memory ?? leave(begun.py, browser.warm as PyCallable);
  const thinker = new Thinker(self.name, { module: begun.module, memory });
  const kept = JSON.stringify((await rows?.all()) ?? {});
  const found = (browser.house as PyCallable)(
    ...[kept, (changed: string) => keep(rows, JSON.parse(changed) as Record<string, string | null>)],
    (task: Bytes, game: string) => thinker.ask(task.toJs(), game),
    (game: string) => bring(thinker, game, site),
    JSON.stringify(site.compiled),
    sayer(),
    new Modules(places.games),
  ) as House;
  return { house: found, thinker };
}

/** Whether there was room for rows, or nothing keeps them anyway; pages are told. */
async function keep(rows: Rows | null, changed: Record<string, string | null>): Promise<boolean> {
  const room = rows === null || (await rows.keep(changed).catch(() => false));
  const unkept = room ? 0 : progress.unkept + 1;
  if (unkept !== progress.unkept) {
    progress.unkept = unkept;
    tellProgress();
  }
  return room;
}

/** The memory of a Python that has everything imported and knows nobody yet: the other worker begins with it, and so do
 * later visits.
 */
function leave(py: PyodideAPI, warm: PyCallable): ArrayBuffer {
  warm();
  const { buffer } = py.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  void remember(places, buffer).catch((problem: unknown) => console.warn(problem)); // a later visit begins anew
  return buffer;
}

/** Have the network of a game, where there is one; whether it came. */
async function bring(thinker: Thinker, game: string, site: Site): Promise<boolean> {
  if (!(`games/${game}${NETWORK}` in site.sizes)) return true;
  const came = await thinker
    .bring(game, () => bytes(`${places.games}${game}${NETWORK}`))
    .then(
      () => true,
      () => false,
    );
  if (came ? progress.missing === game : progress.missing !== game) {
    progress.missing = came ? '' : game;
    tellProgress();
  }
  return came;
}

async function bytes(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What an earlier visit left in memory may be of no use: then it is forgotten, and all begins anew. */
const opened = (): ReturnType<typeof open> =>
  open().catch(async (problem: unknown) => ((await forget()) ? open() : Promise.reject(problem)));

function serve({ house, thinker }: { house: House; thinker: Thinker }): void {
  const viewers = new Map<string, Viewer>();
  const answer = async (asked: Extract<Asked, { kind: 'ask' }>, tell: Tell): Promise<void> => {
    const reply = await house.request(asked.method, asked.path, asked.body);
    const [status, type, body] = reply.toJs();
    reply.destroy();
    tell({ to: 'pages', kind: 'answer', id: asked.id, status, type, body });
  };
  let resting = 0;
  const rest = (): void => {
    clearTimeout(resting);
    resting = self.setTimeout(() => thinker.start(), REST);
  };
  rest();
  const hear = async (asked: Asked, tell: Tell): Promise<void> => {
    if (asked.to !== 'house') return;
    rest();
    if (asked.kind === 'hello') tellProgress();
    else if (asked.kind === 'ask') await answer(asked, tell);
    else if (asked.kind === 'open') {
      const deliver = (what: 'open' | 'message' | 'close', text: string): void =>
        tell({ to: 'pages', kind: 'line', id: asked.id, what, text });
      viewers.set(asked.id, house.socket(asked.path, deliver));
    } else if (asked.kind === 'say') viewers.get(asked.id)?.hear(asked.text);
    else {
      viewers.get(asked.id)?.hang_up();
      viewers.delete(asked.id);
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Asked>) => void hear(data, tell).catch(fail);
  self.onmessage = ({ data }: MessageEvent<Asked>) => void hear(data, tellOwn).catch(fail);
  progress.ready = true;
  tellProgress();
  const here: Told = { to: 'pages', kind: 'here', by: crypto.randomUUID() };
  tellOwn(here);
  tell(here);
}

/** Python is not to be had, or has broken down: pages wait for nothing more. */
function fail(problem: unknown): void {
  console.error(problem);
  progress.failed = String(problem);
  tellProgress();
}

void navigator.locks.request(LOCK, async () => {
  try {
    serve(await opened());
  } catch (problem) {
    fail(problem);
    throw problem;
  }
  await new Promise(() => undefined); // as long as this tab is open
});
