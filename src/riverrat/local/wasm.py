"""Compiled rules in a browser: `engine/wasm/rules.mjs` as what searches and gestures work with."""

import json
from dataclasses import replace
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.players.guides import Guide, guide_for
from riverrat.players.machine import MOST_EDGES, MOST_NODES
from riverrat.players.tree import DEEPEST, Tree
from riverrat.players.workspace import Interpreted, plant, settings

NODES, EDGES = 60_000, 400_000  # of one tree at most: 36 MB, and every level that plays has one
NETWORK, WRITTEN = "network", "written"  # the guides of a module


class Row:
    """One row of numbers of a tree, where it lies in the module's memory."""

    def __init__(self, room: Any, name: str, size: int) -> None:
        self._read, self._write, self._name, self._size = room.read, room.write, name, size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, place: int) -> Any:
        return self._read(self._name, place)

    def __setitem__(self, place: int, value: float) -> None:
        self._write(self._name, place, value)


class Wasm:
    """Simulations in WebAssembly; `room` is a search of web/src/local/machine.ts."""

    def __init__(self, game: Game, guide: Guide, room: Any, nodes: int, edges: int) -> None:
        self.game, self.slips, self._room, self._root = game, guide.slips, room, None
        sizes = (8, nodes, nodes, *[edges] * 4, edges, edges * SEATS, game.actions.size, DEEPEST, 1 + 2 * SEATS)
        self.tree = Tree(*(Row(room, name, size) for name, size in zip(Tree._fields, sizes, strict=True)))

    follow = Interpreted.follow

    def start(self, s: Any) -> None:
        self._root = s.clone()
        self._room.start(s.to_bytes())

    def run(self, seat: int, seed: int, first: int, last: int) -> None:
        self._room.run(seat, str(seed), first, last)  # a seed has more bits than JavaScript's numbers

    def far(self, s: Any, seat: int, seed: int) -> Any:
        self.start(s)
        plant(self.tree)
        self.run(seat, seed, 0, 1)
        return self.game.state.from_bytes(self._room.table().to_bytes())


class Walks:
    """Walks (engine/gestures.py) in WebAssembly, of a game that is prepared there."""

    def __init__(self, game: Game, modules: Any) -> None:
        self._game, self._walk = game.name, modules.walk

    def walk(self, s: Any, most: int, seed: int) -> list[int]:
        found: list[int] = self._walk(self._game, s.to_bytes(), most, str(seed)).to_py().tolist()
        return found


class Browser:
    """What a browser thinks with: `modules` are those of web/src/local/machine.ts."""

    def __init__(self, modules: Any) -> None:
        self.modules = modules

    def compiles(self) -> bool:
        return True

    def workspace(self, game: Game, guide: Guide, nodes: int = MOST_NODES, edges: int = MOST_EDGES) -> Wasm:
        nodes, edges = min(nodes, NODES), min(edges, EDGES)
        name = NETWORK if guide.name == NETWORK else WRITTEN
        room = self.modules.search(game.name, name, json.dumps(settings(guide)), nodes, edges)
        return Wasm(game, guide, room, nodes, edges)

    def learned(self, game: Game) -> Guide:
        """The network's guide, as far as Python needs it: its numbers lie in the module."""
        found = self.modules.guide(game.name, NETWORK)
        if not found:
            raise RiverratError(f"there is no network for {game.name} here")
        about = json.loads(found)
        explore, untried, temperature, width, widening, decisive, turns, longest, spread, blend = about["settings"]
        return replace(
            guide_for(game),
            name=NETWORK,
            explore=explore,
            untried=untried,
            temperature=temperature,
            width=width,
            widening=widening,
            decisive=decisive,
            turns=int(turns),
            longest=int(longest),
            spread=spread,
            blend=blend,
            slips=about["slips"],
        )
