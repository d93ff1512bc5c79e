"""`riverrat simulate`: games as a dataset."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from .command import SEEDS, ModeName, Whole, command, game_argument, table_of
from .shell import Shell


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
    out: Path,
) -> int:
    """Play games and write every decision to a Parquet file: position, legal actions, choice, outcome."""
    import time

    from riverrat.engine import native
    from riverrat.env import datasets
    from riverrat.players.entrants import entrant

    chosen = shell.game(game)
    found = [entrant(name) for name in players.split(",")]
    named = [
        datasets.Sitter() if one.name == "random" else datasets.Sitter(one.name, one.player, one.limit, one.hash)
        for one in found
    ]
    count, options = table_of(chosen, seats or (len(named) if len(named) > 1 else None), mode, option)
    plan = datasets.Plan(chosen, options, datasets.sitters(named, count), games, seed)
    say = shell.words().say
    with native.progress(say("command-compiling", game=game)):
        if native.available():
            native.compiled(chosen)
    began, rows = time.perf_counter(), 0
    with shell.progress(game, games) as so_far:
        for done, more in datasets.write(plan, out):
            so_far(done)
            rows += more
    pace = round(rows / (time.perf_counter() - began))
    if shell.json:
        shell.emit({**plan.about(), "rows": rows, "rows_per_s": pace, "file": str(out)})
    else:
        shell.print(say("simulate-line", rows=rows, games=games, file=str(out), pace=pace))
    return 0
