"""What rules are made of: the mark that makes them compilable, the generator, the decision stack, the event buffer.

A rule is a plain function over a state of named integers. The interpreter runs it as it stands; `native.py` and
`gpu.py` compile the very same function. Rules use ints, loops, module constants (tuples for tables) and other rules.
"""

import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

from .state import State

F = TypeVar("F", bound=Callable[..., Any])
Out = list[int]  # where `legal` writes action ids
Log = list[int] | None  # where events go, or None when nobody listens

RULES: list[Callable[..., Any]] = []  # every rule there is; gpu.py registers them where there is a GPU


def rule(function: F) -> F:
    """Mark a function as a rule. It stays an ordinary Python function; without numba this does nothing else."""
    RULES.append(function)
    if numba is not None:
        register(function, _widening_overload)
    return function


def register(function: Callable[..., Any], overload: Callable[..., Any]) -> None:
    """Make compiled code call `function` as one of its own, once for all widths of its whole-number arguments.

    A state holds narrow integers and loops count in wide ones; compiling a rule anew for every mixture multiplies the
    time it takes. So a call with narrow integers goes through a small function that widens them, unless `overload` sees
    to that itself.
    """
    names = list(inspect.signature(function).parameters)
    compilable: list[Callable[..., Any]] = []

    def typed(*types: Any) -> Callable[..., Any]:
        import numpy as np

        narrow = [getattr(kind, "bitwidth", 64) < 64 and type(kind).__name__ == "Integer" for kind in types]
        if not any(narrow):
            if not compilable:
                compilable.append(_with_arrays(function))
            return compilable[0]
        given = names[: len(types)]  # the rest take their defaults
        passed = [f"wide({name})" if thin else name for name, thin in zip(given, narrow, strict=True)]
        space: dict[str, Any] = {"function": function, "wide": np.int64}
        exec(f"def widen({', '.join(given)}): return function({', '.join(passed)})", space)
        widen: Callable[..., Any] = space["widen"]
        return widen

    overload(function, strict=False)(typed)


def _with_arrays(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function with its tables as constant arrays.

    In the interpreter a tuple is the quickest table; compiled, looking into one becomes a branch for every entry.
    """
    code = function.__code__
    tables = {name: as_array(function.__globals__.get(name)) for name in code.co_names}
    tables = {name: array for name, array in tables.items() if array is not None}
    if not tables:
        return function
    copy = FunctionType(
        code, {**function.__globals__, **tables}, code.co_name, function.__defaults__, function.__closure__
    )
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    return copy


def as_array(table: Any) -> Any:
    """A tuple of whole numbers, nested or not, as an array for compiled code; None for anything else."""
    if not isinstance(table, tuple) or not table:
        return None
    leaves = table
    while isinstance(leaves[0], tuple) and leaves[0]:
        if any(not isinstance(row, tuple) or len(row) != len(leaves[0]) for row in leaves):
            return None
        leaves = tuple(value for row in leaves for value in row)
    if not all(type(value) is int for value in leaves):
        return None
    if numba is None:
        return table
    import numpy as np

    return np.array(table, np.int64)


def _numba() -> Any:
    try:
        import numba.core.typing.templates
        import numba.extending
    except ImportError:  # the interpreter alone can play every game
        return None
    return numba


numba = _numba()


def _widening_overload(function: Callable[..., Any], strict: bool) -> Callable[..., None]:
    """What numba's `overload` does, but narrow integers are widened by the caller, as numba does for its own functions.

    That takes a sixth less time than a function of its own for every mixture. Nor is a rule called from C: no code is
    made for that.
    """
    templates, types = numba.core.typing.templates, numba.types
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "nopython": True}

    def wide(kind: Any) -> Any:
        return types.int64 if type(kind) is types.Integer and kind.bitwidth < 64 else kind

    def decorate(typed: Callable[..., Any]) -> None:
        base: Any = templates.make_overload_template(function, typed, options, strict, "never")

        def generic(self: Any, args: Any, kws: Any) -> Any:
            return base.generic(self, tuple(map(wide, args)), {name: wide(kind) for name, kind in kws.items()})

        template = type(base)(base.__name__, (base,), {"generic": generic})
        templates.infer(template)
        templates.infer_global(function, types.Function(template))

    return decorate


# --- the decision stack -----------------------------------------------------------------------------------------------


@rule
def push(s: State, step: int, seat: int, a: int, b: int) -> None:
    """Ask for `step` before anything already pending goes on."""
    top = s.stack[s.depth]
    top[0] = step
    top[1] = seat
    top[2] = a
    top[3] = b
    s.depth += 1


@rule
def pop(s: State) -> None:
    """The step on top is done."""
    s.depth -= 1
    top = s.stack[s.depth]
    top[0] = 0
    top[1] = 0
    top[2] = 0
    top[3] = 0


@rule
def step_now(s: State) -> int:
    return s.stack[s.depth - 1][0]


@rule
def seat_now(s: State) -> int:
    """Whose decision it is."""
    return s.stack[s.depth - 1][1]


@rule
def note_a(s: State) -> int:
    return s.stack[s.depth - 1][2]


@rule
def note_b(s: State) -> int:
    return s.stack[s.depth - 1][3]


@rule
def put(out: Out, n: int, action: int) -> int:
    """Write a legal action into `out` and return how many there are now."""
    out[n] = action
    return n + 1


# --- chance -----------------------------------------------------------------------------------------------------------

MASK = 0xFFFFFFFF


@rule
def rotate(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) & MASK


@rule
def scramble(x: int) -> int:
    """A 32-bit value with every bit of `x` spread over it. (Multipliers below 2**31 keep products inside int64.)"""
    x &= MASK
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & MASK
    x = ((x ^ (x >> 15)) * 0x346CA68B) & MASK
    return x ^ (x >> 16)


@rule
def next_word(s: State) -> int:
    """The next 32 bits of the generator (xoshiro128++)."""
    r = s.rng
    a = r[0]
    b = r[1]
    c = r[2] ^ a
    d = r[3] ^ b
    word = (rotate((a + r[3]) & MASK, 7) + a) & MASK
    r[0] = a ^ d
    r[1] = b ^ c
    r[2] = c ^ ((b << 9) & MASK)
    r[3] = rotate(d, 11)
    return word


@rule
def seed_words(s: State, a: int, b: int, c: int, d: int) -> None:
    """Start the generator from 128 bits, given as four 32-bit words."""
    r = s.rng
    r[0] = scramble(a + 0x1E3779B9)
    r[1] = scramble(b + 0x3C6EF372) ^ r[0]
    r[2] = scramble(c + 0x5AA66D2B) ^ r[1]
    r[3] = (scramble(d + 0x78DDE6E4) ^ r[2]) | 1
    for _ in range(8):
        next_word(s)


@rule
def draw(s: State, n: int) -> int:
    """A number from 0 to n - 1, each equally likely, that nobody knew before. (Lemire's method)"""
    s.reveals += 1
    product = next_word(s) * n
    if (product & MASK) < n:
        floor = (MASK + 1 - n) % n
        while (product & MASK) < floor:
            product = next_word(s) * n
    return product >> 32


@rule
def reveal(s: State) -> None:
    """Something settled earlier but hidden is shown now: previews and undo stop here as they do at a draw."""
    s.reveals += 1


@rule
def pick(seed: int, count: int, n: int) -> int:
    """The choice of the random player at its `count`-th decision: from its own seed, never from the table's chance."""
    return (scramble(scramble(seed) + scramble((seed >> 32) + 0x51ED27) + count * 0x2545F491) * n) >> 32


# --- what happened ----------------------------------------------------------------------------------------------------

EVENT, EVENTS_KEPT = 7, 256  # ints per event (kind, seat, four values, reveals so far), events per buffer


@rule
def tell(s: State, log: Log, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write an event beside the change it describes; nothing at all when nobody listens."""
    if log is not None:
        at = log[0]
        if at + EVENT < len(log):
            log[at + 1] = kind
            log[at + 2] = seat
            log[at + 3] = a
            log[at + 4] = b
            log[at + 5] = c
            log[at + 6] = d
            log[at + 7] = s.reveals
            log[0] = at + EVENT
