"""Compile what several tests use: `python -m tests.compiling DONE` leaves the file DONE when it has ended."""

from __future__ import annotations

import sys
from pathlib import Path

import tests.conftest  # noqa: F401 (it puts the toy into the register)
from riverrat import games
from riverrat.engine import native
from riverrat.players.search import prepare, prepare_learned

if __name__ == "__main__":
    try:
        loaded = [games.load(name) for name in reversed(games.names())]
        for game in loaded:
            prepare(game)
        for game in loaded:  # what fewer tests use
            prepare_learned(game)
            _ = native.compiled(game).look_address
    finally:
        Path(sys.argv[1]).touch()
