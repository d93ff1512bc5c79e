"""What runs in a process of its own: an opponent that thinks, and the compiler that makes it quick."""

import contextlib
import signal
from collections import deque
from dataclasses import dataclass
from multiprocessing.connection import Connection

from riverrat.engine import native
from riverrat.engine.gestures import quicken
from riverrat.players.search import prepare
from riverrat.tables import thinking
from riverrat.tables.game_key import GameKey, game_of
from riverrat.tables.thinking import Answer, Failed, Request


@dataclass(frozen=True)
class Made:
    """What the compiler has done: for whom, and what went wrong."""

    key: GameKey
    gestures: bool  # what the server itself uses, rather than its opponents
    problem: str = ""


def step_back() -> None:
    """Leave Ctrl-C to the server, and what is said on stderr to its log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    native.keep_quiet()


def think(pipe: Connection) -> None:
    """Answer requests until the server goes away."""
    step_back()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(answer(pipe.recv()))


def answer(request: Request) -> Answer | Failed | None:
    try:
        if request.compiled:
            prepare(game_of(request.key))
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")
    return thinking.answer(request)


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
