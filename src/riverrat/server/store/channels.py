"""Channels: how people who are not at the table are reached, and the tables that wait for them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from riverrat.tables.ids import hashed, short_id
from riverrat.tables.rows import now

from . import schema
from .database import Database

HOUR = 3600 * 1000  # milliseconds
GIVEN_UP = 10  # notifications in a row that did not arrive: then we stop
c, t, s = schema.channel.c, schema.table.c, schema.seat.c

OPEN = sa.and_(c.confirm.is_(None), c.failures < GIVEN_UP)  # channels that may be used


@dataclass(frozen=True)
class Channel:
    """How somebody who is not at the table is reached."""

    id: str
    person: str
    kind: str  # push, mail, webhook
    form: str  # of a webhook: discord, slack, ntfy, plain
    target: str
    keys: str  # of a browser, as JSON
    language: str
    hours: int  # between two digests; 0 for a notification at every turn
    leave: str  # who shows this word gets no more notifications
    confirm: str | None
    failures: int
    sent: int
    created: int


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody who is not there."""

    table: str
    game: str
    name: str
    seat: int
    person: str
    since: int


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
) -> Channel:
    """A new channel to somebody; the same target is no longer another's browser, nor twice one's own."""
    found = Channel(
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
    again = sa.and_(c.target == target, sa.or_(c.person == person, c.kind == "push"))
    with database.change() as connection:
        connection.execute(schema.channel.delete().where(again))
        connection.execute(schema.channel.insert(), asdict(found))
    return found


def channels_of(database: Database, person: str) -> list[Channel]:
    with database.look() as connection:
        rows = connection.execute(sa.select(schema.channel).where(c.person == person).order_by(c.created, c.id))
        return [Channel(**row._mapping) for row in rows]


def channel_of(database: Database, person: str, channel: str) -> Channel | None:
    return next((one for one in channels_of(database, person) if one.id == channel), None)


def change(database: Database, person: str, channel: str, hours: int) -> bool:
    with database.change() as connection:
        values: dict[str, Any] = {"hours": hours, "failures": 0}
        done = connection.execute(schema.channel.update().where(c.person == person, c.id == channel).values(**values))
        return done.rowcount == 1


def remove(database: Database, person: str, channel: str) -> bool:
    with database.change() as connection:
        return connection.execute(schema.channel.delete().where(c.person == person, c.id == channel)).rowcount == 1


def leave(database: Database, word: str) -> bool:
    """Send no more notifications through the channel this word belongs to."""
    with database.change() as connection:
        return connection.execute(schema.channel.delete().where(c.leave == word)).rowcount == 1


def confirm(database: Database, word: str) -> bool:
    """A mailbox is its owner's: the word that was sent there came back."""
    with database.change() as connection:
        done = connection.execute(schema.channel.update().where(c.confirm == hashed(word)).values(confirm=None))
        return done.rowcount == 1


def at_once(database: Database, people: Collection[str]) -> list[Channel]:
    """Channels through which these people hear of something at once, unless they are on holiday."""
    p = schema.person.c
    home = sa.exists().where(p.id == c.person, sa.func.coalesce(p.away_until, 0) < now())
    with database.look() as connection:
        wanted = sa.and_(c.person.in_(sorted(people)), OPEN, c.hours == 0, home)
        return [Channel(**row._mapping) for row in connection.execute(sa.select(schema.channel).where(wanted))]


# --- notifications ----------------------------------------------------------------------------------------------------


def arrived(database: Database, channel: str) -> None:
    with database.change() as connection:
        connection.execute(schema.channel.update().where(c.id == channel).values(failures=0, sent=now()))


def failed(database: Database, channel: str, *, gone: bool) -> None:
    """A notification did not arrive; where nobody lives any more, none is sent again."""
    with database.change() as connection:
        if gone:
            connection.execute(schema.channel.delete().where(c.id == channel))
        else:
            connection.execute(schema.channel.update().where(c.id == channel).values(failures=c.failures + 1))


def turns(database: Database, before: int, person: str | None = None) -> list[Turn]:
    """Tables whose turn began before that time, and whose player has not been there since nor been written to.

    Only of people who want to be told of every turn, and of turns that began after they said so. With a person: all
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
        wanted = sa.exists().where(c.person == s.person, OPEN, c.hours == 0, c.created <= t.since)
        fresh = sa.and_(sa.func.coalesce(s.told, 0) < t.since, sa.func.coalesce(s.seen, 0) < t.since)
        query = query.where(fresh, wanted, sa.func.coalesce(p.away_until, 0) < now())
    with database.look() as connection:
        return [Turn(**row._mapping) for row in connection.execute(query.limit(200))]


def tell(database: Database, turn: Turn) -> list[Channel] | None:
    """Take it upon us to write about a turn: the channels to use, or None where another process has."""
    with database.change() as connection:
        mine = sa.and_(s.table_id == turn.table, s.seat == turn.seat, s.person == turn.person)
        done = connection.execute(
            schema.seat.update().where(mine, sa.func.coalesce(s.told, 0) < turn.since).values(told=turn.since)
        )
        if done.rowcount != 1:
            return None
        wanted = sa.and_(c.person == turn.person, OPEN, c.hours == 0, c.created <= turn.since)
        return [Channel(**row._mapping) for row in connection.execute(sa.select(schema.channel).where(wanted))]


def digests(database: Database) -> list[Channel]:
    """Channels whose digest is due, if tables have begun to wait since the last notification."""
    at, p = now(), schema.person.c
    waits = (
        sa.exists()
        .where(t.over.is_(False), t.started.is_(True), t.look.is_(False), t.lesson.is_(None), t.since > c.sent)
        .where(s.table_id == t.id, s.seat == t.waiting, s.kind == "person", s.person == c.person)
        .where(sa.func.coalesce(s.seen, 0) < t.since)
    )
    home = sa.exists().where(p.id == c.person, sa.func.coalesce(p.away_until, 0) < at)
    with database.look() as connection:
        rows = connection.execute(
            sa.select(schema.channel).where(OPEN, c.hours > 0, c.sent + c.hours * HOUR <= at, waits, home).limit(200)
        )
        return [Channel(**row._mapping) for row in rows]


def take_digest(database: Database, channel: Channel) -> bool:
    """Take it upon us to write; False where another process has."""
    with database.change() as connection:
        done = connection.execute(
            schema.channel.update().where(c.id == channel.id, c.sent == channel.sent).values(sent=now())
        )
        return done.rowcount == 1
