"""How quick a site is in a Chromium, and how much a visitor loads."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.wasm.node import node

from .files import showing

LOBBY = PLAY = ".game .play"
CHOICE = ".dock .opt:not([aria-disabled=true])"
VERSION = "document.querySelector('.table')?.dataset.version"
REMEMBERED = "caches.open('riverrat-memory').then((one) => one.keys()).then((kept) => kept.length > 0)"
CLICKS = 5
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
    """Seconds to the lobby, to a board on a first and on a later visit and for a click; megabytes, compressed."""
    try:
        base = json.loads((folder / "site.json").read_text(encoding="utf-8"))["base"]
    except OSError:
        raise RiverratError(f"there is no site in {folder}; `riverrat site {folder}` writes one") from None
    return {"seconds": _times(folder, base), "megabytes": _sizes(folder)}


def _times(folder: Path, base: str) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    with showing(folder, base) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--headless", "--no-sandbox"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "localStorage.setItem('riverrat.settings', JSON.stringify({confirm: false, motion: 'off'}))"
        )
        lobby, first, page = _visit(context, address)
        click = statistics.median(_click(page) for _ in range(CLICKS))
        page.goto(address)
        page.locator(".lobby .strip .good").wait_for()  # everything is on the device
        page.wait_for_function(REMEMBERED)
        page.close()
        again, later, _ = _visit(context, address)
        browser.close()
    return {"lobby": lobby, "lobby_later": again, "first": first, "later": later, "click": click}


def _visit(context: Any, address: str) -> tuple[float, float, Any]:
    page, began = context.new_page(), time.perf_counter()
    page.goto(address)
    page.locator(LOBBY).first.wait_for()
    lobby = time.perf_counter()
    page.locator(PLAY).first.click()
    page.locator(CHOICE).first.wait_for()
    return lobby - began, time.perf_counter() - lobby, page


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


def _sizes(folder: Path) -> dict[str, float]:
    """Of what is loaded: the lobby's own files, all for one game, all for all of them."""
    files = [str(file) for file in folder.rglob("*") if file.is_file()]
    done = subprocess.run([node(), "-e", SIZES], input=json.dumps(files), capture_output=True, text=True, check=True)
    packed = {Path(name).relative_to(folder).as_posix(): size for name, size in json.loads(done.stdout).items()}
    games = sorted({name.split("/")[1] for name in packed if name.startswith("games-")})
    of_games = {one: sum(size for name, size in packed.items() if one in name) for one in games}
    common = sum(size for name, size in packed.items() if not any(one in name for one in games))
    first = {one: round((common + size) / 1e6, 2) for one, size in of_games.items()}
    return {**first, "all": round((common + sum(of_games.values())) / 1e6, 2)}


def _chromium() -> str:
    for name in (os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    raise RiverratError("no Chromium found: install it, or name it in CHROMIUM")
