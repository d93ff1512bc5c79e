"""Try a corrected box out, away from the server: `python -m riverrat.server.trial NAME PACKAGE FILE`.

Whoever corrects a value may be wrong by a factor of a million. The process has little memory and time to be so in; it
loads the game, plays a few games at random with every invariant checked, and says what is wrong with it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from riverrat import games
from riverrat.engine.errors import BadData, RiverratError
from riverrat.engine.game import Game

MEMORY, SECONDS = 2 << 30, 45
GAMES, DECISIONS = 2, 20_000  # games tried for each mode and seat count, decisions none of them should take


def bound() -> None:
    """Take away what a wrong value could waste."""
    try:
        import resource
    except ImportError:  # not on this system: the server's own time limit stays
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def play(game: Game) -> None:
    """Random games at every mode and seat count; BadData says what went wrong."""
    for mode in game.modes:
        for seats in mode.seats:
            for seed in range(GAMES):
                choose = random.Random(seed)
                s = game.new(seats, dict(mode.options), seed)
                for _ in range(DECISIONS):
                    if s.over:
                        break
                    legal = game.legal(s)
                    if not legal:
                        raise BadData(f"a game of {mode.name} with {seats} seats comes to a point with no choice")
                    game.play_trusted(s, choose.choice(legal))
                    if game.audit(s):
                        raise BadData(f"a game of {mode.name} with {seats} seats breaks {game.audit(s)}")
                    game.view(s)
                else:
                    raise BadData(f"a game of {mode.name} with {seats} seats does not end")
                s.to_bytes()


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
