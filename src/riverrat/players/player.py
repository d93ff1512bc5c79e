"""What every opponent is: a way to decide.

`s` is a position as the seat may know it: `Game.imagine` has dealt anew what the seat cannot know, so that an opponent
has nothing to peek at. A player that samples the future calls `imagine` again for every sample.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from riverrat.engine.game import Game


@dataclass(frozen=True)
class Limit:
    """How much a player may think about one decision: whatever is reached first."""

    seconds: float = float("inf")
    playouts: int = 1 << 40  # random games or simulations
    turn_seconds: float = float("inf")  # for all decisions of one turn together
    stop: Callable[[], bool] | None = None  # asked now and then: whether to answer at once


@dataclass(frozen=True)
class Reason:
    """What a player found out about one of its choices."""

    action: int
    value: float  # from 0, lost, to 1, won
    visits: int


@dataclass(frozen=True)
class Decision:
    action: int
    reasons: tuple[Reason, ...] = ()  # best first


class Player(Protocol):
    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        """Choose one of the legal actions of the position."""
