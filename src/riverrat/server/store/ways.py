"""Ways to reach people who are not at the table, and the tables that wait for them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from riverrat.tables.ids import hashed, short_id
from riverrat.tables.rows import Turn, Way, now

from . import schema
from .database import Database

HOUR = 3600 * 1000  # milliseconds
GIVEN_UP = 10  # letters in a row that did not arrive: then we stop
w, t, s = schema.way.c, schema.table.c, schema.seat.c

OPEN = sa.and_(w.confirm.is_(None), w.failures < GIVEN_UP)  # ways letters may go


def add(
    database: Database,
    person: str,
    kind: str,
    target: str,
    *,
    form: str = "",
    keys: str = "",
    language: str = "en",
    hours: int = 0,
    confirm: str | None = None,
) -> Way:
    """A new way to somebody; the same target is no longer another's browser, nor twice one's own."""
    found = Way(
        short_id(),
        person,
        kind,
        form,
        target,
        keys,
        language,
        hours,
        short_id(32),
        hashed(confirm) if confirm else None,
        failures=0,
        sent=now(),
        created=now(),
    )
    again = sa.and_(w.target == target, sa.or_(w.person == person, w.kind == "push"))
    with database.change() as connection:
        connection.execute(schema.way.delete().where(again))
        connection.execute(schema.way.insert(), asdict(found))
    return found


def ways_of(database: Database, person: str) -> list[Way]:
    with database.look() as connection:
        rows = connection.execute(sa.select(schema.way).where(w.person == person).order_by(w.created, w.id))
        return [Way(**row._mapping) for row in rows]


def way_of(database: Database, person: str, way: str) -> Way | None:
    return next((one for one in ways_of(database, person) if one.id == way), None)


def change(database: Database, person: str, way: str, hours: int) -> bool:
    with database.change() as connection:
        values: dict[str, Any] = {"hours": hours, "failures": 0}
        done = connection.execute(schema.way.update().where(w.person == person, w.id == way).values(**values))
        return done.rowcount == 1


def remove(database: Database, person: str, way: str) -> bool:
    with database.change() as connection:
        return connection.execute(schema.way.delete().where(w.person == person, w.id == way)).rowcount == 1


def leave(database: Database, word: str) -> bool:
    """Send no more letters the way this word belongs to."""
    with database.change() as connection:
        return connection.execute(schema.way.delete().where(w.leave == word)).rowcount == 1


def confirm(database: Database, word: str) -> bool:
    """A mailbox is its owner's: the word that was sent there came back."""
    with database.change() as connection:
        done = connection.execute(schema.way.update().where(w.confirm == hashed(word)).values(confirm=None))
        return done.rowcount == 1


def at_once(database: Database, people: Collection[str]) -> list[Way]:
    """Ways on which these people hear of something at once, unless they are on holiday."""
    p = schema.person.c
    home = sa.exists().where(p.id == w.person, sa.func.coalesce(p.away_until, 0) < now())
    with database.look() as connection:
        wanted = sa.and_(w.person.in_(sorted(people)), OPEN, w.hours == 0, home)
        return [Way(**row._mapping) for row in connection.execute(sa.select(schema.way).where(wanted))]


# --- letters ----------------------------------------------------------------------------------------------------------


def arrived(database: Database, way: str) -> None:
    with database.change() as connection:
        connection.execute(schema.way.update().where(w.id == way).values(failures=0, sent=now()))


def failed(database: Database, way: str, *, gone: bool) -> None:
    """A letter did not arrive; where nobody lives any more, none is sent again."""
    with database.change() as connection:
        if gone:
            connection.execute(schema.way.delete().where(w.id == way))
        else:
            connection.execute(schema.way.update().where(w.id == way).values(failures=w.failures + 1))


def turns(database: Database, before: int, person: str | None = None) -> list[Turn]:
    """Tables whose turn began before that time, and whose player has not been there since nor been written to.

    Only of people who want a letter at every turn, and of turns that began after they said so. With a person: all
    tables that wait for them.
    """
    p = schema.person.c
    query = (
        sa.select(t.id.label("table"), t.game, t.name, s.seat, s.person, t.since)
        .join(schema.seat, sa.and_(s.table_id == t.id, s.seat == t.waiting))
        .join(schema.person, p.id == s.person)
        .where(
            t.over.is_(False),
            t.started.is_(True),
            t.look.is_(False),
            t.lesson.is_(None),
            s.kind == "person",
            t.since < before,
        )
        .order_by(t.since)
    )
    if person is not None:
        query = query.where(s.person == person)
    else:
        wanted = sa.exists().where(w.person == s.person, OPEN, w.hours == 0, w.created <= t.since)
        fresh = sa.and_(sa.func.coalesce(s.told, 0) < t.since, sa.func.coalesce(s.seen, 0) < t.since)
        query = query.where(fresh, wanted, sa.func.coalesce(p.away_until, 0) < now())
    with database.look() as connection:
        return [Turn(**row._mapping) for row in connection.execute(query.limit(200))]


def tell(database: Database, turn: Turn) -> list[Way] | None:
    """Take it upon us to write about a turn: the ways to do so, or None where another process has."""
    with database.change() as connection:
        mine = sa.and_(s.table_id == turn.table, s.seat == turn.seat, s.person == turn.person)
        done = connection.execute(
            schema.seat.update().where(mine, sa.func.coalesce(s.told, 0) < turn.since).values(told=turn.since)
        )
        if done.rowcount != 1:
            return None
        wanted = sa.and_(w.person == turn.person, OPEN, w.hours == 0, w.created <= turn.since)
        return [Way(**row._mapping) for row in connection.execute(sa.select(schema.way).where(wanted))]


def digests(database: Database) -> list[Way]:
    """Ways on which it is time to tell of all tables, if some have begun to wait since the last letter."""
    at, p = now(), schema.person.c
    waits = (
        sa.exists()
        .where(t.over.is_(False), t.started.is_(True), t.look.is_(False), t.lesson.is_(None), t.since > w.sent)
        .where(s.table_id == t.id, s.seat == t.waiting, s.kind == "person", s.person == w.person)
        .where(sa.func.coalesce(s.seen, 0) < t.since)
    )
    home = sa.exists().where(p.id == w.person, sa.func.coalesce(p.away_until, 0) < at)
    with database.look() as connection:
        rows = connection.execute(
            sa.select(schema.way).where(OPEN, w.hours > 0, w.sent + w.hours * HOUR <= at, waits, home).limit(200)
        )
        return [Way(**row._mapping) for row in rows]


def take_digest(database: Database, way: Way) -> bool:
    """Take it upon us to write; False where another process has."""
    with database.change() as connection:
        done = connection.execute(schema.way.update().where(w.id == way.id, w.sent == way.sent).values(sent=now()))
        return done.rowcount == 1
