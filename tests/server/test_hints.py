"""Hints, where a table allows them."""

from tests.server.serving import Person


def test_a_hint_where_the_table_allows_it(ann: Person) -> None:
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        assert screen.ask("hint", version=0)["code"] == "no-hints"
    with ann.watch(ann.table("me", "me", hints=True)["table"]) as screen:
        hint = screen.ask("hint", version=0)
        assert hint["type"] == "hint"
        best = hint["intentions"][0]
        assert hint["actions"] == best["actions"]
        assert best["actions"][0] in {c["id"] for c in screen.fresh()["choices"]}
        assert all(0 <= one["chance"] <= 1 for one in hint["intentions"])
        assert all(one["margin"] > 0 and list(one["lines"]) == ["cheese", "home"] for one in hint["intentions"])
        assert all(words["key"].startswith("analysis-") for one in hint["intentions"] for words in one["reasons"])


def test_a_device_waits_for_one_hint_at_a_time(ann: Person) -> None:
    """Whichever table it asks at; once the hint is there it may ask for the next."""
    one, other = (ann.table("me", "me", hints=True)["table"] for _ in range(2))
    with ann.watch(one) as screen, ann.watch(other) as second:
        second.fresh()
        first = screen.say("hint", version=0)
        again = screen.say("hint", version=0)
        assert screen.until(lambda message: message.get("id") == again)["code"] == "too-many"
        assert second.ask("hint", version=0)["code"] == "too-many"
        assert screen.until(lambda message: message.get("id") == first)["type"] == "hint"
        assert second.ask("hint", version=0)["type"] == "hint"
