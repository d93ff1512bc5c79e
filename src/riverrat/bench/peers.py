"""Random play in other people's engines, measured as we measure our own. They come with `riverrat[peers]`."""

import random
import time
from collections.abc import Callable

from riverrat.engine.errors import BadOption


def catanatron() -> int:
    """One game of four random players; how many decisions it took."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    count = 0
    while game.winning_color() is None and count < 10_000:
        game.play_tick()
        count += 1
    return count


def open_spiel() -> int:
    """One game of backgammon, its liveliest board game with chance, driven from Python as researchers do."""
    import pyspiel

    state, count = pyspiel.load_game("backgammon").new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
    return count


def pettingzoo() -> int:
    """One game of connect four through the agent-environment cycle."""
    from pettingzoo.classic import connect_four_v3

    env, count = connect_four_v3.env(), 0
    env.reset(seed=count)
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            count += 1
    return count


PEERS: dict[str, Callable[[], int]] = {"catanatron": catanatron, "open_spiel": open_spiel, "pettingzoo": pettingzoo}


def measure(name: str, seconds: float) -> float:
    """Decisions a second of a peer on one core."""
    if name not in PEERS:
        raise BadOption(f"the peers are {', '.join(PEERS)}, not {name!r}")
    try:
        PEERS[name]()
    except ImportError:
        raise BadOption(f"{name} is not installed; it comes with: pip install 'riverrat[peers]'") from None
    begin, decisions = time.perf_counter(), 0
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += PEERS[name]()
    return decisions / spent
