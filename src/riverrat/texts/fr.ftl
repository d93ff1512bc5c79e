# Ce que dit la maison sur chaque page, quel que soit le jeu. Les clés de la maison commencent par ui-.
nobody = personne

## Everywhere
ui-home = Riverrat, vers l’accueil
ui-close = Fermer
ui-back = Retour
ui-save = Enregistrer
ui-saved = Enregistré.
ui-send = Envoyer
ui-copy = Copier
ui-copied = Copié
ui-share = Partager
ui-retry = Réessayer
ui-loading = Un instant…
ui-play = Jouer
ui-look = Voir
ui-scores = Scores
ui-menu = Menu
ui-settings = Réglages
ui-language = Langue
ui-filter = Filtrer
ui-unreachable = Le serveur ne répond pas.
ui-colon = { " :" }
ui-choose-file = Choisir un fichier

## Getting about
ui-nav = Pages
ui-nav-play = Jouer
ui-nav-tables = Mes tables
ui-nav-records = Archives
ui-nav-rules = Règles
ui-nav-settings = Réglages
ui-to-lobby = Vers l’accueil
ui-to-lobby-help = Choisir un autre jeu

## The lobby
ui-lobby-title = À quoi joue-t-on ?
ui-no-games = Aucun jeu n’est encore installé.
ui-link-paste = Un lien ? Collez-le ici
ui-link-bad = Ce n’est pas un lien vers une table.
ui-join = Rejoindre
ui-players-range = { $most ->
    [one] { $most } joueur
   *[other] { $least } à { $most } joueurs
}
ui-play-solo = Solo
ui-play-against = Jouer contre { $names }
ui-play-more = Plus de places, règles maison
ui-play-starts = Commence dès que tout est là
ui-setup = Une table pour ce jeu
ui-seats = Places
ui-seat-number = Place { $number }
ui-seat-add = Ajouter une place
ui-seat-remove = Retirer une place
ui-seat-open = Place libre
ui-seat-free = attend quelqu’un
ui-seat-asked = pas encore de réponse
ui-seat-declined = décline cette fois
ui-seat-friend = Une personne invitée
ui-seat-friend-help = arrive par un lien
ui-seat-here = Joueur { $number }
ui-seat-here-help = sur cet écran
ui-seat-here-name = Nom du joueur { $number }
ui-seat-resigned = a abandonné
ui-sit-here = S’asseoir ici
ui-kind-open = Par lien
ui-kind-opponent = Ordinateur
ui-kind-me = Ici
ui-level = Niveau
ui-level-novice = Débutant : premières parties, des oublis
ui-level-club = Club : voit ce qui est proche, rapide
ui-level-expert = Expert : anticipe
ui-level-master = Maître : anticipe loin, prend son temps
ui-level-champion = Champion : réfléchit aussi longtemps qu’il veut
ui-level-random = joue au hasard
ui-level-playouts-100 = solide, réfléchit peu
ui-level-playouts-1000 = fort, réfléchit une seconde
ui-computer-1 = Odile
ui-computer-2 = Bruno
ui-computer-3 = Marie
ui-computer-4 = Tomás
ui-computer-5 = Juno
ui-computer-6 = Anselm
ui-computer-7 = Pilar
ui-computer-8 = Gaspard
ui-computer-9 = Inés
ui-computer-10 = Walpurga
ui-guest = Invité
ui-your-name = Votre nom
ui-house-rules = Règles maison
ui-mode = Variante
ui-hints = Conseils
ui-hints-help = Un ordinateur dit ce qu’il ferait.
ui-hints-on = Autorisés
ui-hints-off = Désactivés
ui-table-name = Nom de la table
ui-options-more = Autres réglages ({ $count }) et valeurs de votre boîte
ui-options-less = Moins de réglages
ui-option-by-mode = fixé par la variante
ui-own-data = Valeurs de votre boîte
ui-own-data-help = Un fichier TOML avec les valeurs que vous avez corrigées.
ui-setup-says = { $game } { $count ->
    [one] en solo
   *[other] à { $count }
}
ui-same-screen = Tous sur cet écran
ui-open-table = Commencer
ui-open-invite = Ouvrir et inviter
ui-tables-yours = À vous de jouer
ui-tables-others = Aux autres de jouer
ui-tables-open = Places libres
ui-tables-over = Terminées
ui-tables-asked = Encore une partie ?
ui-row-won = Victoire : { $names }
ui-row-nobody = Personne n’a gagné
ui-row-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
ui-tables-none = Pas encore de table. Choisissez un jeu ; une partie en solo commence en un clic.
ui-tables-all = Toutes les tables ({ $count })
ui-open-record = Ouvrir une partie enregistrée
ui-no-account = Pas de compte. Cet appareil se souvient de vous.

## Inviting and joining
ui-invite = Inviter
ui-invite-help = Envoyez ce lien ou faites-le scanner.
ui-invite-link = Lien vers cette table
ui-invite-local = Seul cet ordinateur peut ouvrir ce lien. Pour les autres : lancez le serveur avec --host 0.0.0.0 et ouvrez cette page par l’adresse de l’ordinateur dans votre réseau.
ui-invite-near = Pour les amis sous le même toit : cette adresse est valable dans votre réseau. Envoyez le lien ou faites-le scanner.
ui-invite-named = Ce lien n’est valable que sur votre ordinateur. Ouvrez cette page par son adresse dans votre réseau et invitez de là.
ui-network = Laisser venir mes amis du réseau
ui-network-open = Activé : les téléphones et ordinateurs du même réseau peuvent ouvrir cette table.
ui-network-shut = Désactivé : seul cet ordinateur peut ouvrir cette table.
ui-network-none = Pas encore de lien : seul cet ordinateur peut ouvrir cette table.
ui-network-who = Qui peut venir :
ui-network-who-help = les appareils du même réseau. À cette table, ceux qui ont le lien.
ui-network-sight = Ce qu’ils voient :
ui-network-sight-help = Riverrat, rien d’autre de cet ordinateur.
ui-network-inside = Pas Internet :
ui-network-inside-help = rien ne sort de votre réseau.
ui-network-until = Combien de temps :
ui-network-until-help = jusqu’à ce que vous le désactiviez ou fermiez Riverrat. Gardez cet ordinateur éveillé.
ui-network-trouble = Ça ne s’ouvre pas ? Vérifiez que l’autre appareil est sur le même réseau et que le pare-feu de cet ordinateur laisse passer le port { $port }.
ui-qr = Le lien en code QR
ui-join-title = Venez jouer à { $game }
ui-watch = Regarder
ui-watching = vous regardez
ui-waiting-title = { $game } : en attente de joueurs
ui-waiting-free = { $count ->
    [one] Une place est libre. La partie commence d’elle-même dès qu’elle est prise.
   *[other] { $count } places sont libres. La partie commence d’elle-même dès qu’elles sont prises.
}
ui-waiting-answers = { $count ->
    [one] La proposition est faite à { $names }. La partie commence d’elle-même dès que la réponse est oui.
   *[other] La proposition est faite à { $names }. La partie commence d’elle-même quand tous ont accepté.
}
ui-fill-computer = Faire jouer un ordinateur
ui-table-unknown = Cette table n’existe pas
ui-table-unreachable = La table est injoignable
ui-table-gone-help = Le lien est peut-être incomplet, ou le serveur a changé d’adresse.

## The table
ui-board = Plateau
ui-dock = La question
ui-rail = Journal, règles, discussion
ui-views = Vues
ui-tab-board = Plateau
ui-tab-players = Joueurs
ui-tab-log = Journal
ui-tab-rules = Règles
ui-tab-trays = Panneaux
ui-trays = Panneaux à côté du plateau
ui-drawer-log = Journal
ui-drawer-rules = Règles
ui-drawer-chat = Discussion
ui-drawer-timeline = Chronologie
ui-pace = Rythme des autres
ui-pace-slow = Lent
ui-pace-normal = Normal
ui-pace-fast = Rapide
ui-pace-instant = Immédiat
ui-since = Depuis votre tour
ui-since-show = Montrer
ui-since-count = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
ui-since-none = aucun point
ui-since-times = { $words } ({ $times ->
    [2] deux fois
   *[other] { $times } fois
})
ui-you-short = Vous
ui-replay = Revoir
ui-got-it = Compris
ui-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
ui-elsewhere = Ailleurs
ui-fold = Réduire à une ligne
ui-players = Joueurs
ui-turn = Tour { $turn }
ui-you = vous
ui-you-to-move = à vous de jouer
ui-to-move = doit jouer
ui-thinks = réfléchit
ui-away = pas là
ui-away-name = { $name } n’est pas là.
ui-replace = Faire jouer un ordinateur pour { $name }
ui-your-turn = À vous de jouer
ui-catch-up = Aller au présent
ui-waiting-for = À { $name } de jouer
ui-thinking = { $name } réfléchit
ui-answers-within = répond en { $seconds } s au plus
ui-choices = { $count ->
    [one] Un choix.
   *[other] { $count } choix.
}
ui-ways = { $text } ({ $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
})
ui-several-ways = { $count ->
    [one] { $count } possibilité à partir d’ici.
   *[other] { $count } possibilités à partir d’ici.
}
ui-tip = Cliquez sur un lieu éclairé, ou choisissez ici.
ui-tip-tap = Touchez un lieu éclairé : une fois pour voir, deux fois pour choisir.
ui-tip-placing = Maj + clic : tous ceux qui conviennent. Clic droit : en reprendre un.
ui-rule-for-this = La règle pour cette question
ui-preview-total = Vos points : { $before } → { $after }
ui-preview-reveals = Dévoile quelque chose d’inconnu.
ui-preview-reveals-what = { $what }.
ui-preview-ends = Termine votre tour.
ui-points-short = { $count ->
    [one] pt
   *[other] pts
}
ui-comes-later = plus tard
ui-struck = (pas disponible pour l’instant)
ui-confirm-ends = Cela termine votre tour : impossible de revenir en arrière.
ui-confirm-over = Cela termine la partie.
ui-confirm-last = La fin de la partie approche : c’est peut-être votre dernier tour.
ui-confirm-reveals = Cela dévoile quelque chose : impossible de revenir en arrière.
ui-confirm-reveals-what = { $what } : impossible de revenir en arrière.
ui-confirm-off = Ne plus demander avant un coup
ui-do-it = Confirmer
ui-left-undone = Inutilisé :
ui-not-done = Non exécuté : { $what }.
ui-not-yet = Pas encore
ui-placed = Placés
ui-take-back = Reprendre : { $what }
ui-spread = { $count ->
    [one] Placer le dernier n’importe où
   *[other] Répartir les { $count } restants
}
ui-hold-stop = Ne plus tenir
ui-undo = Annuler
ui-undo-all = Annuler le tour
ui-undo-all-sure = Annuler vraiment tout le tour ?
ui-undo-turn = Impossible de remonter avant le début de votre tour.
ui-undo-nothing = Rien à annuler pour l’instant.
ui-undo-revealed = Impossible de remonter plus haut : ce qui est vu est vu.
ui-undo-other = Quelqu’un d’autre a joué depuis.
ui-hint = Conseil
ui-hint-none = Aucun conseil trouvé. Redemandez dans un instant.
ui-hint-then = Ensuite : { $moves }.
ui-hint-why = Ce qu’il apporte de plus que le deuxième choix :
ui-hint-chances = Chances de gagner
ui-hint-points = Points à la fin
ui-hint-why-not = Pourquoi pas ?
ui-hint-against = Ce que le meilleur coup vous apporte de plus que celui-ci :
ui-hint-unfold = Pourquoi ?
ui-hint-play = Jouer ce coup
ui-look-deeper = Approfondir
ui-look-deeper-help = Y réfléchir plus longtemps pour des chances plus sûres
ui-foot-release = Riverrat { $version }, { $commit }
ui-about-privacy = Confidentialité
ui-about-imprint = Mentions légales
ui-about-nothing = Les responsables de cette maison n’ont encore rien écrit ici.
ui-refused-stale = La table a changé entre-temps. Regardez de nouveau.
ui-refused-illegal = Ce n’est pas possible ici.
ui-refused-not-yours = Ce n’est pas à vous de décider.
ui-refused-undo = Cela ne peut pas être annulé.
ui-refused-readonly = Cette table est en lecture seule.
ui-refused-over = La partie est finie.
ui-refused-too-many = Un instant, s’il vous plaît.
ui-refused-no-hints = Cette table se joue sans conseils.
ui-refused-not-seated = Seuls les joueurs de la table peuvent discuter.
ui-refused-no-house = { ui-local-failed }
ui-refused-offline = Le serveur ne répond pas.
ui-refused-taken = Cette place est prise.
ui-refused-not-host = Seule la personne qui a ouvert la table peut le faire.
ui-refused-not-started = La partie commence quand toutes les places sont prises.
ui-refused-running = Ce sera possible une fois la partie finie.
ui-refused-present = Seule la personne assise ici peut libérer cette place ; les autres le peuvent après une longue absence.
ui-refused-resigned = La personne assise ici a abandonné.
ui-refused-not-asked = Cette place est réservée à quelqu’un d’autre.
ui-refused-no-invite = Cette invitation n’est pas pour cette table.
ui-refused-no-table = Cette table n’existe pas.
ui-refused-too-many-tables = Vous avez autant de tables que ce serveur en permet : terminez-en ou quittez-en d’abord quelques-unes.
ui-refused-nobody = Il faut quelqu’un pour jouer : donnez un nom et prenez place.
ui-refused-malformed = C’est inutilisable : vérifiez ce que vous avez saisi.
ui-refused-bad-record = Cette partie enregistrée est illisible : { $detail }
ui-refused-bad-data = Ces valeurs ne conviennent pas : { $detail }
ui-refused-bad-option = Ces réglages ne conviennent pas : { $detail }
ui-refused-too-long = C’est trop long.
ui-refused-too-large = C’est trop volumineux.
ui-refused-no-code = Ce code a déjà servi ou n’est plus valable ; créez-en un autre.
ui-refused-lesson = Ce n’est pas possible dans une leçon.
ui-refused-puzzle = Le tour est fini : annulez-le pour réessayer.
ui-refused-too-many-channels = Vous recevez déjà assez d’avis : retirez d’abord une adresse.
ui-refused-too-many-boxes = Ce serveur utilise déjà autant de boîtes corrigées qu’il le peut.
ui-refused-not-offered = Ce serveur n’envoie pas de tels messages.
ui-refused-no-channel = Cette adresse est déjà retirée.
ui-refused-no-word = Ce lien a déjà servi, ou ne vient pas de nous.
ui-refused-unreachable = Cette adresse n’existe pas.
ui-refused-no-door = Cette maison a déjà été lancée pour d’autres, se trouve derrière un proxy, ou garde ses tables sur un serveur de base de données : c’est là que se décide comment on l’atteint.
ui-refused-no-network = Cet ordinateur n’est joignable sur aucun réseau local pour l’instant. Est-il connecté ?
ui-refused-not-at-home = Cela ne se change que sur l’ordinateur où tourne Riverrat.
ui-refused-inside = Cette adresse est dans un réseau que le serveur ne peut pas atteindre.
ui-refused-no-hint = Aucun conseil trouvé. Redemandez dans un instant.
ui-refused-no-hint-yet = Pas encore de conseil : les règles sont encore en préparation pour une réflexion rapide. Redemandez dans une minute.
ui-refused-no-hint-in-time = Pas de conseil : la réflexion a pris trop de temps, le serveur a beaucoup à faire. Redemandez dans un instant.
ui-refused-no-analysis = Pas d’explication pour l’instant.
ui-refused-internal = Un problème est survenu sur le serveur ; il est noté dans son journal.
ui-refused-unavailable = La maison ne peut rien enregistrer pour l’instant ; rien n’est perdu, réessayez.
ui-refused-trying-again = La maison ne peut rien enregistrer pour l’instant. Votre coup n’est pas perdu : il est renvoyé.
ui-refused-banned = Cette maison ne vous laisse pas entrer. Adressez-vous à la personne qui la tient.
ui-refused-muted = Cette maison ne vous laisse rien dire pour l’instant. Adressez-vous à la personne qui la tient.
ui-refused-not-found = Il n’y a rien ici.
ui-refused-no-person = Personne de ce nom ne figure ici.
ui-refused-no-puzzle = Cette énigme n’existe pas.
ui-refused-not-kept = Il n’y a plus de place sur cet appareil, ou le navigateur n’en donne pas. Le coup n’a pas été joué. Enregistrez la partie ou faites de la place.
ui-refused-needs-server = Cela demande un serveur : la maison sur cet appareil est pour une seule personne.
ui-refused-bad-copy = Ce fichier n’est pas la copie d’un appareil, ou il est d’une autre version.
ui-refused-other = Cela n’a pas fonctionné : { $detail }
ui-lost = Connexion perdue, nouvel essai. Votre dernier coup est enregistré.
ui-readonly = Lecture seule : parcourez la partie, ou bifurquez pour jouer la suite.
notice-readonly = Cette table est en lecture seule.
notice-opponent-failed = Un ordinateur a eu un problème ; un autre, plus simple, le remplace.
notice-opponent-hurried = Le serveur a beaucoup à faire : un ordinateur a joué au premier coup d’œil.
ui-resign = Abandonner
ui-resign-as = Abandonner pour { $name }
ui-resign-ends = La partie s’arrête aussitôt. Impossible de revenir en arrière.
ui-resign-goes-on = Un ordinateur prend votre place, les autres continuent. Impossible de revenir en arrière.
ui-play-on = Continuer
ui-curtain = { $name }, prenez l’appareil.
ui-curtain-up = Je suis là
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-zoom-fit = Tout le plateau
ui-next-lit = Lieu éclairé suivant
ui-lead = { $gap ->
    [one] { $name } mène de { $gap } point.
   *[other] { $name } mène de { $gap } points.
}
ui-lead-tied = { $points ->
    [one] À égalité à { $points } point.
   *[other] À égalité à { $points } points.
}
ui-lead-shared = { $points ->
    [one] { $names } mènent avec { $points } point.
   *[other] { $names } mènent avec { $points } points.
}
ui-lead-why = Surtout : { $line }, +{ $gap }.

## Scores
ui-score-title = Les points à ce stade
ui-score-how = voir le détail
ui-total = Total
ui-score-none = Aucun point pour personne : { $lines }.
ui-most = le plus
ui-winner = gagne
ui-reconstructed-key = à côté d’une valeur : reconstituée, car nous ne l’avons pas vue imprimée.
ui-reconstructed = Reconstitué : cette valeur n’est pas certaine.
# the same for whoever hears the rules, after each such value
ui-reconstructed-short = valeur reconstituée
ui-reconstructed-note = Certaines valeurs de ce jeu sont reconstituées.
ui-reconstructed-which = Lesquelles ?

## History
ui-log = Journal
ui-log-empty = La partie commence.
ui-log-search = Chercher dans le journal
ui-log-nothing = Rien de tel dans le journal.
ui-log-table = La table
ui-log-revealed = impossible d’annuler au-delà
ui-log-older = Plus ancien
ui-log-newer = Plus récent
ui-just-now = dernier
ui-show-again = Revoir
ui-show-step = Montrer l’étape { $ply }
ui-step = Étape { $ply }
ui-step-word = Étape
ui-step-of = Étape { $ply } sur { $plies }
ui-timeline = Chronologie
ui-stride = Étape par étape ou tour par tour
ui-jump-step = Étape
ui-jump-turn = Tour
ui-jump-round = Manche
ui-jump-score = Points
ui-jump-before = { $name } : en arrière
ui-jump-after = { $name } : en avant
ui-speed = Vitesse
ui-first = Au début
ui-earlier = Une étape en arrière
ui-later = Une étape en avant
ui-play-through = Lire
ui-pause = Pause
ui-back-to-now = Retour à la partie
ui-to-the-end = À la fin
ui-looking = Retour en arrière : { $when }
ui-branch-here = Bifurquer d’ici
ui-branch-help = Une copie rien que pour vous, pour essayer autre chose.

## Rules and data
ui-rules = Règles
ui-rules-search = Chercher dans les règles
ui-rules-contents = Sommaire
ui-rules-none = Rien sur « { $words } ».
ui-rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.
ui-rules-whole = Toutes les règles
ui-rules-summary = Sur une page
ui-rules-print = Imprimer
ui-example-step = { $step } sur { $steps }
ui-example-next = Étape suivante
ui-example-back = Étape précédente
ui-example-again = Depuis le début
ui-data = Données de la boîte
ui-data-about = Chaque nombre du jeu et son origine. Si vous possédez la boîte, vous pouvez corriger une valeur et jouer avec.
ui-data-none = Rien ici.
ui-data-version = Règles version { $version }, données { $data }
ui-origin-reconstructed = reconstitué
ui-origin-inferred = déduit
ui-origin-source = d’une source
ui-origin-rulebook = règle du jeu
ui-origin-reconstructed-help = Inconnu de nous : choisi pour s’accorder à tout ce qui est connu et pour que les parties entre bons joueurs soient équitables (docs/balance.md).
ui-origin-inferred-help = Découle de quelque chose de connu.
ui-origin-source-help = Rapporté par quelqu’un qui a le jeu.
ui-origin-rulebook-help = Figure dans la règle imprimée.

## Chat
ui-chat = Discussion
ui-chat-say = Écrire un message
ui-chat-all = Toutes les lignes ({ $count })
ui-chat-less = Moins

## A finished game
ui-game-over = La partie est finie.
ui-last-moves = Derniers coups
ui-final-scores = Scores finaux
ui-over-wins = { $gap ->
    [one] { $name } gagne avec { $gap } point d’avance
   *[other] { $name } gagne avec { $gap } points d’avance
}
ui-over-you-win = { $gap ->
    [one] Vous gagnez avec { $gap } point d’avance
   *[other] Vous gagnez avec { $gap } points d’avance
}
ui-over-you-tiebreak = Vous gagnez au départage
ui-over-tiebreak = { $name } gagne au départage
ui-over-shared = { $names } gagnent ensemble
ui-over-resigned = { $name } gagne : { $count ->
    [one] { $other } abandonne
   *[other] { $other } abandonnent
}
ui-over-broken-off = Personne ne gagne : { $count ->
    [one] { $other } abandonne
   *[other] { $other } abandonnent
}
ui-over-solo = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-over-none = Personne ne gagne cette fois
ui-watch-again = Revoir la partie
ui-look-board = Voir le plateau
ui-rematch = Revanche
ui-rematch-go = Vers la revanche
ui-rematch-asks = { $name } propose une revanche.
ui-rematch-yes = Rejouer
ui-rematch-no = Pas maintenant
ui-rematch-declined = Vous avez décliné ; les autres le voient.
ui-achievements = Défis réussis
ui-chart = Points au fil du temps
ui-chart-none = La courbe ne peut pas être tracée pour l’instant.
ui-chart-lines = Courbe
ui-chart-table = Tableau
ui-chart-says = Points au fil du temps ; à la fin { $scores }
ui-moments = Tournants
ui-moment = { $when } : { $name } prend la tête.
ui-take = Garder une trace
ui-download-record = Partie enregistrée
ui-download-record-help = Chaque action, rejouable partout
ui-download-points = Points
ui-download-points-help = Étape par étape, en CSV
ui-share-replay = Partager la partie
ui-share-replay-help = Toute personne qui a le lien peut regarder
ui-share-record = Lien vers la partie
ui-share-record-help = Toute la partie est dans le lien : chacun peut l’ouvrir, partout
ui-print = Imprimer
ui-print-help = La feuille de score sur papier

## Records
ui-houses = Maisons
ui-house-here = Sur cet appareil
ui-house-here-about = Ni serveur ni compte. Fonctionne sans réseau, enregistré ici.
ui-house-friends = Entre amis
ui-house-friends-about = Par un lien, sur un serveur ou votre propre réseau.
ui-house-friends-how = Amis, avis et clubs demandent un serveur : l’un de vous lance Riverrat (riverrat serve) et envoie un lien aux autres. Une partie jouée ici s’y emporte sous forme d’enregistrement.
ui-local-getting = Le reste arrive : { $have } sur { $of } Mo
ui-local-seconds = { $seconds } s jusqu’ici. L’accueil est déjà utilisable ; un clic est retenu, et la partie commencera d’elle-même.
ui-local-python = Python
ui-local-house = Tables et règles
ui-local-opening = La maison s’ouvre
ui-local-opening-about = prend quelques secondes
ui-local-players = Ordinateurs : { $game }
ui-local-bytes = { $have } sur { $of } Mo
ui-local-missing = Les ordinateurs plus forts de { $game } n’ont pas pu être chargés. Ils joueront dès qu’il y aura un réseau ; Débutant et Club jouent sans.
ui-local-failed = La maison sur cet appareil n’a pas pu s’ouvrir : { $detail }
ui-local-offline = Fonctionne sans réseau
ui-kept = Enregistré sur cet appareil
ui-kept-about = { $count ->
    [0] Pas encore de partie. Ce que vous jouez reste dans ce navigateur seulement.
    [one] Une partie, { $size } Mo, dans ce navigateur seulement. En effacer les données la supprime.
   *[other] { $count } parties, { $size } Mo, dans ce navigateur seulement. En effacer les données les supprime.
}
ui-kept-refused = Ce navigateur ne donne pas de place ici : les parties durent autant que cet onglet. Gardez-en une copie avant de le fermer.
ui-kept-full = Il n’y a plus de place sur cet appareil : ce que vous faites maintenant n’est pas enregistré et ne compte pas. Gardez une copie de vos parties ou faites de la place ; la partie reprendra d’elle-même.
ui-kept-copy = Garder une copie
ui-kept-open = Ouvrir une copie
ui-kept-added = { $count ->
    [0] Rien de nouveau.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
 }
ui-renew = Une nouvelle version est là.
ui-renew-now = La charger
ui-record-title = Ouvrir une partie enregistrée
ui-record-help = Toute partie enregistrée par Riverrat : à revoir pas à pas, ou à reprendre de n’importe quel point.
ui-record-drop = Déposez un fichier ici ou cliquez pour en choisir un
ui-record-paste = Ou collez son texte, ou un lien qui la contient
ui-record-look = Regarder
ui-record-link-bad = Ce lien ne contient pas de partie.

## Settings
ui-theme = Thème
ui-theme-auto = Comme le système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-switch = Passer du clair au sombre
ui-motion = Animations
ui-motion-help = Les pièces se déplacent, les nombres défilent.
ui-motion-auto = Comme le système
ui-motion-on = Oui
ui-motion-off = Non
ui-colour = Ma forme
ui-colour-help = Sur cet appareil seulement.
ui-colour-seat = Selon la place
ui-colour-1 = disque vermillon
ui-colour-2 = carré bleu ciel
ui-colour-3 = triangle vert
ui-colour-4 = losange ambre
ui-colour-5 = étoile pourpre
ui-sound-on = Activer le son
ui-sound-off = Couper le son
ui-notices = M’avertir quand c’est mon tour
ui-set-sound = Son
ui-set-sound-help = Des notes brèves, propres à chaque jeu : à votre tour, pour les coups et les points.
ui-sound-offer = Jouer avec le son ?
ui-sound-yes = Activer le son
ui-sound-no = Non merci
ui-counting = On compte les points
ui-counting-help = Le classement change au fil du décompte. Le résultat n’est donné qu’à la fin.
ui-counting-line = { $line }, { $at } sur { $of }
ui-counting-click = Un clic n’importe où pour continuer.
ui-counting-pause = Pause
ui-counting-on = Continuer
ui-counting-skip = Aller au résultat
ui-set-celebrate = Fêter la fin
ui-set-celebrate-help = Quelques secondes quand une partie s’achève.
ui-set-notices = Notifications
ui-set-notices-help = Le navigateur vous prévient quand c’est à vous, même sur une autre page.
ui-set-confirm = Demander avant l’irréversible
ui-set-confirm-help = Le choix qui termine votre tour, marqué de flèches, et ce qui dévoile quelque chose, marqué d’un œil. Si quelque chose reste à faire ou si la partie se termine, on vous demande toujours.
ui-set-stepwise = Demander pas à pas
ui-set-stepwise-help = Chaque petite décision séparément.
ui-set-textonly = Des mots au lieu d’images
ui-set-textonly-help = Le plateau en listes, pour lecteurs d’écran et connexions lentes.
ui-set-keys = Raccourcis à une touche
ui-set-keys-help = 1 à 9 choisissent, Z annule, H conseille.
ui-set-curtain = Rideau sur écran partagé
ui-set-curtain-help = Cache la table pendant que l’appareil change de mains.
ui-devices = Autres appareils
ui-devices-help = Emportez votre nom et vos tables sur un autre appareil avec un code.
ui-devices-make = Créer un code
ui-devices-code = Saisissez-le sur l’autre appareil.
ui-devices-code-help = Valable une fois, quelques minutes.
ui-devices-enter = Un code d’un autre appareil
ui-devices-claim = Utiliser
ui-devices-done = Cet appareil est maintenant relié à votre nom.

## Keys
ui-keys = Clavier
ui-key-numbers = 1 à 9
ui-key-numbers-help = faire ce choix
ui-key-enter = Entrée
ui-key-enter-help = faire ce qui est sélectionné
ui-key-escape = Échap
ui-key-escape-help = retour, fermer
ui-key-z = Z
ui-key-z-help = annuler
ui-key-shift-z = Maj + Z
ui-key-shift-z-help = annuler seulement la dernière petite étape
ui-key-e = E
ui-key-e-help = dire oui, envoyer une offre
ui-key-g = G
ui-key-g-help = vers le plateau
ui-key-arrows = Flèches
ui-key-arrows-help = vers le choix ou le lieu suivant
ui-key-h = H
ui-key-h-help = conseil
ui-key-question = ?
ui-key-question-help = la règle pour cette question
ui-key-s = S
ui-key-s-help = points
ui-key-p = P
ui-key-p-help = joueurs
ui-key-l = L
ui-key-l-help = journal
ui-key-c = C
ui-key-c-help = discussion
ui-key-t = T
ui-key-t-help = chronologie
ui-key-step = { "" }, .
ui-key-step-help = une étape en arrière, en avant
ui-key-space = Espace
ui-key-space-help = lire la partie
ui-key-home = Début, Fin
ui-key-home-help = au début, au présent
ui-key-b = B
ui-key-b-help = bifurquer d’ici
ui-key-zoom = { "" }+ − F
ui-key-zoom-help = agrandir, réduire, tout le plateau
ui-key-m = M
ui-key-m-help = son

# Who sits where has changed
event-seat-person = { $seat } prend place.
event-seat-open = Une place est libre.
event-seat-opponent = { $seat } continue à cette place.
event-seat-replaced = { $seat } continue pour une personne absente depuis { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
event-seat-freed = Une place est libre : la personne qui l’occupait est absente depuis { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
event-seat-resigned = { $seat } abandonne.

ui-analyse = Analyser
ui-analysis = Analyse
ui-analysis-chart = Chances de gagner au fil de la partie, en %
ui-analysis-best = Meilleur
ui-analysis-played = Joué
ui-analysis-best-played = Meilleur, et joué
ui-analysis-choice = La décision affichée
ui-analysis-at = { $when } : { $name }
ui-analysis-cost = a coûté { $percent } %
ui-analysis-cost-points = a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-analysis-fine = rien de nettement mieux
ui-analysis-why = Le meilleur face au coup joué :
ui-analysis-made = (joué)
ui-analysis-moves = Coups
ui-analysis-filter-all = Tous
ui-analysis-filter-turning = Tournants
ui-analysis-filter-mine = Les miens
ui-analysis-better = Mieux : { $move }
ui-analysis-none = Aucun.
ui-analysis-not-yet = Pas encore étudié.
ui-analysis-tip = Choisissez un coup, ou glissez le long de la courbe.
ui-analysis-earlier = Au coup précédent
ui-analysis-later = Au coup suivant
ui-analysis-turning-earlier = Au tournant précédent
ui-analysis-turning-later = Au tournant suivant
ui-analysis-branch = Continuer d’ici
ui-analysis-working = Coup { $done } sur { $of }
ui-analysis-reading = Lecture de la partie…
ui-analysis-weaker = Étudié sans règles compilées : moins sûr.
ui-analysis-stop = Arrêter
ui-analysis-go-on = Poursuivre
ui-analysis-board = Toute la table à ce moment
ui-weaker-interpreted = Joue moins bien ici : les règles ne sont pas compilées.
ui-weaker-interpreted-short = moins fort : règles non compilées
ui-weaker-unfit-short = moins fort : aucun réseau ne convient
ui-weaker-unfit = Joue moins bien ici : aucun réseau entraîné ne convient à ces règles.
ui-weaker-adapted-short = entraîné sur une autre boîte
ui-weaker-adapted = Joue peut-être moins bien ici : son réseau a été entraîné sur une autre boîte ou avec d’autres règles.

analysis-now = { $line } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus tout de suite
analysis-now-less = { $line } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins tout de suite
analysis-has-more = { $what } : { $count } de plus
analysis-has-less = { $what } : { $count } de moins
analysis-gains = { $line } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
analysis-gives-up = { $line } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins
analysis-points = En tout, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin
analysis-rival = Pour l’adversaire le plus fort, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins à la fin
analysis-lead = Face à l’adversaire le plus fort, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance en plus à la fin
analysis-soon = { $what } : environ { $count } de plus à la fin du tour
analysis-sooner = La partie finit environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} plus tôt
analysis-longer = La partie dure environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de plus
analysis-later = Il vient de toute façon juste après le meilleur coup
analysis-before = L’autre vient de toute façon juste après
analysis-chance = Rien ne décide à soi seul : en tout, il gagne { $percent ->
    [one] { $percent } partie
   *[other] { $percent } parties
} sur 100 de plus
analysis-even = Rien de notable : les deux se valent à peu près
analysis-only = Il n’y a pas d’autre choix
analysis-sensible = Aucun autre choix n’a de sens ici
analysis-alike = Quel que soit votre choix, cela revient au même
analysis-sensible-alike = Tout ce qui a du sens ici revient au même
analysis-coins = pièces

## Leçons

lesson-over = Il n’y a plus rien à faire sur le plateau dans ce chapitre. Lisez la suite ici.
ui-guide = Le guide
ui-guide-chapter = { $number } sur { $chapters }
ui-guide-skips = Une autre position, quelques coups plus tard : le plateau a changé, et peut-être aussi ce que vous avez.
ui-guide-done = Bien joué
ui-guide-back = Retour
ui-guide-next = Suite
ui-guide-right = Exact !
ui-guide-next-chapter = Chapitre suivant
ui-guide-play = Jouer une partie
ui-guide-leave = Quitter la leçon
ui-guide-leave-ask = Quitter la leçon ?
ui-guide-leave-help = Vous revenez à l’accueil, où vous pourrez la reprendre.
ui-guide-stay = Rester
ui-guide-tray = Ouvrir le panneau : { $tray }
ui-guide-yours = À vous de jouer
ui-learn = Apprendre en jouant
ui-learn-going = La première partie guidée
ui-learn-done = Vous connaissez le jeu
ui-learn-begin = Commencer la première partie guidée
ui-learn-on = Continuer : { $chapter }
ui-learn-again = Rejouer la partie guidée
ui-learn-chapters = Chapitres terminés : { $done } sur { $all }
ui-learn-ticked = terminé
ui-tips = Astuces
ui-tips-read = Compris
ui-tips-off = Plus d’astuces

## Puzzles

ui-nav-puzzles = Énigmes
ui-puzzles-about = Un tour, une meilleure réponse : jouez-le sur le vrai plateau et voyez combien vous en tirez. Chaque jour apporte une nouvelle énigme, la même pour tout le monde.
ui-puzzle = Énigme
ui-puzzle-today = Énigme du jour
ui-puzzle-solve = Résoudre
ui-puzzle-solved = Résolue
ui-puzzle-shown = Solution vue
ui-puzzle-all = Toutes les énigmes, résolues : { $solved } sur { $all }
ui-puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
ui-puzzle-fold = Replier l’énigme
ui-puzzle-unfold = Montrer l’énigme
ui-puzzle-reached = { $value } sur { $best }
ui-puzzle-best = On ne peut pas faire mieux : { $value }
ui-puzzle-tries = { $tries ->
    [one] Premier essai
   *[other] { $tries } essais
}
ui-puzzle-again = Réessayer
ui-puzzle-solution = Montrer la solution
ui-puzzle-step = Étape { $step } sur { $steps } : { $action }
ui-puzzle-next = Étape suivante
ui-puzzle-stop = Continuer moi-même
ui-puzzle-why = Pourquoi
ui-puzzle-more = D’autres énigmes
ui-puzzle-gone = Cette énigme n’existe pas.
ui-puzzle-share-title = Énigme Riverrat, { $game } : { $title }
ui-puzzle-share-day = Énigme Riverrat du { $day }, { $game }
puzzle-goal-points = Le plus de points possible ce tour-ci
puzzle-goal-lead = La plus grande avance après ce tour
puzzle-goal-win = Gagner avec ce tour
puzzle-value-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
puzzle-value-lead = { $count ->
    [one] { $count } point d’avance
   *[other] { $count } points d’avance
}
puzzle-value-win = { $count ->
    [0] pas gagné
   *[other] gagné
}

# Messages aux personnes absentes
notification-turn = À vous de jouer : { $table }
notification-turns = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
notification-rematch = { $name } propose une revanche
notification-with = { $table }, avec { $others }
notification-until = Le temps s’achève le { $time }.
notification-leave = Ne plus recevoir ces messages : { $address }
notification-stop = Ne plus recevoir ces messages
notification-trial = Riverrat peut vous joindre
notification-trial-text = Voilà comment vous saurez que c’est à vous.
notification-confirm = Riverrat : pouvons-nous vous écrire ?
notification-confirm-text = { $name } souhaite recevoir ici un avis quand c’est son tour. Si c’est vous, ouvrez le lien ; sinon, ne faites rien et vous n’entendrez plus parler de nous.
ui-notifications = Quand je ne suis pas à la table
ui-notifications-help = Pour les parties sur plusieurs jours : un seul avis par tour, une minute après son début, et seulement si vous n’êtes pas à la table.
ui-notifications-none = Ce serveur n’envoie rien : la personne qui le gère n’a pas indiqué d’adresse.
ui-notifications-push = Ce navigateur
ui-notifications-push-add = M’avertir dans ce navigateur
ui-notifications-push-refused = Le navigateur ne le permet pas.
ui-notifications-mail = Courriel
ui-notifications-mail-add = M’envoyer un lien
ui-notifications-mail-sent = Ouvrez le lien du courriel que nous vous avons envoyé.
ui-notifications-webhook = Salon de discussion ou téléphone
ui-notifications-webhook-help = L’adresse d’un webhook de Discord ou de Slack, ou d’un sujet ntfy.
ui-notifications-form = Type
ui-notifications-form-discord = Discord
ui-notifications-form-slack = Slack
ui-notifications-form-ntfy = ntfy
ui-notifications-form-plain = JSON
ui-notifications-add = Ajouter
ui-notifications-often = À quel rythme
ui-notifications-hours = { $hours ->
    [0] à chaque tour
    [one] toutes les heures
    [24] une fois par jour
   *[other] toutes les { $hours } heures
}
ui-notifications-unconfirmed = attend que le lien soit ouvert
ui-notifications-broken = rien n’arrive ; plus rien n’est envoyé
ui-notifications-try = Essayer
ui-notifications-arrived = C’est arrivé.
ui-notifications-lost = Ce n’est pas arrivé.
ui-notifications-remove = Retirer
ui-notifications-left = Vous ne recevrez plus rien par cette voie.
ui-notifications-confirmed = Confirmé : c’est ici que vous recevrez nos avis.
ui-holiday = En vacances
ui-holiday-help = Aucun message, et votre temps ne s’écoule à aucune table.
ui-holiday-until = Jusqu’au
ui-holiday-start = C’est parti
ui-holiday-on = Vous êtes en vacances jusqu’au { $date }.
ui-holiday-end = Je suis de retour
ui-turn-limit = Temps pour un tour
ui-turn-limit-help = Pour les parties sur plusieurs jours. Il ne court pas pendant les vacances.
ui-turn-limit-minutes = { $minutes ->
    [0] aussi longtemps qu’on veut
    [60] une heure
    [480] 8 heures
    [1440] un jour
    [4320] trois jours
    [10080] une semaine
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ui-turn-late = Quand il est écoulé
ui-turn-late-opponent = un ordinateur continue
ui-turn-late-open = la place se libère
ui-until = jusqu’au { $date }
ui-seat-holiday = en vacances jusqu’au { $date }
event-rules-changed = Les règles ont changé : à partir d’ici, la version { $new } s’applique, et non plus la { $old }.
event-seat-late-opponent = Temps écoulé après { $hours } { $hours ->
    [one] heure
   *[other] heures
} : { $seat } continue.
event-seat-late-open = Temps écoulé après { $hours } { $hours ->
    [one] heure
   *[other] heures
} : une place est libre.

# Statistiques
ui-people-mine = Mes parties en chiffres
ui-people-house = Ce serveur en chiffres
ui-people-csv = En tableau (CSV)
ui-people-listed = Me classer et me nommer sur ce serveur
ui-people-listed-help = Les autres voient alors comment vous avez joué. Seules les personnes qui le veulent sont classées, entre elles.
ui-people-listed-only = Seules les personnes qui le veulent sont nommées ici.
ui-people-sum = { $games } { $games ->
    [one] partie jouée
   *[other] parties jouées
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}.
ui-people-house-sum = { $games } { $games ->
    [one] partie
   *[other] parties
} par { $people } { $people ->
    [one] personne
   *[other] personnes
}.
ui-people-count = { $games } { $games ->
    [one] partie
   *[other] parties
}
ui-people-game = Jeu
ui-people-name = Nom
ui-people-games = Parties
ui-people-won = Gagnées
ui-people-best = Meilleur score
ui-people-mean = Moyenne
ui-people-rating = Cote
ui-people-best-scores = Meilleurs scores
ui-people-met = Personnes rencontrées
ui-people-ahead = { $games } { $games ->
    [one] partie
   *[other] parties
}, devant { $ahead } fois
ui-people-results = Résultats
ui-people-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $seats }
