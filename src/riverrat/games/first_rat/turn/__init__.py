"""A turn, step by step: which module answers for the step on top of the stack."""

from riverrat.engine.rule import Log, Out, rule, step_now

from ..actions import (
    BUILD_STEP,
    BURROW_STEP,
    BY_STEP,
    COLLECT_STEP,
    COMIC_STEP,
    DRINK_STEP,
    EXTRA_STEP,
    FORK_STEP,
    GO_STEP,
    GREG_BEST_STEP,
    GREG_STEP,
    LIGHT_STEP,
    MORE_STEP,
    MOVE_STEP,
    ORDER_STEP,
    RAISE_STEP,
    REWARD_STEP,
    SAVE_STEP,
    SHOP_STEP,
    SUPER_STEP,
    TAKE_STEP,
    TURN_END_STEP,
)
from ..state import State
from .building import legal_build, legal_save, play_build, play_save
from .burrow import (
    advance_burrow,
    legal_comic,
    legal_fork,
    legal_raise,
    legal_super,
    play_comic,
    play_fork,
    play_raise,
    play_super,
)
from .collect import collect, legal_drink, legal_extra, legal_order, play_drink, play_extra, play_order, take
from .greg import greg_turn, legal_greg_best, play_greg_best
from .launchpad import legal_reward, play_reward
from .light import advance_light
from .move_rats import legal_by, legal_go, legal_more, legal_move, play_by, play_go, play_more, play_move
from .rounds import end_round, end_turn
from .shopping import legal_shop, play_shop


@rule
def legal(s: State, out: Out) -> int:
    """The choices of the step on top of the stack. (C1)"""
    step = step_now(s)
    if step == MOVE_STEP:
        return legal_move(s, out)
    if step == GO_STEP:
        return legal_go(s, out)
    if step == BY_STEP:
        return legal_by(s, out)
    if step == MORE_STEP:
        return legal_more(s, out)
    if step == DRINK_STEP:
        return legal_drink(s, out)
    if step == EXTRA_STEP:
        return legal_extra(s, out)
    if step == REWARD_STEP:
        return legal_reward(s, out)
    if step == ORDER_STEP:
        return legal_order(s, out)
    if step == FORK_STEP:
        return legal_fork(s, out)
    if step == COMIC_STEP:
        return legal_comic(s, out)
    if step == SUPER_STEP:
        return legal_super(s, out)
    if step == RAISE_STEP:
        return legal_raise(s, out)
    if step == SHOP_STEP:
        return legal_shop(s, out)
    if step == BUILD_STEP:
        return legal_build(s, out)
    if step == SAVE_STEP:
        return legal_save(s, out)
    return legal_greg_best(s, out)


@rule
def play(s: State, action: int, log: Log) -> None:
    """Carry out a choice of the step on top, or the step itself if it has none. (C1)"""
    step = step_now(s)
    if step == MOVE_STEP:
        play_move(s, action, log)
    elif step == GO_STEP:
        play_go(s, action, log)
    elif step == BY_STEP:
        play_by(s, action, log)
    elif step == MORE_STEP:
        play_more(s, action, log)
    elif step == DRINK_STEP:
        play_drink(s, action, log)
    elif step == COLLECT_STEP:
        collect(s, log)
    elif step == EXTRA_STEP:
        play_extra(s, action, log)
    elif step == TAKE_STEP:
        take(s, log)
    elif step == REWARD_STEP:
        play_reward(s, action, log)
    elif step == ORDER_STEP:
        play_order(s, action, log)
    elif step == LIGHT_STEP:
        advance_light(s, log)
    elif step == BURROW_STEP:
        advance_burrow(s, log)
    elif step == FORK_STEP:
        play_fork(s, action, log)
    elif step == COMIC_STEP:
        play_comic(s, action, log)
    elif step == SUPER_STEP:
        play_super(s, action, log)
    elif step == RAISE_STEP:
        play_raise(s, action, log)
    elif step == SHOP_STEP:
        play_shop(s, action, log)
    elif step == BUILD_STEP:
        play_build(s, action, log)
    elif step == SAVE_STEP:
        play_save(s, action, log)
    elif step == TURN_END_STEP:
        end_turn(s, log)
    elif step == GREG_STEP:
        greg_turn(s, log)
    elif step == GREG_BEST_STEP:
        play_greg_best(s, action, log)
    else:
        end_round(s, log)
