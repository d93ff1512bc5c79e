"""How quick a site is in a Chromium, and how much a visitor loads."""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.wasm.node import node
from riverrat.players.levels import STRONGEST

from .files import showing

LOBBY = PLAY = ".game .play"
CHOICE = ".dock .opt:not([aria-disabled=true])"
VERSION = "document.querySelector('.table')?.dataset.version"
REMEMBERED = "caches.open('riverrat-memory').then((one) => one.keys()).then((kept) => kept.length > 0)"
CLICKS = 5
TURNS = 3
BEHIND = re.compile(r"^(python|games)-|^house-\w+/(house\.bin|site\.json)|-worker")  # what is loaded behind the lobby
PATIENCE = 300_000  # milliseconds
SIZES = """
const { readFileSync } = require('node:fs');
const { brotliCompressSync, constants } = require('node:zlib');
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const files = JSON.parse(readFileSync(0, 'utf8'));
const sizes = files.map((file) => [file, brotliCompressSync(readFileSync(file), { params }).length]);
console.log(JSON.stringify(Object.fromEntries(sizes)));
"""


def measure(folder: Path) -> dict[str, Any]:
    """Seconds to the lobby, to a board on a first and on a later visit, for a click and for a turn of `master`;
    megabytes, compressed.
    """
    try:
        base = json.loads((folder / "site.json").read_text(encoding="utf-8"))["base"]
    except OSError:
        raise RiverratError(f"there is no site in {folder}; `riverrat site {folder}` writes one") from None
    seconds, shown = _times(folder, base)
    return {"seconds": seconds, "megabytes": sizes(folder, shown)}


def _times(folder: Path, base: str) -> tuple[dict[str, float], set[str]]:
    """Seconds, and the files that the lobby was shown with."""
    from playwright.sync_api import sync_playwright

    with showing(folder, base) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--headless", "--no-sandbox"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "localStorage.setItem('riverrat.settings', JSON.stringify({confirm: false, motion: 'off'}))"
        )
        page = context.new_page()
        shown, files = lobby(page, address)
        first = _board(page)
        click = statistics.median(_click(page) for _ in range(CLICKS))
        page.goto(address)
        page.locator(".lobby .strip .good").wait_for()  # everything is on the device
        page.wait_for_function(REMEMBERED)
        page.close()
        page = context.new_page()
        again, _ = lobby(page, address)
        later = _board(page)
        page.goto(address)
        page.locator(".game select").first.select_option(STRONGEST)
        _board(page)
        turn = max(_wait(page) for _ in range(TURNS))
        browser.close()
    figures = {"lobby": shown, "lobby_later": again, "first": first, "later": later, "click": click, STRONGEST: turn}
    return figures, files


def lobby(page: Any, address: str) -> tuple[float, set[str]]:
    """Seconds until the lobby is there, and the files that the page asked for until then."""
    asked, began = set[str](), time.perf_counter()
    page.on("request", lambda request: asked.add(request.url.removeprefix(address) or "index.html"))
    page.goto(address)
    page.locator(LOBBY).first.wait_for()
    return time.perf_counter() - began, asked.copy()


def _board(page: Any) -> float:
    """From "play" to something one can choose."""
    began = time.perf_counter()
    page.locator(PLAY).first.click()
    page.locator(CHOICE).first.wait_for()
    return time.perf_counter() - began


def _wait(page: Any) -> float:
    """The longest time without a choice while one plays a few times: others have their turns meanwhile."""
    longest = 0.0
    for _ in range(CLICKS):
        _click(page)
        began = time.perf_counter()
        page.locator(CHOICE).first.wait_for()
        longest = max(longest, time.perf_counter() - began)
    return longest


def _click(page: Any) -> float:
    """From a click on a choice to what came of it, as the page itself measures it."""
    page.locator(CHOICE).first.wait_for()
    found: float = page.evaluate(
        f"""async () => {{
          const [before, began] = [{VERSION}, performance.now()];
          document.querySelector('{CHOICE}').click();
          while ({VERSION} === before) await new Promise((done) => setTimeout(done, 1));
          return (performance.now() - began) / 1000;
        }}"""
    )
    return found


def sizes(folder: Path, shown: set[str]) -> dict[str, float]:
    """Of what is loaded: for the lobby, all for one game, all for all of them."""
    files = [str(file) for file in folder.rglob("*") if file.is_file()]
    done = subprocess.run([node(), "-e", SIZES], input=json.dumps(files), capture_output=True, text=True, check=True)
    packed = {Path(name).relative_to(folder).as_posix(): size for name, size in json.loads(done.stdout).items()}
    games = sorted({name.split("/")[1] for name in packed if name.startswith("games-")})
    of_games = {one: sum(size for name, size in packed.items() if one in name) for one in games}
    common = sum(size for name, size in packed.items() if not any(one in name for one in games))
    found = {"lobby": sum(packed.get(name, 0) for name in shown if not BEHIND.search(name))}
    found |= {one: common + size for one, size in of_games.items()} | {"all": common + sum(of_games.values())}
    return {what: round(size / 1e6, 2) for what, size in found.items()}


def _chromium() -> str:
    for name in (os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    raise RiverratError("no Chromium found: install it, or name it in CHROMIUM")
