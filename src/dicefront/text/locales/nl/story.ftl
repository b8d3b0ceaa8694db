# Wat er aan tafel gebeurde: het einde van een partij, het spoor van wat er gedaan is, en door wie.

## Het einde

story-won = { $names } wint
story-drawn = Remise
story-none = Geen uitslag
story-points = Punten
story-rounds = Rondes
story-rounds-played = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}
story-key = Het beslissende moment
story-key-working = Computers spelen vanaf enkele momenten verder om het te vinden…
story-key-none = De balans verschoof stap voor stap: geen enkel moment gaf de doorslag.
story-key-unknown = Voor deze partij kon het niet worden berekend.
story-key-change = De winstkans van { $name } steeg van { $before } naar { $after }.
story-key-open = Terugkijken vanaf hier
story-luck = Geluk
story-most = Deed het meest
story-most-deeds = { $deeds ->
    [one] één daad
   *[other] { $deeds } daden
}, samen { $worth } waard
story-most-nobody = Niemand deed iets wat telt.
story-share = Plaatje delen
story-picture-of = Dicefront · { $game }

## Wat anderen deden

story-did = Wat er gebeurde
story-did-count = { $count ->
    [one] Eén daad
   *[other] { $count } daden
}
story-play-all = Alles afspelen
story-and-others = { $count ->
    [one] Nog één gaat mee.
   *[other] Nog { $count } gaan mee.
}
story-chip-lost = weg
story-chip-hurt = geraakt
story-chip-held = hield
