"""Tables for tests: somebody sits down, some moves are made."""

import random
from typing import Any

from riverrat.engine.game import Game
from riverrat.server.store.store import Store
from riverrat.tables import replays
from riverrat.tables.asker import Asker
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import Table


def table_of(game: Game, seats: list[Seat], seed: int = 1) -> Table:
    return Table(new_sheet(game, seats, {}, seed), game, None, [])


def seated(store: Store, game: Game) -> Table:
    ann, _ = store.new_person("Ann")
    table = table_of(game, [Seat("person", ann.id, name="Ann") for _ in range(2)])
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


class Here:
    """A replayer without a process of its own."""

    async def do(self, _: Asker, job: replays.Job) -> Any:
        return replays.outcome(replays.answer(job))
