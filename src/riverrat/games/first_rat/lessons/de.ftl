# Was das erste Spiel Schritt für Schritt sagt. Höchstens 30 Wörter; $rival spielt gegen die Person, die lernt.

lesson-about = Kurze Kapitel: ziehen, sammeln, Stände, der Rattenbau, bauen, die Rakete und wie es endet.
lesson-chapter-moon = Zum Mond
lesson-chapter-turn = Eine Ratte, ein Zug
lesson-chapter-colour = Zwei Ratten, eine Farbe
lesson-chapter-booth = Am Stand
lesson-chapter-paying = Gesellschaft kostet
lesson-chapter-burrow = Hinab in den Rattenbau
lesson-chapter-points = Die ersten Punkte
lesson-chapter-building = Bauen
lesson-chapter-liftoff = Abflug
lesson-chapter-turning-point = Der große Zug

lesson-goal-title = Eine Rakete aus Gerümpel
lesson-goal = Bau eine Rakete und flieg mit deinen Ratten zum Mond aus Käse. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-tracks-title = Woher die Punkte kommen
lesson-tracks = Jeder Erfolg setzt einen Wertungsstein auf das erste freie Feld seiner Leiste; die ersten zählen am meisten. Welche dieser drei Leisten beginnt mit 10 Punkten?
lesson-tracks-rattronaut = Rattonauten
lesson-tracks-cargo = Frachtraum
lesson-tracks-cockpit = Cockpit
lesson-tracks-cargo-no = Der Frachtraum beginnt mit 9. Eine der drei Leisten zählt mehr: die für Ratten, die die Rakete erreichen.
lesson-tracks-cockpit-no = Das Cockpit ist billig und beginnt mit 5. Ratten, die die Rakete erreichen, zählen mehr.
lesson-rats-title = Deine Ratten
lesson-rats = Zwei Ratten auf dem Startfeld arbeiten für dich. Zwei weitere schlafen in der Kinderstube; du kannst sie später holen.

lesson-move-title = Ein Zug beginnt mit dem Ziehen
lesson-move = Eine Ratte, die allein zieht, geht 1 bis 5 Felder weit und sammelt, was ihr Feld bringt. Schick eine auf Feld 5: 2 Käse.
lesson-move-other = Dieses Feld bringt etwas anderes, und das kommt noch dran. Zuerst Käse: Feld 5.
lesson-company-title = Gesellschaft lohnt sich
lesson-company = Du hast 2 Käse gesammelt. Dann kam { $rival } auf dein Feld: Ratten blockieren einander nie, aber wer dazukommt, gibt dir 1 Käse.
lesson-parts-title = Ziehen, sammeln, einkaufen, bauen
lesson-parts = Ein Zug hat vier Teile. Gezogen und gesammelt hast du schon. Später kaufst du an den Ständen ein und baust Teile der Rakete.

lesson-several-title = Mehrere Ratten
lesson-several = Du darfst mehrere Ratten ziehen, jede bis zu 3 Felder, wenn alle auf derselben Farbe anhalten. Zieh Ratte 1 auf das blaue Feld 8.
lesson-several-order = Ratte 2 kommt gleich mit. Fang mit Ratte 1 an.
lesson-several-far = Vier oder fünf Felder darf nur eine Ratte allein gehen; keine andere könnte mitziehen. Also Feld 8.
lesson-several-other = Diese Farbe geht auch und kommt noch dran. Zuerst Blau: Feld 8.
lesson-second-title = Dieselbe Farbe
lesson-second = Blau also. Auch Ratte 2 hat ein blaues Feld in Reichweite: Feld 1. Nimm sie mit.
lesson-second-done = Dann würde nur eine Ratte sammeln. Nimm Ratte 2 mit.
lesson-light-title = Es werde Licht
lesson-light = Blaue Felder bringen Glühbirnen. Drei davon haben deinen Lichtmarker drei Schritte vorgerückt: Die Felder 1 bis 3 bringen dir ab jetzt immer 1 mehr.

lesson-yellow-title = Käse mit Stand
lesson-yellow = Gelbe Felder bringen Käse. Feld 10 ist gelb und hat den Stand von Hamster Harry. Zieh Ratte 1 dorthin.
lesson-yellow-order = Ratte 2 kommt gleich mit. Fang mit Ratte 1 an.
lesson-yellow-green = Grün mit Grün ginge auch. Aber Käse und ein Stand in einem Zug ist besser: Feld 10.
lesson-yellow-other = An einem Stand brauchst du Käse, und Feld 10 hat beides.
lesson-lit-title = Ein beleuchtetes Feld
lesson-lit = Feld 2 ist ebenfalls gelb und von deinen Birnen beleuchtet: Es bringt 3 Käse statt 2. Nimm Ratte 2 mit.
lesson-lit-done = Drei Käse blieben liegen. Nimm Ratte 2 mit.
lesson-shop-title = Kaufen oder stehlen
lesson-shop = Kauf einen Gegenstand für Käse oder stiehl ihn: umsonst, aber die Ratte läuft zurück zum Startfeld. Kauf den Rucksack für Apfelreste.
lesson-shop-buy = Auch ein guter. Aber bald sammelst du Apfelreste, und dieser Rucksack bringt dir mehr davon.
lesson-shop-steal = Ratte 1 müsste die zehn Felder noch einmal laufen. Du kannst bezahlen.
lesson-shop-leave = Du hast 9 Käse, und der Rucksack kostet 6: Er macht sich bezahlt.

lesson-toll-title = Diesmal zahlst du
lesson-toll = Wer auf dem Feld einer fremden Ratte anhält, gibt deren Team 1 Käse. { $rival } steht auf Feld 5. Zieh zuerst Ratte 1 auf das gelbe Feld 12.
lesson-toll-order = Zuerst Ratte 1 auf Feld 12. Dann Ratte 2.
lesson-toll-orange = Orange bringt Baumaterial für die Rakete. Diesmal sammeln auf Gelb beide Ratten: Feld 12.
lesson-toll-other = Nur auf Gelb können jetzt beide Ratten sammeln. Also Feld 12.
lesson-worth-title = Lohnt sich das?
lesson-worth = Ratte 2 kann auf das gelbe Feld 5 mitziehen: Du zahlst 1 Käse und sammelst zusammen 5. Nimm sie mit.
lesson-worth-done = 1 zahlen, um 2 mehr zu sammeln: Das lohnt sich. Nimm Ratte 2 mit.
lesson-moldy-title = Wenn du nicht zahlen kannst
lesson-moldy = Dann nimmst du Schimmelkäse: Jeder bringt dir sofort 3 Käse und kostet am Ende 2 Punkte.

lesson-white-title = Apfelreste
lesson-white = Weiße Felder bringen Apfelreste, und dein Rucksack gibt noch welche dazu. Zieh beide Ratten auf Weiß: auf die Felder 15 und 7.
lesson-white-done = Beide Ratten erreichen in diesem Zug Weiß. Nimm die andere mit.
lesson-white-other = Gar nicht schlecht, aber dein Rucksack will Apfelreste: die weißen Felder 15 und 7.
lesson-fork-title = Eine Kreuzung im Rattenbau
lesson-fork = Sieben Apfelreste rücken deinen Rattenbaumarker sieben Schritte vor. Hinauf geht es zur Bibliothek: Ein Comic hilft dir die ganze Partie lang. Geh geradeaus zur zweiten Kreuzung.
lesson-fork-library = Comics sind gut, aber heute wollen wir eine dritte Ratte: geradeaus.
lesson-rooms-title = Ratte oder Punkte?
lesson-rooms = Oben ist die Kinderstube. Der lange Weg führt an der Vorratskammer vorbei, die 8 Punkte bringt. Wähle die Kinderstube.
lesson-rooms-food = 8 Punkte locken. Aber eine dritte Ratte sammelt ab jetzt in jedem Zug für dich.
lesson-raise-title = Eine dritte Ratte
lesson-raise = Hol eine Ratte heraus. Sie kommt auf das Startfeld und zieht ab deinem nächsten Zug mit.
lesson-raise-sleep = Sie schliefe weiter, und dir fehlte eine Ratte zum Sammeln. Hol sie heraus.

lesson-three-title = Drei auf einmal
lesson-three = Drei Ratten, eine Farbe. Jede hat ein blaues Feld in Reichweite. Findest du alle drei?
lesson-three-done = Eine Ratte wartet noch. Alle drei erreichen Blau.
lesson-three-yellow = Viel Käse, gut gesehen! Aber mit Blau erreichst du heute etwas Besseres.
lesson-three-other = Such die blauen Felder mit Glühbirnen, höchstens 3 Felder vor jeder Ratte.
lesson-lamp-title = Dein erster Wertungsstein
lesson-lamp = Sechs Glühbirnen haben dich an einem Baustrahler vorbeigebracht: 7 Punkte. Jetzt sind die Felder 1 bis 8 beleuchtet.
lesson-tempted-title = Eine Versuchung
lesson-tempted = Frosch Zippy verkauft Energydrinks: Einer verdoppelt die Ausbeute eines ganzen Zuges. Er kostet 8 Käse, du hast 7. Stiehlst du einen, oder verzichtest du?
lesson-both-title = Beides ist gut
lesson-both = Wer stiehlt, beginnt wieder am Startfeld, wo beleuchtete Felder warten. Wer verzichtet, behält den Vorsprung. Diese Wahl triffst du noch oft.

lesson-list-title = Eine Einkaufsliste
lesson-list = Einige Runden später. Orange bringt Blechdosen und Taschenrechner. Zieh deine drei Ratten auf 17, 11 und 6, Ratte 1 zuerst: Das reicht, um zweimal zu bauen.
lesson-list-order = Zuerst Ratte 1, bitte: von 14 auf 17.
lesson-list-pipe = Feld 13 ist auch orange, aber das Rohr dorthin kostet eine Blechdose, und die brauchst du.
lesson-list-done = Dann könntest du nur ein Teil bauen. Alle drei Ratten erreichen Orange.
lesson-list-other = Ein gutes Feld, aber heute brauchst du Orange: 17, 11 und 6.
lesson-cargo-title = Der Frachtraum
lesson-cargo = Ein Frachtraum kostet 3 Backpulver und 2 Blechdosen. Der erste ist 9 Punkte wert. Bau ihn.
lesson-cargo-cockpit = Das Cockpit kommt gleich; es reicht für beides. Zuerst der Frachtraum.
lesson-cargo-end = Du hast alles für einen Frachtraum: 9 Punkte warten.
lesson-cockpit-title = Und noch einmal
lesson-cockpit = Du darfst bauen, sooft du bezahlen kannst, auch dasselbe Teil noch einmal. Was übrig ist, reicht für ein Cockpit: 5 Punkte.
lesson-cockpit-end = Zwei Taschenrechner und eine Blechdose hast du noch: Bau zuerst das Cockpit.
lesson-provisions-title = Käse für die Reise
lesson-provisions = Wer 10 Käse spendet, wertet genauso den Proviant. Und wer von allen drei Raketenteilen je eines hat, wertet außerdem die Rakete.

lesson-pipe-title = Durch das Rohr
lesson-pipe = Ein Rohr zählt als ein Schritt und kostet das Baumaterial, das darauf steht. Kommt Ratte 1 in diesem Zug von 19 zur Startrampe?
lesson-pipe-order = Diese Ratte ist zu weit weg. Ratte 1 steht auf 19.
lesson-pipe-other = Zähl noch einmal: 20, durch das Rohr auf 25, dann 26, dann die Startrampe. Vier Schritte und ein Taschenrechner.
lesson-aboard-title = Ein Rattonaut
lesson-aboard = Die erste Ratte in der Rakete ist 10 Punkte wert. Wähle eine Belohnung: Hol deine letzte Ratte oder nimm eine Auszeichnung für 3 Punkte.
lesson-end-title = Wie die Partie endet
lesson-end = Mit der Runde, in der die vierte Ratte eines Teams einsteigt, oder eine Runde nach dem achten Wertungsstein eines Teams. Du hast bisher drei gesetzt.

lesson-find-title = Finde den Zug
lesson-find = Kurz vor Schluss fehlen dir 1 Flasche und 1 Backpulver für ein Triebwerk: Das grüne Feld 22 bringt beides. Und Ratte 2 könnte einsteigen. Mach beides!
lesson-find-order = Gut gesehen: Ratte 3 gehört dazu. Lass zuerst Ratte 2 einsteigen.
lesson-find-done = Punkte bringt das. Aber die Startrampe passt zu jeder Farbe, also darf noch eine Ratte ziehen.
lesson-find-other = Da ist mehr drin. Ratte 2 auf die Startrampe, die zu jeder Farbe passt; dann Ratte 3 auf das grüne Feld 22.
lesson-thruster-title = Ein Teil, zwei Leisten
lesson-thruster = Bau jetzt das Triebwerk: Es wertet seine eigene Leiste, und dein Satz aus drei Teilen wertet auch die Rakete.
lesson-thruster-end = Du hast alles für das Triebwerk. Bau es.
lesson-total-title = Neunundzwanzig
lesson-total = Rattonaut 8, Auszeichnung 3, Triebwerk 9, Rakete 9. Es war dein achter Wertungsstein, also folgt nach dieser Runde noch eine: Du hast bestimmt, wann Schluss ist.

lesson-free = Jetzt spiel deine eigene Partie. Hol früh eine dritte Ratte, zieh in jedem Zug mehrere Ratten und sei auf deinen Leisten zuerst da.

tip-drink = Ein Energydrink verdoppelt alles, was du in diesem Zug sammelst. Heb ihn für einen Zug auf, in dem das Doppelte etwas erreicht.
tip-comic = Ein Comic wirkt ab deinem nächsten Zug bis zum Ende: Je früher du ihn hast, desto mehr bringt er.
tip-super = Die Kraft der Superratte geht mit der Ratte, die du wählst: Nimm eine, die noch einen langen Weg vor sich hat.
tip-order = Beide Marker rücken vor, aber jeder kann Wertungssteine verbrauchen: Überleg, welche Punkte du zuerst willst.
