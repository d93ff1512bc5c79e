"""Comics bend rules: a rule asks here, and the card that answers is named. (A13)

The items of the booths work in one place each: Backpacks and Energy Drinks when collecting (turn/collecting.py), Bottle
Caps at the end (scoring.py). Greg's cards are his turn (turn/greg.py).
"""

from riverrat.engine.rule import rule

from .data import (
    AMAZON_RAT,
    CAPED_FURTHER,
    CAPED_RAT,
    CAT_BURGLAR_RAT,
    HOME_MADE_ROCKETS,
    IN_STEP,
    IN_STEP_FURTHER,
    LONE_EXTRA,
    LONE_SCAVENGER,
    MARATHON,
    MARATHON_FURTHER,
    MUSCLE_EXTRA,
    MUSCLE_RAT,
    PART_SAVES,
    PIPE_MAP,
    TOLL_FREE,
)
from .state import State


@rule
def works(s: State, seat: int, comic: int) -> bool:
    """A Comic works for its owner from the turn after it was taken. (D19)"""
    return s.comic[comic] == seat and s.new_comics >> comic & 1 == 0


@rule
def further_alone(s: State, seat: int, rat: int) -> int:
    """Marathon and the Caped Rat: how much further a rat may go when it is the only one. (C2.2, C2.4)"""
    steps = 0
    if works(s, seat, MARATHON):
        steps += MARATHON_FURTHER
    if s.super_rat[seat][rat] == CAPED_RAT:
        steps += CAPED_FURTHER
    return steps


@rule
def further_together(s: State, seat: int, rat: int) -> int:
    """In Step and the Caped Rat: how much further a rat may go when others move too. (C2.3, C2.4)"""
    steps = 0
    if works(s, seat, IN_STEP):
        steps += IN_STEP_FURTHER
    if s.super_rat[seat][rat] == CAPED_RAT:
        steps += CAPED_FURTHER
    return steps


@rule
def ignores_colours(s: State, seat: int, rat: int) -> bool:
    """The Amazon Rat may end on any colour. (C2.4)"""
    return s.super_rat[seat][rat] == AMAZON_RAT


@rule
def shortcuts_free(s: State, seat: int) -> bool:
    """Pipe Map: shortcuts cost nothing and bring Cheese. (D70)"""
    return works(s, seat, PIPE_MAP)


@rule
def owes_nothing(s: State, seat: int) -> bool:
    """Toll-free: no Cheese for ending a move beside other rats. (C3.1)"""
    return works(s, seat, TOLL_FREE)


@rule
def finds_more(s: State, seat: int, rat: int) -> int:
    """Lone Scavenger with just one rat moved, and the Muscle Rat, find more on their space. (C4.2)"""
    more = 0
    if s.moved == 1 << rat and works(s, seat, LONE_SCAVENGER):
        more += LONE_EXTRA
    if s.super_rat[seat][rat] == MUSCLE_RAT:
        more += MUSCLE_EXTRA
    return more


@rule
def stays_after_theft(s: State, seat: int, rat: int) -> bool:
    """The Cat Burglar Rat is not sent back to Start, from the turn after it got its tile. (C8.3, D19)"""
    return s.super_rat[seat][rat] == CAT_BURGLAR_RAT and works(s, seat, CAT_BURGLAR_RAT)


@rule
def part_saves(s: State, seat: int) -> int:
    """Home-made Rockets: how many materials less a rocket part costs. (C9.2)"""
    return PART_SAVES if works(s, seat, HOME_MADE_ROCKETS) else 0
