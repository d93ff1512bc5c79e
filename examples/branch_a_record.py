"""Write a game down, read it again, go back to its middle and play on differently.

Usage: python examples/branch_a_record.py [GAME] [FILE]
"""

import random
import sys
from pathlib import Path

import riverrat


def play_on(record: riverrat.Record, seed: int) -> list[int]:
    """Play a record to its end at random; the points of each seat."""
    choose = random.Random(seed)
    while not record.now.over:
        record.play(choose.choice(record.game.legal(record.now)))
    return [score.points for score in record.game.scores(record.now)]


def main(name: str = "la-loire", file: str = "game.record") -> None:
    record = riverrat.Record(riverrat.load(name), seats=2, seed=7)
    print(f"{play_on(record, seed=1)} points after {len(record)} actions")
    record.save(Path(file))

    again = riverrat.read_record(Path(file).read_text(encoding="utf-8"))
    assert again.now == record.now  # the text is the whole game

    middle = len(again) // 2
    other = again.branch(middle)
    print(f"{play_on(other, seed=2)} points when it goes on differently after {middle} actions")


if __name__ == "__main__":
    main(*sys.argv[1:])
