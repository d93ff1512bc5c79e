"""Opponents, and games played again, by whoever answers beside us: another worker of the browser."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.game import Game
from riverrat.players import levels
from riverrat.tables import replays, trial
from riverrat.tables.asker import Asker
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.opponents import OpponentFailed
from riverrat.tables.protocol import Weaker
from riverrat.tables.replays import Job, Problem
from riverrat.tables.thinking import Asking, Failed, Request

from .thinker import Task

Thinker = Callable[[Task], Awaitable[bytes]]  # a task, its pickled answer


async def _all_here(game: str) -> bool:
    return True


class Opponents(Asking):
    """Each of two thinks one thought at a time. `compiled`: games with compiled code, by the hash of their box.

    `bring` gets the network of a game, where it has one, and says whether it came.
    """

    def __init__(self, catalogue: Catalogue, mover: Thinker, adviser: Thinker, compiled: dict[str, str]) -> None:
        super().__init__(catalogue)
        self.mover, self.adviser, self.compiled = mover, adviser, compiled
        self.bring: Callable[[str], Awaitable[bool]] = _all_here
        self._moving, self._advising = asyncio.Lock(), asyncio.Lock()
        catalogue.weaker = self.weaker

    def turn(
        self, game: Game, asker: Asker, level: str, watched: Callable[[], bool]
    ) -> AbstractAsyncContextManager[None]:
        return self._turn(game, level)

    @asynccontextmanager
    async def _turn(self, game: Game, level: str) -> AsyncIterator[None]:
        async with self._moving:
            if not await self.ready(game, level):  # rather late than weaker than it is called
                raise Refused("no-network", "What this level learned could not be fetched.", 503)
            yield

    async def ready(self, game: Game, level: str) -> bool:
        """Have what a level plays with; False where that cannot be had now."""
        return not levels.level(level).learned or self.interpreted(game) or await self.bring(game.name)

    def opinion(
        self, game: Game, asker: Asker, *, waiting: bool, deeper: bool = False
    ) -> AbstractAsyncContextManager[None]:
        return self._advising

    async def answered(self, game: Game, request: Request, seconds: float) -> Any:
        asked = self.adviser if request.advise or request.judge or request.explain else self.mover
        found = await asked(Task.of(replace(request, compiled=not self.interpreted(game))))
        answer = pickle.loads(found)
        if answer is None or isinstance(answer, Failed):
            raise OpponentFailed(answer.reason if answer else "it gave no answer")
        return answer

    def preparing(self, game: Game) -> bool:
        return False

    def interpreted(self, game: Game) -> bool:
        return self.compiled.get(game.name) != game.box.hash

    def weaker(self, game: Game) -> dict[str, Weaker]:
        return dict.fromkeys(levels.OFFERED, "interpreted") if self.interpreted(game) else {}

    def try_out(self, name: str, file: Path) -> None:
        """Nobody but who loads a box is harmed by it here."""
        trial.play(games.load(name, file))


class Replayer:
    """What `riverrat.tables.replays` asks for."""

    def __init__(self, adviser: Thinker) -> None:
        self.adviser = adviser

    async def do(self, asker: Asker, job: Job) -> Any:
        found = pickle.loads(await self.adviser(Task.of(job)))
        return replays.outcome(Problem("internal", found.reason, 500) if isinstance(found, Failed) else found)
