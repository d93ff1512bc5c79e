"""What was offered, taken and used in a game: every named thing of a box, by seat, from the game's record.

A thing is a parameter of an action or event and its value, such as `comic pipe-map` or `track lights`. It is offered
when an action that names it may be chosen, taken when that action is, and used when an event tells of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from riverrat.arena.variety import opening
from riverrat.engine.actions import Values
from riverrat.engine.game import Game
from riverrat.engine.record import Record

Thing = tuple[str, str]  # the parameter and its value


@dataclass
class Use:
    """One game: lists go by seat, counted in turn order from whoever decided first."""

    first_seat: int
    opening: str  # all choices of the first turns
    offered: list[set[Thing]] = field(default_factory=list)
    taken: list[set[Thing]] = field(default_factory=list)
    used: list[set[Thing]] = field(default_factory=list)
    first: dict[str, tuple[str, set[str]]] = field(default_factory=dict)  # by kind: what was taken first, out of what


def use(record: Record) -> Use:
    """Go through a finished game once more."""
    game, seats = record.game, record.seats
    first_turns = record.actions[: opening(record)]
    found = Use(record.seat_at(0), " / ".join(map(game.actions.text, first_turns)))
    found.offered, found.taken, found.used = ([set[Thing]() for _ in range(seats)] for _ in range(3))
    for ply, action in enumerate(record.actions):
        s, seat = record.at(ply), record.seat_at(ply)
        choices = [set(_named(game, choice)) for choice in game.legal(s)]
        taken = set(_named(game, action))
        found.offered[seat] |= set().union(*choices)
        found.taken[seat] |= taken
        for kind, value in taken - {thing for thing in taken if thing[0] in found.first}:
            found.first[kind] = value, {other for one in choices for name, other in one if name == kind}
        for event in record.events[ply]:
            for who, thing in _told(game, event):
                if 0 <= who < seats:
                    found.used[who].add(thing)
    return found


def _named(game: Game, action: int) -> Iterator[Thing]:
    verb = game.actions.verb(action)
    for name, value in verb.values(action).items():
        if _counts(game, name, verb.parameters[name]):
            yield name, str(value)


def _told(game: Game, event: tuple[int, ...]) -> Iterator[tuple[int, Thing]]:
    kind, seat, *values = event
    declared = game.events.all[kind].parameters
    for (name, names), value in zip(declared.items(), values, strict=False):
        if names is not None and _counts(game, name, names) and 0 <= value < len(names):
            yield seat, (name, str(names[value]))
        elif names is None and name in game.box.content and isinstance(game.box.content[name], list):
            yield seat, (name, str(value))


def _counts(game: Game, name: str, values: Values) -> bool:
    """Whether a parameter names things of the box: by words, or by the numbers of rows that the box has."""
    return not isinstance(values, range) or isinstance(game.box.content.get(name), list)
