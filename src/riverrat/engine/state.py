"""One description of a game's state, three ways to hold it.

A `Fields` subclass names every field of a state once. From that single description come a light Python object (ints
and lists of ints, quick to step through in the interpreter), a NumPy record of fixed size (what compiled rules work
on: a copy is one memory move) and plain JSON (what is stored, sent and edited). All of them answer to
`s.cheese[seat]`, so one source of rules serves all.
"""

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from .errors import BadPosition

if TYPE_CHECKING:
    import numpy as np
    from typing_extensions import TypeVar

    S = TypeVar("S", bound="State", default=Any)  # of one game's states; left out, of any game's
else:
    from typing import TypeVar

    S = TypeVar("S", bound="State")


@dataclass(frozen=True)
class Holds:
    """What the numbers of a field mean to whoever looks at the table (`inputs.py` makes a network's inputs of them)."""

    form: Literal["count", "kind", "seat", "bits", "packed", "pile"]
    low: int = 0
    high: int = 0
    others: tuple[int, ...] = ()
    width: int = 0  # bits of each number, where several lie side by side
    upto: str = ""  # a field that says how many of the numbers mean something, where not all do
    beside: tuple[str, int, int] | None = None  # a field with the same places: they do where it is low to high


def count(most: int) -> Holds:
    """How many of something there are; beyond `most` they look alike."""
    return Holds("count", 0, most)


def kind(low: int, high: int) -> Holds:
    """Which of several things it is: `low` to `high`, without an order. 0, or else `low`, is the usual one."""
    return Holds("kind", low, high)


def seat_name(
    first: int = 0, others: tuple[int, ...] = (), *, upto: str = "", beside: tuple[str, int, int] | None = None
) -> Holds:
    """A seat, the first one written as `first`; `others` are values that name no seat but mean something.

    What names nobody must not look like a seat: it is below `first`, or `upto` and `beside` say which numbers mean
    something at all. `upto` is a field that counts them, `beside` a field of the same shape with the lowest and the
    highest of its values where they do.
    """
    return Holds("seat", first, 0, others, upto=upto, beside=beside)


def bits(width: int) -> Holds:
    """A set: one bit for each of `width` things."""
    return Holds("bits", 0, width)


def packed(width: int) -> Holds:
    """A small number of `width` bits for each seat, side by side."""
    return Holds("packed", width=width)


def pile(discs: int, width: int, first: int, others: tuple[int, ...] = ()) -> Holds:
    """Up to `discs` small numbers of `width` bits side by side, each naming a seat as `seat_name` does."""
    return Holds("pile", first, discs, others, width)


class Field:
    """A whole number, or a block of whole numbers of fixed shape, that a state holds under one name.

    `holds` says what the numbers mean; a field without it is no input of a network: it is machinery, or follows from
    other fields, or no player may look at it. `by_seat` is the axis that runs over the seats. What is `shared` is known
    only to those to whom the game's `shares` rule shows it.
    """

    def __init__(
        self,
        size: int,
        shape: tuple[int, ...],
        holds: Holds | None = None,
        by_seat: int | None = None,
        shared: bool = False,
    ) -> None:
        self.bits, self.shape = size, shape
        self.holds, self.by_seat, self.shared = holds, by_seat, shared
        self.low, self.high = -(1 << (size - 1)), (1 << (size - 1)) - 1

    def zeros(self) -> Any:
        return _zeros(self.shape)

    def check(self, where: str, value: Any) -> Any:
        """A fresh copy of `value` if it has this field's shape and range; BadPosition says where it has not."""
        return self._check(where, value, self.shape)

    def _check(self, where: str, value: Any, shape: tuple[int, ...]) -> Any:
        if shape:
            if not isinstance(value, list) or len(value) != shape[0]:
                found = f"a list of {len(value)}" if isinstance(value, list) else repr(value)
                raise BadPosition(where, f"needs a list of {shape[0]}, not {found}")
            return [self._check(f"{where}[{i}]", item, shape[1:]) for i, item in enumerate(value)]
        if type(value) is not int:
            raise BadPosition(where, f"needs a whole number, not {value!r}")
        if not self.low <= value <= self.high:
            raise BadPosition(where, f"{value} is outside {self.low}..{self.high}")
        return value


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def i8(*shape: int, holds: Holds | None = None, by_seat: int | None = None, shared: bool = False) -> Any:
    return Field(8, shape, holds, by_seat, shared)


def i16(*shape: int, holds: Holds | None = None, by_seat: int | None = None, shared: bool = False) -> Any:
    return Field(16, shape, holds, by_seat, shared)


def i32(*shape: int, holds: Holds | None = None, by_seat: int | None = None, shared: bool = False) -> Any:
    return Field(32, shape, holds, by_seat, shared)


def i64(*shape: int, holds: Holds | None = None, by_seat: int | None = None, shared: bool = False) -> Any:
    return Field(64, shape, holds, by_seat, shared)


def _copier(fields: Mapping[str, Field]) -> Callable[[Any, Any], None]:
    """A function that copies every field of one object into another, written out field by field for speed."""
    lines = ["def copy(old, new, row=list.copy):"]
    lines += [f"    new.{name} = {_nested(f'old.{name}', len(field.shape))}" for name, field in fields.items()]
    space: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), space)
    copy: Callable[[Any, Any], None] = space["copy"]
    return copy


def _nested(name: str, depth: int) -> str:
    if depth < 2:
        return f"{name}[:]" if depth else name
    if depth == 2:
        return f"[*map(row, {name})]"
    inner = f"r{depth}"
    return f"[{_nested(inner, depth - 1)} for {inner} in {name}]"


def _lister(fields: Mapping[str, Field]) -> Callable[[Any], tuple[int, ...]]:
    """A function that gives all numbers of an object in the order of its fields."""
    parts = []
    for name, field in fields.items():
        value = f"old.{name}"
        for _ in field.shape[1:]:
            value = f"flat({value})"
        parts.append(f"*{value}" if field.shape else value)
    made: Callable[[Any], tuple[int, ...]] = _made(
        "numbers", "old, flat=flat", f"return ({', '.join(parts)},)", {"flat": chain.from_iterable}
    )
    return made


def _filler(fields: Mapping[str, Field]) -> Callable[[Any, list[int]], None]:
    """A function that writes such numbers back into an object."""
    lines, at = [], 0
    for name, field in fields.items():
        size = prod(field.shape)
        lines.append(f"new.{name} = {_block(str(at), field.shape) if field.shape else f'v[{at}]'}")
        at += size
    made: Callable[[Any, list[int]], None] = _made("fill", "new, v", "; ".join([*lines, "return None"]), {})
    return made


def _block(at: str, shape: tuple[int, ...]) -> str:
    """The expression for a block of numbers that begins at a place of the list `v`."""
    if len(shape) == 1:
        return f"v[{at}:{at} + {shape[0]}]"
    step, inner = prod(shape[1:]), f"i{len(shape)}"
    return f"[{_block(inner, shape[1:])} for {inner} in range({at}, {at} + {shape[0] * step}, {step})]"


def _made(name: str, given: str, body: str, space: dict[str, Any]) -> Any:
    exec(f"def {name}({given}): {body}", space)
    return space[name]


def _form(fields: Mapping[str, Field]) -> struct.Struct:
    """The bytes of a record, for `struct`, which is much quicker with Python's numbers than NumPy is.

    Every number lies where its size divides its place, as C lays it out.
    """
    form, at, widest = "=", 0, 1
    for field in fields.values():
        size, count = field.bits // 8, prod(field.shape)
        form += f"{-at % size}x{count}{'bhiq'[field.bits.bit_length() - 4]}"
        at += -at % size + count * size
        widest = max(widest, size)
    return struct.Struct(f"{form}{-at % widest}x")


class _Record:
    """The kind of a record, made when it is first asked for: the interpreter does without NumPy."""

    def __get__(self, _: object, owner: type["Fields"]) -> "np.dtype[Any]":
        if "_dtype" not in vars(owner):
            import numpy as np

            kinds = [(name, f"i{field.bits // 8}", field.shape) for name, field in owner.fields.items()]
            owner._dtype = np.dtype(kinds, align=True)
        return owner._dtype


class Fields:
    """Base of every state: declare fields with i8, i16, i32, i64 and use them as ints and lists of ints."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype = _Record()
    _dtype: ClassVar["np.dtype[Any]"]
    _copy: ClassVar[Callable[[Any, Any], None]]
    _numbers: ClassVar[Callable[[Any], tuple[int, ...]]]
    _fill: ClassVar[Callable[[Any, list[int]], None]]
    _form: ClassVar[struct.Struct]

    def __new__(cls) -> Self:
        self = super().__new__(cls)
        for name, field in cls.fields.items():
            setattr(self, name, field.zeros())
        return self

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in own:
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        cls._copy = staticmethod(_copier(cls.fields))
        cls._numbers, cls._fill = staticmethod(_lister(cls.fields)), staticmethod(_filler(cls.fields))
        cls._form = _form(cls.fields)

    @classmethod
    def alike(cls, other: type) -> bool:
        """Whether states of another class hold the same fields, as those of another copy of a game do."""
        if not issubclass(other, Fields):
            return False
        return _layout(cls) == _layout(other)

    def clone(self) -> Self:
        new = object.__new__(type(self))
        type(self)._copy(self, new)
        return new

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes while it is played

    def diff(self, other: Self) -> list[str]:
        """Where two states differ, one readable line each: `cheese[2]: 3 -> 4`."""
        return [
            f"{where}: {mine} -> {theirs}"
            for name in self.fields
            for where, mine, theirs in _differences(name, getattr(self, name), getattr(other, name))
        ]

    def to_json(self) -> dict[str, Any]:
        copy = self.clone()
        return {name: getattr(copy, name) for name in self.fields}

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """The state `data` describes; fields left out are zero. BadPosition names what does not fit."""
        if not isinstance(data, dict):
            raise BadPosition("state", "needs an object with one entry per field")
        for name in data:
            if name not in cls.fields:
                raise BadPosition(str(name), "is not a field of this game's state")
        self = cls()
        for name, value in data.items():
            setattr(self, name, cls.fields[name].check(name, value))
        return self

    def pack(self, into: Any) -> None:
        """Write this state into one element of an array of records."""
        for name in self.fields:
            into[name] = getattr(self, name)

    @classmethod
    def unpack(cls, record: Any) -> Self:
        return cls.from_bytes(record.tobytes())

    def to_bytes(self) -> bytes:
        """The state as the compiled rules hold it, for keeping many positions in little room."""
        try:
            return self._form.pack(*type(self)._numbers(self))
        except struct.error as error:
            raise OverflowError(str(error)) from None

    def write_to(self, room: memoryview) -> None:
        """The same, written where compiled rules will look for it."""
        self._form.pack_into(room, 0, *type(self)._numbers(self))

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        self = object.__new__(cls)
        cls._fill(self, [*cls._form.unpack(data)])
        return self


def _layout(kind: type[Fields]) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(name, field.bits, field.shape) for name, field in kind.fields.items()]


def _differences(where: str, mine: Any, theirs: Any) -> Iterator[tuple[str, int, int]]:
    if isinstance(mine, list):
        for i, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            yield from _differences(f"{where}[{i}]", a, b)
    elif mine != theirs:
        yield where, mine, theirs


STACK, NOTES, OPTIONS = 16, 4, 24


class State(Fields):
    """What every game's state has; a game's State adds its own fields."""

    words: ClassVar[tuple[str, ...]] = ()  # the name of its game, then those of its steps by number; `Game` writes them

    rng: list[int] = i64(4)  # the generator: 128 bits as four 32-bit words
    reveals: int = i32()  # how often something nobody knew became known; undo stops there
    turn: int = i32()  # counts turns; undo stops at the start of one
    seats: int = i8()
    over: int = i8()  # 1 when the game has ended
    depth: int = i8()  # how many decisions are pending
    stack: list[list[int]] = i16(STACK, NOTES)  # each pending step: which, whose, and two notes
    option: list[int] = i16(OPTIONS)  # the chosen value of each of the game's options, in their order

    def __repr__(self) -> str:
        """Game, seats, whose decision it is, and what is not zero: `<toy, 2 seats, seat 1 decides walk: turn=2>`."""
        name, *steps = self.words or (type(self).__module__,)
        if self.over or not 0 < self.depth <= STACK:
            asked = "over" if self.over else "nothing asked"
        else:
            step, seat = self.stack[self.depth - 1][:2]
            asked = f"seat {seat} decides {steps[step] if 0 <= step < len(steps) else step}"
        held = [f"{field}={_short(getattr(self, field))}" for field in self.fields if field not in _MACHINERY]
        told = ", ".join(line for line in held if not line.endswith("=0"))
        return f"<{name}, {self.seats} seats, {asked}: {told}>"


_MACHINERY = ("rng", "reveals", "seats", "over", "depth", "stack")
LONG = 24  # numbers of one field that a repr writes out


def _short(value: Any) -> str:
    """A field's value for reading; 0 when there is nothing in it."""
    numbers = list(_leaves(value))
    if not any(numbers):
        return "0"
    filled = sum(number != 0 for number in numbers)
    return str(value) if len(numbers) <= LONG else f"<{filled} of {len(numbers)} not 0>"


def _leaves(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from _leaves(item)
    else:
        yield value
