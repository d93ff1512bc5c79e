"""Channels: how people who are not at the table are reached."""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from riverrat.tables.ids import hashed, short_id
from riverrat.tables.rows import now

from . import schema
from .database import Database

GIVEN_UP = 10  # notifications in a row that did not arrive: then we stop
c = schema.channel.c

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
