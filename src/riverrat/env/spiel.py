"""Every game for OpenSpiel, as a Python game that its own algorithms can play.

    import pyspiel
    from riverrat.env import spiel
    game = pyspiel.load_game("riverrat_la_loire(seats=2)")

Chance is explicit. The deal is the first chance node: one of `deals` set-ups, all equally likely. After that every
number the rules draw is a chance node of its own, so that a search never sees a future that is settled. A step with
one choice is no decision and is taken at once.

An observation is what a player sees now, as features. An information state is that and what came before: as a text,
all it has seen and heard since the deal; as a tensor, what it sees now and the last RECALLED actions as it knows them.
"""

from copy import deepcopy
from hashlib import blake2b
from typing import Any, Self

import numpy as np
import pyspiel

from riverrat import games
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError

from .chance import Undrawn, trusted
from .features import features, features_of
from .rewards import check_reward, final_rewards
from .setting import Setting

DEALS = 1000  # set-ups at the first chance node, unless another number is asked for
DRAWS = 64  # no draw of the games has more outcomes
LONGEST = 20_000  # decisions and draws of a game; random games have a few hundred
LIKELY = 1 << 53
RECALLED = 32  # actions that the tensor of an information state has, the latest first
Known = tuple[int, int, int]  # an action as a player knows it: whose, which verb, which of its actions; 0 for what not


class Progress:
    """How far a game has come: the state at the last decision and, at a chance node, what was done and drawn since."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._at(None)  # before the deal there is none
        self.action, self.numbers, self.asked = -1, (), 0  # what is being played, drawn for it, and asked next
        self.heard: tuple[tuple[str, ...], ...] = ((),) * setting.seats
        self.done: tuple[tuple[Known, ...], ...] = ((),) * setting.seats

    s: Any
    numbers: tuple[int, ...]
    features: dict[int, Any]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        """OpenSpiel copies states all the time. A state is never changed once it is here, so both can have it."""
        other = object.__new__(Progress)
        other.__dict__.update(self.__dict__)
        return other

    def deal(self, number: int) -> None:
        self._at(self.setting.new(number))
        self.heard = tuple((self._look(seat),) for seat in range(self.setting.seats))
        self._forced()

    def seen(self, seat: int) -> Any:
        """The features a seat sees, worked out once for each state."""
        if seat not in self.features:
            self.features[seat] = features(self.setting.game, self.s, seat)
        return self.features[seat]

    def _look(self, seat: int) -> str:
        """All a seat sees, as a short text that differs where it does."""
        return "sees " + blake2b(self.seen(seat).tobytes(), digest_size=10).hexdigest()

    def _at(self, s: Any) -> None:
        self.s, self.features = s, {}

    def act(self, action: int) -> None:
        self.action, self.numbers = action, ()
        self._resolve()

    def draw(self, number: int) -> None:
        self.numbers = (*self.numbers, number)
        self._resolve()

    def _resolve(self) -> None:
        """Play as far as chance is settled."""
        game, before = self.setting.game, self.s
        try:
            after, events = trusted(game, before, self.action, self.numbers)
        except Undrawn as undrawn:
            self.asked = undrawn.numbers
            return
        actor, drawn = game.seat(before), bool(self.numbers)
        told, known_as = [], []
        self._at(after)
        for seat, heard in enumerate(self.heard):
            seen = seat == actor or game.sees(before, seat, self.action)
            known_as.append((self._known(seat, actor, seen), *self.done[seat][: RECALLED - 1]))
            lines = [f"{actor} {game.actions.text(self.action) if seen else '?'}"]
            lines += [str(known[:-1]) for event in events if (known := game.hears(event, seat)) is not None]
            told.append((*heard, *lines, *([self._look(seat)] if drawn else [])))
        self.asked, self.action, self.heard, self.done = 0, -1, tuple(told), tuple(known_as)
        self._forced()

    def _known(self, seat: int, actor: int, seen: bool) -> Known:
        """The action that is being played, as a seat knows it; seats count from its own."""
        whose = 1 + (actor - seat) % self.setting.seats
        if not seen:
            return whose, 0, 0
        actions = self.setting.game.actions
        verb = actions.verb(self.action)
        return whose, 1 + actions.verbs.index(verb), 1 + self.action - verb.first

    def _forced(self) -> None:
        legal = self.setting.game.legal(self.s)
        if len(legal) == 1:
            self.act(legal[0])

    def believed(self, seat: int, seed: int) -> Self:
        """The same with what the seat cannot know dealt anew."""
        other = deepcopy(self)
        if self.s is not None:
            self.setting.game.check_seat(self.s, seat)
            other._at(self.setting.game.imagine(self.s, seat, seed))
        return other


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel's algorithms know it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.progress = Progress(game.setting)
        self.deals, self.reward = game.deals, game.reward

    def current_player(self) -> int:
        progress = self.progress
        if progress.s is None or progress.asked:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if progress.s.over else progress.setting.game.seat(progress.s)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions, sorted as OpenSpiel wants them."""
        return sorted(self.progress.setting.game.legal(self.progress.s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.deals if self.progress.s is None else self.progress.asked
        return [(number, 1 / many) for number in range(many)]

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        chance = self.deals if progress.s is None else progress.asked
        if not (0 <= action < chance if chance else action in progress.setting.game.legal(progress.s)):
            raise IllegalAction(str(action), [str(each) for each in self.legal_actions()])
        if progress.s is None:
            progress.deal(action)
        elif chance:
            progress.draw(action)
        else:
            progress.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.progress.s is None else f"draw {action}"
        actions = self.progress.setting.game.actions
        if not 0 <= action < actions.size:
            raise RiverratError(f"there is no action {action}; they are 0 to {actions.size - 1}")
        return actions.text(action)

    def is_terminal(self) -> bool:
        return bool(self.progress.s is not None and self.progress.s.over and not self.progress.asked)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.progress.setting.seats
        worth = final_rewards(self.progress.setting.game, self.progress.s, self.reward)
        return [float(each) for each in worth]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> Self:
        """A state the player could believe in, everything it knows being the same.

        It can be played on like any other; its history is still that of the game it was made from.
        """
        other: SpielState = self.clone()
        other.progress = self.progress.believed(player_id, int(probability_sampler() * LIKELY))
        return other

    def __str__(self) -> str:
        """For people: where the game stands. What everybody sees is in the observation."""
        s, game = self.progress.s, self.progress.setting.game
        if s is None:
            return f"{game.name}, not dealt yet"
        whose = "over" if s.over else f"seat {game.seat(s)} decides {game.step(s)}"
        return f"{game.name}, turn {s.turn}, {whose}{', chance draws' if self.progress.asked else ''}"


class Observer:
    """What a player may know: its features as a tensor or by name; with perfect recall also what was done (`done`, the
    last RECALLED actions) and, as a text, all it saw of the deal, of what was done and of what was drawn.
    """

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        self.recall = kind.perfect_recall
        self.layout = features_of(setting.game)
        size = self.layout.size
        self.tensor = np.zeros(size + 3 * RECALLED if self.recall else size, np.float32)
        self.dict = self.layout.named(self.tensor[:size])
        if self.recall:
            self.dict["done"] = self.tensor[size:].reshape(RECALLED, 3)

    def set_from(self, state: SpielState, player: int) -> None:
        progress = state.progress
        self.tensor[:] = 0
        if progress.s is not None:
            self.tensor[: self.layout.size] = progress.seen(player)
            done = progress.done[player]
            if self.recall and done:
                self.dict["done"][: len(done)] = done

    def string_from(self, state: SpielState, player: int) -> str:
        progress = state.progress
        if progress.s is None:
            return "not dealt yet"
        doing = [f"asked of chance: {progress.asked}"] if progress.asked else []
        seen = progress.heard[player] if self.recall else self.layout.words(progress.seen(player))
        return "\n".join([*seen, *doing])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house for OpenSpiel. Parameters: `seats`, `mode`, `reward` and `deals`."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setting = Setting.of(self.name, given.get("mode") or None, given.get("seats") or None)
        self.reward, self.deals = given.get("reward") or "rank", given.get("deals", DEALS)
        check_reward(self.reward)
        if self.deals < 1:
            raise BadOption(f"deals: needs a whole number from 1 on, not {self.deals}")
        zero = self.reward == "rank" and self.setting.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions.size,
            max_chance_outcomes=max(self.deals, DRAWS),
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.name, zero), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, params)


def short_name(name: str) -> str:
    """The name of a game for `pyspiel.load_game`.

    Examples:
        >>> short_name("la-loire")
        'riverrat_la_loire'
    """
    return f"riverrat_{name.replace('-', '_')}"


def _type(name: str, zero_sum: bool = False) -> Any:
    kinds, counts = pyspiel.GameType, games.load(name).seat_counts
    return kinds(
        short_name=short_name(name),
        long_name=f"Riverrat: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "mode": "", "reward": "rank", "deals": DEALS},
    )


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if short_name(name) not in known:
            pyspiel.register_game(_type(name), type(f"Spiel{name.title()}", (SpielGame,), {"name": name}))


register()
