game-name = First Rat
game-about = Envoyez vos rats à travers la décharge, bricolez une fusée et partez pour la lune de fromage.
game-time = environ une heure

# --- comment cette langue compte ; les nombres viennent de la boîte

-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
-passage = { $n ->
    [0] {""}
    [one] , et chaque passage rapporte { $n } fromage
   *[other] , et chaque passage rapporte { $n } fromages
}
-times = { $n ->
    [1] une fois
    [2] deux fois
   *[other] { $n } fois
}

# --- questions

ask-move = Quel rat avance en premier ?
ask-more = Faire avancer un autre rat sur la même couleur, ou récolter ?
ask-go = Sur quelle case s’arrête ce rat ?
ask-by = À pied ou par un tuyau ?
ask-drink = Ouvrir une boisson énergisante avant de récolter ?
ask-extra = Cette case rapporte un matériau de plus : lequel ?
ask-extra-at = La case { $space } rapporte un matériau de plus : lequel ?
ask-reward = Un rat a embarqué. Quelle récompense prenez-vous ?
ask-order = Vous avez trouvé des ampoules et des trognons. Quel marqueur avance en premier ?
ask-fork = Un carrefour dans le terrier. Par où ?
ask-comic = La bibliothèque : quelle BD prenez-vous ?
ask-super = Quel rat devient le super-rat ?
ask-raise = La nurserie : élever un rat ?
ask-shop = Un stand : acheter, voler ou finir les achats ?
ask-build = Construire, faire un don ou finir le tour ?
ask-save = Fusées maison : quel matériau laissez-vous de côté ?
ask-greg-best = Les meilleures pistes de Greg se valent. Laquelle utilise-t-il ?
ask-lightbulbs = Vous avez trouvé des ampoules. Avancez-vous votre marqueur de lumière ?
ask-apple-cores = Vous avez trouvé des trognons. Avancez-vous votre marqueur de terrier ?
ask-score = Posez-vous un marqueur ?
ask-move-to = Quel rat va { $space ->
    [27] à la rampe de lancement
   *[other] à la case { $space }
} ?
ask-by-to = Comment le rat va-t-il { $space ->
    [27] à la rampe de lancement
   *[other] à la case { $space }
} : à pied ou par un tuyau ?
ask-go-rat = { $start ->
    [0] Où va le rat { $rat }, depuis le départ ?
   *[other] Où va le rat { $rat }, depuis la case { $start } ?
}
ask-more-colour = Faire avancer un autre rat sur la même couleur ({ $colour }), ou récolter ?
ask-shop-at = { $booths } : acheter, voler ou finir les achats ?
ask-save-for = Fusées maison : quel matériau laissez-vous de côté ({ $part }) ?
ask-super-comic = Quel rat devient le super-rat « { $comic } » ?
unknown-greg = C’est ensuite à Greg de jouer

# --- actions

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-go = { $space ->
    [27] Rampe
   *[other] { $space }
}
brief-comic = { $comic }
brief-buy = { $item }
brief-save = Sans { $material }
brief-steal = { $item }
gather-steal = Voler
# where the rat ends up: on Start, or where it stole
note-steal-stolen = { $space ->
    [0] Voler → départ
   *[other] Voler, il reste
}
# ce qui bouge avec : un rat qui doit faire de la place
along-moved = { $space ->
    [27] + rat { $rat } → rampe
   *[other] + rat { $rat } → { $space }
}

action-rat = Rat { $rat }
# quand il y a plusieurs rats au choix
full-rat = Rat { $rat }, { $start ->
    [0] au départ
   *[other] sur la case { $start }
}
action-go = { $space ->
    [27] Jusqu’à la rampe de lancement
   *[other] Jusqu’à la case { $space }
}
action-by = Aller { $way }
action-done = Finir le déplacement et récolter
action-drink = Ouvrir une boisson énergisante : tout est doublé
action-keep-drink = Garder la boisson
action-extra = Un de plus : { $material }
action-award = Prendre une médaille ({ points-award })
action-raise = Élever un rat de la nurserie
action-no-raise = N’élever aucun rat
action-light-first = D’abord le marqueur de lumière
action-burrow-first = D’abord le marqueur de terrier
action-turn = Direction : { $node }
action-comic = Prendre la BD « { $comic } »
action-no-comic = Ne prendre aucune BD
action-buy = Acheter : { $item }
action-steal = Voler : { $item }
action-leave = Finir les achats
action-build = Construire : { $part }
action-save = Laisser 1 { $material } de côté
action-donate = Faire un don
action-end-turn = Finir le tour
action-greg = Greg utilise : { $track }
action-advance-light = Avancer le marqueur de lumière
action-leave-light = Laisser les ampoules
action-advance-burrow = Avancer le marqueur de terrier
action-leave-burrow = Laisser les trognons
action-score = Marquer sur { $track }
action-no-score = Ne poser aucun marqueur

# --- pourquoi quelque chose est impossible

why-no-marker = Vous n’avez plus de marqueur de score : sans lui, ni construction ni don.
why-materials = { $lacks ->
    [one] Il vous manque { $lacks } matériau pour cela.
   *[other] Il vous manque { $lacks } matériaux pour cela.
}
why-cheese = { $lacks ->
    [one] Il vous manque { $lacks } fromage pour un don.
   *[other] Il vous manque { $lacks } fromages pour un don.
}

# --- noms

way-on-foot = à pied
way-p1 = par le tuyau de { box-pipe-p1-entrance } à { box-pipe-p1-exit }
way-p2 = par le tuyau de { box-pipe-p2-entrance } à { box-pipe-p2-exit }
way-p1-p2 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit } et de { box-pipe-p2-entrance } à { box-pipe-p2-exit }
way-p3 = par le tuyau de { box-pipe-p3-entrance } à { box-pipe-p3-exit }
way-p1-p3 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit } et de { box-pipe-p3-entrance } à { box-pipe-p3-exit }
way-p2-p3 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p3-entrance } à { box-pipe-p3-exit }
way-p1-p2-p3 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p3-entrance } à { box-pipe-p3-exit }
way-p4 = par le tuyau de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p1-p4 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p2-p4 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p1-p2-p4 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p3-p4 = par les tuyaux de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p1-p3-p4 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p2-p3-p4 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p1-p2-p3-p4 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p4-entrance } à { box-pipe-p4-exit }
way-p5 = par le tuyau de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p2-p5 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p2-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p3-p5 = par les tuyaux de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p3-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p2-p3-p5 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p2-p3-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p4-p5 = par les tuyaux de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p4-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p2-p4-p5 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p2-p4-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p3-p4-p5 = par les tuyaux de { box-pipe-p3-entrance } à { box-pipe-p3-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p3-p4-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p2-p3-p4-p5 = par les tuyaux de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }
way-p1-p2-p3-p4-p5 = par les tuyaux de { box-pipe-p1-entrance } à { box-pipe-p1-exit }, de { box-pipe-p2-entrance } à { box-pipe-p2-exit }, de { box-pipe-p3-entrance } à { box-pipe-p3-exit }, de { box-pipe-p4-entrance } à { box-pipe-p4-exit } et de { box-pipe-p5-entrance } à { box-pipe-p5-exit }

material-vinegar = vinaigre
material-baking-soda = bicarbonate
material-tin-can = boîte de conserve
material-calculator = calculatrice

good-vinegar = vinaigre
good-baking-soda = bicarbonate
good-tin-can = boîte de conserve
good-calculator = calculatrice
good-cheese = fromage

resource-vinegar = vinaigre
resource-baking-soda = bicarbonate
resource-tin-can = boîte de conserve
resource-calculator = calculatrice
resource-cheese = fromage
resource-lightbulb = ampoule
resource-apple-core = trognon

colour-yellow = jaune
colour-green = vert
colour-orange = orange
colour-blue = bleu
colour-white = blanc

place-nursery = nurserie
place-path = chemin
place-rocket = fusée

node-r = entrée du terrier
node-b0 = coin en bas à droite
node-i1 = premier carrefour
node-lib = bibliothèque
node-i2 = deuxième carrefour
node-nur = nurserie
node-b3 = coin avant le garde-manger
node-food = garde-manger
node-lib-help = { board-reward-comic }
node-i2-help = De là, on continue vers la nurserie, où l’on peut élever un rat, ou vers le garde-manger, qui rapporte des points.
node-nur-help = { board-reward-raise }
node-b3-help = Ensuite vient le garde-manger : il rapporte des points.
node-t3 = coin en haut à gauche
node-t2 = galerie au-dessus de la nurserie
node-t1 = galerie au-dessus de la bibliothèque
node-t0 = coin en haut à droite
node-r1 = descente vers l’entrée

track-cockpit = Cockpit
track-cargo = Soute
track-thruster = Propulseur
track-rocket = Fusée
track-provisions = Provisions
track-rattronaut = Rattronautes
track-lights = Projecteurs
track-food = Garde-manger

part-cockpit = Cockpit
part-cargo = Soute
part-thruster = Propulseur

booth-hamster = Harry le hamster
booth-hamster-help = Vend des sacs à dos : une fois par tour, un rat déplacé qui récolte ce à quoi sert un sac en rapporte davantage.
booth-frog = Zippy la grenouille
booth-frog-help = Vend des boissons énergisantes : chacune double tout ce que vous récoltez en un tour.
booth-crow = La corneille toquée
booth-crow-help = Vend des capsules : à la fin, chacune compte pour tous les marqueurs, rats, BD ou sacs à dos qu’elle montre.

item-backpack-apple-core = Sac à dos (trognons)
item-backpack-apple-core-help = Une fois par tour, quand un rat déplacé récolte des trognons : { box-backpack-apple-core } de plus.
item-backpack-cheese = Sac à dos (fromage)
item-backpack-cheese-help = Une fois par tour, quand un rat déplacé récolte du fromage : { box-backpack-cheese } de plus.
item-backpack-lightbulb = Sac à dos (ampoules)
item-backpack-lightbulb-help = Une fois par tour, quand un rat déplacé récolte des ampoules : { box-backpack-lightbulb } de plus.
item-backpack-vinegar = Sac à dos (vinaigre)
item-backpack-vinegar-help = Une fois par tour, quand un rat déplacé récolte du vinaigre : { box-backpack-vinegar } de plus.
item-backpack-baking-soda = Sac à dos (bicarbonate)
item-backpack-baking-soda-help = Une fois par tour, quand un rat déplacé récolte du bicarbonate : { box-backpack-baking-soda } de plus.
item-backpack-tin-can = Sac à dos (boîtes de conserve)
item-backpack-tin-can-help = Une fois par tour, quand un rat déplacé récolte des boîtes de conserve : { box-backpack-tin-can } de plus.
item-backpack-calculator = Sac à dos (calculatrices)
item-backpack-calculator-help = Une fois par tour, quand un rat déplacé récolte des calculatrices : { box-backpack-calculator } de plus.
item-energy-drink = Boisson énergisante
item-energy-drink-help = Usage unique : tout ce que vous récoltez ce tour-ci est doublé.
item-cap-rocket = Capsule (fusée)
item-cap-rocket-help = À la fin, { points-cap-rocket } pour chacun de vos marqueurs sur la piste Fusée.
item-cap-cockpit = Capsule (cockpit)
item-cap-cockpit-help = À la fin, { points-cap-cockpit } pour chacun de vos marqueurs sur la piste Cockpit.
item-cap-cargo = Capsule (soute)
item-cap-cargo-help = À la fin, { points-cap-cargo } pour chacun de vos marqueurs sur la piste Soute.
item-cap-thruster = Capsule (propulseur)
item-cap-thruster-help = À la fin, { points-cap-thruster } pour chacun de vos marqueurs sur la piste Propulseur.
item-cap-provisions = Capsule (provisions)
item-cap-provisions-help = À la fin, { points-cap-provisions } pour chacun de vos marqueurs sur la piste Provisions.
item-cap-lights = Capsule (projecteurs)
item-cap-lights-help = À la fin, { points-cap-lights } pour chacun de vos marqueurs sur la piste Projecteurs.
item-cap-food = Capsule (garde-manger)
item-cap-food-help = À la fin, { points-cap-food } pour chacun de vos marqueurs sur la piste Garde-manger.
item-cap-rattronaut = Capsule (rattronautes)
item-cap-rattronaut-help = À la fin, { points-cap-rattronaut } pour chacun de vos rats dans la fusée.
item-cap-comics = Capsule (BD)
item-cap-comics-help = À la fin, { points-cap-comics } pour chacune de vos BD.
item-cap-backpacks = Capsule (sacs à dos)
item-cap-backpacks-help = À la fin, { points-cap-backpacks } pour chacun de vos sacs à dos.

comic-home-made-rockets = Fusées maison
comic-home-made-rockets-help = Dès votre prochain tour : chaque pièce de fusée vous coûte un matériau de moins, à votre choix.
comic-marathon = Marathon
comic-marathon-help = Dès votre prochain tour : un rat déplacé seul peut aller { spaces-marathon } plus loin.
comic-in-step = Au pas
comic-in-step-help = Dès votre prochain tour : quand vous déplacez plusieurs rats, chacun peut aller { spaces-in-step } plus loin.
comic-lone-scavenger = Chineur solitaire
comic-lone-scavenger-help = Dès votre prochain tour : un rat déplacé seul récolte { box-lone-scavenger } de plus sur sa case.
comic-toll-free = Sans péage
comic-toll-free-help = Dès votre prochain tour : vous ne donnez pas de fromage pour rejoindre les rats des autres.
comic-pipe-map = Plan des tuyaux
comic-pipe-map-help = Dès votre prochain tour : les tuyaux sont gratuits{ passage-pipe-map }.
comic-muscle-rat = Rat musclé
comic-muscle-rat-help = Super-rat. Dès votre prochain tour : ce rat récolte { box-muscle-rat } de plus sur chaque case.
comic-amazon-rat = Rate amazone
comic-amazon-rat-help = Super-rat. Dès votre prochain tour : quand plusieurs rats avancent, celle-ci peut finir sur n’importe quelle couleur.
comic-cat-burglar-rat = Rat cambrioleur
comic-cat-burglar-rat-help = Super-rat. Dès votre prochain tour : quand ce rat vole, il reste au stand.
comic-caped-rat = Rat à cape
comic-caped-rat-help = Super-rat. Dès votre prochain tour : ce rat peut aller { spaces-caped-rat } plus loin.

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

# --- événements

event-started = { $seat } commence la partie.
event-round-began = La manche { $round } commence.
event-turn-began = C’est à { $seat } de jouer.
event-moved = { $seat } fait avancer le rat { $rat } { $start ->
    [0] du départ
   *[other] de la case { $start }
} { $space ->
    [27] jusqu’à la rampe de lancement
   *[other] jusqu’à la case { $space }
}, { $way }.
event-shortcut-paid = { $seat } paie 1 { $good } pour le tuyau.
event-pipe-cheese = { $seat } trouve { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
} dans le tuyau.
event-moldy = { $seat } prend { $amount ->
    [one] un fromage moisi
   *[other] { $amount } fromages moisis
}.
event-cheese-given = { $seat } donne { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
} à { $player }.
event-cheese-given-you = { $seat } vous donne { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
}.
event-cheese-to-greg = { $seat } paie { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
} pour les rats de Greg.
event-drank = { $seat } ouvre une boisson énergisante : tout est doublé.
event-collected = { $seat } récolte { $amount } × { $resource }.
event-supply-short = La réserve est vide ({ $good }) : { $missing } de moins pour { $seat }.
event-boarded = { $seat } fait embarquer le rat { $rat } dans la fusée.
event-award-taken = { $seat } prend une médaille.
event-raised = { $seat } élève le rat { $rat }, qui rejoint le départ.
event-lit = { $seat } avance son marqueur de lumière de { $start } à { $light }.
event-burrowed = { $seat } avance dans le terrier : { $node }.
event-burrowed-way = { $seat } avance dans le terrier : { $node-from } → { $node }.
event-comic-taken = { $seat } prend la BD « { $comic } ».
event-super-rat = { $seat } : le rat { $rat } devient « { $comic } ».
event-bought = { $seat } achète pour { $price ->
    [one] { $price } fromage
   *[other] { $price } fromages
} : { $item }.
event-stolen = { $seat } vole : { $item }. Le rat { $rat } { $space ->
    [0] détale jusqu’au départ
   *[other] reste tranquillement là
}.
event-built = { $seat } construit : { $part }.
event-saved = Fusées maison : { $seat } laisse 1 { $material } de côté.
event-spent = { $seat } paie { $amount } × { $good }.
event-donated = { $seat } fait un don de { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
}.
event-scored = { $seat } marque sur { $track } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-no-marker = Plus de marqueur de score : rien n’est marqué sur { $track }.
event-eighth-marker = { $seat ->
    [personne] Greg
   *[other] { $seat }
} a posé { box-markers-to-end } marqueurs de score : encore une manche après celle-ci.
event-last-rat = { $seat ->
    [personne] Greg
   *[other] { $seat }
} a fait embarquer son quatrième rat : cette manche est la dernière.
ending-eighth-marker = { $seat } avait posé { box-markers-to-end } marqueurs de score.
ending-last-rat = { $seat } avait fait embarquer son quatrième rat.
# La même chose, dite à la personne concernée.
own-supply-short = La réserve est vide ({ $good }) : { $missing } de moins pour vous.
own-boarded = Votre rat { $rat } embarque dans la fusée.
own-lit = Votre marqueur de lumière avance de { $start } à { $light }.
own-burrowed = Vous avancez dans le terrier : { $node }.
own-super-rat = Votre rat { $rat } devient « { $comic } ».
own-saved = Fusées maison : vous laissez 1 { $material } de côté.
own-eighth-marker = Vous avez posé { box-markers-to-end } marqueurs de score : encore une manche après celle-ci.
own-last-rat = Votre quatrième rat est à bord : cette manche est la dernière.
own-greg-cheese = Un rat de Greg rejoint un des vôtres : vous recevez { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
}.
event-greg-card = Greg révèle la carte { $card }.
event-greg-moved = Le rat { $rat } de Greg avance { $start ->
    [0] du départ
   *[other] de la case { $start }
} { $space ->
    [27] à la rampe de lancement
   *[other] à la case { $space }
}.
event-greg-boarded = Le rat { $rat } de Greg embarque dans la fusée.
event-greg-cheese = Un rat de Greg rejoint un rat adverse : { $seat } reçoit { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
}.
event-greg-removed = Après la visite de Greg, il manque au stand : { $item }.
event-greg-removed-comic = La BD « { $comic } » disparaît de la bibliothèque.
event-greg-prepared = Greg prépare : { $track }.
event-greg-scored = Greg marque sur { $track } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-greg-reshuffled = Greg remélange toutes les cartes révélées dans sa pioche.
event-greg-total = Greg a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-over = { $round ->
    [one] La partie est finie après { $round } manche.
   *[other] La partie est finie après { $round } manches.
}

# --- score

# Ce qui change les points, en quelques mots ; `-to` : pour qui en est l’objet.
terse-scored = { $track }
terse-greg-scored = { $track }
terse-award-taken = Médaille
terse-moldy = Fromage moisi
terse-bought = { $item } pour { $price } × fromage
terse-stolen = Volé : { $item }
terse-comic-taken = BD
terse-collected = { $amount } × { $resource }
terse-pipe-cheese = Fromage dans le tuyau
terse-cheese-given = { $amount } × fromage à { $player }
terse-cheese-given-to = Même case : { $amount } × fromage de { $seat }
terse-cheese-to-greg = { $amount } × fromage pour les rats de Greg
terse-greg-cheese = Même case : { $amount } × fromage de Greg
terse-shortcut-paid = Paie pour un tuyau
terse-spent = Paie { $amount } × { $good }
terse-donated = Don de fromage

# Une étape sans points, en quelques mots ; ce qu’elle rapporte et coûte est montré à côté.
step-moved = Rat { $rat } : { $space ->
    [27] rampe de lancement
   *[other] case { $space }
}
step-burrowed-way = terrier : { $node }
step-lit = lumière { $light }
step-drank = Boisson énergisante
step-raised = Rat { $rat } réveillé
step-comic-taken = BD : { $comic }
step-bought = Acheté : { $item }
step-stolen = Volé : { $item }
step-greg-moved = { step-moved }
step-greg-boarded = Rat { $rat } à bord
step-greg-removed = Disparu : { $item }
step-greg-removed-comic = Disparue : { $comic }
step-greg-prepared = Prépare { $track }

# Ce qui compte en plus des points d’une piste : les restes à la fin, et les capsules.
rest-spent = { $less ->
    [1] restes { $rest }
   *[other] capsules, restes { $rest }
}
rest-donated = { rest-spent }
rest-bought = { rest-spent }
rest-collected = restes { $rest }
rest-cheese-given = restes { $rest }
rest-cheese-to-greg = restes { $rest }
rest-greg-cheese = restes { $rest }
rest-pipe-cheese = restes { $rest }
rest-shortcut-paid = restes { $rest }
tell-rest = { $less ->
    [1] Restes : { $rest }.
   *[other] Capsules et restes : { $rest }.
} Chaque lot de { box-leftovers } matériaux et fromages restants compte un point à la fin.

score-cockpit = Cockpit
score-cockpit-help = Vos marqueurs sur la piste Cockpit.
score-cargo = Soute
score-cargo-help = Vos marqueurs sur la piste Soute.
score-thruster = Propulseur
score-thruster-help = Vos marqueurs sur la piste Propulseur.
score-rocket = Fusée
score-rocket-help = Vos marqueurs pour des séries complètes des trois pièces.
score-provisions = Provisions
score-provisions-help = Vos marqueurs pour des dons de fromage.
score-rattronaut = Rattronautes
score-rattronaut-help = Vos rats dans la fusée.
score-lights = Projecteurs
score-lights-help = Vos marqueurs pour les projecteurs atteints.
score-food = Garde-manger
score-food-help = Vos marqueurs pour les passages au garde-manger.
score-caps = Capsules
score-caps-help = Ce que rapportent vos capsules.
score-awards = Médailles et fromages moisis
score-awards-help = { points-award } par médaille, moins { box-moldy-cheese } par fromage moisi.
score-leftovers = Restes
score-leftovers-help = Un point par lot de { box-leftovers } matériaux et fromages restants.

analysis-backpacks = Sacs à dos
analysis-caps = Capsules
analysis-comics = BD
analysis-rats = Rats en chemin
analysis-spaces = Cases parcourues par vos rats
analysis-lights = Pas de votre marqueur de lumière

# --- modes, options, défis

mode-standard = Standard
mode-variable = Plateau variable
mode-variable-path = Chemin variable
mode-variable-tracks = Pistes de score variables
mode-first-game = Première partie
mode-solo-easy = Solo contre Greg : facile
mode-solo-medium = Solo contre Greg : moyen
mode-solo-difficult = Solo contre Greg : difficile
mode-solo-unfair = Solo contre Greg : injuste

option-path = Chemin
option-path-help = Le chemin imprimé, ou des tuiles mélangées à chaque partie.
option-path-standard = imprimé
option-path-variable = mélangé
option-tracks = Pistes de score
option-tracks-help = Les pistes imprimées, ou sept des huit pistes mobiles ; la piste Fusée reste.
option-tracks-standard = imprimées
option-tracks-variable = mélangées
option-first-game = Première partie
option-first-game-help = Des BD ordinaires seulement, ou une bibliothèque tirée de toutes, super-rats compris.
option-first-game-no = toutes les BD
option-first-game-yes = BD ordinaires seulement
option-start-player = Premier joueur
option-start-player-help = Qui joue le premier tour : tiré au sort, sauf si vous nommez une place. Si la place n’existe pas, on continue à compter depuis la première. En solo, vous commencez toujours.
option-start-player-first-seat = première place
option-start-player-random = au hasard
option-start-player-second-seat = deuxième place
option-start-player-third-seat = troisième place
option-start-player-fourth-seat = quatrième place
option-start-player-fifth-seat = cinquième place
option-level = Niveau de Greg
option-level-help = Combien de cartes de Greg lui rapportent des points. Ne compte qu’en solo.
option-level-easy = facile
option-level-medium = moyen
option-level-difficult = difficile
option-level-unfair = injuste
option-greg-launch = Greg sur la rampe de lancement
option-greg-launch-help = Quand un rat de Greg atteint la rampe de lancement, soit seuls ses pas en trop sont perdus, soit aussi tous les mouvements restants de la carte. Ne compte qu’en solo.
option-greg-launch-surplus = seuls les pas en trop sont perdus
option-greg-launch-rest-of-card = le reste de la carte est perdu aussi
option-supply = Réserve
option-supply-help = Les fromages et les matériaux peuvent-ils s’épuiser, ou remplace-t-on ce qui manque dans la boîte ?
option-supply-limited = ce que contient la boîte
option-supply-unlimited = illimitée
option-declining = Ce qu’on peut refuser
option-declining-help = Seulement les BD et les rats de la nurserie, ou aussi les ampoules, les trognons et les marqueurs à poser sur Projecteurs, Garde-manger et Fusée.
option-declining-rewards = BD et rats
option-declining-anything = tout ce qu’on récolte ou marque
option-greg-crowd = Plusieurs rats de Greg sur une case
option-greg-crowd-help = Combien de fois ils comptent quand vous payez pour les rejoindre, et quand ils finissent auprès de votre rat ou à un stand. Ne compte qu’en solo.
option-greg-crowd-split = payer une fois, recevoir pour chacun
option-greg-crowd-once = une fois pour la case
option-greg-crowd-each = chaque rat
option-greg-standing = Rats de Greg qui restent à un stand
option-greg-standing-help = Un rat de Greg que sa carte ne déplace pas retire-t-il un objet là où il se tient ? Ne compte qu’en solo.
option-greg-standing-nothing = ne prennent rien
option-greg-standing-booth = prennent un objet à chaque tour
option-cheese = Fromage selon l’ordre du tour
option-cheese-help = Une règle maison, absente du livret : le joueur qui joue plus tard commence avec plus de fromage, pour que jouer en premier avantage moins. Ce qui est choisi ici s’ajoute pour chaque rang après le premier.
option-cheese-printed = comme dans le livret
option-cheese-one-more = 1 de plus par rang
option-cheese-two-more = 2 de plus par rang
option-cheese-three-more = 3 de plus par rang

level-easy = facile
level-medium = moyen
level-difficult = difficile
level-unfair = injuste

challenge-no-rattronaut = Les pattes sur terre
challenge-no-rattronaut-help = Gagner sans aucun rat dans la fusée.
challenge-no-items = À pattes nues
challenge-no-items-help = Gagner sans prendre de sac à dos, de boisson, de BD ni de capsule.
challenge-four-rattronauts = Équipage au complet
challenge-four-rattronauts-help = Gagner avec vos quatre rats dans la fusée.
challenge-two-rockets = Fusées jumelles
challenge-two-rockets-help = Gagner avec au moins { box-challenge-rockets } marqueurs sur la piste Fusée.
challenge-four-backpacks = Bête de somme
challenge-four-backpacks-help = Gagner avec au moins { box-challenge-backpacks } sacs à dos différents.
challenge-ninety = De haut vol
challenge-ninety-help = Gagner avec au moins { box-challenge-points } points.
challenge-sixteen-turns = Pressé
challenge-sixteen-turns-help = Gagner en { box-challenge-turns } tours au plus.
challenge-food-five = Prêt pour l’hiver
challenge-food-five-help = Gagner avec au moins { box-challenge-stored-food } marqueurs sur la piste Garde-manger.
challenge-all-pipes-twice = Plombier
challenge-all-pipes-twice-help = Gagner après avoir pris chaque tuyau au moins { times-passages }.

# --- la table en mots

show-round = Manche { $round }
when-round-began = { show-round }
rival = Greg
show-last-round = La partie se termine après la manche { $round }.
show-spaces = Cases { $first } à { $last } : { $spaces }
show-pipes = Tuyaux : { $pipes }
show-pipe = { $number } de { $entrance } à { $exit } pour 1 { $material }
show-costs = Pièces de fusée : { $parts }. Un don coûte { $donation ->
    [one] { $donation } fromage
   *[other] { $donation } fromages
}.
show-tracks = Libre sur les pistes de score : { $tracks }
show-track = { $track } { $values }, puis { $last } à chaque fois
show-track-full = { $track } { $last } à chaque fois
show-booth = { $booth } (case { $space }, { $price ->
    [one] { $price } fromage
   *[other] { $price } fromages
}) : { $items }
show-library = Bibliothèque : { $comics }
show-player = Place { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $markers ->
    [one] { $markers } marqueur posé
   *[other] { $markers } marqueurs posés
}
show-rats = Rats { $places }
show-rat = { $rat } : { $where }
show-space = { $space ->
    [0] départ
    [27] rampe de lancement
   *[other] case { $space }
}
show-rat-space = { show-space } (encore { $steps } pas)
show-goods = { $goods } ; fromages moisis { $moldy }, médailles { $awards }
show-light = Marqueur de lumière en { $light } sur { $end }{ $lit ->
    [0] {""}
    [1] , la case 1 rapporte un de plus
   *[other] , les cases 1 à { $lit } rapportent un de plus
} ; projecteurs en { $lights }
show-burrow = Marqueur de terrier : { $node }
show-owned = Possède : { $items }
show-drinks-used = { $count ->
    [one] une boisson vide
   *[other] { $count } boissons vides
}
show-greg = Greg : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $markers ->
    [one] { $markers } marqueur posé
   *[other] { $markers } marqueurs posés
}, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans sa pioche
show-prepared = Préparé : { $tracks }

# --- l’image en mots

board-track = { $track } : les cases libres rapportent { $values }, ensuite { $last } à chaque fois.
board-track-full = { $track } : { $last } à chaque fois.
board-cost = Coût : { $goods }.
board-pieces = { $name } ici : { $values }.
board-no-marker = Plus de marqueur de score : { $names }
board-prepared = Greg a préparé cette piste.
board-left = Il en reste { $count }.
board-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche de Greg
board-card = Carte { $card } de Greg : en partant du premier, ses rats avancent de { $moves }.
board-card-track = Ensuite il prépare ou marque : { $track }.
board-card-comic = Ensuite une BD disparaît de la bibliothèque.
board-card-best = Ensuite il utilise sa meilleure piste, et toutes les cartes révélées retournent dans sa pioche.
board-pipe = Tuyau { $number }, de la case { $entrance } à la case { $exit } : 1 { $material }
board-rat = { $name }, rat { $rat } : { $where }
board-light = { $name }, marqueur de lumière : { $light } sur { $end }
board-burrow = { $name }, marqueur de terrier : { $node }
board-price = { $price ->
    [one] { $price } fromage
   *[other] { $price } fromages
}
booth-buy = Acheter
booth-steal = Voler
booth-have = Vous avez { $cheese }
booth-short = manque { $count }
booth-steal-only = Il vous manque { $count ->
    [one] { $count } fromage
   *[other] { $count } fromages
} : vol seulement.
booth-buying = Acheter : le rat reste.
booth-stealing = Voler ne coûte rien ; le rat retourne au départ.
booth-stealing-stays = Voler ne coûte rien ; le rat cambrioleur reste.
board-close = Fermer
board-supply = { $count } en réserve
board-gives = Donne { $goods }
board-lit-at = Un de plus dès que votre marqueur de lumière a atteint la lumière { $light }.
board-here = Ici : { $names }
board-start-help = Vos rats partent d’ici. Un rat qui vole revient en courant sur cette case.
board-launchpad-help = Un rat qui arrive ici monte dans la fusée, marque sur la piste Rattronautes et rapporte une médaille ou un nouveau rat.
board-burrow-help = Pour chaque trognon, votre marqueur de terrier avance d’un lieu en suivant les flèches.
board-reward-comic = Un marqueur de terrier qui arrive ou passe ici peut prendre une BD de la bibliothèque.
board-reward-raise = Un marqueur de terrier qui arrive ou passe ici peut élever un rat : il quitte la nurserie pour le départ.
board-reward-stored-food = Un marqueur de terrier qui arrive ou passe ici marque sur la piste Garde-manger.
board-light-number = Lumière { $light } sur { $end }
board-light-help = Pour chaque ampoule, votre marqueur de lumière avance d’une lumière. Les cases qu’il a atteintes donnent un de plus.
board-construction-help = Un projecteur : le joueur qui l’atteint ou le dépasse marque.

good-vinegar-help = Un matériau pour les pièces de fusée. Certains tuyaux le prennent comme péage.
good-baking-soda-help = Un matériau pour les pièces de fusée. Certains tuyaux le prennent comme péage.
good-tin-can-help = Un matériau pour les pièces de fusée. Certains tuyaux le prennent comme péage.
good-calculator-help = Un matériau pour les pièces de fusée. Certains tuyaux le prennent comme péage.
good-cheese-help = Sert à acheter aux stands et se donne quand on rejoint les rats des autres. En don, il marque sur la piste Provisions.

# --- à côté du plateau

tray-rocket = Fusée
tray-shops = Stands
tray-library = Bibliothèque
tray-awards = Médailles
tray-a-turn = +{ $count } par tour
tray-each = { $points } l’unité
tray-sold-out = Tout est vendu.
tray-library-empty = Il ne reste plus de BD.

panel-start = départ
panel-rats = Rats
panel-asleep = { $count } au lit
panel-aboard = { $count } à bord
panel-lights = Lumières
panel-markers = Marqueurs posés
panel-parts = Pièces construites
panel-moldy = Fromage moisi
panel-rats-help = Un tour déplace un rat de 1 à 5 cases, ou plusieurs rats de 1 à 3 cases chacun, tous vers la même couleur.
panel-markers-help = Chaque marqueur de score rapporte des points sur sa piste. Dès que quelqu’un en a posé { box-markers-to-end }, il reste une manche. Sans marqueur, vous ne pouvez plus ni construire ni donner, et dépasser un projecteur ou le garde-manger ne rapporte rien ; les rats qui embarquent rapportent toujours.
panel-round-help = La partie prend fin une manche après que quelqu’un a posé { box-markers-to-end } marqueurs de score, ou avec la manche où le quatrième rat de quelqu’un monte à bord.
panel-starter = Premier joueur
panel-starter-help = Commence chaque manche. Chaque manche est jouée jusqu’au bout, pour que tous aient autant de tours.

sign-vinegar = { $count ->
    [one] vinaigre
   *[other] vinaigres
}
sign-baking-soda = { $count ->
    [one] bicarbonate
   *[other] bicarbonates
}
sign-tin-can = { $count ->
    [one] boîte de conserve
   *[other] boîtes de conserve
}
sign-calculator = { $count ->
    [one] calculatrice
   *[other] calculatrices
}
sign-cheese = { $count ->
    [one] fromage
   *[other] fromages
}
sign-lightbulb = { $count ->
    [one] ampoule
   *[other] ampoules
}
sign-apple-core = { $count ->
    [one] trognon
   *[other] trognons
}
sign-award = { $count ->
    [one] médaille
   *[other] médailles
}
sign-either = au choix
sign-moldy-cheese = { $count ->
    [one] fromage moisi
   *[other] fromages moisis
}
sign-thief = Voler
sign-rat = { $count ->
    [one] rat
   *[other] rats
}
sign-rattronaut = { $count ->
    [one] rattronaute
   *[other] rattronautes
}
sign-comic = BD
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

# --- la boîte

data-supply = Réserve
data-team = Pièces d’un joueur
data-move = Déplacement
data-space = Cases du chemin
data-shortcut = Tuyaux
data-light = Guirlande
data-booth = Stands
data-node = Terrier
data-track = Pistes de score
data-highlighted = Cases des pièces neutres
data-part = Pièces de fusée
data-donation = Don
data-backpack = Sacs à dos
data-cap = Capsules
data-comic = BD
data-tile = Tuiles du chemin
data-variable-track = Pistes de score mobiles
data-card = Cartes de Greg
data-setup = Mise en place selon le nombre de joueurs
data-level = Niveaux de Greg
data-points = Points à la fin
data-challenge = Défis
data-field-group = groupe
data-field-colour = couleur
data-field-gives = donne
data-field-entrance = entrée
data-field-exit = sortie
data-field-cost = coût
data-field-space = case
data-field-price = prix
data-field-next = suite
data-field-reward = récompense
data-field-values = valeurs
data-field-extra = en plus
data-field-copies = exemplaires
data-field-points = points
data-field-saves = économise
data-field-further = plus loin
data-field-cheese = fromage
data-field-moves = déplacements
data-field-icon = symbole
data-field-a-cards = cartes A
data-field-b-cards = cartes B
data-supply-awards = médailles
data-supply-moldy-cheese = fromages moisis
data-team-markers = marqueurs
data-team-markers-to-end = marqueurs qui mettent fin à la partie
data-team-adults = rats adultes
data-move-one-rat = un seul rat
data-move-several-rats = plusieurs rats
data-move-moldy-cheese = fromage moisi
data-light-construction-lights = projecteurs
data-highlighted-spaces = cases
data-cap-comics = BD
data-cap-backpacks = sacs à dos
data-setup-energy-drinks = boissons énergisantes
data-setup-backpacks = sacs à dos
data-setup-caps = capsules
data-setup-comics = BD
data-level-easy = facile
data-level-medium = moyen
data-level-difficult = difficile
data-level-unfair = injuste
data-points-award = une médaille
data-points-moldy-cheese = un fromage moisi
data-points-leftovers = restes
data-challenge-rockets = fusées
data-challenge-backpacks = sacs à dos
data-challenge-points = points
data-challenge-turns = tours
data-challenge-stored-food = provisions stockées
data-challenge-passages = passages
data-supply-cheese-note = 45 jetons de 1 et 15 de 3
data-supply-moldy-cheese-note = seulement un compte de la boîte : on n’en manque jamais en jeu (D8)
data-team-markers-to-end-note = qui en pose autant déclenche la fin
data-team-adults-note = les rats qui commencent au départ ; les autres dorment dans la nurserie
data-move-one-rat-note = le plus de cases pour un rat déplacé seul
data-move-several-rats-note = le plus de cases pour chacun de plusieurs rats
data-move-moldy-cheese-note = fromage que rapporte un fromage moisi
data-space-7-note = trouvé en jouant (A19) : avec 2, le premier joueur a la première BD
data-shortcut-p1-note = coût vu sur une image ; cases reconstituées
data-shortcut-p2-note = coût donné par la règle ; cases reconstituées
data-light-construction-lights-note = positions sur la guirlande ; une ampoule par case remplit le reste dans l’ordre du chemin
data-booth-hamster-note = prix donné par la règle, ordre sur le chemin d’après une source, case trouvée en jouant (A19)
data-booth-crow-note = prix donné par la règle, ordre sur le chemin d’après une source, case trouvée en jouant (A19)
data-booth-frog-note = ordre sur le chemin d’après une source, case trouvée en jouant (A19)
data-track-cockpit-note = les deux premières d’après une source
data-track-food-note = la dernière donnée par la règle
data-highlighted-spaces-note = deux par piste, où des pièces neutres se trouvent à peu de joueurs ; choisies en jouant (D50)
data-part-cargo-note = sortes d’après une source ; soute et propulseur ensemble sont dans la règle
data-part-thruster-note = sortes d’après une source ; soute et propulseur ensemble sont dans la règle
data-backpack-apple-core-note = nombre reconstitué
data-comic-home-made-rockets-note = COM-1 : chaque pièce de fusée coûte un matériau de moins
data-comic-marathon-note = COM-2 : un rat déplacé seul peut aller plus loin
data-comic-in-step-note = COM-3 : plusieurs rats peuvent aller chacun plus loin
data-comic-lone-scavenger-note = COM-4 : un rat déplacé seul trouve davantage
data-comic-toll-free-note = COM-5 : pas de fromage pour rejoindre d’autres rats
data-comic-pipe-map-note = COM-6 : les tuyaux sont gratuits ; avec du fromage en plus, le premier joueur la prend et s’échappe (A19)
data-comic-muscle-rat-note = SUP-1 : image d’après une source ; ce rat trouve davantage
data-comic-amazon-rat-note = SUP-2 : image d’après une source ; ce rat n’a pas à respecter les couleurs
data-comic-cat-burglar-rat-note = SUP-3 : image d’après une source ; ce rat reste là où il vole
data-comic-caped-rat-note = SUP-4 : ce rat peut aller plus loin
data-setup-cheese-note = dans l’ordre du tour
data-setup-greg-note = les cases des rats de Greg
data-points-leftovers-note = biens restants qui valent un point
data-challenge-passages-note = par chaque tuyau
