/** `next`, in which every part that equals its counterpart in `before` is that very counterpart. What is drawn from an
 * object that stayed the same need not be drawn anew. Both are plain data from the server; `next` is changed. */
export function share<T>(before: unknown, next: T): T {
  if (Object.is(before, next) || !plain(before) || !plain(next)) return next;
  const [old, fresh] = [before as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Array.isArray(old) === Array.isArray(fresh) && keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = share(old[key], fresh[key]);
    same &&= key in old && Object.is(fresh[key], old[key]);
  }
  return same ? (before as T) : next;
}

const plain = (value: unknown): value is object => typeof value === 'object' && value !== null;
