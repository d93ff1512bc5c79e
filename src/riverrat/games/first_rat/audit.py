"""What must hold after every action. (F3)"""

from riverrat.engine.actions import Audits
from riverrat.engine.rule import rule

from .actions import BY_STEP, EXTRA_STEP, GO_STEP, SAVE_STEP, SUPER_STEP
from .data import (
    AWARDS,
    BACKPACK,
    BACKPACK_COPIES,
    CARD,
    CHEESE,
    COLOUR,
    COLOUR_OF,
    COMIC,
    CONSTRUCTION_LIGHT,
    CONTENT,
    FIRST_B,
    GOOD,
    GREG,
    LAUNCHPAD,
    LIGHT_END,
    LIGHTS,
    MARKERS,
    NODE,
    NURSERY,
    PARTS,
    RATS,
    RATTRONAUT,
    RESHUFFLE_CARD,
    ROCKET,
    ROCKET_TRACK,
    SECOND_KIND,
    SLOTS,
    SPACES,
    START,
    STRIP,
    SUPER_RATS,
    SUPPLY,
    TRACKS,
)
from .options import ANYTHING, DECLINING, SUPPLY_OPTION, UNLIMITED
from .scoring import pieces_on, rattronauts
from .state import IN_DECK, NEUTRAL, NOBODY, SHOWN, UNSEEN, State, players

AUDITS = Audits()
BAD_BOARD = AUDITS.add("board")
BAD_RATS = AUDITS.add("rats")
BAD_SPACES = AUDITS.add("spaces")
BAD_MARKERS = AUDITS.add("markers")
BAD_ROCKETS = AUDITS.add("rockets")
BAD_TRACKS = AUDITS.add("tracks")
BAD_GOODS = AUDITS.add("goods")
BAD_DISPLAYS = AUDITS.add("displays")
BAD_COMICS = AUDITS.add("comics")
BAD_GREG = AUDITS.add("greg")
BAD_NOTES = AUDITS.add("notes")


@rule
def audit(s: State) -> int:
    """0 if all invariants hold, otherwise which one does not."""
    if not board_holds(s):
        return BAD_BOARD
    for player in range(players(s)):
        if not rats_hold(s, player):
            return BAD_RATS
        if not spaces_hold(s, player):
            return BAD_SPACES
        if not markers_hold(s, player):
            return BAD_MARKERS
        if not rockets_hold(s, player):
            return BAD_ROCKETS
    if not tracks_hold(s):
        return BAD_TRACKS
    if not goods_hold(s):
        return BAD_GOODS
    if not displays_hold(s):
        return BAD_DISPLAYS
    if not comics_hold(s):
        return BAD_COMICS
    if s.seats == 1 and not greg_holds(s):
        return BAD_GREG
    return 0 if notes_hold(s) else BAD_NOTES


@rule
def is_greg(s: State, player: int) -> bool:
    return s.seats == 1 and player == GREG


@rule
def rats_hold(s: State, player: int) -> bool:
    """Four rats, one of them on the path unless all are in the rocket; markers on their paths. (F3.1)

    While a launched rat's reward is pending the path may be empty.
    """
    on_path = 0
    for rat in range(RATS):
        place = s.rat[player][rat]
        if place < NURSERY or place > ROCKET:
            return False
        if START <= place <= LAUNCHPAD:
            on_path += 1
    launching = 0
    for rat in range(RATS):
        if s.moved >> rat & 1 and s.rat[player][rat] == ROCKET:
            launching = 1
    if on_path == 0 and launching == 0 and rattronauts(s, player) < RATS:
        return False
    return 0 <= s.light[player] <= LIGHT_END and 0 <= s.burrow[player] < len(NODE)


@rule
def spaces_hold(s: State, player: int) -> bool:
    """No two own rats on one space, nobody left on the Launchpad; a move under way may pass through both. (F3.2)"""
    if is_greg(s, player):
        return True
    for rat in range(RATS):
        place = s.rat[player][rat]
        if place == LAUNCHPAD and s.moved >> rat & 1 == 0:
            return False
        for other in range(rat):
            if s.rat[player][other] == place and START < place < ROCKET and s.moved >> rat & 1 == s.moved >> other & 1:
                return False
    return True


@rule
def markers_hold(s: State, player: int) -> bool:
    """Markers on the tracks are those used, at most ten; Rattronauts are on theirs. (F3.3)"""
    markers = 0
    for track in range(TRACKS):
        if track != RATTRONAUT:
            markers += pieces_on(s, player, track)
    if not is_greg(s, player) and pieces_on(s, player, LIGHTS) > len(CONSTRUCTION_LIGHT):
        return False
    if markers != s.markers[player] or markers > MARKERS:
        return False
    return pieces_on(s, player, RATTRONAUT) == rattronauts(s, player)


@rule
def rockets_hold(s: State, player: int) -> bool:
    """A rocket for every full set of parts, and a marker for it unless markers ran out or it was declined. (F3.4)"""
    sets = s.parts[player][0]
    for part in range(PARTS):
        built = s.parts[player][part]
        sets = min(sets, built)
        if not is_greg(s, player) and pieces_on(s, player, part) != built:
            return False
    if s.rockets[player] != sets:
        return False
    scored = pieces_on(s, player, ROCKET_TRACK)
    return scored == sets or (scored < sets and (s.markers[player] == MARKERS or s.option[DECLINING] == ANYTHING))


@rule
def tracks_hold(s: State) -> bool:
    """Tracks fill from the left. (F3.5)"""
    for track in range(TRACKS):
        free = 0
        for space in range(SLOTS):
            piece = s.slot[track][space]
            if piece == NOBODY:
                free = 1
            elif piece != NEUTRAL and (free == 1 or piece < 0 or piece > players(s)):
                return False
        for player in range(players(s)):
            if s.last_space[track][player] < 0 or (s.last_space[track][player] > 0 and free == 1):
                return False
    return True


@rule
def goods_hold(s: State) -> bool:
    """Goods, Cheese and Awards are conserved; an unlimited supply owes what it gave beyond the box. (F3.6, D9)"""
    for good in range(len(GOOD)):
        total = s.supply[good]
        if total < 0 and s.option[SUPPLY_OPTION] != UNLIMITED:
            return False
        for player in range(players(s)):
            if s.goods[player][good] < 0:
                return False
            total += s.goods[player][good]
        if total != SUPPLY[good] + (s.created if good == CHEESE else 0):
            return False
    awards = s.awards_left
    for player in range(players(s)):
        awards += s.awards[player]
    return awards == AWARDS and s.awards_left >= 0


@rule
def displays_hold(s: State) -> bool:
    """Backpacks are no more than the box holds; counts are never negative."""
    for backpack in range(len(BACKPACK)):
        copies = s.backpacks_shown[backpack]
        for player in range(players(s)):
            copies += s.backpacks[player][backpack]
        if copies > BACKPACK_COPIES[backpack] or s.backpacks_shown[backpack] < 0:
            return False
    for player in range(players(s)):
        if s.drinks[player] < 0:
            return False
    return s.drinks_shown >= 0


@rule
def comics_hold(s: State) -> bool:
    """The Library counts its Comics; a Super Rat tile lies on at most one rat, of the owner of its Comic. (D47)"""
    shown = 0
    for comic in range(len(COMIC)):
        if s.comic[comic] == SHOWN:
            shown += 1
    if shown != s.library:
        return False
    tiles = 0
    for player in range(players(s)):
        for rat in range(RATS):
            tile = s.super_rat[player][rat]
            if tile != 0:
                if tile < SUPER_RATS or s.comic[tile] != player or tiles >> tile & 1:
                    return False
                if s.rat[player][rat] < START or s.rat[player][rat] > LAUNCHPAD:
                    return False
                tiles |= 1 << tile
    return True


@rule
def greg_holds(s: State) -> bool:
    """Greg's rats are on the path or aboard; the card that reshuffles is in his deck at every turn. (C13.7)"""
    for rat in range(RATS):
        if s.rat[GREG][rat] < START or s.rat[GREG][rat] == LAUNCHPAD:
            return False
    unseen_a = 0
    unseen_b = 0
    for card in range(len(CARD)):
        if s.card[card] == UNSEEN:
            if card < FIRST_B:
                unseen_a += 1
            else:
                unseen_b += 1
    if s.unseen_a < 0 or s.unseen_b < 0 or s.unseen_a > unseen_a or s.unseen_b > unseen_b:
        return False
    return s.card[RESHUFFLE_CARD] == IN_DECK or s.depth > 1 or s.over == 1


@rule
def board_holds(s: State) -> bool:
    """Every row of the box laid out exists, and every space is in the set of its colour and in no other."""
    for track in range(TRACKS):
        if s.strip[track] < 0 or s.strip[track] >= len(STRIP):
            return False
    for space in range(1, SPACES + 1):
        if s.content[space] < 0 or s.content[space] >= len(CONTENT):
            return False
        for colour in range(len(s.colour_spaces)):
            if (s.colour_spaces[colour] >> space & 1 == 1) != (COLOUR_OF[s.content[space]] == colour):
                return False
    return 0 <= s.start < s.seats and s.round > 0 and 0 <= s.moved < 1 << RATS and 0 <= s.colour <= len(COLOUR)


@rule
def notes_hold(s: State) -> bool:
    """What pending decisions note is there: a rat and a space, a Comic, a part."""
    for at in range(s.depth):
        step = s.stack[at][0]
        seat = s.stack[at][1]
        note = s.stack[at][2]
        if step in (GO_STEP, BY_STEP):
            if note < 0 or note >= RATS or s.rat[seat][note] < START or s.rat[seat][note] > SPACES:
                return False
            if step == BY_STEP and not s.rat[seat][note] < s.stack[at][3] <= LAUNCHPAD:
                return False
        elif step == EXTRA_STEP:
            if note < 1 or note > SPACES or SECOND_KIND[s.content[note]] < 0:
                return False
        elif step == SUPER_STEP:
            if note < SUPER_RATS or note >= len(COMIC):
                return False
        elif step == SAVE_STEP and (note < 0 or note >= PARTS):
            return False
    return True
