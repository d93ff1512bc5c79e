"""What the rest of the house may know of a game.

A game's rules trust their caller. `Game` is the border: it checks what comes in, plays on to the next real decision and
gives back plain Python values.
"""

import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from numbers import Integral
from pathlib import Path
from typing import Any, Generic

from .actions import ActionSpace, Audits, Events
from .data import Box
from .errors import BadOption, BadPosition, IllegalAction, RiverratError
from .habits import Habits, no_habits
from .options import Mode, Option, agreed, one_of
from .rule import EVENT, EVENTS_KEPT, MASK, Log, Out, rule, seat_now, seed_words, step_now
from .state import STACK, S, State
from .steps import Happen, Legal, Play, Steps, advancing

SPECTATOR = -1
Say = Callable[..., str]  # say("show-money", coins=3): a text of the game in the reader's language
Event = tuple[int, ...]  # kind, seat, four values, reveals when it was told
SEED_BITS = 128


@dataclass(frozen=True)
class Score:
    """How one seat stands: its points, what they are made of, and whether it has won."""

    seat: int
    points: int
    lines: dict[str, int]
    rank: int  # higher is better; equal ranks share a place
    won: bool


@rule
def no_redeal(s: State, seat: int) -> None:
    """For games in which nothing settled is hidden."""


@rule
def no_shares(s: State, seat: int) -> int:
    """For games without fields that only some players know."""
    return 0


def no_achievements(s: State, seat: int) -> list[tuple[str, str]]:
    """For games without challenges."""
    return []


def sees_all(s: Any, seat: int, action: int) -> bool:
    """For games in which everybody sees what is done."""
    return True


def hear_all(event: Event, seat: int) -> Event | None:
    """For games whose events are all public."""
    return event


def hides_something(s: State) -> bool:
    """For games in which players hold secrets."""
    return True


def hides_nothing(s: State) -> bool:
    """For games in which everybody sees everything."""
    return False


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """One game: its words, its data, its rules, and what one may ask of it. `S` is the type of its state.

    Examples:
        >>> import riverrat
        >>> game = riverrat.load("first-rat")
        >>> s = game.new(seats=2, seed=1)
        >>> game.seat(s), game.step(s), [game.actions.text(action) for action in game.legal(s)]
        (0, 'go', ['go 1', 'go 2', 'go 3', 'go 4', 'go 5'])
        >>> [game.event_words(event) for event in game.play(s, "go 3")][1]
        ('collected', {'resource': 'apple-core', 'amount': 1})

    The fields are what a game's package declares; functions marked (rule) run compiled too.
    """

    name: str
    version: int  # of the rules: a record of another version is not replayed
    package: str
    box: Box
    state: type[S]
    actions: ActionSpace
    steps: Steps
    events: Events
    options: tuple[Option, ...]
    modes: tuple[Mode, ...]
    score_lines: tuple[str, ...]
    audits: Audits  # what `audit` checks
    setup: Happen[S]  # (rule) setup(s, log): from seats and options to the first step on the stack
    legal_rule: Legal[S]  # (rule) legal(s, out) -> count: the choices of the step on top
    play_rule: Play[S]  # (rule) play(s, action, log); action -1 for an automatic step
    points_rule: Callable[[S, int, Out], int]  # (rule) points(s, seat, lines) -> total, its breakdown in lines
    rank_rule: Callable[[S, int], int]  # (rule) rank(s, seat): points with tie-breaks, as one comparable number
    won_rule: Callable[[S, int], int]  # (rule) won(s, seat): 1 for a winner of the finished game
    audit_rule: Callable[[S], int]  # (rule) audit(s) -> 0, or the number in `audits` of what does not hold
    view_rule: Callable[[S, int], Any]  # view(s, seat): what that seat may see, as JSON-ready named values
    view_type: Any  # the TypedDict `view` returns
    show: Callable[[Any, Say], str]  # show(view, say): a view as a few lines of text, for terminal and screen reader
    redeal_rule: Callable[[S, int], None] = no_redeal  # (rule) redeal(s, seat): draw anew what is hidden from it
    shares_rule: Callable[[S, int], int] = no_shares  # (rule) shares(s, seat): 1 if it knows the fields marked shared
    hears: Callable[[Event, int], Event | None] = hear_all  # hears(event, seat): as that seat may know it, or None
    sees: Callable[[S, int, int], bool] = sees_all  # sees(s, seat, action): whether it may know what is done
    hides: Callable[[S], bool] = hides_something  # hides(s): whether seats see different things; else one view is all
    achievements: Callable[[S, int], list[tuple[str, str]]] = no_achievements  # (level, challenge) it has met
    habits: Callable[..., Habits] = no_habits  # habits(record): how a finished game ended and what each seat did in it
    rival: str = ""  # where the view has the points of the rival whom the rules play against a lone player: greg.points
    dealt: str = ""  # where the view has what is placed one by one: its sign, how many are left, how they would spread
    names: str = ""  # words that follow from the box, as Fluent lines for the catalogues of all languages
    most_choices: int = 512

    def __post_init__(self) -> None:
        self.state.words = (self.name, *(step.name for step in self.steps.all))

    def __repr__(self) -> str:
        return f"<{self.name}, rules version {self.version}, data {self.box.hash}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is known by its package to whoever reads this again."""
        return game_of, (self.package,)

    @cached_property
    def advance_rule(self) -> Callable[[S, Out, Log], int]:
        """(rule) advance(s, out, log) -> count: plays on to the next real decision and writes its choices."""
        return advancing(self.legal_rule, self.play_rule, self.steps.kinds)

    @cached_property
    def folder(self) -> Path:
        """Where the game's package lies."""
        return Path(str(sys.modules[self.package].__file__)).parent

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play, over all modes."""
        return tuple(sorted({count for mode in self.modes for count in mode.seats}))

    # --- starting -----------------------------------------------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, str] | None = None, seed: int | None = None) -> S:
        """A state set up and played on to its first decision. Without a seed, chance comes from the system.

        Raises BadOption for a seat count, an option, a choice or a seed that the game does not have.
        """
        s = self.blank(seats, options)
        seed_table(s, secrets.randbits(SEED_BITS) if seed is None else seed)
        self.setup(s, None)
        self.advance_rule(s, self.buffer(), None)
        return s

    def blank(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """A state before its setup, with seats and options written in."""
        if not whole(seats) or seats not in self.seat_counts:
            raise BadOption(f"{self.name} is for {one_of(self.seat_counts)} players, not {seats!r}")
        s = self.state()
        s.seats = seats
        for at, value in enumerate(self.option_values(options or {})):
            s.option[at] = value
        return s

    def agreed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Chosen options by the names they have today: older records write some differently. Raises BadOption."""
        return agreed(self.name, self.options, options)

    def option_values(self, options: Mapping[str, str]) -> list[int]:
        """The number of the choice made for each option, defaults included. Raises BadOption."""
        chosen = self.agreed(options)
        return [option.choices.index(chosen.get(option.name, option.choices[0])) for option in self.options]

    def options_of(self, s: S) -> dict[str, str]:
        """The options a state is played with, defaults included."""
        self.check_state(s)
        return {option.name: option.choices[s.option[at]] for at, option in enumerate(self.options)}

    def mode(self, name: str) -> Mode:
        """The mode of that name. Raises BadOption."""
        for mode in self.modes:
            if mode.name == name:
                return mode
        raise BadOption(f"{self.name} has no mode {name!r}; it has {one_of([m.name for m in self.modes])}")

    # --- playing ------------------------------------------------------------------------------------------------------

    def buffer(self) -> Out:
        """Room for the choices of any decision of this game."""
        return [0] * self.most_choices

    def legal(self, s: S) -> list[int]:
        """The ids of all legal actions of the decision at hand; empty when the game is over."""
        self.check_state(s)
        out = self.buffer()
        return out[: self.legal_rule(s, out)] if not s.over else []

    def play(self, s: S, action: int | str) -> list[Event]:
        """Take one action, an id or its text, then play on to the next real decision. Returns what happened.

        Raises IllegalAction, and leaves the state as it is, when the action is not legal here.
        """
        return self.play_trusted(s, self.check_action(s, action))

    def play_trusted(self, s: S, action: int) -> list[Event]:
        """`play` for an action that is known to be legal."""
        log = new_log()
        self.play_rule(s, action, log)
        self.advance_rule(s, self.buffer(), log)
        return read_log(log)

    def seat(self, s: S) -> int:
        """Whose decision it is; nobody's (-1) when the game is over."""
        self.check_state(s)
        return SPECTATOR if s.over else seat_now(s)

    def step(self, s: S) -> str:
        """The name of the decision at hand."""
        self.check_state(s)
        return self.steps.all[0 if s.over else step_now(s)].name

    # --- looking ------------------------------------------------------------------------------------------------------

    def view(self, s: S, seat: int = SPECTATOR) -> Any:
        """What a seat may see, or somebody who only watches, as JSON-ready named values (the game's `view_type`)."""
        self.check_viewer(s, seat)
        return self.view_rule(s, seat)

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A state the seat could believe in: a sample of its information set, drawn with `seed`.

        What the seat cannot know is dealt anew, every deal that agrees with all it knows as likely as the rules make
        it, and the future is another one; its view, its inputs and what it may choose stay as they are. Whether there
        is anything but the future that it cannot know says `riverrat.env.chance.hidden`; the set itself, with
        probabilities, is `riverrat.env.chance.beliefs`.
        """
        self.check_viewer(s, seat)
        other = s.clone()
        seed_table(other, seed)
        self.redeal_rule(other, seat)
        other.reveals = s.reveals  # dealing anew in one's head shows nobody anything
        return other

    def scores(self, s: S) -> list[Score]:
        """How every seat stands now; winners once the game is over."""
        self.check_state(s)
        found = []
        for seat in range(s.seats):
            lines = [0] * len(self.score_lines)
            points = self.points_rule(s, seat, lines)
            named = dict(zip(self.score_lines, lines, strict=True))
            found.append(Score(seat, points, named, self.rank_rule(s, seat), bool(s.over and self.won_rule(s, seat))))
        return found

    def audit(self, s: S) -> str:
        """The name of the first invariant that does not hold, or nothing."""
        self.check_state(s)
        return self.audits.all[self.audit_rule(s)]

    def event_words(self, event: Event) -> tuple[str, dict[str, str | int]]:
        """An event by name, with its values by name."""
        kind = self.events.all[event[0]]
        words: dict[str, str | int] = {}
        for (name, values), value in zip(kind.parameters.items(), event[2:], strict=False):
            words[name] = value if values is None else values[value] if 0 <= value < len(values) else "none"
        return kind.name, words

    # --- positions ----------------------------------------------------------------------------------------------------

    def position(self, s: S) -> dict[str, Any]:
        """Any moment of a game as JSON: written, edited, loaded and played on."""
        self.check_state(s)
        return {"game": self.name, "rules": self.version, "data": self.box.hash, "state": s.to_json()}

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state a position describes. Raises BadPosition, which names what does not fit."""
        if not isinstance(position, Mapping):
            raise BadPosition("position", f"needs game, rules, data and state by name, not {position!r}")
        if position.get("rules") != self.version:
            raise BadPosition("rules", f"this is version {self.version} of the rules, not {position.get('rules')!r}")
        if position.get("data", self.box.hash) != self.box.hash:
            raise BadPosition("data", f"written with box {position['data']!r}; this one is {self.box.hash}")
        s = self.state.from_json(position.get("state"))
        self.check(s)
        return s

    # --- the border ---------------------------------------------------------------------------------------------------

    def check_state(self, s: Any) -> None:
        """Refuse what is no state of this game, whichever its box. Raises BadOption."""
        if not isinstance(s, self.state) and not self.state.alike(type(s)):
            raise BadOption(f"{self.name} needs a state of its own, not {type(s).__name__} of {type(s).__module__}")

    def check_seat(self, s: Any, seat: Any) -> None:
        """Refuse a seat that nobody can take. Raises BadOption."""
        self.check_state(s)
        if not whole(seat) or not 0 <= seat < s.seats:
            raise BadOption(f"there is no seat {seat!r}; they are 0 to {s.seats - 1}")

    def check_viewer(self, s: Any, seat: Any) -> None:
        """Refuse whoever neither sits at this table nor only watches. Raises BadOption."""
        self.check_state(s)
        if not whole(seat) or not SPECTATOR <= seat < s.seats:
            raise BadOption(f"there is no seat {seat!r}; they are 0 to {s.seats - 1}, and {SPECTATOR} only watches")

    def check_action(self, s: Any, action: Any) -> int:
        """The id of an action that is legal here, given as such or as its text. Raises IllegalAction."""
        legal = self.legal(s)
        chosen: Any = self.actions.id(action) if isinstance(action, str) else action
        if not whole(chosen) or chosen not in legal:
            known = whole(chosen) and 0 <= chosen < self.actions.size
            named = self.actions.text(chosen) if known else repr(action)
            raise IllegalAction(named, [self.actions.text(each) for each in legal])
        return int(chosen)

    def check(self, s: S) -> None:
        """Refuse a state that no game could come to. Raises BadPosition."""
        if s.seats not in self.seat_counts:
            raise BadPosition("seats", f"needs {one_of(self.seat_counts)}, not {s.seats}")
        for at, option in enumerate(self.options):
            if not 0 <= s.option[at] < len(option.choices):
                raise BadPosition(f"option[{at}]", f"{option.name} has no choice number {s.option[at]}")
        if not s.over and not 1 <= s.depth <= STACK:
            raise BadPosition("depth", "a game that goes on needs a pending step")
        for at in range(min(s.depth, STACK)):
            step, seat, _, _ = s.stack[at]
            if not 0 < step < len(self.steps.all) or not 0 <= seat < s.seats:
                raise BadPosition(f"stack[{at}]", "names no step or no seat of this game")
        try:
            fault = self.audit(s)
            dead = not s.over and not fault and self.advance_rule(s, self.buffer(), None) < 0
        except (IndexError, ZeroDivisionError) as error:
            raise BadPosition("state", f"some values contradict each other ({error})") from None
        if fault:
            raise BadPosition("state", f"breaks {fault}")
        if dead:
            raise BadPosition("state", "leaves nothing to choose")


# --- helpers ----------------------------------------------------------------------------------------------------------


def whole(number: Any) -> bool:
    """Whether something is a whole number, Python's or NumPy's."""
    return type(number) is int or (isinstance(number, Integral) and not isinstance(number, bool))


def game_of(package: str) -> Game[Any]:
    """The game of a package, such as a pickle names. Raises RiverratError where it is not here."""
    try:
        found: Game[Any] = import_module(package).GAME
    except ModuleNotFoundError:
        raise RiverratError(f"no game {package} here; one with a corrected box has to be loaded first") from None
    return found


def new_log() -> list[int]:
    return [0] * (1 + EVENT * EVENTS_KEPT)


def read_log(log: Log) -> list[Event]:
    """The events in a buffer."""
    assert log is not None
    return [tuple(log[at : at + EVENT]) for at in range(1, 1 + log[0], EVENT)]


def seed_table(s: State, seed: int) -> None:
    """Start a table's chance from a number of up to 128 bits."""
    if not whole(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise BadOption(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    seed = int(seed)
    seed_words(s, seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, seed >> 96)
