"""`riverrat bench server`: how quick the server is when many people play at once, and how much memory a table takes.

Starts a server of its own, or several processes of one on PostgreSQL, and connects every seat of many tables. The seat
to decide takes a random gesture a while after the last move, so that each seat acts about once in so many seconds.
Measured from sending a move until each seat of the table has received the state that follows from it.
"""

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

LIMITS = (
    "connections=100000",
    "address=1e6:1e6",
    "device=1e6:1e6",
    "people=1e6:1e6",
    "tables=1e6:1e6",
    "guesses=1e6:1e6",
    "sockets=100000",
)
COMPILED = "what=gestures"  # how the server's log says that it is as quick as it gets


class _Gesture(msgspec.Struct):
    actions: list[int]


class _Choice(msgspec.Struct):
    id: int


class _Message(msgspec.Struct):
    """What a player looks at in a message."""

    type: str
    version: int = -1
    over: bool = False
    seat: int = -1
    you: list[int] = []
    choices: list[_Choice] = []
    gestures: list[_Gesture] = []
    code: str = ""
    message: str = ""


decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Figures:
    moves: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # from a click to its event, for each seat that got it


class Company:
    """The people at one table, each acting about once in `every` seconds; each comes to another of the addresses."""

    def __init__(
        self, urls: Sequence[str], game: str, people: int, figures: Figures, seed: int, every: float = 1.0
    ) -> None:
        self.urls, self.game, self.people, self.figures = urls, game, people, figures
        self.url, self.every = urls[seed % len(urls)], every
        self.choose = random.Random(seed)
        self.clicked: dict[int, float] = {}  # when the move to each version was sent
        self.end = 0.0
        self.ready = asyncio.Event()

    async def play(self, start: asyncio.Event) -> None:
        first = True
        while first or time.perf_counter() < self.end:
            tokens, table = await asyncio.to_thread(self._set_up)
            await asyncio.gather(*(self._sit(at, token, table, start) for at, token in enumerate(tokens)))
            self.figures.games += not first
            self.clicked.clear()
            first = False

    def _set_up(self) -> tuple[list[str], str]:
        tokens = [_person(self.url, f"Player {seat + 1}") for seat in range(self.people)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in tokens[1:])]
        made, _ = _post(self.url, "/api/tables", {"game": self.game, "seats": seats}, tokens[0])
        for token in tokens[1:]:
            _post(self.url, f"/api/tables/{made['table']}/join", {"invite": made["invite"]}, token)
        return tokens, made["table"]

    async def _sit(self, at: int, token: str, table: str, start: asyncio.Event) -> None:
        from websockets.asyncio.client import connect

        path = f"{self.urls[at % len(self.urls)].replace('http', 'ws', 1)}/api/tables/{table}/socket?view=changes"
        headers = {"Cookie": f"riverrat={token}"}
        async with connect(
            path, additional_headers=headers, max_size=None, compression=None, open_timeout=60
        ) as socket:
            self.ready.set()
            await start.wait()
            self.end = self.end or time.perf_counter() + 1e9
            async for raw in socket:
                message = decode(raw)
                if message.type == "error":
                    self.figures.errors.append(f"{message.code}: {message.message}")
                if message.type != "state":
                    continue
                sent = self.clicked.get(message.version)
                if sent is not None:
                    self.figures.delays.append(time.perf_counter() - sent)
                if message.over or time.perf_counter() > self.end:
                    return
                if message.choices and message.seat in message.you and message.version + 1 not in self.clicked:
                    await asyncio.sleep(self.every * self.choose.uniform(0.6, 1.4) / self.people)
                    await self._move(socket, message)

    async def _move(self, socket: Any, message: _Message) -> None:
        offers = [one.actions for one in message.gestures] or [[one.id] for one in message.choices]
        actions = self.choose.choice(offers)
        name = f"m{self.choose.getrandbits(60):x}"
        act = {"v": 1, "type": "act", "id": name, "version": message.version, "actions": actions}
        self.clicked[message.version + 1] = time.perf_counter()
        await socket.send(json.dumps(act))
        self.figures.moves += 1


def _post(url: str, path: str, body: Any, token: str = "") -> tuple[Any, str]:
    """A request, and the cookie that came with its answer."""
    from urllib.request import Request, urlopen

    headers = {"Content-Type": "application/json", "Cookie": f"riverrat={token}"}
    with urlopen(Request(url + path, json.dumps(body).encode(), headers), timeout=60) as answer:
        cookie = (answer.headers.get("set-cookie") or "").partition("riverrat=")[2].partition(";")[0]
        return json.load(answer), cookie


def _person(url: str, name: str) -> str:
    return _post(url, "/api/me", {"name": name})[1]


def _memory(process: int) -> int:
    """Bytes of memory a process holds, where the system tells."""
    try:
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    except OSError:
        pass
    return 0


def _processor(process: int) -> float:
    """Seconds of processor time a process has used, where the system tells."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


async def _drive(
    house: Sequence["Served"], game: Game, seats: int, seconds: float, every: float, *, by_table: bool
) -> dict[str, Any]:
    figures, start = Figures(), asyncio.Event()
    people = min(count for count in game.seat_counts if count > 1)
    urls, processes = [one.url for one in house], [one.process for one in house]
    tables = [
        Company([urls[seed % len(urls)]] if by_table else urls, game.name, people, figures, seed, every)
        for seed in range(seats // people)
    ]
    for url in urls:
        await asyncio.to_thread(_warm, url, game.name, people)
    before = sum(map(_memory, processes))
    tasks = [asyncio.create_task(table.play(start)) for table in tables]
    for table, task in zip(tables, tasks, strict=True):
        while not table.ready.is_set():
            if task.done():
                task.result()  # says what went wrong
            await asyncio.sleep(0.01)
    await asyncio.sleep(1)
    gc.collect()
    gc.freeze()  # what the client holds now it holds to the end: looking through it would look like the server's delay
    after = sum(map(_memory, processes))
    began, used = time.perf_counter(), sum(map(_processor, processes))
    for table in tables:
        table.end = began + seconds
    start.set()
    await asyncio.sleep(seconds)
    took, moves, delays = time.perf_counter() - began, figures.moves, sorted(figures.delays)
    grown, used = sum(map(_memory, processes)), sum(map(_processor, processes)) - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if not delays:
        raise RiverratError("no move came back; " + (figures.errors or ["the server is silent"])[0])
    return {
        "game": game.name,
        "seats": seats,
        "processes": len(house),
        "by_table": by_table,
        "every_s": every,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_second": round(moves / took, 1),
        "finished_games": figures.games,
        "errors": len(figures.errors),
        "p50_ms": round(_part(delays, 0.50), 1),
        "p95_ms": round(_part(delays, 0.95), 1),
        "p99_ms": round(_part(delays, 0.99), 1),
        "max_ms": round(delays[-1] * 1000, 1),
        "processor_ms_per_move": round(used / max(moves, 1) * 1000, 2),
        "memory_mb": round(grown / 1e6, 1),
        "table_kb": round((after - before) / len(tables) / 1e3, 1),
        "table_kb_after_play": round((grown - before) / len(tables) / 1e3, 1),
    }


def _warm(url: str, game: str, people: int) -> None:
    """One table, so that what is loaded once is not counted for each."""
    _post(url, "/api/tables", {"game": game, "seats": [{"kind": "me"}] * people}, _person(url, "Player"))


def _part(delays: list[float], share: float) -> float:
    return delays[min(len(delays) - 1, int(len(delays) * share))] * 1000


@dataclass(frozen=True)
class Served:
    """A server of our own."""

    url: str
    process: int


def _compiled(log: Path) -> bool:
    """Whether a server has compiled all games: as long as it does, it measures that."""
    told = log.read_text()
    return all(f"game={name} {COMPILED}" in told for name in games.names())


@contextmanager
def served(*options: str, database: str = "", native: bool = False) -> Iterator[Served]:
    """A server with a folder of its own; with `native`, one that has nothing to compile any more."""
    with tempfile.TemporaryDirectory(prefix="riverrat-bench-") as folder:
        command = [sys.executable, "-m", "riverrat", "serve", "--port", "0", *([] if native else ["--no-native"])]
        command += ["--data-folder", folder, "--database", database, *options]
        log = Path(folder) / "server.log"
        with log.open("w") as errors:
            server = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip().removeprefix("Riverrat is at ").rstrip("/")
            if not url.startswith("http"):
                raise RiverratError("the server did not start: " + (log.read_text().strip() or "it said nothing"))
            while native and not _compiled(log):
                time.sleep(1)
            yield Served(url, server.pid)
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()


def measure(
    game: Game,
    seats: int,
    seconds: float,
    database: str,
    *,
    every: float = 1.0,
    processes: int = 1,
    by_table: bool = False,
    native: bool = False,
) -> dict[str, Any]:
    """Figures of a server with so many connected seats.

    Of several processes, each seat of a table comes to another; with `by_table` all of a table come to the same one, as
    a proxy would send them that goes by the table's name.
    """
    if processes > 1 and not database:
        raise RiverratError("several processes need PostgreSQL: --database postgresql://...")
    words = [word for limit in LIMITS for word in ("--limit", limit)]
    with ExitStack() as stack:
        house = [stack.enter_context(served(*words, database=database, native=native)) for _ in range(processes)]
        return asyncio.run(_drive(house, game, seats, seconds, every, by_table=by_table))
