"""Positions of running tables in named values: what an upgrade of the rules starts from."""

from typing import Any

import msgspec
import sqlalchemy as sa

from riverrat.tables.rows import Entry, Sheet, Snapshot
from riverrat.tables.store import Conflict

from . import schema
from .database import Database

p, t = schema.position.c, schema.table.c


class Positions(Database):
    """Positions that later rules can read."""

    def keep_position(self, sheet: Sheet, values: dict[str, Any]) -> None:
        """Write a table's position down; the one before is forgotten."""
        text = msgspec.json.encode(values).decode()
        row = {"table_id": sheet.id, "version": sheet.version, "rules": sheet.rules, "text": text}
        with self.change() as connection:
            connection.execute(schema.position.delete().where(p.table_id == sheet.id))
            connection.execute(schema.position.insert(), row)

    def position(self, sheet: Sheet) -> dict[str, Any] | None:
        """The position of a table, if it is that of its present version and rules."""
        with self.look() as connection:
            text = connection.scalar(
                sa.select(p.text).where(p.table_id == sheet.id, p.version == sheet.version, p.rules == sheet.rules)
            )
        found: dict[str, Any] | None = msgspec.json.decode(text) if text else None
        return found

    def change_rules(self, sheet: Sheet, entry: Entry, snapshot: Snapshot) -> None:
        """Let a table go on by other rules from a position. Raises Conflict where another process has done so."""
        with self.change() as connection:
            moved = connection.execute(
                schema.table.update()
                .where(t.id == sheet.id, t.version == entry.version - 1)
                .values(version=entry.version, rules=sheet.rules, waiting=sheet.waiting, opponent=sheet.opponent)
            )
            if moved.rowcount != 1:
                raise Conflict
            body = msgspec.json.encode(entry.body).decode()
            connection.execute(
                schema.entry.insert(),
                {"table_id": sheet.id, "version": entry.version, "kind": entry.kind, "body": body, "at": entry.at},
            )
            connection.execute(
                schema.snapshot.insert(),
                {"table_id": sheet.id, "version": snapshot.version, "ply": snapshot.ply, "state": snapshot.state},
            )
            self.tell(connection, table=sheet.id, version=entry.version)
