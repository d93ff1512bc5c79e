"""Lists and small things of the store: people, devices, links, my tables, chat, achievements, corrected boxes."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .store import Chair, Sheet, Store, now

TOKEN_BYTES = 32  # a device token: 256 random bits
LINK_MINUTES = 30
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are taken for another


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def short_id(length: int = 12) -> str:
    """A name nobody guesses and everybody can read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    id: int
    seat: int
    person: str
    name: str
    text: str
    at: int


# --- people -----------------------------------------------------------------------------------------------------------


def new_person(store: Store, name: str) -> tuple[Person, str]:
    """A person and the token of the device they came with."""
    someone, token = Person(short_id(16), name), secrets.token_urlsafe(TOKEN_BYTES)
    with store.change() as connection:
        connection.execute(schema.person.insert(), {"id": someone.id, "name": name, "created": now()})
        connection.execute(schema.device.insert(), {"token": hashed(token), "person": someone.id, "created": now()})
    return someone, token


def person_of(store: Store, token: str) -> Person | None:
    """Who holds the device with this token."""
    with store.look() as connection:
        row = connection.execute(
            sa.select(schema.person.c.id, schema.person.c.name)
            .join(schema.device, schema.device.c.person == schema.person.c.id)
            .where(schema.device.c.token == hashed(token))
        ).first()
        return Person(row.id, row.name) if row else None


def rename(store: Store, person: Person, name: str) -> Person:
    with store.change() as connection:
        connection.execute(schema.person.update().where(schema.person.c.id == person.id).values(name=name))
        store.tell(connection, person=person.id, name=name)
    return Person(person.id, name)


def new_link(store: Store, person: Person) -> str:
    """A one-time code that carries the person to another device."""
    code = short_id(16)
    with store.change() as connection:
        connection.execute(schema.link.delete().where(schema.link.c.expires < now()))
        connection.execute(
            schema.link.insert(),
            {"code": hashed(code), "person": person.id, "expires": now() + LINK_MINUTES * 60_000},
        )
    return code


def claim_link(store: Store, code: str) -> tuple[Person, str] | None:
    """Use a code up: its person, and a token for the device that brought it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    with store.change() as connection:
        row = connection.execute(
            schema.link.delete()
            .where(schema.link.c.code == hashed(code), schema.link.c.expires >= now())
            .returning(schema.link.c.person)
        ).first()
        if row is None:
            return None
        connection.execute(schema.device.insert(), {"token": hashed(token), "person": row.person, "created": now()})
        name = connection.scalar(sa.select(schema.person.c.name).where(schema.person.c.id == row.person))
        return Person(row.person, str(name)), token


# --- lists of tables --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Listed:
    id: str
    game: str
    name: str
    waiting: int
    started: bool
    over: bool
    updated: int
    chairs: list[Chair]


def tables_of(store: Store, person: str, most: int = 200) -> list[Listed]:
    """The tables somebody sits at, hosts or looks at; those waiting for them first, then the latest."""
    t, s = schema.table.c, schema.seat.c
    with store.look() as connection:
        sits = sa.select(s.table_id).where(s.person == person, s.kind == "person")
        rows = connection.execute(
            sa.select(t.id, t.game, t.name, t.waiting, t.started, t.over, t.updated)
            .where(sa.or_(t.id.in_(sits), t.host == person))
            .order_by(t.updated.desc())
            .limit(most)
        ).all()
        chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
        for chair in connection.execute(
            sa.select(schema.seat, schema.person.c.name)
            .outerjoin(schema.person, schema.person.c.id == s.person)
            .where(s.table_id.in_(list(chairs)))
            .order_by(s.table_id, s.seat)
        ):
            found = Chair(chair.kind, chair.person, chair.level, chair.resigned, chair.name or "")
            chairs[chair.table_id].append(found)
    listed = [Listed(**row._mapping, chairs=chairs[row.id]) for row in rows]
    return sorted(listed, key=lambda one: (not waits_for(one, person), one.over, -one.updated))


def waits_for(table: Listed | Sheet, person: str) -> bool:
    if table.over or not table.started or not 0 <= table.waiting < len(table.chairs):
        return False
    chair = table.chairs[table.waiting]
    return chair.kind == "person" and chair.person == person


def waiting_opponents(store: Store, before: int, most: int = 50) -> list[str]:
    """Tables on which an opponent has been due since before that time."""
    t = schema.table.c
    with store.look() as connection:
        rows = connection.execute(
            sa.select(t.id)
            .where(t.opponent.is_(True), t.over.is_(False), t.started.is_(True), t.updated < before)
            .order_by(t.updated)
            .limit(most)
        )
        return [row.id for row in rows]


def versions(store: Store, tables: list[str]) -> dict[str, int]:
    """How far each of these tables has come."""
    with store.look() as connection:
        rows = connection.execute(
            sa.select(schema.table.c.id, schema.table.c.version).where(schema.table.c.id.in_(tables))
        )
        return {row.id: row.version for row in rows}


def set_rematch(store: Store, table: str, other: str) -> str:
    """Agree on the table of the rematch: the first one named stays."""
    with store.change() as connection:
        connection.execute(
            schema.table.update()
            .where(schema.table.c.id == table, schema.table.c.rematch.is_(None))
            .values(rematch=other)
        )
        agreed = connection.scalar(sa.select(schema.table.c.rematch).where(schema.table.c.id == table))
        store.tell(connection, table=table, rematch=agreed)
        return str(agreed)


# --- chat, achievements, boxes ----------------------------------------------------------------------------------------


def say(store: Store, table: str, seat: int, person: Person, client: str, text: str) -> None:
    """Add a line of chat; one sent twice is kept once."""
    values = {"table_id": table, "person": person.id, "seat": seat, "client": client, "text": text, "at": now()}
    with store.change() as connection:
        connection.execute(_insert(store, schema.chat).values(**values).on_conflict_do_nothing())
        store.tell(connection, table=table, chat=True)


def said(store: Store, table: str, after: int = 0, most: int = 200) -> list[Line]:
    c = schema.chat.c
    with store.look() as connection:
        rows = connection.execute(
            sa.select(c.id, c.seat, c.person, schema.person.c.name, c.text, c.at)
            .join(schema.person, schema.person.c.id == c.person)
            .where(c.table_id == table, c.id > after)
            .order_by(c.id.desc())
            .limit(most)
        ).all()
    return [Line(**row._mapping) for row in reversed(rows)]


def achieve(store: Store, table: str, game: str, met: list[tuple[str, str, str]]) -> None:
    """Write down (person, level, challenge); what somebody has already is kept as it was."""
    with store.change() as connection:
        for person, level, challenge in met:
            values = {"person": person, "game": game, "level": level, "challenge": challenge, "table_id": table}
            connection.execute(_insert(store, schema.achievement).values(**values).on_conflict_do_nothing())


def achieved(store: Store, person: str) -> list[tuple[str, str, str, str]]:
    c = schema.achievement.c
    with store.look() as connection:
        rows = connection.execute(
            sa.select(c.game, c.level, c.challenge, c.table_id)
            .where(c.person == person)
            .order_by(c.game, c.level, c.challenge)
        )
        return [(r.game, r.level, r.challenge, r.table_id) for r in rows]


def keep_box(store: Store, game: str, data: str, text: str) -> None:
    values = {"game": game, "data": data, "text": text, "created": now()}
    with store.change() as connection:
        connection.execute(_insert(store, schema.box).values(**values).on_conflict_do_nothing())


def box_text(store: Store, game: str, data: str) -> str | None:
    with store.look() as connection:
        return connection.scalar(
            sa.select(schema.box.c.text).where(schema.box.c.game == game, schema.box.c.data == data)
        )


def _insert(store: Store, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if store.sqlite else postgresql.insert(table)
