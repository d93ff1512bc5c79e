import pytest

from riverrat import games
from riverrat.engine.errors import BadOption
from riverrat.engine.options import Option
from riverrat.engine.record import Record

LOIRE = games.load("la-loire")


def test_names_once_written_with_underscores_are_still_read() -> None:
    assert LOIRE.agreed({"hire_cap": "per_turn", "turn-cap": "60"}) == {"hire-cap": "per-turn", "turn-cap": "60"}
    old, new = LOIRE.new(2, {"hire_cap": "per_turn"}, 1), LOIRE.new(2, {"hire-cap": "per-turn"}, 1)
    assert old == new
    assert LOIRE.options_of(old)["hire-cap"] == "per-turn"


def test_a_record_with_old_names_is_read_and_written_with_those_of_today() -> None:
    text = Record(LOIRE, 2, {"hire-cap": "per-turn", "mode": "casual"}, 1).text()
    assert "option hire-cap per-turn\noption mode casual\n" in text
    old = text.replace("option hire-cap per-turn", "option hire_cap per_turn")
    assert Record.read(old, lambda _name, _data: LOIRE).text() == text


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"hire_hat": "per_turn"}, "la-loire has no option 'hire_hat'; it has mode, edition, .* or deniers"),
        ({"hire_cap": "per_year"}, "option hire-cap can be per-source or per-turn, not 'per_year'"),
        (
            {"hire_cap": "per_turn", "hire-cap": "per-source"},
            "hire-cap is given twice, as per-turn and as per-source",
        ),
    ],
)
def test_what_the_game_does_not_have_is_refused(options: dict[str, str], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        LOIRE.agreed(options)


@pytest.mark.parametrize(("name", "choice"), [("hire_cap", "each"), ("Cap", "each"), ("cap", "per turn"), ("cap", "")])
def test_options_are_declared_with_hyphens(name: str, choice: str) -> None:
    with pytest.raises(ValueError, match="small letters, digits and hyphens"):
        Option(name, (choice,))
