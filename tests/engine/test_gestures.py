"""Gestures found by compiled code are those of the interpreter."""

from __future__ import annotations

from typing import Any

import pytest

from riverrat import games
from riverrat.engine import gestures as walking
from riverrat.engine.game import Game
from riverrat.engine.gestures import gestures, quicken
from riverrat.engine.playout import decisions, start, variants

from ..conftest import needs_numba


def met(game: Game, every: int) -> list[Any]:
    """Tables along one random game of each kind."""
    found = []
    for place in variants(game):
        s = start(game, place.seats, place.options, 77)
        found += [s.clone() for count, _ in enumerate(decisions(game, s, 77)) if count % every == 0]
    return found


def agree(game: Game, every: int) -> None:
    tables = met(game, every)
    walks = [(s, most, seed) for s in tables for most, seed in ((300, -1), (3, 5))]
    plain = [gestures(game, *walk) for walk in walks]
    before = [s.clone() for s in tables]
    quicken(game)
    try:
        assert [gestures(game, *walk) for walk in walks] == plain
        assert tables == before
    finally:
        walking._quick.pop(game)


@needs_numba
def test_compiled_gestures_of_the_toy_are_the_interpreters() -> None:
    agree(games.load("toy"), 1)


@needs_numba
@pytest.mark.parametrize("name", [pytest.param("first-rat", marks=pytest.mark.release), "la-loire", "rio-de-la-plata"])
def test_compiled_gestures_are_the_interpreters(name: str) -> None:
    agree(games.load(name), 13)


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    """The top card that seat 1 has not seen looks like any other; the table stays as it is."""
    game = games.load("toy")
    s = game.new(2, seed=1)
    for action in ("rat 0", "go 2", "peek"):
        game.play(s, action)
    before = s.clone()
    for seed in range(20):
        assert gestures(game, s, 300, seed) == gestures(game, game.imagine(s, game.seat(s), seed))
    assert s == before
