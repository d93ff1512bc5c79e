"""Variety: how differently games begin and go, from their records."""

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any

from riverrat.engine.record import Record
from riverrat.players.search import OPENING_TURNS


def opening(record: Record) -> int:
    """How many actions of a game are everybody's first turns."""
    turns = [record.turn_at(ply) for ply in range(len(record))]
    return sum(turn < turns[0] + OPENING_TURNS * record.seats for turn in turns)


def moves(text: str) -> tuple[str, ...]:
    """The actions in the text of a record."""
    return tuple(text.partition("\n\n")[2].splitlines())


def variety(told: Sequence[Hashable]) -> dict[str, Any]:
    """How many are different, and how many equally frequent ones would be as varied."""
    counts = Counter(told)
    shares = [count / len(told) for count in counts.values()]
    varied = math.exp(-sum(share * math.log(share) for share in shares))
    return {"different": len(counts), "varied": round(varied, 1), "most_frequent": round(max(shares), 4)}


def variety_text(found: dict[str, Any]) -> str:
    """The same in words."""
    return (
        f"{found['different']} different, as varied as {found['varied']:.1f} equally frequent; "
        f"the most frequent in {100 * found['most_frequent']:.1f} %"
    )
