"""Who answers when somebody must think: processes on a server, whatever there is elsewhere."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from riverrat.engine.game import Game
from riverrat.players import levels
from riverrat.players.analysis import Analysis, Judgement
from riverrat.players.player import Decision
from riverrat.players.reasons import Words

from .asker import Asker

SPARE = 1.0  # seconds beyond its thinking that an opponent's decision may take, whatever happens


def within(level: str) -> float:
    """How many seconds an opponent may take for one decision."""
    return SPARE + levels.seconds(level)


class OpponentFailed(Exception):
    """Nobody found an answer; `late` where it was given no more time."""

    def __init__(self, reason: str, *, late: bool = False) -> None:
        super().__init__(reason)
        self.late = late


class Opponents(Protocol):
    """Whoever thinks knows no more than a seat may. Where there is no answer, OpponentFailed is raised."""

    def turn(
        self, game: Game, asker: Asker, level: str, watched: Callable[[], bool]
    ) -> AbstractAsyncContextManager[None]:
        """One's turn to have an opponent think about a move; refused where too many wait."""

    def opinion(
        self, game: Game, asker: Asker, *, waiting: bool, deeper: bool = False
    ) -> AbstractAsyncContextManager[None]:
        """One's turn to be told something, what somebody waits for first; refused where too many wait."""

    async def decide(self, game: Game, s: Any, seat: int, level: str, waited: float = 0.0) -> Decision:
        """A decision of an opponent, who thinks for less where it has waited for so many seconds already."""

    async def advise(self, game: Game, s: Any, seat: int, *, deeper: bool = False) -> Analysis:
        """What a strong opponent would do in this seat and why."""

    async def judge(
        self, game: Game, state: bytes, played: tuple[int, ...], seconds: float, seed: int, *, deeper: bool = False
    ) -> Judgement:
        """What a move of a finished game was worth."""

    async def explain(self, game: Game, state: bytes, judged: Judgement, seed: int) -> tuple[tuple[Words, ...], ...]:
        """What sets the moves of a judgement apart: the first from the one made or else the next, every other one
        from the first.
        """

    def preparing(self, game: Game) -> bool:
        """Whether the rules of a game will be compiled, but are not yet."""

    def interpreted(self, game: Game) -> bool:
        """Whether a game stays without compiled rules here, so that every level plays weaker."""

    def try_out(self, name: str, file: Path) -> None:
        """Play a few games with a corrected box where it can do no harm; BadData says what is wrong with it. Blocks."""
