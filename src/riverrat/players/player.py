"""What every opponent is: a way to decide.

`s` is a position as the seat may know it: `Game.imagine` has dealt anew what the seat cannot know, so that an opponent
has nothing to peek at. A player that samples the future calls `imagine` again for every sample.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol

from riverrat.engine.errors import RiverratError
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
    """What a player answers: one of `game.legal(s)`, and what it thought of its choices, if it likes to tell."""

    action: int
    reasons: tuple[Reason, ...] = ()  # best first


class Player(Protocol):
    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        """Choose one of the legal actions of the position. The number of the action alone will do as well."""


def asked(player: Player, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
    """What a player decides, whoever wrote it. Whether it is legal is for the table to say."""
    answer: Any = player.decide(game, s, seat, limit, seed)
    if isinstance(answer, Decision) and type(answer.action) is int:
        return answer
    action, reasons = (answer.action, answer.reasons) if isinstance(answer, Decision) else (answer, ())
    try:
        return Decision(index(action), reasons)
    except TypeError:
        who = type(player).__name__
        raise RiverratError(
            f"{who}.decide answered with {str(answer)[:80]!r}; needs a Decision, or the number of an action"
        ) from None
