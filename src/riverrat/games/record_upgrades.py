"""From one version of a game's rules to the next: how a position is written under the new ones.

Whoever raises a game's `version` says here what becomes of games in progress: a function from the named values of a
state (`State.to_json`) under the old version to those under the next. It may change the dictionary it is given. A
running table then goes on from where it stands; without an entry it can only be looked at.
"""

from collections.abc import Callable
from typing import Any

Values = dict[str, Any]
UPGRADES: dict[tuple[str, int], Callable[[Values], Values]] = {}  # (game, old version): the values under the next one


def leads(game: str, old: int, new: int) -> bool:
    """Whether positions can be brought from one version to another."""
    return old < new and all((game, version) in UPGRADES for version in range(old, new))


def upgraded(game: str, old: int, new: int, values: Values) -> Values:
    """A position under later rules."""
    for version in range(old, new):
        values = UPGRADES[game, version](values)
    return values
