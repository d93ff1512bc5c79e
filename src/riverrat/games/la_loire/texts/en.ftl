# La Loire
game-name = La Loire
game-about = Ride along both banks of the river with a merchant and a messenger: trade, build, hire helpers and carry messages between Nantes and Orléans.

## Questions

ask-figure = Who moves now?
ask-leave = How many horses stay behind?
ask-take = How many free horses do you take along?
ask-fetch = Shall the blacksmith fetch a horse, and from where?
ask-direction = Which way round?
ask-stop = Where does the ride end?
ask-merchant-village = What does your merchant do in the village?
ask-circus = Where does the circus go?
ask-merchant-city = What does your merchant do in the city?
ask-site = Where do you build, or which palace do you take?
ask-payment = How do you pay for one of the wood?
ask-messenger = What does your messenger do here?
ask-draw = How do you get the message?
ask-keep = Which message do you keep?
ask-token = Which message token do you move here?

## Choices

action-done = Done here
action-move = Move the { $figure }
action-leave =
    { $horses ->
        [0] Leave no horse
        [1] Leave 1 horse
       *[other] Leave { $horses } horses
    }
action-take =
    { $horses ->
        [0] Take no horse
        [1] Take 1 horse
       *[other] Take { $horses } horses
    }
action-fetch-none = Leave the blacksmith at his forge
action-fetch = Fetch a horse from { $village }
action-fetch-city = Fetch a horse from { $city }
action-head = Ride { $way }
action-stop = Ride to { $village }
action-stop-city = Ride to { $city }
action-buy = Buy { $good }
action-buy-two-wood = Buy two wood
action-circus = The circus goes to { $village }
action-sell = Sell { $good }
action-ship =
    { $steps ->
        [1] Ship for 6 Deniers (boat +1)
       *[other] Ship for 10 Deniers (boat +{ $steps })
    }
action-build = Build: { $building }
action-site = Build in { $village }
action-palace = Take the { $kind } of { $city }
action-pay = Pay with { $payment }
action-hire = Hire: { $character }
action-message = Buy a message of level { $level }
action-draw = { $by }
action-keep = Keep { $message }
action-deliver = Deliver { $message }
action-station = Station for { $message }
action-token = Move message token { $token }

## Names

figure-merchant = merchant
figure-messenger = messenger
place-angers = Angers
place-langeais = Langeais
place-luynes = Luynes
place-tours = Tours
place-vendome = Vendôme
place-blois = Blois
place-talcy = Talcy
place-beaugency = Beaugency
place-meung = Meung-sur-Loire
place-chambord = Chambord
place-cheverny = Cheverny
place-chenonceau = Chenonceau
place-amboise = Amboise
place-villandry = Villandry
place-usse = Ussé
place-chinon = Chinon
place-montsoreau = Montsoreau
place-saumur = Saumur
place-nantes = Nantes
place-orleans = Orléans
start-angers = Angers
start-langeais = Langeais
start-luynes = Luynes
start-tours = Tours
start-vendome = Vendôme
start-blois = Blois
start-talcy = Talcy
start-beaugency = Beaugency
start-meung = Meung-sur-Loire
start-chambord = Chambord
start-cheverny = Cheverny
start-chenonceau = Chenonceau
start-amboise = Amboise
start-villandry = Villandry
start-usse = Ussé
start-chinon = Chinon
start-montsoreau = Montsoreau
start-saumur = Saumur
start-nantes = Nantes
start-orleans = Orléans
village-angers = Angers
village-langeais = Langeais
village-luynes = Luynes
village-tours = Tours
village-vendome = Vendôme
village-blois = Blois
village-talcy = Talcy
village-beaugency = Beaugency
village-meung = Meung-sur-Loire
village-chambord = Chambord
village-cheverny = Cheverny
village-chenonceau = Chenonceau
village-amboise = Amboise
village-villandry = Villandry
village-usse = Ussé
village-chinon = Chinon
village-montsoreau = Montsoreau
village-saumur = Saumur
city-nantes = Nantes
city-orleans = Orléans
way-clockwise = clockwise
way-counter-clockwise = counter-clockwise
way-none = free to choose
good-wood = wood
good-grain = grain
good-cheese = cheese
good-wine = wine
good-beer = beer
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-white = white
colour-black = black
building-farm = farm
building-farm-help = 4 Deniers and 1 wood, in a village without building. Goods there cost 1 Denier less for everyone; each purchase moves your boat, and your messenger may buy a message.
building-monastery = monastery
building-monastery-help = 4 Deniers and 2 wood, in place of an own farm of an earlier turn. As a farm, but you may buy beer there, and your messenger messages of level 4 only.
building-castle = castle
building-castle-help = 6 Deniers and 1 wood: one of the shared towers beside an own farm of an earlier turn. Goods cost 2 Deniers less for everyone; your messenger may buy two messages.
building-palace = palace
building-palace-help = 4 Deniers for a palace card of the city you stand in. It works from your next turn and is worth 2 points.
kind-bank = Bank
kind-bank-help = 3 Deniers each time one of your figures stops in the city.
kind-ducal = Ducal Palace
kind-ducal-help = For each message bought in the city you may pick any card of the deck; the rest is shuffled.
kind-post = Post Office
kind-post-help = A second message may be bought in the city, 1 Denier cheaper.
kind-balivi = Palatium Balivi
kind-balivi-help = Once a turn, a figure that stops in the city may also hire a red character.
payment-wood = wood
payment-deniers = 2 Deniers
by-top = Take the top card
by-spy = Spy: look at three cards
by-ducal = Ducal Palace: search the whole deck
group-yellow = yellow
group-purple = purple
group-grey = grey
group-green = green
group-red = red
group-blue = blue

## Characters

character-wood-merchant = Wood Merchant
character-wood-merchant-help = Each wood you sell brings 1 Denier more.
character-grain-merchant = Grain Merchant
character-grain-merchant-help = Each grain you sell brings 1 Denier more.
character-cheese-merchant = Cheese Merchant
character-cheese-merchant-help = Each cheese you sell brings 1 Denier more.
character-wine-merchant = Wine Merchant
character-wine-merchant-help = Each wine you sell brings 1 Denier more.
character-dairyman = Dairyman
character-dairyman-help = You may carry any number of cheese.
character-grain-farmer = Grain Farmer
character-grain-farmer-help = You may carry any number of grain.
character-lumberjack = Lumberjack
character-lumberjack-help = When you buy wood you may take two cards at once.
character-banker = Banker
character-banker-help = Your merchant may leave a city with up to 15 Deniers.
character-lady-in-waiting = Lady-in-waiting
character-lady-in-waiting-help = You may hire twice a turn, at once when she joins you; the second hire costs more.
character-witch = Witch
character-witch-help = Every other character costs you 1 Denier less.
character-magister-artium = Magister Artium
character-magister-artium-help = Every building and palace costs you 1 Denier less.
character-economus = Economus
character-economus-help = You may build twice a turn; the second building costs 1 Denier more.
character-patronus = Patronus
character-patronus-help = For each farm, monastery or castle you may pay 2 Deniers instead of one wood.
character-mensor = Mensor
character-mensor-help = Your farms need not be balanced between the two banks.
character-squire = Squire
character-squire-help = Each figure may take two horses before it moves.
character-scout = Scout
character-scout-help = Your figures may have three horses.
character-blacksmith = Blacksmith
character-blacksmith-help = Once a turn, for 1 Denier, take a free horse from any other place.
character-jester = Jester
character-jester-help = Your figures may stop early in the village of the circus.
character-city-guard = City Guard
character-city-guard-help = Your figures may stop early in Nantes or Orléans.
character-mayor = Mayor
character-mayor-help = You may hold four undelivered messages; still only one of level 4.
character-vassallus = Vassallus
character-vassallus-help = When you buy messages, one more of level 1 to 3; not in a monastery.
character-spy = Spy
character-spy-help = For each message bought you may look at three cards and keep one; the others go under the deck.
character-apprentice = Apprentice
character-apprentice-help = Brings your first message token: you may deliver level 2.
character-helper = Helper
character-helper-help = Only after the Apprentice. Brings your second message token: you may deliver level 3.
character-lover = Lover
character-lover-help = At the end 2 points for each of your delivered messages of the type lover.
character-general = General
character-general-help = At the end 2 points for each of your delivered messages of the type general.
character-philosopher = Philosopher
character-philosopher-help = At the end 2 points for each of your delivered messages of the type philosopher.
character-judge = Judge
character-judge-help = At the end 2 points for each of your delivered messages of the type judge.
character-provost = Provost
character-provost-help = At the end 2 points for each of your delivered messages of the type provost.

## Messages

message-none = a message
type-lover = lover
type-general = general
type-philosopher = philosopher
type-judge = judge
type-provost = provost
message-a01 = A01 (Angers)
message-a01-help = Level 1, type lover, 2 points. Deliver it in Angers.
message-a02 = A02 (Langeais)
message-a02-help = Level 1, type general, 2 points. Deliver it in Langeais.
message-a03 = A03 (Luynes)
message-a03-help = Level 1, type philosopher, 2 points. Deliver it in Luynes.
message-a04 = A04 (Tours)
message-a04-help = Level 1, type judge, 2 points. Deliver it in Tours.
message-a05 = A05 (Vendôme)
message-a05-help = Level 1, type provost, 2 points. Deliver it in Vendôme.
message-a06 = A06 (Blois)
message-a06-help = Level 1, type lover, 2 points. Deliver it in Blois.
message-a07 = A07 (Talcy)
message-a07-help = Level 1, type general, 2 points. Deliver it in Talcy.
message-a08 = A08 (Beaugency)
message-a08-help = Level 1, type philosopher, 2 points. Deliver it in Beaugency.
message-a09 = A09 (Meung-sur-Loire)
message-a09-help = Level 1, type judge, 2 points. Deliver it in Meung-sur-Loire.
message-a10 = A10 (Saumur)
message-a10-help = Level 1, type provost, 2 points. Deliver it in Saumur.
message-a11 = A11 (Montsoreau)
message-a11-help = Level 1, type lover, 2 points. Deliver it in Montsoreau.
message-a12 = A12 (Chinon)
message-a12-help = Level 1, type general, 2 points. Deliver it in Chinon.
message-a13 = A13 (Ussé)
message-a13-help = Level 1, type philosopher, 2 points. Deliver it in Ussé.
message-a14 = A14 (Villandry)
message-a14-help = Level 1, type judge, 2 points. Deliver it in Villandry.
message-a15 = A15 (Amboise)
message-a15-help = Level 1, type provost, 2 points. Deliver it in Amboise.
message-a16 = A16 (Chenonceau)
message-a16-help = Level 1, type lover, 2 points. Deliver it in Chenonceau.
message-a17 = A17 (Cheverny)
message-a17-help = Level 1, type general, 2 points. Deliver it in Cheverny.
message-a18 = A18 (Chambord)
message-a18-help = Level 1, type philosopher, 2 points. Deliver it in Chambord.
message-b01 = B01 (red, blue)
message-b01-help = Level 2, type provost, 4 points. Stop in villages with these shields, in any order: red, blue.
message-b02 = B02 (red, green)
message-b02-help = Level 2, type judge, 4 points. Stop in villages with these shields, in any order: red, green.
message-b03 = B03 (red, yellow)
message-b03-help = Level 2, type philosopher, 4 points. Stop in villages with these shields, in any order: red, yellow.
message-b04 = B04 (red, purple)
message-b04-help = Level 2, type general, 4 points. Stop in villages with these shields, in any order: red, purple.
message-b05 = B05 (red, white)
message-b05-help = Level 2, type lover, 4 points. Stop in villages with these shields, in any order: red, white.
message-b06 = B06 (red, black)
message-b06-help = Level 2, type provost, 4 points. Stop in villages with these shields, in any order: red, black.
message-b07 = B07 (blue, green)
message-b07-help = Level 2, type judge, 4 points. Stop in villages with these shields, in any order: blue, green.
message-b08 = B08 (blue, yellow)
message-b08-help = Level 2, type philosopher, 5 points. Stop in villages with these shields, in any order: blue, yellow.
message-b09 = B09 (blue, purple)
message-b09-help = Level 2, type general, 5 points. Stop in villages with these shields, in any order: blue, purple.
message-b10 = B10 (blue, white)
message-b10-help = Level 2, type lover, 5 points. Stop in villages with these shields, in any order: blue, white.
message-b11 = B11 (blue, black)
message-b11-help = Level 2, type provost, 5 points. Stop in villages with these shields, in any order: blue, black.
message-b12 = B12 (green, yellow)
message-b12-help = Level 2, type judge, 5 points. Stop in villages with these shields, in any order: green, yellow.
message-b13 = B13 (green, purple)
message-b13-help = Level 2, type philosopher, 5 points. Stop in villages with these shields, in any order: green, purple.
message-b14 = B14 (green, white)
message-b14-help = Level 2, type general, 5 points. Stop in villages with these shields, in any order: green, white.
message-b15 = B15 (green, black)
message-b15-help = Level 2, type lover, 5 points. Stop in villages with these shields, in any order: green, black.
message-b16 = B16 (yellow, white)
message-b16-help = Level 2, type provost, 6 points. Stop in villages with these shields, in any order: yellow, white.
message-b17 = B17 (purple, black)
message-b17-help = Level 2, type judge, 6 points. Stop in villages with these shields, in any order: purple, black.
message-c01 = C01 (red, blue, green)
message-c01-help = Level 3, type lover, 7 points. Stop in villages with these shields, in any order: red, blue, green.
message-c02 = C02 (red, blue, yellow)
message-c02-help = Level 3, type general, 7 points. Stop in villages with these shields, in any order: red, blue, yellow.
message-c03 = C03 (red, blue, purple)
message-c03-help = Level 3, type philosopher, 7 points. Stop in villages with these shields, in any order: red, blue, purple.
message-c04 = C04 (red, blue, black)
message-c04-help = Level 3, type judge, 7 points. Stop in villages with these shields, in any order: red, blue, black.
message-c05 = C05 (red, green, yellow)
message-c05-help = Level 3, type provost, 7 points. Stop in villages with these shields, in any order: red, green, yellow.
message-c06 = C06 (red, green, purple)
message-c06-help = Level 3, type lover, 7 points. Stop in villages with these shields, in any order: red, green, purple.
message-c07 = C07 (red, green, white)
message-c07-help = Level 3, type general, 7 points. Stop in villages with these shields, in any order: red, green, white.
message-c08 = C08 (red, yellow, white)
message-c08-help = Level 3, type philosopher, 8 points. Stop in villages with these shields, in any order: red, yellow, white.
message-c09 = C09 (red, yellow, black)
message-c09-help = Level 3, type judge, 8 points. Stop in villages with these shields, in any order: red, yellow, black.
message-c10 = C10 (blue, green, yellow)
message-c10-help = Level 3, type provost, 8 points. Stop in villages with these shields, in any order: blue, green, yellow.
message-c11 = C11 (blue, green, purple)
message-c11-help = Level 3, type lover, 8 points. Stop in villages with these shields, in any order: blue, green, purple.
message-c12 = C12 (blue, purple, white)
message-c12-help = Level 3, type general, 9 points. Stop in villages with these shields, in any order: blue, purple, white.
message-c13 = C13 (blue, white, black)
message-c13-help = Level 3, type philosopher, 9 points. Stop in villages with these shields, in any order: blue, white, black.
message-c14 = C14 (green, purple, black)
message-c14-help = Level 3, type judge, 9 points. Stop in villages with these shields, in any order: green, purple, black.
message-c15 = C15 (green, white, black)
message-c15-help = Level 3, type provost, 9 points. Stop in villages with these shields, in any order: green, white, black.
message-d01 = D01 (Nantes)
message-d01-help = Level 4, type lover, 5 points. Deliver it in Nantes.
message-d02 = D02 (Nantes)
message-d02-help = Level 4, type general, 5 points. Deliver it in Nantes.
message-d03 = D03 (Nantes)
message-d03-help = Level 4, type philosopher, 5 points. Deliver it in Nantes.
message-d04 = D04 (Nantes)
message-d04-help = Level 4, type judge, 5 points. Deliver it in Nantes.
message-d05 = D05 (Nantes)
message-d05-help = Level 4, type provost, 5 points. Deliver it in Nantes.
message-d06 = D06 (Orléans)
message-d06-help = Level 4, type lover, 5 points. Deliver it in Orléans.
message-d07 = D07 (Orléans)
message-d07-help = Level 4, type general, 5 points. Deliver it in Orléans.
message-d08 = D08 (Orléans)
message-d08-help = Level 4, type philosopher, 5 points. Deliver it in Orléans.
message-d09 = D09 (Orléans)
message-d09-help = Level 4, type judge, 5 points. Deliver it in Orléans.
message-d10 = D10 (Orléans)
message-d10-help = Level 4, type provost, 5 points. Deliver it in Orléans.

## What happened

event-began = { $seat } begins turn { $turn }.
event-forfeited = { $seat } is too poor to leave the city: the turn is lost, +{ $money } D.
event-capped = { $seat } gives { $money } D back to the bank before leaving the city.
event-left =
    { $seat }: the { $figure } leaves { $horses ->
        [1] 1 horse
       *[other] { $horses } horses
    } in { $place }.
event-took =
    { $seat }: the { $figure } takes { $horses ->
        [1] 1 horse
       *[other] { $horses } horses
    } in { $place }.
event-fetched = { $seat }: the blacksmith fetches a horse for the { $figure } from { $place } ({ $price } D).
event-travelled =
    { $seat }: the { $figure } rides from { $start } to { $place } with { $horses ->
        [1] 1 horse
       *[other] { $horses } horses
    }.
event-bank = { $seat } takes { $money } D from the Bank of { $city }.
event-bought = { $seat } buys { $count } { $good } in { $place } for { $price } D.
event-shifted = The { $colour } market tile moves from space { $space } to the far right.
event-circus = { $seat } sends the circus from { $start } to { $place }.
event-sailed = { $seat }’s boat sails { $steps } ahead to space { $space }.
event-sold = { $seat } sells { $good } for { $price } D.
event-shipped = { $seat } ships for { $price } D.
event-built = { $seat } builds in { $place }: { $building } ({ $price } D, { $wood } wood).
event-palace = { $seat } takes a palace of { $city }: { $kind } ({ $price } D).
event-hired = { $seat } hires for { $price } D: { $character }.
event-paid-message = { $seat } buys a message of level { $level } for { $price } D.
event-spied = { $seat }’s spy sees { $message }.
event-searched = { $seat } searches the deck of level { $level }, which is then shuffled.
event-got-message = { $seat } now holds { $message }.
event-station = { $seat } marks a station for { $message } in { $place }.
event-recalled = { $seat } takes the token for { $message } away from { $place }.
event-delivered = { $seat } delivers { $message } in { $place } (+{ $money } D).
event-triggered = { $seat } settles the end of the game: { $reason }.
event-final-round = The final round begins: { $turns } more turns.
event-ended = The game is over.
reason-loire = the boat has reached its goal
reason-messages = enough messages are delivered
reason-turns = the turns are used up

## Points

score-loire = Boat
score-loire-help = One point for each space of the Loire.
score-delivered = Delivered messages
score-delivered-help = The points on your delivered messages.
score-undelivered = Undelivered messages
score-undelivered-help = One point each, begun or not.
score-characters = Characters
score-characters-help = The points on your characters.
score-types = Blue characters
score-types-help = Two points for each delivered message of the type of one of your blue characters.
score-palaces = Palaces
score-palaces-help = Two points for each palace.

## Modes and options

mode-standard = Standard game
mode-casual = Casual game
mode-solo = Solo game
option-mode = Game
option-mode-help = The casual game has no characters, palaces or circus; both message tokens are yours from the start, but higher levels may not outnumber lower ones.
option-mode-standard = standard
option-mode-casual = casual
option-edition = Edition
option-edition-help = What the second hire of a turn costs more with the Lady-in-waiting.
option-edition-en = English: 2 Deniers
option-edition-de = German: 1 Denier
option-merchant_actions = Merchant’s actions
option-merchant_actions-help = Whether the merchant may do everything a place offers, or just one of it.
option-merchant_actions-row = all that the place offers
option-merchant_actions-single = one kind of action
option-messenger_actions = Messenger’s actions
option-messenger_actions-help = Whether the messenger does one thing at a stop or each thing the stop offers once.
option-messenger_actions-single = one kind of action
option-messenger_actions-row = each that the place offers
option-horse_take_scope = Taking horses
option-horse_take_scope-help = Whether the number of horses taken is counted for each figure or for the whole turn.
option-horse_take_scope-figure = for each figure
option-horse_take_scope-turn = for the turn
option-min_check = Five Deniers
option-min_check-help = When you need 5 Deniers to leave a city: at the start of the turn only, or also when the merchant leaves, so that the messenger cannot spend them before.
option-min_check-turn_start = at the start of the turn
option-min_check-turn_start_and_departure = also at departure
option-upgrade_same_turn = Upgrade at once
option-upgrade_same_turn-help = Whether a farm may become a monastery or castle in the turn it was built, with the Economus.
option-upgrade_same_turn-no = not allowed
option-upgrade_same_turn-yes = allowed
option-palace_city = Palaces on offer
option-palace_city-help = Whether the palaces of both cities can be bought in either of them.
option-palace_city-here = of this city
option-palace_city-any = of both cities
option-hire_cap = Number of hires
option-hire_cap-help = Whether circus and each Palatium Balivi have an allowance of their own or share one for the turn.
option-hire_cap-per_source = each its own
option-hire_cap-per_turn = one for the turn
option-lumberjack = Lumberjack
option-lumberjack-help = What two wood cost with the Lumberjack.
option-lumberjack-bundle = one price for both
option-lumberjack-each = one price each
option-circus_check = Circus
option-circus_check-help = When the circus moves: whenever its tile lies in the centre after a purchase, or only if the tile came there just now.
option-circus_check-always = whenever it lies there
option-circus_check-moved = only when it came there
option-last_turns = Final round
option-last_turns-help = Who gets no further turn once the end is settled.
option-last_turns-not_active = who was on turn
option-last_turns-not_owner = who met the condition
option-shield_setup = Laying the shields
option-shield_setup-help = How equal shields in neighbouring villages are avoided.
option-shield_setup-rejection = deal anew
option-shield_setup-swap = swap single ones
option-turn_cap = Most turns
option-turn_cap-help = After this many turns of all players together the final round begins in any case.
option-turn_cap-none = no limit
option-turn_cap-60 = 60
option-turn_cap-120 = 120
option-turn_cap-200 = 200
option-turn_cap-300 = 300

## The table in words

show-turn = Turn { $turn }
show-market = Market: { $tiles } (* circus)
show-circus = The circus is in { $village }.
show-sells = { $shield } shield, { $good } for { $price } D
show-building = { $building } of seat { $seat }
show-horses = free horses: { $horses }
show-player = Seat { $seat }: { $money } D, boat on { $boat }.
show-rider =
    { $figure }: { $place }, { $horses ->
        [1] 1 horse
       *[other] { $horses } horses
    }, { $way }.
show-goods = Goods: { $goods }.
show-held = Messages: { $messages }.
show-characters = Characters: { $characters }.
show-palaces = Palaces: { $palaces }.
show-points = { $points } points, { $delivered } delivered.
show-decks = Message decks (level: cards): { $decks }.
show-under = Under the deck of level { $level } you know: { $cards }.
show-last = Turns left in the final round: { $turns }.

## The board on screen

board-turn = Turn { $turn }
board-turn-of = Turn { $turn } of { $turns }
board-ending = the end is settled
board-last-turns =
    { $turns ->
        [one] last turn
       *[other] last { $turns } turns
    }
board-over = the game is over
board-circus = The circus is here: goods cost 1 Denier less, and characters can be hired
board-end-space = The game ends when a boat arrives here
board-boat = Boat of { $seat }, space { $space }
board-rider =
    { $horses ->
        [0] { $seat }, { $figure } in { $place }, on foot
        [one] { $seat }, { $figure } in { $place }, 1 horse
       *[other] { $seat }, { $figure } in { $place }, { $horses } horses
    }
board-tile = Shield { $colour }: { $price } D
board-sells = Shield { $shield }, { $good } for { $price } D
board-beer = Beer for { $price } D
board-building = { $building } of { $seat }
board-horses =
    { $horses ->
        [one] 1 free horse
       *[other] { $horses } free horses
    }
board-message = Message of level { $level }: { $targets }. { $type }, { $points } points
board-stations = Reached: { $colours }
board-deck = Messages of level { $level }: { $size } left, { $price } D each
board-under = Under the deck you know: { $cards }
board-good = { $good }: { $left } left, sells for { $sells } D
board-sells-for = sells for { $price } D
board-character = { $character }: { $cost } D, { $points } points, { $left } left
board-owners = Owned by { $names }
board-level = Level { $level }
board-cost = Costs { $cost } D
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-left = { $left } left
board-delivered = { $count } of { $end } messages delivered
board-tokens = Message tokens at hand: { $count }
board-money = { $money } Deniers; at most { $ceiling } leave a city
board-goods = Goods
board-carried = { $good }: { $count }
board-boat-of = Boat on { $space } of { $end }
board-horses-of = Horses: { $horses } of { $limit }
board-held = Messages in hand: { $count } of { $limit }
board-delivered-list = Delivered
board-characters = Characters
board-palaces = Palaces
board-not-yet = { $palace }, from the next turn
board-pieces-left = Still to build: { $farms } farms, { $monasteries } monasteries
board-pile = Level { $level }: { $count }
