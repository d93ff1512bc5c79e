"""`riverrat learn`: a network teaches itself a game; `riverrat curves`: how it did."""

import sys
from pathlib import Path
from typing import Any

import rich_click as click

from riverrat.engine.errors import RiverratError

from .arena import as_given
from .command import GameName, ModeName, Whole, command, game_argument
from .shell import Shell

FILE = click.Path(dir_okay=False, path_type=Path)


@command()
@game_argument
@click.option("--minutes", type=float, default=5.0, metavar="M", help="How long, all runs together (default: 5).")
@click.option("--out", type=FILE, metavar="FILE", help="Where the network is kept (default: GAME.npz).")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on from a checkpoint, which lies beside the network.")
@click.option("--begin-from", type=FILE, metavar="NETWORK", help="Begin with what a network knows, not with nothing.")
@click.option("--against", type=FILE, metavar="NETWORK", help="Learn to beat this network, which does not learn.")
@click.option(
    "--exploiters", type=Whole(0), metavar="N", default=0, help="So many learn to beat it meanwhile, and it to answer."
)
@click.option("--mode", type=ModeName(), metavar="MODE", multiple=True, help="Only these modes (default: all, mixed).")
@click.option(
    "--seats", type=Whole(1), metavar="N", multiple=True, help="Only these seat counts (default: all, mixed)."
)
@click.option("--tables", type=Whole(8), metavar="N", help="Played side by side: fewer take less memory.")
@click.option("--recipe", multiple=True, metavar="NAME=VALUE", help="A number of the recipe; may be repeated.")
@click.option("--seed", type=Whole(0), metavar="S", default=1, help="Of deals and weights (default: 1).")
@click.option("--ray", default="", metavar="ADDRESS", help="Learn on a Ray cluster (`auto`, host:port, or `local`).")
@click.option("--workers", type=Whole(1), metavar="N", default=2, help="With --ray: how many learn (default: 2).")
def learn(shell: Shell, game: str, **given: Any) -> int:
    """Let a network play against itself and learn from it, on a GPU if there is one.

    The network is written every half minute, and a checkpoint beside it: an interrupted training goes on with --resume.
    Exploiters have files of their own (GAME.exploiter-1.npz).
    """
    from riverrat.learn.league import exploiters_of, learn_together
    from riverrat.learn.recipe import recipe_for
    from riverrat.learn.tables import Mix
    from riverrat.learn.train import Training, device_here
    from riverrat.players.network import Network

    if given["minutes"] <= 0:
        raise RiverratError("--minutes: needs a number above 0")
    if given["exploiters"] and (given["against"] or given["ray"]):
        raise RiverratError("--exploiters: not with --against or --ray")
    playing = shell.game(game)
    against = Network.read(playing, given["against"]) if given["against"] else None
    tables = [f"tables={given['tables']}"] if given["tables"] else []
    training = Training(
        playing,
        given["minutes"],
        given["out"] or Path(f"{playing.name}.npz"),
        recipe_for(playing, device_here(), [*given["recipe"], *tables]),
        mix=Mix.of(playing, given["mode"], given["seats"]),
        against=against,
        seed=given["seed"],
        command=as_given(sys.argv[1:], ("--out", "--resume")),
    )
    if given["resume"]:
        training.resume(given["resume"])
    elif given["begin_from"]:
        training.begin_from(Network.read(playing, given["begin_from"]))
    print(training.plan(), file=sys.stderr, flush=True)
    if given["ray"]:
        from riverrat.learn.cluster import learn_on_ray

        finished = learn_on_ray(training, given["ray"], given["workers"], shell.print)
    else:
        together = [training, *exploiters_of(training, given["exploiters"])]
        names = {one.out: f"exploiter {number}: " for number, one in enumerate(together) if number}
        learn_together(together, lambda one, progress: shell.print(f"{names.get(one.out, '')}{progress}"))
        finished = training.finished()
    shell.print(f"{finished!r} is in {training.out}")
    return 0


@command()
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--network", type=FILE, metavar="FILE", help="Another network than the one that comes with Riverrat.")
@click.option(
    "--write",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    default="docs/pictures",
    help="Where the pictures go (docs/pictures).",
)
def curves(shell: Shell, names: tuple[str, ...], network: Path | None, write: Path) -> int:
    """Draw how the networks learnt, a picture for each game: learning-GAME.svg."""
    from riverrat import games
    from riverrat.engine.record import write_safely
    from riverrat.learn.curves import picture
    from riverrat.players.network import Network, network_of

    if network is not None and len(names) != 1:
        raise RiverratError("--network: name the one game it is for")
    for name in names or games.names():
        game = shell.game(name)
        path = write / f"learning-{game.name}.svg"
        write_safely(path, picture(Network.read(game, network) if network else network_of(game)))
        shell.print(str(path))
    return 0
