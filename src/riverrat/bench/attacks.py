"""`riverrat bench attacks`: whether somebody who plays notices what others do to the server.

Somebody plays against an opponent, looks around, asks for hints and looks back on a server with its usual limits: for a
while in peace, then while it is attacked from another address of this machine. Attackers come from 127.0.0.2, which
Linux has without any set-up.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from riverrat.engine.errors import RiverratError
from riverrat.players.levels import OFFERED

from .others import GAME, KINDS, OPPONENT, Felt, Others, one_game, record_of
from .server import decode, served

ATTACKER = "127.0.0.2"
PATIENCE = 600  # seconds an attacker waits for an answer: boxes are tried out one after the other
SETTLING = 5.0  # seconds until all workers are there
BUSY = 30.0  # seconds for which an attacker keeps something busy
LONG, SLOW = "la-loire", "rio-de-la-plata"  # the games whose records are longest, and whose champions think longest
CHAMPION = OFFERED[-1]
Deed = Callable[["Attacker"], str]  # one try of an attack; what the server said


@dataclass(frozen=True)
class Row:
    """One attack: what others felt before it and meanwhile, and what the attackers were told, by how often."""

    attack: str
    workers: int
    calm: Felt
    felt: Felt
    told: dict[str, int]


class Attacker:
    """Somebody at another address, with a device of their own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.url, self.host, self.port = url, str(parts.hostname), int(parts.port or 80)
        self.token, self.made = "", dict[str, Any]()
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

    def table(self, *seats: str, game: str = GAME, **more: Any) -> Any:
        asked = [{"kind": "me"} if seat == "me" else {"kind": "opponent", "level": seat} for seat in seats]
        self.made = self.post("/api/tables", json.dumps({"game": game, "seats": asked, **more}).encode())[0]
        return self.made

    def link(self, table: str, token: str = "") -> Any:
        """A socket; with another token than the one that was given."""
        from websockets.asyncio.client import connect

        path = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"riverrat={token or self.token}"}
        return connect(path, additional_headers=headers, local_addr=(ATTACKER, 0), max_size=None, open_timeout=PATIENCE)


def said(answer: Any) -> str:
    return str(answer.get("error", "done")) if isinstance(answer, dict) else "done"


# --- the attacks ------------------------------------------------------------------------------------------------------


def records() -> Deed:
    text = record_of(LONG, 4)

    def bring(eve: Attacker) -> str:
        eve.made = eve.post("/api/records", text)[0]
        return said(eve.made)

    return bring


def boxes() -> Deed:
    values = iter(range(13, 100))
    return lambda eve: said(eve.table("me", OPPONENT, data=f"[supply]\nmoldy-cheese = {next(values)}\n"))


def kept_busy() -> Deed:
    """The table that was set up before; one watches it, and its opponents have to move."""
    return lambda eve: asyncio.run(_keep_busy(eve, str(eve.made["table"]))) if "table" in eve.made else said(eve.made)


async def _keep_busy(eve: Attacker, table: str) -> str:
    felt, end = Felt(), time.perf_counter() + BUSY
    async with eve.link(table) as link:
        with contextlib.suppress(asyncio.TimeoutError, RiverratError):
            await asyncio.wait_for(one_game(link, felt, end, 0), BUSY)
    return "done"


def champions() -> Deed:
    return lambda eve: said(eve.table(*[CHAMPION] * 3, "me", game=SLOW))


def half_open(eve: Attacker) -> str:
    """Forty connections that begin to ask and never finish."""
    links = []
    try:
        for _ in range(40):
            link = socket.create_connection(("127.0.0.1", eve.port), 10, (ATTACKER, 0))
            links.append(link)
            link.sendall(b"GET / HT")
        time.sleep(5)
        return "done"
    except OSError as error:
        return type(error).__name__
    finally:
        for link in links:
            link.close()


def hints(eve: Attacker) -> str:
    """A table of one's own, and longer looks asked for as quickly as they can be."""
    made = eve.table("me", "me", hints=True)
    if "table" not in made:
        return said(made)
    return asyncio.run(_repeat(eve, made["table"], "hint", deeper=True))


async def _repeat(eve: Attacker, table: str, kind: str, token: str = "", **asked: Any) -> str:
    """Say the same again and again; the answer that came most often."""
    from websockets.exceptions import ConnectionClosed

    answers, end, version = Counter[str](), time.perf_counter() + BUSY, 0
    with contextlib.suppress(ConnectionClosed):
        async with eve.link(table, token) as link:
            for at in count():
                ask = {"v": 1, "type": kind, "id": f"{kind}{at}", "version": version, **asked}
                await link.send(json.dumps(ask))
                with contextlib.suppress(asyncio.TimeoutError):
                    answer = decode(await asyncio.wait_for(link.recv(), 5))
                    version = max(version, answer.version)
                    answers[answer.code or answer.type] += 1
                if time.perf_counter() > end:
                    break
                await asyncio.sleep(0.1)
    return max(answers, key=answers.__getitem__, default="nothing")


def analysed() -> Deed:
    """A finished game that is analysed, as far as that goes in a few seconds."""
    text = record_of(GAME, 2)

    def bring(eve: Attacker) -> str:
        eve.made = eve.post("/api/records", text)[0]
        return asyncio.run(_analyse(eve)) if "table" in eve.made else said(eve.made)

    return bring


async def _analyse(eve: Attacker) -> str:
    async with eve.link(eve.made["table"]) as link:
        await link.send(json.dumps({"v": 1, "type": "analyse", "id": "a"}))
        while not (found := json.loads(await link.recv())).get("moments"):
            pass
        eve.made["ply"] = found["moments"][0]["ply"]
    return "done"


def invented() -> Deed:
    """Somebody whose cookie nobody gave them wants to know more of that game."""
    numbers = count()

    def ask(eve: Attacker) -> str:
        if "ply" not in eve.made:
            return said(eve.made)
        token = f"{next(numbers):043}"
        return asyncio.run(_repeat(eve, eve.made["table"], "explain", token, ply=eve.made["ply"], deeper=True))

    return ask


def syncs() -> Deed:
    numbers = count()

    def ask(eve: Attacker) -> str:
        if "table" not in eve.made:
            return said(eve.made)
        return asyncio.run(_repeat(eve, eve.made["table"], "sync", f"{next(numbers):043}", since=0))

    return ask


def mails() -> Deed:
    """Mailboxes to be confirmed through a mail server that never answers."""
    numbers = count()

    def add(eve: Attacker) -> str:
        ask = {"kind": "mail", "target": f"eve{next(numbers)}@example.org"}
        return said(eve.post("/api/me/notifications", json.dumps(ask).encode())[0])

    return add


@contextmanager
def silent() -> Iterator[int]:
    """The port of a mail server that never answers."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        yield listening.getsockname()[1]


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
}


# --- what others feel -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def under(url: str, attack: Attack, told: Counter[str]) -> AsyncIterator[None]:
    """The attack goes on while the block runs; then it is waited for."""
    deed = attack.make()
    eves = [await asyncio.to_thread(Attacker, url) for _ in range(attack.people)]
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(min(attack.times, 150)) as pool:
        if attack.before:
            first = attack.before()
            await asyncio.gather(*(loop.run_in_executor(pool, first, eve) for eve in eves))
        tries = [loop.run_in_executor(pool, deed, eves[at % attack.people]) for at in range(attack.times)]
        yield
        told.update(await asyncio.gather(*tries))


async def _attacked(name: str, workers: int, url: str, seconds: float) -> Row:
    told: Counter[str] = Counter()
    others = await asyncio.to_thread(Others, url)
    await others.feel(SETTLING, thoughts=3)  # what is loaded once is loaded
    calm = await others.feel(seconds)
    async with under(url, ATTACKS[name], told):
        felt = await others.feel(seconds)
    return Row(name, workers, calm, felt, dict(told))


def measure(name: str, seconds: float, workers: int, *, native: bool = False) -> Row:
    """One attack on a server of its own, with its usual limits."""
    with silent() as port:
        mail = (
            "--address",
            "http://localhost",
            "--smtp",
            f"smtp://127.0.0.1:{port}",
            "--mail-from",
            "club@example.org",
        )
        with served("--workers", str(workers), *mail, native=native) as house:
            return asyncio.run(_attacked(name, workers, house.url, seconds))


def figures(row: Row) -> dict[str, Any]:
    """A row as the command prints it: the slowest of each kind in seconds, and the 99th of 100 clicks."""

    def slowest(felt: Felt) -> dict[str, float | None]:
        found = {kind: max(felt.times[kind], default=None) for kind in KINDS}
        clicks = sorted(felt.times["click"])
        found["click_p99"] = clicks[min(len(clicks) - 1, int(len(clicks) * 0.99))] if clicks else None
        return {kind: value if value is None else round(value, 3) for kind, value in found.items()}

    return {
        "attack": row.attack,
        "workers": row.workers,
        "calm": slowest(row.calm),
        "attacked": slowest(row.felt),
        "told": row.told,
    }
