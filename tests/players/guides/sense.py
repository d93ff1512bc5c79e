"""What a guided search chooses, position by position."""

from collections.abc import Callable
from typing import Any

from riverrat.engine.game import Game
from riverrat.players.guides import Guide, guide_for
from riverrat.players.machine import learned_guide
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer

Guides = Callable[[Game], Guide]

SEEDS = range(1, 9)
GUIDES = [guide_for, learned_guide]


def chooses(game: Game, s: Any, simulations: int = 40, guides: Guides = guide_for, seed: int = 7) -> str:
    player, seat = SearchPlayer(compiled=False, guides=guides), game.seat(s)
    decision = player.decide(game, s, seat, Limit(playouts=simulations), seed)
    return game.actions.text(decision.action)


def choices(game: Game, s: Any, steps: int, player: SearchPlayer | None = None, seed: int = 7) -> list[str]:
    """What one player chooses, decision by decision, as long as it is his turn."""
    s, seat, turn, found = s.clone(), game.seat(s), s.turn, list[str]()
    player = player or SearchPlayer(compiled=False)
    while len(found) < steps and not s.over and game.seat(s) == seat and s.turn == turn:
        action = player.decide(game, s, seat, Limit(playouts=30), seed + len(found)).action
        found.append(game.actions.text(action))
        game.play(s, action)
    return found


def hasty() -> SearchPlayer:
    """Guided by its network, and overlooking nine choices of ten."""
    return SearchPlayer(compiled=False, guides=learned_guide, overlooks=0.9)
