"""An opponent of your own against random ones: it takes the choice that brings the most points at once.

Usage: python examples/own_opponent.py [GAME] [COUNT]
"""

import random
import sys
from typing import Any

import riverrat
from riverrat.engine.gestures import gestures
from riverrat.players.player import Decision, Limit, Player
from riverrat.players.random import RandomPlayer


class Greedy:
    """Looks one intention ahead. `s` is what its seat may know: there is nothing to peek at."""

    def decide(self, game: riverrat.Game[Any], s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        found = gestures(game, s)
        random.Random(seed).shuffle(found)  # so that equal ones are chosen between by chance
        return Decision(max(found, key=lambda one: one.preview.points or 0).actions[0])


def winners(game: riverrat.Game[Any], players: list[Player], seed: int) -> list[bool]:
    s, chance = game.new(len(players), seed=seed), random.Random(seed)
    while not s.over:
        seat = game.seat(s)
        known = game.imagine(s, seat, chance.getrandbits(60))
        game.play(s, players[seat].decide(game, known, seat, Limit(), chance.getrandbits(60)).action)
    return [score.won for score in game.scores(s)]


def main(name: str = "first-rat", count: str = "20") -> None:
    game, games, won = riverrat.load(name), int(count), 0.0
    for number in range(games):
        mine = number % 2  # on each seat in turn
        players: list[Player] = [RandomPlayer(), RandomPlayer()]
        players[mine] = Greedy()
        result = winners(game, players, number)
        won += result[mine] / sum(result)  # a shared win counts in part
    print(f"{name}: greedy won {won:g} of {games} games against random")


if __name__ == "__main__":
    main(*sys.argv[1:])
