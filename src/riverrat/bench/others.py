"""Somebody who plays, looks around, asks and looks back on a server, and how long each of it takes."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.request import Request, urlopen

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.playout import decisions, start
from riverrat.engine.record import Record
from riverrat.players.levels import DEFAULT

from .server import _person, _post, decode

GAME, OPPONENT = "first-rat", DEFAULT
KINDS = ("click", "page", "table", "opponent", "hint", "look-back")
PAUSES = {"page": 0.5, "table": 2.0, "hint": 2.5, "look-back": 0.7}  # seconds between two of a kind
PATIENCE = 120.0  # seconds until somebody gives up


@dataclass
class Felt:
    """Seconds that each took, by kind."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


def record_of(game: str, seats: int) -> bytes:
    """A game played at random, as a text."""
    chosen = games.load(game)
    record = Record(chosen, seats, {}, 1)
    for action in decisions(chosen, start(chosen, seats, {}, 1), 1):
        record.play(action)
    return record.text().encode()


def get(url: str, path: str, token: str = "") -> bytes:
    with urlopen(Request(url + path, headers={"Cookie": f"riverrat={token}"}), timeout=PATIENCE) as answer:
        found: bytes = answer.read()
        return found


class Others:
    """One person, of whom the server knows a game that is over."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url, _person(url, "Ann")
        body, headers = record_of(GAME, 2), {"Cookie": f"riverrat={self.token}"}
        with urlopen(Request(f"{url}/api/records", body, headers), timeout=PATIENCE) as answer:
            self.over = json.load(answer)["table"]
        self.asked = self._table({"kind": "me"}, hints=True)

    def _table(self, second: Any, **more: Any) -> str:
        ask = {"game": GAME, "seats": [{"kind": "me"}, second], **more}
        return str(_post(self.url, "/api/tables", ask, self.token)[0]["table"])

    def _link(self, table: str) -> Any:
        from websockets.asyncio.client import connect

        path = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"riverrat={self.token}"}
        return connect(path, additional_headers=headers, max_size=None, open_timeout=PATIENCE)

    async def feel(self, seconds: float, thoughts: int = 0) -> Felt:
        """Do all of it for a while, and until the opponent has moved so often."""
        felt, end = Felt(), time.perf_counter() + seconds
        await asyncio.gather(
            self._play(felt, end, thoughts),
            self._hints(felt, end),
            self._again(felt, end, "page", lambda: asyncio.to_thread(self._page)),
            self._again(felt, end, "table", lambda: asyncio.to_thread(self._table, {"kind": "me"})),
            self._again(
                felt, end, "look-back", lambda: asyncio.to_thread(self._look_back, len(felt.times["look-back"]))
            ),
        )
        return felt

    async def _again(self, felt: Felt, end: float, kind: str, do: Callable[[], Awaitable[Any]]) -> None:
        while time.perf_counter() < end:
            began = time.perf_counter()
            await do()
            felt.times[kind].append(time.perf_counter() - began)
            await asyncio.sleep(PAUSES[kind])

    def _page(self) -> None:
        """What a page of the lobby asks for."""
        for path in ("/", "/api/games", "/api/tables"):
            get(self.url, path, self.token)

    def _look_back(self, at: int) -> None:
        get(self.url, f"/api/tables/{self.over}/at/{at % 50}", self.token)

    async def _hints(self, felt: Felt, end: float) -> None:
        async with self._link(self.asked) as link:
            version = decode(await link.recv()).version

            async def ask() -> None:
                name = f"h{time.perf_counter_ns()}"
                await link.send(json.dumps({"v": 1, "type": "hint", "id": name, "version": version}))
                while (answer := decode(await asyncio.wait_for(link.recv(), PATIENCE))).type == "state":
                    pass
                if answer.type != "hint":
                    raise RiverratError(f"there was no hint: {answer.code} {answer.message}")

            await self._again(felt, end, "hint", ask)

    async def _play(self, felt: Felt, end: float, thoughts: int) -> None:
        """Play against an opponent; games follow each other."""
        while time.perf_counter() < end or len(felt.times["opponent"]) < thoughts:
            table = await asyncio.to_thread(self._table, {"kind": "opponent", "level": OPPONENT})
            async with self._link(table) as link:
                await one_game(link, felt, end, thoughts)


async def one_game(link: Any, felt: Felt, end: float, thoughts: int) -> None:
    clicked, waiting, version = 0.0, 0.0, -1
    async for raw in link:
        at, message = time.perf_counter(), decode(raw)
        if message.type == "ack":
            felt.times["click"].append(at - clicked)
        if message.type == "error":
            raise RiverratError(f"the player was refused: {message.code} {message.message}")
        if message.type != "state" or message.version == version:
            continue
        if waiting:
            felt.times["opponent"].append(at - waiting)
        version, waiting = message.version, 0.0
        if message.over or (at > end and len(felt.times["opponent"]) >= thoughts):
            return
        if message.seat not in message.you:
            waiting = at
            continue
        await asyncio.sleep(0.3)
        offers = [one.actions for one in message.gestures] or [[one.id] for one in message.choices]
        clicked = time.perf_counter()
        act = {"v": 1, "type": "act", "id": f"m{version}", "version": version, "actions": offers[version % len(offers)]}
        await link.send(json.dumps(act))
