"""Who is next: the order in which what takes long is done. Nothing here waits or knows the time by itself."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from .asker import Asker
from .changes import Refused

HERE, IN_ALL = 64, 4096  # that may wait, of one address and of all
REMEMBERED = 10_000  # addresses, people and tables whose last turn is known


@dataclass(eq=False)
class Work:
    asker: Asker
    watched: Callable[[], bool]  # whether somebody waits for it
    long: bool = False
    began: float = -1.0  # when its turn began; before that, negative
    seen: bool = True  # whether somebody waited for it then

    @property
    def owners(self) -> tuple[tuple[str, str], ...]:
        asker = self.asker
        return ("address", asker.address), ("person", asker.person), ("table", asker.table)


class Line:
    """So many at once, of long ones fewer, and never all of them for one address.

    What somebody waits for comes first; then each address, person and table has its turn. Long work that nobody waits
    for leaves a place to that which somebody does, and rests for as long as it took.
    """

    def __init__(self, places: int, *, long: int, each: int = IN_ALL, here: int = HERE) -> None:
        self.places, self.long = places, long
        self.each, self.here = each, here  # that one person may have in all, and that may wait of one address
        self.waiting: list[Work] = []
        self.running: list[Work] = []
        self._turns = 0
        self._served: OrderedDict[tuple[str, str], int] = OrderedDict()  # when each last had a turn
        self._rest = 0.0

    def add(self, work: Work) -> None:
        """Join the queue; refused where it is full."""
        address, person = work.asker.address, work.asker.person
        here = sum(one.asker.address == address for one in self.waiting)
        mine = sum(one.asker.person == person for one in (*self.waiting, *self.running))
        if mine >= self.each or here >= self.here:
            raise Refused("too-many", "One after the other, please; wait a moment.", 429)
        if len(self.waiting) >= IN_ALL:
            raise Refused("too-many", "The house has too much to do just now; try again in a moment.", 429)
        self.waiting.append(work)

    def next(self, now: float) -> Work | None:
        """Whose turn begins now, if there is a place for anybody."""
        busy = Counter(owner for one in self.running for owner in one.owners)
        able = [one for one in self.waiting if self._may(one, busy, now)]
        if not able:
            return None
        found = min(able, key=lambda one: self._rank(one, busy))  # of equals, who came first
        self.waiting.remove(found)
        self.running.append(found)
        found.began, found.seen = now, found.watched()
        self._turns += 1
        for owner in found.owners:
            self._served[owner] = self._turns
            self._served.move_to_end(owner)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        return found

    def leave(self, work: Work, now: float) -> None:
        """Its turn is over, or nobody wants it any more."""
        if work in self.waiting:
            self.waiting.remove(work)
        elif work in self.running:
            self.running.remove(work)
            if work.long and not work.seen:
                self._rest = now + (now - work.began)

    def resting(self, now: float) -> bool:
        """Whether somebody may have a turn later though nothing else happens."""
        return now < self._rest and bool(self.waiting)

    def _may(self, work: Work, busy: Counter[tuple[str, str]], now: float) -> bool:
        address, person, _ = work.owners
        if len(self.running) >= self.places or busy[address] >= max(1, self.places - 1):
            return False
        long = [one for one in self.running if one.long]
        if work.long and len(long) >= self.long:
            return False
        if work.watched():
            return True
        unseen = [one for one in self.running if not one.seen]
        if any(one.asker.person == person[1] for one in unseen):
            return False
        slow = sum(one.long for one in unseen)
        return not work.long or (slow < max(1, self.long - 1) and now >= self._rest)

    def _rank(self, work: Work, busy: Counter[tuple[str, str]]) -> tuple[bool, tuple[tuple[int, int], ...]]:
        return not work.watched(), tuple((busy[owner], self._served.get(owner, 0)) for owner in work.owners)
