"""Greg's turn in the solo game: a card moves his rats, then its icon works. (C13)"""

from riverrat.engine.rule import Log, Out, draw, pop, push, put, rule, seat_now, tell

from ..actions import (
    CHOOSE_GREG_TRACK,
    GREG_BEST_STEP,
    GREG_BOARDED,
    GREG_CARD,
    GREG_CHEESE,
    GREG_MOVED,
    GREG_PREPARED,
    GREG_REMOVED,
    GREG_REMOVED_COMIC,
    GREG_RESHUFFLED,
)
from ..data import (
    BACKPACK,
    BEST_ICON,
    BOOTH_AT,
    CAP,
    CARD,
    CARD_MOVES,
    CHEESE,
    COMIC_ICON,
    ENERGY_DRINK,
    FIRST_B,
    FIRST_CAP,
    FROG,
    GREG,
    GREG_TRACK,
    HAMSTER,
    ICON,
    LAUNCHPAD,
    RATS,
    RESHUFFLE_CARD,
    ROCKET,
    VALUES,
)
from ..options import BOOTH_TOO, GREG_CROWD, GREG_LAUNCH, GREG_STANDING, ONCE, REST_OF_CARD
from ..state import IN_DECK, NOT_A_PLAYER, REMOVED, REVEALED, SHOWN, UNSEEN, State
from .score_tracks import board_rocket, next_space, score_track
from .supply import given


@rule
def greg_turn(s: State, log: Log) -> None:
    """Reveal a card, move the rats it names, then follow its icon. (C13.1 to C13.6, D42)"""
    seat = seat_now(s)
    pop(s)
    card = reveal_card(s)
    tell(s, log, GREG_CARD, NOT_A_PLAYER, card)
    move_rats(s, card, log)
    icon = ICON[card]
    if icon == BEST_ICON:
        push(s, GREG_BEST_STEP, seat, 0, 0)
    elif icon == COMIC_ICON:
        remove_comic(s, log)
    elif icon >= 0:
        prepare_or_score(s, icon, log)


# --- the deck ---------------------------------------------------------------------------------------------------------


@rule
def reveal_card(s: State) -> int:
    """The top card of the deck: one nobody has seen, or one that was shuffled back. (B4.2, C13.1)"""
    known = 0
    for card in range(len(CARD)):
        if s.card[card] == IN_DECK:
            known += 1
    at = draw(s, known + s.unseen_a + s.unseen_b)
    if at < known:
        card = nth_card(s, IN_DECK, 0, at)
    elif at < known + s.unseen_a:
        s.unseen_a -= 1
        card = unseen_card(s, 0, FIRST_B)
    else:
        s.unseen_b -= 1
        card = unseen_card(s, FIRST_B, RESHUFFLE_CARD)
    s.card[card] = REVEALED
    s.latest = 1 + card
    return card


@rule
def unseen_card(s: State, first: int, last: int) -> int:
    """Any card of a letter that nobody has seen, equally likely: the ones left out were never looked at."""
    unseen = 0
    for card in range(first, last):
        if s.card[card] == UNSEEN:
            unseen += 1
    return nth_card(s, UNSEEN, first, draw(s, unseen))


@rule
def nth_card(s: State, status: int, first: int, n: int) -> int:
    card = first
    while s.card[card] != status or n > 0:
        if s.card[card] == status:
            n -= 1
        card += 1
    return card


@rule
def reshuffle(s: State, log: Log) -> None:
    """All revealed cards go back into the deck. (C13.6)"""
    for card in range(len(CARD)):
        if s.card[card] == REVEALED:
            s.card[card] = IN_DECK
    s.latest = 0
    tell(s, log, GREG_RESHUFFLED, NOT_A_PLAYER)


# --- his rats ---------------------------------------------------------------------------------------------------------


@rule
def move_rats(s: State, card: int, log: Log) -> None:
    """From front to back; the numbers of rats in the rocket go to the first one on the path. (C13.2, C13.3, D38)"""
    rats = s.rat[GREG]
    position = 0
    moves = 0
    for rat in range(RATS):
        if rats[rat] == ROCKET:
            moves += CARD_MOVES[card * RATS + position]
            position += 1
    forfeited = False
    met = 0  # the spaces where rats of his have ended with this card, as bits
    waiting = 0  # the rats on the path whose turn is still to come, as bits
    for rat in range(RATS):
        if rats[rat] != ROCKET:
            waiting |= 1 << rat
    while waiting != 0:
        front = -1
        for rat in range(RATS):
            if waiting >> rat & 1 and (front < 0 or rats[rat] > rats[front]):
                front = rat
        waiting &= ~(1 << front)
        moves = 0 if forfeited else moves + CARD_MOVES[card * RATS + position]
        position += 1
        if moves > 0:
            met |= move_rat(s, front, min(rats[front] + moves, LAUNCHPAD), met, log)
            forfeited = rats[front] == ROCKET and s.option[GREG_LAUNCH] == REST_OF_CARD
        elif s.option[GREG_STANDING] == BOOTH_TOO and BOOTH_AT[rats[front]] >= 0:
            met |= rob_booth(s, rats[front], met, log)
        moves = 0


@rule
def move_rat(s: State, rat: int, space: int, met: int, log: Log) -> int:
    """Where Greg's rat ends, you may get Cheese, a booth may lose a tile; at the end it boards. (C13.3 to C13.5)

    By option only the first to end on a space counts. Returns the space as a bit. (D65)
    """
    tell(s, log, GREG_MOVED, NOT_A_PLAYER, rat + 1, s.rat[GREG][rat], space)
    s.rat[GREG][rat] = space
    if space == LAUNCHPAD:
        tell(s, log, GREG_BOARDED, NOT_A_PLAYER, rat + 1)
        board_rocket(s, GREG, rat, log)
        return 0
    yours = s.rat[0]
    shared = yours[0] == space or yours[1] == space or yours[2] == space or yours[3] == space
    if shared and counts(s, space, met):
        cheese = given(s, CHEESE, 1)
        s.supply[CHEESE] -= cheese
        s.goods[0][CHEESE] += cheese
        tell(s, log, GREG_CHEESE, 0, cheese)
    if BOOTH_AT[space] >= 0:
        rob_booth(s, space, met, log)
    return 1 << space


@rule
def counts(s: State, space: int, met: int) -> bool:
    """Whether a rat that ends on a space counts though others did before it. (D65)"""
    return s.option[GREG_CROWD] != ONCE or met >> space & 1 == 0


@rule
def rob_booth(s: State, space: int, met: int, log: Log) -> int:
    """A rat of Greg's at a booth takes a tile out of the game. Returns the space as a bit. (C13.5, D39)"""
    if counts(s, space, met):
        remove_item(s, BOOTH_AT[space], log)
    return 1 << space


@rule
def remove_item(s: State, booth: int, log: Log) -> None:
    """One tile of the booth, any of them, leaves the game while there are some. (C13.5, D66)"""
    left = 0
    item = ENERGY_DRINK
    if booth == FROG:
        left = s.drinks_shown
        s.drinks_shown -= min(1, left)
    elif booth == HAMSTER:
        for backpack in range(len(BACKPACK)):
            left += s.backpacks_shown[backpack]
        if left > 0:
            at = draw(s, left)
            item = 0
            while at >= s.backpacks_shown[item]:
                at -= s.backpacks_shown[item]
                item += 1
            s.backpacks_shown[item] -= 1
    else:
        for cap in range(len(CAP)):
            if s.cap[cap] == SHOWN:
                left += 1
        if left > 0:
            at = draw(s, left)
            cap = 0
            while s.cap[cap] != SHOWN or at > 0:
                if s.cap[cap] == SHOWN:
                    at -= 1
                cap += 1
            s.cap[cap] = REMOVED
            item = FIRST_CAP + cap
    if left > 0:
        tell(s, log, GREG_REMOVED, NOT_A_PLAYER, item)


# --- icons ------------------------------------------------------------------------------------------------------------


@rule
def remove_comic(s: State, log: Log) -> None:
    """One Comic of the Library, any of them, leaves the game while there are some. (C13.6, D66)"""
    if s.library == 0:
        return
    at = draw(s, s.library)
    comic = 0
    while s.comic[comic] != SHOWN or at > 0:
        if s.comic[comic] == SHOWN:
            at -= 1
        comic += 1
    s.comic[comic] = REMOVED
    s.library -= 1
    tell(s, log, GREG_REMOVED_COMIC, NOT_A_PLAYER, comic)


@rule
def prepare_or_score(s: State, track: int, log: Log) -> None:
    """An icon prepares its track; on a prepared one Greg scores, and it is unprepared again. (C13.6)"""
    if s.prepared[track] == 0:
        s.prepared[track] = 1
        tell(s, log, GREG_PREPARED, NOT_A_PLAYER, track)
    else:
        s.prepared[track] = 0
        score_track(s, GREG, track, log)


@rule
def legal_greg_best(s: State, out: Out) -> int:
    """The tracks whose next space is worth most; you choose among equals, prepared or not. (C13.6, D63)"""
    best = 0
    for at in range(len(GREG_TRACK)):
        track = GREG_TRACK[at]
        best = max(best, VALUES[s.strip[track]][next_space(s, track)])
    n = 0
    for at in range(len(GREG_TRACK)):
        track = GREG_TRACK[at]
        if VALUES[s.strip[track]][next_space(s, track)] == best:
            n = put(out, n, CHOOSE_GREG_TRACK + track)
    return n


@rule
def play_greg_best(s: State, action: int, log: Log) -> None:
    pop(s)
    prepare_or_score(s, action - CHOOSE_GREG_TRACK, log)
    reshuffle(s, log)
