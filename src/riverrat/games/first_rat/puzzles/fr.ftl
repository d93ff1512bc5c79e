# Ce que demandent les énigmes, et une phrase sur chaque réponse.

puzzle-goal-goods = Le plus de marchandises après ce tour
puzzle-value-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}

puzzle-cap-of-lights-title = En pleine lumière
puzzle-cap-of-lights = Un de vos marqueurs est sur la piste Projecteurs. Il y a huit fromages dans votre sac, et les premières cases sont éclairées.
puzzle-cap-of-lights-why = Le rat de la case 18 vole la capsule de votre projecteur et suffit au don ; le second rapporte trois fromages de la case 2 éclairée : parmi les restes, ils valent un point.

puzzle-cheese-for-two-title = Du fromage pour deux
puzzle-cheese-for-two = Un don demande dix fromages, vous en avez sept ; la corneille toquée a aussi des capsules. Un rat est tout près de la rampe de lancement.
puzzle-cheese-for-two-why = La case jaune 18 donne les trois fromages qui manquent au don ; le rat y vole la capsule Garde-manger, celle qui vaut le plus, et l’autre embarque avec la même couleur.

puzzle-full-bags-title = Les sacs pleins
puzzle-full-bags = Pas de points cette fois : combien de marchandises pouvez-vous avoir à la fin de ce tour ? Un de vos rats porte une cape.
puzzle-full-bags-why = Le rat à cape peut aller plus loin : les cases jaunes 12 et 5 donnent ensemble cinq fromages, et rien n’est dépensé au stand du hamster.

puzzle-last-steps-title = Les derniers pas
puzzle-last-steps = Votre rate amazone est à trois cases de la rampe de lancement, un autre rat sur la case 15. Il y a sept fromages dans votre sac.
puzzle-last-steps-why = La case jaune 18 est à trois pas du second rat et donne les trois fromages manquants. Au stand de la corneille, il vole la capsule Soute : un don, un rattronaute, une médaille et une capsule en un tour.

puzzle-lone-scavenger-title = Chineur solitaire
puzzle-lone-scavenger = Vous avez le Chineur solitaire, et il manque deux vinaigres et un bicarbonate au propulseur. Deux rats pourraient avancer : le doivent-ils ?
puzzle-lone-scavenger-why = Un rat déplacé seul récolte une chose de plus : c’est ainsi que la case 14 donne le second vinaigre ; propulseur et fusée valent 6 et 7.

puzzle-one-bulb-title = Un petit pas
puzzle-one-bulb = Le rat au départ pourrait aller loin. Ou juste à côté. Regardez d’abord votre marqueur de lumière.
puzzle-one-bulb-why = La case 1 est éclairée et votre sac à dos aide aussi : quatre ampoules mènent le marqueur au premier projecteur, qui vaut encore 7.

puzzle-pipe-or-walk-title = Payer pour y être
puzzle-pipe-or-walk = La soute demande trois bicarbonates et deux boîtes de conserve ; le tuyau vers 22 coûte un de vos deux bicarbonates. À pied, c’est gratuit. Un rat adverse est sur 19.
puzzle-pipe-or-walk-why = À pied, seul un rat isolé atteint 22 ; par le tuyau, c’est assez près pour deux rats, et 22 rend deux bicarbonates : soute et rattronaute en un tour. La case verte 19 conviendrait aussi, mais la compagnie coûte un fromage.

puzzle-rattronaut-cap-title = Une capsule de voyage
puzzle-rattronaut-cap = Un rat est dans la fusée, un autre à deux cases, un autre sur 17. Vous n’avez presque pas de fromage.
puzzle-rattronaut-cap-why = La case jaune 18 est à un pas, et la rampe va avec toutes les couleurs : les deux rats avancent. Quand l’un a embarqué, la capsule Rattronautes en compte deux : six points, plus que toute autre.

puzzle-stored-food-title = Jusqu’au garde-manger
puzzle-stored-food = Votre marqueur de terrier vient de quitter l’entrée. Le garde-manger vaut 6 points, mais il est loin.
puzzle-stored-food-why = Les cases blanches 7 et 15 donnent ensemble quatre trognons : juste assez pour passer tout droit aux deux carrefours et arriver en premier au garde-manger.

puzzle-thief-and-donor-title = Voler et donner
puzzle-thief-and-donor = Vous avez déjà fait un don. Il y a sept fromages dans votre sac. Une visite à la corneille toquée, ou ailleurs ?
puzzle-thief-and-donor-why = La case 18 complète les dix fromages. Volez la capsule Provisions : elle compte les deux dons, l’ancien et celui d’à présent.

puzzle-third-part-title = La troisième pièce
puzzle-third-part = Il vous manque trois vinaigres et un bicarbonate pour le propulseur, et un rat attend à deux cases de la rampe de lancement. Faites le plus possible d’un coup.
puzzle-third-part-why = La case verte toute proche laisse avancer les deux rats ; le sac à dos ajoute deux vinaigres, et le propulseur achève la fusée au tour même où un rat y monte.

puzzle-through-the-pipe-title = Par le tuyau
puzzle-through-the-pipe = Il vous manque une boîte de conserve pour la soute. À plusieurs, les rats font trois cases au plus. Y a-t-il un autre chemin vers une case orange ?
puzzle-through-the-pipe-why = Avec le plan des tuyaux, celui de 9 à 13 est gratuit et met la case 13 à portée : elle donne la boîte, et le second rat atteint la rampe de lancement.

puzzle-two-booths-title = Deux stands
puzzle-two-booths = Deux rats peuvent rejoindre des cases jaunes à stand. Un don demande dix fromages ; un vol n’en coûte aucun, mais renvoie le voleur au départ.
puzzle-two-booths-why = Les cases 5 et 18 donnent ensemble cinq fromages. Volez à la corneille la capsule Garde-manger, laissez le hamster tranquille : il reste dix fromages à donner.

puzzle-two-steps-title = Emmenez-moi
puzzle-two-steps = Un rat est à trois cases de la rampe de lancement, un autre au départ. La rampe prend la couleur des autres : laquelle choisir ?
puzzle-two-steps-why = Deux fromages de la case jaune 2 font douze marchandises, et chaque lot de quatre restantes vaut un point : un de plus qu’avec une autre couleur.
