"""The store: migrations, versions, and what goes to disk together."""

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.server.store import schema
from riverrat.server.store.store import Store
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.store import Conflict, Repeated
from tests.tables.seating import seated


def test_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    with store.look() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.migrate()  # once more changes nothing


def test_migrations_on_postgresql(database: str) -> None:
    store = Store(database.replace("postgresql://", "postgresql+psycopg://"))
    store.migrate()
    with store.look() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()


def test_sqlite_syncs_at_every_commit(store: Store) -> None:
    with store.look() as connection:
        assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sa.text("PRAGMA synchronous")) == 2


def test_who_comes_second_is_told_so_and_changes_nothing(store: Store) -> None:
    table = seated(store, games.load("toy"))
    one = table.act(0, [0], [0], "ann:1")
    two = table.act(0, [0], [1], "ann:2")
    store.append_all([one.written])
    with pytest.raises(Conflict):
        store.append_all([two.written])
    with pytest.raises(Repeated) as repeated:
        store.append_all([one.written])
    assert repeated.value.version == 1
    assert [entry.body.actions for entry in store.entries(table.id)] == [[0]]


async def test_entries_that_wait_together_go_to_disk_together_and_fail_alone(store: Store) -> None:
    tables = [seated(store, games.load("toy")) for _ in range(5)]
    drafts = [table.act(0, [0], [0], f"ann:{at}") for at, table in enumerate(tables)]
    late = tables[2].act(0, [0], [1], "ann:late")
    store.append_all([drafts[0].written])
    found = await asyncio.gather(*(store.append(draft.written) for draft in (*drafts, late)), return_exceptions=True)
    assert [type(outcome) for outcome in found] == [Repeated, *[type(None)] * 4, Conflict]
    assert [len(store.entries(table.id)) for table in tables] == [1] * 5


async def test_on_postgresql_too_entries_go_to_disk_together(database: str) -> None:
    store = Store(database.replace("postgresql://", "postgresql+psycopg://"))
    store.migrate()
    tables = [seated(store, games.load("toy")) for _ in range(20)]
    drafts = [table.act(0, [0], [0], f"ann:{at}") for at, table in enumerate(tables)]
    late = tables[2].act(0, [0], [1], "ann:late")
    found = await asyncio.gather(*(store.append(draft.written) for draft in (*drafts, late)), return_exceptions=True)
    assert [type(outcome) for outcome in found] == [*[type(None)] * 20, Conflict]
    assert [store.entries(table.id)[0].body.actions for table in tables] == [[0]] * 20
    store.close()


@pytest.mark.parametrize("url", ["nonsense://x", "postgresql+psycopg://nobody:secret@127.0.0.1:1/none"])
def test_a_database_that_is_not_there_is_named_without_its_password(url: str) -> None:
    with pytest.raises(RiverratError, match="cannot use the database") as error:
        Store(url).migrate()
    assert "secret" not in str(error.value)


def test_tokens_and_codes_are_stored_hashed(store: Store, folder: Path) -> None:
    ann, token = store.new_person("Ann")
    code = store.new_link(ann.id)
    assert store.person_of(token) == ann
    assert len(token) >= 43
    store.close()
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    assert token.encode() not in raw
    assert code.encode() not in raw


@pytest.mark.parametrize("way", ["write", "read", "glance"])
async def test_the_store_is_used_by_turns(rooms: Rooms, way: str) -> None:
    """A hundred things one address wants to have written, or read: another's is among the next."""
    order: list[str] = []

    async def use(address: str) -> None:
        ASKING.set(Asker(address))
        await getattr(rooms.store, way)(order.append, address)

    await asyncio.gather(*(asyncio.create_task(use(address)) for address in ["eve"] * 100 + ["ann"]))
    assert order.index("ann") <= 3  # of the four that read, the address that came first has three


def test_each_move_is_thought_about_by_one_process(folder: Path) -> None:
    one, other = (Store(f"sqlite:///{folder / 'tables.sqlite'}") for _ in range(2))
    one.migrate()
    sheet = new_sheet(games.load("toy"), [Seat("opponent", level="random"), Seat("open")], {})
    one.create(sheet)
    assert one.claim_thinking(sheet.id, 0, 60_000)
    assert not other.claim_thinking(sheet.id, 0, 60_000)
    assert one.claim_thinking(sheet.id, 0, -1)  # its own again, and then given up
    assert other.claim_thinking(sheet.id, 0, 60_000)
    assert not one.claim_thinking(sheet.id, 7, 60_000)  # no such version
    one.close()
    other.close()


def test_two_servers_do_not_share_a_file(folder: Path) -> None:
    one, other = (Store(f"sqlite:///{folder / 'tables.sqlite'}") for _ in range(2))
    one.lock()
    with pytest.raises(RiverratError, match="another server uses"):
        other.lock()
    one.close()
    other.lock()
    other.close()


def test_the_database_is_for_its_owner_alone(store: Store, folder: Path) -> None:
    with store.change() as connection:
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        assert connection.engine.hide_parameters  # an error tells no names or tokens
    assert {"tables.sqlite", "tables.sqlite-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


async def test_who_asks_is_known_while_everything_else_is_read(store: Store) -> None:
    """Moves and one row at a time never wait behind reads that take long."""
    let_go = threading.Event()
    slow = [asyncio.create_task(store.read(let_go.wait)) for _ in range(50)]
    await asyncio.sleep(0)
    assert await store.glance(store.version_of, "none", "none") is None
    assert await store.write(lambda: 1) == 1
    assert not any(task.done() for task in slow)
    let_go.set()
    await asyncio.gather(*slow)
