"""Boxes whose owners corrected them."""

import sqlalchemy as sa

from riverrat.tables.rows import now

from . import schema
from .database import Database


class Boxes(Database):
    """Boxes as their owners wrote them."""

    def keep_box(self, game: str, data: str, text: str) -> None:
        values = {"game": game, "data": data, "text": text, "created": now()}
        with self.change() as connection:
            connection.execute(self.insert(schema.box).values(**values).on_conflict_do_nothing())

    def box_of(self, game: str, text: str) -> str | None:
        """The hash of a box that was tried out before, by what its owner wrote."""
        with self.look() as connection:
            return connection.scalar(
                sa.select(schema.box.c.data).where(schema.box.c.game == game, schema.box.c.text == text)
            )

    def box_text(self, game: str, data: str) -> str | None:
        with self.look() as connection:
            return connection.scalar(
                sa.select(schema.box.c.text).where(schema.box.c.game == game, schema.box.c.data == data)
            )
