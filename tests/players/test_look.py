"""What a network makes of positions: one at a time, in a list, in an array."""

from pathlib import Path

import numpy as np
import pytest

import riverrat
from riverrat.engine.errors import RiverratError
from riverrat.engine.playout import moves
from riverrat.players.network import NETWORKS, Network, NetworkPlayer, network_of
from riverrat.players.player import Limit
from tests.conftest import needs_numba


def test_one_position_has_a_policy_chances_and_points_ahead() -> None:
    game = riverrat.load("first-rat")
    s = game.new(seats=3, seed=1)
    seen = riverrat.look(game, s)
    assert seen.seat == game.seat(s)
    assert set(np.flatnonzero(seen.policy)) == set(game.legal(s))
    assert seen.policy.sum() == pytest.approx(1)
    assert seen.chances.shape == seen.ahead.shape == (3,)
    assert 0.5 < seen.chances.sum() < 1.5  # each seat is judged for itself
    taken = NetworkPlayer().decide(game, s, game.seat(s), Limit(), 1)
    ((text, share),) = seen.choices(1)
    assert text == game.actions.text(taken.action)
    assert share == pytest.approx(taken.reasons[0].value)


def test_seats_are_those_of_the_table_whoever_looks() -> None:
    game = riverrat.load("first-rat")
    s = game.new(seats=2, seed=1)
    while game.seat(s) == 0:
        game.play(s, game.legal(s)[0])
    seen, alone = riverrat.look(game, s), network_of(game).look(s, 1, game.legal(s))
    assert seen.seat == 1
    assert seen.chances[::-1] == pytest.approx(alone.chance)
    assert seen.ahead[::-1] == pytest.approx(alone.ahead)


@needs_numba
@pytest.mark.parametrize("name", ["first-rat", "rio-de-la-plata"])
def test_an_array_is_seen_as_its_positions_are_one_by_one(name: str) -> None:
    """In Río some actions name a seat: a network has them from the one that looks."""
    game, states = riverrat.load(name), []
    for seats in (3, 4):
        s = game.new(seats, seed=seats)
        states += [s.clone() for at, _ in enumerate(moves(game, s, seed=3, limit=150)) if at % 10 == 0]
    end = states[0].clone()
    end.over = 1
    tables = np.zeros(len(states) + 1, game.state.dtype)
    for row, state in zip(tables, [*states, end], strict=True):
        state.pack(row)
    many, listed = riverrat.look(game, tables), riverrat.look(game, states)
    for each, other in ((many.policy, listed.policy), (many.chances, listed.chances), (many.ahead, listed.ahead)):
        assert each[:-1] == pytest.approx(other, abs=2e-3)
        assert not each[-1].any()
    assert many.seat.tolist() == [*listed.seat, -1]
    assert listed.chances.shape == (len(states), 5)


def test_a_file_is_asked_instead() -> None:
    game = riverrat.load("toy")
    s = game.new(seats=2, seed=1)
    with pytest.raises(RiverratError, match="there is no network for toy"):
        riverrat.look(game, s)
    with pytest.raises(RiverratError, match="this network is for first-rat, not for toy"):
        riverrat.look(game, s, NETWORKS / "first-rat.npz")
    with pytest.raises(RiverratError, match="a position is a state, a list of states or an array of them, not str"):
        riverrat.look(riverrat.load("first-rat"), "start")
    with pytest.raises(RiverratError, match="none of first-rat"):
        riverrat.look(riverrat.load("first-rat"), np.zeros(2, riverrat.load("first-rat").state.dtype))


def test_a_file_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    """As `riverrat learn` does every half minute."""
    game, path = riverrat.load("first-rat"), tmp_path / "mine.npz"
    s = game.new(seats=2, seed=3)
    known = network_of(game)
    Network(game, known.weights, known.about).save(path)
    before = riverrat.look(game, s, path)
    assert riverrat.look(game, s, path).policy.tolist() == before.policy.tolist()
    indifferent = {name: np.zeros_like(known.weights[name]) for name in ("policy", "policy.bias")}
    Network(game, known.weights | indifferent, known.about).save(path)
    legal = game.legal(s)
    assert riverrat.look(game, s, path).policy[legal].tolist() == pytest.approx([1 / len(legal)] * len(legal))
    assert before.policy.max() > 0.9
