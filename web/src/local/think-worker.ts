/** The worker that thinks and plays games again. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import type { Places } from './messages';
import { python } from './python';

const ready = python(JSON.parse(self.name) as Places).then(
  (py) => py.pyimport('riverrat.local.browser').work as PyCallable,
);

// Tasks are answered in the order they came, also those that came before Python did.
let last: Promise<unknown> = ready;
onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  last = last.then(async () => {
    const answer = (await ready)(data) as PyProxy & { toJs(): Uint8Array };
    postMessage(answer.toJs());
    answer.destroy();
  });
  last.catch((problem: unknown) => reportError(problem)); // whoever waits is told, and this worker replaced
};
