"""One look: what is liked best is taken, at once."""

import pytest

from riverrat import games
from riverrat.players.glance import GlancePlayer
from riverrat.players.guides import guide_for
from riverrat.players.network import NetworkPlayer
from riverrat.players.player import Limit


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_a_glance_takes_what_the_network_likes_best_of_what_makes_sense(name: str) -> None:
    game = games.load(name)
    s, compared = game.new(game.seat_counts[-1], seed=5), 0
    for _ in range(40):
        seat = game.seat(s)
        chosen = GlancePlayer().decide(game, s, seat, Limit(), 1).action
        if len(game.legal(s)) > 1:
            liked = [reason.action for reason in NetworkPlayer().decide(game, s, seat, Limit(), 1).reasons]
            sensible = [action for action in liked if not guide_for(game).ruled_out(s, seat, action)]
            assert chosen == (sensible or liked)[0]
            compared += 1
        game.play(s, chosen)
    assert compared > 10


def test_without_a_network_or_an_opinion_chance_decides() -> None:
    toy = games.load("toy")
    s = toy.new(2, seed=1)
    assert {GlancePlayer().decide(toy, s, 0, Limit(), seed).action for seed in range(20)} == set(toy.legal(s))
