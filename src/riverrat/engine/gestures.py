"""Whole intentions made of small actions, and what a choice would bring. Both come from `legal` and `play` alone.

The walk through what may follow a choice is a rule like those of the games: the interpreter runs it as it stands, and
where `quicken` was called for a game it runs compiled.
"""

import ctypes
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from . import entry
from .game import Event, Game, hear_all, new_log, read_log
from .rule import EVENT, EVENTS_KEPT, MASK, numba, rule, seat_now, seed_words, step_now
from .steps import AUTOMATIC

if TYPE_CHECKING:
    import numpy as np

DEEPEST = 32  # actions of one intention at most
ROOM = 1 << 16  # numbers in which a walk can say what it found
HEAD = 6  # of them in front of each gesture's actions and events
UNKNOWN = -(1 << 30)  # stands for the points when something unknown decides
NOTHING = -1  # stands for the seed when nothing is dealt anew


class Preview(NamedTuple):
    """What a sequence of actions changes, up to the next thing its player cannot know."""

    events: tuple[Event, ...]
    points: int | None  # how the player's points change; None when something unknown decides
    reveals: bool  # something unknown is shown on the way: the sequence cannot be undone
    ends_turn: bool


class Gesture(NamedTuple):
    """A complete sequence of actions with one intention, such as: leave a horse, south road, stop at Chinon."""

    actions: tuple[int, ...]
    target: str  # the last place the sequence names on the board
    complete: bool  # False where the limit cut it short: more choices follow
    preview: Preview


def preview(game: Game, s: Any, actions: Sequence[int]) -> Preview:
    """What would change if the player at hand took these actions. The table itself is left as it is."""
    seat, at, events = game.seat(s), s.clone(), list[Event]()
    out, log, lines = game.buffer(), new_log(), [0] * len(game.score_lines)
    for place, action in enumerate(actions, 1):
        game.check_action(at, action)
        if place < len(actions):
            events += game.play_trusted(at, action)
        else:
            _rules(game).take(at, action, s.turn, s.reveals, seat, out, log)
            events += read_log(log)
        if at.reveals != s.reveals:
            break
    change = game.points_rule(at, seat, lines) - game.points_rule(s, seat, lines) if at.reveals == s.reveals else None
    known = [event for event in events if event[-1] == s.reveals]
    return _preview(game, seat, known, change, at.reveals != s.reveals, bool(at.over) or at.turn != s.turn)


def gestures(game: Game, s: Any, most: int = 300, seed: int = NOTHING) -> list[Gesture]:
    """The intentions open to the player at hand. `most` bounds how many positions are looked at.

    With a seed of up to 63 bits, what the player cannot know is dealt anew before.
    """
    if s.over:
        return []
    found = _walker(game).walk(s, most, seed)
    seat, target = game.seat(s), game.actions.target
    gestures, at = [], 2
    for _ in range(found[0]):
        length, complete, points, reveals, ends, told = found[at : at + HEAD]
        actions = tuple(found[at + HEAD : at + HEAD + length])
        first = at + HEAD + length
        at = first + told * EVENT
        events = [tuple(found[place : place + EVENT]) for place in range(first, at, EVENT)]
        where = next((place for action in reversed(actions) if (place := target(action))), "")
        seen = _preview(game, seat, events, None if points == UNKNOWN else points, bool(reveals), bool(ends))
        gestures.append(Gesture(actions, where, bool(complete), seen))
    return gestures


def _preview(game: Game, seat: int, known: list[Event], points: int | None, reveals: bool, ends: bool) -> Preview:
    """A preview as the player may hear it."""
    if game.hears is not hear_all:
        known = [told for event in known if (told := game.hears(event, seat)) is not None]
    return Preview(tuple(known), points, reveals, ends)


# --- the rules of walking ---------------------------------------------------------------------------------------------


def duplicate(tables: Any, at: int) -> None:
    """Copy the table at a place of a row to the next one."""
    tables[at + 1] = tables[at].clone()


if numba is not None:

    @numba.extending.overload(duplicate)  # type: ignore[untyped-decorator]  # numba's
    def _duplicate(tables: Any, at: Any) -> Callable[[Any, Any], None]:
        def copy(tables: Any, at: Any) -> None:
            tables[at + 1] = tables[at]

        return copy


@dataclass(frozen=True)
class _Rules:
    take: Callable[..., int]
    walk: Callable[..., None]


@cache
def _rules(game: Game) -> _Rules:
    play, legal, advance = game.play_rule, game.legal_rule, game.advance_rule
    points, redeal = game.points_rule, game.redeal_rule
    kinds, continues = game.steps.kinds, tuple(int(step.continues) for step in game.steps.all)

    @rule
    def own(s: Any, turn: int, reveals: int, seat: int) -> bool:
        """Whether the same player goes on in the same turn, with nothing shown in between."""
        return s.over == 0 and s.turn == turn and s.reveals == reveals and seat_now(s) == seat

    @rule
    def take(s: Any, action: int, turn: int, reveals: int, seat: int, out: Any, log: Any) -> int:
        """Take an action, and play on through what needs no choice as long as the same player chooses: what others
        may do then is not looked into. Returns how many choices there are then.
        """
        play(s, action, log)
        while s.over == 0 and kinds[step_now(s)] == AUTOMATIC:
            play(s, -1, log)
        return advance(s, out, log) if own(s, turn, reveals, seat) else 0

    @rule
    def write(found: Any, at: int, path: Any, length: int, s: Any, turn: int, reveals: int, gain: int, log: Any) -> int:
        """Write a gesture, with what is known to happen, behind those found before; 0 where there is no room left."""
        if at + HEAD + length + log[0] > ROOM:
            return 0
        place = at + HEAD
        for i in range(length):
            found[place + i] = path[i]
        place += length
        told = 0
        for event in range(1, 1 + log[0], EVENT):
            if log[event + EVENT - 1] == reveals:
                for i in range(EVENT):
                    found[place + i] = log[event + i]
                place += EVENT
                told += 1
        found[at] = length
        found[at + 2] = UNKNOWN if s.reveals != reveals else gain
        found[at + 3] = 1 if s.reveals != reveals else 0
        found[at + 4] = 1 if s.over != 0 or s.turn != turn else 0
        found[at + 5] = told
        return place

    @rule
    def walk(tables: Any, outs: Any, path: Any, log: Any, lines: Any, found: Any, most: int, seed: int) -> None:
        """Go through clones of the first table, along decisions that continue one intention of one player in one turn;
        write what they come to into `found`, first of all how many they are and how many numbers that takes.

        `path` holds, for each depth: the action taken, how many there are, which is next, and what was told before.
        """
        s = tables[0]
        turn, reveals, seat = s.turn, s.reveals, seat_now(s)
        if seed != NOTHING:
            seed_words(s, seed & MASK, (seed >> 32) & MASK, 0, 0)
            redeal(s, seat)
            s.reveals = reveals
        before = points(s, seat, lines)
        taken, count, following, told = path[0], path[1], path[2], path[3]
        depth, at, gestures, left = 0, 2, 0, most
        count[0], following[0], told[0] = legal(s, outs[0]), 0, 0
        while depth >= 0:
            if following[depth] >= count[depth]:
                depth -= 1
            else:
                action = outs[depth][following[depth]]
                following[depth] += 1
                left -= 1
                duplicate(tables, depth)
                s = tables[depth + 1]
                log[0] = told[depth]
                n = take(s, action, turn, reveals, seat, outs[depth + 1], log)
                taken[depth] = action
                goes_on = own(s, turn, reveals, seat) and continues[step_now(s)] != 0
                if goes_on and left > 0 and depth + 2 < DEEPEST:
                    depth += 1
                    count[depth], following[depth], told[depth] = n, 0, log[0]
                else:
                    change = points(s, seat, lines) - before
                    end = write(found, at, taken, depth + 1, s, turn, reveals, change, log)
                    if end > 0:
                        found[at + 1] = 0 if goes_on else 1
                        gestures += 1
                        at = end
        found[0], found[1] = gestures, at

    return _Rules(take, walk)


# --- who walks --------------------------------------------------------------------------------------------------------


class Walker(Protocol):
    def walk(self, s: Any, most: int, seed: int) -> list[int]:
        """What the rule `walk` finds from a table, as it writes it."""


class Interpreted:
    """Walks in the interpreter."""

    def __init__(self, game: Game) -> None:
        self.rule = _rules(game).walk
        self.tables: list[Any] = [None] * DEEPEST
        self.outs = [game.buffer() for _ in range(DEEPEST)]
        self.path = [[0] * DEEPEST for _ in range(4)]
        self.log, self.lines, self.found = new_log(), [0] * len(game.score_lines), [0] * ROOM

    def walk(self, s: Any, most: int, seed: int) -> list[int]:
        self.tables[0] = s if seed == NOTHING else s.clone()
        self.rule(self.tables, self.outs, self.path, self.log, self.lines, self.found, most, seed)
        return self.found


class _Compiled:
    """Walks in compiled code."""

    def __init__(self, game: Game, address: int) -> None:
        import numpy as np

        self.call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(rooms(game)), *[ctypes.c_int64] * 2)(address)
        self.rooms = [np.zeros(size, kind) for size, kind in rooms(game)]
        self.table, self.found = self.rooms[0].view(np.uint8).data, self.rooms[-1]
        self.addresses = [room.ctypes.data for room in self.rooms]

    def walk(self, s: Any, most: int, seed: int) -> list[int]:
        s.write_to(self.table)
        self.call(*self.addresses, most, seed)
        numbers: list[int] = self.found[: self.found[1]].tolist()
        return numbers


def rooms(game: Game) -> list[tuple[int, "np.dtype[Any]"]]:
    """How many of what a walk needs: tables, choices, numbers for its path, the log, lines of points, what it finds."""
    import numpy as np

    number = np.dtype(np.int64)
    sizes = (DEEPEST * game.most_choices, 4 * DEEPEST, 1 + EVENT * EVENTS_KEPT, len(game.score_lines), ROOM)
    return [(DEEPEST, game.state.dtype), *((size, number) for size in sizes)]


_here = threading.local()  # a walker of each game for each thread: they write into rooms of their own
_quick: dict[Game, Callable[[], Walker]] = {}  # what makes those that walk compiled


def _walker(game: Game) -> Walker:
    known: dict[tuple[Game, Callable[[], Walker] | None], Walker] = _here.__dict__.setdefault("known", {})
    make = _quick.get(game)
    if (game, make) not in known:
        known[game, make] = make() if make else Interpreted(game)
    return known[game, make]


def walk_entry(game: Game) -> entry.Entry:
    """The walk as a function of rooms, how many positions are looked at, and a seed."""
    carray, walk = entry.numba.carray, _rules(game).walk
    choices, told, lines = game.most_choices, 1 + EVENT * EVENTS_KEPT, len(game.score_lines)

    def enter(tables: Any, outs: Any, trail: Any, log: Any, points: Any, found: Any, most: int, seed: int) -> None:
        walk(
            carray(tables, DEEPEST),
            carray(outs, (DEEPEST, choices)),
            carray(trail, (4, DEEPEST)),
            carray(log, told),
            carray(points, lines),
            carray(found, ROOM),
            most,
            seed,
        )

    return entry.Entry(enter, [*(kind for _, kind in rooms(game)), None, None])


def quicken(game: Game, make: Callable[[], Walker] | None = None) -> None:
    """Let gestures of a game be found by compiled code from now on: by what `make` makes, else by native code.

    Native code takes a while the first time on a machine.
    """
    if make is None:
        address = entry.address_of(walk_entry(game), f"{game.name}-gestures", game.folder, salt=game.box.hash)
        make = partial(_Compiled, game, address)
    _quick[game] = make
