"""Why one move rather than another, in things a person counts: the one place hints, "why not" and analyses ask.

Nothing here is a sentence. A reason is a text key with values; values that end in `-key` name further keys, those of
the game's own catalogue (`score-loire`, `good-wine`). What is told, first to last: points at once, things in hand,
lines of the score sheet in the end; where none of these speaks for a move, what is in hand at the end of the turn, all
points together, what the strongest rival gets less, what is ahead of that rival, how soon the game ends. Only where
nothing can be counted the chance to win is told alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

WORTH_TELLING = 0.5  # points: a smaller difference is no reason
SURE, PICKED = 2.0, 2.5  # standard errors that make a difference hardly chance: of one thing, of one among many
PACE = 1 / 30  # of a whole game: a smaller difference of its length is no reason
MORE = ("analysis-now", "analysis-has-more", "analysis-gains")  # the keys of what speaks for a move


@dataclass(frozen=True)
class Words:
    """A text key and what it needs to be said."""

    key: str
    values: Mapping[str, str | float]


LATER = Words("analysis-later", {})  # of a move that the best one leaves for a little later in the same turn


@dataclass(frozen=True)
class End:
    """How one game went on that began with a move."""

    lines: Mapping[str, int]  # the seat's points by line of the score sheet
    points: int
    rival: int | None  # the points of its strongest rival, where it has any
    held: Mapping[str, int]  # what was in hand at the end of the turn, by text key
    turn: int  # in which the game ended


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
    """What one move has over another and the other way round: at once, then points in the end."""
    at_once = _largest([_now(line, points - other.now[line]) for line, points in mine.now.items()])
    at_hand = _largest([_held(key, count - other.held.get(key, 0)) for key, count in mine.held.items()])
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


def standing(ahead: float, margin: float) -> Words:
    """What is said of a best move over one from which nothing sets it apart that can be counted."""
    percent = round(100 * ahead)
    if ahead > margin and percent > 0:
        return Words("analysis-chance", {"percent": percent})
    return Words("analysis-even", {})


def _soon(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """What there is more of at the end of the turn, as it is likely to go on: the two things of which most."""
    pairs, found = _pairs(mine, other), list[Weighed | None]()
    for what in mine.ends[0].held:
        more = _certain([a.held[what] - b.held[what] for a, b in pairs], PICKED)
        found.append((more, Words("analysis-soon", {"what-key": what, "count": more})) if more > 0 else None)
    return tuple(_largest(found)[:2])


def _overall(mine: Outlook, other: Outlook) -> tuple[Words, ...]:
    """Points of all lines together; else what the strongest rival gets less, or both at once."""
    pairs = _pairs(mine, other)
    points = _certain([a.points - b.points for a, b in pairs])
    if points > 0:
        return (Words("analysis-points", {"points": points}),)
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


def _now(line: str, change: int) -> Weighed | None:
    key = "analysis-now" if change > 0 else "analysis-now-less"
    return (abs(change), Words(key, {"line-key": f"score-{line}", "points": abs(change)})) if change else None


def _held(what: str, change: int) -> Weighed | None:
    key = "analysis-has-more" if change > 0 else "analysis-has-less"
    return (abs(change), Words(key, {"what-key": what, "count": abs(change)})) if change else None


def _line(line: str, mine: Outlook, other: Outlook) -> Weighed | None:
    change = _certain([a.lines[line] - b.lines[line] for a, b in _pairs(mine, other)], PICKED)
    key = "analysis-gains" if change > 0 else "analysis-gives-up"
    return (abs(change), Words(key, {"line-key": f"score-{line}", "points": abs(change)})) if change else None


def _pairs(mine: Outlook, other: Outlook) -> list[tuple[End, End]]:
    """The games of both from the same deals; of one of them more may have been played."""
    return list(zip(mine.ends, other.ends, strict=False))


def _certain(changes: Sequence[int], errors: float = SURE) -> float:
    """The mean of differences, deal by deal, rounded as it is told; 0 where it is small, or may well be chance."""
    average = fmean(changes)
    doubt = errors * stdev(changes) / math.sqrt(len(changes)) if len(changes) > 1 else 0.0
    return round(average, 1) if abs(average) >= max(WORTH_TELLING, doubt) else 0.0


def _largest(found: Sequence[Weighed | None]) -> list[Words]:
    return [words for _, words in sorted((one for one in found if one), key=lambda one: -one[0])]
