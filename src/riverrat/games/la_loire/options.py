"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.options import Mode, Option

TURN_CAPS = ("none", "60", "120", "200", "300")

OPTIONS = (
    Option("mode", ("standard", "casual")),
    Option("edition", ("en", "de")),  # the surcharge alone, as in records from before the modes named after the texts
    Option("merchant-actions", ("row", "single")),
    Option("messenger-actions", ("single", "row")),
    Option("horse-take-scope", ("figure", "turn")),
    Option("min-check", ("turn-start", "turn-start-and-departure")),
    Option("upgrade-same-turn", ("no", "yes")),
    Option("palace-city", ("here", "any")),
    Option("hire-cap", ("per-source", "per-turn")),
    Option("lumberjack", ("bundle", "each")),
    Option("circus-check", ("always", "moved")),
    Option("last-turns", ("not-active", "not-owner")),
    Option("shield-setup", ("rejection", "swap")),
    Option("turn-cap", TURN_CAPS),
    Option("ducal-palace", ("own-city", "any-city")),
    Option("lady-in-waiting", ("turn", "figure")),
    Option("deniers", ("printed", "one-more", "two-more", "three-more")),  # B1-12
)
(
    MODE,
    EDITION,
    MERCHANT_ACTIONS,
    MESSENGER_ACTIONS,
    HORSE_TAKE_SCOPE,
    MIN_CHECK,
    UPGRADE_SAME_TURN,
    PALACE_CITY,
    HIRE_CAP,
    LUMBERJACK_PRICE,
    CIRCUS_CHECK,
    LAST_TURNS,
    SHIELD_SETUP,
    TURN_CAP,
    DUCAL_PALACE,
    LADY_IN_WAITING,
    DENIERS,
) = range(len(OPTIONS))
STANDARD, CASUAL = 0, 1
ANY_CITY = 1  # ducal-palace
EACH_FIGURE = 1  # lady-in-waiting
CAP: tuple[int, ...] = tuple(0 if choice == "none" else int(choice) for choice in TURN_CAPS)

# The readings in which the two rule texts differ, each as its text has it to the letter. (C0-1)
ENGLISH = {
    "edition": "en",
    "merchant-actions": "row",
    "horse-take-scope": "turn",
    "min-check": "turn-start-and-departure",
    "palace-city": "any",
    "last-turns": "not-owner",
    "ducal-palace": "own-city",
    "lady-in-waiting": "turn",
}
GERMAN = {
    "edition": "de",
    "merchant-actions": "single",
    "horse-take-scope": "figure",
    "min-check": "turn-start",
    "palace-city": "here",
    "last-turns": "not-active",
    "ducal-palace": "any-city",
    "lady-in-waiting": "figure",
}
MODES = (
    Mode("standard", (2, 3, 4)),
    Mode("casual", (1, 2, 3, 4), {"mode": "casual"}),
    Mode("solo", (1,)),
    Mode("english", (1, 2, 3, 4), ENGLISH),
    Mode("german", (1, 2, 3, 4), GERMAN),
)
