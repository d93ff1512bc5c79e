"""Games, their rules and their boxes."""

from typing import Any

from .base import Answer, Value, Weaker


class ModeInfo(Answer):
    name: str
    seats: list[int]
    options: dict[str, str]


class OptionInfo(Answer):
    name: str
    choices: list[str]  # the default first


class GameSummary(Answer):
    name: str
    seats: list[int]
    modes: list[ModeInfo]
    options: list[OptionInfo]
    score_lines: list[str]
    levels: list[str]
    level: str  # who plays where nobody was chosen
    weaker: dict[str, Weaker]  # levels that play below their strength here, and why


class DatumInfo(Answer):
    """One value of the box and where it comes from."""

    path: str
    value: Any
    origin: str
    note: str


class VerbInfo(Answer, omit_defaults=True):
    name: str
    first: int  # the id of its first action
    parameters: dict[str, list[Value]]
    target: str  # the place it names on the board, such as village:{village}; "" for none
    stays: bool = False  # a choice like any other, though without parameters it looks like a way out
    gives_up: bool = False  # gives away what a click on its place would rather use: it has buttons only
    repeats: bool = False  # done several times in a row from one place
    detail: bool = False  # of an intention: its places are lit once all else is chosen
    due: bool = False  # said beside the way out where it is left undone
    echo: str = ""  # the event that says no more than the choice
    also: str = ""  # one more target to choose it by; {seat} is whose choice it is
    settles: tuple[str, str] | None = None  # the way out after the first event, before the second brings anything
    leads: tuple[str, str] | None = None  # the event that says where it leads unasked, the verb for going there
    holds: tuple[str, ...] = ()  # a way out to be taken whenever the same is asked, until one of these events


class StepInfo(Answer):
    name: str
    continues: bool
    rule: str  # the paragraph of the rules about it, or nothing


class EventInfo(Answer, omit_defaults=True):
    name: str
    parameters: dict[str, list[Value] | None]  # None: a plain number
    where: list[str] = []  # the parameters that say where it happens, as against with what
    brings: dict[str, Value] = {}  # what its seat gets of each sign: a number or a parameter, paid with a minus
    hands: dict[str, Value] = {}  # the same for the other it names (`player`)
    later: dict[str, Value] = {}  # what its seat gets or pays in time, such as when a work is finished
    there: dict[str, Value] = {}  # neither gained nor paid, such as the price of what could be bought
    bad: bool = False  # what it brings is nothing to be glad of
    counted: bool = False  # says no more than what it brings
    counts: str = ""  # the parameter by which the board counts: rounds, turns, years
    opens: str = ""  # the phase that begins with it, such as combat or {phase}: the log is headed by it
    news: bool = False  # told at the table when it comes with what is counted, such as a new year
    shows: str = ""  # the part of the view right after it that says what it leaves out
    walks: str = ""  # one step of a walk: the parameter that says whither; its first value is where everybody begins
    ends: bool = False  # says why the game ends, some turns before it does
    unowned: bool = False  # comes about by itself, though it speaks of a seat
    rival: bool = False  # the doing of the rival whom the rules play
    answers: bool = False  # answers the other it names (`player`), whose turn may be over with it


class GameDetail(GameSummary):
    version: int
    data: str
    box: list[DatumInfo]
    values: dict[str, Any]  # the same values in the shape of board.toml: sections by name, rows as lists
    verbs: list[VerbInfo]
    steps: list[StepInfo]
    event_kinds: list[EventInfo]
    rival: str  # where the view has the points of the rival whom the rules play, such as greg.points; "" for none
    dealt: (
        str  # where it has what is placed one by one: its sign, how many are left, how they would spread; "" for none
    )


class RuleParagraph(Answer):
    ids: list[str]
    text: str


class RuleSection(Answer):
    title: str
    paragraphs: list[RuleParagraph]


class ExampleStep(Answer):
    text: str  # the key of what is said
    points: list[str]  # places of the board


class ExampleInfo(Answer):
    """A picture below a paragraph of the rules; with several steps one plays it through."""

    name: str
    text: str  # the key of its heading
    at: str  # the id of the paragraph
    part: str  # `board`, or the list beside it that is drawn
    show: list[str]  # the places the cut-out holds; none: all of it
    steps: list[ExampleStep]


class Rules(Answer):
    sections: list[RuleSection]
    summary: list[RuleSection]  # all of it on one page
    examples: list[ExampleInfo]


class ExampleViews(Answer):
    seats: int
    views: list[Any]  # what is seen after each step
