"""How people fare with puzzles: what their tries brought, and what they have solved."""

from typing import Any

import msgspec
import sqlalchemy as sa

from riverrat.tables.rows import Progress, tried

from . import schema
from .database import Database

c = schema.puzzle.c


class Puzzles(Database):
    """Who has tried which puzzle."""

    def puzzle_progress(self, person: str, game: str) -> dict[str, Progress]:
        """By puzzle, for those somebody has tried or looked up."""
        with self.look() as connection:
            rows = connection.execute(sa.select(schema.puzzle).where(c.person == person, c.game == game))
            return {row.puzzle: _read(row) for row in rows}

    def puzzle_tried(self, person: str, game: str, puzzle: str, value: int, best: int) -> None:
        """Write a try down; after the best was found, further ones are for fun."""
        with self.change() as connection:
            known = _find(self, connection, person, game, puzzle)
            after = tried(known, value, best)
            found = {"tries": msgspec.json.encode(after.tries).decode(), "solved": after.solved}
            connection.execute(schema.puzzle.update().where(*_which(person, game, puzzle)).values(**found))

    def puzzle_shown(self, person: str, game: str, puzzle: str) -> None:
        """Write down that somebody looks at the solution; what is solved already stays so."""
        with self.change() as connection:
            if _find(self, connection, person, game, puzzle).solved is None:
                connection.execute(schema.puzzle.update().where(*_which(person, game, puzzle)).values(shown=True))


def _find(database: Database, connection: sa.Connection, person: str, game: str, puzzle: str) -> Progress:
    blank = {"person": person, "game": game, "puzzle": puzzle, "tries": "[]", "shown": False}
    connection.execute(database.insert(schema.puzzle).values(**blank).on_conflict_do_nothing())
    return _read(connection.execute(sa.select(schema.puzzle).where(*_which(person, game, puzzle))).one())


def _which(person: str, game: str, puzzle: str) -> tuple[sa.ColumnElement[bool], ...]:
    return c.person == person, c.game == game, c.puzzle == puzzle


def _read(row: Any) -> Progress:
    return Progress(msgspec.json.decode(row.tries, type=list[int]), row.shown, row.solved)
