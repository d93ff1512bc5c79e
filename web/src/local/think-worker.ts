/** The worker that thinks and plays games again. First it is sent what Python begins with, then what it thinks about. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { Modules } from './machine';
import type { Places, Thought } from './messages';
import { python, type Head } from './python';

type Answer = PyProxy & { toJs(): Uint8Array };

const places = JSON.parse(self.name) as Places;
const modules = new Modules(places.games);
let ready: Promise<PyCallable>;

async function begin(head: Head): Promise<PyCallable> {
  const { py } = await python(places, head);
  return (py.pyimport('riverrat.local.browser').thinking as PyCallable)(modules) as PyCallable;
}

// Tasks are answered in the order they came, also those that came before Python did.
let last: Promise<unknown>;
function think({ task, game, network }: Thought): void {
  const prepared = game ? modules.prepare(game, network) : undefined;
  last = last.then(async () => {
    await prepared;
    const answer = (await ready)(task) as Answer;
    postMessage(answer.toJs());
    answer.destroy();
  });
  last.catch((problem: unknown) => reportError(problem)); // whoever waits is told, and this worker replaced
}

onmessage = ({ data }: MessageEvent<Head | Thought>) => {
  if ('module' in data) last = ready = begin(data);
  else think(data);
};
