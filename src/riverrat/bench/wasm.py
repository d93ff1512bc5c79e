"""How quick WebAssembly is beside native code: the same random games and the same searches on both, in turn.

Both run on one core and are measured by processor time; node has compiled what it runs before.
"""

import time
from typing import Any

from riverrat.engine import native
from riverrat.engine.game import Game
from riverrat.engine.jobs import FRESH, PLAYOUT
from riverrat.engine.wasm.node import Wasm
from riverrat.players.wasm import compiled, guides_of
from riverrat.players.workspace import Compiled, plant

from .search import moments

ROUNDS = 3
GAMES = 1000  # of a round


def measure(game: Game, seats: int, simulations: int = 4000) -> dict[str, dict[str, int]]:
    """What a second of processor time brings on each: decisions of random games, simulations with each guide."""
    runner = compiled(game)
    found = {"playouts": playouts(runner, seats)}
    for name in guides_of(game):
        found[name] = searches(runner, name, seats, simulations)
    return found


def playouts(runner: Wasm, seats: int) -> dict[str, int]:
    here, made, spent = native.compiled(runner.game), 0, {"native": 0.0, "wasm": 0.0}
    for turn in range(ROUNDS + 1):
        tables, jobs = here.fresh(GAMES, seats), here.jobs(GAMES, FRESH | PLAYOUT, seed=1)
        work = time.process_time()
        here.run(tables, jobs)
        took = time.process_time() - work
        decisions, there = runner.play_out(seats, GAMES, FRESH | PLAYOUT)
        if turn:  # the first round is for node to compile
            made += decisions
            spent = {"native": spent["native"] + took, "wasm": spent["wasm"] + there}
    return {name: round(made / seconds) for name, seconds in spent.items()}


def searches(runner: Wasm, guide: str, seats: int, simulations: int) -> dict[str, int]:
    game, made, spent = runner.game, 0, {"native": 0.0, "wasm": 0.0}
    workspace = Compiled(game, guides_of(game)[guide])
    positions: list[Any] = [s for _, s in moments(game, seats)]
    for turn, s in enumerate([positions[0], *positions]):
        seat = game.seat(s)
        workspace.start(s)
        plant(workspace.tree)
        work = time.process_time()
        workspace.run(seat, 1, 0, simulations)
        took = time.process_time() - work
        there = runner.search(guide, s, seat, 1, simulations).seconds
        if turn:
            made += simulations
            spent = {"native": spent["native"] + took, "wasm": spent["wasm"] + there}
    return {name: round(made / seconds) for name, seconds in spent.items()}
