"""A table is its record: loading, undo, and tables whose rules are gone."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import UNSET

from riverrat import games, puzzles
from riverrat.engine.gestures import gestures
from riverrat.server.store import schema
from riverrat.server.store.store import Store
from riverrat.tables import screen
from riverrat.tables.changes import Refused
from riverrat.tables.history import History
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import SNAPSHOT_EVERY, Table
from tests.tables.seating import Here, play, reloaded, seated


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


def test_a_puzzle_begun_with_another_box_goes_on_as_a_game(tmp_path: Path) -> None:
    """What the best answer is was found with the box of today: elsewhere there is nothing to be judged."""
    box = tmp_path / "box.toml"
    box.write_text("points.award = 9\n")
    known = puzzles.puzzle("first-rat", "one-bulb")
    assert known is not None
    for game, asked in ((known.game, known), (games.load("first-rat", box), None)):
        sheet = new_sheet(game, [Seat("person"), Seat("person")], {})
        sheet.lesson = known.key
        table = Table(sheet, game, None, ())
        assert table.puzzle is asked
        assert not table.readonly


def test_undo_after_loading_reaches_as_far_as_before(store: Store) -> None:
    table = seated(store, games.load("toy"))
    play(store, table, 30)
    while table.sheet.ply and screen.undo(table, [0, 1]).to is UNSET and not table.sheet.over:
        play(store, table, 1, table.version)
    assert screen.undo(reloaded(store, table), [0, 1]) == screen.undo(table, [0, 1])


def test_undo_is_refused_after_something_was_revealed(store: Store) -> None:
    """Even where the turn goes on and the same seat decides; one action earlier it was allowed."""
    table = seated(store, games.load("la-loire"))
    before = after = (table.s.turn, table.s.reveals, table.deciding())
    while not (after[1] > before[1] and (after[0], after[2]) == (before[0], before[2])):
        before, could = after, screen.undo(table, [0, 1])
        play(store, table, 1, table.version)
        after = (table.s.turn, table.s.reveals, table.deciding())
    assert could.to is not UNSET
    assert screen.undo(table, [0, 1]).reason == "revealed"
    with pytest.raises(Refused, match="something was revealed") as refused:
        table.undo(table.version, [0, 1], table.sheet.ply - 1, None)
    assert refused.value.code == "undo"


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


async def test_the_lobby_serves_tables_whose_rules_are_gone(store: Store, rooms: Rooms) -> None:
    """Its record, log and summary are there; what needs the rules is refused, not broken."""
    table = seated(store, games.load("toy"))
    play(store, table, 20)
    with store.change() as connection:
        connection.execute(schema.table.update().values(rules=0))
    history = History(rooms, Here())
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


def test_a_record_that_no_longer_fits_the_rules_breaks_nothing(store: Store) -> None:
    table = seated(store, games.load("toy"))
    play(store, table, 6)
    with store.change() as connection:
        connection.execute(schema.entry.update().where(schema.entry.c.version == 3).values(body='{"actions":[16]}'))
    again = reloaded(store, table)
    assert again.readonly
    assert again.version == table.version
