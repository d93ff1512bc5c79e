"""Strangers can do no harm: origins, headers, sizes, rates, malformed messages."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import string
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from riverrat.server.http.connections import Connections
from riverrat.server.http.dependencies import House
from riverrat.server.http.guard import Gate, Guard, address_of
from riverrat.server.metrics import Metrics
from riverrat.server.settings import Limits, Settings
from riverrat.server.store.store import Store
from riverrat.tables.asker import Asker, Whereabouts
from riverrat.tables.changes import Refused
from riverrat.tables.rows import Person as Somebody
from tests.server.serving import Person, Server

CANNOT_WRITE = "The house cannot write just now; your move is not lost, try again."


def socket_url(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def test_pages_of_other_sites_are_turned_away(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    answer = ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": server.url}).status_code == 200
    with pytest.raises(InvalidStatus):
        connect(socket_url(server, made["table"]), origin=Origin("https://evil.example"))
    with connect(socket_url(server, made["table"]), origin=Origin(server.url)) as socket:
        assert json.loads(socket.recv(20))["type"] == "state"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/table/abc", "/api/schema"])
def test_every_answer_carries_the_usual_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    if path.startswith("/api/g"):
        assert headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    cookie = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/me", {"name": ""}, 400),
        ("POST", "/api/me", {"name": "a\x00b"}, 400),
        ("POST", "/api/me", {"name": "x" * 61}, 400),
        ("POST", "/api/me", {"name": "A", "admin": True}, 400),
        ("POST", "/api/me", [], 400),
        ("GET", "/api/tables/nothing", None, 404),
        ("GET", "/api/games/chess", None, 404),
        ("GET", "/api/games/toy/texts/xx", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/me", None, 405),
        ("GET", "/assets/none.js", None, 404),
        ("GET", "/../../etc/passwd", None, 200),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 200),
    ],
)
def test_errors_are_one_line_and_tell_nothing_of_the_inside(
    server: Server, method: str, path: str, body: Any, status: int
) -> None:
    answer = httpx.request(method, server.url + path, json=body)
    assert answer.status_code == status, answer.text
    assert "root:" not in answer.text
    if status >= 400:
        found = answer.json()
        assert set(found) == {"error", "message"}
        assert found["message"]
        assert "\n" not in found["message"]
        assert "Traceback" not in found["message"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", b"[" * 500_000),
        ("/api/me", b'{"name":' + b"[" * 400_000),
        ("/api/tables", b'{"a":' * 80_000),
        ("/api/me", b'{"name": "\xff\xfe"}'),
        ("/api/me", b'{"name": "\\ud800"}'),
        ("/api/me", b"\xff" * 100),
        ("/api/records", b"\xc3\x28"),
        ("/api/tables/%ff/join?a=%fe", b"{}"),
        ("/api/me?%ff=%fe", b"{}"),
    ],
)
def test_deep_json_and_broken_text_are_refused_plainly(server: Server, path: str, body: bytes) -> None:
    """By the length of the log: nothing of it says that anything failed."""
    before = server.log.stat().st_size
    with server.person("Ann") as ann:
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        assert "\n" not in answer.json()["message"]
    assert "failed" not in server.log.read_text()[before:]


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


def test_a_full_disk_is_said_plainly_and_the_move_can_be_sent_again(folder: Path) -> None:
    server = Server(folder)
    with server.person("Ann") as ann, ann.watch(ann.table("me", "me")["table"]) as screen:
        screen.fresh()
        screen.act(*screen.state["gestures"][0]["actions"])
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        written = (folder / "tables.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, unlimited[1]))
        move = {"version": screen.state["version"], "actions": screen.state["gestures"][0]["actions"]}
        refused = screen.ask("act", id="again", **move)
        assert (refused["code"], refused["message"]) == ("unavailable", CANNOT_WRITE)
        answer = ann.http.post("/api/me", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["message"]) == (503, CANNOT_WRITE)
        assert answer.headers["retry-after"]
        assert ann.http.get("/health").status_code == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert screen.ask("act", id="again", **move)["type"] == "ack"
    assert server.stop() == 0
    assert "a message failed" not in server.log.read_text()


def test_a_database_that_is_away_is_said_plainly() -> None:
    store = Store("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Refused) as refused:
        asyncio.run(store.read(store.version_of, "table", "client"))
    store.close()
    assert (refused.value.code, refused.value.status, str(refused.value)) == ("unavailable", 503, CANNOT_WRITE)


def test_large_bodies_are_refused(server: Server, ann: Person) -> None:
    for path, body in (("/api/records", b"x" * 300_000), ("/api/me", b'{"name":"' + b"x" * 600_000 + b'"}')):
        answer = ann.http.post(path, content=body)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


# --- rates ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(folder: Path) -> Iterator[Server]:
    running = Server(folder, limits=["device=1:8", "people=0.01:2", "chat=0.1:2", "sockets=2"])
    yield running
    assert running.stop() == 0


def test_rates_are_limited_per_device_and_address(strict: Server) -> None:
    ann, bob = strict.person("Ann"), strict.person("Bob")
    refused = httpx.post(f"{strict.url}/api/me", json={"name": "Cid"})
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen, ann.watch(made["table"]):
        with connect(socket_url(strict, made["table"])) as third:
            assert json.loads(third.recv(20))["code"] == "too-many"
        answers = [screen.ask("chat", text=f"line {n}") for n in range(3)]
        assert [a["type"] for a in answers] == ["ack", "ack", "error"]
        codes = [ann.http.get("/api/me").status_code for _ in range(10)]
        assert codes[-1] == 429
        screen.say("preview", version=0, actions=[0])
        screen.until(lambda m: m.get("code") == "too-many")
        assert bob.http.get("/api/me").status_code == 200  # others are not held up
    ann.close()
    bob.close()


def test_a_second_cookie_locks_nobody_out(server: Server, ann: Person) -> None:
    """A page of a neighbour, or of an older time, may have set one by our name."""
    for second in (f"riverrat={'x' * 43}", f"__Host-riverrat={'x' * 43}", "riverrat="):
        for cookies in (f"{second}; riverrat={ann.token}", f"riverrat={ann.token}; {second}"):
            answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": cookies})
            assert answer.json()["name"] == "Ann"


def test_a_cookie_nobody_was_given_counts_as_its_address(strict: Server) -> None:
    """Sockets with invented ones share what one device may say."""
    with strict.person("Ann") as ann:
        path = socket_url(strict, ann.table("me", "me")["table"])
    ask = json.dumps({"v": 1, "type": "preview", "id": "p", "version": 0, "actions": [0]})
    one, other = ({"Cookie": f"riverrat={letter * 43}"} for letter in "xy")
    with connect(path, additional_headers=one) as first, connect(path, additional_headers=other) as second:
        for _ in range(12):
            first.send(ask)
        while json.loads(first.recv(20)).get("code") != "too-many":
            pass
        second.send(ask)
        while (answer := json.loads(second.recv(20)))["type"] == "state":
            pass
        assert answer["code"] == "too-many"


def test_only_tokens_that_were_given_have_a_limit_of_their_own() -> None:
    gate = Gate(Settings(limits=Limits(device=(0, 1))))
    guard = Guard(None, gate, Metrics())  # type: ignore[arg-type]

    def refused(token: str, path: str = "/api/me") -> bool:
        headers = [(b"cookie", f"riverrat={token}".encode())]
        scope: Any = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": ("1.1.1.1", 1)}
        return guard._refusal(scope, Headers.from_scope(scope)) is not None

    gate.known.add("a" * 43)
    assert [refused("a" * 43), refused("a" * 43)] == [False, True]
    assert not any(refused(f"{at:043}") for at in range(10))
    assert list(gate.device._left) == ["a" * 43]


def test_whose_device_asks_is_known_with_its_address() -> None:
    """What takes long counts for the address somebody was last seen at; a token nobody was given leads nowhere."""
    where, gate = Whereabouts(), Gate(Settings())

    async def glance(_: Any, token: str) -> Somebody | None:
        return Somebody("ann", "Ann") if token == "a" * 43 else None

    store = SimpleNamespace(glance=glance, person_of=None)
    house: Any = SimpleNamespace(store=store, gate=gate, rooms=SimpleNamespace(whereabouts=where))
    for letter, found in (("x", None), ("a", (Somebody("ann", "Ann"), "a" * 43))):
        headers = Headers({"cookie": f"riverrat={letter * 43}"})
        assert asyncio.run(House.known(house, headers, "9.9.9.9")) == found
        assert (letter * 43 in gate.known) == (found is not None)
    assert where.asker("ann", "t") == Asker("9.9.9.9", "ann", "t")


def test_files_of_the_client_leave_a_house_what_it_may_ask_for() -> None:
    """A club of one address opens the page at once; whoever fetches files without end has a limit of their own."""
    guard = Guard(None, Gate(Settings(limits=Limits(address=(0, 2), device=(0, 2), files=(0, 3)))), Metrics())  # type: ignore[arg-type]
    guard.gate.known.add("a" * 43)

    def refused(path: str) -> bool:
        headers = [(b"cookie", b"riverrat=" + b"a" * 43)]
        scope: Any = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": ("1.1.1.1", 1)}
        return guard._refusal(scope, Headers.from_scope(scope)) is not None

    assert [refused("/assets/index.js") for _ in range(4)] == [False, False, False, True]
    assert [refused("/api/me") for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_one_address_of_ipv6_has_its_network(address: str, found: str) -> None:
    scope: Any = {"client": (address, 1)}
    assert address_of(scope) == found
    connections = Connections(1)
    assert connections.enter(address)
    assert not connections.enter(address)
    assert connections.open == {found: 1}
    connections.leave(address)
    assert connections.open == {}


def test_one_host_has_so_many_games(folder: Path) -> None:
    server = Server(folder, limits=["hosted=2"])
    with server.person("Ann") as ann:
        for _ in range(2):
            ann.table("me", "me")
        answer = ann.http.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")
    assert server.stop() == 0
    assert Limits().hosted >= 100


def test_limits_are_named_on_the_command_line() -> None:
    from riverrat.engine.errors import RiverratError

    assert Limits().changed(["chat=1:2", "sockets=7"]).chat == (1.0, 2.0)
    with pytest.raises(RiverratError, match="is not like one of"):
        Limits().changed(["chat=fast"])


# --- fuzz -------------------------------------------------------------------------------------------------------------


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


# --- what the operator sees -------------------------------------------------------------------------------------------


def test_metrics_and_health(server: Server, ann: Person) -> None:
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        screen.act(0)
        page = ann.get("/metrics")
    for name in (
        "riverrat_requests_total",
        "riverrat_sockets ",
        "riverrat_commit_seconds_count",
        "riverrat_entries_total",
    ):
        assert name in page
    assert ann.token not in page
    assert ann.get("/health")["status"] == "ok"


def test_unknown_tables_are_answered_on_the_socket(server: Server) -> None:
    with connect(socket_url(server, "nothing")) as socket:
        assert json.loads(socket.recv(20))["code"] == "no-table"
