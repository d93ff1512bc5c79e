"""`riverrat bench attacks`: whether somebody who plays notices what others do to the server.

Somebody plays against an opponent on a server with its usual limits while, from another address of this machine, it
is attacked in one way after the other. Measured are the time from each click to its answer, and how long the opponent
takes for each of its decisions. Attackers come from 127.0.0.2, which Linux has without any set-up.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.record import Record
from riverrat.players.levels import DEFAULT, STRONGEST, level

from .server import decode, served

ATTACKER = "127.0.0.2"
GAME, OPPONENT = "first-rat", DEFAULT
PATIENCE = 600  # seconds an attacker waits for an answer: boxes are tried out one after the other
BUSY = 30.0  # seconds for which an attacker keeps an opponent busy
LONG = "la-loire"  # the game whose records are longest
Deed = Callable[["Attacker"], str]  # one try of an attack; what the server said


@dataclass
class Felt:
    """What the player felt."""

    clicks: list[float] = field(default_factory=list)  # seconds from a click to its answer
    thoughts: list[float] = field(default_factory=list)  # seconds the opponent took for a decision


@dataclass(frozen=True)
class Row:
    """One attack: what the player felt meanwhile, and what the attacker was told, by how often."""

    attack: str
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

    def table(self, *seats: str, **more: Any) -> Any:
        asked = [{"kind": "me"} if seat == "me" else {"kind": "opponent", "level": seat} for seat in seats]
        body = {"game": GAME, "seats": asked, **more}
        self.made = self.post("/api/tables", json.dumps(body).encode())[0]
        return self.made


def said(answer: Any) -> str:
    return str(answer.get("error", "done")) if isinstance(answer, dict) else "done"


# --- the attacks ------------------------------------------------------------------------------------------------------


def long_record() -> bytes:
    """A game of several thousand actions."""
    from riverrat.engine.playout import decisions, start

    game = games.load(LONG)
    s = start(game, 4, {}, 1)
    record = Record(game, 4, {}, 1)
    for action in decisions(game, s, 1):
        record.play(action)
    return record.text().encode()


def records() -> Deed:
    text = long_record()
    return lambda eve: said(eve.post("/api/records", text)[0])


def boxes() -> Deed:
    values = iter(range(13, 100))
    return lambda eve: said(eve.table("me", OPPONENT, data=f"[supply]\nmoldy-cheese = {next(values)}\n"))


def boxes_in_play() -> Deed:
    """A table with a box of one's own, accepted before; its opponent is kept busy."""
    return lambda eve: asyncio.run(_keep_busy(eve, str(eve.made["table"]))) if "table" in eve.made else said(eve.made)


async def _keep_busy(eve: Attacker, table: str) -> str:
    from websockets.asyncio.client import connect

    path = f"ws://127.0.0.1:{eve.port}/api/tables/{table}/socket"
    headers, end = {"Cookie": f"riverrat={eve.token}"}, time.perf_counter() + BUSY
    felt = Felt()
    async with connect(path, additional_headers=headers, local_addr=(ATTACKER, 0), max_size=None) as link:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(_one_game(link, felt, end, 0), BUSY)
    return f"{len(felt.thoughts)} moves of its opponent"


def unwatched() -> Deed:
    return lambda eve: said(eve.table(*[STRONGEST] * 3, "me"))


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
    """A table of one's own, and hints asked for as quickly as they can be."""
    made = eve.table("me", "me", hints=True)
    if "table" not in made:
        return said(made)
    return asyncio.run(_ask_for_hints(eve, made["table"]))


async def _ask_for_hints(eve: Attacker, table: str) -> str:
    from websockets.asyncio.client import connect

    path = f"ws://127.0.0.1:{eve.port}/api/tables/{table}/socket"
    headers = {"Cookie": f"riverrat={eve.token}"}
    codes: list[str] = []
    async with connect(path, additional_headers=headers, local_addr=(ATTACKER, 0), max_size=None) as link:
        version = decode(await link.recv()).version
        for at in range(200):
            await link.send(json.dumps({"v": 1, "type": "hint", "id": f"h{at}", "version": version}))
        with contextlib.suppress(asyncio.TimeoutError):
            while True:
                codes.append(decode(await asyncio.wait_for(link.recv(), 5)).code)
    return max(set(codes), key=codes.count) or "done"


@dataclass(frozen=True)
class Attack:
    make: Callable[[], Deed]
    times: int
    people: int
    before: Callable[[], Deed] | None = None  # what each of them does before the player is looked at


ATTACKS: dict[str, Attack | None] = {
    "nothing": None,
    "30 long records": Attack(records, 30, 30),
    "1,200 half-open connections": Attack(lambda: half_open, 30, 1),
    "18 boxes": Attack(boxes, 18, 18),
    "18 boxes in play": Attack(boxes_in_play, 18, 18, before=boxes),
    "30 unwatched tables": Attack(unwatched, 30, 1),
    "hint spam": Attack(lambda: hints, 12, 4),
}


# --- the player -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def under(url: str, name: str, told: dict[str, int]) -> AsyncIterator[None]:
    """The attack goes on while the block runs; then it is waited for."""
    attack = ATTACKS[name]
    if attack is None:
        yield
        return
    deed = attack.make()
    eves = [await asyncio.to_thread(Attacker, url) for _ in range(attack.people)]
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(30) as pool:
        if attack.before:
            first = attack.before()
            await asyncio.gather(*(loop.run_in_executor(pool, first, eve) for eve in eves))
        tries = [loop.run_in_executor(pool, deed, eves[at % attack.people]) for at in range(attack.times)]
        yield
        for word in await asyncio.gather(*tries):
            told[word] = told.get(word, 0) + 1


async def play(url: str, seconds: float, thoughts: int = 0) -> Felt:
    """Play for a while, until the opponent has moved so often; games follow each other."""
    from websockets.asyncio.client import connect

    from .server import _person, _post

    felt, end = Felt(), time.perf_counter() + seconds
    token = await asyncio.to_thread(_person, url, "Ann")
    while time.perf_counter() < end or len(felt.thoughts) < thoughts:
        seats = [{"kind": "me"}, {"kind": "opponent", "level": OPPONENT}]
        made, _ = await asyncio.to_thread(_post, url, "/api/tables", {"game": GAME, "seats": seats}, token)
        path = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        async with connect(path, additional_headers={"Cookie": f"riverrat={token}"}, max_size=None) as link:
            await _one_game(link, felt, end, thoughts)
    return felt


async def _one_game(link: Any, felt: Felt, end: float, thoughts: int) -> None:
    clicked, waiting, version = 0.0, 0.0, -1
    async for raw in link:
        at, message = time.perf_counter(), decode(raw)
        if message.type == "ack":
            felt.clicks.append(at - clicked)
        if message.type == "error":
            raise RiverratError(f"the player was refused: {message.code} {message.message}")
        if message.type != "state" or message.version == version:
            continue
        if waiting:
            felt.thoughts.append(at - waiting)
        version, waiting = message.version, 0.0
        if message.over or (at > end and len(felt.thoughts) >= thoughts):
            return
        if message.seat not in message.you:
            waiting = at
            continue
        await asyncio.sleep(0.3)
        offers = [one.actions for one in message.gestures] or [[one.id] for one in message.choices]
        clicked = time.perf_counter()
        act = {"v": 1, "type": "act", "id": f"m{version}", "version": version, "actions": offers[version % len(offers)]}
        await link.send(json.dumps(act))


async def _attacked(name: str, url: str, seconds: float) -> Row:
    told: dict[str, int] = {}
    await play(url, 0.0, thoughts=3)  # what is loaded once is loaded
    async with under(url, name, told):
        felt = await play(url, seconds)
    return Row(name, felt, told)


def measure(name: str, seconds: float) -> Row:
    """One attack on a server of its own, with its usual limits."""
    with served() as house:
        return asyncio.run(_attacked(name, house.url, seconds))


def figures(row: Row) -> dict[str, Any]:
    """A row as the command prints it."""
    clicks, thoughts = sorted(row.felt.clicks), sorted(row.felt.thoughts)
    return {
        "attack": row.attack,
        "clicks": len(clicks),
        "click_p50_ms": round(clicks[len(clicks) // 2] * 1000) if clicks else None,
        "click_worst_ms": round(clicks[-1] * 1000) if clicks else None,
        "opponent_p50_s": round(thoughts[len(thoughts) // 2], 2) if thoughts else None,
        "opponent_worst_s": round(thoughts[-1], 2) if thoughts else None,
        "level_s": level(OPPONENT).limit.seconds,
        "told": row.told,
    }
