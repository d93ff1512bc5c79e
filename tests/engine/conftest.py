"""The game that tests of the engine play."""

import pytest

from riverrat import games
from riverrat.engine.game import Game


@pytest.fixture
def game() -> Game:
    return games.load("toy")
