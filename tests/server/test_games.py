"""Requests about games: texts, rules, what verbs and events are."""

from riverrat.players.levels import OFFERED
from tests.server.serving import ROOT, Person


def test_games_texts_and_rules(ann: Person) -> None:
    names = [game["name"] for game in ann.get("/api/games")]
    assert {"toy", "first-rat"} <= set(names)
    for name in names:
        detail = ann.get(f"/api/games/{name}")
        assert detail["levels"] == list(OFFERED)
        assert {datum["origin"] for datum in detail["box"]} <= {"rulebook", "source", "inferred", "reconstructed"}
        assert "game-name =" in ann.get(f"/api/games/{name}/texts/en")
        assert bool(ann.get(f"/api/games/{name}/rules/en")["sections"]) == (ROOT / f"docs/rules/{name}.md").is_file()
    assert ann.get("/api/texts/de")


def test_verbs_and_events_say_what_they_are(ann: Person) -> None:
    """What does not hold of one is left out."""
    rat = ann.get("/api/games/first-rat")
    assert rat["rival"] == "greg.points"
    verbs = {verb.pop("name"): verb for verb in rat["verbs"]}
    assert {key: verbs["raise"][key] for key in verbs["raise"] if key != "first"} == {
        "parameters": {}, "target": "nursery", "stays": True, "echo": "raised",
    }  # fmt: skip
    assert set(verbs["leave"]) == {"first", "parameters", "target"}
    events = {kind.pop("name"): kind for kind in rat["event_kinds"]}
    assert events["pipe-cheese"] == {"parameters": {"amount": None}, "brings": {"cheese": "amount"}, "counted": True}
    assert events["started"] == {"parameters": {}}
    loire = ann.get("/api/games/la-loire")
    assert loire["rival"] == ""
    where = {kind["name"]: kind.get("where") for kind in loire["event_kinds"]}
    assert (where["bank"], where["bought"], where["began"]) == (["city"], ["place"], None)
