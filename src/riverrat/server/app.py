"""The server as one application: everything put together, started and stopped in order."""

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
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.notices import Notices

from .http.dependencies import DEPENDENCIES, House
from .http.errors import EXCEPTION_HANDLERS
from .http.guard import Guard
from .http.handlers import HANDLERS
from .http.openapi import PlainPage
from .metrics import Metrics
from .opponents.pool import Opponents
from .settings import Settings
from .socket import table_socket
from .store import pubsub
from .store.database import TOPIC
from .store.store import Store


def create_app(settings: Settings) -> Guard:
    """The application; it opens the database and starts its workers when it is run."""
    metrics, store = Metrics(), Store(settings.url)
    catalogue = Catalogue(settings, store)
    opponents = Opponents(settings.workers, catalogue, metrics, compiling=settings.native)
    house = House(settings, store, catalogue, opponents, metrics)
    rooms, notifier = house.rooms, house.notifier
    plugin = pubsub.plugin(settings)
    tasks: list[asyncio.Task[None]] = []

    async def prepare() -> None:
        """Games and workers are loaded while the first guests find their way."""
        await asyncio.to_thread(catalogue.summaries)
        if settings.eager:
            await asyncio.to_thread(opponents.start)
            house.replayer.start([catalogue.key(catalogue.game(name)) for name in catalogue.names()])

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
            notifier.close()
            await asyncio.to_thread(opponents.close)
            await asyncio.to_thread(house.replayer.close)
            await asyncio.to_thread(store.close)

    async def listen() -> None:
        house.notices.publish = lambda notice: plugin.publish(notice, TOPIC)
        subscriber = await plugin.subscribe(TOPIC)
        for work in (_listen(subscriber, house.notices), *house.chores(), notifier.run()):
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
    return Guard(app, house.gate, metrics)


async def _listen(subscriber: Any, notices: Notices) -> None:
    async for notice in subscriber.iter_events():
        notices.hear(notice)
