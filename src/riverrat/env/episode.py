"""The episode of one game, decision by decision: what the environments for single tables have in common.

A step with one choice is no decision: it is taken at once, so that whoever learns is only asked real questions.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import SPECTATOR, Game
from riverrat.engine.inputs import inputs, layout

from .features import NUMBER, features, features_of
from .rewards import check_reward, final_rewards
from .setting import Setting

if TYPE_CHECKING:
    from gymnasium import spaces

OBSERVATIONS = ("inputs", "array", "features")  # the first is the usual one: zeros and ones, which networks like
RENDER_MODES = ("ansi", "human")
SEED = np.int64(1 << 62)  # seeds of games drawn from an environment's own chance are below this


class Episode:
    """One game after the other at one table."""

    def __init__(self, setting: Setting, observe: str, reward: str) -> None:
        if observe not in OBSERVATIONS:
            raise BadOption(f"an observation is {', '.join(OBSERVATIONS)}, not {observe!r}")
        check_reward(reward)
        self.setting, self.observe, self.reward = setting, observe, reward
        self.s: Any = None
        self.legal: list[int] = []

    @property
    def game(self) -> Game:
        return self.setting.game

    def start(self, seed: int) -> None:
        """Set up a game and go on to its first decision."""
        self.s = self.setting.new(seed)
        self._go_on()

    def play(self, action: SupportsIndex) -> None:
        """Take a decision. Raises IllegalAction, and does nothing, when it is not legal."""
        chosen = action_number(action)
        if chosen not in self.legal:
            raise IllegalAction(*named(self.game, chosen, self.legal))
        self.game.play_trusted(self.s, chosen)
        self._go_on()

    def _go_on(self) -> None:
        self.legal = self.game.legal(self.s)
        while len(self.legal) == 1:
            self.game.play_trusted(self.s, self.legal[0])
            self.legal = self.game.legal(self.s)

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.s.over)

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return self.game.seat(self.s)

    def rewards(self) -> Any:
        """What the finished game is worth to each seat."""
        return final_rewards(self.game, self.s, self.reward)

    def space(self) -> "spaces.Space[Any]":
        from gymnasium import spaces  # the episode itself does without

        if self.observe == "inputs":
            return spaces.MultiBinary(layout(self.game).size)
        found = features_of(self.game)
        if self.observe == "features":
            return spaces.Dict(
                {each.name: spaces.Box(each.low, each.high, each.shape or (1,), NUMBER.type) for each in found.all}
            )
        return spaces.Box(*found.bounds(), dtype=NUMBER.type)

    def observation(self, seat: int) -> Any:
        """What a seat may know, in the form that was asked for."""
        return observation(self.game, self.s, seat, self.observe)

    def mask(self) -> Any:
        """1 for each legal action."""
        found = np.zeros(self.game.actions.size, np.int8)
        found[self.legal] = 1
        return found

    def shown(self, mode: str | None, seat: int = SPECTATOR) -> str | None:
        """The table as a seat sees it, or somebody who only watches: as JSON-like text, or printed in words."""
        if mode is None:
            return None
        if self.s is None:
            raise RiverratError("nothing is set up yet: reset() comes first")
        view = self.game.view(self.s, seat)
        if mode == "ansi":
            return repr(view)
        from riverrat.texts import catalog

        print(self.game.show(view, catalog("en", self.game).say), flush=True)
        return None


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise BadOption(f"render_mode: needs {', '.join(map(repr, RENDER_MODES))} or None, not {mode!r}")


def observation(game: Game, s: Any, seat: int, observe: str = OBSERVATIONS[0]) -> Any:
    """What a seat may know of a table, as the environments show it: for a player that has learnt in one."""
    if observe == "inputs":
        return dense_inputs(game, s, seat)
    array = features(game, s, seat)
    if observe == "array":
        return array
    by_name = features_of(game).named(array)
    return {name: np.atleast_1d(each) for name, each in by_name.items()}  # libraries know no numbers without a row


def named(game: Game, chosen: int, legal: list[int]) -> tuple[str, list[str]]:
    """An action and the legal ones as number and text, for whoever chose by number what is not among them."""
    text = game.actions.text
    known = 0 <= chosen < game.actions.size
    return f"{chosen} ({text(chosen)})" if known else str(chosen), [f"{each} ({text(each)})" for each in legal]


def action_number(action: Any) -> int:
    """An action as a plain number. Raises IllegalAction for anything else than a whole number."""
    if isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu":
        return int(action)
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
        raise IllegalAction(repr(action)[:80], ["the number of an action"])
    return int(action)


@cache
def floors(game: Game) -> list[int]:
    return layout(game).floor()


def dense_inputs(game: Game, s: Any, seat: int) -> Any:
    """The inputs of a network as zeros and ones; a height stands for those below it as well."""
    found = np.zeros(layout(game).size, np.int8)
    floor = floors(game)
    for on in inputs(game, s, seat):
        found[floor[on] : on + 1] = 1
    return found
