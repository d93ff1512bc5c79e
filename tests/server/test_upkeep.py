"""Tables and people are listed and cleared away."""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.cli.main import main
from riverrat.server.store import schema, upkeep
from riverrat.server.store.store import Store
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet


@pytest.mark.parametrize("task", ["backup x.gz", "admin tables", "admin settle", "admin check-upgrade", "admin tidy"])
def test_a_place_where_nothing_is_kept_is_refused_in_one_line(
    task: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*task.split(), "--data-folder", str(folder)]) == 2
    told = capsys.readouterr().err
    assert "name the server's own --data-folder" in told
    assert len(told.splitlines()) == 1


def test_tables_and_people_are_listed_and_cleared_away(
    store: Store, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, _ = store.new_person("Ann")
    bob, _ = store.new_person("Bob")
    sheets = [new_sheet(games.load("toy"), [Seat("person", ann.id), Seat("open")], {}) for _ in range(3)]
    for sheet in sheets:
        sheet.host = ann.id
        store.create(sheet)
    with store.change() as connection:
        old = schema.table.update().where(schema.table.c.id == sheets[0].id)
        connection.execute(old.values(updated=1, over=True))
        connection.execute(schema.person.update().values(created=1))
        connection.execute(schema.device.update().values(created=1))
    assert main(["admin", "tables", "--data-folder", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert all(sheet.id in shown for sheet in sheets)
    assert {row.id for row in upkeep.tables(store)} == {sheet.id for sheet in sheets}
    assert upkeep.tidy(store, 365) == (1, 1)  # the old game, and Bob, who sits nowhere
    assert [row.name for row in upkeep.everybody(store)] == ["Ann"]
    assert upkeep.delete_tables(store, [sheets[1].id, "none"]) == 1
    assert upkeep.delete_people(store, [ann.id, bob.id]) == 1
    assert [(row.id, row.host) for row in upkeep.tables(store)] == [(sheets[2].id, "")]


def test_clearing_away_leaves_what_somebody_has_learnt(store: Store) -> None:
    """Three old tables of one chapter: the one played furthest stays, and so does another learner's."""
    ann, _ = store.new_person("Ann")
    bob, _ = store.new_person("Bob")
    kept = []
    for person, ply in ((ann, 2), (ann, 5), (ann, 0), (bob, 1)):
        sheet = new_sheet(games.load("toy"), [Seat("person", person.id), Seat("open")], {})
        sheet.host, sheet.lesson = person.id, "first-game/turn"
        store.create(sheet)
        with store.change() as connection:
            row = schema.table.update().where(schema.table.c.id == sheet.id)
            connection.execute(row.values(updated=1, ply=ply, over=ply == 5))
        kept.append(sheet.id)
    assert upkeep.tidy(store, 365) == (2, 0)
    assert {row.id for row in upkeep.tables(store)} == {kept[1], kept[3]}


@pytest.mark.parametrize("words", [["backup", "saved.gz"], ["admin", "tables"]])
def test_who_looks_where_nothing_is_leaves_nothing_there(
    folder: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that root made could not be opened by the server."""
    assert main([*words, "--data-folder", str(folder / "empty")]) == 2
    assert "nothing is kept in" in capsys.readouterr().err
    assert not (folder / "empty").exists()
