"""Why a track cannot be built or donated for now, for whoever clicks it: asked of the rules that say what is legal.

A bar stands under the target it is about, `track:cockpit`. Without a Score marker that is so in any part of a turn:
building is then never asked about.
"""

from riverrat.engine.rule import seat_now, step_now

from .actions import BUILD_STEP
from .cards import part_saves
from .data import CHEESE, DONATION, MARKERS, PART, PARTS, PROVISIONS, TRACK
from .state import State
from .turn.building import missing

Bar = dict[str, str | int]  # why, and what the words about it need


def barred(s: State) -> dict[str, Bar]:
    """The tracks that whoever decides might want to build or donate for and cannot, with why."""
    if s.over:
        return {}
    seat = seat_now(s)
    if s.markers[seat] == MARKERS:
        return {f"track:{TRACK[track]}": {"why": "no-marker"} for track in (*range(PARTS), PROVISIONS)}
    if step_now(s) != BUILD_STEP:
        return {}
    short = {f"track:{PART[part]}": missing(s, seat, part) - part_saves(s, seat) for part in range(PARTS)}
    found: dict[str, Bar] = {at: {"why": "materials", "lacks": lacks} for at, lacks in short.items() if lacks > 0}
    lacks = DONATION - s.goods[seat][CHEESE]
    return found | ({f"track:{TRACK[PROVISIONS]}": {"why": "cheese", "lacks": lacks}} if lacks > 0 else {})
