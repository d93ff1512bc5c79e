game-name = Río de la Plata
game-about = Refondez Buenos Aires en { box-years-long } ans : placez vos ouvriers, construisez vos maisons et, ensemble, les bâtiments majeurs, commercez, voguez vers l’Espagne et défendez la ville contre les autochtones et les pirates qu’un rival dirige.
game-time = 2 à 3 heures

## Questions

ask-placement = Placez vos ouvriers : { box-placed } au plus cette année.
ask-ladder-payment = Payez-vous cette case des Murs en bois ou en pierre ?
ask-draft = Composez votre offre : que donnez-vous, que voulez-vous en échange ?
ask-answer = Acceptez-vous cette offre ?
ask-choose-site = Où placez-vous le bâtiment achevé ?
ask-choose-wall = Où construisez-vous le mur ? Aucun ennemi n’entre par là.
ask-choose-road = Tracez une route de la Plaza Mayor au numéro d’un quartier.
ask-effect = Utilisez vos ouvriers, dans l’ordre de votre choix.
ask-free-resource = Quelle ressource le Maître marchand apporte-t-il ?
ask-sale = Que vendez-vous ?
ask-joint-group = Votre ouvrier partage un bâtiment avec celui d’un autre défenseur. Former un groupe ?
ask-staging = Où, hors de la ville, se rassemble le prochain ennemi ?
ask-cannon-bet = Sur combien d’ennemis pariez-vous ? Plus il y en a, plus les dés doivent être hauts.
ask-casualties = Quel ennemi tombe sous les canons ?
ask-recruiting = Faites entrer des recrues en ville.
ask-fight = Quel groupe se déplace ?
ask-group-size = Combien d’ennemis entrent ensemble ?
ask-move = Où va le groupe ?
ask-sacrifice = Quel groupe sacrifiez-vous pour un pas de plus ?
ask-stacking = Qui commande le groupe réuni ?
ask-consent = Acceptez-vous cette proposition ?
ask-withdrawal = Faire rentrer des ouvriers de la ville ?
ask-rejected = { $seat } n’accepte pas votre offre.
ask-rejected-why = { $seat } : Non. { $why ->
        [gift] On ne donne rien pour rien.
        [character] Mes personnages ne sont pas à vendre.
        [plenty] J’en ai bien assez.
        [more] Vous y gagneriez bien plus.
       *[worth] Cela n’en vaut pas la peine.
    }
ask-accepted = { $seat } accepte votre offre : vous donnez { $give } et recevez { $want }.
ask-placement-left = { $left ->
    [0] { $most ->
        [0] Aucun ouvrier en réserve : ceux qui sont dehors attendent que vous les utilisiez, ou que leur bâtiment majeur soit achevé.
       *[other] Vous ne pouvez plus placer d’ouvriers cette année.
    }
   *[other] Placez vos ouvriers : encore { $left } sur { $most }.
}
ask-choose-wall-left = { $left ->
        [1] Où construisez-vous le mur ? Aucun ennemi n’entre par là. C’est le dernier.
       *[other] Où construisez-vous le mur ? Aucun ennemi n’entre par là. Encore { $left }.
    }
ask-choose-road-left = { $left ->
        [1] Tracez une route de la Plaza Mayor au numéro d’un quartier : le dernier tronçon.
       *[other] Tracez une route de la Plaza Mayor au numéro d’un quartier : encore { $left } tronçons.
    }
ask-load-left = Chargez le bateau : encore { $left } sur { $most }.
ask-effect-courted = { $count ->
        [one] Utilisez vos ouvriers. Vous ne pouvez finir qu’après avoir engagé le personnage sollicité : { $character }.
       *[other] Utilisez vos ouvriers. Vous ne pouvez finir qu’après avoir engagé les { $count } personnages sollicités.
    }
ask-effect-fined = Jouez vos ouvriers. Amende : { $characters }.
fined-short = { $character } (manque { $lack })
fined-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ask-trade = Composez les deux côtés, puis envoyez l’offre.
ask-draft-to = Votre offre à { $seat } : que donnez-vous, que voulez-vous ?
ask-answer-to = { $seat } vous donne { $give } contre { $want }. D’accord ?
ask-answer-counter = { $seat } préfère, et c’est son dernier mot, vous donner { $give } contre { $want }. D’accord ?
ask-choose-site-for = { $building } : où construire ?
ask-staging-left = { $enemy ->
        [pirates] Où se rassemblent les pirates hors de la ville ? Encore { $left }.
       *[natives] Où se rassemblent les autochtones hors de la ville ? Encore { $left }.
    }
ask-recruiting-none = Vous ne pouvez plus recruter personne.
ask-recruiting-left = { $left ->
        [0] Payer d’autres recrues ? Ennemis : { $enemies }.
       *[other] Faites entrer des recrues en ville : { $left } sans payer. Ennemis : { $enemies }.
    }
ask-fight-enemy = { $enemy ->
        [pirates] Vous menez les pirates (encore { $enemies }) : quel groupe se déplace ?
       *[natives] Vous menez les autochtones (encore { $enemies }) : quel groupe se déplace ?
    }
ask-fight-own = Lequel de vos groupes se déplace ? Ennemis restants : { $enemies }.
ask-move-from = { $steps ->
        [0] { $group } en { $cell } n’a plus de pas : s’arrêter, ou sacrifier un autre groupe pour un pas de plus ?
        [one] Où va { $group } en { $cell } ? Encore { $steps } pas.
       *[other] Où va { $group } en { $cell } ? Encore { $steps } pas.
    }
group-of-1 = le pion seul
group-of-2 = la paire
group-of-3 = le trio
ask-consent-to = { $seat } propose pour { $cell } : { $proposal }. D’accord ?
unknown-cannons = Les dés des canons sont jetés
unknown-attack = Deux dés décident si des ennemis attaquent (pirates { $pirates } %, sinon autochtones { $natives } %)

## Actions

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-place = Case { $cell }
brief-expropriate = { $cell }
brief-contribute = { $ladder }, case { $space }
brief-staff = { $column }, poste { $slot }
brief-send = { $area }
brief-apply = { $character }
brief-stage = { $edge }
brief-wall = { $edge }
brief-road = { $line }
brief-enter = { $edge }
brief-select = { $cell }
brief-march = { $cell }
brief-bonus-step = Un pas de plus
brief-give-up = Sacrifier { $cell }
brief-withdraw = De { $cell }
brief-buy = { $resource }
brief-build = { $building } { $cell }
brief-acquire-fined = Amende : { $character }
brief-produce = { $column }, poste { $slot }
brief-craft = { $resource }
brief-load = { $resource }
brief-sell = { $resource }
brief-recruit = { $cell }
many-buy = Acheter
many-place = En ville
many-expropriate = Exproprier
many-contribute = Contribuer
many-staff = Mine et forêt
many-send = Ailleurs
many-apply = Personnages
many-produce = Produire
many-build = Construire
many-activate = Activer un bâtiment
many-stage = Se rassembler
many-enter = Entrer
many-select = En ville
many-march = Aller en
many-craft = Artisanat à partir de
many-load = Charger
many-sell = Vendre
many-recruit = Recruter
gather-place = { many-place }
gather-expropriate = { many-expropriate }
gather-contribute = { many-contribute }
gather-staff = { many-staff }
gather-send = { many-send }
gather-apply = { many-apply }
gather-activate = { many-activate }

action-place = Ouvrier en { $cell }
action-place-named = Ouvrier en { $cell } : { $building }
action-place-help = Des ouvriers sur une case peuvent y construire quand tous ont placé les leurs. Une hutte : { price-hut }. Une maison, sur votre hutte : { price-house }.
action-expropriate = Exproprier { $cell }
action-contribute = Contribuer : { $ladder }, case { $space }
action-pay-with = Payer en { $resource }
action-staff = Occuper : { $column }, poste { $slot }
action-send = Ouvrier : { $area }
action-apply = Solliciter : { $character }
action-pay-departure = Payer { coins-fee } : le bateau part cette année
action-end-placement = Finir le placement
action-buy = Acheter : { $resource }
action-trade =
    { $player ->
        [0] Commercer avec la place 1
        [1] Commercer avec la place 2
        [2] Commercer avec la place 3
        [3] Commercer avec la place 4
        [4] Commercer avec la place 5
       *[other] Commercer avec { $player }
    }
action-give = Donner : { $item }
action-want = Demander : { $item }
action-send-offer = Faire l’offre
action-drop-offer = Abandonner l’offre
action-accept = Accepter
action-reject = Refuser l’offre
action-counter = Demander plus
action-site = Construire en { $cell }
action-wall = Mur : { $edge }
action-road = Tronçon { $line }
action-income = { $character } : prendre l’apport de l’année
action-take = Prendre : { $resource }
action-produce = Produire : { $column }, poste { $slot }
action-farm = Agriculture : 1 pièce pour { box-farmers } ouvriers
action-craft = Artisanat : 1 { $resource } contre 1 ressource précieuse
action-load = Charger : { $resource }
action-load-help = { ship-pays }
ship-pays = Au retour, le bateau paie { coins-ship-basic } et { points-ship-basic } pour un bois ou une pierre, { coins-ship-precious } et { points-ship-precious } pour une ressource précieuse, { coins-ship-triplet } et { points-ship-triplet } pour une de chaque ensemble.
action-build = Construire en { $cell } : { $building }
action-activate = Activer le bâtiment en { $cell }
action-activate-named = Activer le bâtiment en { $cell } : { $building }
action-sell = Vendre : { $resource }
action-acquire = Engager : { $character }
action-acquire-fined = Payer l’amende : { $character }
action-recall = Rappeler un ouvrier de { $cell }
action-recall-slot = Rappeler les ouvriers : { $column }, poste { $slot }
action-recall-area = Rappeler un ouvrier : { $area }
action-end-effects = Finir mes effets
action-first-commands = Ensemble, je commande
action-second-commands = Ensemble, l’autre commande
action-stay-apart = Rester séparés
action-agree = D’accord
action-refuse = Refuser
action-stage = Ennemi devant { $edge }
action-bet = { $enemies ->
        [0] Ne pas tirer
        [1] Parier sur 1 ennemi
       *[other] Parier sur { $enemies } ennemis
    }
action-shoot = Abattre l’ennemi devant { $edge }
action-recruit = Recrue en { $cell }
action-recruit-named = Recruter en { $cell } : { $building }
action-end-recruiting = Finir le recrutement
action-enter = Entrer par { $edge }
action-size =
    { $discs ->
        [1] Un pion seul
        [2] Une paire
       *[other] Un trio
    }
action-select = Le groupe en { $cell }
action-march = Vers { $cell }
action-bonus-step = Sacrifier un groupe pour un pas de plus
action-give-up = Sacrifier le groupe en { $cell }
action-halt = S’arrêter ici
action-arriving-on-top = Les arrivants commandent
action-standing-on-top = Ceux déjà sur place commandent
action-end-turn = Finir mes déplacements
hold-end-turn = Tenir jusqu’au prochain combat
action-withdraw = Rappeler l’ouvrier de { $cell }
action-end-aftermath = Laisser les autres en ville
warn-apply = Pour ce personnage ({ $character }), il vous manquera : { $lack }, compte tenu de ce que bâtiments majeurs, bateau et champs rapportent avant que vous n’utilisiez vos ouvriers. Si rien d’autre ne l’apporte d’ici là, vous paierez une amende : { coins-fine } et { points-fine } ; avec moins de pièces, toutes, et tout votre stock.
warn-place = Pour cela ({ $building }), il vous manquera ici : { $lack }, compte tenu de ce que vos autres ouvriers rapportent et utilisent cette année. L’ouvrier attend jusque-là.
warn-place-goods = Ici, vous n’aurez rien à vendre cette année ({ $building }), compte tenu de ce que vos autres ouvriers rapportent et utilisent. L’ouvrier attend jusque-là.
warn-crafts = Vous n’aurez cette année ni bois ni pierre pour lui, compte tenu de ce que vos autres ouvriers rapportent et utilisent. L’ouvrier attend jusque-là.
warn-place-alone = Il ne reste pas d’autre ouvrier pour construire ici avec celui-ci. Seul ({ $building }), il vous manquera : { $lack }, compte tenu de ce que vos autres ouvriers rapportent et utilisent cette année. L’ouvrier attend jusque-là.
warn-fields = Il faut ici { box-farmers } ouvriers pour gagner une pièce, et il vous en reste trop peu : celui-ci ne rapporte rien cette année.
warn-end-placement = Vos ouvriers de l’agriculture ne gagneront pas tous cette année : il en faut { box-farmers } pour une pièce.
warn-departure = Le bateau ne reviendrait pas avant la fin de la partie : ce qui est à bord serait perdu.
tell-fined = Il vous manque : { $lack }. Vous payez donc une amende et n’obtenez pas ce personnage : { $character }. Avec moins de { coins-fine }, elle prend toutes vos pièces et tout votre stock.
tell-recruit-theirs = Ici, { $building } de { $seat } : avec le Général, vos recrues partent de tout bâtiment. Il reste à { $seat } ; les points que vos ouvriers y gagnent sont à vous.
tell-recruit-anywhere = Avec le Général, vos recrues partent de tout bâtiment.
tell-recruit-barracks = Une caserne accueille les recrues de tous les défenseurs.
tell-now-and-count = Maintenant { $now ->
        [one] { $now } point
       *[other] { $now } points
    } ; à la fin { $less ->
        [one] { $less } point
       *[other] { $less } points
    } de moins, par maisons, personnages ou argent
tell-ship = { $back ->
        [0] Place restante : { $left }. Un bateau qui part maintenant ne revient pas avant la fin de la partie : sa cargaison est perdue.
       *[other] Place restante : { $left }. Il part quand il est plein, ou pour { coins-fee }. S’il part cette année, il revient en { $back }.
    }

## Pourquoi une case ne peut être choisie

why-no-worker = Vous n’avez plus d’ouvrier à placer cette année.
why-reach = En ville, les ouvriers vont dans la zone de départ, à côté de vos huttes et maisons, ou sur votre propre hutte.
why-owned = La hutte d’un autre joueur est ici.
why-full = Aucun autre de vos ouvriers ne tient sur cette case.
why-taken = D’autres sont ici. Pour chasser des ouvriers, il en faut deux fois plus, et l’on n’en chasse pas plus de deux.
why-house = Pour activer ce bâtiment, il vous faut une maison à côté.
why-used = Cette année, plus aucun ouvrier ne peut activer ce bâtiment.
why-nothing = Un ouvrier n’a rien à faire ici.
why-use = Seules les cases où se tiennent vos ouvriers peuvent servir maintenant.
why-new = On a déjà bâti ici cette année : plus rien n’y est possible avant l’an prochain.
why-build = Rien ne peut être bâti ici maintenant : il manque des biens, des ouvriers ou de la place.
why-worked = Ce bâtiment a déjà été activé cette année autant de fois qu’il peut l’être.
why-price = Il vous manque de quoi activer ce bâtiment.
why-group = Choisissez d’abord un groupe qui n’a pas encore bougé ; les cases où il peut aller s’allument alors.
why-step = Un groupe avance pas à pas : choisissez une case allumée à côté de lui.
why-closed = Aucun ennemi n’entre jamais dans ce bâtiment. Contournez-le.
why-group-there = Un autre groupe est ici : celui-ci ne peut ni le rejoindre ni passer outre.

## Noms

-workers = { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
-wood = { $n } bois
-stone = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
-precious = { $n ->
        [one] { $n } ressource précieuse
       *[other] { $n } ressources précieuses
    }
-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
side-N = (nord)
side-S = (sud)
side-W = (ouest)
side-E = (est)
proposal-joint-asker-commands = un seul groupe, commandé par le joueur qui propose
proposal-joint-asked-commands = un seul groupe, commandé par le joueur consulté
proposal-merge-arriving-commands = réunir les groupes, les arrivants au commandement
proposal-merge-standing-commands = réunir les groupes, ceux déjà sur place au commandement
proposal-recruit-commands = une recrue rejoint le groupe et le commande
proposal-recruit-obeys = une recrue rejoint le groupe et lui obéit
proposal-give-up = sacrifier ce groupe pour un pas de plus
why-gift = rien n’a été offert en échange
why-character = ces personnages ne sont pas à vendre
why-plenty = il y en a déjà bien assez
why-more = l’autre y gagnerait bien plus
why-worth = cela n’en vaut pas la peine
resource-wood = bois
resource-stone = pierre
resource-precious = ressource précieuse
column-mine = Mine
column-forest = Forêt
area-agriculture = Agriculture
area-agriculture-short = Champs
area-crafts = Artisanat
area-dock = Quai
area-turn-order = Ordre du tour
ladder-fort = Fort
ladder-fort-help = Chaque case : { price-fort }. Les points viennent quand la dernière case est remplie. Le joueur qui remplit la dernière gagne { points-fort-finish } de plus. Ses canons tirent avant chaque combat.
ladder-port = Port
ladder-port-help = Chaque case : { price-port }. Les points viennent quand la dernière case est remplie. Le joueur qui remplit la dernière gagne { points-port-finish } de plus. Le bateau devient utilisable.
ladder-palace = Palais
ladder-palace-help = Chaque case : { price-palace }. Les points viennent quand la dernière case est remplie. Au bord de la Plaza Mayor ; chaque maison de son quartier gagne { points-palace-district }.
ladder-cathedral = Cathédrale
ladder-cathedral-help = Chaque case : { price-cathedral }. Les points viennent quand la dernière case est remplie. Au bord de la Plaza Mayor ; chaque maison de son quartier gagne { points-cathedral-district }, et une église activée rapporte { points-church-cathedral }.
ladder-walls = Murs
ladder-walls-help = Chaque case : { price-walls }. Les points viennent quand la dernière case est remplie. Le joueur qui remplit la dernière construit des murs : { box-walls-pieces }. Se remplit autant de fois qu’on veut.
ladder-roads = Routes
ladder-roads-help = Chaque case : { price-roads }. Les points viennent quand la dernière case est remplie. Le joueur qui remplit la dernière pose des tronçons de route : { box-roads-pieces }. Se remplit autant de fois qu’on veut.
building-hut = hutte
building-hut-help = { price-hut }. Ouvre à son propriétaire les cases alentour.
building-house = maison
building-house-help = Sur sa propre hutte : { price-house }. Son propriétaire peut activer les bâtiments voisins, et elle compte à la fin.
production-takes = Dans un quartier, chaque bâtiment de production (tailleur, charpentier, marché, compagnie) après le premier retire { points-production } à chaque maison.
building-stonecutter = tailleur de pierre
building-stonecutter-short = tailleur
building-stonecutter-help = { price-stonecutter }. Activé : { box-workshop-pays } pierre en donne { box-workshop-gives }. { production-takes }
building-carpenter = charpentier
building-carpenter-help = { price-carpenter }. Activé : { box-workshop-pays } bois en donne { box-workshop-gives }. { production-takes }
building-market = marché
building-market-help = { price-market }. Activé : vend un bois ou une pierre pour { coins-market-basic }, une ressource précieuse pour { coins-market-precious }. { production-takes }
building-company = compagnie
building-company-help = Sur un marché : { price-company }. Activée : vend un bois ou une pierre pour { coins-company-basic }, une ressource précieuse pour { coins-company-precious }. { production-takes }
building-place = place
building-place-help = { price-place } ; alentour au moins { box-place-neighbours } bâtiments mineurs ou murs. { points-place-built }. Les ennemis ne peuvent pas la détruire.
building-monument = monument
building-monument-help = Sur une place : { price-monument }. { points-monument-built }. Un par quartier.
building-garden = jardin
building-garden-help = Sur une place : { price-garden }. { points-garden-built }. Un par quartier.
building-barracks = caserne
building-barracks-help = { price-barracks }. { points-barracks-built }. Une par quartier. Les défenseurs de son quartier ont la dominance : à forces égales, l’un d’eux survit.
building-church = église
building-church-help = { price-church }. { points-church-built }. Une par quartier. Activée : { coins-church } pour { points-church }.
building-fort = Fort
building-fort-help = { ladder-fort-help }
building-port = Port
building-port-help = { ladder-port-help }
building-palace = Palais
building-palace-help = { ladder-palace-help }
building-cathedral = Cathédrale
building-cathedral-help = { ladder-cathedral-help }
character-cannoneer = Canonnier
character-cannoneer-help = En défense, tire au canon du Fort en ajoutant { box-cannon-roll } aux dés ; { points-cannon } par ennemi touché. { points-cannoneer-end } à la fin.
character-general = Général
character-general-help = En défense, { box-general-discs } recrue gratuite de plus, recrues dans tout bâtiment mineur, { points-general } de plus par ennemi détruit en bataille. { points-general-end } à la fin.
character-road-builder = Bâtisseur de routes
character-road-builder-short = Bâtisseur
character-road-builder-help = Un tronçon de route gratuit par an. { points-road-builder-each } à la fin par quartier relié.
character-defender = Défenseur
character-defender-help = Un mur gratuit par an. { points-defender-each } à la fin par quartier au pourtour fermé.
character-master-stonecutter = Maître tailleur de pierre
character-master-stonecutter-short = Tailleur
character-master-stonecutter-help = Une pierre par an. { points-master-stonecutter-end } à la fin.
character-master-carpenter = Maître charpentier
character-master-carpenter-short = Charpentier
character-master-carpenter-help = Un bois par an. { points-master-carpenter-end } à la fin.
character-master-artisan = Maître artisan
character-master-artisan-short = Artisan
character-master-artisan-help = Une ressource précieuse par an. { points-master-artisan-end } à la fin.
character-master-merchant = Maître marchand
character-master-merchant-short = Marchand
character-master-merchant-help = Une ressource au choix par an. { points-master-merchant-end } à la fin.
character-shipowner = Armateur
character-shipowner-help = { coins-owner-fee } sur chaque départ payé, { points-shipowner-each } par expédition revenue.
character-bishop = Évêque
character-bishop-help = { points-bishop-each } à la fin par église et pour la Cathédrale.
character-architect = Architecte
character-architect-help = { points-architect-each } à la fin pour chacun de ces bâtiments debout : Port, Fort, Cathédrale, Palais.
character-governor = Gouverneur
character-governor-help = { points-governor-end } à la fin, et { points-governor-each } par quartier possédant { box-governor-kinds } des cinq sortes de bâtiments nobles.
item-coin = pièce
item-wood = bois
item-stone = pierre
item-precious = ressource précieuse
item-cannoneer = Canonnier
item-general = Général
item-road-builder = Bâtisseur de routes
item-defender = Défenseur
item-master-stonecutter = Maître tailleur de pierre
item-master-carpenter = Maître charpentier
item-master-artisan = Maître artisan
item-master-merchant = Maître marchand
item-shipowner = Armateur
item-bishop = Évêque
item-architect = Architecte
item-governor = Gouverneur
enemy-natives = autochtones
enemy-pirates = pirates
source-ladders = bâtiments majeurs
source-buildings = bâtiments mineurs
source-churches = églises
source-expeditions = expéditions
source-raids = pillages
source-defence = défense de la ville
source-fines = amendes
phase-placement = placement
phase-ladders = constructions
phase-effects = effets
phase-recruitment = recrutement
phase-combat = combat
phase-year-end = fin d’année
phase-end = fin de partie

## Ce qui se passe

event-year-began = L’année { $year } commence.
event-turn-began = { $seat } : { $phase }.
event-placed = { $seat } place un ouvrier en { $cell }.
event-expropriated = { $discs ->
        [1] { $seat } exproprie { $cell } avec { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }, dont un rentre aussitôt : { $player } reprend un ouvrier.
       *[other] { $seat } exproprie { $cell } avec { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }, dont un rentre aussitôt : { $player } reprend { $discs } ouvriers.
    }
event-contributed = { $seat } occupe la case { $space } de l’échelle ({ $ladder }).
event-staffed = { $discs ->
        [1] { $seat } envoie un ouvrier : { $column }.
       *[other] { $seat } envoie { $discs } ouvriers : { $column }.
    }
event-sent = { $seat } envoie un ouvrier : { $area }.
event-applied = { $seat } sollicite : { $character }.
event-departure-paid = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour le départ du bateau.
event-fee-received = L’armateur rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $seat }.
event-paid = { $seat } paie{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } bois
    }{ $stone ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone ->
            [one] { $stone } pierre
           *[other] { $stone } pierres
        }
    }{ $precious ->
        [0] {""}
       *[other] { $wood ->
            [0] { $stone ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $precious ->
            [one] { $precious } ressource précieuse
           *[other] { $precious } ressources précieuses
        }
    }.
event-bought = { $seat } achète pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $resource }.
event-offered = { $seat } fait une offre à { $player }.
event-offered-what = { $seat } offre à { $player } : { $give } contre { $want }.
event-offer-dropped = { $seat } renonce à une offre à { $player }.
event-offer-accepted = { $seat } accepte ce que propose { $player }.
event-offer-accepted-what = { $seat } accepte, donne à { $player } { $want } et reçoit { $give }.
event-offer-rejected = { $seat } refuse ce que propose { $player }.
event-countered = { $seat } voudrait plus que ce que propose { $player }.
event-handed = { $seat } remet à { $player } : { $item }.
event-ladder-filled = { $seat } remplit la dernière case : { $ladder }.
event-ladder-paid = Échelle achevée : { $ladder }. { $seat } reprend { $discs ->
        [1] un ouvrier
       *[other] { $discs } ouvriers
    }.
event-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
event-raised = { $seat } construit en { $cell } : { $building }.
event-removed = { $seat } fait démolir en { $cell } : { $building }.
event-wall-built = { $seat } construit un mur : { $edge }.
event-road-built = { $seat } pose un tronçon de route ({ $line }).
event-district-joined = Le quartier { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    } est relié à la Plaza Mayor.
event-ship-returned = Le bateau revient d’Espagne ({ $year }).
event-expedition-paid = Pour sa cargaison, { $seat } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-ship-left = Le bateau part pour l’Espagne ; retour en { $year }.
event-received = { $seat } reçoit 1 { $resource } ({ $character }).
event-produced = { $seat } obtient 1 { $resource } ({ $column }).
event-farmed = { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } par l’agriculture.
event-crafted = { $seat } change 1 { $resource } en ressource précieuse.
event-loaded = { $seat } charge à bord : { $resource }.
event-built = { $seat } construit en { $cell } : { $building }.
event-worked = { $seat } change { box-workshop-pays } { $resource } en { $amount } ({ $building }, { $cell }).
event-sold = { $seat } vend pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $resource } ({ $building }, { $cell }).
event-prayed = { $seat } fait un don à l’église en { $cell }.
event-acquired = { $seat } engage pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $character }.
event-fined = { $coins ->
        [0] { $seat } ne peut pas payer ce personnage ({ $character }) et subit une amende.
        [one] { $seat } ne peut pas payer ce personnage ({ $character }) : { $coins } pièce d’amende.
       *[other] { $seat } ne peut pas payer ce personnage ({ $character }) : { $coins } pièces d’amende.
    }
event-went-home = { $discs ->
        [1] { $seat } reprend un ouvrier ({ $cell }).
       *[other] { $seat } reprend { $discs } ouvriers ({ $cell }).
    }
event-recalled = { $discs ->
        [1] { $seat } reprend un ouvrier.
       *[other] { $seat } reprend { $discs } ouvriers.
    }
event-war-rolled = Les dés de l’attaque : { $first } et { $second }.
event-attack = { $seat } mène les { $enemy } contre la ville, au nombre de { $enemies }.
event-mustered = Leur nombre : pour les joueurs qui défendent { $players }, pour { $kind } { $workers }, en plus { $extra }.
event-no-way-in = Les { $enemy } ne trouvent aucun passage vers la ville ; { $seat } les aurait menés.
event-staged = Un ennemi se rassemble devant { $edge }.
event-betted = { $enemies ->
        [0] { $seat } ne tire pas au canon.
        [1] { $seat } parie sur 1 ennemi au canon.
       *[other] { $seat } parie sur { $enemies } ennemis au canon.
    }
event-cannons-rolled = { $hits ->
        [0] Les canons manquent leur cible
        [1] Les canons touchent 1 ennemi
       *[other] Les canons touchent { $hits } ennemis
    } : { $first } et { $second } aux dés, il fallait { $needed }.
event-shot = { $seat } abat un ennemi devant { $edge }.
event-recruited = { $coins ->
        [0] { $seat } recrute en { $cell }{ $quarters }.
        [one] { $seat } recrute en { $cell } pour { $coins } pièce{ $quarters }.
       *[other] { $seat } recrute en { $cell } pour { $coins } pièces{ $quarters }.
    }
event-round-began = Tour de combat { $round }.
event-entered = { $discs ->
        [1] Un ennemi seul entre par { $edge }.
        [2] Une paire d’ennemis entre par { $edge }.
       *[other] Un trio d’ennemis entre par { $edge }.
    }
event-marched = { $discs ->
        [1] { $seat } déplace un pion seul de { $start } vers { $cell }.
        [2] { $seat } déplace une paire de { $start } vers { $cell }.
       *[other] { $seat } déplace un trio de { $start } vers { $cell }.
    }
event-marched-way = { $discs ->
        [1] { $seat } déplace un pion seul de { $cell-from } vers { $cell }.
        [2] { $seat } déplace une paire de { $cell-from } vers { $cell }.
       *[other] { $seat } déplace un trio de { $cell-from } vers { $cell }.
    }
event-clashed = Bataille en { $cell } : { $enemies ->
        [one] { $enemies } ennemi
       *[other] { $enemies } ennemis
    } contre { $discs ->
        [one] { $discs } défenseur
       *[other] { $discs } défenseurs
    }.
event-battle = Pertes en { $cell } : { $enemies ->
        [0] aucun ennemi
        [1] 1 ennemi
       *[other] { $enemies } ennemis
    }, { $discs ->
        [0] aucun défenseur
        [1] 1 défenseur
       *[other] { $discs } défenseurs
    }.
event-lost = { $discs ->
        [1] { $seat } perd un ouvrier en { $cell }.
       *[other] { $seat } perd { $discs } ouvriers en { $cell }.
    }
event-razed = Destruction en { $cell } : { $building }. Un ennemi y est perdu.
event-merged = { $seat } réunit des groupes en { $cell } : { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} ensemble.
event-gave-up = { $discs ->
        [1] { $seat } sacrifie un pion en { $cell } pour un pas de plus.
       *[other] { $seat } sacrifie { $discs } pions en { $cell } pour un pas de plus.
    }
event-proposed = { $seat } consulte { $player } à propos de { $cell } : { $proposal } ?
event-agreed = { $seat } est d’accord.
event-refused = { $seat } refuse.
event-fight-ended = { $enemies ->
        [0] Le combat est fini ; il ne reste aucun ennemi.
        [1] Le combat est fini ; le dernier ennemi se retire.
       *[other] Le combat est fini ; { $enemies } ennemis se retirent.
    }
event-withdrew = { $seat } rappelle un ouvrier de { $cell }.
event-marker-moved = Menace ({ $enemy }) : { $start } → { $value }.
event-order-changed = Nouvel ordre du tour : { $seat } en position { $place }.
# La même chose, dite à la personne concernée.
own-fee-received = L’armateur vous rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
own-ladder-paid = Échelle achevée : { $ladder }. Vous reprenez { $discs ->
        [1] un ouvrier
       *[other] { $discs } ouvriers
    }.
own-expedition-paid = Pour la cargaison, vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
own-went-home = { $discs ->
        [1] Vous reprenez un ouvrier ({ $cell }).
       *[other] Vous reprenez { $discs } ouvriers ({ $cell }).
    }
own-recalled = { $discs ->
        [1] Vous reprenez un ouvrier.
       *[other] Vous reprenez { $discs } ouvriers.
    }
own-no-way-in = Les { $enemy } ne trouvent aucun passage vers la ville ; vous les auriez menés.
own-order-changed = Nouvel ordre du tour : vous êtes en position { $place }.
# La même chose, dite à qui elle arrive.
event-offered-you = { $seat } vous fait une offre.
event-offered-what-you = { $seat } vous offre : { $give } contre { $want }.
event-offer-dropped-you = { $seat } renonce à vous faire une offre.
event-offer-accepted-you = { $seat } accepte votre offre.
event-offer-accepted-what-you = { $seat } accepte votre offre : vous donnez { $give } et recevez { $want }.
event-offer-rejected-you = { $seat } refuse votre offre.
event-countered-you = { $seat } voudrait plus que ce que vous proposez.
event-handed-you = { $seat } vous remet : { $item }.
event-proposed-you = { $seat } vous consulte à propos de { $cell } : { $proposal } ?
event-expropriated-you = { $discs ->
        [1] { $seat } exproprie { $cell } avec { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }, dont un rentre aussitôt : vous reprenez un ouvrier.
       *[other] { $seat } exproprie { $cell } avec { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }, dont un rentre aussitôt : vous reprenez { $discs } ouvriers.
    }
event-game-ended = La dernière année s’achève.
news-war-rolled = Les dés montrent { $first } et { $second } : personne n’attaque.
news-turn-began = { $seat } commence.
news-own-turn-began = Vous commencez.

## Décompte

# Ce qui change les points, en trois mots.
terse-built = { $building }, { $cell }
terse-raised = { $building }, { $cell }
terse-removed = Démoli : { $building }
terse-razed = Détruit : { $building }, { $cell }
terse-ladder-paid = Achevé : { $ladder }
terse-prayed = Église, { $cell }
terse-acquired = { $character }
terse-fined = Amende : { $character }
terse-battle = Bataille, { $cell }
terse-lost = Ouvriers perdus, { $cell }
terse-expedition-paid = Cargaison d’Espagne
terse-departure-paid = Départ du bateau
terse-fee-received = Armateur
terse-farmed = Agriculture
terse-sold = Vend : { $resource }
terse-bought = Achète : { $resource }
terse-recruited = Recrue, { $cell }
terse-road-built = Route
terse-wall-built = Mur

# Une étape sans points, faite tant de fois, en quelques mots ; ce qu’elle rapporte et coûte d’autre est montré à côté.
step-placed = { $times ->
    [1] ouvrier en { $cell }
   *[other] { $times } ouvriers en { $cell }
}
step-staffed = { $column } : { $discs ->
    [1] { $times ->
        [1] un ouvrier
       *[other] { $times } ouvriers
    }
   *[other] { $discs } ouvriers
}
step-sent = { $area } : { $times ->
    [1] un ouvrier
   *[other] { $times } ouvriers
}
step-applied = sollicite : { $character }
step-contributed = { $ladder }, case { $space }
step-bought = achète 1 { $resource }
step-loaded = charge 1 { $resource }

score-ladders = Bâtiments majeurs
score-ladders-help = Cases des échelles achevées, et l’achèvement du Fort ou du Port.
score-buildings = Bâtiments mineurs
score-buildings-help = Places, monuments, jardins, casernes et églises que vous avez construits.
score-churches = Églises
score-churches-help = Dons aux églises.
score-expeditions = Expéditions
score-expeditions-help = Cargaison vendue en Espagne, et la part de l’armateur.
score-raids = Pillages
score-raids-help = Bâtiments détruits quand vous meniez l’ennemi.
score-defence = Défense de la ville
score-defence-help = Ennemis que vous avez détruits et ouvriers perdus en défendant la ville.
score-fines = Amendes
score-fines-help = Perdus pour des personnages sollicités que vous n’avez pas pu payer.
score-money = Argent
score-money-help = { -points(n: 1) } par { coins-a-point }.
score-character-cannoneer = Canonnier
score-character-cannoneer-help = { character-cannoneer-help }
score-character-general = Général
score-character-general-help = { character-general-help }
score-character-road-builder = Bâtisseur de routes
score-character-road-builder-help = { character-road-builder-help }
score-character-defender = Défenseur
score-character-defender-help = { character-defender-help }
score-character-master-stonecutter = Maître tailleur de pierre
score-character-master-stonecutter-help = { character-master-stonecutter-help }
score-character-master-carpenter = Maître charpentier
score-character-master-carpenter-help = { character-master-carpenter-help }
score-character-master-artisan = Maître artisan
score-character-master-artisan-help = { character-master-artisan-help }
score-character-master-merchant = Maître marchand
score-character-master-merchant-help = { character-master-merchant-help }
score-character-shipowner = Armateur
score-character-shipowner-help = { character-shipowner-help }
score-character-bishop = Évêque
score-character-bishop-help = { character-bishop-help }
score-character-architect = Architecte
score-character-architect-help = { character-architect-help }
score-character-governor = Gouverneur
score-character-governor-help = { character-governor-help }
score-district-1 = Maisons du quartier I
score-district-1-help = Chaque maison vaut { points-house } ; jardin, monument, église, caserne, Palais, Cathédrale et une route vers la Plaza Mayor y ajoutent, les bâtiments de production après le premier en retirent.
score-district-2 = Maisons du quartier II
score-district-2-help = { score-district-1-help }
score-district-3 = Maisons du quartier III
score-district-3-help = { score-district-1-help }
score-district-4 = Maisons du quartier IV
score-district-4-help = { score-district-1-help }
score-district-5 = Maisons du quartier V
score-district-5-help = { score-district-1-help }
score-district-6 = Maisons du quartier VI
score-district-6-help = { score-district-1-help }
score-district-7 = Maisons du quartier VII
score-district-7-help = { score-district-1-help }
score-district-8 = Maisons du quartier VIII
score-district-8-help = { score-district-1-help }

analysis-houses = Maisons
analysis-huts = Huttes
analysis-characters = Personnages
analysis-courted = Personnages sollicités
analysis-workers-home = Ouvriers en réserve
analysis-workers-town = Ouvriers en ville
analysis-workers-works = Ouvriers aux bâtiments majeurs
analysis-workers-mine = Ouvriers à la Mine
analysis-workers-forest = Ouvriers en Forêt
analysis-workers-agriculture = Ouvriers à l’Agriculture
analysis-workers-crafts = Ouvriers à l’Artisanat
analysis-workers-dock = Ouvriers au Quai
analysis-workers-turn-order = Ouvriers pour l’ordre du tour

## Modes et options

mode-standard = { box-years-long } ans
mode-short = Partie courte : { box-years-short } ans
option-years = Durée
option-years-help = Combien d’années dure la partie.
option-years-20 = { box-years-long } ans, jusqu’en { box-last-long }
option-years-15 = { box-years-short } ans, jusqu’en { box-last-short }
option-bonus-adjust = Attaques adoucies
option-bonus-adjust-help = Le bonus d’ennemis est-il réduit quand on est nombreux ? { box-adjust-four } de moins à quatre, { box-adjust-five } de moins à cinq.
option-bonus-adjust-off = non
option-bonus-adjust-on = oui
option-count-workers = Ouvriers qui attirent l’ennemi
option-count-workers-help = Quels ouvriers comptent pour le nombre d’ennemis.
option-count-workers-city = ceux des défenseurs en ville
option-count-workers-whole-board = ceux de tous sur tout le plateau
option-attacker-rule = Qui attaque
option-attacker-rule-help = Qui, parmi ceux qui n’ont pas encore attaqué, mène l’ennemi.
option-attacker-rule-last-in-order = le dernier dans l’ordre
option-attacker-rule-lowest-points = celui qui a le moins de points
option-enemy-cap = Plafond d’ennemis
option-enemy-cap-help = Une attaque est-elle limitée par le nombre de pions de la boîte ?
option-enemy-cap-none = sans limite
option-enemy-cap-18 = { box-enemy-cap } ennemis
option-free-recall = Rappel des ouvriers
option-free-recall-help = Peut-on rappeler des ouvriers inactifs, sans effet ?
option-free-recall-off = non
option-free-recall-on = oui
option-idle-blocks = Les inactifs bloquent
option-idle-blocks-help = Les ouvriers inactifs gardent-ils leur place à la mine, en forêt, à l’agriculture et à l’artisanat ?
option-idle-blocks-on = oui
option-idle-blocks-off = non
option-pool-variant = Nombre de tuiles
option-pool-variant-help = Quelle édition fixe la réserve de tuiles d’églises et casernes et de marchés et compagnies.
option-pool-variant-french = française : { box-churches-french } et { box-markets-french }
option-pool-variant-hungarian = hongroise : { box-churches-hungarian } et { box-markets-hungarian }
option-roads-contiguous = Routes continues
option-roads-contiguous-help = Un nouveau tronçon doit-il toucher la Plaza Mayor ou une autre route ?
option-roads-contiguous-off = non
option-roads-contiguous-on = oui
option-points-floor = Points sous zéro
option-points-floor-help = Une amende peut-elle faire passer les points sous zéro ?
option-points-floor-zero = jamais sous zéro
option-points-floor-none = possible
option-fort-port-destructible = Fort et Port destructibles
option-fort-port-destructible-help = L’ennemi peut-il entrer dans le Fort et le Port et les détruire (sans points) ?
option-fort-port-destructible-off = non
option-fort-port-destructible-on = oui
option-fort-port-destructible-port = le Port seul
option-revert-to-place = Les places restent
option-revert-to-place-help = Un monument ou un jardin détruit redevient-il une place ?
option-revert-to-place-off = non
option-revert-to-place-on = oui
option-own-razing-scores = Détruire les siens
option-own-razing-scores-help = L’attaquant marque-t-il en détruisant ses propres huttes et maisons ?
option-own-razing-scores-on = oui
option-own-razing-scores-off = non
option-shipowner-points = Points de l’armateur
option-shipowner-points-help = Quand l’armateur marque pour les expéditions.
option-shipowner-points-on-return = à chaque retour pendant son service
option-shipowner-points-endgame-all = à la fin, pour toutes les expéditions
option-trade = Commerce libre
option-trade-help = Les joueurs peuvent-ils commercer entre eux ?
option-trade-on = oui
option-trade-off = non
option-max-offers = Offres par tour
option-max-offers-help = Combien d’offres un joueur peut commencer à son tour.
option-max-offers-3 = 3
option-max-offers-1 = 1
option-max-offers-2 = 2
option-max-offers-5 = 5
option-public-offers = Offres publiques
option-public-offers-help = Tous voient-ils ce qui est offert, ou seulement les deux joueurs concernés ?
option-public-offers-on = oui
option-public-offers-off = non
option-general-placement = Recrues du Général
option-general-placement-help = Quelles recrues du Général peuvent être placées dans tout bâtiment mineur.
option-general-placement-all = toutes
option-general-placement-extra-only = seulement la recrue supplémentaire
option-return-loading = Charger l’année du retour
option-return-loading-help = Un bateau qui revient peut-il être rechargé la même année ? Il repart au plus tôt l’année suivante.
option-return-loading-on = oui
option-return-loading-off = non
option-survivors = Survivants d’un combat
option-survivors-help = Les défenseurs restent-ils sur toute case où ils servent, ou seulement là où leur propriétaire pourrait placer un ouvrier ?
option-survivors-stay = restent là où ils servent
option-survivors-in-reach = seulement à la portée du propriétaire
option-ring-removal = Plus de case libre autour de la Plaza Mayor
option-ring-removal-help = Ce que le Palais ou la Cathédrale peut remplacer quand toutes les cases autour de la Plaza Mayor sont construites.
option-ring-removal-minor = un bâtiment mineur
option-ring-removal-any = tout bâtiment, l’autre des deux compris
option-roads-without-pieces = Murs et routes sans éléments
option-roads-without-pieces-help = Peut-on encore commencer ces échelles, pour leurs points, quand aucun élément ne peut être posé ?
option-roads-without-pieces-allowed = oui
option-roads-without-pieces-closed = non

## La table en mots

show-year = { $year } (jusqu’en { $last }) : { $phase }
show-enemies = Menace : autochtones { $natives }, pirates { $pirates }
show-order = Ordre du tour : { $order }
show-player = Place { $seat } : { $points ->
        [one] { $points } point qui compte déjà pour les personnages
       *[other] { $points } points qui comptent déjà pour les personnages
    } ({ $total } si la partie finissait maintenant), { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, bois { $wood }, pierre { $stone }, ressources précieuses { $precious }, { $supply ->
        [one] { $supply } ouvrier en réserve
       *[other] { $supply } ouvriers en réserve
    }
show-ladder = { $ladder } : cases prises { $taken } sur { $spaces }{ $seats } ; libres : { $free }
show-ladder-built = { $ladder } : construction achevée
show-building = { $cell } : { $building }
show-dwelling = { $cell } : { $building } de la place { $seat }
show-discs = { $cell } : { $discs ->
        [one] { $discs } ouvrier
       *[other] { $discs } ouvriers
    } de la place { $seat }
show-walls = Murs : { $edges }
show-roads = Routes : { $lines }
show-ship-absent = Il n’y a pas encore de port.
show-ship-docked = Le bateau est à quai.
show-ship-away = Le bateau est en mer jusqu’en { $year }.
show-fight = Combat : la place { $seat } mène les { $enemy } ; ennemis restants : { $enemies } ; tour de combat { $round }
show-staged = Devant { $edge } : { $enemies ->
        [one] { $enemies } ennemi
       *[other] { $enemies } ennemis
    }
show-enemy-group = { $cell } : { $enemies ->
        [one] { $enemies } ennemi
       *[other] { $enemies } ennemis
    }
show-group = { $cell } : pions des places, du dessus vers le dessous : { $seats }
show-space = { $space } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
show-column = { $column } : { $discs ->
        [0] tous les postes sont pris
        [one] le poste { $slot } est le prochain, { $discs } ouvrier pour une ressource
       *[other] le poste { $slot } est le prochain, { $discs } ouvriers pour une ressource
    }
show-staffed = { $column }, poste { $slot } : place { $seat }
show-area = { $area } : { $discs }
show-share = place { $seat } × { $discs }
show-free-characters = Personnages disponibles : { $characters }
show-character = { $character } ({ $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, exige { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
})
show-courted = { $character } : sollicité par la place { $seat }
show-district = Quartier { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    } : une maison vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $connected ->
        [1] , quartier relié à la Plaza Mayor
       *[other] {""}
    }
show-cargo = À bord : { $cargo } sur { $room } ({ $owners })
show-departure = Le départ est payé.
show-offer = La place { $seat } propose à la place { $player } : { $give }. En échange : { $want }.

## Le plateau à l’écran

board-coins = Pièces
board-wood = Bois
board-stone = Pierre
board-precious = Ressources précieuses
board-wood-help = Matériau de construction. Vient de la forêt, ou s’achète.
board-stone-help = Matériau de construction. Vient de la mine, ou s’achète.
board-precious-help = L’artisanat la tire du bois ou de la pierre. Pour les plus beaux bâtiments, et chère en Espagne.
amount-coin = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
amount-wood = { $amount } bois
amount-stone =
    { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
amount-precious =
    { $amount ->
        [one] { $amount } ressource précieuse
       *[other] { $amount } ressources précieuses
    }
board-characters = Personnages
board-character = Coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, exige { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
}
board-key-coins = pièces
board-key-points = points
board-key-short = rouge : trop peu
board-lacks = Il vous manque : { $lack }
board-track = Points qui comptent déjà pour les personnages
board-total = si la partie finissait maintenant
board-track-help = Il y a deux sortes de points. Ceux-ci sont déjà marqués, et les personnages les exigent. Le grand nombre est le score si la partie finissait maintenant : il comprend aussi ce que seule la fin rapporte, pour les maisons, les personnages et l’argent.
board-needs = Des points qui comptent déjà pour les personnages, vous en avez { $have } sur { $needs } ; maisons, personnages et argent ne comptent qu’à la fin
board-lacks-points = { $points ->
    [one] { $points } point qui compte déjà pour les personnages
   *[other] { $points } points qui comptent déjà pour les personnages
}
board-chance = { $enemy } : menace { $value }, attaque cette année { $percent } %
board-chance-short = { $enemy } { $percent } %
board-held = Appartient à { $seat }
board-next-year = Prend effet l’an prochain
board-used = L’apport de l’année est pris
board-enemies = Ennemis
board-enemies-help = En fin d’année, on lance deux dés. Si leur total ne dépasse pas un marqueur, ces ennemis attaquent, avec autant d’ennemis en plus que l’indique le petit nombre. Un lancer vaut pour les deux ; s’il amenait les deux, ce sont les pirates qui viennent. Après un combat, le marqueur recule.
board-enemy-space = { $bonus ->
        [one] Menace { $value } : { $bonus } ennemi de plus
       *[other] Menace { $value } : { $bonus } ennemis de plus
    }
board-buildings = Bâtiments
board-tiles-left = { $tiles ->
        [one] { $tiles } tuile restante
       *[other] { $tiles } tuiles restantes
    }
board-pieces = Murs et routes en réserve : { $pieces }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-discs = { $discs ->
        [one] { $discs } ouvrier
       *[other] { $discs } ouvriers
    }
board-free = gratuit
board-or = ou
board-built = en place
board-finish = { $points ->
        [one] { $points } point de plus pour le joueur qui remplit la dernière case
       *[other] { $points } points de plus pour le joueur qui remplit la dernière case
    }
board-supply = { $discs ->
        [one] { $discs } ouvrier en réserve
       *[other] { $discs } ouvriers en réserve
    }
board-bid = { $discs ->
        [one] { $discs } misé pour l’ordre du tour
       *[other] { $discs } misés pour l’ordre du tour
    }
board-attacked = a mené une attaque
board-dwellings = { $tiles ->
        [one] { $tiles } tuile d’habitation restante
       *[other] { $tiles } tuiles d’habitation restantes
    }
board-bought = { $count ->
        [0] Rien d’acheté cette année : la première ressource coûte 1 pièce, chaque suivante une de plus
        [one] { $count } ressource achetée cette année : chaque suivante coûte une pièce de plus
       *[other] { $count } ressources achetées cette année : chaque suivante coûte une pièce de plus
    }
board-aboard = À bord
board-year = Année { $year }, la dernière est { $last }
board-cargo = Ressources à bord : { $cubes } sur { $room }
board-away = retour en { $year }
board-no-ship = pas encore de port
board-docked = à quai
board-paid = départ payé
board-voyages = { $voyages ->
        [one] { $voyages } voyage accompli
       *[other] { $voyages } voyages accomplis
    }
board-district = Quartier { $district } : une maison vaut { $points }
board-connected = Une route mène à la Plaza Mayor
board-walled = Le pourtour est fermé
board-houses = Maisons : { $houses }
board-new = Construction de cette année
board-waits = Un ouvrier attend ici pour en faire une maison : { price-house }
board-attack =
    { $enemy ->
        [pirates] Les pirates attaquent
       *[natives] Les autochtones attaquent
    }
board-fight-over = Le combat est terminé
board-led-by = menés par { $seat }
board-enemies-left = { $count ->
        [one] ennemi restant
       *[other] ennemis restants
    }
board-came = Ennemis venus
board-defends = Qui défend quoi
board-defends-nothing = aucun ouvrier en ville
board-defends-open = { $cell } : { $workers }
board-defends-place = { $cell }, { $building } : { $workers }
board-defends-theirs = { $cell }, { $building } de { $seat } : { $workers }
board-guests = Des ouvriers peuvent défendre ce qui n’est pas à eux : en combat ils entrent dans tout bâtiment, les recrues partent aussi d’une caserne, celles du Général de partout. Le bâtiment reste à son propriétaire.
kind-city = leurs ouvriers en ville
kind-whole-board = tous les ouvriers sur le plateau
quarters-home = {""}
quarters-barracks = , dans une caserne, ouverte à tous
quarters-anywhere = , où seules les recrues du Général peuvent partir
board-made-of-players = pour les joueurs qui défendent
board-made-of-city = pour leurs ouvriers en ville
board-made-of-whole-board = pour tous les ouvriers sur le plateau
board-made-of-extra = en plus, selon la menace
board-made-of-box = de trop pour la boîte
board-outside = hors de la ville
board-to-stage = à disposer
board-round = tour de combat
board-idle = tours de combat sans attaque
board-free-discs = recrues gratuites restantes
board-recruits = recrues payées
board-steps = { $discs ->
        [1] Seul : { $steps ->
            [one] { $steps } pas
           *[other] { $steps } pas
        }
       *[other] { $discs } ensemble : { $steps ->
            [one] { $steps } pas
           *[other] { $steps } pas
        }
    }
board-applies = { $seat } y a envoyé un ouvrier
board-activations = { $count ->
        [one] 1 activation cette année
       *[other] { $count } activations cette année
    }
board-ship = Le bateau
board-ship-help = Chaque ouvrier au quai charge jusqu’à { box-load } ressources. Plein ou payé ({ coins-fee }), le bateau part quand tous ont utilisé leurs ouvriers ; années jusqu’au retour : { box-years-away }. { ship-pays }
board-district-help = Une maison vaut { points-house }, plus ou moins selon ce qui se dresse dans son quartier. Les huttes ne comptent pas.
area-agriculture-help = Ici, { box-farmers } ouvriers d’un même joueur rapportent une pièce.
area-crafts-help = Chaque ouvrier ici change un bois ou une pierre en ressource précieuse.
area-dock-help = Chaque ouvrier ici charge jusqu’à { box-load } ressources à bord. Il faut le Port et le bateau à quai. { ship-pays }
area-turn-order-help = Les ouvriers envoyés ici sont une mise : le joueur qui mise le plus commence l’an prochain. À mises égales, l’ordre s’inverse.
column-mine-help = Le premier poste libre prend les ouvriers indiqués et donne une pierre.
column-forest-help = Le premier poste libre prend les ouvriers indiqués et donne un bois.
slot-mine-help = { column-mine-help }
slot-forest-help = { column-forest-help }
board-gives = { $seat } donne
amount-none = rien

## Cartes à lire

board-plaza = La Plaza Mayor
board-plaza-help = N’appartient à aucun quartier, et l’on n’y construit jamais. Les routes y mènent depuis les numéros des quartiers ; Palais et Cathédrale se dressent sur les cases qui l’entourent.
board-site = Emplacement : { $building }
board-start-zone = Zone de départ : ouverte à tous
board-plot-help = Vous pouvez placer un ouvrier ici si vous avez une hutte ou une maison à côté.
board-road = Route
board-road-help = Des tronçons de route du numéro d’un quartier à la Plaza Mayor le relient : chacune de ses maisons compte { points-connected } de plus, et ses bâtiments s’activent deux fois par an.
board-wall = Mur
board-wall-help = Aucun ennemi n’entre en ville par ici.
board-at-home-help = Vous pouvez en placer { box-placed } au plus par an. Ceux qui sont dehors et n’ont pas servi restent où ils sont.
board-homes-help = Huttes et maisons ouvrent les cases qui les entourent. Seules les maisons comptent à la fin.
board-attacked-help = Personne ne mène une deuxième attaque avant que tous en aient mené une.
board-tiles-left-help = Ils se construisent avec les mêmes tuiles.
board-pieces-help = Murs et routes se posent avec les mêmes éléments.
board-year-help = Ce qui se trouve entre les années accroît la menace : une plume celle des autochtones, une tête de mort celle des pirates.
board-symbol-F = Avant l’année suivante : autochtones +1
board-symbol-S = Avant l’année suivante : pirates +1
board-outside-help = Au premier tour de combat, ils entrent en ville par ici.
board-idle-help = { $rounds ->
    [one] Après { $rounds } tour de combat sans attaque, le combat est terminé.
   *[other] Après { $rounds } tours de combat de suite sans attaque, le combat est terminé.
}

## Tablettes et cartes

tray-works = Travaux
tray-people = Personnages
tray-prices = Coûts de construction
tray-ship = Bateau
tray-enemies = Ennemis
board-at-home = Ouvriers en réserve
board-homes = Habitations
board-next-price = Prochain achat
board-inside = en ville
board-still-moving = { $groups ->
        [one] { $groups } groupe à déplacer
       *[other] { $groups } groupes à déplacer
    }
board-reach = Portée d’un groupe
board-press-in = là où ils entrent
board-when = { $year }, { $phase }
jump-round = Année
caption-round-began = { $year }, { $phase }, tour { $round }
when-year-began = { $year }
compose-trade = Commercer
compose-trade-title = Commerce
trade-with = Avec
trade-you-give = Vous donnez
trade-you-get = Vous recevez
trade-then = vous aurez alors { $amounts }
trade-of = sur { $amount }
trade-for = contre
trade-more = Un de plus : { $item }
trade-less = Un de moins : { $item }
trade-all-made = { $count ->
        [one] Une seule offre par tour, et elle est faite.
       *[other] Les { $count } offres de ce tour sont faites.
    }
trade-left = { $left ->
        [one] Dernière offre de ce tour
       *[other] Encore { $left } offres
    }
trade-clear = Vider
trade-ready = Offres prêtes
trade-ready-help = Un clic en inscrit une ci-dessous ; rien n’est encore envoyé.
trade-likely = probable
trade-maybe = peut-être
trade-put-together = Composer
trade-last-word = { $seat } préfère, et c’est son dernier mot :
trade-send = Envoyer à { $seat }
trade-quick-deal = { $seat } : vous donnez { $give } et recevez { $want }
sign-coin = { $count ->
    [one] pièce
   *[other] pièces
}
sign-wood = bois
sign-stone = { $count ->
    [one] pierre
   *[other] pierres
}
sign-precious = { $count ->
    [one] ressource précieuse
   *[other] ressources précieuses
}
sign-worker = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
sign-dice = aux dés, au moins

## La boîte

data-workers = Ouvriers
data-start = Au départ
data-years = Années
data-map = La ville
data-pieces = Pièces de la boîte
data-minor = Bâtiments
data-effects = Effets des bâtiments
data-ladder = Bâtiments majeurs
data-production = Production
data-ship = Bateau
data-character = Personnages
data-abilities = Effets des personnages
data-fine = Amende
data-enemies = Ennemis
data-combat = Combats
data-district = Valeur des maisons
data-field-workers = ouvriers
data-field-wood = bois
data-field-stone = pierre
data-field-precious = bien précieux
data-field-points = points
data-field-raze = rasé
data-field-on = se pose sur
data-field-pay = paiement
data-field-base = base
data-field-violet = violet
data-field-green = vert
data-field-finish = achèvement
data-field-pieces = pièces
data-field-cost = coût
data-field-needs = exige
data-field-end = à la fin
data-field-end-each = à la fin pour chaque
data-workers-each = de chaque joueur
data-workers-placed-a-year = placés par année
data-workers-on-a-cell = sur une case
data-start-coins = pièces de monnaie
data-start-last-wood = bois du dernier
data-start-last-stone = pierre du dernier
data-years-first = première année
data-years-long = partie longue
data-years-short = partie courte
data-years-symbols = symboles entre les années
data-map-columns = colonnes
data-map-districts = quartiers
data-map-fort-sites = emplacements du Fort
data-map-port-site = emplacement du Port
data-map-start-zone = zone de départ
data-map-plaza-ring = autour de la place
data-map-centres = centres des quartiers
data-map-walls = murailles
data-pieces-walls-and-roads = murailles et routes
data-pieces-dwellings = huttes et maisons
data-pieces-church-barracks = églises et casernes
data-pieces-market-company = marchés et compagnies
data-pieces-stonecutter-carpenter = tailleurs de pierre et charpentiers
data-pieces-place-monument-garden = places, monuments et jardins
data-pieces-church-barracks-hungarian = églises et casernes, édition hongroise
data-pieces-market-company-hungarian = marchés et compagnies, édition hongroise
data-effects-workshop-pays = un atelier prend
data-effects-workshop-gives = un atelier donne
data-effects-market-basic = marché, bois ou pierre
data-effects-market-precious = marché, bien précieux
data-effects-company-basic = compagnie, bois ou pierre
data-effects-company-precious = compagnie, bien précieux
data-effects-church-pays = une église prend
data-effects-church-points = points d’une église
data-effects-church-points-cathedral = points d’une église avec la Cathédrale
data-effects-activations = activations
data-effects-activations-connected = activations dans un quartier relié
data-effects-place-neighbours = voisins d’une place
data-production-three = à trois joueurs
data-production-four = à quatre joueurs
data-production-five = à cinq joueurs
data-production-farmers-for-a-coin = fermiers pour une pièce
data-ship-load-a-disc = cargaison d’un ouvrier
data-ship-room-a-player = place par joueur
data-ship-years-away = années de voyage
data-ship-fee = taxe
data-ship-owner-fee = part de l’Armateur
data-ship-basic-coins = bois ou pierre, pièces
data-ship-basic-points = bois ou pierre, points
data-ship-precious-coins = bien précieux, pièces
data-ship-precious-points = bien précieux, points
data-ship-triplet-coins = un de chaque, pièces
data-ship-triplet-points = un de chaque, points
data-abilities-cannon-roll = Canonnier : dés
data-abilities-cannon-points = Canonnier : points
data-abilities-general-discs = Général : recrues
data-abilities-general-points = Général : points
data-abilities-governor-kinds = Gouverneur : bâtiments nobles
data-fine-coins = pièces
data-fine-points = points
data-enemies-lowest = case la plus basse
data-enemies-highest = case la plus haute
data-enemies-natives-start = départ des autochtones
data-enemies-pirates-start = départ des pirates
data-enemies-back = recul
data-enemies-bonus = ennemis en plus
data-enemies-for-a-defender = par défenseur
data-enemies-adjust = ajustement
data-enemies-cap = nombre maximal d’ennemis
data-combat-steps = pas
data-combat-enemy-points = points par ennemi
data-combat-loss-points = points par perte
data-combat-cannon-base = canons, base
data-combat-free-recruits = recrues gratuites
data-combat-idle-rounds = rounds sans bataille
data-district-production = bâtiment de production
data-district-connected = quartier relié
data-district-coins-a-point = pièces pour un point
data-workers-each-note = A1 : dix disques, dont un marque pour toujours l’ordre du tour
data-start-last-wood-note = S-4 : en plus pour le dernier du premier ordre
data-years-short-note = D-60 : la partie courte d’une édition ultérieure
data-years-symbols-note = A8 : seul 1581 à 1582 est imprimé dans la règle ; la plume de 1580 à 1581 est déduite
data-map-fort-sites-note = deux cases sous la place, comme le dit la règle
data-map-port-site-note = la case à côté du bateau
data-map-centres-note = A2-4 : le coin où quatre cases se rejoignent, compté depuis le coin nord-ouest du plan
data-map-walls-note = A2-7 : murailles debout dès le départ
data-pieces-dwellings-note = de chaque couleur
data-effects-workshop-pays-note = A3-4 : tailleur de pierre et charpentier
data-effects-market-basic-note = pièces pour un bois ou une pierre
data-effects-church-pays-note = pièces
data-effects-activations-note = A3-5 : d’un bâtiment par année
data-ladder-roads-note = seul le total de 4 points est dans la règle
data-ship-owner-fee-note = de la taxe, à l’Armateur
data-abilities-cannon-roll-note = bonus du Canonnier aux dés
data-abilities-cannon-points-note = points du Canonnier par ennemi touché
data-abilities-general-points-note = par ennemi détruit en bataille
data-abilities-governor-kinds-note = parmi les cinq bâtiments nobles d’un quartier
data-enemies-back-note = cases dont recule un marqueur après son combat
data-enemies-bonus-note = ennemis en plus pour chaque case de la piste
data-enemies-adjust-note = facultatif : le bonus baisse à trois, quatre et cinq joueurs
data-enemies-cap-note = disques violets de la boîte ; une limite seulement par option (D-23)
data-combat-steps-note = d’un disque seul, d’une paire, d’un trio
data-district-production-note = chaque bâtiment de production après le premier
