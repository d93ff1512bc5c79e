"""The server as one application: everything put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import riverrat
from riverrat.engine.errors import RiverratError

from . import channels, protocol, routes, shelf, static
from .description import PlainPage
from .library import Library
from .lobby import Lobby
from .observe import Metrics
from .opponents import Opponents
from .rooms import Rooms
from .routes import House
from .safety import Gate, Guard, address_of, device_of
from .settings import Settings
from .socket import Connection, Talk, encode
from .store import CHANNEL, Store
from .table import Refused

log = logging.getLogger("riverrat.app")


def create_app(settings: Settings) -> Guard:
    """The application; it opens the database and starts its workers when it is run."""
    metrics, store = Metrics(), Store(settings.url)
    library = Library(settings, store)
    opponents = Opponents(settings.workers, library, metrics, compiling=settings.native)
    rooms = Rooms(store, library, opponents, metrics)
    gate = Gate(settings)
    house = House(settings, store, Lobby(rooms), gate)
    plugin = channels.plugin(settings)
    tasks: list[asyncio.Task[None]] = []

    async def prepare() -> None:
        """Games and workers are loaded while the first guests find their way."""
        await asyncio.to_thread(library.summaries)
        if settings.eager:
            await asyncio.to_thread(opponents.start)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
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
            await asyncio.to_thread(store.close)

    async def listen() -> None:
        rooms.publish = lambda notice: plugin.publish(notice, CHANNEL)
        subscriber = await plugin.subscribe(CHANNEL)
        tasks.extend((asyncio.create_task(_listen(subscriber, rooms)), asyncio.create_task(rooms.sweep())))

    app = Litestar(
        route_handlers=[*routes.HANDLERS, table_socket, static.client],
        dependencies=routes.DEPENDENCIES,
        state=State({"house": house, "talk": Talk(rooms, gate, settings.limits.message)}),
        exception_handlers={
            HTTPException: _refuse_http,
            RiverratError: _refuse,
            Exception: _fail,
        },
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
        rooms.start(rooms.heard(notice))


# --- the socket -------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One viewer of one table; `?since=VERSION` for who has seen some of it already."""
    house: House = socket.app.state.house
    talk: Talk = socket.app.state.talk
    headers, address = Headers.from_scope(socket.scope), address_of(socket.scope)
    if not house.gate.own(headers):
        await socket.close(4403, "foreign origin")
        return
    open_here = house.gate.sockets
    if open_here.get(address, 0) >= house.gate.most_sockets:
        await _turn_away(socket, "too-many", "Too many sockets from one address.", 4429)
        return
    open_here[address] = open_here.get(address, 0) + 1
    try:
        token = device_of(headers)
        person = await house.store.read(shelf.person_of, house.store, token) if token else None
        try:
            room = await house.lobby.rooms.room(table)
        except Refused as refusal:
            await _turn_away(socket, refusal.code, str(refusal), 4404)
            return
        since = socket.query_params.get("since", "")
        await socket.accept()
        connection = Connection(socket, room, person, int(since) if since.isdecimal() and len(since) < 10 else -1)
        connection.device = token or address
        await talk.hold(connection, address)
    finally:
        open_here[address] -= 1
        if not open_here[address]:
            del open_here[address]


async def _turn_away(socket: WebSocket[Any, Any, Any], code: str, message: str, status: int) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        await socket.accept()
        await socket.send_data(encode(protocol.Error(id=None, code=code, message=message)), "text")
        await socket.close(status, code)


# --- errors -----------------------------------------------------------------------------------------------------------


def _answer(
    request: Request[Any, Any, Any], status: int, code: str, message: str, headers: Any = None
) -> Response[Any]:
    request.app.state.house.lobby.rooms.metrics.refused.labels(code).inc()
    body = protocol.ErrorAnswer(error=code, message=message)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refuse(request: Request[Any, Any, Any], error: RiverratError) -> Response[Any]:
    if isinstance(error, Refused):
        return _answer(request, error.status, error.code, str(error))
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(error).__name__).lstrip("-")
    return _answer(request, 400, name, str(error))


CODES = {400: "malformed", 401: "nobody", 403: "forbidden", 404: "not-found", 405: "no-such-method", 413: "too-large"}


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return _fail(request, error)
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: Any = error.extra[0]
        message = str(first.get("message", message)) if isinstance(first, dict) else message
    code = CODES.get(error.status_code, "refused")
    line = " ".join(message.split())[:300] or "This request does not fit."
    return _answer(request, error.status_code, code, line, error.headers)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    trace = shelf.short_id(8)
    log.error("a request failed", exc_info=error, extra={"trace": trace, "route": request.scope.get("path_template")})
    return _answer(request, 500, "internal", f"Something went wrong here; it is logged as {trace}.")
