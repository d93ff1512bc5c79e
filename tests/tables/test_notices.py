"""What processes tell each other of a table."""

import random

import msgspec

from riverrat import games
from riverrat.server.store.store import Store
from riverrat.tables.notices import Notices
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Moved
from tests.tables.seating import seated


async def test_a_process_that_is_told_of_moves_knows_what_it_would_have_read(store: Store, rooms: Rooms) -> None:
    table, choose = seated(store, games.load("toy")), random.Random(2)
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
