"""The house on one's own device: whole games, lessons, puzzles, hints."""

import asyncio
import subprocess
import sys
from pathlib import Path

from riverrat import __version__
from tests.local.device import Device, play


async def test_a_whole_game_is_kept(tmp_path: Path) -> None:
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


async def test_a_message_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    device = Device(tmp_path)
    table = await device.table("random")
    viewer = device.look(table)
    state = await viewer.mine()
    act = {"type": "act", "version": 0, "actions": [state["choices"][0]["id"]], "id": "once"}
    first = await viewer.answer(**act)
    again = await Device(tmp_path, device.rows).look(table).answer(**act)
    assert (first["type"], first["version"]) == (again["type"], again["version"]) == ("ack", 1)


async def test_undo_and_hints(tmp_path: Path) -> None:
    device = Device(tmp_path)
    viewer = device.look(await device.table("novice", game="la-loire"))
    state = await viewer.mine()
    hint, before = await viewer.answer(type="hint", version=state["version"]), state["ply"]
    assert hint["actions"][0] in [choice["id"] for choice in state["choices"]]
    await viewer.act(state["choices"][0]["id"])
    assert (await viewer.mine())["undo"] == {"to": before}
    done = await viewer.answer(type="undo", version=viewer.state["version"], to=before)
    assert (done["type"], (await viewer.mine())["ply"]) == ("ack", before)


async def test_lessons_and_puzzles(tmp_path: Path) -> None:
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
