# Ce que dit la première partie, étape par étape. 30 mots au plus ; $rival joue contre la personne qui apprend.

lesson-about = De courts chapitres : avancer, récolter, les stands, le terrier, construire, la fusée et la fin de la partie.
lesson-chapter-moon = Vers la lune
lesson-chapter-turn = Un rat, un tour
lesson-chapter-colour = Deux rats, une couleur
lesson-chapter-booth = Au stand
lesson-chapter-paying = La compagnie se paie
lesson-chapter-burrow = Dans le terrier
lesson-chapter-points = Les premiers points
lesson-chapter-building = Construire
lesson-chapter-liftoff = Décollage
lesson-chapter-turning-point = Le grand tour

lesson-goal-title = Une fusée de bric et de broc
lesson-goal = Construisez une fusée et emmenez vos rats sur la lune de fromage. Le joueur qui a le plus de points à la fin gagne.
lesson-tracks-title = D’où viennent les points
lesson-tracks = Chaque succès pose un marqueur de score sur la première case libre de sa piste ; les premières valent le plus. Laquelle de ces trois pistes commence à 10 points ?
lesson-tracks-rattronaut = Rattronautes
lesson-tracks-cargo = Soute
lesson-tracks-cockpit = Cockpit
lesson-tracks-cargo-no = La soute commence à 9. L’une des trois vaut plus : celle des rats qui atteignent la fusée.
lesson-tracks-cockpit-no = Le cockpit est bon marché et commence à 5. Les rats qui atteignent la fusée valent plus.
lesson-rats-title = Vos rats
lesson-rats = Deux rats au départ travaillent pour vous. Deux autres dorment dans la nurserie ; vous pourrez les élever plus tard.

lesson-move-title = Un tour commence par un déplacement
lesson-move = Un rat qui avance seul fait 1 à 5 cases et récolte ce que donne sa case. Envoyez-en un sur la case 5 : 2 fromages.
lesson-move-other = Cette case donne autre chose, et son heure viendra. D’abord le fromage : case 5.
lesson-company-title = La compagnie rapporte
lesson-company = Vous avez récolté 2 fromages. Puis { $rival } s’arrête sur votre case : les rats ne se bloquent jamais, mais le joueur qui vous rejoint vous donne 1 fromage.
lesson-parts-title = Avancer, récolter, acheter, construire
lesson-parts = Un tour a quatre parties. Vous avez avancé et récolté. Plus tard, vous achèterez aux stands et construirez des pièces de fusée.

lesson-several-title = Plusieurs rats
lesson-several = Vous pouvez faire avancer plusieurs rats, chacun de 3 cases au plus, si tous s’arrêtent sur la même couleur. Menez le rat 1 sur la case bleue 8.
lesson-several-order = Le rat 2 suivra dans un instant. Commencez par le rat 1.
lesson-several-far = Quatre ou cinq cases, c’est pour un rat seul : aucun autre ne pourrait le suivre. Case 8, donc.
lesson-several-other = Cette couleur marche aussi, son tour viendra. D’abord le bleu : case 8.
lesson-second-title = La même couleur
lesson-second = Ce sera donc bleu. Le rat 2 a lui aussi une case bleue à portée : la case 1. Emmenez-le.
lesson-second-done = Un seul rat récolterait. Emmenez le rat 2.
lesson-light-title = Que la lumière soit
lesson-light = Les cases bleues donnent des ampoules. Trois ampoules, trois pas pour votre marqueur de lumière : les cases 1 à 3 vous donnent désormais 1 de plus.

lesson-yellow-title = Du fromage et un stand
lesson-yellow = Les cases jaunes donnent du fromage. La case 10 est jaune et a le stand de Harry le hamster. Menez-y le rat 1.
lesson-yellow-order = Le rat 2 suivra dans un instant. Commencez par le rat 1.
lesson-yellow-green = Vert avec vert marcherait aussi. Mais du fromage et un stand d’un coup, c’est mieux : case 10.
lesson-yellow-other = À un stand, il faut du fromage, et la case 10 offre les deux.
lesson-lit-title = Une case éclairée
lesson-lit = La case 2 est jaune aussi, et vos ampoules l’éclairent : elle donne 3 fromages au lieu de 2. Emmenez le rat 2.
lesson-lit-done = Trois fromages resteraient là. Emmenez le rat 2.
lesson-shop-title = Acheter ou voler
lesson-shop = Achetez un objet avec du fromage, ou volez-le : c’est gratuit, mais le rat retourne au départ. Achetez le sac à dos pour trognons.
lesson-shop-buy = Un bon choix aussi. Mais bientôt vous récolterez des trognons, et ce sac à dos en donne davantage.
lesson-shop-steal = Le rat 1 devrait refaire ces dix cases. Vous avez de quoi payer.
lesson-shop-leave = Vous avez 9 fromages et le sac à dos en coûte 6 : il se remboursera.

lesson-toll-title = À vous de payer
lesson-toll = S’arrêter sur la case d’un rat adverse coûte 1 fromage, donné à son équipe. { $rival } est sur la case 5. D’abord, le rat 1 sur la case jaune 12.
lesson-toll-order = D’abord le rat 1, sur la case 12. Puis le rat 2.
lesson-toll-orange = L’orange donne des matériaux pour la fusée. Cette fois, le jaune laisse récolter les deux rats : case 12.
lesson-toll-other = Seul le jaune laisse récolter vos deux rats. Case 12, donc.
lesson-worth-title = Est-ce rentable ?
lesson-worth = Le rat 2 peut suivre sur la case jaune 5 : vous payez 1 fromage et en récoltez 5 en tout. Emmenez-le.
lesson-worth-done = Payer 1 pour en récolter 2 de plus : c’est rentable. Emmenez le rat 2.
lesson-moldy-title = Si vous ne pouvez pas payer
lesson-moldy = Vous prenez alors du fromage moisi : chacun donne 3 fromages tout de suite et coûte 2 points à la fin.

lesson-white-title = Des trognons
lesson-white = Les cases blanches donnent des trognons, et votre sac à dos en ajoute. Menez vos deux rats sur le blanc : cases 15 et 7.
lesson-white-done = Vos deux rats atteignent le blanc ce tour-ci. Emmenez l’autre.
lesson-white-other = Pas mal, mais votre sac à dos veut des trognons : les cases blanches 15 et 7.
lesson-fork-title = Un carrefour dans le terrier
lesson-fork = Sept trognons, sept pas pour votre marqueur de terrier. En haut, la bibliothèque : une BD aide toute la partie. Continuez tout droit jusqu’au deuxième carrefour.
lesson-fork-library = Les BD sont utiles, mais aujourd’hui nous voulons un troisième rat : tout droit.
lesson-rooms-title = Un rat ou des points ?
lesson-rooms = En haut, la nurserie. Le long chemin passe par le garde-manger, qui vaut 8 points. Choisissez la nurserie.
lesson-rooms-food = 8 points, c’est tentant. Mais un troisième rat récolte pour vous à chaque tour.
lesson-raise-title = Un troisième rat
lesson-raise = Élevez un rat. Il arrive au départ et avance dès votre prochain tour.
lesson-raise-sleep = Il continuerait à dormir, et il vous manquerait un rat pour récolter. Élevez-le.

lesson-three-title = Trois à la fois
lesson-three = Trois rats, une couleur. Chacun a une case bleue à portée. Trouverez-vous les trois ?
lesson-three-done = Un rat attend encore. Tous les trois atteignent le bleu.
lesson-three-yellow = Beaucoup de fromage, bien vu ! Mais le bleu mène aujourd’hui à mieux.
lesson-three-other = Cherchez les cases bleues à ampoules, à 3 cases au plus de chaque rat.
lesson-lamp-title = Votre premier marqueur de score
lesson-lamp = Six ampoules vous ont fait dépasser un projecteur : 7 points. Les cases 1 à 8 sont maintenant éclairées.
lesson-tempted-title = Une tentation
lesson-tempted = Zippy la grenouille vend des boissons énergisantes : une seule double la récolte d’un tour. Prix : 8 fromages, vous en avez 7. Voler, ou passer ?
lesson-both-title = Les deux se valent
lesson-both = Un voleur repart du départ, où l’attendent des cases éclairées. Un rat honnête garde son avance. Ce choix reviendra souvent.

lesson-list-title = Une liste de courses
lesson-list = Quelques manches plus tard. L’orange donne boîtes de conserve et calculatrices. Menez vos rats sur 17, 11 et 6, le rat 1 d’abord : de quoi construire deux fois.
lesson-list-order = D’abord le rat 1 : de 14 à 17.
lesson-list-pipe = La case 13 est orange aussi, mais le tuyau qui y mène coûte une boîte de conserve, et il vous la faut.
lesson-list-done = Vous ne pourriez construire qu’une pièce. Vos trois rats atteignent l’orange.
lesson-list-other = Une bonne case, mais aujourd’hui il vous faut l’orange : 17, 11 et 6.
lesson-cargo-title = La soute
lesson-cargo = Une soute coûte 3 bicarbonates et 2 boîtes de conserve. La première vaut 9 points. Construisez-la.
lesson-cargo-cockpit = Le cockpit vient juste après ; il y a de quoi faire les deux. D’abord la soute.
lesson-cargo-end = Vous avez tout pour une soute : 9 points vous attendent.
lesson-cockpit-title = Et encore une
lesson-cockpit = Vous pouvez construire autant de fois que vous pouvez payer, même deux fois la même pièce. Ce qui reste suffit pour un cockpit : 5 points.
lesson-cockpit-end = Il vous reste deux calculatrices et une boîte de conserve : d’abord le cockpit.
lesson-provisions-title = Du fromage pour le voyage
lesson-provisions = Un don de 10 fromages marque de même sur la piste Provisions. Et une pièce de chaque sorte marque aussi sur la piste Fusée.

lesson-pipe-title = Par le tuyau
lesson-pipe = Un tuyau compte pour un pas et coûte le matériau indiqué. Le rat 1 peut-il aller de 19 à la rampe de lancement ce tour-ci ?
lesson-pipe-order = Ce rat est trop loin. Le rat 1 est sur la case 19.
lesson-pipe-other = Recomptez : 20, par le tuyau jusqu’à 25, puis 26, puis la rampe de lancement. Quatre pas et une calculatrice.
lesson-aboard-title = Un rattronaute
lesson-aboard = Le premier rat dans la fusée vaut 10 points. Choisissez une récompense : élever votre dernier rat, ou une médaille de 3 points.
lesson-end-title = La fin de la partie
lesson-end = Avec la manche où le quatrième rat d’une équipe embarque, ou une manche après le huitième marqueur de score d’une équipe. Vous en avez posé trois.

lesson-find-title = Trouvez le coup
lesson-find = Vers la fin, il vous manque 1 vinaigre et 1 bicarbonate pour un propulseur : la case verte 22 les donne. Et le rat 2 pourrait embarquer. Faites les deux !
lesson-find-order = Bien vu : le rat 3 en fait partie. Faites d’abord embarquer le rat 2.
lesson-find-done = Des points, oui. Mais la rampe de lancement va avec toutes les couleurs : un autre rat peut avancer aussi.
lesson-find-other = Il y a mieux. Le rat 2 sur la rampe, qui va avec toutes les couleurs ; puis le rat 3 sur la case verte 22.
lesson-thruster-title = Une pièce, deux pistes
lesson-thruster = Construisez maintenant le propulseur : il marque sur sa piste, et votre série complète de trois pièces marque aussi sur la piste Fusée.
lesson-thruster-end = Vous avez tout pour le propulseur. Construisez-le.
lesson-total-title = Vingt-neuf
lesson-total = Rattronaute 8, médaille 3, propulseur 9, fusée 9. C’était votre huitième marqueur de score : encore une manche après celle-ci. Vous avez décidé de la fin.

lesson-free = À vous de jouer votre propre partie. Élevez tôt un troisième rat, faites avancer plusieurs rats à chaque tour et arrivez en tête sur vos pistes.

tip-drink = Une boisson énergisante double tout ce que donne ce tour. Gardez-la pour un tour où le double mène quelque part.
tip-comic = Dès votre prochain tour, une BD vous sert jusqu’à la fin : plus tôt elle est à vous, plus elle rapporte.
tip-super = Le pouvoir du super-rat suit le rat choisi : prenez-en un qui a encore un long chemin devant lui.
tip-order = Les deux marqueurs avancent, mais chacun peut utiliser des marqueurs de score : pensez aux points que vous voulez d’abord.
