"""What went wrong is said plainly, and nothing of the inside."""

import resource
from pathlib import Path
from typing import Any

import httpx
import pytest

from riverrat.server.store.store import Store
from riverrat.tables.changes import Refused
from tests.server.serving import Server

CANNOT_WRITE = "The house cannot write just now; your move is not lost, try again."


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


async def test_a_database_that_is_away_is_said_plainly() -> None:
    store = Store("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Refused) as refused:
        await store.read(store.version_of, "table", "client")
    store.close()
    assert (refused.value.code, refused.value.status, str(refused.value)) == ("unavailable", 503, CANNOT_WRITE)
