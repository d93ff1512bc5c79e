"""For whom something is thought, looked up or read at length, and from where they were last seen."""

from collections import OrderedDict
from contextvars import ContextVar
from dataclasses import dataclass

KNOWN = 20_000  # people whose address is remembered


@dataclass(frozen=True)
class Asker:
    """What takes long is shared by address first, then by person, then by table."""

    address: str = ""
    person: str = ""
    table: str = ""


HOUSE = Asker()
ASKING: ContextVar[Asker] = ContextVar("asking", default=HOUSE)  # who is served now


class Whereabouts:
    """The address each person was last seen at; who was not seen yet is at one of their own."""

    def __init__(self, known: int = KNOWN) -> None:
        self.known = known
        self._seen: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > self.known:
            self._seen.popitem(last=False)

    def asker(self, person: str, table: str) -> Asker:
        return Asker(self._seen.get(person, person), person, table)
