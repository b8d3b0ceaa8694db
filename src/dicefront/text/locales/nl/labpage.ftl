# Het lab in de browser.

labpage-parts = Delen van het lab
labpage-part-odds = Kansen
labpage-part-matchups = Duels
labpage-part-dice = Dobbelstenen
labpage-game = Spel
labpage-add = Variant toevoegen
labpage-csv = Bewaar als CSV
labpage-table = Tabel met kansen
labpage-exact = Exact, uitgerekend met de regels { $rules } van het spel.
labpage-variant = Variant
labpage-part-units = Eenheden
labpage-units-about = Hoe vaak legers met een eenheid winnen van legers zonder. Beide worden willekeurig getrokken binnen dezelfde grens, dus wie de eenheid heeft, heeft ervoor betaald: de helft van de partijen is een eerlijke prijs.
labpage-units-older = Deze partijen zijn gespeeld met regels { $rules }; nu is het { $now }.
labpage-units-search = Zoek eenheden
labpage-unit = Eenheid
labpage-unit-cost = Prijs
labpage-unit-share = Wint, met marge
labpage-unit-price = Voor de prijs
labpage-unit-shines = Blinkt uit tegen
labpage-unit-bargain = een koopje
labpage-unit-dear = duur
labpage-unit-fair = eerlijk, voor zover deze partijen het zeggen
labpage-unit-games = Partijen
labpage-unit-against = { $kind } ({ $games } partijen):
labpage-units-based = Gesimuleerd met { $games } partijen op { $date }, regels { $rules }, beide kanten gespeeld door de computer ({ $level }). Een eenheid wordt beoordeeld naar de partijen waarin één kant haar had. Tussen haakjes staan marges van 95 %.
labpage-matchup-about = Computers spelen beide kanten, elk paar partijen met dezelfde worpen en de plaatsen gewisseld. Het stopt eerder als het antwoord duidelijk is.
labpage-level = Computer
labpage-army = Leger
labpage-any-army = een leger naar eigen keuze
labpage-games = Partijen hoogstens
labpage-start = Start
labpage-stop = Stoppen
labpage-mine = Mijn experimenten
labpage-no-experiments = Nog geen. Ze gaan door als je deze pagina sluit, en staan dan hier.
labpage-state-waiting = Wacht op zijn beurt.
labpage-state-running = { $games } van hoogstens { $wanted } partijen gespeeld.
labpage-state-done = Klaar na { $games } partijen.
labpage-state-failed = Het kon niet worden uitgerekend; er zijn { $games } partijen gespeeld.
labpage-a-wins = A wint { $share }.
labpage-verdict-a = A is beter.
labpage-verdict-b = B is beter.
labpage-verdict-even = Geen duidelijk verschil.
labpage-more = Plaatsen, eindes, lengte
labpage-seat-wins = Plaats { $seat } wint { $share }
labpage-length = { $decisions } beslissingen per partij
labpage-simulated = Gesimuleerd met { $games } partijen, { $date }, regels { $rules }. Interval van 95 %, in gespiegelde paren.
labpage-dice-about = Elke zijde van elke dobbelsteen die in je partijen of op deze site viel, en of dat ongewoon is.
labpage-dice-which = Partijen
labpage-dice-last = { $count ->
    [one] de laatste
   *[other] de laatste { $count }
}
labpage-dice-mine = alleen mijn dobbelstenen
labpage-dice-site = iedereen op deze site
labpage-dice-site-counted = { $count ->
    [0] Hier is nog geen partij afgelopen.
    [one] Eén partij van iedereen geteld, zonder oefening en echte dobbelstenen.
   *[other] { $count } partijen van iedereen geteld, zonder oefening en echte dobbelstenen.
}
labpage-dice-counted = { $count ->
    [one] Eén partij geteld.
   *[other] { $count } partijen geteld.
}
labpage-try = Probeer het
labpage-to-lab = Meer hierover in het lab
labpage-in-short = In het kort
labpage-guided = Speel het begeleide spel
labpage-in-terminal = In een terminal
