"""What is to be played: who, where, and which chance."""

from __future__ import annotations

import math
import pickle
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena.entrants import entrant
from riverrat.arena.job import PLAYERS, Job, _thinks, job
from riverrat.arena.playing import play
from riverrat.engine.errors import RiverratError
from riverrat.engine.record import Record
from riverrat.players.levels import LEVELS
from riverrat.players.player import Limit

from . import players

TIMED = next(level for level in LEVELS.values() if math.isfinite(level.limit.seconds))


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("playouts:0.2s", Limit(seconds=0.2)),
        ("playouts:250ms", Limit(seconds=0.25)),
        ("playouts:8000", Limit(playouts=8000)),
        ("random", Limit()),
        (TIMED.name, TIMED.limit),
        (f"{TIMED.name}:50", Limit(playouts=50)),
        ("tests.arena.players.PRYING:5", Limit(playouts=5)),
    ],
)
def test_a_player_is_written_with_its_limit(text: str, limit: Limit) -> None:
    found = entrant(text)
    assert (found.name, found.limit) == (text, limit)
    assert found.repeatable == math.isinf(limit.seconds)


def test_a_share_of_a_levels_own_limit() -> None:
    assert entrant(f"{TIMED.name}:10%").limit.seconds == pytest.approx(TIMED.limit.seconds / 10)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wizard", "there is no player 'wizard'; there are "),
        ("playouts", "playouts needs a limit, such as playouts:0.2s or playouts:500"),
        ("playouts:fast", "playouts:fast: a limit is a number of simulations"),
        ("playouts:0", "a limit is a number of simulations"),
        ("playouts:1.5", "a limit is a number of simulations"),
        ("playouts:10%", "only a level that has a limit of its own"),
        ("random:10%", "only a level that has a limit of its own"),
        ("nowhere.at.ALL:5", "nowhere.at.ALL: No module named 'nowhere'"),
        ("tests.arena.players.NOBODY:5", "is no player"),
        ("tests.arena.players.GONE:5", "has no attribute 'GONE'"),
    ],
)
def test_who_is_not_there_cannot_play(text: str, reason: str) -> None:
    with pytest.raises(RiverratError) as error:
        job("toy", [text, "random"])
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("entered", "seats", "seatings"),
    [
        (["a", "b"], None, [[0, 1], [1, 0]]),
        (["a", "b", "b"], None, [[0, 1, 1], [1, 1, 0], [1, 0, 1]]),
        (["a", "b", "c"], 3, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]),
        (["a", "b", "c"], 2, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]),
        (["a"], 3, [[0, 0, 0]]),
        (["a", "b"], 1, [[0], [1]]),
    ],
)
def test_everybody_sits_everywhere(entered: list[str], seats: int | None, seatings: list[list[int]]) -> None:
    names = {"a": "random", "b": "playouts:1", "c": "playouts:2"}
    assert job("toy", [names[one] for one in entered], seats=seats).seatings == seatings


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"name": "chess"}, "unknown game 'chess'"),
        ({"mode": "fast"}, "toy has no mode 'fast'"),
        ({"seats": 9}, "toy is for 1, 2, 3 or 4 players, not 9"),
        ({"mode": "solo", "seats": 2}, "mode solo of toy has 1 seats, not 2"),
        ({"options": {"course": "round"}}, "option course can be short or long, not 'round'"),
        ({"seats": 3}, "3 seats and 2 players: name a player for each seat, or one for all"),
        ({"entered": []}, "a match needs players"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: dict[str, object], reason: str) -> None:
    given: dict[str, object] = {"name": "toy", "entered": ["random", "playouts:1"], **settings}
    with pytest.raises(RiverratError, match=reason):
        job(given.pop("name"), given.pop("entered"), **given)  # type: ignore[arg-type]


def test_games_of_a_deal_share_their_chance_and_nothing_else() -> None:
    found = job("toy", ["random", "playouts:1"])
    assert [found.deal(number) for number in range(4)] == [0, 0, 1, 1]
    assert found.table_seed(0) == found.table_seed(1)
    assert found.table_seed(1) != found.table_seed(2)
    assert len({found.decision_seed(number, ply) for number in range(4) for ply in range(50)}) == 200
    assert job("toy", ["random", "playouts:1"], seed=2).table_seed(0) != found.table_seed(0)


def test_a_job_travels() -> None:
    found = job("toy", ["random", "playouts:3"], mode="long", date="2026-11-15")
    found.entrants  # noqa: B018
    assert pickle.loads(pickle.dumps(found)) == found
    assert Job.from_json(found.json()) == found
    assert found.options == {"course": "long"}
    assert found.difference(found) == ""
    other = job("toy", ["random", "playouts:4"], mode="long")
    assert found.difference(other) == "its players: random, playouts:4, not random, playouts:3"


def test_a_corrected_box_travels_too(tmp_path: Path) -> None:
    corrections = tmp_path / "box.toml"
    corrections.write_text("[rats]\nhome = 5\n")
    found = job("toy", ["random", "random"], corrections=corrections)
    corrections.unlink()
    assert found.data == found.load().box.hash
    assert found.data != job("toy", ["random", "random"]).data
    assert "\ndata " + found.data in play(found, 0).record


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


def test_a_fingerprint_is_of_what_has_a_say_in_a_game() -> None:
    kept = {name: [path for path in PLAYERS.rglob("*.py") if _thinks(path, games.load(name))] for name in games.names()}
    for name, paths in kept.items():
        told = {path.relative_to(PLAYERS).as_posix() for path in paths}
        assert {"search.py", "guides/__init__.py"} < told
        assert "analysis.py" not in told
        assert ("guides/first_rat.py" in told) == (name == "first-rat")
        assert ("guides/rio_de_la_plata/choices.py" in told) == (name == "rio-de-la-plata")
