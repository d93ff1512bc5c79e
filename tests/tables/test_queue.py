"""Waiting for one's turn."""

import asyncio

import pytest

from riverrat.tables.asker import Asker
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue


async def test_who_waits_for_a_turn_has_it_until_the_block_ends() -> None:
    queue, most, running = Queue(Line(3, long=1)), 0, 0

    async def think(at: int) -> None:
        nonlocal most, running
        async with queue.turn(Asker("eve", f"eve {at}")):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    await asyncio.gather(*[think(at) for at in range(30)])
    assert most == 2
    tasks = [asyncio.create_task(think(at)) for at in range(3)]
    await asyncio.sleep(0)
    for gone in tasks:
        gone.cancel()  # who stops waiting, or thinking, leaves their place
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.wait_for(think(0), 5)


async def test_a_rested_thought_begins_though_nothing_else_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.tables.queue.LOOK_AGAIN", 0.01)
    queue = Queue(Line(3, long=1))
    for _ in range(2):
        async with asyncio.timeout(20), queue.turn(Asker("ann", "ann"), watched=lambda: False, long=True):
            await asyncio.sleep(0.05)
