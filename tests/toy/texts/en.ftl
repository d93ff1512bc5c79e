game-name = Cheese Run
game-about = Two rats each, a course with holes, cheese in the holes.

ask-walk = Which rat walks?
ask-stride = How far does it go?
ask-hole = A hole. What do you do?

action-rat = Rat { $rat }
action-go = To space { $space }
action-dig = Dig
action-peek = Look at what lies on top
action-leave = Leave it

card-crumb = a crumb
card-slice = a slice
card-wheel = a whole wheel
card-none = something

event-moved = { $seat } walks rat { $rat } from { $start } to { $space }.
event-dug = { $seat } digs out { $card }.
event-peeked = { $seat } looks at { $card }.

score-cheese = Cheese
score-cheese-help = What you dug out.
score-home = Rats home
score-home-help = Two points for each rat that is home.

mode-standard = Standard game
mode-long = Long course
mode-solo = Alone

option-course = Course
option-course-help = How far it is to the home space.
option-course-short = 9 spaces
option-course-long = 14 spaces
option-peeking = Looking
option-peeking-help = Whether a rat at a hole may look before it digs.
option-peeking-yes = allowed
option-peeking-no = not allowed

show-bag = { $cards } cards are in the bag.
show-player = Seat { $seat }: rats on { $places }, { $cheese } cheese
show-top = You know what lies on top: { $card }.

board-nest = Nest
board-space = Space { $space }
board-hole = Space { $space }, a hole
board-home = Home, space { $space }
board-rat = Rat { $rat } of { $name }, on { $space }
board-bag = { $cards ->
    [one] The bag, 1 card
   *[other] The bag, { $cards } cards
}
board-top = On top: { $card }
board-rats = Rats on
board-cheese = Cheese
