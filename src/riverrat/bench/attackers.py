"""Attackers of a server: a process full of people at another address of this machine, who do their worst until stopped.

They come from 127.0.0.2, which Linux has without any set-up.
"""

import asyncio
import contextlib
import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection
from typing import Any
from urllib.parse import urlsplit

from riverrat.engine.errors import RiverratError
from riverrat.players.levels import OFFERED
from riverrat.puzzles import puzzles

from .others import GAME, OPPONENT, Felt, one_game, record_of
from .server import decode

ATTACKER = "127.0.0.2"
PATIENCE = 600  # seconds an attacker waits for an answer: boxes are tried out one after the other
LONG, SLOW = "la-loire", "rio-de-la-plata"  # the games whose records are longest, and whose champions think longest
CHAMPION = OFFERED[-1]


class Attacker:
    """Somebody at another address, with a device of their own."""

    def __init__(self, url: str, told: Counter[str]) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.token, self.made = "", dict[str, Any]()
        self.told = told  # what the server said to all of them, by how often
        _, answer = self.post("/api/me", json.dumps({"name": "Eve"}).encode())
        self.token = answer.partition("riverrat=")[2].partition(";")[0]

    def post(self, path: str, body: bytes) -> tuple[Any, str]:
        """The answer to a request, and the cookie that came with it; under `error` what went wrong."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE, source_address=(ATTACKER, 0))
        headers = {"Content-Type": "application/json", "Cookie": f"riverrat={self.token}"}
        try:
            link.request("POST", path, body, headers)
            answer = link.getresponse()
            return json.loads(answer.read() or b"{}"), answer.headers.get("set-cookie") or ""
        except (OSError, http.client.HTTPException, ValueError) as error:
            return {"error": type(error).__name__}, ""
        finally:
            link.close()

    def try_post(self, path: str, body: bytes) -> Any:
        """The same, with what came of it remembered."""
        self.made = self.post(path, body)[0]
        self.told[str(self.made.get("error", "done"))] += 1
        return self.made

    def table(self, *seats: str, game: str = GAME, **more: Any) -> Any:
        asked = [{"kind": "me"} if seat == "me" else {"kind": "opponent", "level": seat} for seat in seats]
        return self.try_post("/api/tables", json.dumps({"game": game, "seats": asked, **more}).encode())

    def link(self, table: str, token: str = "") -> Any:
        """A socket; with another token than the one that was given."""
        from websockets.asyncio.client import connect

        path = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"riverrat={token or self.token}"}
        return connect(path, additional_headers=headers, local_addr=(ATTACKER, 0), max_size=None, open_timeout=PATIENCE)

    async def repeat(self, table: str, kind: str, token: str = "", **asked: Any) -> None:
        """Say the same again and again."""
        from websockets.exceptions import ConnectionClosed

        version = 0
        with contextlib.suppress(ConnectionClosed):
            async with self.link(table, token) as link:
                for at in count():
                    ask = {"v": 1, "type": kind, "id": f"{kind}{at}", "version": version, **asked}
                    await link.send(json.dumps(ask))
                    with contextlib.suppress(asyncio.TimeoutError):
                        answer = decode(await asyncio.wait_for(link.recv(), 5))
                        version = max(version, answer.version)
                        self.told[answer.code or answer.type] += 1
                    await asyncio.sleep(0.1)


Deed = Callable[[Attacker], Any]  # one try of an attack


def records() -> Deed:
    text = record_of(LONG, 4)
    return lambda eve: eve.try_post("/api/records", text)


def boxes() -> Deed:
    values = iter(range(13, 100))
    return lambda eve: eve.table("me", OPPONENT, data=f"[supply]\nmoldy-cheese = {next(values)}\n")


def kept_busy() -> Deed:
    """The table that was set up before; one watches it, and its opponents have to move."""
    return lambda eve: asyncio.run(_keep_busy(eve, eve.made["table"])) if "table" in eve.made else None


async def _keep_busy(eve: Attacker, table: str) -> None:
    async with eve.link(table) as link:
        with contextlib.suppress(RiverratError):
            await one_game(link, Felt(), time.perf_counter() + PATIENCE, 0)
    eve.told["done"] += 1


def champions() -> Deed:
    return lambda eve: eve.table(*[CHAMPION] * 3, "me", game=SLOW)


def half_open(eve: Attacker) -> None:
    """Forty connections that begin to ask and never finish, again and again."""
    while True:
        with contextlib.ExitStack() as stack:
            try:
                for _ in range(40):
                    link = stack.enter_context(socket.create_connection(("127.0.0.1", eve.port), 10, (ATTACKER, 0)))
                    link.sendall(b"GET / HT")
                eve.told["done"] += 1
            except OSError as error:
                eve.told[type(error).__name__] += 1
            time.sleep(5)


def hints(eve: Attacker) -> None:
    """A table of one's own, and longer looks asked for as quickly as they can be."""
    made = eve.table("me", "me", hints=True)
    if "table" in made:
        asyncio.run(eve.repeat(made["table"], "hint", deeper=True))


def analysed() -> Deed:
    """A finished game that is analysed, until there is something to explain."""
    text = record_of(GAME, 2)

    def bring(eve: Attacker) -> None:
        if "table" in eve.try_post("/api/records", text):
            asyncio.run(_analyse(eve))

    return bring


async def _analyse(eve: Attacker) -> None:
    async with eve.link(eve.made["table"]) as link:
        await link.send(json.dumps({"v": 1, "type": "analyse", "id": "a"}))
        while not (found := json.loads(await link.recv())).get("moments"):
            pass
        eve.made["ply"] = found["moments"][0]["ply"]


def invented() -> Deed:
    """Somebody whose cookie nobody gave them wants to know more of that game."""
    numbers = count()

    def ask(eve: Attacker) -> None:
        if "ply" in eve.made:
            token = f"{next(numbers):043}"
            asyncio.run(eve.repeat(eve.made["table"], "explain", token, ply=eve.made["ply"], deeper=True))

    return ask


def syncs() -> Deed:
    """The same for the whole of a long game."""
    numbers = count()

    def ask(eve: Attacker) -> None:
        if "table" in eve.made:
            asyncio.run(eve.repeat(eve.made["table"], "sync", f"{next(numbers):043}", since=0))

    return ask


def mails() -> Deed:
    """Mailboxes to be confirmed through a mail server that never answers."""
    numbers = count()

    def add(eve: Attacker) -> None:
        ask = {"kind": "mail", "target": f"eve{next(numbers)}@example.org"}
        eve.try_post("/api/me/notifications", json.dumps(ask).encode())

    return add


def webhooks() -> Deed:
    """Webhooks of somebody who never answers, each tried out."""
    silent = socket.create_server((ATTACKER, 0), backlog=100)
    hook = {"kind": "webhook", "target": f"http://{ATTACKER}:{silent.getsockname()[1]}/"}

    def add(eve: Attacker) -> None:
        for channel in eve.try_post("/api/me/notifications", json.dumps(hook).encode()).get("channels", ()):
            eve.try_post(f"/api/me/notifications/{channel['channel']}/try", b"")

    return add


def solutions() -> Deed:
    """The answer to a puzzle, again and again."""
    ask = json.dumps({"game": GAME, "puzzle": puzzles(GAME)[0].name}).encode()

    def look(eve: Attacker) -> None:
        while True:
            eve.try_post("/api/puzzles/solution", ask)
            time.sleep(0.1)

    return look


@dataclass(frozen=True)
class Attack:
    make: Callable[[], Deed]
    times: int
    people: int
    before: Callable[[], Deed] | None = None  # what each of them does before the others are looked at


ATTACKS: dict[str, Attack] = {
    "84 long records": Attack(records, 84, 28),
    "1,200 half-open connections": Attack(lambda: half_open, 30, 1),
    "18 boxes": Attack(boxes, 18, 18),
    "18 boxes in play": Attack(kept_busy, 18, 18, before=boxes),
    "30 unwatched tables": Attack(champions, 30, 1),
    "5 watched tables": Attack(kept_busy, 5, 5, before=champions),
    "hint spam": Attack(lambda: hints, 28, 28),
    "150 invented cookies": Attack(invented, 150, 1, before=analysed),
    "10 syncs": Attack(syncs, 10, 1, before=records),
    "silent mail": Attack(mails, 100, 20),
    "silent webhooks": Attack(webhooks, 100, 20),
    "puzzle spam": Attack(solutions, 28, 28),
}


def attack(url: str, name: str, pipe: Connection) -> None:
    """Begin an attack and say so; when asked, say what the attackers were told so far."""
    chosen, told = ATTACKS[name], Counter[str]()
    deed, eves = chosen.make(), [Attacker(url, told) for _ in range(chosen.people)]
    pool = ThreadPoolExecutor(chosen.times)
    if chosen.before:
        list(pool.map(chosen.before(), eves))
        told.clear()
    for at in range(chosen.times):
        pool.submit(deed, eves[at % chosen.people])
    pipe.send("it has begun")
    while pipe.recv():
        pipe.send(dict(told))  # they go on meanwhile
