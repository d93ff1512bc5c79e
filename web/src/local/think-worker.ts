/** The worker that thinks and plays games again. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { Modules } from './machine';
import type { Places, Thought } from './messages';
import { python } from './python';

const places = JSON.parse(self.name) as Places;
const modules = new Modules(places.games);
const ready = python(places).then((py) => py.pyimport('riverrat.local.browser').thinking(modules) as PyCallable);

// Tasks are answered in the order they came, also those that came before Python did.
let last: Promise<unknown> = ready;
onmessage = ({ data: { task, game, learned } }: MessageEvent<Thought>) => {
  const prepared = game ? modules.prepare(game, learned) : undefined;
  last = last.then(async () => {
    await prepared;
    const answer = (await ready)(task) as PyProxy & { toJs(): Uint8Array };
    postMessage(answer.toJs());
    answer.destroy();
  });
  last.catch((problem: unknown) => reportError(problem)); // whoever waits is told, and this worker replaced
};
