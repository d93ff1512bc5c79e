"""What seats see at many tables at once: features and inputs of whole arrays of states."""

from typing import Any

import numpy as np

from riverrat.engine import native
from riverrat.engine.batch import Batch, Code
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs, layout
from riverrat.engine.jobs import INPUTS

from .episode import floors
from .features import NUMBER, features, features_of
from .stepping import looking

TOGETHER = 4096  # tables that are looked at in one go


def features_at(game: Game, tables: Any) -> Any:
    """The features of each table as the seat to decide sees them: a row for each."""
    if not native.available():
        states = [game.state.unpack(one) for one in tables]
        return np.array([features(game, s, game.seat(s)) for s in states], NUMBER).reshape(-1, features_of(game).size)
    room = np.zeros((len(tables), features_of(game).size), NUMBER)
    _look(game, "array", tables, room)
    return room


def inputs_at(game: Game, tables: Any) -> tuple[Any, Any]:
    """The inputs that are on at each table, in order, one table after the other, and how many each has."""
    if not native.available():
        states = [game.state.unpack(one) for one in tables]
        found = [inputs(game, s, game.seat(s)) for s in states]
        counts = np.array([len(one) for one in found], np.int64)
        return np.array([on for one in found for on in one], np.int16), counts
    ons, counted = [], []
    for at in range(0, len(tables), TOGETHER):
        some = tables[at : at + TOGETHER]
        room = np.zeros((len(some), layout(game).most()), np.int16)
        counts = _look(game, "inputs", some, room)
        on = np.arange(room.shape[1]) < counts[:, None]
        room[~on] = np.iinfo(room.dtype).max
        room.sort(axis=1)
        ons.append(room[on])
        counted.append(counts)
    return np.concatenate([np.zeros(0, np.int16), *ons]), np.concatenate([np.zeros(0, np.int64), *counted])


def dense(game: Game, ons: Any, counts: Any) -> Any:
    """Inputs as zeros and ones, a row for each table; a height stands for those below it as well."""
    size, floor = layout(game).size, np.array(floors(game))
    edges = np.zeros((len(counts), size + 1), np.int8)  # where stretches of ones begin and end
    rows = np.repeat(np.arange(len(counts)), counts)
    np.add.at(edges, (rows, floor[ons]), 1)
    np.add.at(edges, (rows, ons.astype(np.int64) + 1), -1)
    return (np.cumsum(edges[:, :size], axis=1, dtype=np.int8) > 0).astype(np.int8)


def _look(game: Game, observe: str, tables: Any, room: Any) -> Any:
    """Write what is seen; returns how many inputs are on."""
    runner = native.compiled(game)
    jobs = runner.jobs(len(tables), INPUTS)
    code = Code(runner.address, looking(game, observe), len(game.score_lines), game.most_choices)
    Batch(code, tables.copy(), jobs, None, None, room).part(0, len(tables))
    return jobs["inputs"].astype(np.int64)
