"""`riverrat new-game`: a game to begin with, written from the toy that the tests play."""

import re
from keyword import iskeyword
from pathlib import Path

import rich_click as click

from riverrat.engine.errors import RiverratError

from .command import command
from .shell import Shell

ROOT = Path(__file__).parents[3]
TOY = {  # what is copied whither, for a game `salt-road` in the package `salt_road`
    "tests/toy": "src/riverrat/games/{package}",
    "web/test/toy": "web/src/games/{name}",
    "tests/games/toy": "tests/games/{package}",
    "tests/records/toy": "tests/records/{name}",
}
REGISTER = "src/riverrat/games/__init__.py"
LONGEST = 40


@command()
@click.argument("name")
def new_game(shell: Shell, name: str) -> int:
    """Write a small whole game under a name of your own, to be changed into yours.

    NAME is as in the register: salt-road. Rules, texts, pictures, tests and a record are those of Cheese Run, which
    docs/add-a-game.md walks through. It needs a source checkout of Riverrat, whose `make check` then passes as before.
    """
    made = whither(ROOT, name)
    write(ROOT, name, made)
    if shell.json:
        shell.emit({"name": name, "written": [*made.values(), REGISTER]})
    else:
        say = shell.words().say
        for folder in made.values():
            shell.print(say("command-new-game-folder", folder=f"{folder}/"))
        shell.print(say("command-new-game-register", file=REGISTER))
        shell.print(say("command-new-game-next", name=name))
    return 0


def whither(root: Path, name: str) -> dict[str, str]:
    """Where each folder of the toy goes. Raises where there is no checkout, or the name will not do."""
    if not all((root / folder).is_dir() for folder in (*TOY, "src/riverrat/games")):
        raise RiverratError("new-game writes into a source checkout of Riverrat, and this is an installed package")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or iskeyword(name) or len(name) > LONGEST:
        raise RiverratError(
            f"{name!r} cannot name a game: small letters and digits, words joined by hyphens, such as salt-road"
        )
    from riverrat import games

    made = {folder: to.format(name=name, package=name.replace("-", "_")) for folder, to in TOY.items()}
    there = [to for to in made.values() if (root / to).exists()]
    if there or name in games.names():
        raise RiverratError(f"there is a game {name} already" + (f": {there[0]}" if there else ""))
    return made


def write(root: Path, name: str, made: dict[str, str]) -> None:
    files = {
        root / to / path.relative_to(root / folder): renamed(path.read_text(encoding="utf-8"), name)
        for folder, to in made.items()
        for path in sorted((root / folder).rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }
    register = root / REGISTER
    line = f'    "{name}": "riverrat.games.{name.replace("-", "_")}",\n'
    files[register], lines = re.subn(
        r"(^REGISTER.*?\n)(?=\})",
        lambda found: found[1] + line,
        register.read_text(encoding="utf-8"),
        flags=re.DOTALL | re.MULTILINE,
    )
    if lines != 1:
        raise RiverratError(f"{REGISTER} has no REGISTER to add a line to")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """A file of the toy as that of another game: its name, its places, what it is called in every language."""
    title, package = name.replace("-", " ").title(), name.replace("-", "_")
    for old, new in {
        "tests/toy/": f"src/riverrat/games/{package}/",
        "tests.toy": f"riverrat.games.{package}",
        "'../../src/": "'../../",
        "Cheese Run": title,
    }.items():
        text = text.replace(old, new)
    text = re.sub(r"^game-name = .*$", f"game-name = {title}", text, flags=re.MULTILINE)
    return re.sub(r"\btoy\b", name, text)
