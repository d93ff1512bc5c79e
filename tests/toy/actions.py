"""The words of the game."""

from riverrat.engine.actions import ActionSpace, Events
from riverrat.engine.steps import Steps

from .data import CARD, COURSE, RATS

ACTIONS = ActionSpace()
RAT = ACTIONS.add("rat", rat=range(RATS), target="rat:{rat}")
GO = ACTIONS.add("go", space=range(max(COURSE) + 1), target="space:{space}", echo="moved")
DIG = ACTIONS.add("dig", target="bag", stays=True)
PEEK = ACTIONS.add("peek", target="bag", stays=True)
LEAVE = ACTIONS.add("leave")

STEPS = Steps()
WALK_STEP = STEPS.choice("walk")
STRIDE_STEP = STEPS.choice("stride", continues=True)
LAND_STEP = STEPS.automatic("land")
HOLE_STEP = STEPS.choice("hole", asked=True)
TURN_END_STEP = STEPS.automatic("turn-end")

EVENTS = Events()
MOVED = EVENTS.add("moved", rat=None, start=None, space=None)
DUG = EVENTS.add("dug", card=CARD)
PEEKED = EVENTS.add("peeked", card=CARD)
