"""Cheese Run: a small race that uses every feature of the engine. docs/add-a-game.md walks through it."""

from riverrat.engine.game import Game

from .actions import ACTIONS, EVENTS, STEPS
from .audit import AUDITS, audit
from .data import BOX
from .options import MODES, OPTIONS
from .scoring import LINES, points, rank, won
from .setup import setup
from .show import show
from .state import State
from .turn import legal, play
from .view import View, hears, redeal, shares, view

GAME = Game(
    name="toy",
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
    shares_rule=shares,
    hears=hears,
    most_choices=8,
)
