"""Upgrades end no game, and no release touches the database of another."""

import gzip
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from riverrat import games
from riverrat.cli.main import main
from riverrat.engine import data
from riverrat.engine.errors import RiverratError
from riverrat.games import record_upgrades
from riverrat.server.metrics import Metrics
from riverrat.server.settings import Settings
from riverrat.server.store import upkeep
from riverrat.server.store.store import Store
from riverrat.server.upgrade import foresee
from riverrat.tables import replays, screen
from riverrat.tables.asker import Asker
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.game_key import game_of
from riverrat.tables.history import History
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import Table
from riverrat.tables.upgrade import outlook, settle
from tests.another_toy import another_toy

BEFORE = Path(__file__).with_name("before.sql.gz")  # a database made by the release before this one
FURTHER = 30  # actions a game of that release is played on


@pytest.mark.parametrize("task", ["backup {}/x.gz", "admin tables", "admin tidy"])
@pytest.mark.parametrize(("revision", "whose"), [("0001", "an earlier"), ("9999", "a later")])
def test_a_database_of_another_release_is_named_in_one_line(
    store: Store, folder: Path, task: str, revision: str, whose: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with store.change() as connection:
        connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    assert main([*task.format(folder).split(), "--data-folder", str(folder)]) == 2
    told = capsys.readouterr().err
    assert f"is of {whose} release (revision {revision}" in told
    assert len(told.splitlines()) == 1


def test_a_server_of_an_older_release_leaves_a_newer_database_alone(store: Store, folder: Path) -> None:
    with store.change() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(
        RiverratError, match=r"is of a later release \(revision 9999, this one has \d+\): use that"
    ) as told:
        Store(f"sqlite:///{folder / 'tables.sqlite'}").prepare()
    assert "\n" not in str(told.value)


@pytest.fixture
def upgraded(folder: Path) -> Iterator[Store]:
    with sqlite3.connect(folder / "tables.sqlite") as made:
        made.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    made.close()
    found = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    found.migrate()
    yield found
    found.close()


def test_games_of_the_release_before_go_on(upgraded: Store, folder: Path) -> None:
    """A database of that release: each running game is played on, the finished one is there to look at."""
    catalogue, choose, played = Catalogue(Settings(folder=folder), upgraded), random.Random(1), list[int]()
    assert [one.goes_on for one in outlook(Settings(folder=folder), upgraded)] == [True] * 3
    for row in upkeep.tables(upgraded):
        loaded, game = upgraded.load(row.id), catalogue.find(row.game, row.data)
        assert loaded is not None
        assert game is not None
        table = Table(loaded[0], game, *loaded[1:])
        assert not table.readonly
        assert table.sheet.ply == row.plies
        while not table.sheet.over and table.sheet.ply < row.plies + FURTHER:
            seats = list(range(len(table.sheet.seats)))
            draft = table.act(table.version, seats, [choose.choice(game.legal(table.s))], None)
            upgraded.append_all([draft.written])
            table.adopt(draft)
        played.append(table.sheet.ply - row.plies)
    assert sorted(played) == [0, FURTHER, FURTHER, FURTHER]


def test_a_corrected_release_keeps_the_data_games_began_with(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One changed course: tables of before go on with theirs."""
    relay = another_toy("relay", folder, monkeypatch)
    before = relay.load()
    sheet = new_sheet(before, [Seat("person"), Seat("person")], {})
    store.create(sheet)
    former = relay.change("short = { value = 9", "short = { value = 7")
    settings = Settings(folder=folder)
    assert [one.why for one in outlook(settings, store)] == [f"its data {before.box.hash} are gone"]
    assert main(["admin", "check-upgrade", "--data-folder", str(folder)]) == 1
    data.keep(relay.folder, former)
    assert [one.goes_on for one in outlook(settings, store)] == [True]
    found = Catalogue(settings, store).find("relay", before.box.hash)
    assert found is not None
    assert (relay.load().box.value("course.short"), found.box.value("course.short")) == (7, 9)


def one_more_turn(values: dict[str, Any]) -> dict[str, Any]:
    """As if later rules counted turns from one more."""
    return {**values, "turn": values["turn"] + 1}


async def test_running_games_go_on_by_new_rules_after_everybody_was_told(
    upgraded: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of the release before, and rules of which every version went up by one. One game is played to its
    end, where it can be branched.
    """
    settings = Settings(folder=folder)
    running = upkeep.tables(upgraded, running=True)
    assert settle(settings, upgraded) == len(running) == 3
    for row in running:
        games.find(row.game, row.data)  # with today's box or the one it began with
    for key, game in [*games._loaded.items()]:
        monkeypatch.setitem(games._loaded, key, replace(game, version=game.version + 1))
    assert not any(one.goes_on for one in outlook(settings, upgraded))
    for row in running:
        monkeypatch.setitem(record_upgrades.UPGRADES, (row.game, row.rules), one_more_turn)
    assert [one.why for one in outlook(settings, upgraded)] == [""] * 3
    assert [one.goes_on for one in foresee(settings, upgraded)] == [True] * 3
    catalogue = Catalogue(settings, upgraded)
    turns = {row.id: upgraded.position(upgraded.load(row.id)[0])["turn"] for row in running}  # type: ignore[index]
    rooms = Rooms(upgraded, catalogue, Metrics())
    choose, told_at, ended = random.Random(1), dict[str, dict[str, Any]](), list[str]()
    ann, _ = upgraded.new_person("Ann")
    monkeypatch.setattr(
        "riverrat.tables.replays.game_of", game_of.__wrapped__
    )  # whatever was loaded before has the old rules

    class Here:
        """In this process, which has the new rules."""

        async def do(self, _: Asker, job: replays.Job) -> Any:
            return replays.answer(job)

    history = History(rooms, Here())
    for row in running:
        table = (await rooms.room(row.id)).table
        assert not table.readonly
        assert table.s.turn == turns[row.id] + 1
        assert (table.sheet.rules, table.sheet.ply) == (row.rules + 1, row.plies)
        told = upgraded.entries(row.id)[-1].body.told
        assert told == [[row.plies, -1, "rules-changed", {"old": row.rules, "new": row.rules + 1}, False]]
        heard = screen.told(table, upgraded.entries(row.id), [])
        assert heard[-1].name == "rules-changed"
        state = table.s.clone()
        while not table.sheet.over and (row.game == "first-rat" or table.sheet.ply < row.plies + FURTHER):
            if table.sheet.ply == row.plies + 2:
                told_at[row.id] = table.s.to_json()
            seats = list(range(len(table.sheet.seats)))
            draft = table.act(table.version, seats, [choose.choice(table.game.legal(table.s))], None)  # type: ignore[union-attr]
            upgraded.append_all([draft.written])
            table.adopt(draft)
        past = await history.moment(None, row.id, row.plies - 1)  # in words; from the change on with the board
        assert past.view is None
        assert past.action
        assert (await history.moment(None, row.id, row.plies)).view == table.game.view(state, -1)  # type: ignore[union-attr]
        end = await history.moment(None, row.id, table.sheet.ply)
        assert end.view == table.game.view(table.s, -1)  # type: ignore[union-attr]
        points = await history.points(row.id)
        assert len(points) == table.sheet.ply + 1
        assert points[-1] == [score.points for score in table.game.scores(table.s)]  # type: ignore[union-attr]
        assert points[0] == points[row.plies]
        if not table.sheet.over:
            continue
        ended.append(row.game)
        assert f"rules {row.rules}\n" in await history.record(None, row.id)
        branch = (await rooms.room(await history.branch(ann, row.id, row.plies + 2))).table
        assert (branch.sheet.ply, branch.readonly) == (row.plies + 2, False)
        assert branch.s.to_json() | {"rng": 0} == told_at[row.id] | {"rng": 0}
        assert len(await history.points(branch.id)) == row.plies + 3
        with pytest.raises(Refused, match="from moment"):
            await history.branch(ann, row.id, row.plies - 1)
    assert ended == ["first-rat"]


def test_a_game_that_moved_on_after_it_was_settled_is_not_set_back(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, _ = store.new_person("Ann")
    sheet = new_sheet(games.load("toy"), [Seat("person", ann.id) for _ in range(2)], {})
    store.create(sheet)
    assert main(["admin", "settle", "--data-folder", str(folder)]) == 0
    assert capsys.readouterr().out == "Kept for later rules: 1 table\n"
    table = Table(sheet, games.load("toy"), None, [])
    store.append_all([table.act(0, [0, 1], [games.load("toy").legal(table.s)[0]], None).written])
    monkeypatch.setitem(games._loaded, ("toy", ""), replace(games.load("toy"), version=2))
    monkeypatch.setitem(record_upgrades.UPGRADES, ("toy", 1), lambda values: values)
    [found] = outlook(Settings(folder=folder), store)
    assert "riverrat admin settle" in found.why
