"""Cheese Run: a small race that uses every feature of the engine. docs/add-a-game.md walks through it."""

from riverrat.engine.game import Game, Mode

from .actions import ACTIONS, EVENTS, STEPS
from .data import BOX
from .scoring import AUDITS, LINES, audit, points, rank, won
from .setup import OPTIONS, setup
from .state import State
from .turn import legal, play
from .view import View, hears, redeal, shares, show, view

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
    modes=(
        Mode("standard", (2, 3, 4)),
        Mode("long", (2, 3, 4), {"course": "long"}),
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
    shares_rule=shares,
    hears=hears,
    most_choices=8,
)
