"""Score tracks: a marker, or a rat, goes on the leftmost free space. (C10)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import EIGHTH_MARKER, GREG_SCORED, LAST_RAT, NO_MARKER_LEFT, NO_SCORE, SCORE, SCORE_STEP, SCORED
from ..data import MARKERS, MARKERS_TO_END, RATS, RATTRONAUT, ROCKET, SLOTS, VALUES
from ..options import ANYTHING, DECLINING
from ..state import NOBODY, NOT_A_PLAYER, State


@rule
def next_space(s: State, track: int) -> int:
    """The leftmost free space, counted from 0; the last one takes any number. (A8)"""
    slots = s.slot[track]
    space = 0
    while space < SLOTS and slots[space] != NOBODY:
        space += 1
    return space


@rule
def teller(s: State, player: int) -> int:
    """Whose event it is: a seat's, or nobody's when the piece is Greg's."""
    return player if player < s.seats else NOT_A_PLAYER


@rule
def place_piece(s: State, player: int, track: int, log: Log) -> None:
    """A piece takes the leftmost free space. (C10.2)"""
    space = next_space(s, track)
    if space < SLOTS:
        s.slot[track][space] = 1 + player
    else:
        s.last_space[track][player] += 1
    points = VALUES[s.strip[track]][space]
    if player < s.seats:
        tell(s, log, SCORED, player, track, space + 1, points)
    else:
        tell(s, log, GREG_SCORED, NOT_A_PLAYER, track, space + 1, points)


@rule
def score_track(s: State, player: int, track: int, log: Log) -> None:
    """Place a Score marker while there is one; the first eighth one makes the next round the last. (C10.1 to C10.4)"""
    if s.markers[player] == MARKERS:
        tell(s, log, NO_MARKER_LEFT, teller(s, player), track)
        return
    s.markers[player] += 1
    place_piece(s, player, track, log)
    if s.markers[player] == MARKERS_TO_END and s.eighth_marker == 0:
        s.eighth_marker = s.round
        if s.last_rat == 0:  # otherwise this round is the last anyway (D27)
            tell(s, log, EIGHTH_MARKER, teller(s, player))


@rule
def reach_track(s: State, seat: int, track: int, log: Log) -> bool:
    """What a marker or a complete set reaches is scored; by option its owner is asked. Returns whether. (D16)"""
    if s.option[DECLINING] == ANYTHING and s.markers[seat] < MARKERS:
        push(s, SCORE_STEP, seat, track, 0)
        return True
    score_track(s, seat, track, log)
    return False


@rule
def legal_score(s: State, out: Out) -> int:
    """A track reached may be scored or not, while there are markers. (D16)"""
    n = 0
    if s.markers[seat_now(s)] < MARKERS:
        n = put(out, n, SCORE + note_a(s))
    return put(out, n, NO_SCORE)


@rule
def play_score(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action != NO_SCORE:
        score_track(s, seat, action - SCORE, log)


@rule
def board_rocket(s: State, player: int, rat: int, log: Log) -> None:
    """A rat takes its place on the Rattronaut track; a fourth one makes this round the last. (C7.1, C7.5)"""
    s.rat[player][rat] = ROCKET
    place_piece(s, player, RATTRONAUT, log)
    aboard = 0
    for other in range(RATS):
        if s.rat[player][other] == ROCKET:
            aboard += 1
    if aboard == RATS:
        s.last_rat = 1
        tell(s, log, LAST_RAT, teller(s, player))
