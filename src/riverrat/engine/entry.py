"""Compiled code that is called by its address.

Compiling a game's rules takes half a minute, and compiling them again into everything that runs them as long again. So
they are compiled once, as one function with a C interface, and what runs them (batches of jobs, search) calls it by its
address: it knows no game and is compiled once for all of them.
"""

import gc
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np

ENGINE = Path(__file__).parent
_kept: list[Any] = []  # compiled functions live as long as the process: others hold their addresses


def _numba() -> Any:
    try:
        import numba
        import numba.extending
    except ImportError:  # the interpreter alone can play every game
        return None
    return numba


numba = _numba()


# --- calling ----------------------------------------------------------------------------------------------------------


def _caller(count: int) -> Any:
    """A function for compiled code: call what lies at an address with so many whole numbers, all 64 bits wide."""
    if numba is None:
        return None
    from llvmlite import ir

    def generate(context: Any, builder: Any, signature: Any, given: Sequence[Any]) -> Any:
        wide = ir.IntType(64)
        kind = ir.FunctionType(ir.VoidType(), [wide] * count)
        builder.call(builder.inttoptr(given[0], kind.as_pointer()), given[1:])
        return context.get_dummy_value()

    names = ", ".join(f"a{at}" for at in range(count))
    signed = ", ".join(["wide"] * (count + 1))
    space: dict[str, Any] = {"wide": numba.types.int64, "none": numba.types.none, "generate": generate}
    exec(f"def call(context, address, {names}): return none({signed}), generate", space)
    return numba.extending.intrinsic(space["call"])


call4, call5 = _caller(4), _caller(5)


# --- compiling --------------------------------------------------------------------------------------------------------


def sources_hash(*sources: Path, salt: str = "") -> str:
    """A fingerprint of all that compiled code depends on: the engine, other files and folders of code, and `salt`."""
    digest = hashlib.sha256(salt.encode())
    for source in dict.fromkeys((*sorted(ENGINE.glob("*.py")), *sources)):
        for path in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            digest.update(path.relative_to(source.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    given = os.environ.get("RIVERRAT_CACHE")
    base = Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "riverrat"
    return base / "native"


def folder_of(name: str, *sources: Path, salt: str = "") -> Path:
    """Where code of this name, made of these sources, is kept. Another compiler or Python has a folder of its own: they
    would take turns at overwriting what the other kept.
    """
    compiler = f"{numba.__version__ if numba else None} {sys.version_info[:2]}"
    return cache_folder() / f"{name}-{sources_hash(*sources, salt=f'{salt} {compiler}')}"


def kept(name: str, *sources: Path, salt: str = "") -> bool:
    """Whether an earlier run has compiled code of this name, made of these sources, to its end."""
    return any(folder_of(name, *sources, salt=salt).rglob("*.nbc"))


@contextmanager
def _kept_in(name: str, sources: Sequence[Path], salt: str) -> Iterator[Path]:
    """Compiled code of this name, made of these sources, is kept in a folder of its own.

    numba does not notice edits in functions that another module calls; the fingerprint of all of them does.
    """
    folder = folder_of(name, *sources, salt=salt)
    with suppress(OSError):  # somebody else's, or read only: then numba looks for another place
        folder.mkdir(parents=True, exist_ok=True)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        yield folder
    finally:
        numba.config.CACHE_DIR = before


@contextmanager
def _uncollected() -> Iterator[None]:
    """What numba makes lives as long as the process: looking through it for garbage takes a tenth of the compiling."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def cached(function: Callable[..., Any], name: str, *sources: Path, salt: str = "") -> Callable[..., Any]:
    """A function compiled when it is first called, without Python's lock, and kept for the next run."""
    with _kept_in(name, sources, salt) as folder:
        found: Callable[..., Any] = numba.njit(nogil=True, cache=True)(_open(function, folder))
    return found


class Entry(NamedTuple):
    """A function for others to call, and the kinds of what its parameters point to; None stands for a whole number."""

    function: Callable[..., None]
    kinds: Sequence["np.dtype[Any] | None"]

    def types(self) -> list[Any]:
        """The same as numba's types."""
        wide, pointer = numba.types.int64, numba.types.CPointer
        return [wide if kind is None else pointer(numba.from_dtype(kind)) for kind in self.kinds]


def address_of(entry: Entry, name: str, *sources: Path, salt: str = "") -> int:
    """The address of a function with a C interface; cached or made now."""
    with _kept_in(name, sources, salt) as folder, _uncollected():
        compiled = numba.cfunc(numba.types.void(*entry.types()), cache=True)(_open(entry.function, folder))
    _kept.append(compiled)
    address: int = compiled.address
    return address


def _open(function: Callable[..., Any], folder: Path) -> Callable[..., Any]:
    """A function for numba to keep that calls another, encloses nothing and comes from the folder it is kept in.

    numba keeps a function under a hash of all that it encloses, pickled, and rules that were read from source are
    pickled otherwise than the same rules read from a .pyc: the second run after an edit would compile all of them
    again. Here the name tells what is enclosed. It also keeps apart what comes from files at different places: two
    installations of the same rules would not share a folder.
    """
    name = f"{function.__name__}_{hashlib.sha256(_enclosed(function).encode()).hexdigest()[:16]}"
    given = ", ".join(inspect.signature(function).parameters)
    space: dict[str, Any] = {"function": numba.extending.register_jitable(function), "__name__": __name__}
    source = folder / "entry.py"  # numba looks whether it has changed; it never does
    if not source.exists():
        with suppress(OSError):
            source.touch()
    source = source if source.exists() else Path(__file__)
    exec(compile(f"def {name}({given}): return function({given})", str(source), "exec"), space)
    found: Callable[..., Any] = space[name]
    return found


def _enclosed(thing: Any) -> str:
    """A function with all that it encloses, in words that are the same in every run."""
    if isinstance(thing, tuple | list):
        return f"({', '.join(map(_enclosed, thing))})"
    if hasattr(thing, "tolist"):  # of NumPy
        return repr(thing.tolist())
    if not isinstance(thing, FunctionType):
        return repr(thing) if isinstance(thing, int | float | str | None) else type(thing).__name__
    code, cells = thing.__code__, [cell.cell_contents for cell in thing.__closure__ or ()]
    own = (code.co_code.hex(), code.co_names, code.co_consts, cells)
    return f"{thing.__module__}.{thing.__qualname__} {_enclosed(own)}"
