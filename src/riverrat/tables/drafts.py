"""What would come of a change to a table, by the kind of change."""

from . import clock, seating
from .changes import Act, Change, Decline, Expire, Move, Reseat, Resign, Sit, Undo
from .table import Draft, Table


def draft(table: Table, change: Change, client: str | None = None) -> Draft:
    """The table as it would be after a change; refused where that cannot be."""
    match change:
        case Act(person, version, actions):
            return table.act(version, table.seats_of(person.id), actions, client)
        case Move(seat, version, action):
            return table.act(version, [seat], [action], client)
        case Undo(person, version, to):
            return table.undo(version, table.seats_of(person.id), to, client)
        case Resign(person, version, seat):
            return seating.resign(table, person, version, seat, client)
        case Sit(person, seat):
            return seating.join(table, person, seat, client)
        case Reseat():
            return seating.reseat(table, change, client)
        case Decline(person, seat):
            return seating.decline(table, person, seat, client)
        case Expire(seat, version):
            return clock.expire(table, version, seat, client)
