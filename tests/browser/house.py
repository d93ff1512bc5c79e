"""A server of its own on a free port, and Chromium to look at it with: shared by the tests and the screenshots."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "riverrat" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
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
    """Where a Chromium is, or nothing."""
    for name in (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    return None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def serving(folder: Path, more_games: str = "toy=tests.toy") -> Iterator[str]:
    """The address of a running server that keeps its tables in `folder`."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "riverrat", "serve", "--port", str(port), "--data-folder", str(folder)]
    environment = {**os.environ, "RIVERRAT_GAMES": more_games, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    with (folder / "server.log").open("a") as log:
        server = subprocess.Popen(
            [*command, "--no-native", "--workers", "1"], cwd=ROOT, env=environment, stdout=log, stderr=log
        )
        try:
            _wait(address, server, folder)
            yield address
        finally:
            server.terminate()
            server.wait(20)


def _wait(address: str, server: subprocess.Popen[bytes], folder: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{(folder / 'server.log').read_text()}")


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
