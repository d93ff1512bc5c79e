"""What a player may do, as numbered offers: whole gestures where they are few, their beginnings where they are many,
kinds of them where these are many too.
"""

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.gestures import Gesture, gestures
from riverrat.texts import Catalog

FEW = 20  # so many gestures are listed whole
ALIKE = 5  # so many choices that differ in nothing but a place stand side by side


@dataclass(frozen=True)
class Offer:
    """One numbered choice: a gesture, a beginning that several gestures share, or all that go on with one verb."""

    actions: tuple[int, ...]  # from the question on
    gestures: tuple[Gesture, ...]
    verb: str = ""

    @property
    def whole(self) -> Gesture | None:
        only = self.gestures[0]
        return only if len(self.gestures) == 1 and only.actions == self.actions else None


class Choices:
    """The gestures of one question, gone through from their beginnings."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.seat = game, game.seat(s)
        self.gestures = gestures(game, s)
        self.begun: tuple[int, ...] = ()
        self.verb = ""  # how they go on, where one kind of several was chosen

    def begin(self, actions: tuple[int, ...], verb: str = "") -> None:
        """Keep to the gestures that begin so, and go on with a verb, if one is named; nothing is played yet."""
        self.begun, self.verb = actions, verb

    def offers(self) -> list[Offer]:
        """What is listed now. A beginning that leaves no choice is passed over."""
        begun = self.begun
        while True:
            open_ones = [
                gesture
                for gesture in self.gestures
                if gesture.actions[: len(begun)] == begun and self.verb in ("", self._verb(gesture))
            ]
            if len(open_ones) <= FEW:
                return [Offer(gesture.actions, (gesture,)) for gesture in open_ones]
            following: dict[tuple[int, ...], list[Gesture]] = {}
            for gesture in open_ones:
                following.setdefault(gesture.actions[: len(begun) + 1], []).append(gesture)
            if len(following) > FEW and not self.verb and len({self._verb(one) for one in open_ones}) > 1:
                return self._by_verb(begun, open_ones)
            if len(following) > 1:
                return [_offer(actions, found) for actions, found in following.items()]
            begun = next(iter(following))

    def _verb(self, gesture: Gesture) -> str:
        """The verb with which a gesture goes on."""
        return self.game.actions.verb(gesture.actions[len(self.begun)]).name

    def _by_verb(self, begun: tuple[int, ...], open_ones: list[Gesture]) -> list[Offer]:
        kinds: dict[str, list[Gesture]] = {}
        for gesture in open_ones:
            kinds.setdefault(self._verb(gesture), []).append(gesture)
        return [
            _offer(begun, found) if len(found) == 1 else Offer(begun, tuple(found), verb)
            for verb, found in kinds.items()
        ]

    def named(self, action: int) -> Offer | None:
        """The offer that goes on with an action, however many are listed."""
        actions = (*self.begun, action)
        found = [gesture for gesture in self.gestures if gesture.actions[: len(actions)] == actions]
        return _offer(actions, found) if found else None


def _offer(actions: tuple[int, ...], found: list[Gesture]) -> Offer:
    """A single gesture is offered whole: there is nothing more to choose on its way."""
    return Offer(found[0].actions if len(found) == 1 else actions, tuple(found))


@dataclass(frozen=True)
class Line:
    """An offer in words: number, title, what it brings and what the things do that it names."""

    lead: str
    title: str
    detail: str
    kind: str  # the same for offers that differ in nothing but a place or a number; empty for others


class Wording:
    """Offers in words."""

    def __init__(self, words: Catalog, names: list[str]) -> None:
        assert words.game is not None
        self.words, self.say, self.names, self._game = words, words.say, names, words.game

    def lines(self, offers: list[Offer], begun: int, seat: int) -> list[Line]:
        """All offers in words. What a thing does is told once, with the first offer that names it; of a long gesture
        whose events tell it from all others, only the end is named.
        """
        brings = [self.brings(offer, seat) for offer in offers]
        known: set[str] = set()
        found = []
        for number, (offer, told) in enumerate(zip(offers, brings, strict=True), 1):
            tells_all = len(offer.actions) > begun + 2 and told and brings.count(told) == 1
            title = self.last(offer) if tells_all else self.title(offer, begun)
            does = self.does(offer.actions[begun:])
            detail = "; ".join([*([told] if told else []), *(text for text in does if text not in known)])
            known.update(does)
            bare = len(offer.actions) == begun + 1 and not does
            kind = self._game.actions.verb(offer.actions[begun]).name if bare else ""
            found.append(Line(f"{number:3}. ", title, detail, kind))
        return found

    def title(self, offer: Offer, begun: int) -> str:
        """The actions that are still to be taken; of several that share a verb, what their words have in common."""
        if offer.verb:
            said = dict.fromkeys(self.words.action(gesture.actions[begun]) for gesture in offer.gestures)
            return f"{_in_common(list(said))} ({self.say('terminal-ways', count=len(offer.gestures))})"
        text = " → ".join(self.words.action(action) for action in offer.actions[begun:])
        if offer.whole:
            return text if offer.whole.complete else f"{text} …"
        return f"{text} ({self.say('terminal-ways', count=len(offer.gestures))})"

    def last(self, offer: Offer) -> str:
        """The last action with a place on the board, or the last of all."""
        placed = [action for action in offer.actions if self._game.actions.target(action)]
        return self.words.action(placed[-1] if placed else offer.actions[-1])

    def brings(self, offer: Offer, seat: int) -> str:
        """What a whole gesture would bring its player, in short."""
        gesture = offer.whole
        if gesture is None:
            return ""
        told = [self.own(event, seat) for event in gesture.preview.events if event[1] == seat]
        if gesture.preview.points:
            told.append(self.say("terminal-points-change", points=f"{gesture.preview.points:+}"))
        if gesture.preview.reveals:
            told.append(self.say("terminal-reveals"))
        return "; ".join(told)

    def own(self, event: Any, seat: int) -> str:
        """An event of one's own: the sentence without its subject and full stop."""
        text = self.words.event(event, self.names).removesuffix(".")
        rest = text.removeprefix(self.names[seat])
        return rest.lstrip(" :\xa0\u202f") if rest[:1] in {" ", ":", "\xa0", "\u202f"} else text

    def does(self, actions: tuple[int, ...]) -> list[str]:
        """What the cards, items, buildings and the like do that these actions name."""
        found = {}
        for action in actions:
            for parameter, value in self._game.actions.verb(action).values(action).items():
                if self.words.has(key := f"{parameter}-{value}-help"):
                    found[self.say(f"{parameter}-{value}")] = self.say(key)
        return [f"{name}: {text}" for name, text in found.items()]


def _in_common(texts: list[str]) -> str:
    """The words that texts begin with, or else end with, and `…` for what differs; of others, the first two."""
    rows = [text.split(" ") for text in texts]
    first = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*rows, strict=False))]
    last = [
        words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*map(reversed, rows), strict=False))
    ]
    if len(texts) == 1:
        return texts[0]
    if first or last:
        return " ".join([*first, "…", *reversed(last)])
    return ", ".join([*texts[:2], "…"])
