"""What a worker of the browser calls: requests and sockets as plain calls, the house behind them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from urllib.parse import parse_qsl

import msgspec

from riverrat.engine.game import Game, Say
from riverrat.tables import house, protocol
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.settings import Settings
from riverrat.tables.talk import Connection

from . import requests
from .opponents import Opponents, Replayer, Thinker
from .store import Keep, Store

Deliver = Callable[[str, str], None]  # "open", "message" or "close", and a text


class Nothing:
    """What is counted at tables, for nobody."""

    def count_tables(self, tables: int) -> None: ...

    def count_viewers(self, change: int) -> None: ...

    def count_message(self, kind: str) -> None: ...

    def count_refusal(self, code: str) -> None: ...

    def count_entry(self, kind: str, seconds: float) -> None: ...


class Line:
    """What carries messages to one viewer, and from it."""

    def __init__(self, deliver: Deliver) -> None:
        self._deliver, self._closed = deliver, asyncio.Event()
        self._said: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, texts: Sequence[bytes]) -> None:
        if not self._closed.is_set():
            for text in texts:
                self._deliver("message", text.decode())

    async def end(self, code: int, reason: str) -> None:
        if not self._closed.is_set():
            self._closed.set()
            self._deliver("close", str(code))

    def open(self) -> None:
        self._deliver("open", "")

    def hear(self, text: str) -> None:
        """What the viewer says."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        """The viewer has gone."""
        self._closed.set()
        self._said.put_nowait("")

    async def said(self) -> str | None:
        text = await self._said.get()
        return None if self._closed.is_set() else text


class House:
    """`rows` are what `keep` was handed before; `mover` and `adviser` think; `sayer` says texts in place of Fluent."""

    def __init__(
        self,
        folder: Path,
        rows: Mapping[str, str],
        keep: Keep,
        mover: Thinker,
        adviser: Thinker,
        compiled: Mapping[str, str],
        sayer: Callable[[str, Game], Say] | None = None,
    ) -> None:
        self.store = Store(rows, keep)
        catalogue = Catalogue(Settings(folder), self.store)
        if sayer:
            catalogue.sayer = sayer
        self.opponents = Opponents(catalogue, mover, adviser, dict(compiled))
        self.house = house.House(self.store, catalogue, self.opponents, Replayer(adviser), Nothing())

    async def request(self, method: str, path: str, body: str = "") -> requests.Reply:
        return await requests.answer(self.house, self.store, method, path, body)

    def socket(self, path: str, deliver: Deliver) -> Line:
        """A viewer of the table that the path of its socket names."""
        line = Line(deliver)
        self.house.rooms.start(self._attend(path, line))
        return line

    async def _attend(self, path: str, line: Line) -> None:
        where, _, query = path.partition("?")
        asked = dict(parse_qsl(query))
        try:
            room = await self.house.rooms.room(where.removeprefix("/api/tables/").removesuffix("/socket"))
        except Refused as refusal:
            line.open()
            said = protocol.Error(id=None, code=refusal.code, message=str(refusal))
            await line.send([msgspec.json.encode(said)])
            await line.end(4404, refusal.code)
            return
        line.open()
        since, changes = int(asked.get("since", -1)), asked.get("view") == "changes"
        viewer = Connection(line, self.house.rooms, room, self.store.me(), "here", since, changes=changes)
        with self.house.talk.present(viewer):
            while (raw := await line.said()) is not None:
                await self.house.talk.answer(viewer, raw)
