"""`python -m riverrat.arena baselines [GAME]...`: what `riverrat baselines` does, on a machine with nothing but NumPy
and numba.
"""

import argparse
import datetime
import sys
import time
from pathlib import Path

from riverrat import games
from riverrat.engine import native
from riverrat.engine.errors import RiverratError

from .baselines import Plan, matches, page, play_baselines, write_into

EVERY = 10.0  # seconds between lines about how far it is


class Told:
    """Prints now and then how many games there are."""

    def __init__(self) -> None:
        self.began = self.last = time.monotonic()

    def __call__(self, done: int, whole: int) -> None:
        now = time.monotonic()
        if now - self.last > EVERY or done == whole:
            self.last = now
            print(f"{done} of {whole} games after {now - self.began:.0f} s", flush=True)


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    try:
        if not given.no_play:
            jobs = [
                one for name in given.game or games.names() for one in matches(games.load(name), given.seats, today)
            ]
            plan = Plan(given.games, given.cores or native.cores_here(), given.minutes)
            play_baselines(jobs, given.results, plan, Told())
        write_into(given.write, page(given.results, "python -m riverrat.arena baselines"))
    except RiverratError as error:
        print(f"riverrat: {error}", file=sys.stderr)
        return 2
    print(given.write)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m riverrat.arena")
    baselines = parser.add_subparsers(required=True).add_parser("baselines", help="play the baselines, write the table")
    baselines.add_argument("game", nargs="*", help="default: all")
    baselines.add_argument("--seats", type=int, default=0, help="default: the fewest, but no solo games")
    baselines.add_argument("--games", type=int, default=100, help="of each match (100)")
    baselines.add_argument("--minutes", type=float, default=float("inf"), help="begin no game after that")
    baselines.add_argument("--cores", type=int, default=0, help="default: all")
    baselines.add_argument("--results", type=Path, default=Path("baselines"), help="the folder where games are kept")
    baselines.add_argument("--write", type=Path, default=Path("baselines.md"), help="the page with the table")
    baselines.add_argument("--no-play", action="store_true", help="only write the table, from what has been played")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
