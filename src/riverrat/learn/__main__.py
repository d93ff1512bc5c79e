"""`python -m riverrat.learn GAME MINUTES FILE`: what `riverrat learn` does, on a machine with nothing but torch."""

import sys
from pathlib import Path

from riverrat import games
from riverrat.engine.errors import RiverratError


def main(arguments: list[str]) -> int:
    try:
        name, minutes, out = arguments[0], float(arguments[1]), Path(arguments[2])
    except (IndexError, ValueError):
        print("usage: python -m riverrat.learn GAME MINUTES FILE", file=sys.stderr)
        return 2
    try:
        from .train import Training

        command = f"python -m riverrat.learn {name} {minutes:g}"
        training = Training(games.load(name), minutes, out, command=command)
        print(training.plan(), file=sys.stderr, flush=True)
        print(training.run(lambda progress: print(progress, flush=True)))
    except RiverratError as error:
        print(f"riverrat: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        print("riverrat: this needs torch: pip install 'riverrat[learn]'", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
