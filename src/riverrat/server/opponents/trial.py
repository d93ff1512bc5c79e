"""Try a corrected box out, away from the server: `python -m riverrat.server.opponents.trial NAME PACKAGE FILE`.

The process has little memory and time to be wrong in; it loads the game, plays a few games at random with every
invariant checked, and says what is wrong with it.
"""

import signal
import sys
from pathlib import Path

from riverrat import games
from riverrat.engine.errors import BadData, RiverratError
from riverrat.tables.trial import play

MEMORY, SECONDS = 1 << 30, 15


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
