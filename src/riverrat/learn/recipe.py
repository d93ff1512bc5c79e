"""How to learn: every number of it, and the recipe of each game."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.players.network import EARLIER


@dataclass(frozen=True)
class Recipe:
    """How to learn: the numbers `riverrat learn --recipe` can be given."""

    wide: int = 256  # the network's first layer
    narrow: int = 192  # and the two behind it
    tables: int = 16384
    steps: int = 32  # decisions of each table between two updates
    batch: int = 32768
    epochs: int = 2
    learning_rate: float = 1e-3
    last_learning_rate: float = 1e-4
    gae_lambda: float = 0.91  # how much of a later surprise counts, for each choice of one's own in between
    clip: float = 0.2
    entropy: float = 0.02  # bonus for the policy's entropy, at the start
    last_entropy: float = 0.003
    lead: float = 1.0  # what MARGIN points ahead are worth beside a won game, at the start
    last_lead: float = 0.3
    opening: int = 12  # random choices at the start of a game: up to so many
    past_opponents: float = 0.15  # share of the tables where an older self plays half of the seats
    random_opponents: float = 0.03  # and of those where these seats choose at random
    past_kept: int = 12  # older selves that are kept
    step_cost: float = 2e-4  # what a decision costs, so that what leads nowhere is left alone
    imitation: float = 0.0  # share of the training in which the guide written for the game is imitated, less and less
    temperature: float = 2.0  # how much flatter than they are search should take the policy that comes out

    def at(self, progress: float) -> Self:
        """What it is when so much of the training is over, from 0 to 1: what has a last value goes there straight."""

        def between(first: float, last: float) -> float:
            return first + (last - first) * progress

        return replace(
            self,
            learning_rate=between(self.learning_rate, self.last_learning_rate),
            entropy=between(self.entropy, self.last_entropy),
            lead=between(self.lead, self.last_lead),
        )


SMALL = {"tables": 256, "steps": 16, "batch": 2048}  # where there is no GPU
RECIPES = {
    "first-rat": Recipe(tables=32768),
    "la-loire": Recipe(steps=64, gae_lambda=0.96, entropy=0.03, lead=2.0, last_lead=1.5, step_cost=0.0),
    "rio-de-la-plata": Recipe(
        wide=192,
        narrow=160,
        tables=8192,
        steps=128,
        gae_lambda=0.985,
        entropy=0.01,
        last_entropy=0.001,
        step_cost=5e-4,
        imitation=1.05,
        temperature=0.4,
    ),
}


def recipe_for(game: Game, device: str, given: Sequence[str] = ()) -> Recipe:
    """The recipe of a game, for any but ours the plain one, with what was given as NAME=VALUE."""
    changed: dict[str, Any] = {} if device == "cuda" else dict(SMALL)
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(Recipe)}
    for text in given:
        name, _, value = text.partition("=")
        name = EARLIER.get(name, name)
        if name not in kinds:
            raise RiverratError(f"--recipe: there is no {name!r}; there are {', '.join(kinds)}")
        try:
            changed[name] = kinds[name](value)
        except ValueError:
            raise RiverratError(f"--recipe: {name} needs a number, not {value!r}") from None
        if changed[name] < 0:
            raise RiverratError(f"--recipe: {name} cannot be below 0")
    return replace(RECIPES.get(game.name, Recipe()), **changed)
