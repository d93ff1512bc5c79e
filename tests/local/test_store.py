"""What a device keeps, and what becomes of one that is full."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.local.device import Device, play


def test_what_cannot_be_kept_is_refused_and_not_played(tmp_path: Path) -> None:
    async def story() -> None:
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

    asyncio.run(story())


def test_all_games_as_one_file(tmp_path: Path) -> None:
    async def story() -> None:
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

    asyncio.run(story())
