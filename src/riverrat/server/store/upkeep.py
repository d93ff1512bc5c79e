"""What the person who runs the server looks at and clears away: tables and people."""

from dataclasses import dataclass

import sqlalchemy as sa

from riverrat.engine.errors import RiverratError
from riverrat.tables.rows import Person, now

from . import schema
from .database import Database
from .people import People

DAY = 24 * 3600 * 1000  # milliseconds
OF_A_TABLE = (schema.position, schema.chat, schema.snapshot, schema.entry, schema.seat)


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    name: str
    host: str
    rules: int
    data: str
    started: bool
    over: bool
    look: bool
    plies: int
    days: int  # since it last changed


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str
    tables: int  # seats held, in running and finished games
    devices: int
    muted: bool
    banned: bool
    days: int  # since they came


def tables(database: Database, *, running: bool = False) -> list[TableRow]:
    """All tables, those that last changed first."""
    t, p = schema.table.c, schema.person.c
    query = sa.select(schema.table, p.name.label("host_name")).outerjoin(schema.person, p.id == t.host)
    if running:
        query = query.where(t.over.is_(False), t.look.is_(False))
    with database.look() as connection:
        rows = connection.execute(query.order_by(t.updated.desc())).all()
    return [
        TableRow(
            row.id,
            row.game,
            row.name,
            row.host_name or "",
            row.rules,
            row.data,
            row.started,
            row.over,
            row.look,
            row.ply,
            (now() - row.updated) // DAY,
        )
        for row in rows
    ]


def everybody(database: Database) -> list[PersonRow]:
    """All people, those with most tables first."""
    p = schema.person.c
    seats = sa.select(sa.func.count()).where(schema.seat.c.person == p.id).scalar_subquery()
    devices = sa.select(sa.func.count()).where(schema.device.c.person == p.id).scalar_subquery()
    with database.look() as connection:
        rows = connection.execute(
            sa.select(
                p.id, p.name, p.created, p.muted, p.banned, seats.label("seats"), devices.label("devices")
            ).order_by(seats.desc(), p.created)
        ).all()
    return [
        PersonRow(row.id, row.name, row.seats, row.devices, row.muted, row.banned, (now() - row.created) // DAY)
        for row in rows
    ]


def somebody(database: Database, person: str) -> Person:
    """Who goes by an id; refused where nobody does."""
    p = schema.person.c
    with database.look() as connection:
        row = connection.execute(sa.select(p.id, p.name).where(p.id == person)).first()
    if row is None:
        raise RiverratError(f"nobody has the id {person!r}: `riverrat admin people` lists who there is")
    return Person(row.id, row.name)


def restrict(database: Database, person: str, **values: bool) -> None:
    """Mute or ban somebody, or no longer; a server notices within seconds."""
    with database.change() as connection:
        connection.execute(schema.person.update().where(schema.person.c.id == person).values(**values))


def delete_tables(database: Database, names: list[str]) -> int:
    """Delete tables with all that was said and done there; returns how many there were."""
    with database.change() as connection:
        return _delete(connection, names)


def _delete(connection: sa.Connection, names: list[str]) -> int:
    connection.execute(schema.achievement.delete().where(schema.achievement.c.table_id.in_(names)))
    for table in OF_A_TABLE:
        connection.execute(table.delete().where(table.c.table_id.in_(names)))
    return connection.execute(schema.table.delete().where(schema.table.c.id.in_(names))).rowcount


def delete_people(database: People, names: list[str]) -> int:
    """Forget people; returns how many there were."""
    known = {one.id for one in everybody(database)}
    found = [name for name in names if name in known]
    for name in found:
        database.forget_person(name)
    return len(found)


def _surpassed() -> sa.ColumnElement[bool]:
    """Whether the learner of a lesson's table got further at another one."""
    t, other = schema.table.c, schema.table.alias().c
    further = sa.or_(other.ply > t.ply, sa.and_(other.ply == t.ply, other.id > t.id))
    same = (other.host == t.host, other.game == t.game, other.lesson == t.lesson)
    return sa.exists().where(*same, further)


def tidy(database: People, days: int) -> tuple[int, int]:
    """Delete finished games, uploaded records and games never begun that nobody has touched for `days` days, and people
    without a seat or a visit since: (tables, people). Of each chapter of a lesson the table stays at which its learner
    got furthest: it is what tells how far they have come.
    """
    t, p, before = schema.table.c, schema.person.c, now() - days * DAY
    with database.change() as connection:
        done = sa.or_(t.over.is_(True), t.look.is_(True), t.lesson.is_not(None), t.started.is_(False))
        kept = sa.and_(t.lesson.is_not(None), t.host.is_not(None), sa.not_(_surpassed()))
        old = connection.scalars(sa.select(t.id).where(t.updated < before, done, sa.not_(kept))).all()
        gone = sum(_delete(connection, list(old[at : at + 500])) for at in range(0, len(old), 500))
        sits = sa.select(schema.seat.c.person).where(schema.seat.c.person.is_not(None))
        hosts = sa.select(t.host).where(t.host.is_not(None))
        new = sa.select(schema.device.c.person).where(schema.device.c.created >= before)
        idle = connection.scalars(
            sa.select(p.id).where(p.created < before, p.id.not_in(sits), p.id.not_in(hosts), p.id.not_in(new))
        ).all()
    for name in idle:
        database.forget_person(name)
    return gone, len(idle)
