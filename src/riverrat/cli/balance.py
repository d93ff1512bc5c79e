"""`riverrat balance` and `riverrat tune`: is a box fair and varied, and which one would be? Reports are in English, as
papers are.
"""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

from .command import Whole, command, game_argument
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.balance.judging import Plan
    from riverrat.engine.game import Game

FOLDER = click.Path(file_okay=False, path_type=Path)
F = TypeVar("F")


def plan_options(function: F) -> F:
    """How much goes into judging one box."""
    for option in reversed(
        [
            click.option(
                "--networks", type=Whole(2), metavar="N", default=4, help="How many are trained (default: 4)."
            ),
            click.option(
                "--minutes",
                type=float,
                metavar="M",
                help="How long, side by side (default: by game; 0: as they begin).",
            ),
            click.option("--seats", type=Whole(2), metavar="N", multiple=True, help="Only these numbers of players."),
            click.option("--deals", type=Whole(1), metavar="N", default=24, help="For each number of players (24)."),
            click.option(
                "--crowd",
                type=Whole(0),
                metavar="N",
                help="Games side by side for turn order (on a GPU: 16384).",
            ),
            click.option("--folder", type=FOLDER, metavar="FOLDER", help="Where everything is kept."),
            click.option("--begin-from", type=FOLDER, metavar="FOLDER", help="Begin with the networks of another box."),
            click.option(
                "--simulations",
                type=Whole(0),
                metavar="N",
                default=0,
                help="Let networks look so many simulations ahead in their games.",
            ),
            click.option("--seed", type=Whole(0), metavar="S", default=1, help="Of the deals (default: 1)."),
            click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all)."),
        ]
    ):
        function = option(function)  # type: ignore[type-var]
    return function


@command()
@game_argument
@plan_options
@click.option(
    "--favourite", is_flag=True, help="Take what a network likes best instead of following its policy by chance."
)
def balance(shell: Shell, game: str, favourite: bool, **given: Any) -> int:
    """Train a population of networks on a box, let them all meet, and tell how fair and varied the games are.

    With --data it is the corrected box. Networks and games are kept as they are finished: the same command goes on
    where it was stopped. The folder gets report.html and findings.json.
    """
    from riverrat.balance.judging import judge
    from riverrat.balance.report import lines

    box = shell.game(game)
    plan = _plan(box, given, favourite)
    folder = given["folder"] or _usual_folder("balance", f"{box.name}-{box.box.hash}")
    found = judge(game, shell.data, folder, plan, given["begin_from"], _command(), shell.print, shell.progress)
    if shell.json:
        shell.emit(found)
    else:
        shell.print(*lines(found["players"]), f"the whole report is {folder / 'report.html'}")
    return 0


@command()
@game_argument
@click.option("--trials", type=Whole(1), metavar="N", default=20, help="Boxes to be played by this call (default: 20).")
@plan_options
def tune(shell: Shell, game: str, trials: int, **given: Any) -> int:
    """Search rebuilt values for a fair and varied game.

    What may change and what has to hold is declared beside the box, in tuning.toml. Each trial is what `riverrat
    balance` does; the first is the box as it is, and the others begin with its networks. Every trial is kept: the same
    command goes on. The folder gets best.toml, a file for --data, and report.html.
    """
    from riverrat.balance.search import Search
    from riverrat.engine.errors import RiverratError

    if shell.data:
        raise RiverratError("--data: what may change is declared for the box as it comes")
    plan = _plan(shell.game(game), given)
    folder = given["folder"] or _usual_folder("tune", game)
    search = Search(game, folder, plan, given["begin_from"], _command(), shell.print, shell.progress)
    best = search.run(trials)
    if shell.json:
        shell.emit(best)
    else:
        shell.print(f"the best is {folder / 'best.toml'}, the whole report {folder / 'report.html'}")
    return 0


def _plan(box: "Game", given: dict[str, Any], favourite: bool = False) -> "Plan":
    from riverrat.balance.judging import Plan
    from riverrat.balance.population import minutes_for

    minutes = given["minutes"] if given["minutes"] is not None else minutes_for(box)
    plan = Plan(
        networks=given["networks"],
        minutes=minutes,
        deals=given["deals"],
        seats=given["seats"],
        seed=given["seed"],
        cores=given["cores"] or 0,
        way=given["simulations"] or ("favourite" if favourite else "sampled"),
        crowd=given["crowd"],
    )
    plan.check(box, given["begin_from"])
    return plan


def _command() -> str:
    return shlex.join(["riverrat", *sys.argv[1:]])


def _usual_folder(kind: str, name: str) -> Path:
    from riverrat.folders import data_folder

    return data_folder() / kind / name
