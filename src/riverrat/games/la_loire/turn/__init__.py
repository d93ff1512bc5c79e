"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself."""

from riverrat.engine.steps import turn

from .. import actions
from . import building, delivery, end, goods_market, merchant_stop, messages, messenger_stop, money_limits, movement

legal, play = turn(
    __name__,
    actions.STEPS,
    (actions.STOP_STEP, movement.legal_stop, movement.play_stop),
    (actions.FIGURE_STEP, movement.legal_figure, movement.play_figure),
    (actions.LEAVE_STEP, movement.legal_leave, movement.play_leave),
    (actions.TAKE_STEP, movement.legal_take, movement.play_take),
    (actions.FETCH_STEP, movement.legal_fetch, movement.play_fetch),
    (actions.DIRECTION_STEP, movement.legal_direction, movement.play_direction),
    (actions.MERCHANT_VILLAGE_STEP, merchant_stop.legal_merchant_village, merchant_stop.play_merchant_village),
    (actions.CIRCUS_STEP, goods_market.legal_circus, goods_market.play_circus),
    (actions.MERCHANT_CITY_STEP, merchant_stop.legal_merchant_city, merchant_stop.play_merchant_city),
    (actions.SITE_STEP, building.legal_site, building.play_site),
    (actions.PAYMENT_STEP, building.legal_payment, building.play_payment),
    (actions.MESSENGER_STEP, messenger_stop.legal_messenger, messenger_stop.play_messenger),
    (actions.DRAW_STEP, messages.legal_draw, messages.play_draw),
    (actions.KEEP_STEP, messages.legal_keep, messages.play_keep),
    (actions.TOKEN_STEP, delivery.legal_token, delivery.play_token),
    (actions.TURN_START_STEP, money_limits.start_turn),
    (actions.TURN_END_STEP, end.end_turn),
)
