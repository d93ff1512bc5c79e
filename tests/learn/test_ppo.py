"""Learning from a rollout: a guide is imitated for a while."""

from dataclasses import replace

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.network import Network, chosen_logits
from riverrat.learn.selfplay import Report, SelfPlay
from riverrat.learn.sight import Sight
from riverrat.learn.tables import Mix
from tests.learn.small import SIZES, TINY, toy


@pytest.mark.release
def test_the_guide_written_for_a_game_is_imitated_for_a_while() -> None:
    torch.manual_seed(1)
    game = toy()
    recipe = replace(TINY, imitation=0.5)
    play = SelfPlay(game, Network(game, *SIZES), recipe, Mix.of(game), "cpu")
    play.tables._ask_guide = lambda: play.tables.guide_logits[:, 0].fill_(
        4.0
    )  # a teacher who always likes the first choice
    for _ in range(30):
        play.play(Report())
        play.update(0.1, Report())
    assert play.ppo.imitating
    look = play.rollout.rows(torch.nonzero(play.rollout.own.flatten()).flatten())
    assert look.guide_logits[:, 0].tolist() == [4.0] * len(look.guide_logits)
    with torch.no_grad():
        logits, _, _ = Sight(game, len(look.inputs), "cpu").look(play.network, look.inputs, look.counts)
    likely = torch.softmax(chosen_logits(logits, look.choices, look.many), 1)[:, 0]
    assert likely.mean() > 0.65
    play.play(Report())
    play.update(0.5, Report())
    assert not play.ppo.imitating
