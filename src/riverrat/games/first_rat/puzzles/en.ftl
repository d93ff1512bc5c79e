# What puzzles ask, and one sentence about each answer.

puzzle-goal-goods = Most goods after this turn
puzzle-value-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}

puzzle-cap-of-lights-title = Cap of lights
puzzle-cap-of-lights = One of your Score markers is on the Construction Lights track. Eight Cheese are in your bag, and the early spaces are lit.
puzzle-cap-of-lights-why = The rat on 18 steals the Cap for your Construction Light and would do for the donation; the second rat collects three Cheese more on lit space 2: among the leftovers they are worth a point.

puzzle-cheese-for-two-title = Cheese for two
puzzle-cheese-for-two = Ten Cheese make a donation and you hold seven; the Madcap Crow also has Bottle Caps. One rat is close to the Launchpad.
puzzle-cheese-for-two-why = Yellow space 18 brings the three Cheese missing for the donation; the rat there steals the Stored Food Cap, which is worth most, while the other boards on the same colour.

puzzle-full-bags-title = Full bags
puzzle-full-bags = No points this time: how many goods can you hold at the end of this turn? One of your rats wears a cape.
puzzle-full-bags-why = The Caped Rat may go further than the others: yellow 12 and yellow 5 together bring five Cheese, and nothing is spent at the Hamster’s booth.

puzzle-last-steps-title = The last steps
puzzle-last-steps = Your Amazon Rat stands three steps before the Launchpad, another rat on 15. Seven Cheese are in your bag.
puzzle-last-steps-why = Yellow 18 is three steps for the second rat and brings the three Cheese that were missing. At the Crow’s booth there it steals the Cargo Bay Cap: a donation, a Rattronaut, an Award and a Cap in one turn.

puzzle-lone-scavenger-title = Lone Scavenger
puzzle-lone-scavenger = You own the Lone Scavenger, and the Thruster needs two more Vinegar and one Baking Soda. Two rats could move: should they?
puzzle-lone-scavenger-why = A rat that moves alone collects one extra: space 14 gives the second Vinegar only to a lone rat, and Thruster and Rocket score 6 and 7.

puzzle-one-bulb-title = A small step
puzzle-one-bulb = A rat on Start could go far. Or only a little. Look at your light marker before you send it off.
puzzle-one-bulb-why = Space 1 lies in your light and your Backpack helps too: four Lightbulbs carry the marker to the first Construction Light, which is still worth 7.

puzzle-pipe-or-walk-title = Pay to be there
puzzle-pipe-or-walk = The Cargo Bay takes three Baking Soda and two Tin Cans; the pipe to 22 costs a Baking Soda of the two you have. Walking is free. Another player’s rat stands on 19.
puzzle-pipe-or-walk-why = On foot only a lone rat gets to 22; through the pipe it is near enough for both to move, and 22 gives back two Baking Soda: Cargo Bay and Rattronaut in one turn. Green 19 would do as well, but company costs a Cheese.

puzzle-rattronaut-cap-title = A Cap for travellers
puzzle-rattronaut-cap = One rat is in the rocket, one stands two steps before it, one on 17. You have hardly any Cheese.
puzzle-rattronaut-cap-why = Yellow 18 is a step away, and the Launchpad goes with any colour: both rats move. After one has boarded, the Rattronaut Cap counts two rats: six points, more than any other.

puzzle-stored-food-title = Down to the Stored Food
puzzle-stored-food = Your burrow marker has just set out from the entrance. The Stored Food scores 6 points, but it is a long way down.
puzzle-stored-food-why = White 7 and white 15 together bring four Apple Cores: just enough to go straight on at both forks and reach the Stored Food first.

puzzle-thief-and-donor-title = Thief and donor
puzzle-thief-and-donor = You have already made one donation. Seven Cheese are in your bag. A visit to the Madcap Crow, or somewhere else?
puzzle-thief-and-donor-why = Space 18 fills up the ten Cheese. Steal the Provisions Cap first: it counts both donations, the old one and the one you make now.

puzzle-third-part-title = The third part
puzzle-third-part = Three Vinegar and one Baking Soda are missing for your Thruster, and a rat waits two steps before the Launchpad. Do as much as you can at once.
puzzle-third-part-why = A green space just ahead lets both rats move; the Backpack gives two extra Vinegar, so the Thruster completes your rocket in the turn a rat boards it.

puzzle-through-the-pipe-title = Through the pipe
puzzle-through-the-pipe = One Tin Can is missing for the Cargo Bay. A rat moving with others goes three spaces at most. Is there another way to an orange space?
puzzle-through-the-pipe-why = With the Pipe Map the pipe from 9 to 13 is free and brings orange 13 within three spaces: there is the Tin Can, and the second rat reaches the Launchpad.

puzzle-two-booths-title = Two booths
puzzle-two-booths = Two rats can reach yellow spaces with booths on them. Ten Cheese make a donation; a theft costs no Cheese, but sends the thief back.
puzzle-two-booths-why = Spaces 5 and 18 bring five Cheese together. Steal the Stored Food Cap from the Crow, leave the Hamster alone, and ten Cheese are left to donate.

puzzle-two-steps-title = Take me with you
puzzle-two-steps = A rat stands three steps before the Launchpad, another on Start. The Launchpad takes the colour of the others: which one shall it be?
puzzle-two-steps-why = Two Cheese from yellow space 2 make twelve goods, and every four left over are worth a point: one more than with any other colour.
