game-name = Río de la Plata
game-about = Rebuild Buenos Aires over { box-years-long } years: send out workers, put up houses and great works, trade, ship goods to Spain, and hold the town when a rival leads natives or pirates against it.
game-time = 2 to 3 hours

## Questions

ask-placement = Place your workers: up to { box-placed } this year.
ask-ladder-payment = Do you pay for the space on the Walls with wood or with stone?
ask-draft = Put together your offer: what you give, what you want.
ask-answer = Do you take this offer?
ask-choose-site = Where do you put the finished building?
ask-choose-wall = Where do you build the wall? No enemy comes in across it.
ask-choose-road = Lay road from the plaza to a district’s number.
ask-effect = Use your workers, in any order you like.
ask-free-resource = Which resource does the Master merchant bring?
ask-sale = What do you sell?
ask-joint-group = Your worker shares a building with another defender’s. Form a group?
ask-staging = Where outside the town does the next enemy gather?
ask-cannon-bet = How many enemies do you aim at? The more, the higher the dice must roll.
ask-casualties = Which enemy falls to the cannons?
ask-recruiting = Bring recruits into the town.
ask-fight = Which group moves?
ask-group-size = How many enemies enter together?
ask-move = Where does the group go?
ask-sacrifice = Which group do you give up for one more step?
ask-stacking = Who commands the joined group?
ask-consent = Do you agree to the proposal?
ask-withdrawal = Take workers home from the town?
ask-rejected = { $seat } does not take your offer.
ask-rejected-why = { $seat }: No. { $why ->
        [gift] Nothing is given for nothing.
        [character] My characters are not for sale.
        [plenty] I have plenty of that.
        [more] That helps you far more.
       *[worth] It is not worth it to me.
    }
ask-accepted = { $seat } takes your offer: you give { $give } and get { $want }.
ask-placement-left = { $left ->
    [0] { $most ->
        [0] No worker is at home: those that are out wait to be used, or for their great work to be finished.
       *[other] You can place no more workers this year.
    }
   *[other] Place your workers: { $left } of { $most } left.
}
ask-choose-wall-left = { $left ->
        [1] Where do you build the wall? No enemy comes in across it. It is the last one.
       *[other] Where do you build the wall? No enemy comes in across it. { $left } left.
    }
ask-choose-road-left = { $left ->
        [1] Lay road from the plaza to a district’s number: the last piece.
       *[other] Lay road from the plaza to a district’s number: { $left } pieces left.
    }
ask-load-left = Load the ship: { $left } of { $most } left.
ask-effect-courted = { $count ->
        [one] Use your workers. You can end once the { $character } you courted is appointed.
       *[other] Use your workers. You can end once the { $count } characters you courted are appointed.
    }
ask-effect-fined = Use your workers. Fine due: { $characters }.
fined-short = { $character } ({ $lack } short)
fined-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ask-trade = Put together both sides, then send the offer.
ask-draft-to = Your offer to { $seat }: what you give, what you want.
ask-answer-to = { $seat } gives you { $give } for { $want }. Agreed?
ask-answer-counter = { $seat } would rather, as a last word, give you { $give } for { $want }. Agreed?
ask-choose-site-for = { $building }: where do you build it?
ask-staging-left = { $enemy ->
        [pirates] Where do the pirates gather outside the town? { $left } left to place.
       *[natives] Where do the natives gather outside the town? { $left } left to place.
    }
ask-recruiting-none = You cannot recruit anybody else.
ask-recruiting-left = { $left ->
        [0] Recruit more workers for coins? Enemies: { $enemies }.
       *[other] Bring recruits into the town: { $left } free. Enemies: { $enemies }.
    }
ask-fight-enemy = { $enemy ->
        [pirates] You lead the pirates (left: { $enemies }): which group moves?
       *[natives] You lead the natives (left: { $enemies }): which group moves?
    }
ask-fight-own = Which of your groups moves? Enemies left: { $enemies }.
ask-move-from = { $steps ->
        [0] The { $group } on { $cell } has no step left: does it stop, or is another given up for one more?
        [one] Where does the { $group } on { $cell } go? { $steps } step left.
       *[other] Where does the { $group } on { $cell } go? { $steps } steps left.
    }
group-of-1 = single
group-of-2 = pair
group-of-3 = trio
ask-consent-to = { $seat } asks about { $cell }: { $proposal }. Do you agree?
unknown-cannons = The cannons’ dice are rolled
unknown-attack = Two dice decide whether enemies attack (pirates { $pirates }%, else natives { $natives }%)

## Choices

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-place = Plot { $cell }
brief-expropriate = { $cell }
brief-contribute = { $ladder }, space { $space }
brief-staff = { $column }, place { $slot }
brief-send = { $area }
brief-apply = { $character }
brief-stage = { $edge }
brief-wall = { $edge }
brief-road = { $line }
brief-enter = { $edge }
brief-select = { $cell }
brief-march = { $cell }
brief-bonus-step = One more step
brief-give-up = Give up { $cell }
brief-withdraw = From { $cell }
brief-buy = { $resource }
brief-build = { $building } { $cell }
brief-acquire-fined = Fine: { $character }
brief-produce = { $column }, place { $slot }
brief-craft = { $resource }
brief-load = { $resource }
brief-sell = { $resource }
brief-recruit = { $cell }
many-buy = Buy
many-place = Into the town
many-expropriate = Take over
many-contribute = Help to build
many-staff = Mine and forest
many-send = Elsewhere
many-apply = Characters
many-produce = Produce
many-build = Build
many-activate = Use a building
many-stage = Gather outside
many-enter = Come in
many-select = In the town
many-march = March to
many-craft = Craft from
many-load = Load
many-sell = Sell
many-recruit = Recruit
gather-place = { many-place }
gather-expropriate = { many-expropriate }
gather-contribute = { many-contribute }
gather-staff = { many-staff }
gather-send = { many-send }
gather-apply = { many-apply }
gather-activate = { many-activate }

action-place = Worker to { $cell }
action-place-named = Worker to { $cell }: { $building }
action-place-help = Workers on a plot may build there once all have placed. A hut: { price-hut }. A house, on your own hut: { price-house }.
action-expropriate = Take over { $cell }
action-contribute = Help to build: { $ladder }, space { $space }
action-pay-with = Pay with { $resource }
action-staff = Workers to the { $column }, place { $slot }
action-send = Send a worker: { $area }
action-apply = Court the { $character }
action-pay-departure = Pay { coins-fee }: the ship sails this year
action-end-placement = End placement
action-buy = Buy 1 { $resource }
action-trade =
    { $player ->
        [0] Trade with seat 1
        [1] Trade with seat 2
        [2] Trade with seat 3
        [3] Trade with seat 4
        [4] Trade with seat 5
       *[other] Trade with { $player }
    }
action-give = Give: { $item }
action-want = Ask for: { $item }
action-send-offer = Make the offer
action-drop-offer = Drop the offer
action-accept = Accept
action-reject = Reject
action-counter = Ask for more
action-site = Put it on { $cell }
action-wall = Wall off { $edge }
action-road = Lay a road: { $line }
action-income = { $character }: take this year’s gift
action-take = Take { $resource }
action-produce = Produce: { $column }, place { $slot }
action-farm = Earn a coin with { box-farmers } workers
action-craft = Craft a precious good from { $resource }
action-load = Load { $resource }
action-load-help = { ship-pays }
ship-pays = When the ship is back it pays { coins-ship-basic } and { points-ship-basic } for a wood or stone, { coins-ship-precious } and { points-ship-precious } for a precious good, { coins-ship-triplet } and { points-ship-triplet } for one of all three together.
action-build = Build the { $building } on { $cell }
action-activate = Use the building on { $cell }
action-activate-named = Use the { $building } on { $cell }
action-sell = Sell { $resource }
action-acquire = Appoint the { $character }
action-acquire-fined = Pay the fine for the { $character }
action-recall = Take a worker home from { $cell }
action-recall-slot = Take workers home: { $column }, place { $slot }
action-recall-area = Take a worker home: { $area }
action-end-effects = End my use of workers
action-first-commands = Together, I command
action-second-commands = Together, the other commands
action-stay-apart = Stay apart
action-agree = Agree
action-refuse = Refuse
action-stage = Enemy outside { $edge }
action-bet = { $enemies ->
        [0] Hold fire
        [1] Aim at 1 enemy
       *[other] Aim at { $enemies } enemies
    }
action-shoot = Shoot outside { $edge }
action-recruit = Recruit on { $cell }
action-recruit-named = Recruit on { $cell }: { $building }
action-end-recruiting = End recruiting
action-enter = Enter at { $edge }
action-size = { $discs ->
        [1] One alone
        [2] Two together
       *[other] Three together
    }
action-select = The group on { $cell }
action-march = To { $cell }
action-bonus-step = Give up a group for one more step
action-give-up = Give up the group on { $cell }
action-halt = Stop here
action-arriving-on-top = The arriving workers command
action-standing-on-top = The standing workers command
action-end-turn = End my turn in the fight
hold-end-turn = Hold until there is a battle
action-withdraw = Worker home from { $cell }
action-end-aftermath = Leave the rest there
warn-apply = { $character }: you will be short of { $lack }, counting what great works, ship and fields bring before you use your workers. If nothing else brings it by then, you pay a fine instead: { coins-fine } and { points-fine }; with fewer coins all of them and your whole stock.
warn-place = For the { $building } here you will be short of { $lack }, counting what your other workers bring and use this year. The worker waits until you have it.
warn-place-goods = You will have nothing to sell here this year ({ $building }), counting what your other workers bring and use. The worker waits until you have something.
warn-crafts = You will have neither wood nor stone for it this year, counting what your other workers bring and use. The worker waits until you do.
warn-place-alone = No other worker is left to build here beside this one. For the { $building }, alone, you will be short of { $lack }, counting what your other workers bring and use this year. The worker waits until you have it.
warn-fields = It takes { box-farmers } workers here to earn a coin, and you have too few left to place: this one brings nothing this year.
warn-end-placement = Not all your workers in the fields earn this year: it takes { box-farmers } for a coin.
warn-departure = The ship would not be back before the game ends: whatever is aboard would be lost.
tell-fined = You are short of { $lack }, so you pay a fine and do not get the { $character }. With less than { coins-fine } it takes all your coins and your whole stock.
tell-recruit-theirs = This is { $seat }’s { $building }: with the General your recruits start in any building. It stays { $seat }’s; the points your workers win there are yours.
tell-recruit-anywhere = With the General your recruits start in any building.
tell-recruit-barracks = Barracks take the recruits of every defending player.
tell-now-and-count = Now { $now ->
        [one] { $now } point
       *[other] { $now } points
    }; at the end { $less ->
        [one] { $less } point
       *[other] { $less } points
    } fewer, from houses, characters or money
tell-ship = { $back ->
        [0] Room left: { $left }. A ship that leaves now is not back before the game ends: its cargo is lost.
       *[other] Room left: { $left }. It sails when it is full, or for { coins-fee }. If it sails this year it is back in { $back }.
    }

## Why a cell cannot be chosen

why-no-worker = You have no worker left to place this year.
why-reach = In the town, workers go to the start zone, beside your own huts and houses, or on your own hut.
why-owned = Somebody else’s hut stands here.
why-full = No more of your workers fit on this cell.
why-taken = Others stand here. To drive out a player’s workers takes twice as many of yours, and more than two cannot be driven out.
why-house = To use this building you need a house of your own beside it.
why-used = All the workers who can use this building this year are there.
why-nothing = There is nothing for a worker to do here.
why-use = Only cells where your workers stand can be used now.
why-new = Something was built here this year: until next year nothing more can be done.
why-build = Nothing can be built here now: goods, workers or room for it are lacking.
why-worked = This building has been used as often as it can be this year.
why-price = You lack what using this building costs.
why-group = First choose a group that has not moved yet; then the cells it can go to light up.
why-step = A group goes step by step: choose a lit cell beside it.
why-closed = No enemy ever enters this building. Walk around it.
why-group-there = Another group stands here: this one can neither join it nor walk on past it.

## Names

-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
-wood = { $n } wood
-stone = { $n } stone
-precious = { $n ->
        [one] { $n } precious good
       *[other] { $n } precious goods
    }
-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
side-N = north
side-S = south
side-W = west
side-E = east
proposal-joint-asker-commands = one group, commanded by the one who asks
proposal-joint-asked-commands = one group, commanded by the one who is asked
proposal-merge-arriving-commands = join the groups, the arriving workers in command
proposal-merge-standing-commands = join the groups, the standing workers in command
proposal-recruit-commands = a recruit joins the group and commands it
proposal-recruit-obeys = a recruit joins the group under its commander
proposal-give-up = give this group up for one more step
why-gift = nothing was offered in return
why-character = such characters are not for sale
why-plenty = there is plenty of that already
why-more = it would help the other far more
why-worth = it is not worth it
resource-wood = wood
resource-stone = stone
resource-precious = a precious good
column-mine = Mine
column-forest = Forest
area-agriculture = Fields
area-agriculture-short = Fields
area-crafts = Crafts
area-dock = Dock
area-turn-order = Turn order
ladder-fort = Fort
ladder-fort-help = Each space: { price-fort }. Points come when the last space is filled. Whoever fills the last one scores { points-fort-finish } extra. Once built, its cannons fire before each fight.
ladder-port = Port
ladder-port-help = Each space: { price-port }. Points come when the last space is filled. Whoever fills the last one scores { points-port-finish } extra. Once built, the ship can be used.
ladder-palace = Palace
ladder-palace-help = Each space: { price-palace }. Points come when the last space is filled. Stands beside the plaza; each house of its district gains { points-palace-district }.
ladder-cathedral = Cathedral
ladder-cathedral-help = Each space: { price-cathedral }. Points come when the last space is filled. Stands beside the plaza; each house of its district gains { points-cathedral-district }, and using a church scores { points-church-cathedral }.
ladder-walls = Walls
ladder-walls-help = Each space: { price-walls }. Points come when the last space is filled. Whoever fills the last one builds walls: { box-walls-pieces }. Can be filled again and again.
ladder-roads = Roads
ladder-roads-help = Each space: { price-roads }. Points come when the last space is filled. Whoever fills the last one lays pieces of road: { box-roads-pieces }. Can be filled again and again.
building-hut = hut
building-hut-help = { price-hut }. Opens the cells around it to its owner.
building-house = house
building-house-help = On a hut of your own: { price-house }. Its owner may use the buildings beside it, and it scores at the end.
production-takes = Each production building (stonecutter, carpenter, market, company) after the first in a district takes { points-production } off every house there.
building-stonecutter = stonecutter
building-stonecutter-short = stonecutter
building-stonecutter-help = { price-stonecutter }. When used: { box-workshop-pays } stone becomes { box-workshop-gives }. { production-takes }
building-carpenter = carpenter
building-carpenter-help = { price-carpenter }. When used: { box-workshop-pays } wood becomes { box-workshop-gives }. { production-takes }
building-market = market
building-market-help = { price-market }. When used: sells a wood or a stone for { coins-market-basic }, a precious good for { coins-market-precious }. { production-takes }
building-company = company
building-company-help = On a market: { price-company }. When used: sells a wood or a stone for { coins-company-basic }, a precious good for { coins-company-precious }. { production-takes }
building-place = square
building-place-help = { price-place }; at least { box-place-neighbours } buildings or walls around it. { points-place-built }. Enemies cannot destroy it.
building-monument = monument
building-monument-help = On a square: { price-monument }. { points-monument-built }. One per district.
building-garden = garden
building-garden-help = On a square: { price-garden }. { points-garden-built }. One per district.
building-barracks = barracks
building-barracks-help = { price-barracks }. { points-barracks-built }. One per district. Defending workers in its district have dominance: in a battle of equals one of them survives.
building-church = church
building-church-help = { price-church }. { points-church-built }. One per district. When used: { coins-church } for { points-church }.
building-fort = Fort
building-fort-help = { ladder-fort-help }
building-port = Port
building-port-help = { ladder-port-help }
building-palace = Palace
building-palace-help = { ladder-palace-help }
building-cathedral = Cathedral
building-cathedral-help = { ladder-cathedral-help }
character-cannoneer = Cannoneer
character-cannoneer-help = Fires the Fort’s cannons when you defend, adding { box-cannon-roll } to the dice; { points-cannon } for each enemy hit. { points-cannoneer-end } at the end.
character-general = General
character-general-help = When you defend: { box-general-discs } extra free recruit, your recruits may start in any building, and an extra { points-general } for each enemy destroyed in battle. { points-general-end } at the end.
character-road-builder = Road builder
character-road-builder-short = Road builder
character-road-builder-help = A free piece of road each year. { points-road-builder-each } at the end for each connected district.
character-defender = Defender
character-defender-help = A free wall each year. { points-defender-each } at the end for each district whose outer side is closed.
character-master-stonecutter = Master stonecutter
character-master-stonecutter-short = Stonecutter
character-master-stonecutter-help = A stone each year. { points-master-stonecutter-end } at the end.
character-master-carpenter = Master carpenter
character-master-carpenter-short = Carpenter
character-master-carpenter-help = A wood each year. { points-master-carpenter-end } at the end.
character-master-artisan = Master artisan
character-master-artisan-short = Artisan
character-master-artisan-help = A precious good each year. { points-master-artisan-end } at the end.
character-master-merchant = Master merchant
character-master-merchant-short = Merchant
character-master-merchant-help = A resource of any kind each year. { points-master-merchant-end } at the end.
character-shipowner = Shipowner
character-shipowner-help = { coins-owner-fee } of every paid departure, { points-shipowner-each } for each expedition that comes back.
character-bishop = Bishop
character-bishop-help = { points-bishop-each } at the end for each church and for the Cathedral.
character-architect = Architect
character-architect-help = { points-architect-each } at the end for each of Port, Fort, Cathedral and Palace that stands.
character-governor = Governor
character-governor-help = { points-governor-end } at the end, and { points-governor-each } for each district with { box-governor-kinds } of the five kinds of noble building.
item-coin = coin
item-wood = wood
item-stone = stone
item-precious = precious good
item-cannoneer = Cannoneer
item-general = General
item-road-builder = Road builder
item-defender = Defender
item-master-stonecutter = Master stonecutter
item-master-carpenter = Master carpenter
item-master-artisan = Master artisan
item-master-merchant = Master merchant
item-shipowner = Shipowner
item-bishop = Bishop
item-architect = Architect
item-governor = Governor
enemy-natives = natives
enemy-pirates = pirates
source-ladders = great works
source-buildings = buildings
source-churches = churches
source-expeditions = expeditions
source-raids = raids
source-defence = the defence of the town
source-fines = fines
phase-placement = placement
phase-ladders = construction
phase-effects = use of workers
phase-recruitment = recruiting
phase-combat = fight
phase-year-end = end of the year
phase-end = end of the game

## What happens

event-year-began = The year { $year } begins.
event-turn-began = { $seat }: { $phase }.
event-placed = { $seat } places a worker on { $cell }.
event-expropriated =
    { $discs ->
        [1] { $seat } takes over { $cell } with { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }, one of whom goes home at once: a worker of { $player } goes home.
       *[other] { $seat } takes over { $cell } with { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }, one of whom goes home at once: { $discs } workers of { $player } go home.
    }
event-contributed = { $seat } takes space { $space } of the { $ladder }.
event-staffed = { $discs ->
        [1] { $seat } sends a worker to the { $column }.
       *[other] { $seat } sends { $discs } workers to the { $column }.
    }
event-sent = { $seat } sends a worker: { $area }.
event-applied = { $seat } courts the { $character }.
event-departure-paid = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for the ship to leave.
event-fee-received = The Shipowner brings { $seat } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-paid = { $seat } pays{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone } stone
    }{ $precious ->
        [0] {""}
       *[other] { $wood ->
            [0] { $stone ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $precious ->
            [one] { $precious } precious good
           *[other] { $precious } precious goods
        }
    }.
event-bought = { $seat } buys { $resource } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-offered = { $seat } makes { $player } an offer.
event-offered-what = { $seat } offers { $player }: { $give } for { $want }.
event-offer-dropped = { $seat } drops an offer to { $player }.
event-offer-accepted = { $seat } accepts { $player }’s offer.
event-offer-accepted-what = { $seat } accepts: gives { $player } { $want } and gets { $give }.
event-offer-rejected = { $seat } rejects { $player }’s offer.
event-countered = { $seat } would rather have more than { $player } offers.
event-handed = { $seat } hands { $player }: { $item }.
event-ladder-filled = { $seat } fills the last space of the { $ladder }.
event-ladder-paid = Finished: { $ladder }. { $seat } takes { $discs ->
        [1] a worker
       *[other] { $discs } workers
    } home.
event-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
event-raised = { $seat } puts the { $building } on { $cell }.
event-removed = { $seat } has the { $building } on { $cell } torn down.
event-wall-built = { $seat } builds a wall: { $edge }.
event-road-built = { $seat } lays a road: { $line }.
event-district-joined = District { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    } is connected to the plaza.
event-ship-returned = The ship is back from Spain ({ $year }).
event-expedition-paid = For the cargo { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-ship-left = The ship sails for Spain; back in { $year }.
event-received = { $seat } receives { $resource } from the { $character }.
event-produced = { $seat } gets { $resource } ({ $column }).
event-farmed = { $seat } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in the fields.
event-crafted = { $seat } turns { $resource } into a precious good.
event-loaded = { $seat } loads { $resource }.
event-built = { $seat } builds a { $building } on { $cell }.
event-worked = { $seat } turns { box-workshop-pays } { $resource } into { $amount } ({ $building }, { $cell }).
event-sold = { $seat } sells { $resource } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } ({ $building }, { $cell }).
event-prayed = { $seat } gives to the church on { $cell }.
event-acquired = { $seat } appoints the { $character } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-fined = { $coins ->
        [0] { $seat } cannot pay for the { $character } and is fined.
        [one] { $seat } cannot pay for the { $character }: a fine of { $coins } coin.
       *[other] { $seat } cannot pay for the { $character }: a fine of { $coins } coins.
    }
event-went-home =
    { $discs ->
        [1] { $seat }’s worker goes home from { $cell }.
       *[other] { $seat }’s { $discs } workers go home from { $cell }.
    }
event-recalled =
    { $discs ->
        [1] { $seat }’s worker goes home.
       *[other] { $seat }’s { $discs } workers go home.
    }
event-war-rolled = The attack dice: { $first } and { $second }.
event-attack = { $seat } leads the { $enemy } against the town: { $enemies } strong.
event-mustered = Their number: for the defending players { $players }, for { $kind } { $workers }, extra { $extra }.
event-no-way-in = The { $enemy } find no way into the town; { $seat } would have led them.
event-staged = An enemy gathers outside { $edge }.
event-betted = { $enemies ->
        [0] { $seat } does not fire the cannons.
        [1] { $seat } aims the cannons at 1 enemy.
       *[other] { $seat } aims the cannons at { $enemies } enemies.
    }
event-cannons-rolled = { $hits ->
        [0] The cannons miss
        [1] The cannons hit 1 enemy
       *[other] The cannons hit { $hits } enemies
    }: { $first } and { $second } on the dice, { $needed } needed.
event-shot = { $seat } shoots an enemy outside { $edge }.
event-recruited = { $coins ->
        [0] { $seat } recruits on { $cell }{ $quarters }.
        [one] { $seat } recruits on { $cell } for { $coins } coin{ $quarters }.
       *[other] { $seat } recruits on { $cell } for { $coins } coins{ $quarters }.
    }
event-round-began = Round { $round } of the fight.
event-entered = { $discs ->
        [1] A single enemy enters at { $edge }.
        [2] A pair of enemies enters at { $edge }.
       *[other] A trio of enemies enters at { $edge }.
    }
event-marched = { $discs ->
        [1] { $seat } moves a single from { $start } to { $cell }.
        [2] { $seat } moves a pair from { $start } to { $cell }.
       *[other] { $seat } moves a trio from { $start } to { $cell }.
    }
event-marched-way = { $discs ->
        [1] { $seat } moves a single from { $cell-from } to { $cell }.
        [2] { $seat } moves a pair from { $cell-from } to { $cell }.
       *[other] { $seat } moves a trio from { $cell-from } to { $cell }.
    }
event-clashed = Battle on { $cell }: { $enemies ->
        [1] 1 enemy
       *[other] { $enemies } enemies
    } against { $discs ->
        [1] 1 defender
       *[other] { $discs } defenders
    }.
event-battle = Fallen on { $cell }: { $enemies ->
        [0] no enemy
        [1] 1 enemy
       *[other] { $enemies } enemies
    }, { $discs ->
        [0] no defender
        [1] 1 defender
       *[other] { $discs } defenders
    }.
event-lost = { $discs ->
        [1] { $seat } loses a worker on { $cell }.
       *[other] { $seat } loses { $discs } workers on { $cell }.
    }
event-razed = The { $building } on { $cell } is destroyed, and one enemy is lost with it.
event-merged = { $seat } joins groups on { $cell }: { $discs } together.
event-gave-up = { $discs ->
        [1] { $seat } gives up one on { $cell } for one more step.
       *[other] { $seat } gives up { $discs } on { $cell } for one more step.
    }
event-proposed = { $seat } asks { $player } about { $cell }: { $proposal }?
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses.
event-fight-ended = { $enemies ->
        [0] The fight is over; no enemy is left.
        [1] The fight is over; the last enemy withdraws.
       *[other] The fight is over; { $enemies } enemies withdraw.
    }
event-withdrew = { $seat } takes a worker home from { $cell }.
event-marker-moved = Threat of the { $enemy }: { $start } → { $value }.
event-order-changed = { $seat } is { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } next year.
# The same told to the one it is about.
own-fee-received = The Shipowner brings you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
own-ladder-paid = Finished: { $ladder }. You take { $discs ->
        [1] a worker
       *[other] { $discs } workers
    } home.
own-expedition-paid = For the cargo you get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
own-went-home = { $discs ->
        [1] Your worker goes home from { $cell }.
       *[other] Your { $discs } workers go home from { $cell }.
    }
own-recalled = { $discs ->
        [1] Your worker goes home.
       *[other] Your { $discs } workers go home.
    }
own-no-way-in = The { $enemy } find no way into the town; you would have led them.
own-order-changed = You are { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } next year.
# The same told to the one it is done to.
event-offered-you = { $seat } makes you an offer.
event-offered-what-you = { $seat } offers you: { $give } for { $want }.
event-offer-dropped-you = { $seat } drops an offer to you.
event-offer-accepted-you = { $seat } accepts your offer.
event-offer-accepted-what-you = { $seat } accepts your offer: you give { $give } and get { $want }.
event-offer-rejected-you = { $seat } rejects your offer.
event-countered-you = { $seat } would rather have more than you offer.
event-handed-you = { $seat } hands you: { $item }.
event-proposed-you = { $seat } asks you about { $cell }: { $proposal }?
event-expropriated-you =
    { $discs ->
        [1] { $seat } takes over { $cell } with { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }, one of whom goes home at once: your worker goes home.
       *[other] { $seat } takes over { $cell } with { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }, one of whom goes home at once: your { $discs } workers go home.
    }
event-game-ended = The last year is over.
news-war-rolled = The dice show { $first } and { $second }: nobody attacks.
news-turn-began = { $seat } begins.
news-own-turn-began = You begin.

## Scoring

# An event that changes points, in three words.
terse-built = { $building }, { $cell }
terse-raised = { $building }, { $cell }
terse-removed = { $building } torn down
terse-razed = { $building } destroyed, { $cell }
terse-ladder-paid = Finished: { $ladder }
terse-prayed = Church, { $cell }
terse-acquired = { $character }
terse-fined = Fine: { $character }
terse-battle = Battle, { $cell }
terse-lost = Workers lost, { $cell }
terse-expedition-paid = Cargo from Spain
terse-departure-paid = The ship’s departure
terse-fee-received = Shipowner
terse-farmed = Fields
terse-sold = Sells { $resource }
terse-bought = Buys { $resource }
terse-recruited = Recruits, { $cell }
terse-road-built = Road
terse-wall-built = Wall

# A step without points, in a few words, done so many times: what else it brought and cost is shown beside them.
step-placed = { $times ->
    [1] worker on { $cell }
   *[other] { $times } workers on { $cell }
}
step-staffed = { $discs ->
    [1] { $times ->
        [1] worker to the { $column }
       *[other] { $times } workers to the { $column }
    }
   *[other] { $discs } workers to the { $column }
}
step-sent = { $area }: { $times ->
    [1] a worker
   *[other] { $times } workers
}
step-applied = courts the { $character }
step-contributed = { $ladder }, space { $space }
step-bought = buys { $resource }
step-loaded = loads { $resource }

score-ladders = Great works
score-ladders-help = Spaces on finished great works, and finishing Fort or Port.
score-buildings = Buildings
score-buildings-help = Squares, monuments, gardens, barracks and churches you built.
score-churches = Churches
score-churches-help = Gifts to churches.
score-expeditions = Expeditions
score-expeditions-help = Cargo sold in Spain, and the Shipowner’s share.
score-raids = Raids
score-raids-help = Buildings destroyed while you led the enemies.
score-defence = The defence of the town
score-defence-help = Enemies you destroyed and workers you lost defending the town.
score-fines = Fines
score-fines-help = Lost for characters you courted but could not pay.
score-money = Money
score-money-help = { -points(n: 1) } for every { coins-a-point }.
score-character-cannoneer = Cannoneer
score-character-cannoneer-help = { character-cannoneer-help }
score-character-general = General
score-character-general-help = { character-general-help }
score-character-road-builder = Road builder
score-character-road-builder-help = { character-road-builder-help }
score-character-defender = Defender
score-character-defender-help = { character-defender-help }
score-character-master-stonecutter = Master stonecutter
score-character-master-stonecutter-help = { character-master-stonecutter-help }
score-character-master-carpenter = Master carpenter
score-character-master-carpenter-help = { character-master-carpenter-help }
score-character-master-artisan = Master artisan
score-character-master-artisan-help = { character-master-artisan-help }
score-character-master-merchant = Master merchant
score-character-master-merchant-help = { character-master-merchant-help }
score-character-shipowner = Shipowner
score-character-shipowner-help = { character-shipowner-help }
score-character-bishop = Bishop
score-character-bishop-help = { character-bishop-help }
score-character-architect = Architect
score-character-architect-help = { character-architect-help }
score-character-governor = Governor
score-character-governor-help = { character-governor-help }
score-district-1 = Houses in district I
score-district-1-help = Each house counts { points-house }; gardens, monuments, churches, barracks, Palace, Cathedral and a road to the plaza add to it, production buildings after the first take away.
score-district-2 = Houses in district II
score-district-2-help = { score-district-1-help }
score-district-3 = Houses in district III
score-district-3-help = { score-district-1-help }
score-district-4 = Houses in district IV
score-district-4-help = { score-district-1-help }
score-district-5 = Houses in district V
score-district-5-help = { score-district-1-help }
score-district-6 = Houses in district VI
score-district-6-help = { score-district-1-help }
score-district-7 = Houses in district VII
score-district-7-help = { score-district-1-help }
score-district-8 = Houses in district VIII
score-district-8-help = { score-district-1-help }

analysis-houses = Houses
analysis-huts = Huts
analysis-characters = Characters
analysis-courted = Characters courted
analysis-workers-home = Workers at home
analysis-workers-town = Workers in the town
analysis-workers-works = Workers on great works
analysis-workers-mine = Workers in the Mine
analysis-workers-forest = Workers in the Forest
analysis-workers-agriculture = Workers in the Fields
analysis-workers-crafts = Workers at Crafts
analysis-workers-dock = Workers at the Dock
analysis-workers-turn-order = Workers for turn order

## Modes and options

mode-standard = { box-years-long } years
mode-short = Short game: { box-years-short } years
option-years = Length
option-years-help = How many years are played.
option-years-20 = { box-years-long } years, to { box-last-long }
option-years-15 = { box-years-short } years, to { box-last-short }
option-bonus-adjust = Milder attacks
option-bonus-adjust-help = Whether fewer extra enemies come with more players: { box-adjust-four } less with four, { box-adjust-five } less with five.
option-bonus-adjust-off = no
option-bonus-adjust-on = yes
option-count-workers = Workers that draw enemies
option-count-workers-help = Which workers are counted for the number of enemies.
option-count-workers-city = defenders’ workers in the town
option-count-workers-whole-board = everybody’s workers on the whole board
option-attacker-rule = Who attacks
option-attacker-rule-help = Among players who have not attacked yet, who leads the enemies.
option-attacker-rule-last-in-order = the last in turn order
option-attacker-rule-lowest-points = the one with the fewest points
option-enemy-cap = Most enemies
option-enemy-cap-help = Whether the pieces in the box limit an attack.
option-enemy-cap-none = no limit
option-enemy-cap-18 = { box-enemy-cap } enemies
option-free-recall = Taking workers back
option-free-recall-help = Whether idle workers may go home without being used.
option-free-recall-off = no
option-free-recall-on = yes
option-idle-blocks = Idle workers block
option-idle-blocks-help = Whether unused workers keep their place in mine, forest, fields and crafts.
option-idle-blocks-on = yes
option-idle-blocks-off = no
option-pool-variant = Number of tiles
option-pool-variant-help = Which edition’s supply of tiles is used: for churches and barracks, and for markets and companies.
option-pool-variant-french = French: { box-churches-french } and { box-markets-french }
option-pool-variant-hungarian = Hungarian: { box-churches-hungarian } and { box-markets-hungarian }
option-roads-contiguous = Connected roads
option-roads-contiguous-help = Whether a new road must touch the plaza or another road.
option-roads-contiguous-off = no
option-roads-contiguous-on = yes
option-points-floor = Points below zero
option-points-floor-help = Whether a fine can take the points below zero.
option-points-floor-zero = never below zero
option-points-floor-none = possible
option-fort-port-destructible = Fort and Port can fall
option-fort-port-destructible-help = Whether enemies can enter and destroy Fort and Port (for no points).
option-fort-port-destructible-off = no
option-fort-port-destructible-on = yes
option-fort-port-destructible-port = the Port alone
option-revert-to-place = Squares remain
option-revert-to-place-help = Whether a destroyed monument or garden leaves its square.
option-revert-to-place-off = no
option-revert-to-place-on = yes
option-own-razing-scores = Destroying one’s own
option-own-razing-scores-help = Whether the attacker scores for destroying huts and houses of their own.
option-own-razing-scores-on = yes
option-own-razing-scores-off = no
option-shipowner-points = Shipowner’s points
option-shipowner-points-help = When the Shipowner scores for expeditions.
option-shipowner-points-on-return = at each return while you hold him
option-shipowner-points-endgame-all = at the end, for all expeditions
option-trade = Free trade
option-trade-help = Whether players may trade with each other.
option-trade-on = yes
option-trade-off = no
option-max-offers = Offers a turn
option-max-offers-help = How many offers a player may begin in one turn.
option-max-offers-3 = 3
option-max-offers-1 = 1
option-max-offers-2 = 2
option-max-offers-5 = 5
option-public-offers = Offers in the open
option-public-offers-help = Whether everybody sees what is offered, or only the two concerned.
option-public-offers-on = yes
option-public-offers-off = no
option-general-placement = The General’s recruits
option-general-placement-help = Which of the General’s recruits may start in any building.
option-general-placement-all = all of them
option-general-placement-extra-only = only the extra one
option-return-loading = Loading in the year of return
option-return-loading-help = Whether a ship that comes back can be loaded again in the same year. It leaves in the next year at the earliest.
option-return-loading-on = yes
option-return-loading-off = no
option-survivors = Survivors of a fight
option-survivors-help = Whether defenders stay on any cell where they are of use, or only where their owner could place a worker.
option-survivors-stay = stay where they are of use
option-survivors-in-reach = only within reach of their owner
option-ring-removal = Full ring around the plaza
option-ring-removal-help = What Palace or Cathedral may take the place of when every cell around the plaza is built on.
option-ring-removal-minor = a minor building
option-ring-removal-any = any, the other of the two as well
option-roads-without-pieces = Walls and roads without pieces
option-roads-without-pieces-help = Whether these great works can still be begun, for their points, when no piece can be laid.
option-roads-without-pieces-allowed = yes
option-roads-without-pieces-closed = no

## The table in words

show-year = { $year } (to { $last }): { $phase }
show-enemies = Threat: natives { $natives }, pirates { $pirates }
show-order = Turn order: { $order }
show-player = Seat { $seat }: { $points ->
        [one] { $points } point that counts for characters now
       *[other] { $points } points that count for characters now
    } ({ $total } if the game ended now), { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $wood } wood, { $stone } stone, { $precious ->
        [one] { $precious } precious good
       *[other] { $precious } precious goods
    }, { $supply ->
        [one] { $supply } worker at home
       *[other] { $supply } workers at home
    }
show-ladder = { $ladder }: spaces taken { $taken } of { $spaces }{ $seats }; free: { $free }
show-ladder-built = { $ladder }: built
show-building = { $cell }: { $building }
show-dwelling = { $cell }: { $building } of seat { $seat }
show-discs = { $cell }: { $discs ->
        [one] { $discs } worker
       *[other] { $discs } workers
    } of seat { $seat }
show-walls = Walls: { $edges }
show-roads = Roads: { $lines }
show-ship-absent = There is no port yet.
show-ship-docked = The ship is in port.
show-ship-away = The ship is at sea until { $year }.
show-fight = Fight: seat { $seat } leads the { $enemy }; enemies left: { $enemies }; round { $round }
show-staged = Outside { $edge }: { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    }
show-enemy-group = { $cell }: { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    }
show-group = { $cell }: workers of seats, the commander first: { $seats }
show-space = { $space } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
show-column = { $column }: { $discs ->
        [0] all places are taken
        [one] place { $slot } is next, { $discs } worker for one resource
       *[other] place { $slot } is next, { $discs } workers for one resource
    }
show-staffed = { $column }, place { $slot }: seat { $seat }
show-area = { $area }: { $discs }
show-share = seat { $seat } × { $discs }
show-free-characters = Characters to be had: { $characters }
show-character = { $character } ({ $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, needs { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
})
show-courted = { $character }: courted by seat { $seat }
show-district = District { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    }: a house counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $connected ->
        [1] , connected to the plaza
       *[other] {""}
    }
show-cargo = On board: { $cargo } of { $room } ({ $owners })
show-departure = The departure is paid for.
show-offer = Seat { $seat } offers seat { $player }: { $give }. In return: { $want }.

## The board on screen

board-coins = Coins
board-wood = Wood
board-stone = Stone
board-precious = Precious goods
board-wood-help = Building material. Comes from the forest, or is bought.
board-stone-help = Building material. Comes from the mine, or is bought.
board-precious-help = Made in crafts from wood or stone. For the finest buildings, and dear in Spain.
amount-coin = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
amount-wood = { $amount } wood
amount-stone = { $amount } stone
amount-precious =
    { $amount ->
        [one] { $amount } precious good
       *[other] { $amount } precious goods
    }
board-characters = Characters
board-character = Costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, needs { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
}
board-key-coins = coins
board-key-points = points
board-key-short = red: too few
board-lacks = You are short of { $lack }
board-track = Points that count for characters now
board-total = if the game ended now
board-track-help = There are two kinds of points. These are scored already, and characters ask for them. The large number is what the score would be if the game ended now: it adds what only the end brings, for houses, characters and money.
board-needs = Of the points that count for characters now you have { $have } of { $needs }; houses, characters and money count only at the end
board-lacks-points = { $points ->
    [one] 1 point that counts for characters now
   *[other] { $points } points that count for characters now
}
board-chance = { $enemy }: threat { $value }, attack this year { $percent }%
board-chance-short = { $enemy } { $percent }%
board-held = Held by { $seat }
board-next-year = Works from next year on
board-used = This year’s gift is taken
board-enemies = Enemies
board-enemies-help = At the end of each year two dice are rolled. If the total does not exceed a marker, those enemies attack, with as many extra as the small number says. One throw serves both; where it would bring both, the pirates come. After a fight the marker goes back.
board-enemy-space = { $bonus ->
        [one] Threat { $value }: { $bonus } extra enemy
       *[other] Threat { $value }: { $bonus } extra enemies
    }
board-buildings = Buildings
board-tiles-left = { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
board-pieces = Walls and roads left: { $pieces }
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-discs = { $discs ->
        [one] 1 worker
       *[other] { $discs } workers
    }
board-free = free
board-or = or
board-built = built
board-finish = { $points ->
        [one] { $points } extra point for whoever fills the last space
       *[other] { $points } extra points for whoever fills the last space
    }
board-supply = { $discs ->
        [one] { $discs } worker at home
       *[other] { $discs } workers at home
    }
board-bid = { $discs } bid for the turn order
board-attacked = has led an attack
board-dwellings = { $tiles ->
        [one] { $tiles } dwelling tile left
       *[other] { $tiles } dwelling tiles left
    }
board-bought = { $count ->
        [0] Nothing bought this year: the first resource costs 1 coin, each further one a coin more
        [one] { $count } resource bought this year: each further one costs a coin more
       *[other] { $count } resources bought this year: each further one costs a coin more
    }
board-aboard = Aboard
board-year = Year { $year }, the last is { $last }
board-cargo = Resources aboard: { $cubes } of { $room }
board-away = back in { $year }
board-no-ship = no port yet
board-docked = in port
board-paid = departure paid
board-voyages = { $voyages ->
        [one] { $voyages } voyage completed
       *[other] { $voyages } voyages completed
    }
board-district = District { $district }: a house is worth { $points }
board-connected = A road leads to the plaza
board-walled = Its outer side is closed
board-houses = Houses: { $houses }
board-new = Built this year
board-waits = A worker waits here to make it a house: { price-house }
board-attack =
    { $enemy ->
        [pirates] The pirates attack
       *[natives] The natives attack
    }
board-fight-over = The fight is over
board-led-by = led by { $seat }
board-enemies-left = { $count ->
        [one] enemy left
       *[other] enemies left
    }
board-came = Enemies that came
board-defends = Who defends what
board-defends-nothing = no workers in the town
board-defends-open = { $cell }: { $workers }
board-defends-place = { $cell }, { $building }: { $workers }
board-defends-theirs = { $cell }, { $building } of { $seat }: { $workers }
board-guests = Workers may defend what is not theirs: a fight lets them walk into any building, recruits start in barracks too, the General’s in any. It stays its owner’s.
kind-city = their workers in the town
kind-whole-board = everybody’s workers on the board
quarters-home = {""}
quarters-barracks = , in barracks, which take everybody’s recruits
quarters-anywhere = , where only the General’s recruits may start
board-made-of-players = for the defending players
board-made-of-city = for their workers in the town
board-made-of-whole-board = for all workers on the board
board-made-of-extra = extra, by the threat
board-made-of-box = more than the box holds
board-outside = outside the town
board-to-stage = to be placed
board-round = round
board-idle = rounds without an attack
board-free-discs = free recruits left
board-recruits = recruits paid for
board-steps = { $discs ->
        [1] Alone: { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
       *[other] { $discs } together: { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
    }
board-applies = { $seat } has sent a worker
board-activations = { $count ->
        [one] Used once this year
       *[other] Used { $count } times this year
    }
board-ship = The ship
board-ship-help = Each worker on the dock loads up to { box-load } resources. Full or paid for ({ coins-fee }), the ship sails when everybody has used their workers; years until its return: { box-years-away }. { ship-pays }
board-district-help = A house counts { points-house }, plus or minus what stands in its district. Huts count nothing.
area-agriculture-help = Every { box-farmers } workers of one player here earn a coin.
area-crafts-help = Each worker here turns a wood or a stone into a precious good.
area-dock-help = Each worker here loads up to { box-load } resources on the ship. Needs the Port and the ship in it. { ship-pays }
area-turn-order-help = Workers sent here are a bid: whoever bids most begins next year. Among equal bids the order is turned round.
column-mine-help = The first free place takes the workers it shows and gives a stone.
column-forest-help = The first free place takes the workers it shows and gives a wood.
slot-mine-help = { column-mine-help }
slot-forest-help = { column-forest-help }
board-gives = { $seat } gives
amount-none = nothing

## Reading cards

board-plaza = The plaza
board-plaza-help = Belongs to no district and is never built on. Roads lead here from the numbers of the districts; Palace and Cathedral stand on the cells around it.
board-site = Site: { $building }
board-start-zone = Start zone: open to everybody
board-plot-help = You may place workers here if you have a hut or house beside it.
board-road = Road
board-road-help = Pieces of road that join a district’s number to the plaza connect the district: each of its houses counts { points-connected } more, and its buildings can be used twice a year.
board-wall = Wall
board-wall-help = No enemy comes into the town across it.
board-at-home-help = Up to { box-placed } of them can be placed each year. Those that are out and were not used stay where they are.
board-homes-help = Huts and houses open the cells around them. Only houses score at the end.
board-attacked-help = Nobody leads a second attack before everybody has led one.
board-tiles-left-help = They are built from the same tiles.
board-pieces-help = Walls and roads are laid from the same pieces.
board-year-help = What lies between the years raises the threat: a feather that of the natives, a skull that of the pirates.
board-symbol-F = Before the next year: natives +1
board-symbol-S = Before the next year: pirates +1
board-outside-help = In the first round they come into the town here.
board-idle-help = { $rounds ->
    [one] The fight is over after { $rounds } such round.
   *[other] The fight is over after { $rounds } such rounds in a row.
}

## Trays and cards

tray-works = Works
tray-people = Characters
tray-prices = Building prices
tray-ship = Ship
tray-enemies = Enemies
board-at-home = Workers at home
board-homes = Homes in town
board-next-price = Next purchase
board-inside = inside
board-still-moving = { $groups ->
        [one] { $groups } group to move
       *[other] { $groups } groups to move
    }
board-reach = How far a group goes
board-press-in = where they press in
board-when = { $year }, { $phase }
jump-round = Year
caption-round-began = { $year }, { $phase }, round { $round }
when-year-began = { $year }
compose-trade = Trade
compose-trade-title = Trade
trade-with = With
trade-you-give = You give
trade-you-get = You get
trade-then = then you have { $amounts }
trade-of = of { $amount }
trade-for = for
trade-more = One more: { $item }
trade-less = One less: { $item }
trade-all-made = { $count ->
        [one] One offer a turn is allowed, and it is made.
       *[other] All { $count } offers of this turn are made.
    }
trade-left = { $left ->
        [one] Last offer of this turn
       *[other] { $left } offers left
    }
trade-clear = Clear
trade-ready = Ready offers
trade-ready-help = A click fills one in below; nothing is sent yet.
trade-likely = likely
trade-maybe = maybe
trade-put-together = Put together
trade-last-word = { $seat } would rather, and this is the last word:
trade-send = Send to { $seat }
trade-quick-deal = { $seat }: you give { $give } and get { $want }
sign-coin = { $count ->
    [one] coin
   *[other] coins
}
sign-wood = wood
sign-stone = stone
sign-precious = { $count ->
    [one] precious good
   *[other] precious goods
}
sign-worker = { $count ->
    [one] worker
   *[other] workers
}
sign-dice = on the dice at least

## The box

data-workers = Workers
data-start = At the start
data-years = Years
data-map = The town
data-pieces = Pieces in the box
data-minor = Buildings
data-effects = What buildings do
data-ladder = Great works
data-production = Production
data-ship = Ship
data-character = Characters
data-abilities = What characters do
data-fine = Fine
data-enemies = Enemies
data-combat = Fights
data-district = Worth of houses
data-field-workers = workers
data-field-wood = wood
data-field-stone = stone
data-field-precious = precious goods
data-field-points = points
data-field-raze = razed
data-field-on = stands on
data-field-pay = pay
data-field-base = base
data-field-violet = violet
data-field-green = green
data-field-finish = finishing
data-field-pieces = pieces
data-field-cost = cost
data-field-needs = needs
data-field-end = at the end
data-field-end-each = at the end for each
data-workers-each = of each player
data-workers-placed-a-year = placed in a year
data-workers-on-a-cell = on a cell
data-start-coins = coins
data-start-last-wood = wood of the last
data-start-last-stone = stone of the last
data-years-first = first year
data-years-long = long game
data-years-short = short game
data-years-symbols = signs between the years
data-map-columns = columns
data-map-districts = districts
data-map-fort-sites = sites of the Fort
data-map-port-site = site of the Port
data-map-start-zone = start zone
data-map-plaza-ring = around the plaza
data-map-centres = centres of the districts
data-map-walls = walls
data-pieces-walls-and-roads = walls and roads
data-pieces-dwellings = huts and houses
data-pieces-church-barracks = churches and barracks
data-pieces-market-company = markets and companies
data-pieces-stonecutter-carpenter = stonecutters and carpenters
data-pieces-place-monument-garden = places, monuments and gardens
data-pieces-church-barracks-hungarian = churches and barracks, Hungarian edition
data-pieces-market-company-hungarian = markets and companies, Hungarian edition
data-effects-workshop-pays = a workshop takes
data-effects-workshop-gives = a workshop gives
data-effects-market-basic = market, wood or stone
data-effects-market-precious = market, precious goods
data-effects-company-basic = company, wood or stone
data-effects-company-precious = company, precious goods
data-effects-church-pays = a church takes
data-effects-church-points = a church’s points
data-effects-church-points-cathedral = a church’s points with the Cathedral
data-effects-activations = uses
data-effects-activations-connected = uses in a connected district
data-effects-place-neighbours = neighbours of a place
data-production-three = with three players
data-production-four = with four players
data-production-five = with five players
data-production-farmers-for-a-coin = farmers for a coin
data-ship-load-a-disc = cargo of a worker
data-ship-room-a-player = room for each player
data-ship-years-away = years away
data-ship-fee = fee
data-ship-owner-fee = the Shipowner’s share
data-ship-basic-coins = wood or stone, coins
data-ship-basic-points = wood or stone, points
data-ship-precious-coins = precious goods, coins
data-ship-precious-points = precious goods, points
data-ship-triplet-coins = one of each, coins
data-ship-triplet-points = one of each, points
data-abilities-cannon-roll = Cannoneer: dice
data-abilities-cannon-points = Cannoneer: points
data-abilities-general-discs = General: recruits
data-abilities-general-points = General: points
data-abilities-governor-kinds = Governor: noble buildings
data-fine-coins = coins
data-fine-points = points
data-enemies-lowest = lowest space
data-enemies-highest = highest space
data-enemies-natives-start = natives begin on
data-enemies-pirates-start = pirates begin on
data-enemies-back = steps back
data-enemies-bonus = extra enemies
data-enemies-for-a-defender = for each defender
data-enemies-adjust = adjustment
data-enemies-cap = most enemies
data-combat-steps = steps
data-combat-enemy-points = points for an enemy
data-combat-loss-points = points for a loss
data-combat-cannon-base = cannons, base
data-combat-free-recruits = free recruits
data-combat-idle-rounds = rounds without a battle
data-district-production = production building
data-district-connected = connected district
data-district-coins-a-point = coins for a point
data-workers-each-note = A1: ten discs, one of which marks the turn order for good
data-start-last-wood-note = S-4: extra for the last in the first order
data-years-short-note = D-60: the short game of a later edition
data-years-symbols-note = A8: only 1581 to 1582 is printed in the rulebook; the feather of 1580 to 1581 is inferred
data-map-fort-sites-note = two cells below the plaza, as the rulebook says
data-map-port-site-note = the cell beside the ship
data-map-centres-note = A2-4: the corner where four cells meet, counted from the north-west corner of the map
data-map-walls-note = A2-7: walls that stand from the beginning
data-pieces-dwellings-note = of each colour
data-effects-workshop-pays-note = A3-4: stonecutter and carpenter
data-effects-market-basic-note = coins for a wood or stone
data-effects-church-pays-note = coins
data-effects-activations-note = A3-5: of a building in a year
data-ladder-roads-note = only the total of 4 points is in the rulebook
data-ship-owner-fee-note = of the fee, to the shipowner
data-abilities-cannon-roll-note = the Cannoneer’s bonus on the dice
data-abilities-cannon-points-note = the Cannoneer’s points for each enemy shot
data-abilities-general-points-note = for each enemy destroyed in battle
data-abilities-governor-kinds-note = of the five noble buildings in a district
data-enemies-back-note = spaces a marker goes back after its fight
data-enemies-bonus-note = extra enemies for each space of the track
data-enemies-adjust-note = optional: the bonus is lowered with three, four, five players
data-enemies-cap-note = violet discs in the box; a limit only by option (D-23)
data-combat-steps-note = of a single, a pair, a trio
data-district-production-note = each production building after the first
