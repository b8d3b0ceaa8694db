# Open tafels, partijen om te bekijken, en wat voor een nieuwe partij is afgesproken.

lobby-filters = Welke tafels
lobby-filter-game = Spel
lobby-filter-language = Taal van de gastheer
lobby-filter-clock = Klok
lobby-all-games = alle spellen
lobby-all-languages = alle talen
lobby-all-clocks = met en zonder klok
lobby-with-clock = met een klok
lobby-none-fit = Geen van de open tafels past bij je keuze.
lobby-gone = niet meer open
lobby-practice = oefening
lobby-casual = vrij
lobby-points = { $points } punten
lobby-stars = { $stars } sterren
lobby-side = zijde van { $length }
lobby-longer = Alle tijden
lobby-longer-times = { $times ->
    [1] zoals ze zijn
   *[other] { $times } keer zo lang
}
lobby-clock-longer = { $clock }; alles { $times } keer zo lang
lobby-clock-none = Geen klok
lobby-clock-live-10 = 10 minuten elk, 5 seconden per zet
lobby-clock-live-20 = 20 minuten elk, 5 seconden per zet
lobby-clock-live-40 = 40 minuten elk, 5 seconden per zet
lobby-clock-move-30 = 30 seconden per zet
lobby-clock-move-120 = 2 minuten per zet
lobby-clock-days-fast = Snel bij beetjes: een dag, een uur erbij per zet
lobby-clock-days-normal = Bij beetjes: 3 dagen, 4 uur erbij per zet
lobby-clock-days-slow = Traag bij beetjes: 7 dagen, 12 uur erbij per zet
lobby-minutes = { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
lobby-hours = { $hours } uur
lobby-days = { $days } dagen
lobby-minutes-played = zoals de laatste partijen die hier zijn gespeeld
lobby-length-minutes = Meestal ongeveer { $time }.
lobby-length-most = Met deze klok hoogstens { $time }, als iedereen alles opmaakt.
lobby-length-played = Ongeveer { $decisions } beslissingen, zoals in de laatste { $games } partijen die hier gespeeld zijn.
lobby-length-simulated = Ongeveer { $decisions } beslissingen, zoals in { $games } partijen van computers (regels { $rules }, { $date }).
lobby-clock = { $minutes } min + { $gain } s per zet
lobby-clock-move = { $seconds } s per zet
lobby-delayed = { $minutes ->
    [one] een minuut later
   *[other] { $minutes } minuten later
}
lobby-nothing-to-watch = Niemand speelt dit spel nu aan een open tafel.
lobby-delay = Toeschouwers zien alles later
lobby-delay-none = nee, meteen
lobby-delay-minutes = { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
lobby-window = Geheime keuzes duren minstens
lobby-window-seconds = { $seconds ->
    [0] geen tijd
    [one] één seconde
   *[other] { $seconds } seconden
}
lobby-window-about = zodat niemand aan haast merkt wat verborgen is
lobby-army-wrong = Dit leger past niet bij de opties die nu gekozen zijn:
lobby-army-fix = Verander het in de bouwer
lobby-raise-points = Speel om { $limit } punten, iedereen
lobby-raise-stars = Speel om { $limit } sterren, iedereen
lobby-army-random = Een willekeurig leger binnen de grens
lobby-army-mirror = Beide kanten spelen hetzelfde
lobby-armies-own = Eigen lijsten
lobby-armies-ready = Kant-en-klaar
lobby-by-agreement = In overleg toch spelen
lobby-army-agreed = In overleg gespeeld, al overschrijdt het grenzen. Anderen lezen voordat ze gaan zitten dat lijsten dat mogen; waar die van jou afwijkt, horen ze als de lijsten getoond worden:
lobby-army-never = Dit kan ook in overleg niet gespeeld worden.
lobby-keep-to-limits = Binnen de grenzen blijven
lobby-lists-agreed = lijsten in overleg
lobby-agreed = Afgesproken voor deze partij
lobby-agree = Wie gaat zitten, is het hiermee eens.

## Tables

lobby-table-own = een eigen tafel
lobby-table-file = Tafelbestand openen
lobby-table-draw = Een tafel tekenen
lobby-table-strewn = De objecten worden bij het begin willekeurig neergelegd. Kies een andere tafel of open een bestand om per object iets af te spreken.
lobby-table-objects = { $name }: { $count } objecten
lobby-table-agree = Spreek per object af of het verschoven kan worden en of het oneven is om over te lopen.
lobby-table-mirrored = Elk object ligt er een tweede keer, een halve slag gedraaid: beide zijn gelijk.
lobby-table-object = Object
lobby-table-at = { $name } op { $x }; { $y }
lobby-table-movable = Beweegbaar
lobby-table-uneven = Oneven
lobby-another-number = een ander getal
