// Writes the archive of the house: sources from a folder, as bytecode of Pyodide's own Python, which this machine need not
// have. Usage: node archive.mjs PYODIDE SOURCES.zip ARCHIVE.zip
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
py.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
py.runPython(`
import py_compile, zipfile
from pathlib import Path

WHEN = (2026, 1, 1, 0, 0, 0)  # the same sources give the same archive
with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/archive.zip", "w", zipfile.ZIP_DEFLATED) as made:
    for name in sorted(given.namelist()):
        data, path = given.read(name), Path("/made", name)
        if name.endswith(".py"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            compiled = path.with_suffix(".pyc")
            unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(path, compiled, dfile=f"/{name}", doraise=True, optimize=2, invalidation_mode=unchecked)
            name, data = f"{name}c", compiled.read_bytes()
        made.writestr(zipfile.ZipInfo(name, WHEN), data, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(archive, py.FS.readFile('/archive.zip'));
