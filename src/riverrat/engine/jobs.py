"""What compiled runners are asked: a job says what to do with one state, and holds what came of it.

A job is a set of flags, carried out in this order:

* `FRESH`: set up a new game from `seed`, with the seats and options of the state, whatever else it holds;
* `IMAGINE`: deal anew from `seed` what `seat` cannot know (a sample of its information set, see `Game.imagine`);
* `ACT`: take `action`; if it is not legal the state stays as it is and `fault` is `ILLEGAL`;
* `PLAYOUT`: play on at random, by `seed`, for at most `limit` decisions; with 0, on to the next real choice;
* `AUDIT`: check what must always hold, wherever a decision is due and at the end (on the CPU alone);
* `SCORE`: write `points` and `won`;
* `MASK`: write 1 for every legal action, 0 for the others, into the row of `masks`;
* `INPUTS`: write the inputs that are on for the seat to decide into the row of `inputs`.

Whatever the flags, the state is then at its next decision; `choices` says between how many actions, `decides` whose it
is (-1: the game is over), `decisions` how many a playout took, `inputs` how many are on, and `fault` what is wrong:
nothing (0), the action (`ILLEGAL`), the state itself (`UNFIT`), no legal action (`DEAD_END`), or the number of a broken
invariant. `TRUSTED` is for what calls a runner by its address and knows state and action to be right.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from .game import Game
from .inputs import inputs_rule
from .rule import MASK as WORD
from .rule import as_array, pick, rule, seat_now, seed_words, step_now
from .state import STACK, State
from .steps import ASKED, AUTOMATIC, DEAD_END

FRESH = 1  # set up a new game from `seed`, with the seats and options of the state, whatever else it holds
IMAGINE = 2  # deal anew from `seed` what `seat` cannot know
ACT = 4  # take `action`; if it is not legal the state stays as it is and `fault` is ILLEGAL
PLAYOUT = 8  # play on at random, the random player's choices coming from `seed`, for at most `limit` decisions
AUDIT = 16  # check what must always hold, wherever a decision is due and at the end (on the CPU alone)
SCORE = 32  # write `points` and `won`
MASK = 64  # write 1 for every legal action, 0 for the others, into the row of `masks`
INPUTS = 128  # write the inputs that are on for the seat to decide into the row of `inputs`
FLAGS = FRESH | IMAGINE | ACT | PLAYOUT | AUDIT | SCORE | MASK | INPUTS
TRUSTED = 256  # what calls a runner by its address may add: state and action are known to be right, nothing is checked

ILLEGAL = -2  # fault: the action is not legal, or the game is over
UNFIT = -3  # fault: the state is none of this game's (no seats, no pending step), or nobody sits on the seat to imagine

SEATS = 8  # room for the points of this many seats
FOREVER = 1 << 40  # more decisions than any game has


class Job(NamedTuple):
    """The rules that carry out one job on one state, up to its score, in three parts."""

    begin: Callable[..., bool]  # of state and job: deal, or imagine; whether there is anything to do
    go_on: Callable[..., bool]  # … and room for choices, so many steps with a choice: whether more are to come
    finish: Callable[..., None]  # of state, job and room for points: what came of it


def job_rules(game: Game, audit: Callable[..., int]) -> Job:
    """The parts of a job, which the CPU runs one after the other and a GPU for many tables at once.

    A step with one choice is no decision: a playout goes through it without counting. Without PLAYOUT the state stops
    there if the step is always asked, as it does in the interpreter. What a job has to remember between two parts is in
    its results: `decisions`, and as `fault` that its action is still to be taken (ILLEGAL, as it is if it never was).
    """
    setup, legal, play = game.setup, game.legal_rule, game.play_rule
    points, won, redeal = game.points_rule, game.won_rule, game.redeal_rule
    kinds, unfit, clear = as_array(game.steps.kinds), _unfit(game), _clear(game)

    @rule
    def begin(s: Any, job: Any) -> bool:
        flags = job.flags
        seed = job.seed
        job.fault = ILLEGAL if flags & ACT else 0
        job.decisions = 0
        job.choices = 0
        job.decides = -1
        if flags & TRUSTED == 0 and unfit(s, flags, job.seat):
            job.fault = UNFIT
            return False
        if flags & FRESH:
            clear(s)
            seed_words(s, seed & WORD, (seed >> 32) & WORD, 0, 0)
            setup(s, None)
        if flags & IMAGINE:
            seed_words(s, seed & WORD, (seed >> 32) & WORD, 0, 0)
            reveals = s.reveals
            redeal(s, job.seat)
            s.reveals = reveals
        return True

    @rule
    def go_on(s: Any, job: Any, out: Any, steps: int) -> bool:
        """As `advancing` does, but each rule has one place in the loop, where threads of a GPU meet again."""
        flags = job.flags
        seed = job.seed
        left = job.limit if flags & PLAYOUT else 0
        acting = job.fault == ILLEGAL
        trusted = flags & TRUSTED
        count = job.decisions
        fault = 0
        n = 0
        more = False
        while s.over == 0:
            action = -1
            kind = kinds[step_now(s)]
            if kind != AUTOMATIC:
                if steps == 0:
                    more = True
                    break
                steps -= 1
            if acting and trusted:
                acting = False
                action = job.action
            elif kind != AUTOMATIC:
                n = legal(s, out)
                if n == 0:
                    fault = DEAD_END
                    break
                action = out[0]
                if n > 1 or kind == ASKED:
                    if acting:
                        at = 0
                        while at < n and out[at] != job.action:
                            at += 1
                        if at == n:
                            break
                        acting = False
                        action = job.action
                    else:
                        if count >= left and (n > 1 or flags & PLAYOUT == 0):
                            break
                        if flags & AUDIT:
                            fault = audit(s)
                            if fault != 0:
                                break
                        if n > 1:
                            action = out[pick(seed, count, n)]
                            count += 1
            play(s, action, None)
        job.fault = ILLEGAL if acting and fault == 0 else fault
        job.decisions = count
        job.choices = n if s.over == 0 else 0
        return more

    @rule
    def finish(s: Any, job: Any, lines: Any) -> None:
        flags = job.flags
        if flags & AUDIT and job.fault == 0:
            job.fault = audit(s)
        if s.over == 0:
            job.decides = seat_now(s)
        if flags & SCORE:
            for seat in range(s.seats):
                job.points[seat] = points(s, seat, lines)
                job.won[seat] = won(s, seat) if s.over != 0 else 0

    return Job(begin, go_on, finish)


def job_rule(game: Game, audit: Callable[..., int]) -> Callable[..., None]:
    """The rule that carries out one job on one state as a whole: what native code and WebAssembly do."""
    begin, go_on, finish = job_rules(game, audit)

    @rule
    def do_job(s: Any, job: Any, out: Any, lines: Any) -> None:
        if begin(s, job):
            go_on(s, job, out, FOREVER)
            finish(s, job, lines)

    return do_job


def look_rule(game: Game) -> Callable[..., None]:
    """The rule that writes the inputs of a job's state, as the seat to decide sees it; when the game is over, as the
    job's own seat does.
    """
    inputs = inputs_rule(game)

    @rule
    def look(s: Any, job: Any, room: Any, lines: Any) -> None:
        job.inputs = 0
        if job.flags & INPUTS and job.fault != UNFIT:
            seat = job.decides if job.decides >= 0 else job.seat
            if seat < 0 or seat >= s.seats:
                seat = 0
            job.inputs = inputs(s, seat, room, lines)

    return look


def _unfit(game: Game) -> Callable[..., bool]:
    """The rule that refuses what is no state of this game: one that nobody set up, or something else altogether.

    It looks at what the engine itself steers by. Beyond that a state holds what the rules wrote there; one that comes
    from outside goes through `Game.from_position`, which checks everything.
    """
    if max(game.seat_counts) > SEATS:
        raise ValueError(f"{game.name}: runners have room for {SEATS} seats")
    tables, steps = sum(1 << count for count in game.seat_counts), len(game.steps.all)
    options, choices = len(game.options), as_array(tuple(len(option.choices) for option in game.options) or (1,))

    @rule
    def unfit(s: State, flags: int, seat: int) -> bool:
        seats = s.seats
        if seats < 1 or seats > SEATS or (tables >> seats) & 1 == 0:
            return True
        if flags & IMAGINE and (seat < 0 or seat >= seats):
            return True
        for at in range(options):
            if s.option[at] < 0 or s.option[at] >= choices[at]:
                return True
        if flags & FRESH or s.over != 0:
            return False
        if s.depth < 1 or s.depth > STACK:
            return True
        for at in range(s.depth):
            step = s.stack[at]
            if step[0] < 1 or step[0] >= steps or step[1] < 0 or step[1] >= seats:
                return True
        return False

    return unfit


def _clear(game: Game) -> Callable[..., None]:
    """The rule that empties a state but for its seats and options, so that any can be set up anew."""
    lines = ["def clear(s):"]
    for name, field in game.state.fields.items():
        if name in ("seats", "option"):
            continue
        indent, value = "    ", f"s.{name}"
        for axis, length in enumerate(field.shape):
            lines.append(f"{indent}for i{axis} in range({length}):")
            indent += "    "
            value += f"[i{axis}]"
        lines.append(f"{indent}{value} = 0")
    space: dict[str, Any] = {"__name__": game.package}
    exec("\n".join(lines), space)
    clear: Callable[..., None] = rule(space["clear"])
    return clear
