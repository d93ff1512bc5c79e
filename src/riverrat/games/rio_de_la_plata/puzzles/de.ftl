# Was die Rätsel fragen, und ein Satz zu jeder Antwort.

puzzle-goal-stock = Die meisten Ressourcen nach diesem Zug
puzzle-value-stock = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}

puzzle-barracks-title = Gerade genug
puzzle-barracks = Jede Ressource, die du in einem Jahr kaufst, kostet eine Münze mehr als die vorige, und drei Münzen sind am Ende ein Punkt. Was baust du auf F6?
puzzle-barracks-why = Ein Stein und ein Holz für zusammen drei Münzen machen den Preis einer Kaserne voll: sechs Punkte, doppelt so viel wie eine Kirche.

puzzle-church-title = Eins nach dem anderen
puzzle-church = Deine Arbeiter stehen im Wald, am Kai und auf F8. Eine Kirche kostet ein Holz, zwei Stein und eine Edelware. Was muss zuerst geschehen?
puzzle-church-why = Kauf zwei Stein und hol zuerst das Holz aus dem Wald: Dann zählt die Kirche 3 und macht dein Haus wertvoller. Was verladen ist, fehlt zum Bauen.

puzzle-drive-them-out-title = Ein Schritt für einen Arbeiter
puzzle-drive-them-out = Ein einzelner Pirat steht auf I1. Dein Arbeiter auf L1 hat zwei Schritte; ein anderer bewacht M9. Lohnt es sich?
puzzle-drive-them-out-why = Gib den Arbeiter auf M9 für einen dritten Schritt auf. Deiner fällt gegen den Piraten, aber die Verteidigung bringt trotzdem zwei Punkte.

puzzle-full-store-title = Ein volles Lager
puzzle-full-store = Diesmal keine Punkte: Wie viele Ressourcen können am Ende dieses Zuges in deinem Lager liegen? Mancher Arbeiter kann nur schaden.
puzzle-full-store-why = Alles, was gibt: zwei Käufe für drei Münzen, beide Stellen der Mine und die Jahresgabe des Handwerksmeisters. Handwerk ändert nichts, Verladen nimmt weg.

puzzle-gift-of-wood-title = Die Jahresgabe
puzzle-gift-of-wood = Eine Kaserne auf K10 ist viel wert, kostet aber drei Holz, zwei Stein und eine Edelware. Was lässt sich kaufen, und was gibt es geschenkt?
puzzle-gift-of-wood-why = Ein Holz aus dem Wald, eines als Jahresgabe des Handelsmeisters, der Rest gekauft, solange es billig ist: Die Kaserne zählt 6, und deine Häuser gewinnen mit.

puzzle-hold-the-street-title = Halt die Straße
puzzle-hold-the-street = Sechs Einheimische sind eingedrungen, jeder für sich. Du hast einen Arbeiter in ihrer Nähe und einen auf D9. Wozu ist der auf D9 gut?
puzzle-hold-the-street-why = Gibst du ihn auf, bekommt der andere den Schritt, der ihm bis D3 fehlt. Auf jeder Seite fällt einer, und die Verteidigung bringt fünf Punkte.

puzzle-last-plank-title = Das letzte Brett
puzzle-last-plank = Für ein Haus fehlt ein Holz, und zwei deiner Hütten könnten eines werden. Welche, und was wäre vergeudet?
puzzle-last-plank-why = K10 liegt in dem Viertel, in dem ein Haus drei Punkte zählt; und das Holz kostet keinen Punkt, denn sechs Münzen zählen zwei wie vorher acht.

puzzle-last-year-title = Das letzte Jahr
puzzle-last-year = Es ist 1599 und dein letzter Zug: Was jetzt kein Punkt ist, wird keiner mehr. Drei Münzen zählen einen Punkt.
puzzle-last-year-why = Gib zehn Münzen aus: ein Haus auf G6, und mit der Edelware vom Handwerk und dem Stein der Mine eine Kaserne auf E6. Neun Punkte für drei, die du aufgibst.

puzzle-master-carpenter-title = Acht Münzen
puzzle-master-carpenter = Der Zimmermeister wartet auf 5 deiner acht Münzen. Dein Arbeiter auf D9 könnte aus der Hütte ein Haus machen. Woher kommen Holz und Stein?
puzzle-master-carpenter-why = Die Mine gibt den Stein, und eine Münze, die der Zimmermeister übrig lässt, kauft das Holz: fünf Punkte für ihn, zwei für das Haus, zwei weniger an Geld.

puzzle-monument-title = Stein für die Ewigkeit
puzzle-monument = Ein Stadtplatz liegt in einem Viertel mit deinen Häusern. Ein Stein, eine Edelware und viele Münzen: Hast du alles, was du brauchst?
puzzle-monument-why = Hast du: Das Denkmal kostet einen Stein und eine Edelware, zählt 3 und gibt jedem deiner drei Häuser einen Punkt. Jede behaltene Münze zählt auch.

puzzle-one-step-more-title = Ein Schritt mehr
puzzle-one-step-more = Piraten sind in der Stadt. Deinem Paar auf E2 fehlt ein Schritt bis zu den zwei Feinden auf C2; ein einzelner Arbeiter von dir steht weit weg.
puzzle-one-step-more-why = Gib den einzelnen Arbeiter für einen Bonusschritt auf: Das Paar kommt nach C2, und die Verteidigung bringt sieben Punkte, obwohl beide fallen.

puzzle-promise-kept-title = Versprochen ist versprochen
puzzle-promise-kept = Sieben Münzen, und 5 davon sind dem General versprochen. Deine Arbeiter in der Mine sind noch nicht zurück. Reicht es auch für ein Haus?
puzzle-promise-kept-why = Eine Münze kauft das Holz, die Mine gibt den Stein: Der General ist bezahlt, und ein Haus steht im selben Zug. Ein zweiter Kauf würde das Versprechen brechen.

puzzle-two-against-one-title = Zwei gegen einen
puzzle-two-against-one = Drei Feinde sind übrig, einer auf B2 und zwei auf A3. Dein Paar auf D2 hat zwei Schritte. Wohin?
puzzle-two-against-one-why = Zwei gegen einen gewinnen ohne Verlust: B2 ist zwei Schritte entfernt, das Gefecht bringt drei Punkte, und die letzten Piraten ziehen ab.

puzzle-two-houses-title = Aus Hütten werden Häuser
puzzle-two-houses = Zwei deiner Arbeiter stehen auf Hütten. Stein kann man kaufen, aber Geld zählt auch Punkte. Wie viel baust du?
puzzle-two-houses-why = Zwei Stein für drei Münzen machen aus beiden Hütten Häuser: vier Punkte im Viertel für einen Punkt Geld. Ein dritter Stein würde nur kosten.

puzzle-two-titles-title = Zwei Versprechen
puzzle-two-titles = Du wirbst um zwei Personen zu je 5 Münzen: Wer nicht zahlen kann, wird bestraft. Was kannst du dir daneben noch leisten?
puzzle-two-titles-why = Zehn Münzen gehören den beiden Personen, je fünf Punkte. Eine der drei übrigen kauft den Stein für ein Haus, das zwei zählt; die anderen beiden wären ohnehin kein Punkt.
