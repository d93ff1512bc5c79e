"""Try a corrected box out, away from the server: `python -m riverrat.server.opponents.trial NAME PACKAGE FILE`.

Whoever corrects a value may be wrong by a factor of a million. The process has little memory and time to be so in; it
loads the game, plays a few games at random with every invariant checked, and says what is wrong with it.
"""

from __future__ import annotations

import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.errors import BadData, RiverratError
from riverrat.engine.game import Game

MEMORY, SECONDS = 1 << 30, 15
ENOUGH = 6.0  # seconds of play without a fault that are enough
DECISIONS = 20_000  # which no game should take


def bound() -> None:
    """Take away what a wrong value could waste."""
    try:
        import resource
    except ImportError:  # not on this system: the server's own time limit stays
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 2))
    signal.signal(signal.SIGXCPU, too_long)


def too_long(*_: object) -> None:
    raise BadData("a game with these values takes far too long")


def play(game: Game) -> None:
    """Random games in every mode, as long as there is time; BadData says what went wrong."""
    end = time.monotonic() + ENOUGH
    for mode in game.modes:
        for seats in mode.seats:
            if time.monotonic() < end:
                play_one(game, f"a game of {mode.name} with {seats} seats", game.new(seats, dict(mode.options), 1))


def play_one(game: Game, name: str, s: Any) -> None:
    choose = random.Random(1)
    for _ in range(DECISIONS):
        if s.over:
            s.to_bytes()
            return
        legal = game.legal(s)
        if not legal:
            raise BadData(f"{name} comes to a point with no choice")
        game.play_trusted(s, choose.choice(legal))
        if game.audit(s):
            raise BadData(f"{name} breaks {game.audit(s)}")
        game.view(s)
    raise BadData(f"{name} does not end")


def main(name: str, package: str, file: str) -> int:
    bound()
    games.REGISTER[name] = package
    try:
        play(games.load(name, Path(file)))
    except RiverratError as error:
        print(error)
        return 1
    except (MemoryError, RecursionError):
        print("these values are far too large")
        return 1
    except Exception as error:
        print(f"the values do not fit together ({error})")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
