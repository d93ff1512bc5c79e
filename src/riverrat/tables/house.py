"""Everything around tables, put together; what stores, thinks and counts is given."""

from collections.abc import Coroutine
from typing import Any

from .analyses import Analyses
from .caretaker import Caretaker
from .catalogue import Catalogue
from .clockwatch import Clockwatch
from .history import History
from .lobby import Lobby
from .metrics import Metrics
from .notices import Notices
from .opponents import Opponents
from .replays import Replayer
from .rooms import Rooms
from .solving import Solving
from .statistics import Statistics
from .store import Store
from .talk import Talk
from .turns import Turns


class House:
    def __init__(
        self, store: Store, catalogue: Catalogue, opponents: Opponents, replayer: Replayer, metrics: Metrics
    ) -> None:
        self.catalogue = catalogue
        self.rooms = Rooms(store, catalogue, metrics)
        self.notices, self.turns = Notices(self.rooms), Turns(self.rooms, opponents)
        self.lobby, self.solving = Lobby(self.rooms, self.notices, opponents), Solving(store, catalogue)
        self.history, self.statistics = History(self.rooms, replayer), Statistics(store, replayer)
        self.analyses = Analyses(self.history, opponents)
        self.talk = Talk(self.rooms, self.notices, opponents, self.analyses)

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What is done for ever while the house is open."""
        return [Caretaker(self.rooms, self.turns, self.notices).run(), Clockwatch(self.rooms).run()]
