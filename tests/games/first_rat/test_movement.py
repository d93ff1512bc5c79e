"""Step 1: which moves are legal. (C2)"""

import random
from itertools import combinations, product

import pytest

from riverrat.engine.gestures import gestures
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import COMIC, ENTRANCE, EXIT, LAUNCHPAD, RATS, SHORTCUT_COST, WAY
from riverrat.games.first_rat.state import State

from .tabletop import ESRA, GABY, VERO, Tabletop

# --- vectors of the rulebook ------------------------------------------------------------------------------------------


def test_r2_no_double_move_on_the_first_turn() -> None:
    t = Tabletop(3).goods(GABY, H=2).rats(ESRA, 4, 0).turn(GABY)
    for end in range(1, 6):
        one = t.copy().enter((0, end))
        assert one.legal() == ["done"]


def test_r5_two_colours_are_illegal() -> None:
    t = Tabletop(3).rats(GABY, 4, 0).rats(ESRA, 5, 0).turn(GABY)
    assert not t.can_move((4, 5), (0, 1))
    assert t.can_move((4, 5), (0, 2))


def test_r19_the_launchpad_takes_the_colour_of_the_others() -> None:
    t = Tabletop(3).rats(VERO, 26, 20).turn(VERO)
    assert t.can_move((26, 27), (20, 22))
    assert t.can_move((20, 22), (26, 27))


# --- further vectors --------------------------------------------------------------------------------------------------


def test_t1_a_vacated_space_may_be_entered_in_either_order() -> None:
    t = Tabletop(3).rats(VERO, 11, 14).goods(VERO, V=1).turn(VERO)
    assert t.can_move((14, 19, "p3"), (11, 14))
    t.enter((11, 14))  # C2.10: the beginning is accepted, since 14 can still move on
    assert "done" not in t.legal()
    t.move((14, 19, "p3"))
    assert t.on_path(VERO) == [14, 19]
    assert t.has(VERO) == {"V": 2, "S": 2}


def test_t2_no_beginning_without_an_end() -> None:
    t = Tabletop(3).rats(VERO, 11, 14).turn(VERO)
    assert "go 14" not in t.choose("rat 1").legal()


def test_t3_d2_two_rats_never_share_the_launchpad() -> None:
    t = Tabletop(3).rats(VERO, 25, 26).turn(VERO)
    assert not t.can_move((25, 27), (26, 27))
    assert t.can_move((25, 27))
    assert t.can_move((26, 27))


def test_t22_in_step() -> None:
    t = Tabletop(3).rats(VERO, 0, 1).turn(VERO)
    assert not t.can_move((0, 2), (1, 5))
    t.comic(VERO, "in-step")
    assert t.can_move((0, 2), (1, 5))


def test_t23_marathon() -> None:
    t = Tabletop(3).rats(VERO, 2).turn(VERO)
    assert not t.can_move((2, 9))
    t.comic(VERO, "marathon")
    assert t.can_move((2, 9))
    assert not t.can_move((2, 10))


def test_t25_the_amazon_rat_is_free_of_colours() -> None:
    t = Tabletop(3).rats(VERO, 6, 7).turn(VERO)
    assert not t.can_move((6, 9), (7, 8))
    t.comic(VERO, "amazon-rat", on_rat=1)
    assert t.can_move((6, 9), (7, 8))
    assert t.can_move((7, 8), (6, 9))


def test_t49_the_caped_rat_goes_further_than_its_neighbour() -> None:
    t = Tabletop(3).rats(VERO, 0, 0).comic(VERO, "caped-rat", on_rat=2).turn(VERO)
    assert t.legal() == ["rat 1", "rat 2"]
    assert t.copy().choose("rat 1").legal() == [f"go {n}" for n in range(1, 6)]
    assert t.copy().choose("rat 2").legal() == [f"go {n}" for n in range(1, 8)]


def test_a13_distances_add_up() -> None:
    t = Tabletop(3).rats(VERO, 0, 1).comic(VERO, "marathon", "in-step").comic(VERO, "caped-rat", on_rat=1).turn(VERO)
    assert t.can_move((0, 9))
    assert not t.can_move((0, 10))
    assert t.can_move((0, 5), (1, 2))  # yellow, five and one
    assert not t.can_move((0, 2), (1, 7))


# --- rulings ----------------------------------------------------------------------------------------------------------


def test_d1_the_front_rat_can_always_move_one() -> None:
    t = Tabletop(3).rats(VERO, 22, 23, 24, 25).turn(VERO)
    assert t.legal() == ["rat 1", "rat 2", "rat 3", "rat 4"]
    for rat in range(1, 5):
        assert "go 27" in t.copy().choose(f"rat {rat}").legal()
    assert t.can_move((25, 26))
    assert t.can_move((22, 26))


def test_d3_the_launchpads_colour_binds_only_this_turn() -> None:
    t = Tabletop(3).rats(VERO, 26, 20, 19).turn(VERO)
    assert t.can_move((26, 27), (20, 22))  # green
    assert t.can_move((26, 27), (20, 21))  # white
    assert not t.can_move((26, 27), (20, 22), (19, 21))  # green and white
    t.move((26, 27), (20, 22)).pass_turn()
    t.turn(VERO).s.rat[VERO][0] = 26
    assert t.can_move((26, 27), (19, 21))


def test_d49_start_has_room_for_all() -> None:
    t = Tabletop(3).rats(VERO, 0, 0, 0, 0).turn(VERO)
    assert t.sound()
    assert t.legal() == ["rat 1"]  # equal rats are one choice


def test_d51_one_rat_alone_has_no_colour_to_match() -> None:
    t = Tabletop(3).rats(VERO, 0, 0).turn(VERO)
    assert all(t.can_move((0, end)) for end in range(1, 6))


def test_d52_a_rat_that_goes_far_goes_alone() -> None:
    t = Tabletop(3).rats(VERO, 1, 9).turn(VERO)
    assert t.enter((1, 5)).legal() == ["done"]  # four steps; 9 to 10 would be yellow too
    assert not t.copy().turn(VERO).rats(VERO, 5, 8).can_move((8, 12), (5, 10))


def test_d57_own_rats_may_be_passed() -> None:
    t = Tabletop(3).rats(VERO, 4, 5, 6).turn(VERO)
    assert t.can_move((4, 8))
    assert not t.can_move((4, 5))
    assert not t.can_move((4, 6))


def test_c2_9_ways_that_differ_in_shortcuts_are_told_apart() -> None:
    t = Tabletop(3).rats(VERO, 6).goods(VERO, T=1).comic(VERO, "marathon").turn(VERO)
    assert t.choose("rat 1", "go 13").legal() == ["by on-foot", "by p2"]
    assert t.choose("by on-foot").has(VERO) == {"T": 1}


def test_c2_10_two_rats_that_must_make_room() -> None:
    """Both 1 and 3 wait for a rat to leave; the move ends only when both have."""
    t = Tabletop(5).rats(VERO, 0, 2, 3, 5).comic(VERO, "amazon-rat", on_rat=1).comic(VERO, "in-step").turn(VERO)
    t.enter((0, 3))
    assert "done" not in t.legal()
    assert "rat 3" in t.legal()
    assert t.can_move((3, 7))


def test_c2_10_gestures_pick_rats_and_their_spaces() -> None:
    s = Tabletop(3).rats(VERO, 3, 7).goods(VERO, S=1).turn(VERO).s
    found = {tuple(GAME.actions.text(a) for a in g.actions): g.target for g in gestures(GAME, s)}
    assert found["rat 1", "go 8", "by p1"] == "pipe:p1"
    assert found["rat 1", "go 8", "by on-foot"] == "pipe:on-foot"
    assert found["rat 2", "go 8"] == "space:8"
    assert all(len(actions) in (2, 3) for actions in found)


# --- every move, against a plain enumeration of C2 --------------------------------------------------------------------


def routes(start: int, limit: int) -> dict[tuple[int, int], int]:
    """(end, way) with the number of steps, walked step by step as C2.1 says."""
    found: dict[tuple[int, int], int] = {}
    now = [(start, 0)]
    for steps in range(1, limit + 1):
        after = []
        for space, way in now:
            if space < LAUNCHPAD:
                after.append((space + 1, way))
                after += [(EXIT[at], way | 1 << at) for at in range(5) if ENTRANCE[at] == space]
        for end in after:
            found.setdefault(end, steps)
        now = after
    return found


def all_moves(s: State, seat: int) -> set[frozenset[tuple[int, int, int]]]:
    """Every legal whole move as a set of (rat, end, way), straight from C2.1 to C2.7."""
    has = {name: s.comic[COMIC.index(name)] == seat for name in ("marathon", "in-step", "pipe-map")}
    colours = {space["space"]: space["colour"] for space in GAME.view(s)["path"]}
    path_rats = [rat for rat in range(RATS) if 0 <= s.rat[seat][rat] <= LAUNCHPAD]
    moves = set()
    for count in range(1, len(path_rats) + 1):
        for rats in combinations(path_rats, count):
            options = []
            for rat in rats:
                tile = s.super_rat[seat][rat]
                limit = 5 + 2 * has["marathon"] if count == 1 else 3 + has["in-step"]
                limit += 2 if tile == COMIC.index("caped-rat") else 0
                options.append([(rat, end, way) for end, way in routes(s.rat[seat][rat], limit)])
            for move in product(*options):
                if legal_move(s, seat, move, path_rats, colours, has["pipe-map"]):
                    moves.add(frozenset(move))
    return moves


def legal_move(
    s: State,
    seat: int,
    move: tuple[tuple[int, int, int], ...],
    path_rats: list[int],
    colours: dict[int, str],
    free: bool,
) -> bool:
    after = {rat: s.rat[seat][rat] for rat in path_rats} | {rat: end for rat, end, _ in move}
    spaces = [space for space in after.values() if space > 0]
    if len(set(spaces)) < len(spaces):
        return False
    amazon = COMIC.index("amazon-rat")
    matched = {colours[end] for rat, end, _ in move if end != LAUNCHPAD and s.super_rat[seat][rat] != amazon}
    if len(move) > 1 and len(matched) > 1:
        return False
    cost = [0] * 4
    for _, _, way in move:
        for at in range(5):
            cost[SHORTCUT_COST[at]] += way >> at & 1
    return free or all(need <= s.goods[seat][at] for at, need in enumerate(cost))


def entered_moves(s: State, seat: int) -> set[frozenset[tuple[int, int, int]]]:
    """Every whole move that can be entered rat by rat."""
    found = set()

    def walk(at: State, rat: int, end: int, sofar: frozenset[tuple[int, int, int]]) -> None:
        step = GAME.step(at)
        legal = GAME.legal(at)
        assert legal, "a beginning without an end was offered"
        for action in legal:
            verb, *words = GAME.actions.text(action).split()
            if verb == "done":
                found.add(sofar)
                continue
            after = at.clone()
            GAME.play_rule(after, action, None)
            if verb == "rat":
                walk(after, int(words[0]) - 1, 0, sofar)
            elif verb == "go":
                goal = int(words[0])
                direct = GAME.step(after) != "by"
                walk(after, rat, goal, sofar | {(rat, goal, 0)} if direct else sofar)
            else:
                assert step == "by"
                walk(after, rat, end, sofar | {(rat, end, WAY.index(words[0]))})

    walk(s, -1, 0, frozenset())
    return found


def random_position(chance: random.Random) -> Tabletop:
    t = Tabletop(5, path=chance.choice(["standard", "variable"]), seed=chance.randrange(1000))
    count = chance.choice([1, 2, 2, 3, 3, 4])
    low = chance.randrange(0, 20)
    pool = list(range(max(1, low), min(low + 9, 27)))
    t.rats(0, *(chance.choice([0, *pool]) if at == 0 else 0 for at in range(count)))
    if chance.random() < 0.9:
        t.rats(0, *chance.sample(pool, min(count, len(pool))))
    t.goods(0, V=chance.randrange(3), S=chance.randrange(3), T=chance.randrange(2), C=chance.randrange(2))
    for name in ("marathon", "in-step", "pipe-map"):
        if chance.random() < 0.15:
            t.comic(0, name)
    for name in ("amazon-rat", "caped-rat"):
        if chance.random() < 0.3:
            t.comic(0, name, on_rat=1 if name == "amazon-rat" else count)
    return t.turn(0)


@pytest.mark.parametrize("seed", range(60))
def test_c2_10_rat_by_rat_gives_exactly_the_legal_moves(seed: int) -> None:
    t = random_position(random.Random(seed))
    wanted = all_moves(t.s, 0)
    entered = entered_moves(t.s, 0)
    twins = [rat for rat in range(RATS) if t.s.rat[0][rat] == 0 and t.s.super_rat[0][rat] == 0]
    assert folded(entered, twins) == folded(wanted, twins)


def folded(moves: set[frozenset[tuple[int, int, int]]], twins: list[int]) -> set[tuple[tuple[int, int, int], ...]]:
    """Moves with equal rats on Start not told apart."""
    return {tuple(sorted((-1 if rat in twins else rat, end, way) for rat, end, way in move)) for move in moves}
