"""First Rat: collect, build and board the rocket to the cheese moon. Rules: docs/specification/first-rat.md."""

from riverrat.engine.game import Game, hides_nothing

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .habits import habits
from .names import NAMES
from .options import MODES, OPTIONS
from .scoring import LINES, achievements, points, rank, won
from .setup import setup
from .show import show
from .state import State
from .turn import legal, play
from .view import view
from .view_types import View

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
    hides=hides_nothing,
    achievements=achievements,
    habits=habits,
    rival="greg.points",
    names=NAMES,
    most_choices=64,
)
