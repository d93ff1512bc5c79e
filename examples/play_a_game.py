"""Play a game through the library: ask what is legal, choose, and read what happened.

Usage: python examples/play_a_game.py [GAME] [SEED]
"""

import random
import sys

import riverrat


def main(name: str = "first-rat", seed: str = "1") -> None:
    game = riverrat.load(name)
    s = game.new(seats=3, seed=int(seed))
    choose = random.Random(int(seed))
    while not s.over:
        seat = game.seat(s)
        action = choose.choice(game.legal(s))  # an id; records and people use its text
        print(f"seat {seat + 1}, asked for {game.step(s)}: {game.actions.text(action)}")
        for event in game.play(s, action):
            word, values = game.event_words(event)
            print(f"    {word} {values}")
    for score in game.scores(s):
        print(f"seat {score.seat + 1}: {score.points} points{' (won)' if score.won else ''} {score.lines}")


if __name__ == "__main__":
    main(*sys.argv[1:])
