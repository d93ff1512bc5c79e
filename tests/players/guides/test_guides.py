"""Guides look at every kind of table their game has, in every mode, without falling over."""

import math
import random

import pytest

from riverrat import games
from riverrat.engine.native import SEATS
from riverrat.engine.playout import variants
from riverrat.players.guides import NEVER, guide_for
from riverrat.players.workspace import Interpreted

NAMES = ("first-rat", "la-loire", "rio-de-la-plata")


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_says_something_sensible_everywhere(name: str) -> None:
    """For every choice a number, and values between lost and won; with two seats or more they share the win."""
    game = games.load(name)
    guide, choose = guide_for(game), random.Random(1)
    workspace = Interpreted(game, guide).workspace
    assert guide.name == name
    for variant in variants(game):
        s = game.new(variant.seats, dict(variant.options), 5)
        for _ in range(150):
            if s.over:
                break
            legal = game.legal(s)
            workspace.states[0], workspace.out[: len(legal)] = s, legal
            workspace.guide(-len(legal))
            numbers, values = workspace.sight[SEATS : SEATS + len(legal)], workspace.sight[: s.seats]
            assert all(map(math.isfinite, numbers))
            assert max(numbers) > -100, [game.actions.text(action) for action in legal]
            ruled_out = [guide.ruled_out(s, game.seat(s), action) for action in legal]
            assert ruled_out == [number == NEVER for number in numbers]
            assert all(0 <= value <= 1 for value in values)
            best = max(range(len(legal)), key=lambda at: numbers[at] + 2 * choose.random())
            game.play_trusted(s, legal[best])
