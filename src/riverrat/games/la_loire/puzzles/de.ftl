# Was die Rätsel fragen, und ein Satz zu jeder Antwort.

puzzle-goal-money = Das meiste Geld nach diesem Zug
puzzle-value-money = { $count } D

puzzle-bailiff-title = Fünf Denar
puzzle-bailiff = Stell zu, wenn du kannst, und mach in der Stadt aus deinen Waren Punkte. Aber wer dort weniger als 5 D behält, setzt aus.
puzzle-bailiff-why = Nach der Zustellung bezahlt der Käse einen Palast: zwei Punkte für 4 D; Verschiffen bringt einen für 6 D. Mit dem Getreide bleiben genau 5 D im Beutel, du setzt also nicht aus.

puzzle-blacksmith-title = Ein Pferd zu wenig
puzzle-blacksmith = Deinem Boten fehlt ein Pferd bis zu dem Dorf, in dem eine Nachricht für elf Punkte erwartet wird. Welche deiner Figuren zieht zuerst?
puzzle-blacksmith-why = Der Händler wirbt für 1 D den Hufschmied an, bevor der Bote zieht: Der holt das freie Pferd aus Montsoreau, und Cheverny ist in Reichweite.

puzzle-bring-the-circus-title = Hol den Zirkus
puzzle-bring-the-circus = Der Zirkus ist zu weit weg. Aber ein Kauf verschiebt die Marktreihe, und eines der Plättchen bringt den Zirkus mit.
puzzle-bring-the-circus-why = Käse aus Beaugency verschiebt das violette Plättchen: Der Zirkus zieht nach Saumur, wo der Bote hält und den General anwirbt.

puzzle-circus-for-grain-title = Getreide und Gaukler
puzzle-circus-for-grain = Wo du stehst, gibt es niemanden anzuwerben. Welcher Kauf bringt deinen Boten, der zu Fuß geht, zu jemandem, der sein Geld wert ist?
puzzle-circus-for-grain-why = Geh nach Tours und kauf Getreide: Der Zirkus darf nach Vendôme ziehen, einen Ort vom Boten entfernt, und die Liebhaberin zählt drei zugestellte Nachrichten.

puzzle-fetched-horse-title = Alles für den Ritt
puzzle-fetched-horse = Die letzten Zustellungen stehen an. Dein Händler hat etwas Geld und den Zirkus vor sich, dein Bote eine Nachricht für Tours.
puzzle-fetched-horse-why = Zwei Anwerbungen sind hier möglich: Hufschmied und Knappe. Ein Pferd genommen, eins geholt, und der Bote kommt nach Tours, wo die Nachricht zehn Punkte bringt.

puzzle-first-palace-title = Bezahlt wird bei Zustellung
puzzle-first-palace = Es ist früh, und das Geld ist knapp. Dein Bote hat eine Nachricht, die bei der Zustellung etwas einbringt. Wer zieht zuerst?
puzzle-first-palace-why = Zuerst der Bote: Die Nachricht nach Angers bringt 4 D, und damit kann sich der Händler einen Palast leisten und noch für zwei Felder verschiffen.

puzzle-four-logs-title = Vier Holz und ein Wein
puzzle-four-logs = Diesmal geht es nicht um Punkte: Wie viel Geld kannst du nach diesem Zug haben? Dein Händler will in Orléans verkaufen, wo dir eine Bank gehört, aber ihm fehlt ein Pferd.
puzzle-four-logs-why = Der Bote lässt ein Pferd zurück, zieht zum Zirkus und wirbt für 1 D den Holzhändler an. Mit dem Pferd kommt der Händler nach Orléans: 3 D von der Bank, 6 D für den Wein, 3 D für jedes Holz.

puzzle-general-title = Eins hier, eins mit
puzzle-general = Bote und Händler können beide etwas Lohnendes tun, wenn jeder am richtigen Ort hält. Zähl die Pferde, bevor du loslegst.
puzzle-general-why = Der Bote lässt ein Pferd zurück und stellt in Luynes elf Punkte zu; der Händler nimmt eines mit und kommt genau zum Zirkus, wo der General zwei zugestellte Nachrichten zählt.

puzzle-judge-title = Zwei beim Zirkus
puzzle-judge = Dein Bote kann eine Nachricht zustellen, und der Zirkus ist einen Ort vom Händler entfernt. Wen wirbst du dort an, und in welcher Reihenfolge?
puzzle-judge-why = Die Hofdame erlaubt am selben Halt eine zweite Anwerbung, die 2 D mehr kostet: Die übrigen 7 D reichen gerade für den Richter, der zwei deiner Nachrichten zählt.

puzzle-lady-title = Treffen in Ussé
puzzle-lady = Beide Figuren kommen bis Ussé, wo der Zirkus ist. Die eine kann dort verdienen, was die andere ausgibt.
puzzle-lady-why = Der Bote stellt zuerst zu und verdient 3 D; der Händler geht ebenfalls hin und wirbt die Hofdame an, danach den Magister artium.

puzzle-last-letter-title = Blaues Blut
puzzle-last-letter = Dein Bote geht zu Fuß, dein Händler kommt bis zum Zirkus. Welche blaue Person zählt die meisten deiner Nachrichten?
puzzle-last-letter-why = In Talcy zugestellt, ist die Nachricht drei Punkte mehr wert, und deine Liebhaberin zählt sie mit: noch zwei. Der Philosoph zu 4 D zählt drei Nachrichten: noch sechs.

puzzle-lover-title = Ein Beutel
puzzle-lover = Beide Figuren leben aus einem Beutel, und der Zirkus ist einen Ort vom Boten entfernt. Was muss der Händler vorher tun?
puzzle-lover-why = Zuerst der Händler: Käse und Getreide bezahlen einen Palast und lassen die 5 D übrig, die der Bote für die Liebhaberin oder den Philosophen braucht. Beide zählen zwei deiner Nachrichten.

puzzle-north-and-south-title = Nord und Süd
puzzle-north-and-south = Von einer Stadt aus stehen beide Straßen offen. Deiner Nachricht fehlt noch ein Schild, und dein Händler ist mit wenig Geld einen Ort vor dem Zirkus.
puzzle-north-and-south-why = Rot liegt an beiden Straßen: In Montsoreau wie in Langeais ist die Nachricht am Ziel. Der Händler geht zum Zirkus, wo die Hofdame eine zweite, billige Anwerbung erlaubt.

puzzle-philosopher-title = Alte Nachrichten
puzzle-philosopher = In diesem Zug gibt es nichts zuzustellen. Sieh nach, was du früher zugestellt hast, und wer beim Zirkus ist.
puzzle-philosopher-why = Geh ohne Pferd zum Zirkus: Der Philosoph bringt zwei Punkte für jede seiner vier Nachrichten, die du längst zugestellt hast.

puzzle-ship-or-palace-title = Schiff oder Palast
puzzle-ship-or-palace = Drei Waren, eine Stadt und ein leerer Beutel: In welcher Reihenfolge verkaufst, baust und verschiffst du, damit beide Figuren punkten?
puzzle-ship-or-palace-why = Deine Bank zahlt bei der Ankunft 3 D, die drei Waren bringen 12 D: genug für das Postamt zu 4 D und ganz zuletzt für zwei Felder zu 10 D. Der Bote stellt in Luynes zu.
