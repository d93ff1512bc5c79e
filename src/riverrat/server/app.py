"""The server as one application: everything put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import riverrat

from .http.dependencies import DEPENDENCIES, House
from .http.errors import EXCEPTION_HANDLERS
from .http.guard import Gate, Guard
from .http.handlers import HANDLERS
from .http.openapi import PlainPage
from .letters.office import Office
from .metrics import Metrics
from .opponents.pool import Opponents
from .settings import Settings
from .socket import table_socket
from .store import channels
from .store.database import CHANNEL
from .store.pulse import Pulse
from .store.store import Store
from .tables.analyses import Analyses
from .tables.catalogue import Catalogue
from .tables.clock import Clock
from .tables.history import History
from .tables.lobby import Lobby
from .tables.rooms import Rooms
from .tables.solving import Solving
from .tables.statistics import Statistics


def create_app(settings: Settings) -> Guard:
    """The application; it opens the database and starts its workers when it is run."""
    metrics, store = Metrics(), Store(settings.url)
    catalogue = Catalogue(settings, store)
    opponents = Opponents(settings.workers, catalogue, metrics, compiling=settings.native)
    rooms = Rooms(store, catalogue, opponents, metrics)
    gate = Gate(settings)
    history = History(rooms)
    office, clock = Office(rooms, settings), Clock(rooms)
    statistics, analyses = Statistics(store, history.desk), Analyses(history)
    solving = Solving(store, rooms.catalogue)
    house = House(settings, store, rooms, Lobby(rooms), history, gate, Pulse(), office, statistics, analyses, solving)
    plugin = channels.plugin(settings)
    tasks: list[asyncio.Task[None]] = []

    async def prepare() -> None:
        """Games and workers are loaded while the first guests find their way."""
        await asyncio.to_thread(catalogue.summaries)
        if settings.eager:
            await asyncio.to_thread(opponents.start)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(store.lock)
        await asyncio.to_thread(store.migrate)
        ready = asyncio.create_task(prepare())
        try:
            yield
        finally:
            rooms.closing = True
            await ready
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.close()
            await asyncio.to_thread(opponents.close)
            await asyncio.to_thread(history.desk.close)
            await asyncio.to_thread(store.close)

    async def listen() -> None:
        rooms.notices.channel = plugin
        subscriber = await plugin.subscribe(CHANNEL)
        for work in (_listen(subscriber, rooms), rooms.sweep(), clock.run(), office.run()):
            tasks.append(asyncio.create_task(work))

    app = Litestar(
        route_handlers=[*HANDLERS, table_socket],
        dependencies=DEPENDENCIES,
        state=State({"house": house}),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[open_house],
        plugins=[plugin],
        on_startup=[listen],  # after the plugin has
        request_max_body_size=settings.limits.body,
        # What belongs to somebody is not compressed: its length would tell of its contents. Assets are so already.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude=["^/api/(?!games|texts)", "^/assets", "^/health", "^/metrics"]
        ),
        openapi_config=OpenAPIConfig(
            title="Riverrat",
            version=riverrat.__version__,
            description="The table server of Riverrat. docs/protocol.md describes the messages of the socket.",
            path="/api/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Guard(app, gate, metrics)


async def _listen(subscriber: Any, rooms: Rooms) -> None:
    async for notice in subscriber.iter_events():
        rooms.notices.hear(notice)
