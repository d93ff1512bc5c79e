"""Whether the database can be written."""

import asyncio
import logging
import time

import sqlalchemy as sa

from riverrat.tables.store import Unavailable

from .database import Database

log = logging.getLogger("riverrat.health")

FRESH_SECONDS, PATIENCE = 2.0, 5.0  # how long a finding holds; how long the database may take


class Pulse:
    """Whether the database can be written, found out at most every other second."""

    def __init__(self) -> None:
        self.well, self.at = True, 0.0
        self.lock = asyncio.Lock()

    async def beat(self, database: Database) -> bool:
        async with self.lock:
            if time.monotonic() - self.at > FRESH_SECONDS:
                try:
                    await asyncio.wait_for(database.write(_write, database), PATIENCE)
                    self.well = True
                except (TimeoutError, Unavailable, sa.exc.SQLAlchemyError) as error:
                    log.error("the database cannot be written", extra={"reason": type(error).__name__})
                    self.well = False
                self.at = time.monotonic()
        return self.well


def _write(database: Database) -> None:
    with database.change() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
