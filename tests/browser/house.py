"""A server of its own on a free port, and Chromium to look at it with: shared by the tests and the screenshots."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PUBLIC = "https://play.example.org"  # where it believes to be found: without it there are no notifications
ONE_ADDRESS = ("address=1e6:1e6", "files=1e6:1e6")  # all pages of all tests come from here, each without a cache
STATIC = ROOT / "src" / "riverrat" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every window of a Chromium keeps the lists that drop from its address bar drawn, which costs as much as our own page.
# The others are what Playwright switches off: a second list replaces the first.
SWITCHED_OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("NetworkTimeServiceQuerying", "ThirdPartyStoragePartitioning"),
)
# Analyses are short here, and one test opens hundreds of tables.
LIMITS = ("analysis=2", "tables=50:500", "hosted=2000", *ONE_ADDRESS)
FLAGS = [
    f"--disable-features={','.join(SWITCHED_OFF)}",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where a Chromium is, or nothing. One without windows of its own takes a sixth less of the processor."""
    for name in (
        os.environ.get("CHROMIUM"),
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ):
        if name and (found := shutil.which(name)):
            return found
    return None


@contextmanager
def serving(folder: Path, more_games: str = "toy=tests.toy") -> Iterator[str]:
    """The address of a running server that keeps its tables in `folder`, each with the same luck."""
    command = [sys.executable, "-m", "tests.browser.same_luck", "serve", "--port", "0", "--data-folder", str(folder)]
    environment = {**os.environ, "RIVERRAT_GAMES": more_games, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    environment |= {"PYTHONUNBUFFERED": "1", "RIVERRAT_ADDRESS": PUBLIC}
    limits = [word for limit in LIMITS for word in ("--limit", limit)]
    log = folder / "server.log"
    with (
        log.open("a") as errors,
        subprocess.Popen(
            [*command, "--no-native", "--workers", "1", *limits],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True,
        ) as server,
    ):  # fmt: skip
        try:
            assert server.stdout is not None
            first = server.stdout.readline()  # "Riverrat is at http://127.0.0.1:PORT/", once it answers
            if not first.startswith("Riverrat is at "):
                raise RuntimeError(f"the server did not start: {first}\n{log.read_text()}")
            yield first.split()[-1].rstrip("/")
        finally:
            server.terminate()
            server.wait(20)


@contextmanager
def on_show() -> Iterator[tuple[Any, str]]:
    """A Chromium, and the address of a new server with the games of the register."""
    if not chromium():
        sys.exit("No Chromium found: install it, or name it in the variable CHROMIUM.")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), more_games="") as address,
        looking() as browser,
    ):
        yield browser, address


@contextmanager
def looking() -> Iterator[Any]:
    """A Chromium without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
