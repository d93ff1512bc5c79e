"""The HTTP interface: every request it answers. Litestar makes the OpenAPI description from them."""

from typing import Any

from . import (
    about,
    games,
    health,
    lessons,
    network,
    notifications,
    people,
    puzzles,
    records,
    static,
    statistics,
    tables,
)

HANDLERS: list[Any] = [
    *about.HANDLERS,
    *people.HANDLERS,
    *notifications.HANDLERS,
    *statistics.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *tables.HANDLERS,
    *network.HANDLERS,
    *records.HANDLERS,
    *health.HANDLERS,
    static.client,
]
