# De tafel in de browser. Wat de spellen zelf zeggen staat in hun eigen bestanden.

## Kop en overal

web-skip = Naar de inhoud
web-home = Begin
web-menu = Menu
web-places = Plaatsen
web-nav-play = Spelen
web-nav-armies = Legers
web-nav-replays = Partijen
web-nav-rules = Regels
web-nav-tournaments = Toernooien
web-nav-lab = Lab
web-language = Taal
web-sound = Geluid van dobbelstenen
web-sound-on = Geluid staat aan
web-sound-off = Geluid staat uit
web-guest = Gast { $number }
web-settings-of = Instellingen van { $name }
web-your-turn-badge = { $count ->
    [one] Jij bent aan de beurt
   *[other] In { $count } partijen aan de beurt
}
web-close = Sluiten
web-try-again = Nog eens proberen
web-reload = Opnieuw laden
web-copy = Kopiëren
web-copied = Gekopieerd
web-save = Bewaren
web-saved = Bewaard.
web-remove = Weghalen
web-open = Openen
web-yes = Ja
web-no = Nee
web-never = Nooit in deze partij
web-send = Versturen
web-back = Terug
web-undo = Terugnemen
web-redo = Opnieuw doen
web-start = Beginnen
web-share = Delen
web-code = Code: { $code }

## Spellen

web-minutes = ongeveer { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
web-players = { $players } spelers
web-computer = computer

## Begin

web-welcome = Tafelspellen met eerlijke dobbelstenen
web-welcome-text = Speel meteen. Elk getal zegt waarom, met de paragraaf van de regels.
web-play-now = Nu spelen
web-new-game = Nieuwe partij
web-new-game-more = Nieuwe partij…
web-learn = Leren
web-watch = Kijken
web-join = Meedoen
web-your-turn = Jij bent aan de beurt
web-play-on = Verder spelen
web-continue = Doorgaan
web-show-link = Link tonen
web-withdraw = Intrekken
web-open-tables = Open tafels
web-nobody-waits = Er wacht niemand. Open een tafel, of speel intussen tegen de computer.
web-open-a-table = Een tafel openen
web-live-now = Nu bezig
web-no-account = Geen account nodig. Je partijen worden voor deze browser bewaard tot je ze in de instellingen wist.
web-seat-free = vrije plaats
web-setting-up = Bezig met klaarzetten …
web-server-away = De server antwoordt niet.

## Nieuwe partij

web-new-which = Welk spel
web-new-who = Tegen wie
web-new-forces = Legers
web-new-setup = Scenario en opties
web-who-computer = De computer
web-who-computer-about = begint meteen
web-who-here = Iemand aan dit scherm
web-who-here-about = jullie geven het scherm aan elkaar door
web-who-link = Een vriend via een link
web-who-link-about = je stuurt een link; het begint als je vriend gaat zitten
web-who-open = Wie maar wil
web-who-open-about = de tafel staat voor iedereen op de beginpagina
web-level-child = Kinderspel
web-level-child-about = Laat je winnen: ziet het meeste over het hoofd.
web-level-novice = Nieuweling
web-level-novice-about = Ziet sommige goede zetten en mist er veel.
web-level-casual = Gezellig
web-level-casual-about = Speelt verstandig en ziet vaak de beste zet over het hoofd.
web-level-steady = Degelijk
web-level-steady-about = Ziet zelden een goede zet over het hoofd.
web-level-expert = Gevorderd
web-level-expert-about = Ziet niets over het hoofd en neemt wat meteen het beste lijkt.
web-level-master = Meester
web-level-master-about = Denkt vooruit.
web-level-random = Willekeurig
web-level-random-about = Speelt alles wat mag.
web-level-greedy = Eerste blik
web-level-greedy-about = Speelt snel en pakt wat er te pakken valt.
web-level-search = Zoeker
web-level-search-about = Denkt vooruit.
web-level-learned = Geleerd
web-level-learned-about = Denkt vooruit en oordeelt met het netwerk dat is getraind.
web-level-handmade = Met de hand
web-level-handmade-about = Denkt vooruit en oordeelt met kennis die met de hand is geschreven.
web-seconds-per-move = { $seconds ->
    [one] Hoogstens { $seconds } seconde per zet.
   *[other] Hoogstens { $seconds } seconden per zet.
}
web-players-label = Spelers
web-your-seat = Jouw plaats
web-seat-number = Speler { $number }
web-second-player = Speler { $number }
web-your-army = Jouw leger
web-army-ask = Aan tafel kiezen
web-army-random = Een willekeurig leger
web-own-army = { $name } (van jou)
web-army-points = { $name } ({ $points } punten)
web-army-stars = { $stars ->
    [one] { $name } ({ $stars } Ster)
   *[other] { $name } ({ $stars } Sterren)
}
web-build-army = Een leger bouwen
web-opponent-of-level = { $name }, { $level }
web-more-options = Meer opties
web-clock = Klok
web-clock-none = Geen klok
web-undo-policy = Terugnemen
web-undo-free = vrij
web-undo-ask = vragen aan de ander
web-undo-never = nooit
web-dice = Dobbelstenen
web-dice-by-server = gegooid door de server
web-dice-by-hand = echte, gemeld door de spelers
web-seed = Vaste dobbelstenen
web-seed-none = een getal, alleen om te oefenen
web-may-watch = Anderen mogen kijken

## Uitnodigingen

web-waiting-title = Wachten op spelers
web-waiting-text = Stuur de link. De partij begint als iedereen zit.
web-waiting-guest = De partij begint als iedereen zit.
web-seat-link = Link voor { $seat }
web-watch-link = Link om te kijken
web-qr = QR-code
web-qr-label = QR-code van de link
web-invites = { $host } nodigt je uit voor { $game }
web-you-play = Je speelt { $seat }.
web-your-name = Jouw naam
web-sit-down = Ga zitten
web-seat-taken = Daar zit al iemand. Je kunt kijken.
web-no-such-link = Deze link werkt niet

## De tafel

web-table-of = Tafel van { $game }
web-prompt = Vraag
web-tray = Dobbelbak
web-tray-empty = Hier vallen de dobbelstenen.
web-die-shows = d{ $sides } toont { $face }
web-roll = Gooien
web-dice-fall = De dobbelstenen vallen …
web-your-roll = Jij gooit.
web-why = Waarom?
web-explanation = Uitleg
web-chance-exact = { $outcome }: { $percent }, precies { $exact }
web-chance-about = { $near ->
    [true] { $outcome }: ≈ { $percent }
   *[other] { $outcome }: { $percent }
}
web-rule-missing = { $id } staat niet in de regels.
web-open-rules = Regels openen
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-older = Oudere regels
web-filter = Tonen
web-filter-all = alles
web-filter-dice = dobbelstenen
web-filter-losses = verliezen
web-reaction = reactie
web-secret = geheim
web-commit = Doen
web-attack = Aanvallen
web-seal = Verzegelen
web-usual-placement = Zet ze voor mij neer
web-sending = Versturen …
web-choose-piece = Kies een stuk
web-attack-with = { $way }: { $target }
web-piece-to = { $piece } naar { $space }
web-to-point = naar { $point }
web-spot-odds = { $place }, { $chance }
web-best-first = beste kansen eerst
web-not-now = { $count ->
    [one] { $count } ding kan nu niet
   *[other] { $count } dingen kunnen nu niet
}
web-nothing-asked = Er wordt je nu niets gevraagd.
web-piece = Stuk
web-place = Plaats
web-state = Toestand
web-camera = Zicht op de tafel
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-fit = Alles tonen
web-fit-selection = Selectie tonen
web-flip = Tafel draaien
web-side = Verslag en teksttafel
web-panels = Panelen
web-tab-log = Verslag
web-tab-text = Teksttafel
web-tab-chat = Praten
web-tab-list = Lijst
web-tab-unit = Eenheid
web-waiting-for = Wachten op { $names }.
web-title-turn = Jij bent aan de beurt
web-seat-you = jij
web-seat-here = hier
web-seat-away = weg
web-seat-empty = vrije plaats
web-slip-sealed = verzegeld
web-slip-deciding = denkt na
web-practice = oefening
web-given-seed = vaste dobbelstenen
web-given-hand = echte dobbelstenen
web-about-given-seed = De gastheer heeft bepaald hoe de dobbelstenen vallen. Wie het startgetal kent, kan elke worp uitrekenen.
web-about-given-hand = De spelers gooien met echte dobbelstenen en melden wat ze gooien. De server kan deze worpen niet controleren.
web-watching = { $count } kijken
web-level-short = niveau { $level }
web-experience = ervaring { $experience }
web-hand-over = Geef het scherm aan { $name }
web-hand-over-why = Wat nu komt is voor één paar ogen.
web-hold-to-look = Vasthouden om te kijken
web-choose-army = Kies een leger
web-choose-army-secret = De andere kant ziet het als beide gekozen hebben.
web-take-army = Neem { $name }
web-end-won = Je hebt gewonnen
web-end-lost = Je hebt verloren
web-end-draw = Remise
web-end-over = De partij is voorbij
web-rematch = Nog een keer
web-replay = Terugkijken
web-look-at-table = Naar de tafel kijken
web-menu-table = Menu van de tafel
web-step-same = Stap terug, zelfde worpen
web-step-new = Stap terug, nieuwe worpen
web-advise = Waarom dit? Een tip
web-advice = Het beste: { $best }. Daarna: { $other }. { $times ->
    [0] De kansen zijn exact: alles wat nog kan gebeuren is geprobeerd.
   *[other] De kansen komen uit vooruitkijken.
}
web-advice-only = Het beste: { $best }. { $times ->
    [0] De kans is exact: alles wat nog kan gebeuren is geprobeerd.
   *[other] De kans komt uit vooruitkijken.
}
web-why-computer = Waarom deed de computer dat?
web-why-well = { $name } koos { $played }. Niets anders was duidelijk beter: hoogstens { $share } van de winst, { $times ->
    [0] en dat is exact.
   *[other] volgens vooruitkijken.
}
web-why-worse = { $name } koos { $played } (hoogstens { $share } van de winst). { $best } was beter geweest ({ $better }), { $times ->
    [0] en dat is exact.
   *[other] volgens vooruitkijken.
}
web-why-nothing = In wat de computer het laatst deed viel niets af te wegen.
web-why-hidden = Aan deze tafel blijft iets geheim, dus de computer houdt zijn redenen voor zich. De herhaling vertelt ze als de partij voorbij is.
web-ask-back = Vragen om terug te nemen
web-offer-draw = Remise aanbieden
web-resign = Opgeven
web-resign-sure = Echt opgeven
web-draw-offered = { $name } biedt remise aan.
web-accept = Aannemen
web-decline = Afslaan
web-rules-of = Regels van { $game }
web-fingerprint = Vingerafdruk van de dobbelstenen
web-reconnecting = Verbinding weg. Poging { $attempt }, de volgende over { $seconds } s. Je partij is veilig.
web-connect-now = Nu verbinden
web-chat = Praten
web-chat-say = Zeg iets
web-chat-empty = Niemand heeft iets gezegd.
web-chat-hello = Hallo
web-chat-well-played = Goed gespeeld
web-chat-thanks = Dank je
web-chat-one-moment = Een ogenblik
web-wounds = { $wounds ->
    [one] { $wounds } wond
   *[other] { $wounds } wonden
}

## Aanwijzingen

web-hints = Aanwijzingen voor beginners
web-hints-skip = Zonder aanwijzingen
web-hint-select = { $touch ->
    [yes] Tik op een omlijnde miniatuur om te zien wat die kan.
   *[no] Klik op een omlijnde miniatuur om te zien wat die kan.
}
web-hint-move = { $touch ->
    [yes] Tik waar hij heen moet. Percentages tonen aanvallen vanaf daar.
   *[no] Klik waar hij heen moet. Percentages tonen aanvallen vanaf daar.
}
web-hint-attack = Kies een doel, bekijk de kansen en val aan.
web-hint-deploy = Kies hieronder een miniatuur en dan een gemarkeerd vak.
web-hint-army = Neem een leger; ze zijn allemaal evenveel waard.
web-take-team = Neem dit team

## Toetsen

web-keys = Toetsen
web-key-tab = volgende keuze
web-key-enter = kiezen, doen
web-key-esc = een stap terug
web-key-digits = een knop van de vraag
web-key-next = volgende die iets kan
web-key-arrows = zicht verschuiven, of wat je in de hand hebt; met Shift een beetje
web-key-across = twee pijlen tegelijk, of Home, Page Up, End, Page Down: schuin
web-key-way = nog een punt van een weg; het laatste punt weg
web-key-zoom = zoomen
web-key-fit = alles tonen
web-key-trace = spoor aan of uit
web-key-follow = ga mee met wat er gebeurt, of blijf
web-key-eye = kijk door het oog van een figuur
web-key-columns = beide kolommen inklappen
web-key-selection = selectie tonen
web-key-why = waarom
web-key-space = gooien, animatie overslaan
web-key-undo = terugnemen
web-key-text = teksttafel
web-key-log = verslag
web-key-flip = tafel draaien
web-key-help = deze lijst

## Partijen

web-replay-of = Terugkijken: { $game }
web-no-replays = Hier komen de partijen die je uitspeelt.
web-replays-older = Oudere partijen
web-play-a-game = Een partij spelen
web-timeline = Tijdlijn
web-step-of = { $step } van { $steps }
web-to-start = Naar het begin
web-to-end = Naar het eind
web-step-back = Een stap terug
web-step-forward = Een stap verder
web-run = Afspelen
web-pause = Pauze
web-speed = Snelheid
web-play-from-here = Vanaf hier spelen
web-seen-by = Gezien door
web-seen-usual = mij
web-seen-all = iedereen
web-luck = Geluk
web-player = Speler
web-verify-dice = Dobbelstenen controleren
web-verify-about = De vingerafdruk van het begin legde alle worpen vast. Je browser rekent ze na.
web-verify = Controleren
web-verify-ok = Alle { $throws } worpen komen van de sleutel, en de sleutel past bij de vingerafdruk.
web-verify-bad = Worp { $throw } komt niet van de sleutel.

## Regels

web-search-rules = Zoek in de regels
web-contents = Inhoud
web-rules-version = Regels { $rules }.
web-rules-language = De tekst is in een andere taal.
web-hits = { $count ->
    [0] Niets gevonden
    [one] { $count } paragraaf
   *[other] { $count } paragrafen
}
web-did-you-mean = Bedoel je
web-ruling = Uitspraak
web-example = Voorbeeld
web-table-in-rules = Tabel
web-status-enforced = Het programma let hierop.
web-status-unshown = Geen test laat zien wat het programma doet.

## Legers

web-new-army = Mijn leger
web-points = { $points } punten
web-die-of = Dobbelsteen van nummer { $number }
web-less-armor = Minder Pantser voor nummer { $number }
web-more-armor = Meer Pantser voor nummer { $number }
web-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
web-illegal = niet toegestaan
web-try-it = Uitproberen
web-version = versie { $version }
web-import = Een lijst lezen
web-print = Afdrukken
web-print-as = Afdrukken als
web-move = Beweging
web-cost = Kosten

## Instellingen

web-settings = Instellingen
web-search-settings = Zoek in de instellingen
web-settings-none = Geen instelling past bij je zoekopdracht.
web-look-and-feel = Uiterlijk en gevoel
web-theme = Thema
web-theme-auto = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-motion = Animatie
web-motion-auto = zoals het systeem
web-motion-normal = gewoon
web-motion-fast = snel
web-motion-off = uit
web-confirm = Bevestigen
web-confirm-never = nooit
web-confirm-lasting = wat niet terug kan
web-confirm-always = altijd
web-palette = Kleuren van de spelers
web-palette-usual = gewoon
web-palette-blue-orange = blauw en oranje
web-palette-contrast = veel contrast
web-text-size = Grootte van de tekst
web-letters = Losse letters als toetsen
web-account = Account
web-account-about = Een account geeft een naam die blijft, en je lijsten en partijen op elk apparaat.
web-login = Naam
web-password = Wachtwoord
web-password-about = Minstens { $least } tekens; een paar woorden achter elkaar onthoud je makkelijk en raadt niemand snel.
web-password-change = Wachtwoord wijzigen
web-password-changed = Het wachtwoord is gewijzigd. Alle andere apparaten zijn afgemeld.
web-password-now = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-devices = Waar je bent aangemeld
web-devices-out = Alle andere afmelden
web-device-here = dit apparaat
web-device-out = Afmelden
web-device-seen = laatst gebruikt op { $day }
web-device-unknown = Onbekend apparaat
web-log-in = Inloggen
web-log-out = Uitloggen
web-make-account = Account maken
web-logged-in = Je bent ingelogd als { $login }.
web-messages = Meldingen
web-own-data = Jouw gegevens
web-own-data-about = Een gast is een naam en een willekeurige sleutel; een mailadres of webhook wordt alleen bewaard als je het hebt ingesteld. Er gaat niets naar anderen.
web-export = Alles exporteren
web-forget = Alles wissen
web-forget-sure = Echt alles wissen

## Fouten

web-error-title = Dat lukte niet
web-error-safe = Je partij is veilig op de server.
web-error-load = Een deel van de pagina kon niet geladen worden.
web-error-client = De pagina struikelde ({ $code }). Je partij is veilig.
web-report = Melden
web-report-again = Nog eens melden
web-reported = Dank je. Het is verstuurd aan wie deze site draait.
web-offline-request = De server is niet te bereiken. Kijk naar de verbinding en probeer het nog eens.
web-failed-request = De server antwoordde met { $code }.
web-no-such-game = Deze partij bestaat niet
web-missing-title = Hier is niets
web-missing-text = Misschien klopt het adres niet, of de pagina is weg.
web-rules-status = Wat het programma met elke paragraaf doet
web-rules-status-title = { $game }: elke paragraaf
web-rules-status-sum = { $count } paragrafen; { $tests } tests laten zien wat het programma ermee doet, en { $open } paragrafen hebben er geen.
web-rules-status-untested = De tests zijn hier niet geïnstalleerd.
web-rules-status-which = Welke paragrafen
web-rules-status-all = alle paragrafen
web-rules-status-open = zonder test
web-rules-status-rulings = uitgelegd, met de reden
web-rules-status-none = Die zijn er niet.
web-rules-status-paragraph = Paragraaf
web-rules-status-does = Het programma
web-rules-status-tests = Tests
web-rules-status-more = nog { $count }
web-new-version = Er is een nieuwe versie. Laad de pagina opnieuw wanneer het je uitkomt.
web-units = Lengtes op de tafel
web-units-inch = inches, zoals de regels tellen
web-units-cm = centimeters
web-chat-mute = { $name } niet meer horen
web-chat-unmute = { $name } weer horen
web-chat-silent = Praten staat uit in de instellingen.
web-chat-off = niets
web-chat-on = alles wat gezegd wordt
web-chat-presets = alleen vaste zinnen
web-friends = Vrienden
web-friends-none = Nog niemand. Aan tafel kan het praatvenster iemand met een account tot vriend maken.
web-chat-friends = vrienden, en vaste zinnen van anderen
web-notifications = Berichten
web-hook-off = Je webhook is uitgeschakeld omdat berichten er telkens niet aankwamen. In de instellingen kun je hem weer inschakelen.
web-reminder-half = De helft van je tijd is om in je partij tegen { $others }.
web-reminder-tenth = Je tijd is bijna om in je partij tegen { $others }.
web-away-days = Dagen weg
web-away-about = In partijen over dagen staat je klok op deze dagen stil. { $left ->
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $left } dagen over.
}
web-away-from = Van
web-away-until = Tot en met
web-away-add = Toevoegen
