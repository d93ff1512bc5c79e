"""How long a turn may take, and what becomes of a seat whose time is up."""

from riverrat.players import levels

from . import events, seating
from .changes import Refused
from .rows import Listed, Seat, Sheet
from .table import Draft, Table

MINUTE = 60_000  # milliseconds


def deadline(table: Sheet | Listed) -> int | None:
    """When the time of who decides is up; it does not run while they are on holiday."""
    if not table.minutes or table.over or not table.started or not 0 <= table.waiting < len(table.seats):
        return None
    seat = table.seats[table.waiting]
    return max(table.since, seat.holiday) + table.minutes * MINUTE if seat.kind == "person" else None


def expire(table: Table, version: int, seat: int, client: str | None) -> Draft:
    """Time is up: an opponent plays on until the player is back, or the seat is free for somebody else."""
    if version != table.version or seat != table.deciding() or table.sheet.seats[seat].kind != "person":
        raise Refused("stale", "The table has moved on.")
    before, kind = table.sheet.seats[seat], table.sheet.late
    level = levels.DEFAULT if kind == "opponent" else None
    draft = seating.sit(table, seat, Seat(kind, before.person, level, name=before.name, called=before.called), client)
    draft.written.entry.body.told = [events.time_up(draft.tail.ply, seat, kind, table.sheet.minutes)]
    return draft
