"""The words of the game: what can be chosen, what is asked, what happens."""

from riverrat.engine.actions import ActionSpace, Events
from riverrat.engine.steps import Steps

from .data import (
    AWARD_POINTS,
    BRANCH,
    CARD,
    COMIC,
    GOOD,
    ITEM,
    LAUNCHPAD,
    MATERIAL,
    NODE,
    PART,
    RATS,
    RESOURCE,
    TRACK,
    WAY,
)

ACTIONS = ActionSpace()
RAT = ACTIONS.add("rat", rat=range(1, RATS + 1), target="rat:{rat}", leads=("moved", "go"))
GO = ACTIONS.add("go", space=range(LAUNCHPAD + 1), target="space:{space}")
BY = ACTIONS.add("by", way=WAY, target="pipe:{way}")
DONE = ACTIONS.add("done", settles=("moved", "collected"))
DRINK = ACTIONS.add("drink", stays=True, echo="drank")
KEEP_DRINK = ACTIONS.add("keep-drink", settles=("moved", "collected"))
EXTRA = ACTIONS.add("extra", material=MATERIAL)
AWARD = ACTIONS.add("award", stays=True, echo="award-taken")
RAISE = ACTIONS.add("raise", target="nursery", stays=True, echo="raised")
NO_RAISE = ACTIONS.add("no-raise")
LIGHT_FIRST = ACTIONS.add("light-first", stays=True)
BURROW_FIRST = ACTIONS.add("burrow-first", stays=True)
TURN = ACTIONS.add("turn", node=BRANCH, target="node:{node}", echo="burrowed")
TAKE_COMIC = ACTIONS.add("comic", comic=COMIC, target="comic:{comic}", echo="comic-taken")
NO_COMIC = ACTIONS.add("no-comic")
BUY = ACTIONS.add("buy", item=ITEM, target="item:{item}", also="buy:{item}", echo="bought")
STEAL = ACTIONS.add("steal", item=ITEM, target="item:{item}", also="steal:{item}")
LEAVE = ACTIONS.add("leave")
BUILD = ACTIONS.add("build", part=PART, target="track:{part}", echo="built")
SAVE = ACTIONS.add("save", material=MATERIAL)
DONATE = ACTIONS.add("donate", target="track:provisions", stays=True, echo="donated")
END_TURN = ACTIONS.add("end-turn")
CHOOSE_GREG_TRACK = ACTIONS.add("greg", track=TRACK, target="track:{track}")
ADVANCE_LIGHT = ACTIONS.add("advance-light", stays=True, echo="lit")
LEAVE_LIGHT = ACTIONS.add("leave-light")
ADVANCE_BURROW = ACTIONS.add("advance-burrow", stays=True)
LEAVE_BURROW = ACTIONS.add("leave-burrow")
SCORE = ACTIONS.add("score", track=TRACK, target="track:{track}", echo="scored")
NO_SCORE = ACTIONS.add("no-score")

STEPS = Steps()
MOVE_STEP = STEPS.choice("move", rule="C2.2")  # which rat moves first
MORE_STEP = STEPS.choice("more", rule="C2.3")  # which rat moves too, or enough
GO_STEP = STEPS.choice("go", continues=True, rule="C2.2")
BY_STEP = STEPS.choice("by", continues=True, rule="C2.7")
DRINK_STEP = STEPS.choice("drink", rule="A11")
COLLECT_STEP = STEPS.automatic("collect")
EXTRA_STEP = STEPS.choice("extra", rule="C4.2")
TAKE_STEP = STEPS.automatic("take")
REWARD_STEP = STEPS.choice("reward", rule="C7.2")
ORDER_STEP = STEPS.choice("order", rule="C4.4")
LIGHT_STEP = STEPS.automatic("light")
BURROW_STEP = STEPS.automatic("burrow")
FORK_STEP = STEPS.choice("fork", rule="A7")
COMIC_STEP = STEPS.choice("comic", rule="C6.3")
SUPER_STEP = STEPS.choice("super", continues=True, rule="C1.SUPER")
RAISE_STEP = STEPS.choice("raise", rule="C6.4")
SHOP_STEP = STEPS.choice("shop", rule="C8.1")
BUILD_STEP = STEPS.choice("build", rule="C9.1")
SAVE_STEP = STEPS.choice("save", continues=True, rule="COM-1")
TURN_END_STEP = STEPS.automatic("turn-end")
GREG_STEP = STEPS.automatic("greg")
GREG_BEST_STEP = STEPS.choice("greg-best", rule="C13.7")
ROUND_END_STEP = STEPS.automatic("round-end")
LIGHTBULBS_STEP = STEPS.choice("lightbulbs", rule="D15")  # asked by the option `declining` alone, as are the next two
APPLE_CORES_STEP = STEPS.choice("apple-cores", rule="D15")
SCORE_STEP = STEPS.choice("score", rule="D16")

EVENTS = Events()
STARTED = EVENTS.add("started")
ROUND_BEGAN = EVENTS.add("round-began", round=None, counts="round")
TURN_BEGAN = EVENTS.add("turn-began", round=None)
MOVED = EVENTS.add("moved", rat=None, start=None, space=None, way=WAY)
SHORTCUT_PAID = EVENTS.add("shortcut-paid", good=GOOD, brings={"{good}": -1}, counted=True)
PIPE_CHEESE_FOUND = EVENTS.add("pipe-cheese", amount=None, brings={"cheese": "amount"}, counted=True)
MOLDY_TAKEN = EVENTS.add(
    "moldy", amount=None, cheese=None, brings={"moldy-cheese": "amount", "cheese": "cheese"}, bad=True
)
CHEESE_GIVEN = EVENTS.add(
    "cheese-given", player=None, amount=None, brings={"cheese": "-amount"}, hands={"cheese": "amount"}
)
CHEESE_TO_GREG = EVENTS.add("cheese-to-greg", amount=None, brings={"cheese": "-amount"})
DRANK = EVENTS.add("drank", brings={"item-energy-drink": -1})
COLLECTED = EVENTS.add("collected", resource=RESOURCE, amount=None, brings={"{resource}": "amount"}, counted=True)
SUPPLY_SHORT = EVENTS.add("supply-short", good=GOOD, missing=None)
BOARDED = EVENTS.add("boarded", rat=None, brings={"rattronaut": 1})
AWARD_TAKEN = EVENTS.add("award-taken", brings={"award": 1, "points": AWARD_POINTS})
RAISED = EVENTS.add("raised", rat=None, brings={"rat": 1})
LIT = EVENTS.add("lit", start=None, light=None)
BURROWED = EVENTS.add("burrowed", node=NODE, walks="node")
COMIC_TAKEN = EVENTS.add("comic-taken", comic=COMIC, brings={"comic": 1})
SUPER_RAT_MADE = EVENTS.add("super-rat", rat=None, comic=COMIC)
BOUGHT = EVENTS.add("bought", item=ITEM, price=None, rat=None, brings={"cheese": "-price", "item-{item}": 1})
STOLEN = EVENTS.add("stolen", item=ITEM, rat=None, start=None, space=None, brings={"item-{item}": 1})
BUILT = EVENTS.add("built", part=PART, brings={"{part}": 1})
SAVED = EVENTS.add("saved", material=MATERIAL)
SPENT = EVENTS.add("spent", good=GOOD, amount=None, brings={"{good}": "-amount"}, counted=True)
DONATED = EVENTS.add("donated", amount=None, brings={"cheese": "-amount"})
SCORED = EVENTS.add("scored", track=TRACK, slot=None, points=None, brings={"points": "points"})
NO_MARKER_LEFT = EVENTS.add("no-marker", track=TRACK)
EIGHTH_MARKER = EVENTS.add("eighth-marker", ends=True)
LAST_RAT = EVENTS.add("last-rat", ends=True)
GREG_CARD = EVENTS.add("greg-card", card=CARD, rival=True)
GREG_MOVED = EVENTS.add("greg-moved", rat=None, start=None, space=None, rival=True)
GREG_BOARDED = EVENTS.add("greg-boarded", rat=None, rival=True)
GREG_CHEESE = EVENTS.add("greg-cheese", amount=None, brings={"cheese": "amount"}, rival=True)
GREG_REMOVED = EVENTS.add("greg-removed", item=ITEM, rival=True)
GREG_REMOVED_COMIC = EVENTS.add("greg-removed-comic", comic=COMIC, rival=True)
GREG_PREPARED = EVENTS.add("greg-prepared", track=TRACK, rival=True)
GREG_SCORED = EVENTS.add("greg-scored", track=TRACK, slot=None, points=None, rival=True)
GREG_RESHUFFLED = EVENTS.add("greg-reshuffled", rival=True)
GREG_TOTAL = EVENTS.add("greg-total", points=None, rival=True)
GAME_OVER = EVENTS.add("game-over", round=None)
