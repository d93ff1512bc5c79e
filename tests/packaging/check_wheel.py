"""The wheel, alone in a fresh environment: the core as a library, then the terminal, then the server.

CI runs it by name (`pytest tests/packaging/check_wheel.py`); it installs from where uv is configured to look, or pip
where uv is missing or finds nothing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from riverrat import __version__
from riverrat.cli.app import MODULES
from riverrat.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ("first-rat", "la-loire", "rio-de-la-plata")

LISTED = "import importlib.metadata as found; print(*{one.name.lower() for one in found.distributions()})"
LIBRARY = """
import random
from riverrat import games
game = games.load("la-loire")
s, choose = game.new(2, seed=5), random.Random(5)
while not s.over:
    game.play(s, choose.choice(game.legal(s)))
print(sum(score.won for score in game.scores(s)))
"""


class Environment:
    """A virtual environment with nothing of this checkout in it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        self.folder, self.bin = folder, folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "RIVERRAT_GAMES")}
        self.variables = {**kept, "RIVERRAT_HOME": str(folder / "home"), "NO_COLOR": "1"}

    def run(self, command: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command), *arguments],
            cwd=self.folder, env=self.variables, input=typed, capture_output=True, text=True, timeout=900, check=False,
        )  # fmt: skip

    def install(self, requirement: str) -> None:
        """With the versions this checkout is tested with, which a cache is likely to hold."""
        python, pins = str(self.bin / "python"), str(ROOT / "requirements.lock")
        given = ("--quiet", "--constraint", pins, requirement)
        quick = shutil.which("uv", path=str(Path(sys.executable).parent))
        if quick and self.run(quick, "pip", "install", "--python", python, *given).returncode == 0:
            return
        done = self.run(sys.executable, "-m", "pip", "--python", python, "install", "--no-compile", *given)
        assert done.returncode == 0, done.stderr[-2000:]

    def installed(self) -> set[str]:
        return set(self.run("python", "-c", LISTED).stdout.split())


def build(kind: str, folder: Path) -> Path:
    """A distribution of this checkout."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("fresh"))


def test_the_wheel_brings_pages_rules_texts_and_no_tests(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"riverrat/py.typed", "riverrat/server/static/index.html", "riverrat/texts/terminal/de.ftl"} <= names
    assert {f"riverrat/rules/{game}.md" for game in GAMES} <= names
    assert {name.partition("/")[0] for name in names} == {"riverrat", f"riverrat-{__version__}.dist-info"}


def test_the_links_of_the_readme_hold_in_the_source_distribution(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if link not in names and not any(n.startswith(f"{link}/") for n in names)] == []


def test_the_core_is_a_library_of_numpy_and_numba(wheel: Path, fresh: Environment) -> None:
    fresh.install(str(wheel))
    assert fresh.installed() - {"pip", "setuptools"} == {"riverrat", "numpy", "numba", "llvmlite"}
    done = fresh.run("python", "-W", "error", "-c", LIBRARY)
    assert (done.stdout, done.stderr) == ("1\n", "")
    wanted = (
        "riverrat: this needs rich_click, which is not installed; it comes with: pip install 'riverrat[terminal]'\n"
    )
    for command in (["riverrat"], *(["riverrat", name] for name in MODULES), ["python", "-m", "riverrat"]):
        done = fresh.run(*command)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", wanted), command


def test_the_terminal_plays_a_whole_game(wheel: Path, fresh: Environment) -> None:
    fresh.install(f"{wheel}[terminal]")
    assert "litestar" not in fresh.installed()
    done = fresh.run("riverrat", "play", "first-rat", "--mode", "solo-easy", "--seed", "1", typed="1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    done = fresh.run("riverrat", "serve")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.endswith("pip install 'riverrat[server]'\n")


@pytest.fixture
def address(wheel: Path, fresh: Environment) -> Iterator[str]:
    fresh.install(f"{wheel}[server,terminal]")
    command = [str(fresh.bin / "riverrat"), "serve", "--port", "0", "--no-native", "--workers", "1"]
    with subprocess.Popen(command, cwd=fresh.folder, env=fresh.variables, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().removeprefix("Riverrat is at ").strip()
        finally:
            server.terminate()


def test_the_server_serves_its_pages_and_the_rules(address: str) -> None:
    with urlopen(address, timeout=30) as page:
        assert "Riverrat" in page.read().decode()
    for game in GAMES:
        for language in LANGUAGES:
            with urlopen(f"{address}api/games/{game}/rules/{language}", timeout=30) as answer:
                sections = json.load(answer)["sections"]
            assert sum(len(section["paragraphs"]) for section in sections) > 50, (game, language)
