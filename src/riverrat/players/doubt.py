"""How far a mean may be off. Four games that were played on look surer than they are: what they need is Student's t."""

import math
from collections.abc import Sequence
from statistics import stdev

ERRORS = {  # how many numbers: standard errors within which their mean lies in 19 of 20 cases, and in 79 of 80
    2: (12.71, 50.92),
    3: (4.3, 8.86),
    4: (3.18, 5.39),
    5: (2.78, 4.31),
    6: (2.57, 3.81),
    8: (2.36, 3.34),
    12: (2.2, 2.98),
    24: (2.07, 2.71),
    48: (2.01, 2.6),
    96: (1.99, 2.55),
}


def doubt(values: Sequence[float], *, picked: bool = False) -> float:
    """What the mean may well be off by. What was `picked` because it stands out among many has to be surer."""
    if len(values) < 2:
        return math.inf
    known = max(count for count in ERRORS if count <= len(values))
    return ERRORS[known][picked] * stdev(values) / math.sqrt(len(values))
