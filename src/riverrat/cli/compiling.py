"""`riverrat compile`: a game's rules, guides and search as files for a browser."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from .command import command, game_argument
from .shell import Shell


@command("compile")
@game_argument
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
def compile(shell: Shell, game: str, folder: Path) -> int:
    """Write a game into FOLDER as WebAssembly: its module, what JavaScript has to know of it, its guides."""
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
