/** Python in a worker, with the files of the house in it: begun anew, or from the memory that an earlier visit left. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import type { Places } from './messages';

type Load = typeof loadPyodide;
type Options = NonNullable<Parameters<Load>[0]>;
type Make = NonNullable<Options['createPyodideModule']>;
/** Of those that Pyodide gives Emscripten, and of what that makes of them. */
interface Settings {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): void;
  loadDynamicLibrary(file: string, flags: object, scope: object): void;
  onRuntimeInitialized(): void;
}

/** The larger files of it. */
export const PARTS = ['python/pyodide.asm.wasm', 'python/library.zip', 'house/house.bin'];
/** The one library that is not plain Python. */
const LIBRARY = 'msgspec/_core.cpython-314-wasm32-emscripten.so';

/** What another Python can begin with instead of loading and importing everything. */
export interface Head {
  /** Python's code as the browser has compiled it. */
  module: WebAssembly.Module;
  /** Its memory with everything imported; it goes to whoever is sent it. */
  memory: ArrayBuffer | null;
}

export interface Python {
  py: PyodideAPI;
  module: WebAssembly.Module;
  /** What it began with; where that is nothing, it can leave its memory to others. */
  memory: ArrayBuffer | null;
}

/** Begin Python: `head` is another worker's, and nothing is left then; else an earlier visit may have left its memory. */
export async function python(places: Places, head?: Head): Promise<Python> {
  const folder = new URL(places.python, location.href).href;
  const archive = fetch(`${places.house}house.bin`).then((response) => response.arrayBuffer());
  const [{ loadPyodide: load }, { default: make }, kept] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
    head ? head.memory && { memory: head.memory } : remembered(places).catch(() => null),
  ])) as [{ loadPyodide: Load }, { default: Make }, { memory: ArrayBuffer | Promise<ArrayBuffer> } | null];
  let code = head?.module;
  if (code) beginWith(code);
  let library = '';
  const py = await load({
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    env: { LANG: 'C.UTF-8' }, // where things lie in memory does not depend on the visitor's language
    fsInit: async (files, { sitePackages }) => {
      unpack(files, await archive, sitePackages);
      library = `${sitePackages}/${LIBRARY}`;
    },
    createPyodideModule: (given) => {
      const settings = given as unknown as Settings;
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) =>
        instantiate(imports, (instance, compiled) => done(instance, (code = compiled)));
      // Before anything else is in memory, so that it always lies in the same place.
      settings.onRuntimeInitialized = () => settings.loadDynamicLibrary(library, { nodelete: true }, {});
      return make(given);
    },
    ...(kept ? { _loadSnapshot: kept.memory } : { _makeSnapshot: !head }),
  });
  return { py, module: code as WebAssembly.Module, memory: (await kept?.memory) ?? null };
}

/** Pyodide asks the browser to compile what it fetches: here it has been compiled already. */
function beginWith(module: WebAssembly.Module): void {
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

/** The files of an archive: how long its index is, the index as names and sizes, then one file after the other. */
function unpack(files: PyodideAPI['FS'], archive: ArrayBuffer, folder: string): void {
  const length = new DataView(archive).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  let at = 4 + length;
  let last = '';
  for (const [name, size] of index) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (parent !== last) files.mkdirTree((last = parent));
    files.writeFile(path, new Uint8Array(archive, at, size), { canOwn: true });
    at += size;
  }
}

// --- memory between visits ---

/** One entry of the browser's cache: the site's own files are in another one. */
const KEPT = 'riverrat-memory';
const name = ({ base, house, python }: Places): string => `${base}memory?${house}${python}`;

/** The memory that an earlier visit to this version left. */
async function remembered(places: Places): Promise<{ memory: Promise<ArrayBuffer> } | null> {
  const found = await self.caches?.match(name(places), { cacheName: KEPT });
  return found ? { memory: found.arrayBuffer() } : null;
}

/** Keep the memory of a Python that began with nothing. */
export async function remember(places: Places, memory: ArrayBuffer): Promise<void> {
  const copy = new Response(memory);
  await forget();
  await (await caches.open(KEPT)).put(name(places), copy);
}

export const forget = async (): Promise<unknown> => self.caches?.delete(KEPT);
