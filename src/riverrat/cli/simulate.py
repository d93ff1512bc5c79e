"""`riverrat simulate`: games as a dataset; `riverrat dataset`: those of experts, as they are published."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from .command import SEEDS, GameName, ModeName, Whole, command, game_argument, table_of
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.env.datasets import Plan


@command()
@game_argument
@click.option("--games", type=Whole(1), metavar="N", default=100, help="How many (default: 100).")
@click.option(
    "--players",
    default="random",
    metavar="A,B,...",
    help="Levels or players as in `riverrat arena`, one for each seat or one for all (default: random).",
)
@click.option(
    "--seats", type=Whole(1), metavar="N", help="At a table (default: as many as players, at least a mode's)."
)
@click.option("--mode", type=ModeName(), metavar="MODE", help="A mode from `riverrat games`.")
@click.option("--option", "option", multiple=True, metavar="NAME=VALUE", help="An option; may be given several times.")
@click.option("--seed", type=Whole(0, SEEDS), metavar="S", default=0, help="Of the first game (default: 0).")
@click.option(
    "--with",
    "shows",
    default="",
    metavar="features,inputs",
    help="Columns of what the seat to decide sees, beside the position.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="A Parquet file; its datasheet is written beside it.",
)
def simulate(
    shell: Shell,
    game: str,
    games: int,
    players: str,
    seats: int | None,
    mode: str | None,
    option: tuple[str, ...],
    seed: int,
    shows: str,
    out: Path,
) -> int:
    """Play games and write every decision to a Parquet file: position, legal actions, choice, outcome."""
    from riverrat.env import datasets
    from riverrat.players.entrants import entrant

    chosen = shell.game(game)
    found = [entrant(name) for name in players.split(",")]
    named = [
        datasets.Sitter() if one.name == "random" else datasets.Sitter(one.name, one.player, one.limit, one.hash)
        for one in found
    ]
    count, options = table_of(chosen, seats or (len(named) if len(named) > 1 else None), mode, option)
    seen = tuple(name for name in shows.split(",") if name)
    _write(shell, datasets.Plan(chosen, options, datasets.sitters(named, count), games, seed, seen), out)
    return 0


def _write(shell: Shell, plan: "Plan", out: Path) -> None:
    """Play and write, and say so."""
    import time

    from riverrat.engine import native
    from riverrat.env import datasets

    say, game = shell.words().say, plan.game
    with native.progress(say("command-compiling", game=game.name)):
        if native.available():
            native.compiled(game)
    began, rows = time.perf_counter(), 0
    with shell.progress(game.name, plan.count) as so_far:
        for done, more in datasets.write(plan, out):
            so_far(done)
            rows += more
    pace = round(rows / (time.perf_counter() - began))
    if shell.json:
        shell.emit({**plan.about(), "rows": rows, "rows_per_s": pace, "file": str(out)})
    else:
        shell.print(say("simulate-line", rows=rows, games=plan.count, file=str(out), pace=pace))


PUBLISHED = {"first-rat": 300, "la-loire": 60, "rio-de-la-plata": 30}  # games of each: all together below 20 MB
SIMULATIONS = 100  # of the expert who plays them, at each decision


@command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER")
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--games", type=Whole(1), metavar="N", help="Of each game (default: as published).")
def dataset(shell: Shell, folder: Path, names: tuple[str, ...], games: int | None) -> int:
    """Make the published dataset of expert games anew: a Parquet file for each game, and its datasheet.

    The same release makes the same files to the byte. It takes about a quarter of an hour on one core.
    """
    from riverrat.env import datasets
    from riverrat.players.entrants import entrant
    from riverrat.players.levels import ADVISER

    folder.mkdir(parents=True, exist_ok=True)
    one = entrant(f"{ADVISER}:{SIMULATIONS}")
    for name in names or PUBLISHED:
        game = shell.game(name)
        seats, options = table_of(game, None, None, ())
        sitting = datasets.sitters([datasets.Sitter(one.name, one.player, one.limit)], seats)
        plan = datasets.Plan(game, options, sitting, games or PUBLISHED.get(name, 12), shows=("inputs",))
        _write(shell, plan, folder / f"{name}.parquet")
    return 0
