"""Words that follow from the box, as Fluent lines for all languages: what a message asks for, what things cost.

The catalogues name a number of the box by reference (`{ box-floor }`), so that a corrected box is told as it is.
"""

from collections.abc import Mapping
from typing import Any

from .data import (
    BANK_INCOME,
    BANKER_CEILING,
    BLACKSMITH_PRICE,
    BLUE_POINTS,
    BOX,
    CARRY_LIMIT,
    CASTLE,
    CIRCUS_DISCOUNT,
    DISCOUNT,
    ECONOMUS_SURCHARGE,
    FARM,
    FLOOR,
    LADY_SURCHARGE,
    MAGISTER_DISCOUNT,
    MAYOR_LIMIT,
    MERCHANT_BONUS,
    MESSAGES_HERE,
    PALACE_POINTS,
    PATRONUS_PRICE,
    POST_DISCOUNT,
    SCOUT_LIMIT,
    SHIP_PRICE,
    SPY_CARDS,
    SQUIRE_TAKE,
    UNDELIVERED_POINTS,
    WITCH_DISCOUNT,
)

NUMBERS = {
    "floor": FLOOR,
    "carry-limit": CARRY_LIMIT,
    "circus-discount": CIRCUS_DISCOUNT,
    "ship-1": SHIP_PRICE[0],
    "ship-2": SHIP_PRICE[1],
    "farm-discount": DISCOUNT[FARM],
    "castle-discount": DISCOUNT[CASTLE],
    "castle-messages": MESSAGES_HERE[CASTLE],
    "bank-income": BANK_INCOME,
    "post-discount": POST_DISCOUNT,
    "merchant-bonus": MERCHANT_BONUS,
    "banker-ceiling": BANKER_CEILING,
    "lady-surcharge-en": LADY_SURCHARGE[0],
    "lady-surcharge-de": LADY_SURCHARGE[1],
    "witch-discount": WITCH_DISCOUNT,
    "magister-discount": MAGISTER_DISCOUNT,
    "economus-surcharge": ECONOMUS_SURCHARGE,
    "patronus-price": PATRONUS_PRICE,
    "blacksmith-price": BLACKSMITH_PRICE,
    "mayor-limit": MAYOR_LIMIT,
    "spy-cards": SPY_CARDS,
    "undelivered-points": UNDELIVERED_POINTS,
}
COUNTED = {  # told with their nouns; how a language counts is written there, in terms such as `-points`
    "points": {"blue": BLUE_POINTS, "palace": PALACE_POINTS, "undelivered": UNDELIVERED_POINTS},
    "horses": {"squire": SQUIRE_TAKE, "scout": SCOUT_LIMIT},
}


def _message(row: Mapping[str, Any]) -> str:
    """A message is named by what it asks for and brings: `the red–blue message (judge, 4 points)`, in two lines
    `red–blue` and `judge, 4 points`.
    """
    about = f"{{ type-{row['type']} }}, {{ -points(n: {row['points']}) }}"
    if row["level"] in (2, 3):
        asked = "–".join(f"{{ colour-{target} }}" for target in row["target"])
        name = f"{{ message-before-colours }} {asked}{{ message-after-colours }}"
    else:
        asked = f"{{ place-{row['target'][0]} }}"
        name = f"{{ message-to }} {asked}"
    texts = {"message-{}": f"{name} ({about})", "letter-{}": asked, "letter-{}-about": about}
    return "\n".join(f"{key.format(row['id'])} = {text}" for key, text in texts.items())


NAMES = "\n".join(
    [
        *(f"box-{name} = {value}" for name, value in NUMBERS.items()),
        *(
            f"{what}-{name} = {{ -{what}(n: {value}) }}"
            for what, values in COUNTED.items()
            for name, value in values.items()
        ),
        *(_message(row) for row in BOX.rows("message")),
    ]
)
