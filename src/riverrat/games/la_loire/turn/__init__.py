"""A turn, step by step: which module answers for the step on top of the stack."""

from riverrat.engine.rule import Log, Out, rule, step_now

from ..actions import (
    BUILD_SITE,
    CHOOSE_FIGURE,
    CIRCUS_MOVES,
    DIRECTION,
    DRAWING,
    HORSE_FETCHED,
    HORSES_LEFT,
    HORSES_TAKEN,
    KEEPING,
    MERCHANT_CITY,
    MERCHANT_VILLAGE,
    MESSENGER_STOP,
    PAYMENT,
    TOKEN_MOVED,
    TRAVEL,
    TURN_START,
)
from ..state import State
from .building import legal_payment, legal_site, play_payment, play_site
from .city import legal_city, play_city
from .delivery import legal_token, play_token
from .end import end_turn
from .messages import legal_draw, legal_keep, legal_messenger, play_draw, play_keep, play_messenger
from .movement import (
    legal_direction,
    legal_fetch,
    legal_leave,
    legal_take,
    legal_travel,
    play_direction,
    play_fetch,
    play_leave,
    play_take,
    play_travel,
)
from .start import legal_figure, play_figure, start_turn
from .village import legal_circus, legal_village, play_circus, play_village


@rule
def legal(s: State, out: Out) -> int:
    step = step_now(s)
    if step == TRAVEL:
        return legal_travel(s, out)
    if step == CHOOSE_FIGURE:
        return legal_figure(s, out)
    if step == HORSES_LEFT:
        return legal_leave(s, out)
    if step == HORSES_TAKEN:
        return legal_take(s, out)
    if step == HORSE_FETCHED:
        return legal_fetch(s, out)
    if step == DIRECTION:
        return legal_direction(s, out)
    if step == MERCHANT_VILLAGE:
        return legal_village(s, out)
    if step == CIRCUS_MOVES:
        return legal_circus(s, out)
    if step == MERCHANT_CITY:
        return legal_city(s, out)
    if step == BUILD_SITE:
        return legal_site(s, out)
    if step == PAYMENT:
        return legal_payment(s, out)
    if step == MESSENGER_STOP:
        return legal_messenger(s, out)
    if step == DRAWING:
        return legal_draw(s, out)
    if step == KEEPING:
        return legal_keep(s, out)
    return legal_token(s, out)


@rule
def play(s: State, action: int, log: Log) -> None:
    step = step_now(s)
    if step == TRAVEL:
        play_travel(s, action, log)
    elif step == CHOOSE_FIGURE:
        play_figure(s, action, log)
    elif step == HORSES_LEFT:
        play_leave(s, action, log)
    elif step == HORSES_TAKEN:
        play_take(s, action, log)
    elif step == HORSE_FETCHED:
        play_fetch(s, action, log)
    elif step == DIRECTION:
        play_direction(s, action, log)
    elif step == MERCHANT_VILLAGE:
        play_village(s, action, log)
    elif step == CIRCUS_MOVES:
        play_circus(s, action, log)
    elif step == MERCHANT_CITY:
        play_city(s, action, log)
    elif step == BUILD_SITE:
        play_site(s, action, log)
    elif step == PAYMENT:
        play_payment(s, action, log)
    elif step == MESSENGER_STOP:
        play_messenger(s, action, log)
    elif step == DRAWING:
        play_draw(s, action, log)
    elif step == KEEPING:
        play_keep(s, action, log)
    elif step == TOKEN_MOVED:
        play_token(s, action, log)
    elif step == TURN_START:
        start_turn(s, log)
    else:
        end_turn(s, log)
