game-name = Río de la Plata
game-about = Gründe Buenos Aires in { box-years-long } Jahren neu: Setze deine Arbeiter ein, errichte Häuser und gemeinsam die großen Bauwerke, handle, segle nach Spanien und verteidige die Stadt gegen Einheimische und Piraten, die ein Rivale anführt.
game-time = 2 bis 3 Stunden

## Fragen

ask-placement = Setze deine Arbeiter ein: höchstens { box-placed } in diesem Jahr.
ask-ladder-payment = Bezahlst du dieses Feld der Mauern mit Holz oder mit Stein?
ask-draft = Stell dein Angebot zusammen: Was gibst du, was willst du dafür?
ask-answer = Nimmst du dieses Angebot an?
ask-choose-site = Wohin setzt du das vollendete Bauwerk?
ask-choose-wall = Wo baust du die Mauer? Dort kommt kein Feind herein.
ask-choose-road = Leg eine Straße von der Plaza zur Nummer eines Viertels.
ask-effect = Nutze deine Arbeiter, in beliebiger Reihenfolge.
ask-free-resource = Welche Ressource bringt der Handelsmeister?
ask-sale = Was verkaufst du?
ask-joint-group = Dein Arbeiter steht mit dem eines anderen Verteidigers im selben Gebäude. Bildet ihr eine Gruppe?
ask-staging = Wo vor der Stadt sammelt sich der nächste Feind?
ask-cannon-bet = Auf wie viele Feinde zielst du? Je mehr, desto höher müssen die Würfel fallen.
ask-casualties = Welcher Feind fällt durch die Kanonen?
ask-recruiting = Bringe Rekruten in die Stadt.
ask-fight = Welche Gruppe zieht?
ask-group-size = Wie viele Feinde dringen gemeinsam ein?
ask-move = Wohin zieht die Gruppe?
ask-sacrifice = Welche Gruppe gibst du für einen weiteren Schritt auf?
ask-stacking = Wer führt die vereinte Gruppe?
ask-consent = Bist du mit dem Vorschlag einverstanden?
ask-withdrawal = Holst du Arbeiter aus der Stadt heim?
ask-rejected = { $seat } nimmt dein Angebot nicht an.
ask-rejected-why = { $seat }: Nein. { $why ->
        [gift] Geschenkt wird nichts.
        [character] Ich gebe keine Person her.
        [plenty] Davon habe ich genug.
        [more] Das hilft dir viel mehr.
       *[worth] Das lohnt sich für mich nicht.
    }
ask-accepted = { $seat } nimmt dein Angebot an: Du gibst { $give } und bekommst { $want }.
ask-placement-left = { $left ->
    [0] { $most ->
        [0] Kein Arbeiter ist daheim: Die draußen warten darauf, dass du sie nutzt oder dass ihr großes Bauwerk fertig wird.
       *[other] Mehr Arbeiter kannst du in diesem Jahr nicht einsetzen.
    }
   *[other] Setze deine Arbeiter ein: noch { $left } von { $most }.
}
ask-choose-wall-left = { $left ->
        [1] Wo baust du die Mauer? Dort kommt kein Feind herein. Es ist die letzte.
       *[other] Wo baust du die Mauer? Dort kommt kein Feind herein. Noch { $left }.
    }
ask-choose-road-left = { $left ->
        [1] Leg eine Straße von der Plaza zur Nummer eines Viertels: das letzte Stück.
       *[other] Leg eine Straße von der Plaza zur Nummer eines Viertels: noch { $left } Stücke.
    }
ask-load-left = Belade das Schiff: noch { $left } von { $most }.
ask-effect-courted = { $count ->
        [one] Nutze deine Arbeiter. Beenden kannst du erst, wenn die umworbene Person in deinem Dienst steht: { $character }.
       *[other] Nutze deine Arbeiter. Beenden kannst du erst, wenn alle { $count } umworbenen Personen in deinem Dienst stehen.
    }
ask-effect-fined = Nutze deine Arbeiter. Strafe: { $characters }.
fined-short = { $character } (fehlt: { $lack })
fined-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ask-trade = Stelle beide Seiten zusammen und sende das Angebot.
ask-draft-to = Dein Angebot an { $seat }: Was gibst du, was willst du dafür?
ask-answer-to = { $seat } gibt dir { $give } für { $want }. Einverstanden?
ask-answer-counter = { $seat } bietet dir stattdessen, als letztes Wort, { $give } für { $want }. Einverstanden?
ask-choose-site-for = { $building }: Wo wird gebaut?
ask-staging-left = { $enemy ->
        [pirates] Wo sammeln sich die Piraten vor der Stadt? Noch { $left }.
       *[natives] Wo sammeln sich die Einheimischen vor der Stadt? Noch { $left }.
    }
ask-recruiting-none = Du kannst niemanden mehr rekrutieren.
ask-recruiting-left = { $left ->
        [0] Weitere Rekruten für Münzen holen? Feinde: { $enemies }.
       *[other] Bringe Rekruten in die Stadt: { $left } kostenlos. Feinde: { $enemies }.
    }
ask-fight-enemy = { $enemy ->
        [pirates] Du führst die Piraten an, noch { $enemies }: Welche Gruppe zieht?
       *[natives] Du führst die Einheimischen an, noch { $enemies }: Welche Gruppe zieht?
    }
ask-fight-own = Welche deiner Gruppen zieht? Feinde: noch { $enemies }.
ask-move-from = { $steps ->
        [0] { $group } auf { $cell } hat keinen Schritt mehr: halten, oder für einen weiteren eine andere Gruppe aufgeben?
        [one] Wohin zieht { $group } auf { $cell }? Noch { $steps } Schritt.
       *[other] Wohin zieht { $group } auf { $cell }? Noch { $steps } Schritte.
    }
group-of-1 = der Einzelne
group-of-2 = das Paar
group-of-3 = das Trio
ask-consent-to = { $seat } fragt zu { $cell }: { $proposal }. Einverstanden?
unknown-cannons = Die Würfel der Kanonen fallen
unknown-attack = Zwei Würfel entscheiden, ob Feinde angreifen (Piraten { $pirates } %, sonst Einheimische { $natives } %)

## Aktionen

# the same on a button, as short as it can be said; and what many of a kind are headed with

brief-place = Bauplatz { $cell }
brief-expropriate = { $cell }
brief-contribute = { $ladder }, Feld { $space }
brief-staff = { $column }, Stelle { $slot }
brief-send = { $area }
brief-apply = { $character }
brief-stage = { $edge }
brief-wall = { $edge }
brief-road = { $line }
brief-enter = { $edge }
brief-select = { $cell }
brief-march = { $cell }
brief-bonus-step = Ein Schritt mehr
brief-give-up = { $cell } aufgeben
brief-withdraw = Von { $cell }
brief-buy = { $resource }
brief-build = { $building } { $cell }
brief-acquire-fined = Strafe: { $character }
brief-produce = { $column }, Stelle { $slot }
brief-craft = { $resource }
brief-load = { $resource }
brief-sell = { $resource }
brief-recruit = { $cell }
many-buy = Kaufen
many-place = In die Stadt
many-expropriate = Enteignen
many-contribute = Mitbauen
many-staff = Mine und Wald
many-send = Anderswohin
many-apply = Personen
many-produce = Ertrag nehmen
many-build = Bauen
many-activate = Gebäude nutzen
many-stage = Davor sammeln
many-enter = Eindringen
many-select = In der Stadt
many-march = Ziehen nach
many-craft = Edelware aus
many-load = Verladen
many-sell = Verkaufen
many-recruit = Rekrutieren
gather-place = { many-place }
gather-expropriate = { many-expropriate }
gather-contribute = { many-contribute }
gather-staff = { many-staff }
gather-send = { many-send }
gather-apply = { many-apply }
gather-activate = { many-activate }

action-place = Arbeiter nach { $cell }
action-place-named = Arbeiter nach { $cell }: { $building }
action-place-help = Arbeiter auf einem Bauplatz können dort bauen, wenn alle eingesetzt haben. Eine Hütte: { price-hut }. Ein Haus, auf deiner Hütte: { price-house }.
action-expropriate = { $cell } enteignen
action-contribute = Mitbauen: { $ladder }, Feld { $space }
action-pay-with = Mit { $resource } bezahlen
action-staff = Arbeiter: { $column }, Stelle { $slot }
action-send = Arbeiter: { $area }
action-apply = Werben um: { $character }
action-pay-departure = { coins-fee } zahlen: Das Schiff legt dieses Jahr ab
action-end-placement = Einsetzen beenden
action-buy = 1 { $resource } kaufen
action-trade =
    { $player ->
        [0] Mit Platz 1 handeln
        [1] Mit Platz 2 handeln
        [2] Mit Platz 3 handeln
        [3] Mit Platz 4 handeln
        [4] Mit Platz 5 handeln
       *[other] Mit { $player } handeln
    }
action-give = Geben: { $item }
action-want = Verlangen: { $item }
action-send-offer = Angebot machen
action-drop-offer = Angebot verwerfen
action-accept = Annehmen
action-reject = Ablehnen
action-counter = Mehr verlangen
action-site = Auf { $cell } setzen
action-wall = Mauer: { $edge }
action-road = Straße { $line }
action-income = { $character }: Jahresgabe nehmen
action-take = 1 { $resource } nehmen
action-produce = Ertrag nehmen: { $column }, Stelle { $slot }
action-farm = Mit { box-farmers } Arbeitern 1 Münze verdienen
action-craft = Edelware aus { $resource } fertigen
action-load = 1 { $resource } verladen
action-load-help = { ship-pays }
ship-pays = Gezahlt wird, wenn das Schiff zurück ist: für Holz oder Stein { coins-ship-basic } und { points-ship-basic }, für eine Edelware { coins-ship-precious } und { points-ship-precious }, für alle drei zusammen { coins-ship-triplet } und { points-ship-triplet }.
action-build = Bauen auf { $cell }: { $building }
action-activate = Gebäude auf { $cell } nutzen
action-activate-named = Gebäude auf { $cell } nutzen: { $building }
action-sell = 1 { $resource } verkaufen
action-acquire = In Dienst nehmen: { $character }
action-acquire-fined = Strafe zahlen: { $character }
action-recall = Arbeiter von { $cell } heimholen
action-recall-slot = Arbeiter heimholen: { $column }, Stelle { $slot }
action-recall-area = Arbeiter heimholen: { $area }
action-end-effects = Effekte beenden
action-first-commands = Gemeinsam, ich führe
action-second-commands = Gemeinsam, der andere führt
action-stay-apart = Getrennt bleiben
action-agree = Zustimmen
action-refuse = Ablehnen
action-stage = Feind vor { $edge }
action-bet =
    { $enemies ->
        [0] Nicht schießen
        [1] Auf 1 Feind zielen
       *[other] Auf { $enemies } Feinde zielen
    }
action-shoot = Feind vor { $edge } treffen
action-recruit = Rekrut nach { $cell }
action-recruit-named = Rekrutieren auf { $cell }: { $building }
action-end-recruiting = Rekrutieren beenden
action-enter = Eindringen: { $edge }
action-size =
    { $discs ->
        [1] Einzeln
        [2] Als Paar
       *[other] Als Trio
    }
action-select = Die Gruppe auf { $cell }
action-march = Nach { $cell }
action-bonus-step = Bonusschritt: Gruppe aufgeben
action-give-up = Die Gruppe auf { $cell } aufgeben
action-halt = Hier anhalten
action-arriving-on-top = Die Ankommenden führen
action-standing-on-top = Die Stehenden führen
action-end-turn = Zug im Kampf beenden
hold-end-turn = Halten, bis gekämpft wird
action-withdraw = Arbeiter von { $cell } heim
action-end-aftermath = Die übrigen bleiben
warn-apply = Dafür ({ $character }) wird dir fehlen: { $lack }, mitgerechnet, was große Bauwerke, Schiff und Felder bringen, bevor du deine Arbeiter nutzt. Kommt es bis dahin nicht anders, zahlst du stattdessen Strafe: { coins-fine } und { points-fine }; hast du weniger Münzen, alle und deinen ganzen Vorrat.
warn-place = Dafür ({ $building }) wird dir hier fehlen: { $lack }, mitgerechnet, was deine anderen Arbeiter in diesem Jahr bringen und verbrauchen. Der Arbeiter wartet, bis du es hast.
warn-place-goods = Du wirst hier in diesem Jahr nichts zu verkaufen haben ({ $building }), mitgerechnet, was deine anderen Arbeiter bringen und verbrauchen. Der Arbeiter wartet, bis du etwas hast.
warn-crafts = Du wirst in diesem Jahr weder Holz noch Stein dafür haben, mitgerechnet, was deine anderen Arbeiter bringen und verbrauchen. Der Arbeiter wartet so lange.
warn-place-alone = Es bleibt kein anderer Arbeiter, der hier mitbauen könnte. Für einen allein ({ $building }) wird dir fehlen: { $lack }, mitgerechnet, was deine anderen Arbeiter in diesem Jahr bringen und verbrauchen. Der Arbeiter wartet, bis du es hast.
warn-fields = Für eine Münze braucht es hier { box-farmers } Arbeiter, und dir bleiben zu wenige: Dieser bringt in diesem Jahr nichts.
warn-end-placement = Nicht alle deine Arbeiter in der Landwirtschaft verdienen in diesem Jahr: Für eine Münze braucht es { box-farmers }.
warn-departure = Das Schiff käme vor Spielende nicht zurück: Was an Bord ist, wäre verloren.
tell-fined = Dir fehlt: { $lack }. Darum zahlst du Strafe und bekommst die Person nicht: { $character }. Mit weniger als { coins-fine } kostet die Strafe alle deine Münzen und deinen ganzen Vorrat.
tell-recruit-theirs = Hier steht { $building } von { $seat }: Mit dem General beginnen deine Rekruten in jedem Gebäude. Es bleibt bei { $seat }; die Punkte, die deine Arbeiter dort holen, sind deine.
tell-recruit-anywhere = Mit dem General beginnen deine Rekruten in jedem Gebäude.
tell-recruit-barracks = Eine Kaserne nimmt die Rekruten aller, die verteidigen.
tell-now-and-count = Jetzt { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }; am Ende { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    } weniger, durch Häuser, Personen oder Geld
tell-ship = { $back ->
        [0] Noch Platz: { $left }. Ein Schiff, das jetzt ablegt, kommt vor Spielende nicht zurück: Die Ladung ist verloren.
       *[other] Noch Platz: { $left }. Es legt ab, wenn es voll ist, oder für { coins-fee }. Legt es in diesem Jahr ab, ist es { $back } zurück.
    }

## Warum ein Feld nicht gewählt werden kann

why-no-worker = Du hast für dieses Jahr keinen Arbeiter mehr einzusetzen.
why-reach = In der Stadt stehen Arbeiter in der Startzone, neben deinen Hütten und Häusern oder auf deiner eigenen Hütte.
why-owned = Hier steht die Hütte einer anderen Person.
why-full = Mehr deiner Arbeiter passen nicht auf dieses Feld.
why-taken = Hier stehen andere. Wer Arbeiter vertreibt, braucht doppelt so viele eigene, und mehr als zwei lassen sich nicht vertreiben.
why-house = Um dieses Gebäude zu nutzen, brauchst du ein eigenes Haus daneben.
why-used = Dieses Jahr können hier nicht noch mehr Arbeiter das Gebäude nutzen.
why-nothing = Hier gibt es für einen Arbeiter nichts zu tun.
why-use = Nutzen lassen sich jetzt nur Felder, auf denen deine Arbeiter stehen.
why-new = Hier wurde dieses Jahr schon gebaut: Vor dem nächsten Jahr geht hier nichts mehr.
why-build = Hier lässt sich jetzt nichts bauen: Es fehlt an Waren, Arbeitern oder Platz.
why-worked = Dieses Gebäude ist dieses Jahr so oft genutzt worden, wie es geht.
why-price = Dir fehlt, was die Nutzung dieses Gebäudes kostet.
why-group = Wähl zuerst eine Gruppe, die noch nicht gezogen ist; dann leuchten die Felder, auf die sie gehen kann.
why-step = Eine Gruppe geht Schritt für Schritt: Wähl ein leuchtendes Feld daneben.
why-closed = In dieses Gebäude dringt nie ein Feind ein. Geh daran vorbei.
why-group-there = Hier steht eine andere Gruppe: Diese kann sich ihr weder anschließen noch an ihr vorbei.

## Namen

-workers = { $n } Arbeiter
-wood = { $n } Holz
-stone = { $n } Stein
-precious = { $n ->
        [one] { $n } Edelware
       *[other] { $n } Edelwaren
    }
-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
-coins = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
side-N = Nord
side-S = Süd
side-W = West
side-E = Ost
proposal-joint-asker-commands = eine Gruppe, es führt, wer fragt
proposal-joint-asked-commands = eine Gruppe, es führt, wer gefragt wird
proposal-merge-arriving-commands = die Gruppen vereinen, es führen die Ankommenden
proposal-merge-standing-commands = die Gruppen vereinen, es führen die Stehenden
proposal-recruit-commands = ein Rekrut kommt hinzu und führt
proposal-recruit-obeys = ein Rekrut kommt hinzu und ordnet sich unter
proposal-give-up = diese Gruppe für einen weiteren Schritt aufgeben
why-gift = es wurde nichts dafür geboten
why-character = solche Personen sind nicht zu haben
why-plenty = davon ist schon genug da
why-more = es würde dem anderen viel mehr helfen
why-worth = es lohnt sich nicht
resource-wood = Holz
resource-stone = Stein
resource-precious = Edelware
column-mine = Mine
column-forest = Wald
area-agriculture = Landwirtschaft
area-agriculture-short = Äcker
area-crafts = Handwerk
area-dock = Kai
area-turn-order = Zugreihenfolge
ladder-fort = Festung
ladder-fort-help = Je Feld: { price-fort }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Wer das letzte Feld füllt, bekommt zusätzlich { points-fort-finish }. Ihre Kanonen schießen vor jedem Kampf.
ladder-port = Hafen
ladder-port-help = Je Feld: { price-port }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Wer das letzte Feld füllt, bekommt zusätzlich { points-port-finish }. Von da an fährt das Schiff.
ladder-palace = Palast
ladder-palace-help = Je Feld: { price-palace }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Steht an der Plaza; jedes Haus seines Viertels gewinnt { points-palace-district }.
ladder-cathedral = Kathedrale
ladder-cathedral-help = Je Feld: { price-cathedral }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Steht an der Plaza; jedes Haus ihres Viertels gewinnt { points-cathedral-district }, und eine genutzte Kirche bringt { points-church-cathedral }.
ladder-walls = Mauern
ladder-walls-help = Je Feld: { price-walls }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Wer das letzte Feld füllt, baut Mauern: { box-walls-pieces }. Lässt sich immer wieder füllen.
ladder-roads = Straßen
ladder-roads-help = Je Feld: { price-roads }. Punkte gibt es, sobald das letzte Feld gefüllt ist. Wer das letzte Feld füllt, legt Straßenstücke: { box-roads-pieces }. Lässt sich immer wieder füllen.
building-hut = Hütte
building-hut-help = { price-hut }. Öffnet ihrem Besitzer die Felder ringsum.
building-house = Haus
building-house-help = Auf einer eigenen Hütte: { price-house }. Sein Besitzer darf die Gebäude daneben nutzen, und es zählt am Ende.
production-takes = Jedes Produktionsgebäude (Steinmetzerei, Zimmerei, Markt, Handelshaus) nach dem ersten eines Viertels nimmt jedem Haus dort { points-production }.
building-stonecutter = Steinmetzerei
building-stonecutter-short = Steinmetz
building-stonecutter-help = { price-stonecutter }. Nutzung: Aus { box-workshop-pays } Stein werden { box-workshop-gives }. { production-takes }
building-carpenter = Zimmerei
building-carpenter-help = { price-carpenter }. Nutzung: Aus { box-workshop-pays } Holz werden { box-workshop-gives }. { production-takes }
building-market = Markt
building-market-help = { price-market }. Nutzung: verkauft Holz oder Stein für { coins-market-basic }, eine Edelware für { coins-market-precious }. { production-takes }
building-company = Handelshaus
building-company-help = Auf einem Markt: { price-company }. Nutzung: verkauft Holz oder Stein für { coins-company-basic }, eine Edelware für { coins-company-precious }. { production-takes }
building-place = Stadtplatz
building-place-help = { price-place }; ringsum mindestens { box-place-neighbours } kleine Gebäude oder Mauern. { points-place-built }. Feinde können ihn nicht zerstören.
building-monument = Denkmal
building-monument-help = Auf einem Stadtplatz: { price-monument }. { points-monument-built }. Eines je Viertel.
building-garden = Garten
building-garden-help = Auf einem Stadtplatz: { price-garden }. { points-garden-built }. Einer je Viertel.
building-barracks = Kaserne
building-barracks-help = { price-barracks }. { points-barracks-built }. Eine je Viertel. Verteidiger in ihrem Viertel haben Überlegenheit: Im Gefecht unter Gleichen überlebt einer von ihnen.
building-church = Kirche
building-church-help = { price-church }. { points-church-built }. Eine je Viertel. Nutzung: { coins-church } für { points-church }.
building-fort = Festung
building-fort-help = { ladder-fort-help }
building-port = Hafen
building-port-help = { ladder-port-help }
building-palace = Palast
building-palace-help = { ladder-palace-help }
building-cathedral = Kathedrale
building-cathedral-help = { ladder-cathedral-help }
character-cannoneer = Kanonier
character-cannoneer-help = Schießt als Verteidiger mit den Kanonen der Festung, { box-cannon-roll } mehr auf die Würfel; { points-cannon } je getroffenem Feind. Am Ende { points-cannoneer-end }.
character-general = General
character-general-help = Bei der Verteidigung { box-general-discs } kostenloser Rekrut mehr, Rekruten in jedem kleinen Gebäude, zusätzlich { points-general } je im Gefecht vernichtetem Feind. Am Ende { points-general-end }.
character-road-builder = Straßenbauer
character-road-builder-short = Straßenbauer
character-road-builder-help = Jedes Jahr ein kostenloses Straßenstück. Am Ende { points-road-builder-each } je angeschlossenem Viertel.
character-defender = Mauermeister
character-defender-help = Jedes Jahr eine kostenlose Mauer. Am Ende { points-defender-each } je Viertel mit geschlossener Außenseite.
character-master-stonecutter = Steinmetzmeister
character-master-stonecutter-short = Steinmeister
character-master-stonecutter-help = Jedes Jahr ein Stein. Am Ende { points-master-stonecutter-end }.
character-master-carpenter = Zimmermeister
character-master-carpenter-short = Holzmeister
character-master-carpenter-help = Jedes Jahr ein Holz. Am Ende { points-master-carpenter-end }.
character-master-artisan = Handwerksmeister
character-master-artisan-short = Handwerker
character-master-artisan-help = Jedes Jahr eine Edelware. Am Ende { points-master-artisan-end }.
character-master-merchant = Handelsmeister
character-master-merchant-short = Händler
character-master-merchant-help = Jedes Jahr eine beliebige Ressource. Am Ende { points-master-merchant-end }.
character-shipowner = Reeder
character-shipowner-help = { coins-owner-fee } von jeder bezahlten Abfahrt, { points-shipowner-each } für jede Rückkehr.
character-bishop = Bischof
character-bishop-help = Am Ende { points-bishop-each } für jede Kirche und für die Kathedrale.
character-architect = Architekt
character-architect-help = Am Ende { points-architect-each } für jedes stehende Bauwerk: Hafen, Festung, Kathedrale, Palast.
character-governor = Gouverneur
character-governor-help = Am Ende { points-governor-end } und { points-governor-each } für jedes Viertel mit { box-governor-kinds } der fünf Arten edler Gebäude.
item-coin = Münze
item-wood = Holz
item-stone = Stein
item-precious = Edelware
item-cannoneer = Kanonier
item-general = General
item-road-builder = Straßenbauer
item-defender = Mauermeister
item-master-stonecutter = Steinmetzmeister
item-master-carpenter = Zimmermeister
item-master-artisan = Handwerksmeister
item-master-merchant = Handelsmeister
item-shipowner = Reeder
item-bishop = Bischof
item-architect = Architekt
item-governor = Gouverneur
enemy-natives = Einheimische
enemy-pirates = Piraten
source-ladders = große Bauwerke
source-buildings = kleine Gebäude
source-churches = Kirchen
source-expeditions = Fahrten
source-raids = Überfälle
source-defence = Verteidigung der Stadt
source-fines = Strafen
phase-placement = Einsetzen
phase-ladders = Bauwerke
phase-effects = Effekte
phase-recruitment = Rekrutieren
phase-combat = Kampf
phase-year-end = Jahresende
phase-end = Spielende

## Was geschieht

event-year-began = Das Jahr { $year } beginnt.
event-turn-began = { $seat }: { $phase }.
event-placed = { $seat } setzt einen Arbeiter auf { $cell }.
event-expropriated = { $discs ->
        [1] { $seat } enteignet { $cell } mit { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeitern
        }, von denen einer gleich heimgeht: 1 Arbeiter von { $player } geht heim.
       *[other] { $seat } enteignet { $cell } mit { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeitern
        }, von denen einer gleich heimgeht: { $discs } Arbeiter von { $player } gehen heim.
    }
event-contributed = { $seat } besetzt Feld { $space } der Bauleiste { $ladder }.
event-staffed = { $discs ->
        [1] { $seat } schickt einen Arbeiter: { $column }.
       *[other] { $seat } schickt { $discs } Arbeiter: { $column }.
    }
event-sent = { $seat } schickt einen Arbeiter: { $area }.
event-applied = { $seat } wirbt um: { $character }.
event-departure-paid = { $seat } zahlt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } für die Abfahrt des Schiffes.
event-fee-received = Der Reeder bringt { $seat } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-paid = { $seat } zahlt{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Holz
    }{ $stone ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone } Stein
    }{ $precious ->
        [0] {""}
       *[other] { $wood ->
            [0] { $stone ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $precious ->
            [one] { $precious } Edelware
           *[other] { $precious } Edelwaren
        }
    }.
event-bought = { $seat } kauft 1 { $resource } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-offered = { $seat } macht { $player } ein Angebot.
event-offered-what = { $seat } bietet { $player } an: { $give } gegen { $want }.
event-offer-dropped = { $seat } verwirft ein Angebot an { $player }.
event-offer-accepted = { $seat } nimmt das Angebot von { $player } an.
event-offer-accepted-what = { $seat } nimmt an, gibt { $player } { $want } und bekommt { $give }.
event-offer-rejected = { $seat } lehnt das Angebot von { $player } ab.
event-countered = { $seat } hätte gern mehr, als { $player } bietet.
event-handed = { $seat } gibt { $player }: { $item }.
event-ladder-filled = { $seat } füllt das letzte Feld: { $ladder }.
event-ladder-paid = Vollendet: { $ladder }. { $seat } holt { $discs ->
        [1] einen Arbeiter
       *[other] { $discs } Arbeiter
    } heim.
event-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $source }).
event-raised = { $seat } errichtet auf { $cell }: { $building }.
event-removed = { $seat } lässt auf { $cell } abreißen: { $building }.
event-wall-built = { $seat } baut eine Mauer: { $edge }.
event-road-built = { $seat } legt eine Straße: { $line }.
event-district-joined = Viertel { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    } ist an die Plaza angeschlossen.
event-ship-returned = Das Schiff ist aus Spanien zurück ({ $year }).
event-expedition-paid = Für die Ladung erhält { $seat } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-ship-left = Das Schiff segelt nach Spanien; Rückkehr { $year }.
event-received = { $seat } erhält 1 { $resource } ({ $character }).
event-produced = { $seat } erhält 1 { $resource } ({ $column }).
event-farmed = { $seat } verdient { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } in der Landwirtschaft.
event-crafted = { $seat } macht aus { $resource } eine Edelware.
event-loaded = { $seat } verlädt 1 { $resource }.
event-built = { $seat } baut auf { $cell }: { $building }.
event-worked = { $seat } macht aus { box-workshop-pays } { $resource } { $amount } ({ $building }, { $cell }).
event-sold = { $seat } verkauft 1 { $resource } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ({ $building }, { $cell }).
event-prayed = { $seat } spendet der Kirche auf { $cell }.
event-acquired = { $seat } nimmt für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } in Dienst: { $character }.
event-fined = { $coins ->
        [0] { $seat } wirbt vergeblich ({ $character }) und wird bestraft.
        [one] { $seat } wirbt vergeblich ({ $character }) und zahlt { $coins } Münze Strafe.
       *[other] { $seat } wirbt vergeblich ({ $character }) und zahlt { $coins } Münzen Strafe.
    }
event-went-home =
    { $discs ->
        [1] Ein Arbeiter von { $seat } geht von { $cell } heim.
       *[other] { $discs } Arbeiter von { $seat } gehen von { $cell } heim.
    }
event-recalled =
    { $discs ->
        [1] Ein Arbeiter von { $seat } geht heim.
       *[other] { $discs } Arbeiter von { $seat } gehen heim.
    }
event-war-rolled = Die Angriffswürfel: { $first } und { $second }.
event-attack = { $seat } führt { $enemy } gegen die Stadt: { $enemies } an der Zahl.
event-mustered = Ihre Zahl: für die Verteidigenden { $players }, für { $kind } { $workers }, zusätzlich { $extra }.
event-no-way-in = { $enemy } finden keinen Weg in die Stadt; { $seat } hätte sie angeführt.
event-staged = Ein Feind sammelt sich vor { $edge }.
event-betted = { $enemies ->
        [0] { $seat } lässt die Kanonen schweigen.
        [1] { $seat } richtet die Kanonen auf 1 Feind.
       *[other] { $seat } richtet die Kanonen auf { $enemies } Feinde.
    }
event-cannons-rolled = { $hits ->
        [0] Die Kanonen verfehlen ihr Ziel
        [1] Die Kanonen treffen 1 Feind
       *[other] Die Kanonen treffen { $hits } Feinde
    }: gewürfelt { $first } und { $second }, nötig { $needed }.
event-shot = { $seat } trifft einen Feind vor { $edge }.
event-recruited = { $coins ->
        [0] { $seat } rekrutiert auf { $cell }{ $quarters }.
        [one] { $seat } rekrutiert auf { $cell } für { $coins } Münze{ $quarters }.
       *[other] { $seat } rekrutiert auf { $cell } für { $coins } Münzen{ $quarters }.
    }
event-round-began = Runde { $round } des Kampfes.
event-entered = { $discs ->
        [1] Ein einzelner Feind dringt ein: { $edge }.
        [2] Ein Paar Feinde dringt ein: { $edge }.
       *[other] Ein Trio Feinde dringt ein: { $edge }.
    }
event-marched = { $discs ->
        [1] { $seat } zieht einen Einzelnen von { $start } nach { $cell }.
        [2] { $seat } zieht ein Paar von { $start } nach { $cell }.
       *[other] { $seat } zieht ein Trio von { $start } nach { $cell }.
    }
event-marched-way = { $discs ->
        [1] { $seat } zieht einen Einzelnen von { $cell-from } nach { $cell }.
        [2] { $seat } zieht ein Paar von { $cell-from } nach { $cell }.
       *[other] { $seat } zieht ein Trio von { $cell-from } nach { $cell }.
    }
event-clashed = Gefecht auf { $cell }: { $enemies ->
        [1] 1 Feind
       *[other] { $enemies } Feinde
    } gegen { $discs } Verteidiger.
event-battle = Gefallen auf { $cell }: { $enemies ->
        [0] kein Feind
        [1] 1 Feind
       *[other] { $enemies } Feinde
    }, { $discs ->
        [0] kein Verteidiger
       *[other] { $discs } Verteidiger
    }.
event-lost = { $discs ->
        [1] { $seat } verliert einen Arbeiter auf { $cell }.
       *[other] { $seat } verliert { $discs } Arbeiter auf { $cell }.
    }
event-razed = Zerstört auf { $cell }: { $building }; ein Feind geht dabei verloren.
event-merged = { $seat } vereint Gruppen auf { $cell }: { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
} gemeinsam.
event-gave-up = { $discs ->
        [1] { $seat } gibt eine Scheibe auf { $cell } für einen weiteren Schritt auf.
       *[other] { $seat } gibt { $discs } Scheiben auf { $cell } für einen weiteren Schritt auf.
    }
event-proposed = { $seat } fragt { $player } wegen { $cell }: { $proposal }?
event-agreed = { $seat } stimmt zu.
event-refused = { $seat } lehnt ab.
event-fight-ended = { $enemies ->
        [0] Der Kampf ist vorbei; kein Feind ist übrig.
        [1] Der Kampf ist vorbei; der letzte Feind zieht ab.
       *[other] Der Kampf ist vorbei; { $enemies } Feinde ziehen ab.
    }
event-withdrew = { $seat } holt einen Arbeiter von { $cell } heim.
event-marker-moved = Bedrohung ({ $enemy }): { $start } → { $value }.
event-order-changed = Neue Zugreihenfolge: { $seat } ist Nummer { $place }.
# Dasselbe, der Person gesagt, um die es geht.
own-fee-received = Der Reeder bringt dir { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
own-ladder-paid = Vollendet: { $ladder }. Du holst { $discs ->
        [1] einen Arbeiter
       *[other] { $discs } Arbeiter
    } heim.
own-expedition-paid = Für die Ladung erhältst du { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
own-went-home = { $discs ->
        [1] Dein Arbeiter geht von { $cell } heim.
       *[other] { $discs } deiner Arbeiter gehen von { $cell } heim.
    }
own-recalled = { $discs ->
        [1] Dein Arbeiter geht heim.
       *[other] { $discs } deiner Arbeiter gehen heim.
    }
own-no-way-in = { $enemy } finden keinen Weg in die Stadt; du hättest sie angeführt.
own-order-changed = Neue Zugreihenfolge: Du bist Nummer { $place }.
# Dasselbe, dem erzählt, den es trifft.
event-offered-you = { $seat } macht dir ein Angebot.
event-offered-what-you = { $seat } bietet dir an: { $give } gegen { $want }.
event-offer-dropped-you = { $seat } verwirft ein Angebot an dich.
event-offer-accepted-you = { $seat } nimmt dein Angebot an.
event-offer-accepted-what-you = { $seat } nimmt dein Angebot an: Du gibst { $give } und bekommst { $want }.
event-offer-rejected-you = { $seat } lehnt dein Angebot ab.
event-countered-you = { $seat } hätte gern mehr, als du bietest.
event-handed-you = { $seat } gibt dir: { $item }.
event-proposed-you = { $seat } fragt dich wegen { $cell }: { $proposal }?
event-expropriated-you = { $discs ->
        [1] { $seat } enteignet { $cell } mit { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeitern
        }, von denen einer gleich heimgeht: Dein Arbeiter geht heim.
       *[other] { $seat } enteignet { $cell } mit { $workers ->
            [one] { $workers } Arbeiter
           *[other] { $workers } Arbeitern
        }, von denen einer gleich heimgeht: Deine { $discs } Arbeiter gehen heim.
    }
event-game-ended = Das letzte Jahr ist vorüber.
news-war-rolled = Die Würfel zeigen { $first } und { $second }: Niemand greift an.
news-turn-began = { $seat } beginnt.
news-own-turn-began = Du beginnst.

## Wertung

# Was Punkte bringt oder kostet, in drei Wörtern.
terse-built = { $building }, { $cell }
terse-raised = { $building }, { $cell }
terse-removed = Abgerissen: { $building }
terse-razed = Zerstört: { $building }, { $cell }
terse-ladder-paid = Vollendet: { $ladder }
terse-prayed = Kirche, { $cell }
terse-acquired = { $character }
terse-fined = Strafe: { $character }
terse-battle = Gefecht, { $cell }
terse-lost = Arbeiter verloren, { $cell }
terse-expedition-paid = Ladung aus Spanien
terse-departure-paid = Abfahrt des Schiffes
terse-fee-received = Reeder
terse-farmed = Landwirtschaft
terse-sold = Verkauft: { $resource }
terse-bought = Gekauft: { $resource }
terse-recruited = Rekrut, { $cell }
terse-road-built = Straße
terse-wall-built = Mauer

# Ein Schritt ohne Punkte, so oft getan, in wenigen Wörtern: Was er sonst brachte und kostete, steht als Bild daneben.
step-placed = { $times ->
    [1] Arbeiter auf { $cell }
   *[other] { $times } Arbeiter auf { $cell }
}
step-staffed = { $column }: { $discs ->
    [1] { $times ->
        [1] ein Arbeiter
       *[other] { $times } Arbeiter
    }
   *[other] { $discs } Arbeiter
}
step-sent = { $area }: { $times ->
    [1] ein Arbeiter
   *[other] { $times } Arbeiter
}
step-applied = wirbt um: { $character }
step-contributed = { $ladder }, Feld { $space }
step-bought = kauft 1 { $resource }
step-loaded = verlädt 1 { $resource }

score-ladders = Große Bauwerke
score-ladders-help = Felder auf vollendeten Bauleisten, dazu der Abschluss von Festung oder Hafen.
score-buildings = Kleine Gebäude
score-buildings-help = Stadtplätze, Denkmäler, Gärten, Kasernen und Kirchen, die du gebaut hast.
score-churches = Kirchen
score-churches-help = Spenden an Kirchen.
score-expeditions = Fahrten
score-expeditions-help = In Spanien verkaufte Ladung und der Anteil des Reeders.
score-raids = Überfälle
score-raids-help = Gebäude, die unter deiner Führung zerstört wurden.
score-defence = Verteidigung der Stadt
score-defence-help = Feinde, die du vernichtet, und Arbeiter, die du bei der Verteidigung verloren hast.
score-fines = Strafen
score-fines-help = Verloren für Personen, um die du geworben hast, ohne sie bezahlen zu können.
score-money = Geld
score-money-help = { -points(n: 1) } für je { coins-a-point }.
score-character-cannoneer = Kanonier
score-character-cannoneer-help = { character-cannoneer-help }
score-character-general = General
score-character-general-help = { character-general-help }
score-character-road-builder = Straßenbauer
score-character-road-builder-help = { character-road-builder-help }
score-character-defender = Mauermeister
score-character-defender-help = { character-defender-help }
score-character-master-stonecutter = Steinmetzmeister
score-character-master-stonecutter-help = { character-master-stonecutter-help }
score-character-master-carpenter = Zimmermeister
score-character-master-carpenter-help = { character-master-carpenter-help }
score-character-master-artisan = Handwerksmeister
score-character-master-artisan-help = { character-master-artisan-help }
score-character-master-merchant = Handelsmeister
score-character-master-merchant-help = { character-master-merchant-help }
score-character-shipowner = Reeder
score-character-shipowner-help = { character-shipowner-help }
score-character-bishop = Bischof
score-character-bishop-help = { character-bishop-help }
score-character-architect = Architekt
score-character-architect-help = { character-architect-help }
score-character-governor = Gouverneur
score-character-governor-help = { character-governor-help }
score-district-1 = Häuser im Viertel I
score-district-1-help = Jedes Haus zählt { points-house }; Garten, Denkmal, Kirche, Kaserne, Palast, Kathedrale und eine Straße zur Plaza erhöhen den Wert, Produktionsgebäude nach dem ersten senken ihn.
score-district-2 = Häuser im Viertel II
score-district-2-help = { score-district-1-help }
score-district-3 = Häuser im Viertel III
score-district-3-help = { score-district-1-help }
score-district-4 = Häuser im Viertel IV
score-district-4-help = { score-district-1-help }
score-district-5 = Häuser im Viertel V
score-district-5-help = { score-district-1-help }
score-district-6 = Häuser im Viertel VI
score-district-6-help = { score-district-1-help }
score-district-7 = Häuser im Viertel VII
score-district-7-help = { score-district-1-help }
score-district-8 = Häuser im Viertel VIII
score-district-8-help = { score-district-1-help }

analysis-houses = Häuser
analysis-huts = Hütten
analysis-characters = Personen
analysis-courted = Umworbene Personen
analysis-workers-home = Arbeiter daheim
analysis-workers-town = Arbeiter in der Stadt
analysis-workers-works = Arbeiter an großen Bauwerken
analysis-workers-mine = Arbeiter in der Mine
analysis-workers-forest = Arbeiter im Wald
analysis-workers-agriculture = Arbeiter in der Landwirtschaft
analysis-workers-crafts = Arbeiter im Handwerk
analysis-workers-dock = Arbeiter am Kai
analysis-workers-turn-order = Arbeiter für die Zugreihenfolge

## Spielarten und Einstellungen

mode-standard = { box-years-long } Jahre
mode-short = Kurze Partie: { box-years-short } Jahre
option-years = Dauer
option-years-help = Wie viele Jahre gespielt werden.
option-years-20 = { box-years-long } Jahre, bis { box-last-long }
option-years-15 = { box-years-short } Jahre, bis { box-last-short }
option-bonus-adjust = Mildere Angriffe
option-bonus-adjust-help = Ob bei mehr Personen weniger zusätzliche Feinde kommen: { box-adjust-four } weniger bei vier, { box-adjust-five } weniger bei fünf.
option-bonus-adjust-off = nein
option-bonus-adjust-on = ja
option-count-workers = Arbeiter, die Feinde anziehen
option-count-workers-help = Welche Arbeiter für die Zahl der Feinde zählen.
option-count-workers-city = Arbeiter der Verteidiger in der Stadt
option-count-workers-whole-board = alle Arbeiter auf dem ganzen Plan
option-attacker-rule = Wer angreift
option-attacker-rule-help = Wer von denen, die noch nicht angegriffen haben, die Feinde anführt.
option-attacker-rule-last-in-order = wer in der Zugreihenfolge zuletzt kommt
option-attacker-rule-lowest-points = wer die wenigsten Punkte hat
option-enemy-cap = Höchstzahl an Feinden
option-enemy-cap-help = Ob die Scheiben der Schachtel einen Angriff begrenzen.
option-enemy-cap-none = keine Grenze
option-enemy-cap-18 = { box-enemy-cap } Feinde
option-free-recall = Arbeiter zurückholen
option-free-recall-help = Ob untätige Arbeiter ohne Effekt heimkehren dürfen.
option-free-recall-off = nein
option-free-recall-on = ja
option-idle-blocks = Untätige blockieren
option-idle-blocks-help = Ob untätige Arbeiter ihren Platz in Mine, Wald, Landwirtschaft und Handwerk behalten.
option-idle-blocks-on = ja
option-idle-blocks-off = nein
option-pool-variant = Zahl der Plättchen
option-pool-variant-help = Welche Ausgabe den Vorrat an Plättchen für Kirchen und Kasernen und für Märkte und Handelshäuser vorgibt.
option-pool-variant-french = Französisch: { box-churches-french } und { box-markets-french }
option-pool-variant-hungarian = Ungarisch: { box-churches-hungarian } und { box-markets-hungarian }
option-roads-contiguous = Zusammenhängende Straßen
option-roads-contiguous-help = Ob ein neues Straßenstück die Plaza oder eine andere Straße berühren muss.
option-roads-contiguous-off = nein
option-roads-contiguous-on = ja
option-points-floor = Punkte unter null
option-points-floor-help = Ob Strafen die Punkte unter null drücken können.
option-points-floor-zero = nie unter null
option-points-floor-none = möglich
option-fort-port-destructible = Festung und Hafen zerstörbar
option-fort-port-destructible-help = Ob Feinde Festung und Hafen betreten und (ohne Punkte) zerstören können.
option-fort-port-destructible-off = nein
option-fort-port-destructible-on = ja
option-fort-port-destructible-port = nur der Hafen
option-revert-to-place = Stadtplätze bleiben
option-revert-to-place-help = Ob von einem zerstörten Denkmal oder Garten der Stadtplatz bleibt.
option-revert-to-place-off = nein
option-revert-to-place-on = ja
option-own-razing-scores = Eigenes zerstören
option-own-razing-scores-help = Ob der Angreifer für das Zerstören eigener Hütten und Häuser Punkte bekommt.
option-own-razing-scores-on = ja
option-own-razing-scores-off = nein
option-shipowner-points = Punkte des Reeders
option-shipowner-points-help = Wann der Reeder für Fahrten Punkte bekommt.
option-shipowner-points-on-return = bei jeder Rückkehr in seiner Dienstzeit
option-shipowner-points-endgame-all = am Ende, für alle Fahrten
option-trade = Freier Handel
option-trade-help = Ob ihr miteinander handeln dürft.
option-trade-on = ja
option-trade-off = nein
option-max-offers = Angebote je Zug
option-max-offers-help = Wie viele Angebote man in einem Zug machen darf.
option-max-offers-3 = 3
option-max-offers-1 = 1
option-max-offers-2 = 2
option-max-offers-5 = 5
option-public-offers = Offene Angebote
option-public-offers-help = Ob alle sehen, was geboten wird, oder nur die beiden Beteiligten.
option-public-offers-on = ja
option-public-offers-off = nein
option-general-placement = Rekruten des Generals
option-general-placement-help = Welche Rekruten des Generals in jedem kleinen Gebäude beginnen dürfen.
option-general-placement-all = alle
option-general-placement-extra-only = nur der zusätzliche
option-return-loading = Laden im Jahr der Rückkehr
option-return-loading-help = Ob ein Schiff, das zurückkommt, noch im selben Jahr wieder beladen werden kann. Auslaufen kann es frühestens im nächsten Jahr.
option-return-loading-on = ja
option-return-loading-off = nein
option-survivors = Überlebende eines Kampfes
option-survivors-help = Ob Verteidiger auf jedem Feld bleiben, wo es etwas für sie zu tun gibt, oder nur dort, wo ihr Besitzer einen Arbeiter hinstellen könnte.
option-survivors-stay = bleiben, wo sie etwas tun können
option-survivors-in-reach = nur in Reichweite des Besitzers
option-ring-removal = Voller Ring um die Plaza
option-ring-removal-help = Wessen Platz Palast oder Kathedrale einnehmen dürfen, wenn alle Felder um die Plaza bebaut sind.
option-ring-removal-minor = eines kleinen Gebäudes
option-ring-removal-any = jedes Gebäudes, auch des anderen der beiden
option-roads-without-pieces = Mauern und Straßen ohne Stücke
option-roads-without-pieces-help = Ob man diese Bauleisten der Punkte wegen noch beginnen darf, wenn kein Stück mehr gelegt werden kann.
option-roads-without-pieces-allowed = ja
option-roads-without-pieces-closed = nein

## Der Tisch in Worten

show-year = { $year } (bis { $last }): { $phase }
show-enemies = Bedrohung: Einheimische { $natives }, Piraten { $pirates }
show-order = Zugreihenfolge: { $order }
show-player = Platz { $seat }: { $points ->
        [one] { $points } Punkt, der jetzt für Personen zählt
       *[other] { $points } Punkte, die jetzt für Personen zählen
    } ({ $total }, wenn die Partie jetzt endete), { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $wood } Holz, { $stone } Stein, { $precious ->
        [one] { $precious } Edelware
       *[other] { $precious } Edelwaren
    }, { $supply } Arbeiter daheim
show-ladder = { $ladder }: besetzte Felder { $taken } von { $spaces }{ $seats }; frei: { $free }
show-ladder-built = { $ladder }: gebaut
show-building = { $cell }: { $building }
show-dwelling = { $cell }: { $building } von Platz { $seat }
show-discs = { $cell }: { $discs } Arbeiter von Platz { $seat }
show-walls = Mauern: { $edges }
show-roads = Straßen: { $lines }
show-ship-absent = Noch gibt es keinen Hafen.
show-ship-docked = Das Schiff liegt im Hafen.
show-ship-away = Das Schiff ist bis { $year } auf See.
show-fight = Kampf: Platz { $seat } führt { $enemy } an; übrige Feinde: { $enemies }; Runde { $round }
show-staged = Vor { $edge }: { $enemies ->
        [one] { $enemies } Feind
       *[other] { $enemies } Feinde
    }
show-enemy-group = { $cell }: { $enemies ->
        [one] { $enemies } Feind
       *[other] { $enemies } Feinde
    }
show-group = { $cell }: Scheiben der Plätze, oberste zuerst: { $seats }
show-space = { $space } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
show-column = { $column }: { $discs ->
        [0] alle Stellen sind besetzt
       *[other] Stelle { $slot } ist die nächste, { $discs } Arbeiter für eine Ressource
    }
show-staffed = { $column }, Stelle { $slot }: Platz { $seat }
show-area = { $area }: { $discs }
show-share = Platz { $seat } × { $discs }
show-free-characters = Personen, die noch zu haben sind: { $characters }
show-character = { $character } ({ $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, ab { $needs ->
    [one] { $needs } Punkt
   *[other] { $needs } Punkten
})
show-courted = { $character }: umworben von Platz { $seat }
show-district = Viertel { $district ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[other] VIII
    }: Ein Haus zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $connected ->
        [1] , an die Plaza angeschlossen
       *[other] {""}
    }
show-cargo = An Bord: { $cargo } von { $room } ({ $owners })
show-departure = Die Abfahrt ist bezahlt.
show-offer = Platz { $seat } bietet Platz { $player }: { $give }. Dafür: { $want }.

## Das Brett auf dem Bildschirm

board-coins = Münzen
board-wood = Holz
board-stone = Stein
board-precious = Edelwaren
board-wood-help = Baumaterial. Kommt aus dem Wald oder wird gekauft.
board-stone-help = Baumaterial. Kommt aus der Mine oder wird gekauft.
board-precious-help = Das Handwerk macht sie aus Holz oder Stein. Für die schönsten Gebäude, und in Spanien viel wert.
amount-coin = { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
amount-wood = { $amount } Holz
amount-stone = { $amount } Stein
amount-precious =
    { $amount ->
        [one] { $amount } Edelware
       *[other] { $amount } Edelwaren
    }
board-characters = Personen
board-character = Kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, verlangt { $needs ->
    [one] { $needs } Punkt
   *[other] { $needs } Punkte
}
board-key-coins = Münzen
board-key-points = Punkte
board-key-short = rot: zu wenige
board-lacks = Dir fehlt: { $lack }
board-track = Punkte, die jetzt für Personen zählen
board-total = wenn die Partie jetzt endete
board-track-help = Es gibt zweierlei Punkte. Diese sind schon gewertet, und Personen verlangen sie. Die große Zahl ist der Stand, wenn die Partie jetzt endete: Darin steckt auch, was erst das Ende bringt, für Häuser, Personen und Geld.
board-needs = Von den Punkten, die jetzt für Personen zählen, hast du { $have } von { $needs }; Häuser, Personen und Geld zählen erst am Ende
board-lacks-points = { $points ->
    [one] 1 Punkt, der jetzt für Personen zählt
   *[other] { $points } Punkte, die jetzt für Personen zählen
}
board-chance = { $enemy }: Bedrohung { $value }, Angriff in diesem Jahr { $percent } %
board-chance-short = { $enemy } { $percent } %
board-held = Im Dienst von { $seat }
board-next-year = Wirkt ab dem nächsten Jahr
board-used = Jahresgabe schon genommen
board-enemies = Feinde
board-enemies-help = Am Ende jedes Jahres fallen zwei Würfel. Liegt ihre Summe nicht über einem Marker, greifen diese Feinde an; die kleine Zahl sagt, wie viele zusätzlich kommen. Ein Wurf gilt für beide; brächte er beide, kommen die Piraten. Nach einem Kampf geht der Marker zurück.
board-enemy-space = { $bonus ->
        [one] Bedrohung { $value }: { $bonus } Feind mehr
       *[other] Bedrohung { $value }: { $bonus } Feinde mehr
    }
board-buildings = Gebäude
board-tiles-left = { $tiles } Plättchen übrig
board-pieces = Mauern und Straßen übrig: { $pieces }
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-discs = { $discs ->
        [one] 1 Arbeiter
       *[other] { $discs } Arbeiter
    }
board-free = kostenlos
board-or = oder
board-built = gebaut
board-finish = { $points ->
        [one] { $points } Punkt mehr für das Füllen des letzten Feldes
       *[other] { $points } Punkte mehr für das Füllen des letzten Feldes
    }
board-supply = { $discs } Arbeiter daheim
board-bid = { $discs } geboten für die Zugreihenfolge
board-attacked = hat einen Angriff angeführt
board-dwellings = { $tiles } Wohnplättchen übrig
board-bought = { $count ->
        [0] In diesem Jahr nichts gekauft: Die erste Ressource kostet 1 Münze, jede weitere eine mehr
        [one] { $count } Ressource in diesem Jahr gekauft: Jede weitere kostet eine Münze mehr
       *[other] { $count } Ressourcen in diesem Jahr gekauft: Jede weitere kostet eine Münze mehr
    }
board-aboard = An Bord
board-year = Jahr { $year }, das letzte ist { $last }
board-cargo = Ressourcen an Bord: { $cubes } von { $room }
board-away = Rückkehr { $year }
board-no-ship = noch kein Hafen
board-docked = im Hafen
board-paid = Abfahrt bezahlt
board-voyages = { $voyages ->
        [one] { $voyages } Fahrt beendet
       *[other] { $voyages } Fahrten beendet
    }
board-district = Viertel { $district }: Ein Haus zählt { $points }
board-connected = Eine Straße führt zur Plaza
board-walled = Die Außenseite ist geschlossen
board-houses = Häuser: { $houses }
board-new = In diesem Jahr gebaut
board-waits = Ein Arbeiter wartet hier, um ein Haus daraus zu machen: { price-house }
board-attack =
    { $enemy ->
        [pirates] Die Piraten greifen an
       *[natives] Die Einheimischen greifen an
    }
board-fight-over = Der Kampf ist vorbei
board-led-by = angeführt von { $seat }
board-enemies-left = { $count ->
        [one] Feind übrig
       *[other] Feinde übrig
    }
board-came = Feinde, die kamen
board-defends = Wer was verteidigt
board-defends-nothing = keine Arbeiter in der Stadt
board-defends-open = { $cell }: { $workers }
board-defends-place = { $cell }, { $building }: { $workers }
board-defends-theirs = { $cell }, { $building } von { $seat }: { $workers }
board-guests = Arbeiter dürfen auch verteidigen, was ihnen nicht gehört: Im Kampf betreten sie jedes Gebäude, Rekruten beginnen auch in Kasernen, die des Generals überall. Es bleibt, wem es gehört.
kind-city = deren Arbeiter in der Stadt
kind-whole-board = alle Arbeiter auf dem Plan
quarters-home = {""}
quarters-barracks = , in einer Kaserne, die allen offensteht
quarters-anywhere = , wo nur die Rekruten des Generals beginnen dürfen
board-made-of-players = für die Verteidigenden
board-made-of-city = für deren Arbeiter in der Stadt
board-made-of-whole-board = für alle Arbeiter auf dem Plan
board-made-of-extra = zusätzlich, je nach Bedrohung
board-made-of-box = mehr, als in der Schachtel sind
board-outside = vor der Stadt
board-to-stage = noch aufzustellen
board-round = Runde
board-idle = Runden ohne Angriff
board-free-discs = kostenlose Rekruten übrig
board-recruits = bezahlte Rekruten
board-steps = { $discs ->
        [1] Allein: { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }
       *[other] { $discs } gemeinsam: { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }
    }
board-applies = { $seat } hat einen Arbeiter geschickt
board-activations = { $count ->
        [one] In diesem Jahr einmal genutzt
       *[other] In diesem Jahr { $count }-mal genutzt
    }
board-ship = Das Schiff
board-ship-help = Jeder Arbeiter am Kai lädt bis zu { box-load } Ressourcen. Voll oder bezahlt ({ coins-fee }) segelt das Schiff, sobald alle ihre Arbeiter genutzt haben; Jahre bis zur Rückkehr: { box-years-away }. { ship-pays }
board-district-help = Ein Haus zählt { points-house }, mehr oder weniger je nachdem, was im Viertel steht. Hütten zählen nichts.
area-agriculture-help = Je { box-farmers } Arbeiter derselben Farbe hier bringen eine Münze.
area-crafts-help = Jeder Arbeiter hier macht aus einem Holz oder Stein eine Edelware.
area-dock-help = Jeder Arbeiter hier lädt bis zu { box-load } Ressourcen auf das Schiff. Braucht den Hafen und das Schiff darin. { ship-pays }
area-turn-order-help = Arbeiter hier sind ein Gebot: Wer am meisten bietet, beginnt im nächsten Jahr. Bei gleichen Geboten kehrt sich die Reihenfolge um.
column-mine-help = Die erste freie Stelle nimmt so viele Arbeiter, wie sie zeigt, und gibt einen Stein.
column-forest-help = Die erste freie Stelle nimmt so viele Arbeiter, wie sie zeigt, und gibt ein Holz.
slot-mine-help = { column-mine-help }
slot-forest-help = { column-forest-help }
board-gives = { $seat } gibt
amount-none = nichts

## Karten zum Lesen

board-plaza = Die Plaza
board-plaza-help = Gehört zu keinem Viertel und wird nie bebaut. Hierher führen Straßen von den Nummern der Viertel; Palast und Kathedrale stehen auf den Feldern ringsum.
board-site = Baustelle: { $building }
board-start-zone = Startzone: offen für alle
board-plot-help = Du darfst hier Arbeiter einsetzen, wenn du daneben eine Hütte oder ein Haus hast.
board-road = Straße
board-road-help = Straßenstücke von der Nummer eines Viertels bis zur Plaza schließen es an: Jedes Haus darin zählt { points-connected } mehr, und seine Gebäude lassen sich zweimal im Jahr nutzen.
board-wall = Mauer
board-wall-help = Hier kommt kein Feind in die Stadt.
board-at-home-help = Höchstens { box-placed } davon kannst du in einem Jahr einsetzen. Wer draußen steht und nicht genutzt wurde, bleibt, wo er ist.
board-homes-help = Hütten und Häuser öffnen die Felder ringsum. Am Ende zählen nur Häuser.
board-attacked-help = Niemand führt einen zweiten Angriff an, bevor alle einen angeführt haben.
board-tiles-left-help = Sie werden aus denselben Plättchen gebaut.
board-pieces-help = Mauern und Straßen werden aus denselben Stücken gebaut.
board-year-help = Was zwischen den Jahren liegt, erhöht die Bedrohung: eine Feder die durch Einheimische, ein Totenkopf die durch Piraten.
board-symbol-F = Vor dem nächsten Jahr: Einheimische +1
board-symbol-S = Vor dem nächsten Jahr: Piraten +1
board-outside-help = In der ersten Runde dringen sie hier in die Stadt ein.
board-idle-help = { $rounds ->
    [one] Nach { $rounds } solchen Runde ist der Kampf vorbei.
   *[other] Nach { $rounds } solchen Runden hintereinander ist der Kampf vorbei.
}

## Ablagen und Karten

tray-works = Arbeiten
tray-people = Personen
tray-prices = Baukosten
tray-ship = Schiff
tray-enemies = Feinde
board-at-home = Arbeiter daheim
board-homes = Wohnstätten
board-next-price = Nächster Kauf
board-inside = in der Stadt
board-still-moving = { $groups ->
        [one] { $groups } Gruppe zieht noch
       *[other] { $groups } Gruppen ziehen noch
    }
board-reach = Wie weit eine Gruppe zieht
board-press-in = wo sie eindringen
board-when = { $year }, { $phase }
jump-round = Jahr
caption-round-began = { $year }, { $phase }, Runde { $round }
when-year-began = { $year }
compose-trade = Handeln
compose-trade-title = Handel
trade-with = Mit
trade-you-give = Du gibst
trade-you-get = Du bekommst
trade-then = danach hast du { $amounts }
trade-of = von { $amount }
trade-for = gegen
trade-more = Eins mehr: { $item }
trade-less = Eins weniger: { $item }
trade-all-made = { $count ->
        [one] Ein Angebot ist je Zug erlaubt, und es ist gemacht.
       *[other] Alle { $count } Angebote dieses Zuges sind gemacht.
    }
trade-left = { $left ->
        [one] Letztes Angebot dieses Zuges
       *[other] Noch { $left } Angebote
    }
trade-clear = Leeren
trade-ready = Fertige Angebote
trade-ready-help = Ein Klick trägt eins unten ein; gesendet wird noch nichts.
trade-likely = wahrscheinlich
trade-maybe = vielleicht
trade-put-together = Zusammenstellen
trade-last-word = { $seat } bietet stattdessen, und das ist das letzte Wort:
trade-send = An { $seat } senden
trade-quick-deal = { $seat }: Du gibst { $give } und bekommst { $want }
sign-coin = { $count ->
    [one] Münze
   *[other] Münzen
}
sign-wood = { board-wood }
sign-stone = { board-stone }
sign-precious = { $count ->
    [one] Edelware
   *[other] Edelwaren
}
sign-worker = Arbeiter
sign-dice = auf den Würfeln mindestens

## Die Schachtel

data-workers = Arbeiter
data-start = Zu Beginn
data-years = Jahre
data-map = Die Stadt
data-pieces = Teile in der Schachtel
data-minor = Gebäude
data-effects = Was Gebäude bewirken
data-ladder = Große Bauwerke
data-production = Produktion
data-ship = Schiff
data-character = Personen
data-abilities = Was Personen bewirken
data-fine = Strafe
data-enemies = Feinde
data-combat = Kämpfe
data-district = Wert der Häuser
data-field-workers = Arbeiter
data-field-wood = Holz
data-field-stone = Stein
data-field-precious = Edelware
data-field-points = Punkte
data-field-raze = zerstört
data-field-on = steht auf
data-field-pay = Kosten
data-field-base = Grundwert
data-field-violet = violett
data-field-green = grün
data-field-finish = Abschluss
data-field-pieces = Teile
data-field-cost = Kosten
data-field-needs = verlangt
data-field-end = am Ende
data-field-end-each = am Ende je
data-workers-each = jeder Person
data-workers-placed-a-year = in einem Jahr eingesetzt
data-workers-on-a-cell = auf einem Feld
data-start-coins = Münzen
data-start-last-wood = Holz für die Letzten
data-start-last-stone = Stein für die Letzten
data-years-first = erstes Jahr
data-years-long = lange Partie
data-years-short = kurze Partie
data-years-symbols = Zeichen zwischen den Jahren
data-map-columns = Spalten
data-map-districts = Viertel
data-map-fort-sites = Plätze der Festung
data-map-port-site = Platz des Hafens
data-map-start-zone = Startzone
data-map-plaza-ring = um den Platz
data-map-centres = Mitten der Viertel
data-map-walls = Mauern
data-pieces-walls-and-roads = Mauern und Straßen
data-pieces-dwellings = Hütten und Häuser
data-pieces-church-barracks = Kirchen und Kasernen
data-pieces-market-company = Märkte und Handelshäuser
data-pieces-stonecutter-carpenter = Steinmetzereien und Zimmereien
data-pieces-place-monument-garden = Stadtplätze, Denkmäler und Gärten
data-pieces-church-barracks-hungarian = Kirchen und Kasernen, ungarische Ausgabe
data-pieces-market-company-hungarian = Märkte und Handelshäuser, ungarische Ausgabe
data-effects-workshop-pays = eine Werkstatt nimmt
data-effects-workshop-gives = eine Werkstatt gibt
data-effects-market-basic = Markt, Holz oder Stein
data-effects-market-precious = Markt, Edelware
data-effects-company-basic = Handelshaus, Holz oder Stein
data-effects-company-precious = Handelshaus, Edelware
data-effects-church-pays = eine Kirche nimmt
data-effects-church-points = Punkte einer Kirche
data-effects-church-points-cathedral = Punkte einer Kirche mit der Kathedrale
data-effects-activations = Nutzungen
data-effects-activations-connected = Nutzungen in einem angebundenen Viertel
data-effects-place-neighbours = Nachbarn eines Stadtplatzes
data-production-three = zu dritt
data-production-four = zu viert
data-production-five = zu fünft
data-production-farmers-for-a-coin = Bauern für eine Münze
data-ship-load-a-disc = Ladung eines Arbeiters
data-ship-room-a-player = Platz je Person
data-ship-years-away = Jahre unterwegs
data-ship-fee = Gebühr
data-ship-owner-fee = Anteil des Reeders
data-ship-basic-coins = Holz oder Stein, Münzen
data-ship-basic-points = Holz oder Stein, Punkte
data-ship-precious-coins = Edelware, Münzen
data-ship-precious-points = Edelware, Punkte
data-ship-triplet-coins = von jedem eines, Münzen
data-ship-triplet-points = von jedem eines, Punkte
data-abilities-cannon-roll = Kanonier: Würfel
data-abilities-cannon-points = Kanonier: Punkte
data-abilities-general-discs = General: Rekruten
data-abilities-general-points = General: Punkte
data-abilities-governor-kinds = Gouverneur: edle Gebäude
data-fine-coins = Münzen
data-fine-points = Punkte
data-enemies-lowest = niedrigstes Feld
data-enemies-highest = höchstes Feld
data-enemies-natives-start = Einheimische beginnen auf
data-enemies-pirates-start = Piraten beginnen auf
data-enemies-back = Schritte zurück
data-enemies-bonus = zusätzliche Feinde
data-enemies-for-a-defender = je Verteidiger
data-enemies-adjust = Anpassung
data-enemies-cap = höchstens Feinde
data-combat-steps = Schritte
data-combat-enemy-points = Punkte für einen Feind
data-combat-loss-points = Punkte für einen Verlust
data-combat-cannon-base = Kanonen, Grundwert
data-combat-free-recruits = kostenlose Rekruten
data-combat-idle-rounds = Runden ohne Gefecht
data-district-production = Produktionsgebäude
data-district-connected = angebundenes Viertel
data-district-coins-a-point = Münzen für einen Punkt
data-workers-each-note = A1: zehn Scheiben, von denen eine für immer die Zugreihenfolge zeigt
data-start-last-wood-note = S-4: zusätzlich für die Letzten der ersten Reihenfolge
data-years-short-note = D-60: die kurze Partie einer späteren Ausgabe
data-years-symbols-note = A8: Nur 1581 bis 1582 ist in der Anleitung gedruckt; die Feder von 1580 bis 1581 ist erschlossen
data-map-fort-sites-note = zwei Felder unter dem Platz, wie die Anleitung sagt
data-map-port-site-note = das Feld neben dem Schiff
data-map-centres-note = A2-4: die Ecke, an der vier Felder zusammentreffen, von der Nordwestecke des Plans gezählt
data-map-walls-note = A2-7: Mauern, die von Anfang an stehen
data-pieces-dwellings-note = jeder Farbe
data-effects-workshop-pays-note = A3-4: Steinmetzerei und Zimmerei
data-effects-market-basic-note = Münzen für ein Holz oder einen Stein
data-effects-church-pays-note = Münzen
data-effects-activations-note = A3-5: eines Gebäudes in einem Jahr
data-ladder-roads-note = nur die Summe von 4 Punkten steht in der Anleitung
data-ship-owner-fee-note = von der Gebühr, an den Reeder
data-abilities-cannon-roll-note = was der Kanonier zu den Würfeln zählt
data-abilities-cannon-points-note = Punkte des Kanoniers je getroffenem Feind
data-abilities-general-points-note = je im Gefecht vernichtetem Feind
data-abilities-governor-kinds-note = von den fünf edlen Gebäuden eines Viertels
data-enemies-back-note = Felder, die ein Marker nach seinem Kampf zurückgeht
data-enemies-bonus-note = zusätzliche Feinde für jedes Feld der Leiste
data-enemies-adjust-note = nach Wahl: Zu dritt, viert und fünft sind es weniger
data-enemies-cap-note = violette Scheiben in der Schachtel; nur nach Wahl eine Grenze (D-23)
data-combat-steps-note = einer einzelnen Scheibe, eines Paars, eines Trios
data-district-production-note = jedes Produktionsgebäude nach dem ersten
