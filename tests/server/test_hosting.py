"""What somebody who hosts it relies on: who is believed, who is let in, what is said when it cannot start."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from riverrat.cli.main import main
from riverrat.engine.errors import RiverratError
from riverrat.server import serve
from riverrat.server.serve import listen
from riverrat.server.settings import Settings
from riverrat.server.store.pulse import Pulse
from riverrat.server.store.store import Store
from tests.server.serving import Server


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


def test_a_port_in_use_names_one_that_is_free(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(RiverratError, match=f"port {port} is in use; port [0-9]+ is free"):
            listen(Settings(port=port, folder=folder))
        with listen(Settings(port=port, folder=folder, next_port=True)) as other:
            assert other.getsockname()[1] > port
        command = [sys.executable, "-m", "riverrat", "serve", "--port", str(port), "--data-folder", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "is in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_few_open_files_are_raised_and_complained_about(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    resource = pytest.importorskip("resource")
    asked = list[tuple[int, int]]()
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    for hard in (256, 65536):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (64, hard))
        serve._raise_descriptors()
    assert asked == [(256, 256), (65536, 65536)]
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["only 256 open files allowed"]


def test_a_server_with_a_folder_of_its_own_needs_no_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As under systemd, where the user is made for the service and has none."""
    monkeypatch.setenv("HOME", "/dev/null")
    for name in ("RIVERRAT_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert Server(folder).stop() == 0


@pytest.mark.parametrize("words", [["backup", "saved.gz"], ["admin", "tables"]])
def test_who_looks_where_nothing_is_leaves_nothing_there(
    folder: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that root made could not be opened by the server."""
    assert main([*words, "--data-folder", str(folder / "empty")]) == 2
    assert "nothing is kept in" in capsys.readouterr().err
    assert not (folder / "empty").exists()


def test_two_servers_do_not_share_a_file(folder: Path) -> None:
    one, other = (Store(f"sqlite:///{folder / 'tables.sqlite'}") for _ in range(2))
    one.lock()
    with pytest.raises(RiverratError, match="another server uses"):
        other.lock()
    one.close()
    other.lock()
    other.close()


def test_the_database_is_for_its_owner_alone(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.migrate()
    with store.change() as connection:
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        assert connection.engine.hide_parameters  # an error tells no names or tokens
    store.close()
    assert {"tables.sqlite", "tables.sqlite-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_health_means_that_one_can_write(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.migrate()

    async def look() -> list[bool]:
        found = [await Pulse().beat(store)]
        with sqlite3.connect(folder / "tables.sqlite") as other:
            other.execute("DROP TABLE alembic_version")  # as good as a disk that takes nothing
        other.close()
        return [*found, await Pulse().beat(store)]

    assert asyncio.run(look()) == [True, False]
    store.close()


def test_who_asks_is_known_while_everything_else_is_read(folder: Path) -> None:
    """Moves and one row at a time never wait behind reads that take long."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.migrate()
    let_go = threading.Event()

    async def ask() -> tuple[object, ...]:
        slow = [asyncio.create_task(store.read(let_go.wait)) for _ in range(50)]
        await asyncio.sleep(0)
        found = (await store.glance(store.version_of, "none", "none"), await store.write(lambda: 1))
        early = any(task.done() for task in slow)
        let_go.set()
        await asyncio.gather(*slow)
        return (*found, early)

    assert asyncio.run(ask()) == (None, 1, False)
    store.close()
