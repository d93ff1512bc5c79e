"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself."""

from riverrat.engine.steps import turn

from .. import actions
from . import building, city, delivery, end, messages, movement, start, village

legal, play = turn(
    __name__,
    actions.STEPS,
    (actions.TRAVEL, movement.legal_travel, movement.play_travel),
    (actions.CHOOSE_FIGURE, start.legal_figure, start.play_figure),
    (actions.HORSES_LEFT, movement.legal_leave, movement.play_leave),
    (actions.HORSES_TAKEN, movement.legal_take, movement.play_take),
    (actions.HORSE_FETCHED, movement.legal_fetch, movement.play_fetch),
    (actions.DIRECTION, movement.legal_direction, movement.play_direction),
    (actions.MERCHANT_VILLAGE, village.legal_village, village.play_village),
    (actions.CIRCUS_MOVES, village.legal_circus, village.play_circus),
    (actions.MERCHANT_CITY, city.legal_city, city.play_city),
    (actions.BUILD_SITE, building.legal_site, building.play_site),
    (actions.PAYMENT, building.legal_payment, building.play_payment),
    (actions.MESSENGER_STOP, messages.legal_messenger, messages.play_messenger),
    (actions.DRAWING, messages.legal_draw, messages.play_draw),
    (actions.KEEPING, messages.legal_keep, messages.play_keep),
    (actions.TOKEN_MOVED, delivery.legal_token, delivery.play_token),
    (actions.TURN_START, start.start_turn),
    (actions.TURN_END, end.end_turn),
)
