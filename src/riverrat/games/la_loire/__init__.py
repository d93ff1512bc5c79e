"""La Loire: merchants and messengers ride along the river between Nantes and Orléans."""

from riverrat.engine.game import Game, Mode

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .names import NAMES
from .scoring import LINES, points, rank, won
from .setup import OPTIONS, setup
from .state import State
from .turn import legal, play
from .view import View, hears, redeal, show, view

GAME = Game(
    name="la-loire",
    version=1,
    package=__name__,
    box=BOX,
    state=State,
    actions=ACTIONS,
    steps=STEPS,
    events=EVENTS,
    options=OPTIONS,
    modes=(
        Mode("standard", (2, 3, 4)),
        Mode("casual", (1, 2, 3, 4), {"mode": "casual"}),
        Mode("solo", (1,)),
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
    redeal_rule=redeal,
    hears=hears,
    names=NAMES,
    most_choices=64,
)
