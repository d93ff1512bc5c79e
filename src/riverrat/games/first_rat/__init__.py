"""First Rat: collect, build and board the rocket to the cheese moon. Rules: docs/specification/first-rat.md."""

from riverrat.engine.game import Game, Mode, hides_nothing

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .names import NAMES
from .scoring import LINES, achievements, points, rank, won
from .setup import OPTIONS, setup
from .state import State
from .turn import legal, play
from .view import View, show, view

SEVERAL, ALONE = (2, 3, 4, 5), (1,)
GAME = Game(
    name="first-rat",
    version=1,
    package=__name__,
    box=BOX,
    state=State,
    actions=ACTIONS,
    steps=STEPS,
    events=EVENTS,
    options=OPTIONS,
    modes=(
        Mode("standard", SEVERAL),
        Mode("variable", SEVERAL, {"path": "variable", "tracks": "variable"}),
        Mode("variable-path", SEVERAL, {"path": "variable"}),
        Mode("variable-tracks", SEVERAL, {"tracks": "variable"}),
        Mode("first-game", SEVERAL, {"first-game": "yes"}),
        Mode("solo-easy", ALONE, {"level": "easy"}),
        Mode("solo-medium", ALONE, {"level": "medium"}),
        Mode("solo-difficult", ALONE, {"level": "difficult"}),
        Mode("solo-unfair", ALONE, {"level": "unfair"}),
    ),
    score_lines=LINES,
    audits=AUDITS,
    setup=setup,
    legal_rule=legal,
    play_rule=play,
    points_rule=points,
    rank_rule=rank,
    won_rule=won,
    audit_rule=audit,
    view_rule=view,
    view_type=View,
    show=show,
    hides=hides_nothing,
    achievements=achievements,
    names=NAMES,
    most_choices=64,
)
