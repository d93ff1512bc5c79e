"""How good choices look at first sight in Río de la Plata: building, working, trading and fighting with sense."""

from riverrat.engine.rule import note_a, note_b, rule, step_now
from riverrat.games.rio_de_la_plata.actions import (
    ACCEPT,
    ACQUIRE,
    ACTIVATE,
    ANSWER_STEP,
    APPLY,
    BUILD,
    BUY,
    CONTRIBUTE,
    CRAFT,
    DROP_OFFER,
    EFFECT_STEP,
    END_EFFECTS,
    END_PLACEMENT,
    EXPROPRIATE,
    FARM,
    GIVE,
    INCOME,
    LOAD_CUBE,
    PAY_DEPARTURE,
    PAY_WITH,
    PLACE_DISC,
    PRODUCE,
    RECALL,
    RECALL_AREA,
    RECALL_SLOT,
    REJECT,
    ROAD,
    SELL,
    SEND,
    SEND_OFFER,
    SITE,
    STAFF,
    TAKE,
    TRADE,
    WALL,
    WANT,
    kind_of,
)
from riverrat.games.rio_de_la_plata.bargaining import (
    is_taken,
    offer_gain,
    swap,
    sweetener,
)
from riverrat.games.rio_de_la_plata.cards import works
from riverrat.games.rio_de_la_plata.data import (
    ACROSS,
    ACTIVATED,
    AGRICULTURE,
    BARRACKS,
    CARPENTER,
    CELLS,
    CENTRE_X,
    CENTRE_Y,
    CHARACTERS,
    CHURCH,
    COLUMN,
    COMPANY,
    COST,
    CRAFTS,
    DISTRICT,
    DISTRICTS,
    DOCK,
    DOWN,
    DWELLINGS,
    EDGE_CELL,
    END_EACH,
    END_POINTS,
    FARMERS,
    FEE,
    FEWEST,
    GARDEN,
    HOUSE,
    HUT,
    LADDER_FINISH,
    LADDER_POINTS,
    LADDER_SPACES,
    LINE_CODE,
    MARKET,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MONUMENT,
    NEEDS,
    NOTHING,
    PLACE,
    PLACE_NEIGHBOURS,
    PLACED_A_YEAR,
    PORT_LADDER,
    PRECIOUS,
    ROADS_LADDER,
    SLOT_NEEDS,
    SLOTS,
    SPACES,
    STONE,
    STONE_FOR,
    STONECUTTER,
    WOOD,
    WOOD_FOR,
    WORKERS_FOR,
    YEARS,
    YEARS_AWAY,
)
from riverrat.games.rio_de_la_plata.options import YEARS_OPTION
from riverrat.games.rio_de_la_plata.scoring import house_value
from riverrat.games.rio_de_la_plata.state import GOODS, HOUSED, NOBODY, State
from riverrat.games.rio_de_la_plata.turn.building import neighbours, within_reach
from riverrat.games.rio_de_la_plata.turn.standing_discs import as_discs, discs_on

from .. import NEVER
from .fights import fight_number, fight_ruled_out
from .means import (
    crafts_nothing,
    helps_no_worker,
    houses_ahead,
    is_for_house,
    may_buy,
    pays_with_what_is_needed,
    stands_about,
    takes_coins_from_workers,
    takes_from_houses,
    takes_from_workers,
)

# --- placing ----------------------------------------------------------------------------------------------------------


@rule
def home_number(s: State, seat: int, cell: int) -> float:
    """How good a cell is to live on: what houses count there, others of one's own, and how far the walls are."""
    district = DISTRICT[cell]
    if district < 0:
        return 0.0
    x, y = cell % ACROSS, cell // ACROSS
    inside = min(x, ACROSS - 1 - x, y, DOWN - 1 - y)
    return 0.45 * (house_value(s, district) - 2) + 0.2 * min(s.houses[seat][district], 5) + 0.5 * min(inside, 3) - 0.8


@rule
def huts_of(s: State, seat: int) -> int:
    """Huts that wait to become houses."""
    huts = DWELLINGS - s.dwellings[seat]
    for district in range(DISTRICTS):
        huts -= s.houses[seat][district]
    return huts


@rule
def cell_number(s: State, seat: int, cell: int) -> float:
    """A disc in the town: for a hut, for a house, for a place between buildings, or to put a building to use."""
    kind, stock = s.building[cell], s.stock[seat]
    mine = discs_on(s.discs[cell], seat)
    left = min(PLACED_A_YEAR - s.placed, s.supply[seat])
    years = YEARS[s.option[YEARS_OPTION]] - s.year
    if kind == NOTHING:
        if mine == 0 and stock[WOOD] > 0 and stock[STONE] > 0 and neighbours(s, cell) >= PLACE_NEIGHBOURS:
            return 5.0
        if s.dwellings[seat] == 0 or mine >= 2:
            return -4.0
        homely = home_number(s, seat, cell)
        if mine == 1:
            return 4.5 + homely
        shop = years > 6 and (s.near[cell] >> (HOUSED + seat)) & 1 == 1 and (stock[WOOD] > 2 or stock[STONE] > 2)
        if left < 2:
            return 0.5 if shop else -2.5
        return (2.2 if years > 2 else -2.0) + homely - 1.2 * huts_of(s, seat)
    if kind == HUT:
        return 4.5 + home_number(s, seat, cell) if mine == 0 and stock[WOOD] > 0 and stock[STONE] > 0 else -4.0
    if kind == PLACE:
        if stock[PRECIOUS] == 0 or mine >= 2:
            return -3.0
        return 4.0 if mine == 1 else (2.0 if left >= 2 else -2.0)
    if ACTIVATED[kind] == 1:
        if kind == STONECUTTER:
            return 3.2 if stock[STONE] > 0 else -1.0
        if kind == CARPENTER:
            return 3.2 if stock[WOOD] > 0 else -1.0
        if kind == CHURCH:
            return 2.5 if s.coins[seat] > 0 else -1.0
        return 0.4 * (stock[WOOD] + stock[STONE] + stock[PRECIOUS]) - 1.2
    return -2.0


@rule
def ladder_number(s: State, seat: int, ladder: int, space: int) -> float:
    """A disc on a ladder: one that will be filled soon, the better spaces first, the last one for what it finishes."""
    spaces = LADDER_SPACES[s.seats - FEWEST][ladder]
    free = 0
    for at in range(spaces):
        if s.ladder[ladder][at] == NOBODY:
            free += 1
    years = YEARS[s.option[YEARS_OPTION]] - s.year
    number = 0.6 * LADDER_POINTS[ladder][space] + 2.0 * (spaces - free) / spaces - 0.8
    if ladder == PORT_LADDER:
        number += 2.5 if years > 5 else -1.0  # it opens the river to all, and to oneself
    elif ladder == ROADS_LADDER:
        number += 1.2  # they cost nothing
    if free == 1:
        number += 0.8 + 0.4 * LADDER_FINISH[ladder]
    return number - (0.8 * max(0, free - 3 * years) if years < 4 else 0.0)


@rule
def staff_number(s: State, seat: int, action: int) -> float:
    """Mine and forest: the cheap slots first, and what is short."""
    at = action - STAFF
    kind = STONE if at // SLOTS == 0 else WOOD
    needs = SLOT_NEEDS[s.seats - FEWEST][at % SLOTS]
    return 5.0 - 1.5 * needs - 0.35 * min(6, s.stock[seat][kind])


@rule
def ship_pays(s: State) -> bool:
    """Whether a ship that leaves this year comes back in time."""
    return s.year + YEARS_AWAY < YEARS[s.option[YEARS_OPTION]]


@rule
def area_number(s: State, seat: int, area: int) -> float:
    stock = s.stock[seat]
    there = s.area[area][seat]
    if area == AGRICULTURE:
        return 1.0 if there == 1 else (-0.3 if min(PLACED_A_YEAR - s.placed, s.supply[seat]) >= 2 else -2.5)
    if area == CRAFTS:
        return 3.2 - 0.5 * stock[PRECIOUS] if stock[WOOD] + stock[STONE] > 1 + there and there < 2 else -1.5
    if area == DOCK:
        if there > 0 or not ship_pays(s):
            return -3.0
        cubes = min(stock[WOOD], 1) + min(stock[STONE], 1) + 2 * min(stock[PRECIOUS], 1)
        return -0.5 + 1.5 * cubes
    return -1.2  # the turn order


@rule
def placement_ruled_out(s: State, seat: int, action: int, kind: int) -> bool:
    """Nobody is sent where there will be nothing to pay with, nor is that given away for anything else."""
    if kind == PLACE_DISC:
        return stands_about(s, seat, action - PLACE_DISC)
    if kind == CONTRIBUTE:
        return takes_from_workers(s, seat, (action - CONTRIBUTE) // SPACES)
    if kind == PAY_WITH:
        return pays_with_what_is_needed(s, seat, action - PAY_WITH)
    if kind == APPLY:
        return takes_coins_from_workers(s, seat, COST[action - APPLY])
    if kind == PAY_DEPARTURE:
        return takes_coins_from_workers(s, seat, FEE)
    return action == SEND + CRAFTS and crafts_nothing(s, seat)


@rule
def character_gain(s: State, character: int) -> float:
    years = YEARS[s.option[YEARS_OPTION]] - s.year
    return END_POINTS[character] + 1.5 * END_EACH[character] + 0.3 * years


@rule
def apply_number(s: State, seat: int, character: int) -> float:
    """Applying is for those who can pay: anything else ends with a fine."""
    promised = 0
    for other in range(CHARACTERS):
        if s.applicant[other] == seat:
            promised += COST[other]
    if s.coins[seat] - promised < COST[character] or s.points[seat] < NEEDS[character]:
        return NEVER
    return 2.0 + 0.6 * (character_gain(s, character) - COST[character] / 3.0)


@rule
def departure_number(s: State, seat: int) -> float:
    """A ship leaves with a full hold, and only if it comes back in time."""
    cargo = s.cargo[seat][WOOD] + s.cargo[seat][STONE] + s.cargo[seat][PRECIOUS] + 2 * s.area[DOCK][seat]
    return 2.5 * (cargo - 2) if ship_pays(s) else NEVER


# --- working ----------------------------------------------------------------------------------------------------------


@rule
def build_number(s: State, seat: int, kind: int, cell: int) -> float:
    """Houses where they count, places at once, workshops while there are years to use them."""
    district = DISTRICT[cell]
    years = YEARS[s.option[YEARS_OPTION]] - s.year
    if kind in (HUT, HOUSE):
        return 4.5 + home_number(s, seat, cell)
    if kind == PLACE:
        return 6.0
    if kind in (MONUMENT, GARDEN):
        return 3.5 + 0.7 * s.houses[seat][district]
    if kind in (BARRACKS, CHURCH):
        return 2.5 + 0.7 * s.houses[seat][district]
    if kind in (STONECUTTER, CARPENTER):
        beside = (s.near[cell] >> (HOUSED + seat)) & 1
        first = s.built_in[district][STONECUTTER] + s.built_in[district][CARPENTER] == 0
        return 2.5 + 0.1 * years if beside == 1 and years > 5 and first else -3.0
    if kind in (MARKET, COMPANY):
        return 0.0 if years > 5 else -3.0
    return 0.0


@rule
def load_number(s: State, seat: int, kind: int) -> float:
    """Cargo in threes of a kind each is worth most."""
    if not ship_pays(s):
        return NEVER
    cargo = s.cargo[seat]
    fewest = min(cargo[WOOD], cargo[STONE], cargo[PRECIOUS])
    return 2.5 if cargo[kind] == fewest else -1.0


@rule
def craft_number(s: State, seat: int, kind: int) -> float:
    stock = s.stock[seat]
    return 1.5 - 0.5 * stock[PRECIOUS] + 0.3 * stock[kind] if stock[kind] > 0 else -2.0


# --- trading ----------------------------------------------------------------------------------------------------------


@rule
def plan_of(s: State, seat: int, other: int) -> int:
    """The exchange that an opponent proposes; only every third year, so that nobody is asked all the time."""
    return swap(s, seat, other) if (s.year + seat) % 3 == 0 else -1


@rule
def draft_number(s: State, seat: int, action: int) -> float:
    """One good for one good, and no offer is begun that is not sent; an answer asks for one thing more."""
    other = note_a(s)
    given = s.give[0] + s.give[1] + s.give[2] + s.give[3] + s.give_characters
    wanted = s.want[0] + s.want[1] + s.want[2] + s.want[3] + s.want_characters
    fair = given > 0 and wanted > 0 and offer_gain(s, seat, 1) > 0 and offer_gain(s, other, 0) > 0
    plan = plan_of(s, seat, other) if note_b(s) == 0 else -1
    more = sweetener(s, seat, other, 1) if note_b(s) == 1 else -1
    if action == SEND_OFFER:
        return 3.0 if fair else NEVER
    if action == DROP_OFFER:
        return NEVER if fair or plan >= 0 or more >= 0 else -1.0
    if fair:
        return NEVER
    if more >= 0:
        return 3.0 if action == WANT + more else NEVER
    if plan >= 0:
        if given == 0:
            return 3.0 if action == GIVE + plan // GOODS else NEVER
        return 3.0 if wanted == 0 and action == WANT + plan % GOODS else NEVER
    return NEVER


@rule
def answer_number(s: State, seat: int, action: int) -> float:
    """What is fair is taken. Where one thing more would make it so, that is asked for, once."""
    other = note_a(s)
    if is_taken(s, seat, other):
        return 0.0 if action == ACCEPT else NEVER
    countered = note_b(s) == 0 and sweetener(s, seat, other, 0) >= 0
    return 0.0 if action == (TRADE + other if countered else REJECT) else NEVER


@rule
def trade_number(s: State, seat: int, other: int) -> float:
    """An offer of one's own, or in return for another's."""
    if step_now(s) == ANSWER_STEP:
        return answer_number(s, seat, TRADE + other)
    return 1.5 if s.offers == 0 and plan_of(s, seat, other) >= 0 else NEVER


# --- building sites, walls and roads ----------------------------------------------------------------------------------


@rule
def road_to(s: State, district: int) -> int:
    """How many pieces are missing at least between the roads from the plaza and the centre of a district."""
    least = ACROSS + DOWN
    for y in range(DOWN + 1):
        row = s.joined[y]
        for x in range(ACROSS + 1):
            if (row >> x) & 1 == 1:
                least = min(least, abs(CENTRE_X[district] - x) + abs(CENTRE_Y[district] - y))
    return least


@rule
def road_number(s: State, seat: int, line: int) -> float:
    """Roads go on from those that lead to the plaza, towards a district, first to where one lives and where it is near.

    While a district is to be connected, no other piece makes sense.
    """
    code = LINE_CODE[line]
    y, x = (code & 1023) >> 5, code & 31
    u, v = (x, y + 1) if code >= 1024 else (x + 1, y)
    here, there = (s.joined[y] >> x) & 1, (s.joined[v] >> u) & 1
    left, best = 0, NEVER
    for district in range(DISTRICTS):
        if s.connected[district] == 0:
            left += 1
            if here != there:
                end_x, end_y = (u, v) if here == 1 else (x, y)
                missing = abs(CENTRE_X[district] - end_x) + abs(CENTRE_Y[district] - end_y)
                if missing < road_to(s, district):
                    best = max(best, 2.0 + 0.6 * s.houses[seat][district] - 0.3 * missing)
    return best if left > 0 else 0.0


@rule
def site_number(s: State, seat: int, cell: int) -> float:
    """A great building raises what houses around it count: best where one's own are."""
    district = DISTRICT[cell]
    if district < 0:
        return 0.0
    number = 1.2 * s.houses[seat][district]
    for other in range(s.seats):
        if other != seat:
            number -= 0.5 * s.houses[other][district]
    return number


# --- what workers do --------------------------------------------------------------------------------------------------


@rule
def has_free_goods(s: State, seat: int) -> bool:
    """Whether workers or masters still bring something for nothing."""
    for column in range(len(COLUMN)):
        for slot in range(SLOTS):
            if s.slot[column][slot] == seat:
                return True
    if s.area[AGRICULTURE][seat] >= FARMERS:
        return True
    for master in range(MASTER_STONECUTTER, MASTER_MERCHANT + 1):
        if s.worked[master] == 0 and works(s, seat, master):
            return True
    return False


@rule
def has_free_hut(s: State, seat: int) -> bool:
    """Whether workers stand where a hut can be built, which costs nothing."""
    if (within_reach(s, seat) >> HUT) & 1 == 1:
        for cell in range(CELLS):
            if s.building[cell] == NOTHING and s.used[cell] & 1 == 0:
                there = s.discs[cell]
                mine = discs_on(there, seat)
                if mine >= WORKERS_FOR[HUT] and there == as_discs(seat, mine):
                    return True
    return False


@rule
def effect_ruled_out(s: State, seat: int, action: int, kind: int) -> bool:
    """Nobody ends, or buys, before taking what is to be had for nothing; bought goods may build more than a hut. Nor
    does anybody end, load, craft or build something else before a house is built for which a worker was sent, though
    a resource has to be bought for it.
    """
    if step_now(s) != EFFECT_STEP:
        return False
    if kind in (LOAD_CUBE, CRAFT):
        goods = action - (LOAD_CUBE if kind == LOAD_CUBE else CRAFT)
        return takes_from_houses(s, seat, 1 if goods == WOOD else 0, 1 if goods == STONE else 0)
    if kind == BUILD:
        wanted = (action - BUILD) // CELLS + 1
        return wanted != HOUSE and takes_from_houses(s, seat, WOOD_FOR[wanted], STONE_FOR[wanted])
    if kind == BUY:
        return has_free_goods(s, seat) or (
            houses_ahead(s, seat, 0, 0, may_buy(s, seat)) > 0 and not is_for_house(s, seat, action - BUY)
        )
    return action == END_EFFECTS and (
        has_free_goods(s, seat) or has_free_hut(s, seat) or houses_ahead(s, seat, 0, 0, may_buy(s, seat)) > 0
    )


@rule
def effect_number(s: State, seat: int, action: int, kind: int) -> float:
    if effect_ruled_out(s, seat, action, kind):
        return NEVER
    if kind in (INCOME, PRODUCE, FARM):
        return 6.0  # a character's yearly gift, or what a worker brings for nothing
    if kind == TAKE:
        if helps_no_worker(s, seat, action - TAKE):
            return NEVER
        return 2.0 - 0.6 * s.stock[seat][action - TAKE] + (1.5 if action - TAKE == PRECIOUS else 0.0)
    if kind == CRAFT:
        return craft_number(s, seat, action - CRAFT)
    if kind == LOAD_CUBE:
        return load_number(s, seat, action - LOAD_CUBE)
    if kind == BUILD:
        return build_number(s, seat, (action - BUILD) // CELLS + 1, (action - BUILD) % CELLS)
    if kind == ACTIVATE:
        return 4.0 if s.building[action - ACTIVATE] not in (MARKET, COMPANY) else 1.0
    if kind == SELL:
        return 0.4 * s.stock[seat][action - SELL]
    if kind == ACQUIRE:
        return 3.0
    if kind in (RECALL, RECALL_SLOT, RECALL_AREA):
        return -3.0
    if kind == END_EFFECTS:
        return 0.0
    return fight_number(s, seat, action, kind)


@rule
def number_of(s: State, seat: int, action: int) -> float:
    """How good a choice looks at first sight."""
    kind = kind_of(action)
    if placement_ruled_out(s, seat, action, kind):
        return NEVER
    if kind == PLACE_DISC:
        return cell_number(s, seat, action - PLACE_DISC)
    if kind == EXPROPRIATE:
        return -2.5
    if kind == CONTRIBUTE:
        return ladder_number(s, seat, (action - CONTRIBUTE) // SPACES, (action - CONTRIBUTE) % SPACES)
    if kind == PAY_WITH:
        return 0.5 * s.stock[seat][action - PAY_WITH]
    if kind == STAFF:
        return staff_number(s, seat, action)
    if kind == SEND:
        return area_number(s, seat, action - SEND)
    if kind == APPLY:
        return apply_number(s, seat, action - APPLY)
    if kind == PAY_DEPARTURE:
        return departure_number(s, seat)
    if kind == END_PLACEMENT:
        return -1.0 if min(PLACED_A_YEAR - s.placed, s.supply[seat]) > 0 else 3.0
    if kind == BUY:
        if effect_ruled_out(s, seat, action, kind):
            return NEVER
        if step_now(s) == EFFECT_STEP and s.bought[seat] == 0 and is_for_house(s, seat, action - BUY):
            return 3.0
        return -0.6 if s.bought[seat] == 0 and s.stock[seat][action - BUY] == 0 else -3.0
    if kind == TRADE:
        return trade_number(s, seat, action - TRADE)
    if kind in (GIVE, WANT, SEND_OFFER, DROP_OFFER):
        return draft_number(s, seat, action)
    if kind in (ACCEPT, REJECT):
        return answer_number(s, seat, action)
    if kind == SITE:
        return site_number(s, seat, action - SITE)
    if kind == WALL:
        return 0.5 * s.houses[seat][DISTRICT[EDGE_CELL[action - WALL]]]
    if kind == ROAD:
        return road_number(s, seat, action - ROAD)
    return effect_number(s, seat, action, kind)


@rule
def ruled_out(s: State, seat: int, action: int) -> bool:
    """What no sensible person does: workers sent where they only stand about, offers nobody gains by, fines, ships
    that never come back, roads to nowhere, fights lost on purpose, and workers left standing who would bring something.
    """
    kind = kind_of(action)
    if kind in (PLACE_DISC, CONTRIBUTE, PAY_WITH, SEND):
        return placement_ruled_out(s, seat, action, kind)
    if kind in (BUY, CRAFT, BUILD, END_EFFECTS):
        return effect_ruled_out(s, seat, action, kind)
    if kind == APPLY:
        return apply_number(s, seat, action - APPLY) <= NEVER or placement_ruled_out(s, seat, action, kind)
    if kind == PAY_DEPARTURE:
        return departure_number(s, seat) <= NEVER or placement_ruled_out(s, seat, action, kind)
    if kind == TRADE:
        return trade_number(s, seat, action - TRADE) <= NEVER
    if kind in (GIVE, WANT, SEND_OFFER, DROP_OFFER):
        return draft_number(s, seat, action) <= NEVER
    if kind in (ACCEPT, REJECT):
        return answer_number(s, seat, action) <= NEVER
    if kind == ROAD:
        return road_number(s, seat, action - ROAD) <= NEVER
    if kind == TAKE:
        return helps_no_worker(s, seat, action - TAKE)
    if kind == LOAD_CUBE:
        return load_number(s, seat, action - LOAD_CUBE) <= NEVER or effect_ruled_out(s, seat, action, kind)
    return fight_ruled_out(s, seat, action, kind)
