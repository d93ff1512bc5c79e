"""Backups are taken while serving, and restored anywhere; what is none changes nothing."""

import gzip
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from riverrat import games
from riverrat.cli.main import main
from riverrat.engine.errors import RiverratError
from riverrat.server.settings import Settings
from riverrat.server.store import backup, schema
from riverrat.server.store.store import Store
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import Table
from tests.server.serving import Server


def url(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.sqlite"


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
    with closing(Store(place)) as other:
        assert backup.restore(other, folder / "one.gz") == rows
        assert dump(other) == dump(store)
        assert backup.backup(other, folder / "two.gz") == rows
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
    where = url(folder, "other") if place == "sqlite" else own_database(request.getfixturevalue("database"))
    with closing(Store(where)) as other:
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
    if place == "sqlite":
        names = sorted(file.name[:13] for file in folder.glob("*other*"))
        assert names == ["other-before-", "other.sqlite"]


def own_database(database: str) -> str:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE broken")
    return Settings(database=database.rsplit("/", 1)[0] + "/broken").url
