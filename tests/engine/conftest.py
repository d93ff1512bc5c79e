"""The game that tests of the engine play."""

from __future__ import annotations

import pytest

from riverrat import games
from riverrat.engine.game import Game


@pytest.fixture
def game() -> Game:
    return games.load("toy")
