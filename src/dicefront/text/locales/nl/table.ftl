# De tafel in de browser: reactievensters, klokken, het geleide spel, de teksttafel en haar opdrachten.

## Reactievensters

table-tab-reactions = Reacties
table-tab-luck = Geluk
table-rematch-open = Nog een keer? { $agreed } { $many ->
    [one] doet mee
   *[other] doen mee
}, { $asked } { $left ->
    [one] is gevraagd.
   *[other] zijn gevraagd.
}
table-rematch-declined = { $names } wil nu niet nog een partij.
table-back-open = { $name } wil graag terugnemen. { $names } heeft nog niet geantwoord.
table-end-open = { $name } wil de partij beëindigen zonder uitslag. { $names } heeft nog niet geantwoord.
table-back-refused = { $name } wil niet terugnemen: de partij gaat door.
table-back-accepted = Het is teruggenomen: iedereen was het eens.
table-end-refused = { $name } wil de partij niet beëindigen.
table-pledge-changed = De server noemt een andere vingerafdruk van de dobbelstenen dan aan het begin van deze partij.
table-dice-fit = { $throws ->
    [one] De enige worp van deze partij komt van de dobbelstenen die aan het begin zijn beloofd.
   *[other] Alle { $throws } worpen van deze partij komen van de dobbelstenen die aan het begin zijn beloofd.
}
table-dice-broken = De dobbelstenen van deze partij zijn niet die van de belofte aan het begin. Onder Dobbelstenen controleren bij het terugkijken staat meer.
table-chat-watching = Wie kijkt, kan hier niet praten.
table-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
table-reacting = Reactievensters
table-reacting-usual = Vraag het me elke keer
table-reacting-pass = Automatisch passen: afslaan wat niets oplevert
table-reacting-hold = Vasthouden: vraag me alles, wat er ook vaststaat
table-suggest-after = Zonder antwoord van mij
table-suggest = { $after ->
    [0] op mij wachten
    [20] na 20 seconden de suggestie van de computer nemen
    [600] na 10 minuten de suggestie van de computer nemen
    [3600] na een uur de suggestie van de computer nemen
   *[other] na een dag de suggestie van de computer nemen
}
table-orders = Vaste keuzes
table-orders-none = Geen. Elk venster wordt gevraagd.
table-orders-proposed = Voorgesteld
table-order = { $window }{ $who ->
    [any] {""}
   *[other] {" "}({ $who })
}: { $how ->
    [pass] nooit gebruiken
    [react] gebruiken
    [ask] altijd vragen
    [calls] alleen vragen als { $calls }
    [policy] { $policy }
   *[answer] antwoorden als gekozen
}{ $least ->
    [none] {""}
   *[other] {" "}als de kans minstens { $least }% is
}{ $within ->
    [none] {""}
   *[other] {" "}binnen { $within }
}{ $sight ->
    [seen] {" "}als het de vijand ziet
   *[any] {""}
}{ $left ->
    [none] {""}
   *[other] {" "}{ $left }
}{ $times ->
    [none] {""}
    [one] , één keer
   *[other] , { $times } keer
}{ $until ->
    [activation] , in deze activering
    [turn] , tot de beurt voorbij is
   *[always] {""}
}.
table-order-take = Overnemen
table-order-new = Een nieuwe vaste keuze
table-order-window = Wanneer
table-order-who = Voor
table-order-anybody = al mijn stukken
table-order-how = Dan
table-order-how-react = altijd gebruiken
table-order-how-pass = nooit gebruiken
table-order-how-ask = altijd vragen
table-order-how-calls = alleen vragen als …
table-order-least = Alleen als de kans in procenten minstens zo groot is
table-order-within = Alleen binnen een afstand van
table-order-sight = alleen als het de vijand ziet
table-order-times = Hoogstens zo vaak
table-order-add = Toevoegen
table-interrupts = Vraag het toch
table-interrupts-about = Hiervoor stopt het passen van alle vensters. De laatste twee stoppen ook vaste keuzes voor één vaardigheid.
table-interrupt-attacked = een van mijn stukken wordt aangevallen
table-interrupt-leader = een held of leider van mij is in gevaar
table-interrupt-near = een vijand komt binnen een afstand
table-interrupt-ending = het spel kan aflopen
table-interrupt-distance = Binnen welke afstand
table-propose = Anderen hoeven niet op je te wachten: zeg vooraf hoe je reageert.
table-propose-open = Voorstellen tonen
table-propose-close = Nu niet
table-pass-activation = Deze activering passen
table-pass-turn = Passen tot de beurt voorbij is
table-ability = Voor deze vaardigheid
table-window-every = Elk reactievenster
table-waiting-reaction = Wachten op { $names }: reactie.
table-soft = nog { $time }
table-soft-more = Als de tijd om is, pas je. Meer tijd: vraag het de anderen, of laat deze tijd in het volgende spel weg.

## Klokken en afwezigheid

table-clock-of = Klok van { $name }: { $time }
table-time-left = nog { $time }
table-time-low = een vijfde van de tijd is over
table-time-short = er is weinig tijd over
table-give-time = Geef { $minutes } minuten
table-give-time-to = Geef { $name } { $minutes } minuten
table-speak-time = Waarschuwingen van de klok uitspreken
table-away-for = weg { $time }
table-gone = { $name } is al { $time } weg.
table-out-of-time = De tijd van { $name } is om.
table-claim-win = De winst opeisen
table-claim-computer = De computer laten doorspelen
table-claim-default = Het gewone antwoord geven
table-claim-wait = Wachten
table-notify = Waarschuw me voor mijn beurt als ik elders kijk
table-new-version = Er is een nieuwe versie.

## Geheime keuzes

table-sealed = Verzegeld.
table-reopen = Heropenen ({ $seconds })
table-slip-hold = Houd vast om je verzegelde keuze te zien

## Het geleide spel en aanwijzingen

table-learn-title = { $game } leren
table-learn-about = Een geleid spel van ongeveer { $minutes } minuten met vaste dobbelstenen. Het laat { $count } regels zien, elk wanneer ze telt. Je kunt weggaan en terugkomen.
table-learn-none = Er is nog geen geleid spel. Begin bij de regels.
table-learn-begin = Beginnen
table-learn-resume = Verder
table-learn-anew = Opnieuw beginnen
table-lesson-of = { $number } van { $count }
table-lesson-next = Begrepen
table-lesson-leave = Zonder gids verder
table-lesson-done = geleerd

## De tafel

table-marks = Markeringen
table-marks-usual = gewoon
table-marks-strong = sterk
table-commit-on-drop = Een stuk loslaten voert de zet uit
table-panel-width = Breedte van de panelen
table-panel-side = Panelen naast de tafel
table-panel-left = Kolom voor de tafel
table-grave-again = Houd de knop ingedrukt, of doe het nog eens.
table-more = Meer
table-who-strikes = Wie aanvalt
table-strikes-with = Valt aan met
table-sheet-height = Hoogte van het paneel
table-true-size = Ware grootte
table-true-size-about = Houd een bankpas tegen het kader en maak het kader zo groot als de pas.
table-true-size-frame = Grootte van het kader
table-true-size-done = Dat klopt
table-awake = Scherm aan houden in mijn beurt
table-opened = Alle briefjes zijn open.
table-past = Je kijkt naar een eerder moment.
table-past-now = Terug naar nu
table-recap = Wat er intussen gebeurde
table-recap-count = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
table-automatic = vanzelf
table-filter-mine = van mij
table-filter-chat = chat
table-pin = Vastzetten
table-die-verdict = { $shows }, { $verdict ->
    [success] gelukt
    [failure] mislukt
   *[rerolled] opnieuw gegooid
}
table-by-hand = Gooi je dobbelstenen en zeg wat ze tonen.
table-by-hand-for = { $player }: { $purpose }
table-by-hand-die = d{ $sides }
table-by-hand-face = d{ $sides } toont { $face }
table-by-hand-done = Ze liggen
table-reroll = Opnieuw
table-keep = Houden

## Toetsen

table-key-reactions = reacties
table-key-pass = automatisch passen aan of uit
table-key-hold = vasthouden aan of uit
table-key-inspect = vertellen over een stuk, hier of onder de muis
table-key-arrange = een andere opstelling
table-key-earlier = eerder in de volgorde
table-key-later = later in de volgorde
table-key-left = naar links draaien; met de muis: Alt en het wiel
table-key-right = naar rechts draaien
table-key-ruler = meetlint, zolang de toets ingedrukt is
table-key-sight = wie wie ziet, zolang de toets ingedrukt is
table-key-peek = waar vijanden heen kunnen, zolang de toets ingedrukt is
table-key-overlays = lagen van de tafel
table-full-screen = Volledig scherm
table-full-screen-leave = Volledig scherm verlaten
table-key-change = { $action }: { $key }. Druk om te veranderen
table-key-press = Druk op de nieuwe toets. Esc laat alles zoals het is.
table-key-taken = { $key } kan hier niet. Druk op een andere toets.
table-keys-about = Druk op een toets in de lijst om haar te veranderen.
table-keys-usual = Terug naar de gewone toetsen

## De teksttafel

table-spaces-away = { $count ->
    [0] hetzelfde veld
    [one] { $count } veld
   *[other] { $count } velden
}
table-fields-ahead = { $count ->
    [0] hetzelfde veld
    [one] { $count } veld vooruit
   *[other] { $count } velden vooruit
}
table-oclock = op { $hour } uur
table-where = Afstand
table-measured-from = Afstanden vanaf
table-measured-usual = wie handelt
table-type = Typ een zet, het nummer van een optie of een opdracht
table-type-example = b1-d4, 3, scan, hulp
table-type-do = Doen
table-commands = Opdrachten: { $list }. Een zet zoals b1-d4 of b1-d4xc5; het nummer van een optie.
table-command-scan = scan
table-command-describe = beschrijf
table-command-reach = bereik
table-command-targets = doelen
table-command-odds = kansen
table-command-path = pad
table-command-why = waarom
table-command-last = laatste
table-command-score = stand
table-command-clock = klok
table-command-go = ga
table-go-how = Zeg waarheen: twee getallen, "3 uur 4", "binnen 5 van" iemand, "uit zicht van" iemand, of "dichtstbijzijnde dekking".
table-go-closed = Meten is gesloten: geen plaats wordt in getallen genoemd voordat de regels meten (SW-BAS-17). Kies een optie, zeg "uit zicht van" iemand of "dichtstbijzijnde dekking", of verplaats de figuur met de pijltjes.
table-go-commit = Bevestig het met de knop, of kies iets anders.
table-command-help = hulp
table-described = { $owner }: { $name }, { $place }. { $state }. { $where }
table-no-such-piece = Er is geen stuk { $piece }.
table-no-such-place = Er leidt nu niets naar { $place }.
table-no-such-option = Er zijn { $count } opties.
table-nothing-there = Niets van dien aard nu.
table-no-clock = Er is geen klok.
table-way = Langs { $spaces }.
table-ways = Manieren om aan te vallen
table-mini-on = de d{ $die } op vak { $space }
table-select-where = Waar gaat { $piece } heen? Er ligt nog niets vast.
table-select-act = Activeren
table-select-stay = Blijf daar
table-plan-made = Bezig met { $moves }.
table-plan-queued = Wacht op { $moves }.
table-plan-dropped = { $moves } kan niet meer.
table-plan-unclear = { $moves } kan van alles betekenen. Kies op de tafel.

## Een ander apparaat, en een regel die misging

table-elsewhere = Je speelt deze plaats op een ander apparaat of in een ander venster.
table-looking-on = Hier kijk je mee.
table-play-here = Hier spelen
table-device = Op een ander apparaat spelen
table-device-about = De link opent je plaats in elke browser, bijvoorbeeld die op je telefoon, zonder aanmelden. Iedereen die hem heeft, kan voor je spelen. Een nieuwe link vervangt een eerdere.
table-device-make = Link maken
table-device-link = Link naar je plaats
table-device-end = Link beëindigen
table-device-ended = Er is nu geen link die je plaats opent.
table-device-over = De link naar deze plaats is beëindigd.
table-paused-resume = Verdergaan
table-paused-back = Eén beslissing terug
table-paused-end = Beëindigen zonder uitslag
table-paused-asked = Wachten tot { $names } instemt.

## Het verslag

table-activation = { $number }. { $name }{ $who ->
    [none] {""}
   *[other] , { $who }
}
table-moment = { $time }, toon de tafel van toen: { $text }
table-seal-broken = De server meldde een andere keuze dan je verzegelde. Vertrouw deze partij niet.

## Praten

table-befriend = { $name } als vriend toevoegen
table-report = { $name } melden
table-report-why = Wat is er mis?
table-report-send = Melding versturen
table-report-about = Wat { $name } onlangs zei gaat mee. Wie deze site draait leest het; { $name } krijgt niets te horen.
table-by-agreement = in overleg
table-by-agreement-of = Waar de lijst van { $name } in overleg afwijkt

## Wat je in de hand hebt

table-hand-several = Kies er { $low } tot { $high }
table-hand-count = { $count } van { $low }–{ $high } gekozen
table-hand-order = Zet op volgorde
table-hand-earlier = { $item }: eerder
table-hand-later = { $item }: later
table-hand-split = { $count } te verdelen
table-hand-rest = Nog { $count }
table-hand-fewer = { $item }: een minder
table-hand-more = { $item }: een meer
table-hand-number = Van { $low } tot { $high }
table-hand-assign = Wie gaat met wie
table-hand-nobody = –
table-hand-group = Welke ervan
table-hand-laid = geplaatst
table-hand-turn = Richting
table-hand-turn-left = 15° naar links draaien
table-hand-turn-right = 15° naar rechts draaien
table-hand-draw = Noem de weg
table-hand-draw-about = Kies de velden een voor een
table-hand-deeds = Met de beweging
table-hand-takes-way = Wijs nu aan waarheen.
table-hand-takes-point = Wijs nu aan waar het eindigt.
table-hand-takes-group = Kies met wie, en wijs aan waarheen.
table-hand-takes-shift = Kies wat, en wijs aan hoe ver.
table-hand-takes-places = Kies wie meegaat; elk kun je verslepen.
table-hand-lack-more = Nog { $count }.
table-hand-lack-fewer = { $count } te veel.
table-hand-lack-point = Wijs aan waar.
table-hand-height = Hoogte
table-many-search = Zoek op naam
table-many-count = { $shown } van { $count } getoond
table-many-more = Meer tonen ({ $count })
table-many-none = Niets heet zo.
table-hand-offer = Dichtstbijzijnde geldige plek
