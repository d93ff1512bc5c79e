"""Backup and restore while serving, clearing away, and upgrades that end no game."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from riverrat import games
from riverrat.cli.main import main
from riverrat.engine import data
from riverrat.engine.errors import RiverratError
from riverrat.games import record_upgrades
from riverrat.server.metrics import Metrics
from riverrat.server.settings import Limits, Settings
from riverrat.server.store import backup, schema, upkeep
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
from tests.server.serving import Server

BEFORE = Path(__file__).with_name("before.sql.gz")  # a database made by the release before this one
FURTHER = 30  # actions a game of that release is played on


def url(folder: Path, name: str = "tables") -> str:
    return f"sqlite:///{folder / name}.sqlite"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    found = Store(url(folder))
    found.migrate()
    yield found
    found.close()


def dump(database: Store) -> str:
    with database.look() as connection:
        tables = [[list(row) for row in connection.execute(table.select())] for table in schema.metadata.sorted_tables]
    return str([sorted(map(str, rows)) for rows in tables])


def test_a_backup_is_taken_while_serving_and_restored(folder: Path) -> None:
    """Into a new folder, in which the game goes on where it was."""
    first, second = folder / "first", folder / "second"
    first.mkdir()
    second.mkdir()
    server = Server(first)
    with server.person("Ann") as ann:
        table = ann.table("me", "me")["table"]
        with ann.watch(table) as screen:
            screen.fresh()
            screen.act(*screen.state["gestures"][0]["actions"])
            assert main(["backup", str(folder / "b.gz"), "--data-folder", str(first)]) == 0
            version = screen.state["version"]
            screen.act(*screen.state["gestures"][0]["actions"])
    server.kill()
    assert (folder / "b.gz").stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(folder / "b.gz"), "--data-folder", str(second)]) == 0
    assert main(["restore", str(folder / "b.gz"), "--data-folder", str(second)]) == 2  # not over what is there
    server = Server(second)
    with ann.at(server.url) as again, again.watch(table) as screen:
        assert screen.fresh()["version"] == version
        assert screen.act(*screen.state["gestures"][0]["actions"])["type"] == "ack"
    assert server.stop() == 0


def test_from_sqlite_to_postgresql_and_back(store: Store, folder: Path, database: str) -> None:
    ann, _ = store.new_person("Ann")
    sheet = new_sheet(games.load("toy"), [Seat("person", ann.id) for _ in range(2)], {})
    store.create(sheet)
    table = Table(sheet, games.load("toy"), None, [])
    for _ in range(4):
        draft = table.act(table.version, [0, 1], [games.load("toy").legal(table.s)[0]], None)
        store.append_all([draft.written])
        table.adopt(draft)
    rows = backup.backup(store, folder / "one.gz")
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE copy")
    place = Settings(database=database.rsplit("/", 1)[0] + "/copy").url
    other = Store(place)
    try:
        assert backup.restore(other, folder / "one.gz") == rows
        assert dump(other) == dump(store)
        assert backup.backup(other, folder / "two.gz") == rows
    finally:
        other.close()
    third = Store(url(folder, "third"))
    backup.restore(third, folder / "two.gz")
    assert dump(third) == dump(store)
    third.close()


def test_what_is_no_backup_is_refused(store: Store, folder: Path) -> None:
    (folder / "x").write_text("hello")
    (folder / "y.gz").write_bytes(gzip.compress(b'{"form": "riverrat-backup 1", "revision": "9999"}\n'))
    empty = Store(url(folder, "empty"))
    for file, reason in (("none", "no file"), ("x", "cannot be read"), ("y.gz", "later release")):
        with pytest.raises(RiverratError, match=reason):
            backup.restore(empty, folder / file)
    empty.close()


def changed(lines: list[bytes], at: int, old: bytes, new: bytes) -> list[bytes]:
    assert old in lines[at]
    return [line.replace(old, new) if place == at else line for place, line in enumerate(lines)]


LONG = b'["house_key",{"name":"%d","value":"' + b"x" * (1 << 20) + b'"}]\n'
NO_BACKUPS: list[tuple[str, Callable[[list[bytes]], list[bytes]]]] = [
    ("does not have its columns", lambda lines: changed(lines, 1, b'"created"', b'"made"')),
    ("does not have its columns", lambda lines: changed(lines, 1, b'"id"', b'"more": 1, "id"')),
    ("is not what it has to be", lambda lines: changed(lines, 1, b'"name":"Ann"', b'"name":7')),
    ("is not what it has to be", lambda lines: changed(lines, 1, b'"name":"Ann"', b'"name":null')),
    ("cannot be read", lambda lines: changed(lines, 1, b'"name":"Ann"', b'"name":["Ann"]')),
    ("cannot be read", lambda lines: [lines[0], b"[" * 100_000 + b"\n", *lines[1:]]),
    ("cannot be read", lambda lines: [lines[0], b'["person"]\n', *lines[1:]]),
    ("it was cut off or changed", lambda lines: changed(lines, 1, b"Ann", b"Eve")),
    ("it was cut off or changed", lambda lines: lines[:-1]),
    ("goes on after its end", lambda lines: [*lines, lines[1]]),
    ("does not fit the database", lambda lines: [lines[0], lines[2], *lines[1:]]),  # a device of nobody yet
    ("which this release does not know", lambda lines: changed(lines, 1, b"person", b"nobody")),
    ("more than a backup holds", lambda lines: [lines[0], b"0" * (128 << 20), *lines[1:]]),
    ("more than a backup holds", lambda lines: [lines[0], *(LONG % at for at in range(80))]),
]


@pytest.mark.parametrize("place", ["sqlite", "postgresql"])
def test_a_file_that_does_not_fit_changes_nothing_and_blocks_nothing(
    place: str, store: Store, folder: Path, request: pytest.FixtureRequest
) -> None:
    """Neither where nothing was nor in the place of something; memory stays within bounds."""
    store.new_person("Ann")
    backup.backup(store, folder / "good.gz")
    good = gzip.decompress((folder / "good.gz").read_bytes()).splitlines(keepends=True)
    other = Store(url(folder, "other") if place == "sqlite" else own_database(request.getfixturevalue("database")))
    try:
        for reason, change in NO_BACKUPS[:: 1 if place == "sqlite" else 5]:  # most is refused before it is written
            bad = b"".join(change(good))
            (folder / "bad.gz").write_bytes(gzip.compress(bad))
            if len(bad) > 1 << 20:  # following memory takes long
                tracemalloc.start()
            with pytest.raises(RiverratError, match=reason) as refused:
                backup.restore(other, folder / "bad.gz", replace=True)
            assert tracemalloc.get_traced_memory()[1] < 100 << 20
            tracemalloc.stop()
            assert "\n" not in str(refused.value)
            assert other.names() == []
        assert backup.restore(other, folder / "good.gz") == 2
        (folder / "bad.gz").write_bytes(gzip.compress(b"".join(changed(good, 1, b"Ann", b"Eve"))))
        with pytest.raises(RiverratError, match="cut off or changed"):
            backup.restore(other, folder / "bad.gz", replace=True)
        assert dump(other) == dump(store)
        store.new_person("Bob")
        backup.backup(store, folder / "good.gz")
        with pytest.raises(RiverratError, match="--replace"):
            backup.restore(other, folder / "good.gz")
        backup.restore(other, folder / "good.gz", replace=True)
        assert dump(other) == dump(store)
    finally:
        other.close()
    if place == "sqlite":
        names = sorted(file.name[:13] for file in folder.glob("*other*"))
        assert names == ["other-before-", "other.sqlite"]


def own_database(database: str) -> str:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE broken")
    return Settings(database=database.rsplit("/", 1)[0] + "/broken").url


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
        Store(url(folder)).prepare()
    assert "\n" not in str(told.value)


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


def test_one_host_has_so_many_games(folder: Path) -> None:
    server = Server(folder, limits=["hosted=2"])
    with server.person("Ann") as ann:
        for _ in range(2):
            ann.table("me", "me")
        answer = ann.http.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")
    assert server.stop() == 0
    assert Limits().hosted >= 100


# --- upgrades ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def upgraded(folder: Path) -> Iterator[Store]:
    with sqlite3.connect(folder / "tables.sqlite") as made:
        made.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    made.close()
    found = Store(url(folder))
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


def test_running_games_go_on_by_new_rules_after_everybody_was_told(
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

    async def play_on() -> None:
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

    asyncio.run(play_on())
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
