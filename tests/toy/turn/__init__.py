"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself."""

from riverrat.engine.steps import turn

from .. import actions
from . import dig, walk

legal, play = turn(
    __name__,
    actions.STEPS,
    (actions.WALK_STEP, walk.legal_walk, walk.play_walk),
    (actions.STRIDE_STEP, walk.legal_stride, walk.play_stride),
    (actions.HOLE_STEP, dig.legal_hole, dig.play_hole),
    (actions.LAND_STEP, walk.land),
    (actions.TURN_END_STEP, walk.end_turn),
)
