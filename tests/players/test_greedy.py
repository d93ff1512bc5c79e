"""The player that takes whatever brings most points at once."""

from riverrat import games
from riverrat.players.greedy import GreedyPlayer
from riverrat.players.player import Limit

TOY = games.load("toy")


def test_greedy_takes_the_most_points() -> None:
    """Among all choices there is none that brings more points at once, at each decision of a game."""
    s, player, lines = TOY.new(seats=2, seed=3), GreedyPlayer(), [0] * len(TOY.score_lines)
    while not s.over:
        seat, after = TOY.seat(s), {}
        for action in TOY.legal(s):
            tried = s.clone()
            TOY.play(tried, action)
            after[action] = TOY.points_rule(tried, seat, lines)
        taken = player.decide(TOY, s, seat, Limit(), 1).action
        assert after[taken] == max(after.values())
        TOY.play(s, taken)
