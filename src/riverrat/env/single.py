"""Every game as a Gymnasium environment: one seat learns, the others are played by opponents of one's choice.

    import gymnasium, riverrat.env
    env = gymnasium.make("riverrat/FirstRat-v2", opponents="club")

`action_masks()` says what is legal, as sb3-contrib's MaskablePPO asks for it; `info["action_mask"]` says the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
from gymnasium import spaces

from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.players.entrants import entrant_now
from riverrat.players.levels import LEAST
from riverrat.players.player import Limit, Player, asked

from .episode import RENDER_MODES, SEED, Episode, check_render_mode
from .rewards import LEAD, lead
from .setting import Setting

SOME = Limit(playouts=100)  # for a player that is given none: one that searches would go on for ever
Choice = Callable[[Game, Any, int], int]  # choose(game, s, seat): the number of a legal action


@dataclass(frozen=True)
class Opponent:
    """Who plays another seat: a player with its limit, told what its seat may know. With a limit in simulations it
    plays the same again from the same seed; levels think by the clock.
    """

    player: Player
    limit: Limit = SOME

    def choose(self, game: Game, s: Any, seat: int, seed: int) -> int:
        return asked(self.player, game, game.imagine(s, seat, seed), seat, self.limit, seed).action


@dataclass(frozen=True)
class Chooser:
    """A function that plays another seat, told what its seat may know."""

    function: Choice

    def choose(self, game: Game, s: Any, seat: int, seed: int) -> int:
        return self.function(game, game.imagine(s, seat, seed), seat)


def opponent(given: Any) -> Opponent | Chooser:
    """An opponent: a name as in the arena (`random`, `club:200`, `network=mine.npz`, `mine:Best`), a `Player` or
    `Opponent(player, limit)`, or a function of game, state and seat.
    """
    if isinstance(given, Opponent):
        return given
    if isinstance(given, str):
        found = entrant_now(given)
        return Opponent(found.player, found.limit)
    if hasattr(given, "decide"):
        return Opponent(given)
    if callable(given):
        return Chooser(given)
    raise BadOption(f"an opponent is the name of a player, a player or a function, not {given!r}")


class Actions(spaces.Discrete):
    """All actions of a game. Whoever draws one without a mask gets one that is legal now, as long as a game is on."""

    def __init__(self, episode: Episode) -> None:
        super().__init__(episode.game.actions.size)
        self.episode = episode

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.episode.legal:
            mask = self.episode.mask()
        return super().sample(mask, probability)


class Env(gymnasium.Env[Any, Any]):
    """A game against opponents.

    `opponents` is one for all other seats, or a list with one for each, in the order they follow. `seat` is where the
    learner sits; without it, a seat is drawn for every game. `observe` and `reward` are as in `aec.Env`; besides there
    is `"lead"`, the usual one: how much further ahead of the best other a step has brought the learner, 1 for 100
    points, so that it need not wait for the end to learn what was good. An action that is not legal
    leaves the table as it is, and `info["illegal"]` says so, as checkers and what knows no masks need it; with
    `illegal="raise"` it raises IllegalAction.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        *,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Any = LEAST,
        seat: int | None = None,
        observe: str = "inputs",
        reward: str = LEAD,
        illegal: str = "ignore",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting.of(game, mode, seats, options)
        check_render_mode(render_mode)
        self.leading, self.lead = reward == LEAD, 0.0
        self.episode = Episode(self.setting, observe, "margin" if self.leading else reward)
        self.render_mode = render_mode
        if illegal not in ("raise", "ignore"):
            raise BadOption(f"illegal actions raise or are ignored: 'raise' or 'ignore', not {illegal!r}")
        self.ignoring, others = illegal == "ignore", self.setting.seats - 1
        each = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else None
        if each is not None and len(each) != others:
            raise BadOption(f"{len(each)} opponents for {others} other seats")
        self.opponents = [opponent(one) for one in (each if each is not None else [opponents] * others)]
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setting.seats):
            raise BadOption(f"there is no seat {seat!r}; they are 0 to {others}")
        self.fixed, self.seat = seat, 0 if seat is None else seat
        self.action_space = Actions(self.episode)
        self.observation_space = self.episode.space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Set up a game and let the others play until the learner is asked.

        A game that is over before the learner was asked anything is dealt anew.
        """
        super().reset(seed=seed)
        while True:
            if self.fixed is None:
                self.seat = int(self.np_random.integers(self.setting.seats))
            self.episode.start(int(self.np_random.integers(SEED)))
            if not self._others_play():
                self._reward(over=False)  # the lead to begin with
                self._show()
                return self.episode.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take a decision, then let the others play until the next one.

        With `illegal="raise"` raises IllegalAction, and does nothing, when the action is not legal.
        """
        if self.episode.s is None or self.episode.over:
            raise RiverratError("no game is on: reset() comes first")
        try:
            self.episode.play(action)
        except IllegalAction:
            if not self.ignoring:
                raise
            return self.episode.observation(self.seat), 0.0, False, False, {**self._info(), "illegal": True}
        over = self._others_play()
        self._show()
        return self.episode.observation(self.seat), self._reward(over), over, False, self._info()

    def _reward(self, over: bool) -> float:
        if self.leading:
            before, self.lead = self.lead, lead(self.episode.game, self.episode.s, self.seat)
            return self.lead - before
        return float(self.episode.rewards()[self.seat]) if over else 0.0

    def _others_play(self) -> bool:
        """Until the learner is asked or the game is over; whether it is."""
        episode, seats = self.episode, self.setting.seats
        while not episode.over and episode.seat != self.seat:
            other = self.opponents[(episode.seat - self.seat - 1) % seats]
            episode.play(other.choose(episode.game, episode.s, episode.seat, int(self.np_random.integers(SEED))))
        return episode.over

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        return self.episode.mask().astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "seat": self.seat, **self.setting.about()}

    def render(self) -> Any:
        """The table as the learner may see it: as JSON-like text, or for people, printed after every step."""
        return self.episode.shown(self.render_mode, self.seat)
