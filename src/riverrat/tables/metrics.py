"""What is counted at tables, for whoever wants to know."""

from typing import Protocol


class Metrics(Protocol):
    def count_tables(self, tables: int) -> None:
        """So many are in memory now."""

    def count_viewers(self, change: int) -> None:
        """So many more look on, or fewer."""

    def count_message(self, kind: str) -> None: ...

    def count_refusal(self, code: str) -> None: ...

    def count_entry(self, kind: str, seconds: float) -> None:
        """One was written down, which took so long."""
