"""Secrets of the house, made once and shared by all its processes."""

from collections.abc import Callable

import sqlalchemy as sa

from . import schema
from .database import Database


def key_of(database: Database, name: str, make: Callable[[], str]) -> str:
    """The key by that name; the first who asks makes it."""
    k = schema.key.c
    with database.change() as connection:
        found = connection.scalar(sa.select(k.value).where(k.name == name))
        if found is None:
            values = {"name": name, "value": make()}
            connection.execute(database.insert(schema.key).values(**values).on_conflict_do_nothing())
            found = connection.scalar(sa.select(k.value).where(k.name == name))
        return str(found)
