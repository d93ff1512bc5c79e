# Ce que demandent les énigmes, et une phrase sur chaque réponse.

puzzle-goal-stock = Le plus de ressources après ce tour
puzzle-value-stock = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}

puzzle-barracks-title = Juste assez
puzzle-barracks = Chaque ressource achetée dans l’année coûte une pièce de plus que la précédente, et trois pièces font un point à la fin. Que construire en F6 ?
puzzle-barracks-why = Une pierre et un bois, trois pièces en tout, complètent le prix d’une caserne : six points, deux fois plus qu’une église.

puzzle-church-title = Chaque chose en son temps
puzzle-church = Vos ouvriers sont en forêt, au quai et en F8. Une église coûte un bois, deux pierres et une ressource précieuse. Par quoi commencer ?
puzzle-church-why = Achetez deux pierres et prenez d’abord le bois de la forêt : l’église vaut alors 3 et votre maison davantage. Ce qui est chargé manque pour construire.

puzzle-drive-them-out-title = Un pas pour un ouvrier
puzzle-drive-them-out = Un pirate seul se tient en I1. Votre ouvrier en L1 a deux pas ; un autre garde M9. Cela en vaut-il la peine ?
puzzle-drive-them-out-why = Sacrifiez l’ouvrier de M9 pour un troisième pas. Le vôtre tombe contre le pirate, mais défendre la ville vaut quand même deux points.

puzzle-full-store-title = La réserve pleine
puzzle-full-store = Pas de points cette fois : combien de ressources peut contenir votre réserve à la fin du tour ? Certains ouvriers ne peuvent que nuire.
puzzle-full-store-why = Tout ce qui donne : deux achats pour trois pièces, les deux postes de la mine et l’apport du Maître artisan. L’artisanat ne change rien, charger enlève.

puzzle-gift-of-wood-title = L’apport de l’année
puzzle-gift-of-wood = Une caserne en K10 vaut beaucoup, mais coûte trois bois, deux pierres et une ressource précieuse. Que peut-on acheter, et que reçoit-on sans payer ?
puzzle-gift-of-wood-why = Un bois de la forêt, un du Maître marchand, le reste acheté tant que c’est bon marché : la caserne vaut 6, et vos maisons y gagnent.

puzzle-hold-the-street-title = Tenir la rue
puzzle-hold-the-street = Six autochtones sont entrés, chacun de son côté. Vous avez un ouvrier près d’eux et un autre en D9. À quoi sert celui de D9 ?
puzzle-hold-the-street-why = Sacrifié, il donne à l’autre le pas qui lui manque jusqu’à D3. Il en tombe un de chaque côté, et la défense vaut cinq points.

puzzle-last-plank-title = La dernière planche
puzzle-last-plank = Il manque un bois pour une maison, et deux de vos huttes pourraient en devenir une. Laquelle, et que gaspillerait-on ?
puzzle-last-plank-why = K10 est dans le quartier où une maison vaut trois points ; et le bois ne coûte aucun point, car six pièces en valent deux, comme huit.

puzzle-last-year-title = La dernière année
puzzle-last-year = Nous sommes en 1599 et c’est votre dernier tour : ce qui n’est pas encore un point ne le sera jamais. Trois pièces valent un point.
puzzle-last-year-why = Dépensez dix pièces : une maison en G6, et avec la ressource précieuse et la pierre de la mine une caserne en E6. Neuf points contre trois.

puzzle-master-carpenter-title = Huit pièces
puzzle-master-carpenter = Le Maître charpentier attend 5 de vos huit pièces. Votre ouvrier en D9 pourrait changer la hutte en maison. D’où viennent le bois et la pierre ?
puzzle-master-carpenter-why = La mine donne la pierre, et une pièce que laisse le Maître charpentier achète le bois : cinq points pour lui, deux pour la maison, deux d’argent en moins.

puzzle-monument-title = Pierre éternelle
puzzle-monument = Une place se trouve dans un quartier où vous avez des maisons. Une pierre, une ressource précieuse et beaucoup de pièces : avez-vous tout ?
puzzle-monument-why = Oui : le monument coûte une pierre et une ressource précieuse, vaut 3 et ajoute un point à chacune de vos trois maisons. Chaque pièce gardée compte aussi.

puzzle-one-step-more-title = Un pas de plus
puzzle-one-step-more = Les pirates sont en ville. Il manque un pas à votre paire en E2 pour les deux ennemis de C2 ; un ouvrier seul est loin de là.
puzzle-one-step-more-why = Sacrifiez l’ouvrier seul pour un pas de plus : la paire arrive en C2, et la défense vaut sept points, même si les deux tombent.

puzzle-promise-kept-title = Chose promise
puzzle-promise-kept = Sept pièces, dont 5 promises au Général. Vos ouvriers de la mine ne sont pas encore revenus. Peut-on avoir aussi une maison ?
puzzle-promise-kept-why = Une pièce achète le bois, la mine donne la pierre : le Général est payé et une maison s’élève au même tour. Un second achat romprait la promesse.

puzzle-two-against-one-title = Deux contre un
puzzle-two-against-one = Il reste trois ennemis, un en B2 et deux en A3. Votre paire en D2 a deux pas. De quel côté ?
puzzle-two-against-one-why = Deux contre un gagnent sans perte : B2 est à deux pas, la bataille vaut trois points, et les derniers pirates se retirent.

puzzle-two-houses-title = De la hutte à la maison
puzzle-two-houses = Deux de vos ouvriers sont sur des huttes. On peut acheter de la pierre, mais l’argent vaut aussi des points. Combien construire ?
puzzle-two-houses-why = Deux pierres pour trois pièces changent les deux huttes en maisons : quatre points dans le quartier contre un point d’argent. Une troisième ne ferait que coûter.

puzzle-two-titles-title = Deux promesses
puzzle-two-titles = Vous avez sollicité deux personnages à 5 pièces chacun : si vous ne pouvez pas payer, c’est l’amende. Que pouvez-vous encore vous offrir ?
puzzle-two-titles-why = Dix pièces vont aux deux personnages, cinq points chacun. Une des trois qui restent achète la pierre d’une maison, qui en vaut deux ; les deux autres ne feraient de toute façon pas un point.
