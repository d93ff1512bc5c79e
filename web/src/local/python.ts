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

export interface Python {
  py: PyodideAPI;
  /** Its code as the browser has compiled it, for another worker. */
  module: WebAssembly.Module;
  /** Whether its memory is that of an earlier visit, with everything imported. */
  remembers: boolean;
}

/** `module` is another worker's; `leaves`: its memory will be kept for later visits. */
export async function python(places: Places, module?: WebAssembly.Module, leaves = false): Promise<Python> {
  const folder = new URL(places.python, location.href).href;
  const archive = fetch(`${places.house}house.bin`).then((response) => response.arrayBuffer());
  const [{ loadPyodide: load }, { default: make }, kept] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
    remembered(places).catch(() => null),
  ])) as [{ loadPyodide: Load }, { default: Make }, { memory: Promise<ArrayBuffer> } | null];
  let code = module;
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
    ...(kept ? { _loadSnapshot: kept.memory } : { _makeSnapshot: leaves }),
  });
  return { py, module: code as WebAssembly.Module, remembers: kept !== null };
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

/** Keep the memory of a Python that leaves it. */
export async function remember(places: Places, { py }: Python): Promise<void> {
  const memory = py.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  await forget();
  await (await caches.open(KEPT)).put(name(places), new Response(memory));
}

export const forget = async (): Promise<unknown> => self.caches?.delete(KEPT);
