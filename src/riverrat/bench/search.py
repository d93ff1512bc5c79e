"""How many simulations a second opponents make when they think, beside the searches of other libraries in the same run.

Everything runs on one core and is measured by processor time: on a machine that others use the clock says little. Ours
is measured at three moments of a game with each guide it has. The others' play a random game to its end with every
simulation, ours to the end of a turn; so random games of ours are counted too.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

from riverrat.engine import native
from riverrat.engine.game import Game
from riverrat.engine.native import FRESH, PLAYOUT
from riverrat.players.guides import Guide, guide_for
from riverrat.players.machine import learned_guide
from riverrat.players.network import fits
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer, prepare
from riverrat.players.tree import DECISIONS
from riverrat.players.workspace import Compiled, plant

MOMENTS = (0, 60, 120)  # random decisions after the start of a game
TICKS = 40  # random decisions of catanatron's game before its search is asked
WARMING = 200  # simulations that do not count


def moments(game: Game, seats: int) -> Iterator[tuple[int, Any]]:
    """The moments of a random game at which somebody thinks, as long as it lasts."""
    s, chance, made = game.new(seats, seed=1), random.Random(1), 0
    while not s.over and made <= MOMENTS[-1]:
        legal = game.legal(s)
        if len(legal) > 1:
            if made in MOMENTS:
                yield made, s.clone()
            made += 1
        game.play(s, chance.choice(legal))


def thinking(game: Game, guide: Guide, seats: int, simulations: int) -> list[dict[str, float]]:
    """Simulations a second at each moment, and how many decisions deep they went in the tree."""
    workspace, found = Compiled(game, guide), []
    for made, s in moments(game, seats):
        seat = game.seat(s)
        workspace.start(s)
        plant(workspace.tree)
        workspace.run(seat, 1, 0, WARMING)
        plant(workspace.tree)
        work = time.process_time()
        workspace.run(seat, 1, 0, simulations)
        pace = simulations / (time.process_time() - work)
        found.append(
            {"after": made, "per_s": round(pace), "depth": round(workspace.tree.count[DECISIONS] / simulations, 1)}
        )
    return found


def random_games(game: Game, seats: int, batch: int = 4096) -> int:
    """Random games a second, from setup to end."""
    runner = native.compiled(game)
    tables, jobs = runner.fresh(batch, seats), runner.jobs(batch, FRESH | PLAYOUT, seed=1)
    work = time.process_time()
    runner.run(tables, jobs, cores=1)
    return round(batch / (time.process_time() - work))


def ready(game: Game) -> tuple[float, float]:
    """Have everything at hand that the levels of a game need; the seconds it took, by the clock and of processor."""
    clock, work = time.perf_counter(), time.process_time()
    prepare(game)
    s = game.new(game.seat_counts[-1], seed=1)
    SearchPlayer(guides=learned_guide).decide(game, s, game.seat(s), Limit(playouts=1), 1)
    return time.perf_counter() - clock, time.process_time() - work


def start(game: Game) -> dict[str, dict[str, float]]:
    """How long it takes until opponents of a game can think: the first time, when all is compiled, and the next."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in ("first", "cached"):
            told = subprocess.run(
                [sys.executable, "-m", __name__, game.name],
                env={**os.environ, "RIVERRAT_CACHE": folder},
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            ).stdout.split()
            found[name] = {"clock_s": round(float(told[-2]), 2), "processor_s": round(float(told[-1]), 2)}
    return found


# --- others -----------------------------------------------------------------------------------------------------------


def catanatron(simulations: int = 10) -> int:
    """A decision in a game of four, after all have settled, by its tree search (which came with catanatron 3.3)."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.players.mcts import MCTSPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    for _ in range(TICKS):
        game.play_tick()
    while len(game.playable_actions) < 2:
        game.play_tick()
    MCTSPlayer(game.state.current_color(), simulations).decide(game, game.playable_actions)
    return simulations


def open_spiel(simulations: int = 100) -> int:
    """The first move of backgammon, decided by OpenSpiel's tree search in C++."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False).mcts_search(state)
    return simulations


PEERS: dict[str, Callable[[], int]] = {"catanatron": catanatron, "OpenSpiel backgammon": open_spiel}


def peer(search: Callable[[], int], seconds: float) -> float:
    """Simulations a second of a peer."""
    search()
    work, made = time.process_time(), 0
    while (spent := time.process_time() - work) < seconds:
        made += search()
    return round(made / spent, 1)


def measure(games: list[Game], seats: int | None, simulations: int, seconds: float, starts: bool) -> dict[str, Any]:
    """The figures of all games and peers; a library that is not installed is left out."""
    found: dict[str, Any] = {"simulations": simulations, "games": {}, "peers": {}}
    for game in games:
        many = seats or min(count for count in game.seat_counts if count > 1)
        row: dict[str, Any] = {"seats": many, "hand": thinking(game, guide_for(game), many, simulations)}
        if fits(game) != "unfit":
            row["network"] = thinking(game, learned_guide(game), many, simulations)
        row["random_games_per_s"] = random_games(game, many)
        if starts:
            row["start"] = start(game)
        found["games"][game.name] = row
    for name, search in PEERS.items():
        try:
            found["peers"][name] = peer(search, seconds)
        except ImportError:
            continue
    return found


if __name__ == "__main__":  # in a process of its own: `start`
    from riverrat import games as register

    print(*ready(register.load(sys.argv[1])))
