"""The table set by hand, in words close to the rules."""

from typing import Self

from riverrat.engine.game import Event
from tests.toy import GAME
from tests.toy.data import CARD

ANNA, BRUNO = range(2)


class Tabletop:
    """A new game that a test changes and plays on. `Tabletop().rats(ANNA, 6, 8).choose("rat 0")`"""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.s = GAME.new(seats, options, seed=1)
        self.events: list[Event] = []

    def rats(self, seat: int, *spaces: int) -> Self:
        self.s.rat[seat][:] = spaces
        return self

    def on_top(self, card: str) -> Self:
        """The card that whoever digs next finds; nobody knows it yet."""
        self.s.bag[CARD.index(card)] -= 1
        self.s.top = 1 + CARD.index(card)
        return self

    def choose(self, *actions: str) -> Self:
        for action in actions:
            self.events += GAME.play(self.s, action)
        return self

    def legal(self) -> list[str]:
        return [GAME.actions.text(action) for action in GAME.legal(self.s)]

    def told(self, name: str) -> list[dict[str, str | int]]:
        """The events of a kind so far, by their values."""
        words = [GAME.event_words(event) for event in self.events]
        return [values for kind, values in words if kind == name]

    def lines(self, seat: int) -> dict[str, int]:
        return GAME.scores(self.s)[seat].lines
