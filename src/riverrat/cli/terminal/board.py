"""The table in lines, and which of them are worth saying again."""


class Board:
    """Remembers what was shown last, to show only what has changed since."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def all(self, lines: list[str]) -> list[str]:
        self.shown = lines
        return lines

    def changed(self, lines: list[str], own: str = "") -> list[str]:
        """The lines that are new, and those about the player whose lines begin with `own`, if one is named.

        A line that is set in belongs to the one above it that is not, which is said with it.
        """
        before, self.shown = set(self.shown), lines
        if not before:
            return lines
        found: list[str] = []
        heading, said, mine = "", False, False
        for line in lines:
            if not line.startswith(" "):
                heading, mine = line, bool(own) and line.startswith(own)
                said = mine or line not in before
                if said:
                    found.append(line)
            elif mine or line not in before:
                if not said:
                    found.append(heading)
                    said = True
                found.append(line)
        return found
