"""A population on a box: who meets whom, what is counted, and the command from its networks to its report."""

from __future__ import annotations

import json
import math
import re
import shutil
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena.job import fingerprint
from riverrat.arena.playing import Played
from riverrat.balance.findings import _firsts, _over, _sat, _things, places, unused
from riverrat.balance.meetings import lineups, meetings
from riverrat.balance.population import trainings
from riverrat.balance.report import firsts
from riverrat.balance.usage import Use, use
from riverrat.cli.main import main
from riverrat.engine.errors import BadOption, RiverratError
from riverrat.engine.record import Record
from riverrat.players.entrants import entrant
from riverrat.players.network import NETWORKS


@pytest.fixture
def networks(tmp_path: Path) -> list[Path]:
    """Two that are finished already."""
    found = [tmp_path / "box" / f"{number}.npz" for number in (1, 2)]
    found[0].parent.mkdir()
    for path in found:
        shutil.copy(NETWORKS / "first-rat.npz", path)
    return found


def test_everybody_meets_everybody() -> None:
    assert lineups(4, 2) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
    assert lineups(4, 4) == [[0, 1, 2, 3]]
    assert lineups(2, 3) == [[0, 0, 1], [0, 1, 1]]
    assert lineups(4, 5) == [[0, 0, 1, 2, 3], [0, 1, 1, 2, 3], [0, 1, 2, 2, 3], [0, 1, 2, 3, 3]]


def test_a_match_has_every_network_on_every_seat(networks: list[Path]) -> None:
    match = meetings("first-rat", networks, 2, None, seed=1)
    assert match.seatings == [[0, 1], [1, 0]]
    assert match.players == [f"sampled={path}" for path in networks]


def test_networks_may_play_what_they_like_best_or_look_ahead(networks: list[Path]) -> None:
    assert meetings("first-rat", networks, 2, None, 1, "favourite").players[0] == f"network={networks[0]}"
    assert meetings("first-rat", networks, 2, None, 1, 100).players[0] == f"learned={networks[0]}:100"


def test_results_of_other_networks_do_not_mix(networks: list[Path]) -> None:
    game, name = games.load("first-rat"), f"network={networks[0]}"
    before = fingerprint(game, [name])
    networks[0].write_bytes(networks[0].read_bytes() + b"more")
    assert fingerprint(game, [name]) != before


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("network=nowhere.npz", "network=nowhere.npz: there is no such file"),
        ("random=x.npz", "random=x.npz: a file is played as network=FILE or sampled=FILE"),
    ],
)
def test_a_file_that_cannot_play_is_refused(text: str, refused: str) -> None:
    with pytest.raises(BadOption, match="^" + re.escape(refused)):
        entrant(text)


def test_a_game_tells_what_was_offered_taken_and_used() -> None:
    game = games.load("first-rat")
    record = Record(game, 2, {}, 5)
    record.play("go 5")
    found = use(record)
    assert found.first_seat == 0
    assert found.opening == "go 5"
    assert found.offered[0] == {("space", str(number)) for number in range(1, 6)}
    assert found.taken[0] == {("space", "5")}
    assert ("resource", "cheese") in found.used[0]
    assert found.first == {"space": ("5", {"1", "2", "3", "4", "5"})}
    assert found.taken[1] == set()


def played(seating: list[int], points: list[int], winner: int) -> Played:
    share = [float(seat == winner) for seat in range(len(points))]
    rest = {"turns": 30, "ending": "", "habits": [], "record": "", "seconds": []}
    return Played(0, 0, seating, points, [[], []], share, [1, 2], [1, 1], **rest)  # type: ignore[arg-type]


def test_the_unit_is_a_network() -> None:
    found = _over([0.5, 0.7])
    assert found["mean"] == pytest.approx(0.6)
    assert found["interval"] == pytest.approx([0.6 - 1.2706, 0.6 + 1.2706], abs=1e-4)  # 12.706 * 0.1414 / 1.414
    assert _over([0.5])["interval"] is None


def test_turn_order_not_seats() -> None:
    won = [played([0, 1], [70, 60], 0), played([1, 0], [50, 66], 1)]
    uses = [Use(0, "a"), Use(1, "b")]  # in the second game the other seat begins
    first, second = places(2, [_sat(one, told) for one, told in zip(won, uses, strict=True)])
    assert first["share"]["networks"] == [1.0]  # network 0 began both, and won both
    assert first["margin"]["mean"] == 13.0
    assert second["points"]["mean"] == 55.0


def test_things() -> None:
    map_, muscle = ("comic", "pipe-map"), ("comic", "muscle-rat")
    one = Use(
        0, "", [{map_, muscle}, {muscle}], [{map_}, set()], [{map_}, set()], {"comic": ("pipe-map", {"pipe-map"})}
    )
    things = _things([played([0, 1], [70, 60], 0)], [one])["comic"]
    assert things["pipe-map"] == {"offered": 1, "taken": 1.0, "first": 1.0, "winners": 1.0}
    assert things["muscle-rat"] == {"offered": 2, "taken": 0.0, "first": None, "winners": 0.0}
    assert _firsts([one])[0] == {map_: 1}
    assert unused({"2": {"things": {"comic": things}}}) == ["comic muscle-rat"]


def test_what_everybody_takes_first_is_named() -> None:
    rows = {name: {"first": share} for name, share in (("a", 0.41), ("b", 0.4), ("c", None))}
    assert firsts({"things": {"comic": rows}}) == [("comic", "a", 0.41)]


def test_a_population_begins_where_another_ended(tmp_path: Path) -> None:
    game = games.load("first-rat")
    with pytest.raises(RiverratError, match=r"holds no network 1\.npz to begin from"):
        trainings(game, tmp_path, 2, 1.0, None, tmp_path / "other")


def test_networks_of_another_box_play_without_learning(
    networks: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = networks[0].parent / "played"
    call = ["balance", "first-rat", "--networks", "2", "--seats", "2", "--deals", "1", "--cores", "1", "--minutes", "0"]
    assert main([*call, "--folder", str(folder)]) == 2
    assert "--minutes: needs a number above 0, or 0 with the networks of --begin-from" in capsys.readouterr().err
    assert main([*call, "--folder", str(folder), "--begin-from", str(networks[0].parent)]) == 0
    assert sorted(one.name for one in folder.iterdir()) == ["findings.json", "games-2.jsonl", "report.html"]


def test_the_command_goes_on_from_what_is_there(networks: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    folder = networks[0].parent
    call = ["balance", "first-rat", "--networks", "2", "--seats", "2", "--deals", "1", "--folder", str(folder)]
    assert main([*call, "--cores", "1"]) == 0
    assert "2 players, 2 games" in capsys.readouterr().out
    found = json.loads((folder / "findings.json").read_text())
    assert found["about"]["game"] == "first-rat"
    shares = [row["share"]["mean"] for row in found["players"]["2"]["places"]]
    assert math.isclose(sum(shares), 1.0)
    assert "<svg" in (folder / "report.html").read_text()
    before = (folder / "games-2.jsonl").read_bytes()
    assert main([*call, "--cores", "1"]) == 0
    assert (folder / "games-2.jsonl").read_bytes() == before


def test_a_number_of_players_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "first-rat", "--seats", "6"]) == 2
    assert "--seats: first-rat has 2, 3, 4, 5 players, not 6" in capsys.readouterr().err
