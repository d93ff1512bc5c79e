"""The socket of one viewer: who may open one, and how its messages come and go."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import Headers
from litestar.exceptions import WebSocketDisconnect

from riverrat.tables import protocol
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.changes import Refused
from riverrat.tables.talk import Connection, id_of

from .http.dependencies import House
from .http.guard import address_of

encode = msgspec.json.Encoder().encode
LATER = 1013  # of WebSocket's codes: try again later
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # what sending says to a client that is no longer there


class SocketWire:
    """What carries messages to a client: what `riverrat.tables.talk` asks for."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def send(self, texts: Sequence[bytes]) -> None:
        with contextlib.suppress(*GONE):
            for text in texts:
                await self.socket.send_data(text)

    async def end(self, code: int, reason: str) -> None:
        with contextlib.suppress(*GONE):
            await self.socket.close(code, reason)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One viewer of one table.

    `?since=VERSION` for one that has seen some of it already, `?view=changes` for one that keeps the last view: of the
    next, only the parts that changed are sent.
    """
    house: House = socket.app.state.house
    headers, address = Headers.from_scope(socket.scope), address_of(socket.scope)
    if not house.gate.known_host(headers) or not house.gate.own(headers, str(socket.scope["scheme"])):
        await socket.close(4403, "foreign origin")
        return
    open_here = house.gate.sockets
    if open_here.get(address, 0) >= house.gate.most_sockets:
        await _turn_away(socket, "too-many", "Too many sockets from one address.", 4429)
        return
    open_here[address] = open_here.get(address, 0) + 1
    ASKING.set(Asker(address, table=table))
    try:
        try:
            person, device = await house.known(headers, address) or (None, address)
            room = await house.rooms.room(table)
        except Refused as refusal:
            await _turn_away(socket, refusal.code, str(refusal), LATER if refusal.status == 503 else 4404)
            return
        since = socket.query_params.get("since", "")
        await socket.accept()
        known = int(since) if since.isdecimal() and len(since) < 10 else -1
        changes = socket.query_params.get("view") == "changes"
        wire = SocketWire(socket)
        viewer = Connection(wire, house.rooms, room, person, device, known, changes=changes, address=address)
        with house.talk.present(viewer):
            await _receive(house, viewer, socket, address)
    finally:
        open_here[address] -= 1
        if not open_here[address]:
            del open_here[address]


async def _turn_away(socket: WebSocket[Any, Any, Any], code: str, message: str, status: int) -> None:
    with contextlib.suppress(*GONE):
        await socket.accept()
        await socket.send_data(encode(protocol.Error(id=None, code=code, message=message)), "text")
        await socket.close(status, code)


async def _receive(house: House, connection: Connection, socket: WebSocket[Any, Any, Any], address: str) -> None:
    talk, gate, most = house.talk, house.gate, house.settings.limits.message
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        raw = event.get("text")
        if not gate.device.take(connection.device) or not gate.address.take(address):
            await asyncio.sleep(0.2)
            talk.refuse(connection, id_of(raw), "too-many", "Too many messages at once; wait a moment.")
        elif raw is None:
            talk.refuse(connection, None, "malformed", "Messages are text, one JSON object each.")
        elif len(raw) > most:
            talk.refuse(connection, None, "too-large", f"A message has at most {most} characters.")
        else:
            await talk.answer(connection, raw)
