"""`python -m riverrat.learn GAME MINUTES FILE`: what `riverrat learn` does, on a machine with nothing but torch."""

import sys
from pathlib import Path

from riverrat import games

from .train import Training

if __name__ == "__main__":
    name, minutes, out = sys.argv[1:4]
    print(Training(games.load(name), float(minutes), Path(out)).run(lambda progress: print(progress, flush=True)))
