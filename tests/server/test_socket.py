"""What comes through a socket, and for whom it counts."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any

from websockets.frames import Frame, Opcode

from riverrat.server.http.guard import Gate
from riverrat.server.settings import Settings
from riverrat.server.socket import table_socket
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.changes import Refused
from tests.server.serving import Person


def test_frames_in_pieces_or_several_at_once_are_all_answered(ann: Person) -> None:
    table = ann.table("me", "me")["table"]
    with ann.watch(table) as screen:
        state = screen.fresh()
        ask = {"v": 1, "type": "preview", "version": state["version"], "actions": [state["choices"][0]["id"]]}
        texts = [json.dumps({**ask, "id": f"p{number}"}).encode() for number in range(6)]
        one, two, three, four, five, six = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts]
        for piece in (one, two[:2], two[2:] + three, four, five + six[:9], six[9:]):
            screen.socket.socket.sendall(piece)
            time.sleep(0.05)
        for number in range(6):
            assert screen.until(lambda message: "id" in message)["id"] == f"p{number}"


def test_what_is_read_and_said_through_a_socket_counts_for_its_address() -> None:
    asked: list[Asker] = []

    async def known(*_: Any) -> None:
        asked.append(ASKING.get())
        raise Refused("away", "Not now.", 503)

    async def nothing(*_: Any) -> None:
        pass

    house = SimpleNamespace(gate=Gate(Settings()), known=known)
    scope = {"type": "websocket", "client": ("9.9.9.9", 1234), "headers": [], "scheme": "ws"}
    app = SimpleNamespace(state=SimpleNamespace(house=house))
    socket: Any = SimpleNamespace(app=app, scope=scope, accept=nothing, send_data=nothing, close=nothing)
    opened: Any = table_socket.fn(socket, "t")
    asyncio.run(opened)
    assert asked == [Asker("9.9.9.9", table="t")]
