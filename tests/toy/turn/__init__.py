"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself."""

from riverrat.engine.steps import turn

from .. import actions
from . import dig, walk

legal, play = turn(
    __name__,
    actions.STEPS,
    (actions.WALK, walk.legal_walk, walk.play_walk),
    (actions.STRIDE, walk.legal_stride, walk.play_stride),
    (actions.HOLE_FOUND, dig.legal_hole, dig.play_hole),
    (actions.LAND, walk.land),
    (actions.TURN_END, walk.end_turn),
)
