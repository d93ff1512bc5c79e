# Was die Befehlszeile sagt. Für das Spiel im Terminal beginnen die Schlüssel mit terminal-.

## The games and their boxes
command-game = Spiel
command-title = Titel
command-players = Personen
command-modes = Spielmodi
command-option = Option
command-choices = Möglichkeiten, die übliche zuerst
command-about = Was sie regelt
command-game-line = { $name }: { $title }, { $least } bis { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
}
command-modes-line = Spielmodi: { $modes }
command-option-line = Option { $name }: { $choices }
command-datum = Angabe
command-value = Wert
command-origin = Herkunft
command-note = Anmerkung
command-origin-rulebook = Spielregel
command-origin-source = Quelle
command-origin-inferred = abgeleitet
command-origin-reconstructed = rekonstruiert
command-data-line = { $count ->
    [one] { $count } Angabe: { $origins }
   *[other] { $count } Angaben: { $origins }
}

## Positions and records
command-points-line = Punkte: { $points }
command-won = gewonnen
command-replay-over = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, zu Ende; { $points }
command-replay-not-over = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, noch nicht zu Ende; { $points }

## Ein neues Spiel
command-new-game-folder = { $folder } geschrieben
command-new-game-register = { $file } hat eine Zeile mehr
command-new-game-next = Weiter: riverrat play { $name }, make check und docs/add-a-game.md

## Serving, checking, measuring
command-serving = Riverrat läuft unter { $address }
command-compiling = { $game } wird geladen; was dieser Rechner noch nicht kompiliert hat, dauert etwa eine Minute, einmalig
command-measuring = { $what } wird gemessen
command-bytes = Bytes
command-weaker = Ohne numba denken die Gegner langsamer und spielen schwächer.
command-unfit = Kein trainiertes Netz passt zu diesen Regeln: { $level } spielt schwächer als sonst.
command-adapted = Das Netz von { $level } wurde mit einer anderen Schachtel oder anderen Regeln trainiert: { $level } spielt vielleicht schwächer als sonst.
bench-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, zufällig gespielt
bench-decisions = Entscheidungen je Sekunde
bench-steps = Schritte je Sekunde
bench-steps-processor = je Sekunde Prozessorzeit
bench-steps-checked = jeder geprüft
bench-tables = Tische zugleich
bench-interpreted = interpretiert
bench-native = nativ, { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}
bench-slower = { $times }-mal langsamer als nativ
bench-copies = Kopien je Sekunde: { $plain } interpretiert, { $batch } im Stapel
bench-wasm-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, je Sekunde Prozessorzeit
bench-wasm-playouts = zufälliges Spiel, Entscheidungen
bench-wasm-written = Suche mit handgeschriebener Bewertung, Simulationen
bench-wasm-network = Suche mit gelerntem Netz, Simulationen
bench-search-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
bench-simulations = Simulationen je Sekunde Prozessorzeit
bench-depth = Entscheidungen tief
bench-guide-hand = Suche mit handgeschriebener Bewertung
bench-guide-network = Suche mit gelerntem Netz
bench-random-games = zufällige Partien bis zum Ende
bench-start-first = erster Start: { $processor_s } s Prozessorzeit, { $clock_s } s nach der Uhr
bench-start-cached = nächster Start: { $processor_s } s Prozessorzeit, { $clock_s } s nach der Uhr
bench-server-title = { $game }, Plätze: { $seats }, { $seconds } s lang
bench-moves = Züge je Sekunde
bench-delay = vom Klick bis zum Ereignis, in ms
bench-processor = Rechenzeit je Zug, in ms
bench-table-memory = Speicher eines Tisches samt Verbindungen, in kB
bench-memory = Speicher insgesamt, in MB
bench-errors = Fehler
puzzles-checked = { $name }: { $count } Rätsel geprüft
bench-attacks-title = das Langsamste jeder Art in Sekunden, vor dem Angriff → währenddessen
bench-workers = Prozesse
bench-click = Klick
bench-page = Seite
bench-table = neuer Tisch
bench-opponent = Zug des Gegners
bench-hint = Tipp
bench-look-back = Rückblick
bench-told = was dem Angreifer gesagt wurde
fuzz-line = { $name }: Entscheidungen { $decisions }, Partien { $games }, { $pace } je Sekunde, längste Partie { $longest }, Runden durch alle Spielmodi und Platzzahlen { $rounds }
fuzz-violation = { $what } gilt nicht mehr nach:
parity-line = Verglichene Partien: { $compared }, abweichende: { $differ }
think-share = Anteil
think-chance = Gewinnchance
think-ahead = Punkte Vorsprung am Ende
think-points = Punkte am Ende
simulate-line = In { $file } geschrieben: Entscheidungen { $rows }, Partien { $games }, { $pace } je Sekunde

## Play in the terminal
terminal-welcome = { $game }. Jeder Zug wird gespeichert.
terminal-help = Antworte mit einer Nummer oder mit einer Aktion in den Worten der Aufzeichnung. Außerdem: ? (die Regel zu dieser Frage), ? 2 (was Wahl 2 brächte), ? Wort (was eine Karte oder Sache dieses Namens tut), back (zurück zu allen Möglichkeiten), table (alles auf dem Tisch), points (Punkte), hint (die besten Züge, und warum), undo (zurücknehmen), save [Datei], quit (Ende).
terminal-meanwhile = Die Regeln von { $game } werden einmalig für diesen Rechner kompiliert. Bis dahin denken die Gegner weniger gründlich, als sie könnten.
terminal-chance = gewinnt zu { $percent } %
terminal-ends-with = endet mit etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
terminal-you = Du (Platz { $number })
terminal-seat = Platz { $number }
terminal-says = { $name }: { $text }
terminal-saved = Die Partie ist in { $file } gespeichert; weiter geht es mit --resume.
terminal-undone = Zurückgenommen.
terminal-number = Wähle eine Nummer von 1 bis { $most }.
terminal-points-change = Punkte: { $points }
terminal-unknown = Ab da entscheidet der Zufall oder etwas Verdecktes.
terminal-over = Die Partie ist zu Ende.
terminal-winner = Sieg: { $names }
terminal-lost = Diesmal hat hier niemand gewonnen.
terminal-challenge = Herausforderung geschafft: { $challenge }
terminal-challenge-first = Auf dieser Stufe zum ersten Mal!
terminal-ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
terminal-reveals = dann wird etwas Unbekanntes aufgedeckt
terminal-ends-turn = Damit endet dein Zug.
terminal-nothing-about = Zu „{ $word }“ gibt es hier nichts.
terminal-not-now = „{ $action }“ steht jetzt nicht zur Wahl.
command-backed-up = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} nach { $file } geschrieben
command-restored = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} aus { $file } wiederhergestellt
command-deleted = Gelöscht: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
command-link = Zurück auf einem anderen Gerät, einmal, innerhalb von zwei Tagen: { $link }
command-person = { $person }: { $task }
command-settled = Für spätere Regeln festgehalten: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}

site-written = Die Seite liegt in { $folder }, { $size } MB. Jeder statische Server kann sie zeigen.
