"""One game of a match: what players are told, and what is kept of it."""

import pytest

from riverrat.arena.job import job
from riverrat.arena.playing import play
from riverrat.engine.errors import RiverratError
from riverrat.engine.record import Record
from riverrat.players.player import Limit

from . import players


def test_a_game_is_kept_as_a_record_that_can_be_read() -> None:
    found = job("toy", ["random", "playouts:4"], date="2026-11-15", seed=5)
    played = play(found, 1)
    record = Record.read(played.record, lambda _name, _data: found.load())
    assert record.now.over
    assert [score.points for score in record.game.scores(record.now)] == played.points
    assert record.tags["player-1"] == "playouts:4"
    assert record.tags["level-2"] == "random"
    assert record.tags["date"] == "2026-11-15"
    assert record.tags["result"] == " ".join(map(str, played.points))
    assert sum(played.decisions) == len(record)
    assert played.seating == [1, 0]
    assert sum(played.share) == 1
    assert play(found, 1) == played


def test_a_player_is_told_what_its_seat_may_know_a_limit_and_a_seed() -> None:
    found = job("toy", ["tests.arena.players.PRYING:5", "random"])
    players.PRYING.told.clear()
    played = play(found, 0)
    record = Record.read(played.record, lambda _name, _data: found.load())
    told = iter(players.PRYING.told)
    for ply in range(len(record)):
        if record.seat_at(ply) == 0:
            s, seat, limit, seed = next(told)
            true = record.at(ply)
            assert (seat, limit, seed) == (0, Limit(playouts=5), found.decision_seed(0, ply))
            assert record.game.view(s, 0) == record.game.view(true, 0)
            assert list(s.rng) != list(true.rng)
    assert next(told, None) is None


def test_an_answer_that_is_no_action_is_refused_in_words() -> None:
    found = job("toy", ["tests.arena.players:Talker", "random"])
    needs = r"Talker.decide answered with 'rat 0'; needs a Decision, or the number of an action"
    with pytest.raises(RiverratError, match=needs):
        play(found, 0)


def test_a_game_that_counts_nothing() -> None:
    played = play(job("toy", ["random", "random"]), 0)
    assert played.habits == [{}, {}]
    assert played.ending == ""
