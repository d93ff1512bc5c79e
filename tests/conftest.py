"""What all tests share: the toy in the register, compiled rules made once, and how tests are dealt out to workers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine import native

ROOT = Path(__file__).parent.parent
os.environ.setdefault("RIVERRAT_CACHE", str(ROOT / ".venv" / "cache"))
games.REGISTER.setdefault("toy", "tests.toy")

needs_numba = pytest.mark.skipif(not native.available(), reason="numba is not installed")
MAY_BE_SKIPPED = (  # the reasons that count in CI
    "no GPU here",
    "ray is not installed",
    "open_spiel is not installed",
    "sb3-contrib is not installed",
    "no systemd-analyze here",
)
SPREAD = {"contract", "games", "engine", "players"}  # rooms whose tests share nothing: they fill every gap
FIRST = {"browser", "server"}  # rooms whose tests take long: nobody should wait for one of them at the end
COMPILE = "from tests.conftest import games; from riverrat.players import search; search.prepare(games.load({name!r}))"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before workers start on all tests every game is compiled, so that no two of them compile the same one."""
    config = session.config
    starts_workers = getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput")
    all_tests = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    if not (starts_workers and all_tests and native.available()):
        return

    def compile_one(name: str) -> None:
        subprocess.run([sys.executable, "-c", COMPILE.format(name=name)], cwd=ROOT, check=True)

    with ThreadPoolExecutor(native.cores_here()) as pool:
        list(pool.map(compile_one, reversed(games.names())))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server, a database or a browser stay together and come first; the rest fills the gaps.

    Each long one is worth a server of its own and goes wherever there is room; what compiles much begins at once.
    """
    for item in items:
        alone = _room(item) in SPREAD or any(item.get_closest_marker(mark) for mark in ("long", "release"))
        if not alone and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
    items.sort(key=lambda item: (item.get_closest_marker("xdist_group") is None, _room(item) not in FIRST))


def _room(item: pytest.Item) -> str:
    return item.path.relative_to(ROOT / "tests").parts[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """CI has everything that tests need: a test skipped there is a failure."""
    report = yield
    if report.skipped and os.environ.get("CI") and not any(why in str(report.longrepr) for why in MAY_BE_SKIPPED):
        report.outcome = "failed"
    return report
