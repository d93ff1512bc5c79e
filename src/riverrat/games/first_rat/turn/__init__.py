"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself."""

from riverrat.engine.steps import turn

from .. import actions
from . import (
    building,
    burrow,
    collecting,
    end,
    greg,
    launchpad,
    light,
    movement,
    nursery,
    score_tracks,
    shopping,
    taking_comics,
)

legal, play = turn(
    __name__,
    actions.STEPS,
    (actions.MOVE_STEP, movement.legal_move, movement.play_move),
    (actions.GO_STEP, movement.legal_go, movement.play_go),
    (actions.BY_STEP, movement.legal_by, movement.play_by),
    (actions.MORE_STEP, movement.legal_more, movement.play_more),
    (actions.DRINK_STEP, collecting.legal_drink, collecting.play_drink),
    (actions.EXTRA_STEP, collecting.legal_extra, collecting.play_extra),
    (actions.REWARD_STEP, launchpad.legal_reward, launchpad.play_reward),
    (actions.ORDER_STEP, collecting.legal_order, collecting.play_order),
    (actions.FORK_STEP, burrow.legal_fork, burrow.play_fork),
    (actions.COMIC_STEP, taking_comics.legal_comic, taking_comics.play_comic),
    (actions.SUPER_STEP, taking_comics.legal_super, taking_comics.play_super),
    (actions.RAISE_STEP, nursery.legal_raise, nursery.play_raise),
    (actions.SHOP_STEP, shopping.legal_shop, shopping.play_shop),
    (actions.BUILD_STEP, building.legal_build, building.play_build),
    (actions.SAVE_STEP, building.legal_save, building.play_save),
    (actions.GREG_BEST_STEP, greg.legal_greg_best, greg.play_greg_best),
    (actions.LIGHTBULBS_STEP, collecting.legal_lightbulbs, collecting.play_lightbulbs),
    (actions.APPLE_CORES_STEP, collecting.legal_apple_cores, collecting.play_apple_cores),
    (actions.SCORE_STEP, score_tracks.legal_score, score_tracks.play_score),
    (actions.COLLECT_STEP, collecting.collect),
    (actions.TAKE_STEP, collecting.take),
    (actions.LIGHT_STEP, light.advance_light),
    (actions.BURROW_STEP, burrow.advance_burrow),
    (actions.TURN_END_STEP, end.end_turn),
    (actions.GREG_STEP, greg.greg_turn),
    (actions.ROUND_END_STEP, end.end_round),
)
