"""What is asked of whoever thinks, in a process or a worker of its own, and how it answers."""

import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.players.analysis import Analysis, Analyst, Judgement
from riverrat.players.levels import ADVISER, level
from riverrat.players.player import Decision, Limit, asked
from riverrat.players.reasons import Words

from .catalogue import Catalogue
from .game_key import GameKey, game_of
from .opponents import OpponentFailed

JUDGING = 3000  # simulations that are enough to judge one move by, where time allows so many
DEEPER = 8  # times as many, for whoever wants to know better
SEED_BITS = 48  # an adviser numbers a thousand games under each seed, and compiled code counts in 64 bits
REASONING = 20.0  # seconds an adviser may take beyond its thinking to find its reasons, where rules are interpreted


@dataclass(frozen=True)
class Request:
    key: GameKey
    state: bytes  # a position as the seat may know it; empty to warm up only
    seat: int = 0
    level: str = "random"
    seed: int = 0
    waited: float = 0.0  # seconds that were lost before it could begin, to be made up for
    compiled: bool = False
    advise: bool = False  # whole moves with their chances and reasons, rather than one decision
    judge: tuple[int, ...] = ()  # say what this move was worth, thinking for `seconds`
    explain: Judgement | None = None  # say what sets the moves of such a judgement apart
    seconds: float = 0.0
    deeper: bool = False


@dataclass(frozen=True)
class Failed:
    reason: str


Answer = Decision | Analysis | Judgement | tuple[tuple[Words, ...], ...]


# --- answering --------------------------------------------------------------------------------------------------------


@cache
def analyst(compiled: bool) -> Analyst:
    return Analyst(compiled=compiled)


def answer(request: Request) -> Answer | Failed | None:
    try:
        game = game_of(request.key)
        return _answer(request, game) if request.state else None
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def _answer(request: Request, game: Game) -> Answer:
    s = game.state.from_bytes(request.state)
    times = DEEPER if request.deeper else 1
    if request.judge:
        limit = Limit(seconds=request.seconds, playouts=JUDGING * times)
        return analyst(request.compiled).judge(game, s, request.judge, limit, request.seed)
    if request.explain:
        return analyst(request.compiled).explain(game, s, request.explain, request.seed)
    chosen = level(request.level)
    if request.advise:  # in an opponent's time, but not as carelessly: the next best moves need a chance too
        limit = Limit(seconds=chosen.limit.seconds * times, playouts=JUDGING * times)
        return analyst(request.compiled).analyse(game, s, limit, request.seed)
    player = chosen.player if request.compiled else chosen.interpreted
    limit = replace(chosen.limit, seconds=max(0.0, chosen.limit.seconds - request.waited))
    return asked(player, game, s, request.seat, limit, request.seed)


# --- asking -----------------------------------------------------------------------------------------------------------


class Asking(ABC):
    """Most of what `tables/opponents.py` asks for: who thinks is told no more than a seat may know."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @abstractmethod
    async def answered(self, game: Game, request: Request, seconds: float) -> Any:
        """The answer of somebody who may think for so long. Raises OpponentFailed."""

    async def decide(self, game: Game, s: Any, seat: int, level: str, waited: float = 0.0) -> Decision:
        found = await self._answer(game, replace(self._request(game, s, seat, level), waited=waited), 0.0)
        if not isinstance(found, Decision):
            raise OpponentFailed("it gave no answer")
        return found

    async def advise(self, game: Game, s: Any, seat: int, *, deeper: bool = False) -> Analysis:
        request = replace(self._request(game, s, seat, ADVISER), advise=True, deeper=deeper)
        longer = level(ADVISER).limit.seconds * (DEEPER - 1) if deeper else 0.0
        found = await self._answer(game, request, REASONING + longer)
        if not isinstance(found, Analysis) or not found.intentions:
            raise OpponentFailed("it gave no answer")
        return found

    async def judge(
        self, game: Game, state: bytes, played: tuple[int, ...], seconds: float, seed: int, *, deeper: bool = False
    ) -> Judgement:
        asked = Request(
            self.catalogue.key(game), state, level=ADVISER, seed=seed, judge=played, seconds=seconds, deeper=deeper
        )
        found = await self._answer(game, asked, REASONING)
        if not isinstance(found, Judgement):
            raise OpponentFailed("it gave no answer")
        return found

    async def explain(self, game: Game, state: bytes, judged: Judgement, seed: int) -> tuple[tuple[Words, ...], ...]:
        request = Request(self.catalogue.key(game), state, level=ADVISER, seed=seed, explain=judged)
        found = await self._answer(game, request, REASONING)
        if not isinstance(found, tuple):
            raise OpponentFailed("it gave no answer")
        return found

    def _request(self, game: Game, s: Any, seat: int, level: str) -> Request:
        known: bytes = game.imagine(s, seat, secrets.randbits(128)).to_bytes()
        return Request(self.catalogue.key(game), known, seat, level, secrets.randbits(SEED_BITS))

    async def _answer(self, game: Game, request: Request, more: float) -> Any:
        """The answer of somebody who may take `more` seconds than the level thinks."""
        try:
            seconds = level(request.level).seconds
        except RiverratError as error:
            raise OpponentFailed(str(error)) from None
        return await self.answered(game, request, seconds + more)
