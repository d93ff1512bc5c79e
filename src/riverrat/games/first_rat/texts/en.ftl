game-name = First Rat
game-about = Send your rats through the junkyard, build a rocket out of scrap and board it for the moon made of cheese.
game-time = about an hour

# --- how this language counts; the numbers come from the box

-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
-passage = { $n ->
    [0] {""}
   *[other] , and each passage gives you { $n } Cheese
}
-times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}

# --- questions

ask-move = Which rat moves first?
ask-more = Move another rat onto the same colour, or collect?
ask-go = Which space does this rat move to?
ask-by = On foot, or through a pipe?
ask-drink = Open an Energy Drink before collecting?
ask-extra = This space gives one extra. Which material?
ask-extra-at = Space { $space } gives one extra. Which material?
ask-reward = A rat has boarded the rocket. What is your reward?
ask-order = You found Lightbulbs and Apple Cores. Which marker goes first?
ask-fork = A fork in the burrow. Which way?
ask-comic = The Library: which Comic do you take?
ask-super = Which rat becomes the Super Rat?
ask-raise = The Nursery: raise a rat?
ask-shop = At a booth: buy, steal or finish shopping?
ask-build = Build, donate or end your turn?
ask-save = Home-made Rockets: which material do you leave out?
ask-greg-best = Greg’s best tracks are worth the same. Which one does he use?
ask-lightbulbs = You found Lightbulbs. Do you move your light marker?
ask-apple-cores = You found Apple Cores. Do you move your burrow marker?
ask-score = Do you place a Score marker?
ask-move-to = Which rat goes to { $space ->
    [27] the Launchpad
   *[other] space { $space }
}?
ask-by-to = How does the rat get to { $space ->
    [27] the Launchpad
   *[other] space { $space }
}: on foot, or through a pipe?
ask-go-rat = { $start ->
    [0] Where does rat { $rat }, on Start, end its move?
   *[other] Where does rat { $rat }, on space { $start }, end its move?
}
ask-more-colour = Move another rat onto { $colour }, or collect?
ask-shop-at = { $booths }: buy, steal or finish shopping?
ask-save-for = Home-made Rockets: which material do you leave out of the { $part }?
ask-super-comic = Which rat becomes the { $comic }?
unknown-greg = Greg moves next

# --- actions

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-go = { $space ->
    [27] Launchpad
   *[other] { $space }
}
brief-comic = { $comic }
brief-buy = { $item }
brief-save = Without { $material }
brief-steal = { $item }
gather-steal = Steal
# where the rat ends up: on Start, or where it stole
note-steal-stolen = { $space ->
    [0] Steal → Start
   *[other] Steal, rat stays
}
# what else moves with it: a rat that has to make room
along-moved = { $space ->
    [27] + rat { $rat } → Launchpad
   *[other] + rat { $rat } → { $space }
}

action-rat = Rat { $rat }
# where several rats are to choose from
full-rat = Rat { $rat }, on { $start ->
    [0] Start
   *[other] space { $start }
}
action-go = { $space ->
    [27] To the Launchpad
   *[other] To space { $space }
}
action-by = Go { $way }
action-done = Stop moving and collect
action-drink = Open an Energy Drink: all doubled
action-keep-drink = Keep the drink
action-extra = 1 extra { $material }
action-award = Take an Award ({ points-award })
action-raise = Raise a rat: it joins you on Start
action-no-raise = Raise no rat
action-light-first = Light marker first
action-burrow-first = Burrow marker first
action-turn = Towards { $node }
action-comic = Take the Comic “{ $comic }”
action-no-comic = Take no Comic
action-buy = Buy { $item }
action-steal = Steal { $item }
action-leave = Finish shopping
action-build = Build the { $part }
action-save = Leave out 1 { $material }
action-donate = Donate Cheese
action-end-turn = End turn
action-greg = Greg uses { $track }
action-advance-light = Move the light marker
action-leave-light = Leave the Lightbulbs
action-advance-burrow = Move the burrow marker
action-leave-burrow = Leave the Apple Cores
action-score = Score { $track }
action-no-score = Place no Score marker

# --- why something cannot be chosen

why-no-marker = You have no Score marker left: without one you can neither build nor donate.
why-materials = { $lacks ->
    [one] You are { $lacks } material short for it.
   *[other] You are { $lacks } materials short for it.
}
why-cheese = You are { $lacks } Cheese short for a donation.

# --- names

way-on-foot = on foot
way-p1 = through the pipe from { box-pipe-p1-entrance } to { box-pipe-p1-exit }
way-p2 = through the pipe from { box-pipe-p2-entrance } to { box-pipe-p2-exit }
way-p1-p2 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit } and from { box-pipe-p2-entrance } to { box-pipe-p2-exit }
way-p3 = through the pipe from { box-pipe-p3-entrance } to { box-pipe-p3-exit }
way-p1-p3 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit } and from { box-pipe-p3-entrance } to { box-pipe-p3-exit }
way-p2-p3 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p3-entrance } to { box-pipe-p3-exit }
way-p1-p2-p3 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p3-entrance } to { box-pipe-p3-exit }
way-p4 = through the pipe from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p1-p4 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p2-p4 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p1-p2-p4 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p3-p4 = through the pipes from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p1-p3-p4 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p2-p3-p4 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p1-p2-p3-p4 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p4-entrance } to { box-pipe-p4-exit }
way-p5 = through the pipe from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p2-p5 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p2-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p3-p5 = through the pipes from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p3-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p2-p3-p5 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p2-p3-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p4-p5 = through the pipes from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p4-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p2-p4-p5 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p2-p4-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p3-p4-p5 = through the pipes from { box-pipe-p3-entrance } to { box-pipe-p3-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p3-p4-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p2-p3-p4-p5 = through the pipes from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }
way-p1-p2-p3-p4-p5 = through the pipes from { box-pipe-p1-entrance } to { box-pipe-p1-exit }, from { box-pipe-p2-entrance } to { box-pipe-p2-exit }, from { box-pipe-p3-entrance } to { box-pipe-p3-exit }, from { box-pipe-p4-entrance } to { box-pipe-p4-exit } and from { box-pipe-p5-entrance } to { box-pipe-p5-exit }

material-vinegar = Vinegar
material-baking-soda = Baking Soda
material-tin-can = Tin Can
material-calculator = Calculator

good-vinegar = Vinegar
good-baking-soda = Baking Soda
good-tin-can = Tin Can
good-calculator = Calculator
good-cheese = Cheese

resource-vinegar = Vinegar
resource-baking-soda = Baking Soda
resource-tin-can = Tin Can
resource-calculator = Calculator
resource-cheese = Cheese
resource-lightbulb = Lightbulb
resource-apple-core = Apple Core

colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-blue = blue
colour-white = white

place-nursery = Nursery
place-path = path
place-rocket = rocket

node-r = the burrow’s entrance
node-b0 = the lower right corner
node-i1 = the first fork
node-lib = the Library
node-i2 = the second fork
node-nur = the Nursery
node-b3 = the corner before the Stored Food
node-food = the Stored Food
node-lib-help = { board-reward-comic }
node-i2-help = From there on to the Nursery, where a rat may be raised, or to the Stored Food, which scores.
node-nur-help = { board-reward-raise }
node-b3-help = The Stored Food comes next: it scores.
node-t3 = the upper left corner
node-t2 = the tunnel above the Nursery
node-t1 = the tunnel above the Library
node-t0 = the upper right corner
node-r1 = the way down to the entrance

track-cockpit = Cockpit
track-cargo = Cargo Bay
track-thruster = Thruster
track-rocket = Rocket
track-provisions = Provisions
track-rattronaut = Rattronauts
track-lights = Construction Lights
track-food = Stored Food

part-cockpit = Cockpit
part-cargo = Cargo Bay
part-thruster = Thruster

booth-hamster = Harry Hamster
booth-hamster-help = Sells Backpacks: once a turn, a moved rat that collects what a Backpack is for brings you more of it.
booth-frog = Zippy the Frog
booth-frog-help = Sells Energy Drinks: each doubles all you collect in one turn.
booth-crow = Madcap Crow
booth-crow-help = Sells Bottle Caps: at the end each scores for every marker, rat, Comic or Backpack it shows.

item-backpack-apple-core = Backpack (Apple Cores)
item-backpack-apple-core-help = Once a turn, when a moved rat collects Apple Cores: { box-backpack-apple-core } extra.
item-backpack-cheese = Backpack (Cheese)
item-backpack-cheese-help = Once a turn, when a moved rat collects Cheese: { box-backpack-cheese } extra.
item-backpack-lightbulb = Backpack (Lightbulbs)
item-backpack-lightbulb-help = Once a turn, when a moved rat collects Lightbulbs: { box-backpack-lightbulb } extra.
item-backpack-vinegar = Backpack (Vinegar)
item-backpack-vinegar-help = Once a turn, when a moved rat collects Vinegar: { box-backpack-vinegar } extra.
item-backpack-baking-soda = Backpack (Baking Soda)
item-backpack-baking-soda-help = Once a turn, when a moved rat collects Baking Soda: { box-backpack-baking-soda } extra.
item-backpack-tin-can = Backpack (Tin Cans)
item-backpack-tin-can-help = Once a turn, when a moved rat collects Tin Cans: { box-backpack-tin-can } extra.
item-backpack-calculator = Backpack (Calculators)
item-backpack-calculator-help = Once a turn, when a moved rat collects Calculators: { box-backpack-calculator } extra.
item-energy-drink = Energy Drink
item-energy-drink-help = Works once: everything you collect this turn is doubled.
item-cap-rocket = Bottle Cap (Rocket)
item-cap-rocket-help = At the end { points-cap-rocket } for each of your Score markers on the Rocket track.
item-cap-cockpit = Bottle Cap (Cockpit)
item-cap-cockpit-help = At the end { points-cap-cockpit } for each of your Score markers on the Cockpit track.
item-cap-cargo = Bottle Cap (Cargo Bay)
item-cap-cargo-help = At the end { points-cap-cargo } for each of your Score markers on the Cargo Bay track.
item-cap-thruster = Bottle Cap (Thruster)
item-cap-thruster-help = At the end { points-cap-thruster } for each of your Score markers on the Thruster track.
item-cap-provisions = Bottle Cap (Provisions)
item-cap-provisions-help = At the end { points-cap-provisions } for each of your Score markers on the Provisions track.
item-cap-lights = Bottle Cap (Construction Lights)
item-cap-lights-help = At the end { points-cap-lights } for each of your Score markers on the Construction Lights track.
item-cap-food = Bottle Cap (Stored Food)
item-cap-food-help = At the end { points-cap-food } for each of your Score markers on the Stored Food track.
item-cap-rattronaut = Bottle Cap (Rattronauts)
item-cap-rattronaut-help = At the end { points-cap-rattronaut } for each of your rats in the rocket.
item-cap-comics = Bottle Cap (Comics)
item-cap-comics-help = At the end { points-cap-comics } for each of your Comics.
item-cap-backpacks = Bottle Cap (Backpacks)
item-cap-backpacks-help = At the end { points-cap-backpacks } for each of your Backpacks.

comic-home-made-rockets = Home-made Rockets
comic-home-made-rockets-help = From your next turn: every rocket part costs you one material less, of your choice.
comic-marathon = Marathon
comic-marathon-help = From your next turn: a rat moved alone may go { spaces-marathon } further.
comic-in-step = In Step
comic-in-step-help = From your next turn: when you move several rats, each may go { spaces-in-step } further.
comic-lone-scavenger = Lone Scavenger
comic-lone-scavenger-help = From your next turn: a rat moved alone collects { box-lone-scavenger } extra on its space.
comic-toll-free = Toll-free
comic-toll-free-help = From your next turn: you give no Cheese for joining other players’ rats.
comic-pipe-map = Pipe Map
comic-pipe-map-help = From your next turn: pipes cost you nothing{ passage-pipe-map }.
comic-muscle-rat = Muscle Rat
comic-muscle-rat-help = Super Rat. From your next turn: this rat collects { box-muscle-rat } extra on every space.
comic-amazon-rat = Amazon Rat
comic-amazon-rat-help = Super Rat. From your next turn: when several rats move, this one may end on any colour.
comic-cat-burglar-rat = Cat Burglar Rat
comic-cat-burglar-rat-help = Super Rat. From your next turn: when this rat steals, it stays at the booth.
comic-caped-rat = Caped Rat
comic-caped-rat-help = Super Rat. From your next turn: this rat may go { spaces-caped-rat } further.

card-a01 = A1
card-a02 = A2
card-a03 = A3
card-a04 = A4
card-a05 = A5
card-a06 = A6
card-a07 = A7
card-a08 = A8
card-a09 = A9
card-a10 = A10
card-a11 = A11
card-a12 = A12
card-b01 = B1
card-b02 = B2
card-b03 = B3
card-b04 = B4
card-b05 = B5
card-b06 = B6
card-b07 = B7
card-b08 = B8
card-b09 = B9
card-c01 = C

# --- events

event-started = { $seat } is the start player.
event-round-began = Round { $round } begins.
event-turn-began = It is { $seat }’s turn.
event-moved = { $seat } moves rat { $rat } from { $start ->
    [0] Start
   *[other] space { $start }
} to { $space ->
    [27] the Launchpad
   *[other] space { $space }
} { $way }.
event-shortcut-paid = { $seat } pays 1 { $good } for the pipe.
event-pipe-cheese = { $seat } finds { $amount } Cheese in the pipe.
event-moldy = { $seat } takes { $amount ->
    [one] a Moldy Cheese
   *[other] { $amount } Moldy Cheese
}.
event-cheese-given = { $seat } gives { $player } { $amount } Cheese.
event-cheese-given-you = { $seat } gives you { $amount } Cheese.
event-cheese-to-greg = { $seat } pays { $amount } Cheese for Greg’s rats.
event-drank = { $seat } opens an Energy Drink: everything is doubled.
event-collected = { $seat } collects { $amount } × { $resource }.
event-supply-short = The supply runs out of { $good }: { $missing } less for { $seat }.
event-boarded = { $seat }’s rat { $rat } boards the rocket.
event-award-taken = { $seat } takes an Award.
event-raised = { $seat } raises rat { $rat }.
event-lit = { $seat }’s light marker goes from { $start } to { $light }.
event-burrowed = { $seat }’s burrow marker goes to { $node }.
event-burrowed-way = { $seat }’s burrow marker goes from { $node-from } to { $node }.
event-comic-taken = { $seat } takes the Comic “{ $comic }”.
event-super-rat = { $seat }’s rat { $rat } is now the { $comic }.
event-bought = { $seat } buys { $item } for { $price } Cheese.
event-stolen = { $seat } steals { $item }; rat { $rat } { $space ->
    [0] runs back to Start
   *[other] stays put
}.
event-built = { $seat } builds the { $part }.
event-saved = Home-made Rockets: { $seat } leaves out 1 { $material }.
event-spent = { $seat } pays { $amount } × { $good }.
event-donated = { $seat } donates { $amount } Cheese.
event-scored = { $seat } scores { $track }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-no-marker = No Score marker is left: { $track } is not scored.
event-eighth-marker = { $seat ->
    [nobody] Greg
   *[other] { $seat }
} has placed { box-markers-to-end } Score markers: one more round after this one.
event-last-rat = { $seat ->
    [nobody] Greg
   *[other] { $seat }
}’s fourth rat is aboard: this is the last round.
ending-eighth-marker = { $seat } had placed { box-markers-to-end } Score markers.
ending-last-rat = { $seat }’s fourth rat had gone aboard.
# The same told to the one it is about.
own-supply-short = The supply runs out of { $good }: { $missing } less for you.
own-boarded = Your rat { $rat } boards the rocket.
own-lit = Your light marker goes from { $start } to { $light }.
own-burrowed = Your burrow marker goes to { $node }.
own-super-rat = Your rat { $rat } is now the { $comic }.
own-saved = Home-made Rockets: you leave out 1 { $material }.
own-eighth-marker = You have placed { box-markers-to-end } Score markers: one more round after this one.
own-last-rat = Your fourth rat is aboard: this is the last round.
own-greg-cheese = Greg’s rat joins one of yours: { $amount } Cheese for you.
event-greg-card = Greg reveals card { $card }.
event-greg-moved = Greg’s rat { $rat } moves from { $start ->
    [0] Start
   *[other] space { $start }
} to { $space ->
    [27] the Launchpad
   *[other] space { $space }
}.
event-greg-boarded = Greg’s rat { $rat } boards the rocket.
event-greg-cheese = Greg’s rat joins one of { $seat }’s: { $amount } Cheese for { $seat }.
event-greg-removed = After Greg’s visit { $item } is gone from the booth.
event-greg-removed-comic = The Comic “{ $comic }” vanishes from the Library.
event-greg-prepared = Greg prepares { $track }.
event-greg-scored = Greg scores { $track }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-greg-reshuffled = Greg shuffles all revealed cards back into his deck.
event-greg-total = Greg has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-over = { $round ->
    [one] The game is over after { $round } round.
   *[other] The game is over after { $round } rounds.
}

# --- scoring

# An event that changes points, in a few words; `-to`: as whoever it is done to reads it.
terse-scored = { $track }
terse-greg-scored = { $track }
terse-award-taken = Award
terse-moldy = Moldy Cheese
terse-bought = { $item } for { $price } Cheese
terse-stolen = Stolen: { $item }
terse-comic-taken = Comic
terse-collected = { $amount } × { $resource }
terse-pipe-cheese = Cheese in a pipe
terse-cheese-given = { $amount } Cheese to { $player }
terse-cheese-given-to = Shared space: { $amount } Cheese from { $seat }
terse-cheese-to-greg = { $amount } Cheese for Greg’s rats
terse-greg-cheese = Shared space: { $amount } Cheese from Greg
terse-shortcut-paid = Pays for a pipe
terse-spent = Pays { $amount } × { $good }
terse-donated = Cheese donated

# A step without points, in a few words: what it brought and cost is shown beside them.
step-moved = Rat { $rat } to { $space ->
    [27] the Launchpad
   *[other] { $space }
}
step-burrowed-way = burrow: { $node }
step-lit = light { $light }
step-drank = Energy Drink
step-raised = Rat { $rat } is awake
step-comic-taken = Comic: { $comic }
step-bought = Buys { $item }
step-stolen = Steals { $item }
step-greg-moved = { step-moved }
step-greg-boarded = Rat { $rat } aboard
step-greg-removed = Gone: { $item }
step-greg-removed-comic = Gone: { $comic }
step-greg-prepared = Prepares { $track }

# What counts besides the points of a track: leftovers do at the end, and Bottle Caps.
rest-spent = { $less ->
    [1] leftovers { $rest }
   *[other] Caps, leftovers { $rest }
}
rest-donated = { rest-spent }
rest-bought = { rest-spent }
rest-collected = leftovers { $rest }
rest-cheese-given = leftovers { $rest }
rest-cheese-to-greg = leftovers { $rest }
rest-greg-cheese = leftovers { $rest }
rest-pipe-cheese = leftovers { $rest }
rest-shortcut-paid = leftovers { $rest }
tell-rest = { $less ->
    [1] Leftovers: { $rest }.
   *[other] Bottle Caps and leftovers: { $rest }.
} Every { box-leftovers } materials and Cheese left at the end count a point.

score-cockpit = Cockpit
score-cockpit-help = Your Score markers on the Cockpit track.
score-cargo = Cargo Bay
score-cargo-help = Your Score markers on the Cargo Bay track.
score-thruster = Thruster
score-thruster-help = Your Score markers on the Thruster track.
score-rocket = Rocket
score-rocket-help = Your Score markers for complete sets of all three parts.
score-provisions = Provisions
score-provisions-help = Your Score markers for donations of Cheese.
score-rattronaut = Rattronauts
score-rattronaut-help = Your rats in the rocket.
score-lights = Construction Lights
score-lights-help = Your Score markers for Construction Lights passed.
score-food = Stored Food
score-food-help = Your Score markers for passing the Stored Food.
score-caps = Bottle Caps
score-caps-help = The points of your Bottle Caps.
score-awards = Awards and Moldy Cheese
score-awards-help = { points-award } for each Award, minus { box-moldy-cheese } for each Moldy Cheese.
score-leftovers = Leftovers
score-leftovers-help = A point for every { box-leftovers } materials and Cheese you have left.

analysis-backpacks = Backpacks
analysis-caps = Bottle Caps
analysis-comics = Comics
analysis-rats = Rats on the way
analysis-spaces = Spaces along the path
analysis-lights = Steps of your light marker

# --- modes, options, challenges

mode-standard = Standard
mode-variable = Variable board
mode-variable-path = Variable path
mode-variable-tracks = Variable score tracks
mode-first-game = First game
mode-solo-easy = Solo against Greg: easy
mode-solo-medium = Solo against Greg: medium
mode-solo-difficult = Solo against Greg: difficult
mode-solo-unfair = Solo against Greg: unfair

option-path = Path
option-path-help = The printed path, or tiles shuffled for each game.
option-path-standard = printed
option-path-variable = shuffled
option-tracks = Score tracks
option-tracks-help = The printed score tracks, or seven of eight loose ones; the Rocket track stays.
option-tracks-standard = printed
option-tracks-variable = shuffled
option-first-game = First game
option-first-game-help = Ordinary Comics only, or a Library drawn from all of them, with Super Rats among them.
option-first-game-no = all Comics
option-first-game-yes = ordinary Comics only
option-start-player = Start player
option-start-player-help = Who takes the first turn: drawn, unless you name a seat. If there is no such seat, counting goes on from the first. Alone, you always begin.
option-start-player-first-seat = first seat
option-start-player-random = random
option-start-player-second-seat = second seat
option-start-player-third-seat = third seat
option-start-player-fourth-seat = fourth seat
option-start-player-fifth-seat = fifth seat
option-level = Greg’s level
option-level-help = How many of Greg’s cards give him points. Matters in solo only.
option-level-easy = easy
option-level-medium = medium
option-level-difficult = difficult
option-level-unfair = unfair
option-greg-launch = Greg at the Launchpad
option-greg-launch-help = When a rat of Greg’s reaches the Launchpad, either just its surplus steps are lost or all the rest of the card’s moves too. Matters in solo only.
option-greg-launch-surplus = surplus steps are lost
option-greg-launch-rest-of-card = the card’s other moves are lost too
option-supply = Supply
option-supply-help = Whether Cheese and materials can run out, or something else may stand for what the box lacks.
option-supply-limited = what the box holds
option-supply-unlimited = unlimited
option-declining = What may be declined
option-declining-help = Comics and rats from the Nursery only, or Lightbulbs, Apple Cores and the scoring of Construction Lights, Stored Food and Rocket too.
option-declining-rewards = Comics and rats
option-declining-anything = anything collected or scored
option-greg-crowd = Several of Greg’s rats on a space
option-greg-crowd-help = How often they count when you pay for joining them, and when they end beside your rat or at a booth. Matters in solo only.
option-greg-crowd-split = pay once, get for each
option-greg-crowd-once = once for the space
option-greg-crowd-each = each rat
option-greg-standing = Greg’s rats that stand at a booth
option-greg-standing-help = Whether a rat of Greg’s that the card does not move takes an item away where it stands. Matters in solo only.
option-greg-standing-nothing = take nothing
option-greg-standing-booth = take an item each turn
option-cheese = Cheese by turn order
option-cheese-help = A house rule, not in the rulebook: whoever begins later starts with more Cheese, so that going first is worth less. What you choose here is added for each place after the first.
option-cheese-printed = as in the rulebook
option-cheese-one-more = 1 more for each place
option-cheese-two-more = 2 more for each place
option-cheese-three-more = 3 more for each place

level-easy = easy
level-medium = medium
level-difficult = difficult
level-unfair = unfair

challenge-no-rattronaut = Earthbound
challenge-no-rattronaut-help = Win without a rat in the rocket.
challenge-no-items = Bare paws
challenge-no-items-help = Win without taking a Backpack, Energy Drink, Comic or Bottle Cap.
challenge-four-rattronauts = Full crew
challenge-four-rattronauts-help = Win with all four of your rats in the rocket.
challenge-two-rockets = Twin rockets
challenge-two-rockets-help = Win with at least { box-challenge-rockets } Score markers on the Rocket track.
challenge-four-backpacks = Pack rat
challenge-four-backpacks-help = Win with at least { box-challenge-backpacks } different Backpacks.
challenge-ninety = High flyer
challenge-ninety-help = Win with at least { box-challenge-points } points.
challenge-sixteen-turns = In a hurry
challenge-sixteen-turns-help = Win in at most { box-challenge-turns } turns.
challenge-food-five = Ready for winter
challenge-food-five-help = Win with at least { box-challenge-stored-food } Score markers on the Stored Food track.
challenge-all-pipes-twice = Plumber
challenge-all-pipes-twice-help = Win after taking each pipe at least { times-passages }.

# --- the table in words

show-round = Round { $round }
when-round-began = { show-round }
rival = Greg
show-last-round = The game ends after round { $round }.
show-spaces = Spaces { $first } to { $last }: { $spaces }
show-pipes = Pipes: { $pipes }
show-pipe = { $number } from { $entrance } to { $exit } for 1 { $material }
show-costs = Rocket parts: { $parts }. A donation takes { $donation } Cheese.
show-tracks = Free on the score tracks: { $tracks }
show-track = { $track } { $values }, then { $last } each
show-track-full = { $track } { $last } each
show-booth = { $booth } (space { $space }, { $price } Cheese): { $items }
show-library = Library: { $comics }
show-player = Seat { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $markers ->
    [one] { $markers } marker placed
   *[other] { $markers } markers placed
}
show-rats = Rats { $places }
show-rat = { $rat }: { $where }
show-space = { $space ->
    [0] Start
    [27] Launchpad
   *[other] space { $space }
}
show-rat-space = { show-space } ({ $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
})
show-goods = { $goods }; Moldy Cheese { $moldy }, Awards { $awards }
show-light = Light marker at { $light } of { $end }{ $lit ->
    [0] {""}
    [1] , space 1 gives 1 extra
   *[other] , spaces 1 to { $lit } give 1 extra
}; Construction Lights at { $lights }
show-burrow = Burrow marker: { $node }
show-owned = Owns { $items }
show-drinks-used = { $count ->
    [one] an empty Energy Drink
   *[other] { $count } empty Energy Drinks
}
show-greg = Greg: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $markers ->
    [one] { $markers } marker placed
   *[other] { $markers } markers placed
}, { $deck ->
    [one] { $deck } card in his deck
   *[other] { $deck } cards in his deck
}
show-prepared = Prepared: { $tracks }

# --- the picture in words

board-track = { $track }: free spaces score { $values }; every marker after that scores { $last }.
board-track-full = { $track }: every further marker scores { $last }.
board-cost = It costs { $goods }.
board-pieces = { $name } here: { $values }.
board-no-marker = No Score marker left: { $names }
board-prepared = Greg has prepared it.
board-left = { $count ->
    [one] One left.
   *[other] { $count } left.
}
board-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in Greg’s deck
board-card = Greg’s card { $card }: counted from the front, his rats move { $moves }.
board-card-track = Then he prepares or scores { $track }.
board-card-comic = Then a Comic vanishes from the Library.
board-card-best = Then he uses his best track, and all open cards go back into his deck.
board-pipe = Pipe { $number } from space { $entrance } to space { $exit }: 1 { $material }
board-rat = { $name }, rat { $rat }: { $where }
board-light = { $name }, light marker: { $light } of { $end }
board-burrow = { $name }, burrow marker: { $node }
board-price = { $price } Cheese
booth-buy = Buy
booth-steal = Steal
booth-have = You have { $cheese }
booth-short = { $count } short
booth-steal-only = You are { $count } Cheese short: steal only.
booth-buying = Buying: the rat stays.
booth-stealing = Stealing costs nothing; the rat goes back to Start.
booth-stealing-stays = Stealing costs nothing; the Cat Burglar Rat stays.
board-close = Close
board-supply = { $count } in the supply
board-gives = Gives { $goods }
board-lit-at = One extra once your light marker has reached light { $light }.
board-here = Here: { $names }
board-start-help = Your rats set out from here. Whoever steals runs back to this space.
board-launchpad-help = A rat that gets here boards the rocket, scores a Rattronaut and brings an Award or a new rat.
board-burrow-help = For each Apple Core your burrow marker follows the arrows by one place.
board-reward-comic = A burrow marker that comes here or passes may take a Comic from the Library.
board-reward-raise = A burrow marker that comes here or passes may raise a rat: it leaves the Nursery for Start.
board-reward-stored-food = A burrow marker that comes here or passes scores Stored Food.
board-light-number = Light { $light } of { $end }
board-light-help = For each Lightbulb your light marker goes one light further. Spaces it has reached give one extra.
board-construction-help = A Construction Light: whoever reaches or passes it scores.

good-vinegar-help = A material for rocket parts. Some pipes take it as toll.
good-baking-soda-help = A material for rocket parts. Some pipes take it as toll.
good-tin-can-help = A material for rocket parts. Some pipes take it as toll.
good-calculator-help = A material for rocket parts. Some pipes take it as toll.
good-cheese-help = Buys items at the booths and is paid for joining other players’ rats. Donated, it scores Provisions.

# --- beside the board

tray-rocket = Rocket
tray-shops = Booths
tray-library = Library
tray-awards = Awards
tray-a-turn = +{ $count } a turn
tray-each = { $points } each
tray-sold-out = Sold out.
tray-library-empty = No Comic is left.

panel-start = Start
panel-rats = Rats
panel-asleep = { $count } asleep
panel-aboard = { $count } aboard
panel-lights = Lights
panel-markers = Markers used
panel-parts = Parts built
panel-moldy = Moldy Cheese
panel-rats-help = A turn moves one rat 1 to 5 spaces, or several rats 1 to 3 spaces each, all of them ending on one colour.
panel-markers-help = Each Score marker brings points on its track. Once anybody has placed { box-markers-to-end }, one more round is played. With none left you can neither build nor donate, and passing Construction Lights or Stored Food scores nothing; rats who board still score.
panel-round-help = The game ends one round after somebody has placed { box-markers-to-end } Score markers, or with the round in which somebody’s fourth rat comes aboard.
panel-starter = Start player
panel-starter-help = Takes the first turn of every round. Rounds are played to their end, so that all have the same number of turns.

sign-vinegar = Vinegar
sign-baking-soda = Baking Soda
sign-tin-can = { $count ->
    [one] Tin Can
   *[other] Tin Cans
}
sign-calculator = { $count ->
    [one] Calculator
   *[other] Calculators
}
sign-cheese = Cheese
sign-lightbulb = { $count ->
    [one] Lightbulb
   *[other] Lightbulbs
}
sign-apple-core = { $count ->
    [one] Apple Core
   *[other] Apple Cores
}
sign-award = { $count ->
    [one] Award
   *[other] Awards
}
sign-either = of either
sign-moldy-cheese = Moldy Cheese
sign-thief = Steal
sign-rat = { $count ->
    [one] Rat
   *[other] Rats
}
sign-rattronaut = { $count ->
    [one] Rattronaut
   *[other] Rattronauts
}
sign-comic = { $count ->
    [one] Comic
   *[other] Comics
}
sign-cockpit = { part-cockpit }
sign-cargo = { part-cargo }
sign-thruster = { part-thruster }
sign-item-backpack-apple-core = { item-backpack-apple-core }
sign-item-backpack-cheese = { item-backpack-cheese }
sign-item-backpack-lightbulb = { item-backpack-lightbulb }
sign-item-backpack-vinegar = { item-backpack-vinegar }
sign-item-backpack-baking-soda = { item-backpack-baking-soda }
sign-item-backpack-tin-can = { item-backpack-tin-can }
sign-item-backpack-calculator = { item-backpack-calculator }
sign-item-energy-drink = { item-energy-drink }
sign-item-cap-rocket = { item-cap-rocket }
sign-item-cap-cockpit = { item-cap-cockpit }
sign-item-cap-cargo = { item-cap-cargo }
sign-item-cap-thruster = { item-cap-thruster }
sign-item-cap-provisions = { item-cap-provisions }
sign-item-cap-lights = { item-cap-lights }
sign-item-cap-food = { item-cap-food }
sign-item-cap-rattronaut = { item-cap-rattronaut }
sign-item-cap-comics = { item-cap-comics }
sign-item-cap-backpacks = { item-cap-backpacks }

# --- the box

data-supply = Supply
data-team = A player’s pieces
data-move = Moving
data-space = Spaces of the path
data-shortcut = Pipes
data-light = Light string
data-booth = Booths
data-node = Burrow
data-track = Score tracks
data-highlighted = Spaces for neutral pieces
data-part = Rocket parts
data-donation = Donation
data-backpack = Backpacks
data-cap = Bottle Caps
data-comic = Comics
data-tile = Loose tiles of the path
data-variable-track = Loose score tracks
data-card = Greg’s cards
data-setup = Setup by number of players
data-level = Greg’s levels
data-points = Points at the end
data-challenge = Challenges
data-field-group = group
data-field-colour = colour
data-field-gives = gives
data-field-entrance = entrance
data-field-exit = exit
data-field-cost = cost
data-field-space = space
data-field-price = price
data-field-next = next
data-field-reward = reward
data-field-values = values
data-field-extra = extra
data-field-copies = copies
data-field-points = points
data-field-saves = saves
data-field-further = further
data-field-cheese = Cheese
data-field-moves = moves
data-field-icon = sign
data-field-a-cards = A cards
data-field-b-cards = B cards
data-supply-awards = awards
data-supply-moldy-cheese = Moldy Cheese
data-team-markers = markers
data-team-markers-to-end = markers that end the game
data-team-adults = grown-up rats
data-move-one-rat = one rat
data-move-several-rats = several rats
data-move-moldy-cheese = Moldy Cheese
data-light-construction-lights = construction lights
data-highlighted-spaces = spaces
data-cap-comics = Comics
data-cap-backpacks = Backpacks
data-setup-energy-drinks = Energy Drinks
data-setup-backpacks = Backpacks
data-setup-caps = Bottle Caps
data-setup-comics = Comics
data-level-easy = easy
data-level-medium = medium
data-level-difficult = difficult
data-level-unfair = unfair
data-points-award = an award
data-points-moldy-cheese = a Moldy Cheese
data-points-leftovers = leftovers
data-challenge-rockets = rockets
data-challenge-backpacks = Backpacks
data-challenge-points = points
data-challenge-turns = turns
data-challenge-stored-food = stored food
data-challenge-passages = passages
data-supply-cheese-note = 45 tokens of 1 and 15 of 3
data-supply-moldy-cheese-note = only a count of the box: play never runs out of them (D8)
data-team-markers-to-end-note = who places this many triggers the end
data-team-adults-note = rats that begin on Start; the others sleep in the Nursery
data-move-one-rat-note = the most spaces a rat moved alone may go
data-move-several-rats-note = the most spaces of each of several rats
data-move-moldy-cheese-note = Cheese a Moldy Cheese brings
data-space-7-note = found by playing (A19): with 2 whoever begins has the first Comic
data-shortcut-p1-note = cost seen in a picture; spaces reconstructed
data-shortcut-p2-note = cost in the rulebook; spaces reconstructed
data-light-construction-lights-note = positions on the string; one bulb per path space fills the rest in path order
data-booth-hamster-note = price in the rulebook, order along the path from a source, space found by playing (A19)
data-booth-crow-note = price in the rulebook, order along the path from a source, space found by playing (A19)
data-booth-frog-note = order along the path from a source, space found by playing (A19)
data-track-cockpit-note = the first two from a source
data-track-food-note = the last in the rulebook
data-highlighted-spaces-note = two on each track, where neutral pieces lie with few players; chosen by playing (D50)
data-part-cargo-note = kinds from a source; cargo and thruster together are in the rulebook
data-part-thruster-note = kinds from a source; cargo and thruster together are in the rulebook
data-backpack-apple-core-note = copies reconstructed
data-comic-home-made-rockets-note = COM-1: every rocket part costs one material less
data-comic-marathon-note = COM-2: a rat moved alone may go further
data-comic-in-step-note = COM-3: several rats may go further each
data-comic-lone-scavenger-note = COM-4: a rat moved alone finds more
data-comic-toll-free-note = COM-5: no Cheese for joining other rats
data-comic-pipe-map-note = COM-6: shortcuts are free; with Cheese too whoever begins takes it and is away (A19)
data-comic-muscle-rat-note = SUP-1: picture from a source; this rat finds more
data-comic-amazon-rat-note = SUP-2: picture from a source; this rat need not match colours
data-comic-cat-burglar-rat-note = SUP-3: picture from a source; this rat stays where it steals
data-comic-caped-rat-note = SUP-4: this rat may go further
data-setup-cheese-note = in turn order
data-setup-greg-note = the spaces of Greg’s rats
data-points-leftovers-note = goods left over that make one point
data-challenge-passages-note = of each shortcut
