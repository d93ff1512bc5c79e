"""Río de la Plata: colonists found Buenos Aires anew, together and against each other, natives and pirates."""

from riverrat.engine.game import Game, Mode

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .names import NAMES
from .scoring import LINES, points, rank, won
from .setup import OPTIONS, setup
from .show import show
from .state import State
from .turn import legal, play
from .view import View, hides, redeal, shares, view

GAME = Game(
    name="rio-de-la-plata",
    version=1,
    package=__name__,
    box=BOX,
    state=State,
    actions=ACTIONS,
    steps=STEPS,
    events=EVENTS,
    options=OPTIONS,
    modes=(
        Mode("standard", (3, 4, 5)),
        Mode("short", (3, 4, 5), {"years": "15"}),
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
    shares_rule=shares,
    hides=hides,
    names=NAMES,
    most_choices=400,
)
