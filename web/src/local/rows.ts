/** What the house keeps on this device: named rows of text, in IndexedDB. */
const NAME = 'riverrat';
const ROWS = 'rows';

export class Rows {
  private constructor(private readonly database: IDBDatabase) {}

  /** Some browsers refuse at once, others later: both ways it is a promise that fails. */
  static async open(): Promise<Rows> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    return new Rows(await settled(request));
  }

  async all(): Promise<Record<string, string>> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const [names, texts] = await Promise.all([settled(rows.getAllKeys()), settled(rows.getAll())]);
    return Object.fromEntries(names.map((name, at) => [String(name), String(texts[at])]));
  }

  /** Write rows, all of them or none; whether there was room. Fails where the browser has closed what they are kept in. */
  async keep(changed: Record<string, string | null>): Promise<boolean> {
    const transaction = this.database.transaction(ROWS, 'readwrite');
    const rows = transaction.objectStore(ROWS);
    for (const [name, text] of Object.entries(changed)) {
      if (text === null) rows.delete(name);
      else rows.put(text, name);
    }
    transaction.commit(); // else it waits until each of them has been heard of
    return new Promise((done) => {
      transaction.oncomplete = () => done(true);
      transaction.onabort = () => done(false);
    });
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('IndexedDB'));
  });
}
