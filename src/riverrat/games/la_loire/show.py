"""A view in words, for terminal and screen reader."""

from riverrat.engine.game import Say

from .data import CITY, GROUP
from .view_types import Message, OwnPalace, Place, Player, Rider, Station, Tile, View


def show(view: View, say: Say) -> str:
    """The table as lines of text: market, places in the order of the loop, players, what is left to take."""
    tiles = ", ".join(_show_tile(tile, say) for tile in view["market"])
    most = view["end"]["turns"] or 0
    most = most if view["turn"] <= most else 0  # it brings the final round about: a few more follow
    lines = [say("show-turn", turn=view["turn"], most=most), say("show-market", tiles=tiles)]
    if view["circus"]:
        lines.append(say("show-circus", village=say(f"village-{view['circus']}")))
    lines.append(say("show-places"))
    lines += [f"  {_show_place(place, view['players'], say)}" for place in view["places"]]
    for player in view["players"]:
        lines += _show_player(player, view, say)
    lines += _show_supply(view, say)
    if view["end"]["last_turns"]:
        lines.append(say("show-last", turns=view["end"]["last_turns"]))
    return "\n".join(lines)


def _show_tile(tile: Tile, say: Say) -> str:
    plain = f"{say('colour-' + tile['colour'])} {tile['price']}"
    return say("show-tile-circus", tile=plain) if tile["circus"] else plain


def _riders(player: Player) -> list[tuple[str, Rider]]:
    return [("merchant", player["merchant"]), ("messenger", player["messenger"])]


def _show_place(place: Place, players: list[Player], say: Say) -> str:
    parts = []
    if place["good"]:
        shield, good = say(f"colour-{place['shield']}"), say(f"good-{place['good']}")
        parts.append(say("show-sells", shield=shield, good=good, price=place["price"] or 0))
    if place["building"]:
        kind = say(f"building-{place['building']['kind']}")
        parts.append(say("show-building", building=kind, seat=place["building"]["owner"] + 1))
    if place["beer_price"] is not None:
        parts.append(say("show-beer", price=place["beer_price"]))
    if place["horses"]:
        parts.append(say("show-horses", horses=place["horses"]))
    for player in players:
        here = [name for name, rider in _riders(player) if rider["place"] == place["id"]]
        parts += [say("show-here", figure=say(f"figure-{name}"), seat=player["seat"] + 1) for name in here]
    name = say("place-" + place["id"])
    return say("show-place", place=name, about=", ".join(parts)) if parts else name


def _show_player(player: Player, view: View, say: Say) -> list[str]:
    """What a seat has: a line of numbers, then one for each thing it has any of."""
    heading = say(
        "show-player",
        **{"seat": player["seat"] + 1, "money": player["money"], "points": player["points"], "boat": player["boat"]},
        **{"end": view["end"]["loire"], "delivered": len(player["delivered"]), "messages": view["end"]["messages"]},
    )
    lines = [_show_rider(name, rider, say) for name, rider in _riders(player)]
    goods = ", ".join(f"{count} {say(f'good-{good}')}" for good, count in player["goods"].items() if count)
    if goods:
        lines.append(say("show-goods", goods=goods))
    if player["held"]:
        held = [message for message in view["messages"] if message["id"] in player["held"]]
        lines.append(say("show-held", messages="; ".join(_show_message(message, say) for message in held)))
    if player["tokens"]:
        tokens = "; ".join(_show_token(at, station, say) for at, station in enumerate(player["tokens"], 1))
        lines.append(say("show-tokens", tokens=tokens))
    if player["characters"]:
        names = ", ".join(say(f"character-{name}") for name in player["characters"])
        lines.append(say("show-characters", characters=names))
    if player["palaces"]:
        palaces = "; ".join(_show_palace(palace, say) for palace in player["palaces"])
        lines.append(say("show-palaces", palaces=palaces))
    return [heading, *(f"  {line}" for line in lines)]


def _show_rider(name: str, rider: Rider, say: Say) -> str:
    way = say(f"way-{rider['heading'] or 'none'}")
    where = say(f"place-{rider['place']}")
    return say("show-rider", figure=say(f"figure-{name}"), place=where, horses=rider["horses"], way=way)


def _show_message(message: Message, say: Say) -> str:
    kind = say(f"type-{message['type']}")
    return say("show-message", message=say(f"message-{message['id']}"), type=kind, points=message["points"])


def _show_token(token: int, station: Station | None, say: Say) -> str:
    if station is None:
        return say("show-token-free", token=token)
    village, message = say(f"village-{station['village']}"), say(f"message-{station['message']}")
    return say("show-token", token=token, village=village, message=message)


def _show_palace(palace: OwnPalace, say: Say) -> str:
    kind, city = palace["id"].split("_")
    name = f"{say(f'kind-{kind}')} ({say(f'city-{city}')})"
    return name if palace["works"] else say("board-not-yet", palace=name)


def _show_supply(view: View, say: Say) -> list[str]:
    """What is left to buy, to hire and to build, and what the seat knows of the decks."""
    goods = ", ".join(
        say("show-good", good=say(f"good-{good['id']}"), count=good["left"], price=good["sells"])
        for good in view["goods"]
    )
    costs = ", ".join(
        say("show-construction", building=say(f"building-{one['kind']}"), money=one["money"], wood=one["wood"])
        for one in view["constructions"]
    )
    lines = [say("show-supply", goods=goods, towers=view["towers"]), say("show-constructions", buildings=costs)]
    for group in GROUP:
        left = [one for one in view["characters"] if one["group"] == group and one["left"]]
        names = ", ".join(
            say("show-character", character=say(f"character-{one['id']}"), cost=one["cost"]) for one in left
        )
        if names:
            lines.append(say("show-hire", group=say(f"group-{group}"), characters=names))
    for city in CITY:
        offered = [palace for palace in view["palaces"] if palace["city"] == city and palace["left"]]
        names = ", ".join(say(f"kind-{palace['kind']}") for palace in offered)
        if names:
            lines.append(say("show-offer", city=say(f"city-{city}"), palaces=names, cost=offered[0]["cost"]))
    piles = [say("board-pile", level=deck["level"], count=deck["size"]) for deck in view["decks"]]
    lines.append(say("show-decks", decks=", ".join(piles)))
    for deck in view["decks"]:
        if any(deck["under"]):
            cards = ", ".join(say(f"message-{card}") if card else "?" for card in deck["under"])
            lines.append(say("show-under", level=deck["level"], cards=cards))
    return lines
