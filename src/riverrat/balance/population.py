"""Several networks trained on one box, side by side, from different seeds and by different recipes.

One training is one opinion: it may settle on a strategy that another never finds. A population is several.
"""

import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty
from typing import TYPE_CHECKING, Any

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

if TYPE_CHECKING:
    from riverrat.learn.train import Training as Learning

STYLES: tuple[Mapping[str, float], ...] = (  # how recipes differ: what a game's own numbers are multiplied by
    {},
    {"entropy": 2.0, "last_entropy": 2.0},
    {"lead": 2.0, "last_lead": 2.0},
    {"opening": 2.0},
)
MINUTES = {"rio-de-la-plata": 10.0}  # for a population of four on one H200; others take USUAL_MINUTES
USUAL_MINUTES = 3.0
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Training:
    """One network to be trained: what its process is told."""

    game: str
    package: str
    corrections: Path | None
    minutes: float
    seed: int
    out: Path
    begin_from: Path | None  # a network trained on another box, whose names are kept


def minutes_for(game: Game) -> float:
    """How long a population trains when nobody says otherwise."""
    return MINUTES.get(game.name, USUAL_MINUTES)


def trainings(
    game: Game, folder: Path, size: int, minutes: float, corrections: Path | None, begin_from: Path | None = None
) -> list[Training]:
    """The population of a box. With `begin_from`, each begins with the network of that name in another's folder."""
    found = []
    for number in range(1, size + 1):
        other = begin_from / f"{number}.npz" if begin_from else None
        if other is not None and not other.is_file():
            raise RiverratError(f"{begin_from} holds no network {number}.npz to begin from")
        package = games.REGISTER[game.name]
        out = folder / f"{number}.npz"
        found.append(Training(game.name, package, corrections, minutes, number, out, other))
    return found


def train(asked: list[Training], tell: Tell) -> list[Path]:
    """Train those that are missing, as a league in a process of its own; the same call goes on where it was stopped."""
    missing = [one for one in asked if not one.out.is_file()]
    if not missing:
        return [one.out for one in asked]
    context = multiprocessing.get_context("spawn")
    said: Any = context.Queue()
    process = context.Process(target=_train, args=(missing, said), daemon=True)
    process.start()
    try:
        while process.is_alive():
            _listen(said, tell)
        _listen(said, tell)
    finally:
        process.kill()
        process.join()
    lost = [one.out.stem for one in missing if not one.out.is_file()]
    if lost:
        raise RiverratError(
            f"network {', '.join(lost)} was not trained; what is there is kept, the same command goes on"
        )
    return [one.out for one in asked]


def _listen(said: Any, tell: Tell) -> None:
    try:
        while True:
            tell(said.get(timeout=0.5))
    except Empty:
        return


def _train(asked: list[Training], said: Any) -> None:
    """A process: a league. Until a network is whole its file bears another name."""
    from riverrat.learn.league import learn_together

    try:
        learning = [_learning(one) for one in asked]
        learn_together(learning, lambda who, progress: said.put(f"network {who.seed}: {progress}"))
        for one, learnt in zip(asked, learning, strict=True):
            learnt.out.replace(one.out)
            learnt.checkpoint.unlink(missing_ok=True)
    except RiverratError as error:
        said.put(str(error))


def _learning(one: Training) -> "Learning":
    """A training as it is told of, in its style, gone on with where it was stopped."""
    from riverrat.learn.recipe import recipe_for
    from riverrat.learn.tables import Mix
    from riverrat.learn.train import Training as Learning
    from riverrat.learn.train import device_here
    from riverrat.players.network import Network

    games.REGISTER.setdefault(one.game, one.package)
    game = games.load(one.game, one.corrections)
    plain = recipe_for(game, device_here())
    style = STYLES[(one.seed - 1) % len(STYLES)]
    numbers = {name: type(getattr(plain, name))(getattr(plain, name) * factor) for name, factor in style.items()}
    mode = game.modes[0]  # the usual one, with company
    mix = Mix.of(game, [mode.name], [seats for seats in mode.seats if seats > 1])
    draft = one.out.with_suffix(".part.npz")
    learning = Learning(game, one.minutes, draft, replace(plain, **numbers), mix, seed=one.seed)
    if learning.checkpoint.is_file():
        learning.resume(learning.checkpoint)
    elif one.begin_from:
        learning.begin_from(Network.read(game, one.begin_from))
    return learning
