"""How somebody plays: what each seat did and how often, counted from a finished game's record.

A game says what is worth counting (`Game.habits`); whoever compares players reads it without knowing the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Counts = dict[str, int]  # by name, in the game's words: "turns", "turns-lost"


@dataclass(frozen=True)
class Habits:
    ending: str  # what brought the game to its end; empty where there is but one way
    seats: list[Counts]


def no_habits(record: Any) -> Habits:
    """For games that count nothing."""
    return Habits("", [{} for _ in range(record.seats)])


def count_events(record: Any, names: Mapping[int, str]) -> list[Counts]:
    """How often each seat met with events of the given kinds."""
    counts: list[Counts] = [dict.fromkeys(names.values(), 0) for _ in range(record.seats)]
    for events in record.events:
        for kind, seat, *_ in events:
            if kind in names and 0 <= seat < record.seats:
                counts[seat][names[kind]] += 1
    return counts
