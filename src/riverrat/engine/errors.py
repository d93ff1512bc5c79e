"""What can go wrong at the borders, each with a message a person can act on."""

from collections.abc import Sequence
from difflib import get_close_matches


class RiverratError(Exception):
    """Base of every error that is about the caller's input; its text is one clear line."""

    @property
    def name(self) -> str:
        """What programs know it by: `bad-record`."""
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in type(self).__name__).lstrip("-")


class UnknownGame(RiverratError):
    """No game has this name; the message offers the nearest ones."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        near = get_close_matches(name, known, n=3, cutoff=0.4) or list(known)
        super().__init__(f"unknown game {name!r}; did you mean {' or '.join(near)}?")


class IllegalAction(RiverratError):
    """An action that is not among the legal ones; `legal` has their texts."""

    def __init__(self, action: str, legal: Sequence[str]) -> None:
        self.action, self.legal = action, tuple(legal)
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        super().__init__(f"{action!r} is not legal here; legal: {shown or 'nothing, the game is over'}")


class BadRecord(RiverratError):
    """A line of a record that does not fit: its number and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


class BadPosition(RiverratError):
    """A field of a position that cannot be: its name and the reason."""

    def __init__(self, field: str, reason: str) -> None:
        self.field, self.reason = field, reason
        super().__init__(f"{field}: {reason}")


class BadOption(RiverratError):
    """A seat count, option or choice the game does not have."""


class BadData(RiverratError):
    """A data file that names unknown values or contradicts itself."""
