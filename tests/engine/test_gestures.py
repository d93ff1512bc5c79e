"""Gestures found by compiled code are those of the interpreter."""

from typing import Any

import pytest

from riverrat import games
from riverrat.engine import gestures as walking
from riverrat.engine.errors import IllegalAction
from riverrat.engine.game import Game
from riverrat.engine.gestures import gestures, preview, quicken
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


def test_gestures_join_what_belongs_together(game: Game) -> None:
    s = game.new(2, seed=1)
    found = gestures(game, s)
    assert [[game.actions.text(a) for a in g.actions] for g in found] == [
        ["rat 0", "go 1"], ["rat 0", "go 2"], ["rat 0", "go 3"],
        ["rat 1", "go 1"], ["rat 1", "go 2"], ["rat 1", "go 3"],
    ]  # fmt: skip
    assert [g.target for g in found[:3]] == ["space:1", "space:2", "space:3"]
    assert all(g.complete for g in found)
    assert [g.preview.ends_turn for g in found[:3]] == [True, False, False]  # holes on 2 and 3 ask first


def test_gestures_are_bounded(game: Game) -> None:
    found = gestures(game, game.new(2, seed=1), most=1)
    assert [(len(g.actions), g.complete) for g in found] == [(1, False), (1, False)]


def test_a_preview_stops_before_what_is_unknown(game: Game) -> None:
    s = game.new(2, seed=1)
    game.play(s, "rat 0")
    game.play(s, "go 2")
    found = preview(game, s, [game.actions.id("dig")])
    assert (found.events, found.points, found.reveals) == ((), None, True)
    with pytest.raises(IllegalAction):
        preview(game, s, [game.actions.id("go 3")])


def test_a_preview_tells_costs_and_points(game: Game) -> None:
    s = game.new(2, seed=1)
    s.rat[0] = [7, 0]
    found = preview(game, s, [game.actions.id("rat 0"), game.actions.id("go 9")])
    assert (found.points, found.reveals, found.ends_turn) == (2, False, True)
    assert [game.event_words(e) for e in found.events] == [("moved", {"rat": 0, "start": 7, "space": 9})]
