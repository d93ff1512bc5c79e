"""How much one may ask for at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from riverrat.players.player import Decision
from riverrat.server.settings import Settings
from riverrat.tables.asker import Asker, Whereabouts
from riverrat.tables.buckets import Buckets
from riverrat.tables.changes import Refused
from riverrat.tables.protocol import NewSeat, NewTable
from riverrat.tables.rows import Person
from riverrat.tables.talk import Talk
from tests.tables.house import House


def test_a_bucket_fills_again() -> None:
    bucket = Buckets((1000.0, 2))
    assert [bucket.take("a") for _ in range(2)] == [True, True]
    assert not bucket.take("a", 2)
    assert bucket.take("b")
    assert any(bucket.take("a") for _ in range(100_000))


def test_a_longer_look_counts_as_four_hints() -> None:
    """Ten hints at once: two longer looks and two hints are as many."""
    rooms, device = SimpleNamespace(catalogue=SimpleNamespace(settings=Settings())), SimpleNamespace(device="tablet")
    talk: Any = Talk(*cast(Any, [rooms, None, None, None]))
    for deeper in (True, True, False, False):
        talk._thinking(device, deeper=deeper)
        talk.advised.clear()  # it was answered
    with pytest.raises(Refused, match="One after the other"):
        talk._thinking(device, deeper=True)


def test_opponents_think_for_the_address_their_host_was_last_seen_at() -> None:
    where = Whereabouts(known=2)
    assert where.asker("ann", "t1") == Asker("ann", "ann", "t1")  # not seen since the start
    for person, address in (("ann", "1.1.1.1"), ("bob", "2.2.2.2"), ("ann", "3.3.3.3"), ("cid", "4.4.4.4")):
        where.saw(person, address)
    assert where.asker("ann", "t1") == Asker("3.3.3.3", "ann", "t1")
    assert where.asker("bob", "t1") == Asker("bob", "bob", "t1")  # forgotten: seen longest ago


def test_boxes_are_tried_out_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many people of one address bring a box each: who comes last from another is next."""
    house, order = House(Settings(folder=tmp_path)), list[str]()

    async def bring() -> None:
        let = asyncio.Event()

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
            await house.lobby._correct(house.ann, "toy", "second")
        let.set()
        await asyncio.gather(*tasks)

    asyncio.run(bring())
    house.store.close()
    assert order == ["eve0", house.ann.id, "eve1", "eve2"]


def test_an_opponent_that_finds_the_queue_full_moves_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.tables.turns.ASK_AGAIN", 0.0)
    house, asked = House(Settings(folder=tmp_path)), list[Asker]()
    pool: Any = house.lobby.opponents

    @asynccontextmanager
    async def turn(_: Any, asker: Asker, *__: Any) -> AsyncIterator[None]:
        asked.append(asker)
        if len(asked) == 1:
            raise Refused("too-many", "The house has too much to do just now; try again in a moment.", 429)
        yield

    async def decide(game: Any, s: Any, *_: Any) -> Decision:
        return Decision(game.legal(s)[0])

    monkeypatch.setattr(pool, "turn", turn)
    monkeypatch.setattr(pool, "decide", decide)

    async def play() -> None:
        house.rooms.whereabouts.saw(house.ann.id, "1.1.1.1")
        seats = [NewSeat(kind="opponent", level="random"), NewSeat(kind="me")]
        sheet = await house.lobby.create(house.ann, NewTable(game="toy", seats=seats))
        room = await house.rooms.room(sheet.id)
        assert room.thinker is not None
        await room.thinker
        assert room.table.deciding() == 1
        assert asked[:2] == [Asker("1.1.1.1", house.ann.id, sheet.id)] * 2
        await house.rooms.close()

    asyncio.run(play())
    pool.close()
    house.store.close()
