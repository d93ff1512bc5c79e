"""A year, step by step: which module answers for the step on top of the stack."""

from riverrat.engine.rule import Log, Out, rule, step_now

from ..actions import (
    AFTERMATH,
    ANSWER,
    CANNON_BET,
    CANNONS,
    CASUALTIES,
    CHOOSE_ROAD,
    CHOOSE_SITE,
    CHOOSE_WALL,
    CONSENT,
    DEPARTURE,
    DRAFT,
    EFFECT,
    EFFECTS,
    FIGHT,
    FREE_RESOURCE,
    GROUP_SIZE,
    JOINT_GROUP,
    JOINT_GROUPS,
    LADDER_PAYMENT,
    LADDER_PAYS,
    MOVE,
    MUSTER,
    PLACEMENT,
    PLACEMENTS,
    RECRUITING,
    RECRUITMENT,
    ROUNDS,
    SACRIFICE,
    SALE,
    SHIP_RETURN,
    STACKING,
    STAGING,
    WAR_CHECK,
    WITHDRAWALS,
)
from ..state import State
from .aftermath import aftermath, legal_withdrawal, next_withdrawal, play_withdrawal
from .building import legal_sale, play_sale
from .cannons import cannons, legal_bet, legal_casualties, play_bet, play_casualties
from .effects import legal_effect, legal_free_resource, next_effects, play_effect, play_free_resource
from .fight import legal_fight, legal_group_size, legal_move, next_turn, play_fight, play_group_size, play_move
from .ladders import legal_road, legal_site, legal_wall, next_ladder, play_road, play_site, play_wall
from .merging import legal_consent, legal_sacrifice, legal_stacking, play_consent, play_sacrifice, play_stacking
from .placement import legal_ladder_payment, legal_placement, next_placement, play_ladder_payment, play_placement
from .recruitment import legal_recruiting, next_recruitment, play_recruiting
from .ship import ship_departure, ship_return
from .trade import legal_answer, legal_draft, play_answer, play_draft
from .war import legal_joint_group, legal_staging, muster, next_joint_group, play_joint_group, play_staging, war_check
from .year_end import year_end


@rule
def legal(s: State, out: Out) -> int:
    step = step_now(s)
    if step == PLACEMENT:
        return legal_placement(s, out)
    if step == EFFECT:
        return legal_effect(s, out)
    if step == MOVE:
        return legal_move(s, out)
    if step == FIGHT:
        return legal_fight(s, out)
    if step == DRAFT:
        return legal_draft(s, out)
    if step == STAGING:
        return legal_staging(s, out)
    if step == RECRUITING:
        return legal_recruiting(s, out)
    if step == ANSWER:
        return legal_answer(s, out)
    if step == LADDER_PAYMENT:
        return legal_ladder_payment(s, out)
    if step == CHOOSE_SITE:
        return legal_site(s, out)
    if step == CHOOSE_WALL:
        return legal_wall(s, out)
    if step == CHOOSE_ROAD:
        return legal_road(s, out)
    if step == FREE_RESOURCE:
        return legal_free_resource(s, out)
    if step == SALE:
        return legal_sale(s, out)
    if step == GROUP_SIZE:
        return legal_group_size(s, out)
    if step == SACRIFICE:
        return legal_sacrifice(s, out)
    if step == STACKING:
        return legal_stacking(s, out)
    if step == CONSENT:
        return legal_consent(s, out)
    if step == JOINT_GROUP:
        return legal_joint_group(s, out)
    if step == CANNON_BET:
        return legal_bet(s, out)
    if step == CASUALTIES:
        return legal_casualties(s, out)
    return legal_withdrawal(s, out)


@rule
def play(s: State, action: int, log: Log) -> None:
    if action < 0:
        run(s, log)
        return
    step = step_now(s)
    if step == PLACEMENT:
        play_placement(s, action, log)
    elif step == EFFECT:
        play_effect(s, action, log)
    elif step == MOVE:
        play_move(s, action, log)
    elif step == FIGHT:
        play_fight(s, action, log)
    elif step == DRAFT:
        play_draft(s, action, log)
    elif step == STAGING:
        play_staging(s, action, log)
    elif step == RECRUITING:
        play_recruiting(s, action, log)
    elif step == ANSWER:
        play_answer(s, action, log)
    elif step == LADDER_PAYMENT:
        play_ladder_payment(s, action, log)
    elif step == CHOOSE_SITE:
        play_site(s, action, log)
    elif step == CHOOSE_WALL:
        play_wall(s, action, log)
    elif step == CHOOSE_ROAD:
        play_road(s, action, log)
    elif step == FREE_RESOURCE:
        play_free_resource(s, action, log)
    elif step == SALE:
        play_sale(s, action, log)
    elif step == GROUP_SIZE:
        play_group_size(s, action, log)
    elif step == SACRIFICE:
        play_sacrifice(s, action, log)
    elif step == STACKING:
        play_stacking(s, action, log)
    elif step == CONSENT:
        play_consent(s, action, log)
    elif step == JOINT_GROUP:
        play_joint_group(s, action, log)
    elif step == CANNON_BET:
        play_bet(s, action, log)
    elif step == CASUALTIES:
        play_casualties(s, action, log)
    else:
        play_withdrawal(s, action, log)


@rule
def run(s: State, log: Log) -> None:
    """What happens by itself between decisions."""
    step = step_now(s)
    if step == PLACEMENTS:
        next_placement(s, log)
    elif step == LADDER_PAYS:
        next_ladder(s, log)
    elif step == SHIP_RETURN:
        ship_return(s, log)
    elif step == EFFECTS:
        next_effects(s, log)
    elif step == DEPARTURE:
        ship_departure(s, log)
    elif step == WAR_CHECK:
        war_check(s, log)
    elif step == JOINT_GROUPS:
        next_joint_group(s, log)
    elif step == MUSTER:
        muster(s, log)
    elif step == CANNONS:
        cannons(s, log)
    elif step == RECRUITMENT:
        next_recruitment(s, log)
    elif step == ROUNDS:
        next_turn(s, log)
    elif step == AFTERMATH:
        aftermath(s, log)
    elif step == WITHDRAWALS:
        next_withdrawal(s, log)
    else:
        year_end(s, log)
