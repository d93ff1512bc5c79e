"""Setting the table in words close to the rulebook's."""

from pathlib import Path
from typing import Self

from riverrat.engine.game import Event, read_log
from riverrat.engine.rule import push
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.actions import (
    FIGURE_STEP,
    MERCHANT_CITY_STEP,
    MERCHANT_VILLAGE_STEP,
    MESSENGER_STEP,
    TURN_END_STEP,
    TURN_START_STEP,
)
from riverrat.games.la_loire.data import (
    BUILDING,
    CHARACTER,
    COLOUR,
    FIGURE,
    GOOD,
    IS_CITY,
    LEVEL,
    MESSAGE,
    PALACE_KIND,
    PLACE,
    PLACES,
    SEATS,
)
from riverrat.games.la_loire.scoring import points
from riverrat.games.la_loire.state import DELIVERED, HELD, IN_DECK, NEW, OWNED, UNDER, State
from riverrat.games.la_loire.turn.goods_market import good_price

RED, YELLOW = 0, 1
SHIELDS = {  # E.1
    **{"saumur": "blue", "montsoreau": "red", "chinon": "yellow", "usse": "green", "villandry": "purple"},
    **{"amboise": "red", "chenonceau": "white", "cheverny": "black", "chambord": "blue"},
    **{"angers": "red", "langeais": "green", "luynes": "yellow", "tours": "blue", "vendome": "red"},
    **{"blois": "purple", "talcy": "white", "beaugency": "green", "meung": "black"},
}
M0 = "black blue yellow purple red green white"


class Board:
    """FIX-A: two players or more, no money, no messages, nothing on the board but the circus on Ussé."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        s: State = GAME.new(seats, options, seed=1)
        self.s, self.events = s, list[Event]()
        for card in range(len(MESSAGE)):
            if s.where[card] != IN_DECK:
                s.where[card] = IN_DECK
                s.unknown[LEVEL[card]] += 1
        s.held = [[0] * 4 for _ in range(SEATS)]
        s.money = [0] * SEATS
        s.shield = [-1 if IS_CITY[at] else COLOUR.index(SHIELDS[PLACE[at]]) for at in range(PLACES)]
        self.market(M0)
        self.turn(RED)

    # --- setting ------------------------------------------------------------------------------------------------------

    def market(self, order: str) -> Self:
        for space, colour in enumerate(order.split()):
            self.s.space[COLOUR.index(colour)] = space
        return self

    def circus(self, village: str) -> Self:
        self.s.circus = PLACE.index(village)
        return self

    def money(self, seat: int, deniers: int) -> Self:
        self.s.money[seat] = deniers
        return self

    def goods(self, seat: int, **cards: int) -> Self:
        for good, count in cards.items():
            at = GOOD.index(good)
            self.s.supply[at] += self.s.goods[seat][at] - count
            self.s.goods[seat][at] = count
        return self

    def supply(self, **cards: int) -> Self:
        for good, count in cards.items():
            self.s.supply[GOOD.index(good)] = count
        return self

    def hired(self, seat: int, *names: str) -> Self:
        for name in names:
            at = CHARACTER.index(name)
            self.s.characters[seat] |= 1 << at
            self.s.for_hire[at] -= 1
            self.s.tokens[seat] += name in ("apprentice", "helper")
        return self

    def palace(self, seat: int, kind: str, city: str, *, new: bool = False) -> Self:
        at = PALACE_KIND.index(kind) * 2 + (city == "orleans")
        self.s.palace[seat][at] = NEW if new else OWNED
        self.s.palaces_left[at] -= 1
        self.s.built += new
        return self

    def building(self, seat: int, kind: str, *villages: str) -> Self:
        for village in villages:
            at = PLACE.index(village)
            self.s.owner[at], self.s.building[at] = seat + 1, BUILDING.index(kind)
            self.s.farms[seat] -= kind != "monastery"
            self.s.monasteries[seat] -= kind == "monastery"
            self.s.towers -= kind == "castle"
        return self

    def holds(self, seat: int, *cards: str) -> Self:
        for name in cards:
            card = MESSAGE.index(name)
            self.s.where[card] = HELD + seat
            self.s.unknown[LEVEL[card]] -= 1
            self.s.held[seat][self.s.held[seat].index(0)] = card + 1
        return self

    def has_delivered(self, seat: int, *cards: str) -> Self:
        for name in cards:
            card = MESSAGE.index(name)
            self.s.where[card] = DELIVERED + seat
            self.s.unknown[LEVEL[card]] -= 1
            self.s.delivered[seat][LEVEL[card]] += 1
            self.s.delivered[seat][0] += 1
        return self

    def station(self, seat: int, card: str, village: str) -> Self:
        token = self.s.token_card[seat].index(0)
        self.s.token_card[seat][token] = MESSAGE.index(card) + 1
        self.s.token_at[seat][token] = PLACE.index(village)
        return self

    def deck(self, level: int, *cards: str) -> Self:
        """Only these cards are left in the deck; the others count as delivered by nobody's hand."""
        for card, name in enumerate(MESSAGE):
            if LEVEL[card] == level and self.s.where[card] == IN_DECK and name not in cards:
                self.s.where[card] = DELIVERED + SEATS - 1
                self.s.unknown[level] -= 1
        return self

    def under(self, level: int, *cards: str, known: int) -> Self:
        """These cards lie under the deck in this order, known to the seats of the mask."""
        for name in cards:
            card = MESSAGE.index(name)
            at = LEVEL.index(level) + self.s.under_count[level]
            self.s.where[card] = UNDER
            self.s.unknown[level] -= 1
            self.s.under[at], self.s.under_known[at] = card, known
            self.s.under_count[level] += 1
        return self

    def horse(self, *places: str) -> Self:
        """Free horses lie in these places and nowhere else."""
        self.s.free = [places.count(place) for place in PLACE]
        return self

    def rider(self, seat: int, figure: str, place: str, *, horses: int = 0, way: int = 1) -> Self:
        at = FIGURE.index(figure)
        self.s.at[seat][at], self.s.horses[seat][at] = PLACE.index(place), horses
        self.s.heading[seat][at] = 0 if IS_CITY[PLACE.index(place)] else way
        return self

    def boat(self, seat: int, space: int) -> Self:
        self.s.boat[seat] = space
        return self

    def turn(self, seat: int) -> Self:
        """That seat chooses a figure; nothing was done this turn."""
        s = self.s
        s.depth, s.moved = 0, [0, 0]
        push(s, TURN_END_STEP, seat, 0, 0)
        push(s, FIGURE_STEP, seat, 0, 0)
        push(s, FIGURE_STEP, seat, 0, 0)
        return self

    def starts_turn(self, seat: int) -> Self:
        """The turn of that seat begins: floor check and all."""
        self.s.depth = 0
        push(self.s, TURN_START_STEP, seat, 0, 0)
        self.advance()
        return self

    def moved(self, figure: str) -> Self:
        """That figure of the active seat has moved already."""
        seat = self.s.stack[0][1]
        self.s.moved[FIGURE.index(figure)] = 1
        self.s.depth = 1
        push(self.s, FIGURE_STEP, seat, 0, 0)
        return self

    def stop(self, figure: str, place: str, seat: int = RED) -> Self:
        """A figure of the active seat has just stopped there; the other one is yet to move, unless it moved before."""
        s, at = self.s, PLACE.index(place)
        other_moved = s.moved[1 - FIGURE.index(figure)]
        self.rider(seat, figure, place, horses=s.horses[seat][FIGURE.index(figure)])
        s.moved[FIGURE.index(figure)] = 1
        s.depth, s.entry, s.entries, s.messages_bought = 0, 0, 0, 0
        push(s, TURN_END_STEP, seat, 0, 0)
        if not other_moved:
            push(s, FIGURE_STEP, seat, 0, 0)
        merchant = MERCHANT_CITY_STEP if IS_CITY[at] else MERCHANT_VILLAGE_STEP
        push(s, merchant if figure == "merchant" else MESSENGER_STEP, seat, at, 0)
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        log = [0] * 2000
        GAME.advance_rule(self.s, GAME.buffer(), log)
        self.events += read_log(log)

    def play(self, *actions: str) -> Self:
        for action in actions:
            self.events += GAME.play(self.s, action)
        return self

    def done(self) -> Self:
        """End the stop, unless it ended by itself because nothing could be done."""
        return self.play("done") if self.may("done") else self

    def legal(self, verb: str = "") -> list[str]:
        """The choices at hand, or those of one verb: what follows it."""
        texts = [GAME.actions.text(action) for action in GAME.legal(self.s)]
        return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb] if verb else texts

    def may(self, action: str) -> bool:
        return action in self.legal()

    # --- looking ------------------------------------------------------------------------------------------------------

    def row(self) -> str:
        return " ".join(COLOUR[self.s.space.index(space)] for space in range(len(COLOUR)))

    def price(self, village: str, good: str) -> int:
        return good_price(self.s, PLACE.index(village), GOOD.index(good))

    def card_count(self, seat: int, good: str) -> int:
        return self.s.goods[seat][GOOD.index(good)]

    def left(self, good: str) -> int:
        return self.s.supply[GOOD.index(good)]

    def place_of(self, figure: str, seat: int = RED) -> str:
        return PLACE[self.s.at[seat][FIGURE.index(figure)]]

    def horses_of(self, figure: str, seat: int = RED) -> int:
        return self.s.horses[seat][FIGURE.index(figure)]

    def free_at(self, place: str) -> int:
        return self.s.free[PLACE.index(place)]

    def hand(self, seat: int) -> list[str]:
        return [MESSAGE[card - 1] for card in self.s.held[seat] if card]

    def stations(self, seat: int) -> list[tuple[str, str]]:
        pairs = zip(self.s.token_card[seat], self.s.token_at[seat], strict=True)
        return [(MESSAGE[card - 1], PLACE[at]) for card, at in pairs if card]

    def has(self, seat: int, character: str) -> bool:
        return bool((self.s.characters[seat] >> CHARACTER.index(character)) & 1)

    def points(self, seat: int) -> int:
        return points(self.s, seat, [0] * 6)

    def told(self, name: str) -> list[dict[str, str | int]]:
        """What was told under that name so far."""
        words = [GAME.event_words(event) for event in self.events]
        return [values for word, values in words if word == name]

    def finish_turn(self) -> Self:
        """Play on without doing anything but moving, until another turn begins or the game ends."""
        turn = self.s.turn
        while not self.s.over and self.s.turn == turn:
            legal = self.legal()
            self.play("done" if "done" in legal else legal[0])
        return self


def spying() -> Board:
    """Red's Spy looks at three cards of level 2."""
    return Board().hired(RED, "spy").money(RED, 20).stop("messenger", "nantes").play("message 2", "draw spy")


def rich(seats: int, **options: str) -> Board:
    """A table at which nobody has to wait for money."""
    board = Board(seats, **options)
    for seat in range(seats):
        board.money(seat, 10)
    return board


def corrected(folder: Path, text: str) -> Path:
    """An owner's corrections, as a file."""
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file
