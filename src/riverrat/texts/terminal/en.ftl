# What the command line says. Play in the terminal begins with terminal-.

## The games and their boxes
command-game = Game
command-title = Title
command-players = Players
command-modes = Modes
command-option = Option
command-choices = Choices, the usual one first
command-about = What it settles
command-game-line = { $name }: { $title }, { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}
command-modes-line = modes: { $modes }
command-option-line = option { $name }: { $choices }
command-datum = Datum
command-value = Value
command-origin = Origin
command-note = Note
command-origin-rulebook = rulebook
command-origin-source = source
command-origin-inferred = inferred
command-origin-reconstructed = reconstructed
command-data-line = { $count ->
    [one] { $count } datum: { $origins }
   *[other] { $count } data: { $origins }
}

## Positions and records
command-points-line = Points: { $points }
command-won = won
command-replay-over = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, over; { $points }
command-replay-not-over = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, not over; { $points }

## A new game
command-new-game-folder = { $folder } written
command-new-game-register = { $file } has a line more
command-new-game-next = Next: riverrat play { $name }, make check, and docs/add-a-game.md

## Serving, checking, measuring
command-serving = Riverrat is at { $address }
command-compiling = Loading { $game }; what this machine has not compiled yet takes about a minute, once
command-measuring = Measuring { $what }
command-bytes = bytes
command-weaker = Without numba the opponents think more slowly and play less well.
command-unfit = No trained network fits these rules: { $level } plays less well than elsewhere.
command-adapted = The network of { $level } was trained on another box or with other rules: it may play less well than elsewhere.
bench-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, random play
bench-decisions = decisions a second
bench-steps = steps a second
bench-steps-processor = for each second of processor time
bench-steps-checked = each checked
bench-tables = tables at once
bench-interpreted = interpreted
bench-native = native, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
bench-slower = { $times } times slower than native
bench-copies = Copies a second: { $plain } interpreted, { $batch } in a batch
bench-wasm-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, for each second of processor time
bench-wasm-playouts = random play, decisions
bench-wasm-written = search, guide written by hand, simulations
bench-wasm-network = search, guided by a network, simulations
bench-search-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
bench-simulations = simulations for each second of processor time
bench-depth = decisions deep
bench-guide-hand = search, guide written by hand
bench-guide-network = search, guided by a network
bench-random-games = random games to their end
bench-start-first = first start: { $processor_s } s of processor time, { $clock_s } s by the clock
bench-start-cached = next start: { $processor_s } s of processor time, { $clock_s } s by the clock
bench-server-title = { $game }, seats: { $seats }, for { $seconds } s
bench-moves = moves a second
bench-delay = from click to event, in ms
bench-processor = processor time a move, in ms
bench-table-memory = memory of a table with its sockets, in kB
bench-memory = memory in all, in MB
bench-errors = errors
puzzles-checked = { $name }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} checked
bench-attacks-title = slowest of each kind in seconds, before the attack → under it
bench-workers = workers
bench-click = click
bench-page = page
bench-table = new table
bench-opponent = move of the opponent
bench-hint = hint
bench-look-back = look-back
bench-told = what the attacker was told
fuzz-line = { $name }: decisions { $decisions }, games { $games }, { $pace } a second, longest game { $longest }, rounds of all modes and seats { $rounds }
fuzz-violation = { $what } does not hold after:
parity-line = Seeds compared: { $compared }, differing: { $differ }
think-share = share
think-chance = chance to win
think-ahead = points ahead at the end
think-points = points at the end
simulate-line = Written to { $file }: decisions { $rows }, games { $games }, { $pace } a second

## Play in the terminal
terminal-welcome = { $game }. Every move is saved.
terminal-help = Type a number to choose, or an action in the record’s words. Also: ? (the rule for this question), ? 2 (what choice 2 would do), ? word (what a card or thing of that name does), back (to all choices), table (everything on the table), points, hint (the best moves, and why), undo, save [file], quit.
terminal-meanwhile = The rules of { $game } are being compiled for this machine, once. Until then the opponents think less than they could.
terminal-chance = wins { $percent }%
terminal-ends-with = ends with about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-you = You (seat { $number })
terminal-seat = Seat { $number }
terminal-says = { $name }: { $text }
terminal-saved = The game is saved in { $file }; go on with --resume.
terminal-undone = Undone.
terminal-number = Choose a number from 1 to { $most }.
terminal-points-change = Points: { $points }
terminal-unknown = What follows depends on chance or on something hidden.
terminal-over = The game is over.
terminal-winner = Won by: { $names }
terminal-lost = Nobody here has won this time.
terminal-challenge = Challenge met: { $challenge }
terminal-challenge-first = For the first time at this level!
terminal-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
terminal-reveals = then something unknown is revealed
terminal-ends-turn = That ends your turn.
terminal-nothing-about = Nothing here is called “{ $word }”.
terminal-not-now = “{ $action }” cannot be chosen now.
command-backed-up = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written to { $file }
command-restored = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored from { $file }
command-deleted = Deleted: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
command-link = Back on another device, once, within two days: { $link }
command-person = { $person }: { $task }
command-settled = Kept for later rules: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}

site-written = The site is in { $folder }, { $size } MB. Any static server can show it.
