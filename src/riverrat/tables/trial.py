"""Whether a corrected box can be played with. Whoever corrects a value may be wrong by a factor of a million."""

import random
import time
from typing import Any

from riverrat.engine.errors import BadData
from riverrat.engine.game import Game

ENOUGH = 6.0  # seconds of play without a fault that are enough
DECISIONS = 20_000  # which no game should take


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
