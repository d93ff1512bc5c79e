"""People, their devices, and codes that carry them to another one."""

import secrets

import sqlalchemy as sa

from riverrat.tables.changes import Refused
from riverrat.tables.ids import DEVICE_LETTERS, hashed, short_id
from riverrat.tables.rows import Person, now

from . import schema
from .database import Database

TOKEN_BYTES = 32  # a device token: 256 random bits
LINK_MINUTES = 30  # how long a code is good for that carries somebody to another device


class People(Database):
    """Who there is."""

    def new_person(self, name: str) -> tuple[Person, str]:
        """A person and the token of the device they came with."""
        someone, token = Person(short_id(16), name), secrets.token_urlsafe(TOKEN_BYTES)
        with self.change() as connection:
            connection.execute(schema.person.insert(), {"id": someone.id, "name": name, "created": now()})
            connection.execute(schema.device.insert(), {"token": hashed(token), "person": someone.id, "created": now()})
        return someone, token

    def person_of(self, token: str) -> Person | None:
        """Who holds the device with this token; refused to whom the house has banned."""
        with self.look() as connection:
            row = connection.execute(
                sa.select(schema.person.c.id, schema.person.c.name, schema.person.c.banned)
                .join(schema.device, schema.device.c.person == schema.person.c.id)
                .where(schema.device.c.token == hashed(token))
            ).first()
        if row and row.banned:
            raise Refused("banned", "This house does not let you in; ask who runs it.", 403)
        return Person(row.id, row.name) if row else None

    def banned(self) -> list[str]:
        with self.look() as connection:
            p = schema.person.c
            return [row.id for row in connection.execute(sa.select(p.id).where(p.banned.is_(True)))]

    def devices_of(self, person: str) -> list[tuple[str, int]]:
        """The devices of a person, the latest first: name, since when."""
        d = schema.device.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(d.token, d.created).where(d.person == person).order_by(d.created.desc())
            )
            return [(row.token[:DEVICE_LETTERS], row.created) for row in rows]

    def revoke_device(self, person: str, device: str) -> bool:
        """Forget a device; whether there was one."""
        d = schema.device.c
        if len(device) != DEVICE_LETTERS:
            return False
        with self.change() as connection:
            gone = connection.execute(
                schema.device.delete().where(d.person == person, d.token.startswith(device, autoescape=True))
            )
            self.tell(connection, gone=person, device=device)
            return gone.rowcount > 0

    def forget_person(self, person: str) -> None:
        """Forget a person: name, devices, codes, chat, achievements, puzzles. Games stay, nobody in their seats."""
        with self.change() as connection:
            for table in (schema.device, schema.link, schema.chat, schema.achievement, schema.puzzle, schema.channel):
                connection.execute(table.delete().where(table.c.person == person))
            nobody = {"person": None, "called": None}
            connection.execute(schema.seat.update().where(schema.seat.c.person == person).values(**nobody))
            connection.execute(schema.table.update().where(schema.table.c.host == person).values(host=None))
            connection.execute(schema.person.delete().where(schema.person.c.id == person))
            self.tell(connection, gone=person, device="")

    def rename_person(self, person: Person, name: str) -> Person:
        with self.change() as connection:
            connection.execute(schema.person.update().where(schema.person.c.id == person.id).values(name=name))
            self.tell(connection, person=person.id, name=name)
        return Person(person.id, name)

    def go_away(self, person: str, until: int | None) -> None:
        """Be on holiday until then; None comes back now. What ended stays written down: clocks go on from there."""
        p, at = schema.person.c, now()
        back = sa.case((p.away_until > at, at), else_=p.away_until)
        with self.change() as connection:
            connection.execute(
                schema.person.update().where(p.id == person).values(away_until=back if until is None else until)
            )
            found = connection.scalar(sa.select(p.away_until).where(p.id == person))
            self.tell(connection, away=person, until=found or 0)

    def holiday_of(self, person: str) -> int:
        with self.look() as connection:
            return connection.scalar(sa.select(schema.person.c.away_until).where(schema.person.c.id == person)) or 0

    def new_link(self, person: str, minutes: int = LINK_MINUTES) -> str:
        """A one-time code that carries the person to another device."""
        code = short_id(16)
        with self.change() as connection:
            connection.execute(schema.link.delete().where(schema.link.c.expires < now()))
            connection.execute(
                schema.link.insert(),
                {"code": hashed(code), "person": person, "expires": now() + minutes * 60_000},
            )
        return code

    def claim_link(self, code: str) -> tuple[Person, str] | None:
        """Use a code up: its person, and a token for the device that brought it."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        with self.change() as connection:
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
