# Was das erste Spiel Schritt für Schritt sagt. Höchstens 30 Wörter; $rival spielt gegen die Person, die lernt.

lesson-about = Kurze Kapitel: ziehen, sammeln, Stände, der Rattenbau, bauen, die Rakete und wie es endet.
lesson-chapter-moon = Zum Mond
lesson-chapter-turn = Eine Ratte, ein Zug
lesson-chapter-colour = Zwei Ratten, eine Farbe
lesson-chapter-paying = Gesellschaft kostet
lesson-chapter-booth = Am Stand
lesson-chapter-burrow = Hinab in den Rattenbau
lesson-chapter-points = Die ersten Punkte
lesson-chapter-building = Bauen
lesson-chapter-liftoff = Abflug
lesson-chapter-turning-point = Der große Zug

lesson-goal-title = Eine Rakete aus Gerümpel
lesson-goal = Bau eine Rakete und flieg mit deinen Ratten zum Mond aus Käse. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-tracks-title = Woher die Punkte kommen
lesson-tracks = Jeder Erfolg setzt einen Wertungsstein auf das erste freie Feld seiner Leiste; die ersten zählen am meisten. Welche dieser drei Leisten bringt als Nächstes 9 Punkte?
lesson-tracks-rattronaut = Rattonauten (violett, Ratten)
lesson-tracks-cargo = Frachtraum (gelb, eine Kiste)
lesson-tracks-cockpit = Cockpit (rot, ganz oben)
lesson-tracks-cargo-no = Die 9 des Frachtraums bedeckt eine neutrale Figur; frei ist die 8. Mehr bringt die Leiste für Ratten, die die Rakete erreichen.
lesson-tracks-cockpit-no = Das Cockpit ist billig; dort ist die 4 frei. Ratten, die die Rakete erreichen, zählen mehr.
lesson-rats-title = Deine Ratten
lesson-rats = Zwei Ratten auf dem Startfeld arbeiten für dich. Zwei weitere schlafen in der Kinderstube; du kannst sie später holen.

lesson-move-title = Ein Zug beginnt mit dem Ziehen
lesson-move = Eine Ratte, die allein zieht, geht 1 bis 5 Felder weit und sammelt, was ihr Feld bringt. Schick eine auf Feld 5: 2 Käse.
lesson-move-other = Dieses Feld bringt etwas anderes, und das kommt noch dran. Zuerst Käse: Feld 5.
lesson-look-title = Ein erster Blick auf einen Stand
lesson-look = An Feld 5 hat Hamster Harry seinen Stand. Ein Rucksack kostet 6 Käse, du hast 3. Wähl also „Einkaufen beenden“: Bald kommst du mit mehr wieder.
lesson-look-steal = Stehlen darfst du, aber die Ratte liefe zurück zum Startfeld. Geh diesmal mit leeren Pfoten; wir kommen wieder.
lesson-company-title = Gesellschaft lohnt sich
lesson-company = Dann kam { $rival } auf dein Feld und kaufte nichts. Wer zu dir kommt, gibt dir 1 Käse: dein vierter, also 1 Punkt. Deine eigenen Ratten teilen sich nie ein Feld.
lesson-parts-title = Ziehen, sammeln, einkaufen, bauen
lesson-parts = Ein Zug hat vier Teile; gebaut wird später. Je 4 Materialien und Käse, die am Ende übrig sind, zählen 1 Punkt: Darum hast du jetzt einen.

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

lesson-toll-title = Diesmal zahlst du
lesson-toll = Wer auf dem Feld einer fremden Ratte anhält, gibt deren Team 1 Käse. { $rival } steht auf dem gelben Feld 10, aber es lohnt sich: Zieh Ratte 1 dorthin.
lesson-toll-order = Ratte 2 kommt gleich mit. Fang mit Ratte 1 an.
lesson-toll-green = Grün mit Grün ginge auch und kostete nichts. Aber für den Stand brauchst du Käse: Feld 10.
lesson-toll-far = Vier oder fünf Felder darf nur eine Ratte allein gehen; keine andere könnte mitziehen. Also Feld 10.
lesson-toll-other = Orange bringt Baumaterial für die Rakete. Zuerst kommt der Käse, und beide Ratten erreichen Gelb: Feld 10.
lesson-lit-title = Ein beleuchtetes Feld
lesson-lit = Feld 2 ist ebenfalls gelb und von deinen Birnen beleuchtet: Es bringt 3 Käse statt 2. Nimm Ratte 2 mit.
lesson-lit-done = Drei Käse blieben liegen. Nimm Ratte 2 mit.
lesson-moldy-title = Wenn du nicht zahlen kannst
lesson-moldy = Du hast 1 Käse gezahlt und 5 gesammelt. Wer nicht zahlen kann, nimmt Schimmelkäse: Jeder bringt sofort 3 Käse und kostet am Ende 2 Punkte.

lesson-yellow-title = Doppelt Käse
lesson-yellow = Du hast 8 Käse. Noch einmal Gelb für beide Ratten: Zieh zuerst Ratte 1 auf Feld 12.
lesson-yellow-order = Zuerst Ratte 1 auf Feld 12. Dann Ratte 2.
lesson-yellow-orange = Orange bringt Baumaterial für die Rakete. Diesmal sammeln auf Gelb beide Ratten: Feld 12.
lesson-yellow-other = Auf Gelb sammeln beide Ratten, und Ratte 2 kommt zum Stand. Also Feld 12.
lesson-stall-title = Wieder am Stand
lesson-stall = Feld 5 ist gelb und hat den Stand des Hamsters: noch 2 Käse, und diesmal kannst du bezahlen. Nimm Ratte 2 mit.
lesson-stall-done = Dann käme niemand zum Stand. Nimm Ratte 2 mit.
lesson-shop-title = Kaufen oder stehlen
lesson-shop = Kauf für Käse oder stiehl: umsonst, aber die Ratte läuft zurück zum Startfeld. Wähl „Kaufen“ unter dem Rucksack für Apfelreste. In Rot: die Punkte, die mit dem Käse weggehen.
lesson-shop-buy = Auch ein guter. Aber bald sammelst du Apfelreste, und dieser Rucksack bringt dir mehr davon.
lesson-shop-steal = Ratte 2 müsste die fünf Felder noch einmal laufen, und im nächsten Zug hat sie Besseres vor. Du kannst bezahlen.
lesson-shop-leave = Du hast 13 Käse, und der Rucksack kostet 6: Er macht sich bezahlt.
lesson-bought-title = Dein erster Rucksack
lesson-bought = Deine Karte zeigt ihn: Einmal pro Zug bringt eine Ratte, die Apfelreste sammelt, 2 mehr mit.

lesson-white-title = Apfelreste
lesson-white = Weiße Felder bringen Apfelreste, und dein Rucksack gibt noch welche dazu. Zieh beide Ratten auf Weiß: auf die Felder 15 und 7.
lesson-white-done = Beide Ratten erreichen in diesem Zug Weiß. Nimm die andere mit.
lesson-white-other = Gar nicht schlecht, aber dein Rucksack will Apfelreste: die weißen Felder 15 und 7.
lesson-fork-title = Eine Kreuzung im Rattenbau
lesson-fork = Sechs Apfelreste rücken deinen Rattenbaumarker sechs Schritte vor. Hinauf geht es zur Bibliothek: Ein Comic hilft dir die ganze Partie lang. Geh geradeaus zur zweiten Kreuzung.
lesson-fork-library = Comics sind gut, aber heute wollen wir eine dritte Ratte: geradeaus.
lesson-rooms-title = Ratte oder Punkte?
lesson-rooms = Oben ist die Kinderstube. Der lange Weg führt an der Vorratskammer vorbei, die 6 Punkte bringt. Wähle die Kinderstube.
lesson-rooms-food = 6 Punkte locken. Aber eine dritte Ratte sammelt ab jetzt in jedem Zug für dich.
lesson-raise-title = Eine dritte Ratte
lesson-raise = Hol eine Ratte heraus. Sie kommt auf das Startfeld und zieht ab deinem nächsten Zug mit.
lesson-raise-sleep = Sie schliefe weiter, und dir fehlte eine Ratte zum Sammeln. Hol sie heraus.
lesson-third-title = Drei Ratten bei der Arbeit
lesson-third = Da ist sie, auf dem Startfeld. Ab jetzt können drei Ratten in einem Zug ziehen, wenn alle auf derselben Farbe anhalten.

lesson-three-title = Drei auf einmal
lesson-three = Drei Ratten, eine Farbe. Jede hat ein blaues Feld in Reichweite. Findest du alle drei?
lesson-three-done = Eine Ratte wartet noch. Alle drei erreichen Blau.
lesson-three-yellow = Viel Käse, gut gesehen! Aber mit Blau erreichst du heute etwas Besseres.
lesson-three-other = Such die blauen Felder mit Glühbirnen, höchstens 3 Felder vor jeder Ratte.
lesson-lamp-title = Dein erster Wertungsstein
lesson-lamp = Sechs Glühbirnen haben dich an einem Baustrahler vorbeigebracht: 6 Punkte. Einer deiner neun Schritte war der Strahler selbst; beleuchtet sind darum die Felder 1 bis 8.

lesson-list-title = Eine Einkaufsliste
lesson-list = Orange bringt Blechdosen und Taschenrechner. Zieh deine Ratten auf 17, 11 und 6: Das reicht für zwei Teile. Wähl erst 17, dann Ratte 1: Ratte 2 bräuchte ein Rohr.
lesson-list-order = Zuerst Ratte 1, bitte: von 14 auf 17.
lesson-list-pipe = Feld 13 ist auch orange, aber das Rohr dorthin kostet eine Blechdose, und die brauchst du.
lesson-list-done = Dann könntest du nur ein Teil bauen. Alle drei Ratten erreichen Orange.
lesson-list-other = Ein gutes Feld, aber heute brauchst du Orange: 17, 11 und 6.
lesson-tempted-title = Eine Versuchung
lesson-tempted = Frosch Zippy verkauft Energydrinks: Einer verdoppelt die Ausbeute eines ganzen Zuges. Er kostet 8 Käse, du hast 7. Stiehlst du einen oder beendest du das Einkaufen?
lesson-both-title = Beides ist gut
lesson-both = Wer stiehlt, beginnt wieder am Startfeld, wo beleuchtete Felder warten. Wer verzichtet, behält den Vorsprung. Diese Wahl triffst du noch oft.
lesson-cargo-title = Der Frachtraum
lesson-cargo = Ein Frachtraum kostet 3 Backpulver und 2 Blechdosen. Das erste freie Feld ist 8 Punkte wert, 7 mehr als jetzt: Was du bezahlst, zählte 1. Bau ihn.
lesson-cargo-cockpit = Das Cockpit kommt gleich; es reicht für beides. Zuerst der Frachtraum.
lesson-cargo-end = Du hast alles für einen Frachtraum: 8 Punkte warten.
lesson-cockpit-title = Und noch einmal
lesson-cockpit = Du darfst bauen, sooft du bezahlen kannst, auch dasselbe Teil noch einmal. Was übrig ist, reicht für ein Cockpit: 4 Punkte, 3 mehr als jetzt.
lesson-cockpit-end = Zwei Taschenrechner und eine Blechdose hast du noch: Bau zuerst das Cockpit.
lesson-provisions-title = Käse für die Reise
lesson-provisions = Wer 10 Käse spendet, wertet genauso den Proviant. Und wer von allen drei Raketenteilen je eines hat, wertet außerdem die Rakete.

lesson-pipe-title = Durch das Rohr
lesson-pipe = Ein Rohr zählt als ein Schritt und kostet das Baumaterial, das darauf steht. Kommt Ratte 1 in diesem Zug von 19 zur Startrampe?
lesson-pipe-order = Diese Ratte ist zu weit weg. Ratte 1 steht auf 19.
lesson-pipe-other = Zähl noch einmal: 20, durch das Rohr auf 25, dann 26, dann die Startrampe. Vier Schritte und ein Taschenrechner.
lesson-aboard-title = Ein Rattonaut
lesson-aboard = Deine erste Ratte in der Rakete ist 9 Punkte wert. Wähle eine Belohnung: Hol deine letzte Ratte oder nimm eine Auszeichnung für 3 Punkte.
lesson-end-title = Wie die Partie endet
lesson-end = Mit der Runde, in der die vierte Ratte eines Teams einsteigt, oder eine Runde nach dem achten Wertungsstein eines Teams. Du hast bisher drei gesetzt.

lesson-find-title = Finde den Zug
lesson-find = Dir fehlen 1 Flasche und 1 Backpulver für ein Triebwerk: Das grüne Feld 22 bringt beides. Und Ratte 2 könnte einsteigen: Die Startrampe passt zu jeder Farbe. Mach beides!
lesson-find-order = Gut gesehen: Ratte 3 gehört dazu. Lass zuerst Ratte 2 einsteigen.
lesson-find-done = Punkte bringt das, ja. Aber die Startrampe passt zu jeder Farbe, also darf noch eine Ratte ziehen.
lesson-find-other = Da ist mehr drin. Ratte 2 auf die Startrampe, die zu jeder Farbe passt; dann Ratte 3 auf das grüne Feld 22.
lesson-thruster-title = Ein Teil, zwei Leisten
lesson-thruster = Bau jetzt das Triebwerk: Es wertet seine eigene Leiste, und dein Satz aus drei Teilen wertet auch die Rakete.
lesson-thruster-end = Du hast alles für das Triebwerk. Bau es.
lesson-total-title = Zweiundzwanzig
lesson-total = Rattonaut 7, Auszeichnung 3, Triebwerk 6, Rakete 7, weniger der 1, die zählte, was du bezahlt hast. Es war dein achter Wertungsstein: noch eine Runde, dann ist Schluss.

lesson-free = Jetzt spiel deine eigene Partie. Hol früh eine dritte Ratte, zieh in jedem Zug mehrere Ratten und sei auf deinen Leisten zuerst da.

tip-drink = Ein Energydrink verdoppelt alles, was du in diesem Zug sammelst. Heb ihn für einen Zug auf, in dem das Doppelte etwas erreicht.
tip-comic = Ein Comic wirkt ab deinem nächsten Zug bis zum Ende: Je früher du ihn hast, desto mehr bringt er.
tip-super = Die Kraft der Superratte geht mit der Ratte, die du wählst: Nimm eine, die noch einen langen Weg vor sich hat.
tip-order = Beide Marker rücken vor, aber jeder kann Wertungssteine verbrauchen: Überleg, welche Punkte du zuerst willst.
