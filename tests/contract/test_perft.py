"""How many sequences of choices lead how far: a count that changes when any rule of the opening does."""

from typing import Any

import pytest

from riverrat import games
from riverrat.engine.game import Game

SEED = 77
COUNTS = {  # game and seats: sequences of 1, 2, 3, ... choices from the start
    ("toy", 2): [2, 6, 16, 36, 104, 264, 640],
    ("first-rat", 1): [5, 13, 59, 157, 618, 1808, 6374],
    ("first-rat", 2): [5, 25, 77, 298, 912, 3393],
    ("first-rat", 5): [5, 28, 152, 827, 4479],
    ("la-loire", 1): [2, 6, 12, 12, 18, 32, 70, 108],
    ("la-loire", 2): [2, 6, 12, 12, 19, 31, 70, 114],
    ("la-loire", 4): [2, 6, 12, 12, 18, 32, 70, 108],
    ("rio-de-la-plata", 3): [51, 2399],
    ("rio-de-la-plata", 5): [53, 2507],
}


def perft(game: Game, s: Any, depth: int) -> int:
    legal = game.legal(s)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        at = s.clone()
        game.play_trusted(at, action)
        total += perft(game, at, depth - 1)
    return total


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_perft(name: str, seats: int) -> None:
    game = games.load(name)
    s = game.new(seats, seed=SEED)
    counts = COUNTS[name, seats]
    assert [perft(game, s, depth) for depth in range(1, len(counts) + 1)] == counts
