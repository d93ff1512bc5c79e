"""A view in lines of text."""

from riverrat.engine.game import Say

from .view import View


def show(view: View, say: Say) -> str:
    lines = [say("show-bag", cards=view["bag"])]
    for seat, player in enumerate(view["players"]):
        places = ", ".join(map(str, player["rats"]))
        lines.append(say("show-player", seat=seat + 1, places=places, cheese=player["cheese"]))
    if view["top"]:
        lines.append(say("show-top", card=say(f"card-{view['top']}")))
    return "\n".join(lines)
