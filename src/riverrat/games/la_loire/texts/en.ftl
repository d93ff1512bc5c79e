# La Loire
game-name = La Loire
game-about = Ride along both banks of the river with a merchant and a messenger: trade, build, hire characters and carry messages between Nantes and Orléans.
game-time = about 90 minutes

## Questions

ask-figure = Who moves now?
ask-leave = Leave horses here? Each one left shortens the ride by one place.
ask-take = Take free horses along? Each adds one place to the ride.
ask-fetch = Shall the Blacksmith fetch a horse for { box-blacksmith-price } D? From where?
ask-fetch-for = Which horse shall the Blacksmith fetch for the ride to { $place }?
ask-direction = North road or south road?
ask-stop = Where does this figure stop?
ask-merchant-village = Your merchant is in a village: buy or hire?
ask-circus = Where does the circus go?
ask-merchant-city = Your merchant is in a city: sell, build or ship, in any order.
ask-site = Which village do you build in, or which palace do you build?
ask-site-village = Which village do you build in?
ask-site-palace = Which palace do you build?
ask-payment = Pay everything in wood, or { box-patronus-price } D instead of 1 wood?
ask-messenger = Your messenger stops: deliver, buy messages or hire.
ask-draw = Top card, or use a power?
ask-keep = Which message do you keep?
ask-token = Which token do you move here?
ask-ride-both = Who rides first, and where to?
ask-ride = { $figure ->
    [messenger] Where does your messenger ride?
   *[merchant] Where does your merchant ride?
}
ask-stop-from = { $figure ->
    [messenger] Where does your messenger stop on the way from { $place }?
   *[merchant] Where does your merchant stop on the way from { $place }?
}
ask-acts-merchant = Your merchant is in { $place }: { $acts }?
ask-acts-messenger = Your messenger is in { $place }: { $acts }?
act-buy = buy goods
act-hire = hire
act-sell = sell
act-build = build
act-ship = ship
act-deliver = deliver
act-station = leave a token
act-message = buy a message
ask-site-for = { $building }: where do you build?
ask-balance = { $road ->
    [north] Farms go to the north road now, so that they stay in balance.
   *[south] Farms go to the south road now, so that they stay in balance.
}
tell-farm = Farm: goods cost { box-farm-discount } D less for everyone, and each purchase moves its owner’s boat. Its owner’s messenger may buy a message.
tell-monastery = Monastery: like a farm, but its owner may buy beer instead. Its owner’s messenger buys a message of level 4 only.
tell-castle = Castle: goods cost { box-castle-discount } D less for everyone, and each purchase moves its owner’s boat. Its owner’s messenger may buy { box-castle-messages } messages.
tell-deliver = In hand it counted { $hand }; delivered it counts { $points }.
tell-needs = { $needs ->
    [apprentice] You can deliver it once you have hired the Apprentice.
    [helper] You can deliver it once you have hired the Helper.
   *[both] You can deliver it once you have hired the Apprentice and the Helper.
}
warn-delivery = Your messenger does one kind of thing at a stop: after this it delivers nothing here.
unknown-message = A message is turned up
unknown-message-of = A level-{ $level } message is turned up

## Choices

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-move = { $figure-id ->
    [messenger] Messenger
   *[merchant] Merchant
}
brief-leave = {""}
brief-take = {""}
brief-head = { $way-id ->
    [clockwise] ↻
   *[counter-clockwise] ↺
}
brief-stop = { $village }
brief-circus = { $village }
brief-hire = { $character }
many-hire = Hire
brief-site = { $village }
brief-pay = { $payment-id ->
    [wood] wood only
   *[deniers] { box-patronus-price } D for 1 wood
}
brief-palace = { $kind } of { $city }
brief-stop-city = { $city }
brief-fetch = Horse from { $village }
brief-fetch-city = Horse from { $city }
brief-fetch-none = {""}
brief-draw = { $by-id ->
    [spy] Spy: top { box-spy-cards }
    [ducal] Search the deck
   *[top] Top card
}
brief-message = Level-{ $level } message
brief-keep = { $letter }
brief-deliver = Deliver: { $letter }
brief-station = Token: { $letter }
token-from = Token from { $village }
note-token = for { $letter }: that stop is lost
note-free = free
note-build-palace = { $kind } of { $city }
note-deliver = { $points } − { $hand } in hand

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
action-fetch-none = Fetch no horse
action-fetch = Fetch a horse from { $village } for { box-blacksmith-price } D
action-fetch-city = Fetch a horse from { $city } for { box-blacksmith-price } D
action-head = Ride { $way }
action-stop = Ride to { $village }
action-stop-city = Ride to { $city }
action-buy = Buy 1 { $good }
action-buy-two-wood = Buy 2 wood
action-circus = The circus goes to { $village }
action-sell = Sell 1 { $good }
action-ship =
    { $steps ->
        [1] Ship for { box-ship-1 } D (boat +1)
       *[other] Ship for { box-ship-2 } D (boat +{ $steps })
    }
action-build = Build a { $building }
action-site = Build in { $village }
action-palace = Build the { $kind } of { $city }
action-pay = Pay { $payment }
action-hire = Hire the { $character }
action-message = Buy a level-{ $level } message
action-draw = { $by }
action-keep = Keep { $message }
action-deliver = Deliver { $message }
action-station = Leave a token for { $message }
action-station-help = Marks this colour of the message as reached. The token stays here until you deliver it in a village of the last colour.
action-token = Take back token { $token } (that stop is lost)

## Why something cannot be chosen

why-ride = A figure rides exactly one place more than it has horses, the way it is heading.
why-horse = A free horse comes along with a rider that sets out from its place.
why-horse-here = Choose where a rider goes from here: with this horse it is one place further.
why-horse-fetch = Choose the ride first, then the horse that the Blacksmith fetches for it.
why-shield = The circus goes to a village with the { $colour } shield.
why-not-sold = That is not sold here.
why-one-kind = Here you do one kind of thing, and have begun another.
why-bought = You have bought a good this turn.
why-gone = None of these is left.
why-full = You carry as much of this as you may.
why-price = That costs { $price } D, more than you can spend.
why-not-carried = You carry none of that.
why-built = You have built all you may this turn.
why-cost = { $wood ->
    [0] You need { $money } D for it.
   *[other] You need { $money } D and { $wood } wood for it.
}
why-no-site = There is no place for it now.
why-no-piece = You have no such piece left.
why-taken = There is a building here already.
why-balance = { $road ->
    [north] Your farms have to stay in balance: the next one goes to the north road.
   *[south] Your farms have to stay in balance: the next one goes to the south road.
}
why-own-farm = It needs a farm of your own.
why-new-farm = This farm was built this turn: it can be changed from your next turn on.
why-other-city = That palace belongs to the other city.
why-own-palace = You have this palace already.
why-no-messages = You can buy no more messages here.
why-hand = { $limit ->
    [one] You hold { $limit } message, as many as you may.
   *[other] You hold { $limit } messages, as many as you may.
}
why-abbey = Level-4 messages are bought in a monastery of your own.
why-abbey-only = In a monastery you buy level-4 messages only.
why-one-abbey = You hold a level-4 message already.
why-needs = { $needs ->
    [apprentice] For this message you need the Apprentice.
    [helper] For this message you need the Helper.
   *[both] For this message you need the Apprentice and the Helper.
}
why-address = This message cannot be brought any further here.
why-circus = Characters are hired at the circus, red ones also by a Palatium Balivi.
why-hired = This character works for you already.
why-red = In a city you hire red characters only.
why-helper = The Helper comes after the Apprentice.
why-hires = You have hired as many as you may here this turn.

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
way-none = any direction
good-wood = wood
good-grain = grain
good-cheese = cheese
good-wine = wine
good-beer = beer
good-wood-help = You may carry any amount.
good-grain-help = Usually you carry no more than { box-carry-limit }.
good-cheese-help = { good-grain-help }
good-wine-help = { good-grain-help }
good-beer-help = Bought only in a monastery of your own, at twice the market price. { good-grain-help }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-white = white
colour-black = black
building-farm = farm
building-farm-help = In a village without a building. Goods there cost { box-farm-discount } D less for everyone; each purchase moves your boat, and your messenger may buy a message.
building-monastery = monastery
building-monastery-help = In place of a farm of yours from an earlier turn. Like a farm, but you may buy beer there too, and your messenger buys level-4 messages only.
building-castle = castle
building-castle-help = One of the shared towers beside a farm of yours from an earlier turn. Goods there cost { box-castle-discount } D less for everyone; each purchase moves your boat, and your messenger may buy { box-castle-messages } messages.
building-palace = palace
building-palace-help = A palace card of the city you stand in. It works from your next turn.
# what it does, on the button that builds it
kind-bank-short = { box-bank-income } D per stop here
kind-ducal-short = pick any message
kind-post-short = a second message
kind-balivi-short = hire one more
kind-bank = Bank
kind-bank-help = { box-bank-income } D each time one of your figures stops in the city.
kind-ducal = Ducal Palace
kind-ducal-help = For each message bought in the city you may pick any card of the deck; the rest are shuffled.
kind-post = Post Office
kind-post-help = A second message may be bought in the city, { box-post-discount } D cheaper.
kind-balivi = Palatium Balivi
kind-balivi-help = Once a turn, when one of your figures stops in the city, hire one red character as well (two with the Lady-in-waiting).
payment-wood = with wood only
payment-deniers = { box-patronus-price } D instead of 1 wood
by-top = Take the top card
by-spy = Spy: look at the top { box-spy-cards } cards
by-ducal = Ducal Palace: search the whole deck
group-yellow = yellow
group-purple = purple
group-grey = grey
group-green = green
group-red = red
group-blue = blue
group-yellow-does = Goods
group-purple-does = Money and hiring
group-grey-does = Building
group-green-does = Riding
group-red-does = Messages
group-blue-does = Points at the end

## Characters

character-wood-merchant = Wood Merchant
character-wood-merchant-help = Each wood you sell brings { box-merchant-bonus } D extra.
character-grain-merchant = Grain Merchant
character-grain-merchant-help = Each grain you sell brings { box-merchant-bonus } D extra.
character-cheese-merchant = Cheese Merchant
character-cheese-merchant-help = Each cheese you sell brings { box-merchant-bonus } D extra.
character-wine-merchant = Wine Merchant
character-wine-merchant-help = Each wine you sell brings { box-merchant-bonus } D extra.
character-dairyman = Dairyman
character-dairyman-help = You may carry any amount of cheese.
character-grain-farmer = Grain Farmer
character-grain-farmer-help = You may carry any amount of grain.
character-lumberjack = Lumberjack
character-lumberjack-help = When you buy wood you may take two cards at once.
character-banker = Banker
character-banker-help = Your merchant may leave a city with up to { box-banker-ceiling } D.
character-lady-in-waiting = Lady-in-waiting
character-lady-in-waiting-help = Two hires instead of one, at the circus and by each Palatium Balivi, starting with the turn she joins you; the second at a place costs more.
character-witch = Witch
character-witch-help = Every other character costs you { box-witch-discount } D less.
character-magister-artium = Magister Artium
character-magister-artium-help = Every building and palace costs you { box-magister-discount } D less.
character-economus = Economus
character-economus-help = You may build twice a turn; the second building costs { box-economus-surcharge } D more.
character-patronus = Patronus
character-patronus-help = For each farm, monastery or castle you may pay { box-patronus-price } D instead of one wood.
character-mensor = Mensor
character-mensor-help = Your farms need not be balanced between the two banks.
character-squire = Squire
character-squire-help = Each figure may take up to { horses-squire } before it moves.
character-scout = Scout
character-scout-help = Your figures may have up to { horses-scout }.
character-blacksmith = Blacksmith
character-blacksmith-help = Once a turn, for { box-blacksmith-price } D, take a free horse from any other place.
character-jester = Jester
character-jester-help = Your figures may stop early in the village of the circus.
character-city-guard = City Guard
character-city-guard-help = Your figures may stop early in Nantes or Orléans.
character-mayor = Mayor
character-mayor-help = You may hold up to { box-mayor-limit } undelivered messages, but still only one of level 4.
character-vassallus = Vassallus
character-vassallus-help = When you buy messages, you may buy one extra of level 1 to 3; not in a monastery.
character-spy = Spy
character-spy-help = For each message bought you may look at the top { box-spy-cards } cards and keep one; the others go under the deck.
character-apprentice = Apprentice
character-apprentice-help = Brings your first token: you may deliver level-2 messages.
character-helper = Helper
character-helper-help = Only after the Apprentice. Brings your second token: you may deliver level-3 messages.
character-lover = Lover
character-lover-help = At the end, { points-blue } for each of your delivered messages of the type lover.
character-general = General
character-general-help = At the end, { points-blue } for each of your delivered messages of the type general.
character-philosopher = Philosopher
character-philosopher-help = At the end, { points-blue } for each of your delivered messages of the type philosopher.
character-judge = Judge
character-judge-help = At the end, { points-blue } for each of your delivered messages of the type judge.
character-provost = Provost
character-provost-help = At the end, { points-blue } for each of your delivered messages of the type provost.

## Messages

-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
-horses = { $n ->
    [one] { $n } horse
   *[other] { $n } horses
}
message-to = the message to
message-before-colours = the
message-after-colours = { " " }message
message-none = a message
type-lover = lover
type-general = general
type-philosopher = philosopher
type-judge = judge
type-provost = provost
level-1-help = Stop in the village named on it to deliver; it pays the market price of the village’s shield.
level-2-help = Needs one token. Stop in a village of either colour and leave a token; then stop in a village of the other colour to deliver.
level-3-help = Needs both tokens. Leave them in villages of two of the colours, then stop in a village of the third to deliver.
level-4-help = Stop in the city named on it to deliver. Bought only in a monastery of your own.

## What happened

event-began = { $seat } begins turn { $turn }.
event-forfeited = { $seat } has less than { box-floor } D in a city and forfeits the turn (+{ $money } D).
event-capped = { $seat } returns { $money } D, all above what may leave a city.
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
event-fetched = { $seat }: the Blacksmith fetches a horse for the { $figure } from { $place } ({ $price } D).
event-travelled =
    { $horses ->
        [0] { $seat }: the { $figure } walks from { $start } to { $place }.
        [1] { $seat }: the { $figure } rides from { $start } to { $place } with 1 horse.
       *[other] { $seat }: the { $figure } rides from { $start } to { $place } with { $horses } horses.
    }
event-bank = { $seat } takes { $money } D from the Bank of { $city }.
event-bought = { $seat } buys { $count } { $good } in { $place } for { $price } D.
event-shifted =
    { $space ->
        [7] The { $colour } market tile stays on the far right.
       *[other] The { $colour } market tile moves from space { $space } to the far right.
    }
event-circus = { $seat } sends the circus from { $start } to { $place }.
event-sailed = { $seat }’s boat moves { $steps } to space { $space }.
event-sold = { $seat } sells 1 { $good } for { $price } D.
event-shipped = { $seat } ships for { $price } D.
event-built = { $seat } builds a { $building } in { $place } ({ $price } D, { $wood } wood).
event-palace = { $seat } builds the { $kind } of { $city } for { $price } D.
event-hired = { $seat } hires the { $character } for { $price } D.
event-paid-message = { $seat } buys a level-{ $level } message for { $price } D.
event-spied = { $seat }’s Spy sees { $message }.
# The same told to the one it is about.
own-sailed = Your boat moves { $steps } to space { $space }.
own-spied = Your Spy sees { $message }.
event-searched = { $seat } searches the level-{ $level } deck, which is then shuffled.
event-got-message = { $seat } now holds { $message }.
event-station = { $seat } leaves a token in { $place } for { $message }.
event-recalled = { $seat } takes the token for { $message } back from { $place }: that stop is lost.
event-delivered =
    { $money ->
        [0] { $seat } delivers { $message } in { $place }.
       *[other] { $seat } delivers { $message } in { $place } (+{ $money } D).
    }
event-triggered = { $seat } triggers the end of the game: { $reason }.
event-final-round =
    { $turns ->
        [1] The final round begins: 1 more turn.
       *[other] The final round begins: { $turns } more turns.
    }
event-ended = The game is over.
reason-loire = the boat has reached its goal
reason-messages = enough messages are delivered
reason-turns = the turns are used up

## Points

# An event that changes points, in three words.
terse-sailed = Boat to { $space }
terse-palace = { $kind }, { $city }
terse-hired = Hires { $character }
terse-got-message = A message taken
terse-delivered = Message to { $place }

# A step without points, in a few words: what else it brought and cost is shown beside them.
step-travelled = { $figure } to { $place }
step-bought = buys { $count } { $good }
step-sold = sells { $times } { $good }
step-circus = circus to { $place }
step-built = { $building }, { $place }
step-paid-message = buys a message
step-station = token in { $place }
# A step of little account: it is left out where room is short.
aside-left = horses left: { $horses }
aside-took = horses taken: { $horses }

score-loire = Boat
score-loire-help = One point for each space of the Loire.
score-delivered = Delivered messages
score-delivered-help = The points on your delivered messages.
score-undelivered = Undelivered messages
score-undelivered-help = { points-undelivered } for each message not delivered, begun or not.
score-characters = Characters
score-characters-help = The points on your characters.
score-types = Blue characters’ bonus
score-types-help = { points-blue } for each delivered message of the type of one of your blue characters.
score-palaces = Palaces
score-palaces-help = { points-palace } for each palace.

analysis-characters = Characters
analysis-buildings = Buildings
analysis-messages = Messages under way
analysis-stations = Tokens left on the way
analysis-horses = Horses

## Modes and options

mode-standard = Standard game
mode-casual = Casual game
mode-solo = Solo game
mode-english = English rules to the letter
mode-german = German rules to the letter
option-mode = Game
option-mode-help = The casual game has no characters, palaces or circus; both tokens are yours from the start, but you never deliver more level-2 than level-1 messages, nor more level-3 than level-2 ones.
option-mode-standard = standard
option-mode-casual = casual
option-edition = Second hire
option-edition-help = How much more the second hire at a place costs with the Lady-in-waiting.
option-edition-en = English: { box-lady-surcharge-en } D
option-edition-de = German: { box-lady-surcharge-de } D
option-merchant-actions = Merchant’s actions
option-merchant-actions-help = Whether the merchant may do everything a place offers, or just one thing.
option-merchant-actions-row = all that the place offers
option-merchant-actions-single = one kind of action
option-messenger-actions = Messenger’s actions
option-messenger-actions-help = Whether the messenger does one thing at a stop or each thing the stop offers once.
option-messenger-actions-single = one kind of action
option-messenger-actions-row = each that the place offers
option-horse-take-scope = Taking horses
option-horse-take-scope-help = Whether the number of horses taken is counted for each figure or for the whole turn.
option-horse-take-scope-figure = for each figure
option-horse-take-scope-turn = for the turn
option-min-check = Least money in a city
option-min-check-help = When you need { box-floor } D to leave a city: at the start of the turn only, or also when the merchant leaves, so that the messenger cannot spend them before.
option-min-check-turn-start = at the start of the turn
option-min-check-turn-start-and-departure = also at departure
option-upgrade-same-turn = Upgrade at once
option-upgrade-same-turn-help = Whether a farm may become a monastery or castle in the turn it was built, with the Economus.
option-upgrade-same-turn-no = not allowed
option-upgrade-same-turn-yes = allowed
option-palace-city = Palaces on offer
option-palace-city-help = Whether the palaces of both cities can be bought in either of them.
option-palace-city-here = of this city
option-palace-city-any = of both cities
option-hire-cap = Number of hires
option-hire-cap-help = Whether the circus and each Palatium Balivi have an allowance of their own or share one for the turn.
option-hire-cap-per-source = each its own
option-hire-cap-per-turn = one for the turn
option-lumberjack = Lumberjack
option-lumberjack-help = What two wood cost with the Lumberjack.
option-lumberjack-bundle = one price for both
option-lumberjack-each = one price each
option-circus-check = Circus
option-circus-check-help = When the circus moves: whenever its tile lies in the centre after a purchase, or only if the tile came there just now.
option-circus-check-always = whenever it lies there
option-circus-check-moved = only if it has just come there
option-last-turns = Final round
option-last-turns-help = Who gets no further turn once the end is triggered.
option-last-turns-not-active = the player whose turn it was
option-last-turns-not-owner = the player who met the condition
option-shield-setup = Laying the shields
option-shield-setup-help = How equal shields in neighbouring villages are avoided.
option-shield-setup-rejection = deal again
option-shield-setup-swap = swap single ones
option-turn-cap = Most turns
option-turn-cap-help = After this many turns of all players together the final round begins in any case.
option-turn-cap-none = no limit
option-turn-cap-60 = 60
option-turn-cap-120 = 120
option-turn-cap-200 = 200
option-turn-cap-300 = 300
option-ducal-palace = Ducal Palace
option-ducal-palace-help = Whether it lets you choose from the deck in its own city alone, as the English text has it for every palace, or in either city, as the German text says of this one.
option-ducal-palace-own-city = in its own city
option-ducal-palace-any-city = in both cities
option-lady-in-waiting = Lady-in-waiting at the circus
option-lady-in-waiting-help = Whether both figures together may hire two characters a turn at the circus, or each of them two.
option-lady-in-waiting-turn = two a turn
option-lady-in-waiting-figure = two for each figure
option-deniers = Deniers by turn order
option-deniers-help = A house rule, not in the rulebook: whoever begins later starts with more Deniers, so that going first is worth less. What you choose here is added for each place after the first.
option-deniers-printed = as in the rulebook
option-deniers-one-more = 1 more for each place
option-deniers-two-more = 2 more for each place
option-deniers-three-more = 3 more for each place

## The table in words

show-turn =
    { $most ->
        [0] Turn { $turn }
       *[other] Turn { $turn } of { $most }
    }
show-market = Market: { $tiles }
show-tile-circus = { $tile } (circus)
show-circus = The circus is in { $village }.
show-places = Places, clockwise from Nantes:
show-place = { $place }: { $about }
show-sells = { $shield } shield, { $good } for { $price } D
show-beer = beer for { $price } D
show-building = { $building } of seat { $seat }
show-here = { $figure } of seat { $seat }
show-horses =
    { $horses ->
        [1] 1 free horse
       *[other] { $horses } free horses
    }
show-player =
    { $points ->
        [1] Seat { $seat }: 1 point, { $money } D, boat on { $boat } of { $end }, messages delivered: { $delivered } of { $messages }
       *[other] Seat { $seat }: { $points } points, { $money } D, boat on { $boat } of { $end }, messages delivered: { $delivered } of { $messages }
    }
show-rider =
    { $figure } in { $place }, { $horses ->
        [0] on foot
        [1] 1 horse
       *[other] { $horses } horses
    }, { $way }
show-goods = goods: { $goods }
show-held = messages: { $messages }
show-message = { $message }
show-tokens = tokens: { $tokens }
show-token-free = { $token } free
show-token = { $token } in { $village } for { $message }
show-characters = characters: { $characters }
show-palaces = palaces: { $palaces }
show-supply = Goods left: { $goods }. Towers left: { $towers }.
show-good = { $count } { $good } (sells for { $price } D)
show-constructions = To build: { $buildings }
show-construction = { $building } { $money } D + { $wood } wood
show-hire = For hire, { $group }: { $characters }
show-character = { $character } { $cost } D
show-offer = Palaces of { $city } left, { $cost } D each: { $palaces }
show-decks = Cards in the message decks: { $decks }
show-under = Under the level-{ $level } deck you know: { $cards }
show-last = Turns left in the final round: { $turns }.

## The board on screen

board-turn = Turn { $turn }
board-turn-of = Turn { $turn } of { $turns }
when-began = { board-turn }
board-ending = the end has been triggered
board-last-turns =
    { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
board-over = the game is over
board-circus = The circus is here: goods cost { box-circus-discount } D less, and characters can be hired
board-city-help = Here your merchant sells, builds and ships, and your messenger buys a message or delivers one of level 4.
board-end-space = The game ends when a boat arrives here
board-boat = { $seat }, boat, space { $space }
board-rider =
    { $horses ->
        [0] { $seat }, { $figure } in { $place }, on foot
        [one] { $seat }, { $figure } in { $place }, 1 horse
       *[other] { $seat }, { $figure } in { $place }, { $horses } horses
    }
board-tile = Shield { $colour }: { $price } D
board-tile-help = What goods cost in villages with this shield, and what a level-1 message pays there.
board-sign-circus = The circus moves on when its tile lies on this space after a purchase.
board-sign-flag = The circus moves to a village with the shield that lies on this space.
board-sells = Shield { $shield }, { $good } for { $price } D
board-beer = Beer for { $price } D
board-building = { $building } ({ $seat })
board-horses =
    { $horses ->
        [one] 1 free horse
       *[other] { $horses } free horses
    }
board-message = Level-{ $level } message: { $targets }. { $type }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stations = Reached: { $colours }
board-deck = Level-{ $level } messages: { $size } left, { $price } D each
board-under = Under the deck you know: { $cards }
board-undelivered = Until it is delivered it counts { box-undelivered-points } at the end.
board-goes-to = Goes to: { $targets }
board-brings = Delivered: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $money ->
    [0] {""}
   *[other] {" "}and { $money } D as the market stands
}
board-in-hand = { $points ->
    [one] { $points } point in hand
   *[other] { $points } points in hand
}
board-good = { $good }: { $left } left, sells for { $sells } D
board-sells-for = sells for { $price } D
board-character =
    { $points ->
        [one] { $character }: { $cost } D, { $points } point, { $left } left
       *[other] { $character }: { $cost } D, { $points } points, { $left } left
    }
board-owners = Owned by { $names }
board-level = Level { $level }
board-cost = Costs { $cost } D
board-hire-cost = Cost now { $cost } D
board-build-cost = Costs { $money } D + { $wood } wood
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-left = { $left } left
board-delivered = Messages delivered: { $count } of { $end }
board-tokens = Tokens at hand: { $count }
board-money = { $money ->
    [one] { $money } Denier
   *[other] { $money } Deniers
}; your merchant leaves a city with { $ceiling } at most
board-goods = Goods
board-carried = { $good }: { $count }
board-boat-of = Boat on { $space } of { $end }
board-horses-of = Horses: { $horses } of { $limit }
board-held = Undelivered messages: { $count } of { $limit }
board-boat-name = Boat
board-delivered-name = Delivered
board-to-build = To build
board-characters = Characters
board-cards-of = Characters and palaces of { $seat }
board-palaces = Palaces
board-not-yet = { $palace }, from the next turn
board-pieces-left = Still to build: farms { $farms }, monasteries { $monasteries }
board-pile =
    { $count ->
        [one] Level { $level }: 1 card
       *[other] Level { $level }: { $count } cards
    }
board-money-help = Sales in the cities and messages of level 1 bring money. A turn that begins with your merchant in a city and less than { box-floor } D is forfeited.
board-merchant-help = Buys goods in villages; sells, builds and ships in the cities. { board-riding-help }
board-messenger-help = Buys and delivers messages; hires at the circus. { board-riding-help }
board-riding-help = A figure moves one place, and one more for each horse.
board-boat-help = It sails when you ship, and whenever anybody buys goods where you have a building. { score-loire-help }
board-tokens-name = Message tokens
board-tokens-help = One is left at each stop of a message of level 2 or 3 before the last.
board-loire-space = Space { $space } of the Loire
board-end-name = The end of the game
board-end-help = It comes when a boat reaches space { $space }, or when somebody has delivered { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}; then everybody else has one more turn.
board-end-solo-help = The game ends when your boat reaches space { $space }, when you have delivered { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}, or after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
sign-money = { $count ->
    [one] Denier
   *[other] Deniers
}
sign-horse = { $count ->
    [one] horse
   *[other] horses
}
sign-kept = { $count ->
    [one] horse after the ride
   *[other] horses after the ride
}
# before the horses one has after the ride
lead-kept = after it
sign-boat = boat
sign-letter = { $count ->
    [one] message
   *[other] messages
}
sign-mail = message to buy
sign-wood = { good-wood }
sign-grain = { good-grain }
sign-cheese = { good-cheese }
sign-wine = { good-wine }
sign-beer = { good-beer }
palace-bank_nantes-help = { kind-bank-help }
palace-ducal_nantes-help = { kind-ducal-help }
palace-post_nantes-help = { kind-post-help }
palace-balivi_nantes-help = { kind-balivi-help }
palace-bank_orleans-help = { kind-bank-help }
palace-ducal_orleans-help = { kind-ducal-help }
palace-post_orleans-help = { kind-post-help }
palace-balivi_orleans-help = { kind-balivi-help }
build-farm-help = { building-farm-help }
build-monastery-help = { building-monastery-help }
build-castle-help = { building-castle-help }
build-palace-help = { building-palace-help }
deck-1-help = { level-1-help }
deck-2-help = { level-2-help }
deck-3-help = { level-3-help }
deck-4-help = { level-4-help }
tray-people = Char­acters
tray-supply = Supply
tray-market = Market
tray-letters = Mes­sages
tray-people-none = This game is played without characters.
tray-people-find = Find a name or an effect
tray-people-not-found = No character does that.
tray-people-second = The second hire here costs { $cost } D more: it is added to each price.
tray-letters-none = No message under way.
tray-market-none = Nobody sells it now.

# --- the box

data-table = Pieces and limits
data-end = End of the game
data-ship = Shipping
data-city = Cities
data-village = Villages
data-harvest = What villages sell
data-horses = Free horses
data-circus = Circus
data-shield = Shields
data-market = Market
data-sell = Prices in the cities
data-supply = Supply
data-building = Buildings
data-denier-cards = Denier cards
data-palace = Palaces
data-character-effect = What characters do
data-character-copies = Copies of characters
data-character-group = Groups of characters
data-character = Characters
data-message-price = Prices of messages
data-message = Messages
data-field-money = Deniers
data-field-wood = wood
data-field-discount = discount
data-field-messages = messages
data-field-cost = cost
data-field-points = points
data-field-level = level
data-field-type = type
data-field-target = to
data-table-stack-limit = horses of a figure
data-table-take-limit = horses taken along
data-table-start-horses = horses at the start
data-table-start-money = Deniers at the start
data-table-start-level = first message
data-table-floor = least in a city
data-table-consolation = consolation
data-table-ceiling = most out of a city
data-table-carry-limit = goods carried
data-table-message-limit = messages in hand
data-table-abbey-limit = messages of level 4 in hand
data-table-message-tokens = message tokens
data-table-farms = farms
data-table-monasteries = monasteries
data-table-towers = castles
data-table-balance = balance of the banks
data-table-undelivered-points = points for undelivered messages
data-end-loire = boats on the Loire
data-end-delivered = delivered messages
data-end-solo-turns = turns alone
data-ship-prices = prices
data-ship-steps = steps
data-horses-few = with 1 or 2 players
data-horses-many = with 3 or 4 players
data-circus-start = start
data-circus-discount = discount
data-circus-trigger-space = space that moves it
data-circus-new-space = new space
data-market-space-1 = space 1
data-market-space-2 = space 2
data-market-space-3 = space 3
data-market-space-4 = space 4
data-market-space-5 = space 5
data-market-space-6 = space 6
data-market-space-7 = space 7
data-denier-cards-worth-1 = cards of 1 D
data-denier-cards-worth-2 = cards of 2 D
data-denier-cards-worth-5 = cards of 5 D
data-denier-cards-worth-10 = cards of 10 D
data-palace-money = Deniers
data-palace-points = points
data-palace-copies = copies
data-palace-bank-income = income of the Bank
data-palace-post-discount = discount of the Post
data-character-effect-merchant-bonus = merchants’ bonus
data-character-effect-lumberjack-wood = Lumberjack: wood
data-character-effect-banker-ceiling = Banker: most out of a city
data-character-effect-lady-hires = Lady-in-Waiting: hires
data-character-effect-lady-surcharge-en = Lady-in-Waiting: surcharge
data-character-effect-lady-surcharge-de = Lady-in-Waiting: surcharge
data-character-effect-witch-discount = Witch: discount
data-character-effect-magister-discount = Magister Artium: discount
data-character-effect-economus-buildings = Economus: buildings
data-character-effect-economus-surcharge = Economus: surcharge
data-character-effect-patronus-price = Patronus: price
data-character-effect-squire-take = Squire: horses taken along
data-character-effect-scout-limit = Scout: limit
data-character-effect-blacksmith-price = Blacksmith: price
data-character-effect-mayor-limit = Mayor: limit
data-character-effect-spy-cards = Spy: cards
data-character-effect-blue-points = blue characters: points
data-character-copies-per-player = one for each player
data-character-copies-single = single ones
data-character-copies-others = the others
data-message-price-level-1 = level 1
data-message-price-level-2 = level 2
data-message-price-level-3 = level 3
data-message-price-level-4 = level 4
data-table-stack-limit-note = horses a merchant or messenger may have
data-table-take-limit-note = horses added before one move
data-table-start-horses-note = under each merchant and each messenger
data-table-start-level-note = level of the message each player starts with
data-table-floor-note = a turn with less, the merchant in a city, is lost
data-table-consolation-note = Deniers for a lost turn
data-table-ceiling-note = what a merchant may take out of a city
data-table-carry-limit-note = cards of each good but wood
data-table-message-limit-note = undelivered messages
data-table-abbey-limit-note = undelivered level-4 messages
data-table-message-tokens-note = of each player
data-table-farms-note = tokens of each player
data-table-monasteries-note = tokens of each player
data-table-towers-note = neutral, for all players together
data-table-balance-note = largest difference of own buildings on the two roads
data-end-loire-note = end space of the boats for 1, 2, 3, 4 players
data-end-delivered-note = delivered messages that end the game for 1, 2, 3, 4 players
data-village-note = bank and order inferred, exact place reconstructed
data-horses-few-note = one free horse each for 1 or 2 players
data-horses-many-note = one free horse each for 3 or 4 players
data-circus-trigger-space-note = centre of the row
data-circus-new-space-note = its colour receives the circus
data-shield-red-note = villages with this shield
data-market-space-3-note = found by playing (A14): a flatter row takes less from whoever comes second to a shield
data-market-space-5-note = found by playing (A14), as space 3
data-sell-beer-note = found by playing (A14): at 8 wine was always better
data-supply-beer-note = found by playing (A14)
data-denier-cards-worth-1-note = the bank never runs out in play
data-palace-copies-note = of each kind for each city
data-character-effect-merchant-bonus-note = Wood, Grain, Cheese, Wine Merchant
data-character-effect-lady-surcharge-en-note = English rules
data-character-effect-lady-surcharge-de-note = German rules
data-character-effect-patronus-price-note = Deniers for one wood
data-character-effect-blue-points-note = for each delivered message of the type
data-character-copies-per-player-note = one for each player
data-character-copies-single-note = always one
data-character-copies-others-note = of each other character for 1, 2, 3, 4 players
data-character-group-yellow-note = all cost 1
data-character-group-red-note = apprentice and helper are from the rulebook
data-character-jester-note = found by playing (A14): at 3 it stood in for the City Guard
data-character-city-guard-note = found by playing (A14): at 3 everybody hired it first, on the second turn
