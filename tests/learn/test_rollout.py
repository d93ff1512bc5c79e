"""What each decision of a stretch of self-play was worth."""

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.recipe import Recipe
from tests.learn.small import learnt


def test_a_choice_is_judged_by_what_came_of_it() -> None:
    play, _ = learnt(1)
    room = play.rollout
    for tensor in (room.chance, room.ahead, room.stood, room.share, room.final, room.seat, room.advantage):
        tensor.zero_()
    room.players.fill_(2)
    room.own.fill_(True)
    room.ended.zero_()
    room.chance[:] = 0.5
    room.ended[3, 0] = True  # at the first table seat 0 wins with the fourth choice
    room.share[3, 0, 0] = 1.0
    room.aim(Recipe(gae_lambda=0.5, step_cost=0.0), torch.tensor(0.0))
    expected = room.expected[:5, 0]
    assert expected[:, 0].tolist() == [0.5625, 0.625, 0.75, 1.0, 0.5]  # half of what is left, the further back
    assert expected[:, 1].tolist() == [0.0, 0.0, 0.0, 0.0, 0.5]  # had no choice in between: all of it
    gains = room.advantage[:5, 0]
    assert gains[3] > gains[2] > gains[1] > gains[0] > gains[4]
