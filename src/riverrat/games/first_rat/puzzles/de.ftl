# Was die Rätsel fragen, und ein Satz zu jeder Antwort.

puzzle-goal-goods = Die meisten Waren nach diesem Zug
puzzle-value-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}

puzzle-cap-of-lights-title = Im hellen Licht
puzzle-cap-of-lights = Einer deiner Wertungssteine steht auf der Baustrahlerleiste. Acht Käse sind im Beutel, und die ersten Felder liegen im Licht.
puzzle-cap-of-lights-why = Die Ratte auf 18 stiehlt den Kronkorken für deinen Baustrahler, und für die Spende reicht sie allein; die zweite bringt vom beleuchteten Feld 2 noch drei Käse: Als Reste sind sie einen Punkt wert.

puzzle-cheese-for-two-title = Käse für zwei
puzzle-cheese-for-two = Eine Spende braucht zehn Käse, du hast sieben; die verrückte Krähe hat außerdem Kronkorken. Eine Ratte steht nah an der Startrampe.
puzzle-cheese-for-two-why = Das gelbe Feld 18 bringt die drei Käse, die zur Spende fehlen; dort stiehlt die Ratte den Kronkorken für Vorräte, der am meisten zählt, und die andere steigt mit derselben Farbe ein.

puzzle-full-bags-title = Volle Taschen
puzzle-full-bags = Diesmal keine Punkte: Wie viele Waren kannst du am Ende dieses Zuges haben? Eine deiner Ratten trägt einen Umhang.
puzzle-full-bags-why = Die Ratte mit Umhang darf weiter als die anderen: Die gelben Felder 12 und 5 bringen zusammen fünf Käse, und am Stand des Hamsters wird nichts ausgegeben.

puzzle-last-steps-title = Die letzten Schritte
puzzle-last-steps = Deine Amazonenratte steht drei Felder vor der Startrampe, eine andere Ratte auf 15. Sieben Käse sind im Beutel.
puzzle-last-steps-why = Das gelbe Feld 18 ist für die zweite Ratte drei Felder entfernt und bringt die drei Käse, die noch fehlten. Am Stand der Krähe dort stiehlt sie den Kronkorken für den Frachtraum: Spende, Rattonaut, Auszeichnung und Kronkorken in einem Zug.

puzzle-lone-scavenger-title = Einsame Sammlerin
puzzle-lone-scavenger = Du hast die Einsame Sammlerin, und dem Triebwerk fehlen zwei Flaschen und ein Backpulver. Zwei Ratten könnten ziehen: Sollten sie?
puzzle-lone-scavenger-why = Eine Ratte, die allein zieht, sammelt eins mehr: Nur so bringt Feld 14 die zweite Flasche, und Triebwerk und Rakete zählen 6 und 7.

puzzle-one-bulb-title = Ein kleiner Schritt
puzzle-one-bulb = Die Ratte auf dem Startfeld könnte weit gehen. Oder nur ein kleines Stück. Sieh dir vorher deinen Lichtmarker an.
puzzle-one-bulb-why = Feld 1 liegt in deinem Licht, und der Rucksack hilft mit: Vier Glühbirnen bringen den Marker zum ersten Baustrahler, der noch 7 zählt.

puzzle-pipe-or-walk-title = Bezahlt ist schneller
puzzle-pipe-or-walk = Der Frachtraum braucht drei Backpulver und zwei Blechdosen; das Rohr zu Feld 22 kostet eines deiner zwei Backpulver. Zu Fuß ist es umsonst. Auf 19 steht eine fremde Ratte.
puzzle-pipe-or-walk-why = Zu Fuß kommt nur eine einzelne Ratte auf 22; durch das Rohr ist es so nah, dass beide ziehen dürfen, und 22 bringt zwei Backpulver zurück: Frachtraum und Rattonaut in einem Zug. Das grüne Feld 19 täte es auch, aber Gesellschaft kostet einen Käse.

puzzle-rattronaut-cap-title = Kronkorken für Reisende
puzzle-rattronaut-cap = Eine Ratte ist in der Rakete, eine zwei Felder davor, eine auf 17. Du hast kaum Käse.
puzzle-rattronaut-cap-why = Das gelbe Feld 18 liegt gleich daneben, und die Startrampe passt zu jeder Farbe: Beide Ratten ziehen. Ist die eine eingestiegen, zählt der Kronkorken für Rattonauten zwei Ratten: sechs Punkte, mehr als jeder andere.

puzzle-stored-food-title = Hinab zu den Vorräten
puzzle-stored-food = Dein Rattenbaumarker ist gerade vom Eingang aufgebrochen. Die Vorratskammer zählt 6 Punkte, aber der Weg hinab ist weit.
puzzle-stored-food-why = Die weißen Felder 7 und 15 bringen zusammen vier Apfelreste: genau genug, um an beiden Kreuzungen geradeaus zu gehen und als Erste in der Vorratskammer zu sein.

puzzle-thief-and-donor-title = Diebin und Spenderin
puzzle-thief-and-donor = Eine Spende hast du schon gemacht. Sieben Käse sind im Beutel. Zur verrückten Krähe oder anderswohin?
puzzle-thief-and-donor-why = Feld 18 macht die zehn Käse voll. Stiehl den Kronkorken für Proviant: Er zählt beide Spenden, die alte und die von jetzt.

puzzle-third-part-title = Das dritte Teil
puzzle-third-part = Für das Triebwerk fehlen dir drei Flaschen und ein Backpulver, und zwei Felder vor der Startrampe wartet eine Ratte. Mach so viel wie möglich auf einmal.
puzzle-third-part-why = Weil das grüne Feld so nah liegt, dürfen beide Ratten ziehen; der Rucksack bringt zwei Flaschen mehr, und das Triebwerk macht die Rakete fertig, während eine Ratte einsteigt.

puzzle-through-the-pipe-title = Durch das Rohr
puzzle-through-the-pipe = Für den Frachtraum fehlt dir eine Blechdose. Mehrere Ratten ziehen höchstens drei Felder weit. Gibt es einen anderen Weg zu einem orangen Feld?
puzzle-through-the-pipe-why = Mit dem Rohrplan ist das Rohr von 9 nach 13 kostenlos und Feld 13 nah genug: Dort gibt es die Blechdose, und die zweite Ratte zieht mit auf die Startrampe.

puzzle-two-booths-title = Zwei Stände
puzzle-two-booths = Zwei Ratten können auf gelbe Felder mit Ständen ziehen. Eine Spende braucht zehn Käse; ein Diebstahl kostet keinen Käse, schickt die Diebin aber zurück.
puzzle-two-booths-why = Feld 5 und Feld 18 bringen zusammen fünf Käse. Stiehl bei der Krähe den Kronkorken für Vorräte, lass den Hamster in Ruhe, und zehn Käse bleiben für die Spende.

puzzle-two-steps-title = Nimm mich mit
puzzle-two-steps = Eine Ratte steht drei Felder vor der Startrampe, eine auf dem Startfeld. Die Startrampe nimmt die Farbe der anderen an: Welche soll es sein?
puzzle-two-steps-why = Mit zwei Käse vom gelben Feld 2 hast du zwölf Waren, und je vier übrige zählen einen Punkt: einer mehr als mit jeder anderen Farbe.
