"""The shape of the house: which room may know which."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "riverrat"
LOOSE = {"__init__.py", "__main__.py", "folders.py", "py.typed"}
WEB = {"litestar", "sqlalchemy", "alembic", "psycopg", "uvicorn", "cryptography", "prometheus_client"}


def test_imports_go_one_way() -> None:
    """What pyproject.toml says of who may import whom: a process of its own, for it takes over the screen."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=SOURCE.parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_tables_can_be_laid_without_a_web() -> None:
    """A browser runs what seats people at a table: it may not even load what is of no use there."""
    modules = sorted(f"riverrat.tables.{path.stem}" for path in (SOURCE / "tables").glob("[!_]*.py"))
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.removeprefix("riverrat.").split(".")[0] for name in done.stdout.split()}
    assert "msgspec" in loaded
    assert loaded & (WEB | {"server"}) == set()


def test_nothing_lies_loose() -> None:
    found = {path.name for path in SOURCE.iterdir() if path.is_file()}
    assert found == LOOSE


def test_the_engine_stays_small() -> None:
    lines = {path.name: len(path.read_text().splitlines()) for path in (SOURCE / "engine").rglob("*.py")}
    assert max(lines.values()) <= 400


# --- one shape for all games ------------------------------------------------------------------------------------------

TESTS = Path(__file__).parent
GAMES = [path for path in sorted((SOURCE / "games").iterdir()) if (path / "board.toml").exists()]
GAMES += [TESTS / "toy"]  # what `riverrat new-game` begins with
SHAPE = {  # where each thing is found in every game; turn/ has modules of its own, named as in the rulebook
    *{"__init__.py", "board.toml", "data.py", "state.py", "actions.py", "options.py", "setup.py", "turn"},
    *{"scoring.py", "audit.py", "view.py", "show.py", "texts"},
}
WHERE_NEEDED = {
    "bargaining.py",
    "fight.py",
    "cards.py",
    "unpaid.py",
    "useful_roads.py",
    "why.py",
    "view_types.py",
    "habits.py",
    "names.py",
    "lessons",
    "puzzles",
    "examples",
    "earlier",
    "tuning.py",
    "tuning.toml",
}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_games_have_the_same_files(folder: Path) -> None:
    found = {path.name for path in folder.iterdir()} - {"__pycache__"}
    assert found - WHERE_NEEDED == SHAPE
    assert (folder / "turn" / "__init__.py").exists()
    assert {path.name for path in (folder / "texts").iterdir()} == {"en.ftl", "de.ftl", "fr.ftl"}
    assert (TESTS / "games" / folder.name / "tabletop.py").exists()


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.rglob("*.py")}


def subjects(folder: Path) -> set[str]:
    """What the files of tests in a folder are about, by their names."""
    return {name.removeprefix("test_") for name in modules(folder) if name.startswith("test_")}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_tests_of_a_game_are_named_after_its_modules(folder: Path) -> None:
    """Beside them are whole games, and what players read."""
    assert subjects(TESTS / "games" / folder.name) <= modules(folder) | {"records", "words"}


@pytest.mark.parametrize("room", ["arena", "balance", "bench", "learn", "local"])
def test_tests_are_named_after_modules(room: str) -> None:
    assert subjects(TESTS / room) <= modules(SOURCE / room)


def functions(folder: Path) -> list[tuple[Path, ast.FunctionDef]]:
    modules = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in folder.rglob("*.py")]
    return [(path, node) for path, tree in modules for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_parameters_come_in_one_order(folder: Path) -> None:
    """The state first, then whose piece or turn it is; where choices are written and the log at the end."""
    for path, function in functions(folder):
        names = [argument.arg for argument in function.args.args]
        if "s" in names:
            first = ["s", *(name for name in names if name in ("seat", "player"))]
            last = [name for name in ("out", "n", "log") if name in names]
            others = [name for name in names if name not in (*first, *last)]
            assert names == first + others + last, f"{path}: {function.name}({', '.join(names)})"


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_steps_and_actions_are_named_by_their_words(folder: Path) -> None:
    """MOVE_STEP is the step "move", played by legal_move and play_move; BUY_GOOD is the action "buy"."""
    words = {}
    for node in ast.parse((folder / "actions.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            table, _, _ = ast.unparse(node.value.func).partition(".")
            if table in ("ACTIONS", "STEPS", "EVENTS"):
                constant, word = ast.unparse(node.targets[0]), ast.literal_eval(node.value.args[0])
                words[constant] = word.replace("-", "_")
                wanted = words[constant].upper() + "_STEP" * (table == "STEPS")
                assert constant == wanted if table == "STEPS" else wanted in constant, f"{constant} is called {word}"
    for row in ast.walk(ast.parse((folder / "turn" / "__init__.py").read_text(encoding="utf-8"))):
        if isinstance(row, ast.Tuple) and len(row.elts) == 3:
            step, legal, play = (ast.unparse(element).split(".")[-1] for element in row.elts)
            assert (legal, play) == (f"legal_{words[step]}", f"play_{words[step]}")


CLIENT = TESTS.parent / "web" / "src" / "games"
DRAWN_BY = {  # what every game's folder of pictures holds, under the same name; web/README.md has the rest
    "index.ts",  # what the house may know of it
    "Board.svelte",
    "Panel.svelte",
    "Cover.svelte",
    "board.css",
    "view.ts",  # made from the game's view
    "samples/view.json",
    "samples/box.json",
}


@pytest.mark.parametrize("folder", [*sorted(CLIENT.iterdir()), TESTS.parent / "web/test/toy"], ids=lambda one: one.name)
def test_boards_have_one_shape(folder: Path) -> None:
    missing = {name for name in DRAWN_BY if not (folder / name).is_file()}
    assert not missing, f"{folder} has no {sorted(missing)}"


def test_the_client_holds_no_data_of_a_box() -> None:
    """What is printed in a box comes from the server, so that an owner's corrections are drawn."""
    for path in CLIENT.rglob("*"):
        if path.suffix in {".ts", ".svelte"}:
            assert ".toml" not in path.read_text(encoding="utf-8"), path


NOT_CODE = re.compile(r"/\*.*?\*/|//[^\n]*|'[^'\n]*'|`[^`]*`", re.S)


def test_what_the_client_says_of_choices_has_no_numbers_of_its_own() -> None:
    """Prices, yields and limits are told by the server; only pictures have measures."""
    for name in ("box", "question", "signs", "trade", "words"):
        for path in CLIENT.glob(f"*/{name}.ts"):
            code = NOT_CODE.sub("", path.read_text(encoding="utf-8"))
            assert not re.findall(r"(?<![\w.])(?:[2-9]|\d\d+)(?![\w.])", code), path


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_ids_in_test_names_are_spelled_alike(folder: Path) -> None:
    """Rulings and vectors of the specification stand in a test's name as `d17`, `r03` and `t44`."""
    for path, function in functions(TESTS / "games" / folder.name):
        assert function.name == function.name.lower(), f"{path}: {function.name}"
        assert not re.search(r"_[drt]_\d", function.name), f"{path}: {function.name}"
