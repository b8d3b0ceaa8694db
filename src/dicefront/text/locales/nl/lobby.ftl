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
lobby-clock = { $minutes } min + { $gain } s per zet
lobby-clock-move = { $seconds } s per zet
lobby-delayed = { $minutes ->
    [one] een minuut later
   *[other] { $minutes } minuten later
}
lobby-nothing-to-watch = Niemand speelt dit spel nu aan een open tafel.
lobby-delay = Toeschouwers zien alles later
lobby-delay-none = niet: ze zien alles meteen
lobby-delay-minutes = { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
lobby-army-wrong = Dit leger past niet bij de opties die nu gekozen zijn:
lobby-army-fix = Verander het in de bouwer
lobby-agreed = Afgesproken voor deze partij
lobby-agree = Wie gaat zitten, is het hiermee eens.
