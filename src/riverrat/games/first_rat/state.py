"""The table: where every piece is, and what the running turn must remember. In solo player 1 is Greg."""

from riverrat.engine import state
from riverrat.engine.state import i8, i16, i32

from .data import (
    BACKPACK,
    CAP,
    CARD,
    COLOUR,
    COMIC,
    GOOD,
    PARTS,
    RATS,
    RESOURCE,
    SEATS,
    SHORTCUT,
    SLOTS,
    SPACES,
    TRACKS,
)

SHOWN, REMOVED = 9, -1  # owner of a Comic or Bottle Cap nobody has: in the display, or out of the game
NOBODY, NEUTRAL = 0, 9  # what a slot of a score track holds; otherwise 1 + the player
NOT_A_PLAYER = -1  # whose events Greg's are: no seat's
UNSEEN, IN_DECK, REVEALED = 0, 1, 2  # what is known of a card of Greg's: nothing yet, back in the deck, lying open


class State(state.State):
    round: int = i16()
    start: int = i8()  # the start player
    last_rat: int = i8()  # 1 once somebody's fourth rat has boarded: the round is the last
    eighth_marker: int = i16()  # the round in which the first eighth marker was placed, or 0

    # the board
    content: list[int] = i8(SPACES + 1)  # which row of contents lies on each space of the path
    colour_spaces: list[int] = i32(len(COLOUR))  # the spaces of each colour as bits, the Launchpad in all of them
    strip: list[int] = i8(TRACKS)  # which row of values lies on each track
    slot: list[list[int]] = i8(TRACKS, SLOTS)  # the piece on each of the first four spaces
    last_space: list[list[int]] = i8(TRACKS, SEATS)  # how many pieces of each player lie on the fifth
    supply: list[int] = i16(len(GOOD))
    created: int = i16()  # Cheese beyond what the box holds, made for Moldy Cheese
    awards_left: int = i8()
    backpacks_shown: list[int] = i8(len(BACKPACK))  # of each kind
    drinks_shown: int = i8()
    cap: list[int] = i8(len(CAP))  # who owns it; SHOWN or REMOVED
    comic: list[int] = i8(len(COMIC))  # who owns it; SHOWN or REMOVED
    library: int = i8()  # how many Comics are shown

    # the players
    rat: list[list[int]] = i8(SEATS, RATS)  # NURSERY, a space from Start to Launchpad, or ROCKET
    super_rat: list[list[int]] = i8(SEATS, RATS)  # the Comic whose tile the rat carries, or 0
    goods: list[list[int]] = i16(SEATS, len(GOOD))
    light: list[int] = i8(SEATS)
    burrow: list[int] = i8(SEATS)  # the node the marker stands on
    markers: list[int] = i8(SEATS)  # Score markers placed
    parts: list[list[int]] = i8(SEATS, PARTS)  # rocket parts built
    rockets: list[int] = i8(SEATS)  # sets of all three parts completed
    backpacks: list[list[int]] = i8(SEATS, len(BACKPACK))
    drinks: list[int] = i8(SEATS)  # Energy Drinks not used yet
    drinks_used: list[int] = i8(SEATS)
    awards: list[int] = i8(SEATS)
    moldy: list[int] = i16(SEATS)
    passages: list[list[int]] = i8(SEATS, len(SHORTCUT))  # how often each shortcut was taken

    # the running turn
    moved: int = i8()  # the rats moved, as bits
    alone: int = i8()  # 1 when the rat moved went too far for another to join it
    colour: int = i8()  # 1 + the colour the other rats must match, or 0
    doubled: int = i8()  # 1 when an Energy Drink doubles what is collected
    haul: list[int] = i16(len(RESOURCE))  # being collected; of Lightbulbs and Apple Cores: not spent yet
    shops: int = i8()  # the booths where a moved rat may still shop, as bits
    new_comics: int = i16()  # Comics taken this turn, as bits: they work from the next one

    # Greg
    card: list[int] = i8(len(CARD))  # UNSEEN, IN_DECK or REVEALED
    latest: int = i8()  # 1 + the card turned up last, or 0 when none lies open
    unseen_a: int = i8()  # how many A cards nobody has seen are in the deck
    unseen_b: int = i8()
    prepared: list[int] = i8(TRACKS)
