"""The house in a worker of a browser: what JavaScript hands over and is handed, through Pyodide, as plain values."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

from riverrat.engine.game import Game, Say
from riverrat.tables.thinking import Failed

from . import thinker
from .house import House
from .store import NotKept, Rows

FOLDER = Path("/house")  # of the worker's own file system, which ends with it


def house(rows: str, keep: Any, think: Any, compiled: str, sayer: Any) -> House:
    """`rows` and `compiled` are JSON; `keep` is told rows as JSON and answers whether there was room; `think` answers a
    task; `sayer` makes a catalogue say its texts.
    """

    async def kept(changed: Rows) -> None:
        if not await keep(json.dumps(changed)):
            raise NotKept

    async def thought(task: bytes) -> bytes:
        try:
            found: bytes = (await think(task)).to_bytes()
        except Exception as error:  # JavaScript's: the worker that thinks is lost
            return pickle.dumps(Failed(str(error)))
        return found

    def said(language: str, game: Game) -> Say:
        say = sayer(language, made.house.catalogue.texts(language, game))
        return lambda key, **values: str(say(key, json.dumps(values)))

    made = House(FOLDER, json.loads(rows), kept, thought, thought, json.loads(compiled), said)
    return made


def work(task: Any) -> bytes:
    """What comes of a task."""
    return thinker.work(task.to_bytes())
