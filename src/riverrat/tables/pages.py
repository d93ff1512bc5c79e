"""Reading at length: by turns, so that readers of the store are left for others; what is long in pages, each kept."""

from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from . import screen
from .asker import Asker
from .line import IN_ALL, Line
from .queue import Queue
from .store import Store
from .table import Table

P = ParamSpec("P")
R = TypeVar("R")
PAGE = 500  # entries; what is no longer than that is told with the state
PLACES = 2  # reads at length at once, of an address one: the store has more readers
KEPT_BYTES = 32 * 1024 * 1024


class Pages:
    def __init__(self, store: Store) -> None:
        self.store, self.queue = store, Queue(Line(PLACES, long=PLACES, here=IN_ALL))  # sockets are limited already
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0

    async def read(self, asker: Asker, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function that reads much returns; refused where too many wait for such a thing."""
        async with self.queue.turn(asker):
            return await self.store.read(function, *args, **kwargs)

    async def page(self, asker: Asker, table: Table, after: int, ears: tuple[int, ...]) -> bytes:
        """What happened in the entries after a version, as the holder of these seats may know it: a message."""
        key = table.id, after, ears, table.sheet.rules, table.broken
        found = self._kept.get(key)
        if found is None:
            found = await self.read(asker, self._page, table, after, ears)
            if key not in self._kept:
                self._kept[key] = found
                self._bytes += len(found)
        self._kept.move_to_end(key)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return found

    def _page(self, table: Table, after: int, ears: tuple[int, ...]) -> bytes:
        entries = self.store.entries(table.id, after, PAGE)
        return screen.past(table, entries, ears, first=not after, rules_since=self.store.rules_since(table.id))
