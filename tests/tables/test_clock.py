"""How long a turn may take, and what happens when time is up."""

import asyncio

import pytest

from riverrat.tables.changes import Refused, Reseat, Sit
from riverrat.tables.clock import deadline
from riverrat.tables.clockwatch import Clockwatch
from tests.tables.house import House

HOUR = 3600 * 1000
DAY = 24 * 60  # minutes


@pytest.mark.parametrize("late", ["opponent", "open"])
async def test_time_that_is_up(house: House, late: str) -> None:
    clock, room = Clockwatch(house.rooms), await house.table(minutes=DAY, late=late)
    sheet = room.table.sheet
    assert deadline(sheet) == sheet.since + DAY * 60_000
    assert await clock.look(sheet.since + 23 * HOUR) == 0
    house.store.go_away(house.ann.id, sheet.since + 48 * HOUR)
    house.notices.on_holiday(house.ann.id, sheet.since + 48 * HOUR)
    assert await clock.look(sheet.since + 71 * HOUR) == 0  # on holiday until the third day
    assert await clock.look(sheet.since + 73 * HOUR) == 1
    seat = room.table.sheet.seats[0]
    assert (seat.kind, seat.person) == (late, house.ann.id)
    told = house.store.entries(room.table.id)[-1].body.told
    assert told == [[0, 0, f"seat-late-{late}", {"hours": 24}, False]]
    assert await clock.look(sheet.since + 99 * HOUR) == 0
    await house.rooms.commit(room, Reseat(house.ann, 0, "person"))  # back again
    assert room.table.sheet.seats[0].kind == "person"
    house.rooms.closing = True


async def test_time_that_is_up_gives_the_others_no_second_seat(house: House) -> None:
    clock, room = Clockwatch(house.rooms), await house.table(minutes=DAY, late="open")
    assert await clock.look(room.table.sheet.since + 25 * HOUR) == 1
    for seat in (0, None):
        with pytest.raises(Refused, match="nobody takes a further seat"):
            await house.rooms.commit(room, Sit(house.bob, seat))
    await house.rooms.commit(room, Sit(house.ann))
    assert [seat.person for seat in room.table.sheet.seats] == [house.ann.id, house.bob.id]
    house.rooms.closing = True


async def test_a_turn_begins_when_it_becomes_somebodys(house: House) -> None:
    room = await house.table(minutes=60)
    began = room.table.sheet.since
    await asyncio.sleep(0.002)
    await house.act(room, house.ann)
    if room.table.deciding() == 0:
        assert room.table.sheet.since == began
    await house.until_bob(room)
    assert room.table.sheet.since > began
    loaded = house.store.load(room.table.id)
    assert loaded is not None
    assert loaded[0].since == room.table.sheet.since
