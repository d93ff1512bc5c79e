"""What is said at a table."""

import sqlalchemy as sa

from riverrat.tables.changes import Refused
from riverrat.tables.rows import ChatLine, Person, now

from . import schema
from .database import Database


class Chat(Database):
    """Lines of chat."""

    def say(self, table: str, seat: int, person: Person, client: str, text: str) -> None:
        """Add a line of chat; one sent twice is kept once, one of somebody muted is refused."""
        values = {"table_id": table, "person": person.id, "seat": seat, "client": client, "text": text, "at": now()}
        with self.change() as connection:
            if connection.scalar(sa.select(schema.person.c.muted).where(schema.person.c.id == person.id)):
                raise Refused("muted", "The house lets you say nothing for now; ask who runs it.", 403)
            connection.execute(self.insert(schema.chat).values(**values).on_conflict_do_nothing())
            self.tell(connection, table=table, chat=True)

    def said(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        c = schema.chat.c
        with self.look() as connection:
            rows = connection.execute(
                sa.select(c.id, c.seat, c.person, schema.person.c.name, c.text, c.at)
                .join(schema.person, schema.person.c.id == c.person)
                .where(c.table_id == table, c.id > after)
                .order_by(c.id.desc())
                .limit(most)
            ).all()
        return [ChatLine(**row._mapping) for row in reversed(rows)]
