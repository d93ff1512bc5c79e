"""Boxes whose owners corrected them."""

from __future__ import annotations

import sqlalchemy as sa

from . import schema
from .database import Database
from .rows import now


def keep_box(database: Database, game: str, data: str, text: str) -> None:
    values = {"game": game, "data": data, "text": text, "created": now()}
    with database.change() as connection:
        connection.execute(database.insert(schema.box).values(**values).on_conflict_do_nothing())


def box_of(database: Database, game: str, text: str) -> str | None:
    """The hash of a box that was tried out before, by what its owner wrote."""
    with database.look() as connection:
        return connection.scalar(
            sa.select(schema.box.c.data).where(schema.box.c.game == game, schema.box.c.text == text)
        )


def box_text(database: Database, game: str, data: str) -> str | None:
    with database.look() as connection:
        return connection.scalar(
            sa.select(schema.box.c.text).where(schema.box.c.game == game, schema.box.c.data == data)
        )
