"""Features: what a seat may know as numbers, and no more."""

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.errors import BadOption
from riverrat.engine.playout import moves
from riverrat.env.features import features, features_of

NAMES = ["first-rat", "la-loire", "rio-de-la-plata"]


def test_numbers_stay_numbers_and_seats_are_counted_from_the_one_that_looks() -> None:
    game = games.load("first-rat")
    s = game.new(seats=3, seed=1)
    s.goods[0][2], s.goods[1][2], s.goods[2][2] = 4, 5, 6
    s.cap[3] = 2  # the last seat has it
    s.moved = 0b101
    seen = features_of(game).named(features(game, s, 1))
    assert seen["seats"] == 3
    assert seen["goods"][:, 2].tolist() == [5, 6, 4, 0, 0]
    assert seen["cap"][3] == 2  # 1 is oneself, 2 the next
    assert seen["moved"].tolist() == [1, 0, 1, 0]
    assert seen["asked_seat"] == 3  # seat 0 comes second after seat 1


def test_what_one_may_not_know_is_zero() -> None:
    game = games.load("rio-de-la-plata")
    s = game.new(seats=3, seed=1)
    shared = [name for name, field in game.state.fields.items() if field.shared]
    assert shared == ["give", "want", "give_characters", "want_characters"]
    for _ in moves(game, s, seed=4, limit=60):
        for seat in range(3):
            if not game.shares_rule(s, seat):
                named = features_of(game).named(features(game, s, seat))
                assert not any(named[name].any() for name in shared)


@pytest.mark.parametrize("name", NAMES)
def test_features_do_not_change_when_hidden_things_do(name: str) -> None:
    game = games.load(name)
    for mode in game.modes:
        s = game.new(mode.seats[0], mode.options, seed=2)
        for at, _ in enumerate(moves(game, s, seed=3, limit=200)):
            if at % 10 == 0:
                for seat in range(s.seats):
                    other = game.imagine(s, seat, seed=at)
                    assert np.array_equal(features(game, s, seat), features(game, other, seat))


@pytest.mark.parametrize("name", NAMES)
def test_features_keep_their_bounds_and_have_names(name: str) -> None:
    game = games.load(name)
    found = features_of(game)
    low, high = found.bounds()
    assert -1 <= low.min() < high.max() <= 160  # what a learner can scale by
    assert len(found.names) == len(set(found.names)) == found.size
    s = game.new(game.seat_counts[-1], seed=5)
    for at, _ in enumerate(moves(game, s, seed=6, limit=300)):
        if at % 10 == 0:
            seen = features(game, s, at % s.seats)
            assert (seen >= low).all()
            assert (seen <= high).all()


def test_there_are_no_other_seats() -> None:
    game = games.load("toy")
    s = game.new(2, seed=1)
    for seat, said in ((9, "9"), (-1, "-1"), (1.0, "1.0"), (None, "None")):
        with pytest.raises(BadOption) as refused:
            features(game, s, seat)  # type: ignore[arg-type]
        assert str(refused.value) == f"there is no seat {said}; they are 0 to 1"
