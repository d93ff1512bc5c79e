"""How much each may ask for at once."""

import time
from collections import OrderedDict

from .settings import FRACTION


class Buckets:
    """How much each of many askers has left: `rate` more a second, up to `most`."""

    def __init__(self, limit: FRACTION, known: int = 20_000) -> None:
        (self.rate, self.most), self.known = limit, known
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, count: float = 1.0) -> bool:
        """Whether `who` may go on; what they may not take is not counted."""
        at = time.monotonic()
        left, since = self._left.pop(who, (self.most, at))
        left = min(self.most, left + (at - since) * self.rate)
        allowed = left >= count
        self._left[who] = (left - count if allowed else left, at)
        if len(self._left) > self.known:
            self._left.popitem(last=False)
        return allowed
