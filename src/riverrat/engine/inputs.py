"""What a seat may know of a table, as numbers for a network.

Nothing is written by hand for a game: a state's fields say what they hold (`state.Holds`), and from that the engine
makes a rule, `inputs(s, seat, out, lines)`, that writes which inputs are on and returns how many. Seats are counted
from the one that looks, so that a network needs to learn everything once only. A count turns on the input of its
height; that a height stands for all those below it as well is the network's affair (`Layout.floor`).
"""

import linecache
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any

from .game import Game
from .rule import rule
from .state import STACK, Field, Holds, State

EXACT = 10  # counts are told apart one by one up to here, then in steps that grow with them
POINTS = 120  # points are told apart up to here
LEAD = 40  # and how far ahead or behind one is, up to here
NOTES_SEEN = 161  # values of a pending step's notes that are told apart
SEEN_STEPS = 2  # how many pending steps are looked at: the one on top and the one below it


def heights(most: int) -> tuple[int, ...]:
    """The height of each count from 0 to `most`: every step up to EXACT, ever larger ones beyond.

    Examples:
        >>> heights(16)
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 12)
    """
    found, height, step, left = [0], 0, 1, 1
    for count in range(1, most + 1):
        left -= 1
        if left == 0:
            height += 1
            step = 1 + max(0, count + 1 - EXACT + 3) // 4 if count >= EXACT else 1
            left = step
        found.append(height)
    return tuple(found)


@dataclass(frozen=True)
class Block:
    """Neighbouring inputs that stand for the numbers of one field."""

    name: str
    first: int
    numbers: tuple[int, ...]  # how many numbers along each axis; seats counted from the one that looks
    values: tuple[str, ...]  # what each input of a number says of it
    ordered: bool  # whether an input stands for its own height and all below it
    by_seat: int | None = None
    at_once: int = 1  # how many of the inputs of one number can be on together

    @property
    def size(self) -> int:
        """Inputs for each number."""
        return len(self.values)

    @property
    def last(self) -> int:
        return self.first + prod(self.numbers) * self.size


class Layout:
    """The inputs of a game: where each lies and what it is called."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = tuple(blocks)
        self.size = blocks[-1].last

    def floor(self) -> list[int]:
        """For each input, the first of those that are on with it: itself, or the lowest height of its count."""
        found = []
        for block in self.blocks:
            for at in range(block.first, block.last):
                found.append(at - (at - block.first) % block.size if block.ordered else at)
        return found

    def names(self) -> list[str]:
        """A name for every input: `goods[own][2] height 3`, `owner[7] is +1`. Networks follow them."""
        return [f"{where} {value}" for block in self.blocks for where in _numbers(block) for value in block.values]

    def numbered(self) -> list[str]:
        """The names of before, whose values were only counted (`owner[7] is 2`): older networks bear a hash of them."""
        return [
            f"{where} {'height' if block.ordered else 'is'} {value + 1}"
            for block in self.blocks
            for where in _numbers(block)
            for value in range(block.size)
        ]

    def most(self) -> int:
        """At most so many inputs are on at once."""
        return sum(prod(block.numbers) * block.at_once for block in self.blocks)


def _numbers(block: Block) -> Iterator[str]:
    """What each number of a block is called: `goods[own][2]`."""
    axes = [
        [seat_from(at) if axis == block.by_seat else str(at) for at in range(length)]
        for axis, length in enumerate(block.numbers)
    ]
    return ("".join([block.name, *(f"[{at}]" for at in index)]) for index in product(*axes))


def seat_from(index: int) -> str:
    """A seat, counted from the one that looks."""
    return "own" if index == 0 else f"+{index}"


def beside(condition: tuple[str, int, int], axes: int) -> str:
    """The line in front of a number that means something only where another field says so."""
    name, low, high = condition
    return f"if {low} <= s.{name}{''.join(f'[i{axis}]' for axis in range(axes))} <= {high}:"


def _values(values: Iterable[object]) -> tuple[str, ...]:
    return tuple(f"is {value}" for value in values)


def _heights(most: int) -> tuple[str, ...]:
    return tuple(f"height {height}" for height in range(1, most + 1))


class _Writer:
    """Writes the source of a game's `inputs` rule, block by block."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = max(game.seat_counts)
        self.blocks: list[Block] = []
        self.tables: dict[str, Any] = {}
        self.lines = [
            "def inputs(s, seat, out, lines):",
            "    n = 0",
            "    seats = s.seats",
        ]
        if any(field.shared for field in game.state.fields.values()):
            self.lines.append("    told = shares(s, seat)")

    def block(
        self,
        name: str,
        numbers: tuple[int, ...],
        values: tuple[str, ...],
        ordered: bool = False,
        by_seat: int | None = None,
        at_once: int = 1,
    ) -> int:
        first = self.blocks[-1].last if self.blocks else 0
        self.blocks.append(Block(name, first, numbers, values, ordered, by_seat, at_once))
        return first

    def put(self, indent: int, *lines: str) -> None:
        self.lines += ["    " * indent + line for line in lines]

    def on(self, indent: int, where: str) -> None:
        self.put(indent, f"out[n] = {where}", "n += 1")

    def heights(self, most: int) -> str:
        name = f"HEIGHTS_{most}"
        self.tables[name] = heights(most)
        return name

    def look(self, indent: int, holds: Holds, first: int, at: str, size: int) -> None:
        """Lines that turn on what stands for `v`, the number `at` of its block."""
        place = f"{first} + ({at}) * {size}"
        if holds.form == "count":
            table = self.heights(holds.high)
            self.put(indent, "if v > 0:")
            self.on(indent + 1, f"{place} + {table}[min(v, {holds.high})] - 1")
        elif holds.form == "kind":
            usual = 0 if holds.low <= 0 <= holds.high else holds.low
            self.put(indent, f"if v != {usual} and {holds.low} <= v <= {holds.high}:")
            self.on(indent + 1, f"{place} + v - {holds.low}")
        elif holds.form == "seat":
            self.put(indent, f"w = v - {holds.low}")
            self.name(indent, holds, place)
        elif holds.form == "bits":
            self.put(indent, f"for b in range({holds.high}):", "    if (v >> b) & 1:")
            self.on(indent + 2, f"{place} + b")
        elif holds.form == "packed":
            most = (1 << holds.width) - 1
            self.put(indent, "if v != 0:", "    for k in range(seats):")
            self.put(indent + 2, "who = seat + k if seat + k < seats else seat + k - seats")
            self.put(indent + 2, f"w = (v >> (who * {holds.width})) & {most}", "if w > 0:")
            self.on(indent + 3, f"{first} + (({at}) * {self.seats} + k) * {most} + w - 1")
        else:
            self.put(indent, "if v != 0:", f"    for k in range({holds.high}):")
            self.put(indent + 2, f"w = ((v >> (k * {holds.width})) & {(1 << holds.width) - 1}) - {holds.low}")
            self.name(indent + 2, holds, f"{first} + (({at}) * {holds.high} + k) * {size}")

    def name(self, indent: int, holds: Holds, place: str) -> None:
        """Lines for a number `w` that names a seat, counted from the one that looks, or something else."""
        self.put(indent, "if 0 <= w < seats:")
        self.on(indent + 1, f"{place} + (w - seat if w >= seat else w - seat + seats)")
        for index, other in enumerate(holds.others):
            self.put(indent, f"elif w == {other - holds.low}:")
            self.on(indent + 1, f"{place} + {self.seats + index}")

    def shape_of(self, field: Field) -> tuple[tuple[int, ...], tuple[str, ...], bool, int | None]:
        """A field's numbers along each axis, what each of their inputs says, whether these are ordered, the axis of the
        seats.
        """
        holds, shape = field.holds, field.shape
        assert holds is not None
        if holds.form == "count":
            return shape, _heights(heights(holds.high)[-1]), True, field.by_seat
        if holds.form == "kind":
            return shape, _values(range(holds.low, holds.high + 1)), False, field.by_seat
        if holds.form == "bits":
            return shape, tuple(f"has {bit}" for bit in range(holds.high)), False, field.by_seat
        if holds.form == "packed":
            return (*shape, self.seats), _heights((1 << holds.width) - 1), True, len(shape)
        seats = self.whose() + _values(holds.others)
        return (shape if holds.form == "seat" else (*shape, holds.high)), seats, False, field.by_seat

    def whose(self) -> tuple[str, ...]:
        return _values(map(seat_from, range(self.seats)))

    def field(self, name: str, field: Field) -> None:
        assert field.holds is not None
        shape, indent = field.shape, 1
        if field.by_seat is not None and shape[field.by_seat] != self.seats:
            raise ValueError(f"{name}: axis {field.by_seat} has {shape[field.by_seat]} rows for {self.seats} seats")
        numbers, values, ordered, by_seat = self.shape_of(field)
        size = len(values)
        at_once = size if field.holds.form == "bits" else 1
        first = self.block(name, numbers, values, ordered, by_seat, at_once)
        if field.shared:
            self.put(indent, "if told == 1:")
            indent += 1
        at, value = "0", f"s.{name}"
        for axis, length in enumerate(shape):
            if axis == field.by_seat:
                self.put(indent, f"for i{axis} in range(seats):")
                self.put(indent + 1, f"who = seat + i{axis} if seat + i{axis} < seats else seat + i{axis} - seats")
                value += "[who]"
            else:
                self.put(indent, f"for i{axis} in range({f's.{field.holds.upto}' if field.holds.upto else length}):")
                value += f"[i{axis}]"
            at = f"i{axis}" if axis == 0 else f"({at}) * {length} + i{axis}"
            indent += 1
        if field.holds.beside:
            self.put(indent, beside(field.holds.beside, len(shape)))
            indent += 1
        self.put(indent, f"v = {value}")
        self.look(indent, field.holds, first, at, size)

    def common(self) -> None:
        """What every game has: how many play, under which options, what is asked, and how the points stand."""
        first = self.block("seats", (), _values(range(1, self.seats + 1)))
        self.on(1, f"{first} + seats - 1")
        for at, option in enumerate(self.game.options):
            first = self.block(f"option {option.name}", (), _values(option.choices))
            self.put(1, f"if s.option[{at}] > 0:")
            self.on(2, f"{first} + s.option[{at}]")
        steps, owned = _values(step.name for step in self.game.steps.all), "if NOBODYS[top[0]] == 0:"
        self.tables["NOBODYS"] = tuple(int(step.nobodys) for step in self.game.steps.all)
        for below in range(SEEN_STEPS):
            name = "step" if below == 0 else "step below"
            asked = self.block(name, (), steps)
            whose = self.block(f"{name}: whose", (), self.whose())
            notes = self.block(f"{name}: notes", (2,), _values(range(NOTES_SEEN)))
            self.put(1, f"if s.depth > {below}:", f"    top = s.stack[min(s.depth, {STACK}) - {1 + below}]")
            self.on(2, f"{asked} + top[0]")
            self.put(2, "w = top[1]", owned)
            self.on(3, f"{whose} + (w - seat if w >= seat else w - seat + seats)")
            for note in range(2):
                self.put(2, f"v = top[{2 + note}]")
                named = [at for at, step in enumerate(self.game.steps.all) if step.seat_note == note]
                if named:
                    self.put(2, f"if {' or '.join(f'top[0] == {at}' for at in named)}:")
                    self.put(3, "v = 1 + (v - seat if v >= seat else v - seat + seats)")
                self.put(2, f"if 0 < v < {NOTES_SEEN}:")
                self.on(3, f"{notes + note * NOTES_SEEN} + v")
        high, ahead = heights(POINTS)[-1], heights(LEAD)[-1]
        points = self.block("points", (self.seats,), _heights(high), True, 0)
        leads = self.block("ahead", (self.seats,), _heights(ahead), True, 0)
        behind = self.block("behind", (self.seats,), _heights(ahead), True, 0)
        self.put(1, "mine = points(s, seat, lines)", "for k in range(seats):")
        self.put(2, "who = seat + k if seat + k < seats else seat + k - seats")
        self.put(2, "v = points(s, who, lines) if k > 0 else mine", "if v > 0:")
        self.on(3, f"{points} + k * {high} + {self.heights(POINTS)}[min(v, {POINTS})] - 1")
        for first, more in ((leads, "mine - v"), (behind, "v - mine")):
            self.put(2, f"w = {more}", "if w > 0:")
            self.on(3, f"{first} + k * {ahead} + {self.heights(LEAD)}[min(w, {LEAD})] - 1")


@cache
def _made(game: Game) -> tuple[Callable[..., int], Layout]:
    writer = _Writer(game)
    writer.common()
    for name, field in game.state.fields.items():
        if field.holds is not None:
            writer.field(name, field)
    source = "\n".join([*writer.lines, "    return n", ""])
    path = f"<inputs of {game.name}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    space: dict[str, Any] = {**writer.tables, "points": game.points_rule, "shares": game.shares_rule}
    space["__name__"] = game.package
    exec(compile(source, path, "exec"), space)
    return rule(space["inputs"]), Layout(writer.blocks)


def inputs_rule(game: Game) -> Callable[..., int]:
    """(rule) inputs(s, seat, out, lines) -> count: which inputs are on for a seat, written into `out`; `lines` is
    room for the lines of its score.
    """
    return _made(game)[0]


def layout(game: Game) -> Layout:
    return _made(game)[1]


def inputs(game: Game, s: State, seat: int) -> list[int]:
    """The inputs that are on for a seat that looks at the table, in the interpreter."""
    game.check_seat(s, seat)
    out, lines = [0] * layout(game).most(), [0] * len(game.score_lines)
    return sorted(out[: inputs_rule(game)(s, seat, out, lines)])


# --- actions, seen from a seat ----------------------------------------------------------------------------------------


def turned_rule(game: Game) -> Callable[..., int]:
    """(rule) turned(s, seat, action): the action as the seat would call it, others' seats counted from its own."""
    spans = [
        (verb.first, verb.count)
        for verb in game.actions.verbs
        if list(verb.parameters) == ["player"] and list(verb.parameters["player"]) == list(range(verb.count))
    ]
    first, many = spans[0] if spans else (game.actions.size, 0)
    if len(spans) > 1:
        raise ValueError(f"{game.name} has more than one verb that names a player")

    @rule
    def turned(s: Any, seat: int, action: int) -> int:
        if first <= action < first + many:
            other = action - first - seat
            return first + (other if other >= 0 else other + s.seats)
        return action

    return turned
