"""The store: migrations, versions, snapshots, and tables whose rules are gone."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import UNSET

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.gestures import gestures
from riverrat.server.metrics import Metrics
from riverrat.server.opponents.replayer import Replayer
from riverrat.server.settings import Settings
from riverrat.server.store import schema
from riverrat.server.store.store import Store
from riverrat.tables import screen
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.history import History
from riverrat.tables.notices import Notices
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Moved, Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.store import Conflict, Repeated
from riverrat.tables.table import SNAPSHOT_EVERY, Table


def sheet_of(game: Game, seats: list[Seat], seed: int = 1) -> Table:
    return Table(new_sheet(game, seats, {}, seed), game, None, [])


@pytest.fixture
def store(folder: Path) -> Store:
    found = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    found.migrate()
    return found


def seated(store: Store, game: Game) -> Table:
    ann, _ = store.new_person("Ann")
    table = sheet_of(game, [Seat("person", ann.id, name="Ann") for _ in range(2)])
    store.create(table.sheet)
    return table


def reloaded(store: Store, table: Table) -> Table:
    loaded = store.load(table.id)
    assert loaded is not None
    sheet, snapshot, entries = loaded
    return Table(sheet, table.game, snapshot, entries)


def play(store: Store, table: Table, count: int, seed: int = 1) -> None:
    choose = random.Random(seed)
    for _ in range(count):
        if table.sheet.over:
            return
        assert table.game is not None
        draft = table.act(table.version, [0, 1], [choose.choice(table.game.legal(table.s))], None)
        store.append_all([draft.written])
        table.adopt(draft)


def test_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    with store.look() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.migrate()  # once more changes nothing
    store.close()


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
    store.close()


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
    store.close()


def test_entries_that_wait_together_go_to_disk_together_and_fail_alone(store: Store) -> None:
    tables = [seated(store, games.load("toy")) for _ in range(5)]
    drafts = [table.act(0, [0], [0], f"ann:{at}") for at, table in enumerate(tables)]
    late = tables[2].act(0, [0], [1], "ann:late")
    store.append_all([drafts[0].written])

    async def all_at_once() -> list[BaseException | None]:
        batch = [*drafts, late]
        return await asyncio.gather(*(store.append(draft.written) for draft in batch), return_exceptions=True)

    found = asyncio.run(all_at_once())
    assert [type(outcome) for outcome in found] == [Repeated, *[type(None)] * 4, Conflict]
    assert [len(store.entries(table.id)) for table in tables] == [1] * 5
    store.close()


def test_on_postgresql_too_entries_go_to_disk_together(database: str) -> None:
    store = Store(database.replace("postgresql://", "postgresql+psycopg://"))
    store.migrate()
    tables = [seated(store, games.load("toy")) for _ in range(20)]
    drafts = [table.act(0, [0], [0], f"ann:{at}") for at, table in enumerate(tables)]
    late = tables[2].act(0, [0], [1], "ann:late")

    async def all_at_once() -> list[BaseException | None]:
        batch = [*drafts, late]
        return await asyncio.gather(*(store.append(draft.written) for draft in batch), return_exceptions=True)

    found = asyncio.run(all_at_once())
    assert [type(outcome) for outcome in found] == [*[type(None)] * 20, Conflict]
    assert [store.entries(table.id)[0].body.actions for table in tables] == [[0]] * 20
    store.close()


def test_a_process_that_is_told_of_moves_knows_what_it_would_have_read(store: Store, folder: Path) -> None:
    table, metrics, choose = seated(store, games.load("toy")), Metrics(), random.Random(2)
    catalogue = Catalogue(Settings(folder=folder), store)

    async def follow() -> None:
        rooms = Rooms(store, catalogue, metrics)
        notices = Notices(rooms)
        room = await rooms.room(table.id)
        while not table.sheet.over:
            assert table.game is not None
            draft = table.act(table.version, [0, 1], [choose.choice(table.game.legal(table.s))], f"ann:{table.version}")
            store.append_all([draft.written])
            table.adopt(draft)
            notice = {"from": "another", "table": table.id, "version": table.version}
            notices.hear(msgspec.json.encode({**notice, "moved": Moved.of(draft.written)}))
            assert (room.table.version, room.table.s) == (table.version, table.s)  # at once: nothing was read
            assert room.table.sheet == store.sheet(table.id)
            assert room.table.recent[-1] == store.entries(table.id)[-1]
        notices.hear(msgspec.json.encode({**notice, "version": table.version + 5}))  # is looked up, and is not there
        await rooms.close()
        assert room.table.version == table.version

    asyncio.run(follow())
    store.close()


def test_a_table_is_its_record_and_snapshots_make_loading_fast(store: Store) -> None:
    game = games.load("first-rat")
    table = seated(store, game)
    play(store, table, 4 * SNAPSHOT_EVERY)
    loaded = store.load(table.id)
    assert loaded is not None
    sheet, snapshot, entries = loaded
    assert snapshot is not None
    assert len(entries) < 2 * SNAPSHOT_EVERY < table.sheet.ply
    again = reloaded(store, table)
    assert (again.s, again.version, again.sheet) == (table.s, table.version, table.sheet)
    assert screen.undo(again, [0, 1]) == screen.undo(table, [0, 1])
    whole = Table(sheet, game, None, store.entries(table.id))
    assert whole.s == table.s
    store.close()


def test_undo_after_loading_reaches_as_far_as_before(store: Store) -> None:
    table = seated(store, games.load("toy"))
    play(store, table, 30)
    while table.sheet.ply and screen.undo(table, [0, 1]).to is UNSET and not table.sheet.over:
        play(store, table, 1, table.version)
    assert screen.undo(reloaded(store, table), [0, 1]) == screen.undo(table, [0, 1])
    store.close()


@pytest.mark.parametrize("name", ["first-rat", "la-loire"])
def test_undo_reaches_into_the_middle_of_a_gesture(store: Store, name: str) -> None:
    """Every state between the actions of a gesture is the one that plain play comes to, after loading as well."""
    game = games.load(name)
    table, choose, found = seated(store, game), random.Random(5), 0
    while found < 12 and not table.sheet.over:
        actions = choose.choice([one.actions for one in gestures(game, table.s)])
        states = [table.s.clone()]
        for action in actions:
            states.append(states[-1].clone())
            game.play(states[-1], action)
        draft = table.act(table.version, [0, 1], actions, None)
        store.append_all([draft.written])
        table.adopt(draft)
        limit = screen.undo(table, [0, 1]).to
        before = table.sheet.ply - len(actions)
        for ply in range(max(before, limit) if limit is not UNSET else table.sheet.ply, table.sheet.ply):
            for one in (table, reloaded(store, table)):
                back = one.undo(one.version, [0, 1], ply, None)
                assert back.tail.now == states[ply - before]
            found += ply > before
    assert found
    store.close()


def test_a_table_whose_rules_are_gone_is_shown_with_its_log(store: Store) -> None:
    game = games.load("toy")
    table = seated(store, game)
    play(store, table, 20)
    loaded = store.load(table.id)
    assert loaded is not None
    gone = Table(replace(loaded[0], rules=0), None, loaded[1], loaded[2])
    told = screen.told(gone, store.entries(table.id), [])
    known = screen.told(table, store.entries(table.id), [])
    assert gone.readonly
    assert told == known != []
    state = screen.state(gone, None, loaded[2], True, set(), [], -1, None)
    assert b'"view":null' in state
    assert b'"notice":"notice-readonly"' in state
    store.close()


def test_the_lobby_serves_tables_whose_rules_are_gone(store: Store, folder: Path) -> None:
    """Its record, log and summary are there; what needs the rules is refused, not broken."""
    table = seated(store, games.load("toy"))
    play(store, table, 20)
    with store.change() as connection:
        connection.execute(schema.table.update().values(rules=0))
    library, metrics = Catalogue(Settings(folder=folder), store), Metrics()

    async def look() -> None:
        rooms, replayer = Rooms(store, library, metrics), Replayer()
        history = History(rooms, replayer)
        room = await rooms.room(table.id)
        ann = Person(str(table.sheet.seats[0].person), "Ann")
        assert screen.summary(room.table, ann.id, set()).readonly
        assert (await history.record(ann, table.id)).count("\n") > 20
        past = [await history.moment(ann, table.id, ply) for ply in range(1, 11)]  # in words, from what is stored
        assert all(one.view is None and one.action for one in past)
        assert any(one.events for one in past)
        for wish in (history.points(table.id), history.branch(ann, table.id, 1)):
            with pytest.raises(Refused, match=r"[Tt]he rules"):
                await wish
        with pytest.raises(Refused, match="only be looked at"):
            room.table.act(room.table.version, [0, 1], [0], None)
        await rooms.close()
        replayer.close()

    asyncio.run(look())
    store.close()


def test_a_record_that_no_longer_fits_the_rules_breaks_nothing(store: Store) -> None:
    table = seated(store, games.load("toy"))
    play(store, table, 6)
    with store.change() as connection:
        connection.execute(schema.entry.update().where(schema.entry.c.version == 3).values(body='{"actions":[16]}'))
    again = reloaded(store, table)
    assert again.readonly
    assert again.version == table.version
    store.close()


@pytest.mark.parametrize("url", ["nonsense://x", "postgresql+psycopg://nobody:secret@127.0.0.1:1/none"])
def test_a_database_that_is_not_there_is_named_without_its_password(url: str) -> None:
    with pytest.raises(RiverratError, match="cannot use the database") as error:
        Store(url).migrate()
    assert "secret" not in str(error.value)


def test_tokens_and_codes_are_stored_hashed(store: Store, folder: Path) -> None:
    ann, token = store.new_person("Ann")
    code = store.new_link(ann)
    assert store.person_of(token) == ann
    assert len(token) >= 43
    store.close()
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    assert token.encode() not in raw
    assert code.encode() not in raw
