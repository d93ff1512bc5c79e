"""The table: where every piece is, and what the current turn must remember. In a solo game player 1 is Greg."""

from riverrat.engine import state
from riverrat.engine.rule import rule
from riverrat.engine.state import bits, count, i8, i16, i32, kind, seat_name

from .data import (
    BACKPACK,
    CAP,
    CARD,
    COLOUR,
    COMIC,
    CONTENT,
    GOOD,
    GREG,
    LIGHT_END,
    NODE,
    PARTS,
    RATS,
    RESOURCE,
    ROCKET,
    SEATS,
    SHORTCUT,
    SLOTS,
    SPACES,
    STRIP,
    TRACKS,
)

SHOWN, REMOVED = 9, -1  # owner of a Comic or Bottle Cap nobody has: in the display, or out of the game
NOBODY, NEUTRAL = 0, 9  # what a slot of a score track holds; otherwise 1 + the player
NOT_A_PLAYER = -1  # whose events Greg's are: no seat's
UNSEEN, IN_DECK, REVEALED = 0, 1, 2  # what is known of a card of Greg's: nothing yet, back in the deck, lying open


class State(state.State):
    round: int = i16(holds=count(30))
    start: int = i8(holds=seat_name())  # the start player
    last_rat: int = i8(holds=kind(0, 1))  # 1 once somebody's fourth rat has boarded: the round is the last
    eighth_marker: int = i16(holds=count(1))  # the round in which the first eighth marker was placed, or 0

    # the board
    content: list[int] = i8(
        SPACES + 1, holds=kind(0, len(CONTENT) - 1)
    )  # which row of contents lies on each space of the path
    colour_spaces: list[int] = i32(len(COLOUR))  # the spaces of each colour as bits, the Launchpad in all of them
    strip: list[int] = i8(TRACKS, holds=kind(0, len(STRIP) - 1))  # which row of values lies on each track
    slot: list[list[int]] = i8(TRACKS, SLOTS, holds=seat_name(1, (9,)))  # the piece on each of the first four spaces
    last_space: list[list[int]] = i8(
        TRACKS, SEATS, by_seat=1, holds=count(4)
    )  # how many pieces of each player lie on the fifth
    supply: list[int] = i16(len(GOOD), holds=count(20))
    created: int = i16()  # Cheese beyond what the box holds, made for Moldy Cheese
    awards_left: int = i8(holds=count(8))
    backpacks_shown: list[int] = i8(len(BACKPACK), holds=count(3))  # of each kind
    drinks_shown: int = i8(holds=count(8))
    cap: list[int] = i8(len(CAP), holds=seat_name(0, (9,)))  # who owns it; SHOWN or REMOVED
    comic: list[int] = i8(len(COMIC), holds=seat_name(0, (9,)))  # who owns it; SHOWN or REMOVED
    library: int = i8(holds=count(10))  # how many Comics are shown

    # the players
    rat: list[list[int]] = i8(
        SEATS, RATS, by_seat=0, holds=kind(-1, ROCKET)
    )  # NURSERY, a space from Start to Launchpad, or ROCKET
    super_rat: list[list[int]] = i8(
        SEATS, RATS, by_seat=0, holds=kind(0, len(COMIC))
    )  # the Comic whose tile the rat carries, or 0
    goods: list[list[int]] = i16(SEATS, len(GOOD), by_seat=0, holds=count(24))
    light: list[int] = i8(SEATS, by_seat=0, holds=kind(0, LIGHT_END))
    burrow: list[int] = i8(SEATS, by_seat=0, holds=kind(0, len(NODE) - 1))  # the node the marker stands on
    markers: list[int] = i8(SEATS, by_seat=0, holds=count(12))  # Score markers placed
    parts: list[list[int]] = i8(SEATS, PARTS, by_seat=0, holds=count(6))  # rocket parts built
    rockets: list[int] = i8(SEATS, by_seat=0, holds=count(6))  # sets of all three parts completed
    backpacks: list[list[int]] = i8(SEATS, len(BACKPACK), by_seat=0, holds=count(2))
    drinks: list[int] = i8(SEATS, by_seat=0, holds=count(4))  # Energy Drinks not used yet
    drinks_used: list[int] = i8(SEATS, by_seat=0, holds=count(4))
    awards: list[int] = i8(SEATS, by_seat=0, holds=count(4))
    moldy: list[int] = i16(SEATS, by_seat=0, holds=count(6))
    passages: list[list[int]] = i8(SEATS, len(SHORTCUT), by_seat=0, holds=count(3))  # how often each shortcut was taken

    # the current turn
    moved: int = i8(holds=bits(RATS))  # the rats moved, as bits
    alone: int = i8(holds=kind(0, 1))  # 1 when the rat moved went too far for another to join it
    colour: int = i8(holds=kind(0, len(COLOUR)))  # 1 + the colour the other rats must match, or 0
    doubled: int = i8(holds=kind(0, 1))  # 1 when an Energy Drink doubles what is collected
    haul: list[int] = i16(
        len(RESOURCE), holds=count(12)
    )  # being collected; of Lightbulbs and Apple Cores: not spent yet
    shops: int = i8(holds=bits(8))  # the booths where a moved rat may still shop, as bits
    new_comics: int = i16(holds=bits(len(COMIC)))  # Comics taken this turn, as bits: they work from the next one

    # Greg
    card: list[int] = i8(len(CARD), holds=kind(0, 2))  # UNSEEN, IN_DECK or REVEALED
    latest: int = i8(holds=kind(0, len(CARD)))  # 1 + the card turned up last, or 0 when none lies open
    unseen_a: int = i8(holds=count(8))  # how many A cards nobody has seen are in the deck
    unseen_b: int = i8(holds=count(8))
    prepared: list[int] = i8(TRACKS, holds=count(4))


@rule
def players(s: State) -> int:
    """How many sets of pieces are on the board: Greg has one too."""
    return s.seats if s.seats > 1 else GREG + 1
