"""What is seen of a table, part by part: from move to move most parts of a view stay as they are."""

from typing import Any


class Parts:
    """A view through one pair of eyes, and since which version each of its parts has been as it is."""

    def __init__(self) -> None:
        self.whole: dict[str, Any] = {}
        self._since: dict[str, int] = {}

    def show(self, view: dict[str, Any], version: int) -> None:
        """Take in the view of a version. To compare two parts costs much less than to encode one."""
        before, self.whole = self.whole, view
        for name, part in view.items():
            old = before.get(name, self)  # which is no part of any view
            if part is not old and part != old:
                self._since[name] = version

    def after(self, version: int) -> dict[str, Any]:
        """The parts that changed after a version; after -1, all of them."""
        since = self._since
        return {name: part for name, part in self.whole.items() if since[name] > version}
