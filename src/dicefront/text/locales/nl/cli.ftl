# De opdrachtregel.

## Hulpteksten

cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-examples = Voorbeelden
cli-help-help = Toon deze uitleg.
cli-help-default = standaard:
cli-help-required = verplicht

cli-program-help = Tafelspellen in je terminal: spelen, regels opzoeken, kansen uitrekenen, simuleren.
cli-program-examples =
    dicefront play chessboard
    dicefront rules show CB-MOV-06

## Opties van veel opdrachten

cli-option-lang = De taal; mag overal in de aanroep staan. Anders beslist DICEFRONT_LANG of je taalinstelling.
cli-option-debug = Toon waar in het programma een fout optrad.
cli-option-version = Toon de versie.
cli-option-json = Geef één JSON-document in plaats van tekst.
cli-option-quiet = Toon het antwoord en verder niets.
cli-option-verbose = Toon meer over hoe het antwoord tot stand kwam.
cli-option-seed = Begin van alle dobbelstenen: hetzelfde getal geeft dezelfde spellen.
cli-option-option = Een optie van het spel, zoals points=40; mag vaker voorkomen.

## Fouten

cli-stopped = Gestopt.
cli-progress = { $done } van { $total } { $what }, { $rate } per seconde, nog { $left }
cli-error-file = { $file }: { $problem }
cli-error-not_found = dit bestand bestaat niet
cli-error-not_allowed = lezen of schrijven mag niet
cli-error-folder = dit is een map, geen bestand
cli-error-json = regel { $line }: geen JSON: { $problem }
cli-error-toml = geen TOML: { $problem }
cli-error-encoding = geen UTF-8-tekst (byte { $position })
cli-error-program = Het programma maakte een fout: { $problem }. Herhaal het met --debug om te zien waar, en meld het.
cli-usage-no_such_option = De optie { $name } bestaat niet.
cli-usage-no_such_command = De opdracht { $name } bestaat niet.
cli-usage-missing = { $name } ontbreekt.
cli-usage-bad_value = { $name }: { $problem }
cli-usage-choice = verwacht een van { $known }
cli-usage-number = verwacht een geheel getal
cli-usage-number_from = verwacht een geheel getal, { $low } of meer
cli-usage-number_between = verwacht een geheel getal van { $low } tot en met { $high }
cli-usage-share = verwacht een getal van { $low } tot en met { $high }
cli-usage-any_number = verwacht een getal
cli-usage-meant = Bedoel je { $names }?
cli-usage-help = Zie { $command } --help.
cli-usage-language = --lang: verwacht een van { $known }, gekregen { $name }

## Opdrachten, elk in één regel

cli-play-short = speel in de terminal
cli-serve-short = speel in de browser
cli-inbox-short = lezen wat er op deze server gemeld is
cli-backup-short = alles wat een server bewaart in één bestand
cli-restore-short = een back-up terugzetten
cli-games-short = de spellen, hun opties en kant-en-klare legers
cli-rules-short = lees en doorzoek de regels
cli-odds-short = exacte kansen van een aanval
cli-army-short = controleer een leger, druk een team af
cli-campaign-short = de baas in huis: een campagne van Home Raiders
cli-replay-short = bekijk en controleer gespeelde spellen
cli-sim-short = simuleer veel spellen
cli-test-short = zoek uit of de ene speler beter is dan de andere
cli-learn-short = train een netwerk door het tegen zichzelf te laten spelen
cli-lab-short = stel vragen aan de uitkomsten van simulaties
cli-ratings-short = hoe sterk mensen, legers en niveaus zijn
cli-tournament-short = laat computerspelers een toernooi spelen
cli-report-short = schrijf een rapport voor ontwerpers
cli-bench-short = meet de snelheid van de regels
cli-doctor-short = zoek uit of alles in orde is
cli-completion-short = aanvullen in je shell

## Spellen en opties

cli-games-unknown = het spel { $name } bestaat niet; er zijn { $known }.
cli-options-no_value = --option: verwacht NAAM=WAARDE, gekregen { $given }.
cli-options-unknown = { $game } heeft geen optie { $name }.
cli-options-known = Het heeft { $known }.

## games

cli-games-help =
    De spellen die er zijn; met GAME de opties en kant-en-klare legers van dat spel.

    Een sterretje wijst de gebruikelijke waarde van een optie aan.
cli-games-examples =
    dicefront games
    dicefront games chessboard
cli-games-options = Opties
cli-games-armies = Kant-en-klare legers
cli-games-numbers = { $low } tot { $high }

## army

cli-army-help = Controleer legers die je hebt opgeschreven, en druk teams af.
cli-army-examples =
    dicefront army check Captain
    dicefront army print nl-6-garrison --out garnizoen.pdf
cli-army-check-help =
    Zoek alles wat er mis is met een leger.

    FILE is TOML of JSON met een lijst "minis" (Home Raiders: "troops"), of gewone tekst met één miniatuur per regel; - is de standaardinvoer. NAME is een kant-en-klaar leger. TEXT somt miniaturen op met komma's ertussen. De afsluitcode is 0 als het leger mag meedoen, 1 als het niet mag, 3 als het niet te lezen is.
cli-army-check-examples =
    dicefront army check "d8 hero, d6 bow, d4, d4, d4" --option points=40
    dicefront army check "2x gr-ragmen, gr-foreman-clank, portal tin"
cli-army-check-game = Het spel waar het leger bij hoort, als het leger dat niet zelf zegt.
cli-army-none = { $game } heeft geen legers om te controleren.
cli-army-unknown = Er is geen bestand en geen kant-en-klaar leger { $given }.{ $meant }
cli-army-known = Kant-en-klaar zijn { $known }.
cli-army-in_call = leger
cli-army-not_json = { $file }, regel { $line }: geen JSON: { $problem }
cli-army-not_toml = { $file }, regel { $line }: geen TOML: { $problem }
cli-army-shape = { $file }: verwacht een lijst "{ $key }", gekregen { $got }
cli-army-unknown_key = { $file }, regel { $line }: { $name } betekent hier niets; een leger heeft name en minis
cli-army-name = { $file }: verwacht een tekst als name, gekregen { $got }
cli-army-entry = { $file }, nummer { $number }: verwacht een tekst zoals "d8 hero", gekregen { $got }
cli-army-headline = { $name }: { $game }, { $cost } van { $budget } { $unit }
cli-army-headline_free = { $name }: { $game }, { $count ->
    [one] { $count } miniatuur
   *[other] { $count } miniaturen
}
cli-army-error = fout
cli-army-agreed = afgesproken
cli-army-warning = let op
cli-army-line = regel { $line }
cli-army-number = nummer { $number }
cli-army-not_understood = { $where }: { $text }: verwacht { $expected }
cli-army-verdict = { $count ->
    [0] Het leger mag meedoen.
    [one] { $count } fout.
   *[other] { $count } fouten.
}

cli-army-unit_points = punten
cli-army-unit_stars = sterren
cli-army-print-help =
    Druk het blad van een team af: dobbelstenen, capaciteiten en vakjes voor wonden, in je eigen taal.

    Zonder --out gaat het blad als SVG naar de standaarduitvoer.
cli-army-print-examples =
    dicefront army print nl-6-garrison --out garnizoen.pdf
    dicefront army print mijn-team.toml --lang en > team.svg
cli-army-print-out = Het bestand om te schrijven: .svg of .pdf.
cli-army-printed = { $pages ->
    [one] Geschreven naar { $file }: { $pages } pagina.
   *[other] Geschreven naar { $file }: { $pages } pagina's.
}
cli-army-no_sheet = { $game } heeft geen bladen om af te drukken.

## rules

cli-rules-help = Lees en doorzoek de regels.
cli-rules-examples =
    dicefront rules show CB-MOV-06
    dicefront rules crystals MOV --lang en
cli-rules-game = Alleen de regels van dit spel.
cli-rules-show-help = Toon een alinea (CB-MOV-06), een hoofdstuk (MOV) of de inhoud van een spel, in het Nederlands waar de regels vertaald zijn.
cli-rules-show-examples =
    dicefront rules show CB-MOV-06
    dicefront rules show CB-HER
cli-rules-search-help = Zoek alinea's waarin alle woorden staan. De afsluitcode is 1 als er geen is.
cli-rules-search-examples =
    dicefront rules search armor save
    dicefront rules search "re-roll" --game chessboard
cli-rules-coverage-help = Hoeveel alinea's door een test worden aangehaald, en welke niet. De afsluitcode is 1, behalve als het ze allemaal zijn.
cli-rules-coverage-examples =
    dicefront rules coverage
    dicefront rules coverage chessboard --json
cli-rules-no_such = Er is geen alinea of hoofdstuk { $name }.{ $meant }
cli-rules-nothing = In geen alinea staat { $text }.
cli-rules-no_tests = De tests zijn er niet: tellen kan in een kopie van het project, niet in een geïnstalleerd pakket.
cli-rules-missing = zonder test: { $ids }
cli-rules-unknown = aangehaald, maar niet in de regels: { $ids }
cli-rules-ruling = Uitleg
cli-rules-example = Voorbeeld
cli-rules-window = Beslissing
cli-rules-hooks = Capaciteiten
cli-rules-advanced = gevorderd
cli-rules-not_translated = Deze regels zijn er (deels) alleen in het Engels.

## odds

cli-odds-help =
    Exacte kansen van een aanval, van initiatief of van Vaardigheid.

    In Chessboard Skirmish is EXPR de aanvaller, een pijl en het doel, zoals "d8 hero bow -> d6 armor:1"; of "initiative d8 d6"; of "skill d6 hero". Een Held mag nog opnieuw gooien en doet dat zo goed mogelijk.
cli-odds-examples =
    dicefront odds chessboard "d8 hero bow -> d6 armor:1"
    dicefront odds chessboard "d10 gun -> d8" --json
cli-odds-svg = Schrijf de grafiek als plaatje.
cli-odds-none = Voor { $game } zijn geen kansen uit te rekenen.
cli-odds-written = Geschreven: { $file }

## doctor

cli-doctor-help = Zoek uit of hier alles in orde is. De afsluitcode is 1 als er iets mis is.
cli-doctor-examples =
    dicefront doctor
    dicefront doctor --json
cli-doctor-version = versie
cli-doctor-python = Python
cli-doctor-build = bouw
cli-doctor-compiler = compiler
cli-doctor-game = spel
cli-doctor-languages = talen
cli-doctor-folder = bewaarde spellen
cli-doctor-page = pagina's
cli-doctor-server = gegevens van de server
cli-doctor-terminal = terminal
cli-doctor-build_up_to_date = gecompileerd
cli-doctor-build_asked_for = puur: DICEFRONT_PURE is gezet
cli-doctor-build_not_compiled = puur: er is niets gecompileerd; make setup doet dat
cli-doctor-build_source_newer = verouderd, dus puur: { $culprit } is nieuwer dan wat gecompileerd is; make setup doet dat opnieuw
cli-doctor-build_source_missing = verouderd, dus puur: { $culprit } heeft geen bron meer; make setup compileert opnieuw
cli-doctor-no_compiler = geen C-compiler ({ $name }): de regels draaien puur, dat is langzamer
cli-doctor-no_headers = de headers van Python ontbreken: de regels draaien puur, dat is langzamer
cli-doctor-no_games = er is geen spel geïnstalleerd; installeer het pakket opnieuw
cli-doctor-broken_game = { $name } laadt niet: { $problem }
cli-doctor-no_texts = er ontbreken teksten: { $languages }; installeer het pakket opnieuw
cli-doctor-page_there = in de browser, met dicefront serve
cli-doctor-no_page = niet gebouwd, dus dicefront serve toont niets: make web bouwt ze, en in een wheel zitten ze
cli-doctor-no_server = nog geen: dicefront serve begint met { $place }
cli-doctor-no_terminal = het antwoord gaat niet naar een terminal
cli-doctor-terminal_size = { $columns } × { $lines }, { $colours ->
    [on] met kleuren
   *[off] zonder kleuren
}
cli-doctor-verdict = { $count ->
    [0] Alles is in orde.
    [one] { $count } ding is mis.
   *[other] { $count } dingen zijn mis.
}

## completion

cli-completion-help = Geef wat je shell nodig heeft om opdrachten van dicefront aan te vullen.
cli-completion-examples =
    eval "$(dicefront completion bash)"
    dicefront completion fish > ~/.config/fish/completions/dicefront.fish

## play

cli-play-help = Spelen in de terminal: tegen de computer, of met meer mensen aan één toetsenbord. Alles wordt na elk antwoord bewaard; typ hulp aan tafel.
cli-play-examples =
    dicefront play chessboard
    dicefront play chessboard --hot-seat --name Anna --name Bram --option points=40
cli-play-opponent = Wie tegen je speelt: child, novice, casual, steady, expert of master; meermaals voor meer plaatsen.
cli-play-hot-seat = Meer mensen aan één toetsenbord; plaatsen met een --opponent speelt de computer.
cli-play-seats = Hoeveel plaatsen, waar een spel dat openlaat.
cli-play-side = Je plaats, met naam of nummer (zuid, 2), of random.
cli-play-name = De naam van een speler; meermaals voor verschillende spelers, de jouwe eerst.
cli-play-preset = Opties die klaarliggen om te beginnen, zoals first_game.
cli-play-army = Je leger: een kant-en-klaar leger met zijn naam, een bestand, een lijst zoals "d8 hero, d6, d4", of random.
cli-play-enemy-army = Het leger van de anderen, op dezelfde manier.
cli-play-dice = Dobbelstenen van het programma, of met de hand gegooid en ingetypt.
cli-play-seconds = Hoelang de computer over één beslissing mag nadenken.
cli-play-resume = Ga verder met het laatste spel dat niet af is, of met dat in het bestand.
cli-play-new = Begin een nieuw spel zonder naar andere te vragen.
cli-play-plain = Gewone regels zonder hertekenen, kleuren en tekens: voor schermlezers en trage lijnen.

## replay

cli-replay-help = Spellen die bewaard zijn: opnieuw vertellen, en de dobbelstenen controleren.
cli-replay-examples =
    dicefront replay show game.dicefront
    dicefront replay verify game.dicefront
cli-replay-show-help = Vertel een spel beurt voor beurt, met telkens het bord.
cli-replay-show-examples =
    dicefront replay show game.dicefront
    dicefront replay show game.dicefront --at 40
cli-replay-at = Laat alleen het moment na zoveel regels van het verslag zien.
cli-replay-follow = Ga mee met een spel dat nog loopt, tot het afgelopen is.
cli-replay-analyse-help = Beoordeel elke beslissing: welke kans ze kostte en wat beter was geweest.
cli-replay-analyse-examples =
    dicefront replay analyse partij.jsonl
    dicefront replay analyse partij.jsonl --seconds 2 --json
cli-replay-seconds = Hoe lang hoogstens over elke beslissing wordt nagedacht.
cli-replay-least = Meld beslissingen die minstens zo veel procent kostten.
cli-replay-verify-help = Controleer elke regel met de spelregels, en elke worp met de sleutel en zijn vingerafdruk.
cli-replay-verify-examples =
    dicefront replay verify game.dicefront
    dicefront replay verify game.dicefront --json

## inbox

cli-inbox-help =
    Meldingen aan wie de server draait: regels die misgingen, problemen, en gepraat waarover iemand klaagde.

    Met het nummer van een melding: alles wat erbij hoort.
cli-inbox-examples =
    dicefront inbox
    dicefront inbox 3fQa81xZ --json
cli-inbox-remove = de melding na het tonen verwijderen
cli-inbox-none = Er is niets gemeld.
cli-inbox-other-tables = De tabellen van de database hebben versie { $found }, en dit programma leest { $known }. Vraag het aan het programma dat er de server van is, of start eerst de server met dit programma.
cli-inbox-rules = regel mis
cli-inbox-problem = probleem
cli-inbox-chat = gepraat

## backup and restore

cli-backup-help =
    Bewaar alles wat een server heeft in één bestand. De server mag intussen draaien; het bestand toont één moment.

    Met --database maakt pg_dump de back-up; dat moet geïnstalleerd zijn.
cli-backup-examples =
    dicefront backup dicefront-maandag.sqlite
    dicefront backup dicefront.dump --database postgresql+psycopg://dicefront@localhost/dicefront
cli-backup-replace = overschrijf het bestand als het er al is
cli-backup-done = Alles staat in { $file } ({ $size } MB). De sleutels van de dobbelstenen staan erin: houd het voor jezelf.
cli-backup-exists = { $file } is er al. Kies een andere naam, of overschrijf het met --replace.
cli-backup-nothing = Er is geen database op { $place }. Zeg waar die is met --data of --database.
cli-backup-failed = Er is niets veranderd: { $problem }
cli-backup-damaged = { $file } is beschadigd: { $problem }
cli-backup-no-backup = { $file } is geen back-up van een { $kind }-database.
cli-backup-older = De tabellen van de database hebben versie { $found }, en dit programma brengt ze naar { $known } als een server start. Controleer een kopie die bij is.
cli-backup-newer = { $file } komt van een nieuwere versie van het programma: de tabellen hebben versie { $found }, en dit programma kent { $known }. Installeer eerst die versie.
cli-backup-used = { $place } is in gebruik of al gebruikt. Voeg --replace toe om de back-up ervoor in de plaats te zetten.
cli-backup-in-use = Een server gebruikt { $place }. Stop die eerst.
cli-backup-no-program = Hiervoor is het programma { $program } nodig, dat bij PostgreSQL hoort (op Debian: postgresql-client).

cli-restore-help =
    Zet een back-up op de plaats van de gegevens van een server. Stop de server eerst; de volgende start werkt een oudere back-up bij.

    De back-up wordt gecontroleerd voordat er iets verandert. Een gebruikte database wordt alleen vervangen als je dat zegt, en blijft onder een andere naam bewaard.
cli-restore-examples =
    dicefront restore dicefront-maandag.sqlite
    dicefront restore dicefront-maandag.sqlite --data /var/lib/dicefront --replace
cli-restore-replace = vervang een database die al gebruikt is
cli-restore-done = Teruggezet uit { $file }.
cli-restore-before = Wat er eerst stond, staat in { $file }.

## serve

cli-serve-help =
    Speel in de browser: start de server en open de pagina. Ctrl+C stopt hem; elke partij blijft bewaard.

    Partijen staan in één bestand. Met --database en --redis delen verschillende servers ze.
cli-serve-examples =
    dicefront serve
    dicefront serve --host 0.0.0.0 --port 8137 --no-open
cli-serve-host = adres om op te luisteren; 0.0.0.0 laat andere machines toe
cli-serve-port = poort om op te luisteren; de eerste vrije vanaf 8137
cli-serve-data = map om alles in te bewaren
cli-serve-database = een andere database dan het bestand, zoals postgresql+psycopg://…
cli-serve-redis = de Redis waardoor verschillende servers partijen delen
cli-serve-public = het adres van de site in mails en webhooks, zoals https://dice.example
cli-serve-smtp = de mailserver, zoals smtp://naam:wachtwoord@host:587; zonder wordt geen mail gestuurd
cli-serve-sender = het adres waar mail vandaan komt
cli-serve-local-hooks = laat webhooks naar deze machine en privénetwerken gaan, voor ontwikkeling
cli-serve-no-public = Mails hebben het adres van de site nodig: geef het met --public https://…
cli-serve-no-smtp = Deze mailserver kan niet worden gebruikt: { $problem }.
cli-serve-workers = processen voor tegenstanders die zoeken
cli-serve-behind-proxy = er staat een proxy met https voor: veilige cookies, en adressen uit de headers
cli-serve-metrics = waar Prometheus de cijfers haalt, zoals 127.0.0.1:9137; zonder opgave nergens
cli-serve-log = hoe het logboek geschreven wordt: regels voor mensen, of één JSON-object per regel met elk verzoek
cli-serve-no-metrics = --metrics: verwacht HOST:POORT, zoals 127.0.0.1:9137, kreeg { $got }
cli-serve-open = open de pagina in de browser
cli-serve-check = start en verander niets; zoek uit of de database heel is en of alle lopende partijen nog bij de regels passen
cli-serve-empty = { $place } is leeg. Stonden er partijen in, zet dan een back-up terug met dicefront restore; verwijder het bestand om opnieuw te beginnen.
cli-serve-foreign = { $place } is een database van een ander programma. Kies een andere map met --data.
cli-serve-damaged = { $place } is beschadigd: { $problem }. Zet een back-up terug met dicefront restore.
cli-serve-broken = { $match } ({ $game }): { $problem }
cli-serve-checked = { $broken ->
    [0] Alle { $matches } lopende partijen passen bij de regels.
   *[other] { $broken } van { $matches } lopende partijen passen niet meer bij de regels.
}
cli-serve-ready = Dicefront staat op { $address } (Ctrl+C stopt hem)
cli-serve-no-port = Kan niet luisteren op { $host }, poort { $port }: { $problem }. { $option ->
    [metrics] Kies iets anders met --metrics.
   *[port] Kies iets anders met --host of --port.
}
cli-serve-bad-public = --public: verwacht het adres van de site, zoals https://dice.example, kreeg { $got }
cli-serve-no-folder = In { $place } kan niets bewaard worden: { $problem }. Kies met --data een map waarin deze gebruiker mag schrijven.
cli-serve-barred = Deze gebruiker mag { $place } niet lezen en schrijven. Start de server als de gebruiker van wie het bestand is, of kies een andere map met --data.
cli-serve-served = { $problem } gebruikt { $place } al. Stop eerst die server, of kies een andere map met --data.
cli-serve-no-address = --database: verwacht een adres zoals postgresql+psycopg://naam:wachtwoord@host/database
cli-serve-no-driver = Het Python-pakket { $module } ontbreekt. Installeer Dicefront met dat pakket: pip install "dicefront[cluster]"
cli-serve-no-database = De database { $place } is niet te gebruiken: { $problem }. Kijk of die draait en of het adres klopt.
cli-serve-newer-tables = Een nieuwere versie van het programma heeft de database veranderd: de tabellen hebben versie { $found }, en dit programma kent { $known }. Installeer die versie, of zet een oudere back-up terug.
cli-serve-no-redis-address = --redis: verwacht een adres zoals redis://host/0
cli-serve-no-redis = De Redis { $place } is niet te gebruiken: { $problem }. Kijk of die draait en of het adres klopt.
