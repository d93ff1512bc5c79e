# What puzzles ask, and one sentence about each answer.

puzzle-goal-stock = Most resources after this turn
puzzle-value-stock = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}

puzzle-barracks-title = Just enough
puzzle-barracks = Each resource you buy in a year costs a coin more than the one before, and three coins are a point at the end. What do you build on F6?
puzzle-barracks-why = One stone and one wood, three coins in all, make up the price of a barracks: six points, twice those of a church.

puzzle-church-title = In the right order
puzzle-church = Your workers stand in the forest, at the dock and on F8. A church costs one wood, two stone and a precious good. What must happen first?
puzzle-church-why = Buy two stone and take the wood from the forest first: then the church scores 3 and raises your house. What is loaded on the ship is not there to build with.

puzzle-drive-them-out-title = A step for a worker
puzzle-drive-them-out = A single pirate stands on I1. Your worker on L1 has two steps; another of yours guards M9. Is it worth it?
puzzle-drive-them-out-why = Give up the worker on M9 for a third step. Yours falls against the pirate, but defending the town scores two points all the same.

puzzle-full-store-title = A full store
puzzle-full-store = No points this time: how many resources can lie in your store at the end of this turn? Some workers can only do harm.
puzzle-full-store-why = Everything that gives: two purchases for three coins, both places of the mine and the Master artisan’s gift. Crafting changes nothing, and loading takes away.

puzzle-gift-of-wood-title = The merchant’s gift
puzzle-gift-of-wood = A barracks on K10 is worth a lot, but it costs three wood, two stone and a precious good. What can be bought, and what is a gift?
puzzle-gift-of-wood-why = One wood from the forest, one as the Master merchant’s gift, the rest bought while it is cheap: the barracks scores 6 and your houses gain too.

puzzle-hold-the-street-title = Hold the street
puzzle-hold-the-street = Six natives have come in, each on its own. You have one worker near them and one on D9. What is the one on D9 good for?
puzzle-hold-the-street-why = Given up, it gives the other the one step it lacks to D3. One falls on each side, and the defence of the town scores five points.

puzzle-last-plank-title = The last plank
puzzle-last-plank = One wood is missing for a house, and two of your huts could become one. Which, and what else would be wasted?
puzzle-last-plank-why = K10 lies in the district where a house counts three points; and the wood costs no point, as six coins are worth two points just like eight.

puzzle-last-year-title = The last year
puzzle-last-year = It is 1599 and this is your last turn: what is not points now will never be. Every three coins count a point.
puzzle-last-year-why = Spend ten coins: a house on G6, and with the crafted precious good and the stone of the mine a barracks on E6. Nine points for three given up.

puzzle-master-carpenter-title = Eight coins
puzzle-master-carpenter = The Master carpenter waits for 5 of your eight coins. Your worker on D9 could turn the hut into a house. Where do wood and stone come from?
puzzle-master-carpenter-why = The mine gives the stone, and a coin the Master carpenter leaves buys the wood: five points for him and two for the house, less two for the money.

puzzle-monument-title = Stone for eternity
puzzle-monument = There is a square in a district with your houses. One stone, one precious good and many coins: do you have all you need?
puzzle-monument-why = You do: the monument costs one stone and one precious good, scores 3 and adds a point to each of your three houses. Every coin kept counts as well.

puzzle-one-step-more-title = One more step
puzzle-one-step-more = Pirates are in the town. Your pair on E2 is one step short of the two enemies on C2; a single worker of yours stands far away.
puzzle-one-step-more-why = Give up the single worker for one more step: the pair reaches C2, and the defence scores seven points although both fall.

puzzle-promise-kept-title = A promise kept
puzzle-promise-kept = Seven coins, and 5 of them are promised to the General. Your workers in the mine have not come back yet. Can there be a house as well?
puzzle-promise-kept-why = One coin buys the wood, the mine gives the stone: with the General paid there is a house in the same turn. A second purchase would break the promise.

puzzle-two-against-one-title = Two against one
puzzle-two-against-one = Three enemies are left, one on B2 and two on A3. Your pair on D2 has two steps. Which way?
puzzle-two-against-one-why = Two against one wins without a loss: B2 is two steps away, the battle scores three points and the last pirates withdraw.

puzzle-two-houses-title = From huts to houses
puzzle-two-houses = Two of your workers stand on huts. Stone can be bought, but money is worth points too. How much will you build?
puzzle-two-houses-why = Two stone for three coins turn both huts into houses: four points in the district for one point of money. A third stone would only cost.

puzzle-two-titles-title = Two promises
puzzle-two-titles = You have courted two characters at 5 coins each: whoever cannot pay is fined. What else can you still afford?
puzzle-two-titles-why = Ten of your coins belong to the two characters, five points each. One of the three left buys the stone for a house, worth two; the other two coins are no point anyway.
