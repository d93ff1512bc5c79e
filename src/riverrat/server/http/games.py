"""Requests about games: what there is to play, texts, rules."""

from litestar import MediaType, get

from riverrat.tables import protocol

from .dependencies import House, errors


@get("/api/games", responses=errors(), summary="The games", sync_to_thread=True)
def all_games(house: House) -> list[protocol.GameSummary]:
    return house.catalogue.summaries()


@get("/api/games/{game:str}", responses=errors(404), summary="All about a game", sync_to_thread=True)
def one_game(game: str, house: House, box: str = "") -> protocol.GameDetail:
    """Its box with the provenance of every value, its actions, steps and events; `box`: the hash of a corrected box."""
    return house.catalogue.detail(house.catalogue.known(game, box))


@get(
    "/api/games/{game:str}/texts/{language:str}",
    responses=errors(404),
    media_type=MediaType.TEXT,
    summary="The texts of the house and of a game, as a Fluent catalogue",
    sync_to_thread=True,
)
def game_texts(game: str, language: str, house: House, box: str = "") -> str:
    """Words follow the box: `box` is the hash of a corrected one."""
    return house.catalogue.texts(language, house.catalogue.known(game, box))


@get(
    "/api/texts/{language:str}",
    responses=errors(404),
    media_type=MediaType.TEXT,
    summary="The texts of the house, as a Fluent catalogue",
    sync_to_thread=True,
)
def house_texts(language: str, house: House) -> str:
    return house.catalogue.texts(language)


@get("/api/games/{game:str}/rules/{language:str}", responses=errors(404), summary="The rules", sync_to_thread=True)
def game_rules(game: str, language: str, house: House) -> protocol.Rules:
    return house.catalogue.rules(house.catalogue.known(game), language)


@get(
    "/api/games/{game:str}/examples/{name:str}",
    responses=errors(404),
    summary="What a worked example of the rules shows, step by step",
    sync_to_thread=True,
)
def game_example(game: str, name: str, house: House) -> protocol.ExampleViews:
    return house.catalogue.example(house.catalogue.known(game), name)


HANDLERS = [all_games, one_game, game_texts, house_texts, game_rules, game_example]
