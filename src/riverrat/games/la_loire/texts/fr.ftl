# La Loire
game-name = La Loire
game-about = Parcourez les deux rives du fleuve avec un marchand et un messager : commercez, construisez, engagez des personnages et portez des messages entre Nantes et Orléans.
game-time = environ 90 minutes

## Questions

ask-figure = Qui se déplace maintenant ?
ask-leave = Laisser des chevaux ici ? Chacun raccourcit le trajet d’un lieu.
ask-take = Prendre des chevaux libres ? Chacun allonge le trajet d’un lieu.
ask-fetch = Le maréchal-ferrant fait-il venir un cheval pour { box-blacksmith-price } D, et d’où ?
ask-fetch-for = Quel cheval le maréchal-ferrant fait-il venir pour aller à { $place } ?
ask-direction = Route nord ou route sud ?
ask-stop = Où s’arrête ce pion ?
ask-merchant-village = Votre marchand est au village : acheter ou engager ?
ask-circus = Où va le cirque ?
ask-merchant-city = Votre marchand est en ville : vendre, construire, expédier, dans l’ordre de votre choix.
ask-site = Dans quel village construisez-vous, ou quel palais ?
ask-site-village = Dans quel village construisez-vous ?
ask-site-palace = Quel palais construisez-vous ?
ask-payment = Tout payer en bois, ou remplacer 1 bois par { box-patronus-price } D ?
ask-messenger = Votre messager s’arrête : livrer, acheter des messages ou engager.
ask-draw = La première carte, ou un pouvoir ?
ask-keep = Quel message gardez-vous ?
ask-token = Quel jeton message déplacez-vous ici ?
ask-ride-both = Qui part en premier, et vers où ?
ask-ride = { $figure ->
    [messenger] Où va votre messager ?
   *[merchant] Où va votre marchand ?
}
ask-stop-from = { $figure ->
    [messenger] Où s’arrête votre messager, qui quitte { $place } ?
   *[merchant] Où s’arrête votre marchand, qui quitte { $place } ?
}
ask-acts-merchant = Votre marchand est à { $place } : { $acts } ?
ask-acts-messenger = Votre messager est à { $place } : { $acts } ?
act-buy = acheter
act-hire = engager
act-sell = vendre
act-build = construire
act-ship = expédier
act-deliver = livrer
act-station = marquer une étape
act-message = acheter un message
ask-site-for = { $building } : où construisez-vous ?
ask-balance = { $road ->
    [north] Les fermes vont maintenant sur la route nord, pour rester en équilibre.
   *[south] Les fermes vont maintenant sur la route sud, pour rester en équilibre.
}
tell-farm = Ferme : les marchandises y coûtent { box-farm-discount } D de moins pour tous, et chaque achat fait avancer le bateau de son propriétaire. Son messager peut acheter un message.
tell-monastery = Monastère : comme une ferme, mais son propriétaire peut y acheter de la bière à la place, et son messager seulement un message de niveau 4.
tell-castle = Château : les marchandises y coûtent { box-castle-discount } D de moins pour tous, et chaque achat fait avancer le bateau de son propriétaire. Son messager peut acheter { box-castle-messages } messages.
tell-deliver = En main, il comptait { $hand } ; livré, il compte { $points }.
tell-needs = { $needs ->
    [apprentice] Vous pourrez le livrer une fois l’apprenti engagé.
    [helper] Vous pourrez le livrer une fois l’assistant engagé.
   *[both] Vous pourrez le livrer une fois l’apprenti et l’assistant engagés.
}
warn-delivery = Votre messager ne fait qu’un genre de chose par arrêt : ensuite, il ne livre plus rien ici.
unknown-message = Un message est dévoilé
unknown-message-of = Un message de niveau { $level } est dévoilé

## Choices

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-move = { $figure-id ->
    [messenger] Messager
   *[merchant] Marchand
}
brief-leave = {""}
brief-take = {""}
brief-head = { $way-id ->
    [clockwise] ↻
   *[counter-clockwise] ↺
}
brief-stop = { $village }
brief-circus = { $village }
brief-hire = { $character }
many-hire = Engager
brief-site = { $village }
brief-pay = { $payment-id ->
    [wood] bois seulement
   *[deniers] { box-patronus-price } D pour 1 bois
}
brief-palace = { $kind } à { $city }
brief-stop-city = { $city }
brief-fetch = Cheval pris à { $village }
brief-fetch-city = Cheval pris à { $city }
brief-fetch-none = {""}
brief-draw = { $by-id ->
    [spy] Espion : { box-spy-cards } cartes
    [ducal] Tout le paquet
   *[top] Première carte
}
brief-message = Message niveau { $level }
brief-keep = { $letter }
brief-deliver = Livrer : { $letter }
brief-station = Étape : { $letter }
token-from = Jeton pris à { $village }
note-token = pour { $letter } : cette étape est perdue
note-free = gratuit
note-build-palace = { $kind } à { $city }
note-deliver = { $points } − { $hand } en main

action-done = Terminer ici
action-move = Déplacer le { $figure }
action-leave =
    { $horses ->
        [0] Ne laisser aucun cheval
        [1] Laisser 1 cheval
       *[other] Laisser { $horses } chevaux
    }
action-take =
    { $horses ->
        [0] Ne prendre aucun cheval
        [1] Prendre 1 cheval
       *[other] Prendre { $horses } chevaux
    }
action-fetch-none = Ne pas faire venir de cheval
action-fetch = Faire venir un cheval pour { box-blacksmith-price } D : { $village }
action-fetch-city = Faire venir un cheval pour { box-blacksmith-price } D : { $city }
action-head = Partir { $way }
action-stop = Aller à { $village }
action-stop-city = Aller à { $city }
action-buy = Acheter 1 { $good }
action-buy-two-wood = Acheter 2 bois
action-circus = Le cirque va à { $village }
action-sell = Vendre 1 { $good }
action-ship = { $steps ->
        [1] Expédier pour { box-ship-1 } D (bateau +1)
       *[other] Expédier pour { box-ship-2 } D (bateau +{ $steps })
    }
action-build = Construire : { $building }
action-site = Construire à { $village }
action-palace = Construire : { $kind } ({ $city })
action-pay = Payer { $payment }
action-hire = Engager : { $character }
action-message = Acheter un message de niveau { $level }
action-draw = { $by }
action-keep = Garder { $message }
action-deliver = Livrer { $message }
action-station = Marquer une étape pour { $message }
action-station-help = Cette couleur du message est alors atteinte. Le jeton reste ici jusqu’à ce que vous livriez le message dans un village de la dernière couleur.
action-token = Reprendre le jeton { $token } (étape perdue)

## Pourquoi une chose ne peut être choisie

why-ride = Un pion avance toujours d’un lieu, plus un par cheval, dans sa direction.
why-horse = Un cheval libre suit un pion qui part de son lieu.
why-horse-here = Choisissez où va un pion qui part d’ici : avec ce cheval, c’est un lieu plus loin.
why-horse-fetch = Choisissez d’abord le trajet, puis le cheval que le maréchal-ferrant fait venir.
why-shield = Le cirque va dans un village au blason de cette couleur : { $colour }.
why-not-sold = Cela ne se vend pas ici.
why-one-kind = Ici, une seule sorte d’action est permise, et vous en avez commencé une autre.
why-bought = Vous avez déjà acheté une marchandise ce tour-ci.
why-gone = Il n’en reste plus.
why-full = Vous ne pouvez pas en porter davantage.
why-price = Cela coûte { $price } D, plus que vous ne pouvez dépenser.
why-not-carried = Vous n’en portez pas.
why-built = Vous ne pouvez plus rien construire ce tour-ci.
why-cost = { $wood ->
    [0] Il vous faut { $money } D.
   *[other] Il vous faut { $money } D et { $wood } bois.
}
why-no-site = Il n’y a pas de place pour cela maintenant.
why-no-piece = Il ne vous en reste plus.
why-taken = Il y a déjà un bâtiment ici.
why-balance = { $road ->
    [north] Vos fermes doivent rester en équilibre : la prochaine va sur la route nord.
   *[south] Vos fermes doivent rester en équilibre : la prochaine va sur la route sud.
}
why-own-farm = Il faut pour cela une de vos fermes.
why-new-farm = Cette ferme date de ce tour-ci : vous pourrez la transformer dès le prochain.
why-other-city = Ce palais appartient à l’autre ville.
why-own-palace = Vous avez déjà ce palais.
why-no-messages = Vous ne pouvez plus acheter de message ici.
why-hand = { $limit ->
    [one] Vous avez { $limit } message, le maximum.
   *[other] Vous avez { $limit } messages, le maximum.
}
why-abbey = Les messages de niveau 4 s’achètent dans votre propre monastère.
why-abbey-only = Dans un monastère on n’achète que des messages de niveau 4.
why-one-abbey = Vous avez déjà un message de niveau 4.
why-needs = { $needs ->
    [apprentice] Pour ce message, il vous faut l’apprenti.
    [helper] Pour ce message, il vous faut l’assistant.
   *[both] Pour ce message, il vous faut l’apprenti et l’assistant.
}
why-address = Ce message ne va pas plus loin ici.
why-circus = Les personnages s’engagent au cirque, les rouges aussi par un Palatium Balivi.
why-hired = Ce personnage travaille déjà pour vous.
why-red = En ville vous n’engagez que des personnages rouges.
why-helper = L’apprenti vient d’abord.
why-hires = Vous avez engagé ici autant de personnages que possible ce tour-ci.

## Names

figure-merchant = marchand
figure-messenger = messager
place-angers = Angers
place-langeais = Langeais
place-luynes = Luynes
place-tours = Tours
place-vendome = Vendôme
place-blois = Blois
place-talcy = Talcy
place-beaugency = Beaugency
place-meung = Meung-sur-Loire
place-chambord = Chambord
place-cheverny = Cheverny
place-chenonceau = Chenonceau
place-amboise = Amboise
place-villandry = Villandry
place-usse = Ussé
place-chinon = Chinon
place-montsoreau = Montsoreau
place-saumur = Saumur
place-nantes = Nantes
place-orleans = Orléans
start-angers = Angers
start-langeais = Langeais
start-luynes = Luynes
start-tours = Tours
start-vendome = Vendôme
start-blois = Blois
start-talcy = Talcy
start-beaugency = Beaugency
start-meung = Meung-sur-Loire
start-chambord = Chambord
start-cheverny = Cheverny
start-chenonceau = Chenonceau
start-amboise = Amboise
start-villandry = Villandry
start-usse = Ussé
start-chinon = Chinon
start-montsoreau = Montsoreau
start-saumur = Saumur
start-nantes = Nantes
start-orleans = Orléans
village-angers = Angers
village-langeais = Langeais
village-luynes = Luynes
village-tours = Tours
village-vendome = Vendôme
village-blois = Blois
village-talcy = Talcy
village-beaugency = Beaugency
village-meung = Meung-sur-Loire
village-chambord = Chambord
village-cheverny = Cheverny
village-chenonceau = Chenonceau
village-amboise = Amboise
village-villandry = Villandry
village-usse = Ussé
village-chinon = Chinon
village-montsoreau = Montsoreau
village-saumur = Saumur
city-nantes = Nantes
city-orleans = Orléans
way-clockwise = dans le sens horaire
way-counter-clockwise = dans le sens antihoraire
way-none = sens libre
good-wood = bois
good-grain = blé
good-cheese = fromage
good-wine = vin
good-beer = bière
good-wood-help = Vous pouvez en porter sans limite.
good-grain-help = En général, vous n’en portez pas plus de { box-carry-limit }.
good-cheese-help = { good-grain-help }
good-wine-help = { good-grain-help }
good-beer-help = S’achète seulement dans votre propre monastère, au double du prix du marché. { good-grain-help }
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-white = blanc
colour-black = noir
building-farm = ferme
building-farm-help = Dans un village sans bâtiment. Les marchandises y coûtent { box-farm-discount } D de moins pour tous ; chaque achat fait avancer votre bateau, et votre messager peut y acheter un message.
building-monastery = monastère
building-monastery-help = À la place de votre ferme d’un tour précédent. Comme une ferme, mais vous pouvez aussi y acheter de la bière, et votre messager n’y achète que des messages de niveau 4.
building-castle = château
building-castle-help = Une des tours communes, ajoutée à une ferme que vous avez construite avant ce tour. Les marchandises y coûtent { box-castle-discount } D de moins pour tous ; chaque achat fait avancer votre bateau, et votre messager peut y acheter { box-castle-messages } messages.
building-palace = palais
building-palace-help = Une carte palais de la ville où vous êtes. Elle prend effet à votre prochain tour.
# what it does, on the button that builds it
kind-bank-short = { box-bank-income } D par arrêt
kind-ducal-short = message au choix
kind-post-short = un second message
kind-balivi-short = un personnage de plus
kind-bank = banque
kind-bank-help = { box-bank-income } D chaque fois qu’un de vos pions s’arrête dans la ville.
kind-ducal = palais ducal
kind-ducal-help = Pour chaque message acheté dans la ville, vous pouvez choisir une carte du paquet ; le reste est mélangé.
kind-post = relais de poste
kind-post-help = Vous pouvez acheter dans la ville un second message, pour { box-post-discount } D de moins.
kind-balivi = Palatium Balivi
kind-balivi-help = Une fois par tour, quand un de vos pions s’arrête dans la ville, engagez aussi un personnage rouge (deux avec la dame de compagnie).
payment-wood = en bois seulement
payment-deniers = { box-patronus-price } D au lieu de 1 bois
by-top = Prendre la première carte
by-spy = Espion : regarder les { box-spy-cards } premières cartes
by-ducal = Palais ducal : parcourir tout le paquet
group-yellow = jaune
group-purple = violet
group-grey = gris
group-green = vert
group-red = rouge
group-blue = bleu
group-yellow-does = Marchandises
group-purple-does = Argent et engagements
group-grey-does = Construction
group-green-does = Trajets
group-red-does = Messages
group-blue-does = Points à la fin

## Characters

character-wood-merchant = marchand de bois
character-wood-merchant-help = Chaque bois vendu rapporte { box-merchant-bonus } D de plus.
character-grain-merchant = marchand de blé
character-grain-merchant-help = Chaque blé vendu rapporte { box-merchant-bonus } D de plus.
character-cheese-merchant = marchand de fromage
character-cheese-merchant-help = Chaque fromage vendu rapporte { box-merchant-bonus } D de plus.
character-wine-merchant = marchand de vin
character-wine-merchant-help = Chaque vin vendu rapporte { box-merchant-bonus } D de plus.
character-dairyman = crémier
character-dairyman-help = Vous pouvez porter du fromage sans limite.
character-grain-farmer = céréalier
character-grain-farmer-help = Vous pouvez porter du blé sans limite.
character-lumberjack = bûcheron
character-lumberjack-help = En achetant du bois, vous pouvez prendre deux cartes à la fois.
character-banker = banquier
character-banker-help = Votre marchand peut quitter une ville avec { box-banker-ceiling } D au plus.
character-lady-in-waiting = dame de compagnie
character-lady-in-waiting-help = Deux engagements au lieu d’un, au cirque et par chaque Palatium Balivi, dès le tour de son arrivée ; le second au même endroit coûte plus cher.
character-witch = sorcière
character-witch-help = Tout autre personnage vous coûte { box-witch-discount } D de moins.
character-magister-artium = Magister Artium
character-magister-artium-help = Chaque bâtiment ou palais vous coûte { box-magister-discount } D de moins.
character-economus = Economus
character-economus-help = Vous pouvez construire deux fois par tour ; le second bâtiment coûte { box-economus-surcharge } D de plus.
character-patronus = Patronus
character-patronus-help = Pour chaque ferme, monastère ou château, vous pouvez payer { box-patronus-price } D au lieu d’un bois.
character-mensor = Mensor
character-mensor-help = Vos fermes n’ont plus besoin d’être également réparties entre les deux rives.
character-squire = écuyer
character-squire-help = Chaque pion peut prendre jusqu’à { horses-squire } avant de bouger.
character-scout = éclaireur
character-scout-help = Vos pions peuvent avoir jusqu’à { horses-scout }.
character-blacksmith = maréchal-ferrant
character-blacksmith-help = Une fois par tour, pour { box-blacksmith-price } D, prenez un cheval libre dans n’importe quel autre lieu.
character-jester = bouffon
character-jester-help = Vos pions peuvent s’arrêter plus tôt au village du cirque.
character-city-guard = garde de la ville
character-city-guard-help = Vos pions peuvent s’arrêter plus tôt à Nantes ou à Orléans.
character-mayor = maire
character-mayor-help = Vous pouvez détenir jusqu’à { box-mayor-limit } messages non livrés ; toujours un seul de niveau 4.
character-vassallus = vassal
character-vassallus-help = En achetant des messages, vous pouvez en acheter un de plus de niveau 1 à 3 ; pas au monastère.
character-spy = espion
character-spy-help = À chaque message acheté, vous pouvez regarder les { box-spy-cards } premières cartes et en garder une ; les autres vont sous le paquet.
character-apprentice = apprenti
character-apprentice-help = Apporte votre premier jeton message : vous pouvez livrer le niveau 2.
character-helper = assistant
character-helper-help = Seulement après l’apprenti. Apporte votre second jeton message : vous pouvez livrer le niveau 3.
character-lover = amante
character-lover-help = À la fin, { points-blue } pour chacun de vos messages livrés de type amante.
character-general = général
character-general-help = À la fin, { points-blue } pour chacun de vos messages livrés de type général.
character-philosopher = philosophe
character-philosopher-help = À la fin, { points-blue } pour chacun de vos messages livrés de type philosophe.
character-judge = juge
character-judge-help = À la fin, { points-blue } pour chacun de vos messages livrés de type juge.
character-provost = prévôt
character-provost-help = À la fin, { points-blue } pour chacun de vos messages livrés de type prévôt.

## Messages

-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
-horses = { $n ->
    [one] { $n } cheval
   *[other] { $n } chevaux
}
message-to = le message pour
message-before-colours = le message
message-after-colours = { "" }
message-none = un message
type-lover = amante
type-general = général
type-philosopher = philosophe
type-judge = juge
type-provost = prévôt
level-1-help = Arrêtez-vous dans le village indiqué pour le livrer ; il rapporte le prix du marché de son blason.
level-2-help = Demande un jeton message : arrêtez-vous dans un village d’une des couleurs et posez-le ; livrez ensuite dans un village de l’autre.
level-3-help = Demande les deux jetons message : posez-les dans des villages de deux des couleurs ; livrez ensuite dans un village de la troisième.
level-4-help = Arrêtez-vous dans la ville indiquée pour le livrer. S’achète seulement dans votre propre monastère.

## What happened

event-began = { $seat } commence le tour { $turn }.
event-forfeited = { $seat } a moins de { box-floor } D en ville et perd son tour (+{ $money } D).
event-capped = { $seat } rend { $money } D, tout ce qui dépasse la limite pour quitter une ville.
event-left =
    { $seat } : le { $figure } laisse { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    } à { $place }.
event-took =
    { $seat } : le { $figure } prend { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    } à { $place }.
event-fetched = { $seat } : le maréchal-ferrant fait venir un cheval, pris à { $place }, pour le { $figure } ({ $price } D).
event-travelled = { $horses ->
        [0] { $seat } : le { $figure } quitte { $start } à pied pour { $place }.
        [one] { $seat } : le { $figure } quitte { $start } pour { $place } avec 1 cheval.
       *[other] { $seat } : le { $figure } quitte { $start } pour { $place } avec { $horses } chevaux.
    }
event-bank = { $seat } reçoit { $money } D de la banque ({ $city }).
event-bought = { $seat } achète { $count } { $good } à { $place } pour { $price } D.
event-shifted =
    { $space ->
        [7] La tuile du blason { $colour } reste tout à droite.
       *[other] La tuile du blason { $colour } passe de la case { $space } tout à droite.
    }
event-circus = { $seat } : le cirque quitte { $start } pour { $place }.
event-sailed = { $seat } avance son bateau jusqu’à la case { $space } (+{ $steps }).
event-sold = { $seat } vend 1 { $good } pour { $price } D.
event-shipped = { $seat } expédie pour { $price } D.
event-built = { $seat } construit à { $place } : { $building } ({ $price } D, { $wood } bois).
event-palace = { $seat } construit un palais ({ $city }) : { $kind } ({ $price } D).
event-hired = { $seat } engage pour { $price } D : { $character }.
event-paid-message = { $seat } achète un message de niveau { $level } pour { $price } D.
event-spied = { $seat } : l’espion voit { $message }.
# La même chose, dite à la personne concernée.
own-sailed = Votre bateau avance jusqu’à la case { $space } (+{ $steps }).
own-spied = Votre espion voit { $message }.
event-searched = { $seat } parcourt le paquet de niveau { $level }, ensuite mélangé.
event-got-message = { $seat } détient maintenant { $message }.
event-station = { $seat } marque une étape pour { $message } à { $place }.
event-recalled = { $seat } reprend à { $place } le jeton posé pour { $message } ; l’étape est perdue.
event-delivered =
    { $money ->
        [0] { $seat } livre { $message } à { $place }.
       *[other] { $seat } livre { $message } à { $place } (+{ $money } D).
    }
event-triggered = { $seat } déclenche la fin de la partie : { $reason }.
event-final-round =
    { $turns ->
        [one] Le dernier tour de table commence : encore { $turns } tour.
       *[other] Le dernier tour de table commence : encore { $turns } tours.
    }
event-ended = La partie est terminée.
reason-loire = le bateau est arrivé
reason-messages = assez de messages sont livrés
reason-turns = les tours sont épuisés

## Points

# Ce qui change les points, en trois mots.
terse-sailed = Bateau à la case { $space }
terse-palace = { $kind }, { $city }
terse-hired = Engage : { $character }
terse-got-message = Message pris
terse-delivered = Message pour { $place }

# Une étape sans points, en quelques mots ; ce qu’elle rapporte et coûte d’autre est montré à côté.
step-travelled = { $figure } vers { $place }
step-bought = achète { $count } { $good }
step-sold = vend { $times } { $good }
step-circus = cirque vers { $place }
step-built = { $building }, { $place }
step-paid-message = achète un message
step-station = étape à { $place }
# Une étape sans importance : elle est omise là où la place manque.
aside-left = chevaux laissés : { $horses }
aside-took = chevaux pris : { $horses }

score-loire = Bateau
score-loire-help = Un point par case de la Loire.
score-delivered = Messages livrés
score-delivered-help = Les points de vos messages livrés.
score-undelivered = Messages non livrés
score-undelivered-help = { points-undelivered } par message non livré, commencé ou non.
score-characters = Personnages
score-characters-help = Les points de vos personnages.
score-types = Bonus des personnages bleus
score-types-help = { points-blue } par message livré du type d’un de vos personnages bleus.
score-palaces = Palais
score-palaces-help = { points-palace } par palais.

analysis-characters = Personnages
analysis-buildings = Bâtiments
analysis-messages = Messages en cours
analysis-stations = Étapes marquées
analysis-horses = Chevaux

## Modes and options

mode-standard = Partie standard
mode-casual = Partie simplifiée
mode-solo = Partie en solo
mode-english = Règles anglaises à la lettre
mode-german = Règles allemandes à la lettre
option-mode = Partie
option-mode-help = La partie simplifiée n’a ni personnages, ni palais, ni cirque ; les deux jetons sont à vous dès le début, mais vous ne livrez jamais plus de messages de niveau 2 que de niveau 1, ni de niveau 3 que de niveau 2.
option-mode-standard = standard
option-mode-casual = simplifiée
option-edition = Second engagement
option-edition-help = Combien coûte en plus le second engagement au même endroit avec la dame de compagnie.
option-edition-en = anglaise : { box-lady-surcharge-en } D
option-edition-de = allemande : { box-lady-surcharge-de } D
option-merchant-actions = Actions du marchand
option-merchant-actions-help = Le marchand fait-il tout ce qu’offre un lieu, ou une seule chose ?
option-merchant-actions-row = tout ce qu’offre le lieu
option-merchant-actions-single = une seule sorte d’action
option-messenger-actions = Actions du messager
option-messenger-actions-help = Le messager fait-il une seule chose par arrêt, ou une fois chaque chose possible ?
option-messenger-actions-single = une seule sorte d’action
option-messenger-actions-row = chacune de celles qu’offre le lieu
option-horse-take-scope = Prise de chevaux
option-horse-take-scope-help = Les chevaux pris se comptent-ils par pion ou pour tout le tour ?
option-horse-take-scope-figure = par pion
option-horse-take-scope-turn = par tour
option-min-check = Argent minimal en ville
option-min-check-help = Quand il faut { box-floor } D pour quitter une ville : au début du tour seulement, ou aussi au départ du marchand, si bien que le messager ne peut les dépenser avant.
option-min-check-turn-start = au début du tour
option-min-check-turn-start-and-departure = aussi au départ
option-upgrade-same-turn = Amélioration immédiate
option-upgrade-same-turn-help = Avec l’Economus, une ferme peut-elle devenir monastère ou château le tour même ?
option-upgrade-same-turn-no = interdit
option-upgrade-same-turn-yes = permis
option-palace-city = Palais proposés
option-palace-city-help = Peut-on acheter dans chaque ville les palais des deux ?
option-palace-city-here = de cette ville
option-palace-city-any = des deux villes
option-hire-cap = Nombre d’engagements
option-hire-cap-help = Le cirque et chaque Palatium Balivi ont-ils chacun leur quota, ou un seul pour tout le tour ?
option-hire-cap-per-source = chacun le sien
option-hire-cap-per-turn = un par tour
option-lumberjack = Bûcheron
option-lumberjack-help = Ce que coûtent deux bois avec le bûcheron.
option-lumberjack-bundle = un prix pour les deux
option-lumberjack-each = un prix chacun
option-circus-check = Cirque
option-circus-check-help = Quand le cirque voyage : dès que sa tuile est au centre après un achat, ou seulement si elle vient d’y arriver.
option-circus-check-always = dès que la tuile y est
option-circus-check-moved = seulement si elle vient d’y arriver
option-last-turns = Dernier tour de table
option-last-turns-help = Qui n’a plus de tour une fois la fin déclenchée.
option-last-turns-not-active = le joueur dont c’était le tour
option-last-turns-not-owner = le joueur qui a rempli la condition
option-shield-setup = Pose des blasons
option-shield-setup-help = Comment éviter des blasons pareils dans des villages voisins.
option-shield-setup-rejection = redistribuer
option-shield-setup-swap = échanger certains blasons
option-turn-cap = Nombre maximal de tours
option-turn-cap-help = Après ce nombre de tours, tous joueurs confondus, le dernier tour de table commence de toute façon.
option-turn-cap-none = sans limite
option-turn-cap-60 = 60
option-turn-cap-120 = 120
option-turn-cap-200 = 200
option-turn-cap-300 = 300
option-ducal-palace = Palais ducal
option-ducal-palace-help = Laisse-t-il choisir dans le paquet seulement dans sa propre ville, comme le texte anglais le dit de tous les palais, ou dans les deux, comme le texte allemand le dit de celui-ci ?
option-ducal-palace-own-city = dans sa ville
option-ducal-palace-any-city = dans les deux villes
option-lady-in-waiting = Dame de compagnie au cirque
option-lady-in-waiting-help = Les deux pions ensemble peuvent-ils engager deux personnages par tour au cirque, ou chacun deux ?
option-lady-in-waiting-turn = deux par tour
option-lady-in-waiting-figure = deux par pion
option-deniers = Deniers selon l’ordre du tour
option-deniers-help = Une règle maison, absente du livret : le joueur qui joue plus tard commence avec plus de deniers, pour que jouer en premier avantage moins. Ce qui est choisi ici s’ajoute pour chaque rang après le premier.
option-deniers-printed = comme dans le livret
option-deniers-one-more = 1 de plus par rang
option-deniers-two-more = 2 de plus par rang
option-deniers-three-more = 3 de plus par rang

## The table in words

show-turn =
    { $most ->
        [0] Tour { $turn }
       *[other] Tour { $turn } sur { $most }
    }
show-market = Marché : { $tiles }
show-tile-circus = { $tile } (cirque)
show-circus = Le cirque est à { $village }.
show-places = Lieux, dans le sens horaire depuis Nantes :
show-place = { $place } : { $about }
show-sells = blason { $shield }, { $good } à { $price } D
show-beer = bière à { $price } D
show-building = { $building } (place { $seat })
show-here = { $figure } (place { $seat })
show-horses = { $horses ->
    [one] { $horses } cheval libre
   *[other] { $horses } chevaux libres
}
show-player =
    { $points ->
        [0] Place { $seat } : 0 point, { $money } D, bateau en { $boat } sur { $end }, messages livrés : { $delivered } sur { $messages }
        [1] Place { $seat } : 1 point, { $money } D, bateau en { $boat } sur { $end }, messages livrés : { $delivered } sur { $messages }
       *[other] Place { $seat } : { $points } points, { $money } D, bateau en { $boat } sur { $end }, messages livrés : { $delivered } sur { $messages }
    }
show-rider =
    { $figure } à { $place }, { $horses ->
        [0] à pied
        [1] 1 cheval
       *[other] { $horses } chevaux
    }, { $way }
show-goods = marchandises : { $goods }
show-held = messages : { $messages }
show-message = { $message }
show-tokens = jetons message : { $tokens }
show-token-free = { $token } libre
show-token = { $token } à { $village } pour { $message }
show-characters = personnages : { $characters }
show-palaces = palais : { $palaces }
show-supply = Marchandises en réserve : { $goods }. Tours de château en réserve : { $towers }.
show-good = { $good } { $count } (se vend { $price } D)
show-constructions = À construire : { $buildings }
show-construction = { $building } { $money } D + { $wood } bois
show-hire = Personnages à engager (groupe { $group }) : { $characters }
show-character = { $character } { $cost } D
show-offer = Palais disponibles ({ $city }), { $cost } D chacun : { $palaces }
show-decks = Cartes dans les paquets de messages : { $decks }
show-under = Sous le paquet de niveau { $level } vous connaissez : { $cards }
show-last = Tours restants : { $turns }.

## The board on screen

board-turn = Tour { $turn }
board-turn-of = Tour { $turn } sur { $turns }
when-began = { board-turn }
board-ending = la fin est fixée
board-last-turns =
    { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }
board-over = la partie est finie
board-circus = Le cirque est ici : les marchandises coûtent { box-circus-discount } D de moins et l’on peut engager des personnages
board-city-help = Ici votre marchand vend, construit et expédie, et votre messager achète un message ou en livre un de niveau 4.
board-end-space = La partie prend fin quand un bateau arrive ici
board-boat = { $seat }, bateau, case { $space }
board-rider =
    { $horses ->
        [0] { $seat }, { $figure } à { $place }, à pied
        [one] { $seat }, { $figure } à { $place }, 1 cheval
       *[other] { $seat }, { $figure } à { $place }, { $horses } chevaux
    }
board-tile = Blason { $colour } : { $price } D
board-tile-help = Ce que coûtent les marchandises dans les villages de ce blason, et ce qu’y rapporte un message de niveau 1.
board-sign-circus = Le cirque repart quand sa tuile se trouve sur cette case après un achat.
board-sign-flag = Le cirque va dans un village dont le blason se trouve sur cette case.
board-sells = Blason { $shield }, { $good } pour { $price } D
board-beer = Bière pour { $price } D
board-building = { $building } ({ $seat })
board-horses = { $horses ->
    [one] { $horses } cheval libre
   *[other] { $horses } chevaux libres
}
board-message = Message de niveau { $level } : { $targets }. { $type }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stations = Déjà atteint : { $colours }
board-deck = Messages de niveau { $level } : encore { $size }, { $price } D chacun
board-under = Sous le paquet vous connaissez : { $cards }
board-undelivered = Tant qu’il n’est pas livré, il compte { box-undelivered-points } à la fin.
board-goes-to = Destination : { $targets }
board-brings = Livré : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $money ->
    [0] {""}
   *[other] {" "}et { $money } D au prix actuel du marché
}
board-in-hand = { $points ->
    [one] { $points } point en main
   *[other] { $points } points en main
}
board-good = { $good } : { $left } en réserve, se vend { $sells } D
board-sells-for = se vend { $price } D
board-character =
    { $points ->
        [one] { $character } : { $cost } D, { $points } point, { $left } en réserve
       *[other] { $character } : { $cost } D, { $points } points, { $left } en réserve
    }
board-owners = Appartient à { $names }
board-level = Niveau { $level }
board-cost = Coûte { $cost } D
board-hire-cost = Coût actuel : { $cost } D
board-build-cost = Coûte { $money } D + { $wood } bois
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-left = { $left } en réserve
board-delivered = Messages livrés : { $count } sur { $end }
board-tokens = Jetons message disponibles : { $count }
board-money = { $money ->
    [one] { $money } denier
   *[other] { $money } deniers
} ; { $ceiling } au plus en quittant une ville
board-goods = Marchandises
board-carried = { $good } : { $count }
board-boat-of = Bateau en { $space } sur { $end }
board-horses-of = Chevaux : { $horses } sur { $limit }
board-held = Messages non livrés : { $count } sur { $limit }
board-boat-name = Bateau
board-delivered-name = Livrés
board-to-build = À construire
board-characters = Personnages
board-cards-of = Personnages et palais : { $seat }
board-palaces = Palais
board-not-yet = { $palace }, dès le prochain tour
board-pieces-left = Encore à construire : fermes { $farms }, monastères { $monasteries }
board-pile =
    { $count ->
        [one] Niveau { $level } : { $count } carte
       *[other] Niveau { $level } : { $count } cartes
    }
board-money-help = Les ventes en ville et les messages de niveau 1 rapportent de l’argent. Un tour qui commence avec votre marchand en ville et moins de { box-floor } D est perdu.
board-merchant-help = Achète des marchandises dans les villages ; vend, construit et expédie en ville. { board-riding-help }
board-messenger-help = Achète et livre des messages ; engage au cirque. { board-riding-help }
board-riding-help = Un pion avance d’un lieu, et d’un de plus par cheval.
board-boat-help = Il avance quand vous expédiez, et chaque fois que quelqu’un achète des marchandises là où vous avez un bâtiment. { score-loire-help }
board-tokens-name = Jetons message
board-tokens-help = On en laisse un à chaque étape d’un message de niveau 2 ou 3 avant la dernière.
board-loire-space = Case { $space } de la Loire
board-end-name = La fin de la partie
board-end-help = Elle vient quand un bateau atteint la case { $space } ou que quelqu’un a livré { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
} ; tous les autres ont alors encore un tour.
board-end-solo-help = La partie prend fin quand votre bateau atteint la case { $space }, quand vous avez livré { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
} ou après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
sign-money = { $count ->
    [one] denier
   *[other] deniers
}
sign-horse = { $count ->
    [one] cheval
   *[other] chevaux
}
sign-kept = { $count ->
    [one] cheval après le trajet
   *[other] chevaux après le trajet
}
# before the horses one has after the ride
lead-kept = ensuite
sign-boat = bateau
sign-letter = { $count ->
    [one] message
   *[other] messages
}
sign-mail = message à acheter
sign-wood = { good-wood }
sign-grain = { $count ->
    [one] blé
   *[other] blés
}
sign-cheese = { $count ->
    [one] fromage
   *[other] fromages
}
sign-wine = { $count ->
    [one] vin
   *[other] vins
}
sign-beer = { $count ->
    [one] bière
   *[other] bières
}
palace-bank_nantes-help = { kind-bank-help }
palace-ducal_nantes-help = { kind-ducal-help }
palace-post_nantes-help = { kind-post-help }
palace-balivi_nantes-help = { kind-balivi-help }
palace-bank_orleans-help = { kind-bank-help }
palace-ducal_orleans-help = { kind-ducal-help }
palace-post_orleans-help = { kind-post-help }
palace-balivi_orleans-help = { kind-balivi-help }
build-farm-help = { building-farm-help }
build-monastery-help = { building-monastery-help }
build-castle-help = { building-castle-help }
build-palace-help = { building-palace-help }
deck-1-help = { level-1-help }
deck-2-help = { level-2-help }
deck-3-help = { level-3-help }
deck-4-help = { level-4-help }
tray-people = Person­nages
tray-supply = Réserve
tray-market = Marché
tray-letters = Mes­sages
tray-people-none = Cette partie se joue sans personnages.
tray-people-find = Trouver un nom ou un effet
tray-people-not-found = Aucun personnage ne fait cela.
tray-people-second = Le deuxième engagement coûte ici { $cost } D de plus, compris dans chaque prix.
tray-letters-none = Aucun message en route.
tray-market-none = Personne n’en vend pour l’instant.

# --- la boîte

data-table = Pions et limites
data-end = Fin de partie
data-ship = Expédition
data-city = Villes
data-village = Villages
data-harvest = Ce que vendent les villages
data-horses = Chevaux libres
data-circus = Cirque
data-shield = Blasons
data-market = Marché
data-sell = Prix dans les villes
data-supply = Réserve
data-building = Bâtiments
data-denier-cards = Cartes Denier
data-palace = Palais
data-character-effect = Effets des personnages
data-character-copies = Exemplaires des personnages
data-character-group = Groupes de personnages
data-character = Personnages
data-message-price = Prix des messages
data-message = Messages
data-field-money = deniers
data-field-wood = bois
data-field-discount = remise
data-field-messages = messages
data-field-cost = coût
data-field-points = points
data-field-level = niveau
data-field-type = sorte
data-field-target = destination
data-table-stack-limit = chevaux d’un pion
data-table-take-limit = chevaux pris en route
data-table-start-horses = chevaux au départ
data-table-start-money = deniers au départ
data-table-start-level = premier message
data-table-floor = minimum en ville
data-table-consolation = consolation
data-table-ceiling = maximum en sortant d’une ville
data-table-carry-limit = marchandises portées
data-table-message-limit = messages en main
data-table-abbey-limit = messages de niveau 4 en main
data-table-message-tokens = jetons message
data-table-farms = fermes
data-table-monasteries = monastères
data-table-towers = châteaux
data-table-balance = équilibre des rives
data-table-undelivered-points = points des messages non livrés
data-end-loire = bateaux sur la Loire
data-end-delivered = messages livrés
data-end-solo-turns = tours en solitaire
data-ship-prices = prix
data-ship-steps = pas
data-horses-few = à 1 ou 2 joueurs
data-horses-many = à 3 ou 4 joueurs
data-circus-start = départ
data-circus-discount = remise
data-circus-trigger-space = case qui le déplace
data-circus-new-space = nouvelle case
data-market-space-1 = case 1
data-market-space-2 = case 2
data-market-space-3 = case 3
data-market-space-4 = case 4
data-market-space-5 = case 5
data-market-space-6 = case 6
data-market-space-7 = case 7
data-denier-cards-worth-1 = cartes de 1 D
data-denier-cards-worth-2 = cartes de 2 D
data-denier-cards-worth-5 = cartes de 5 D
data-denier-cards-worth-10 = cartes de 10 D
data-palace-money = deniers
data-palace-points = points
data-palace-copies = exemplaires
data-palace-bank-income = revenu de la Banque
data-palace-post-discount = remise de la Poste
data-character-effect-merchant-bonus = bonus des marchands
data-character-effect-lumberjack-wood = bûcheron : bois
data-character-effect-banker-ceiling = banquier : maximum en sortant d’une ville
data-character-effect-lady-hires = dame de compagnie : recrutements
data-character-effect-lady-surcharge-en = dame de compagnie : supplément
data-character-effect-lady-surcharge-de = dame de compagnie : supplément
data-character-effect-witch-discount = sorcière : remise
data-character-effect-magister-discount = Magister Artium : remise
data-character-effect-economus-buildings = Economus : bâtiments
data-character-effect-economus-surcharge = Economus : supplément
data-character-effect-patronus-price = Patronus : prix
data-character-effect-squire-take = écuyer : chevaux pris en route
data-character-effect-scout-limit = éclaireur : limite
data-character-effect-blacksmith-price = maréchal-ferrant : prix
data-character-effect-mayor-limit = maire : limite
data-character-effect-spy-cards = espion : cartes
data-character-effect-blue-points = personnages bleus : points
data-character-copies-per-player = un par joueur
data-character-copies-single = uniques
data-character-copies-others = les autres
data-message-price-level-1 = niveau 1
data-message-price-level-2 = niveau 2
data-message-price-level-3 = niveau 3
data-message-price-level-4 = niveau 4
data-table-stack-limit-note = chevaux que peut avoir un marchand ou un messager
data-table-take-limit-note = chevaux ajoutés avant un déplacement
data-table-start-horses-note = sous chaque marchand et chaque messager
data-table-start-level-note = niveau du message de départ de chacun
data-table-floor-note = avec moins, marchand en ville, le tour est perdu
data-table-consolation-note = deniers pour un tour perdu
data-table-ceiling-note = ce qu’un marchand peut emporter d’une ville
data-table-carry-limit-note = cartes de chaque marchandise sauf le bois
data-table-message-limit-note = messages non livrés
data-table-abbey-limit-note = messages de niveau 4 non livrés
data-table-message-tokens-note = pour chaque joueur
data-table-farms-note = pièces de chaque joueur
data-table-monasteries-note = pièces de chaque joueur
data-table-towers-note = neutres, pour tous les joueurs ensemble
data-table-balance-note = plus grand écart de ses bâtiments entre les deux routes
data-end-loire-note = case finale des bateaux à 1, 2, 3 et 4 joueurs
data-end-delivered-note = messages livrés qui mettent fin à la partie à 1, 2, 3 et 4 joueurs
data-village-note = rive et ordre déduits, place exacte reconstituée
data-horses-few-note = un cheval libre chacun à 1 ou 2 joueurs
data-horses-many-note = un cheval libre chacun à 3 ou 4 joueurs
data-circus-trigger-space-note = milieu de la rangée
data-circus-new-space-note = sa couleur reçoit le cirque
data-shield-red-note = villages portant ce blason
data-market-space-3-note = trouvé en jouant (A14) : une rangée plus plate prend moins à qui arrive second à un blason
data-market-space-5-note = trouvé en jouant (A14), comme la case 3
data-sell-beer-note = trouvé en jouant (A14) : à 8, le vin valait toujours mieux
data-supply-beer-note = trouvé en jouant (A14)
data-denier-cards-worth-1-note = la banque n’est jamais vide en jeu
data-palace-copies-note = de chaque sorte pour chaque ville
data-character-effect-merchant-bonus-note = marchands de bois, de blé, de fromage et de vin
data-character-effect-lady-surcharge-en-note = règle anglaise
data-character-effect-lady-surcharge-de-note = règle allemande
data-character-effect-patronus-price-note = deniers pour un bois
data-character-effect-blue-points-note = pour chaque message livré de la sorte
data-character-copies-per-player-note = un pour chaque joueur
data-character-copies-single-note = toujours un
data-character-copies-others-note = de chaque autre personnage à 1, 2, 3 et 4 joueurs
data-character-group-yellow-note = tous coûtent 1
data-character-group-red-note = apprenti et assistant sont dans la règle
data-character-jester-note = trouvé en jouant (A14) : à 3, il remplaçait le garde de la ville
data-character-city-guard-note = trouvé en jouant (A14) : à 3, chacun l’engageait d’abord, au deuxième tour
