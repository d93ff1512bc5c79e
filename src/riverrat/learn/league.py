"""Several networks of one game that learn in turns and meet each other's older selves.

One training is one opinion, and a network that only ever meets itself need not answer what another would do. In a
league the older selves at some of its tables are anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from riverrat.engine.errors import RiverratError

from .past import Past
from .train import Progress, Training


def learn_together(trainings: Sequence[Training], tell: Callable[[Training, Progress], None]) -> None:
    """Train all of them, side by side on one device, until the time of each is up."""
    if len({training.network.sizes for training in trainings}) > 1:
        raise RiverratError("networks that learn together need the same sizes")
    past = Past(sum(training.recipe.past_kept for training in trainings))

    def rounds(training: Training) -> Iterator[None]:
        return training.rounds(lambda progress: tell(training, progress), past)

    learning = [rounds(training) for training in trainings]
    while learning:
        learning = [one for one in learning if _go_on(one)]


def _go_on(rounds: Iterator[None]) -> bool:
    try:
        next(rounds)
    except StopIteration:
        return False
    return True
