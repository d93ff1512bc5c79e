"""A turn as a table: each step with what may be chosen and what choosing does, or with what happens by itself.

A game lists its steps in rows. From the rows come the game's `legal` and `play`, written out as plain comparisons,
which interpreter and compiler are both quickest at; and from those `advance`, which plays on to the next real decision.
"""

import linecache
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .rule import Log, Out, rule, step_now
from .state import S

AUTOMATIC, CHOICE, ASKED = 0, 1, 2  # kinds of step: no choice at all; skipped when forced; always asked
DEAD_END = -1

Legal = Callable[[S, Out], int]  # legal(s, out): writes the choices into `out` and returns how many
Play = Callable[[S, int, Log], None]  # play(s, action, log)
Happen = Callable[[S, Log], None]  # what a step without a choice does
Rule = Callable[..., Any]
Row = tuple[int, Legal[S], Play[S]] | tuple[int, Happen[S]]


@dataclass(frozen=True)
class Step:
    """A decision point, or a part of the game that runs by itself."""

    name: str
    kind: int  # AUTOMATIC, CHOICE or ASKED
    continues: bool  # goes on with the intention begun by the decision before it (see gestures.py)
    rule: str  # the paragraph of the rules page that says how to decide
    seat_note: int | None = None  # which of its two notes, 0 or 1, is a seat
    nobodys: bool = False  # the seat it is pushed with means nothing


class Steps:
    """The steps of a game, numbered in the order they are declared. Step 0 is never pushed: it marks an empty stack."""

    def __init__(self, *, automatic_nobodys: bool = False) -> None:
        """`automatic_nobodys`: steps without a choice belong to the table, not to the seat they are pushed with."""
        self.all: list[Step] = [Step("none", AUTOMATIC, False, "")]
        self._nobodys = automatic_nobodys

    def _add(self, step: Step) -> int:
        self.all.append(step)
        return len(self.all) - 1

    def automatic(self, name: str) -> int:
        """A step without a choice: the engine calls `play(s, -1, log)` for it."""
        return self._add(Step(name, AUTOMATIC, False, "", nobodys=self._nobodys))

    def choice(
        self,
        name: str,
        *,
        asked: bool = False,
        continues: bool = False,
        rule: str = "",
        seat_note: int | None = None,
    ) -> int:
        """A decision point; skipped when only one action is legal, unless it is always `asked`."""
        return self._add(Step(name, ASKED if asked else CHOICE, continues, rule, seat_note))

    @property
    def kinds(self) -> tuple[int, ...]:
        return tuple(step.kind for step in self.all)


# --- the table --------------------------------------------------------------------------------------------------------


def turn(module: str, steps: Steps, *rows: Row[S]) -> tuple[Legal[S], Play[S]]:
    """The rules `legal` and `play` of a game, made from one row for each of its steps.

    A row is (step, legal, play) for a decision point and (step, what happens) for a step that runs by itself. Steps are
    compared in the order of the rows, so those most often on top come first. `module`, the caller's `__name__`, says
    in tracebacks where the rules come from.
    """
    _check(steps, rows)
    choices = [row for row in rows if len(row) == 3]
    by_itself = [row for row in rows if len(row) == 2]
    legal = [
        "def legal(s, out):",
        '    """The choices of the step on top of the stack."""',
        "    step = step_now(s)",
        *_comparisons(steps, [(row[0], row[1]) for row in choices], "s, out", "    "),
    ]
    play = [
        "def play(s, action, log):",
        '    """Carry out a choice of the step on top of the stack, or the step itself (action -1) if it has none."""',
        "    step = step_now(s)",
        *(["    if action < 0:"] if by_itself else []),
        *_comparisons(steps, [(row[0], row[1]) for row in by_itself], "s, log", "        "),
        *_comparisons(steps, [(row[0], row[2]) for row in choices], "s, action, log", "    "),
    ]
    names = _names(rows)
    return _written(module, "legal", legal, names), _written(module, "play", play, names)


def _check(steps: Steps, rows: Sequence[Row[Any]]) -> None:
    """Refuse a table in which a step has no row, two rows, or a row that does not fit its kind."""
    seen: set[int] = set()
    for row in rows:
        if not 0 < row[0] < len(steps.all):
            raise ValueError(f"the turn has a row for step {row[0]}, which is not declared")
        step = steps.all[row[0]]
        if row[0] in seen:
            raise ValueError(f"the step {step.name!r} has two rows in the turn")
        if (step.kind == AUTOMATIC) != (len(row) == 2):
            form = "(step, what happens)" if step.kind == AUTOMATIC else "(step, legal, play)"
            raise ValueError(f"the row of the step {step.name!r} needs the form {form}")
        seen.add(row[0])
    missing = [repr(step.name) for number, step in enumerate(steps.all) if number > 0 and number not in seen]
    if missing:
        raise ValueError(f"the turn has no row for the step {', '.join(missing)}")


def _names(rows: Sequence[Row[Any]]) -> dict[str, Rule]:
    """Every rule of the table by its name, so that the source made from it reads like one written by hand."""
    names: dict[str, Rule] = {"step_now": step_now}
    for function in (function for row in rows for function in row[1:]):
        name = function.__name__
        if name in ("legal", "play") or names.setdefault(name, function) is not function:
            raise ValueError(f"more than one rule of the turn is called {name!r}")
    return names


def _comparisons(steps: Steps, rules: Sequence[tuple[int, Rule]], given: str, indent: str) -> list[str]:
    """Lines that compare `step` with each number and return what its rule does; the last one needs no comparison."""
    lines = []
    for step, function in rules[:-1]:
        lines += [f"{indent}if step == {step}:  # {steps.all[step].name}"]
        lines += [f"{indent}    return {function.__name__}({given})"]
    for step, function in rules[-1:]:
        lines += [f"{indent}return {function.__name__}({given})  # {steps.all[step].name}"]
    return lines


def _written(module: str, name: str, lines: Sequence[str], names: Mapping[str, Rule]) -> Any:
    """A rule from its source, which tracebacks and debuggers can show."""
    source, file = "\n".join(lines) + "\n", f"<{name} made from the rows of {module}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space: dict[str, Any] = {**names, "__name__": module}
    exec(compile(source, file, "exec"), space)
    return rule(space[name])


# --- from one real decision to the next -------------------------------------------------------------------------------


def advancing(legal: Legal[S], play: Play[S], kinds: tuple[int, ...]) -> Callable[[S, Out, Log], int]:
    """The rule that plays a game on, through all that needs no choice, to the next real decision."""

    @rule
    def advance(s: S, out: Out, log: Log) -> int:
        """Write the legal actions of the next real decision into `out`; return how many (0: the game is over)."""
        while s.over == 0:
            kind = kinds[step_now(s)]
            if kind == AUTOMATIC:
                play(s, -1, log)
            else:
                n = legal(s, out)
                if n == 0:
                    return DEAD_END
                if n > 1 or kind == ASKED:
                    return n
                play(s, out[0], log)
        return 0

    return advance
