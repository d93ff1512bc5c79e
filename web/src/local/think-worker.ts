/** The worker that thinks and plays games again. First it is sent Python's code, compiled, then what it thinks about. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { Modules } from './machine';
import type { Places, Thought } from './messages';
import { python, remember } from './python';

type Answer = PyProxy & { toJs(): Uint8Array };

const places = JSON.parse(self.name) as Places;
const modules = new Modules(places.games);
let ready: Promise<PyCallable>;

async function begin(module: WebAssembly.Module): Promise<PyCallable> {
  const begun = await python(places, module, true);
  const browser = begun.py.pyimport('riverrat.local.browser');
  if (!begun.remembers) {
    (browser.warm as PyCallable)();
    void remember(places, begun).catch((problem: unknown) => console.warn(problem)); // a later visit begins anew
  }
  return (browser.thinking as PyCallable)(modules) as PyCallable;
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

onmessage = ({ data }: MessageEvent<WebAssembly.Module | Thought>) => {
  if (data instanceof WebAssembly.Module) last = ready = begin(data);
  else think(data);
};
