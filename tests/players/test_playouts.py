"""The player that tries each choice in many random games: repeatable, and better than chance."""

import itertools
import time

import pytest

from riverrat import games
from riverrat.players.player import Limit, Player
from riverrat.players.playouts import PlayoutsPlayer
from riverrat.players.random import RandomPlayer
from tests.conftest import needs_numba

from .playing import wins

TOY = games.load("toy")


@pytest.mark.parametrize("player", [RandomPlayer(), PlayoutsPlayer(compiled=False)])
def test_the_same_seed_and_limit_give_the_same_decision(player: Player) -> None:
    s = TOY.new(3, seed=4)
    found = [player.decide(TOY, s, 0, Limit(playouts=60), 9) for _ in range(2)]
    assert found[0] == found[1]
    assert s == TOY.new(3, seed=4)  # the table is left as it is


@needs_numba
def test_compiled_and_interpreted_trials_agree() -> None:
    s = TOY.new(2, seed=5)
    quick, slow = (PlayoutsPlayer(compiled=flag).decide(TOY, s, 0, Limit(playouts=200), 3) for flag in (True, False))
    assert quick == slow


def test_reasons_tell_all_choices_and_the_best_first() -> None:
    s = TOY.new(2, seed=1)
    TOY.play(s, "rat 0")
    decision = PlayoutsPlayer(compiled=False).decide(TOY, s, 0, Limit(playouts=300), 1)
    assert decision.reasons[0].action == decision.action
    assert sorted(reason.action for reason in decision.reasons) == sorted(TOY.legal(s))
    assert all(0 <= reason.value <= 1 for reason in decision.reasons)
    assert 200 < sum(reason.visits for reason in decision.reasons) <= 330


def test_a_win_at_hand_is_taken() -> None:
    """One rat of each side is home and the other side's second will be: who gets there first has won."""
    s = TOY.new(2, seed=1)
    s.rat[0], s.rat[1] = [9, 6], [9, 8]
    TOY.check(s)
    assert TOY.step(s) == "stride"
    decision = PlayoutsPlayer(compiled=False).decide(TOY, s, 0, Limit(playouts=150), 1)
    assert TOY.actions.text(decision.action) == "go 9"
    assert decision.reasons[0].value > 0.8


def test_time_limits_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever somebody looks at it."""
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 100)
    s = TOY.new(4, {"course": "long"}, 1)
    decision = PlayoutsPlayer(compiled=False).decide(TOY, s, 0, Limit(seconds=0.2), 1)
    assert decision.action in TOY.legal(s)
    assert next(clock) < 30  # twenty looks are the limit, and a few more at what was begun


def test_playouts_beat_random_at_the_toy() -> None:
    assert wins(TOY, PlayoutsPlayer(compiled=False), Limit(playouts=40), 20) > 0.7
