"""Opponents in a browser are the native ones: whole games between both, every decision asked of each."""

import json
from functools import cache
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.game import Game
from riverrat.engine.record import Record
from riverrat.engine.wasm.node import Node
from riverrat.local.wasm import Browser
from riverrat.players import machine, wasm
from riverrat.players.levels import level
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer

from ..conftest import needs_numba

pytestmark = [needs_numba, pytest.mark.timeout(3600)]
LEVEL = "expert"
TOGETHER = 32


class Bytes:
    """What JavaScript hands over."""

    def __init__(self, held: bytes) -> None:
        self.held = held

    def to_bytes(self) -> bytes:
        return self.held


class Room:
    """Of web/src/local/machine.ts, in node. Numbers come and go some at a time: each question takes a while."""

    def __init__(self, node: Node, number: int) -> None:
        self.node, self.number = node, number
        self.known: dict[tuple[str, int], list[float]] = {}
        self.written: list[tuple[str, int, float]] = []

    def _ask(self, do: str, *body: bytes, **more: Any) -> Any:
        return self.node.ask({"do": do, "room": self.number, **more}, *body)

    def start(self, state: bytes) -> None:
        self._ask("start", state)

    def run(self, seat: int, seed: str, first: int, last: int) -> None:
        self._send()
        self._ask("run", seat=seat, seed=seed, first=first, last=last)
        self.known.clear()

    def table(self) -> Bytes:
        return Bytes(self._ask("table").body)

    def read(self, row: str, place: int) -> float:
        part, at = divmod(place, TOGETHER)
        if (row, part) not in self.known:
            self._send()
            told = self._ask("read", row=row, first=part * TOGETHER, count=TOGETHER).told
            self.known[row, part] = told["values"]
        return self.known[row, part][at]

    def write(self, row: str, place: int, value: float) -> None:
        self.written.append((row, place, value))
        self.known.pop((row, place // TOGETHER), None)

    def _send(self) -> None:
        if self.written:
            self._ask("write", numbers=self.written)
            self.written = []


class Modules:
    """Of web/src/local/machine.ts, with one game, in node."""

    def __init__(self, game: Game) -> None:
        self.node = wasm.compiled(game).node

    def guide(self, game: str, name: str) -> str:
        layout = json.loads((self.node.folder / "layout.json").read_text(encoding="utf-8"))
        return json.dumps(layout["guides"][name])

    def search(self, game: str, guide: str, settings: str, nodes: int, edges: int) -> Room:
        asked = {"do": "room", "guide": guide, "settings": json.loads(settings), "nodes": nodes, "edges": edges}
        return Room(self.node, self.node.ask(asked).told["room"])


@cache
def player(game: Game, here: type[machine.Native] | type[Browser]) -> SearchPlayer:
    """The level as it plays on a machine."""
    known = level(LEVEL).player
    assert isinstance(known, SearchPlayer)
    found = SearchPlayer(guides=known.guides, overlooks=known.overlooks, varied=known.varied)
    machine.use(Browser(Modules(game)) if here is Browser else machine.Native())
    try:
        found.workspace(game)
    finally:
        machine.use(machine.Native())
    return found


def match(game: Game, seats: int, seed: int, options: dict[str, str]) -> float:
    """A game between both, who take turns at the seats; what the browser's has of the win. Each is asked everywhere."""
    players = [player(game, Browser), player(game, machine.Native)]
    for one in players:
        one.forget(game)
    record: Record[Any] = Record(game, seats, options, seed)
    limit = Limit(playouts=level(LEVEL).limit.playouts)
    while not record.now.over:
        seat, luck = game.seat(record.now), 1000 * seed + len(record)
        known = game.imagine(record.now, seat, luck)
        browser, native = (one.decide(game, known.clone(), seat, limit, luck) for one in players)
        assert browser == native, f"seed {seed}, action {len(record)}"
        record.play((browser if (seat + seed) % 2 else native).action)
    scores = game.scores(record.now)
    mine = [score.won for seat, score in enumerate(scores) if (seat + seed) % 2]
    return sum(mine) / sum(score.won for score in scores)


def test_the_browser_uses_its_own_code() -> None:
    game = games.load("toy")
    s = game.new(2, seed=1)
    room = Browser(Modules(game)).workspace(game, machine.learned_guide(game), 100, 1000)
    far = room.far(s, game.seat(s), 5)
    native = machine.Native().workspace(game, machine.learned_guide(game), 100, 1000)
    assert far == native.far(s, game.seat(s), 5) != s


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param("first-rat", {}, marks=pytest.mark.long),
        ("la-loire", {"turn-cap": "120"}),
        ("rio-de-la-plata", {"years": "15"}),
    ],
)
def test_a_whole_game_of_experts_is_the_same(name: str, options: dict[str, str]) -> None:
    game = games.load(name)
    match(game, min(count for count in game.seat_counts if count > 1), 1, options)


@pytest.mark.release
def test_sixty_games_of_experts_are_the_same() -> None:
    """With half of the seats for either: of equals, each wins 20 to 40 of them in 99 of 100 matches."""
    game = games.load("first-rat")
    won = sum(match(game, 2 + seed % 2 * 2, seed, {}) for seed in range(60))
    assert 20 <= won <= 40
