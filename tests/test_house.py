"""The shape of the house: which room may know which."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "riverrat"
ROOMS = {  # a room may import itself and what is listed
    "engine": set(),
    "games": {"engine"},
    "texts": {"engine", "folders"},
    "lessons": {"engine", "games"},
    "puzzles": {"engine", "games", "lessons"},
    "players": {"engine", "games"},
    "arena": {"engine", "games", "players"},
    "learn": {"engine", "games", "players", "arena"},
    "env": {"engine", "games", "players"},
    "checks": {"engine", "games"},
    "bench": {"engine", "games", "players", "env"},
    "server": {"engine", "games", "lessons", "puzzles", "texts", "players", "arena", "folders"},
    "cli": {
        "engine",
        "games",
        "puzzles",
        "texts",
        "players",
        "arena",
        "learn",
        "env",
        "checks",
        "bench",
        "server",
        "folders",
    },
}
LOOSE = {"__init__.py", "__main__.py", "folders.py", "py.typed"}
HEAVY = {"numba", "litestar", "sqlalchemy", "uvicorn", "fluent", "msgspec"}


def imported(path: Path) -> set[str]:
    """The full names a module imports, relative ones resolved."""
    package = ["riverrat", *path.relative_to(SOURCE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            found |= {name} if name != "riverrat" else {f"riverrat.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_one_way(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "riverrat" and len(parts) > 1:
                assert parts[1] in ROOMS[room] | {room, "__version__"}, f"{path} imports {name}"


@pytest.mark.parametrize("room", ["engine", "games"])
def test_rules_need_numpy_and_numba_alone(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        outside = {name.split(".")[0] for name in imported(path)} & (HEAVY - {"numba"})
        assert not outside, f"{path} imports {outside}"


def test_games_do_not_know_each_other() -> None:
    for folder in (SOURCE / "games").iterdir():
        for path in folder.rglob("*.py"):
            others = {n for n in imported(path) if n.startswith("riverrat.games") and folder.name not in n}
            assert not others, f"{path} imports {others}"


def test_nothing_lies_loose() -> None:
    found = {path.name for path in SOURCE.iterdir() if path.is_file()}
    assert found == LOOSE
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert rooms <= set(ROOMS)


def test_the_engine_stays_small() -> None:
    lines = {path.name: len(path.read_text().splitlines()) for path in (SOURCE / "engine").glob("*.py")}
    assert max(lines.values()) <= 400


# --- one shape for all games ------------------------------------------------------------------------------------------

GAMES = [path for path in sorted((SOURCE / "games").iterdir()) if (path / "board.toml").exists()]
SHAPE = {  # where each thing is found in every game; turn/ has modules of its own, named as in the rulebook
    *{"__init__.py", "board.toml", "data.py", "state.py", "actions.py", "options.py", "setup.py", "turn", "cards.py"},
    *{"scoring.py", "audit.py", "view.py", "view_types.py", "show.py", "habits.py", "names.py", "texts"},
}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_games_have_the_same_files(folder: Path) -> None:
    found = {path.name for path in folder.iterdir()} - {"__pycache__", "lessons", "puzzles", "examples"}
    assert found == SHAPE
    assert (folder / "turn" / "__init__.py").exists()
    assert {path.name for path in (folder / "texts").iterdir()} == {"en.ftl", "de.ftl", "fr.ftl"}
    assert (SOURCE.parents[1] / "tests" / "games" / folder.name / "tabletop.py").exists()


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


CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"
DRAWN_BY = {  # what every game's folder of pictures holds, under the same name
    "index.ts",  # what the house may know of it
    "Board.svelte",
    "Panel.svelte",
    "Cover.svelte",
    "board.css",
    "view.ts",  # made from the game's view
    "layout.ts",  # where things lie on the page, in each of its shapes
    "geometry.ts",  # points and ways within it
    "model.ts",  # what is drawn, gathered from the view
    "motion.ts",  # how pieces travel
    "words.ts",  # sentences and labels
    "art/symbols.ts",  # drawings used more than once
    "art/pen.ts",  # the hand that draws
    "samples/view.json",
    "samples/box.json",
}


@pytest.mark.parametrize("game", sorted(path.name for path in CLIENT.iterdir()))
def test_boards_have_one_shape(game: str) -> None:
    missing = {name for name in DRAWN_BY if not (CLIENT / game / name).is_file()}
    assert not missing, f"web/src/games/{game} has no {sorted(missing)}"


def test_the_client_holds_no_data_of_a_box() -> None:
    """What is printed in a box comes from the server, so that an owner's corrections are drawn."""
    for path in CLIENT.rglob("*"):
        if path.suffix in {".ts", ".svelte"}:
            assert ".toml" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_ids_in_test_names_are_spelled_alike(folder: Path) -> None:
    """Rulings and vectors of the specification stand in a test's name as `d17`, `r03` and `t44`."""
    for path, function in functions(SOURCE.parents[1] / "tests" / "games" / folder.name):
        assert function.name == function.name.lower(), f"{path}: {function.name}"
        assert not re.search(r"_[drt]_\d", function.name), f"{path}: {function.name}"
