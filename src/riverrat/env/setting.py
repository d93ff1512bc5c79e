"""What is played at an environment's table: a game, a mode, how many seats, which options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from riverrat import games
from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game
from riverrat.engine.options import one_of

VERSION = 2  # of the environments: what is observed and rewarded, and how
SEEDS = 1 << 62  # seeds of games are below this
STRIDE = 0x2545F491  # from one seed to the next


def next_seed(seed: Any) -> Any:
    """The seed of the next game at a table of many: a number, an array or a tensor."""
    return (seed * 5 + STRIDE) & (SEEDS - 1)


@dataclass(frozen=True)
class Setting:
    game: Game
    mode: str
    seats: int
    options: Mapping[str, str]

    @classmethod
    def of(
        cls,
        game: str | Game,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Self:
        """The first mode and its fewest seats unless others are asked for. Raises BadOption for what there is not."""
        if not isinstance(game, str | Game):
            raise BadOption(f"a game is named, such as 'first-rat', not {game!r}")
        found = games.load(game) if isinstance(game, str) else game
        chosen = found.mode(mode) if mode is not None else found.modes[0]
        many = chosen.seats[0] if seats is None else seats
        if type(many) is not int or many not in chosen.seats:
            raise BadOption(f"{found.name} as {chosen.name} is for {one_of(chosen.seats)} players, not {seats!r}")
        together = {**chosen.options, **found.agreed({} if options is None else options)}
        found.option_values(together)
        return cls(found, chosen.name, many, together)

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, self.options, seed)

    def about(self) -> dict[str, Any]:
        """What makes results comparable: it stands in the `info` of every environment."""
        return {"game": self.game.name, "rules": self.game.version, "data": self.game.box.hash}


def env_id(name: str) -> str:
    """The versioned id of a game's environments: `riverrat/FirstRat-v2`.

    Examples:
        >>> env_id("rio-de-la-plata")
        'riverrat/RioDeLaPlata-v2'
    """
    return f"riverrat/{''.join(word.capitalize() for word in name.split('-'))}-v{VERSION}"
