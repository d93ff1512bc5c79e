"""Run in Pyodide, beside the sources of the house: imports all of them, and says as JSON what that took.

Modules that cannot be imported there, for lack of NumPy say, are of no use to a browser; nor is what they alone need.
"""

import ast
import importlib
import json
import sys
from pathlib import Path

HOUSE = Path("/house")
BY_ITSELF = {  # what Python imports when it is needed, and no statement says so
    *("_pylong", "_strptime", "calendar", "concurrent.futures.thread", "locale"),
    *(f"encodings.{name}" for name in ("ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape")),
}


def unpack() -> None:
    import zipfile

    with zipfile.ZipFile("/sources.zip") as sources:
        sources.extractall(HOUSE)


def forget(before: set[str]) -> None:
    """What was imported since then."""
    for added in set(sys.modules) - before:
        del sys.modules[added]


def tried(name: str) -> bool:
    """Import a module, unless it is a command; what one that fails had imported by then is forgotten."""
    before = set(sys.modules)
    if name.endswith("__main__"):
        return False
    try:
        importlib.import_module(name)
    except ImportError:
        forget(before)
        return False
    return True


def module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def named(source: str) -> set[str]:
    """The modules that a source's statements name, those inside functions too."""
    found = set()
    for one in ast.walk(ast.parse(source)):
        if isinstance(one, ast.Import):
            found |= {each.name for each in one.names}
        elif isinstance(one, ast.ImportFrom) and one.module and not one.level:
            found |= {one.module, *(f"{one.module}.{each.name}" for each in one.names)}
    return found


def found() -> str:
    """`house`: the files that are of use there; `library`: the modules that were imported."""
    begun = set(sys.modules)
    unpack()
    forget(begun)
    sys.path.insert(0, str(HOUSE))
    files = sorted(path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*") if path.is_file())
    kept = [file for file in files if not file.endswith(".py") or tried(module(file))]
    for file in kept:
        if file.endswith(".py"):
            for name in sorted(named((HOUSE / file).read_text(encoding="utf-8"))):
                tried(name)
    for name in BY_ITSELF:
        tried(name)
    return json.dumps({"house": kept, "library": sorted(sys.modules)})
