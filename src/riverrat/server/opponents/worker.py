"""What runs in a process of its own: an opponent that thinks, and the compiler that makes it quick."""

from __future__ import annotations

import contextlib
import signal
from collections import deque
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection

from riverrat.engine.gestures import quicken
from riverrat.players.analysis import Analysis, Analyst, Judgement, Words
from riverrat.players.levels import level
from riverrat.players.player import Decision, Limit
from riverrat.players.search import prepare
from riverrat.tables.game_key import GameKey, game_of

JUDGING = 2000  # simulations that are enough to judge one move by, where time allows so many
DEEPER = 8  # times as many, for whoever wants to know better


@dataclass(frozen=True)
class Request:
    key: GameKey
    state: bytes  # a position as the seat may know it; empty to warm up only
    seat: int = 0
    level: str = "random"
    seed: int = 0
    compiled: bool = False
    advise: bool = False  # whole moves with their chances and reasons, rather than one decision
    judge: tuple[int, ...] = ()  # say what this move was worth, thinking for `seconds`
    explain: tuple[tuple[int, ...], ...] = ()  # say what sets these moves apart, the first from the one at `against`
    against: int = 0
    seconds: float = 0.0
    deeper: bool = False


@dataclass(frozen=True)
class Made:
    """What the compiler has done: for whom, and what went wrong."""

    key: GameKey
    gestures: bool  # what the server itself uses, rather than its opponents
    problem: str = ""


@dataclass(frozen=True)
class Failed:
    reason: str


@cache
def analyst(compiled: bool) -> Analyst:
    return Analyst(compiled=compiled)


def step_back() -> None:
    """Leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(pipe: Connection) -> None:
    """Answer requests until the server goes away."""
    step_back()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(answer(pipe.recv()))


Answer = Decision | Analysis | Judgement | tuple[tuple[Words, ...], ...]


def answer(request: Request) -> Answer | Failed | None:
    try:
        game = game_of(request.key)
        if request.compiled:
            prepare(game)
        if not request.state:
            return None
        s = game.state.from_bytes(request.state)
        times = DEEPER if request.deeper else 1
        if request.judge:
            limit = Limit(seconds=request.seconds, playouts=JUDGING * times)
            return analyst(request.compiled).judge(game, s, request.judge, limit, request.seed)
        if request.explain:
            return analyst(request.compiled).explain(game, s, request.explain, request.against, request.seed)
        chosen = level(request.level)
        if request.advise:  # in an opponent's time, but not as carelessly: the next best moves need a chance too
            limit = Limit(seconds=chosen.limit.seconds * times, playouts=JUDGING * times)
            return analyst(request.compiled).analyse(game, s, limit, request.seed)
        player = chosen.player if request.compiled else chosen.interpreted
        return player.decide(game, s, request.seat, chosen.limit, request.seed)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def compile_games(pipe: Connection) -> None:
    """Compile each game named, once for this machine, and say so: all for the opponents first, then the gestures."""
    step_back()
    later: deque[GameKey] = deque()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            if later and not pipe.poll():
                pipe.send(_made(later.popleft(), gestures=True))
            else:
                later.append(pipe.recv())
                pipe.send(_made(later[-1], gestures=False))


def _made(key: GameKey, *, gestures: bool) -> Made:
    try:
        (quicken if gestures else prepare)(game_of(key))
    except Exception as error:
        return Made(key, gestures, f"{type(error).__name__}: {error}")
    return Made(key, gestures)
