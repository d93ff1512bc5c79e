"""Opponents think in worker processes: with a hard time limit and low priority, replaced when they crash or hang.

The rules are compiled once per machine, in the background, by one more process; until then opponents play interpreted.
"""

import asyncio
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine import native
from riverrat.engine.errors import BadData
from riverrat.engine.game import Game
from riverrat.engine.gestures import quicken
from riverrat.players import levels
from riverrat.players.glance import look_at
from riverrat.players.network import fits
from riverrat.players.player import Decision
from riverrat.tables.asker import Asker
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.game_key import GameKey
from riverrat.tables.line import Line
from riverrat.tables.opponents import OpponentFailed
from riverrat.tables.protocol import Weaker
from riverrat.tables.queue import Queue
from riverrat.tables.thinking import Asking, Failed, Request

from ..metrics import Metrics
from .boxed import Boxed
from .crew import READY, Crew
from .process import Late, Lost, Process, polite
from .worker import Made, compile_games, think

log = logging.getLogger("riverrat.opponents")

GRACE = 10.0  # seconds beyond its limit that a worker gets before it is replaced; nobody's move waits for it
FIRST_GRACE = 60.0  # the same for a game it has to load first
ATTEMPTS = 2
LONG = 1.0  # seconds: what takes no more is short
FOR_SHORT = 2  # workers beyond those for long thoughts: one address has all but one of them at most
THINKING, TRYING, COMPILING = 10, 10, 19  # how far each steps back behind the event loop
TRIAL_SECONDS = 150  # a corrected box is tried out for a few of them; the rest is for a busy machine


class Opponents(Asking):
    """The workers of this server process: what `riverrat.tables.opponents` asks for."""

    def __init__(self, count: int, catalogue: Catalogue, metrics: Metrics, *, compiling: bool = True) -> None:
        super().__init__(catalogue)
        self.metrics = metrics
        self.compiling = compiling and native.available()
        self.queue = Queue(Line(count + FOR_SHORT, long=count))
        self.workers, self.boxed = Crew(think, count + FOR_SHORT, THINKING), Boxed()
        self._compiled: set[GameKey] = set()
        self._asked: set[GameKey] = set()
        self._uncompiled: set[GameKey] = set()  # what could not be
        self._compiler: Process | None = None
        self._closing = False
        self.grace = GRACE
        catalogue.weaker = self.weaker

    def start(self) -> None:
        """Have workers at hand, and the games compiled, soon: the server need not wait for either."""
        offered = [self.catalogue.game(name) for name in self.catalogue.names()]
        self.workers.start(partial(load_games, [self.catalogue.key(game) for game in offered]))
        self.workers.bringer.submit(look_at, offered)
        if self.compiling:
            for game in offered:
                self.prepare(game)

    # --- thinking -----------------------------------------------------------------------------------------------------

    def turn(
        self, game: Game, asker: Asker, level: str, watched: Callable[[], bool]
    ) -> AbstractAsyncContextManager[None]:
        """One's turn to have an opponent think about a move. Corrected boxes have places of their own."""
        return self._queue(game).turn(asker, watched=watched, long=_long(level))

    def opinion(
        self, game: Game, asker: Asker, *, waiting: bool, deeper: bool = False
    ) -> AbstractAsyncContextManager[None]:
        """One's turn to be told something. Of a corrected box, whoever asks comes after the opponents."""
        boxed = self.catalogue.corrections(game) is not None
        return self._queue(game).turn(asker, watched=lambda: waiting and not boxed, long=deeper or boxed)

    def _queue(self, game: Game) -> Queue:
        return self.queue if self.catalogue.corrections(game) is None else self.boxed.queue

    async def decide(self, game: Game, s: Any, seat: int, level: str, waited: float = 0.0) -> Decision:
        began = time.monotonic()
        found = await super().decide(game, s, seat, level, waited)
        self.metrics.thinking.labels(level).observe(time.monotonic() - began)
        return found

    async def answered(self, game: Game, request: Request, seconds: float) -> Any:
        """The answer of a worker; another is tried once."""
        self.prepare(game)
        threads, reason, late = self._crew(request).threads, "", False
        for _ in range(ATTEMPTS):
            try:
                found = await asyncio.get_running_loop().run_in_executor(threads, self._ask, request, seconds)
            except OpponentFailed as failure:
                reason, late = str(failure), failure.late
                self.metrics.workers_lost.inc()
                log.warning("a worker was replaced", extra={"reason": reason, "game": game.name})
                continue
            if not isinstance(found, Failed):
                return found
            reason, late = found.reason, False
            log.warning("a worker found no answer", extra={"reason": reason, "game": game.name})
        raise OpponentFailed(reason, late=late)

    def _ask(self, request: Request, seconds: float) -> Any:
        key, crew = request.key, self._crew(request)
        request = replace(request, compiled=key in (self.boxed.compiled if key.corrections else self._compiled))
        try:
            with crew.worker(key, long=request.deeper or _long(request.level)) as worker:
                known = (key, request.compiled) in worker.known
                allowed = seconds + (self.grace if known else FIRST_GRACE)
                found = worker.ask(request, allowed)
                worker.known.add((key, request.compiled))
                return found
        except Lost as lost:
            raise OpponentFailed(str(lost), late=isinstance(lost, Late)) from None

    def _crew(self, request: Request) -> Crew | Boxed:
        """Who thinks about it: nobody's opponent waits for another box."""
        return self.boxed if request.key.corrections else self.workers

    def try_out(self, name: str, file: Path) -> None:
        """Play a few games with a corrected box in a process of its own; BadData says what is wrong with it."""
        trial = [sys.executable, "-m", "riverrat.server.opponents.trial", name, games.REGISTER[name], str(file)]
        with subprocess.Popen(trial, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            polite(process.pid, TRYING)
            try:
                said, _ = process.communicate(timeout=TRIAL_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                raise BadData("this machine is too busy to try the data out; try again in a while") from None
        if process.returncode:
            reason = (said.strip().splitlines() or ["a game with this data cannot be played"])[-1]
            raise BadData(reason.replace(str(file), "the data"))

    # --- compiling ----------------------------------------------------------------------------------------------------

    def prepare(self, game: Game) -> None:
        """Have a game compiled in the background, if it is not yet."""
        key = self.catalogue.key(game)
        if not self.compiling or self._closing or key in self._asked:
            return
        if key.corrections:
            self.boxed.prepare(key)
            return
        self._asked.add(key)
        if self._compiler is None:
            self._compiler = Process(compile_games, COMPILING)
            threading.Thread(target=self._listen, args=(self._compiler,), name="compiler", daemon=True).start()
        self._compiler.pipe.send(key)

    def _listen(self, compiler: Process) -> None:
        began = time.monotonic()
        while not self._closing:
            try:
                made: Made = compiler.pipe.recv()
            except (EOFError, OSError):
                if not self._closing:
                    log.warning("the compiler is gone; opponents play interpreted")
                return
            key, what = made.key, "gestures" if made.gestures else "opponents"
            if made.problem:
                log.warning("%s stay interpreted", what, extra={"game": key.name, "reason": made.problem})
                if not made.gestures:
                    self._uncompiled.add(key)
                continue
            if made.gestures:
                quicken(self.catalogue.game(key.name))
            else:
                self.workers.load(partial(load_games, [key], compiled=True))
                self._compiled.add(key)
            told = {"game": key.name, "what": what, "seconds": round(time.monotonic() - began, 1)}
            log.info("compiled", extra=told)

    def ready(self) -> set[str]:
        """The games that are compiled."""
        return {key.name for key in self._compiled}

    def preparing(self, game: Game) -> bool:
        """Whether the rules of a game will be compiled, but are not yet."""
        key = self.catalogue.key(game)
        return self.compiling and not key.corrections and key not in self._compiled | self._uncompiled

    def interpreted(self, game: Game) -> bool:
        """Whether a game stays without compiled rules here, so that every level plays weaker."""
        return not self.compiling or self.catalogue.key(game) in self._uncompiled

    def weaker(self, game: Game) -> dict[str, Weaker]:
        """The levels that play below their strength in a game, each with its reason."""
        if self.interpreted(game):
            return dict.fromkeys(levels.OFFERED, "interpreted")
        fit = fits(game)
        return {} if fit == "exact" else {name: fit for name in levels.OFFERED if levels.level(name).learned}

    def close(self) -> None:
        """Stop every process; thoughts in progress are lost, and taken up again at the next start."""
        self._closing = True
        self.boxed.close()
        if self._compiler:
            self._compiler.stop()
        self.workers.close()


def load_games(keys: Sequence[GameKey], worker: Process, *, compiled: bool = False) -> None:
    for key in keys:
        worker.ask(Request(key, b"", compiled=compiled), READY)
        worker.known.add((key, compiled))


def _long(level: str) -> bool:
    return levels.seconds(level) > LONG
