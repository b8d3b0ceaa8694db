# Home Raiders aan een tafel in de browser, naast wat de regels zeggen.

## Dobbelstenen

raiders-letter-white = W
raiders-letter-red = R
raiders-letter-black = Z
raiders-dice-white = { $count } wit
raiders-dice-red = { $count } rood
raiders-dice-black = { $count } zwart
raiders-dice-none = geen dobbelstenen
raiders-dice-boost = { $pool }, Boost { $boost }

## Kaarten

raiders-troop-unit = Eenheid
raiders-troop-leader = Aanvoerder
raiders-troop-hero = Held
raiders-unit-of = { $count ->
    [one] Eenheid van { $count }
   *[other] Eenheid van { $count }
}
raiders-movement = Beweging
raiders-close_combat = Hand tot hand
raiders-shooting = Schieten
raiders-defence = Verdediging
raiders-spirit = Geesteskracht
raiders-hurts = Pijn
raiders-hurts-about = gebruik kost een wondfiche
raiders-use-always = Altijd:
raiders-use-option = Wanneer het zich voordoet:
raiders-use-action = Actie:
raiders-use-setup = Voor de eerste ronde:
