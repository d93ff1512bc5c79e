"""Boxes that games had before: records, positions and matches go on with the one they began with."""

import json
import random
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena.job import Job, job
from riverrat.cli.main import main
from riverrat.engine.data import EARLIER
from riverrat.engine.errors import BadRecord
from riverrat.engine.game import Game
from riverrat.engine.record import Record
from tests.another_toy import AnotherToy, another_toy

CHANGES = (  # of a value, of a row that is gone, of a value that is new
    *("home = { value = 2", "home = { value = 3"),
    *('[[card]]\nid = "wheel"\nworth = 5\ncopies = 1\nfrom = "reconstructed"\n', ""),
    *("[course]\n", '[course]\nbridges = { value = 4, from = "inferred" }\n'),
)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnotherToy:
    return another_toy("marathon", tmp_path, monkeypatch)


def played(game: Game, seats: int = 2) -> Record:
    """A whole game of random moves."""
    record, choose = Record(game, seats, seed=1), random.Random(1)
    while not record.now.over:
        record.play(choose.choice(game.legal(record.now)))
    return record


def keep(toy: AnotherToy, former: str) -> Path:
    file = toy.folder.with_name("former.toml")
    file.write_text(former, encoding="utf-8")
    assert main(["data", toy.name, "--keep", str(file)]) == 0
    return file


def test_a_record_goes_on_with_the_box_it_began_with(toy: AnotherToy, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(toy.load())
    points = [score.points for score in record.game.scores(record.now)]
    former = toy.change(*CHANGES)
    with pytest.raises(BadRecord, match=f"played with the data {record.game.box.hash}; the data at hand is"):
        games.read_record(record.text())
    keep(toy, former)
    assert Path(capsys.readouterr().out.strip()) == toy.folder / EARLIER / f"{record.game.box.hash}.toml"
    again = games.read_record(record.text())
    assert again.text() == record.text()
    assert [score.points for score in again.game.scores(again.now)] == points
    assert again.game.box.hash == record.game.box.hash != toy.load().box.hash
    assert [row["id"] for row in again.game.box.rows("card")] == ["crumb", "slice", "wheel"]
    assert [row["id"] for row in toy.load().box.rows("card")] == ["crumb", "slice"]
    assert (again.game.box.value("rats.home"), again.game.box.value("course.bridges")) == (2, 4)
    assert {datum.origin for datum in again.game.box.data} == {"rulebook", "inferred", "reconstructed"}


def test_a_box_changed_twice_is_kept_twice(toy: AnotherToy) -> None:
    records = [played(toy.load())]
    formers = [toy.change("short = { value = 9", "short = { value = 8")]
    records.append(played(toy.load()))
    formers.append(toy.change(*CHANGES))
    for former in formers:
        keep(toy, former)
    assert [games.read_record(record.text()).game.box.value("course.short") for record in records] == [9, 8]


def test_a_position_and_a_save_go_on_with_their_box(toy: AnotherToy, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(toy.load(), seats=2, seed=1)
    position, save = (toy.folder.with_name(name) for name in ("position.json", "save.txt"))
    position.write_text(json.dumps(record.game.position(record.now)), encoding="utf-8")
    record.save(save)
    keep(toy, toy.change(*CHANGES))
    capsys.readouterr()
    assert main(["act", str(position), "rat 0"]) == 0
    assert json.loads(capsys.readouterr().out)["data"] == record.game.box.hash
    assert main(["replay", str(save), "--at", "0"]) == 0
    assert json.loads(capsys.readouterr().out)["data"] == record.game.box.hash


def test_a_match_goes_on_with_its_box(toy: AnotherToy) -> None:
    match = job(toy.name, ["random"])
    keep(toy, toy.change(*CHANGES))
    assert Job.from_json(match.json()).load().box.value("rats.home") == 2
    again = job(toy.name, ["random"], corrections=games.earlier_box(toy.name, match.data))
    assert (again.data, again.corrections) == (match.data, "")


def test_what_is_no_box_is_not_kept(toy: AnotherToy, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = (toy.folder / "board.toml").read_text(encoding="utf-8").replace("each = { value = 2", "each = { value = 3")
    for text, reason in (("no toml", "Expected '='"), ("[rats]\n", "no datum"), (wrong, "room for two rats")):
        file = toy.folder.with_name("wrong.toml")
        file.write_text(text, encoding="utf-8")
        assert main(["data", toy.name, "--keep", str(file)]) == 2
        assert reason in capsys.readouterr().err
    assert not list(toy.folder.glob(f"{EARLIER}/*"))


@pytest.mark.parametrize("box", ["../board", "..", ""])
def test_a_hash_is_no_way_to_another_file(box: str) -> None:
    assert games.earlier_box("toy", box) is None
    assert games.find("toy", box) is games.load("toy")


def test_every_box_that_is_kept_can_be_played() -> None:
    """Each is named after its hash, and a game with it comes to its end."""
    for name in games.names():
        for file in (games.load(name).folder / EARLIER).glob("*"):
            game = games.find(name, file.stem)
            assert (game.box.hash, file.suffix) == (file.stem, ".toml")
            record = played(game, seats=game.modes[0].seats[0])
            assert games.read_record(record.text()).now == record.now
