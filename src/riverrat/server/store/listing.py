"""Lists of tables: mine, those on which an opponent is due, how far each has come."""

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from riverrat.tables.rows import LessonTable, Listed, Seat, asks, now, waits_for

from . import schema
from .database import Database


class Listing(Database):
    """Lists of tables."""

    def lessons_of(self, person: str, game: str) -> list[LessonTable]:
        """The tables at which somebody learns a game, the latest first."""
        t = schema.table.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(t.id, t.lesson, t.rules, t.data, t.ply)
                .where(t.host == person, t.game == game, t.lesson.is_not(None))
                .order_by(t.updated.desc())
            )
            return [LessonTable(**row._mapping) for row in rows]

    def tables_of(self, person: str, most: int = 200) -> list[Listed]:
        """The tables somebody sits at, is asked to, hosts or looks at, no lessons.

        Those that wait for them come first, then the latest.
        """
        t, s = schema.table.c, schema.seat.c
        with self.look() as connection:
            sits = sa.select(s.table_id).where(s.person == person, sa.or_(s.kind == "person", s.asked == "asked"))
            rows = connection.execute(
                sa.select(t.id, t.game, t.name, t.waiting, t.since, t.minutes, t.started, t.over, t.updated, t.result)
                .where(sa.or_(t.id.in_(sits), t.host == person), t.lesson.is_(None))
                .order_by(t.updated.desc())
                .limit(most)
            ).all()
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for seat in connection.execute(
                sa.select(schema.seat, schema.person.c.name, schema.person.c.away_until)
                .outerjoin(schema.person, schema.person.c.id == s.person)
                .where(s.table_id.in_(list(seats)))
                .order_by(s.table_id, s.seat)
            ):
                seats[seat.table_id].append(seat_of(seat))
        listed = [
            Listed(
                **{**row._mapping, "result": msgspec.json.decode(row.result) if row.result else None},
                seats=seats[row.id],
            )
            for row in rows
        ]
        return sorted(
            listed, key=lambda one: (not (waits_for(one, person) or asks(one, person)), one.over, -one.updated)
        )

    def hosted(self, person: str, *, look: bool) -> int:
        """How many games somebody hosts that are not over, or how many records they have brought."""
        t = schema.table.c
        which = sa.and_(t.look.is_(True)) if look else sa.and_(t.look.is_(False), t.over.is_(False), t.lesson.is_(None))
        with self.look() as connection:
            return connection.scalar(sa.select(sa.func.count()).where(t.host == person, which)) or 0

    def left(self, table: str, person: str) -> int:
        """Write down that somebody is no longer at the table; returns when."""
        at, s = now(), schema.seat.c
        with self.change() as connection:
            connection.execute(schema.seat.update().where(s.table_id == table, s.person == person).values(seen=at))
        return at

    def claim_thinking(self, table: str, version: int, milliseconds: int) -> bool:
        """Reserve the thinking about a move for this process, unless another one has."""
        t, at = schema.table.c, now()
        free = sa.or_(t.thinker.is_(None), t.thinker == self.process, t.thinks_until < at, t.thinks_at != version)
        with self.change() as connection:
            done = connection.execute(
                schema.table.update()
                .where(t.id == table, t.version == version, free)
                .values(thinker=self.process, thinks_at=version, thinks_until=at + milliseconds)
            )
            return done.rowcount == 1

    def waiting_opponents(self, before: int, skip: Collection[str] = (), most: int = 50) -> list[str]:
        """Tables on which an opponent has been due since before that time, but for some that cannot go on."""
        t = schema.table.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(t.id)
                .where(
                    t.opponent.is_(True), t.over.is_(False), t.started.is_(True), t.updated < before, t.id.not_in(skip)
                )
                .order_by(t.updated)
                .limit(most)
            )
            return [row.id for row in rows]

    def timed(self, at: int, most: int = 200) -> list[str]:
        """Tables on which a person has taken longer than a turn may, holidays aside."""
        t, s = schema.table.c, schema.seat.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(t.id)
                .join(schema.seat, sa.and_(s.table_id == t.id, s.seat == t.waiting))
                .join(schema.person, schema.person.c.id == s.person)
                .where(t.over.is_(False), t.started.is_(True), t.look.is_(False), t.minutes > 0, s.kind == "person")
                .where(t.since + t.minutes * 60_000 <= at)
                .where(sa.func.coalesce(schema.person.c.away_until, 0) + t.minutes * 60_000 <= at)
                .order_by(t.since)
                .limit(most)
            )
            return [row.id for row in rows]

    def versions(self, tables: list[str]) -> dict[str, int]:
        """How far each of these tables has come."""
        with self.look() as connection:
            rows = connection.execute(
                sa.select(schema.table.c.id, schema.table.c.version).where(schema.table.c.id.in_(tables))
            )
            return {row.id: row.version for row in rows}

    def running(self) -> list[str]:
        """The tables whose games are not over, those that last changed first."""
        t = schema.table.c
        with self.look() as connection:
            going = sa.select(t.id).where(t.over.is_(False), t.look.is_(False)).order_by(t.updated.desc())
            return [row.id for row in connection.execute(going)]

    def set_rematch(self, table: str, other: str) -> str:
        """Agree on the table of the rematch: the first one named stays."""
        with self.change() as connection:
            connection.execute(
                schema.table.update()
                .where(schema.table.c.id == table, schema.table.c.rematch.is_(None))
                .values(rematch=other)
            )
            agreed = connection.scalar(sa.select(schema.table.c.rematch).where(schema.table.c.id == table))
            self.tell(connection, table=table, rematch=agreed)
            return str(agreed)


def seat_of(row: sa.Row[Any]) -> Seat:
    return Seat(
        row.kind,
        row.person,
        row.level,
        row.resigned,
        row.name or "",
        row.seen or 0,
        row.away_until or 0,
        row.called or "",
        row.asked or "",
        row.wears,
    )
