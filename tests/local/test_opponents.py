"""Opponents on one's own device."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.local.thinker import Task
from riverrat.players.player import Decision
from riverrat.tables.changes import Refused
from tests.local.device import Device, play


@pytest.mark.parametrize("fails", ["keeping", "thinking", "deciding"])
async def test_a_move_that_fails_is_made_again(tmp_path: Path, fails: str) -> None:
    """Nobody else looks after an opponent here: were it not to try again, the table would stand still."""
    device, failed = Device(tmp_path), list[str]()
    keep, think = device.house.store._keep, device.house.opponents.mover
    viewer = device.look(await device.table("random"))
    await viewer.mine()

    async def keep_later(rows: Any) -> None:
        if fails == "keeping" and not failed and not viewer.state["choices"]:
            failed.append("kept")
            raise RuntimeError("the database is closed")
        await keep(rows)

    async def think_later(task: Task) -> bytes:
        if fails == "deciding":  # and is asked no more than once for each move
            failed.append("decided")
            return pickle.dumps(Decision(10**6))
        if fails == "thinking" and not failed:
            failed.append("thought")
            raise RuntimeError("the worker is gone")
        return await think(task)

    device.house.store._keep, device.house.opponents.mover = keep_later, think_later
    await play(viewer, 6)
    assert failed
    assert viewer.state["ply"] > 6


async def test_a_level_waits_for_its_network_instead_of_playing_without(tmp_path: Path) -> None:
    device, game, here = Device(tmp_path), games.load("first-rat"), set[str]()
    opponents, asker = device.house.opponents, device.house.house.rooms.whereabouts.asker("ann", "table")
    opponents.compiled[game.name] = game.box.hash

    async def bring(name: str) -> bool:
        return name in here

    opponents.bring = bring
    with pytest.raises(Refused):
        async with opponents.turn(game, asker, "expert", lambda: True):
            pass
    async with opponents.turn(game, asker, "club", lambda: True):  # plays without one
        pass
    here.add(game.name)
    async with opponents.turn(game, asker, "expert", lambda: True):
        pass
