# La Loire
game-name = La Loire
game-about = Reite mit Händler und Bote an beiden Ufern des Flusses: handle, baue, wirb Personen an und bringe Nachrichten zwischen Nantes und Orléans ans Ziel.
game-time = etwa 90 Minuten

## Questions

ask-figure = Wer zieht jetzt?
ask-leave = Pferde hierlassen? Jedes verkürzt den Weg um einen Ort.
ask-take = Freie Pferde mitnehmen? Jedes verlängert den Weg um einen Ort.
ask-fetch = Soll der Hufschmied für { box-blacksmith-price } D ein Pferd holen? Woher?
ask-fetch-for = Welches Pferd soll der Hufschmied für den Weg nach { $place } holen?
ask-direction = Nordstraße oder Südstraße?
ask-stop = Wo hält die Figur?
ask-merchant-village = Dein Händler ist im Dorf: kaufen oder anwerben?
ask-circus = Wohin zieht der Zirkus?
ask-merchant-city = Dein Händler ist in der Stadt: verkaufen, bauen, verschiffen, in beliebiger Reihenfolge.
ask-site = In welchem Dorf baust du, oder welchen Palast?
ask-site-village = In welchem Dorf baust du?
ask-site-palace = Welchen Palast baust du?
ask-payment = Alles mit Holz bezahlen oder 1 Holz durch { box-patronus-price } D ersetzen?
ask-messenger = Dein Bote hält: zustellen, Nachrichten kaufen oder anwerben.
ask-draw = Oberste Karte oder eine Fähigkeit nutzen?
ask-keep = Welche Nachricht behältst du?
ask-token = Welchen Nachrichtenstein versetzt du hierher?
ask-ride-both = Wer zieht zuerst, und wohin?
ask-ride = { $figure ->
    [messenger] Wohin zieht dein Bote?
   *[merchant] Wohin zieht dein Händler?
}
ask-stop-from = { $figure ->
    [messenger] Wo hält dein Bote auf dem Weg von { $place }?
   *[merchant] Wo hält dein Händler auf dem Weg von { $place }?
}
ask-acts-merchant = Dein Händler ist in { $place }: { $acts }?
ask-acts-messenger = Dein Bote ist in { $place }: { $acts }?
act-buy = Waren kaufen
act-hire = anwerben
act-sell = verkaufen
act-build = bauen
act-ship = verschiffen
act-deliver = zustellen
act-station = eine Zwischenstation setzen
act-message = eine Nachricht kaufen
ask-site-for = { $building }: Wo baust du?
ask-balance = { $road ->
    [north] Bauernhöfe kommen jetzt an die Nordstraße, damit sie im Gleichgewicht bleiben.
   *[south] Bauernhöfe kommen jetzt an die Südstraße, damit sie im Gleichgewicht bleiben.
}
tell-farm = Bauernhof: Waren kosten hier für alle { box-farm-discount } D weniger, und jeder Kauf bewegt das Schiff der Person, der er gehört. Ihr Bote darf eine Nachricht kaufen.
tell-monastery = Kloster: wie ein Bauernhof, aber wer es besitzt, darf statt der Ware auch Bier kaufen, und der eigene Bote nur eine Nachricht der Stufe 4.
tell-castle = Burg: Waren kosten hier für alle { box-castle-discount } D weniger, und jeder Kauf bewegt das Schiff der Person, der sie gehört. Ihr Bote darf { box-castle-messages } Nachrichten kaufen.
tell-deliver = Auf der Hand zählte sie { $hand }, zugestellt zählt sie { $points }.
tell-needs = { $needs ->
    [apprentice] Zustellen kannst du sie, sobald du den Lehrling angeworben hast.
    [helper] Zustellen kannst du sie, sobald du den Gehilfen angeworben hast.
   *[both] Zustellen kannst du sie, sobald du den Lehrling und den Gehilfen angeworben hast.
}
warn-delivery = Dein Bote tut an einem Halt nur eines: Danach stellt er hier nichts mehr zu.
unknown-message = Eine Nachricht wird aufgedeckt
unknown-message-of = Eine Nachricht der Stufe { $level } wird aufgedeckt

## Choices

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-move = { $figure-id ->
    [messenger] Bote
   *[merchant] Händler
}
brief-leave = {""}
brief-take = {""}
brief-head = { $way-id ->
    [clockwise] ↻
   *[counter-clockwise] ↺
}
brief-stop = { $village }
brief-circus = { $village }
brief-hire = { $character }
many-hire = Anwerben
brief-site = { $village }
brief-pay = { $payment-id ->
    [wood] nur Holz
   *[deniers] { box-patronus-price } D für 1 Holz
}
brief-palace = { $kind } in { $city }
brief-stop-city = { $city }
brief-fetch = Pferd aus { $village }
brief-fetch-city = Pferd aus { $city }
brief-fetch-none = {""}
brief-draw = { $by-id ->
    [spy] Spion: oberste { box-spy-cards }
    [ducal] Stapel durchsuchen
   *[top] Oberste Karte
}
brief-message = Nachricht Stufe { $level }
brief-keep = { $letter }
brief-deliver = Zustellen: { $letter }
brief-station = Zwischenstation: { $letter }
token-from = Stein aus { $village }
note-token = für { $letter }: Diese Zwischenstation entfällt
note-free = kostenlos
note-build-palace = { $kind } in { $city }
note-deliver = { $points } − { $hand } auf der Hand

action-done = Hier fertig
action-move = { $figure } zieht
action-leave =
    { $horses ->
        [0] Kein Pferd zurücklassen
        [1] 1 Pferd zurücklassen
       *[other] { $horses } Pferde zurücklassen
    }
action-take =
    { $horses ->
        [0] Kein Pferd nehmen
        [1] 1 Pferd nehmen
       *[other] { $horses } Pferde nehmen
    }
action-fetch-none = Kein Pferd holen
action-fetch = Für { box-blacksmith-price } D ein Pferd aus { $village } holen
action-fetch-city = Für { box-blacksmith-price } D ein Pferd aus { $city } holen
action-head = Richtung: { $way }
action-stop = Nach { $village } ziehen
action-stop-city = Nach { $city } ziehen
action-buy = 1 { $good } kaufen
action-buy-two-wood = 2 Holz kaufen
action-circus = Der Zirkus zieht nach { $village }
action-sell = 1 { $good } verkaufen
action-ship = { $steps ->
        [1] Für { box-ship-1 } D verschiffen (Schiff +1)
       *[other] Für { box-ship-2 } D verschiffen (Schiff +{ $steps })
    }
action-build = Bauen: { $building }
action-site = In { $village } bauen
action-palace = { $kind } von { $city } bauen
action-pay = { $payment } zahlen
action-hire = Anwerben: { $character }
action-message = Nachricht der Stufe { $level } kaufen
action-draw = { $by }
action-keep = { $message } behalten
action-deliver = { $message } zustellen
action-station = Zwischenstation setzen: { $message }
action-station-help = Damit ist diese Farbe der Nachricht erreicht. Der Nachrichtenstein bleibt hier, bis du sie in einem Dorf der letzten Farbe zustellst.
action-token = Nachrichtenstein { $token } zurücknehmen (Zwischenstation verloren)

## Warum etwas nicht gewählt werden kann

why-ride = Eine Figur zieht immer einen Ort mehr, als sie Pferde hat, und zwar in ihrer Richtung.
why-horse = Ein freies Pferd kommt mit, wenn eine Figur von seinem Ort aus weiterzieht.
why-horse-here = Wähle, wohin eine Figur von hier zieht: Mit diesem Pferd geht es einen Ort weiter.
why-horse-fetch = Wähle erst das Ziel, danach das Pferd, das der Hufschmied dafür holt.
why-shield = Der Zirkus zieht in ein Dorf mit diesem Schild: { $colour }.
why-not-sold = Das wird hier nicht verkauft.
why-one-kind = Hier ist nur eine Art von Aktion erlaubt, und du hast mit einer anderen begonnen.
why-bought = Du hast in diesem Zug schon eine Ware gekauft.
why-gone = Davon ist nichts mehr da.
why-full = Mehr davon kannst du nicht mitnehmen.
why-price = Das kostet { $price } D, mehr als du ausgeben kannst.
why-not-carried = Davon hast du nichts dabei.
why-built = Mehr darfst du in diesem Zug nicht bauen.
why-cost = { $wood ->
    [0] Dafür brauchst du { $money } D.
   *[other] Dafür brauchst du { $money } D und { $wood } Holz.
}
why-no-site = Dafür gibt es gerade keinen Platz.
why-no-piece = Davon hast du nichts mehr im Vorrat.
why-taken = Hier steht schon ein Gebäude.
why-balance = { $road ->
    [north] Deine Bauernhöfe müssen im Gleichgewicht bleiben: Der nächste kommt an die Nordstraße.
   *[south] Deine Bauernhöfe müssen im Gleichgewicht bleiben: Der nächste kommt an die Südstraße.
}
why-own-farm = Dafür brauchst du einen eigenen Bauernhof.
why-new-farm = Diesen Bauernhof hast du eben erst gebaut: Ausbauen kannst du ihn ab deinem nächsten Zug.
why-other-city = Dieser Palast gehört zur anderen Stadt.
why-own-palace = Diesen Palast hast du schon.
why-no-messages = Hier kannst du keine Nachricht mehr kaufen.
why-hand = { $limit ->
    [one] Du hast { $limit } Nachricht, mehr darfst du nicht haben.
   *[other] Du hast { $limit } Nachrichten, mehr darfst du nicht haben.
}
why-abbey = Nachrichten der Stufe 4 gibt es in einem eigenen Kloster.
why-abbey-only = Im Kloster gibt es nur Nachrichten der Stufe 4.
why-one-abbey = Du hast schon eine Nachricht der Stufe 4.
why-needs = { $needs ->
    [apprentice] Für diese Nachricht brauchst du den Lehrling.
    [helper] Für diese Nachricht brauchst du den Gehilfen.
   *[both] Für diese Nachricht brauchst du den Lehrling und den Gehilfen.
}
why-address = Hier kommt diese Nachricht nicht weiter.
why-circus = Personen werden beim Zirkus angeworben, rote auch durch ein Palatium Balivi.
why-hired = Diese Person arbeitet schon für dich.
why-red = In einer Stadt wirbst du nur rote Personen an.
why-helper = Erst kommt der Lehrling.
why-hires = Mehr Personen darfst du hier in diesem Zug nicht anwerben.

## Names

figure-merchant = Händler
figure-messenger = Bote
place-angers = Angers
place-langeais = Langeais
place-luynes = Luynes
place-tours = Tours
place-vendome = Vendôme
place-blois = Blois
place-talcy = Talcy
place-beaugency = Beaugency
place-meung = Meung-sur-Loire
place-chambord = Chambord
place-cheverny = Cheverny
place-chenonceau = Chenonceau
place-amboise = Amboise
place-villandry = Villandry
place-usse = Ussé
place-chinon = Chinon
place-montsoreau = Montsoreau
place-saumur = Saumur
place-nantes = Nantes
place-orleans = Orléans
start-angers = Angers
start-langeais = Langeais
start-luynes = Luynes
start-tours = Tours
start-vendome = Vendôme
start-blois = Blois
start-talcy = Talcy
start-beaugency = Beaugency
start-meung = Meung-sur-Loire
start-chambord = Chambord
start-cheverny = Cheverny
start-chenonceau = Chenonceau
start-amboise = Amboise
start-villandry = Villandry
start-usse = Ussé
start-chinon = Chinon
start-montsoreau = Montsoreau
start-saumur = Saumur
start-nantes = Nantes
start-orleans = Orléans
village-angers = Angers
village-langeais = Langeais
village-luynes = Luynes
village-tours = Tours
village-vendome = Vendôme
village-blois = Blois
village-talcy = Talcy
village-beaugency = Beaugency
village-meung = Meung-sur-Loire
village-chambord = Chambord
village-cheverny = Cheverny
village-chenonceau = Chenonceau
village-amboise = Amboise
village-villandry = Villandry
village-usse = Ussé
village-chinon = Chinon
village-montsoreau = Montsoreau
village-saumur = Saumur
city-nantes = Nantes
city-orleans = Orléans
way-clockwise = im Uhrzeigersinn
way-counter-clockwise = gegen den Uhrzeigersinn
way-none = Richtung frei
good-wood = Holz
good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-beer = Bier
good-wood-help = Davon darfst du beliebig viel tragen.
good-grain-help = In der Regel trägst du höchstens { box-carry-limit }.
good-cheese-help = { good-grain-help }
good-wine-help = { good-grain-help }
good-beer-help = Nur im eigenen Kloster zu kaufen, zum doppelten Marktpreis. { good-grain-help }
colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = violett
colour-white = weiß
colour-black = schwarz
building-farm = Bauernhof
building-farm-help = In einem Dorf ohne Gebäude. Waren kosten dort für alle { box-farm-discount } D weniger; jeder Kauf bewegt dein Schiff, und dein Bote darf eine Nachricht kaufen.
building-monastery = Kloster
building-monastery-help = Anstelle eines eigenen Bauernhofs aus einem früheren Zug. Wie ein Bauernhof, doch du darfst dort auch Bier kaufen, und dein Bote kauft nur Nachrichten der Stufe 4.
building-castle = Burg
building-castle-help = Einer der gemeinsamen Türme neben einem eigenen Bauernhof aus einem früheren Zug. Waren kosten dort für alle { box-castle-discount } D weniger; jeder Kauf bewegt dein Schiff, und dein Bote darf { box-castle-messages } Nachrichten kaufen.
building-palace = Palast
building-palace-help = Eine Palastkarte der Stadt, in der du stehst. Sie wirkt ab deinem nächsten Zug.
# what it does, on the button that builds it
kind-bank-short = je Halt { box-bank-income } D
kind-ducal-short = Nachricht aussuchen
kind-post-short = zweite Nachricht
kind-balivi-short = eine Person mehr
kind-bank = Bank
kind-bank-help = { box-bank-income } D, sooft eine deiner Figuren in der Stadt hält.
kind-ducal = Herzogspalast
kind-ducal-help = Für jede Nachricht, die du in der Stadt kaufst, darfst du dir eine Karte des Stapels aussuchen; der Rest wird gemischt.
kind-post = Postamt
kind-post-help = In der Stadt darfst du eine zweite Nachricht kaufen, { box-post-discount } D billiger.
kind-balivi = Palatium Balivi
kind-balivi-help = Einmal pro Zug, wenn eine deiner Figuren in der Stadt hält, wirbst du zusätzlich eine rote Person an (mit der Hofdame zwei).
payment-wood = Nur mit Holz
payment-deniers = { box-patronus-price } D statt 1 Holz
by-top = Die oberste Karte nehmen
by-spy = Spion: die obersten { box-spy-cards } Karten ansehen
by-ducal = Herzogspalast: den ganzen Stapel durchsuchen
group-yellow = gelb
group-purple = violett
group-grey = grau
group-green = grün
group-red = rot
group-blue = blau
group-yellow-does = Waren
group-purple-does = Geld und Anwerben
group-grey-does = Bauen
group-green-does = Reisen
group-red-does = Nachrichten
group-blue-does = Punkte am Ende

## Characters

character-wood-merchant = Holzhändler
character-wood-merchant-help = Jedes Holz, das du verkaufst, bringt { box-merchant-bonus } D mehr.
character-grain-merchant = Getreidehändler
character-grain-merchant-help = Jedes Getreide, das du verkaufst, bringt { box-merchant-bonus } D mehr.
character-cheese-merchant = Käsehändler
character-cheese-merchant-help = Jeder Käse, den du verkaufst, bringt { box-merchant-bonus } D mehr.
character-wine-merchant = Weinhändler
character-wine-merchant-help = Jeder Wein, den du verkaufst, bringt { box-merchant-bonus } D mehr.
character-dairyman = Milchhändler
character-dairyman-help = Du darfst beliebig viel Käse tragen.
character-grain-farmer = Getreidebauer
character-grain-farmer-help = Du darfst beliebig viel Getreide tragen.
character-lumberjack = Holzfäller
character-lumberjack-help = Wenn du Holz kaufst, darfst du zwei Karten auf einmal nehmen.
character-banker = Bankier
character-banker-help = Dein Händler darf eine Stadt mit bis zu { box-banker-ceiling } D verlassen.
character-lady-in-waiting = Hofdame
character-lady-in-waiting-help = Zwei Anwerbungen statt einer, beim Zirkus und durch jedes Palatium Balivi, schon in dem Zug, in dem sie zu dir kommt; die zweite am selben Ort kostet mehr.
character-witch = Hexe
character-witch-help = Jede andere Person kostet dich { box-witch-discount } D weniger.
character-magister-artium = Magister artium
character-magister-artium-help = Jedes Gebäude und jeder Palast kostet dich { box-magister-discount } D weniger.
character-economus = Economus
character-economus-help = Du darfst zweimal pro Zug bauen; das zweite Gebäude kostet { box-economus-surcharge } D mehr.
character-patronus = Patronus
character-patronus-help = Bei jedem Basisgebäude darfst du { box-patronus-price } D statt einer Holzkarte zahlen.
character-mensor = Mensor
character-mensor-help = Deine Bauernhöfe müssen nicht gleichmäßig auf beide Ufer verteilt sein.
character-squire = Knappe
character-squire-help = Jede Figur darf vor ihrer Bewegung bis zu { horses-squire } nehmen.
character-scout = Kundschafter
character-scout-help = Deine Figuren dürfen bis zu { horses-scout } haben.
character-blacksmith = Hufschmied
character-blacksmith-help = Einmal pro Zug für { box-blacksmith-price } D ein freies Pferd von einem beliebigen anderen Ort nehmen.
character-jester = Narr
character-jester-help = Deine Figuren dürfen im Dorf des Zirkus vorzeitig anhalten.
character-city-guard = Stadtwache
character-city-guard-help = Deine Figuren dürfen in Nantes oder Orléans vorzeitig anhalten.
character-mayor = Bürgermeister
character-mayor-help = Du darfst bis zu { box-mayor-limit } nicht zugestellte Nachrichten haben; weiterhin nur eine der Stufe 4.
character-vassallus = Vasall
character-vassallus-help = Wenn du Nachrichten kaufst, darfst du eine mehr der Stufen 1 bis 3 kaufen; nicht im Kloster.
character-spy = Spion
character-spy-help = Bei jedem Nachrichtenkauf darfst du die obersten { box-spy-cards } Karten ansehen und eine behalten; die anderen kommen unter den Stapel.
character-apprentice = Lehrling
character-apprentice-help = Bringt deinen ersten Nachrichtenstein: Du darfst Stufe 2 zustellen.
character-helper = Gehilfe
character-helper-help = Nur nach dem Lehrling. Bringt deinen zweiten Nachrichtenstein: Du darfst Stufe 3 zustellen.
character-lover = Liebhaberin
character-lover-help = Am Ende { points-blue } für jede deiner zugestellten Nachrichten vom Typ Liebhaberin.
character-general = General
character-general-help = Am Ende { points-blue } für jede deiner zugestellten Nachrichten vom Typ General.
character-philosopher = Philosoph
character-philosopher-help = Am Ende { points-blue } für jede deiner zugestellten Nachrichten vom Typ Philosoph.
character-judge = Richter
character-judge-help = Am Ende { points-blue } für jede deiner zugestellten Nachrichten vom Typ Richter.
character-provost = Profos
character-provost-help = Am Ende { points-blue } für jede deiner zugestellten Nachrichten vom Typ Profos.

## Messages

-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
-horses = { $n ->
    [one] { $n } Pferd
   *[other] { $n } Pferde
}
message-to = Nachricht nach
message-before-colours = Nachricht
message-after-colours = { "" }
message-none = eine Nachricht
type-lover = Liebhaberin
type-general = General
type-philosopher = Philosoph
type-judge = Richter
type-provost = Profos
level-1-help = Zustellen: mit dem Boten in dem Dorf anhalten, das auf der Karte steht. Bringt den Marktpreis seines Schildes in D.
level-2-help = Braucht einen Nachrichtenstein: Halte in einem Dorf der einen Farbe und setze ihn als Zwischenstation; stelle dann in einem Dorf der anderen Farbe zu.
level-3-help = Braucht beide Nachrichtensteine: Setze sie als Zwischenstationen in Dörfern zweier Farben; stelle dann in einem Dorf der dritten zu.
level-4-help = Zustellen: mit dem Boten in der Stadt anhalten, die auf der Karte steht. Nur im eigenen Kloster zu kaufen.

## What happened

event-began = { $seat } beginnt Zug { $turn }.
event-forfeited = { $seat } hat in der Stadt weniger als { box-floor } D: Der Zug entfällt, +{ $money } D.
event-capped = { $seat } gibt { $money } D ab: Mehr als das Maximalguthaben darf die Stadt nicht verlassen.
event-left =
    { $seat }: Der { $figure } lässt { $horses ->
        [1] 1 Pferd
       *[other] { $horses } Pferde
    } in { $place } zurück.
event-took =
    { $seat }: Der { $figure } nimmt { $horses ->
        [1] 1 Pferd
       *[other] { $horses } Pferde
    } in { $place }.
event-fetched = { $seat }: Der Hufschmied holt für { $price } D ein Pferd aus { $place } ({ $figure }).
event-travelled =
    { $horses ->
        [0] { $seat }: Der { $figure } geht zu Fuß von { $start } nach { $place }.
        [1] { $seat }: Der { $figure } reitet mit 1 Pferd von { $start } nach { $place }.
       *[other] { $seat }: Der { $figure } reitet mit { $horses } Pferden von { $start } nach { $place }.
    }
event-bank = { $seat } erhält { $money } D von der Bank in { $city }.
event-bought = { $seat } kauft { $count } { $good } in { $place } für { $price } D.
event-shifted =
    { $space ->
        [7] Das Marktplättchen ({ $colour }) bleibt ganz rechts.
       *[other] Das Marktplättchen ({ $colour }) rückt von Marktfeld { $space } ganz nach rechts.
    }
event-circus = { $seat } schickt den Zirkus von { $start } nach { $place }.
event-sailed = Das Schiff von { $seat } fährt auf Feld { $space } (+{ $steps }).
event-sold = { $seat } verkauft 1 { $good } für { $price } D.
event-shipped = { $seat } verschifft für { $price } D.
event-built = { $seat } baut in { $place }: { $building } ({ $price } D, { $wood } Holz).
event-palace = { $seat } baut für { $price } D einen Palast: { $kind } von { $city }.
event-hired = { $seat } wirbt für { $price } D an: { $character }.
event-paid-message = { $seat } kauft eine Nachricht der Stufe { $level } für { $price } D.
event-spied = Der Spion von { $seat } sieht: { $message }.
# Dasselbe, der Person gesagt, um die es geht.
own-sailed = Dein Schiff fährt auf Feld { $space } (+{ $steps }).
own-spied = Dein Spion sieht: { $message }.
event-searched = { $seat } durchsucht den Stapel der Stufe { $level }, der danach gemischt wird.
event-got-message = { $seat } hat jetzt die { $message }.
event-station = { $seat } setzt in { $place } eine Zwischenstation für die { $message }.
event-recalled = { $seat } nimmt den Nachrichtenstein für die { $message } aus { $place } zurück; die Zwischenstation ist verloren.
event-delivered =
    { $money ->
        [0] { $seat } stellt die { $message } in { $place } zu.
       *[other] { $seat } stellt die { $message } in { $place } zu (+{ $money } D).
    }
event-triggered = { $seat } leitet das Spielende ein: { $reason }.
event-final-round =
    { $turns ->
        [1] Die letzte Runde beginnt: noch 1 Zug.
       *[other] Die letzte Runde beginnt: noch { $turns } Züge.
    }
event-ended = Die Partie ist zu Ende.
reason-loire = Das Schiff ist am Ziel
reason-messages = Genug Nachrichten sind zugestellt
reason-turns = Die Züge sind aufgebraucht

## Points

# Was Punkte bringt oder kostet, in drei Wörtern.
terse-sailed = Schiff auf { $space }
terse-palace = { $kind }, { $city }
terse-hired = Wirbt an: { $character }
terse-got-message = Nachricht genommen
terse-delivered = Nachricht nach { $place }

# Ein Schritt ohne Punkte, in wenigen Wörtern: Was er sonst brachte und kostete, steht als Bild daneben.
step-travelled = { $figure } nach { $place }
step-bought = kauft { $count } { $good }
step-sold = verkauft { $times } { $good }
step-circus = Zirkus nach { $place }
step-built = { $building }, { $place }
step-paid-message = kauft eine Nachricht
step-station = Zwischenstation in { $place }
# Ein Schritt ohne Bedeutung: Er fällt weg, wo der Platz knapp ist.
aside-left = Pferde zurückgelassen: { $horses }
aside-took = Pferde mitgenommen: { $horses }

score-loire = Schiff
score-loire-help = Ein Punkt für jedes Feld der Loire.
score-delivered = Zugestellte Nachrichten
score-delivered-help = Die Punkte auf deinen zugestellten Nachrichten.
score-undelivered = Nicht zugestellte Nachrichten
score-undelivered-help = { points-undelivered } je nicht zugestellter Nachricht, begonnen oder nicht.
score-characters = Personen
score-characters-help = Die Punkte auf deinen Personen.
score-types = Bonus der blauen Personen
score-types-help = { points-blue } für jede zugestellte Nachricht vom Typ einer deiner blauen Personen.
score-palaces = Paläste
score-palaces-help = { points-palace } für jeden Palast.

analysis-characters = Personen
analysis-buildings = Gebäude
analysis-messages = Nachrichten unterwegs
analysis-stations = Zwischenstationen
analysis-horses = Pferde

## Modes and options

mode-standard = Standardspiel
mode-casual = Einsteigerspiel
mode-solo = Solospiel
mode-english = Englische Regeln wörtlich
mode-german = Deutsche Regeln wörtlich
option-mode = Spiel
option-mode-help = Das Einsteigerspiel hat weder Personen noch Paläste noch Zirkus; beide Nachrichtensteine hast du von Anfang an, doch von Stufe 2 darfst du nie mehr zugestellt haben als von Stufe 1, von Stufe 3 nie mehr als von Stufe 2.
option-mode-standard = Standard
option-mode-casual = Einsteiger
option-edition = Zweite Anwerbung
option-edition-help = Was die zweite Anwerbung am selben Ort mit der Hofdame mehr kostet.
option-edition-en = englisch: { box-lady-surcharge-en } D
option-edition-de = deutsch: { box-lady-surcharge-de } D
option-merchant-actions = Aktionen des Händlers
option-merchant-actions-help = Ob der Händler alles tun darf, was ein Ort bietet, oder nur eines davon.
option-merchant-actions-row = alles, was der Ort bietet
option-merchant-actions-single = eine Art von Aktion
option-messenger-actions = Aktionen des Boten
option-messenger-actions-help = Ob der Bote bei einem Halt nur eine Aktion ausführt oder jede, die der Ort bietet, je einmal.
option-messenger-actions-single = eine Art von Aktion
option-messenger-actions-row = jede, die der Ort bietet
option-horse-take-scope = Pferde nehmen
option-horse-take-scope-help = Ob die genommenen Pferde je Figur oder für den ganzen Zug gezählt werden.
option-horse-take-scope-figure = je Figur
option-horse-take-scope-turn = je Zug
option-min-check = Mindestguthaben
option-min-check-help = Wann du { box-floor } D zum Verlassen einer Stadt brauchst: nur zu Beginn des Zuges oder auch bei der Abreise des Händlers, sodass der Bote sie vorher nicht ausgeben kann.
option-min-check-turn-start = zu Beginn des Zuges
option-min-check-turn-start-and-departure = auch bei der Abreise
option-upgrade-same-turn = Sofort ausbauen
option-upgrade-same-turn-help = Ob ein Bauernhof mit dem Economus noch im Zug seines Baus Kloster oder Burg werden darf.
option-upgrade-same-turn-no = nicht erlaubt
option-upgrade-same-turn-yes = erlaubt
option-palace-city = Angebotene Paläste
option-palace-city-help = Ob man die Paläste beider Städte in jeder von beiden kaufen kann.
option-palace-city-here = dieser Stadt
option-palace-city-any = beider Städte
option-hire-cap = Zahl der Anwerbungen
option-hire-cap-help = Ob der Zirkus und jedes Palatium Balivi ein eigenes Kontingent haben oder sich eines für den Zug teilen.
option-hire-cap-per-source = jedes sein eigenes
option-hire-cap-per-turn = eines je Zug
option-lumberjack = Holzfäller
option-lumberjack-help = Was zwei Holz mit dem Holzfäller kosten.
option-lumberjack-bundle = ein Preis für beide
option-lumberjack-each = je ein Preis
option-circus-check = Zirkus
option-circus-check-help = Wann der Zirkus zieht: sooft sein Plättchen nach einem Kauf in der Mitte liegt, oder nur, wenn es eben dorthin kam.
option-circus-check-always = sooft das Plättchen dort liegt
option-circus-check-moved = nur wenn es eben dorthin kam
option-last-turns = Letzte Runde
option-last-turns-help = Wer keinen Zug mehr bekommt, sobald das Ende feststeht.
option-last-turns-not-active = wer am Zug war
option-last-turns-not-owner = wer die Bedingung erfüllte
option-shield-setup = Schilde auslegen
option-shield-setup-help = Wie gleiche Schilde in Nachbardörfern vermieden werden.
option-shield-setup-rejection = neu auslegen
option-shield-setup-swap = einzelne tauschen
option-turn-cap = Höchstzahl der Züge
option-turn-cap-help = Nach so vielen Zügen aller zusammen beginnt in jedem Fall die letzte Runde.
option-turn-cap-none = keine Grenze
option-turn-cap-60 = 60
option-turn-cap-120 = 120
option-turn-cap-200 = 200
option-turn-cap-300 = 300
option-ducal-palace = Herzogspalast
option-ducal-palace-help = Ob er nur in seiner eigenen Stadt aus dem Stapel wählen lässt, wie der englische Text für alle Paläste sagt, oder in beiden Städten, wie der deutsche Text für diesen.
option-ducal-palace-own-city = in seiner Stadt
option-ducal-palace-any-city = in beiden Städten
option-lady-in-waiting = Hofdame beim Zirkus
option-lady-in-waiting-help = Ob beide Figuren zusammen beim Zirkus zwei Personen pro Zug anwerben dürfen oder jede von ihnen zwei.
option-lady-in-waiting-turn = zwei pro Zug
option-lady-in-waiting-figure = zwei je Figur
option-deniers = Denar nach Zugreihenfolge
option-deniers-help = Eine Hausregel, die nicht in der Anleitung steht: Wer später an die Reihe kommt, startet mit mehr Denar, damit der Vorteil des Anfangs kleiner wird. Was du hier wählst, kommt für jede Stelle nach der ersten dazu.
option-deniers-printed = wie in der Anleitung
option-deniers-one-more = 1 mehr für jede Stelle
option-deniers-two-more = 2 mehr für jede Stelle
option-deniers-three-more = 3 mehr für jede Stelle

## The table in words

show-turn =
    { $most ->
        [0] Zug { $turn }
       *[other] Zug { $turn } von { $most }
    }
show-market = Markt: { $tiles }
show-tile-circus = { $tile } (Zirkus)
show-circus = Der Zirkus ist in { $village }.
show-places = Orte, im Uhrzeigersinn ab Nantes:
show-place = { $place }: { $about }
show-sells = Schild { $shield }, { $good } für { $price } D
show-beer = Bier für { $price } D
show-building = { $building } von Platz { $seat }
show-here = { $figure } von Platz { $seat }
show-horses =
    { $horses ->
        [1] 1 freies Pferd
       *[other] { $horses } freie Pferde
    }
show-player =
    { $points ->
        [1] Platz { $seat }: 1 Punkt, { $money } D, Schiff auf { $boat } von { $end }, zugestellte Nachrichten: { $delivered } von { $messages }
       *[other] Platz { $seat }: { $points } Punkte, { $money } D, Schiff auf { $boat } von { $end }, zugestellte Nachrichten: { $delivered } von { $messages }
    }
show-rider =
    { $figure } in { $place }, { $horses ->
        [0] zu Fuß
        [1] 1 Pferd
       *[other] { $horses } Pferde
    }, { $way }
show-goods = Waren: { $goods }
show-held = Nachrichten: { $messages }
show-message = { $message }
show-tokens = Nachrichtensteine: { $tokens }
show-token-free = { $token } frei
show-token = { $token } in { $village } für { $message }
show-characters = Personen: { $characters }
show-palaces = Paläste: { $palaces }
show-supply = Waren im Vorrat: { $goods }. Türme im Vorrat: { $towers }.
show-good = { $count } { $good } (bringt { $price } D)
show-constructions = Zu bauen: { $buildings }
show-construction = { $building } { $money } D + { $wood } Holz
show-hire = Anzuwerben, { $group }: { $characters }
show-character = { $character } { $cost } D
show-offer = Paläste von { $city } im Angebot, je { $cost } D: { $palaces }
show-decks = Karten in den Nachrichtenstapeln: { $decks }
show-under = Unter dem Stapel der Stufe { $level } kennst du: { $cards }
show-last = Verbleibende Züge der letzten Runde: { $turns }.

## The board on screen

board-turn = Zug { $turn }
board-turn-of = Zug { $turn } von { $turns }
when-began = { board-turn }
board-ending = das Ende steht fest
board-last-turns =
    { $turns ->
        [one] noch 1 Zug
       *[other] noch { $turns } Züge
    }
board-over = die Partie ist zu Ende
board-circus = Hier ist der Zirkus: Waren kosten { box-circus-discount } D weniger, und Personen können angeworben werden
board-city-help = Hier verkauft, baut und verschifft dein Händler, und dein Bote kauft eine Nachricht oder stellt eine der Stufe 4 zu.
board-end-space = Die Partie endet, wenn ein Schiff hier ankommt
board-boat = { $seat }, Schiff, Feld { $space }
board-rider =
    { $horses ->
        [0] { $seat }, { $figure } in { $place }, zu Fuß
        [one] { $seat }, { $figure } in { $place }, 1 Pferd
       *[other] { $seat }, { $figure } in { $place }, { $horses } Pferde
    }
board-tile = Schild { $colour }: { $price } D
board-tile-help = Was Waren in Dörfern mit diesem Schild kosten und was eine Nachricht der Stufe 1 dort bringt.
board-sign-circus = Der Zirkus zieht weiter, wenn sein Plättchen nach einem Kauf auf diesem Feld liegt.
board-sign-flag = Der Zirkus zieht in ein Dorf mit dem Schild, das auf diesem Feld liegt.
board-sells = Schild { $shield }, { $good } für { $price } D
board-beer = Bier für { $price } D
board-building = { $building } ({ $seat })
board-horses =
    { $horses ->
        [one] 1 freies Pferd
       *[other] { $horses } freie Pferde
    }
board-message = Nachricht der Stufe { $level }: { $targets }. { $type }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-stations = Erreicht: { $colours }
board-deck = Nachrichten der Stufe { $level }: noch { $size }, je { $price } D
board-under = Unter dem Stapel kennst du: { $cards }
board-undelivered = Solange sie nicht zugestellt ist, zählt sie am Ende { box-undelivered-points }.
board-goes-to = Ziel: { $targets }
board-brings = Zugestellt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $money ->
    [0] {""}
   *[other] {" "}und zum jetzigen Marktpreis { $money } D
}
board-in-hand = { $points ->
    [one] { $points } Punkt auf der Hand
   *[other] { $points } Punkte auf der Hand
}
board-good = { $good }: noch { $left }, bringt { $sells } D
board-sells-for = bringt { $price } D
board-character =
    { $points ->
        [one] { $character }: { $cost } D, { $points } Punkt, noch { $left }
       *[other] { $character }: { $cost } D, { $points } Punkte, noch { $left }
    }
board-owners = Im Besitz von { $names }
board-level = Stufe { $level }
board-cost = Kostet { $cost } D
board-hire-cost = Preis jetzt: { $cost } D
board-build-cost = Kostet { $money } D + { $wood } Holz
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-left = noch { $left }
board-delivered = Zugestellte Nachrichten: { $count } von { $end }
board-tokens = Nachrichtensteine bereit: { $count }
board-money = { $money } Denar; beim Verlassen einer Stadt höchstens { $ceiling }
board-goods = Waren
board-carried = { $good }: { $count }
board-boat-of = Schiff auf { $space } von { $end }
board-horses-of = Pferde: { $horses } von { $limit }
board-held = Nicht zugestellte Nachrichten: { $count } von { $limit }
board-boat-name = Schiff
board-delivered-name = Zugestellt
board-to-build = Vorrat
board-characters = Personen
board-cards-of = Personen und Paläste von { $seat }
board-palaces = Paläste
board-not-yet = { $palace }, ab dem nächsten Zug
board-pieces-left = Noch zu bauen: Bauernhöfe { $farms }, Klöster { $monasteries }
board-pile =
    { $count ->
        [one] Stufe { $level }: 1 Karte
       *[other] Stufe { $level }: { $count } Karten
    }
board-money-help = Geld bringen Verkäufe in den Städten und Nachrichten der Stufe 1. Beginnt dein Zug mit dem Händler in einer Stadt und weniger als { box-floor } D, entfällt er.
board-merchant-help = Kauft Waren in Dörfern; verkauft, baut und verschifft in den Städten. { board-riding-help }
board-messenger-help = Kauft Nachrichten und stellt sie zu; wirbt beim Zirkus an. { board-riding-help }
board-riding-help = Eine Figur zieht einen Ort weit und je Pferd einen weiter.
board-boat-help = Es fährt, wenn du verschiffst, und sooft jemand Waren kauft, wo du ein Gebäude hast. { score-loire-help }
board-tokens-name = Nachrichtensteine
board-tokens-help = Bei Nachrichten der Stufen 2 und 3 bleibt an jeder Zwischenstation einer liegen.
board-loire-space = Feld { $space } der Loire
board-end-name = Das Ende der Partie
board-end-help = Es kommt, sobald ein Schiff Feld { $space } erreicht oder jemand { $messages ->
    [one] { $messages } Nachricht
   *[other] { $messages } Nachrichten
} zugestellt hat; alle anderen haben dann noch einen Zug.
board-end-solo-help = Die Partie endet, wenn dein Schiff Feld { $space } erreicht, wenn du { $messages ->
    [one] { $messages } Nachricht
   *[other] { $messages } Nachrichten
} zugestellt hast oder nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
sign-money = Denar
sign-horse = { $count ->
    [one] Pferd
   *[other] Pferde
}
sign-kept = { $count ->
    [one] Pferd nach dem Ritt
   *[other] Pferde nach dem Ritt
}
# before the horses one has after the ride
lead-kept = danach
sign-boat = Schiff
sign-letter = { $count ->
    [one] Nachricht
   *[other] Nachrichten
}
sign-mail = Nachricht zu kaufen
sign-wood = { good-wood }
sign-grain = { good-grain }
sign-cheese = { good-cheese }
sign-wine = { good-wine }
sign-beer = { good-beer }
palace-bank_nantes-help = { kind-bank-help }
palace-ducal_nantes-help = { kind-ducal-help }
palace-post_nantes-help = { kind-post-help }
palace-balivi_nantes-help = { kind-balivi-help }
palace-bank_orleans-help = { kind-bank-help }
palace-ducal_orleans-help = { kind-ducal-help }
palace-post_orleans-help = { kind-post-help }
palace-balivi_orleans-help = { kind-balivi-help }
build-farm-help = { building-farm-help }
build-monastery-help = { building-monastery-help }
build-castle-help = { building-castle-help }
build-palace-help = { building-palace-help }
deck-1-help = { level-1-help }
deck-2-help = { level-2-help }
deck-3-help = { level-3-help }
deck-4-help = { level-4-help }
tray-people = Per­sonen
tray-supply = Vorrat
tray-market = Markt
tray-letters = Nach­richten
tray-people-none = In dieser Partie wird ohne Personen gespielt.
tray-people-find = Name oder Wirkung finden
tray-people-not-found = Das kann keine Person.
tray-people-second = Die zweite Person kostet hier { $cost } D mehr; das ist in jedem Preis schon enthalten.
tray-letters-none = Keine Nachricht unterwegs.
tray-market-none = Niemand verkauft es zurzeit.

# --- die Schachtel

data-table = Figuren und Grenzen
data-end = Ende der Partie
data-ship = Verschiffen
data-city = Städte
data-village = Dörfer
data-harvest = Was Dörfer verkaufen
data-horses = Freie Pferde
data-circus = Zirkus
data-shield = Wappen
data-market = Markt
data-sell = Preise in den Städten
data-supply = Vorrat
data-building = Gebäude
data-denier-cards = Denier-Karten
data-palace = Paläste
data-character-effect = Was Personen bewirken
data-character-copies = Anzahl der Personen
data-character-group = Gruppen von Personen
data-character = Personen
data-message-price = Preise der Nachrichten
data-message = Nachrichten
data-field-money = Denier
data-field-wood = Holz
data-field-discount = Ermäßigung
data-field-messages = Nachrichten
data-field-cost = Kosten
data-field-points = Punkte
data-field-level = Stufe
data-field-type = Art
data-field-target = Ziel
data-table-stack-limit = Pferde einer Figur
data-table-take-limit = mitgenommene Pferde
data-table-start-horses = Pferde zu Beginn
data-table-start-money = Denier zu Beginn
data-table-start-level = erste Nachricht
data-table-floor = Mindestgeld in einer Stadt
data-table-consolation = Trostgeld
data-table-ceiling = Höchstgeld aus einer Stadt
data-table-carry-limit = getragene Waren
data-table-message-limit = Nachrichten auf der Hand
data-table-abbey-limit = Nachrichten der Stufe 4 auf der Hand
data-table-message-tokens = Nachrichtensteine
data-table-farms = Bauernhöfe
data-table-monasteries = Klöster
data-table-towers = Burgen
data-table-balance = Gleichgewicht der Ufer
data-table-undelivered-points = Punkte für nicht zugestellte Nachrichten
data-end-loire = Boote auf der Loire
data-end-delivered = zugestellte Nachrichten
data-end-solo-turns = Züge allein
data-ship-prices = Preise
data-ship-steps = Schritte
data-horses-few = zu ein oder zwei Personen
data-horses-many = zu drei oder vier Personen
data-circus-start = Beginn
data-circus-discount = Ermäßigung
data-circus-trigger-space = Feld, das ihn ziehen lässt
data-circus-new-space = neues Feld
data-market-space-1 = Feld 1
data-market-space-2 = Feld 2
data-market-space-3 = Feld 3
data-market-space-4 = Feld 4
data-market-space-5 = Feld 5
data-market-space-6 = Feld 6
data-market-space-7 = Feld 7
data-denier-cards-worth-1 = Karten zu 1 D
data-denier-cards-worth-2 = Karten zu 2 D
data-denier-cards-worth-5 = Karten zu 5 D
data-denier-cards-worth-10 = Karten zu 10 D
data-palace-money = Denier
data-palace-points = Punkte
data-palace-copies = Anzahl
data-palace-bank-income = Einkommen der Bank
data-palace-post-discount = Ermäßigung der Post
data-character-effect-merchant-bonus = Zugabe der Händler
data-character-effect-lumberjack-wood = Holzfäller: Holz
data-character-effect-banker-ceiling = Bankier: Höchstgeld aus einer Stadt
data-character-effect-lady-hires = Hofdame: Anwerbungen
data-character-effect-lady-surcharge-en = Hofdame: Aufschlag
data-character-effect-lady-surcharge-de = Hofdame: Aufschlag
data-character-effect-witch-discount = Hexe: Ermäßigung
data-character-effect-magister-discount = Magister artium: Ermäßigung
data-character-effect-economus-buildings = Economus: Gebäude
data-character-effect-economus-surcharge = Economus: Aufschlag
data-character-effect-patronus-price = Patronus: Preis
data-character-effect-squire-take = Knappe: mitgenommene Pferde
data-character-effect-scout-limit = Kundschafter: Grenze
data-character-effect-blacksmith-price = Hufschmied: Preis
data-character-effect-mayor-limit = Bürgermeister: Grenze
data-character-effect-spy-cards = Spion: Karten
data-character-effect-blue-points = blaue Personen: Punkte
data-character-copies-per-player = eine je Person am Tisch
data-character-copies-single = einzelne
data-character-copies-others = die übrigen
data-message-price-level-1 = Stufe 1
data-message-price-level-2 = Stufe 2
data-message-price-level-3 = Stufe 3
data-message-price-level-4 = Stufe 4
data-table-stack-limit-note = Pferde, die ein Händler oder Bote haben darf
data-table-take-limit-note = Pferde, die vor einem Ritt hinzukommen
data-table-start-horses-note = unter jedem Händler und jedem Boten
data-table-start-level-note = Stufe der Nachricht, mit der alle beginnen
data-table-floor-note = mit weniger und dem Händler in einer Stadt fällt der Zug aus
data-table-consolation-note = Denier für einen ausgefallenen Zug
data-table-ceiling-note = was ein Händler aus einer Stadt mitnehmen darf
data-table-carry-limit-note = Karten jeder Ware außer Holz
data-table-message-limit-note = nicht zugestellte Nachrichten
data-table-abbey-limit-note = nicht zugestellte Nachrichten der Stufe 4
data-table-message-tokens-note = für jede Person
data-table-farms-note = Steine jeder Person
data-table-monasteries-note = Steine jeder Person
data-table-towers-note = neutral, für alle zusammen
data-table-balance-note = größter Unterschied eigener Gebäude auf den beiden Straßen
data-end-loire-note = Endfeld der Boote zu 1, 2, 3 und 4
data-end-delivered-note = zugestellte Nachrichten, die das Spiel beenden, zu 1, 2, 3 und 4
data-village-note = Ufer und Reihenfolge erschlossen, genauer Ort rekonstruiert
data-horses-few-note = je ein freies Pferd zu ein oder zwei Personen
data-horses-many-note = je ein freies Pferd zu drei oder vier Personen
data-circus-trigger-space-note = Mitte der Reihe
data-circus-new-space-note = seine Farbe bekommt den Zirkus
data-shield-red-note = Dörfer mit diesem Schild
data-market-space-3-note = durch Spielen gefunden (A14): Eine flachere Reihe nimmt denen weniger, die als Zweite zu einem Schild kommen
data-market-space-5-note = durch Spielen gefunden (A14), wie Feld 3
data-sell-beer-note = durch Spielen gefunden (A14): Bei 8 war Wein immer besser
data-supply-beer-note = durch Spielen gefunden (A14)
data-denier-cards-worth-1-note = die Bank ist im Spiel nie leer
data-palace-copies-note = jeder Art für jede Stadt
data-character-effect-merchant-bonus-note = Holz-, Getreide-, Käse- und Weinhändler
data-character-effect-lady-surcharge-en-note = englische Regeln
data-character-effect-lady-surcharge-de-note = deutsche Regeln
data-character-effect-patronus-price-note = Denier für ein Holz
data-character-effect-blue-points-note = für jede zugestellte Nachricht ihrer Art
data-character-copies-per-player-note = eine für jede Person am Tisch
data-character-copies-single-note = immer eine
data-character-copies-others-note = jeder anderen Person zu 1, 2, 3 und 4
data-character-group-yellow-note = alle kosten 1
data-character-group-red-note = Lehrling und Gehilfe stehen in der Anleitung
data-character-jester-note = durch Spielen gefunden (A14): Für 3 ersetzte er die Stadtwache
data-character-city-guard-note = durch Spielen gefunden (A14): Für 3 warben alle sie zuerst an, im zweiten Zug
