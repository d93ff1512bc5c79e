"""The words of the game."""

from riverrat.engine.actions import ActionSpace, Events
from riverrat.engine.steps import Steps

from .data import CARD, COURSE, RATS

ACTIONS = ActionSpace()
RAT = ACTIONS.add("rat", rat=range(RATS), target="rat:{rat}")
GO = ACTIONS.add("go", space=range(max(COURSE) + 1), target="space:{space}")
DIG = ACTIONS.add("dig", target="bag")
PEEK = ACTIONS.add("peek", target="bag")
LEAVE = ACTIONS.add("leave")

STEPS = Steps()
WALK = STEPS.choice("walk")
STRIDE = STEPS.choice("stride", continues=True)
LAND = STEPS.automatic("land")
HOLE_FOUND = STEPS.choice("hole", asked=True)
TURN_END = STEPS.automatic("turn-end")

EVENTS = Events()
MOVED = EVENTS.add("moved", rat=None, start=None, space=None)
DUG = EVENTS.add("dug", card=CARD)
PEEKED = EVENTS.add("peeked", card=CARD)
