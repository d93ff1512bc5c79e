# Ce que demandent les énigmes, et une phrase sur chaque réponse.

puzzle-goal-money = Le plus d’argent après ce tour
puzzle-value-money = { $count } D

puzzle-bailiff-title = Cinq deniers
puzzle-bailiff = Livrez si vous pouvez, et en ville changez vos marchandises en points. Mais avec moins de 5 D en ville, on perd un tour.
puzzle-bailiff-why = Après la livraison, le fromage paie un palais : deux points pour 4 D ; expédier n’en rapporte qu’un, pour 6 D. Avec le blé, il reste exactement 5 D : aucun tour n’est perdu.

puzzle-blacksmith-title = Il manque un cheval
puzzle-blacksmith = Il manque un cheval à votre messager pour le village où l’on attend un message à onze points. Lequel de vos pions part en premier ?
puzzle-blacksmith-why = Le marchand engage le maréchal-ferrant pour 1 D avant le départ du messager : il fait venir le cheval libre de Montsoreau, et Cheverny est à portée.

puzzle-bring-the-circus-title = Faire venir le cirque
puzzle-bring-the-circus = Le cirque est hors de portée. Mais un achat décale la rangée du marché, et une des tuiles fait voyager le cirque.
puzzle-bring-the-circus-why = Le fromage acheté à Beaugency décale la tuile violette : le cirque va à Saumur, où le messager s’arrête et engage le général.

puzzle-circus-for-grain-title = Du blé et des jongleurs
puzzle-circus-for-grain = Personne à engager là où vous êtes. Quel achat mène votre messager, qui va à pied, vers quelqu’un qui en vaut la peine ?
puzzle-circus-for-grain-why = Allez à Tours acheter du blé : le cirque peut venir à Vendôme, à un lieu du messager, et l’amante compte trois messages livrés.

puzzle-fetched-horse-title = Tout pour la course
puzzle-fetched-horse = Les dernières livraisons approchent. Votre marchand a un peu d’argent et le cirque devant lui ; votre messager, un message pour Tours.
puzzle-fetched-horse-why = Deux engagements sont possibles ici : le maréchal-ferrant et l’écuyer. Un cheval pris, un autre amené, et le messager gagne Tours, où le message vaut dix points.

puzzle-first-palace-title = Payé à la livraison
puzzle-first-palace = Il est tôt et l’argent manque. Votre messager porte un message qui rapporte à la livraison. Qui part en premier ?
puzzle-first-palace-why = D’abord le messager : le message pour Angers rapporte 4 D, de quoi offrir un palais au marchand, qui expédie encore pour deux cases.

puzzle-four-logs-title = Quatre bois et un vin
puzzle-four-logs = Pas de points cette fois : combien d’argent pouvez-vous avoir après ce tour ? Votre marchand veut vendre à Orléans, où vous avez une banque, mais il lui manque un cheval.
puzzle-four-logs-why = Le messager laisse un cheval, va au cirque et engage le marchand de bois pour 1 D. Avec ce cheval, le marchand atteint Orléans : 3 D de la banque, 6 D pour le vin et 3 D par bois.

puzzle-general-title = En laisser un, en prendre un
puzzle-general = Messager et marchand peuvent tous deux faire quelque chose d’utile, si chacun s’arrête au bon endroit. Comptez les chevaux avant de partir.
puzzle-general-why = Le messager laisse un cheval et livre à Luynes pour onze points ; le marchand en prend un et arrive juste au cirque, où le général compte deux messages livrés.

puzzle-judge-title = Deux au cirque
puzzle-judge = Votre messager peut livrer un message, et le cirque est à un lieu de votre marchand. Qui y engagez-vous, et dans quel ordre ?
puzzle-judge-why = La dame de compagnie permet d’engager encore au même arrêt, pour 2 D de plus : les 7 D qui restent suffisent juste pour le juge, qui compte deux de vos messages.

puzzle-lady-title = Rendez-vous à Ussé
puzzle-lady = Vos deux pions peuvent atteindre Ussé, où est le cirque. L’un peut y gagner ce que l’autre dépense.
puzzle-lady-why = Le messager livre d’abord et gagne 3 D ; le marchand y va à pied et engage la dame de compagnie, puis le Magister Artium.

puzzle-last-letter-title = Sang bleu
puzzle-last-letter = Votre messager va à pied, votre marchand peut atteindre le cirque. Quel personnage bleu compte le plus de vos messages ?
puzzle-last-letter-why = Livré à Talcy, le message vaut trois points de plus, et votre amante le compte : encore deux. Le philosophe, à 4 D, compte trois messages : encore six.

puzzle-lover-title = Une seule bourse
puzzle-lover = Les deux pions puisent dans une même bourse, et le cirque est à un lieu du messager. Que doit d’abord faire le marchand ?
puzzle-lover-why = D’abord le marchand : fromage et blé paient un palais et laissent les 5 D que le messager donne pour l’amante ou le philosophe. L’un et l’autre comptent deux de vos messages.

puzzle-north-and-south-title = Nord et sud
puzzle-north-and-south = D’une ville partent les deux routes. Il manque un blason à votre message, et votre marchand, presque sans argent, est à un lieu du cirque.
puzzle-north-and-south-why = Le rouge est sur les deux routes : à Montsoreau comme à Langeais, le message est livré. Le marchand va au cirque, où la dame de compagnie permet un second engagement bon marché.

puzzle-philosopher-title = De vieux messages
puzzle-philosopher = Rien à livrer ce tour-ci. Regardez ce que vous avez livré auparavant, et qui se trouve au cirque.
puzzle-philosopher-why = Allez au cirque sans cheval : le philosophe ajoute deux points pour chacun de ses quatre messages livrés depuis longtemps.

puzzle-ship-or-palace-title = Bateau ou palais
puzzle-ship-or-palace = Trois marchandises, une ville et une bourse vide : dans quel ordre vendre, construire et expédier pour que les deux pions marquent ?
puzzle-ship-or-palace-why = Votre banque verse 3 D à l’arrivée, les trois marchandises 12 D : assez pour le relais de poste à 4 D et, tout à la fin, pour expédier de deux cases à 10 D. Le messager livre à Luynes.
