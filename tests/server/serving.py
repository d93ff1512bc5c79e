"""Starting servers and databases for tests, and people who play on them."""

import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
LIMITS = ["address=1e6:1e6", "device=1e6:1e6", "people=1e6:1e6", "tables=1e6:1e6", "chat=1e6:1e6", "guesses=1e6:1e6"]
LIMITS += ["files=1e6:1e6", "think=1e6:1e6", "sockets=5000", "analysis=1"]


class Server:
    """A server process of its own, to be used, killed and started again."""

    def __init__(
        self, folder: Path, database: str = "", limits: list[str] | None = None, more: tuple[str, ...] = ()
    ) -> None:
        self.folder, self.database = folder, database
        self.limits = LIMITS if limits is None else limits
        self.more = more
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-W", "error::ResourceWarning", "-m", "tests.server.lazily"]
        command += ["serve", "--port", "0", "--no-native"]
        command += ["--data-folder", str(self.folder), "--database", self.database]
        for limit in self.limits:
            command += ["--limit", limit]
        command += self.more
        env = {
            **os.environ,
            "RIVERRAT_GAMES": "toy=tests.toy",
            "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
            "PYTHONUNBUFFERED": "1",
        }
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=env, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.kill()
        assert line.startswith("Riverrat is at "), f"{line!r}\n{self.log.read_text()[-3000:]}"
        self.url = line.removeprefix("Riverrat is at ").strip().rstrip("/")

    def kill(self) -> None:
        """As a crash would, with everything it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        code = self.process.returncode
        self._reap()
        return code

    def _reap(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def person(self, name: str) -> "Person":
        return Person(self.url, name)


class Person:
    """Somebody with a device."""

    def __init__(self, url: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.name = name
        if name:
            assert self.http.post("/api/me", json={"name": name}).status_code == 200

    @property
    def token(self) -> str:
        return self.http.cookies.get("riverrat", "") or ""

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code == expect if expect else answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def table(self, *seats: str, game: str = "toy", **more: Any) -> Any:
        """Set up a table: `me`, `open`, or the level of an opponent for each seat."""
        asked = [{"kind": s} if s in ("me", "open") else {"kind": "opponent", "level": s} for s in seats]
        return self.post("/api/tables", {"game": game, "seats": asked, **more})

    def watch(self, table: str, since: int | None = None, url: str | None = None, view: str | None = None) -> "Screen":
        return Screen(self, table, since, url, view)

    def at(self, url: str) -> "Person":
        """The same person and device at another address of the server."""
        other = Person(url)
        other.http.cookies.set("riverrat", self.token)
        return other

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Screen:
    """One socket of one viewer, and what it has been told."""

    numbers = count()

    def __init__(
        self, person: Person, table: str, since: int | None = None, url: str | None = None, view: str | None = None
    ) -> None:
        base = (url or str(person.http.base_url)).rstrip("/").replace("http", "ws", 1)
        asked = {name: value for name, value in {"since": since, "view": view}.items() if value is not None}
        path = f"{base}/api/tables/{table}/socket?{urlencode(asked)}"
        headers = {"Cookie": f"riverrat={person.token}"} if person.token else {}
        self._context = connect(path, additional_headers=headers, max_size=None, open_timeout=20)
        self.socket = self._context.__enter__()
        self.seen: list[Any] = []  # every message, in order
        self.state: Any = None
        self.events: list[Any] = []

    def read(self, timeout: float = 20) -> Any:
        message = json.loads(self.socket.recv(timeout))
        self.seen.append(message)
        if message["type"] == "state":
            self.state = message
            self.events = [e for e in self.events if e["ply"] <= message["kept"]] + message["events"]
        return message

    def until(self, wanted: Any, timeout: float = 20) -> Any:
        """Read on to the first message that is wanted."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def fresh(self, version: int = 0) -> Any:
        """The state, of at least this version."""
        while self.state is None or self.state["version"] < version:
            self.read()
        return self.state

    def say(self, type: str, id: str | None = None, **more: Any) -> str:
        name = id or f"m{next(self.numbers)}-{os.getpid()}"
        self.socket.send(json.dumps({"v": 1, "type": type, "id": name, **more}))
        return name

    def ask(self, type: str, id: str | None = None, **more: Any) -> Any:
        """Say something and wait for the answer to it."""
        name = self.say(type, id, **more)
        return self.until(lambda message: message.get("id") == name)

    def act(self, *actions: int, version: int | None = None) -> Any:
        known = self.fresh()["version"] if version is None else version
        answer = self.ask("act", version=known, actions=list(actions))
        if answer["type"] == "ack":
            self.fresh(answer["version"])
        return answer

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            self._context.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_out(*screens: Screen) -> None:
    """Everybody takes the first gesture offered until the game is over."""
    for screen in screens:
        screen.fresh()
    while True:
        version = max(screen.state["version"] for screen in screens)
        for screen in screens:
            screen.fresh(version)
        if screens[0].state["over"]:
            return
        mover = next(screen for screen in screens if screen.state["gestures"])
        assert mover.act(*mover.state["gestures"][0]["actions"])["type"] == "ack"


def finished(ann: Person, bob: Person) -> str:
    """A table of the two at which Bob has resigned."""
    made = ann.table("me", "open", options={"course": "long"})
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with bob.watch(made["table"]) as screen:
        screen.ask("resign", version=screen.fresh(1)["version"])
    return str(made["table"])


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def postgres_binaries() -> Path | None:
    """Where Debian's package, or the PATH, has the server."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    plain = shutil.which("initdb")
    return Path(plain).parent if plain else None


@contextlib.contextmanager
def postgres(*, durable: bool = False) -> Iterator[str]:
    """A PostgreSQL server of its own, run by an unprivileged user; gives the URL of its database."""
    binaries = postgres_binaries()
    assert binaries is not None
    folder = Path(tempfile.mkdtemp(prefix="riverrat-pg-"))
    user = _unprivileged()
    if user:
        os.chown(folder, *user)
    data, port = folder / "data", free_port()

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, **_as(user))
        assert done.returncode == 0, done.stdout + done.stderr

    run(str(binaries / "initdb"), "-D", str(data), "-U", "riverrat", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
    options = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={folder} -c max_connections=60"
    if not durable:
        options += " -c fsync=off"  # tests kill our servers, never the database
    run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://riverrat@127.0.0.1:{port}/postgres"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged() -> tuple[int, int] | None:
    """Somebody who is not root, if we are: initdb refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    return None


def _as(user: tuple[int, int] | None) -> dict[str, Any]:
    return {"user": user[0], "group": user[1], "extra_groups": []} if user else {}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def socket_url(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
