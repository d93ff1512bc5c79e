"""Who is told what, and when: of a turn once, unless they saw it; of all that waits for them, every so many hours."""

from dataclasses import dataclass

import sqlalchemy as sa

from riverrat.tables.rows import now

from ..store import schema
from ..store.channels import OPEN, Channel
from ..store.database import Database

HOUR = 3600 * 1000  # milliseconds
GRACE_MS = 60_000  # a turn this young is not told: its player may be on the way
c, t, s = schema.channel.c, schema.table.c, schema.seat.c


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody who is not there."""

    table: str
    game: str
    name: str
    seat: int
    person: str
    since: int


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
