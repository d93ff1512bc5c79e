"""`riverrat fuzz` and `riverrat parity`: checks that run as long as one likes. Exit code 1: something is wrong."""

from __future__ import annotations

import rich_click as click

from .command import Whole, command, first_seed_option, optional_game_argument
from .shell import Shell


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
def parity(shell: Shell, game: str | None, seeds: int, seed: int, gpu: bool) -> int:
    """Check that compiled games are those of the interpreter, to the last bit."""
    from riverrat.checks.parity import disagreements
    from riverrat.engine import gpu as graphics
    from riverrat.engine import native
    from riverrat.engine.playout import variants

    wrong: list[str] = []
    compared, say = 0, shell.words().say
    for one in shell.games(game):
        places = variants(one)
        each = -(-seeds // len(places))
        with native.progress(say("command-compiling", game=one.name)):
            runner = graphics.compiled(one) if gpu else native.compiled(one)
        with shell.progress(one.name, len(places)) as so_far:
            for number, place in enumerate(places, 1):
                wrong += disagreements(runner, place, seed, each)
                compared += each
                so_far(number)
    if shell.json:
        shell.emit({"compared": compared, "gpu": gpu, "disagreements": wrong})
    else:
        shell.print(*wrong, style="red")
        shell.print(say("parity-line", compared=compared, differ=len(wrong)))
    return int(bool(wrong))
