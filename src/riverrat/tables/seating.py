"""Who may take a seat, leave it or lose it: joining, declining, the host's changes, resigning."""

from dataclasses import replace

from riverrat.players import levels

from . import events
from .changes import Refused, Reseat
from .rows import Body, Person, Seat, Written, now
from .table import Draft, Table


def sit(table: Table, seat: int, taken: Seat, client: str | None = None, away: int = 0) -> Draft:
    """Have a seat taken by somebody, or nobody; `away` says for how many minutes its holder had been so."""
    game, tail, sheet = table.opened(None, seating=True)
    if not 0 <= seat < len(sheet.seats):
        raise Refused("no-seat", f"This table has the seats 0 to {len(sheet.seats) - 1}.", 400)
    if sheet.over:
        raise Refused("over", "The game is over.")
    if sheet.seats[seat].resigned:
        raise Refused("resigned", "This seat has resigned.")
    sheet.seats[seat] = replace(taken, seen=now(), wears=sheet.seats[seat].wears)
    table.settle(game, tail, sheet)
    body = Body(seat=seat, kind=taken.kind, person=taken.person, level=taken.level)
    if table.sheet.started:  # before that, everybody sees who sits where
        body.told = [events.seat_changed(tail.ply, seat, taken.kind, away)]
    return Draft(Written(sheet, table.entry("seat", body, client), seat=seat), tail)


def join(table: Table, person: Person, seat: int | None, client: str | None) -> Draft:
    """Take a seat: one kept for them or that was theirs before others; none that is kept for somebody else."""
    seats = table.sheet.seats
    kept = [at for at, seat in enumerate(seats) if seat.kept and seat.person == person.id]
    free = [at for at, seat in enumerate(seats) if seat.kind == "open" and not seat.kept]
    free = kept + sorted(free, key=lambda at: seats[at].person != person.id)
    wanted = seat if seat is not None else free[0] if free else -1
    if wanted not in free:
        raise Refused("taken", "This seat is taken." if free else "Every seat of this table is taken.")
    if any(seat.person == person.id for seat in seats) and _further(table, person, wanted):
        raise Refused("not-yours", "In a game with others nobody takes a further seat.", 403)
    called = seats[wanted].called if wanted in kept else ""
    return sit(table, wanted, Seat("person", person.id, name=person.name, called=called), client)


def _further(table: Table, person: Person, seat: int) -> bool:
    """Whether a seat of a running game would give somebody eyes of another player, who holds or has left it."""
    seats, holder = table.sheet.seats, table.sheet.seats[seat].person
    if not table.sheet.started or holder == person.id:
        return False
    return holder is not None or any(other.kind == "person" and other.person != person.id for other in seats)


def decline(table: Table, person: Person, seat: int, client: str | None) -> Draft:
    own = table.sheet.seats[seat]
    if not own.kept or own.person != person.id:
        raise Refused("not-asked", "This seat is not kept for you.")
    return sit(table, seat, replace(own, asked="declined"), client)


def reseat(table: Table, change: Reseat, client: str | None) -> Draft:
    """Who may decide about a seat: before the game its host; then its holder, or the others after an absence."""
    seats, person, seat, kind = table.sheet.seats, change.person, change.seat, change.kind
    if seat >= len(seats):
        raise Refused("no-seat", f"This table has the seats 0 to {len(seats) - 1}.", 400)
    before, host = seats[seat], person.id == table.sheet.host
    held = before.kind == "person" and before.person != person.id
    own = before.person == person.id and (before.kind == "person" or kind == "person")
    if held and table.sheet.started and not (change.absent and (host or table.seats_of(person.id))):
        raise Refused("present", "Who holds this seat leaves it, or the others decide after a long absence.", 403)
    if not host and not own and not held:
        raise Refused("not-host", "Only the host of the table may do this.", 403)
    if held and not host and not table.sheet.started:
        raise Refused("not-host", "Only the host of the table may do this.", 403)
    away = change.away if held else 0
    if kind == "opponent":
        level = change.level or levels.DEFAULT
        other = Seat(kind, before.person, level, name=before.name, called=before.called)
        return sit(table, seat, other, client, away)
    if kind == "open":
        return sit(table, seat, Seat(kind, before.person, name=before.name, called=before.called), client, away)
    back = (before.person, before.name) if before.person else (person.id, person.name)
    if not before.person and _further(table, person, seat):
        raise Refused("not-yours", "In a game with others nobody takes a further seat.", 403)
    return sit(table, seat, Seat("person", back[0], name=back[1], called=before.called), client)


def resign(table: Table, person: Person, version: int, seat: int | None, client: str | None) -> Draft:
    seats = table.seats_of(person.id)
    if not seats or (seat is not None and seat not in seats):
        raise Refused("not-yours", "This seat is not yours.")
    deciding = table.deciding()
    return _give_up(table, version, seat if seat is not None else deciding if deciding in seats else seats[0], client)


def _give_up(table: Table, version: int, seat: int, client: str | None) -> Draft:
    """Give up: an opponent plays on, or, with one seat or no person left in the game, it ends."""
    game, tail, sheet = table.opened(version, seating=True)
    table.check_running()
    own = sheet.seats[seat]
    own.kind, own.level, own.resigned = "opponent", levels.DEFAULT, True
    left = [other for other in sheet.seats if not other.resigned]
    ended = len(left) <= 1 or not any(other.kind == "person" for other in left)
    sheet.over = ended
    table.settle(game, tail, sheet)
    body = Body(seat=seat, kind=own.kind, person=own.person, level=own.level, ended=ended)
    body.told = [events.resigned(tail.ply, seat)]
    return Draft(Written(sheet, table.entry("resign", body, client), seat=seat), tail)
