"""What all tests share: the toy in the register, compiled rules made once, and how tests are dealt out to workers."""

import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.engine import native
from riverrat.engine.playout import variants

ROOT = Path(__file__).parent.parent
os.environ.setdefault("RIVERRAT_CACHE", str(ROOT / ".venv" / "cache"))
games.REGISTER.setdefault("toy", "tests.toy")


def written(folder: Path) -> dict[Path, int]:
    """The compiled code that is kept there, and when it was written: numba uses the same names again."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")}


needs_numba = pytest.mark.skipif(not native.available(), reason="numba is not installed")
MAY_BE_SKIPPED = (  # the reasons that count in CI
    "no GPU here",
    "ray is not installed",
    "open_spiel is not installed",
    "sb3-contrib is not installed",
    "no systemd-analyze here",
)
# What tests have in native code. Of the other games `riverrat fuzz` and `parity` try it in `make check-long`, and tests
# before a release.
COMPILED = {"toy", "first-rat"}
CI = "not release"  # what CI runs: all of `make test` and all that is long, at once
ONLY_LONG = "long and not release"  # what `make test-long` runs
FOR_BROWSERS = {ONLY_LONG: COMPILED, CI: COMPILED, "release": set(games.names())}  # in a run of these; else the toy
SPREAD = {"contract", "games", "engine", "players"}  # rooms whose tests share nothing: they fill every gap
FIRST = {"browser", "server", "tables"}  # compile nothing, and take long: they come while games are compiled
LONG = (ONLY_LONG, "release")
SITES = {"tests/browser/test_site.py", "tests/browser/test_site_games.py"}
TOGETHER = {*SITES, "tests/cli/test_new_game.py"}  # long tests that build something together: a site, a checkout
_compiler = pytest.StashKey[subprocess.Popen[bytes]]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Workers that are given all tests begin with those that need no compiled code. Meanwhile what the others need is
    compiled, once for all of them; they wait for a file that says so.
    """
    config = session.config
    starts_workers = getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput")
    all_tests = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    if starts_workers and all_tests and native.available():
        os.environ["TESTS_COMPILED"] = str(Path(tempfile.mkdtemp(prefix="riverrat-tests-")) / "compiled")
        which = config.option.markexpr
        wanted = (set(games.names()) if which == "release" else COMPILED), FOR_BROWSERS.get(which, {"toy"})
        names = [",".join(sorted(some, reverse=True)) for some in wanted]
        command = [sys.executable, "-m", "tests.compiling", os.environ["TESTS_COMPILED"], *names]
        config.stash[_compiler] = subprocess.Popen(command, cwd=ROOT)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if (compiler := session.config.stash.get(_compiler, None)) is not None:
        compiler.kill()
        compiler.wait()
        shutil.rmtree(Path(os.environ.pop("TESTS_COMPILED")).parent)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Waiting is no part of a test: its timeout begins afterwards."""
    awaited = os.environ.get("TESTS_COMPILED")
    while awaited and not _comes_first(item) and not Path(awaited).exists():
        time.sleep(0.1)
    return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server, a database or a browser come first; the rest fills the gaps, the long ones before the
    others. What would compile another game is for a release.
    """
    for item in items:
        if needs_numba.mark in item.iter_markers() and _games(item) - COMPILED:
            item.add_marker(pytest.mark.release)
    items.sort(key=_when)


def pytest_collection_finish() -> None:
    """What was collected and imported lives to the end: it is not looked through for garbage again and again."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests of a file stay together and share what they start. Each long one is worth a server of its own and goes
    wherever there is room, as does what shares nothing.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Rooms(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = _file(nodeid)
            alone = (config.option.markexpr in LONG and file not in TOGETHER) or Path(file).parts[1] in SPREAD
            return nodeid if alone else file

    return Rooms(config, log)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that await something."""
    return "asyncio"


def places(*names: str) -> list[Any]:
    """Games in their modes at their seat counts, each mode and each count at least once; the rest is for a release."""
    found: list[Any] = []
    for name in names:
        every = variants(games.load(name))
        modes = [[place for place in every if place.mode == mode] for mode in dict.fromkeys(p.mode for p in every)]
        few = [own[at % len(own)] for at, own in enumerate(modes)]
        for place in every:
            if place.seats not in {one.seats for one in few}:
                few.append(place)
        found += [
            pytest.param(name, place, marks=() if place in few else pytest.mark.release, id=f"{name} {place}")
            for place in every
        ]
    return found


def _games(item: pytest.Item) -> set[str]:
    """The games it is for, of those it is repeated for."""
    call = getattr(item, "callspec", None)
    return {value for value in (call.params.values() if call else ()) if isinstance(value, str)} & set(games.names())


def _when(item: pytest.Item) -> tuple[bool, ...]:
    spread = _room(item) in SPREAD
    early = item.get_closest_marker("long") if spread else _file(item.nodeid) in TOGETHER
    return spread, not _comes_first(item), not early


def _comes_first(item: pytest.Item) -> bool:
    return _room(item) in FIRST and _file(item.nodeid) not in SITES


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def _room(item: pytest.Item) -> str:
    return item.path.relative_to(ROOT / "tests").parts[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """CI has everything that tests need: a test skipped there is a failure."""
    report = yield
    if report.skipped and os.environ.get("CI") and not any(why in str(report.longrepr) for why in MAY_BE_SKIPPED):
        report.outcome = "failed"
    return report
