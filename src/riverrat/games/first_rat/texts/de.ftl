game-name = First Rat
game-about = Schick deine Ratten über den Schrottplatz, bau aus Gerümpel eine Rakete und flieg zum Mond aus Käse.
game-time = etwa eine Stunde

# --- wie diese Sprache zählt; die Zahlen kommen aus der Schachtel

-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
-passage = { $n ->
    [0] {""}
   *[other] , und jeder Durchgang bringt { $n } Käse
}
-times = { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
}

# --- Fragen

ask-move = Welche Ratte zieht zuerst?
ask-more = Noch eine Ratte auf dieselbe Farbe ziehen oder sammeln?
ask-go = Auf welches Feld zieht die Ratte?
ask-by = Zu Fuß oder durch ein Rohr?
ask-drink = Vor dem Sammeln einen Energydrink öffnen?
ask-extra = Dieses Feld bringt eins mehr. Welches Baumaterial?
ask-extra-at = Feld { $space } bringt eins mehr. Welches Baumaterial?
ask-reward = Eine Ratte ist eingestiegen. Welche Belohnung nimmst du?
ask-order = Du hast Glühbirnen und Apfelreste gefunden. Welcher Marker rückt zuerst vor?
ask-fork = Eine Kreuzung im Rattenbau. Wohin?
ask-comic = Die Bibliothek: Welchen Comic nimmst du?
ask-super = Welche Ratte wird zur Superratte?
ask-raise = Die Kinderstube: Holst du eine Ratte heraus?
ask-shop = Ein Stand: kaufen, stehlen oder das Einkaufen beenden?
ask-build = Bauen, spenden oder den Zug beenden?
ask-save = Raketen Marke Eigenbau: Welches Baumaterial lässt du weg?
ask-greg-best = Gregs beste Leisten sind gleich viel wert. Welche nutzt er?
ask-lightbulbs = Du hast Glühbirnen gefunden. Rückst du deinen Lichtmarker vor?
ask-apple-cores = Du hast Apfelreste gefunden. Rückst du deinen Rattenbaumarker vor?
ask-score = Setzt du einen Wertungsstein?
ask-move-to = Welche Ratte zieht auf { $space ->
    [27] die Startrampe
   *[other] Feld { $space }
}?
ask-by-to = Wie kommt die Ratte auf { $space ->
    [27] die Startrampe
   *[other] Feld { $space }
}: zu Fuß oder durch ein Rohr?
ask-go-rat = { $start ->
    [0] Wohin zieht Ratte { $rat } vom Startfeld?
   *[other] Wohin zieht Ratte { $rat } von Feld { $start }?
}
ask-more-colour = Noch eine Ratte auf dieselbe Farbe ({ $colour }) ziehen oder sammeln?
ask-shop-at = { $booths }: kaufen, stehlen oder das Einkaufen beenden?
ask-save-for = Raketen Marke Eigenbau: Welches Baumaterial lässt du weg ({ $part })?
ask-super-comic = Welche Ratte wird zur Superratte „{ $comic }“?
unknown-greg = Greg ist an der Reihe

# --- Aktionen

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-go = { $space ->
    [27] Startrampe
   *[other] { $space }
}
brief-comic = { $comic }
brief-buy = { $item }
brief-save = Ohne { $material }
brief-steal = { $item }
gather-steal = Stehlen
# where the rat ends up: on Start, or where it stole
note-steal-stolen = { $space ->
    [0] Stehlen → Start
   *[other] Stehlen, bleibt
}
# was mitzieht: eine Ratte, die Platz machen muss
along-moved = { $space ->
    [27] + Ratte { $rat } → Startrampe
   *[other] + Ratte { $rat } → { $space }
}

action-rat = Ratte { $rat }
# wo mehrere Ratten zur Wahl stehen
full-rat = Ratte { $rat } auf { $start ->
    [0] dem Startfeld
   *[other] Feld { $start }
}
action-go = { $space ->
    [27] Auf die Startrampe
   *[other] Auf Feld { $space }
}
action-by = Weg: { $way }
action-done = Ziehen beenden und sammeln
action-drink = Energydrink öffnen: alles doppelt
action-keep-drink = Drink aufheben
action-extra = Eins mehr: { $material }
action-award = Auszeichnung nehmen ({ points-award })
action-raise = Ratte aus der Kinderstube holen
action-no-raise = Keine Ratte holen
action-light-first = Lichtmarker zuerst
action-burrow-first = Rattenbaumarker zuerst
action-turn = Richtung: { $node }
action-comic = Comic „{ $comic }“ nehmen
action-no-comic = Keinen Comic nehmen
action-buy = Kaufen: { $item }
action-steal = Stehlen: { $item }
action-leave = Einkaufen beenden
action-build = Bauen: { $part }
action-save = 1 { $material } weglassen
action-donate = Käse spenden
action-end-turn = Zug beenden
action-greg = Greg nutzt: { $track }
action-advance-light = Lichtmarker vorrücken
action-leave-light = Glühbirnen liegen lassen
action-advance-burrow = Rattenbaumarker vorrücken
action-leave-burrow = Apfelreste liegen lassen
action-score = Werten: { $track }
action-no-score = Keinen Wertungsstein setzen

# --- warum etwas nicht geht

why-no-marker = Du hast keinen Wertungsstein mehr: Ohne ihn kannst du weder bauen noch spenden.
why-materials = { $lacks ->
    [one] Dafür fehlt dir { $lacks } Baumaterial.
   *[other] Dafür fehlen dir { $lacks } Baumaterialien.
}
why-cheese = Für eine Spende fehlt dir Käse: noch { $lacks }.

# --- Namen

way-on-foot = zu Fuß
way-p1 = durch das Rohr von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }
way-p2 = durch das Rohr von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }
way-p1-p2 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit } und von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }
way-p3 = durch das Rohr von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }
way-p1-p3 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit } und von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }
way-p2-p3 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }
way-p1-p2-p3 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }
way-p4 = durch das Rohr von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p1-p4 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p2-p4 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p1-p2-p4 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p3-p4 = durch die Rohre von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p1-p3-p4 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p2-p3-p4 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p1-p2-p3-p4 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p4-entrance } nach { box-pipe-p4-exit }
way-p5 = durch das Rohr von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p2-p5 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p2-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p3-p5 = durch die Rohre von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p3-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p2-p3-p5 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p2-p3-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p4-p5 = durch die Rohre von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p4-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p2-p4-p5 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p2-p4-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p3-p4-p5 = durch die Rohre von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p3-p4-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p2-p3-p4-p5 = durch die Rohre von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }
way-p1-p2-p3-p4-p5 = durch die Rohre von { box-pipe-p1-entrance } nach { box-pipe-p1-exit }, von { box-pipe-p2-entrance } nach { box-pipe-p2-exit }, von { box-pipe-p3-entrance } nach { box-pipe-p3-exit }, von { box-pipe-p4-entrance } nach { box-pipe-p4-exit } und von { box-pipe-p5-entrance } nach { box-pipe-p5-exit }

material-vinegar = Flasche
material-baking-soda = Backpulver
material-tin-can = Blechdose
material-calculator = Taschenrechner

good-vinegar = Flasche
good-baking-soda = Backpulver
good-tin-can = Blechdose
good-calculator = Taschenrechner
good-cheese = Käse

resource-vinegar = Flasche
resource-baking-soda = Backpulver
resource-tin-can = Blechdose
resource-calculator = Taschenrechner
resource-cheese = Käse
resource-lightbulb = Glühbirne
resource-apple-core = Apfelrest

colour-yellow = gelb
colour-green = grün
colour-orange = orange
colour-blue = blau
colour-white = weiß

place-nursery = Kinderstube
place-path = Pfad
place-rocket = Rakete

node-r = Eingang des Rattenbaus
node-b0 = Ecke unten rechts
node-i1 = erste Kreuzung
node-lib = Bibliothek
node-i2 = zweite Kreuzung
node-nur = Kinderstube
node-b3 = Ecke vor der Vorratskammer
node-food = Vorratskammer
node-lib-help = { board-reward-comic }
node-i2-help = Von dort geht es weiter zur Kinderstube, wo eine Ratte geholt werden darf, oder zur Vorratskammer, die gewertet wird.
node-nur-help = { board-reward-raise }
node-b3-help = Als Nächstes kommt die Vorratskammer: Sie wird gewertet.
node-t3 = Ecke oben links
node-t2 = Gang über der Kinderstube
node-t1 = Gang über der Bibliothek
node-t0 = Ecke oben rechts
node-r1 = Weg hinab zum Eingang

track-cockpit = Cockpit
track-cargo = Frachtraum
track-thruster = Triebwerk
track-rocket = Rakete
track-provisions = Proviant
track-rattronaut = Rattonauten
track-lights = Baustrahler
track-food = Vorräte

part-cockpit = Cockpit
part-cargo = Frachtraum
part-thruster = Triebwerk

booth-hamster = Hamster Harry
booth-hamster-help = Verkauft Rucksäcke: Einmal pro Zug bringt eine gezogene Ratte, die sammelt, wofür ein Rucksack gemacht ist, mehr davon mit.
booth-frog = Frosch Zippy
booth-frog-help = Verkauft Energydrinks: Jeder verdoppelt alles, was du in einem Zug sammelst.
booth-crow = Die verrückte Krähe
booth-crow-help = Verkauft Kronkorken: Am Ende zählt jeder für alle Wertungssteine, Ratten, Comics oder Rucksäcke, die er zeigt.

item-backpack-apple-core = Rucksack (Apfelreste)
item-backpack-apple-core-help = Einmal pro Zug, wenn eine gezogene Ratte Apfelreste sammelt: { box-backpack-apple-core } mehr.
item-backpack-cheese = Rucksack (Käse)
item-backpack-cheese-help = Einmal pro Zug, wenn eine gezogene Ratte Käse sammelt: { box-backpack-cheese } mehr.
item-backpack-lightbulb = Rucksack (Glühbirnen)
item-backpack-lightbulb-help = Einmal pro Zug, wenn eine gezogene Ratte Glühbirnen sammelt: { box-backpack-lightbulb } mehr.
item-backpack-vinegar = Rucksack (Flaschen)
item-backpack-vinegar-help = Einmal pro Zug, wenn eine gezogene Ratte Flaschen sammelt: { box-backpack-vinegar } mehr.
item-backpack-baking-soda = Rucksack (Backpulver)
item-backpack-baking-soda-help = Einmal pro Zug, wenn eine gezogene Ratte Backpulver sammelt: { box-backpack-baking-soda } mehr.
item-backpack-tin-can = Rucksack (Blechdosen)
item-backpack-tin-can-help = Einmal pro Zug, wenn eine gezogene Ratte Blechdosen sammelt: { box-backpack-tin-can } mehr.
item-backpack-calculator = Rucksack (Taschenrechner)
item-backpack-calculator-help = Einmal pro Zug, wenn eine gezogene Ratte Taschenrechner sammelt: { box-backpack-calculator } mehr.
item-energy-drink = Energydrink
item-energy-drink-help = Nur einmal zu benutzen: Alles, was du in diesem Zug sammelst, verdoppelt sich.
item-cap-rocket = Kronkorken (Rakete)
item-cap-rocket-help = Am Ende { points-cap-rocket } für jeden deiner Wertungssteine auf der Raketenleiste.
item-cap-cockpit = Kronkorken (Cockpit)
item-cap-cockpit-help = Am Ende { points-cap-cockpit } für jeden deiner Wertungssteine auf der Cockpitleiste.
item-cap-cargo = Kronkorken (Frachtraum)
item-cap-cargo-help = Am Ende { points-cap-cargo } für jeden deiner Wertungssteine auf der Frachtraumleiste.
item-cap-thruster = Kronkorken (Triebwerk)
item-cap-thruster-help = Am Ende { points-cap-thruster } für jeden deiner Wertungssteine auf der Triebwerksleiste.
item-cap-provisions = Kronkorken (Proviant)
item-cap-provisions-help = Am Ende { points-cap-provisions } für jeden deiner Wertungssteine auf der Proviantleiste.
item-cap-lights = Kronkorken (Baustrahler)
item-cap-lights-help = Am Ende { points-cap-lights } für jeden deiner Wertungssteine auf der Baustrahlerleiste.
item-cap-food = Kronkorken (Vorräte)
item-cap-food-help = Am Ende { points-cap-food } für jeden deiner Wertungssteine auf der Vorratsleiste.
item-cap-rattronaut = Kronkorken (Rattonauten)
item-cap-rattronaut-help = Am Ende { points-cap-rattronaut } für jede deiner Ratten in der Rakete.
item-cap-comics = Kronkorken (Comics)
item-cap-comics-help = Am Ende { points-cap-comics } für jeden deiner Comics.
item-cap-backpacks = Kronkorken (Rucksäcke)
item-cap-backpacks-help = Am Ende { points-cap-backpacks } für jeden deiner Rucksäcke.

comic-home-made-rockets = Raketen Marke Eigenbau
comic-home-made-rockets-help = Ab deinem nächsten Zug: Jedes Raketenteil kostet dich ein Baumaterial weniger, nach deiner Wahl.
comic-marathon = Marathon
comic-marathon-help = Ab deinem nächsten Zug: Eine Ratte, die du allein ziehst, darf { spaces-marathon } weiter.
comic-in-step = Im Gleichschritt
comic-in-step-help = Ab deinem nächsten Zug: Ziehst du mehrere Ratten, darf jede { spaces-in-step } weiter.
comic-lone-scavenger = Einsame Sammlerin
comic-lone-scavenger-help = Ab deinem nächsten Zug: Eine Ratte, die du allein ziehst, sammelt auf ihrem Feld { box-lone-scavenger } mehr.
comic-toll-free = Freie Bahn
comic-toll-free-help = Ab deinem nächsten Zug: Du gibst keinen Käse, wenn du zu fremden Ratten ziehst.
comic-pipe-map = Rohrplan
comic-pipe-map-help = Ab deinem nächsten Zug: Rohre kosten dich nichts{ passage-pipe-map }.
comic-muscle-rat = Muskelratte
comic-muscle-rat-help = Superratte. Ab deinem nächsten Zug: Diese Ratte sammelt auf jedem Feld { box-muscle-rat } mehr.
comic-amazon-rat = Amazonenratte
comic-amazon-rat-help = Superratte. Ab deinem nächsten Zug: Ziehen mehrere Ratten, darf diese auf jeder Farbe enden.
comic-cat-burglar-rat = Meisterdiebin
comic-cat-burglar-rat-help = Superratte. Ab deinem nächsten Zug: Stiehlt diese Ratte, bleibt sie am Stand stehen.
comic-caped-rat = Ratte mit Umhang
comic-caped-rat-help = Superratte. Ab deinem nächsten Zug: Diese Ratte darf { spaces-caped-rat } weiter.

card-a01 = A1
card-a02 = A2
card-a03 = A3
card-a04 = A4
card-a05 = A5
card-a06 = A6
card-a07 = A7
card-a08 = A8
card-a09 = A9
card-a10 = A10
card-a11 = A11
card-a12 = A12
card-b01 = B1
card-b02 = B2
card-b03 = B3
card-b04 = B4
card-b05 = B5
card-b06 = B6
card-b07 = B7
card-b08 = B8
card-b09 = B9
card-c01 = C

# --- Ereignisse

event-started = { $seat } beginnt.
event-round-began = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
event-moved = { $seat } zieht Ratte { $rat } { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} { $space ->
    [27] auf die Startrampe
   *[other] auf Feld { $space }
}, { $way }.
event-shortcut-paid = { $seat } zahlt 1 { $good } für das Rohr.
event-pipe-cheese = { $seat } findet { $amount } Käse im Rohr.
event-moldy = { $seat } nimmt { $amount ->
    [one] einen Schimmelkäse
   *[other] { $amount } Schimmelkäse
}.
event-cheese-given = { $seat } gibt { $amount } Käse an { $player }.
event-cheese-given-you = { $seat } gibt dir { $amount } Käse.
event-cheese-to-greg = { $seat } zahlt { $amount } Käse für Gregs Ratten.
event-drank = { $seat } öffnet einen Energydrink: Alles verdoppelt sich.
event-collected = { $seat } sammelt { $amount } × { $resource }.
event-supply-short = Vorrat erschöpft ({ $good }): { $missing } weniger für { $seat }.
event-boarded = Ratte { $rat } von { $seat } steigt in die Rakete.
event-award-taken = { $seat } nimmt eine Auszeichnung.
event-raised = { $seat } holt Ratte { $rat } aus der Kinderstube.
event-lit = Der Lichtmarker von { $seat } rückt von { $start } auf { $light } vor.
event-burrowed = Der Rattenbaumarker von { $seat } erreicht: { $node }.
event-burrowed-way = Rattenbaumarker von { $seat }: { $node-from } → { $node }.
event-comic-taken = { $seat } nimmt den Comic „{ $comic }“.
event-super-rat = Ratte { $rat } von { $seat } ist jetzt: { $comic }.
event-bought = { $seat } kauft für { $price } Käse: { $item }.
event-stolen = { $seat } stiehlt: { $item }. Ratte { $rat } { $space ->
    [0] rennt zurück zum Startfeld
   *[other] bleibt seelenruhig stehen
}.
event-built = { $seat } baut: { $part }.
event-saved = Raketen Marke Eigenbau: { $seat } lässt 1 { $material } weg.
event-spent = { $seat } zahlt { $amount } × { $good }.
event-donated = { $seat } spendet { $amount } Käse.
event-scored = { $seat } wertet { $track }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-no-marker = Kein Wertungsstein mehr übrig: { $track } wird nicht gewertet.
event-eighth-marker = { $seat ->
    [niemand] Greg
   *[other] { $seat }
} hat { box-markers-to-end } Wertungssteine gesetzt: Nach dieser Runde kommt noch eine.
event-last-rat = Die vierte Ratte von { $seat ->
    [niemand] Greg
   *[other] { $seat }
} ist an Bord: Diese Runde ist die letzte.
ending-eighth-marker = { $seat } hatte { box-markers-to-end } Wertungssteine gesetzt.
ending-last-rat = Die vierte Ratte von { $seat } war an Bord.
# Dasselbe, der Person gesagt, um die es geht.
own-supply-short = Vorrat erschöpft ({ $good }): { $missing } weniger für dich.
own-boarded = Deine Ratte { $rat } steigt in die Rakete.
own-lit = Dein Lichtmarker rückt von { $start } auf { $light } vor.
own-burrowed = Dein Rattenbaumarker erreicht: { $node }.
own-super-rat = Deine Ratte { $rat } ist jetzt: { $comic }.
own-saved = Raketen Marke Eigenbau: Du lässt 1 { $material } weg.
own-eighth-marker = Du hast { box-markers-to-end } Wertungssteine gesetzt: Nach dieser Runde kommt noch eine.
own-last-rat = Deine vierte Ratte ist an Bord: Diese Runde ist die letzte.
own-greg-cheese = Gregs Ratte trifft auf eine von deinen: { $amount } Käse für dich.
event-greg-card = Greg deckt Karte { $card } auf.
event-greg-moved = Gregs Ratte { $rat } zieht { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} { $space ->
    [27] auf die Startrampe
   *[other] auf Feld { $space }
}.
event-greg-boarded = Gregs Ratte { $rat } steigt in die Rakete.
event-greg-cheese = Gregs Ratte trifft auf eine von { $seat }: { $amount } Käse für { $seat }.
event-greg-removed = Nach Gregs Besuch fehlt am Stand: { $item }.
event-greg-removed-comic = Der Comic „{ $comic }“ verschwindet aus der Bibliothek.
event-greg-prepared = Greg bereitet vor: { $track }.
event-greg-scored = Greg wertet { $track }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-greg-reshuffled = Greg mischt alle aufgedeckten Karten zurück in seinen Stapel.
event-greg-total = Greg hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-game-over = { $round ->
    [one] Die Partie endet nach { $round } Runde.
   *[other] Die Partie endet nach { $round } Runden.
}

# --- Wertung

# Was Punkte bringt oder kostet, in wenigen Wörtern; `-to`: wie es liest, wem es geschieht.
terse-scored = { $track }
terse-greg-scored = { $track }
terse-award-taken = Auszeichnung
terse-moldy = Schimmelkäse
terse-bought = { $item } für { $price } Käse
terse-stolen = Gestohlen: { $item }
terse-comic-taken = Comic
terse-collected = { $amount } × { $resource }
terse-pipe-cheese = Käse im Rohr
terse-cheese-given = { $amount } Käse an { $player }
terse-cheese-given-to = Gleiches Feld: { $amount } Käse von { $seat }
terse-cheese-to-greg = { $amount } Käse für Gregs Ratten
terse-greg-cheese = Gleiches Feld: { $amount } Käse von Greg
terse-shortcut-paid = Zahlt für ein Rohr
terse-spent = Zahlt { $amount } × { $good }
terse-donated = Käse gespendet

# Ein Schritt ohne Punkte, in wenigen Wörtern: Was er brachte und kostete, steht als Bild daneben.
step-moved = Ratte { $rat } auf { $space ->
    [27] die Startrampe
   *[other] { $space }
}
step-burrowed-way = Bau: { $node }
step-lit = Licht { $light }
step-drank = Energydrink
step-raised = Ratte { $rat } ist wach
step-comic-taken = Comic: { $comic }
step-bought = Gekauft: { $item }
step-stolen = Gestohlen: { $item }
step-greg-moved = { step-moved }
step-greg-boarded = Ratte { $rat } an Bord
step-greg-removed = Weg: { $item }
step-greg-removed-comic = Weg: { $comic }
step-greg-prepared = Bereitet vor: { $track }

# Was außer den Punkten einer Leiste zählt: Reste am Ende, und Kronkorken.
rest-spent = { $less ->
    [1] Reste { $rest }
   *[other] Kronkorken, Reste { $rest }
}
rest-donated = { rest-spent }
rest-bought = { rest-spent }
rest-collected = Reste { $rest }
rest-cheese-given = Reste { $rest }
rest-cheese-to-greg = Reste { $rest }
rest-greg-cheese = Reste { $rest }
rest-pipe-cheese = Reste { $rest }
rest-shortcut-paid = Reste { $rest }
tell-rest = { $less ->
    [1] Reste: { $rest }.
   *[other] Kronkorken und Reste: { $rest }.
} Je { box-leftovers } Baumaterialien und Käse zählen am Ende einen Punkt.

score-cockpit = Cockpit
score-cockpit-help = Deine Wertungssteine auf der Cockpitleiste.
score-cargo = Frachtraum
score-cargo-help = Deine Wertungssteine auf der Frachtraumleiste.
score-thruster = Triebwerk
score-thruster-help = Deine Wertungssteine auf der Triebwerksleiste.
score-rocket = Rakete
score-rocket-help = Deine Wertungssteine für vollständige Sätze aus allen drei Teilen.
score-provisions = Proviant
score-provisions-help = Deine Wertungssteine für Käsespenden.
score-rattronaut = Rattonauten
score-rattronaut-help = Deine Ratten in der Rakete.
score-lights = Baustrahler
score-lights-help = Deine Wertungssteine für erreichte Baustrahler.
score-food = Vorräte
score-food-help = Deine Wertungssteine für Besuche in der Vorratskammer.
score-caps = Kronkorken
score-caps-help = Was deine Kronkorken einbringen.
score-awards = Auszeichnungen und Schimmelkäse
score-awards-help = { points-award } für jede Auszeichnung, minus { box-moldy-cheese } für jeden Schimmelkäse.
score-leftovers = Reste
score-leftovers-help = Ein Punkt für je { box-leftovers } Baumaterialien und Käse, die du noch hast.

analysis-backpacks = Rucksäcke
analysis-caps = Kronkorken
analysis-comics = Comics
analysis-rats = Ratten unterwegs
analysis-spaces = Felder, die deine Ratten gegangen sind
analysis-lights = Schritte deines Lichtmarkers

# --- Spielarten, Optionen, Herausforderungen

mode-standard = Standard
mode-variable = Variabler Plan
mode-variable-path = Variabler Pfad
mode-variable-tracks = Variable Wertungsleisten
mode-first-game = Erste Partie
mode-solo-easy = Solo gegen Greg: leicht
mode-solo-medium = Solo gegen Greg: mittel
mode-solo-difficult = Solo gegen Greg: schwer
mode-solo-unfair = Solo gegen Greg: unfair

option-path = Pfad
option-path-help = Der gedruckte Pfad oder für jede Partie neu gemischte Plättchen.
option-path-standard = gedruckt
option-path-variable = gemischt
option-tracks = Wertungsleisten
option-tracks-help = Die gedruckten Leisten oder sieben von acht losen; die Raketenleiste bleibt.
option-tracks-standard = gedruckt
option-tracks-variable = gemischt
option-first-game = Erste Partie
option-first-game-help = Nur gewöhnliche Comics oder eine Bibliothek aus allen, auch mit Superratten.
option-first-game-no = alle Comics
option-first-game-yes = nur gewöhnliche Comics
option-start-player = Wer beginnt
option-start-player-help = Wer den ersten Zug hat: ausgelost, wenn du keinen Platz nennst. Gibt es den Platz nicht, wird im Kreis weitergezählt. Allein beginnst immer du.
option-start-player-first-seat = erster Platz
option-start-player-random = zufällig
option-start-player-second-seat = zweiter Platz
option-start-player-third-seat = dritter Platz
option-start-player-fourth-seat = vierter Platz
option-start-player-fifth-seat = fünfter Platz
option-level = Gregs Stufe
option-level-help = Wie viele von Gregs Karten ihm Punkte bringen. Nur im Solospiel wichtig.
option-level-easy = leicht
option-level-medium = mittel
option-level-difficult = schwer
option-level-unfair = unfair
option-greg-launch = Greg auf der Startrampe
option-greg-launch-help = Erreicht eine Ratte von Greg die Startrampe, verfallen entweder nur ihre überzähligen Schritte oder auch alle weiteren Bewegungen der Karte. Nur im Solospiel wichtig.
option-greg-launch-surplus = nur überzählige Schritte verfallen
option-greg-launch-rest-of-card = auch die übrigen Bewegungen verfallen
option-supply = Vorrat
option-supply-help = Ob Käse und Baumaterialien ausgehen können oder etwas anderes ersetzt, was in der Schachtel fehlt.
option-supply-limited = was in der Schachtel ist
option-supply-unlimited = unbegrenzt
option-declining = Worauf man verzichten darf
option-declining-help = Nur auf Comics und Ratten aus der Kinderstube oder auch auf Glühbirnen, Apfelreste und das Werten von Baustrahlern, Vorräten und Rakete.
option-declining-rewards = Comics und Ratten
option-declining-anything = alles Gesammelte und Gewertete
option-greg-crowd = Mehrere Ratten Gregs auf einem Feld
option-greg-crowd-help = Wie oft sie zählen, wenn du zu ihnen ziehst und zahlst und wenn sie bei deiner Ratte oder an einem Stand ankommen. Nur im Solospiel wichtig.
option-greg-crowd-split = einmal zahlen, für jede erhalten
option-greg-crowd-once = einmal für das Feld
option-greg-crowd-each = jede Ratte
option-greg-standing = Gregs Ratten, die an einem Stand stehen
option-greg-standing-help = Ob eine Ratte Gregs, die seine Karte nicht bewegt, dort einen Gegenstand wegnimmt, wo sie steht. Nur im Solospiel wichtig.
option-greg-standing-nothing = nehmen nichts
option-greg-standing-booth = nehmen jeden Zug einen Gegenstand
option-cheese = Käse nach Zugreihenfolge
option-cheese-help = Eine Hausregel, die nicht in der Anleitung steht: Wer später an die Reihe kommt, startet mit mehr Käse, damit der Vorteil des Anfangs kleiner wird. Was du hier wählst, kommt für jede Stelle nach der ersten dazu.
option-cheese-printed = wie in der Anleitung
option-cheese-one-more = 1 mehr für jede Stelle
option-cheese-two-more = 2 mehr für jede Stelle
option-cheese-three-more = 3 mehr für jede Stelle

level-easy = leicht
level-medium = mittel
level-difficult = schwer
level-unfair = unfair

challenge-no-rattronaut = Bodenständig
challenge-no-rattronaut-help = Gewinne ohne eine Ratte in der Rakete.
challenge-no-items = Mit bloßen Pfoten
challenge-no-items-help = Gewinne, ohne Rucksack, Energydrink, Comic oder Kronkorken zu nehmen.
challenge-four-rattronauts = Volle Besatzung
challenge-four-rattronauts-help = Gewinne mit allen vier Ratten in der Rakete.
challenge-two-rockets = Zwillingsraketen
challenge-two-rockets-help = Gewinne mit mindestens { box-challenge-rockets } Wertungssteinen auf der Raketenleiste.
challenge-four-backpacks = Packratte
challenge-four-backpacks-help = Gewinne mit mindestens { box-challenge-backpacks } verschiedenen Rucksäcken.
challenge-ninety = Höhenflug
challenge-ninety-help = Gewinne mit mindestens { box-challenge-points } Punkten.
challenge-sixteen-turns = In Eile
challenge-sixteen-turns-help = Gewinne in höchstens { box-challenge-turns } Zügen.
challenge-food-five = Bereit für den Winter
challenge-food-five-help = Gewinne mit mindestens { box-challenge-stored-food } Wertungssteinen auf der Vorratsleiste.
challenge-all-pipes-twice = Klempnerin
challenge-all-pipes-twice-help = Gewinne, nachdem du jedes Rohr mindestens { times-passages } benutzt hast.

# --- der Tisch in Worten

show-round = Runde { $round }
when-round-began = { show-round }
rival = Greg
show-last-round = Die Partie endet nach Runde { $round }.
show-spaces = Felder { $first } bis { $last }: { $spaces }
show-pipes = Rohre: { $pipes }
show-pipe = { $number } von { $entrance } nach { $exit } für 1 { $material }
show-costs = Raketenteile: { $parts }. Eine Spende kostet { $donation } Käse.
show-tracks = Frei auf den Wertungsleisten: { $tracks }
show-track = { $track } { $values }, danach je { $last }
show-track-full = { $track } je { $last }
show-booth = { $booth } (Feld { $space }, { $price } Käse): { $items }
show-library = Bibliothek: { $comics }
show-player = Platz { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $markers ->
    [one] { $markers } Wertungsstein gesetzt
   *[other] { $markers } Wertungssteine gesetzt
}
show-rats = Ratten { $places }
show-rat = { $rat }: { $where }
show-space = { $space ->
    [0] Startfeld
    [27] Startrampe
   *[other] Feld { $space }
}
show-rat-space = { show-space } (noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
})
show-goods = { $goods }; Schimmelkäse { $moldy }, Auszeichnungen { $awards }
show-light = Lichtmarker auf { $light } von { $end }{ $lit ->
    [0] {""}
    [1] , Feld 1 bringt eins mehr
   *[other] , die Felder 1 bis { $lit } bringen eins mehr
}; Baustrahler auf { $lights }
show-burrow = Rattenbaumarker: { $node }
show-owned = Besitz: { $items }
show-drinks-used = { $count ->
    [one] ein leerer Energydrink
   *[other] { $count } leere Energydrinks
}
show-greg = Greg: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $markers ->
    [one] { $markers } Wertungsstein gesetzt
   *[other] { $markers } Wertungssteine gesetzt
}, { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Stapel
show-prepared = Vorbereitet: { $tracks }

# --- das Bild in Worten

board-track = { $track }: Freie Felder bringen { $values }, danach bringt jede weitere Figur { $last }.
board-track-full = { $track }: Jede weitere Figur bringt { $last }.
board-cost = Kosten: { $goods }.
board-pieces = { $name } hier: { $values }.
board-no-marker = Kein Wertungsstein mehr: { $names }
board-prepared = Greg hat diese Leiste vorbereitet.
board-left = { $count ->
    [one] Noch 1 da.
   *[other] Noch { $count } da.
}
board-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} in Gregs Stapel
board-card = Gregs Karte { $card }: Von vorn gezählt ziehen seine Ratten { $moves }.
board-card-track = Danach bereitet er vor oder wertet: { $track }.
board-card-comic = Danach verschwindet ein Comic aus der Bibliothek.
board-card-best = Danach nutzt er seine beste Leiste, und alle offenen Karten kommen zurück in seinen Stapel.
board-pipe = Rohr { $number } von Feld { $entrance } zu Feld { $exit }: 1 { $material }
board-rat = { $name }, Ratte { $rat }: { $where }
board-light = { $name }, Lichtmarker: { $light } von { $end }
board-burrow = { $name }, Rattenbaumarker: { $node }
board-price = { $price } Käse
booth-buy = Kaufen
booth-steal = Stehlen
booth-have = Du hast { $cheese }
booth-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
booth-steal-only = Es fehlt Käse ({ $count }): nur stehlen.
booth-buying = Kaufen: Die Ratte bleibt.
booth-stealing = Stehlen kostet nichts; die Ratte läuft zurück zum Startfeld.
booth-stealing-stays = Stehlen kostet nichts; die Meisterdiebin bleibt.
board-close = Schließen
board-supply = { $count } im Vorrat
board-gives = Bringt { $goods }
board-lit-at = Eins mehr, sobald dein Lichtmarker Licht { $light } erreicht hat.
board-here = Hier: { $names }
board-start-help = Hier laufen deine Ratten los. Wer stiehlt, rennt auf dieses Feld zurück.
board-launchpad-help = Eine Ratte, die hier ankommt, steigt in die Rakete, wertet als Rattonaut und bringt eine Auszeichnung oder eine neue Ratte.
board-burrow-help = Für jeden Apfelrest rückt dein Rattenbaumarker einen Ort weiter, den Pfeilen nach.
board-reward-comic = Ein Rattenbaumarker, der hierherkommt oder vorbeizieht, darf einen Comic aus der Bibliothek nehmen.
board-reward-raise = Ein Rattenbaumarker, der hierherkommt oder vorbeizieht, darf eine Ratte aus der Kinderstube auf das Startfeld holen.
board-reward-stored-food = Ein Rattenbaumarker, der hierherkommt oder vorbeizieht, wertet Vorräte.
board-light-number = Licht { $light } von { $end }
board-light-help = Für jede Glühbirne rückt dein Lichtmarker ein Licht weiter. Felder, die er erreicht hat, bringen eins mehr.
board-construction-help = Ein Baustrahler: Wer ihn erreicht oder überholt, wertet.

good-vinegar-help = Baumaterial für Raketenteile. Manche Rohre nehmen es als Zoll.
good-baking-soda-help = Baumaterial für Raketenteile. Manche Rohre nehmen es als Zoll.
good-tin-can-help = Baumaterial für Raketenteile. Manche Rohre nehmen es als Zoll.
good-calculator-help = Baumaterial für Raketenteile. Manche Rohre nehmen es als Zoll.
good-cheese-help = Damit kaufst du an den Ständen, und du zahlst ihn, wenn du dich zu fremden Ratten stellst. Gespendet wertet er Proviant.

# --- neben dem Plan

tray-rocket = Rakete
tray-shops = Stände
tray-library = Bibliothek
tray-awards = Auszeichnungen
tray-a-turn = +{ $count } je Zug
tray-each = je { $points }
tray-sold-out = Ausverkauft.
tray-library-empty = Kein Comic mehr da.

panel-start = Start
panel-rats = Ratten
panel-asleep = { $count } im Bett
panel-aboard = { $count } an Bord
panel-lights = Lichter
panel-markers = Wertungssteine
panel-parts = Gebaute Teile
panel-moldy = Schimmelkäse
panel-rats-help = Ein Zug bewegt eine Ratte 1 bis 5 Felder weit oder mehrere Ratten je 1 bis 3 Felder, alle auf dieselbe Farbe.
panel-markers-help = Jeder Wertungsstein bringt auf seiner Leiste Punkte. Hat jemand { box-markers-to-end } gesetzt, kommt noch eine Runde. Wer keinen mehr hat, kann weder bauen noch spenden, und Baustrahler oder Vorratskammer zählen nichts mehr; Ratten, die einsteigen, zählen weiter.
panel-round-help = Die Partie endet eine Runde, nachdem jemand { box-markers-to-end } Wertungssteine gesetzt hat, oder mit der Runde, in der jemandes vierte Ratte an Bord geht.
panel-starter = Beginnt
panel-starter-help = Beginnt jede Runde. Jede Runde wird zu Ende gespielt, damit alle gleich oft am Zug sind.

sign-vinegar = { $count ->
    [one] Flasche
   *[other] Flaschen
}
sign-baking-soda = Backpulver
sign-tin-can = { $count ->
    [one] Blechdose
   *[other] Blechdosen
}
sign-calculator = Taschenrechner
sign-cheese = Käse
sign-lightbulb = { $count ->
    [one] Glühbirne
   *[other] Glühbirnen
}
sign-apple-core = { $count ->
    [one] Apfelrest
   *[other] Apfelreste
}
sign-award = { $count ->
    [one] Auszeichnung
   *[other] Auszeichnungen
}
sign-either = nach Wahl
sign-moldy-cheese = Schimmelkäse
sign-thief = Stehlen
sign-rat = { $count ->
    [one] Ratte
   *[other] Ratten
}
sign-rattronaut = { $count ->
    [one] Rattonaut
   *[other] Rattonauten
}
sign-comic = { $count ->
    [one] Comic
   *[other] Comics
}
sign-cockpit = { part-cockpit }
sign-cargo = { part-cargo }
sign-thruster = { part-thruster }
sign-item-backpack-apple-core = { item-backpack-apple-core }
sign-item-backpack-cheese = { item-backpack-cheese }
sign-item-backpack-lightbulb = { item-backpack-lightbulb }
sign-item-backpack-vinegar = { item-backpack-vinegar }
sign-item-backpack-baking-soda = { item-backpack-baking-soda }
sign-item-backpack-tin-can = { item-backpack-tin-can }
sign-item-backpack-calculator = { item-backpack-calculator }
sign-item-energy-drink = { item-energy-drink }
sign-item-cap-rocket = { item-cap-rocket }
sign-item-cap-cockpit = { item-cap-cockpit }
sign-item-cap-cargo = { item-cap-cargo }
sign-item-cap-thruster = { item-cap-thruster }
sign-item-cap-provisions = { item-cap-provisions }
sign-item-cap-lights = { item-cap-lights }
sign-item-cap-food = { item-cap-food }
sign-item-cap-rattronaut = { item-cap-rattronaut }
sign-item-cap-comics = { item-cap-comics }
sign-item-cap-backpacks = { item-cap-backpacks }

# --- die Schachtel

data-supply = Vorrat
data-team = Figuren einer Person
data-move = Ziehen
data-space = Felder des Wegs
data-shortcut = Rohre
data-light = Lichterkette
data-booth = Stände
data-node = Rattenbau
data-track = Wertungsleisten
data-highlighted = Felder für neutrale Steine
data-part = Raketenteile
data-donation = Spende
data-backpack = Rucksäcke
data-cap = Kronkorken
data-comic = Comics
data-tile = Lose Wegplättchen
data-variable-track = Lose Wertungsleisten
data-card = Gregs Karten
data-setup = Aufbau nach Personenzahl
data-level = Gregs Stufen
data-points = Punkte am Ende
data-challenge = Herausforderungen
data-field-group = Gruppe
data-field-colour = Farbe
data-field-gives = bringt
data-field-entrance = Eingang
data-field-exit = Ausgang
data-field-cost = Kosten
data-field-space = Feld
data-field-price = Preis
data-field-next = weiter nach
data-field-reward = Belohnung
data-field-values = Werte
data-field-extra = zusätzlich
data-field-copies = Anzahl
data-field-points = Punkte
data-field-saves = spart
data-field-further = weiter
data-field-cheese = Käse
data-field-moves = Züge
data-field-icon = Zeichen
data-field-a-cards = A-Karten
data-field-b-cards = B-Karten
data-supply-awards = Auszeichnungen
data-supply-moldy-cheese = Schimmelkäse
data-team-markers = Wertungssteine
data-team-markers-to-end = Wertungssteine bis zum Ende
data-team-adults = erwachsene Ratten
data-move-one-rat = eine Ratte
data-move-several-rats = mehrere Ratten
data-move-moldy-cheese = Schimmelkäse
data-light-construction-lights = Baustrahler
data-highlighted-spaces = Felder
data-cap-comics = Comics
data-cap-backpacks = Rucksäcke
data-setup-energy-drinks = Energydrinks
data-setup-backpacks = Rucksäcke
data-setup-caps = Kronkorken
data-setup-comics = Comics
data-level-easy = leicht
data-level-medium = mittel
data-level-difficult = schwer
data-level-unfair = unfair
data-points-award = eine Auszeichnung
data-points-moldy-cheese = ein Schimmelkäse
data-points-leftovers = Reste
data-challenge-rockets = Raketen
data-challenge-backpacks = Rucksäcke
data-challenge-points = Punkte
data-challenge-turns = Züge
data-challenge-stored-food = eingelagerte Vorräte
data-challenge-passages = Durchgänge
data-supply-cheese-note = 45 Plättchen zu 1 und 15 zu 3
data-supply-moldy-cheese-note = nur eine Zahl der Schachtel: Im Spiel gehen sie nie aus (D8)
data-team-markers-to-end-note = wer so viele setzt, löst das Ende aus
data-team-adults-note = Ratten, die auf dem Start beginnen; die anderen schlafen in der Kinderstube
data-move-one-rat-note = so viele Felder darf eine Ratte höchstens gehen, die allein zieht
data-move-several-rats-note = so viele Felder darf jede von mehreren Ratten höchstens gehen
data-move-moldy-cheese-note = Käse, den ein Schimmelkäse bringt
data-space-7-note = durch Spielen gefunden (A19): Mit 2 hat den ersten Comic, wer beginnt
data-shortcut-p1-note = Kosten auf einem Bild gesehen; Felder rekonstruiert
data-shortcut-p2-note = Kosten aus der Anleitung; Felder rekonstruiert
data-light-construction-lights-note = Plätze auf der Kette; den Rest füllt eine Birne je Feld, in der Reihenfolge des Wegs
data-booth-hamster-note = Preis aus der Anleitung, Reihenfolge am Weg aus einer Quelle, Feld durch Spielen gefunden (A19)
data-booth-crow-note = Preis aus der Anleitung, Reihenfolge am Weg aus einer Quelle, Feld durch Spielen gefunden (A19)
data-booth-frog-note = Reihenfolge am Weg aus einer Quelle, Feld durch Spielen gefunden (A19)
data-track-cockpit-note = die ersten zwei aus einer Quelle
data-track-food-note = die letzte aus der Anleitung
data-highlighted-spaces-note = zwei auf jeder Leiste, wo bei wenigen Personen neutrale Steine liegen; durch Spielen gewählt (D50)
data-part-cargo-note = Arten aus einer Quelle; Frachtraum und Triebwerk zusammen stehen in der Anleitung
data-part-thruster-note = Arten aus einer Quelle; Frachtraum und Triebwerk zusammen stehen in der Anleitung
data-backpack-apple-core-note = Anzahl rekonstruiert
data-comic-home-made-rockets-note = COM-1: Jedes Raketenteil kostet ein Material weniger
data-comic-marathon-note = COM-2: Eine Ratte, die allein zieht, darf weiter gehen
data-comic-in-step-note = COM-3: Mehrere Ratten dürfen jede weiter gehen
data-comic-lone-scavenger-note = COM-4: Eine Ratte, die allein zieht, findet mehr
data-comic-toll-free-note = COM-5: kein Käse, wenn man zu anderen Ratten kommt
data-comic-pipe-map-note = COM-6: Rohre sind frei; brächte er noch Käse, nähme ihn, wer beginnt, und wäre auf und davon (A19)
data-comic-muscle-rat-note = SUP-1: Bild aus einer Quelle; diese Ratte findet mehr
data-comic-amazon-rat-note = SUP-2: Bild aus einer Quelle; diese Ratte braucht keine gleiche Farbe
data-comic-cat-burglar-rat-note = SUP-3: Bild aus einer Quelle; diese Ratte bleibt, wo sie stiehlt
data-comic-caped-rat-note = SUP-4: Diese Ratte darf weiter gehen
data-setup-cheese-note = in Zugreihenfolge
data-setup-greg-note = die Felder von Gregs Ratten
data-points-leftovers-note = übrige Waren, die einen Punkt ergeben
data-challenge-passages-note = durch jedes Rohr
