"""What is to be played: where everybody sits, and which chance."""

import pickle
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena.job import PLAYERS, Job, _thinks, job
from riverrat.arena.playing import play
from riverrat.engine.errors import RiverratError


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


def test_a_fingerprint_is_of_what_has_a_say_in_a_game() -> None:
    kept = {name: [path for path in PLAYERS.rglob("*.py") if _thinks(path, games.load(name))] for name in games.names()}
    for name, paths in kept.items():
        told = {path.relative_to(PLAYERS).as_posix() for path in paths}
        assert {"search.py", "guides/__init__.py"} < told
        assert "analysis.py" not in told
        assert ("guides/first_rat.py" in told) == (name == "first-rat")
        assert ("guides/rio_de_la_plata/choices.py" in told) == (name == "rio-de-la-plata")
