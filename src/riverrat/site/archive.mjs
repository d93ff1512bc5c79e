// Writes what Python in a browser runs, as bytecode of Pyodide's own Python, which this machine need not have: its
// library without what no house imports, and the house. Nothing in them is compressed: hosts do that better.
// Usage: node archive.mjs PYODIDE SOURCES.zip LIBRARY.zip HOUSE.bin
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, library, house] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
py.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
py.FS.writeFile('/library.zip', new Uint8Array(readFileSync(`${pyodide}/python_stdlib.zip`)));
py.runPython(`
import json, py_compile, zipfile
from pathlib import Path

WHEN = (2026, 1, 1, 0, 0, 0)  # the same sources give the same files
LEFT_OUT = {
    *("_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "bdb", "cProfile", "cmd", "curses", "doctest", "email", "ensurepip"),
    *("filecmp", "ftplib", "html", "http", "imaplib", "mailbox", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools"),
    *("plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "smtplib", "sqlite3", "tabnanny"),
    *("trace", "turtle", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp"),
}
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8"}


def wanted(name):
    top, _, rest = name.partition("/")
    if top == "encodings":
        return Path(rest).stem in ENCODINGS
    return top.removesuffix(".py") not in LEFT_OUT


def compiled(archive):
    """The files of an archive, modules as bytecode."""
    with zipfile.ZipFile(archive) as given:
        for name in sorted(given.namelist()):
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


with zipfile.ZipFile("/made.zip", "w") as made:
    for name, data in compiled("/library.zip"):
        if wanted(name.removesuffix("c")):
            made.writestr(zipfile.ZipInfo(name, WHEN), data)
files = dict(compiled("/sources.zip"))
index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
Path("/made.bin").write_bytes(b"".join([len(index).to_bytes(4, "little"), index, *files.values()]))
`);
writeFileSync(library, py.FS.readFile('/made.zip'));
writeFileSync(house, py.FS.readFile('/made.bin'));
