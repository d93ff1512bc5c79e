"""The words of a game: its actions, its events and what must always hold in it, each declared once.

Every action is an id (learning), a text (records) and, where it has a place, a target (the board on screen). Every
word has a text key, so that a catalogue can say it in any language. Rules use the plain ints these tables hand out;
what a screen should know of a word besides is declared with it, and no rule asks for it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from .errors import RiverratError

Values = Sequence[str] | range  # names, or numbers that stand for themselves
Amounts = Mapping[str, str | int]  # of each sign a number or a parameter, paid with a minus: {"coin": "-price"}


@dataclass(frozen=True)
class Verb:
    """A block of neighbouring action ids: one verb with every combination of its parameters."""

    name: str
    first: int
    parameters: dict[str, Values]
    target: str  # its form, such as village:{village}
    stays: bool  # a choice like any other, though without parameters it looks like a way out
    gives_up: bool  # gives away what a click on its place would rather use: it has buttons only
    repeats: bool  # done several times in a row from one place, such as loading
    detail: bool  # of an intention: its places are lit once all else is chosen
    due: bool  # said beside the way out where it is left undone
    echo: str  # the event that says no more than the choice: "recruits on K10" of "Recruit on K10"
    also: str  # one more target to choose it by; {seat} is whose choice it is
    settles: tuple[str, str] | None  # the way out after the first event, before the second brings anything
    leads: tuple[str, str] | None  # the event that says where it leads unasked, and the verb for going there
    holds: tuple[str, ...]  # a way out to be taken whenever the same is asked, until one of these events

    @property
    def count(self) -> int:
        return prod(len(values) for values in self.parameters.values())

    def values(self, action: int) -> dict[str, str | int]:
        """What each parameter is in the action with this id."""
        rest, found = action - self.first, {}
        for name, choices in reversed(self.parameters.items()):
            rest, at = divmod(rest, len(choices))
            found[name] = choices[at]
        return dict(reversed(found.items()))


class ActionSpace:
    """Dense, stable action ids in the order they are declared.

    Examples:
        >>> actions = ActionSpace()
        >>> DONE = actions.add("done")
        >>> RIDE = actions.add("ride", village=("blois", "tours"), horses=range(3), target="village:{village}")
        >>> RIDE, actions.size, actions.text(RIDE + 1 * 3 + 2), actions.target(6), actions.id("ride blois 0")
        (1, 7, 'ride tours 2', 'village:tours', 1)
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self._of: list[Verb] = []
        self._texts: list[str] = []
        self._targets: list[str] = []
        self._ids: dict[str, int] = {}

    def add(
        self,
        verb: str,
        *,
        target: str = "",
        stays: bool = False,
        gives_up: bool = False,
        repeats: bool = False,
        detail: bool = False,
        due: bool = False,
        echo: str = "",
        also: str = "",
        settles: tuple[str, str] | None = None,
        leads: tuple[str, str] | None = None,
        holds: tuple[str, ...] = (),
        **parameters: Values,
    ) -> int:
        """Declare a verb; its ids start at the number returned, the last parameter counting fastest."""
        first = self.size
        block = Verb(
            verb, first, parameters, target, stays, gives_up, repeats, detail, due, echo, also, settles, leads, holds
        )
        self.verbs.append(block)
        self._of += [block] * block.count
        self.size += block.count
        for action in range(block.first, self.size):
            values = block.values(action)
            text = " ".join([verb, *map(str, values.values())])
            if text in self._ids:
                raise ValueError(f"the action {text!r} is declared twice")
            self._ids[text] = action
            self._texts.append(text)
            self._targets.append(target.format(**values))
        return block.first

    @property
    def firsts(self) -> tuple[int, ...]:
        """Of every verb the first id, from the lowest on: rules tell actions apart by it."""
        return tuple(verb.first for verb in self.verbs)

    def verb(self, action: int) -> Verb:
        return self._of[action]

    def text(self, action: int) -> str:
        return self._texts[action]

    def target(self, action: int) -> str:
        return self._targets[action]

    def values(self, action: int) -> dict[str, str | int]:
        return self._of[action].values(action)

    def id(self, text: str) -> int:
        """The action a text names. Raises RiverratError when there is no such action in this game."""
        found = self._ids.get(" ".join(text.split()))
        if found is None:
            known = ", ".join(block.name for block in self.verbs)
            raise RiverratError(f"{text!r} is no action of this game; its verbs: {known}")
        return found

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))


@dataclass(frozen=True)
class EventKind:
    name: str
    parameters: dict[str, Values | None]
    brings: Amounts  # what the seat it speaks of gets or pays
    hands: Amounts  # what the other it names (`player`) gets or pays
    later: Amounts  # what its seat gets or pays in time, such as when a work is finished
    there: Amounts  # neither gained nor paid, such as the price of what could be bought
    bad: bool  # what it brings is nothing to be glad of
    counted: bool  # says no more than what it brings
    counts: str  # the parameter by which the board counts: rounds, turns, years
    opens: str  # the phase that begins with it, such as combat or {phase}: the log is headed by it
    news: bool  # told at the table when it comes with what is counted, such as a new year
    shows: str  # the part of the view right after it that says what it leaves out, such as an offer
    # One step of a walk: the parameter that says whither. Whence says a parameter called `start`; without one that is
    # where the last step led, and before any the first value of the parameter.
    walks: str
    ends: bool  # says why the game ends, some turns before it does
    unowned: bool  # comes about by itself, though it speaks of a seat
    rival: bool  # the doing of the rival whom the rules play
    answers: bool  # answers the other it names (`player`), whose turn may be over with it


class Events:
    """The kinds of event of a game: `ATE = EVENTS.add("ate", cheese=None, place=PLACE)`; None is a plain number.

    `where` names the parameters that say where something happens, as against with what.
    """

    def __init__(self, where: Sequence[str] = ()) -> None:
        self.all: list[EventKind] = []
        self.where = where

    def add(
        self,
        name: str,
        *,
        brings: Amounts | None = None,
        hands: Amounts | None = None,
        later: Amounts | None = None,
        there: Amounts | None = None,
        bad: bool = False,
        counted: bool = False,
        counts: str = "",
        opens: str = "",
        news: bool = False,
        shows: str = "",
        walks: str = "",
        ends: bool = False,
        unowned: bool = False,
        rival: bool = False,
        answers: bool = False,
        **parameters: Values | None,
    ) -> int:
        if len(parameters) > 4:
            raise ValueError("an event carries at most four values")
        amounts = (brings or {}, hands or {}, later or {}, there or {})
        kind = EventKind(
            name, parameters, *amounts, bad, counted, counts, opens, news, shows, walks, ends, unowned, rival, answers
        )
        self.all.append(kind)
        return len(self.all) - 1


class Audits:
    """What must always hold in a game, by name: `BAD_HORSES = AUDITS.add("horses")`.

    A game's `audit` returns the number of the first that does not hold, or 0.
    """

    def __init__(self) -> None:
        self.all: list[str] = [""]

    def add(self, name: str) -> int:
        if name in self.all:
            raise ValueError(f"the audit {name!r} is declared twice")
        self.all.append(name)
        return len(self.all) - 1
