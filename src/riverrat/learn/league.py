"""Several networks of one game that learn in turns and meet each other's older selves.

One training is one opinion, and a network that only ever meets itself need not answer what another would do. In a
league the older selves at some of its tables are anybody's. Exploiters learn nothing but to beat one of them as it is:
what they find joins the past that it learns to answer.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy

from riverrat.engine.errors import RiverratError

from .past import Past
from .tables import Mix
from .train import Progress, Training


def exploiters_of(main: Training, many: int) -> list[Training]:
    """So many that begin as a training does and learn to beat it, in the usual mode with the fewest players."""
    game, mode = main.game, main.game.modes[0]
    company = [seats for seats in mode.seats if seats > 1]
    if many and not company:
        raise RiverratError(f"--exploiters: {game.name} is played alone")
    found = []
    for number in range(1, many + 1):
        out = main.out.with_suffix(f".exploiter-{number}.npz")
        mix = Mix.of(game, [mode.name], [min(company)])
        one = Training(game, main.minutes, out, main.recipe, mix, seed=main.seed + number, command=main.command)
        if one.checkpoint.is_file() and main.decisions:
            one.resume(one.checkpoint)
        else:
            one.network = deepcopy(main.network)
        one.rival = main.network
        found.append(one)
    return found


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
