"""The house in a worker of a browser: what JavaScript hands over and is handed, through Pyodide, as plain values."""

import json
import pickle
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine import data
from riverrat.engine.game import Game, Say
from riverrat.engine.gestures import gestures, quicken
from riverrat.players import machine
from riverrat.players.guides import guide_for
from riverrat.tables.room import Room
from riverrat.tables.thinking import Failed

from .house import House
from .store import NotKept, Rows
from .thinker import Task, work
from .wasm import Browser, Walks

FOLDER = Path("/house")  # of the worker's own file system, which ends with it
BOXES = Path(__file__).parent / "boxes"  # <game>.toml: corrections that a site was made with

for _file in BOXES.glob("*.toml"):
    data.correct(games.REGISTER[_file.stem], _file)


def house(rows: str, keep: Any, think: Any, bring: Any, compiled: str, sayer: Any, modules: Any) -> House:
    """`rows` and `compiled` are JSON; `keep` is told rows as JSON and answers whether there was room; `think` answers a
    task; `bring` gets a game's network and answers whether it came; `sayer` makes a catalogue say its texts; `modules`
    are the games' compiled rules.
    """
    random.seed()  # memory may be that of an earlier visit, and its luck with it
    quick, opened = set[Game](), set[str]()

    async def kept(changed: Rows) -> None:
        try:
            there_was_room = await keep(json.dumps(changed))
        except Exception as error:  # JavaScript's: the browser has closed what it kept rows in
            raise NotKept from error
        if not there_was_room:
            raise NotKept

    async def thought(task: Task) -> bytes:
        try:
            found: bytes = (await think(task.packed(), task.module)).to_bytes()
        except Exception as error:  # JavaScript's: the worker that thinks is lost
            return pickle.dumps(Failed(str(error)))
        return found

    def said(language: str, game: Game) -> Say:
        say = sayer(language, made.house.catalogue.texts(language, game))
        return lambda key, **values: str(say(key, json.dumps(values)))

    async def hasten(game: Game, levels: list[str]) -> None:
        if game not in quick:
            quick.add(game)
            await modules.prepare(game.name)
            quicken(game, partial(Walks, game, modules))
        for level in levels:
            await made.opponents.ready(game, level)

    def follow(room: Room) -> None:
        """Once somebody is at a table, get what its game is played with: compiled gestures, networks."""
        game, levels = room.table.game, [seat.level for seat in room.table.sheet.seats if seat.level]
        if game is not None and room.table.id not in opened and not made.opponents.interpreted(game):
            opened.add(room.table.id)
            made.house.rooms.start(hasten(game, levels))

    made = House(FOLDER, json.loads(rows), kept, thought, thought, json.loads(compiled), said)
    made.opponents.bring = bring
    made.house.rooms.followers.append(follow)
    return made


def warm() -> None:
    """Have at hand what every game needs: this memory is kept, and later visits begin with it."""
    for name in games.names():
        game = games.load(name)
        s = game.new(min(game.seat_counts), seed=1)
        game.view(s, game.seat(s))
        gestures(game, s)
        guide_for(game)


def thinking(modules: Any) -> Callable[[Any], bytes]:
    """What answers tasks, with the games' compiled modules."""
    random.seed()
    machine.use(Browser(modules))
    return lambda task: work(task.to_bytes())
