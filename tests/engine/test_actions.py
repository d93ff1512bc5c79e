import pytest

from riverrat.engine.actions import ActionSpace, Audits, Events
from riverrat.engine.errors import RiverratError


def space() -> ActionSpace:
    actions = ActionSpace()
    actions.add("done")
    actions.add("ride", village=("blois", "tours"), horses=range(3), target="village:{village}")
    actions.add("stop")
    return actions


def test_ids_are_dense_and_follow_the_declaration() -> None:
    actions = space()
    assert [actions.text(a) for a in actions] == [
        "done", "ride blois 0", "ride blois 1", "ride blois 2", "ride tours 0", "ride tours 1", "ride tours 2", "stop",
    ]  # fmt: skip
    assert actions.size == 8
    assert [actions.id(actions.text(a)) for a in actions] == list(range(8))


def test_targets_and_values() -> None:
    actions = space()
    assert actions.target(5) == "village:tours"
    assert actions.target(0) == ""
    assert actions.values(6) == {"village": "tours", "horses": 2}
    assert actions.verb(6).name == "ride"


def test_spaces_in_a_text_do_not_matter() -> None:
    assert space().id("  ride   tours 1 ") == 5


def test_an_unknown_text_names_the_verbs() -> None:
    with pytest.raises(RiverratError, match=r"'fly tours' is no action of this game; its verbs: done, ride, stop"):
        space().id("fly tours")


def test_an_action_declared_twice_is_refused() -> None:
    actions = space()
    with pytest.raises(ValueError, match="declared twice"):
        actions.add("done")


def test_an_event_carries_at_most_four_values() -> None:
    events = Events()
    assert events.add("ate", cheese=None) == 0
    with pytest.raises(ValueError, match="at most four"):
        events.add("much", a=None, b=None, c=None, d=None, e=None)


def test_audits_are_numbered_from_one_and_known_by_name() -> None:
    audits = Audits()
    assert [audits.add("cards"), audits.add("rats")] == [1, 2]
    assert audits.all[2] == "rats"
    assert audits.all[0] == ""
    with pytest.raises(ValueError, match="'cards' is declared twice"):
        audits.add("cards")
