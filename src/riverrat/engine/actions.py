"""The words of a game: its actions, its events and what must always hold in it, each declared once.

Every action is an id (learning), a text (records) and, where it has a place, a target (the board on screen). Every
word has a text key, so that a catalogue can say it in any language. Rules use the plain ints these tables hand out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from .errors import RiverratError

Values = Sequence[str] | range  # names, or numbers that stand for themselves


@dataclass(frozen=True)
class Verb:
    """A block of neighbouring action ids: one verb with every combination of its parameters."""

    name: str
    first: int
    parameters: dict[str, Values]
    target_form: str

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

    def add(self, verb: str, *, target: str = "", **parameters: Values) -> int:
        """Declare a verb; its ids start at the number returned, the last parameter counting fastest."""
        block = Verb(verb, self.size, parameters, target)
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


class Events:
    """The kinds of event of a game: `ATE = EVENTS.add("ate", cheese=None, where=PLACES)`; None is a plain number."""

    def __init__(self) -> None:
        self.all: list[EventKind] = []

    def add(self, name: str, **parameters: Values | None) -> int:
        if len(parameters) > 4:
            raise ValueError("an event carries at most four values")
        self.all.append(EventKind(name, parameters))
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
