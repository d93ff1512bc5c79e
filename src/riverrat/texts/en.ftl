# What the house says on every page, whatever the game. Keys of the house begin with ui-.
nobody = nobody

## Everywhere
ui-home = Riverrat, to the lobby
ui-close = Close
ui-back = Back
ui-save = Save
ui-saved = Saved.
ui-send = Send
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-retry = Try again
ui-loading = One moment…
ui-play = Play
ui-look = Look
ui-scores = Scores
ui-menu = Menu
ui-settings = Settings
ui-language = Language
ui-filter = Filter
ui-unreachable = The server cannot be reached.
ui-colon = :
ui-choose-file = Choose a file

## Getting about
ui-nav = Pages
ui-nav-play = Play
ui-nav-tables = My tables
ui-nav-records = Records
ui-nav-rules = Rules
ui-nav-settings = Settings
ui-to-lobby = To the lobby
ui-to-lobby-help = Pick another game

## The lobby
ui-lobby-title = What shall we play?
ui-no-games = No game is installed yet.
ui-link-paste = Got a link? Paste it here
ui-link-bad = That is not a link to a table.
ui-join = Join
ui-players-range = { $most ->
    [one] { $most } player
   *[other] { $least } to { $most } players
}
ui-play-solo = Solo
ui-play-against = Play against { $names }
ui-play-more = More seats, rules of the house
ui-play-starts = Begins as soon as everything is here
ui-setup = A table for this game
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-seat-add = Add a seat
ui-seat-remove = Remove a seat
ui-seat-open = Free seat
ui-seat-free = waiting for somebody
ui-seat-asked = asked, no answer yet
ui-seat-declined = says no this time
ui-seat-friend = A friend
ui-seat-friend-help = joins by link
ui-seat-here = Player { $number }
ui-seat-here-help = at this screen
ui-seat-here-name = Name of player { $number }
ui-seat-resigned = resigned
ui-sit-here = Sit here
ui-kind-open = Friend
ui-kind-opponent = Computer
ui-kind-me = Here
ui-level = Level
ui-level-novice = Novice: first games, overlooks things
ui-level-club = Club: sees what is near, quick
ui-level-expert = Expert: plans ahead
ui-level-master = Master: plans far ahead, takes its time
ui-level-champion = Champion: thinks as long as it likes
ui-level-random = plays at random
ui-level-playouts-100 = steady, thinks briefly
ui-level-playouts-1000 = strong, thinks a second
ui-computer-1 = Odile
ui-computer-2 = Bruno
ui-computer-3 = Marie
ui-computer-4 = Tomás
ui-computer-5 = Juno
ui-computer-6 = Anselm
ui-computer-7 = Pilar
ui-computer-8 = Gaspard
ui-computer-9 = Inés
ui-computer-10 = Walpurga
ui-guest = Guest
ui-your-name = Your name
ui-house-rules = House rules
ui-mode = Game mode
ui-hints = Hints
ui-hints-help = A computer says what it would do.
ui-hints-on = Allowed
ui-hints-off = Off
ui-table-name = Name of the table
ui-options-more = More options ({ $count }) and values from your box
ui-options-less = Fewer options
ui-option-by-mode = set by the game mode
ui-own-data = Values from your box
ui-own-data-help = A TOML file with the values you have corrected.
ui-setup-says = { $game } for { $count ->
    [one] one
   *[other] { $count }
}
ui-same-screen = All at this screen
ui-open-table = Start the game
ui-open-invite = Open and invite
ui-tables-yours = Waiting for you
ui-tables-others = Waiting for others
ui-tables-open = Seats free
ui-tables-over = Finished
ui-tables-asked = Once more?
ui-row-won = Won by { $names }
ui-row-nobody = Nobody won
ui-row-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
ui-tables-none = No table yet. Pick a game; a solo game starts with one click.
ui-tables-all = All tables ({ $count })
ui-open-record = Open a record file
ui-no-account = No account. This device remembers you.

## Inviting and joining
ui-invite = Invite
ui-invite-help = Send this link, or let them scan it.
ui-invite-link = Link to this table
ui-invite-local = Only this computer can open the link. For others, start the server with --host 0.0.0.0 and open this page by the computer’s address in your network.
ui-invite-near = For friends in the same house: this address works in your network. Send the link, or let them scan it.
ui-invite-named = This link names your computer only. Open this page by the computer’s address in your network and invite from there.
ui-network = Let friends on my network join
ui-network-open = On: phones and computers in the same network can open this table.
ui-network-shut = Off: only this computer can open this table.
ui-network-none = No link yet: only this computer can open this table.
ui-network-who = Who can come:
ui-network-who-help = whoever is in the same network. At this table, whoever has the link.
ui-network-sight = What they see:
ui-network-sight-help = Riverrat, nothing else on this computer.
ui-network-inside = Not the internet:
ui-network-inside-help = nothing leaves your network.
ui-network-until = How long:
ui-network-until-help = until you switch it off or close Riverrat. Keep this computer awake.
ui-network-trouble = Does it not open? Check that the other device is in the same network, and that the firewall of this computer lets port { $port } in.
ui-qr = The link as a QR code
ui-join-title = Come and play { $game }
ui-watch = Just watch
ui-watching = watching
ui-waiting-title = { $game }: waiting for players
ui-waiting-free = { $count ->
    [one] One seat is free. The game begins by itself once it is taken.
   *[other] { $count } seats are free. The game begins by itself once they are taken.
}
ui-waiting-answers = { $count ->
    [one] { $names } has been asked. The game begins by itself once the answer is yes.
   *[other] { $names } have been asked. The game begins by itself once everybody says yes.
}
ui-fill-computer = Let a computer play
ui-table-unknown = There is no such table
ui-table-unreachable = The table cannot be reached
ui-table-gone-help = The link may be incomplete, or the server was moved.

## The table
ui-board = Board
ui-dock = The question
ui-rail = Log, rules, chat
ui-views = Views
ui-tab-board = Board
ui-tab-players = Players
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-trays = Trays
ui-trays = Trays beside the board
ui-drawer-log = Log
ui-drawer-rules = Rules
ui-drawer-chat = Chat
ui-drawer-timeline = Timeline
ui-pace = Pace of the others
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-instant = Instant
ui-since = Since your turn
ui-since-show = Show
ui-since-count = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-since-none = no points
ui-since-times = { $words } ({ $times ->
    [2] twice
   *[other] { $times } times
})
ui-you-short = You
ui-replay = Replay
ui-got-it = Got it
ui-more = { $count } more
ui-elsewhere = Elsewhere
ui-fold = Fold to one line
ui-players = Players
ui-turn = Turn { $turn }
ui-you = you
ui-you-to-move = you, to move
ui-to-move = to move
ui-thinks = thinking
ui-away = away
ui-away-name = { $name } is away.
ui-replace = Let a computer play for { $name }
ui-your-turn = Your turn
ui-catch-up = Skip to now
ui-waiting-for = { $name } is to move
ui-thinking = { $name } is thinking
ui-answers-within = answers within { $seconds } s
ui-choices = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
ui-ways = { $text } ({ $count ->
    [one] { $count } way
   *[other] { $count } ways
})
ui-several-ways = { $count ->
    [one] { $count } way to go on from here.
   *[other] { $count } ways to go on from here.
}
ui-tip = Click a lit place, or choose here.
ui-tip-tap = Tap a lit place to see what it brings, again to do it.
ui-tip-placing = Shift-click: all that fit. Right click: one back.
ui-rule-for-this = The rule for this question
ui-preview-total = Your points: { $before } → { $after }
ui-preview-reveals = Reveals something unknown.
ui-preview-reveals-what = { $what }.
ui-preview-ends = Ends your turn.
ui-points-short = { $count ->
    [one] pt
   *[other] pts
}
ui-comes-later = later
ui-struck = (cannot be had now)
ui-confirm-ends = This ends your turn, so it can’t be undone.
ui-confirm-over = This ends the game.
ui-confirm-last = The end of the game is near: this may be your last turn.
ui-confirm-reveals = This reveals something, so it can’t be undone.
ui-confirm-reveals-what = { $what }: this can’t be undone.
ui-confirm-off = Don’t ask before moves
ui-do-it = Do it
ui-left-undone = Left undone:
ui-not-done = Not done: { $what }.
ui-not-yet = Not yet
ui-placed = Placed
ui-take-back = Take back: { $what }
ui-spread = { $count ->
    [one] Place the last one anywhere
   *[other] Spread the other { $count }
}
ui-hold-stop = Stop holding
ui-undo = Undo
ui-undo-all = Undo the turn
ui-undo-all-sure = Take back the whole turn?
ui-undo-turn = You can undo only to the start of your turn.
ui-undo-nothing = Nothing to undo yet.
ui-undo-revealed = Something new came up; you can’t undo past it.
ui-undo-other = Somebody else has moved since.
ui-hint = Hint
ui-hint-none = No hint was found. Ask once more in a moment.
ui-hint-then = Then: { $moves }.
ui-hint-why = What it brings over the next best:
ui-hint-chances = Chance to win
ui-hint-points = Points at the end
ui-hint-why-not = Why not?
ui-hint-against = What the best move brings you over this one:
ui-hint-unfold = Why?
ui-hint-play = Play it
ui-look-deeper = Look deeper
ui-look-deeper-help = Think about it longer, for more certain chances
ui-foot-release = Riverrat { $version }, { $commit }
ui-about-privacy = Privacy
ui-about-imprint = Imprint
ui-about-nothing = Whoever runs this house has written nothing here yet.
ui-refused-stale = The table has changed meanwhile. Please look again.
ui-refused-illegal = That is not possible here.
ui-refused-not-yours = It is not your decision.
ui-refused-undo = That can’t be undone.
ui-refused-readonly = This table is view only.
ui-refused-over = The game is over.
ui-refused-too-many = One moment, please.
ui-refused-no-hints = This table is played without hints.
ui-refused-not-seated = Only players at this table can chat.
ui-refused-no-house = { ui-local-failed }
ui-refused-offline = The server cannot be reached.
ui-refused-taken = That seat is taken.
ui-refused-not-host = Only whoever opened the table can do this.
ui-refused-not-started = The game begins when every seat is taken.
ui-refused-running = That is possible once the game is over.
ui-refused-present = Only whoever sits here can free this seat; the others can after a long absence.
ui-refused-resigned = Whoever sat here has resigned.
ui-refused-not-asked = This seat is kept for somebody else.
ui-refused-no-invite = This invitation is not for this table.
ui-refused-no-table = There is no such table.
ui-refused-too-many-tables = You have as many tables as this server allows: finish or leave some first.
ui-refused-nobody = Somebody has to play: give a name and take a seat.
ui-refused-malformed = This cannot be used: please check what you have entered.
ui-refused-bad-record = This record cannot be read: { $detail }
ui-refused-bad-data = These values do not fit: { $detail }
ui-refused-bad-option = These settings do not fit: { $detail }
ui-refused-too-long = This takes too long.
ui-refused-too-large = This is too large.
ui-refused-no-code = This code is used up or too old; make a new one.
ui-refused-lesson = That is not possible in a lesson.
ui-refused-puzzle = The turn is over: undo it to try again.
ui-refused-too-many-channels = You are told in enough ways already: remove one first.
ui-refused-too-many-boxes = This server has as many corrected boxes in use as it can.
ui-refused-not-offered = This server does not send such messages.
ui-refused-no-channel = This address is gone already.
ui-refused-no-word = This link is used up, or not one of ours.
ui-refused-unreachable = There is no such address.
ui-refused-no-door = This house was started for others already, or stands behind a proxy, or keeps its tables on a database server: how people reach it is decided there.
ui-refused-no-network = This computer cannot be reached in a local network just now. Is it connected to one?
ui-refused-not-at-home = This can only be changed at the computer Riverrat runs on.
ui-refused-inside = This address lies in a network the server may not reach.
ui-refused-no-hint = No hint was found. Ask once more in a moment.
ui-refused-no-hint-yet = No hint yet: the rules are still being made ready for fast thinking. Ask again in a minute.
ui-refused-no-hint-in-time = No hint: thinking took too long, because the server has much to do. Ask again in a moment.
ui-refused-no-analysis = No reasons right now.
ui-refused-internal = Something went wrong on the server; it has been logged.
ui-refused-unavailable = The house cannot write just now; nothing is lost, try again.
ui-refused-trying-again = The house cannot write just now. Your move is not lost: it is tried again.
ui-refused-banned = This house does not let you in. Ask whoever runs it.
ui-refused-muted = This house lets you say nothing for now. Ask whoever runs it.
ui-refused-not-found = There is nothing here.
ui-refused-no-person = Nobody by that name is listed here.
ui-refused-no-puzzle = There is no such puzzle.
ui-refused-not-kept = There is no room left on this device, or the browser gives none. The move was not made. Save the record, or free some room.
ui-refused-needs-server = This needs a server: the house on this device is for one person.
ui-refused-bad-copy = This file is no copy of a device, or it is of another version.
ui-refused-other = That did not work: { $detail }
ui-lost = Connection lost, trying again. Your last move is safe.
ui-readonly = View only: step through it, or branch off to play on.
notice-readonly = This table is view only.
notice-opponent-failed = A computer player failed; a simpler one takes over.
notice-opponent-hurried = It is busy here just now: a computer moved at first glance.
ui-resign = Resign
ui-resign-as = Resign for { $name }
ui-resign-ends = The game ends at once. This can’t be undone.
ui-resign-goes-on = A computer takes over your seat, and the others play on. This can’t be undone.
ui-play-on = Play on
ui-curtain = { $name }, take the device.
ui-curtain-up = I am here
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Whole board
ui-next-lit = Next lit place
ui-lead = { $name } leads by { $gap }.
ui-lead-tied = { $points ->
    [one] All level at { $points } point.
   *[other] All level at { $points } points.
}
ui-lead-shared = { $points ->
    [one] { $names } lead with { $points } point.
   *[other] { $names } lead with { $points } points.
}
ui-lead-why = Most of it: { $line }, +{ $gap }.

## Scores
ui-score-title = The score so far
ui-score-how = show how
ui-total = Total
ui-score-none = No points for anybody: { $lines }.
ui-most = most
ui-winner = winner
ui-reconstructed-key = beside a value: our best guess, since we have not seen it printed.
ui-reconstructed = Our best guess: we have not seen this value printed.
# the same for whoever hears the rules, after each such value
ui-reconstructed-short = our best guess
ui-reconstructed-note = Some values in this game are our best guess.
ui-reconstructed-which = Which ones?

## History
ui-log = Log
ui-log-empty = The game begins.
ui-log-search = Search the log
ui-log-nothing = Nothing in the log reads like that.
ui-log-table = The table
ui-log-revealed = no undo past this
ui-log-older = Earlier
ui-log-newer = Later
ui-just-now = latest
ui-show-again = Show again
ui-show-step = Show step { $ply }
ui-step = Step { $ply }
ui-step-word = Step
ui-step-of = Step { $ply } of { $plies }
ui-timeline = Timeline
ui-stride = Step by step or turn by turn
ui-jump-step = Step
ui-jump-turn = Turn
ui-jump-round = Round
ui-jump-score = Score
ui-jump-before = { $name }: one back
ui-jump-after = { $name }: one on
ui-speed = Speed
ui-first = To the start
ui-earlier = One step back
ui-later = One step on
ui-play-through = Play
ui-pause = Pause
ui-back-to-now = Back to the game
ui-to-the-end = To the end
ui-looking = Looking back: { $when }
ui-branch-here = Branch from here
ui-branch-help = A copy for you alone, to try another way.

## Rules and data
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-none = Nothing about “{ $words }”.
ui-rules-missing = The rules of this game are not written down here yet.
ui-rules-whole = All the rules
ui-rules-summary = On one page
ui-rules-print = Print
ui-example-step = { $step } of { $steps }
ui-example-next = Next step
ui-example-back = One step back
ui-example-again = From the beginning
ui-data = The box’s data
ui-data-about = Every number in the game and where it comes from. If you own the box you can correct a value and play with it.
ui-data-none = Nothing here.
ui-data-version = Rules version { $version }, data { $data }
ui-origin-reconstructed = best guess
ui-origin-inferred = inferred
ui-origin-source = from a source
ui-origin-rulebook = rulebook
ui-origin-reconstructed-help = Not known to us: chosen so that it fits everything that is known and that games between strong players are fair (docs/balance.md).
ui-origin-inferred-help = Follows from something that is known.
ui-origin-source-help = Told by somebody who has the game.
ui-origin-rulebook-help = Printed in the rulebook.

## Chat
ui-chat = Chat
ui-chat-say = Say something
ui-chat-all = All lines ({ $count })
ui-chat-less = Fewer

## A finished game
ui-game-over = The game is over.
ui-last-moves = Last moves
ui-final-scores = Final scores
ui-over-wins = { $name } wins by { $gap }
ui-over-you-win = You win by { $gap }
ui-over-you-tiebreak = You win on the tiebreak
ui-over-tiebreak = { $name } wins on the tiebreak
ui-over-shared = { $names } share the win
ui-over-resigned = { $name } wins: { $count ->
    [one] { $other } has resigned
   *[other] { $other } have resigned
}
ui-over-broken-off = Nobody wins: { $count ->
    [one] { $other } has resigned
   *[other] { $other } have resigned
}
ui-over-solo = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-over-none = Nobody wins this time
ui-watch-again = Watch again
ui-look-board = The board
ui-rematch = Rematch
ui-rematch-go = To the rematch
ui-rematch-asks = { $name } would like a rematch.
ui-rematch-yes = Play again
ui-rematch-no = Not now
ui-rematch-declined = You have said no; the others can see it.
ui-achievements = Challenges met
ui-chart = Points over time
ui-chart-none = The curve cannot be drawn just now.
ui-chart-lines = Chart
ui-chart-table = Table
ui-chart-says = Points over time; at the end { $scores }
ui-moments = Turning points
ui-moment = { $when }: { $name } takes the lead.
ui-take = Take it with you
ui-download-record = Record
ui-download-record-help = Every action, replays anywhere
ui-download-points = Points
ui-download-points-help = Step by step, as CSV
ui-share-replay = Share the replay
ui-share-replay-help = Anyone with the link may look
ui-share-record = Link to the record
ui-share-record-help = The whole game is in the link: anybody can open it, anywhere
ui-print = Print
ui-print-help = The score sheet on paper

## Records
ui-houses = Houses
ui-house-here = On this device
ui-house-here-about = No server, no account. Works without a network, saved here.
ui-house-friends = With friends
ui-house-friends-about = By link, on a server or on your own network.
ui-house-friends-how = Friends, notices and clubs need a server: one of you runs Riverrat (riverrat serve) and sends the others a link. A game from here goes there as its record.
ui-local-getting = Getting the rest: { $have } of { $of } MB
ui-local-seconds = { $seconds } s so far. The lobby works meanwhile; a click is kept and begins by itself.
ui-local-python = Python
ui-local-house = Tables and rules
ui-local-opening = Opening the house
ui-local-opening-about = takes a few seconds
ui-local-players = Computer players: { $game }
ui-local-bytes = { $have } of { $of } MB
ui-local-missing = The stronger computer players of { $game } could not be fetched. They move as soon as there is a network; Novice and Club play without.
ui-local-failed = The house on this device did not open: { $detail }
ui-local-offline = Works without a network
ui-kept = Saved on this device
ui-kept-about = { $count ->
    [0] No game yet. What you play is kept in this browser only.
    [one] One game, { $size } MB, in this browser only. Clearing its data deletes it.
   *[other] { $count } games, { $size } MB, in this browser only. Clearing its data deletes them.
}
ui-kept-refused = This browser gives no room here: games last as long as this tab. Keep a copy before you close it.
ui-kept-full = There is no room left on this device: what you do now is not kept and does not count. Keep a copy of your games, or free some room; the game then goes on by itself.
ui-kept-copy = Keep a copy
ui-kept-open = Open a copy
ui-kept-added = { $count ->
    [0] Nothing in it is new here.
    [one] One game was added.
   *[other] { $count } games were added.
 }
ui-renew = A new version is here.
ui-renew-now = Load it now
ui-record-title = Open a record
ui-record-help = Any game recorded by Riverrat: step through it, or play on from any point.
ui-record-drop = Drop a file here or click to choose one
ui-record-paste = Or paste its text, or a link that holds it
ui-record-look = Look at it
ui-record-link-bad = That link holds no record.

## Settings
ui-theme = Light and dark
ui-theme-auto = Match system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-switch = Switch between light and dark
ui-motion = Motion
ui-motion-help = Pieces travel, numbers count.
ui-motion-auto = Match system
ui-motion-on = On
ui-motion-off = Off
ui-colour = My shape
ui-colour-help = On this device only.
ui-colour-seat = By seat
ui-colour-1 = vermilion disc
ui-colour-2 = sky-blue square
ui-colour-3 = green triangle
ui-colour-4 = amber diamond
ui-colour-5 = purple star
ui-sound-on = Turn sound on
ui-sound-off = Turn sound off
ui-notices = Notify me when it is my turn
ui-set-sound = Sound
ui-set-sound-help = Short notes, in each game its own: at your turn, for moves and points.
ui-sound-offer = Play with sound?
ui-sound-yes = Sound on
ui-sound-no = No, thanks
ui-counting = Counting the points
ui-counting-help = Places change as the count goes. The result is only told at the end.
ui-counting-line = { $line }, { $at } of { $of }
ui-counting-click = A click anywhere goes on.
ui-counting-pause = Pause
ui-counting-on = Go on
ui-counting-skip = Skip to the result
ui-set-celebrate = Celebrate the end
ui-set-celebrate-help = A few seconds when a game is over.
ui-set-notices = Notifications
ui-set-notices-help = The browser tells you when it is your turn, even while you are on another page.
ui-set-confirm = Ask before what can’t be undone
ui-set-confirm-help = The choice that ends your turn, marked with arrows, and whatever reveals something, marked with an eye. Where you would leave something undone or end the game, you are always asked.
ui-set-stepwise = Ask me step by step
ui-set-stepwise-help = Every small decision by itself.
ui-set-textonly = Words instead of pictures
ui-set-textonly-help = The board as lists, for screen readers and slow connections.
ui-set-keys = Single-key shortcuts
ui-set-keys-help = 1 to 9 choose, Z undoes, H gives a hint.
ui-set-curtain = Curtain at a shared screen
ui-set-curtain-help = Hides the table while you hand over the device.
ui-devices = Other devices
ui-devices-help = Take your name and tables to another device with a code.
ui-devices-make = Make a code
ui-devices-code = Enter it on the other device.
ui-devices-code-help = Good once, for a few minutes.
ui-devices-enter = A code from another device
ui-devices-claim = Use it
ui-devices-done = This device is yours now.

## Keys
ui-keys = Keyboard
ui-key-numbers = 1 to 9
ui-key-numbers-help = pick that choice
ui-key-enter = Enter
ui-key-enter-help = do what is in focus
ui-key-escape = Esc
ui-key-escape-help = back, close
ui-key-z = Z
ui-key-z-help = undo
ui-key-shift-z = Shift + Z
ui-key-shift-z-help = undo only the last small step
ui-key-e = E
ui-key-e-help = say yes, send an offer
ui-key-g = G
ui-key-g-help = to the board
ui-key-arrows = Arrows
ui-key-arrows-help = to the next choice or place
ui-key-h = H
ui-key-h-help = hint
ui-key-question = ?
ui-key-question-help = the rule for this question
ui-key-s = S
ui-key-s-help = score
ui-key-p = P
ui-key-p-help = players
ui-key-l = L
ui-key-l-help = log
ui-key-c = C
ui-key-c-help = chat
ui-key-t = T
ui-key-t-help = timeline
ui-key-step = { "" }, .
ui-key-step-help = a step back, a step on
ui-key-space = Space
ui-key-space-help = play through the game
ui-key-home = Home, End
ui-key-home-help = to the start, to now
ui-key-b = B
ui-key-b-help = branch from here
ui-key-zoom = { "" }+ − F
ui-key-zoom-help = zoom, whole board
ui-key-m = M
ui-key-m-help = sound

# Who sits where has changed
event-seat-person = { $seat } takes a seat.
event-seat-open = A seat is free.
event-seat-opponent = { $seat } plays on in this seat.
event-seat-replaced = { $seat } plays on for somebody who has been away for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
event-seat-freed = A seat is free: its player has been away for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
event-seat-resigned = { $seat } resigns.

ui-analyse = Analyse
ui-analysis = Analysis
ui-analysis-chart = Chance to win over the game, in %
ui-analysis-best = Best
ui-analysis-played = Played
ui-analysis-best-played = Best, and played
ui-analysis-choice = The choice on show
ui-analysis-at = { $when }: { $name }
ui-analysis-cost = gave away { $percent }%
ui-analysis-cost-points = gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-analysis-fine = nothing clearly better
ui-analysis-why = The best against the move made:
ui-analysis-made = (played)
ui-analysis-moves = Moves
ui-analysis-filter-all = All
ui-analysis-filter-turning = Turning points
ui-analysis-filter-mine = Mine
ui-analysis-better = Better: { $move }
ui-analysis-none = None.
ui-analysis-not-yet = Not thought about yet.
ui-analysis-tip = Pick a move, or drag along the curve.
ui-analysis-earlier = To the move before
ui-analysis-later = To the next move
ui-analysis-turning-earlier = To the turning point before
ui-analysis-turning-later = To the next turning point
ui-analysis-branch = Play on from here
ui-analysis-working = Move { $done } of { $of }
ui-analysis-reading = Reading the game…
ui-analysis-weaker = Analysed without compiled rules: less certain.
ui-analysis-stop = Stop
ui-analysis-go-on = Go on
ui-analysis-board = The whole table at this moment
ui-weaker-interpreted = Weaker here: the rules are not compiled.
ui-weaker-interpreted-short = weaker: rules not compiled
ui-weaker-unfit-short = weaker: no network fits
ui-weaker-unfit = Weaker here: no trained network fits these rules.
ui-weaker-adapted-short = trained on another box
ui-weaker-adapted = May be weaker here: its network was trained on another box or with other rules.

analysis-now = { $line }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once
analysis-now-less = { $line }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer at once
analysis-has-more = { $what }: { $count } more
analysis-has-less = { $what }: { $count } fewer
analysis-gains = { $line }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
analysis-gives-up = { $line }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer
analysis-points = All in all about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in the end
analysis-rival = The strongest rival ends with about { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer
analysis-lead = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} better against the strongest rival in the end
analysis-soon = { $what }: by the end of the turn about { $count } more
analysis-sooner = The game ends about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} sooner
analysis-longer = The game lasts about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} longer
analysis-later = It comes right after the best move anyway
analysis-before = The other comes right after it anyway
analysis-chance = No one thing decides: all in all it wins { $percent ->
    [one] { $percent } game
   *[other] { $percent } games
} in 100 more
analysis-even = Nothing to speak of: both are about as good
analysis-only = There is no other choice
analysis-sensible = No other choice makes sense here
analysis-alike = Whatever you choose here, it comes to the same
analysis-sensible-alike = All that makes sense here comes to the same
analysis-coins = coins

## Lessons

lesson-over = There is nothing left to do on the board in this chapter. Read on here.
ui-guide = The guide
ui-guide-chapter = { $number } of { $chapters }
ui-guide-skips = Another position, some moves later: the board has changed, and so may what you have.
ui-guide-done = Well done
ui-guide-back = Back
ui-guide-next = Next
ui-guide-right = Right!
ui-guide-next-chapter = Next chapter
ui-guide-play = Play a game
ui-guide-leave = Leave the lesson
ui-guide-leave-ask = Leave the lesson?
ui-guide-leave-help = You go back to the lobby and can resume the lesson there.
ui-guide-stay = Stay
ui-guide-tray = Open the tray: { $tray }
ui-guide-yours = Your move
ui-learn = Learn by playing
ui-learn-going = The guided first game
ui-learn-done = You have learned the game
ui-learn-begin = Start the guided first game
ui-learn-on = Continue: { $chapter }
ui-learn-again = Play it once more
ui-learn-chapters = Chapters: { $done } of { $all } done
ui-learn-ticked = done
ui-tips = Tips
ui-tips-read = Got it
ui-tips-off = No more tips

## Puzzles

ui-nav-puzzles = Puzzles
ui-puzzles-about = One turn, one best answer: play it on the real board and see how much you find. Every day brings a new puzzle, the same for everybody.
ui-puzzle = Puzzle
ui-puzzle-today = Puzzle of the day
ui-puzzle-solve = Solve it
ui-puzzle-solved = Solved
ui-puzzle-shown = Solution seen
ui-puzzle-all = All puzzles: { $solved } of { $all } solved
ui-puzzle-stars = { $stars } of 3 stars
ui-puzzle-fold = Fold the puzzle away
ui-puzzle-unfold = Show the puzzle
ui-puzzle-reached = { $value } of { $best }
ui-puzzle-best = The best there is: { $value }
ui-puzzle-tries = { $tries ->
    [one] First try
   *[other] { $tries } tries
}
ui-puzzle-again = Try again
ui-puzzle-solution = Show the solution
ui-puzzle-step = Step { $step } of { $steps }: { $action }
ui-puzzle-next = Next step
ui-puzzle-stop = Play on my own
ui-puzzle-why = Why
ui-puzzle-more = More puzzles
ui-puzzle-gone = There is no such puzzle.
ui-puzzle-share-title = Riverrat puzzle, { $game }: { $title }
ui-puzzle-share-day = Riverrat puzzle of { $day }, { $game }
puzzle-goal-points = Most points this turn
puzzle-goal-lead = The best lead after this turn
puzzle-goal-win = Win with this turn
puzzle-value-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
puzzle-value-lead = { $count ->
    [one] a lead of 1 point
   *[other] a lead of { $count } points
}
puzzle-value-win = { $count ->
    [0] not won
   *[other] won
}

# Notifications to people who are away
notification-turn = Your turn: { $table }
notification-turns = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
notification-rematch = { $name } asks for a rematch
notification-with = { $table }, with { $others }
notification-until = Time is up at { $time }.
notification-leave = No more of these: { $address }
notification-stop = No more of these
notification-trial = Riverrat can reach you
notification-trial-text = This is how you will be told that it is your turn.
notification-confirm = Riverrat: may we write to you?
notification-confirm-text = { $name } would like to be told here when it is their turn. Open the link if that was you; if not, do nothing, and you will hear no more from us.
ui-notifications = When I am not at the table
ui-notifications-help = For games over days: you are told once a turn, a minute after it began, and only while you are not at the table.
ui-notifications-none = This server sends no messages: whoever runs it has not set an address.
ui-notifications-push = This browser
ui-notifications-push-add = Tell me in this browser
ui-notifications-push-refused = The browser does not allow it.
ui-notifications-mail = E-mail
ui-notifications-mail-add = Send me a link
ui-notifications-mail-sent = Open the link in the e-mail we have sent you.
ui-notifications-webhook = Chat room or phone
ui-notifications-webhook-help = The address of a Discord or Slack webhook, or of an ntfy topic.
ui-notifications-form = Kind
ui-notifications-form-discord = Discord
ui-notifications-form-slack = Slack
ui-notifications-form-ntfy = ntfy
ui-notifications-form-plain = JSON
ui-notifications-add = Add
ui-notifications-often = How often
ui-notifications-hours = { $hours ->
    [0] at every turn
    [one] every hour
    [24] once a day
   *[other] every { $hours } hours
}
ui-notifications-unconfirmed = waiting for the link to be opened
ui-notifications-broken = messages do not arrive; no more are sent
ui-notifications-try = Try it
ui-notifications-arrived = It has arrived.
ui-notifications-lost = It did not arrive.
ui-notifications-remove = Remove
ui-notifications-left = You will get no more messages this way.
ui-notifications-confirmed = Confirmed: you will be told here.
ui-holiday = On holiday
ui-holiday-help = No messages, and your time does not run out at any table.
ui-holiday-until = Until
ui-holiday-start = Go
ui-holiday-on = You are on holiday until { $date }.
ui-holiday-end = I am back
ui-turn-limit = Time per turn
ui-turn-limit-help = For games over days. It does not run on holidays.
ui-turn-limit-minutes = { $minutes ->
    [0] as long as you like
    [60] an hour
    [480] 8 hours
    [1440] a day
    [4320] three days
    [10080] a week
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ui-turn-late = When it is up
ui-turn-late-opponent = a computer plays on
ui-turn-late-open = the seat is free
ui-until = until { $date }
ui-seat-holiday = on holiday until { $date }
event-rules-changed = The rules have changed: from here on version { $new } applies instead of { $old }.
event-seat-late-opponent = Time is up after { $hours } { $hours ->
    [one] hour
   *[other] hours
}: { $seat } plays on.
event-seat-late-open = Time is up after { $hours } { $hours ->
    [one] hour
   *[other] hours
}: a seat is free.

# Statistics
ui-people-mine = My games in figures
ui-people-house = This server in figures
ui-people-csv = As a table (CSV)
ui-people-listed = Rate me and list me on this server
ui-people-listed-help = Others here then see how you have played. Only those who want it are rated, among each other.
ui-people-listed-only = Only those who want it are named here.
ui-people-sum = { $games } { $games ->
    [one] game
   *[other] games
} played, { $won } won.
ui-people-house-sum = { $games } { $games ->
    [one] game
   *[other] games
} by { $people } { $people ->
    [one] person
   *[other] people
}.
ui-people-count = { $games } { $games ->
    [one] game
   *[other] games
}
ui-people-game = Game
ui-people-name = Name
ui-people-games = Games
ui-people-won = Won
ui-people-best = Best
ui-people-mean = Average
ui-people-rating = Rating
ui-people-best-scores = Best scores
ui-people-met = People met
ui-people-ahead = { $games } { $games ->
    [one] game
   *[other] games
}, ahead in { $ahead }
ui-people-results = Results
ui-people-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $seats }
