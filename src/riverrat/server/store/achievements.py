"""Challenges people have met."""

import sqlalchemy as sa

from . import schema
from .database import Database


class Achievements(Database):
    """Who has met which challenge."""

    def achieve(self, table: str, game: str, met: list[tuple[str, str, str]]) -> None:
        """Write down (person, level, challenge); what somebody has already is kept as it was."""
        with self.change() as connection:
            for person, level, challenge in met:
                values = {"person": person, "game": game, "level": level, "challenge": challenge, "table_id": table}
                connection.execute(self.insert(schema.achievement).values(**values).on_conflict_do_nothing())

    def achieved(self, person: str) -> list[tuple[str, str, str, str]]:
        c = schema.achievement.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(c.game, c.level, c.challenge, c.table_id)
                .where(c.person == person)
                .order_by(c.game, c.level, c.challenge)
            )
            return [(r.game, r.level, r.challenge, r.table_id) for r in rows]
