# What the first game says, step by step. At most 30 words a step; $rival is who plays against the learner.

lesson-about = Short chapters: moving, collecting, booths, the burrow, building, the rocket and how it ends.
lesson-chapter-moon = To the moon
lesson-chapter-turn = One rat, one turn
lesson-chapter-colour = Two rats, one colour
lesson-chapter-paying = Company costs
lesson-chapter-booth = At the booth
lesson-chapter-burrow = Down the burrow
lesson-chapter-points = First points
lesson-chapter-building = Building
lesson-chapter-liftoff = Lift-off
lesson-chapter-turning-point = The big turn

lesson-goal-title = A rocket out of junk
lesson-goal = Build a rocket and fly your rats to the moon made of cheese. Whoever has the most points at the end wins.
lesson-tracks-title = Where points come from
lesson-tracks = Every success puts a Score marker on the first free space of its track; the first are worth most. Which of these three tracks offers 9 points next?
lesson-tracks-rattronaut = Rattronauts (violet, rats)
lesson-tracks-cargo = Cargo Bay (yellow, a crate)
lesson-tracks-cockpit = Cockpit (red, at the top)
lesson-tracks-cargo-no = A neutral piece covers the 9 of the Cargo Bay; 8 is free. One of the three offers more: rats who reach the rocket.
lesson-tracks-cockpit-no = The Cockpit is cheap; 4 points are free there. Rats who reach the rocket are worth more.
lesson-rats-title = Your rats
lesson-rats = Two rats on Start work for you. Two more sleep in the Nursery; you can raise them later.

lesson-move-title = A turn begins with a move
lesson-move = A rat that moves alone goes 1 to 5 spaces and collects what its space gives. Send one to space 5: 2 Cheese.
lesson-move-other = That space gives something else, and its time will come. Cheese first: space 5.
lesson-look-title = A first look at a booth
lesson-look = Space 5 has Harry Hamster’s booth. A Backpack costs 6 Cheese and you have 3, so choose “Finish shopping”: soon you will come back with more.
lesson-look-steal = You may steal, but the rat would run back to Start. This time leave with empty paws; we will come back.
lesson-company-title = Company pays
lesson-company = Then { $rival } stopped on your space and bought nothing. Whoever joins you gives you 1 Cheese: your fourth leftover, so 1 point. Only your own rats never share a space.
lesson-parts-title = Move, collect, shop, build
lesson-parts = A turn has four parts; you will build later. Every 4 materials and Cheese you still have at the end are a point: so you have 1 now.

lesson-several-title = Several rats
lesson-several = You may move several rats, each up to 3 spaces, if they all stop on the same colour. Take rat 1 to blue space 8.
lesson-several-order = Rat 2 comes along in a moment. Begin with rat 1.
lesson-several-far = Four or five spaces are for a rat alone: no other could join it. Space 8, please.
lesson-several-other = That colour works as well, and its turn will come. Blue first: space 8.
lesson-second-title = The same colour
lesson-second = Blue it is. Rat 2 has a blue space in reach too: space 1. Bring it along.
lesson-second-done = Then only one rat would collect. Bring rat 2 along.
lesson-light-title = Let there be light
lesson-light = Blue spaces give Lightbulbs. Three of them moved your light marker three steps: spaces 1 to 3 now give you 1 extra, for good.

lesson-toll-title = Your turn to pay
lesson-toll = Whoever stops where another player’s rat stands gives that player 1 Cheese. { $rival } is on yellow space 10, but it is worth it. Take rat 1 there.
lesson-toll-order = Rat 2 comes along in a moment. Begin with rat 1.
lesson-toll-green = Green with green would work too, and cost nothing. But you need Cheese for the booth: space 10.
lesson-toll-far = Four or five spaces are for a rat alone: no other could join it. Space 10, please.
lesson-toll-other = Orange gives parts for the rocket. Cheese comes first, and both rats can reach yellow: space 10.
lesson-lit-title = A lit space
lesson-lit = Space 2 is yellow as well, and lit by your bulbs: it gives 3 Cheese instead of 2. Bring rat 2 along.
lesson-lit-done = Three Cheese would stay behind. Bring rat 2 along.
lesson-moldy-title = When you cannot pay
lesson-moldy = You paid 1 Cheese and collected 5. Whoever cannot pay takes Moldy Cheese: each gives 3 Cheese now and costs 2 points at the end.

lesson-yellow-title = Cheese twice over
lesson-yellow = You have 8 Cheese. Yellow once more, for both rats: first take rat 1 to space 12.
lesson-yellow-order = Rat 1 first, to space 12. Then rat 2.
lesson-yellow-orange = Orange gives parts for the rocket. This time yellow lets both rats collect: space 12.
lesson-yellow-other = Yellow lets both rats collect and takes rat 2 to the booth. Space 12, please.
lesson-stall-title = Back at the booth
lesson-stall = Space 5 is yellow and has the Hamster’s booth: 2 more Cheese, and this time you can pay. Bring rat 2 along.
lesson-stall-done = Then nobody would visit the booth. Bring rat 2 along.
lesson-shop-title = Buy or steal
lesson-shop = Buy with Cheese, or steal: free, but the rat runs back to Start. Press “Buy” below the Backpack for Apple Cores. In red: the points lost with that Cheese.
lesson-shop-buy = A good one too. But soon you will collect Apple Cores, and this Backpack gives you extra ones.
lesson-shop-steal = Rat 2 would have to walk those five spaces again, and next turn it has a better way to go. You can afford to pay.
lesson-shop-leave = You have 13 Cheese and the Backpack costs 6: it will pay for itself.
lesson-bought-title = Your first Backpack
lesson-bought = Your card shows it: once a turn, a rat that collects Apple Cores brings you 2 more.

lesson-white-title = Apple Cores
lesson-white = White spaces give Apple Cores, and your Backpack gives more. Bring both rats to white: spaces 15 and 7.
lesson-white-done = Both rats can reach white this turn. Bring the other one along.
lesson-white-other = A fair choice, but your Backpack wants Apple Cores: white spaces 15 and 7.
lesson-fork-title = A fork in the burrow
lesson-fork = Six Apple Cores move your burrow marker six steps. Up here is the Library: a Comic helps you all game long. Go straight on to the second fork.
lesson-fork-library = Comics are good, but today we want a third rat: straight on.
lesson-rooms-title = Rat or points?
lesson-rooms = Up is the Nursery. The long way leads past the Stored Food, worth 6 points. Choose the Nursery.
lesson-rooms-food = 6 points are tempting. But a third rat collects for you every turn from now on.
lesson-raise-title = A third rat
lesson-raise = Raise a rat. It joins you on Start and moves from your next turn on.
lesson-raise-sleep = It would sleep on, and you would have one rat fewer to collect with. Raise it.
lesson-third-title = Three rats at work
lesson-third = There it is, on Start. From now on three rats can move in one turn, if they all stop on the same colour.

lesson-three-title = Three of a kind
lesson-three = Three rats, one colour. Each of them has a blue space in reach. Can you find all three?
lesson-three-done = One rat is still waiting. All three can reach blue.
lesson-three-yellow = A lot of Cheese, well seen! But blue reaches something better today.
lesson-three-other = Look for the blue spaces with Lightbulbs, at most 3 spaces ahead of each rat.
lesson-lamp-title = Your first Score marker
lesson-lamp = Six Lightbulbs carried you past a Construction Light: 6 points. One of your nine steps was that light, so spaces 1 to 8 are lit now.

lesson-list-title = A shopping list
lesson-list = Orange gives Tin Cans and Calculators. Bring your rats to 17, 11 and 6: enough to build twice. First choose 17, then rat 1: rat 2 would need a pipe.
lesson-list-order = Rat 1 first, please: from 14 to 17.
lesson-list-pipe = Space 13 is orange too, but the pipe to it costs a Tin Can, and you need that.
lesson-list-done = Then you could build only one part. All three rats can reach orange.
lesson-list-other = A good space, but today you need orange: 17, 11 and 6.
lesson-tempted-title = Tempted?
lesson-tempted = Zippy the Frog sells Energy Drinks: one doubles a whole turn’s haul. It costs 8 Cheese, you have 7. Steal one, or finish shopping?
lesson-both-title = Both are fine
lesson-both = A thief starts again from Start, where lit spaces wait. Whoever leaves empty-handed keeps the ground gained. You will meet this choice often.
lesson-cargo-title = The Cargo Bay
lesson-cargo = A Cargo Bay costs 3 Baking Soda and 2 Tin Cans. The first space is worth 8 points, 7 more than now: what you pay had counted 1. Build it.
lesson-cargo-cockpit = The Cockpit comes next; there is enough for both. The Cargo Bay first.
lesson-cargo-end = You have everything for a Cargo Bay: 8 points are waiting.
lesson-cockpit-title = And again
lesson-cockpit = You may build as often as you can pay, the same part too. What is left is enough for a Cockpit: 4 points, 3 more than now.
lesson-cockpit-end = Two Calculators and a Tin Can are in your hands: build the Cockpit first.
lesson-provisions-title = Cheese for the journey
lesson-provisions = Donating 10 Cheese scores Provisions in the same way. And one of each of the three rocket parts scores Rocket as well.

lesson-pipe-title = Through the pipe
lesson-pipe = A pipe counts as one step and costs the material shown on it. Can rat 1 get from 19 to the Launchpad this turn?
lesson-pipe-order = That rat is too far away. Rat 1 stands on 19.
lesson-pipe-other = Count again: 20, through the pipe to 25, then 26, then the Launchpad. Four steps and one Calculator.
lesson-aboard-title = A Rattronaut
lesson-aboard = The first of your rats in the rocket is worth 9 points. Choose a reward: raise your last rat, or take an Award worth 3 points.
lesson-end-title = How the game ends
lesson-end = With the round in which somebody’s fourth rat boards, or one round after somebody’s eighth Score marker. You have placed three so far.

lesson-find-title = Find the move
lesson-find = You lack 1 Vinegar and 1 Baking Soda for a Thruster: green space 22 gives both. And rat 2 could board: the Launchpad goes with any colour. Do both!
lesson-find-order = Well seen: rat 3 belongs to it. Let rat 2 board first.
lesson-find-done = Points, yes. But the Launchpad matches any colour, so another rat may move too.
lesson-find-other = There is more in it. Rat 2 to the Launchpad, which matches any colour; then rat 3 to green 22.
lesson-thruster-title = One build, two tracks
lesson-thruster = Now build the Thruster: it scores its own track, and your full set of three parts scores Rocket too.
lesson-thruster-end = Everything for the Thruster is in your hands. Build it.
lesson-total-title = Twenty-two
lesson-total = Rattronaut 7, Award 3, Thruster 6, Rocket 7, less the 1 your payment counted. It was your eighth Score marker: one more round, and the game is over.

lesson-free = Now play a game of your own. Raise a third rat early, move several rats each turn, and be first on the tracks you aim for.

tip-drink = An Energy Drink doubles everything this turn gives. Keep it for a turn in which the doubled haul reaches something.
tip-comic = A Comic works from your next turn until the end: the earlier you have it, the more it gives.
tip-super = The Super Rat’s power goes with the rat you choose: take one that still has a long way to go.
tip-order = Both markers move, but either may use up Score markers: think about which points you want first.
