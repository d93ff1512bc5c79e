"""What goes through a table's socket, both ways."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from riverrat.players.reasons import By

from .base import Actions, Answer, ChatText, Count, Say, SeatNumber, Tell, Value
from .learning import Guide, PuzzleState
from .tables import ScoreInfo, Summary, Told

# --- the socket: from the client --------------------------------------------------------------------------------------


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
    thinking: int  # the seat of an opponent at work, or -1
    within: float  # seconds in which it decides at the latest
    guide: Guide | None  # for who learns at this table
    puzzle: PuzzleState | None  # for who solves one at this table
    chat: list[ChatLine]
    notice: str | None


class Past(Tell, tag="past"):
    """Part of what happened before a state that follows, where that is long: to be put together as states are."""

    kept: int
    events: list[Told]


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
    points: float  # to expect at the end
    lines: dict[str, float]  # points to expect at the end, by line of the score sheet
    reasons: list[WordsInfo]  # what the best has over this one; of the best itself, over the next
    then: list[list[int]]  # of the best: the moves that would follow it in the same turn


class HintAnswer(Tell, tag="hint"):
    id: str
    actions: list[int]
    by: By
    intentions: list[IntentionInfo]  # the best first: the one of `actions`


class MoveInfo(Answer):
    """A whole move of a finished game, made or not, and its chance to win."""

    actions: list[int]
    target: str  # the last place it names on the board, or nothing
    chance: float  # from 0 to 1
    points: float  # to expect at the end, where those tell moves apart


class JudgedInfo(Answer):
    """A moment of a finished game at which somebody had a choice: what they did beside what they could have done."""

    ply: int  # how many actions were taken before
    seat: int
    turn: int
    chances: list[float]  # of each seat to win, before the move
    by: By
    best: list[MoveInfo]  # the best first; the move that was made may be among them
    played: MoveInfo
    cost: float  # how much of the chance to win the move gave away; 0 where nothing is better beyond doubt
    points: float  # how many the move gave away in a last turn, where those tell moves apart
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


ServerMessage = State | Past | Ack | Preview | HintAnswer | AnalysisAnswer | Explanation | Error
