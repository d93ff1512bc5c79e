"""Learning on the toy and without a GPU: small, slow, and the same to the last bit every time."""

from typing import Any

import pytest

from riverrat import games

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.network import Network
from riverrat.learn.recipe import Recipe
from riverrat.learn.selfplay import Report, SelfPlay
from riverrat.learn.tables import Mix

TINY = Recipe(tables=48, steps=12, batch=256, opening=1, past_opponents=0.25, random_opponents=0.25)
SIZES = (24, 16)


def toy() -> Any:
    return games.load("toy")


def learnt(updates: int) -> tuple[SelfPlay, Report]:
    torch.manual_seed(3)
    play, report = SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", seed=5), Report()
    for at in range(updates):
        report = Report() if at % 10 == 0 else report
        play.play(report)
        play.update(at / updates, report)
    return play, report
