"""How good is each choice? Thousands of games that might follow, without looking at anything hidden.

Usage: python examples/look_ahead.py [GAME] [COUNT]
"""

import sys

import riverrat
from riverrat.engine import native
from riverrat.engine.native import ACT, IMAGINE, PLAYOUT, SCORE


def main(name: str = "la-loire", count: str = "20000") -> None:
    game, trials = riverrat.load(name), int(count)
    s = game.new(game.seat_counts[-1], seed=5)
    seat = game.seat(s)
    with native.progress(f"Compiling {name} for this machine, once"):
        runner = native.compiled(game)
    for action in game.legal(s):
        tables = runner.tables(trials)
        s.pack(tables[0])
        tables[:] = tables[0]
        jobs = runner.jobs(trials, IMAGINE | ACT | PLAYOUT | SCORE, seed=1)  # deal anew, act, play to the end, score
        jobs["seat"], jobs["action"] = seat, action
        runner.run(tables, jobs, cores=native.cores_here())
        print(f"{game.actions.text(action):24} wins {jobs['won'][:, seat].mean():.1%} of the games that might follow")


if __name__ == "__main__":
    main(*sys.argv[1:])
