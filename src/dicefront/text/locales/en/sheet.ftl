# Armies on paper.

sheet-team = Team
sheet-stars = { $stars } of { $limit } Stars
sheet-portal = Portal: { $object }
sheet-unit = Unit
sheet-leader = Leader
sheet-hero = Hero
sheet-cost = { $kind }, { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
sheet-movement = Movement
sheet-close_combat = Close combat
sheet-shooting = Shooting
sheet-defence = Defence
sheet-spirit = Spirit
sheet-hurts = hurts
sheet-points = { $cost } of { $limit } points
sheet-points-each = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
sheet-minis = { $count ->
    [one] { $count } miniature
   *[other] { $count } miniatures
}
sheet-move = Move { $steps }
sheet-glossary = Glossary
sheet-item-bow = shoots in a straight line with half its roll, rounded up
sheet-item-gun = shoots in a straight line with its whole roll
sheet-item-hero = may re-roll one of its dice, once in a round
sheet-item-armor = a failed Save costs a point of Armor instead of the miniature
sheet-not-legal = Not legal: { $rules }
