# Toernooien in de browser.

tournaments-none = Er is geen toernooi bezig. Schrijf er een uit en stuur de anderen het adres.
tournaments-call = Schrijf een toernooi uit
tournaments-call-button = Uitschrijven
tournaments-title = Titel
tournaments-usual-title = Toernooi { $game }
tournaments-game = Spel
tournaments-system = Systeem
tournaments-system-swiss = Zwitsers
tournaments-about-swiss = Spelers met evenveel punten treffen elkaar. Niemand valt af, en weinig ronden wijzen een winnaar aan.
tournaments-system-round_robin = Iedereen tegen iedereen
tournaments-about-round_robin = Iedereen speelt één keer tegen ieder ander.
tournaments-system-knockout = Knock-out
tournaments-about-knockout = Wie verliest, ligt eruit. Een gelijkspel wordt overgespeeld, hoogstens tweemaal.
tournaments-computers = Computerspelers
tournaments-level = Hun niveau
tournaments-players-count = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
tournaments-state-open = wacht op spelers
tournaments-state-running = bezig
tournaments-state-over = afgelopen
tournaments-yours = van jou
tournaments-round-of = ronde { $round } van { $rounds }
tournaments-enter = Doe mee
tournaments-start = Begin
tournaments-call-off = Blaas het af
tournaments-waits = Het kan beginnen zodra er twee spelers zijn.
tournaments-share = Adres voor de anderen
tournaments-players = Spelers
tournaments-computer = Computer { $number } ({ $level })
tournaments-leave = Vertrek
tournaments-remove-who = Verwijder { $name }
tournaments-your-meeting = Je partij tegen { $opponent } staat klaar.
tournaments-sit = Ga zitten
tournaments-standings = Stand
tournaments-player = Speler
tournaments-points = Punten
tournaments-tie-break = Weerstand
tournaments-rounds-won = Ronden gewonnen
tournaments-results = W/G/V
tournaments-gone = vertrokken
tournaments-round = Ronde { $round }
tournaments-bye = geen tegenstander
tournaments-going-on = bezig
tournaments-replay = Bekijk
tournaments-table = Naar de tafel
tournaments-you = jij
tournaments-results-long = Gewonnen, gelijk, verloren
