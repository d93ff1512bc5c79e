"""`riverrat serve`: what is said when it cannot start, and what it needs to."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from riverrat.engine.errors import RiverratError
from riverrat.server import serve
from riverrat.server.serve import listen
from riverrat.server.settings import Settings
from tests.server.serving import Server


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


@pytest.mark.long
def test_processes_are_restarted_one_by_one_without_a_lost_click(database: str, folder: Path) -> None:
    """One is told to stop: it says so and plays on; then the other carries out what was not answered, once."""
    for name in ("one", "two"):
        (folder / name).mkdir()
    first = Server(folder / "one", database, more=("--drain", "3"))
    second = Server(folder / "two", database)
    with first.person("Ann") as ann:
        table = ann.table("me", "me")["table"]
        with ann.watch(table) as screen:
            screen.fresh()
            first.process.send_signal(signal.SIGTERM)
            while httpx.get(f"{first.url}/health").status_code == 200:
                pass
            assert httpx.get(f"{first.url}/health").json()["status"] == "draining"
            assert screen.act(*screen.state["gestures"][0]["actions"])["type"] == "ack"
            move = {"version": screen.state["version"], "actions": screen.state["gestures"][0]["actions"]}
            screen.say("act", id="in-flight", **move)
            with pytest.raises(ConnectionClosed):
                screen.until(lambda _: False, 60)
        with ann.at(second.url) as again, again.watch(table) as screen:
            answer = screen.ask("act", id="in-flight", **move)
            assert (answer["type"], answer["version"]) == ("ack", move["version"] + 1)
            assert screen.fresh()["version"] == move["version"] + 1
    first.process.wait(30)  # by itself
    assert first.stop() == 0
    assert second.stop() == 0
