/** The worker with the house: whichever tab comes first has it, the others speak to it over the channel. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { CHANNEL, LOCK, type Asked, type Places, type Progress, type Site, type Told } from './messages';
import { PARTS, python } from './python';
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

/** Milliseconds after which a board is drawn, so that who thinks can begin to load beside it. */
const SETTLED = 1000;
const places = JSON.parse(self.name) as Places;
const channel = new BroadcastChannel(CHANNEL);
const tell = (told: Told): void => channel.postMessage(told);
const progress: Progress = { parts: {}, ready: false, refused: false, failed: '' };
const tellProgress = (): void => tell({ to: 'pages', kind: 'progress', progress });

/** Count what comes of the larger files; who asked for one reads it as it came. */
function countBytes(sizes: Record<string, number>): void {
  const plain = self.fetch.bind(self);
  for (const part of PARTS) progress.parts[part] = { have: 0, of: sizes[part] ?? 0 };
  self.fetch = async (input, init) => {
    const response = await plain(input, init);
    const part = progress.parts[PARTS.find((one) => response.url.endsWith(one.replace(/^\w+/, ''))) ?? ''];
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
  const [py, rows] = await Promise.all([python(places), Rows.open().catch(() => null)]);
  progress.refused = rows === null;
  const thinker = new Thinker(self.name);
  const make = py.pyimport('riverrat.local.browser').house as PyCallable;
  const kept = JSON.stringify((await rows?.all()) ?? {});
  const found = make(
    ...[kept, async (changed: string) => rows?.keep(JSON.parse(changed) as Record<string, string | null>) ?? true],
    (task: Bytes, game: string, learned: boolean) => thinker.ask({ task: task.toJs(), game, learned }),
    JSON.stringify(site.compiled),
    sayer(),
  ) as House;
  return { house: found, thinker };
}

function serve({ house, thinker }: { house: House; thinker: Thinker }): void {
  const viewers = new Map<string, Viewer>();
  const answer = async (asked: Extract<Asked, { kind: 'ask' }>): Promise<void> => {
    const reply = await house.request(asked.method, asked.path, asked.body);
    const [status, type, body] = reply.toJs();
    reply.destroy();
    tell({ to: 'pages', kind: 'answer', id: asked.id, status, type, body });
  };
  channel.onmessage = ({ data: asked }: MessageEvent<Asked>) => {
    if (asked.to !== 'house') return;
    if (asked.kind === 'hello') tellProgress();
    else if (asked.kind === 'ask') void answer(asked);
    else if (asked.kind === 'open') {
      const deliver = (what: 'open' | 'message' | 'close', text: string): void =>
        tell({ to: 'pages', kind: 'line', id: asked.id, what, text });
      viewers.set(asked.id, house.socket(asked.path, deliver));
      setTimeout(() => thinker.start(), SETTLED);
    } else if (asked.kind === 'say') viewers.get(asked.id)?.hear(asked.text);
    else {
      viewers.get(asked.id)?.hang_up();
      viewers.delete(asked.id);
    }
  };
  progress.ready = true;
  tellProgress();
  tell({ to: 'pages', kind: 'here' });
}

void navigator.locks.request(LOCK, async () => {
  try {
    serve(await open());
  } catch (problem) {
    progress.failed = String(problem);
    tellProgress();
    throw problem;
  }
  await new Promise(() => undefined); // as long as this tab is open
});
