"""What a host may choose."""

from riverrat.games.rio_de_la_plata.options import OPTIONS


def test_options_are_those_of_the_specification() -> None:
    assert [option.name for option in OPTIONS][:3] == ["years", "bonus-adjust", "count-workers"]
    assert len(OPTIONS) == 22
