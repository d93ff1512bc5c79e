"""The house in a worker of a browser: what JavaScript hands over and is handed, through Pyodide, as plain values."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine import data
from riverrat.engine.game import Game, Say
from riverrat.players import machine
from riverrat.tables.thinking import Failed

from .house import House
from .store import NotKept, Rows
from .thinker import Task, work
from .wasm import Browser

FOLDER = Path("/house")  # of the worker's own file system, which ends with it
BOXES = Path(__file__).parent / "boxes"  # <game>.toml: corrections that a site was made with

for _file in BOXES.glob("*.toml"):
    data.correct(games.REGISTER[_file.stem], _file)


def house(rows: str, keep: Any, think: Any, compiled: str, sayer: Any) -> House:
    """`rows` and `compiled` are JSON; `keep` is told rows as JSON and answers whether there was room; `think` answers a
    task; `sayer` makes a catalogue say its texts.
    """

    async def kept(changed: Rows) -> None:
        if not await keep(json.dumps(changed)):
            raise NotKept

    async def thought(task: Task) -> bytes:
        try:
            found: bytes = (await think(task.packed(), task.module, task.learned)).to_bytes()
        except Exception as error:  # JavaScript's: the worker that thinks is lost
            return pickle.dumps(Failed(str(error)))
        return found

    def said(language: str, game: Game) -> Say:
        say = sayer(language, made.house.catalogue.texts(language, game))
        return lambda key, **values: str(say(key, json.dumps(values)))

    made = House(FOLDER, json.loads(rows), kept, thought, thought, json.loads(compiled), said)
    return made


def thinking(modules: Any) -> Callable[[Any], bytes]:
    """What answers tasks, with the games' compiled modules."""
    machine.use(Browser(modules))
    return lambda task: work(task.to_bytes())
