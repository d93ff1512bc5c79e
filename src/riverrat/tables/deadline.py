"""How long a turn may take."""

from __future__ import annotations

from .rows import Listed, Sheet

MINUTE = 60_000  # milliseconds


def deadline(table: Sheet | Listed) -> int | None:
    """When the time of who decides is up; it does not run while they are on holiday."""
    if not table.minutes or table.over or not table.started or not 0 <= table.waiting < len(table.seats):
        return None
    seat = table.seats[table.waiting]
    return max(table.since, seat.holiday) + table.minutes * MINUTE if seat.kind == "person" else None
