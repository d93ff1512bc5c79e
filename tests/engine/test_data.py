from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.data import Box
from riverrat.engine.errors import BadData


def corrected(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_datum_has_its_provenance() -> None:
    box = games.load("toy").box
    assert [d.origin for d in box.data if d.path == "course.holes"] == ["reconstructed"]
    assert box.value("rats.home") == 2
    assert box.table("course") == {"short": 9, "long": 14, "holes": [2, 3, 5, 8, 11]}


def test_an_owner_corrects_single_values(tmp_path: Path) -> None:
    path = corrected(tmp_path, 'rats.home = 7\n[[card]]\nid = "wheel"\nworth = 9\n')
    mine, ours = games.load("toy", path), games.load("toy")
    assert mine.box.hash != ours.box.hash
    assert (mine.box.value("rats.home"), ours.box.value("rats.home")) == (7, 2)
    s = mine.new(2, seed=1)
    s.rat[0] = [9, 0]
    assert mine.scores(s)[0].points == 7
    t = ours.new(2, seed=1)
    t.rat[0] = [9, 0]
    assert ours.scores(t)[0].points == 2
    assert {d.path: d.origin for d in mine.box.data}["card.wheel"] == "owner"
    assert {d.path: d.value for d in mine.box.data}["card.wheel"] == {"id": "wheel", "worth": 9, "copies": 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rats.hom = 7", "rats.hom: the box has no such value"),
        ("rats.home = 'x'", "rats.home: needs int like 2, not 'x'"),
        ("rats.each = 3", "rats.each: the board has room for two rats of each colour"),
        ("[[card]]\nid = 'moon'\nworth = 1", "card: each row needs the id of a row of the box"),
        ("rats.home = ", "Invalid value"),
    ],
)
def test_wrong_corrections_are_refused_with_a_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("toy", corrected(tmp_path, text))
    assert reason in str(error.value)
    assert games.load("toy").box.value("rats.home") == 2


def test_a_file_edited_since_is_read_again(tmp_path: Path) -> None:
    path = corrected(tmp_path, "rats.home = 4")
    assert games.load("toy", path).box.value("rats.home") == 4
    path.write_text("rats.home = 5", encoding="utf-8")
    assert games.load("toy", path).box.value("rats.home") == 5


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="No such file"):
        games.load("toy", tmp_path / "nowhere.toml")


def test_data_without_provenance_are_refused() -> None:
    with pytest.raises(BadData, match="price: a value needs the form"):
        Box({"price": 6})
    with pytest.raises(BadData, match="'hearsay' is none of"):
        Box({"price": {"value": 6, "from": "hearsay"}})
    with pytest.raises(BadData, match="each row needs an id"):
        Box({"card": [{"worth": 1}]})
