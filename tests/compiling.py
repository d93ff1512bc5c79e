"""Compile what several tests use: `python -m tests.compiling DONE GAMES GAMES` leaves the file DONE when it has ended.

The first games are compiled for this machine, the second for browsers; their names are joined by commas. All but the
first of the second are needed by few tests, which wait for them themselves.
"""

import sys
from contextlib import suppress
from pathlib import Path

import tests.conftest  # noqa: F401 (it puts the toy into the register)
from riverrat import games
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.players import wasm
from riverrat.players.search import prepare, prepare_learned

if __name__ == "__main__":
    try:
        loaded, for_browsers = ([games.load(name) for name in given.split(",")] for given in sys.argv[2:])
        for game in loaded:
            prepare(game)
        for game in loaded:  # what fewer tests use
            prepare_learned(game)
            _ = native.compiled(game).look_address
        with suppress(RiverratError):  # where what it takes is missing
            for game in for_browsers:
                wasm.build(game)
                Path(sys.argv[1]).touch()
    finally:
        Path(sys.argv[1]).touch()
