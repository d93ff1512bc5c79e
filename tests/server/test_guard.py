"""Who is believed and let in: origins, names, headers, cookies, sizes, rates."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from riverrat.server.http.connections import Connections
from riverrat.server.http.dependencies import House
from riverrat.server.http.guard import Gate, Guard, address_of
from riverrat.server.metrics import Metrics
from riverrat.server.settings import Limits, Settings
from riverrat.tables.asker import Asker, Whereabouts
from riverrat.tables.rows import Person as Somebody
from tests.server.serving import Person, Server, socket_url


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


def test_large_bodies_are_refused(server: Server, ann: Person) -> None:
    for path, body in (("/api/records", b"x" * 300_000), ("/api/me", b'{"name":"' + b"x" * 600_000 + b'"}')):
        answer = ann.http.post(path, content=body)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


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


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on the same machine, under a name of its own."""
    more = ("--proxy", "127.0.0.1", "--allow-host", "games.example", "--metrics-token", "sesame")
    running = Server(tmp_path_factory.mktemp("behind"), more=more)
    yield running
    assert running.stop() == 0


def test_the_cookie_is_secure_behind_tls(behind: Server, server: Server) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    for one, secure in ((behind, True), (server, False)):  # without --proxy nobody's word is believed
        answer = httpx.post(f"{one.url}/api/me", json={"name": "Ann"}, headers=forwarded)
        told = answer.headers["set-cookie"]
        assert ("secure" in told.lower()) == secure
        assert told.startswith("__Host-riverrat=" if secure else "riverrat=")


def test_a_device_with_the_cookie_by_its_old_name_gets_the_new_one(behind: Server) -> None:
    forwarded = {"X-Forwarded-Proto": "https"}
    with behind.person("Ann") as ann:
        token = ann.token
        answer = httpx.get(f"{behind.url}/api/me", headers={**forwarded, "Cookie": f"riverrat={token}"})
        assert answer.json()["name"] == "Ann"
        assert answer.headers["set-cookie"].startswith(f"__Host-riverrat={token};")
        again = httpx.get(f"{behind.url}/api/me", headers={**forwarded, "Cookie": f"__Host-riverrat={token}"})
        assert again.json()["name"] == "Ann"
        assert "set-cookie" not in again.headers


def test_an_origin_has_a_scheme_and_a_port(behind: Server) -> None:
    headers = {"Host": "games.example", "X-Forwarded-Proto": "https"}
    for origin, status in (
        ("https://games.example", 200),
        ("https://games.example:443", 200),
        ("http://games.example", 403),
        ("https://games.example:8443", 403),
        ("null", 403),
    ):
        answer = httpx.post(f"{behind.url}/api/me", json={"name": "Ann"}, headers={**headers, "Origin": origin})
        assert answer.status_code == status, origin


def test_a_strange_name_that_points_here_is_refused(behind: Server) -> None:
    for host, status in (("games.example", 200), ("127.0.0.1:1", 200), ("localhost", 200), ("evil.example", 421)):
        assert httpx.get(f"{behind.url}/api/games", headers={"Host": host}).status_code == status
    with behind.person("Ann") as ann:
        table = ann.table("me", "me")["table"]
    address = f"{behind.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Host": "evil.example"}, origin=Origin("http://evil.example"))


def test_metrics_are_for_who_shows_the_token(behind: Server, server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 200  # the machine itself, where there is no token
    assert httpx.get(f"{behind.url}/metrics").status_code == 403
    assert httpx.get(f"{behind.url}/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 403
    answer = httpx.get(f"{behind.url}/metrics", headers={"Authorization": "Bearer sesame"})
    assert "riverrat_requests_total" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/api/nothing"])
def test_head_is_answered_like_get(server: Server, path: str) -> None:
    head, full = httpx.head(server.url + path), httpx.get(server.url + path)
    assert (head.status_code, head.content) == (full.status_code, b"")
    assert head.headers["content-type"] == full.headers["content-type"]
    assert full.headers["content-type"].count("charset") <= 1
