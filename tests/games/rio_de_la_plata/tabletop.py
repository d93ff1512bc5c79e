"""Setting the table in words close to the rulebook's, and playing single steps on it."""

from itertools import pairwise
from typing import Self

from riverrat.engine.game import Event, seed_table
from riverrat.engine.rule import draw, pop, push
from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import (
    AREA,
    BUILDING,
    CELL,
    CHARACTER,
    COLUMN,
    EDGE,
    ENEMY,
    FIRST_YEAR,
    FORT,
    HOUSE,
    HUT,
    LADDER,
    LADDER_POINTS,
    LINE,
    LINE_CODE,
    NOTHING,
    PORT_LADDER,
    RESOURCE,
)
from riverrat.games.rio_de_la_plata.scoring import LINES, points
from riverrat.games.rio_de_la_plata.state import DOCKED, FROM_BUILDINGS, NOBODY, State
from riverrat.games.rio_de_la_plata.turn.groups import FOE, pile_of, size_of
from riverrat.games.rio_de_la_plata.turn.town_map import put_building
from riverrat.games.rio_de_la_plata.turn.walls_and_roads import build_road
from riverrat.texts import catalog

Y, G, R, K, W = range(5)  # yellow, green, red, black, white


class Town:
    """A table on which tests set pieces and take single decisions. Everybody starts with nothing but discs."""

    def __init__(self, seats: int = 3, order: tuple[int, ...] = (), **options: str) -> None:
        self.s: State = GAME.blank(seats, {name.replace("_", "-"): value for name, value in options.items()})
        seed_table(self.s, 7)
        GAME.setup(self.s, None)
        pop(self.s)
        self.events: list[Event] = []
        for seat in range(seats):
            self.s.order[seat] = order[seat] if order else seat
            self.has(seat)

    # --- setting the table --------------------------------------------------------------------------------------------

    def has(self, seat: int, wood: int = 0, stone: int = 0, precious: int = 0, coins: int = 0, points: int = 0) -> Self:
        self.s.stock[seat] = [wood, stone, precious]
        self.s.coins[seat] = coins
        self.s.earned[seat][FROM_BUILDINGS] += points - self.s.points[seat]
        self.s.points[seat] = points
        return self

    def year(self, year: int) -> Self:
        self.s.year = year - FIRST_YEAR
        return self

    def hut(self, seat: int, *cells: str) -> Self:
        for cell in cells:
            put_building(self.s, seat, CELL.index(cell), HUT)
        return self

    def house(self, seat: int, *cells: str) -> Self:
        self.hut(seat, *cells)
        for cell in cells:
            put_building(self.s, seat, CELL.index(cell), HOUSE)
        return self

    def building(self, kind: str, *cells: str) -> Self:
        for cell in cells:
            put_building(self.s, 0, CELL.index(cell), BUILDING.index(kind) + 1)
        return self

    def major(self, kind: str, cell: str) -> Self:
        at = LADDER.index(kind)
        put_building(self.s, 0, CELL.index(cell), FORT + at)
        self.s.raised[at] = 1
        self.s.site[at] = CELL.index(cell)
        if at == PORT_LADDER:
            self.s.ship = DOCKED
        return self

    def discs(self, seat: int, cell: str, count: int = 1) -> Self:
        self.s.discs[CELL.index(cell)] += count << 2 * seat
        self.s.supply[seat] -= count
        return self

    def ladder(self, seat: int, name: str, *worth: int) -> Self:
        """Discs on the first free spaces of these values."""
        ladder = LADDER.index(name)
        for value in worth:
            free = [at for at in range(len(LADDER_POINTS[ladder])) if self.s.ladder[ladder][at] == NOBODY]
            self.s.ladder[ladder][next(at for at in free if LADDER_POINTS[ladder][at] == value)] = seat
            self.s.supply[seat] -= 1
        return self

    def area(self, seat: int, name: str, count: int) -> Self:
        self.s.area[AREA.index(name)][seat] += count
        self.s.supply[seat] -= count
        return self

    def character(self, name: str, seat: int, since: int = FIRST_YEAR - 1) -> Self:
        self.s.holder[CHARACTER.index(name)] = seat
        self.s.since[CHARACTER.index(name)] = since - FIRST_YEAR
        return self

    def applies(self, seat: int, name: str) -> Self:
        self.s.applicant[CHARACTER.index(name)] = seat
        self.s.supply[seat] -= 1
        return self

    def roads(self, *corners: tuple[int, int]) -> Self:
        """A road along these neighbouring vertices."""
        for (x, y), (u, v) in pairwise(corners):
            code = 1024 * (x == u) + min(y, v) * 32 + min(x, u)
            build_road(self.s, 0, LINE_CODE.index(code), None)
        return self

    def walls(self, *edges: str) -> Self:
        for edge in edges:
            self.s.wall[EDGE.index(edge)] = 1
            self.s.pieces -= 1
        return self

    def markers(self, natives: int, pirates: int) -> Self:
        self.s.marker = [natives, pirates]
        return self

    def dice(self, *faces: int) -> Self:
        """The next dice to be rolled show these faces."""
        for seed in range(100_000):
            seed_table(self.s, seed)
            rng = self.s.rng[:]
            if all(draw(self.s, 6) + 1 == face for face in faces):
                self.s.rng = rng
                return self
        raise AssertionError(f"no seed rolls {faces}")

    # --- a fight ------------------------------------------------------------------------------------------------------

    def fight(self, attacker: int, enemy: str = "natives") -> Self:
        self.s.enemy, self.s.attacker = ENEMY.index(enemy), attacker
        self.s.attacked[attacker] = 1
        return self

    def group(self, cell: str, *seats: int) -> Self:
        """A defenders' group, from top to bottom."""
        pile = 0
        for seat in reversed(seats):
            pile = pile << 3 | seat + 1
            self.s.supply[seat] -= 1
        self.s.group[CELL.index(cell)] = pile
        return self

    def enemies(self, cell: str, count: int) -> Self:
        self.s.group[CELL.index(cell)] = pile_of(FOE, count)
        self.s.foes += count
        return self

    def staged(self, edge: str, count: int) -> Self:
        self.s.staged[EDGE.index(edge)] += count
        self.s.foes += count
        return self

    def turn(self, seat: int) -> Self:
        """That player's turn in a round of the fight."""
        at = 0 if seat == self.s.attacker else self.s.order.index(seat) + 1
        push(self.s, words.ROUNDS_STEP, 0, at + 1, 0)
        return self.ask(words.FIGHT_STEP, seat)

    # --- whose decision it is -----------------------------------------------------------------------------------------

    def ask(self, step: int, seat: int = 0, a: int = 0, b: int = 0) -> Self:
        push(self.s, step, seat, a, b)
        return self

    def placement(self, seat: int) -> Self:
        self.ask(words.PLACEMENTS_STEP, 0, self.s.order.index(seat) + 1)
        return self.ask(words.PLACEMENT_STEP, seat)

    def effects(self, seat: int) -> Self:
        self.ask(words.EFFECTS_STEP, 0, self.s.order.index(seat) + 1)
        return self.ask(words.EFFECT_STEP, seat)

    def run(self, step: int) -> Self:
        """Let an automatic step happen, and nothing after it."""
        return self.ask(step).run_step()

    def run_step(self) -> Self:
        """The automatic step on top happens."""
        GAME.play_rule(self.s, -1, None)
        return self

    def go_on(self) -> Self:
        """Play through all that needs no choice."""
        GAME.advance_rule(self.s, GAME.buffer(), None)
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        texts = [GAME.actions.text(action) for action in GAME.legal(self.s)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def can(self, action: str) -> bool:
        return action in self.legal()

    def do(self, *actions: str) -> Self:
        """Take these actions, each checked for legality; what needs no choice happens in between."""
        for action in actions:
            self.events = GAME.play(self.s, action)
            assert GAME.audit(self.s) == "", action
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return GAME.step(self.s)

    @property
    def seat(self) -> int:
        return GAME.seat(self.s)

    def at(self, cell: str) -> str:
        kind = self.s.building[CELL.index(cell)]
        return "nothing" if kind == NOTHING else BUILDING[kind - 1]

    def owner(self, cell: str) -> int:
        return self.s.owner[CELL.index(cell)]

    def on(self, cell: str, seat: int) -> int:
        return self.s.discs[CELL.index(cell)] >> 2 * seat & 3

    def pile(self, cell: str) -> list[int]:
        """Who stands on a cell in a fight, from top to bottom; -1 is an enemy."""
        pile = self.s.group[CELL.index(cell)]
        return [-1 if (pile >> 3 * at & 7) == FOE else (pile >> 3 * at & 7) - 1 for at in range(size_of(pile))]

    def stock(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCE, self.s.stock[seat], strict=True))

    def points(self, seat: int) -> int:
        return self.s.points[seat]

    def lines(self, seat: int) -> dict[str, int]:
        lines = [0] * len(LINES)
        total = points(self.s, seat, lines)
        return {name: value for name, value in zip(LINES, lines, strict=True) if value} | {"total": total}

    def told(self, name: str) -> list[dict[str, str | int]]:
        """What the last action told under this name."""
        found = [GAME.event_words(event) for event in self.events]
        return [values for kind, values in found if kind == name]

    def slot(self, seat: int, column: str, slot: int) -> Self:
        self.s.slot[COLUMN.index(column)][slot - 1] = seat
        return self

    def pool(self) -> int:
        return self.s.pieces


def line_between(one: tuple[int, int], other: tuple[int, int]) -> str:
    """The name of the road line between two neighbouring vertices."""
    (x, y), (u, v) = one, other
    return LINE[LINE_CODE.index(1024 * (x == u) + min(y, v) * 32 + min(x, u))]


def attack(t: Town, *roll: int) -> Town:
    """The war check with these dice, up to the first decision."""
    t.dice(*(roll or (1, 1))).ask(words.WAR_CHECK_STEP)
    return t.go_on()


def full_ring(**options: str) -> Town:
    """Every cell around the plaza is built on."""
    t = Town(3, (), **options).has(Y, coins=1).major("cathedral", "G6").house(G, "H6").hut(R, "I6")
    return t.building("stonecutter", "J6", "G7", "J7").building("carpenter", "G8", "J8", "G9").building("church", "J9")


def recruiting(t: Town, seat: int = Y) -> Town:
    """That defender's turn to recruit; red attacks."""
    t.fight(R).staged("E1-N", 5).ask(words.RECRUITMENT_STEP, 0, t.s.order.index(seat))
    t.run_step()
    return t


def table(t: Town, seat: int) -> list[str]:
    """The table in English, as this seat reads it."""
    return GAME.show(GAME.view(t.s, seat), catalog("en", GAME).say).splitlines()
