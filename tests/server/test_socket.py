"""What comes through a socket, whatever it is, and for whom it counts."""

import asyncio
import json
import random
import string
import time
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from riverrat.server.http.guard import Gate
from riverrat.server.settings import Settings
from riverrat.server.socket import table_socket
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.changes import Refused
from tests.server.serving import Person, Server, socket_url


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


def test_broken_text_on_a_socket_ends_it_and_nothing_else(server: Server, ann: Person) -> None:
    before = server.log.stat().st_size
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        screen.fresh()
        screen.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            screen.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007  # of WebSocket's codes: this is no text
    assert ann.get("/health")["status"] == "ok"
    assert "Traceback" not in server.log.read_text()[before:]


def malformed(choose: random.Random) -> str | bytes:
    """A message no client should send: noise, broken JSON, wrong types, unknown words, huge numbers."""
    wild: list[Any] = [None, True, -1, 1e308, 2**70, "", "\x00", "🐀" * 20, [], {}, [[]], {"a": {}}, "x" * 3000]
    kinds = ["act", "undo", "hint", "resign", "chat", "sync", "preview", "state", "", "dance", None, 7]
    form = choose.randrange(8)
    if form == 0:
        return choose.randbytes(choose.randrange(60))
    if form == 1:
        return "".join(choose.choices(string.printable, k=choose.randrange(80)))
    if form == 2:
        return json.dumps(choose.choice(wild))
    if form == 3:
        return "[" * choose.randrange(1, 5000)
    keys = ["v", "type", "id", "version", "actions", "to", "text", "since", "seat", "extra"]
    message = {key: choose.choice(wild) for key in choose.sample(keys, choose.randrange(len(keys)))}
    if form > 4:
        message |= {"v": 1, "type": choose.choice(kinds), "id": f"f{choose.randrange(50)}"}
    if form > 6:
        message |= {"version": choose.choice([0, 1, -5, 2**40]), "actions": [choose.choice([-1, 5, 10**9, 2**63])]}
    if message.get("type") == "resign":
        message["version"] = -1  # anything else might be meant
    text = json.dumps(message)
    return text if form != 5 else text[: choose.randrange(len(text) + 1)]


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.release)])
def test_thousands_of_malformed_messages_and_the_server_goes_on(server: Server, ann: Person, count: int) -> None:
    made = ann.table("me", "me", hints=False)
    choose = random.Random(11)
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        for _ in range(count // 100):
            for _ in range(100):
                screen.socket.send(malformed(choose))
            screen.say("preview", id="still-there", version=screen.state["version"], actions=[0])
            screen.until(lambda m: m.get("id") == "still-there", 60)
        errors = [message for message in screen.seen if message["type"] == "error"]
        assert len(errors) > count * 0.8
        assert all(error["code"] != "internal" and "\n" not in error["message"] for error in errors)
    assert ann.get("/health")["status"] == "ok"
    assert ann.get(f"/api/tables/{made['table']}")["version"] == 0


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ('{"v": 2, "type": "act", "id": "a"}', "unsupported-version"),
        ('{"v": 9, "type": "sync", "id": "a", "since": 0}', "unsupported-version"),
        ('{"v": 1, "type": "dance", "id": "a"}', "malformed"),
        ('{"v": 1, "type": "act", "id": "a", "version": 0, "actions": []}', "malformed"),
        ('{"v": 1, "type": "act", "version": 0, "actions": [0]}', "malformed"),
        (b"\x00\x01", "malformed"),
        pytest.param("[" * 16_000, "malformed", id="deep"),
        pytest.param('{"v": 1, "type": "chat", "id": "b", "text":' + "[" * 16_000, "malformed", id="deep-text"),
        pytest.param('{"v": 1, "deep":' + "[" * 8_000 + "]" * 8_000 + "}", "malformed", id="deep-and-whole"),
        (json.dumps({"v": 1, "type": "chat", "id": "a", "text": "x" * 20_000}), "too-large"),
    ],
)
def test_every_bad_message_is_answered(ann: Person, raw: str | bytes, code: str) -> None:
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        screen.fresh()
        screen.socket.send(raw)
        error = screen.until(lambda m: m["type"] == "error")
        assert error["code"] == code
        assert error["id"] == ("a" if '"id": "a"' in str(raw) and code != "too-large" else None)


def test_unknown_tables_are_answered_on_the_socket(server: Server) -> None:
    with connect(socket_url(server, "nothing")) as socket:
        assert json.loads(socket.recv(20))["code"] == "no-table"
