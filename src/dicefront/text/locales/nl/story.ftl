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

## Computertegenstanders, per niveau: naam, wat die vooraf zegt, na winst, en na verlies

story-opponent-child = Pip
story-line-child = Oei, ben ik aan de beurt?
story-won-child = Heb ik gewonnen? Echt?
story-lost-child = Nog een keer.
story-opponent-novice = Wren
story-line-novice = Ik denk dat ik weet wat deze doet.
story-won-novice = Deze keer lukte het.
story-lost-novice = Ik zag het aankomen, iets te laat.
story-opponent-casual = Jasper
story-line-casual = Rustig aan. Het is maar een spel.
story-won-casual = Niet slecht voor een rustige avond.
story-lost-casual = Goed gespeeld. Thee?
story-opponent-steady = Hilde
story-line-steady = Eerst het een, dan het ander.
story-won-steady = Geduld loont.
story-lost-steady = Je liet geen gat open.
story-opponent-expert = Corvin
story-line-expert = Ik heb elke zet twee keer bekeken.
story-won-expert = Zoals berekend.
story-lost-expert = Dat moet ik nog eens bekijken.
story-opponent-master = Athos
story-line-master = Laten we zien hoe ver je vooruitdenkt.
story-won-master = Je ziet het bij het terugkijken.
story-lost-master = Een mooie partij. Je hebt het verdiend.
story-opponent-random = Dizzy
story-line-random = Kop of munt?
story-won-random = Hoe kan dat nou?
story-lost-random = Was dat slecht?
story-opponent-greedy = Magpie
story-line-greedy = Die glimt. Van mij.
story-won-greedy = Allemaal van mij.
story-lost-greedy = Het zag er zo goed uit.
story-opponent-search = Strix
story-line-search = Ik keer elke steen om.
story-won-search = Ik heb het gevonden.
story-lost-search = Er was nog één steen.
