"""A device with the house on it, as a browser's worker would run it, and somebody who plays there."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from riverrat.local.house import House
from riverrat.local.store import NotKept
from riverrat.local.thinker import Task, work


class Device:
    """`rows` is what the browser keeps; `full` says that it has no room, `refused` how often that was answered."""

    def __init__(self, folder: Path, rows: Mapping[str, str] | None = None) -> None:
        self.rows, self.full, self.refused = dict(rows or {}), False, 0
        self.house = House(folder, self.rows, self._keep, _think, _think, {})

    async def _keep(self, rows: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)
        if self.full:
            self.refused += 1
            raise NotKept
        for name, text in rows.items():
            if text is None:
                self.rows.pop(name, None)
            else:
                self.rows[name] = text

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that succeeds."""
        status, found = await self.try_to(method, path, body)
        assert status == 200, found
        return found

    async def try_to(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = body if isinstance(body, str) else json.dumps(body) if body is not None else ""
        reply = await self.house.request(method, f"/api/{path}", text)
        return reply.status, json.loads(reply.body) if reply.kind == "application/json" else reply.body

    async def table(self, *levels: str, game: str = "first-rat") -> str:
        """A table against computers, by the name of somebody new where nobody is known yet."""
        await self.ask("POST", "me", {"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "opponent", "level": level} for level in levels)]
        return str((await self.ask("POST", "tables", {"game": game, "seats": seats, "hints": True}))["table"])

    def look(self, table: str) -> "Viewer":
        return Viewer(self.house, table)


async def _think(task: Task) -> bytes:
    return work(task.packed())


class Viewer:
    """Somebody at a table."""

    def __init__(self, house: House, table: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.state: dict[str, Any] = {}
        self.line = house.socket(f"/api/tables/{table}/socket", self._hear)
        self.count = 0

    def _hear(self, what: str, text: str) -> None:
        if what == "message":
            self.said.put_nowait(json.loads(text))

    async def answer(self, **message: Any) -> dict[str, Any]:
        """What the house says to exactly this message."""
        id = message.pop("id", None) or f"m{self.count}"
        self.count += 1
        self.line.hear(json.dumps({"v": 1, "id": id, **message}))
        while (found := await self._next()).get("id") != id:
            pass
        return found

    async def mine(self) -> dict[str, Any]:
        """The state when it is one's turn, or when the game is over."""
        while not self.state or not (self.state["over"] or self.state["choices"]):
            await self._next()
        return self.state

    async def act(self, action: int) -> dict[str, Any]:
        found = await self.answer(type="act", version=self.state["version"], actions=[action])
        assert found["type"] == "ack", found
        return found

    async def _next(self) -> dict[str, Any]:
        found = await asyncio.wait_for(self.said.get(), 60)
        if found["type"] == "state":
            self.state = found
        return found


async def play(viewer: Viewer, decisions: int = 1000) -> None:
    """Take the first choice, so many times or to the end."""
    for _ in range(decisions):
        if (await viewer.mine())["over"]:
            return
        await viewer.act(viewer.state["choices"][0]["id"])
