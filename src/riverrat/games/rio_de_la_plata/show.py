"""The table in words, for terminal and screen reader."""

from riverrat.engine.game import Say

from .view_types import Character, Fight, Offer, Ship, View


def show(view: View, say: Say) -> str:
    """The table in words: the year, the players, what can be done where, the town, and what is going on."""
    year, last = str(view["year"]), str(view["last_year"])
    lines = [
        say("show-year", year=year, last=last, phase=say(f"phase-{view['phase']}")),
        say("show-enemies", natives=view["natives"], pirates=view["pirates"]),
        say("show-order", order=", ".join(str(seat + 1) for seat in view["order"])),
        *_show_players(view, say),
        *_show_board(view, say),
        *_show_town(view, say),
    ]
    if view["offer"]:
        lines.append(_show_offer(view["offer"], say))
    if view["fight"]:
        lines += _show_fight(view["fight"], say)
    return "\n".join(lines)


def _show_players(view: View, say: Say) -> list[str]:
    lines = []
    for seat, player in enumerate(view["players"]):
        numbers = {key: player[key] for key in ("points", "total", "coins", "wood", "stone", "precious", "supply")}
        lines.append(say("show-player", seat=seat + 1, **numbers))
        if player["attacked"]:
            lines.append("  " + say("board-attacked"))
        if player["characters"]:
            lines.append("  " + ", ".join(say(f"character-{name}") for name in player["characters"]))
    return lines


def _show_board(view: View, say: Say) -> list[str]:
    """Ladders, mine and forest, the other areas, the characters to be had, the ship."""
    lines = []
    for name, ladder in view["ladders"].items():
        words = {"ladder": say(f"ladder-{name}"), "spaces": len(ladder["spaces"])}
        if ladder["built"]:
            lines.append(say("show-ladder-built", ladder=words["ladder"]))
            continue
        taken = [space["seat"] for space in ladder["spaces"] if space["seat"] is not None]
        free = [
            say("show-space", space=at, points=space["points"])
            for at, space in enumerate(ladder["spaces"], 1)
            if space["seat"] is None
        ]
        seats = f" ({_shares([taken.count(seat) for seat in range(len(view['players']))], say)})" if taken else ""
        lines.append(say("show-ladder", taken=len(taken), seats=seats, free=_joined(free, say), **words))
    for name, slots in view["slots"].items():
        column = say(f"column-{name}")
        at = next((at for at, slot in enumerate(slots) if slot["seat"] is None), len(slots))
        lines.append(say("show-column", column=column, slot=at + 1, discs=slots[at]["needs"] if at < len(slots) else 0))
        for number, slot in enumerate(slots, 1):
            if slot["seat"] is not None:
                lines.append("  " + say("show-staffed", column=column, slot=number, seat=slot["seat"] + 1))
    for name, discs in view["areas"].items():
        if any(discs):
            lines.append(say("show-area", area=say(f"area-{name}"), discs=_shares(discs, say)))
    return lines + _show_characters(view["characters"], say) + _show_ship(view["ship"], say)


def _show_characters(characters: dict[str, Character], say: Say) -> list[str]:
    free, courted = [], []
    for name, character in characters.items():
        words = say(f"character-{name}")
        if character["applicant"] is not None:
            courted.append(say("show-courted", character=words, seat=character["applicant"] + 1))
        elif character["holder"] is None:
            free.append(say("show-character", character=words, cost=character["cost"], needs=character["needs"]))
    return [say("show-free-characters", characters=_joined(free, say)), *courted]


def _show_ship(ship: Ship, say: Say) -> list[str]:
    lines = [say(f"show-ship-{ship['status']}", year=str(ship["home"]))]
    cargo = [sum(goods.values()) for goods in ship["cargo"]]
    if any(cargo):
        lines.append(say("show-cargo", cargo=sum(cargo), room=ship["room"], owners=_shares(cargo, say)))
    if ship["paid"]:
        lines.append(say("show-departure"))
    return lines


def _show_town(view: View, say: Say) -> list[str]:
    """Districts with houses or a road, buildings, workers, walls and roads."""
    lines = []
    for number, district in enumerate(view["districts"], 1):
        if district["connected"] or any(district["houses"]):
            words = {"points": district["house"], "connected": int(district["connected"])}
            lines.append(say("show-district", district=number, **words))
    for building in view["buildings"]:
        owner = building["owner"]
        names = {"building": say(f"building-{building['building']}"), "cell": building["cell"]}
        if owner is None:
            lines.append(say("show-building", **names))
        else:
            lines.append(say("show-dwelling", seat=owner + 1, **names))
    lines += [say("show-discs", cell=d["cell"], seat=d["seat"] + 1, discs=d["discs"]) for d in view["discs"]]
    if view["walls"]:
        lines.append(say("show-walls", edges=", ".join(say(f"edge-{edge}") for edge in view["walls"])))
    if view["roads"]:
        lines.append(say("show-roads", lines=", ".join(say(f"line-{line}") for line in view["roads"])))
    return lines


def _show_offer(offer: Offer, say: Say) -> str:
    give, want = (
        _joined([f"{amount} × {say(f'item-{name}')}" for name, amount in goods.items()], say)
        for goods in (offer["give"], offer["want"])
    )
    return say("show-offer", seat=offer["by"] + 1, player=offer["to"] + 1, give=give, want=want)


def _show_fight(fight: Fight, say: Say) -> list[str]:
    lines = [
        say(
            "show-fight",
            enemy=say(f"enemy-{fight['enemy']}"),
            enemies=fight["enemies"],
            seat=fight["attacker"] + 1,
            round=fight["round"],
        )
    ]
    lines += [say("show-staged", edge=say(f"edge-{edge}"), enemies=count) for edge, count in fight["staged"].items()]
    for group in [*fight["groups"], *([fight["mover"]] if fight["mover"] else [])]:
        where = group["cell"]
        if group["enemy"]:
            lines.append(say("show-enemy-group", cell=where, enemies=group["size"]))
        else:
            seats = ", ".join(str(seat + 1) for seat in group["seats"])
            lines.append(say("show-group", cell=where, seats=seats))
    return lines


def _shares(counts: list[int], say: Say) -> str:
    """How much of something each seat has: `seat 1 × 2, seat 3 × 1`."""
    shares = [say("show-share", seat=seat + 1, discs=count) for seat, count in enumerate(counts) if count]
    return ", ".join(shares)


def _joined(words: list[str], say: Say) -> str:
    return ", ".join(words) or say("amount-none")
