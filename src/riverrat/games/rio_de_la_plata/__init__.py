"""Río de la Plata: colonists found Buenos Aires anew, together and against each other, natives and pirates."""

from riverrat.engine.game import Game

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .habits import habits
from .names import NAMES
from .options import MODES, OPTIONS
from .scoring import LINES, points, rank, won
from .setup import setup
from .show import show
from .state import State
from .turn import legal, play
from .view import hides, redeal, sees, shares, view
from .view_types import View

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
    modes=MODES,
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
    sees=sees,
    shares_rule=shares,
    hides=hides,
    habits=habits,
    dealt="now.dealt",
    names=NAMES,
    most_choices=400,
)
