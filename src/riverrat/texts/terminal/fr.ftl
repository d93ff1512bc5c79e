# Ce que dit la ligne de commande. Pour jouer dans le terminal, les clés commencent par terminal-.

## The games and their boxes
command-game = Jeu
command-title = Titre
command-players = Joueurs
command-modes = Modes
command-option = Option
command-choices = Choix, le plus courant d’abord
command-about = Ce qu’elle règle
command-game-line = { $name } : { $title }, de { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
command-modes-line = modes : { $modes }
command-option-line = option { $name } : { $choices }
command-datum = Donnée
command-value = Valeur
command-origin = Origine
command-note = Remarque
command-origin-rulebook = règle du jeu
command-origin-source = source
command-origin-inferred = déduite
command-origin-reconstructed = reconstituée
command-data-line = { $count ->
    [one] { $count } donnée : { $origins }
   *[other] { $count } données : { $origins }
}

## Positions and records
command-points-line = Points : { $points }
command-won = victoire
command-replay-over = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, partie terminée ; { $points }
command-replay-not-over = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, partie en cours ; { $points }

## Un nouveau jeu
command-new-game-folder = { $folder } écrit
command-new-game-register = { $file } a une ligne de plus
command-new-game-next = Ensuite : riverrat play { $name }, make check et docs/add-a-game.md

## Serving, checking, measuring
command-serving = Riverrat est à l’adresse { $address }
command-compiling = Chargement de { $game } ; ce que cette machine n’a pas encore compilé prend environ une minute, une seule fois
command-measuring = Mesure de { $what }
command-bytes = octets
command-weaker = Sans numba, les adversaires réfléchissent plus lentement et jouent moins bien.
command-unfit = Aucun réseau entraîné ne convient à ces règles : { $level } joue moins bien que d’habitude.
command-adapted = Le réseau de { $level } a été entraîné sur une autre boîte ou avec d’autres règles : { $level } joue peut-être moins bien que d’habitude.
bench-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, coups au hasard
bench-decisions = décisions par seconde
bench-steps = pas par seconde
bench-steps-processor = par seconde de processeur
bench-steps-checked = chacun vérifié
bench-tables = tables à la fois
bench-interpreted = interprété
bench-native = natif, { $cores ->
    [one] 1 cœur
   *[other] { $cores } cœurs
}
bench-slower = { $times } fois plus lent que le code natif
bench-copies = Copies par seconde : { $plain } en interprété, { $batch } par lots
bench-wasm-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, par seconde de processeur
bench-wasm-playouts = coups au hasard, décisions
bench-wasm-written = recherche, guide écrit à la main, simulations
bench-wasm-network = recherche, guidée par un réseau, simulations
bench-search-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
bench-simulations = simulations par seconde de processeur
bench-depth = décisions de profondeur
bench-guide-hand = recherche, guide écrit à la main
bench-guide-network = recherche, guidée par un réseau
bench-random-games = parties au hasard jusqu’à la fin
bench-start-first = premier démarrage : { $processor_s } s de processeur, { $clock_s } s à l’horloge
bench-start-cached = démarrage suivant : { $processor_s } s de processeur, { $clock_s } s à l’horloge
bench-server-title = { $game }, places : { $seats }, pendant { $seconds } s
bench-moves = coups par seconde
bench-delay = du clic à l’événement, en ms
bench-processor = temps de calcul par coup, en ms
bench-table-memory = mémoire d’une table avec ses connexions, en ko
bench-memory = mémoire totale, en Mo
bench-errors = erreurs
puzzles-checked = { $name } : { $count ->
    [one] { $count } énigme vérifiée
   *[other] { $count } énigmes vérifiées
}
bench-attacks-title = le plus lent de chaque sorte en secondes, avant l’attaque → pendant
bench-workers = processus
bench-click = clic
bench-page = page
bench-table = nouvelle table
bench-opponent = coup de l’adversaire
bench-hint = conseil
bench-look-back = retour en arrière
bench-told = ce qui a été dit à l’attaquant
fuzz-line = { $name } : décisions { $decisions }, parties { $games }, { $pace } par seconde, partie la plus longue { $longest }, passages par tous les modes et nombres de places { $rounds }
fuzz-violation = { $what } n’est plus vrai après :
parity-line = Parties comparées : { $compared }, différentes : { $differ }
think-share = part
think-chance = chances de gagner
think-ahead = points d’avance à la fin
think-points = points à la fin
simulate-line = Écrit dans { $file } : décisions { $rows }, parties { $games }, { $pace } par seconde

## Play in the terminal
terminal-welcome = { $game }. Chaque coup est enregistré.
terminal-help = Répondez par un numéro, ou par une action dans les mots de la partie enregistrée. Aussi : « ? » (la règle de cette question), « ? 2 » (ce qu’apporterait le choix 2), « ? mot » (ce que fait une carte ou une chose de ce nom), back (revenir à tous les choix), table (tout ce qui est sur la table), points, hint (les meilleurs coups, et pourquoi), undo (annuler), save [fichier], quit (quitter).
terminal-meanwhile = Les règles de { $game } sont en cours de compilation pour cette machine, une seule fois. D’ici là, les adversaires réfléchissent moins qu’ils ne pourraient.
terminal-chance = gagne à { $percent } %
terminal-ends-with = finit avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-you = Vous (place { $number })
terminal-seat = Place { $number }
terminal-says = { $name } : { $text }
terminal-saved = La partie est enregistrée dans { $file } ; reprenez-la avec --resume.
terminal-undone = Annulé.
terminal-number = Choisissez un numéro de 1 à { $most }.
terminal-points-change = Points : { $points }
terminal-unknown = La suite dépend du hasard ou d’une information cachée.
terminal-over = La partie est terminée.
terminal-winner = Victoire : { $names }
terminal-lost = Personne n’a gagné cette fois.
terminal-challenge = Défi réussi : { $challenge }
terminal-challenge-first = Une première à ce niveau !
terminal-ways = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
terminal-reveals = puis quelque chose d’inconnu est dévoilé
terminal-ends-turn = Votre tour se termine ainsi.
terminal-nothing-about = Rien ici ne porte le nom « { $word } ».
terminal-not-now = « { $action } » n’est pas un choix possible maintenant.
command-backed-up = { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }
command-restored = { $rows ->
    [one] { $rows } ligne rétablie
   *[other] { $rows } lignes rétablies
} depuis { $file }
command-deleted = Supprimé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
command-link = De retour sur un autre appareil, une fois, d’ici deux jours : { $link }
command-person = { $person } : { $task }
command-settled = Pour des règles à venir : { $tables ->
    [one] { $tables } table conservée
   *[other] { $tables } tables conservées
}

site-written = Le site est dans { $folder }, { $size } Mo. N’importe quel serveur statique peut le montrer.
