"""How quick a site is in a Chromium, and how much a visitor loads."""

import json
import os
import re
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.wasm.node import node
from riverrat.players.levels import STRONGEST

from .files import showing

LOBBY = PLAY = ".game .play"
WINDOW: Any = {"width": 1440, "height": 900}
CHOICE = ".dock .opt:not([aria-disabled=true])"
REMEMBERED = "caches.open('riverrat-memory').then((one) => one.keys()).then((kept) => kept.length > 0)"
VISITS = 5  # later ones, each in a new tab: in some of them a computer has the first turn
CLICKS = 20  # in each game, each followed by a pause as people make them
TURNS = 15  # of one's own, each followed by those of `master`
TRIES = 10  # for each click that counts: some only lead on to narrower choices
OVER = "main.over"
CHOICES = (
    f'{CHOICE}, .compose ~ .ask-area .back, .compose .answer, .dock .out [aria-describedby="dock-ask dock-outcome"]'
)
# Nobody clicks while things still move: until nothing has changed for a while, or at last what still does.
QUIET = """(most) => new Promise((done) => {
  let still, last;
  const end = (moved) => (watch.disconnect(), clearTimeout(still), clearTimeout(late), done(moved));
  const wait = (changes) => {
    last = changes?.at(-1).target;
    clearTimeout(still);
    still = setTimeout(() => end(''), 250);
  };
  const watch = new MutationObserver(wait);
  const late = setTimeout(() => end((last.outerHTML ?? last.parentElement?.outerHTML ?? '').slice(0, 200)), most);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  wait();
})"""
# The middle of a choice that the mouse can reach: any of them, so that nobody goes to and fro between two for ever.
PLACE = f"""(turn) => {{
  const all = [...document.querySelectorAll('{CHOICES}')]
    .map((one) => [one, one.getBoundingClientRect()])
    .map(([one, {{ left, right, top, bottom }}]) => [one, (left + right) / 2, (top + bottom) / 2])
    .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)));
  const [choice, ...place] = all[(Math.imul(turn + 1, 0x9e3779b1) >>> 16) % all.length] ?? [];
  window.pointed = choice;
  return choice && place;
}}"""
STILL_THERE = "([x, y]) => window.pointed.contains(document.elementFromPoint(x, y))"
# A frame is drawn in one task, which begins with whoever asked for it; what blocks users comes next.
WATCH = """(most) => {
  let began = 0;
  addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
  const [table, dock] = [document.querySelector('.table'), document.querySelector('.dock')];
  const [before, asked] = [table.dataset.version, dock.textContent];
  window.answered = new Promise((done) => {
    setTimeout(() => done('nothing'), most);
    const watch = new MutationObserver(() => {
      if (!table.isConnected) return done(null); // the game is over
      if (table.dataset.version === before && dock.textContent === asked) return;
      watch.disconnect();
      if (table.dataset.version === before) return done(null);
      const there = performance.now() - began;
      const drawn = () => done([there, performance.now() - began]);
      requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }));
    });
    const part = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-version'] };
    watch.observe(document.body, part);
  });
}"""
ASKED = "document.querySelector('.dock, main')?.innerText.replace(/\\s+/g, ' ').slice(0, 200)"
BEHIND = re.compile(r"^(python|games)-|^house-\w+/(house\.bin|site\.json)|-worker")  # what is loaded behind the lobby
PATIENCE = 60_000  # milliseconds for anything at all: the longest, a first visit, takes a tenth of it
SIZES = """
const { readFileSync } = require('node:fs');
const { brotliCompressSync, constants } = require('node:zlib');
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const files = JSON.parse(readFileSync(0, 'utf8'));
const sizes = files.map((file) => [file, brotliCompressSync(readFileSync(file), { params }).length]);
console.log(JSON.stringify(Object.fromEntries(sizes)));
"""


def measure(folder: Path) -> dict[str, Any]:
    """Seconds to the lobby, to a board on a first and on a later visit, for a click in each game and for a turn of
    `master`; megabytes, compressed.
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
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=WINDOW)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "localStorage.setItem('riverrat.settings', JSON.stringify({confirm: false, motion: 'off'}))"
        )
        page = context.new_page()
        shown, files = lobby(page, address)
        first = _board(page)
        page.goto(address)
        _shown(page, ".lobby .strip .good", "everything to be on the device")
        remembered(page)
        visits = list[tuple[float, float]]()
        for _ in range(VISITS):
            page.close()
            page = context.new_page()
            visits.append((lobby(page, address)[0], _board(page)))
        again, later = zip(*visits, strict=True)
        figures = {"lobby": shown, "lobby_later": statistics.median(again), "first": first}
        figures |= {"later": statistics.median(later), "later_longest": max(later)}
        page.goto(address)
        page.locator(LOBBY).first.wait_for()
        for game in page.locator(".game input").evaluate_all("(all) => all.map(({ value }) => value)"):
            begin = partial(_begin, page, address, game)
            begin()
            there, drawn = zip(*clicks(page, CLICKS, begin), strict=True)
            figures[f"{game}_there"] = statistics.median(there)
            figures[f"{game}_click"] = statistics.median(drawn)
            figures[f"{game}_click_p95"] = statistics.quantiles(drawn, n=20, method="inclusive")[-1]
        begin = partial(_begin, page, address, level=STRONGEST)
        begin()
        figures[STRONGEST] = max(_wait(page, begin) for _ in range(TURNS))
        browser.close()
    return figures, files


def lobby(page: Any, address: str) -> tuple[float, set[str]]:
    """Seconds until the lobby is there, and the files that the page asked for until then."""
    asked, began = set[str](), time.perf_counter()
    page.on("request", lambda request: asked.add(request.url.removeprefix(address) or "index.html"))
    page.goto(address)
    page.locator(LOBBY).first.wait_for()
    return time.perf_counter() - began, asked.copy()


def _board(page: Any, game: str = "") -> float:
    """From "play" to something one can choose, in the first game of the lobby or another."""
    began = time.perf_counter()
    page.locator(f".game:has([value='{game}']) .play" if game else PLAY).first.click()
    _shown(page, CHOICE, "something to choose at a new table")
    return time.perf_counter() - began


def _begin(page: Any, address: str, game: str = "", level: str = "") -> None:
    """A new table, of the first game of the lobby or another, against computers of a level or the usual one."""
    page.goto(address)
    page.locator(LOBBY).first.wait_for()
    if level:
        page.locator(".game select").first.select_option(level)
    _board(page, game)


def remembered(page: Any) -> None:
    """Wait until what Python has imported is kept for later visits."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(REMEMBERED):
            return
        page.wait_for_timeout(100)
    raise RiverratError("waited in vain for Python's memory to be kept for later visits")


def _shown(page: Any, what: str, words: str) -> None:
    """Wait for something to be seen; where it does not come, say what the page shows instead."""
    from playwright.sync_api import TimeoutError as TookTooLong

    try:
        page.locator(what).first.wait_for()
    except TookTooLong:
        raise RiverratError(f"waited in vain for {words}; the page says: {page.evaluate(ASKED)}") from None


def _wait(page: Any, begin: Callable[[], None]) -> float:
    """How long one has nothing to choose after a click: others have their turns meanwhile."""
    clicks(page, 1, begin)
    began = time.perf_counter()
    _shown(page, f"{CHOICES}, {OVER}", "one's next turn")
    return time.perf_counter() - began


def clicks(page: Any, count: int, begin: Callable[[], None]) -> list[tuple[float, float]]:
    """Of so many clicks of the mouse on choices, from the moment it came to the browser: seconds until what came of it
    is in the page, and until the page has drawn the frame that shows it. What only leads on to narrower choices is
    clicked as well, but not counted: the house is not asked then. When a game is over, `begin` sets up another one.
    """
    found = list[tuple[float, float]]()
    for turn in range(count * TRIES):
        if len(found) == count:
            return found
        _shown(page, f"{CHOICES}, {OVER}", "something to choose")
        _rest(page)
        if page.locator(OVER).count():
            begin()
            continue
        if not (place := page.evaluate(PLACE, turn)):
            continue
        page.mouse.move(*place)
        _rest(page)
        if not page.evaluate(STILL_THERE, place):
            continue  # it has moved or gone: people look where it is now
        page.evaluate(WATCH, PATIENCE)
        page.mouse.down()
        page.mouse.up()
        times = page.evaluate("answered")
        if times == "nothing":
            clicked = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 200)", place)
            raise RiverratError(f"a click on {clicked} did nothing; the page says: {page.evaluate(ASKED)}")
        if times:
            found.append((times[0] / 1000, times[1] / 1000))
    raise RiverratError(f"of {count * TRIES} clicks only {len(found)} did something; now: {page.evaluate(ASKED)}")


def _rest(page: Any) -> None:
    if moved := page.evaluate(QUIET, PATIENCE):
        raise RiverratError(f"the page never came to rest; the last to change was {moved}")


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
