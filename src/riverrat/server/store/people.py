"""People, their devices, and codes that carry them to another one."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from . import schema
from .database import Database
from .ids import hashed, short_id
from .rows import Person, now

TOKEN_BYTES = 32  # a device token: 256 random bits
LINK_MINUTES = 30


def new_person(database: Database, name: str) -> tuple[Person, str]:
    """A person and the token of the device they came with."""
    someone, token = Person(short_id(16), name), secrets.token_urlsafe(TOKEN_BYTES)
    with database.change() as connection:
        connection.execute(schema.person.insert(), {"id": someone.id, "name": name, "created": now()})
        connection.execute(schema.device.insert(), {"token": hashed(token), "person": someone.id, "created": now()})
    return someone, token


def person_of(database: Database, token: str) -> Person | None:
    """Who holds the device with this token."""
    with database.look() as connection:
        row = connection.execute(
            sa.select(schema.person.c.id, schema.person.c.name)
            .join(schema.device, schema.device.c.person == schema.person.c.id)
            .where(schema.device.c.token == hashed(token))
        ).first()
        return Person(row.id, row.name) if row else None


def rename(database: Database, person: Person, name: str) -> Person:
    with database.change() as connection:
        connection.execute(schema.person.update().where(schema.person.c.id == person.id).values(name=name))
        database.tell(connection, person=person.id, name=name)
    return Person(person.id, name)


def new_link(database: Database, person: Person) -> str:
    """A one-time code that carries the person to another device."""
    code = short_id(16)
    with database.change() as connection:
        connection.execute(schema.link.delete().where(schema.link.c.expires < now()))
        connection.execute(
            schema.link.insert(),
            {"code": hashed(code), "person": person.id, "expires": now() + LINK_MINUTES * 60_000},
        )
    return code


def claim_link(database: Database, code: str) -> tuple[Person, str] | None:
    """Use a code up: its person, and a token for the device that brought it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    with database.change() as connection:
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
