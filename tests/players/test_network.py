"""The networks that come with Riverrat: they fit, they are small, and compiled they see what they see in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.native import SEATS
from riverrat.engine.playout import decisions, start, variants
from riverrat.players.desk import Compiled, plant
from riverrat.players.guides import NEVER, guide_for
from riverrat.players.network import MARGIN, NETWORKS, NetworkPlayer, Unfit, network_of
from riverrat.players.network_guide import BLEND, learned, learned_guide, network_guide
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer
from tests.conftest import needs_numba

LEARNED = ("first-rat", "la-loire", "rio-de-la-plata")


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_comes_with_the_game(name: str) -> None:
    about = network_of(games.load(name)).about
    assert (NETWORKS / f"{name}.npz").stat().st_size < 4_000_000
    assert about["game"] == name
    assert about["decisions"] > 10_000_000
    assert about["minutes"] <= 10
    assert {"date", "device", "recipe", "curve"} <= set(about)


def test_a_game_without_a_network_has_the_guide_written_for_it() -> None:
    toy = games.load("toy")
    with pytest.raises(Unfit, match="there is no network for toy"):
        network_of(toy)
    assert learned_guide(toy) is guide_for(toy)
    assert not learned(toy)
    assert learned(games.load("first-rat"))


@needs_numba
@pytest.mark.parametrize("name", LEARNED)
def test_compiled_it_sees_what_it_sees_in_numpy(name: str) -> None:
    game = games.load(name)
    network, desk = network_of(game), Compiled(game, network_guide(game), nodes=2000, edges=20_000)
    seen = 0
    for variant in variants(game)[:: 3 if name == "first-rat" else 1]:
        s = start(game, variant.seats, variant.options, 11)
        for at, _ in enumerate(decisions(game, s, 11, limit=240)):
            legal = game.legal(s)
            if at % 40 != 17 or len(legal) < 2:
                continue
            seat = game.seat(s)
            desk.start(s)
            plant(desk.tree)
            desk.run(seat, 1, 0, 1)
            look, sight = network.look(s, seat, legal), desk.desk.sight
            half = (len(sight) - SEATS) // 2
            out = [guide_for(game).ruled_out(s, seat, action) for action in legal]
            likings = np.where(out, NEVER, look.logits)
            assert np.allclose(sight[SEATS + half : SEATS + half + len(legal)], likings, atol=0.02, rtol=0.02)
            chance = look.chance / (1 if s.seats == 1 else look.chance.sum())
            value = (1 - BLEND) * chance + BLEND * (0.5 + 0.5 * np.tanh(look.ahead / (MARGIN / 2)))
            assert np.allclose([sight[(seat + k) % s.seats] for k in range(s.seats)], value, atol=0.02)
            seen += 1
    assert seen > 10


@needs_numba
def test_with_a_network_search_decides_the_same_whatever_it_looked_at_before() -> None:
    game = games.load("first-rat")
    s, player = game.new(2, seed=6), SearchPlayer(guides=learned_guide)
    first = player.decide(game, s, 0, Limit(playouts=200), 5)
    other = game.new(4, seed=9)
    player.decide(game, other, game.seat(other), Limit(playouts=50), 6)
    again = player.decide(game, s, 0, Limit(playouts=200), 5)
    assert first == again


def test_the_network_alone_takes_what_it_likes_best() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=6)
    decision = NetworkPlayer().decide(game, s, 0, Limit(), 1)
    assert decision.action == decision.reasons[0].action
    assert decision.reasons[0].value == max(reason.value for reason in decision.reasons)
    assert sum(reason.value for reason in decision.reasons) == pytest.approx(1.0)


def test_sampled_it_chooses_as_often_as_it_likes_something() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=6)
    decisions = [NetworkPlayer(sampled=True).decide(game, s, 0, Limit(), seed) for seed in range(400)]
    assert decisions[7] == NetworkPlayer(sampled=True).decide(game, s, 0, Limit(), 7)
    for reason in decisions[0].reasons:
        taken = sum(decision.action == reason.action for decision in decisions) / 400
        assert taken == pytest.approx(reason.value, abs=0.1)
