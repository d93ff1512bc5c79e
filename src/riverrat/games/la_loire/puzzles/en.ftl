# What puzzles ask, and one sentence about each answer.

puzzle-goal-money = Most money after this turn
puzzle-value-money = { $count } D

puzzle-bailiff-title = Five Deniers
puzzle-bailiff = Deliver if you can, and in the city turn your goods into points. But whoever keeps less than 5 D there forfeits a turn.
puzzle-bailiff-why = After the delivery the cheese pays for a palace: two points for 4 D; shipping brings one for 6 D. The grain leaves exactly 5 D in the purse, so that no turn is forfeited.

puzzle-blacksmith-title = A horse too few
puzzle-blacksmith = Your messenger needs one more horse to reach the village where an eleven-point message is expected. Which of your two figures moves first?
puzzle-blacksmith-why = The merchant hires the Blacksmith for 1 D before the messenger moves: he fetches the free horse from Montsoreau, and Cheverny is within reach.

puzzle-bring-the-circus-title = Bring the circus
puzzle-bring-the-circus = The circus is out of reach. But a purchase slides the market row, and one tile brings the circus along.
puzzle-bring-the-circus-why = Cheese bought in Beaugency slides the purple tile: the circus follows to Saumur, where the messenger stops and hires the General.

puzzle-circus-for-grain-title = Grain and jugglers
puzzle-circus-for-grain = Nobody can be hired where you stand. Which purchase helps your messenger, who goes on foot, to somebody worth the money?
puzzle-circus-for-grain-why = Walk to Tours and buy grain: the circus may move to Vendôme, one place from the messenger, and the Lover counts three delivered messages.

puzzle-fetched-horse-title = Ready for the ride
puzzle-fetched-horse = The final deliveries are near. Your merchant has a little money and the circus ahead of him; your messenger has a message for Tours.
puzzle-fetched-horse-why = Two hires are possible here: Blacksmith and Squire. Then a horse taken and one fetched carry the messenger to Tours, where the message brings ten points.

puzzle-first-palace-title = Paid on delivery
puzzle-first-palace = It is early, and money is short. Your messenger carries a message that pays on delivery. Who moves first?
puzzle-first-palace-why = The messenger first: the message to Angers pays 4 D, with which the merchant can afford a palace and still ship for two spaces.

puzzle-four-logs-title = Four wood and a wine
puzzle-four-logs = No points this time: how much money can you have after this turn? Your merchant wants to sell in Orléans, where you own a Bank, but is a horse short.
puzzle-four-logs-why = The messenger leaves a horse behind, rides to the circus and hires the Wood Merchant for 1 D. With that horse the merchant reaches Orléans: 3 D from the Bank, 6 D for the wine and 3 D for each wood.

puzzle-general-title = Leave one, take one
puzzle-general = Messenger and merchant can both do something worthwhile, if each stops at the right place. Count horses before you ride.
puzzle-general-why = The messenger leaves a horse and walks to Luynes to deliver eleven points; the merchant takes one and rides just to the circus, where the General counts two delivered messages.

puzzle-judge-title = Two at the circus
puzzle-judge = Your messenger can deliver a message, and the circus is one place from your merchant. Whom do you hire there, and in which order?
puzzle-judge-why = The Lady-in-waiting lets you hire once more at the same stop, at 2 D more: the 7 D left are just enough for the Judge, who counts two of your messages.

puzzle-lady-title = Meeting in Ussé
puzzle-lady = Both of your figures can reach Ussé, where the circus is. One can earn there what the other spends.
puzzle-lady-why = The messenger delivers first and earns 3 D; the merchant walks there too and hires the Lady-in-waiting, then the Magister Artium.

puzzle-last-letter-title = Blue blood
puzzle-last-letter = Your messenger is on foot, your merchant can reach the circus. Which blue character counts most of your messages?
puzzle-last-letter-why = Delivered in Talcy, the message is worth three points more, and your Lover counts it: two more. The Philosopher, at 4 D, counts three messages: another six.

puzzle-lover-title = One purse
puzzle-lover = Both figures draw on one purse, and the circus is one place from your messenger. What does the merchant have to do first?
puzzle-lover-why = The merchant goes first: cheese and grain pay for a palace and leave the 5 D the messenger needs for the Lover or the Philosopher. Each counts two of your messages.

puzzle-north-and-south-title = North and south
puzzle-north-and-south = From a city both roads are open. Your message needs one more shield, and your merchant is one place from the circus with little money.
puzzle-north-and-south-why = Red lies on both roads: in Montsoreau as in Langeais the message is complete. The merchant walks to the circus, where the Lady-in-waiting makes room for a second, cheap hire.

puzzle-philosopher-title = Old messages
puzzle-philosopher = Nothing can be delivered this turn. Look at what you have delivered before, and at who is at the circus.
puzzle-philosopher-why = Walk to the circus without a horse: the Philosopher adds two points for each of his four messages you have delivered long ago.

puzzle-ship-or-palace-title = Ship or palace
puzzle-ship-or-palace = Three goods, a city and an empty purse: in which order do you sell, build and ship so that both figures score?
puzzle-ship-or-palace-why = Your Bank pays 3 D on arrival and the three goods 12 D: enough for the Post Office at 4 D and, at the very end, for shipping two spaces at 10 D. The messenger delivers in Luynes.
