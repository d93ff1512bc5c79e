"""Numbers of the box that texts speak of, as Fluent lines for all languages.

The catalogues name them by reference (`{ box-leftovers }`, `{ points-cap-rocket }`), so that a corrected box is told as
it is. How a language counts is written there, in terms such as `-points`.
"""

from .data import (
    AWARD_POINTS,
    BACKPACK,
    BACKPACK_EXTRA,
    CAP,
    CAP_POINTS,
    CAPED_FURTHER,
    CHALLENGE,
    ENTRANCE,
    EXIT,
    IN_STEP_FURTHER,
    LEFTOVERS,
    LONE_EXTRA,
    MARATHON_FURTHER,
    MARKERS_TO_END,
    MOLDY_POINTS,
    MUSCLE_EXTRA,
    PIPE_CHEESE,
    SHORTCUT,
)

NUMBERS = {
    **{f"backpack-{name}": extra for name, extra in zip(BACKPACK, BACKPACK_EXTRA, strict=True)},
    **{f"challenge-{name}": value for name, value in CHALLENGE.items()},
    "lone-scavenger": LONE_EXTRA,
    "muscle-rat": MUSCLE_EXTRA,
    "markers-to-end": MARKERS_TO_END,
    "moldy-cheese": -MOLDY_POINTS,
    "leftovers": LEFTOVERS,
    **{f"pipe-{name}-entrance": space for name, space in zip(SHORTCUT, ENTRANCE, strict=True)},
    **{f"pipe-{name}-exit": space for name, space in zip(SHORTCUT, EXIT, strict=True)},
}
COUNTED = {
    "points": {"award": AWARD_POINTS, **{f"cap-{name}": each for name, each in zip(CAP, CAP_POINTS, strict=True)}},
    "spaces": {"marathon": MARATHON_FURTHER, "in-step": IN_STEP_FURTHER, "caped-rat": CAPED_FURTHER},
    "passage": {"pipe-map": PIPE_CHEESE},
    "times": {"passages": CHALLENGE["passages"]},
}

NAMES = "\n".join(
    [
        *(f"box-{name} = {value}" for name, value in NUMBERS.items()),
        *(
            f"{what}-{name} = {{ -{what}(n: {value}) }}"
            for what, values in COUNTED.items()
            for name, value in values.items()
        ),
    ]
)
