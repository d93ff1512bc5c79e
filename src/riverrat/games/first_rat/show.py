"""A view in words, for terminal and screen reader."""

from riverrat.engine.game import Say

from .data import GROUP_SIZE
from .view_types import Greg, Player, Rat, Track, View


def show(view: View, say: Say) -> str:
    """The table in a few lines, for terminal and screen reader."""
    lines = [say("show-round", round=view["round"])]
    if view["last_round"] is not None:
        lines.append(say("show-last-round", round=view["last_round"]))
    lines += _show_path(view, say)
    lines.append(_show_costs(view["tracks"], say))
    lines.append(say("show-tracks", tracks=" · ".join(_show_track(track, say) for track in view["tracks"])))
    for booth in view["booths"]:
        items = ", ".join(_several(say(f"item-{name}"), count) for name, count in booth["items"].items())
        name = say(f"booth-{booth['booth']}")
        lines.append(say("show-booth", booth=name, space=booth["space"], price=booth["price"], items=items or "–"))
    lines.append(say("show-library", comics=", ".join(say(f"comic-{comic}") for comic in view["library"]) or "–"))
    for player in view["players"]:
        lines += _show_player(player, view, say)
    if view["greg"] is not None:
        lines += _show_greg(view["greg"], len(view["path"]), say)
    return "\n".join(lines)


def _several(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _show_amounts(amounts: dict[str, int], say: Say) -> str:
    return ", ".join(f"{amount} × {say(f'resource-{name}')}" for name, amount in amounts.items())


def _show_path(view: View, say: Say) -> list[str]:
    """The spaces, a line for each letter, and the pipes between them."""
    lines = []
    first = 0
    for size in GROUP_SIZE:
        row = view["path"][first : first + size]
        spaces = [f"{at['space']} {say('colour-' + at['colour'])} ({_show_amounts(at['gives'], say)})" for at in row]
        lines.append(say("show-spaces", first=first + 1, last=first + size, spaces=", ".join(spaces)))
        first += size
    pipes = [
        say(
            "show-pipe",
            number=at + 1,
            entrance=pipe["entrance"],
            exit=pipe["exit"],
            material=say(f"material-{pipe['cost']}"),
        )
        for at, pipe in enumerate(view["shortcuts"])
    ]
    return [*lines, say("show-pipes", pipes=", ".join(pipes))]


def _show_costs(tracks: list[Track], say: Say) -> str:
    costs = {track["track"]: track["cost"] for track in tracks if track["cost"]}
    donation = costs.pop("provisions")["cheese"]
    parts = " · ".join(f"{say(f'part-{part}')} {_show_amounts(cost, say)}" for part, cost in costs.items())
    return say("show-costs", parts=parts, donation=donation)


def _show_track(track: Track, say: Say) -> str:
    """What the next pieces on a track are worth: its free spaces from the left, then the last one."""
    free = [str(value) for value, piece in zip(track["values"], track["slots"], strict=False) if piece is None]
    name = say(f"track-{track['track']}")
    if not free:
        return say("show-track-full", track=name, last=track["values"][-1])
    return say("show-track", track=name, values=", ".join(free), last=track["values"][-1])


def _show_player(player: Player, view: View, say: Say) -> list[str]:
    goods = ", ".join(f"{say(f'good-{name}')} {count}" for name, count in player["goods"].items())
    owned = [_several(say(f"part-{name}"), count) for name, count in player["parts"].items() if count]
    owned += [_several(say(f"item-backpack-{name}"), count) for name, count in player["backpacks"].items()]
    owned += [_several(say("item-energy-drink"), player["drinks"])] if player["drinks"] else []
    owned += [say("show-drinks-used", count=player["drinks_used"])] if player["drinks_used"] else []
    owned += [say(f"item-cap-{name}") for name in player["caps"]] + [say(f"comic-{name}") for name in player["comics"]]
    heading = say("show-player", seat=player["seat"] + 1, points=player["points"], markers=player["markers_used"])
    lines = [
        say("show-rats", places=_show_rats(player["rats"], len(view["path"]), say)),
        say("show-goods", goods=goods, moldy=player["moldy"], awards=player["awards"]),
        say(
            "show-light",
            light=player["light"],
            end=view["light_end"],
            lit=sum(space["lit_at"] <= player["light"] for space in view["path"]),
            lights=", ".join(map(str, view["construction_lights"])),
        ),
        say("show-burrow", node=say(f"node-{player['burrow']}")),
        *([say("show-owned", items=", ".join(owned))] if owned else []),
    ]
    return [heading, *(f"  {line}" for line in lines)]


def _show_rats(rats: list[Rat], last: int, say: Say) -> str:
    """Where each rat stands, and how many steps it has to the Launchpad behind the last space."""
    places = []
    for rat in rats:
        where = (
            say(f"place-{rat['place']}")
            if rat["space"] is None
            else say("show-rat-space", space=rat["space"], steps=last + 1 - rat["space"])
        )
        tile = f" ({say('comic-' + rat['super_rat'])})" if rat["super_rat"] else ""
        places.append(say("show-rat", rat=rat["rat"], where=f"{where}{tile}"))
    return ", ".join(places)


def _show_greg(greg: Greg, last: int, say: Say) -> list[str]:
    prepared = ", ".join(say(f"track-{track}") for track, is_prepared in greg["prepared"].items() if is_prepared)
    return [
        say("show-greg", points=greg["points"], markers=greg["markers_used"], deck=greg["deck"]),
        "  " + say("show-rats", places=_show_rats(greg["rats"], last, say)),
        "  " + say("show-prepared", tracks=prepared or "–"),
    ]
