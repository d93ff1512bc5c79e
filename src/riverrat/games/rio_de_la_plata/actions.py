"""The words of the game: what can be chosen, what is asked, what happens."""

from riverrat.engine.actions import ActionSpace, Events
from riverrat.engine.rule import rule
from riverrat.engine.steps import Steps

from .data import (
    AREA,
    BUILDING,
    CELL,
    CHARACTER,
    COLUMN,
    EDGE,
    ENEMY,
    LADDER,
    LINE,
    MINOR,
    MOST_SHOTS,
    RESOURCE,
    SEATS,
    SLOTS,
    SPACES,
    YEAR,
)
from .data import LARGEST_GROUP as LARGEST
from .state import SOURCES

ITEM = ("coin", *RESOURCE, *CHARACTER)  # what can change hands
BASIC = RESOURCE[:2]
QUARTERS = ("home", "barracks", "anywhere")  # by what right a recruit starts in a building
AT_HOME, IN_BARRACKS, ANYWHERE = range(3)
COUNTED = ("city", "whole-board")  # whose workers draw enemies
WHY = ("gift", "character", "plenty", "more", "worth")  # what speaks against an offer
# what a player is asked to agree to
PROPOSAL = (
    "joint-asker-commands",
    "joint-asked-commands",
    "merge-arriving-commands",
    "merge-standing-commands",
    "recruit-commands",
    "recruit-obeys",
    "give-up",
)
JOINT_UNDER_FIRST, JOINT_UNDER_SECOND, MERGE_ARRIVING, MERGE_STANDING = range(4)
RECRUIT_ARRIVING, RECRUIT_STANDING, SACRIFICE_IT = range(4, 7)

ACTIONS = ActionSpace()
# placement (C-A)
PLACE_DISC = ACTIONS.add("place", cell=CELL, target="cell:{cell}", echo="placed")
EXPROPRIATE = ACTIONS.add("expropriate", cell=CELL, target="cell:{cell}")
CONTRIBUTE = ACTIONS.add(
    "contribute", ladder=LADDER, space=range(1, SPACES + 1), target="ladder:{ladder}:{space}", echo="contributed"
)
PAY_WITH = ACTIONS.add("pay-with", resource=BASIC)
STAFF = ACTIONS.add("staff", column=COLUMN, slot=range(1, SLOTS + 1), target="slot:{column}:{slot}", echo="staffed")
SEND = ACTIONS.add("send", area=AREA, target="area:{area}", echo="sent")
APPLY = ACTIONS.add("apply", character=CHARACTER, target="character:{character}", echo="applied")
PAY_DEPARTURE = ACTIONS.add("pay-departure", target="ship", stays=True, echo="departure-paid")
END_PLACEMENT = ACTIONS.add("end-placement")
# money and trade (C-T)
BUY = ACTIONS.add("buy", resource=BASIC, echo="bought")
TRADE = ACTIONS.add("trade", player=range(SEATS), target="player:{player}")
GIVE = ACTIONS.add("give", item=ITEM)
WANT = ACTIONS.add("want", item=ITEM)
SEND_OFFER = ACTIONS.add("send-offer", stays=True, echo="offered")
DROP_OFFER = ACTIONS.add("drop-offer", echo="offer-dropped")
ACCEPT = ACTIONS.add("accept", stays=True, echo="offer-accepted")
REJECT = ACTIONS.add("reject", echo="offer-rejected")
# ladders (B0)
SITE = ACTIONS.add("site", cell=CELL, target="cell:{cell}")
WALL = ACTIONS.add("wall", edge=EDGE, target="edge:{edge}", echo="wall-built")
ROAD = ACTIONS.add("road", line=LINE, target="line:{line}", echo="road-built")
# effects (B2)
INCOME = ACTIONS.add("income", character=CHARACTER, target="character:{character}", due=True)
TAKE = ACTIONS.add("take", resource=RESOURCE)
PRODUCE = ACTIONS.add(
    "produce", column=COLUMN, slot=range(1, SLOTS + 1), target="slot:{column}:{slot}", due=True, echo="produced"
)
FARM = ACTIONS.add("farm", target="area:agriculture", stays=True, due=True, echo="farmed")
CRAFT = ACTIONS.add("craft", resource=BASIC, target="area:crafts", due=True, echo="crafted")
LOAD_CUBE = ACTIONS.add(
    "load", resource=RESOURCE, target="ship", repeats=True, due=True, also="stock:{seat}:{resource}", echo="loaded"
)
BUILD = ACTIONS.add("build", building=MINOR, cell=CELL, target="cell:{cell}", due=True, echo="built")
ACTIVATE = ACTIONS.add("activate", cell=CELL, target="cell:{cell}", due=True)
SELL = ACTIONS.add("sell", resource=RESOURCE, echo="sold")
ACQUIRE = ACTIONS.add("acquire", character=CHARACTER, target="character:{character}", echo="acquired")
RECALL = ACTIONS.add("recall", cell=CELL, target="cell:{cell}")
RECALL_SLOT = ACTIONS.add("recall-slot", column=COLUMN, slot=range(1, SLOTS + 1), target="slot:{column}:{slot}")
RECALL_AREA = ACTIONS.add("recall-area", area=AREA[:2], target="area:{area}")
END_EFFECTS = ACTIONS.add("end-effects")
# combat (C-K)
FIRST_COMMANDS = ACTIONS.add("first-commands", stays=True)
SECOND_COMMANDS = ACTIONS.add("second-commands", stays=True)
STAY_APART = ACTIONS.add("stay-apart")
AGREE = ACTIONS.add("agree", stays=True, echo="agreed")
REFUSE = ACTIONS.add("refuse", echo="refused")
STAGE = ACTIONS.add("stage", edge=EDGE, target="edge:{edge}", echo="staged")
BET = ACTIONS.add("bet", enemies=range(MOST_SHOTS + 1))
SHOOT = ACTIONS.add("shoot", edge=EDGE, target="staged:{edge}")
RECRUIT = ACTIONS.add("recruit", cell=CELL, target="cell:{cell}", echo="recruited")
END_RECRUITING = ACTIONS.add("end-recruiting")
ENTER = ACTIONS.add("enter", edge=EDGE, target="staged:{edge}", echo="entered")
SIZE = ACTIONS.add("size", discs=range(1, LARGEST + 1))
SELECT = ACTIONS.add("select", cell=CELL, target="group:{cell}")
MARCH = ACTIONS.add("march", cell=CELL, target="cell:{cell}")
TAKE_BONUS_STEP = ACTIONS.add("bonus-step", gives_up=True, stays=True)
GIVE_UP = ACTIONS.add("give-up", cell=CELL, target="group:{cell}")
HALT = ACTIONS.add("halt")
ARRIVING_ON_TOP = ACTIONS.add("arriving-on-top", stays=True)
STANDING_ON_TOP = ACTIONS.add("standing-on-top", stays=True)
END_TURN = ACTIONS.add("end-turn", holds=("battle", "razed"))
WITHDRAW = ACTIONS.add("withdraw", cell=CELL, target="cell:{cell}", echo="withdrew")
END_AFTERMATH = ACTIONS.add("end-aftermath")

FIRSTS = ACTIONS.firsts


@rule
def kind_of(action: int) -> int:
    """The first id of an action's verb. It is looked for, since a table of all actions is too large for a GPU."""
    low, high = 0, len(FIRSTS)
    while high - low > 1:
        middle = (low + high) // 2
        if action < FIRSTS[middle]:
            high = middle
        else:
            low = middle
    return FIRSTS[low]


STEPS = Steps(automatic_nobodys=True)
PLACEMENTS_STEP = STEPS.automatic("placements")  # A: the next player places
PLACEMENT_STEP = STEPS.choice("placement", rule="DP-1")
LADDER_PAYMENT_STEP = STEPS.choice("ladder-payment", continues=True, rule="A4 WALLS")
DRAFT_STEP = STEPS.choice("draft", rule="CT-3", seat_note=0)
ANSWER_STEP = STEPS.choice("answer", rule="CT-3", seat_note=0)
LADDER_PAYS_STEP = STEPS.automatic("ladder-pays")  # B0: the next filled ladder
CHOOSE_SITE_STEP = STEPS.choice("choose-site", rule="DP-4")
CHOOSE_WALL_STEP = STEPS.choice("choose-wall", rule="DP-5")
CHOOSE_ROAD_STEP = STEPS.choice("choose-road", rule="A4 ROADS")
SHIP_RETURN_STEP = STEPS.automatic("ship-return")  # B1
EFFECTS_STEP = STEPS.automatic("effects")  # B2: the next player uses discs
EFFECT_STEP = STEPS.choice("effect", rule="DP-6")
FREE_RESOURCE_STEP = STEPS.choice("free-resource", continues=True, rule="A7 M_MERCHANT")
SALE_STEP = STEPS.choice("sale", continues=True, rule="A3 MARKET")
DEPARTURE_STEP = STEPS.automatic("departure")  # B3
WAR_CHECK_STEP = STEPS.automatic("war-check")  # C1
JOINT_GROUPS_STEP = STEPS.automatic("joint-groups")  # K2, DP-7: the next building with discs of two defenders
JOINT_GROUP_STEP = STEPS.choice("joint-group", rule="DP-7", seat_note=1)
MUSTER_STEP = STEPS.automatic("muster")  # K2
STAGING_STEP = STEPS.choice("staging", rule="DP-8")
CANNONS_STEP = STEPS.automatic("cannons")  # K4
CANNON_BET_STEP = STEPS.choice("cannon-bet", rule="DP-9")
CASUALTIES_STEP = STEPS.choice("casualties", rule="DP-10")
RECRUITMENT_STEP = STEPS.automatic("recruitment")  # K5: the next defender recruits
RECRUITING_STEP = STEPS.choice("recruiting", rule="DP-11")
ROUNDS_STEP = STEPS.automatic("rounds")  # K6: the next turn, the next round, or the end
FIGHT_STEP = STEPS.choice("fight", rule="DP-13")
# By itself: where one edge is left to enter at, the next group is asked about right after a march.
GROUP_SIZE_STEP = STEPS.choice("group-size", rule="DP-12")
MOVE_STEP = STEPS.choice("move", rule="A10")
SACRIFICE_STEP = STEPS.choice("sacrifice", continues=True, rule="K6-3")
STACKING_STEP = STEPS.choice("stacking", continues=True, rule="DP-14")
CONSENT_STEP = STEPS.choice("consent", rule="DP-14")
AFTERMATH_STEP = STEPS.automatic("aftermath")  # K7
WITHDRAWALS_STEP = STEPS.automatic("withdrawals")
WITHDRAWAL_STEP = STEPS.choice("withdrawal", rule="DP-15")
YEAR_END_STEP = STEPS.automatic("year-end")  # C3, C4

EVENTS = Events()
YEAR_BEGAN = EVENTS.add("year-began", year=YEAR, counts="year", opens="placement", news=True)
TURN_BEGAN = EVENTS.add("turn-began", phase=("placement", "effects", "recruitment"), opens="{phase}", news=True)
PLACED = EVENTS.add("placed", cell=CELL, brings={"worker": -1})
EXPROPRIATED = EVENTS.add(
    "expropriated", cell=CELL, player=None, discs=None, workers=None, brings={"worker": "-workers"}
)
CONTRIBUTED = EVENTS.add(
    "contributed", ladder=LADDER, space=None, points=None, brings={"worker": -1}, later={"points": "points"}
)
STAFFED = EVENTS.add(
    "staffed",
    column=COLUMN,
    slot=None,
    discs=None,
    resource=RESOURCE,
    brings={"worker": "-discs"},
    later={"{resource}": 1},
)
SENT = EVENTS.add("sent", area=AREA, item=ITEM, amount=None, brings={"worker": -1}, later={"{item}": "amount"})
APPLIED = EVENTS.add("applied", character=CHARACTER, coins=None, brings={"worker": -1}, later={"coin": "-coins"})
DEPARTURE_PAID = EVENTS.add("departure-paid", coins=None, brings={"coin": "-coins"})
FEE_RECEIVED = EVENTS.add("fee-received", coins=None, brings={"coin": "coins"})
PAID = EVENTS.add(
    "paid",
    wood=None,
    stone=None,
    precious=None,
    coins=None,
    brings={"wood": "-wood", "stone": "-stone", "precious": "-precious", "coin": "-coins"},
    counted=True,
)
BOUGHT = EVENTS.add("bought", resource=RESOURCE, coins=None, brings={"coin": "-coins", "{resource}": 1})
OFFERED = EVENTS.add("offered", player=None, shows="offer")
OFFER_DROPPED = EVENTS.add("offer-dropped", player=None)
OFFER_ACCEPTED = EVENTS.add("offer-accepted", player=None, answers=True)
OFFER_REJECTED = EVENTS.add("offer-rejected", player=None, why=WHY, answers=True)
COUNTERED = EVENTS.add("countered", player=None, why=WHY)
HANDED = EVENTS.add(
    "handed", player=None, item=ITEM, amount=None, brings={"{item}": "-amount"}, hands={"{item}": "amount"}
)
LADDER_FILLED = EVENTS.add("ladder-filled", ladder=LADDER)
LADDER_PAID = EVENTS.add("ladder-paid", ladder=LADDER, points=None, discs=None, unowned=True)
SCORED = EVENTS.add("scored", points=None, source=SOURCES)
RAISED = EVENTS.add("raised", building=BUILDING, cell=CELL)
REMOVED = EVENTS.add("removed", building=BUILDING, cell=CELL)
WALL_BUILT = EVENTS.add("wall-built", edge=EDGE)
ROAD_BUILT = EVENTS.add("road-built", line=LINE)
DISTRICT_JOINED = EVENTS.add("district-joined", district=None)
SHIP_RETURNED = EVENTS.add("ship-returned", year=YEAR)
EXPEDITION_PAID = EVENTS.add("expedition-paid", coins=None, points=None, brings={"coin": "coins"}, unowned=True)
SHIP_LEFT = EVENTS.add("ship-left", year=YEAR)
RECEIVED = EVENTS.add("received", resource=RESOURCE, amount=None, character=CHARACTER, brings={"{resource}": "amount"})
PRODUCED = EVENTS.add("produced", resource=RESOURCE, column=COLUMN, slot=None, brings={"{resource}": 1})
FARMED = EVENTS.add("farmed", coins=None, brings={"coin": "coins"})
CRAFTED = EVENTS.add("crafted", resource=RESOURCE, brings={"{resource}": -1, "precious": 1})
LOADED = EVENTS.add(  # with by how much the cargo pays more
    "loaded",
    resource=RESOURCE,
    coins=None,
    points=None,
    brings={"{resource}": -1},
    later={"coin": "coins", "points": "points"},
)
BUILT = EVENTS.add("built", building=BUILDING, cell=CELL, discs=None, there={"worker": "discs"})
WORKED = EVENTS.add(
    "worked", building=BUILDING, cell=CELL, resource=RESOURCE, amount=None, brings={"{resource}": "amount"}
)
SOLD = EVENTS.add(
    "sold", building=BUILDING, cell=CELL, resource=RESOURCE, coins=None, brings={"{resource}": -1, "coin": "coins"}
)
PRAYED = EVENTS.add("prayed", cell=CELL, points=None)
ACQUIRED = EVENTS.add("acquired", character=CHARACTER, coins=None, brings={"coin": "-coins"})
FINED = EVENTS.add("fined", character=CHARACTER, coins=None, points=None, brings={"coin": "-coins"})
WENT_HOME = EVENTS.add("went-home", cell=CELL, discs=None)
RECALLED = EVENTS.add("recalled", discs=None)
WAR_ROLLED = EVENTS.add("war-rolled", first=None, second=None, opens="year-end", news=True)
ATTACK = EVENTS.add("attack", enemy=ENEMY, enemies=None, opens="combat")
MUSTERED = EVENTS.add("mustered", players=None, workers=None, kind=COUNTED, extra=None)
NO_WAY_IN = EVENTS.add("no-way-in", enemy=ENEMY, news=True)
STAGED = EVENTS.add("staged", edge=EDGE)
BETTED = EVENTS.add("betted", enemies=None, needed=None, there={"dice": "needed"})
CANNONS_ROLLED = EVENTS.add("cannons-rolled", first=None, second=None, needed=None, hits=None)
SHOT = EVENTS.add("shot", edge=EDGE)
RECRUITED = EVENTS.add("recruited", cell=CELL, coins=None, quarters=QUARTERS, brings={"coin": "-coins"})
ROUND_BEGAN = EVENTS.add("round-began", round=None, opens="combat")
ENTERED = EVENTS.add("entered", edge=EDGE, cell=CELL, discs=None)
MARCHED = EVENTS.add("marched", start=CELL, cell=CELL, discs=None, walks="cell")
CLASHED = EVENTS.add("clashed", cell=CELL, enemies=None, discs=None)
BATTLE = EVENTS.add("battle", cell=CELL, enemies=None, discs=None)
LOST = EVENTS.add("lost", cell=CELL, discs=None, points=None, brings={"worker": "-discs"})
RAZED = EVENTS.add("razed", building=BUILDING, cell=CELL, points=None)
MERGED = EVENTS.add("merged", cell=CELL, discs=None)
GAVE_UP = EVENTS.add("gave-up", cell=CELL, discs=None)
PROPOSED = EVENTS.add("proposed", player=None, cell=CELL, proposal=PROPOSAL)
AGREED = EVENTS.add("agreed")
REFUSED = EVENTS.add("refused")
FIGHT_ENDED = EVENTS.add("fight-ended", enemies=None)
WITHDREW = EVENTS.add("withdrew", cell=CELL)
MARKER_MOVED = EVENTS.add("marker-moved", enemy=ENEMY, start=None, value=None, news=True)
ORDER_CHANGED = EVENTS.add("order-changed", place=None, unowned=True)
GAME_ENDED = EVENTS.add("game-ended", ends=True)
