"""How much one may ask for at once."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from riverrat import lessons, puzzles
from riverrat.players.player import Decision
from riverrat.server.settings import Limits, Settings
from riverrat.tables.asker import Asker, Whereabouts
from riverrat.tables.buckets import Buckets
from riverrat.tables.changes import Refused
from riverrat.tables.history import History
from riverrat.tables.protocol import Hint, Learn, NewSeat, NewTable, PuzzleName
from riverrat.tables.rows import Person
from riverrat.tables.solving import Solving
from riverrat.tables.talk import Talk
from tests.tables.house import House


def test_a_bucket_fills_again() -> None:
    bucket = Buckets((1000.0, 2))
    assert [bucket.take("a") for _ in range(2)] == [True, True]
    assert not bucket.take("a", 2)
    assert bucket.take("b")
    assert any(bucket.take("a") for _ in range(100_000))


async def test_whoever_floods_the_chat_is_refused(tmp_path: Path) -> None:
    """Two lines at once and hardly more: Ann's third is refused and not said, Bob's first is."""
    house, said = House(Settings(folder=tmp_path, limits=Limits(chat=(1e-9, 2)))), list[Any]()
    room = await house.table()
    talk = Talk(house.rooms, house.notices, house.lobby.opponents, cast(Any, None))
    for id, person in (("a1", house.ann), ("a2", house.ann), ("a3", house.ann), ("b1", house.bob)):
        connection: Any = SimpleNamespace(room=room, person=person, name=person.id, say=said.append)
        await talk.answer(connection, json.dumps({"v": 1, "type": "chat", "id": id, "text": f"line {id}"}))
    assert [line.text for line in room.chat] == ["line a1", "line a2", "line b1"]
    await house.rooms.close()
    house.close()
    assert [(type(one).__name__, one.id) for one in said] == [
        ("Ack", "a1"),
        ("Ack", "a2"),
        ("Error", "a3"),
        ("Ack", "b1"),
    ]
    assert said[2].code == "too-many"


def test_a_longer_look_counts_as_four_hints() -> None:
    """Ten hints at once: two longer looks and two hints are as many."""
    rooms, device = SimpleNamespace(catalogue=SimpleNamespace(settings=Settings())), SimpleNamespace(device="tablet")
    talk: Any = Talk(*cast(Any, [rooms, None, None, None]))
    for deeper in (True, True, False, False):
        talk._thinking(device, deeper=deeper)
        talk.advised.clear()  # it was answered
    with pytest.raises(Refused, match="One after the other"):
        talk._thinking(device, deeper=True)


def test_a_hint_waits_for_its_turn_and_is_refused_where_too_many_do() -> None:
    turns, said = list[tuple[Asker, bool, bool]](), list[Any]()

    @asynccontextmanager
    async def opinion(_: Any, asker: Asker, *, waiting: bool, deeper: bool) -> AsyncIterator[None]:
        turns.append((asker, waiting, deeper))
        raise Refused("too-many", "The house has too much to do just now; try again in a moment.", 429)
        yield

    metrics = SimpleNamespace(count_refusal=lambda _: None)
    rooms = SimpleNamespace(catalogue=SimpleNamespace(settings=Settings()), metrics=metrics)
    talk: Any = Talk(*cast(Any, [rooms, None, SimpleNamespace(opinion=opinion), None]))
    ann = Asker("1.1.1.1", "ann", "t1")
    room = SimpleNamespace(table=SimpleNamespace(version=3, s=None), viewers=[])
    connection = SimpleNamespace(room=room, asker=ann, device="tablet", say=said.append)
    talk.advised.add("tablet")
    asyncio.run(talk._advise(connection, Hint(v=1, id="h", version=3, deeper=True), None, 0))
    assert turns == [(ann, True, True)]
    assert [(one.id, one.code) for one in said] == [("h", "too-many")]
    assert not talk.advised  # the next may be asked for


def test_opponents_think_for_the_address_their_host_was_last_seen_at() -> None:
    where = Whereabouts(known=2)
    assert where.asker("ann", "t1") == Asker("ann", "ann", "t1")  # not seen since the start
    for person, address in (("ann", "1.1.1.1"), ("bob", "2.2.2.2"), ("ann", "3.3.3.3"), ("cid", "4.4.4.4")):
        where.saw(person, address)
    assert where.asker("ann", "t1") == Asker("3.3.3.3", "ann", "t1")
    assert where.asker("bob", "t1") == Asker("bob", "bob", "t1")  # forgotten: seen longest ago


async def test_boxes_are_tried_out_by_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many people of one address bring a box each: who comes last from another is next."""
    order, let = list[str](), asyncio.Event()

    async def correct(_: Any, __: str, text: str, ___: Any) -> Any:
        order.append(text)
        await let.wait()

    monkeypatch.setattr("riverrat.tables.lobby.aside", correct)
    people = [Person(f"eve{at}", "Eve") for at in range(3)]
    for person in people:
        house.rooms.whereabouts.saw(person.id, "2.2.2.2")
    tasks = [asyncio.create_task(house.lobby._correct(one, "toy", one.id)) for one in (*people, house.ann)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="One after the other"):
        await asyncio.wait_for(house.lobby._correct(house.ann, "toy", "second"), 20)
    let.set()
    await asyncio.gather(*tasks)
    assert order == ["eve0", house.ann.id, "eve1", "eve2"]


async def test_what_is_looked_up_has_its_turn_among_those_who_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Puzzles, lessons and a board in words take a while: by the threads of the store, which each has by turns."""
    threads = dict[str, str]()

    def found(name: str, answer: Any) -> Callable[..., Any]:
        def find(*_: Any) -> Any:
            threads[name] = threading.current_thread().name.rpartition("_")[0]
            return answer

        return find

    for name, answer in {"puzzles": (), "puzzle": None, "daily": None}.items():
        monkeypatch.setattr(puzzles, name, found(name, answer))
    for name, answer in {"chapters": (), "chapter": None}.items():
        monkeypatch.setattr(lessons, name, found(name, answer))
    history, solving = History(house.rooms, cast(Any, None)), Solving(house.store, house.rooms.catalogue)
    monkeypatch.setattr(history, "_shown", found("words", "Round 1"))
    assert (await solving.all(None, "toy")).puzzles == []
    for ask in (solving.open, solving.solution):
        with pytest.raises(Refused, match="no such puzzle"):
            await ask(house.ann, PuzzleName(game="toy", puzzle="none"))
        assert threads.pop("puzzle") == "store-read"
    assert await house.lobby.chapters(None, "toy") == []
    with pytest.raises(Refused, match="no such chapter"):
        await house.lobby.learn(house.ann, Learn(game="toy", chapter="none"))
    assert await history.words(None, (await house.table()).table.id, "en", None) == "Round 1"
    del threads["daily"]  # of those found before
    assert threads == dict.fromkeys(("puzzles", "chapters", "chapter", "words"), "store-read")


async def test_an_opponent_that_finds_the_queue_full_moves_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.tables.turns.ASK_AGAIN", 0.0)
    asked = list[Asker]()

    @asynccontextmanager
    async def turn(_: Any, asker: Asker, *__: Any) -> AsyncIterator[None]:
        asked.append(asker)
        if len(asked) == 1:
            raise Refused("too-many", "The house has too much to do just now; try again in a moment.", 429)
        yield

    async def decide(game: Any, s: Any, *_: Any) -> Decision:
        return Decision(game.legal(s)[0])

    monkeypatch.setattr(house.pool, "turn", turn)
    monkeypatch.setattr(house.pool, "decide", decide)
    house.rooms.whereabouts.saw(house.ann.id, "1.1.1.1")
    seats = [NewSeat(kind="opponent", level="random"), NewSeat(kind="me")]
    sheet = await house.lobby.create(house.ann, NewTable(game="toy", seats=seats))
    room = await house.rooms.room(sheet.id)
    assert room.thinker is not None
    await room.thinker
    assert room.table.deciding() == 1
    assert asked[:2] == [Asker("1.1.1.1", house.ann.id, sheet.id)] * 2
    await house.rooms.close()


async def test_an_opponents_move_is_watched_while_somebody_looks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Callable[[], bool]]()

    @asynccontextmanager
    async def turn(_: Any, __: Asker, ___: str, watched: Callable[[], bool]) -> AsyncIterator[None]:
        asked.append(watched)
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(house.pool, "turn", turn)
    seats = [NewSeat(kind="opponent", level="champion"), NewSeat(kind="me")]
    sheet = await house.lobby.create(house.ann, NewTable(game="toy", seats=seats))
    room = await house.rooms.room(sheet.id)
    while not asked:
        await asyncio.sleep(0)
    assert not asked[0]()
    room.viewers.add(cast(Any, object()))
    assert asked[0]()
    room.viewers.clear()
    assert not asked[0]()
    await house.rooms.close()
