"""What a host may choose, and the modes of the rule texts. (C0)"""

import pytest

from riverrat.engine.errors import BadOption
from riverrat.games.la_loire import GAME


def test_c0_options_and_their_defaults() -> None:
    assert {option.name: option.choices[0] for option in GAME.options} == {
        **{"mode": "standard", "edition": "en", "merchant-actions": "row", "messenger-actions": "single"},
        **{"horse-take-scope": "figure", "min-check": "turn-start", "upgrade-same-turn": "no", "palace-city": "here"},
        **{"hire-cap": "per-source", "lumberjack": "bundle", "circus-check": "always", "last-turns": "not-active"},
        **{"shield-setup": "rejection", "turn-cap": "none", "ducal-palace": "own-city", "lady-in-waiting": "turn"},
        **{"deniers": "printed"},
    }
    with pytest.raises(BadOption):
        GAME.new(5, {}, 1)


def test_c0_1_a_mode_for_each_rule_text() -> None:
    """Each names every reading in which the texts differ, and no two of them alike."""
    english, german = GAME.mode("english").options, GAME.mode("german").options
    assert english.keys() == german.keys()
    assert all(english[name] != german[name] for name in english)
    assert {name: german[name] for name in ("edition", "merchant-actions", "ducal-palace", "lady-in-waiting")} == {
        **{"edition": "de", "merchant-actions": "single", "ducal-palace": "any-city", "lady-in-waiting": "figure"}
    }
    assert {name: english[name] for name in ("horse-take-scope", "min-check", "palace-city", "last-turns")} == {
        **{"horse-take-scope": "turn", "min-check": "turn-start-and-departure"},
        **{"palace-city": "any", "last-turns": "not-owner"},
    }
    assert len({english[name] for name in ("edition", "merchant-actions", "palace-city")} - {"en", "row", "any"}) == 0
