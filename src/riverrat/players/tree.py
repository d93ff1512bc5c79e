"""The tree of a search, as rules: compiled once for all games, or run as they stand.

A node is the sequence of choices that led to it, not a state: every simulation deals anew what the seat cannot know and
draws its own chance, so the same choices may meet different tables, and choices may appear that were not there before.
Each seat takes what is best for itself. A simulation walks down the tree, adds one node, plays on to a quiet moment as
its guide would, and tells every choice on its way how the seats stand there.
"""

import math
from typing import Any, NamedTuple

from riverrat.engine import entry
from riverrat.engine.entry import call4, call5
from riverrat.engine.jobs import ACT, IMAGINE, SCORE, SEATS, TRUSTED
from riverrat.engine.maths import exp, tanh
from riverrat.engine.rule import rule, scramble, seat_now

NODES, EDGES, ROOT, TICK, DECISIONS = range(5)  # places in Tree.count
EXPLORE, UNTRIED, TEMPERATURE, WIDTH, WIDENING, DECISIVE, TURNS, LONGEST, SPREAD, BLEND = range(
    10
)  # places in the settings
DEEPEST = 400  # choices on the way down; more than any path a search comes to
RULED_OUT = -500.0  # a guide's number for what is never worth a thought
LEAST_SPREAD = 0.01  # of values: what exploring is measured by while all look alike


class Tree(NamedTuple):
    """Arrays when compiled, lists when not. An edge is one choice at one node."""

    count: Any  # how many nodes and edges there are, the node to start from, a clock, decisions made so far
    head: Any  # of each node: its first edge, or -1
    seen: Any  # of each node: simulations that came through it
    action: Any  # of each edge
    following: Any  # of each edge: the next one at the same node, or -1
    visits: Any
    child: Any  # of each edge: the node it leads to, or -1
    prior: Any
    worth: Any  # of each edge and seat: the sum of what came of it
    stamp: Any  # of each action: when it was last seen to be legal
    path: Any  # the edges of this simulation
    moments: Any  # simulations, and for each seat the sum of values and of their squares


class Workspace(NamedTuple):
    """What compiled simulations work on. The interpreter's has the same names, and `play`, `restore` and `guide`."""

    address: (
        Any  # of the rules, the table, the job, the room for choices and points, the guide, what it sees, its weights
    )
    states: Any  # the table, as far as the engine knows its fields
    jobs: Any
    out: Any
    sight: Any  # what the guide sees: the value of each seat, then from SEATS on a number for each choice
    root: Any  # the table to start from, as bytes
    table: Any  # the table at hand, as bytes


# --- what differs between compiled and interpreted --------------------------------------------------------------------


def restore(workspace: Any) -> None:
    """Put the table back to where the search starts."""
    workspace.restore()


def perform(workspace: Any) -> None:
    """Carry out the job at hand on the table at hand."""
    workspace.play()


def look(workspace: Any, n: int) -> None:
    """Ask the guide about the table at hand: its `n` choices, with 0 how the seats stand, with -n both."""
    workspace.guide(n)


def _restored(workspace: Any) -> Any:
    def copy(workspace: Any) -> None:
        for at in range(workspace.root.shape[0]):
            workspace.table[at] = workspace.root[at]

    return copy


def _performed(workspace: Any) -> Any:
    def call(workspace: Any) -> None:
        at = workspace.address
        call4(at[0], at[1], at[2], at[3], at[4])

    return call


def _looked(workspace: Any, n: Any) -> Any:
    def call(workspace: Any, n: Any) -> None:
        at = workspace.address
        call5(at[5], at[1], at[3], n, at[6], at[7])

    return call


if entry.numba is not None:
    for _function, _compiled in ((restore, _restored), (perform, _performed), (look, _looked)):
        entry.numba.extending.overload(_function)(_compiled)


# --- how the seats stand ----------------------------------------------------------------------------------------------


@rule
def stand(sight: Any, seats: int, spread: float, blend: float) -> None:
    """From points each seat may expect to its value: the chance to win, blended with how far it is ahead.

    Alone, what is given is how far the seat will be above what it has to reach.
    """
    if seats == 1:
        chance = 1.0 / (1.0 + exp(-max(-40.0, min(40.0, 2.0 * sight[0] / spread))))
        sight[0] = (1.0 - blend) * chance + blend * (0.5 + 0.5 * tanh(sight[0] / (4.0 * spread)))
        return
    best = -1e9
    second = -1e9
    for seat in range(seats):
        if sight[seat] > best:
            second = best
            best = sight[seat]
        elif sight[seat] > second:
            second = sight[seat]
    total = 0.0
    for seat in range(seats):
        total += exp(max(-40.0, (sight[seat] - best) * 2.0 / spread))
    for seat in range(seats):
        own = sight[seat]
        lead = own - best if own < best else own - second
        chance = exp(max(-40.0, (own - best) * 2.0 / spread)) / total
        sight[seat] = (1.0 - blend) * chance + blend * (0.5 + 0.5 * tanh(lead / (2.0 * spread)))


@rule
def finish(workspace: Any, settings: Any) -> None:
    """The values of a finished game: won or not, blended with how far each seat came out ahead."""
    s = workspace.states[0]
    job = workspace.jobs[0]
    job.flags = SCORE | TRUSTED
    perform(workspace)
    winners = 0
    for seat in range(s.seats):
        winners += job.won[seat]
    for seat in range(s.seats):
        lead = job.points[seat] * 1.0
        if s.seats > 1:
            best = -1e9
            for other in range(s.seats):
                if other != seat and job.points[other] > best:
                    best = job.points[other] * 1.0
            lead -= best
        else:
            lead -= settings[SPREAD]
        share = job.won[seat] / max(1, winners)
        blend = settings[BLEND]
        workspace.sight[seat] = (1.0 - blend) * share + blend * (0.5 + 0.5 * tanh(lead / (2.0 * settings[SPREAD])))


# --- one simulation ---------------------------------------------------------------------------------------------------


@rule
def act(workspace: Any, action: int) -> int:
    """Take an action and all that is forced after it. Returns how many choices there are then."""
    job = workspace.jobs[0]
    job.flags = ACT | TRUSTED
    job.action = action
    perform(workspace)
    while job.choices == 1:
        job.action = workspace.out[0]
        perform(workspace)
    n: int = job.choices
    return n


@rule
def share_out(workspace: Any, settings: Any, n: int) -> None:
    """From the guide's numbers for the choices to shares that add up to one; what it rules out gets nothing."""
    sight = workspace.sight
    top = -1e30
    for at in range(n):
        top = max(top, sight[SEATS + at])
    total = 0.0
    open_ones = 0
    for at in range(n):
        if sight[SEATS + at] <= RULED_OUT and top > RULED_OUT:
            sight[SEATS + at] = 0.0
        else:
            sight[SEATS + at] = exp((sight[SEATS + at] - top) / settings[TEMPERATURE])
            total += sight[SEATS + at]
            open_ones += 1
    for at in range(n):
        if sight[SEATS + at] > 0.0:
            sight[SEATS + at] = 0.97 * sight[SEATS + at] / total + 0.03 / open_ones


@rule
def admit(workspace: Any, tree: Tree, node: int, last: int, n: int, room: int) -> None:
    """Add the most promising choices that are not yet at a node (those stamped with the present time), as allowed."""
    tick = tree.count[TICK]
    left = 0
    for at in range(n):
        if tree.stamp[workspace.out[at]] == tick:
            left += 1
    room = min(room, left)
    while room > 0 and tree.count[EDGES] < len(tree.action):
        best = -1
        for at in range(n):
            if tree.stamp[workspace.out[at]] == tick and (
                best < 0 or workspace.sight[SEATS + at] > workspace.sight[SEATS + best]
            ):
                best = at
                if room == left:
                    break  # all of them come in: as they lie
        edge = tree.count[EDGES]
        tree.count[EDGES] = edge + 1
        tree.stamp[workspace.out[best]] = -tick
        tree.action[edge] = workspace.out[best]
        tree.prior[edge] = workspace.sight[SEATS + best]
        tree.visits[edge] = 0 if workspace.sight[SEATS + best] > 0.0 else -1  # never followed
        tree.child[edge] = -1
        tree.following[edge] = -1
        for seat in range(SEATS):
            tree.worth[edge * SEATS + seat] = 0.0
        if last < 0:
            tree.head[node] = edge
        else:
            tree.following[last] = edge
        last = edge
        room -= 1
        left -= 1


@rule
def clock(workspace: Any, tree: Tree, n: int) -> int:
    """Stamp the choices there are now with a new time."""
    tick: int = tree.count[TICK] + 1
    tree.count[TICK] = tick
    for at in range(n):
        tree.stamp[workspace.out[at]] = tick
    return tick


@rule
def deviation(tree: Tree, seat: int) -> float:
    """How much the values of a seat differ from simulation to simulation."""
    count = tree.moments[0]
    if count < 4.0:
        return 0.1
    mean = tree.moments[1 + seat] / count
    return max(LEAST_SPREAD, math.sqrt(max(0.0, tree.moments[1 + SEATS + seat] / count - mean * mean)))


@rule
def choose(workspace: Any, tree: Tree, settings: Any, node: int, n: int) -> int:
    """The edge to follow: good so far, or promising and little tried; choices come in as a node is seen more often."""
    who = seat_now(workspace.states[0])
    tick = clock(workspace, tree, n)
    total = 0.0
    tried = 0
    mass = 0.0
    here = 0
    last = -1
    edge = tree.head[node]
    while edge >= 0:
        if tree.stamp[tree.action[edge]] == tick:
            tree.stamp[tree.action[edge]] = -tick
            here += 1
            if tree.visits[edge] > 0:
                total += tree.worth[edge * SEATS + who]
                tried += tree.visits[edge]
                mass += tree.prior[edge]
        last = edge
        edge = tree.following[edge]
    room = int(settings[WIDTH] + settings[WIDENING] * math.sqrt(tree.seen[node]))
    if here < n and here < room:
        look(workspace, n)
        share_out(workspace, settings, n)
        admit(workspace, tree, node, last, n, room - here)
    spread = deviation(tree, who)
    untried = (total / tried if tried > 0 else 0.5) - settings[UNTRIED] * spread * math.sqrt(min(1.0, mass))
    reach = settings[EXPLORE] * spread * math.sqrt(tried + 1.0)
    best = -1e30
    found = -1
    edge = tree.head[node]
    while edge >= 0:
        visits = tree.visits[edge]
        if visits >= 0 and tree.stamp[tree.action[edge]] == -tick:
            value = tree.worth[edge * SEATS + who] / visits if visits > 0 else untried
            value += reach * tree.prior[edge] / (1 + visits)
            if value > best:
                best = value
                found = edge
        edge = tree.following[edge]
    return found


@rule
def play_on(workspace: Any, settings: Any, n: int, seed: int) -> int:
    """From a new node to a quiet moment, some turns on, as the guide would play. Returns how many choices are left."""
    s = workspace.states[0]
    until = s.turn + int(settings[TURNS])
    left = int(settings[LONGEST])
    while n > 0 and left > 0 and s.turn < until:
        sight = workspace.sight
        top = -1e30
        for at in range(n):
            top = max(top, sight[SEATS + at])
        total = 0.0
        for at in range(n):
            sight[SEATS + at] = exp((sight[SEATS + at] - top) * settings[DECISIVE])
            total += sight[SEATS + at]
        point = total * (scramble(seed + left * 0x9E37) / 4294967296.0)
        taken = 0
        for at in range(n):
            point -= sight[SEATS + at]
            taken = at
            if point <= 0.0:
                break
        n = act(workspace, workspace.out[taken])
        left -= 1
        if n > 0 and left > 0 and s.turn < until:
            look(workspace, n)
    return n


@rule
def simulate(workspace: Any, tree: Tree, settings: Any, seat: int, seed: int) -> None:
    """One simulation: down the tree, one node more, on to a quiet moment, and back with how the seats stand."""
    restore(workspace)
    s = workspace.states[0]
    job = workspace.jobs[0]
    job.flags = IMAGINE | TRUSTED
    job.seat = seat
    job.seed = seed
    perform(workspace)
    n = job.choices
    node = tree.count[ROOT]
    depth = 0
    while n > 0 and node >= 0 and tree.seen[node] > 0 and depth < DEEPEST:
        edge = choose(workspace, tree, settings, node, n)
        if edge < 0:
            break
        tree.seen[node] += 1
        tree.path[depth] = edge
        depth += 1
        n = act(workspace, tree.action[edge])
        if tree.child[edge] < 0 and tree.count[NODES] < len(tree.head):
            fresh = tree.count[NODES]
            tree.count[NODES] = fresh + 1
            tree.head[fresh] = -1
            tree.seen[fresh] = 0
            tree.child[edge] = fresh
        node = tree.child[edge]
    tree.count[DECISIONS] += depth
    if n > 0:
        plays_on = settings[TURNS] > 0.0
        look(workspace, n if plays_on else -n)
        if node >= 0 and tree.seen[node] == 0:
            tree.seen[node] = 1
            clock(workspace, tree, n)
            open_node(workspace, tree, settings, node, n)
        if plays_on:
            n = play_on(workspace, settings, n, scramble(seed ^ 0x5BD1))
            if n > 0:
                look(workspace, 0)
    if n == 0:
        finish(workspace, settings)
    for at in range(depth):
        edge = tree.path[at]
        tree.visits[edge] += 1
        for one in range(s.seats):
            tree.worth[edge * SEATS + one] += workspace.sight[one]
    tree.moments[0] += 1.0
    for one in range(s.seats):
        tree.moments[1 + one] += workspace.sight[one]
        tree.moments[1 + SEATS + one] += workspace.sight[one] * workspace.sight[one]


@rule
def open_node(workspace: Any, tree: Tree, settings: Any, node: int, n: int) -> None:
    """Give a new node its first choices. What the guide sees is kept as it was: it goes on from here."""
    sight = workspace.sight
    half = (len(sight) - SEATS) // 2
    for at in range(n):
        sight[SEATS + half + at] = sight[SEATS + at]
    share_out(workspace, settings, n)
    admit(workspace, tree, node, -1, n, int(settings[WIDTH] + settings[WIDENING]))
    for at in range(n):
        sight[SEATS + at] = sight[SEATS + half + at]


def run(workspace: Any, tree: Tree, settings: Any, seat: int, seed: int, first: int, last: int) -> None:
    """The simulations from `first` to before `last` of a search."""
    for number in range(first, last):
        mixed = (scramble(seed + number) << 28) ^ scramble((seed >> 32) + number * 0x51ED + 0x9E37)
        simulate(workspace, tree, settings, seat, mixed)
