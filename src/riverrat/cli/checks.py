"""`riverrat fuzz` and `riverrat parity`: checks that run as long as one likes. Exit code 1: something is wrong."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import rich_click as click

from riverrat.engine.errors import RiverratError

from .command import Whole, command, first_seed_option, optional_game_argument
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.engine.game import Game
    from riverrat.engine.playout import Variant


@command()
@optional_game_argument
@click.option(
    "--decisions",
    type=Whole(1),
    metavar="N",
    default=1_000_000,
    help="About how many; each mode and seat count is played at least twice (default: a million).",
)
@first_seed_option
@click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all).")
def fuzz(shell: Shell, game: str | None, decisions: int, seed: int, cores: int | None) -> int:
    """Play at random with the invariants checked after every decision."""
    from riverrat.checks import fuzz as fuzzing
    from riverrat.engine import native

    faulty, chosen, say = False, shell.games(game), shell.words().say
    share = decisions // max(1, len(chosen))
    for one in chosen:
        with native.progress(say("command-compiling", game=one.name)):
            if native.available():
                runs = fuzzing.fuzz(one, share, seed, cores or native.cores_here())
            else:
                runs = fuzzing.interpreted_fuzz(one, share, seed)
            report = next(runs)
        with shell.progress(one.name, share) as so_far:
            for report in runs:
                so_far(report.decisions)
        if shell.json:
            shell.emit(report.json())
        else:
            figures = {"decisions": report.decisions, "games": report.games, "longest": report.longest}
            pace = round(report.decisions / max(report.seconds, 1e-9))
            shell.print(say("fuzz-line", name=one.name, pace=pace, rounds=report.rounds, **figures))
            if report.violation:
                shell.print("# " + say("fuzz-violation", what=report.violation.what), style="bold red")
                shell.print(report.violation.record)
        faulty |= report.violation is not None
    return int(faulty)


@command()
@optional_game_argument
@click.option("--seeds", type=Whole(1), metavar="N", default=1000, help="How many games (default: 1000).")
@first_seed_option
@click.option("--gpu", is_flag=True, help="Compare the GPU instead of native code.")
@click.option(
    "--wasm", is_flag=True, help="Compare WebAssembly in node, with its gestures, and its searches with native ones."
)
def parity(shell: Shell, game: str | None, seeds: int, seed: int, gpu: bool, wasm: bool) -> int:
    """Check that compiled games are those of the interpreter, to the last bit."""
    from riverrat.engine.playout import variants

    if gpu and wasm:
        raise RiverratError("--gpu and --wasm: one at a time")
    wrong: list[str] = []
    compared, say = 0, shell.words().say
    for one in shell.games(game):
        places = variants(one)
        each = -(-seeds // len(places))
        compare = _comparison(shell, one, gpu, wasm)
        with shell.progress(one.name, len(places)) as so_far:
            for number, place in enumerate(places, 1):
                wrong += compare(place, seed, each)
                compared += each
                so_far(number)
    if shell.json:
        shell.emit({"compared": compared, "gpu": gpu, "wasm": wasm, "disagreements": wrong})
    else:
        shell.print(*wrong, style="red")
        shell.print(say("parity-line", compared=compared, differ=len(wrong)))
    return int(bool(wrong))


def _comparison(shell: Shell, game: "Game", gpu: bool, wasm: bool) -> Callable[["Variant", int, int], list[str]]:
    """What compares the seeds of a variant: the first and how many."""
    from riverrat.checks import parity as comparing
    from riverrat.engine import gpu as graphics
    from riverrat.engine import native

    with native.progress(shell.words().say("command-compiling", game=game.name)):
        if wasm:
            from riverrat.players import wasm as browsers

            return partial(comparing.wasm_disagreements, browsers.compiled(game))
        return partial(comparing.disagreements, graphics.compiled(game) if gpu else native.compiled(game))
