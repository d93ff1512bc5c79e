game-name = Käselauf
game-about = Zwei Ratten für jeden, eine Strecke mit Löchern, Käse in den Löchern.

ask-walk = Welche Ratte läuft?
ask-stride = Wie weit läuft sie?
ask-hole = Ein Loch. Was tust du?

action-rat = Ratte { $rat }
action-go = Auf Feld { $space }
action-dig = Graben
action-peek = Ansehen, was obenauf liegt
action-leave = Liegen lassen

card-crumb = einen Krümel
card-slice = eine Scheibe
card-wheel = ein ganzes Rad
card-none = etwas

event-moved = { $seat }: Ratte { $rat } läuft von { $start } nach { $space }.
event-dug = { $seat } gräbt { $card } aus.
event-peeked = { $seat } sieht sich { $card } an.

score-cheese = Käse
score-cheese-help = Was du ausgegraben hast.
score-home = Ratten daheim
score-home-help = Zwei Punkte für jede Ratte daheim.

mode-standard = Normales Spiel
mode-long = Lange Strecke
mode-solo = Allein

option-course = Strecke
option-course-help = Wie weit es bis nach Hause ist.
option-course-short = 9 Felder
option-course-long = 14 Felder
option-peeking = Nachsehen
option-peeking-help = Ob eine Ratte am Loch nachsehen darf, bevor sie gräbt.
option-peeking-yes = erlaubt
option-peeking-no = nicht erlaubt

show-bag = { $cards } Karten sind im Beutel.
show-player = Platz { $seat }: Ratten auf { $places }, { $cheese } Käse
show-top = Du weißt, was obenauf liegt: { $card }.

board-nest = Nest
board-space = Feld { $space }
board-hole = Feld { $space }, ein Loch
board-home = Daheim, Feld { $space }
board-rat = Ratte { $rat } von { $name }, auf { $space }
board-bag = { $cards ->
    [one] Der Beutel, 1 Karte
   *[other] Der Beutel, { $cards } Karten
}
board-top = Obenauf: { $card }
board-rats = Ratten auf
board-cheese = Käse
