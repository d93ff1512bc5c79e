"""The words of the game: what can be chosen, what is asked, what happens."""

from riverrat.engine.actions import ActionSpace, Events, Steps

from .data import (
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
RAT = ACTIONS.add("rat", rat=range(1, RATS + 1), target="rat:{rat}")
GO = ACTIONS.add("go", space=range(LAUNCHPAD + 1), target="space:{space}")
BY = ACTIONS.add("by", way=WAY, target="pipe:{way}")
DONE = ACTIONS.add("done")
DRINK = ACTIONS.add("drink")
KEEP_DRINK = ACTIONS.add("keep-drink")
EXTRA = ACTIONS.add("extra", material=MATERIAL)
AWARD = ACTIONS.add("award")
RAISE = ACTIONS.add("raise", target="nursery")
NO_RAISE = ACTIONS.add("no-raise")
LIGHT_FIRST = ACTIONS.add("light-first")
BURROW_FIRST = ACTIONS.add("burrow-first")
TURN = ACTIONS.add("turn", node=BRANCH, target="node:{node}")
TAKE_COMIC = ACTIONS.add("comic", comic=COMIC, target="comic:{comic}")
NO_COMIC = ACTIONS.add("no-comic")
BUY = ACTIONS.add("buy", item=ITEM, target="item:{item}")
STEAL = ACTIONS.add("steal", item=ITEM, target="item:{item}")
LEAVE = ACTIONS.add("leave")
BUILD = ACTIONS.add("build", part=PART, target="track:{part}")
SAVE = ACTIONS.add("save", material=MATERIAL)
DONATE = ACTIONS.add("donate", target="track:provisions")
END_TURN = ACTIONS.add("end-turn")
GREG_TRACK_CHOSEN = ACTIONS.add("greg", track=TRACK, target="track:{track}")

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

EVENTS = Events()
STARTED = EVENTS.add("started")
ROUND_BEGAN = EVENTS.add("round-began", round=None)
TURN_BEGAN = EVENTS.add("turn-began", round=None)
MOVED = EVENTS.add("moved", rat=None, start=None, space=None, way=WAY)
SHORTCUT_PAID = EVENTS.add("shortcut-paid", good=GOOD)
PIPE_CHEESE_FOUND = EVENTS.add("pipe-cheese", amount=None)
MOLDY_TAKEN = EVENTS.add("moldy", amount=None)
CHEESE_GIVEN = EVENTS.add("cheese-given", player=None, amount=None)
CHEESE_TO_GREG = EVENTS.add("cheese-to-greg", amount=None)
DRANK = EVENTS.add("drank")
COLLECTED = EVENTS.add("collected", resource=RESOURCE, amount=None)
SUPPLY_SHORT = EVENTS.add("supply-short", good=GOOD, missing=None)
BOARDED = EVENTS.add("boarded", rat=None)
AWARD_TAKEN = EVENTS.add("award-taken")
RAISED = EVENTS.add("raised", rat=None)
LIT = EVENTS.add("lit", start=None, light=None)
BURROWED = EVENTS.add("burrowed", node=NODE)
COMIC_TAKEN = EVENTS.add("comic-taken", comic=COMIC)
SUPER_RAT_MADE = EVENTS.add("super-rat", rat=None, comic=COMIC)
BOUGHT = EVENTS.add("bought", item=ITEM, price=None, rat=None)
STOLEN = EVENTS.add("stolen", item=ITEM, rat=None, start=None, space=None)
BUILT = EVENTS.add("built", part=PART)
SAVED = EVENTS.add("saved", material=MATERIAL)
DONATED = EVENTS.add("donated", amount=None)
SCORED = EVENTS.add("scored", track=TRACK, slot=None, points=None)
NO_MARKER_LEFT = EVENTS.add("no-marker", track=TRACK)
EIGHTH_MARKER = EVENTS.add("eighth-marker")
LAST_RAT = EVENTS.add("last-rat")
GREG_CARD = EVENTS.add("greg-card", card=CARD)
GREG_MOVED = EVENTS.add("greg-moved", rat=None, start=None, space=None)
GREG_BOARDED = EVENTS.add("greg-boarded", rat=None)
GREG_CHEESE = EVENTS.add("greg-cheese", amount=None)
GREG_REMOVED = EVENTS.add("greg-removed", item=ITEM)
GREG_REMOVED_COMIC = EVENTS.add("greg-removed-comic", comic=COMIC)
GREG_PREPARED = EVENTS.add("greg-prepared", track=TRACK)
GREG_SCORED = EVENTS.add("greg-scored", track=TRACK, slot=None, points=None)
GREG_RESHUFFLED = EVENTS.add("greg-reshuffled")
GREG_TOTAL = EVENTS.add("greg-total", points=None)
GAME_OVER = EVENTS.add("game-over", round=None)
