"""How a network learnt, drawn from the curve that its file carries."""

from riverrat.arena.plots import Curve, alone, curves
from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network

PANELS = {  # what is drawn: a heading, and the name of each line by its key in the curve
    "points of a winner": {"points": "in self-play"},
    "times its fair share of wins": {"past": "older selves", "random": "random"},
    "entropy of its policy": {"entropy": "entropy"},
    "how far off its chances to win are": {"value_error": "error"},
}
MILLION = 1e6


def picture(network: Network) -> str:
    """The learning curve of a network as an SVG file."""
    about, curve = network.about, network.about.get("curve", [])
    panels = {heading: _drawn(curve, lines) for heading, lines in PANELS.items()}
    if not all(panels.values()):
        raise RiverratError(f"{network!r} carries no learning curve")
    title = (
        f"How the network for {network.game.name} learnt: {about['decisions'] / MILLION:.0f} million decisions in "
        f"{about['minutes']:.1f} minutes, {about['date']}"
    )
    return alone(curves(title, panels, "million decisions"))


def _drawn(curve: list[dict[str, float]], lines: dict[str, str]) -> dict[str, Curve]:
    """The lines of a panel. A nought means that nothing of the kind had been counted yet, and is left out."""
    found = {
        name: [(told["decisions"] / MILLION, told[key]) for told in curve if told.get(key)]
        for key, name in lines.items()
    }
    return {name: line for name, line in found.items() if line}
