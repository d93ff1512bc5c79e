"""What is long is read by turns and told in pages, each encoded once; nobody else's reading waits for it."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from riverrat import games
from riverrat.server.store.store import Store
from riverrat.tables import pages, screen, talk
from riverrat.tables.asker import Asker
from riverrat.tables.history import History
from riverrat.tables.room import Room
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Body, Entry, Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.talk import Connection
from tests.tables.seating import Here, play, seated

TOY = games.load("toy")
SHORT = 8  # entries of a page here


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (pages, talk):
        monkeypatch.setattr(module, "PAGE", SHORT)
    monkeypatch.setattr("riverrat.tables.table.RECENT", 2)


class Wire:
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.ended: list[tuple[int, str]] = []
        self.news = asyncio.Event()

    async def send(self, texts: Sequence[bytes]) -> None:
        self.said += [msgspec.json.decode(text) for text in texts]
        self.news.set()

    async def end(self, code: int, reason: str) -> None:
        self.ended.append((code, reason))
        self.news.set()

    async def state(self) -> Any:
        while not any(one["type"] == "state" for one in self.said):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
        return self.said[-1]


async def played(rooms: Rooms, store: Store, count: int = 20) -> Room:
    """A table at which so many actions were taken."""
    table = seated(store, TOY)
    play(store, table, count)
    assert table.version == count
    return await rooms.room(table.id)


def watch(rooms: Rooms, room: Room, address: str = "1.1.1.1", since: int = -1) -> tuple[Wire, Connection]:
    wire = Wire()
    viewer = Connection(wire, rooms, room, None, address, since, changes=False, address=address)
    room.viewers.add(viewer)
    viewer.wake()
    return wire, viewer


def merged(said: Sequence[Any]) -> list[Any]:
    """What a client knows to have happened."""
    found: list[Any] = []
    for one in said:
        found = [event for event in found if event["ply"] <= one["kept"]] + one["events"]
    return found


async def test_a_long_past_comes_in_pages_before_the_state(rooms: Rooms, store: Store) -> None:
    room = await played(rooms, store)
    wire, viewer = watch(rooms, room)
    state = await wire.state()
    assert [one["type"] for one in wire.said] == ["past", "past", "state"]
    whole = screen.told(room.table, store.entries(room.table.id), [])
    assert merged(wire.said) == msgspec.to_builtins(whole)
    assert [max(event["ply"] for event in one["events"]) for one in wire.said[:2]] == [8, 16]
    assert (wire.said[0]["kept"], state["kept"], state["version"]) == (0, 16, 20)
    wire.said.clear()
    viewer.start_over(15)  # who knows most of it is told the rest with the state
    assert (await wire.state())["kept"] == 15
    assert [one["type"] for one in wire.said] == ["state"]
    wire.said.clear()
    viewer.start_over(0)
    await wire.state()
    assert [one["type"] for one in wire.said] == ["past", "past", "state"]


async def test_a_page_is_read_and_encoded_once(rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    entries = store.entries

    def counted(table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        if most:
            read.append(after)
        return entries(table, after, most)

    monkeypatch.setattr(store, "entries", counted)
    room = await played(rooms, store)
    for at in range(3):
        wire, _ = watch(rooms, room, f"{at}")
        await wire.state()
    assert read == [0, 8]
    monkeypatch.setattr(pages, "KEPT_BYTES", 0)  # no room for any
    for at in range(2):
        wire, _ = watch(rooms, room, f"again {at}")
        await wire.state()
    assert read == [0, 8, 8, 0, 8]  # the first was still there once


def test_what_older_rules_did_is_told_as_it_was_written(rooms: Rooms, store: Store) -> None:
    """Also on a page before the one on which the rules changed."""
    rio = games.load("rio-de-la-plata")  # some hear more than others
    sheet = new_sheet(rio, [Seat("open") for _ in range(3)], {})
    told = [[1, 0, "gone", {}, False]]
    act = Body(seat=0, ply=0, actions=[0], texts=["x"], events=[[]], told=told)
    old = {"old": 1, "new": rio.version}
    entries = [Entry(at, "act", act, None, 0) for at in range(1, 10)]
    entries.append(Entry(10, "rules", Body(seat=-1, ply=1, told=[[1, -1, "rules", old, False]]), None, 0))
    store.create(sheet, entries)
    assert store.rules_since(sheet.id) == 10
    table: Any = type("Table", (), {"game": rio, "broken": False, "sheet": sheet, "id": sheet.id})()
    found = msgspec.json.decode(rooms.pages._page(table, 0, ()))
    assert {event["name"] for event in found["events"]} == {"gone"}


def test_reads_at_length_leave_readers_to_others(rooms: Rooms, store: Store) -> None:
    """However many one address wants at once: one of them is read at a time, and opening a table waits for none."""
    let, running = threading.Event(), list[str]()

    def long(who: str) -> None:
        running.append(who)
        let.wait(60)

    async def look() -> None:
        eves = [Asker("eve", f"eve {at}") for at in range(20)]
        tasks = [asyncio.create_task(rooms.pages.read(eve, long, "eve")) for eve in eves]
        while not running:
            await asyncio.sleep(0.01)
        room = await asyncio.wait_for(played(rooms, store), 20)
        wire, _ = watch(rooms, room, "ann")
        await wire.state()
        assert running == ["eve"]
        let.set()
        await asyncio.gather(*tasks)

    try:
        asyncio.run(look())
    finally:
        let.set()


async def test_a_whole_record_is_read_by_turns(rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """To be copied, and to be looked back at."""
    asked: list[str] = []

    async def read(asker: Asker, function: Any, *args: Any) -> Any:
        asked.append(asker.address)
        return function(*args)

    monkeypatch.setattr(rooms.pages, "read", read)
    room = await played(rooms, store)
    ann = Person(str(room.table.sheet.seats[0].person), "Ann")
    await History(rooms, Here()).record(ann, room.table.id, Asker("ann's"))
    await History(rooms, Here()).moment(None, room.table.id, 1, Asker("bob's"))
    room.table.broken = True  # its rules are gone: it is told in words
    await History(rooms, Here()).moment(None, room.table.id, 1, Asker("cid's"))
    assert asked == ["ann's", "bob's", "cid's"]


async def test_who_cannot_even_wait_is_told_so(rooms: Rooms, store: Store) -> None:
    rooms.pages.queue.line.here = 0
    wire, _ = watch(rooms, await played(rooms, store))
    while not wire.ended:
        await asyncio.wait_for(wire.news.wait(), 20)
        wire.news.clear()
    assert wire.said[-1]["code"] == "too-many"
    assert wire.ended == [(4429, "too-many")]


async def test_a_game_that_is_looked_back_at_is_read_once(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    entries = store.entries

    def counted(table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        read.append(table)
        return entries(table, after, most)

    monkeypatch.setattr(store, "entries", counted)
    room = await played(rooms, store)
    history = History(rooms, Here())
    for ply in range(5):
        assert (await history.moment(None, room.table.id, ply)).ply == ply
    assert read == [room.table.id]
