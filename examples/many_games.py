"""Play many random games in native code and look at them as arrays.

Usage: python examples/many_games.py [GAME] [COUNT]
"""

import sys

import riverrat
from riverrat.engine import native
from riverrat.engine.native import FRESH, PLAYOUT, SCORE


def main(name: str = "first-rat", count: str = "100000") -> None:
    game = riverrat.load(name)
    seats, games = game.seat_counts[-1], int(count)
    with native.progress(f"Compiling {name} for this machine, once"):
        runner = native.compiled(game)
    tables = runner.fresh(games, seats)
    jobs = runner.jobs(games, FRESH | PLAYOUT | SCORE, seed=1)  # one job a table, with seeds 1, 2, 3, ...
    runner.run(tables, jobs, cores=native.cores_here())
    print(f"{games} games of {name} with {seats} seats, {jobs['decisions'].mean():.1f} decisions each on average")
    for seat in range(seats):
        points, won = jobs["points"][:, seat], jobs["won"][:, seat]
        print(f"seat {seat + 1}: {points.mean():6.2f} points on average, best {points.max()}, won {won.mean():.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
