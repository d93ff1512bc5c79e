"""Several networks trained on one box, side by side, from different seeds and by different recipes.

One training is one opinion: it may settle on a strategy that another never finds. A population is several.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty
from typing import Any

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

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
    """Train those that are missing, all at once; what is finished stays, whatever interrupts."""
    missing = [one for one in asked if not one.out.is_file()]
    context = multiprocessing.get_context("spawn")
    said: Any = context.Queue()
    running = [context.Process(target=_train, args=(one, said), daemon=True) for one in missing]
    for process in running:
        process.start()
    try:
        while any(process.is_alive() for process in running):
            _listen(said, tell)
        _listen(said, tell)
    finally:
        for process in running:
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


def _train(one: Training, said: Any) -> None:
    """A process: one training. Until it is whole its file bears another name."""
    from riverrat.learn.tables import Mix
    from riverrat.learn.train import Training as Learning
    from riverrat.learn.train import device_here, recipe_for
    from riverrat.players.network import Network

    games.REGISTER.setdefault(one.game, one.package)
    game = games.load(one.game, one.corrections)
    plain = recipe_for(game, device_here())
    style = STYLES[(one.seed - 1) % len(STYLES)]
    numbers = {name: type(getattr(plain, name))(getattr(plain, name) * factor) for name, factor in style.items()}
    draft = one.out.with_suffix(".part.npz")
    try:
        mode = game.modes[0]  # the usual one, with company
        mix = Mix.of(game, [mode.name], [seats for seats in mode.seats if seats > 1])
        learning = Learning(game, one.minutes, draft, replace(plain, **numbers), mix, seed=one.seed)
        if one.begin_from:
            learning.begin_from(Network.read(game, one.begin_from))
        learning.run(lambda progress: said.put(f"network {one.seed}: {progress}"))
        draft.replace(one.out)
        learning.checkpoint.unlink(missing_ok=True)
    except RiverratError as error:
        said.put(f"network {one.seed}: {error}")
