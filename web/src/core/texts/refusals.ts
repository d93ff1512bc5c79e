/** Why something was not done, in the reader's language. */
import { say } from './texts.svelte';

/** A refusal by its code; the server's own line, in English, goes with it where it says more than the code does. */
export function whyNot(problem: unknown): string {
  const detail = problem instanceof Error ? problem.message : String(problem);
  // Our own are in words already; of a line that broke the table tells by itself.
  if (!detail || !(problem instanceof Error && 'code' in problem)) return detail;
  const key = `ui-refused-${String(problem.code)}`;
  return say(say.has(key) ? key : 'ui-refused-other', { detail });
}
/** Tries something: nothing where it was done, else why not. */
export const refusalOf = (work: () => Promise<unknown>): Promise<string> => work().then(() => '', whyNot);
