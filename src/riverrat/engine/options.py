"""What a host may choose: the rulings and variants of a game, and the modes that bundle them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .errors import BadOption

_PLAIN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Option:
    """A ruling or variant the host may choose; the default comes first. Rules read its index from `s.option`.

    Names and choices are words joined by hyphens. Older records and tables have underscores in their place: they name
    the same option (see `agreed`).
    """

    name: str
    choices: tuple[str, ...]

    def __post_init__(self) -> None:
        for word in (self.name, *self.choices):
            if not _PLAIN.fullmatch(word):
                raise ValueError(f"option {self.name}: {word!r} is not made of small letters, digits and hyphens")


@dataclass(frozen=True)
class Mode:
    """A way to play that a host picks by name: seat counts with option values that belong together."""

    name: str
    seats: tuple[int, ...]
    options: Mapping[str, str] = field(default_factory=dict)


def agreed(game: str, known: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """The options that were chosen, by the names they have today. Raises BadOption for what `game` does not have."""
    choices = {option.name: option.choices for option in known}
    wanted: Any = given
    if not isinstance(wanted, Mapping) or any(type(word) is not str for pair in wanted.items() for word in pair):
        raise BadOption(f"options are names with choices, such as {{'tracks': 'variable'}}, not {given!r}")
    found: dict[str, str] = {}
    for said, choice in given.items():
        name, value = said.replace("_", "-"), choice.replace("_", "-")
        if name not in choices:
            raise BadOption(f"{game} has no option {said!r}; it has {one_of(list(choices))}")
        if value not in choices[name]:
            raise BadOption(f"option {name} can be {one_of(choices[name])}, not {choice!r}")
        if found.setdefault(name, value) != value:
            raise BadOption(f"option {name} is given twice, as {found[name]} and as {value}")
    return found


def one_of(words: Sequence[object]) -> str:
    """Several words as a person would list them: `a, b or c`."""
    shown = [str(word) for word in words]
    return " or ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)
