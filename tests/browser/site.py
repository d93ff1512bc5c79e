"""The games from static files, and somebody who was there once and plays on with no network at all."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from riverrat.site import build, files, measure

from . import house, play

LOADING = 120_000  # milliseconds: a dozen megabytes, and Python begun, on a busy machine
HERE = ".lobby .strip .good"  # everything is on the device
SETTINGS = {**play.QUICK, "level": "club"}
NETWORKS = """caches.keys()
  .then((all) => Promise.all(all.map((one) => caches.open(one))))
  .then((all) => Promise.all(all.map((one) => one.keys())))
  .then((all) => all.flat().filter(({ url }) => url.endsWith('/network.bin')).length)"""
ASK = """([method, path, body]) => new Promise((done) => {
  const [channel, id] = [new BroadcastChannel('riverrat'), crypto.randomUUID()];
  channel.onmessage = ({ data }) => {
    if (data.kind !== 'answer' || data.id !== id) return;
    channel.close();
    done([data.status, data.body]);
  };
  channel.postMessage({ to: 'house', kind: 'ask', id, method, path, body });
})"""


def headers() -> dict[str, str]:
    """What docs/hosting.md lets a host send."""
    page = (house.ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = page.split("```text\n")[1].split("```")[0].splitlines()
    return dict(line.split(": ", 1) for line in lines)


def written(out: Path, *wishes: str) -> Path:
    """A site, as the command writes it."""
    return _made(out, "-m", "riverrat", *wishes, "site", str(out), "--base", "/games/")


def written_for(out: Path, game: str) -> Path:
    """A site where one game alone is compiled: each takes a minute."""
    code = f"from pathlib import Path; from riverrat.site.build import build; build(Path({str(out)!r}), '/games/', "
    return _made(out, "-c", f"{code}compiling=[{game!r}])")


def _made(out: Path, *command: str) -> Path:
    if not house.STATIC.exists() or not build.PYODIDE.exists():
        pytest.skip("the web client is not built: make web")
    env = os.environ | {"PYTHONPATH": f"{house.ROOT / 'src'}"}
    subprocess.run([sys.executable, *command], check=True, capture_output=True, env=env)
    return out


def loaded(site: Path, browser: Any) -> tuple[set[str], dict[str, float]]:
    """What is weighed of what a visitor loads, and what of it is too much: the lobby, all that one game takes with its
    network, and all games, in megabytes, compressed.
    """
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank")
        _, shown = measure.lobby(page, address)
        found = measure.sizes(site, shown)
        page.context.close()
    most = dict.fromkeys(found, 10.0) | {"lobby": 0.3, "all": 16.0}
    return set(found), {what: size for what, size in found.items() if not 0 < size <= most[what]}


def arrive(browser: Any, address: str, *, settings: dict[str, Any] | None = None, **wishes: Any) -> Any:
    """Somebody's first visit."""
    size = {"width": 1280, "height": 860}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=size, **wishes)
    context.set_default_timeout(60_000)
    context.add_init_script(
        "localStorage.getItem('riverrat.settings') ?? "
        f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(settings or SETTINGS)}))"
    )
    page = context.new_page()
    page.goto(address)
    return page


@contextmanager
def visited(site: Path, browser: Any, games: Sequence[str]) -> Iterator[tuple[Any, str]]:
    """A browser that was at a site once and met an expert of each of these games; its address, where nobody answers
    now. All that it ever asked for were files of the site.
    """
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank")
        asked = list[tuple[str, str]]()
        page.context.on("request", lambda request: asked.append((request.method, request.url)))
        page.goto(address)
        page.locator(HERE).wait_for(timeout=LOADING)
        for game in games:
            page.goto(address)
            against(page, game, "expert")
        for _ in range(LOADING // 1000):
            if page.evaluate(NETWORKS) == len(games):
                break
            page.wait_for_timeout(1000)
    yield page.context, address
    page.context.close()
    assert [one for one in asked if one[0] != "GET" or not one[1].startswith((address, "blob:", "data:"))] == []


@contextmanager
def tab(visit: tuple[Any, str]) -> Iterator[Any]:
    """A tab of that browser, in the lobby; what it asks of the network fails the test."""
    context, address = visit
    found, heard = context.new_page(), list[str]()
    found.on("pageerror", lambda error: heard.append(str(error)))
    found.on("requestfailed", lambda request: heard.append(request.url))
    found.goto(address)
    found.locator(".game .play").first.wait_for()
    yield found
    found.close()
    assert not heard


def ask(page: Any, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """The answer of the house on the device to a request that succeeds."""
    status, text = page.evaluate(ASK, [method, f"/api/{path}", json.dumps(body) if body else ""])
    assert status == 200, text
    return json.loads(text)


def open_table(page: Any, address: str, path: str, body: dict[str, Any]) -> None:
    """Sit down at a table that the house is asked for."""
    ask(page, "POST", "me", {"name": "Anna"})
    page.goto(f"{address}table/{ask(page, 'POST', path, body)['table']}")


def card(page: Any, game: str) -> Any:
    return page.locator(".game", has_text=game)


def against(page: Any, game: str, level: str) -> None:
    """Begin a game against computers."""
    card(page, game).locator("select").select_option(level)
    card(page, game).locator(".play").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)


def alone(page: Any) -> None:
    card(page, "First Rat").locator(".solo").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)


def version(page: Any) -> int:
    return int(page.locator(".table").get_attribute("data-version"))
