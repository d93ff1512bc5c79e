"""The house on one's own device: games, what is kept of them, and what becomes of a device that is full."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from litestar import Response

from riverrat import __version__, games
from riverrat.local import requests
from riverrat.local.thinker import Task
from riverrat.players.player import Decision
from riverrat.server.http.handlers import HANDLERS
from riverrat.tables.changes import Refused
from tests.local.device import Device, Viewer


async def play(viewer: Viewer, decisions: int = 1000) -> None:
    """Take the first choice, so many times or to the end."""
    for _ in range(decisions):
        if (await viewer.mine())["over"]:
            return
        await viewer.act(viewer.state["choices"][0]["id"])


def test_a_whole_game_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(tmp_path)
        table = await device.table("random")
        await play(device.look(table), 3)

        later = Device(tmp_path, device.rows)  # the tab was closed and opened again
        viewer = later.look(table)
        plies = (await viewer.mine())["ply"]
        assert plies >= 3
        sheet = later.house.store.sheet(table)
        assert sheet is not None
        record = await later.ask("GET", f"tables/{table}/record")  # can be played on elsewhere
        assert f"seed {sheet.seed}" in record
        await play(viewer)
        assert viewer.state["over"]
        (listed,) = await later.ask("GET", "tables")
        assert (listed["table"], listed["over"]) == (table, True)
        statistics = await later.ask("GET", "me/statistics")
        assert (statistics["name"], statistics["games"]) == ("Ann", 1)

        record = await later.ask("GET", f"tables/{table}/record")
        looked = (await later.ask("POST", "records", record))["table"]
        plies = viewer.state["ply"]
        assert (await later.ask("GET", f"tables/{looked}/at/{plies}"))["plies"] == plies
        branch = (await later.ask("POST", f"tables/{looked}/branch", {"ply": 2}))["table"]
        assert (await later.look(branch).mine())["ply"] == 2

    asyncio.run(story())


def test_a_message_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(tmp_path)
        table = await device.table("random")
        viewer = device.look(table)
        state = await viewer.mine()
        act = {"type": "act", "version": 0, "actions": [state["choices"][0]["id"]], "id": "once"}
        first = await viewer.answer(**act)
        again = await Device(tmp_path, device.rows).look(table).answer(**act)
        assert (first["type"], first["version"]) == (again["type"], again["version"]) == ("ack", 1)

    asyncio.run(story())


def test_undo_and_hints(tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(tmp_path)
        viewer = device.look(await device.table("novice", game="la-loire"))
        state = await viewer.mine()
        hint, before = await viewer.answer(type="hint", version=state["version"]), state["ply"]
        assert hint["actions"][0] in [choice["id"] for choice in state["choices"]]
        await viewer.act(state["choices"][0]["id"])
        assert (await viewer.mine())["undo"] == {"to": before}
        done = await viewer.answer(type="undo", version=viewer.state["version"], to=before)
        assert (done["type"], (await viewer.mine())["ply"]) == ("ack", before)

    asyncio.run(story())


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


@pytest.mark.parametrize("fails", ["keeping", "thinking", "deciding"])
def test_a_move_that_fails_is_made_again(tmp_path: Path, fails: str) -> None:
    """Nobody else looks after an opponent here: were it not to try again, the table would stand still."""

    async def story() -> None:
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


def test_lessons_and_puzzles(tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(tmp_path)
        await device.ask("POST", "me", {"name": "Ann"})
        chapter = (await device.ask("GET", "games/la-loire/lessons"))[0]
        ask = {"game": "la-loire", "chapter": chapter["chapter"]}
        table = (await device.ask("POST", "lessons", ask))["table"]
        assert (await device.look(table).mine())["guide"] is not None
        puzzle = (await device.ask("GET", "games/first-rat/puzzles"))["puzzles"][0]["puzzle"]
        found = await device.ask("POST", "puzzles/solution", {"game": "first-rat", "puzzle": puzzle})
        assert found["actions"]
        known = (await device.ask("GET", "games/first-rat/puzzles"))["puzzles"][0]
        assert (known["shown"], known["best"]) == (True, found["best"])

    asyncio.run(story())


def test_what_needs_a_server_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(tmp_path)
        await device.table("random")
        for method, path in (("GET", "me/notifications"), ("POST", "me/link"), ("GET", "people/x")):
            assert (await device.try_to(method, path))[1]["error"] == "needs-server"
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, refused = await device.try_to("POST", "tables", {"game": "first-rat", "seats": seats})
        assert (status, refused["error"]) == (403, "needs-server")
        assert (await device.try_to("POST", "tables", {"game": "first-rat"}))[1]["error"] == "malformed"
        assert (await device.try_to("GET", "games/chess"))[1]["error"] == "no-game"

    asyncio.run(story())


def test_requests_are_those_of_a_server() -> None:
    """The same methods, paths and answers; what is kept on a device can be had nowhere else."""
    served = {
        (str(method), path.replace(":str", "").replace(":int", "")): _answer(handler.fn)
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    own = {(method, f"/api/{'/'.join(path)}"): _answer(handler) for method, path, _, handler in requests.ROUTES}
    assert own.keys() - served.keys() == {("GET", "/api/kept"), ("POST", "/api/kept")}
    common = own.keys() & served.keys()
    assert {key: own[key] for key in common} == {key: served[key] for key in common}


def _answer(handler: Any) -> Any:
    """What a handler says that it answers, whatever goes with it."""
    said = get_type_hints(handler)["return"]
    return get_args(said)[0] if get_origin(said) is Response else said


def test_the_house_says_which_release_it_is(tmp_path: Path) -> None:
    told = asyncio.run(Device(tmp_path).ask("GET", "about"))
    assert (told["version"], told["name"], told["logo"]) == (__version__, "", False)


WITHOUT = """
import sys
sys.modules.update(numpy=None, numba=None)
import asyncio, pathlib
from tests.local.device import Device
async def story():
    device = Device(pathlib.Path(sys.argv[1]))
    for game in ("first-rat", "la-loire", "rio-de-la-plata"):
        viewer = device.look(await device.table("novice", "novice", game=game))
        for _ in range(3):
            await viewer.act((await viewer.mine())["choices"][0]["id"])
asyncio.run(story())
"""


def test_games_are_played_without_numpy(tmp_path: Path) -> None:
    """A browser has neither NumPy nor numba."""
    done = subprocess.run([sys.executable, "-c", WITHOUT, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_level_waits_for_its_network_instead_of_playing_without(tmp_path: Path) -> None:
    async def story() -> None:
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

    asyncio.run(story())
