# Computertegenstanders, simulaties, toetsen en metingen.

## Opties van veel opdrachten

lab-option-workers = Hoeveel werkprocessen; 0 neemt er een per kern. De uitkomst is met elk aantal dezelfde.
lab-option-ray = Speel in plaats daarvan op het Ray-cluster op dit adres; "local" start er hier een. De uitkomst is dezelfde.
lab-option-needs_ray = Een cluster heeft Ray nodig: pip install dicefront[ray].
lab-option-seats = Hoeveel spelers er meedoen, in een spel dat dat openlaat.

lab-level-child = kinderspel
lab-level-novice = nieuweling
lab-level-casual = gezellig
lab-level-steady = degelijk
lab-level-expert = gevorderd
lab-level-master = meester
lab-level-random = willekeurig
lab-level-greedy = gretig
lab-level-search = zoekend
lab-level-learned = geleerd
lab-level-handmade = met de hand gemaakt
lab-level-unknown = Er is geen niveau { $name }. Bekend zijn: { $known }.

## sim

lab-sim-help =
    Simuleer veel partijen tussen de computerspelers A en B.

    Er wordt in gespiegelde paren gespeeld: tweemaal met dezelfde worpen, de tweede keer met alle plaatsen verwisseld. Hetzelfde begingetal geeft dezelfde uitkomst, met elk aantal werkprocessen.
lab-sim-examples =
    dicefront sim chessboard --a Vanguard --b Line -n 2000 --seed 7
    dicefront sim chessboard --level-a search --level-b greedy -n 200 --workers 0 --json
lab-sim-a = Het leger van A: een kant-en-klaar leger, een bestand, of de onderdelen. Zonder kiest de speler zelf.
lab-sim-b = Het leger van B.
lab-sim-n = Hoeveel partijen; een oneven aantal wordt even gemaakt.
lab-sim-level = Het niveau van beide spelers.
lab-sim-level_a = Het niveau van A.
lab-sim-level_b = Het niveau van B.
lab-sim-out = Schrijf elke partij naar dit bestand, een regel JSON per partij.
lab-sim-resume = Ga verder waar het bestand van --out ophoudt.
lab-sim-store = Bewaar elke partij in deze map, als Parquet; dezelfde aanroep gaat verder waar hij gestopt is.
lab-sim-store_resumes = --store gaat vanzelf verder; laat --resume weg.
lab-sim-set_aside = { $file } is onleesbaar: het bestand is opzijgezet en zijn partijen worden opnieuw gespeeld.
lab-sim-busy = Een andere run schrijft op dit moment in { $folder }.
lab-sim-jsonl = Druk een regel JSON af voor elke partij die klaar is.
lab-sim-resume_without_file = --resume heeft het bestand van --out nodig.
lab-sim-pairs = paren
lab-sim-seats = { $game } wordt door { $seats } spelers gespeeld.
lab-sim-no_armies = { $game } heeft geen legers om te kiezen.
lab-sim-bad_army = { $army }: { $problem }
lab-sim-broken = Een regel faalde in paar { $pair } van begingetal { $seed } van { $game }: { $problem }
lab-sim-nothing = Er is geen paar partijen uitgespeeld.
lab-sim-title = A: { $a }, B: { $b }
lab-sim-share = A wint { $share }; van zijn partijen in gespiegelde paren { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
lab-sim-seat = plaats { $seat } wint { $share }
lab-sim-length = lengte: { $decisions } beslissingen
lab-sim-length_rounds = lengte: { $rounds } ronden, { $decisions } beslissingen
lab-sim-ending = { $share } eindigde omdat: { $reason }
lab-sim-made = { $games } partijen, begingetal { $seed }, regels { $game }-{ $rules }
lab-sim-stopped = Gestopt. Geef een bestand met --out om later verder te kunnen gaan.
lab-sim-stopped_with_file = Gestopt. Verdergaan: { $call }

## lab

lab-ask-help =
    Stel vragen aan de uitkomsten die sim --store in een map bewaard heeft.

    Vaste vragen zijn levels, armies, seats, endings en length, elk met een interval van 95 %. Met --sql vraag je alles over de tabel matches.
lab-ask-examples =
    dicefront lab results seats
    dicefront lab results --sql "SELECT game, count(*) FROM matches GROUP BY game"
lab-ask-sql = Een vraag in SQL, voor DuckDB.
lab-ask-needs = Uitkomsten in Parquet hebben DuckDB nodig: pip install dicefront[lab].
lab-ask-empty = Er zijn geen uitkomsten in { $folder }.
lab-ask-ignored = { $file } is onleesbaar of bevat geen uitkomsten: het is weggelaten.
lab-ask-bad_sql = DuckDB kan dat niet beantwoorden: { $problem }
lab-ask-no_question = --sql: verwacht een vraag, bijvoorbeeld "SELECT game, count(*) FROM matches GROUP BY game"
lab-ask-no_rows = Geen rijen.
lab-ask-nothing = Deze uitkomsten zeggen daar niets over.
lab-ask-column-game = spel
lab-ask-column-levels = niveau
lab-ask-column-armies = leger
lab-ask-column-seats = plaats
lab-ask-column-endings = einde
lab-ask-column-length = {""}
lab-ask-column-figure = waarde
lab-ask-column-matches = partijen
lab-ask-column-people = speler
lab-ask-column-rating = sterkte

## ratings

lab-ratings-help =
    Bepaal hoe sterk mensen, legers of niveaus zijn, naar de partijen die ze speelden.

    Met een map: naar de partijen die sim --store daar bewaard heeft. Zonder: naar de uitgespeelde partijen van een server, oefenpartijen niet meegeteld. Iedereen begint op 25; met elke partij wordt de sterkte zekerder.
lab-ratings-examples =
    dicefront ratings levels results
    dicefront ratings people --data ~/dicefront
lab-ratings-needs = Voor sterktes is openskill nodig: pip install dicefront[lab].
lab-ratings-people = Mensen worden beoordeeld naar de partijen van een server; laat de map weg.
lab-ratings-computer = computer, { $level }

## test

lab-test-help =
    Zoek uit of computerspeler A beter is dan B.

    Er worden gespiegelde paren gespeeld tot duidelijk is of het verschil eerder elo1 of meer is, of eerder elo0 of minder. Eindcode 0: A is beter. 1: dat is niet zo, of het bleef onduidelijk.
lab-test-examples =
    dicefront test chessboard --a greedy --b random
    dicefront test chessboard --a search --b greedy --elo1 50 --workers 0
lab-test-a = Het niveau van A.
lab-test-b = Het niveau van B.
lab-test-army = Het leger van beide.
lab-test-elo0 = Het verschil, in Elo, dat niet genoeg is.
lab-test-elo1 = Het verschil, in Elo, dat gewenst is.
lab-test-alpha = Hoe vaak een verschil van elo0 ten onrechte mag worden aangenomen.
lab-test-beta = Hoe vaak een verschil van elo1 ten onrechte mag worden verworpen.
lab-test-n = Na zoveel partijen blijft het onbeslist.
lab-test-order = --elo0 moet onder --elo1 liggen, maar { $elo0 } ligt niet onder { $elo1 }.
lab-test-finite = --elo0 en --elo1: verwacht twee getallen die hoogstens 4000 van 0 af liggen
lab-test-stopped = Gestopt. Geef een map met --store om later verder te kunnen gaan.
lab-test-accepted = Aangenomen: { $a } is beter dan { $b } (eerder Elo { $elo1 } of meer dan { $elo0 })
lab-test-rejected = Verworpen: { $a } is niet beter dan { $b } (eerder Elo { $elo0 } of minder dan { $elo1 })
lab-test-undecided = Onbeslist: { $a } tegen { $b }, Elo { $elo0 } of { $elo1 }
lab-test-elo = Elo-verschil { $elo } ({ $low } tot { $high })
lab-test-ratio = logaritme van de aannemelijkheidsverhouding { $ratio }, beslist onder { $lower } of boven { $upper }

## learn

lab-learn-help =
    Train een netwerk dat stellingen beoordeelt, door het tegen zichzelf te laten spelen.

    De eerste generatie leert van partijen tussen spelers die meteen nemen wat het beste lijkt, na willekeurige openingen; elke --again voegt een generatie toe die vooruitdenkt met het netwerk tot dan toe. Het bestand komt bij de gegevens van het spel, als network.toml.
lab-learn-examples =
    dicefront learn chessboard -n 2000 --workers 0 --to network.toml
    dicefront learn crystals -n 50000 --again 2000 --gpu --workers 0 --to network.toml
lab-learn-n = Hoeveel partijen de eerste generatie speelt.
lab-learn-again = Hoeveel partijen nog een generatie speelt; geef dit één keer per generatie.
lab-learn-answers = Hoeveel antwoorden een beslissing mag geven in de partijen van latere generaties.
lab-learn-layers = Hoeveel neuronen elke verborgen laag heeft.
lab-learn-rounds = Hoe vaak het hoogstens van alle stellingen leert.
lab-learn-turns = Na hoeveel beurten het netwerk een proefpartij beoordeelt.
lab-learn-width = Hoeveel mogelijkheden er worden geprobeerd; gewoonlijk zoveel als het spel zegt.
lab-learn-counts = Hoeveel het netwerk meetelt naast met de hand geschreven kennis, in procenten.
lab-learn-strongest = Het sterkste niveau oordeelt met dit netwerk.
lab-learn-gpu = Train op een GPU, met CuPy.
lab-learn-to = Het bestand dat geschreven wordt.
lab-learn-needs = Voor het trainen is NumPy nodig: pip install dicefront[learn].
lab-learn-needs_gpu = Voor het trainen op een GPU is CuPy nodig: pip install cupy-cuda13x, of het pakket voor jouw versie van CUDA.
lab-learn-nothing = { $game } zegt niet waarvan een netwerk kan leren.
lab-learn-wrong_layers = --layers zijn gehele getallen met komma’s ertussen, zoals 48,32; niet { $layers }.
lab-learn-done = Geschreven: { $file }, { $size } kB.

## tournament

lab-tournament-help =
    Laat computerspelers en legers een toernooi spelen.

    Een speler is een niveau, of een niveau met een leger achter een dubbele punt; de volgorde is de plaatsing. Een ontmoeting is een reeks gespiegelde paren. Hetzelfde begingetal geeft dezelfde uitkomst, met elk aantal werkprocessen.
lab-tournament-examples =
    dicefront tournament chessboard -p search -p greedy -p random -n 40
    dicefront tournament chessboard -p greedy:Vanguard -p greedy:Line -p greedy --system swiss --page standings.html
lab-tournament-player = Een speler: een niveau, of een niveau en een leger. Geef dit één keer per speler.
lab-tournament-system = Wie tegen wie speelt.
lab-tournament-n = Hoeveel partijen een ontmoeting heeft; een oneven aantal wordt even gemaakt.
lab-tournament-rounds = Hoeveel ronden een Zwitsers toernooi heeft; zonder zoveel als er nodig zijn voor één winnaar.
lab-tournament-page = Schrijf stand en ontmoetingen als pagina naar dit bestand.
lab-tournament-players = Een toernooi heeft 2 tot { $most } spelers: geef ze elk met --player.
lab-tournament-stopped = Gestopt. De stand is die na de ronden die klaar waren.
lab-tournament-title = { $game }: { $system }
lab-tournament-round_robin = iedereen tegen iedereen
lab-tournament-swiss = Zwitsers toernooi
lab-tournament-knockout = knock-outtoernooi
lab-tournament-standings = Stand
lab-tournament-round = Ronde { $round }
lab-tournament-bye = geen tegenstander
lab-tournament-column-rank = #
lab-tournament-column-name = speler
lab-tournament-column-opponent = tegenstander
lab-tournament-column-score = uitslag
lab-tournament-column-points = punten
lab-tournament-column-tie_break = weerstand
lab-tournament-column-knockout = ronden gewonnen
lab-tournament-column-results = gewonnen/gelijk/verloren
lab-tournament-made = { $games } partijen per ontmoeting, begingetal { $seed }, regels { $game }-{ $rules }

## bench

lab-bench-help =
    Meet hoe snel de regels zijn, naast andere programma's.

    Willekeurig spel met alle toegestane antwoorden opgesomd, op één kern, per seconde rekentijd. De andere programma's komen mee met: make bench.
lab-bench-examples =
    dicefront bench chessboard --seconds 5 --json
    dicefront bench --environments
lab-bench-seconds = Hoe lang elke snelheid wordt gemeten.
lab-bench-gate = Eindig met code 1 als een van de latten niet wordt gehaald.
lab-bench-warm-up = Hoeveel rondes hoogstens worden gespeeld, zonder te tellen, tot een tempo gelijk blijft.
lab-bench-markdown = Toon de tabel van de documentatie.
lab-bench-counted = Een beslissing is één antwoord van één speler. Van onze spellen tellen die waarbij iets te kiezen valt, van de andere ook die met één geldig antwoord. De middelste en de beste van vijf rondes, na rondes tot er drie op rij minder dan 3 % verschilden.
lab-bench-column-usual = beslissingen/s
lab-bench-column-warm-up = inspeelrondes
lab-bench-laps = ronden
lab-bench-build = Gemeten: de regels, { $build }.
lab-bench-column-engine = programma
lab-bench-column-rate = beste ronde
lab-bench-column-games = partijen/s
lab-bench-column-clone = kopie µs
lab-bench-column-bytes = bytes/stelling
lab-bench-kept = { $game }, met verloop
lab-bench-greedy = { $game }, gretig gespeeld
lab-bench-missing = niet geïnstalleerd
lab-bench-ratio = { $game } is { $ratio } keer zo snel als { $peer }
lab-bench-wanted = (ten minste { $least }: { $met })
lab-bench-clone = { $game } kopieert in { $took } µs (hooguit { $most }: { $met })
lab-bench-met = gehaald
lab-bench-environments = Meet in plaats daarvan de omgevingen voor lerende programma's, naast die van PettingZoo.
lab-bench-needs = Hiervoor is { $packages } nodig: pip install dicefront[env].
lab-bench-column-environment = omgeving
lab-bench-column-steps = stappen/s
lab-bench-way-floats = { $game }, { $tables } tafels
lab-bench-way-numbers = { $game }, { $tables } tafels, hele getallen
lab-bench-way-aec = { $game }, PettingZoo
lab-bench-way-peer = { $game } van PettingZoo { $version }
lab-bench-missed = niet gehaald
