"""`riverrat compile`: a game's rules, guides and search as native code of this machine, or as files for a browser."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from .command import command, optional_game_argument
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.engine.game import Game


@command("compile")
@optional_game_argument
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="[FOLDER]", required=False)
def compile(shell: Shell, game: str | None, folder: Path | None) -> int:
    """Compile a game, or all, for this machine, once for all its processes; or into FOLDER as WebAssembly.

    What is compiled is kept in ~/.cache/riverrat (or $RIVERRAT_CACHE, which several users may share) until the rules,
    the box or Riverrat change. With a FOLDER, a game's module, what JavaScript has to know of it and its guides.
    """
    if game is not None and folder is not None:
        return _for_browsers(shell, game, folder)
    from riverrat.engine.entry import cache_folder
    from riverrat.engine.native import progress

    say, found = shell.words().say, {}
    for one in shell.games(game):
        with progress(say("command-compiling", game=one.name)):
            found[one.name] = dict(_compiled(one))
    if shell.json:
        shell.emit({"folder": str(cache_folder()), "seconds": found})
        return 0
    rows = [[name, part, f"{seconds:.1f} s"] for name, parts in found.items() for part, seconds in parts.items()]
    shell.table(["", "", ""], rows, title=str(cache_folder()))
    return 0


def _compiled(game: "Game") -> Iterator[tuple[str, float]]:
    """Compile or load each part of a game, with how long it took."""
    from riverrat.engine import native
    from riverrat.engine.gestures import quicken
    from riverrat.env.features import seeing_entry
    from riverrat.players.search import prepare, prepare_learned

    parts: dict[str, Callable[[], object]] = {
        "search": lambda: prepare(game),
        "network": lambda: prepare_learned(game),
        "inputs": lambda: native.compiled(game).look_address,
        "features": lambda: seeing_entry(game),
        "gestures": lambda: quicken(game),
    }
    for name, part in parts.items():
        began = time.perf_counter()
        part()
        yield name, round(time.perf_counter() - began, 1)


def _for_browsers(shell: Shell, game: str, folder: Path) -> int:
    from shutil import copyfile

    from riverrat.players.wasm import build

    made = build(shell.game(game))
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {file.name: file.stat().st_size for file in sorted(made.iterdir())}
    for name in sizes:
        copyfile(made / name, folder / name)
    if shell.json:
        shell.emit(sizes)
    else:
        shell.table(["", shell.words().say("command-bytes")], list(map(list, sizes.items())), title=str(folder))
    return 0
