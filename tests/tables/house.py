"""A house without a web, and two people who play in it."""

from riverrat import games
from riverrat.server.metrics import Metrics
from riverrat.server.opponents.pool import Opponents
from riverrat.server.settings import Settings
from riverrat.server.store.store import Store
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Act
from riverrat.tables.lobby import Lobby
from riverrat.tables.notices import Notices
from riverrat.tables.room import Room
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.turns import Turns


class House:
    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.url)
        self.store.migrate()
        catalogue = Catalogue(settings, self.store)
        self.rooms = Rooms(self.store, catalogue, Metrics())
        self.notices = Notices(self.rooms)
        self.pool = Opponents(1, catalogue, Metrics(), compiling=False)
        self.lobby = Lobby(self.rooms, self.notices, self.pool)
        Turns(self.rooms, self.pool)
        self.ann, self.bob = (self.store.new_person(name)[0] for name in ("Ann", "Bob"))

    def close(self) -> None:
        self.pool.close()
        self.store.close()

    async def table(self, name: str = "", minutes: int = 0, late: str = "opponent") -> Room:
        """A table of Ann and Bob at which Ann is to decide."""
        seats = [Seat("person", person.id, name=person.name) for person in (self.ann, self.bob)]
        sheet = new_sheet(games.load("toy"), seats, {})
        sheet.name, sheet.minutes, sheet.late = name, minutes, late
        self.store.create(sheet)
        return await self.rooms.room(sheet.id)

    async def act(self, room: Room, person: Person) -> None:
        assert room.table.game is not None
        action = room.table.game.legal(room.table.s)[0]
        await self.rooms.commit(room, Act(person, room.table.version, (action,)))

    async def until_bob(self, room: Room) -> None:
        while room.table.deciding() == 0:
            await self.act(room, self.ann)
