"""`riverrat play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from .command import LevelName, command, game_argument, table_of, table_options
from .shell import Shell


@command()
@game_argument
@table_options
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option(
    "--save", type=click.Path(path_type=Path), metavar="FILE", help="Where the game is kept after every move."
)
@click.option("--hot-seat", is_flag=True, help="People play all seats.")
@click.option("--level", type=LevelName(), help="How strong the other seats are.")
def play(
    shell: Shell,
    game: str,
    players: int | None,
    mode: str | None,
    option: tuple[str, ...],
    seed: int | None,
    resume: Path | None,
    save: Path | None,
    hot_seat: bool,
    level: str | None,
) -> int:
    """Play in the terminal, against opponents or with friends at one keyboard."""
    from riverrat.engine.record import Record
    from riverrat.folders import data_folder

    from .terminal import sit_down

    chosen = shell.game(game)
    if resume:
        record = Record.read(resume.read_text(encoding="utf-8"), lambda _name, box: shell.with_box(game, box))
    else:
        seats, options = table_of(chosen, players, mode, option)
        record = Record(chosen, seats, options, seed)
    kept = save or resume or data_folder() / f"{chosen.name}.record"
    return sit_down(shell, record, kept, hot_seat=hot_seat, opponent=level).run()
