"""Games between players, for tests."""

import random
from typing import Any

from riverrat.engine.game import Game
from riverrat.players.player import Limit, Player
from riverrat.players.random import RandomPlayer


def match(
    game: Game, players: list[Player], limit: Limit, seed: int, options: dict[str, str] | None = None
) -> list[bool]:
    s = game.new(len(players), options, seed)
    choose = random.Random(seed)
    while not s.over:
        seat = game.seat(s)
        known = game.imagine(s, seat, choose.getrandbits(60))
        action = players[seat].decide(game, known, seat, limit, choose.getrandbits(60)).action
        game.play(s, action)
    return [score.won for score in game.scores(s)]


def wins(game: Game, player: Player, limit: Limit, count: int, seats: int = 2) -> float:
    """How often a player beats random players, sitting on every seat in turn; a shared win counts in part."""
    total = 0.0
    for number in range(count):
        table: list[Any] = [RandomPlayer() for _ in range(seats)]
        table[number % seats] = player
        won = match(game, table, limit, number)
        total += won[number % seats] / max(1, sum(won))
    return total / count
