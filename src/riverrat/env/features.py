"""What a seat may know of a table as plain numbers: the features of an observation.

Like the inputs of a network (engine/inputs.py) they are derived from what a state's fields say they hold, and show no
more than these do; but a number stays a number, within the bounds that its field gives. That makes them few, quick to
write, and readable by name. Seats are counted from the one that looks: its own rows come first, and rows of seats that
nobody has taken are zero.
"""

import linecache
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from riverrat.engine import entry
from riverrat.engine.batch import JOB
from riverrat.engine.entry import Entry, address_of
from riverrat.engine.game import Game
from riverrat.engine.inputs import NOTES_SEEN, beside
from riverrat.engine.jobs import INPUTS, UNFIT
from riverrat.engine.rule import rule
from riverrat.engine.state import STACK, Field

NUMBER = np.dtype(np.int16)
BITS = 4  # of a seat's name
HIGHEST = 13  # number of a seat, or of what stands in its place, that is told apart: with -1, 15 names of 4 bits
SEEN_STEPS = 2  # pending steps that are looked at: the one that is asked and the one below it


@dataclass(frozen=True)
class Feature:
    """Numbers of one name: where they lie in the array, and their shape."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def last(self) -> int:
        return self.first + prod(self.shape)


class Features:
    """The features of a game, in their order."""

    def __init__(self, all_of_them: list[Feature]) -> None:
        self.all = tuple(all_of_them)
        self.size = all_of_them[-1].last

    def named(self, array: Any) -> dict[str, Any]:
        """An array of features, or a batch of them, by name."""
        before = array.shape[:-1]
        return {f.name: array[..., f.first : f.last].reshape((*before, *f.shape)) for f in self.all}

    def words(self, array: Any) -> list[str]:
        """The numbers of an array that are not 0, each with its name: `goods[0][2] 3`."""
        return [f"{self.names[at]} {array[at]}" for at in np.flatnonzero(array).tolist()]

    @cached_property
    def names(self) -> list[str]:
        """A name for each number; rows of seats begin with the one that looks."""
        return [f.name + "".join(f"[{i}]" for i in at) for f in self.all for at in np.ndindex(f.shape)]

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and the highest value of each number."""
        low, high = np.zeros(self.size, NUMBER), np.zeros(self.size, NUMBER)
        for feature in self.all:
            low[feature.first : feature.last], high[feature.first : feature.last] = feature.low, feature.high
        return low, high


class _Writer:
    """Writes the source of a game's `features` rule, field by field."""

    def __init__(self, game: Game) -> None:
        self.game, self.seats = game, max(game.seat_counts)
        self.all: list[Feature] = []
        self.lines = ["def features(s, seat, out):", "    seats = s.seats"]
        if any(field.shared for field in game.state.fields.values()):
            self.lines.append("    told = shares(s, seat)")
        self.common()
        for name, field in game.state.fields.items():
            if field.holds is not None:
                self.field(name, field)

    def feature(self, name: str, shape: tuple[int, ...], low: int, high: int) -> int:
        first = self.all[-1].last if self.all else 0
        self.all.append(Feature(name, first, shape, low, high))
        return first

    def put(self, indent: int, *lines: str) -> None:
        self.lines += ["    " * indent + line for line in lines]

    def common(self) -> None:
        """What every game has: how many play, under which options, and what is asked of whom; before all that `turns`,
        what each seat is called by the one that looks.
        """
        self.put(1, "turns = 0", "for k in range(seats):")
        self.put(2, f"turns |= 1 + k << {BITS} * (seat + k + 1 if seat + k < seats else seat + k + 1 - seats)")
        self.put(1, f"out[{self.feature('seats', (), 1, self.seats)}] = seats")
        if self.game.options:
            most = max(len(option.choices) for option in self.game.options) - 1
            first = self.feature("option", (len(self.game.options),), 0, most)
            self.put(1, f"for i in range({len(self.game.options)}):", f"    out[{first} + i] = s.option[i]")
        for below in range(SEEN_STEPS):
            name = "below" if below else "asked"
            step = self.feature(f"{name}_step", (), 0, len(self.game.steps.all) - 1)
            whose = self.feature(f"{name}_seat", (), 0, self.seats)
            notes = self.feature(f"{name}_notes", (2,), 0, NOTES_SEEN - 1)
            self.put(1, f"if s.depth > {below}:", f"    top = s.stack[min(s.depth, {STACK}) - {1 + below}]")
            self.put(2, f"out[{step}] = top[0]")
            self.put(2, "if NOBODYS[top[0]] == 0:")
            self.put(3, f"out[{whose}] = 1 + (top[1] - seat if top[1] >= seat else top[1] - seat + seats)")
            for note in range(2):
                self.put(2, f"v = top[{2 + note}]")
                named = [at for at, one in enumerate(self.game.steps.all) if one.seat_note == note]
                if named:
                    self.put(2, f"if {' or '.join(f'top[0] == {at}' for at in named)}:")
                    self.put(3, "v = 1 + (v - seat if v >= seat else v - seat + seats)")
                self.put(2, f"out[{notes + note}] = v if 0 < v < {NOTES_SEEN} else 0")

    def field(self, name: str, field: Field) -> None:
        holds, shape = field.holds, field.shape
        assert holds is not None
        inner: tuple[int, ...] = ()
        low, high = min(0, holds.low), holds.high  # of a count or a kind; beyond them all look alike
        if holds.form == "bits":
            inner, low, high = (holds.high,), 0, 1
        elif holds.form == "packed":
            inner, low, high = (self.seats,), 0, (1 << holds.width) - 1
        elif holds.form == "pile":
            inner, low, high = (holds.high,), 0, self.seats + len(holds.others)
        elif holds.form == "seat":
            low, high = 0, self.seats + len(holds.others)
        first, size = self.feature(name, (*shape, *inner), low, high), prod(inner)
        indent, at, value = 1, "0", f"s.{name}"
        for axis, length in enumerate(shape):
            if axis == len(shape) - 1 and _mostly_empty(field):
                some = _together(length)
                self.put(indent, f"for c in range(0, {length}, {some}):", "    some = 0")
                self.put(indent + 1, f"for j in range({some}):", f"    some |= {value}[c + j]", "if some != 0:")
                self.put(indent + 2, f"for i{axis} in range(c, c + {some}):")
                indent += 2
            else:
                self.put(indent, f"for i{axis} in range({f's.{holds.upto}' if holds.upto else length}):")
            at = f"i{axis}" if axis == 0 else f"({at}) * {length} + i{axis}"
            indent += 1
            if axis == field.by_seat:
                self.put(indent, f"who = seat + i{axis} if seat + i{axis} < seats else seat + i{axis} - seats")
                value += "[who]"
            else:
                value += f"[i{axis}]"
        if holds.beside:
            self.put(indent, beside(holds.beside, len(shape)))
            indent += 1
        seen = [f"i{field.by_seat} < seats"] if field.by_seat is not None else []
        seen += ["told == 1"] if field.shared else []
        self.put(indent, f"v = {value} if {' and '.join(seen)} else 0" if seen else f"v = {value}")
        place = f"{first} + ({at}) * {size}" if size > 1 else f"{first} + {at}"
        if holds.form in ("count", "kind"):
            self.put(indent, f"out[{place}] = max({low}, min(v, {high}))")
        elif holds.form == "seat":
            if seen:
                self.put(indent, f"if {' and '.join(seen)}:")
                indent += 1
            self.put(indent, f"w = v - {holds.low}")
            self.seat(indent, holds.low, holds.others, place)
        elif holds.form == "bits":
            self.put(indent, "if v != 0:", f"    for b in range({holds.high}):")
            self.put(indent + 2, f"out[{place} + b] = (v >> b) & 1")
        elif holds.form == "packed":
            width = holds.width  # the seat that looks comes first: a turn of the bits of those who play
            self.put(indent, "if v != 0:", f"    v &= (1 << (seats * {width})) - 1")
            self.put(indent + 1, f"v = (v >> (seat * {width})) | (v << ((seats - seat) * {width}))")
            self.put(indent + 1, f"v &= (1 << (seats * {width})) - 1", f"for k in range({self.seats}):")
            self.put(indent + 2, f"out[{place} + k] = (v >> (k * {width})) & {high}")
        else:
            self.put(indent, "if v != 0:", f"    for k in range({holds.high}):")
            self.put(indent + 2, f"w = ((v >> (k * {holds.width})) & {(1 << holds.width) - 1}) - {holds.low}")
            self.seat(indent + 2, holds.low, holds.others, f"{place} + k")

    def seat(self, indent: int, low: int, others: tuple[int, ...], place: str) -> None:
        """Lines for a number `w` that names a seat: 1 for the one that looks, 0 for nobody.

        The answers for all that `w` can be, from -1 on, lie side by side in `turns`, a few bits for each: who owns what
        is hard to guess ahead, and this takes neither a branch nor a comparison for each of them.
        """
        assert max((self.seats - 1, *(other - low for other in others))) <= HIGHEST
        also = sum(self.seats + 1 + index << BITS * (other - low + 1) for index, other in enumerate(others))
        named = f"(turns | {also})" if others else "turns"
        self.put(
            indent, f"out[{place}] = {named} >> {BITS} * (w + 1) & {(1 << BITS) - 1} if -1 <= w <= {HIGHEST} else 0"
        )


def _together(length: int) -> int:
    """How many neighbouring numbers are looked at together, to be passed over if all are 0; 1 for too few of them."""
    return 8 if length % 8 == 0 else length if 8 < length <= 16 else 1


def _mostly_empty(field: Field) -> bool:
    """Whether most numbers of a field are 0 and mean nothing, so that looking at several together saves time."""
    holds = field.holds
    assert holds is not None
    if field.by_seat is not None or field.shared or not field.shape or _together(field.shape[-1]) == 1:
        return False
    return holds.form in ("bits", "packed", "pile") or (
        holds.form == "seat" and holds.low > 0 and 0 not in holds.others
    )


@cache
def _made(game: Game) -> tuple[Callable[..., None], Features]:
    writer = _Writer(game)
    source = "\n".join([*writer.lines, ""])
    path = f"<features of {game.name}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    nobodys = tuple(int(step.nobodys) for step in game.steps.all)
    space: dict[str, Any] = {"__name__": game.package, "shares": game.shares_rule, "NOBODYS": nobodys}
    exec(compile(source, path, "exec"), space)
    return rule(space["features"]), Features(writer.all)


def features_rule(game: Game) -> Callable[..., None]:
    """(rule) features(s, seat, out): write all features that are not 0, as that seat sees them."""
    return _made(game)[0]


def features_of(game: Game) -> Features:
    return _made(game)[1]


def features(game: Game, s: Any, seat: int) -> Any:
    """The features a seat sees, as an array, in the interpreter."""
    game.check_seat(s, seat)
    out = [0] * features_of(game).size
    features_rule(game)(s, seat, out)
    return np.array(out, NUMBER)


# --- compiled ---------------------------------------------------------------------------------------------------------


def seeing_rule(game: Game) -> Callable[..., None]:
    """The rule that writes features for a job flagged INPUTS, as the seat to decide sees them; when the game is over,
    as the job's own seat does. It takes the place of the runners' `look`.
    """
    write, size = features_rule(game), features_of(game).size

    @rule
    def see(s: Any, job: Any, room: Any, lines: Any) -> None:
        if job.flags & INPUTS and job.fault != UNFIT:
            seat = job.decides if job.decides >= 0 else job.seat
            if seat < 0 or seat >= s.seats:
                seat = 0
            for at in range(size):
                room[at] = 0
            write(s, seat, room)

    return see


def seeing_entry(game: Game) -> int:
    """The address of that rule, compiled, with the interface of all entries."""
    carray = entry.numba.carray
    see, width, size = seeing_rule(game), len(game.score_lines), features_of(game).size

    def enter_see(table: Any, job: Any, room: Any, lines: Any) -> None:
        see(carray(table, 1)[0], carray(job, 1)[0], carray(room, size), carray(lines, width))

    own = Entry(enter_see, (game.state.dtype, JOB, NUMBER, np.dtype(np.int64)))
    return address_of(own, f"{game.name}-features", game.folder, Path(__file__), salt=game.box.hash)
