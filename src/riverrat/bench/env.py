"""How many steps a second each environment makes, beside those of other libraries in the same run.

Everything is played at random. A step is one real decision with what comes with it: observation, mask and reward. Steps
are counted against the clock and against the processor: on a machine that others use, only the second says much.
"""

import importlib
import math
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from riverrat.engine import native
from riverrat.engine.game import Game

TABLES = 1024  # of the vector environment
Steps = Iterator[int]  # how many steps were made since the last time


def agents(env: Any) -> Steps:
    """Any PettingZoo environment with masks."""
    chance = np.random.default_rng(1)
    while True:
        env.reset(seed=int(chance.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                yield 1


def learner(game: Game, seats: int) -> Steps:
    """One seat against random opponents: only its own decisions are steps."""
    from riverrat.env.single import Env

    env, chance = Env(game, seats=seats, observe="array"), np.random.default_rng(1)
    while True:
        _, info = env.reset(seed=int(chance.integers(1 << 30)))
        ended = False
        while not ended:
            _, _, ended, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            yield 1


def tables(game: Game, seats: int, cores: int, count: int = TABLES, observe: str = "array") -> Steps:
    """The vector environment; setting up a game counts as no step."""
    from riverrat.env.vector import Tables

    env = Tables(game, count, seats=seats, cores=cores, observe=observe, copy=False)
    env.reset(seed=1)
    ended = np.zeros(count, bool)
    while True:
        fresh = int(ended.sum())
        _, _, ended, _, _ = env.step(env.random_actions())
        yield count - fresh


def spiel(name: str, settings: dict[str, Any]) -> Steps:
    """Any OpenSpiel game: legal actions and the player's observation at every decision; chance is no step."""
    import pyspiel

    game, chance = pyspiel.load_game(name, settings), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            yield 1


def connect_four() -> Steps:
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.env())


def spiel_of(game: Game, seats: int) -> Steps:
    from riverrat.env.spiel import short_name

    return spiel(short_name(game.name), {"seats": seats})


def pgx(name: str, count: int = TABLES) -> Steps:
    """A game of pgx, compiled by JAX: so many boards at once, and a new one where one has ended."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(boards: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, luck = jax.random.split(key, 3)
        actions = jax.random.categorical(chosen, jax.numpy.log(boards.legal_action_mask), axis=-1)
        return step(boards, actions, jax.random.split(luck, count)), key

    key, compiled = jax.random.PRNGKey(1), jax.jit(turn)
    boards = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
    while True:
        boards, key = compiled(boards, key)
        jax.block_until_ready(boards)
        yield count


def pace(steps: Steps, seconds: float) -> dict[str, int]:
    """Steps a second by the clock, and for each second of processor time."""
    next(steps)  # what is compiled or loaded first does not count
    clock, work, made = time.perf_counter(), time.process_time(), 0
    while made == 0 or time.perf_counter() - clock < seconds:
        made += next(steps)
    spent, work = time.perf_counter() - clock, time.process_time() - work
    return {"steps_per_s": math.ceil(made / spent), "per_processor_s": math.ceil(made / work)}


def python_game(module: str) -> Steps:
    """One of the games that OpenSpiel has written in Python."""
    importlib.import_module(f"open_spiel.python.games.{module}")
    return spiel(f"python_{module}", {})


PEERS: dict[str, Callable[[], Steps]] = {
    "PettingZoo connect_four_v3": connect_four,
    "OpenSpiel python_tic_tac_toe": lambda: python_game("tic_tac_toe"),
    "OpenSpiel python_kuhn_poker": lambda: python_game("kuhn_poker"),
    "OpenSpiel backgammon": lambda: spiel("backgammon", {}),
    "pgx connect_four": lambda: pgx("connect_four"),
    "pgx backgammon": lambda: pgx("backgammon"),
}


def ours(game: Game, seats: int, cores: int) -> dict[str, Callable[[], Steps]]:
    from riverrat.env import aec

    found: dict[str, Callable[[], Steps]] = {
        "PettingZoo": lambda: agents(aec.env(game, seats=seats, observe="array")),
        "Gymnasium": lambda: learner(game, seats),
        "OpenSpiel": lambda: spiel_of(game, seats),
    }
    if native.available():
        found["vector, 1 core"] = lambda: tables(game, seats, 1)
        if cores > 1:
            found[f"vector, {cores} cores"] = lambda: tables(game, seats, cores)
        found["vector, 1 core, inputs"] = lambda: tables(game, seats, 1, observe="inputs")
    return found


def measure(games: list[Game], seats: int | None, cores: int, seconds: float) -> dict[str, Any]:
    """The figures of all games and peers; a library that is not installed is left out."""
    found: dict[str, Any] = {"tables": TABLES, "cores": cores, "games": {}, "peers": {}}
    for game in games:
        many = seats or game.modes[0].seats[-1]
        rows = {name: _measured(make, seconds) for name, make in ours(game, many, cores).items()}
        found["games"][game.name] = {"seats": many, **{name: row for name, row in rows.items() if row}}
    peers = {name: _measured(make, seconds) for name, make in PEERS.items()}
    found["peers"] = {name: row for name, row in peers.items() if row}
    return found


def _measured(make: Callable[[], Steps], seconds: float) -> dict[str, int] | None:
    try:
        return pace(make(), seconds)
    except ImportError:
        return None
