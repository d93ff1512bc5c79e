"""Finished games: who sat there and how they fared."""

import msgspec
import sqlalchemy as sa

from riverrat.tables.results import alone_with_oneself, fared
from riverrat.tables.rows import Finished, Seat

from . import schema
from .database import Database
from .listing import seat_of

MOST = 20_000  # games looked at, the latest
CHUNK = 500


class Results(Database):
    """Games that are over."""

    def finished(self, person: str | None = None) -> list[Finished]:
        """Finished games in the order they ended, of the house or of one person.

        Games somebody played against themselves, on one device, say nothing about anybody and are left out.
        """
        t, s = schema.table.c, schema.seat.c
        query = sa.select(t.id, t.game, t.updated, t.result).where(
            t.over.is_(True), t.look.is_(False), t.lesson.is_(None), t.result.is_not(None)
        )
        if person is not None:
            query = query.where(t.id.in_(sa.select(s.table_id).where(s.person == person)))
        with self.look() as connection:
            tables = connection.execute(query.order_by(t.updated.desc()).limit(MOST)).all()[::-1]
            seats: dict[str, list[Seat]] = {row.id: [] for row in tables}
            listed: set[str] = set()
            for at in range(0, len(tables), CHUNK):
                names = [row.id for row in tables[at : at + CHUNK]]
                for row in connection.execute(
                    sa.select(schema.seat, schema.person.c.name, schema.person.c.away_until, schema.person.c.listed)
                    .outerjoin(schema.person, schema.person.c.id == s.person)
                    .where(s.table_id.in_(names))
                    .order_by(s.table_id, s.seat)
                ):
                    seats[row.table_id].append(seat_of(row))
                    if row.listed:
                        listed.add(row.person)
        found = [
            Finished(row.id, row.game, row.updated, fared(seats[row.id], msgspec.json.decode(row.result), listed))
            for row in tables
        ]
        return [game for game in found if not alone_with_oneself(game)]

    def results_pulse(self) -> tuple[int, int, str]:
        """Changes whenever a game ends or somebody joins or leaves the list."""
        t, p = schema.table.c, schema.person.c
        with self.look() as connection:
            row = connection.execute(
                sa.select(sa.func.count(), sa.func.max(t.updated)).where(
                    t.over.is_(True), t.look.is_(False), t.lesson.is_(None)
                )
            ).one()
            listed = connection.scalars(sa.select(p.id).where(p.listed.is_(True)).order_by(p.id)).all()
            return row[0], row[1] or 0, ",".join(listed)

    def list_me(self, person: str, listed: bool) -> None:
        with self.change() as connection:
            connection.execute(schema.person.update().where(schema.person.c.id == person).values(listed=listed))

    def is_listed(self, person: str) -> tuple[str, bool] | None:
        """The name of somebody, and whether others may see how they have played."""
        p = schema.person.c
        with self.look() as connection:
            row = connection.execute(sa.select(p.name, p.listed).where(p.id == person)).first()
            return (row.name, row.listed) if row else None

    def people_count(self) -> int:
        """How many people there are."""
        with self.look() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(schema.person)) or 0
