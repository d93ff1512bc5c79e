"""The table: where every piece is, and what the current turn must remember."""

from riverrat.engine import state
from riverrat.engine.state import bits, count, i8, i16, i32, kind, seat_name

from .data import CHARACTERS, COLOURS, GOODS, LEVELS, MAYOR_LIMIT, MESSAGES, PALACES, PLACES, SEATS, SPY_CARDS, TOKENS

# Where a message card is (state.where): in the unknown part of its deck, with a seat, or in the part whose order is
# settled because a Spy put it there or looks at it now.
IN_DECK, HELD, DELIVERED, UNDER, LOOKED_AT = 0, 1, 1 + SEATS, 1 + 2 * SEATS, 2 + 2 * SEATS
OWNED, NEW = 1, 2  # a palace that works; a palace bought this turn

# The entries of the location rows (state.entry): what a figure can do at one stop. CLOSED: nothing more but hiring.
BUYING, HIRING, SELLING, BUILDING, SHIPPING, DELIVERING, CLOSED = 1, 2, 3, 4, 5, 6, 7


class State(state.State):
    # the board
    free: list[int] = i8(PLACES, holds=count(8))  # horses that nobody rides
    shield: list[int] = i8(PLACES, holds=kind(-1, COLOURS - 1))  # colour of each village's shield; -1 in a city
    owner: list[int] = i8(PLACES, holds=seat_name(1))  # seat + 1 of the owner of the building in a village
    building: list[int] = i8(PLACES, holds=kind(0, 3))  # 0 none, FARM, MONASTERY, CASTLE
    circus: int = i8(
        holds=kind(0, PLACES - 1)
    )  # the village of the circus; 0 (a city) in the casual game, where there is none
    space: list[int] = i8(COLOURS, holds=kind(0, 6))  # where in the market row the tile of each colour lies, 0 to 6

    # the supply
    supply: list[int] = i8(GOODS, holds=count(12))
    towers: int = i8(holds=count(16))
    for_hire: list[int] = i8(CHARACTERS, holds=count(3))  # copies left of each character
    palaces_left: list[int] = i8(PALACES, holds=count(3))  # copies left of each palace: kind * 2 + city

    # the messages
    where: list[int] = i8(MESSAGES)  # IN_DECK, HELD + seat, DELIVERED + seat, UNDER, LOOKED_AT
    unknown: list[int] = i8(LEVELS + 1, holds=count(16))  # cards IN_DECK of each level
    under: list[int] = i8(MESSAGES)  # from FIRST[level]: the cards a Spy put under the deck, topmost first
    under_known: list[int] = i8(MESSAGES)  # beside each of them: the seats that know it, one bit each
    under_count: list[int] = i8(LEVELS + 1)
    seen: list[int] = i8(SPY_CARDS)  # the cards a Spy looks at now, topmost first
    seen_known: list[int] = i8(SPY_CARDS)
    seen_count: int = i8()

    # the players
    money: list[int] = i16(SEATS, by_seat=0, holds=count(60))
    goods: list[list[int]] = i8(SEATS, GOODS, by_seat=0, holds=count(6))
    boat: list[int] = i8(SEATS, by_seat=0, holds=count(40))
    at: list[list[int]] = i8(SEATS, 2, by_seat=0, holds=kind(0, PLACES - 1))  # place of merchant and messenger
    heading: list[list[int]] = i8(
        SEATS, 2, by_seat=0, holds=kind(-1, 1)
    )  # 1 clockwise, -1 counter-clockwise, 0 in a city
    horses: list[list[int]] = i8(SEATS, 2, by_seat=0, holds=count(6))
    characters: list[int] = i32(SEATS, by_seat=0, holds=bits(CHARACTERS))  # one bit for each character hired
    palace: list[list[int]] = i8(SEATS, PALACES, by_seat=0, holds=kind(0, 2))  # 0, OWNED or NEW
    farms: list[int] = i8(SEATS, by_seat=0, holds=count(6))  # farm tokens left
    monasteries: list[int] = i8(SEATS, by_seat=0, holds=count(6))
    held: list[list[int]] = i8(
        SEATS, MAYOR_LIMIT, by_seat=0, holds=kind(0, MESSAGES)
    )  # undelivered messages: card + 1, no gaps
    delivered: list[list[int]] = i8(
        SEATS, LEVELS + 1, by_seat=0, holds=count(12)
    )  # how many of each level; all of them at 0
    tokens: list[int] = i8(SEATS, by_seat=0, holds=count(2))  # message tokens owned
    token_card: list[list[int]] = i8(
        SEATS, TOKENS, by_seat=0, holds=kind(0, MESSAGES)
    )  # the message a token stands for: card + 1, 0 while it is free
    token_at: list[list[int]] = i8(SEATS, TOKENS, by_seat=0, holds=kind(0, PLACES - 1))  # the village it stands in

    # this turn
    moved: list[int] = i8(2, holds=kind(0, 1))
    taken: int = i8(holds=count(4))  # horses taken, counted as the option horse-take-scope says
    smith: int = i8(holds=kind(0, 1))  # 1: the Blacksmith was used
    hires: list[int] = i8(3, holds=count(3))  # at the circus, by the Palatium of Nantes, of Orléans
    built: int = i8(holds=count(3))
    new_farm: int = i8(holds=kind(0, PLACES - 1))  # the village of a farm built first this turn, or 0
    shipped: int = i8(holds=count(2))
    bought: int = i8(holds=kind(0, 1))  # 1: a good was bought
    carried: int = i8(holds=kind(0, 1))  # 1: a message was delivered or a station reached
    # this stop
    entry: int = i8(holds=kind(0, CLOSED))  # the entry of the location row in use: 0 none, BUYING ... CLOSED
    entries: int = i8(holds=bits(8))  # those used so far, one bit each
    messages_bought: int = i8(holds=count(4))

    # the end
    trigger: int = i8(holds=seat_name(1))  # seat + 1 of the first to meet an end condition
    spared: int = i8(holds=seat_name(1))  # seat + 1 of whoever gets no turn in the final round, once it has begun
    last_turns: int = i8(holds=count(4))  # turns left in the final round
