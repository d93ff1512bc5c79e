"""Many tables side by side are those of the interpreter."""

import pytest

from riverrat import games
from riverrat.engine.inputs import inputs
from riverrat.engine.native import SEATS as FIRST
from riverrat.players.guides import LINES, guide_for

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.tables import CHOICES, ENDED, INPUTS, SEAT, SEATS, Mix, Tables
from tests.learn.small import toy


def test_tables_are_those_of_the_interpreter() -> None:
    game = toy()
    tables = Tables(game, 12, Mix.of(game), "cpu", seed=9)
    ended = 0
    for _ in range(120):
        states = [game.state.unpack(row) for row in tables.tables.numpy().view(game.state.dtype).reshape(-1)]
        for at, s in enumerate(states):
            told = tables.told[at].tolist()
            assert (told[SEAT], told[SEATS]) == (game.seat(s), s.seats)
            assert tables.choices[at, : told[CHOICES]].tolist() == game.legal(s)
            assert sorted(tables.inputs[at, : told[INPUTS]].tolist()) == inputs(game, s, game.seat(s))
        chosen = tables.choices[:, 0].long()
        tables.action.copy_(chosen)
        tables.step()
        tables.check()
        for at, s in enumerate(states):
            game.play(s, int(chosen[at]))
            while not s.over and len(game.legal(s)) == 1:  # a question with one answer is no decision
                game.play(s, game.legal(s)[0])
            assert bool(s.over) == bool(tables.told[at, ENDED])
            ended += bool(s.over)
            if not s.over:
                assert s == game.state.unpack(tables.tables.numpy().view(game.state.dtype).reshape(-1)[at])
    assert ended > 3


@pytest.mark.release
def test_guide_logits_are_the_guides_own() -> None:
    game = games.load("first-rat")
    tables = Tables(game, 6, Mix.of(game), "cpu", seed=3)
    tables.ask_guide()
    guide = guide_for(game)
    for at, row in enumerate(tables.tables.numpy().view(game.state.dtype).reshape(-1)):
        s = game.state.unpack(row)
        legal = game.legal(s)
        sight = [0.0] * (FIRST + len(legal) + LINES)
        guide.look(s, legal, len(legal), sight, guide.numbers())
        assert tables.guide_logits[at, : len(legal)].tolist() == pytest.approx(sight[FIRST : FIRST + len(legal)])
