/** Python in a worker, with the archive of the house in it. */
import type { Places } from './messages';
import type { loadPyodide, PyodideAPI } from 'pyodide';

const SITE_PACKAGES = '/lib/python3.14/site-packages';

/** The larger files of it. */
export const PARTS = ['python/pyodide.asm.wasm', 'python/python_stdlib.zip', 'house/riverrat.zip'];

export async function python(places: Places): Promise<PyodideAPI> {
  const folder = new URL(places.python, location.href).href;
  const library = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>;
  const [found, archive] = await Promise.all([
    library.then((one) => one.loadPyodide({ indexURL: folder })),
    fetch(`${places.house}riverrat.zip`).then((response) => response.arrayBuffer()),
  ]);
  found.unpackArchive(archive, 'zip', { extractDir: SITE_PACKAGES });
  return found;
}
