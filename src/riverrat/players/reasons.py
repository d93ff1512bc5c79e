"""Why one move rather than another, in things a person counts: the one place hints, "why not" and analyses ask.

Nothing here is a sentence. A reason is a text key with values; values that end in `-key` name further keys, those of
the game's own catalogue (`score-loire`, `good-wine`). What is told, first to last: points at once, things in hand,
lines of the score sheet in the end; where none of these speaks for a move, what is in hand at the end of the turn, all
points together, what the strongest rival gets less, what is ahead of that rival, how soon the game ends. Where
nothing of this is sure the chance to win is told, and before it what there is more of on average.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Literal

from .doubt import doubt

By = Literal["chance", "points", "nothing"]
"""What moves are told apart by. Points in the end: where the chances of all are alike in somebody's last turn, or the
game is decided. Nothing: where there is no choice, or all come to the same."""

WORTH_TELLING = 0.5  # points: a smaller difference is no reason
PACE = 1 / 30  # of a whole game: a smaller difference of its length is no reason
MORE = ("analysis-now", "analysis-has-more", "analysis-gains")  # the keys of what speaks for a move


@dataclass(frozen=True)
class Words:
    """A text key and what it needs to be said."""

    key: str
    values: Mapping[str, str | float]


LATER = Words("analysis-later", {})  # of a move that the best one leaves for a little later in the same turn
BEFORE = Words("analysis-before", {})  # of the best one beside such a move
ONLY = Words("analysis-only", {})  # of the only one that may be made
SENSIBLE = Words("analysis-sensible", {})  # of the only one that is worth a thought
ALIKE = Words("analysis-alike", {})  # of moves that all lead to the same
SENSIBLE_ALIKE = Words("analysis-sensible-alike", {})  # of those that are worth a thought, where only they do
EVEN = Words("analysis-even", {})  # of moves between which nothing is sure
OVERALL, CHANCE = "analysis-points", "analysis-chance"  # the keys of what is told where nothing else can be counted


@dataclass(frozen=True)
class End:
    """How one game went on that began with a move."""

    lines: Mapping[str, int]  # the seat's points by line of the score sheet
    points: int
    rival: int | None  # the points of its strongest rival, where it has any
    held: Mapping[str, int]  # what was in hand at the end of the turn, by text key
    turn: int  # in which the game ended
    soon: Mapping[str, int]  # points at the end of the turn, by line of the score sheet
    won: bool = False
    again: bool = True  # whether the seat moved once more after that turn


@dataclass(frozen=True)
class Outlook:
    """What a move leads to."""

    actions: tuple[int, ...]
    now: Mapping[str, int]  # points right after it, by line of the score sheet
    held: Mapping[str, int]  # what is in hand right after it, by text key
    ends: list[End] = field(default_factory=list)  # games played on, the nth of every move from the same deal

    @property
    def points(self) -> dict[str, float]:
        """The points to expect in the end, by line of the score sheet."""
        return {line: fmean(end.lines[line] for end in self.ends) for line in self.ends[0].lines}


def differences(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """What one move has over another and the other way round: at once, then points in the end.

    What the rest of the turn evens out is no difference, nor what is in hand where one moves no more.
    """
    pairs = _pairs(mine, other)
    last = not any(end.again for pair in pairs for end in pair)
    at_once = _largest(
        [
            _now(line, _lasting(points - other.now[line], [a.soon[line] - b.soon[line] for a, b in pairs]))
            for line, points in mine.now.items()
        ]
    )
    at_hand = _largest(
        [
            _held(key, _lasting(count - other.held.get(key, 0), [a.held[key] - b.held[key] for a, b in pairs]))
            for key, count in mine.held.items()
            if not last
        ]
    )
    in_the_end = _largest([_line(line, mine, other) for line in mine.ends[0].lines])
    told = [words for group in (at_once[:1], at_hand[:2], in_the_end[:2]) for words in group]
    if not any(words.key in MORE for words in told):  # what speaks for it may be smaller
        smaller = (*at_once[1:], *at_hand[2:], *in_the_end[2:])
        told += [words for words in smaller if words.key in MORE][:1]
    return tuple(told)


def speaking_for(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """Reasons for a move, what it gains first. What it gives up alone is no reason to make it."""
    told = sorted(differences(mine, other), key=lambda words: words.key not in MORE)
    if told and told[0].key in MORE:
        return tuple(told)
    further = _soon(mine, other) or _overall(mine, other) or _pace(mine, other)
    return (*further, *told) if further else ()


def ahead_in_points(mine: Outlook, other: Outlook) -> float:
    """How many points more one move brings in the end; 0 where it may well be chance."""
    return _certain([a.points - b.points for a, b in _pairs(mine, other)])


def standing(ahead: float, points: float = 0.0) -> Words:
    """What is said of a best move over one from which nothing sets it apart that can be counted: how much likelier it
    wins or how many points it brings, as far as either is sure.
    """
    if points > 0:
        return Words(OVERALL, {"points": points})
    percent = round(100 * ahead)
    return Words(CHANCE, {"percent": percent}) if percent > 0 else EVEN


def agreeing(told: tuple[Words, ...], verdict: Words) -> tuple[Words, ...]:
    """Reasons beside what was judged by points: all points together are as many as were judged, or not told."""
    if not told or (verdict.key != OVERALL and any(words.key == OVERALL for words in told)):
        return (verdict,)
    return tuple(verdict if words.key == OVERALL else words for words in told)


def on_average(mine: Outlook, other: Outlook, verdict: Words) -> tuple[Words, ...]:
    """Where the chance to win is all that is sure, before it what the games played on had more of, though that may be
    chance.
    """
    if verdict.key != CHANCE:
        return (verdict,)
    pairs = _pairs(mine, other)
    ahead = round(fmean(a.points - b.points + (b.rival or 0) - (a.rival or 0) for a, b in pairs), 1)
    if ahead > 0:
        alone = any(a.rival is None for a, _ in pairs)
        return (Words(OVERALL if alone else "analysis-lead", {"points": ahead}), verdict)
    more = {line: round(fmean(a.lines[line] - b.lines[line] for a, b in pairs), 1) for line in mine.now}
    line = max(more, key=lambda one: more[one])
    if more[line] > 0:
        return (Words("analysis-gains", {"line-key": f"score-{line}", "points": more[line]}), verdict)
    return (verdict,)


def _soon(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """What there is more of at the end of the turn, as it is likely to go on: the two things of which most."""
    pairs, found = _pairs(mine, other), list[Weighed | None]()
    if not any(end.again for pair in pairs for end in pair):
        return ()
    for what in mine.ends[0].held:
        more = _certain([a.held[what] - b.held[what] for a, b in pairs], picked=True)
        found.append((more, Words("analysis-soon", {"what-key": what, "count": more})) if more > 0 else None)
    return tuple(_largest(found)[:2])


def _overall(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """Points of all lines together; else what the strongest rival gets less, or both at once."""
    pairs = _pairs(mine, other)
    points = ahead_in_points(mine, other)
    if points > 0:
        return (Words(OVERALL, {"points": points}),)
    less = [b.rival - a.rival for a, b in pairs if a.rival is not None and b.rival is not None]
    if len(less) < len(pairs):
        return ()
    if (fewer := _certain(less)) > 0:
        return (Words("analysis-rival", {"points": fewer}),)
    lead = _certain([a.points - b.points + one for (a, b), one in zip(pairs, less, strict=True)])
    return (Words("analysis-lead", {"points": lead}),) if lead > 0 else ()


def _pace(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """That the game ends sooner, or lasts longer."""
    pairs = _pairs(mine, other)
    later = _certain([a.turn - b.turn for a, b in pairs])
    if abs(later) < PACE * fmean(b.turn for _, b in pairs):
        return ()
    key = "analysis-longer" if later > 0 else "analysis-sooner"
    return (Words(key, {"turns": abs(later)}),) if later else ()


Weighed = tuple[float, Words]  # how much a reason is about, and the reason


def _lasting(at_once: int, later: Sequence[int]) -> int:
    """What is left at the end of the turn of a difference that there is at once."""
    left = round(fmean(later))
    return 0 if at_once * left <= 0 else max(left, at_once) if left < 0 else min(left, at_once)


def _now(line: str, change: int) -> Weighed | None:
    key = "analysis-now" if change > 0 else "analysis-now-less"
    return (abs(change), Words(key, {"line-key": f"score-{line}", "points": abs(change)})) if change else None


def _held(what: str, change: int) -> Weighed | None:
    key = "analysis-has-more" if change > 0 else "analysis-has-less"
    return (abs(change), Words(key, {"what-key": what, "count": abs(change)})) if change else None


def _line(line: str, mine: Outlook, other: Outlook) -> Weighed | None:
    change = _certain([a.lines[line] - b.lines[line] for a, b in _pairs(mine, other)], picked=True)
    key = "analysis-gains" if change > 0 else "analysis-gives-up"
    return (abs(change), Words(key, {"line-key": f"score-{line}", "points": abs(change)})) if change else None


def _pairs(mine: Outlook, other: Outlook) -> list[tuple[End, End]]:
    """The games of both from the same deals; of one of them more may have been played."""
    return list(zip(mine.ends, other.ends, strict=False))


def _certain(changes: Sequence[int], *, picked: bool = False) -> float:
    """The mean of differences, deal by deal, rounded as it is told; 0 where it is small, or may well be chance."""
    average = fmean(changes)
    return round(average, 1) if abs(average) >= max(WORTH_TELLING, doubt(changes, picked=picked)) else 0.0


def _largest(found: Sequence[Weighed | None]) -> list[Words]:
    return [words for _, words in sorted((one for one in found if one), key=lambda one: -one[0])]
