# Legers op papier.

sheet-team = Team
sheet-stars = { $stars } van { $limit } sterren
sheet-portal = Poort: { $object }
sheet-unit = Eenheid
sheet-leader = Aanvoerder
sheet-hero = Held
sheet-cost = { $kind }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, { $figures ->
    [one] { $figures } figuur
   *[other] { $figures } figuren
}
sheet-movement = Beweging
sheet-close_combat = Hand tot hand
sheet-shooting = Schieten
sheet-defence = Verdediging
sheet-spirit = Geesteskracht
sheet-hurts = Pijn
sheet-points = { $cost } van { $limit } punten
sheet-points-each = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
sheet-minis = { $count ->
    [one] { $count } miniatuur
   *[other] { $count } miniaturen
}
sheet-move = Beweging { $steps }
sheet-glossary = Woordenlijst
sheet-item-bow = schiet in een rechte lijn met de helft van de worp, naar boven afgerond
sheet-item-gun = schiet in een rechte lijn met de hele worp
sheet-item-hero = mag één keer per ronde een eigen worp opnieuw gooien
sheet-item-armor = een mislukte Redding kost een punt Pantser in plaats van de miniatuur
sheet-not-legal = Niet geldig: { $rules }
