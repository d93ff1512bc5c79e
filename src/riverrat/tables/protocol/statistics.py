"""Messages about how somebody, or everybody, has played. The others stand in protocol.py."""

from .base import Answer, Ask


class AchievementInfo(Answer):
    game: str
    level: str
    challenge: str
    table: str


class Listing(Ask):
    listed: bool  # whether others may see how I have played


class PlayedInfo(Answer):
    """How somebody fares in a game."""

    game: str
    games: int
    won: int
    best: int
    mean: float
    rating: float | None  # among those who are listed; 25 to begin with
    spread: float | None  # how far off the rating may be


class MetInfo(Answer):
    name: str
    person: str | None  # where they are listed
    games: int
    ahead: int  # in how many of them one came out ahead


class ResultInfo(Answer):
    table: str
    game: str
    at: int  # milliseconds since 1970, UTC
    seats: int
    points: int
    place: int
    won: bool
    others: list[str]


class Statistics(Answer):
    """Finished games of one person; games against oneself do not count."""

    person: str
    name: str
    listed: bool
    games: int
    won: int
    played: list[PlayedInfo]
    met: list[MetInfo]
    challenges: list[AchievementInfo]
    results: list[ResultInfo]  # the latest first


class BestInfo(Answer):
    name: str
    points: int
    seats: int
    table: str
    at: int


class HouseGame(Answer):
    game: str
    games: int
    best: list[BestInfo]  # of those who are listed


class StandingInfo(PlayedInfo):
    person: str
    name: str


class HouseStatistics(Answer):
    people: int
    games: int
    played: list[HouseGame]
    standings: list[StandingInfo]  # of those who are listed, by game, the best first
