// Writes what Python in a browser runs, as bytecode of Pyodide's own Python, which this machine need not have: the
// house, without what cannot be imported there, and of the library what it imports. Nothing in them is compressed:
// hosts do that better. Usage: node archive.mjs PYODIDE SOURCES.zip LIBRARY.zip HOUSE.bin
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, library, house] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
py.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
py.FS.writeFile('/library.zip', new Uint8Array(readFileSync(`${pyodide}/python_stdlib.zip`)));
const imported = readFileSync(new URL('imported.py', import.meta.url), 'utf8');

/** What a fresh Python imports where it has the house: `{house: [files], library: [modules]}`. */
const fresh = await loadPyodide({ indexURL: `${pyodide}/` });
fresh.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
const { house: kept, library: needed } = JSON.parse(fresh.runPython(`${imported}\nfound()`));

py.globals.set('kept', py.toPy(kept));
py.globals.set('needed', py.toPy(needed));
py.runPython(`
import json, py_compile, zipfile
from pathlib import Path

WHEN = (2026, 1, 1, 0, 0, 0)  # the same sources give the same files


def compiled(archive, wanted):
    """The files of an archive that are wanted, modules as bytecode."""
    with zipfile.ZipFile(archive) as given:
        for name in sorted(given.namelist()):
            if not wanted(name):
                continue
            data, path = given.read(name), Path("/made", name)
            if name.endswith(".py"):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
                made = path.with_suffix(".pyc")
                unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
                lean = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2  # Pyodide reads its own documentation
                py_compile.compile(path, made, dfile=f"/{name}", doraise=True, optimize=lean, invalidation_mode=unchecked)
                name, data = f"{name}c", made.read_bytes()
            yield name, data


def module(name):
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


kept, needed = set(kept), set(needed)
with zipfile.ZipFile("/made.zip", "w") as made:
    for name, data in compiled("/library.zip", lambda name: module(name) in needed):
        made.writestr(zipfile.ZipInfo(name, WHEN), data)
files = dict(compiled("/sources.zip", kept.__contains__))
index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
Path("/made.bin").write_bytes(b"".join([len(index).to_bytes(4, "little"), index, *files.values()]))
`);
writeFileSync(library, py.FS.readFile('/made.zip'));
writeFileSync(house, py.FS.readFile('/made.bin'));
