"""Every message between the server and a client, each field named once. docs/protocol.md shows them with examples.

The server decodes into these types (what does not fit is refused with the reason) and encodes from them; the types of
the web client are generated from the same source by `python -m riverrat.server.typescript`. Messages about letters and
statistics stand beside it, in modules of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from riverrat.players.levels import LEVELS
from riverrat.texts import LANGUAGES

PROTOCOL = 1  # the `v` of every socket message

LINE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"  # one line that is not blank
Line = Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINE)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Actions = Annotated[list[Count], Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=60 * 24 * 60)]
Path = Annotated[str, Meta(max_length=60, pattern=r"^[a-z_]*(\.[a-z_]+)*$")]
Box = Annotated[str, Meta(min_length=1, max_length=65536)]

Value = str | int
Weaker = Literal["interpreted", "untaught"]  # no compiled rules here; no network that fits the rules and the box
if TYPE_CHECKING:
    Level = str
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
    Level = Literal[tuple(LEVELS)]  # those of players/levels.py


class Answer(Struct, kw_only=True, gc=False):
    """Base of what the server sends."""


class Ask(Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what a client sends over HTTP."""


# --- people -----------------------------------------------------------------------------------------------------------


class ErrorAnswer(Answer):
    """Why a request was refused: a stable code, and one line for a person."""

    error: str
    message: str


class Naming(Ask):
    name: Line


class Me(Answer):
    name: str
    link_hint: str  # where a link code is used: append the code to this path


class LinkCode(Answer):
    """A code that carries the person to one other device, once."""

    code: str
    minutes: int  # how long it is good for


class Claim(Ask):
    code: Word


class DeviceInfo(Answer):
    device: str  # its name here; the token stays with the device
    created: int  # milliseconds since 1970, UTC
    this: bool  # whether it is the one that asks


class Revoked(Answer):
    device: str


class Deleted(Answer):
    tables: int  # running games that were left


# --- games ------------------------------------------------------------------------------------------------------------


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
    weaker: dict[str, Weaker]  # levels that play below their strength here, and why


class DatumInfo(Answer):
    """One value of the box and where it comes from."""

    path: str
    value: Any
    origin: str
    note: str


class VerbInfo(Answer):
    name: str
    first: int  # the id of its first action
    parameters: dict[str, list[Value]]
    target: str  # the place it names on the board, such as village:{village}; "" for none


class StepInfo(Answer):
    name: str
    continues: bool
    rule: str  # the paragraph of the rules about it, or nothing


class EventInfo(Answer):
    name: str
    parameters: dict[str, list[Value] | None]  # None: a plain number


class GameDetail(GameSummary):
    version: int
    data: str
    box: list[DatumInfo]
    values: dict[str, Any]  # the same values in the shape of board.toml: sections by name, rows as lists
    verbs: list[VerbInfo]
    steps: list[StepInfo]
    event_kinds: list[EventInfo]


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


# --- tables -----------------------------------------------------------------------------------------------------------


class NewSeat(Ask):
    kind: Literal["me", "open", "opponent"]
    level: Level | None = None
    name: Line | None = None  # of somebody else who plays at the same screen


class NewTable(Ask):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], Meta(max_length=64)] = {}
    hints: bool = False
    name: Line | None = None
    minutes: Minutes = 0  # a turn may take; 0 for as long as it likes
    late: Literal["opponent", "open"] = "opponent"  # what becomes of a seat whose time is up
    data: Box | None = None  # corrections to the box, as TOML text


class Created(Answer):
    table: str
    invite: str  # share as /table/<table>#<invite>: what follows # never reaches a log


class TableName(Answer):
    table: str


class MySeat(Answer):
    name: str
    kind: Literal["person", "opponent", "open"]
    you: bool
    wears: int  # as in `SeatInfo`
    turn: bool  # whether it is this seat's turn
    points: int | None  # of a finished game
    won: bool


class MyTable(Answer):
    table: str
    game: str
    name: str
    seats: list[MySeat]
    waiting: bool
    asked: bool  # whether a seat is kept for you: POST answer
    deadline: int | None  # when the time of who decides is up, in milliseconds since 1970
    over: bool
    updated: int  # milliseconds since 1970, UTC


class SeatInfo(Answer):
    seat: int
    kind: Literal["person", "opponent", "open"]
    name: str
    level: str | None
    connected: bool
    away: int | None  # since when its person has not been at the table, in milliseconds since 1970
    holiday: int | None  # until when its person is on holiday
    you: bool
    asked: Literal["you", "other", "declined"] | None  # of a rematch: for whom an open seat is kept, or who said no
    wears: int  # the seat by whose colour, or by whose name as a computer, it goes: after a rematch not its own
    resigned: bool


class Summary(Answer):
    """What anybody who knows its address may know of a table."""

    table: str
    game: str
    name: str
    version: int
    rules_version: int
    data: str  # the hash of the box it is played with
    corrected: bool  # whether that box is an owner's: ask for its texts and details by the hash
    host: bool  # whether you are its host
    seats: list[SeatInfo]
    options: dict[str, str]
    hints: bool
    minutes: int  # a turn may take; 0 for as long as it likes
    late: Literal["opponent", "open"]  # what becomes of a seat whose time is up
    deadline: int | None  # when that of who decides is up, in milliseconds since 1970; holidays push it back
    started: bool
    over: bool
    readonly: bool
    updated: int  # when something last happened there, in milliseconds since 1970
    rematch: str | None  # the table of the rematch, once there is one
    invite: str | None  # for those who sit at the table


class Join(Ask):
    invite: Word
    seat: SeatNumber | None = None


class Answering(Ask):
    """What somebody says who is asked to play again."""

    yes: bool


class Reach(Answer):
    """Where others find this house."""

    addresses: list[str]  # to put in front of /table/...; none where we do not know any
    alone: bool  # whether only this machine can reach it


class SeatChange(Ask):
    seat: SeatNumber
    kind: Literal["opponent", "open", "person"]
    level: Level | None = None


class Branch(Ask):
    ply: Count


class Learn(Ask):
    game: Word
    chapter: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$")]


class ChapterInfo(Answer):
    chapter: str
    text: str  # the key of its heading
    begun: bool
    done: bool


class GuideStep(Answer):
    """A step of a lesson: its text is `lesson-<name>`, its heading `lesson-<name>-title`."""

    name: str
    points: list[str]  # places of the board, the most important first
    acts: bool  # whether it waits for actions
    answers: list[str]  # to a question it asks, the right one first: `lesson-<name>-<answer>`


class Guide(Answer):
    """The chapter of a lesson that is played at a table."""

    chapter: str
    text: str  # the key of its heading
    number: int
    chapters: int
    next: str | None  # the chapter after it
    free: dict[str, str]  # the options of the game to play after the last one
    steps: list[GuideStep]
    at: int  # the step that waits for actions; the number of steps when nothing more does


class PuzzleName(Ask):
    game: Word
    puzzle: Word


class PuzzleInfo(Answer):
    """A puzzle and how the asker has fared with it. Its texts are `<text>`, `<text>-title` and `<text>-why`."""

    puzzle: str
    text: str
    goal: str  # what is counted: `puzzle-goal-<goal>`
    today: bool  # whether it is the puzzle of the day
    tries: list[int]  # what each brought, up to the one that found the best
    solved: bool
    shown: bool  # whether the solution was looked at before
    stars: int  # for a solution of one's own: 3 at the first try, 2 at the second or third, then 1
    best: int | None  # the most that can be had, for those who have tried


class PuzzlesInfo(Answer):
    day: str  # by UTC, as 2026-11-16
    puzzles: list[PuzzleInfo]


class Solution(Answer):
    actions: list[int]
    best: int


class PuzzleState(Answer):
    """The puzzle that is played at a table."""

    puzzle: str
    text: str
    goal: str
    points: list[str]  # places of the board that stay in sight
    value: int | None  # what this try has brought, once the turn is over; then `best` says what could be had
    best: int | None


class Told(Answer):
    """Something that happened, as this viewer may know it."""

    ply: int  # the action it belongs to, counted from 1; 0 where it is only foreseen
    seat: int
    name: str
    values: dict[str, Value]
    reveals: bool  # told after something unknown came to light


class ScoreInfo(Answer):
    seat: int
    points: int
    lines: dict[str, int]
    rank: int
    won: bool


class Moment(Answer):
    """A table as it was after an action."""

    ply: int
    plies: int
    seat: int
    action: str | None  # what was done to get here; null where you may not know
    view: Any
    scores: list[ScoreInfo]
    events: list[Told]


class Health(Answer):
    status: Literal["ok", "failing"]
    version: str


# --- the socket: from the client --------------------------------------------------------------------------------------


class Say(Struct, kw_only=True, tag_field="type"):
    """Base of what a client says on the socket. `id` is made by the client and never used twice."""

    v: int
    id: Word


class Act(Say, tag="act"):
    """One action or a whole gesture: all of it is taken, or nothing."""

    version: Count
    actions: Actions


class Undo(Say, tag="undo"):
    version: Count
    to: Count


class Hint(Say, tag="hint"):
    version: Count
    deeper: bool = False  # thinking longer than usual; it counts as several hints


class Analyse(Say, tag="analyse"):
    """How a finished game went. It is answered piece by piece, by several `analysis`."""


class Explain(Say, tag="explain"):
    """What sets the moves apart that were open at a moment of an analysis."""

    ply: Count
    deeper: bool = False  # after thinking about them anew, and longer


class StopAnalysing(Say, tag="stop-analysing"):
    """Nobody waits here any longer for an analysis; what was found so far is kept."""


class Resign(Say, tag="resign"):
    version: Count
    seat: SeatNumber | None = None  # for someone who holds several seats


class Chat(Say, tag="chat"):
    text: ChatText


class Sync(Say, tag="sync"):
    since: Count


class AskPreview(Say, tag="preview"):
    version: Count
    actions: Actions


ClientMessage = Act | Undo | Hint | Analyse | Explain | StopAnalysing | Resign | Chat | Sync | AskPreview


# --- the socket: from the server --------------------------------------------------------------------------------------


class Tell(Struct, kw_only=True, tag_field="type"):
    """Base of what the server says on the socket."""

    v: int = PROTOCOL


class AskInfo(Answer):
    step: str
    seat: int


class Choice(Answer):
    id: int
    verb: str
    values: dict[str, Value]
    target: str
    text: str


class PreviewInfo(Answer):
    """What a choice would bring, up to the next thing the player cannot know."""

    events: list[Told]
    points: int | None
    reveals: bool
    ends_turn: bool


class GestureInfo(Answer):
    actions: list[int]
    target: str
    complete: bool
    preview: PreviewInfo


class UndoInfo(Answer):
    """How far back one may step, or why one may not: one of the two is there."""

    to: int | UnsetType = UNSET  # undo may go back to this ply, and to any between it and now
    reason: Literal["nothing", "turn", "revealed", "other"] | UnsetType = UNSET


class ChatLine(Answer):
    id: int  # grows from line to line; a line may be told again after a broken connection
    seat: int
    name: str
    text: str
    at: int


class Achieved(Answer):
    seat: int
    level: str
    challenge: str


class State(Tell, tag="state"):
    """The table as this viewer may know it, and what happened since the version it knew."""

    table: Summary
    version: int
    ply: int
    turn: int
    over: bool
    you: list[int]
    seat: int  # who decides now, or -1
    viewing: int  # whose eyes `view` is seen through, or -1 for a spectator
    view: Any
    changes: bool  # `view` holds only the parts that changed since the state before, as asked for with ?view=changes
    ask: AskInfo | None
    choices: list[Choice]
    gestures: list[GestureInfo]
    kept: int  # forget events of plies above this one, then add `events`: an undo took them back
    events: list[Told]
    scores: list[ScoreInfo]
    achievements: list[Achieved]
    undo: UndoInfo
    thinking: int
    guide: Guide | None  # for who learns at this table
    puzzle: PuzzleState | None  # for who solves one at this table
    chat: list[ChatLine]
    notice: str | None


class Ack(Tell, tag="ack"):
    """The message with this id has been carried out and is on disk."""

    id: str
    version: int


class Preview(Tell, tag="preview"):
    id: str
    preview: PreviewInfo


class WordsInfo(Answer):
    """A text key and what it needs to be said; a value whose name ends in `-key` is a key itself."""

    key: str
    values: dict[str, str | float]


class IntentionInfo(Answer):
    """A whole move and what the adviser thinks of it."""

    actions: list[int]
    target: str  # the last place it names on the board, or nothing
    chance: float  # to win, from 0 to 1
    margin: float  # the chance lies within so much of it in 19 of 20 cases
    visits: int  # how often it was tried
    lines: dict[str, float]  # points to expect at the end, by line of the score sheet
    reasons: list[WordsInfo]  # what the best has over this one; of the best itself, over the next
    then: list[list[int]]  # of the best: the moves that would follow it in the same turn


class HintAnswer(Tell, tag="hint"):
    id: str
    actions: list[int]
    intentions: list[IntentionInfo]  # the best first: the one of `actions`


class MoveInfo(Answer):
    """A whole move of a finished game, made or not, and its chance to win."""

    actions: list[int]
    target: str  # the last place it names on the board, or nothing
    chance: float  # from 0 to 1


class JudgedInfo(Answer):
    """A moment of a finished game at which somebody had a choice: what they did beside what they could have done."""

    ply: int  # how many actions were taken before
    seat: int
    turn: int
    chances: list[float]  # of each seat to win, before the move
    best: list[MoveInfo]  # the best first; the move that was made may be among them
    played: MoveInfo
    cost: float  # how much of the chance to win the move gave away
    turning: bool  # whether that is enough to call it a turning point


class AnalysisAnswer(Tell, tag="analysis"):
    """The next part of an analysis: moments in the order of the game, after those of the messages before."""

    id: str
    moments: list[JudgedInfo]
    done: int  # moments thought about so far
    of: int  # and how many there are; 0 as long as the game is being read
    result: list[float]  # what each seat had in the end: a victory, or its share of one
    weaker: bool  # whether it is thought without compiled rules


class Explanation(Tell, tag="explanation"):
    id: str
    ply: int
    best: list[list[WordsInfo]]  # the first against the move made (or the next best), the others against the first
    played: list[WordsInfo]  # the move made against the best
    judged: JudgedInfo | None = None  # what is thought of that moment now, where somebody looked deeper


class Error(Tell, tag="error"):
    id: str | None
    code: str
    message: str
    say: str | None = None  # the key of a text that says it better, from a lesson


ServerMessage = State | Ack | Preview | HintAnswer | AnalysisAnswer | Explanation | Error
