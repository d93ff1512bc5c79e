"""What a device keeps, and what becomes of one that is full."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riverrat.players.player import Decision
from riverrat.tables import turns
from tests.local.device import Device, play


async def test_what_cannot_be_kept_is_refused_and_not_played(tmp_path: Path) -> None:
    device = Device(tmp_path)
    table = await device.table("random")
    viewer = device.look(table)
    action = (await viewer.mine())["choices"][0]["id"]
    device.full = True
    refused = await viewer.answer(type="act", version=0, actions=[action])
    assert (refused["type"], refused["code"]) == ("error", "not-kept")
    assert (await device.try_to("POST", "me", {"name": "Bob"}))[0] == 507
    assert (await device.ask("GET", "me"))["name"] == "Ann"
    assert "game first-rat" in await device.ask("GET", f"tables/{table}/record")
    device.full = False
    await viewer.act(action)


async def test_a_computer_waits_with_its_move_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "ASK_AGAIN", 0.01)
    device = Device(tmp_path)
    viewer, decide, thoughts = device.look(await device.table("random")), device.house.opponents.decide, 0
    asked = asyncio.Event()

    async def decided(*position: Any) -> Decision:
        nonlocal thoughts
        thoughts, device.full = thoughts + 1, True
        asked.set()
        return await decide(*position)

    async def play() -> None:
        while not asked.is_set():
            await viewer.act((await viewer.mine())["choices"][0]["id"])

    await viewer.mine()
    monkeypatch.setattr(device.house.opponents, "decide", decided)
    async with asyncio.timeout(30):
        playing = asyncio.create_task(play())
        await asked.wait()
        playing.cancel()
        kept = dict(device.rows)
        while device.refused < 3:  # it tries again and again
            await asyncio.sleep(0.01)
        assert (thoughts, device.rows) == (1, kept)
        device.full = False
        while device.rows == kept:
            await asyncio.sleep(0.01)


async def test_all_games_as_one_file(tmp_path: Path) -> None:
    device, other = Device(tmp_path / "a"), Device(tmp_path / "b")
    table = await device.table("random")
    await play(device.look(table), 2)
    await other.ask("POST", "me", {"name": "Bob"})
    copy = await device.ask("GET", "kept")
    assert await other.ask("POST", "kept", copy) == {"tables": 1}
    assert await other.ask("POST", "kept", copy) == {"tables": 0}
    assert [one["table"] for one in await other.ask("GET", "tables")] == [table]
    await play(Device(tmp_path / "b", other.rows).look(table), 2)
    assert (await other.ask("GET", "me"))["name"] == "Bob"
    assert (await other.try_to("POST", "kept", {**copy, "riverrat": 2}))[1]["error"] == "bad-copy"
