"""The door to the local network. 127.0.0.77 stands for this machine's address there."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from riverrat.server import addresses
from riverrat.server.door import Door
from riverrat.server.settings import Settings
from riverrat.tables.changes import Refused
from tests.server.serving import Person, Server

LAN = "127.0.0.77"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, more=("--network", LAN))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


def over_there(server: Server) -> str:
    return server.url.replace("localhost", LAN)


def test_friends_come_in_while_the_door_is_open(home: Server) -> None:
    with home.person("Ann") as ann:
        assert ann.get("/api/address") == {"addresses": [], "alone": True, "network": "shut"}
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{over_there(home)}/api/games")
        opened = ann.post("/api/network", {"open": True})
        assert opened == {"addresses": [over_there(home)], "alone": False, "network": "open"}
        assert ann.post("/api/network", {"open": True}) == opened  # once more changes nothing
        made = ann.table("me", "open")
        with Person(over_there(home), "Bob") as bob:  # with cookies, origin and socket of that address
            origin = {"Origin": over_there(home)}
            path = f"/api/tables/{made['table']}/join"
            assert bob.http.post(path, json={"invite": made["invite"]}, headers=origin).status_code == 200
            assert bob.http.post(path, json={}, headers={"Origin": home.url}).status_code == 403
            with bob.watch(made["table"]) as screen, ann.watch(made["table"]) as own:
                assert screen.fresh()["type"] == own.fresh()["type"] == "state"
                assert ann.post("/api/network", {"open": False})["network"] == "shut"
                with pytest.raises(ConnectionClosed):
                    screen.until(lambda _: False)
                assert own.ask("act", version=own.state["version"], actions=[])["type"] == "error"  # still here
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"{over_there(home)}/api/games")
        assert ann.post("/api/network", {"open": True})["network"] == "open"  # as often as one likes


def test_only_who_sits_at_the_machine_turns_it(home: Server) -> None:
    with home.person("Ann") as ann:
        ann.post("/api/network", {"open": True})
        with Person(over_there(home), "Bob") as bob:
            assert bob.get("/api/address")["network"] == ""
            assert bob.post("/api/network", {"open": False}, expect=403)["error"] == "not-at-home"
        for headers in ({"X-Forwarded-For": "192.0.2.7"}, {"Via": "1.1 tunnel"}, {"Host": "192.168.1.20:8000"}):
            answer = ann.http.post("/api/network", json={"open": False}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "not-at-home")
            assert ann.http.get("/api/address", headers=headers).json()["network"] == ""
        foreign = ann.http.post("/api/network", json={"open": False}, headers={"Origin": "http://evil.example"})
        assert foreign.json()["error"] == "foreign-origin"
        assert ann.get("/api/address")["network"] == "open"


def test_an_address_that_is_not_ours_is_refused_plainly(tmp_path: Path) -> None:
    running = Server(tmp_path, more=("--network", "192.0.2.1"))  # kept free for examples: nobody's
    with running.person("Ann") as ann:
        assert ann.post("/api/network", {"open": True}, expect=409)["error"] == "no-network"
        assert ann.get("/api/address")["network"] == "shut"
    assert running.stop() == 0


async def listen(host: str, port: int) -> Callable[[], None]:
    return lambda: None


@pytest.mark.parametrize(
    ("settings", "possible"),
    [
        (Settings(), True),
        (Settings(host="localhost"), True),
        (Settings(host="0.0.0.0"), False),  # everybody is let in already
        (Settings(host="192.168.1.20"), False),
        (Settings(proxies=("127.0.0.1",)), False),
        (Settings(address="https://play.example.org"), False),
        (Settings(database="postgresql://riverrat@localhost/riverrat"), False),
    ],
)
def test_where_there_is_a_door(monkeypatch: pytest.MonkeyPatch, settings: Settings, possible: bool) -> None:
    monkeypatch.setattr(Path, "exists", lambda _: False)  # not in a container
    door = Door(settings)
    assert not door.possible  # nobody has said how to listen elsewhere
    door.listen = listen
    assert door.possible == possible
    if not possible:
        with pytest.raises(Refused, match="started for others"):
            asyncio.run(door.open(8000))


@pytest.mark.parametrize(
    ("own", "opened"),
    [(["10.8.0.3", "192.168.1.20"], "10.8.0.3"), (["203.0.114.9", "192.168.1.20"], "192.168.1.20"), ([], "")],
)
def test_it_opens_to_a_private_network_only(monkeypatch: pytest.MonkeyPatch, own: list[str], opened: str) -> None:
    monkeypatch.setattr(Path, "exists", lambda _: False)
    monkeypatch.setattr(addresses, "own_addresses", lambda: own)
    door = Door(Settings())
    door.listen = listen
    if opened:
        asyncio.run(door.open(8000))
    else:
        with pytest.raises(Refused, match="no address in a local network"):
            asyncio.run(door.open(8000))
    assert door.host == opened
    door.shut()
    assert door.host == ""
