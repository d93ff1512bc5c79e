game-name = La course au fromage
game-about = Deux rats chacun, un parcours à trous, du fromage dans les trous.

ask-walk = Quel rat avance ?
ask-stride = De combien avance-t-il ?
ask-hole = Un trou. Que faites-vous ?

action-rat = Rat { $rat }
action-go = Vers la case { $space }
action-dig = Creuser
action-peek = Regarder ce qui est dessus
action-leave = Laisser

card-crumb = une miette
card-slice = une tranche
card-wheel = une meule entière
card-none = quelque chose

event-moved = { $seat } : le rat { $rat } va de { $start } à { $space }.
event-dug = { $seat } déterre { $card }.
event-peeked = { $seat } regarde { $card }.

score-cheese = Fromage
score-cheese-help = Ce que vous avez déterré.
score-home = Rats rentrés
score-home-help = Deux points par rat rentré.

mode-standard = Partie normale
mode-long = Long parcours
mode-solo = Seul

option-course = Parcours
option-course-help = La distance jusqu’à la maison.
option-course-short = 9 cases
option-course-long = 14 cases
option-peeking = Coup d’œil
option-peeking-help = Si un rat devant un trou peut regarder avant de creuser.
option-peeking-yes = permis
option-peeking-no = interdit

show-bag = { $cards } cartes sont dans le sac.
show-player = Place { $seat } : rats en { $places }, { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
}
show-top = Vous savez ce qui est dessus : { $card }.

board-nest = Nid
board-space = Case { $space }
board-hole = Case { $space }, un trou
board-home = La maison, case { $space }
board-rat = Rat { $rat } de { $name }, en { $space }
board-bag = { $cards ->
    [one] Le sac, 1 carte
   *[other] Le sac, { $cards } cartes
}
board-top = Dessus : { $card }
board-rats = Rats en
board-cheese = Fromage
