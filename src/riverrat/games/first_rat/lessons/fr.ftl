# Ce que dit la première partie, étape par étape. 30 mots au plus ; $rival joue contre la personne qui apprend.

lesson-about = De courts chapitres : avancer, récolter, les stands, le terrier, construire, la fusée et la fin de la partie.
lesson-chapter-moon = Vers la lune
lesson-chapter-turn = Un rat, un tour
lesson-chapter-colour = Deux rats, une couleur
lesson-chapter-paying = La compagnie se paie
lesson-chapter-booth = Au stand
lesson-chapter-burrow = Dans le terrier
lesson-chapter-points = Les premiers points
lesson-chapter-building = Construire
lesson-chapter-liftoff = Décollage
lesson-chapter-turning-point = Le grand tour

lesson-goal-title = Une fusée de bric et de broc
lesson-goal = Construisez une fusée et emmenez vos rats sur la lune de fromage. Le joueur qui a le plus de points à la fin gagne.
lesson-tracks-title = D’où viennent les points
lesson-tracks = Chaque succès pose un marqueur de score sur la première case libre de sa piste ; les premières valent le plus. Laquelle de ces trois pistes offre maintenant 9 points ?
lesson-tracks-rattronaut = Rattronautes (violet, des rats)
lesson-tracks-cargo = Soute (jaune, une caisse)
lesson-tracks-cockpit = Cockpit (rouge, tout en haut)
lesson-tracks-cargo-no = Un marqueur neutre couvre le 9 de la soute ; 8 est libre. Une piste offre plus : celle des rats qui atteignent la fusée.
lesson-tracks-cockpit-no = Le cockpit est bon marché ; sa case libre vaut 4. Les rats qui atteignent la fusée valent plus.
lesson-rats-title = Vos rats
lesson-rats = Deux rats au départ travaillent pour vous. Deux autres dorment dans la nurserie ; vous pourrez les élever plus tard.

lesson-move-title = Un tour commence par un déplacement
lesson-move = Un rat qui avance seul fait 1 à 5 cases et récolte ce que donne sa case. Envoyez-en un sur la case 5 : 2 fromages.
lesson-move-other = Cette case donne autre chose, et son heure viendra. D’abord le fromage : case 5.
lesson-look-title = Un premier coup d’œil à un stand
lesson-look = La case 5 a le stand de Harry le hamster. Un sac à dos coûte 6 fromages, vous en avez 3. Choisissez « Finir les achats » : vous reviendrez avec davantage.
lesson-look-steal = Vous pouvez voler, mais le rat retournerait au départ. Cette fois, repartez les pattes vides ; nous reviendrons.
lesson-company-title = La compagnie rapporte
lesson-company = Puis { $rival } s’arrête sur votre case, sans rien acheter. Le joueur qui vous rejoint donne 1 fromage : votre quatrième, donc 1 point. Seuls vos rats ne partagent jamais une case.
lesson-parts-title = Avancer, récolter, acheter, construire
lesson-parts = Un tour a quatre parties ; vous construirez plus tard. À la fin, 4 matériaux ou fromages restants valent 1 point : vous en avez donc un.

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

lesson-toll-title = À vous de payer
lesson-toll = S’arrêter sur la case d’un rat adverse coûte 1 fromage, donné à son équipe. { $rival } est sur la case jaune 10, mais cela vaut le coup : menez-y le rat 1.
lesson-toll-order = Le rat 2 suivra dans un instant. Commencez par le rat 1.
lesson-toll-green = Vert avec vert marcherait aussi, sans rien coûter. Mais au stand, il vous faut du fromage : case 10.
lesson-toll-far = Quatre ou cinq cases, c’est pour un rat seul : aucun autre ne pourrait le suivre. Case 10, donc.
lesson-toll-other = L’orange donne des matériaux pour la fusée. D’abord le fromage, et vos deux rats atteignent le jaune : case 10.
lesson-lit-title = Une case éclairée
lesson-lit = La case 2 est jaune aussi, et vos ampoules l’éclairent : elle donne 3 fromages au lieu de 2. Emmenez le rat 2.
lesson-lit-done = Trois fromages resteraient là. Emmenez le rat 2.
lesson-moldy-title = Si vous ne pouvez pas payer
lesson-moldy = 1 fromage payé, 5 récoltés. Le joueur qui ne peut pas payer prend du fromage moisi : chacun donne 3 fromages tout de suite et coûte 2 points à la fin.

lesson-yellow-title = Encore du fromage
lesson-yellow = Vous avez 8 fromages. Encore du jaune pour vos deux rats : menez d’abord le rat 1 sur la case 12.
lesson-yellow-order = D’abord le rat 1, sur la case 12. Puis le rat 2.
lesson-yellow-orange = L’orange donne des matériaux pour la fusée. Cette fois, le jaune laisse récolter les deux rats : case 12.
lesson-yellow-other = Le jaune laisse récolter vos deux rats et mène le rat 2 au stand. Case 12, donc.
lesson-stall-title = De retour au stand
lesson-stall = La case 5 est jaune et a le stand du hamster : 2 fromages de plus, et cette fois vous pouvez payer. Emmenez le rat 2.
lesson-stall-done = Personne n’irait au stand. Emmenez le rat 2.
lesson-shop-title = Acheter ou voler
lesson-shop = Achetez avec du fromage, ou volez : c’est gratuit, mais le rat retourne au départ. Choisissez « Acheter » sous le sac à dos pour trognons. En rouge : les points perdus.
lesson-shop-buy = Un bon choix aussi. Mais bientôt vous récolterez des trognons, et ce sac à dos en donne davantage.
lesson-shop-steal = Le rat 2 devrait refaire ces cinq cases, et au prochain tour il a mieux à faire. Vous avez de quoi payer.
lesson-shop-leave = Vous avez 13 fromages et le sac à dos en coûte 6 : il se remboursera.
lesson-bought-title = Votre premier sac à dos
lesson-bought = Votre carte le montre : une fois par tour, un rat qui récolte des trognons en rapporte 2 de plus.

lesson-white-title = Des trognons
lesson-white = Les cases blanches donnent des trognons, et votre sac à dos en ajoute. Menez vos deux rats sur le blanc : cases 15 et 7.
lesson-white-done = Vos deux rats atteignent le blanc ce tour-ci. Emmenez l’autre.
lesson-white-other = Pas mal, mais votre sac à dos veut des trognons : les cases blanches 15 et 7.
lesson-fork-title = Un carrefour dans le terrier
lesson-fork = Six trognons, six pas pour votre marqueur de terrier. En haut, la bibliothèque : une BD aide toute la partie. Continuez tout droit jusqu’au deuxième carrefour.
lesson-fork-library = Les BD sont utiles, mais aujourd’hui nous voulons un troisième rat : tout droit.
lesson-rooms-title = Un rat ou des points ?
lesson-rooms = En haut, la nurserie. Le long chemin passe par le garde-manger, qui vaut 6 points. Choisissez la nurserie.
lesson-rooms-food = 6 points, c’est tentant. Mais un troisième rat récolte pour vous à chaque tour.
lesson-raise-title = Un troisième rat
lesson-raise = Élevez un rat. Il arrive au départ et avance dès votre prochain tour.
lesson-raise-sleep = Il continuerait à dormir, et il vous manquerait un rat pour récolter. Élevez-le.
lesson-third-title = Trois rats au travail
lesson-third = Le voici au départ. Désormais, trois rats peuvent avancer dans un même tour, si tous s’arrêtent sur la même couleur.

lesson-three-title = Trois à la fois
lesson-three = Trois rats, une couleur. Chacun a une case bleue à portée. Trouverez-vous les trois ?
lesson-three-done = Un rat attend encore. Tous les trois atteignent le bleu.
lesson-three-yellow = Beaucoup de fromage, bien vu ! Mais le bleu mène aujourd’hui à mieux.
lesson-three-other = Cherchez les cases bleues à ampoules, à 3 cases au plus de chaque rat.
lesson-lamp-title = Votre premier marqueur de score
lesson-lamp = Six ampoules vous ont fait dépasser un projecteur : 6 points. L’un de vos neuf pas était ce projecteur : les cases 1 à 8 sont donc éclairées.

lesson-list-title = Une liste de courses
lesson-list = L’orange donne boîtes de conserve et calculatrices. Menez vos rats sur 17, 11 et 6 : deux constructions. D’abord 17, puis le rat 1 : au rat 2, il faudrait un tuyau.
lesson-list-order = D’abord le rat 1 : de 14 à 17.
lesson-list-pipe = La case 13 est orange aussi, mais le tuyau qui y mène coûte une boîte de conserve, et il vous la faut.
lesson-list-done = Vous ne pourriez construire qu’une pièce. Vos trois rats atteignent l’orange.
lesson-list-other = Une bonne case, mais aujourd’hui il vous faut l’orange : 17, 11 et 6.
lesson-tempted-title = Une tentation
lesson-tempted = Zippy la grenouille vend des boissons énergisantes : une seule double la récolte d’un tour. Prix : 8 fromages, vous en avez 7. En voler une, ou finir les achats ?
lesson-both-title = Les deux se valent
lesson-both = Un voleur repart du départ, où l’attendent des cases éclairées. Un rat honnête garde son avance. Ce choix reviendra souvent.
lesson-cargo-title = La soute
lesson-cargo = Une soute coûte 3 bicarbonates et 2 boîtes de conserve. La première case libre vaut 8 points, 7 de plus qu’à présent : ce que vous payez comptait 1. Construisez-la.
lesson-cargo-cockpit = Le cockpit vient juste après ; il y a de quoi faire les deux. D’abord la soute.
lesson-cargo-end = Vous avez tout pour une soute : 8 points vous attendent.
lesson-cockpit-title = Et encore une
lesson-cockpit = Vous pouvez construire autant de fois que vous pouvez payer, même deux fois la même pièce. Le reste suffit pour un cockpit : 4 points, 3 de plus qu’à présent.
lesson-cockpit-end = Il vous reste deux calculatrices et une boîte de conserve : d’abord le cockpit.
lesson-provisions-title = Du fromage pour le voyage
lesson-provisions = Un don de 10 fromages marque de même sur la piste Provisions. Et une pièce de chaque sorte marque aussi sur la piste Fusée.

lesson-pipe-title = Par le tuyau
lesson-pipe = Un tuyau compte pour un pas et coûte le matériau indiqué. Le rat 1 peut-il aller de 19 à la rampe de lancement ce tour-ci ?
lesson-pipe-order = Ce rat est trop loin. Le rat 1 est sur la case 19.
lesson-pipe-other = Recomptez : 20, par le tuyau jusqu’à 25, puis 26, puis la rampe de lancement. Quatre pas et une calculatrice.
lesson-aboard-title = Un rattronaute
lesson-aboard = Votre premier rat dans la fusée vaut 9 points. Choisissez une récompense : élever votre dernier rat, ou une médaille de 3 points.
lesson-end-title = La fin de la partie
lesson-end = Avec la manche où le quatrième rat d’une équipe embarque, ou une manche après le huitième marqueur de score d’une équipe. Vous en avez posé trois.

lesson-find-title = Trouvez le coup
lesson-find = Il vous manque 1 vinaigre et 1 bicarbonate pour un propulseur : la case 22 les donne. Le rat 2 peut embarquer : la rampe va avec toute couleur. Faites les deux !
lesson-find-order = Bien vu : le rat 3 en fait partie. Faites d’abord embarquer le rat 2.
lesson-find-done = Des points, oui. Mais la rampe de lancement va avec toutes les couleurs : un autre rat peut avancer aussi.
lesson-find-other = Il y a mieux. Le rat 2 sur la rampe, qui va avec toutes les couleurs ; puis le rat 3 sur la case verte 22.
lesson-thruster-title = Une pièce, deux pistes
lesson-thruster = Construisez maintenant le propulseur : il marque sur sa piste, et votre série complète de trois pièces marque aussi sur la piste Fusée.
lesson-thruster-end = Vous avez tout pour le propulseur. Construisez-le.
lesson-total-title = Vingt-deux
lesson-total = Rattronaute 7, médaille 3, propulseur 6, fusée 7, moins le point que comptait ce que vous avez payé. C’était votre huitième marqueur de score : encore une manche, et c’est fini.

lesson-free = À vous de jouer votre propre partie. Élevez tôt un troisième rat, faites avancer plusieurs rats à chaque tour et arrivez en tête sur vos pistes.

tip-drink = Une boisson énergisante double tout ce que donne ce tour. Gardez-la pour un tour où le double mène quelque part.
tip-comic = Dès votre prochain tour, une BD vous sert jusqu’à la fin : plus tôt elle est à vous, plus elle rapporte.
tip-super = Le pouvoir du super-rat suit le rat choisi : prenez-en un qui a encore un long chemin devant lui.
tip-order = Les deux marqueurs avancent, mais chacun peut utiliser des marqueurs de score : pensez aux points que vous voulez d’abord.
