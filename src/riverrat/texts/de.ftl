# Was das Haus auf jeder Seite sagt, welches Spiel auch gespielt wird. Schlüssel des Hauses beginnen mit ui-.
nobody = niemand

## Everywhere
ui-home = Riverrat, zur Lobby
ui-close = Schließen
ui-back = Zurück
ui-save = Speichern
ui-saved = Gespeichert.
ui-send = Senden
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-retry = Noch einmal
ui-loading = Einen Moment …
ui-play = Spielen
ui-look = Ansehen
ui-scores = Ergebnis
ui-menu = Menü
ui-settings = Einstellungen
ui-language = Sprache
ui-filter = Filtern
ui-unreachable = Der Server antwortet nicht.
ui-colon = :
ui-choose-file = Datei wählen

## Getting about
ui-nav = Seiten
ui-nav-play = Spielen
ui-nav-tables = Meine Tische
ui-nav-records = Archiv
ui-nav-rules = Regeln
ui-nav-settings = Einstellungen
ui-to-lobby = Zur Lobby
ui-to-lobby-help = Ein anderes Spiel wählen

## The lobby
ui-lobby-title = Was spielen wir?
ui-no-games = Noch ist kein Spiel installiert.
ui-link-paste = Einen Link? Hier einfügen
ui-link-bad = Das ist kein Link zu einem Tisch.
ui-join = Mitspielen
ui-players-range = { $most ->
    [one] { $most } Person
   *[other] { $least } bis { $most } Personen
}
ui-play-solo = Allein
ui-play-against = Gegen { $names } spielen
ui-play-more = Mehr Plätze, Hausregeln
ui-play-starts = Beginnt, sobald alles da ist
ui-setup = Ein Tisch für dieses Spiel
ui-seats = Plätze
ui-seat-number = Platz { $number }
ui-seat-add = Platz hinzufügen
ui-seat-remove = Platz entfernen
ui-seat-open = Freier Platz
ui-seat-free = wartet auf jemanden
ui-seat-asked = gefragt, noch keine Antwort
ui-seat-declined = sagt diesmal ab
ui-seat-friend = Jemand per Link
ui-seat-friend-help = kommt über den Link dazu
ui-seat-here = Person { $number }
ui-seat-here-help = an diesem Bildschirm
ui-seat-here-name = Name von Person { $number }
ui-seat-resigned = hat aufgegeben
ui-sit-here = Platz nehmen
ui-kind-open = Per Link
ui-kind-opponent = Computer
ui-kind-me = Hier
ui-level = Stärke
ui-level-novice = Neuling: erste Partien, übersieht manches
ui-level-club = Verein: sieht das Naheliegende, flott
ui-level-expert = Könner: plant voraus
ui-level-master = Meister: plant weit voraus, lässt sich Zeit
ui-level-champion = Champion: denkt so lange, wie er will
ui-level-random = spielt zufällig
ui-level-playouts-100 = solide, denkt kurz
ui-level-playouts-1000 = stark, denkt eine Sekunde
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
ui-guest = Gast
ui-your-name = Dein Name
ui-house-rules = Hausregeln
ui-mode = Spielmodus
ui-hints = Tipps
ui-hints-help = Ein Computer sagt, was er täte.
ui-hints-on = An
ui-hints-off = Aus
ui-table-name = Name des Tisches
ui-options-more = Weitere Regeln ({ $count }) und eigene Werte
ui-options-less = Weniger zeigen
ui-option-by-mode = durch den Spielmodus festgelegt
ui-own-data = Eigene Werte
ui-own-data-help = Eine TOML-Datei mit den Werten, die du berichtigt hast.
ui-setup-says = { $game } { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $count }
}
ui-same-screen = Alle an diesem Bildschirm
ui-open-table = Partie beginnen
ui-open-invite = Öffnen und einladen
ui-tables-yours = Du bist dran
ui-tables-others = Andere sind dran
ui-tables-open = Plätze frei
ui-tables-over = Beendet
ui-tables-asked = Noch einmal?
ui-row-won = Sieg für { $names }
ui-row-nobody = Niemand hat gewonnen
ui-row-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
ui-tables-none = Noch kein Tisch. Wähle ein Spiel; allein beginnst du mit einem Klick.
ui-tables-all = Alle Tische ({ $count })
ui-open-record = Aufzeichnung öffnen
ui-no-account = Kein Konto. Dieses Gerät merkt sich dich.

## Inviting and joining
ui-invite = Einladen
ui-invite-help = Schick diesen Link oder lass ihn scannen.
ui-invite-link = Link zu diesem Tisch
ui-invite-local = Diesen Link kann nur dieser Rechner öffnen. Für andere: den Server mit --host 0.0.0.0 starten und diese Seite über die Adresse des Rechners im Netz öffnen.
ui-invite-near = Für Freunde im selben Haus: Diese Adresse gilt in eurem Netz. Schick den Link oder lass ihn scannen.
ui-invite-named = Dieser Link gilt nur auf deinem Rechner. Öffne diese Seite unter der Adresse des Rechners im Netz und lade von dort ein.
ui-network = Freunde in meinem Netz dürfen mitspielen
ui-network-open = An: Handys und Rechner im selben Netz können diesen Tisch öffnen.
ui-network-shut = Aus: Nur dieser Rechner kann diesen Tisch öffnen.
ui-network-none = Noch kein Link: Nur dieser Rechner kann diesen Tisch öffnen.
ui-network-who = Wer kommen kann:
ui-network-who-help = wer im selben Netz ist. An diesen Tisch, wer den Link hat.
ui-network-sight = Was sie sehen:
ui-network-sight-help = Riverrat, sonst nichts von diesem Rechner.
ui-network-inside = Nicht das Internet:
ui-network-inside-help = Nichts verlässt dein Netz.
ui-network-until = Wie lange:
ui-network-until-help = bis du es ausschaltest oder Riverrat beendest. Lass den Rechner wach.
ui-network-trouble = Öffnet sich nichts? Prüfe, ob das andere Gerät im selben Netz ist und die Firewall dieses Rechners Port { $port } durchlässt.
ui-qr = Der Link als QR-Code
ui-join-title = Mitspielen bei { $game }
ui-watch = Nur zusehen
ui-watching = du siehst zu
ui-waiting-title = { $game }: wartet auf Mitspielende
ui-waiting-free = { $count ->
    [one] Ein Platz ist frei. Sobald er besetzt ist, geht es von selbst los.
   *[other] { $count } Plätze sind frei. Sobald alle besetzt sind, geht es von selbst los.
}
ui-waiting-answers = { $count ->
    [one] { $names } ist gefragt. Bei einem Ja beginnt die Partie von selbst.
   *[other] { $names } sind gefragt. Sobald alle zusagen, beginnt die Partie von selbst.
}
ui-fill-computer = Computer spielen lassen
ui-table-unknown = Diesen Tisch gibt es nicht
ui-table-unreachable = Der Tisch ist nicht erreichbar
ui-table-gone-help = Vielleicht fehlt ein Stück vom Link, oder der Server ist umgezogen.

## The table
ui-board = Spielplan
ui-dock = Die Frage
ui-rail = Verlauf, Regeln, Chat
ui-views = Ansichten
ui-tab-board = Plan
ui-tab-players = Am Tisch
ui-tab-log = Verlauf
ui-tab-rules = Regeln
ui-tab-trays = Ablagen
ui-trays = Ablagen neben dem Plan
ui-drawer-log = Verlauf
ui-drawer-rules = Regeln
ui-drawer-chat = Chat
ui-drawer-timeline = Zeitleiste
ui-pace = Tempo der anderen
ui-pace-slow = Langsam
ui-pace-normal = Normal
ui-pace-fast = Schnell
ui-pace-instant = Sofort
ui-since = Seit deinem Zug
ui-since-show = Zeigen
ui-since-count = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
ui-since-none = keine Punkte
ui-since-times = { $words } ({ $times ->
    [2] zweimal
    [3] dreimal
   *[other] { $times }-mal
})
ui-you-short = Du
ui-replay = Abspielen
ui-got-it = Verstanden
ui-more = { $count } weitere
ui-elsewhere = Anderswo
ui-fold = Auf eine Zeile einklappen
ui-players = Mitspielende
ui-turn = Zug { $turn }
ui-you = du
ui-you-to-move = du bist dran
ui-to-move = am Zug
ui-thinks = denkt nach
ui-away = nicht da
ui-away-name = { $name } ist nicht da.
ui-replace = Computer für { $name } spielen lassen
ui-your-turn = Du bist dran
ui-catch-up = Zum aktuellen Stand
ui-waiting-for = { $name } ist am Zug
ui-thinking = { $name } denkt nach
ui-answers-within = antwortet binnen { $seconds } s
ui-choices = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
ui-ways = { $text } ({ $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
})
ui-several-ways = { $count ->
    [one] Hier gibt es { $count } Möglichkeit.
   *[other] Hier gibt es { $count } Möglichkeiten.
}
ui-tip = Klick auf eine leuchtende Stelle oder wähle hier.
ui-tip-tap = Tippe auf eine leuchtende Stelle: einmal zum Ansehen, zweimal zum Wählen.
ui-tip-placing = Umschalt-Klick: alle, die passen. Rechtsklick: einen zurücknehmen.
ui-rule-for-this = Die Regel zu dieser Frage
ui-preview-total = Deine Punkte: { $before } → { $after }
ui-preview-reveals = Deckt etwas Unbekanntes auf.
ui-preview-reveals-what = { $what }.
ui-preview-ends = Beendet deinen Zug.
ui-points-short = P.
ui-comes-later = später
ui-struck = (gerade nicht zu haben)
ui-confirm-ends = Damit endet dein Zug: Das lässt sich nicht zurücknehmen.
ui-confirm-over = Damit endet die Partie.
ui-confirm-last = Das Ende der Partie ist nah: Das kann dein letzter Zug sein.
ui-confirm-reveals = Etwas wird aufgedeckt: Das lässt sich nicht zurücknehmen.
ui-confirm-reveals-what = { $what }: Das lässt sich nicht zurücknehmen.
ui-confirm-off = Vor Zügen nicht mehr fragen
ui-do-it = So machen
ui-left-undone = Ungenutzt:
ui-not-done = Nicht ausgeführt: { $what }.
ui-not-yet = Noch nicht
ui-placed = Gesetzt
ui-take-back = Zurücknehmen: { $what }
ui-spread = { $count ->
    [one] Den letzten irgendwohin setzen
   *[other] Die übrigen { $count } verteilen
}
ui-hold-stop = Nicht länger halten
ui-undo = Zurücknehmen
ui-undo-all = Ganzen Zug zurück
ui-undo-all-sure = Wirklich den ganzen Zug zurücknehmen?
ui-undo-turn = Nur bis zum Beginn deines Zuges.
ui-undo-nothing = Noch nichts zurückzunehmen.
ui-undo-revealed = Etwas wurde aufgedeckt: Gesehen ist gesehen.
ui-undo-other = Inzwischen hat jemand anders gezogen.
ui-hint = Tipp
ui-hint-none = Kein Tipp gefunden. Frag gleich noch einmal.
ui-hint-then = Danach: { $moves }.
ui-hint-why = Was er gegenüber dem Nächstbesten bringt:
ui-hint-chances = Gewinnchance
ui-hint-points = Punkte am Ende
ui-hint-why-not = Warum nicht?
ui-hint-against = Was dir der beste Zug gegenüber diesem bringt:
ui-hint-unfold = Warum?
ui-hint-play = So spielen
ui-look-deeper = Genauer prüfen
ui-look-deeper-help = Länger darüber nachdenken: Die Chancen werden sicherer
ui-foot-release = Riverrat { $version }, { $commit }
ui-about-privacy = Datenschutz
ui-about-imprint = Impressum
ui-about-nothing = Hier steht noch nichts von denen, die dieses Haus betreiben.
ui-refused-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal.
ui-refused-illegal = Das geht hier nicht.
ui-refused-not-yours = Das entscheidest nicht du.
ui-refused-undo = Das lässt sich nicht zurücknehmen.
ui-refused-readonly = Diesen Tisch kann man nur ansehen.
ui-refused-over = Die Partie ist zu Ende.
ui-refused-too-many = Einen Moment, bitte.
ui-refused-no-hints = An diesem Tisch gibt es keine Tipps.
ui-refused-not-seated = Nur wer am Tisch sitzt, kann chatten.
ui-refused-no-house = { ui-local-failed }
ui-refused-offline = Der Server antwortet nicht.
ui-refused-taken = Dieser Platz ist besetzt.
ui-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
ui-refused-not-started = Die Partie beginnt, sobald alle Plätze besetzt sind.
ui-refused-running = Das geht erst, wenn die Partie zu Ende ist.
ui-refused-present = Diesen Platz gibt nur frei, wer hier sitzt; die anderen können es nach langer Abwesenheit.
ui-refused-resigned = Auf diesem Platz wurde aufgegeben.
ui-refused-not-asked = Dieser Platz ist für jemand anders reserviert.
ui-refused-no-invite = Diese Einladung gilt nicht für diesen Tisch.
ui-refused-no-table = Diesen Tisch gibt es nicht.
ui-refused-too-many-tables = Du hast so viele Tische, wie dieser Server erlaubt: Beende oder verlasse zuerst einige.
ui-refused-nobody = Jemand muss spielen: Gib einen Namen an und nimm Platz.
ui-refused-malformed = Damit geht es nicht: Bitte prüf, was du eingegeben hast.
ui-refused-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $detail }
ui-refused-bad-data = Diese Werte passen nicht: { $detail }
ui-refused-bad-option = Diese Einstellungen passen nicht: { $detail }
ui-refused-too-long = Das dauert zu lange.
ui-refused-too-large = Das ist zu groß.
ui-refused-no-code = Dieser Code ist verbraucht oder zu alt; erzeuge einen neuen.
ui-refused-lesson = Das geht in der Einführung nicht.
ui-refused-puzzle = Der Zug ist zu Ende: Nimm ihn zurück und versuch es noch einmal.
ui-refused-too-many-channels = Du wirst schon auf genug Wegen benachrichtigt: Entferne zuerst einen.
ui-refused-too-many-boxes = Dieser Server verwendet schon so viele berichtigte Schachteln, wie er kann.
ui-refused-not-offered = Solche Nachrichten verschickt dieser Server nicht.
ui-refused-no-channel = Diese Adresse ist schon entfernt.
ui-refused-no-word = Dieser Link ist verbraucht oder nicht von uns.
ui-refused-unreachable = Diese Adresse gibt es nicht.
ui-refused-no-door = Dieses Haus wurde schon für andere gestartet, steht hinter einem Proxy oder speichert auf einem Datenbankserver: Wie man es erreicht, wird dort entschieden.
ui-refused-no-network = Dieser Rechner ist gerade in keinem lokalen Netz zu erreichen. Ist er mit einem verbunden?
ui-refused-not-at-home = Das lässt sich nur an dem Rechner ändern, auf dem Riverrat läuft.
ui-refused-inside = Diese Adresse liegt in einem Netz, das der Server nicht erreichen darf.
ui-refused-no-hint = Kein Tipp gefunden. Frag gleich noch einmal.
ui-refused-no-hint-yet = Noch kein Tipp: Die Regeln werden noch für schnelles Nachdenken vorbereitet. Frag in einer Minute noch einmal.
ui-refused-no-hint-in-time = Kein Tipp: Das Nachdenken hat zu lange gedauert, der Server hat viel zu tun. Frag gleich noch einmal.
ui-refused-no-analysis = Gerade keine Gründe.
ui-refused-internal = Auf dem Server ist etwas schiefgegangen; es ist vermerkt.
ui-refused-unavailable = Das Haus kann gerade nichts speichern; nichts ist verloren, versuch es noch einmal.
ui-refused-trying-again = Das Haus kann gerade nichts speichern. Dein Zug ist nicht verloren: Er wird noch einmal versucht.
ui-refused-banned = Dieses Haus lässt dich nicht herein. Wende dich an die Person, die es betreibt.
ui-refused-muted = Dieses Haus lässt dich gerade nichts sagen. Wende dich an die Person, die es betreibt.
ui-refused-not-found = Hier ist nichts.
ui-refused-no-person = Unter diesem Namen ist hier niemand verzeichnet.
ui-refused-no-puzzle = Dieses Rätsel gibt es nicht.
ui-refused-not-kept = Auf diesem Gerät ist kein Platz mehr, oder der Browser gibt keinen frei. Der Zug wurde nicht ausgeführt. Sichere die Aufzeichnung oder schaffe Platz.
ui-refused-needs-server = Das braucht einen Server: Das Haus auf diesem Gerät ist für eine Person.
ui-refused-bad-copy = Diese Datei ist keine Kopie eines Geräts oder stammt von einer anderen Version.
ui-refused-other = Das ging nicht: { $detail }
ui-lost = Verbindung unterbrochen, neuer Versuch läuft. Dein letzter Zug ist sicher.
ui-readonly = Nur zum Ansehen: Geh die Partie durch oder zweig ab und spiel weiter.
notice-readonly = Diesen Tisch kann man nur ansehen.
notice-opponent-failed = Ein Computer ist ausgefallen; ein einfacherer springt ein.
notice-opponent-hurried = Hier ist gerade viel los: Ein Computer hat ohne langes Nachdenken gezogen.
ui-resign = Aufgeben
ui-resign-as = Für { $name } aufgeben
ui-resign-ends = Die Partie endet sofort. Das lässt sich nicht zurücknehmen.
ui-resign-goes-on = Ein Computer übernimmt deinen Platz, die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
ui-play-on = Weiterspielen
ui-curtain = { $name }, nimm das Gerät.
ui-curtain-up = Ich bin da
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-fit = Ganzer Plan
ui-next-lit = Nächste leuchtende Stelle
ui-lead = { $gap ->
    [one] { $name } führt mit einem Punkt Vorsprung.
   *[other] { $name } führt mit { $gap } Punkten Vorsprung.
}
ui-lead-tied = { $points ->
    [one] Gleichstand bei { $points } Punkt.
   *[other] Gleichstand bei { $points } Punkten.
}
ui-lead-shared = { $points ->
    [one] { $names } führen mit { $points } Punkt.
   *[other] { $names } führen mit { $points } Punkten.
}
ui-lead-why = Vor allem: { $line }, +{ $gap }.

## Scores
ui-score-title = Der Punktestand
ui-score-how = Woher die Punkte kommen
ui-total = Summe
ui-score-none = Für niemanden Punkte: { $lines }.
ui-most = am meisten
ui-winner = gewonnen
ui-reconstructed-key = neben einem Wert: rekonstruiert, weil wir ihn nicht gedruckt gesehen haben.
ui-reconstructed = Rekonstruiert: Diesen Wert kennen wir nicht sicher.
# the same for whoever hears the rules, after each such value
ui-reconstructed-short = rekonstruiert
ui-reconstructed-note = Einige Werte dieses Spiels sind rekonstruiert.
ui-reconstructed-which = Welche?

## History
ui-log = Verlauf
ui-log-empty = Die Partie beginnt.
ui-log-search = Verlauf durchsuchen
ui-log-nothing = Im Verlauf steht nichts dergleichen.
ui-log-table = Der Tisch
ui-log-revealed = ab hier nicht mehr zurückzunehmen
ui-log-older = Früheres
ui-log-newer = Späteres
ui-just-now = zuletzt
ui-show-again = Noch einmal zeigen
ui-show-step = Schritt { $ply } zeigen
ui-step = Schritt { $ply }
ui-step-word = Schritt
ui-step-of = Schritt { $ply } von { $plies }
ui-timeline = Zeitleiste
ui-stride = Schritt für Schritt oder Zug um Zug
ui-jump-step = Schritt
ui-jump-turn = Zug
ui-jump-round = Runde
ui-jump-score = Wertung
ui-jump-before = { $name }: eins zurück
ui-jump-after = { $name }: eins weiter
ui-speed = Tempo
ui-first = Zum Anfang
ui-earlier = Einen Schritt zurück
ui-later = Einen Schritt weiter
ui-play-through = Abspielen
ui-pause = Anhalten
ui-back-to-now = Zurück zur Partie
ui-to-the-end = Zum Ende
ui-looking = Rückblick: { $when }
ui-branch-here = Von hier abzweigen
ui-branch-help = Eine Kopie für dich allein, um etwas anderes zu versuchen.

## Rules and data
ui-rules = Regeln
ui-rules-search = In den Regeln suchen
ui-rules-contents = Inhalt
ui-rules-none = Nichts zu „{ $words }“.
ui-rules-missing = Die Regeln dieses Spiels stehen hier noch nicht.
ui-rules-whole = Alle Regeln
ui-rules-summary = Auf einer Seite
ui-rules-print = Drucken
ui-example-step = { $step } von { $steps }
ui-example-next = Nächster Schritt
ui-example-back = Einen Schritt zurück
ui-example-again = Von vorn
ui-data = Daten der Schachtel
ui-data-about = Jede Zahl des Spiels und woher sie stammt. Wer die Schachtel hat, kann Werte berichtigen und damit spielen.
ui-data-none = Hier ist nichts.
ui-data-version = Regelfassung { $version }, Daten { $data }
ui-origin-reconstructed = rekonstruiert
ui-origin-inferred = abgeleitet
ui-origin-source = aus einer Quelle
ui-origin-rulebook = Spielregel
ui-origin-reconstructed-help = Uns nicht bekannt: so gewählt, dass es zu allem Bekannten passt und Partien unter starken Gegnern ausgeglichen sind (docs/balance.md).
ui-origin-inferred-help = Folgt aus etwas Bekanntem.
ui-origin-source-help = Von jemandem berichtet, der das Spiel hat.
ui-origin-rulebook-help = Steht in der gedruckten Regel.

## Chat
ui-chat = Chat
ui-chat-say = Sag etwas
ui-chat-all = Alle Zeilen ({ $count })
ui-chat-less = Weniger

## A finished game
ui-game-over = Die Partie ist zu Ende.
ui-last-moves = Letzte Züge
ui-final-scores = Endstand
ui-over-wins = { $gap ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $gap } Punkten Vorsprung
}
ui-over-you-win = { $gap ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $gap } Punkten Vorsprung
}
ui-over-you-tiebreak = Du gewinnst bei Gleichstand
ui-over-tiebreak = { $name } gewinnt bei Gleichstand
ui-over-shared = { $names } gewinnen gemeinsam
ui-over-resigned = { $name } gewinnt: { $count ->
    [one] { $other } hat aufgegeben
   *[other] { $other } haben aufgegeben
}
ui-over-broken-off = Niemand gewinnt: { $count ->
    [one] { $other } hat aufgegeben
   *[other] { $other } haben aufgegeben
}
ui-over-solo = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-over-none = Diesmal gewinnt niemand
ui-watch-again = Noch einmal ansehen
ui-look-board = Spielplan
ui-rematch = Revanche
ui-rematch-go = Zur Revanche
ui-rematch-asks = { $name } möchte eine Revanche.
ui-rematch-yes = Noch einmal spielen
ui-rematch-no = Jetzt nicht
ui-rematch-declined = Du hast abgesagt; die anderen sehen es.
ui-achievements = Geschaffte Herausforderungen
ui-chart = Punkte im Verlauf
ui-chart-none = Die Kurve lässt sich gerade nicht zeichnen.
ui-chart-lines = Kurve
ui-chart-table = Tabelle
ui-chart-says = Punkte im Verlauf; am Ende { $scores }
ui-moments = Wendepunkte
ui-moment = { $when }: { $name } geht in Führung.
ui-take = Zum Mitnehmen
ui-download-record = Aufzeichnung
ui-download-record-help = Jede Aktion, überall nachspielbar
ui-download-points = Punkte
ui-download-points-help = Schritt für Schritt, als CSV
ui-share-replay = Partie teilen
ui-share-replay-help = Wer den Link hat, darf zusehen
ui-share-record = Link zur Aufzeichnung
ui-share-record-help = Die ganze Partie steckt im Link: Alle können sie überall öffnen
ui-print = Drucken
ui-print-help = Der Wertungsbogen auf Papier

## Records
ui-houses = Häuser
ui-house-here = Auf diesem Gerät
ui-house-here-about = Kein Server, kein Konto. Geht ohne Netz, wird hier gespeichert.
ui-house-friends = Mit Freunden
ui-house-friends-about = Per Link, auf einem Server oder im eigenen Netz.
ui-house-friends-how = Freunde, Benachrichtigungen und Klubs brauchen einen Server: Jemand von euch startet Riverrat (riverrat serve) und schickt den anderen einen Link. Eine Partie von hier lässt sich als Aufzeichnung mitnehmen.
ui-local-getting = Der Rest wird geholt: { $have } von { $of } MB
ui-local-seconds = { $seconds } s bisher. Die Lobby kannst du schon benutzen; ein Klick wird gemerkt, und es geht von selbst los.
ui-local-python = Python
ui-local-house = Tische und Regeln
ui-local-opening = Das Haus öffnet
ui-local-opening-about = dauert einige Sekunden
ui-local-players = Computer: { $game }
ui-local-bytes = { $have } von { $of } MB
ui-local-missing = Die stärkeren Computer von { $game } ließen sich nicht holen. Sie ziehen, sobald ein Netz da ist; Neuling und Verein spielen ohne.
ui-local-failed = Das Haus auf diesem Gerät ließ sich nicht öffnen: { $detail }
ui-local-offline = Geht ohne Netz
ui-kept = Auf diesem Gerät gespeichert
ui-kept-about = { $count ->
    [0] Noch keine Partie. Was du spielst, bleibt nur in diesem Browser.
    [one] Eine Partie, { $size } MB, nur in diesem Browser. Wer dessen Daten löscht, löscht auch sie.
   *[other] { $count } Partien, { $size } MB, nur in diesem Browser. Wer dessen Daten löscht, löscht auch sie.
}
ui-kept-refused = Dieser Browser gibt hier keinen Platz: Partien halten so lange wie dieser Tab. Sichere eine Kopie, bevor du ihn schließt.
ui-kept-full = Auf diesem Gerät ist kein Platz mehr: Was du jetzt tust, wird nicht gespeichert und zählt nicht. Sichere eine Kopie deiner Partien oder schaffe Platz; dann geht es von selbst weiter.
ui-kept-copy = Kopie sichern
ui-kept-open = Kopie öffnen
ui-kept-added = { $count ->
    [0] Darin ist nichts Neues.
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
 }
ui-renew = Es gibt eine neue Version.
ui-renew-now = Jetzt laden
ui-record-title = Aufzeichnung öffnen
ui-record-help = Jede von Riverrat aufgezeichnete Partie: Schritt für Schritt ansehen oder von jeder Stelle weiterspielen.
ui-record-drop = Datei hierher ziehen oder klicken und wählen
ui-record-paste = Oder füg ihren Text ein, oder einen Link, der sie enthält
ui-record-look = Ansehen
ui-record-link-bad = Dieser Link enthält keine Aufzeichnung.

## Settings
ui-theme = Hell und dunkel
ui-theme-auto = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-switch = Zwischen Hell und Dunkel wechseln
ui-motion = Bewegung
ui-motion-help = Figuren wandern, Zahlen zählen hoch.
ui-motion-auto = Wie das System
ui-motion-on = An
ui-motion-off = Aus
ui-colour = Meine Form
ui-colour-help = Nur auf diesem Gerät.
ui-colour-seat = Nach Platz
ui-colour-1 = zinnoberrote Scheibe
ui-colour-2 = himmelblaues Quadrat
ui-colour-3 = grünes Dreieck
ui-colour-4 = bernsteinfarbene Raute
ui-colour-5 = purpurner Stern
ui-sound-on = Ton einschalten
ui-sound-off = Ton ausschalten
ui-notices = Benachrichtigung, wenn ich dran bin
ui-set-sound = Ton
ui-set-sound-help = Kurze Klänge, in jedem Spiel eigene: wenn du dran bist, für Züge und Punkte.
ui-sound-offer = Mit Ton spielen?
ui-sound-yes = Ton an
ui-sound-no = Nein, danke
ui-counting = Die Punkte werden gezählt
ui-counting-help = Die Reihenfolge ändert sich beim Zählen. Das Ergebnis kommt erst am Ende.
ui-counting-line = { $line }, { $at } von { $of }
ui-counting-click = Ein Klick führt weiter.
ui-counting-pause = Anhalten
ui-counting-on = Weiter
ui-counting-skip = Gleich zum Ergebnis
ui-set-celebrate = Das Ende feiern
ui-set-celebrate-help = Ein paar Sekunden, wenn eine Partie vorbei ist.
ui-set-notices = Benachrichtigungen
ui-set-notices-help = Der Browser meldet sich, wenn du dran bist, auch wenn du gerade auf einer anderen Seite bist.
ui-set-confirm = Fragen, bevor etwas endgültig ist
ui-set-confirm-help = Vor der Wahl, die deinen Zug beendet (mit Pfeilen), und vor jeder, die etwas aufdeckt (mit Auge): Beides lässt sich nicht zurücknehmen. Bliebe etwas ungetan oder endete die Partie, wird immer gefragt.
ui-set-stepwise = Schritt für Schritt fragen
ui-set-stepwise-help = Jede kleine Entscheidung einzeln.
ui-set-textonly = Worte statt Bilder
ui-set-textonly-help = Der Plan als Listen, für Vorleseprogramme und langsame Verbindungen.
ui-set-keys = Tastenkürzel
ui-set-keys-help = 1 bis 9 wählen, Z nimmt zurück, H gibt einen Tipp.
ui-set-curtain = Vorhang am gemeinsamen Bildschirm
ui-set-curtain-help = Verdeckt den Tisch, während ihr das Gerät weitergebt.
ui-devices = Andere Geräte
ui-devices-help = Nimm deinen Namen und deine Tische mit einem Code auf ein anderes Gerät mit.
ui-devices-make = Code erzeugen
ui-devices-code = Gib ihn auf dem anderen Gerät ein.
ui-devices-code-help = Gilt einmal, ein paar Minuten lang.
ui-devices-enter = Ein Code von einem anderen Gerät
ui-devices-claim = Verwenden
ui-devices-done = Dieses Gerät gehört jetzt zu dir.

## Keys
ui-keys = Tastatur
ui-key-numbers = 1 bis 9
ui-key-numbers-help = diese Möglichkeit wählen
ui-key-enter = Eingabe
ui-key-enter-help = tun, was markiert ist
ui-key-escape = Esc
ui-key-escape-help = zurück, schließen
ui-key-z = Z
ui-key-z-help = zurücknehmen
ui-key-shift-z = Umschalt + Z
ui-key-shift-z-help = nur den letzten kleinen Schritt zurücknehmen
ui-key-e = E
ui-key-e-help = ja sagen, ein Angebot senden
ui-key-g = G
ui-key-g-help = zum Plan
ui-key-arrows = Pfeile
ui-key-arrows-help = zur nächsten Möglichkeit oder Stelle
ui-key-h = H
ui-key-h-help = Tipp
ui-key-question = ?
ui-key-question-help = die Regel zu dieser Frage
ui-key-s = S
ui-key-s-help = Punktestand
ui-key-p = P
ui-key-p-help = Mitspielende
ui-key-l = L
ui-key-l-help = Verlauf
ui-key-c = C
ui-key-c-help = Chat
ui-key-t = T
ui-key-t-help = Zeitleiste
ui-key-step = { "" }, .
ui-key-step-help = einen Schritt zurück, einen weiter
ui-key-space = Leertaste
ui-key-space-help = Partie abspielen
ui-key-home = Pos1, Ende
ui-key-home-help = zum Anfang, zum aktuellen Stand
ui-key-b = B
ui-key-b-help = von hier abzweigen
ui-key-zoom = { "" }+ − F
ui-key-zoom-help = vergrößern, verkleinern, ganzer Plan
ui-key-m = M
ui-key-m-help = Ton

# Who sits where has changed
event-seat-person = { $seat } nimmt Platz.
event-seat-open = Ein Platz ist frei.
event-seat-opponent = { $seat } spielt auf diesem Platz weiter.
event-seat-replaced = { $seat } spielt für jemanden weiter, der seit { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} fort ist.
event-seat-freed = Ein Platz ist frei: Wer dort saß, ist seit { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} fort.
event-seat-resigned = { $seat } gibt auf.

ui-analyse = Analysieren
ui-analysis = Analyse
ui-analysis-chart = Gewinnchance im Verlauf, in %
ui-analysis-best = Am besten
ui-analysis-played = Gespielt
ui-analysis-best-played = Am besten und so gespielt
ui-analysis-choice = Die gezeigte Entscheidung
ui-analysis-at = { $when }: { $name }
ui-analysis-cost = { $percent } % verschenkt
ui-analysis-cost-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verschenkt
ui-analysis-fine = nichts klar Besseres
ui-analysis-why = Das Beste gegenüber dem Gespielten:
ui-analysis-made = (gespielt)
ui-analysis-moves = Züge
ui-analysis-filter-all = Alle
ui-analysis-filter-turning = Wendepunkte
ui-analysis-filter-mine = Meine
ui-analysis-better = Besser: { $move }
ui-analysis-none = Keine.
ui-analysis-not-yet = Noch nicht durchdacht.
ui-analysis-tip = Wähle einen Zug oder zieh an der Kurve entlang.
ui-analysis-earlier = Zum Zug davor
ui-analysis-later = Zum nächsten Zug
ui-analysis-turning-earlier = Zum Wendepunkt davor
ui-analysis-turning-later = Zum nächsten Wendepunkt
ui-analysis-branch = Von hier weiterspielen
ui-analysis-working = Zug { $done } von { $of }
ui-analysis-reading = Die Partie wird gelesen …
ui-analysis-weaker = Ohne kompilierte Regeln durchdacht: weniger sicher.
ui-analysis-stop = Anhalten
ui-analysis-go-on = Weiter
ui-analysis-board = Der ganze Tisch in diesem Moment
ui-weaker-interpreted = Spielt hier schwächer: Die Regeln sind nicht kompiliert.
ui-weaker-interpreted-short = schwächer: Regeln nicht kompiliert
ui-weaker-unfit-short = schwächer: kein Netz passt
ui-weaker-unfit = Spielt hier schwächer: Kein trainiertes Netz passt zu diesen Regeln.
ui-weaker-adapted-short = mit anderer Schachtel trainiert
ui-weaker-adapted = Spielt hier vielleicht schwächer: Sein Netz wurde mit einer anderen Schachtel oder anderen Regeln trainiert.

analysis-now = { $line }: sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
analysis-now-less = { $line }: sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger
analysis-has-more = { $what }: { $count } mehr
analysis-has-less = { $what }: { $count } weniger
analysis-gains = { $line }: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
analysis-gives-up = { $line }: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger
analysis-points = Alles in allem am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
analysis-rival = Für den stärksten Gegner am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger
analysis-lead = Gegenüber dem stärksten Gegner am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser
analysis-soon = { $what }: am Ende des Zuges etwa { $count } mehr
analysis-sooner = Die Partie endet etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} früher
analysis-longer = Die Partie dauert etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} länger
analysis-later = Kommt gleich nach dem besten Zug ohnehin an die Reihe
analysis-before = Der andere kommt gleich danach ohnehin an die Reihe
analysis-chance = Nichts Einzelnes gibt den Ausschlag: Alles in allem gewinnt er von 100 Partien { $percent } mehr
analysis-even = Nichts Nennenswertes: Beide sind etwa gleich gut
analysis-only = Es gibt keine andere Möglichkeit
analysis-sensible = Nichts anderes ist hier sinnvoll
analysis-alike = Was man hier wählt, läuft auf dasselbe hinaus
analysis-sensible-alike = Was hier sinnvoll ist, läuft alles auf dasselbe hinaus
analysis-coins = Münzen

## Lektionen

lesson-over = Auf dem Plan gibt es in diesem Kapitel nichts mehr zu tun. Lies hier weiter.
ui-guide = Die Einführung
ui-guide-chapter = { $number } von { $chapters }
ui-guide-skips = Eine andere Stellung, einige Züge später: Der Spielplan ist verändert, vielleicht auch, was du hast.
ui-guide-done = Gut gemacht
ui-guide-back = Zurück
ui-guide-next = Weiter
ui-guide-right = Richtig!
ui-guide-next-chapter = Nächstes Kapitel
ui-guide-play = Eine Partie spielen
ui-guide-leave = Einführung verlassen
ui-guide-leave-ask = Einführung verlassen?
ui-guide-leave-help = Du kehrst in die Lobby zurück und kannst die Einführung dort jederzeit fortsetzen.
ui-guide-stay = Bleiben
ui-guide-tray = Ablage öffnen: { $tray }
ui-guide-yours = Du bist dran
ui-learn = Beim Spielen lernen
ui-learn-going = Die geführte erste Partie
ui-learn-done = Du kennst jetzt das Spiel
ui-learn-begin = Geführte erste Partie beginnen
ui-learn-on = Weiter: { $chapter }
ui-learn-again = Noch einmal durchspielen
ui-learn-chapters = Kapitel: { $done } von { $all } geschafft
ui-learn-ticked = geschafft
ui-tips = Hinweise
ui-tips-read = Verstanden
ui-tips-off = Keine Hinweise mehr

## Puzzles

ui-nav-puzzles = Rätsel
ui-puzzles-about = Ein Zug, eine beste Antwort: Spiel ihn auf dem echten Plan und sieh, wie viel du findest. Jeden Tag gibt es ein neues Rätsel, für alle dasselbe.
ui-puzzle = Rätsel
ui-puzzle-today = Rätsel des Tages
ui-puzzle-solve = Lösen
ui-puzzle-solved = Gelöst
ui-puzzle-shown = Lösung angesehen
ui-puzzle-all = Alle Rätsel: { $solved } von { $all } gelöst
ui-puzzle-stars = { $stars } von 3 Sternen
ui-puzzle-fold = Rätsel einklappen
ui-puzzle-unfold = Rätsel anzeigen
ui-puzzle-reached = { $value } von { $best }
ui-puzzle-best = Besser geht es nicht: { $value }
ui-puzzle-tries = { $tries ->
    [one] Erster Versuch
   *[other] { $tries } Versuche
}
ui-puzzle-again = Noch einmal
ui-puzzle-solution = Lösung zeigen
ui-puzzle-step = Schritt { $step } von { $steps }: { $action }
ui-puzzle-next = Nächster Schritt
ui-puzzle-stop = Selbst weiterspielen
ui-puzzle-why = Warum
ui-puzzle-more = Mehr Rätsel
ui-puzzle-gone = Dieses Rätsel gibt es nicht.
ui-puzzle-share-title = Riverrat-Rätsel, { $game }: { $title }
ui-puzzle-share-day = Riverrat-Rätsel vom { $day }, { $game }
puzzle-goal-points = Die meisten Punkte in diesem Zug
puzzle-goal-lead = Der größte Vorsprung nach diesem Zug
puzzle-goal-win = Mit diesem Zug gewinnen
puzzle-value-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
puzzle-value-lead = { $count ->
    [one] 1 Punkt Vorsprung
   *[other] { $count } Punkte Vorsprung
}
puzzle-value-win = { $count ->
    [0] nicht gewonnen
   *[other] gewonnen
}

# Nachrichten an Leute, die nicht da sind
notification-turn = Du bist dran: { $table }
notification-turns = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notification-rematch = { $name } möchte eine Revanche
notification-with = { $table }, mit { $others }
notification-until = Die Zeit läuft bis { $time }.
notification-leave = Keine solchen Nachrichten mehr: { $address }
notification-stop = Keine solchen Nachrichten mehr
notification-trial = Riverrat erreicht dich
notification-trial-text = So erfährst du, dass du dran bist.
notification-confirm = Riverrat: Dürfen wir dir schreiben?
notification-confirm-text = { $name } möchte hier erfahren, wann er oder sie dran ist. Warst du das, öffne den Link; sonst tu nichts, dann hörst du nichts mehr von uns.
ui-notifications = Wenn ich nicht am Tisch bin
ui-notifications-help = Für Partien über Tage: Du erfährst es einmal je Zug, eine Minute nach seinem Beginn, und nur wenn du nicht am Tisch bist.
ui-notifications-none = Dieser Server verschickt nichts: Wer ihn betreibt, hat keine Adresse eingetragen.
ui-notifications-push = Dieser Browser
ui-notifications-push-add = In diesem Browser melden
ui-notifications-push-refused = Der Browser erlaubt es nicht.
ui-notifications-mail = E-Mail
ui-notifications-mail-add = Link schicken
ui-notifications-mail-sent = Öffne den Link in der Mail, die wir dir geschickt haben.
ui-notifications-webhook = Chatraum oder Handy
ui-notifications-webhook-help = Die Adresse eines Webhooks von Discord oder Slack oder eines ntfy-Themas.
ui-notifications-form = Art
ui-notifications-form-discord = Discord
ui-notifications-form-slack = Slack
ui-notifications-form-ntfy = ntfy
ui-notifications-form-plain = JSON
ui-notifications-add = Hinzufügen
ui-notifications-often = Wie oft
ui-notifications-hours = { $hours ->
    [0] bei jedem Zug
    [one] jede Stunde
    [24] einmal am Tag
   *[other] alle { $hours } Stunden
}
ui-notifications-unconfirmed = wartet darauf, dass der Link geöffnet wird
ui-notifications-broken = nichts kommt an; es wird nichts mehr geschickt
ui-notifications-try = Ausprobieren
ui-notifications-arrived = Es ist angekommen.
ui-notifications-lost = Es ist nicht angekommen.
ui-notifications-remove = Entfernen
ui-notifications-left = Auf diesem Weg bekommst du keine Nachrichten mehr.
ui-notifications-confirmed = Bestätigt: Hier erfährst du, dass du dran bist.
ui-holiday = Im Urlaub
ui-holiday-help = Keine Nachrichten, und deine Zeit läuft an keinem Tisch ab.
ui-holiday-until = Bis
ui-holiday-start = Los
ui-holiday-on = Du bist im Urlaub bis { $date }.
ui-holiday-end = Ich bin zurück
ui-turn-limit = Zeit für einen Zug
ui-turn-limit-help = Für Partien über Tage. Im Urlaub läuft sie nicht.
ui-turn-limit-minutes = { $minutes ->
    [0] so lange man will
    [60] eine Stunde
    [480] 8 Stunden
    [1440] ein Tag
    [4320] drei Tage
    [10080] eine Woche
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
ui-turn-late = Wenn sie um ist
ui-turn-late-opponent = spielt ein Computer weiter
ui-turn-late-open = wird der Platz frei
ui-until = bis { $date }
ui-seat-holiday = im Urlaub bis { $date }
event-rules-changed = Die Regeln haben sich geändert: Ab hier gilt Fassung { $new }, nicht { $old }.
event-seat-late-opponent = Nach { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
} ist die Zeit um: { $seat } spielt weiter.
event-seat-late-open = Nach { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
} ist die Zeit um: Ein Platz ist frei.

# Statistik
ui-people-mine = Meine Partien in Zahlen
ui-people-house = Dieser Server in Zahlen
ui-people-csv = Als Tabelle (CSV)
ui-people-listed = Mich in die Wertung aufnehmen und hier nennen
ui-people-listed-help = Andere hier sehen dann, wie du gespielt hast. Gewertet wird nur, wer es möchte, und nur untereinander.
ui-people-listed-only = Genannt wird nur, wer es möchte.
ui-people-sum = { $games } { $games ->
    [one] Partie
   *[other] Partien
} gespielt, { $won } gewonnen.
ui-people-house-sum = { $games } { $games ->
    [one] Partie
   *[other] Partien
} von { $people } { $people ->
    [one] Person
   *[other] Personen
}.
ui-people-count = { $games } { $games ->
    [one] Partie
   *[other] Partien
}
ui-people-game = Spiel
ui-people-name = Name
ui-people-games = Partien
ui-people-won = Gewonnen
ui-people-best = Bestes Ergebnis
ui-people-mean = Schnitt
ui-people-rating = Wertungszahl
ui-people-best-scores = Beste Ergebnisse
ui-people-met = Mitspielende
ui-people-ahead = { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $ahead }-mal vorn
ui-people-results = Ergebnisse
ui-people-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }
