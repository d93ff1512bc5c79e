"""Setting the table in words close to the rulebook's, and playing single steps on it."""

from typing import Self

from riverrat.engine.game import Event, new_log, read_log, seed_table
from riverrat.engine.rule import pop, push, step_now
from riverrat.engine.steps import AUTOMATIC
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.actions import BURROW_STEP, GREG_STEP, LIGHT_STEP, ROUND_END_STEP
from riverrat.games.first_rat.data import (
    APPLE_CORE,
    BACKPACK,
    CAP,
    CARD,
    COMIC,
    GOOD,
    LIGHTBULB,
    NODE,
    NURSERY,
    PART,
    RATS,
    RATTRONAUT,
    ROCKET,
    SLOTS,
    SUPER_RATS,
    TRACK,
)
from riverrat.games.first_rat.scoring import pieces_on, points
from riverrat.games.first_rat.state import IN_DECK, REMOVED, REVEALED, SHOWN, State
from riverrat.games.first_rat.turn.start import start_turn

LETTER = dict(zip("VSTCH", GOOD, strict=True))
VERO, ESRA, GABY = 0, 1, 2
YOU, GREG = 0, 1


class Tabletop:
    """A table set up for some players, on which tests move pieces about and take turns."""

    def __init__(self, seats: int = 3, seed: int = 7, **options: str) -> None:
        self.s: State = GAME.blank(seats, {name.replace("_", "-"): value for name, value in options.items()})
        seed_table(self.s, seed)
        GAME.setup(self.s, None)
        self.events: list[Event] = []

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.s, other.events = self.s.clone(), []
        return other

    # --- setting the table --------------------------------------------------------------------------------------------

    def rats(self, seat: int, *spaces: int, rocket: int = 0) -> Self:
        """Rats on the path, some in the rocket, the rest in the Nursery."""
        asleep = RATS - len(spaces) - rocket
        for rat, place in enumerate([*spaces, *[ROCKET] * rocket, *[NURSERY] * asleep]):
            self.s.rat[seat][rat] = place
        for _ in range(rocket):
            self.piece(seat, "rattronaut")
        return self

    def goods(self, seat: int, **amounts: int) -> Self:
        """`goods(0, V=2, H=1)`: just these, the others none; the supply gives and takes the difference."""
        for at, letter in enumerate(LETTER):
            wanted = amounts.get(letter, 0)
            self.s.supply[at] += self.s.goods[seat][at] - wanted
            self.s.goods[seat][at] = wanted
        return self

    def light(self, seat: int, position: int) -> Self:
        self.s.light[seat] = position
        return self

    def burrow(self, seat: int, node: str) -> Self:
        self.s.burrow[seat] = NODE.index(node)
        return self

    def piece(self, seat: int, track: str, count: int = 1) -> Self:
        """Own pieces on a track, as if scored one after another."""
        at = TRACK.index(track)
        for _ in range(count):
            free = [slot for slot in range(SLOTS) if self.s.slot[at][slot] == 0]
            if free:
                self.s.slot[at][free[0]] = 1 + seat
            else:
                self.s.last_space[at][seat] += 1
            if at != RATTRONAUT:
                self.s.markers[seat] += 1
        return self

    def parts(self, seat: int, cockpit: int, cargo: int, thruster: int) -> Self:
        """Rocket parts built earlier, with their markers and those of the sets they make."""
        for name, count in zip(PART, (cockpit, cargo, thruster), strict=True):
            self.s.parts[seat][PART.index(name)] = count
            self.piece(seat, name, count)
        self.s.rockets[seat] = min(cockpit, cargo, thruster)
        return self.piece(seat, "rocket", self.s.rockets[seat])

    def comic(self, seat: int, *names: str, on_rat: int | None = None) -> Self:
        """Comics owned since an earlier turn; a Super Rat's tile lies on the rat given (counted from 1)."""
        for name in names:
            at = COMIC.index(name)
            if self.s.comic[at] == SHOWN:
                self.s.library -= 1
            self.s.comic[at] = seat
            if on_rat is not None and at >= SUPER_RATS:
                self.s.super_rat[seat][on_rat - 1] = at
        return self

    def library(self, *names: str) -> Self:
        """Exactly these Comics are shown."""
        for at, name in enumerate(COMIC):
            if self.s.comic[at] in (SHOWN, REMOVED):
                self.s.comic[at] = SHOWN if name in names else REMOVED
        self.s.library = len(names)
        return self

    def backpack(self, seat: int, name: str, count: int = 1) -> Self:
        self.s.backpacks[seat][BACKPACK.index(name)] = count
        self.s.backpacks_shown[BACKPACK.index(name)] = 0
        return self

    def caps(self, seat: int, *names: str) -> Self:
        for name in names:
            self.s.cap[CAP.index(name)] = seat
        return self

    def hamster(self, **counts: int) -> Self:
        """Exactly these Backpacks are shown."""
        for at, name in enumerate(BACKPACK):
            self.s.backpacks_shown[at] = counts.get(name.replace("-", "_"), 0)
        return self

    def crow(self, *names: str) -> Self:
        """Exactly these Bottle Caps are shown."""
        for at, name in enumerate(CAP):
            if self.s.cap[at] in (SHOWN, REMOVED):
                self.s.cap[at] = SHOWN if name in names else REMOVED
        return self

    def next_card(self, card: str) -> Self:
        """Greg's deck is this one card (with the reshuffling card lying open, if it is another)."""
        self.s.unseen_a = self.s.unseen_b = 0
        for at, name in enumerate(CARD):
            self.s.card[at] = IN_DECK if name == card else REVEALED
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """The turn of this player begins."""
        while self.s.depth:
            pop(self.s)
        start_turn(self.s, seat, None)
        return self

    def step(self) -> str:
        return GAME.step(self.s)

    def legal(self) -> list[str]:
        return [GAME.actions.text(action) for action in GAME.legal(self.s)]

    def choose(self, *actions: str) -> Self:
        """Take actions one by one, without skipping forced ones; automatic steps run."""
        for action in actions:
            assert action in self.legal(), f"{action!r} is not among {self.legal()} at {self.step()}"
            log = new_log()
            GAME.play_rule(self.s, GAME.actions.id(action), log)
            while not self.s.over and GAME.steps.all[step_now(self.s)].kind == AUTOMATIC:
                GAME.play_rule(self.s, -1, log)
            self.events += read_log(log)
        return self

    def enter(self, *legs: tuple[int, ...] | tuple[int, int, str]) -> Self:
        """Rats by (from, to) or (from, to, way), without saying that the move is complete."""
        seat = GAME.seat(self.s)
        for leg in legs:
            start, end = int(leg[0]), int(leg[1])
            way = str(leg[2]) if len(leg) > 2 else "on-foot"
            offered = [rat for rat in range(RATS) if f"rat {rat + 1}" in self.legal()]
            rat = [rat for rat in offered if self.s.rat[seat][rat] == start][-1]
            self.choose(f"rat {rat + 1}", f"go {end}")
            if self.step() == "by":
                self.choose(f"by {way}")
            assert self.s.rat[seat][rat] == end
        return self

    def move(self, *legs: tuple[int, ...] | tuple[int, int, str]) -> Self:
        """A whole move, then on to the next real decision."""
        return self.enter(*legs).choose("done").go_on()

    def can_move(self, *legs: tuple[int, ...] | tuple[int, int, str]) -> bool:
        try:
            self.copy().enter(*legs).choose("done")
        except (AssertionError, IndexError):
            return False
        return True

    def go_on(self) -> Self:
        log = new_log()
        GAME.advance_rule(self.s, GAME.buffer(), log)
        self.events += read_log(log)
        return self

    def play(self, *actions: str) -> Self:
        """Take actions as at a real table: forced decisions resolve themselves."""
        for action in actions:
            self.events += GAME.play(self.s, action)
        return self

    def pass_turn(self) -> Self:
        """Decline everything until the turn of another begins."""
        turn = self.s.turn
        while not self.s.over and self.s.turn == turn:
            refusals = [
                a for a in self.legal() if a in ("end-turn", "leave", "no-comic", "no-raise", "keep-drink", "done")
            ]
            self.play(refusals[0] if refusals else self.legal()[0])
        return self

    def cores(self, seat: int, amount: int) -> Self:
        """Apple Cores have just been collected, and nothing else."""
        self.turn(seat)
        self.s.haul[APPLE_CORE] = amount
        push(self.s, BURROW_STEP, seat, 0, 0)
        return self.go_on()

    def bulbs(self, seat: int, amount: int) -> Self:
        """Lightbulbs have just been collected, and nothing else."""
        self.turn(seat)
        self.s.haul[LIGHTBULB] = amount
        push(self.s, LIGHT_STEP, seat, 0, 0)
        return self.go_on()

    def greg_turn(self) -> Self:
        """Greg's turn; the end of the round waits below it."""
        while self.s.depth:
            pop(self.s)
        push(self.s, ROUND_END_STEP, YOU, 0, 0)
        push(self.s, GREG_STEP, YOU, 0, 0)
        log = new_log()
        GAME.play_rule(self.s, -1, log)
        if self.step() == "greg-best" and len(self.legal()) == 1:
            self.choose_only()
        self.events += read_log(log)
        return self

    def choose_only(self) -> None:
        GAME.play_rule(self.s, GAME.legal(self.s)[0], None)

    # --- looking ------------------------------------------------------------------------------------------------------

    def has(self, seat: int) -> dict[str, int]:
        """The goods of a player by letter, those at 0 left out."""
        return {letter: count for letter, count in zip(LETTER, self.s.goods[seat], strict=True) if count}

    def on_path(self, seat: int) -> list[int]:
        return sorted(place for place in self.s.rat[seat] if NURSERY < place < ROCKET)

    def asleep(self, seat: int) -> int:
        return self.s.rat[seat].count(NURSERY)

    def aboard(self, seat: int) -> int:
        return self.s.rat[seat].count(ROCKET)

    def on_track(self, seat: int, track: str) -> int:
        return pieces_on(self.s, seat, TRACK.index(track))

    def where(self, seat: int, track: str) -> list[int]:
        """The spaces (1 to 5) of a track on which this player has pieces."""
        at = TRACK.index(track)
        slots = [slot + 1 for slot in range(SLOTS) if self.s.slot[at][slot] == 1 + seat]
        return slots + [5] * self.s.last_space[at][seat]

    def node(self, seat: int) -> str:
        return NODE[self.s.burrow[seat]]

    def told(self, name: str) -> list[dict[str, str | int]]:
        """The events of a kind so far, by their values."""
        words = [GAME.event_words(event) for event in self.events]
        return [values for kind, values in words if kind == name]

    def collected(self) -> dict[str | int, str | int]:
        """How much of what was found on the spaces of this turn."""
        return {event["resource"]: event["amount"] for event in self.told("collected")}

    def lines(self, seat: int) -> dict[str, int]:
        lines = [0] * len(GAME.score_lines)
        points(self.s, seat, lines)
        return dict(zip(GAME.score_lines, lines, strict=True))

    def points(self, seat: int) -> int:
        return points(self.s, seat, [0] * len(GAME.score_lines))

    def sound(self) -> bool:
        return GAME.audit(self.s) == ""


def at_building(t: Tabletop, seat: int = VERO, **goods: int) -> Tabletop:
    """A turn that has reached step 4 with exactly these goods (the move brings an Apple Core)."""
    return t.rats(seat, 0, 0).goods(seat).turn(seat).enter((0, 3)).choose("done").goods(seat, **goods)
