"""The words of the game: what can be chosen, what is asked, what happens."""

from riverrat.engine.actions import ActionSpace, Events
from riverrat.engine.steps import Steps

from .data import (
    BUILD,
    CHARACTER,
    CITY,
    COLOUR,
    FIGURE,
    GOOD,
    LEVELS,
    MESSAGE,
    PALACE_KIND,
    PLACE,
    SCOUT_LIMIT,
    SHIP_STEPS,
    SQUIRE_TAKE,
    TOKENS,
    VILLAGE,
)

ACTIONS = ActionSpace()
DONE = ACTIONS.add("done")
MOVE = ACTIONS.add("move", figure=FIGURE, target="figure:{figure}")
LEAVE_HORSES = ACTIONS.add("leave", horses=range(SCOUT_LIMIT + 1), echo="left")
TAKE_HORSES = ACTIONS.add("take", horses=range(SQUIRE_TAKE + 1))
FETCH_NONE = ACTIONS.add("fetch-none")
FETCH_VILLAGE = ACTIONS.add("fetch", village=VILLAGE, target="horse:{village}", detail=True)
FETCH_CITY = ACTIONS.add("fetch-city", city=CITY, target="horse:{city}", detail=True)
HEAD = ACTIONS.add("head", way=("clockwise", "counter-clockwise"))
STOP_VILLAGE = ACTIONS.add("stop", village=VILLAGE, target="village:{village}")
STOP_CITY = ACTIONS.add("stop-city", city=CITY, target="city:{city}")
BUY_GOOD = ACTIONS.add("buy", good=GOOD, target="good:{good}", echo="bought")
BUY_TWO_WOOD = ACTIONS.add("buy-two-wood", target="good:wood", stays=True, echo="bought")
MOVE_CIRCUS = ACTIONS.add("circus", village=VILLAGE, target="village:{village}", echo="circus")
SELL_GOOD = ACTIONS.add("sell", good=GOOD, target="good:{good}", echo="sold")
SHIP = ACTIONS.add("ship", steps=range(1, len(SHIP_STEPS) + 1), target="boat", echo="shipped")
BUILD_KIND = ACTIONS.add("build", building=BUILD, target="build:{building}", echo="built")
SITE = ACTIONS.add("site", village=VILLAGE, target="village:{village}")
TAKE_PALACE = ACTIONS.add("palace", kind=PALACE_KIND, city=CITY, target="palace:{kind}_{city}", echo="palace")
PAY = ACTIONS.add("pay", payment=("wood", "deniers"))
HIRE = ACTIONS.add("hire", character=CHARACTER, target="character:{character}", echo="hired")
BUY_MESSAGE = ACTIONS.add("message", level=range(1, LEVELS + 1), target="deck:{level}", echo="paid-message")
DRAW_BY = ACTIONS.add("draw", by=("top", "spy", "ducal"))
KEEP = ACTIONS.add("keep", message=MESSAGE, target="message:{message}", echo="got-message")
DELIVER = ACTIONS.add("deliver", message=MESSAGE, target="message:{message}", echo="delivered")
REACH_STATION = ACTIONS.add("station", message=MESSAGE, target="message:{message}", echo="station")
MOVE_TOKEN = ACTIONS.add("token", token=range(1, TOKENS + 1), target="token:{token}")
DRAW_TOP, DRAW_SPY, DRAW_DUCAL = DRAW_BY, DRAW_BY + 1, DRAW_BY + 2
PAY_WOOD, PAY_DENIERS = PAY, PAY + 1
HEAD_CLOCKWISE, HEAD_COUNTER_CLOCKWISE = HEAD, HEAD + 1

STEPS = Steps()
TURN_START_STEP = STEPS.automatic("turn-start")
# Always asked, also for the second figure: each ride is an intention of its own.
FIGURE_STEP = STEPS.choice("figure", asked=True, rule="DP1")
LEAVE_STEP = STEPS.choice("leave", continues=True, rule="DP2")
TAKE_STEP = STEPS.choice("take", continues=True, rule="DP3")
FETCH_STEP = STEPS.choice("fetch", continues=True, rule="DP4")
DIRECTION_STEP = STEPS.choice("direction", continues=True, rule="DP5")
# Always asked, so that every ride ends with the place it leads to: one click on the map, one line in the record.
STOP_STEP = STEPS.choice("stop", asked=True, continues=True, rule="DP6")
MERCHANT_VILLAGE_STEP = STEPS.choice("merchant-village", rule="DP7")
CIRCUS_STEP = STEPS.choice("circus", rule="DP9")
MERCHANT_CITY_STEP = STEPS.choice("merchant-city", rule="DP10")
SITE_STEP = STEPS.choice("site", continues=True, rule="DP18")
PAYMENT_STEP = STEPS.choice("payment", continues=True, rule="A9 Patronus")
MESSENGER_STEP = STEPS.choice("messenger", rule="DP11")
DRAW_STEP = STEPS.choice("draw", continues=True, rule="DP14")
KEEP_STEP = STEPS.choice("keep", rule="DP14")
TOKEN_STEP = STEPS.choice("token", continues=True, rule="C10-7")
TURN_END_STEP = STEPS.automatic("turn-end")

EVENTS = Events(where=("place", "city"))
BEGAN = EVENTS.add("began", turn=None, counts="turn")
FORFEITED = EVENTS.add("forfeited", money=None, brings={"money": "money"}, bad=True)
# Deniers given back before the merchant left a city
CAPPED = EVENTS.add("capped", money=None, brings={"money": "-money"})
LEFT = EVENTS.add("left", figure=FIGURE, place=PLACE, horses=None, brings={"horse": "-horses"})
TOOK = EVENTS.add("took", figure=FIGURE, place=PLACE, horses=None, brings={"horse": "horses"})
FETCHED = EVENTS.add("fetched", figure=FIGURE, place=PLACE, price=None, brings={"money": "-price", "horse": 1})
TRAVELLED = EVENTS.add("travelled", figure=FIGURE, start=PLACE, place=PLACE, horses=None, there={"kept": "horses"})
BANK_PAID = EVENTS.add("bank", city=CITY, money=None, brings={"money": "money"})
BOUGHT = EVENTS.add(
    "bought", good=GOOD, count=None, price=None, place=PLACE, brings={"money": "-price", "{good}": "count"}
)
SHIFTED = EVENTS.add("shifted", colour=COLOUR, space=None)  # from that space to the far right
CIRCUS_MOVED = EVENTS.add("circus", start=PLACE, place=PLACE)
SAILED = EVENTS.add("sailed", steps=None, space=None, brings={"boat": "steps"})
SOLD = EVENTS.add("sold", good=GOOD, price=None, brings={"money": "price", "{good}": -1})
SHIPPED = EVENTS.add("shipped", price=None, brings={"money": "-price"})
BUILT = EVENTS.add(
    "built", building=BUILD, place=PLACE, price=None, wood=None, brings={"money": "-price", "wood": "-wood"}
)
PALACE_TAKEN = EVENTS.add("palace", kind=PALACE_KIND, city=CITY, price=None, brings={"money": "-price"})
HIRED = EVENTS.add("hired", character=CHARACTER, price=None, brings={"money": "-price"})
PAID_MESSAGE = EVENTS.add("paid-message", level=None, price=None, brings={"money": "-price"})
SPIED = EVENTS.add("spied", message=MESSAGE)  # once for each card; hidden from all but the spy
SEARCHED = EVENTS.add("searched", level=None)
GOT_MESSAGE = EVENTS.add("got-message", message=MESSAGE, brings={"letter": 1})
STATION = EVENTS.add("station", message=MESSAGE, place=PLACE)
RECALLED = EVENTS.add("recalled", message=MESSAGE, place=PLACE)
DELIVERED_MESSAGE = EVENTS.add("delivered", message=MESSAGE, place=PLACE, money=None, brings={"money": "money"})
TRIGGERED = EVENTS.add("triggered", reason=("loire", "messages", "turns"), ends=True)
FINAL_ROUND = EVENTS.add("final-round", turns=None)
ENDED = EVENTS.add("ended")
