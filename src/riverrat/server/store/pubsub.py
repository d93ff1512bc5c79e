"""How server processes hear of each other: Litestar's Channels, in memory or over PostgreSQL's LISTEN and NOTIFY.

Moves are announced by the very transaction that writes them (`Store.tell`), so that a process that dies in between
leaves nothing unsaid. What a listener misses while its connection is down, the caretaker finds.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import psycopg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg.sql import SQL, Identifier

from ..settings import Settings
from .database import TOPIC

log = logging.getLogger("riverrat.pubsub")
AGAIN_SECONDS = 1.0


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's backend, with one connection to speak through, which listens again after the database was away."""

    _voice: psycopg.AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._voice is None or self._voice.closed:
                self._voice = await psycopg.AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                await self._exit_stack.enter_async_context(self._voice)
            for channel in channels:
                await self._voice.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except psycopg.Error:
            log.warning("a notice was lost; the database is away")

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=0.1):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode("utf-8")))
            except psycopg.Error:
                await self._again()

    async def _again(self) -> None:
        log.warning("the database is away; listening again soon")
        await asyncio.sleep(AGAIN_SECONDS)
        try:
            connection = await psycopg.AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
            for channel in self._subscribed_channels:
                await connection.execute(SQL("LISTEN {channel}").format(channel=Identifier(channel)))
        except psycopg.Error:
            return
        await self._exit_stack.enter_async_context(connection)
        self._listener_conn = connection


def plugin(settings: Settings) -> ChannelsPlugin:
    if settings.postgresql:
        backend: Any = PostgresChannels(settings.url.replace("postgresql+psycopg://", "postgresql://"))
    else:
        backend = MemoryChannelsBackend()
    return ChannelsPlugin(backend, channels=[TOPIC])
