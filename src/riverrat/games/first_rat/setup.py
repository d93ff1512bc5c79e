"""From options and a seed to the first decision. (B)"""

from riverrat.engine.rule import Log, draw, rule, tell

from .actions import ROUND_BEGAN, STARTED
from .data import (
    A_CARDS,
    ADULTS,
    AWARDS,
    B_CARDS,
    BACKPACK_COPIES,
    BACKPACKS_SHOWN,
    BURROW_START,
    CAP,
    CAPS_SHOWN,
    CHEESE,
    COLOUR,
    COLOUR_OF,
    COMIC,
    COMICS_SHOWN,
    DRINKS_SHOWN,
    GOOD,
    GREG,
    GREG_START,
    GROUP_SIZE,
    LAUNCHPAD,
    NEUTRAL_ON,
    NURSERY,
    RATS,
    RESHUFFLE_CARD,
    ROCKET_TRACK,
    SLOTS,
    SPACES,
    START,
    START_CHEESE,
    STRIP,
    SUPER_RATS,
    SUPPLY,
    TRACKS,
)
from .options import (
    CHEESE_OPTION,
    FIRST_GAME,
    LEVEL_OPTION,
    ONLY_ORDINARY,
    PATH,
    RANDOM_START,
    START_PLAYER,
    TRACKS_OPTION,
    VARIABLE,
)
from .state import IN_DECK, NEUTRAL, REMOVED, SHOWN, State
from .turn.start import start_turn


@rule
def setup(s: State, log: Log) -> None:
    """Lay out board, supply and displays, hand out pieces, and begin the first turn. (B1, B4)"""
    lay_path(s)
    lay_tracks(s)
    for good in range(len(GOOD)):
        s.supply[good] = SUPPLY[good]
    s.awards_left = AWARDS
    s.drinks_shown = DRINKS_SHOWN[s.seats - 1]
    show_backpacks(s)
    show_caps(s)
    show_comics(s)
    s.start = start_player(s)
    for seat in range(s.seats):
        place_rats(s, seat)
        s.burrow[seat] = BURROW_START
        place = (seat - s.start) % s.seats
        cheese = START_CHEESE[place] + s.option[CHEESE_OPTION] * place
        s.goods[seat][CHEESE] = cheese
        s.supply[CHEESE] -= cheese
    if s.seats == 1:
        bring_greg(s)
    s.round = 1
    tell(s, log, STARTED, s.start)
    tell(s, log, ROUND_BEGAN, s.start, s.round)
    start_turn(s, s.start, log)


@rule
def lay_path(s: State) -> None:
    """The printed path, or the tiles of each letter shuffled on its spaces. (B1.1, B3.1)"""
    for space in range(1, SPACES + 1):
        s.content[space] = space - 1
    if s.option[PATH] == VARIABLE:
        first = 1
        for group in range(len(GROUP_SIZE)):
            last = first + GROUP_SIZE[group] - 1
            for space in range(first, last + 1):
                s.content[space] = SPACES + space - 1
            for space in range(last, first, -1):
                other = first + draw(s, space - first + 1)
                row = s.content[space]
                s.content[space] = s.content[other]
                s.content[other] = row
            first = last + 1
    for colour in range(len(COLOUR)):
        s.colour_spaces[colour] = 1 << LAUNCHPAD
    for space in range(1, SPACES + 1):
        s.colour_spaces[COLOUR_OF[s.content[space]]] |= 1 << space


@rule
def lay_tracks(s: State) -> None:
    """The printed tracks, or seven of the eight loose ones; Rocket keeps its own. Neutral pieces block. (B1.9, B3.2)"""
    for track in range(TRACKS):
        s.strip[track] = track
    if s.option[TRACKS_OPTION] == VARIABLE:
        left = len(STRIP) - TRACKS
        unused = (1 << left) - 1
        for track in range(TRACKS):
            if track != ROCKET_TRACK:
                at = draw(s, left)
                left -= 1
                strip = 0
                while unused >> strip & 1 == 0 or at > 0:
                    if unused >> strip & 1:
                        at -= 1
                    strip += 1
                unused &= ~(1 << strip)
                s.strip[track] = TRACKS + strip
    for track in range(TRACKS):
        for space in range(SLOTS):
            if NEUTRAL_ON[s.seats - 1][space] == 1:
                s.slot[track][space] = NEUTRAL


@rule
def show_backpacks(s: State) -> None:
    """Some of the Backpacks, by the number of players. (B1.6)"""
    copies = 0
    for backpack in range(len(BACKPACK_COPIES)):
        copies += BACKPACK_COPIES[backpack]
    for shown in range(BACKPACKS_SHOWN[s.seats - 1]):
        at = draw(s, copies - shown)
        backpack = 0
        while at >= BACKPACK_COPIES[backpack] - s.backpacks_shown[backpack]:
            at -= BACKPACK_COPIES[backpack] - s.backpacks_shown[backpack]
            backpack += 1
        s.backpacks_shown[backpack] += 1


@rule
def show_caps(s: State) -> None:
    """Six of the ten Bottle Caps. (B1.4)"""
    for cap in range(len(CAP)):
        s.cap[cap] = REMOVED
    for shown in range(CAPS_SHOWN):
        at = draw(s, len(CAP) - shown)
        cap = 0
        while s.cap[cap] != REMOVED or at > 0:
            if s.cap[cap] == REMOVED:
                at -= 1
            cap += 1
        s.cap[cap] = SHOWN


@rule
def show_comics(s: State) -> None:
    """Six of the ten Comics; in a first game only the six ordinary ones. (B1.7)"""
    choice = len(COMIC)
    if s.option[FIRST_GAME] == ONLY_ORDINARY:
        choice = SUPER_RATS
    for comic in range(len(COMIC)):
        s.comic[comic] = REMOVED
    for shown in range(COMICS_SHOWN):
        at = draw(s, choice - shown)
        comic = 0
        while s.comic[comic] != REMOVED or at > 0:
            if s.comic[comic] == REMOVED:
                at -= 1
            comic += 1
        s.comic[comic] = SHOWN
    s.library = COMICS_SHOWN


@rule
def start_player(s: State) -> int:
    """The seat the host chose, counted round if there are fewer, or a random one; in solo it is you. (B1.8, B4.1)"""
    choice = s.option[START_PLAYER]
    if s.seats == 1 or choice == 0:
        return 0
    if choice == RANDOM_START:
        return draw(s, s.seats)
    return (choice - 1) % s.seats


@rule
def place_rats(s: State, seat: int) -> None:
    """Two rats on Start, two in the Nursery. (B1.3)"""
    for rat in range(RATS):
        s.rat[seat][rat] = START if rat < ADULTS else NURSERY


@rule
def bring_greg(s: State) -> None:
    """Greg's rats are already on their way; his deck holds cards nobody has seen, and the one that reshuffles. (B4)"""
    for rat in range(RATS):
        s.rat[GREG][rat] = GREG_START[rat]
    s.unseen_a = A_CARDS[s.option[LEVEL_OPTION]]
    s.unseen_b = B_CARDS[s.option[LEVEL_OPTION]]
    s.card[RESHUFFLE_CARD] = IN_DECK
