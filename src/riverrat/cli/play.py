"""`riverrat play`: a game in the terminal."""

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
@click.option(
    "--players",
    default="",
    metavar="A,B,...",
    help="Who plays the other seats: levels or players as in `riverrat arena`, one for each or one for all.",
)
@click.option("--level", type=LevelName(), help="How strong the other seats are: the same for one level.")
def play(
    shell: Shell,
    game: str,
    seats: int | None,
    mode: str | None,
    option: tuple[str, ...],
    seed: int | None,
    resume: Path | None,
    save: Path | None,
    hot_seat: bool,
    players: str,
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
        if players.isdecimal():  # as seats were asked for before
            seats, players = int(players), ""
        many, options = table_of(chosen, seats, mode, option)
        record = Record(chosen, many, options, seed)
    named = [name for name in (players or level or "").split(",") if name]
    kept = save or resume or data_folder() / f"{chosen.name}.record"
    return sit_down(shell, record, kept, hot_seat=hot_seat, opponents=named).run()
