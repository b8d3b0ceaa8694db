# Home Raiders at a table in the browser, beside what the rules say.

## Dice

raiders-letter-white = W
raiders-letter-red = R
raiders-letter-black = B
raiders-dice-white = { $count } white
raiders-dice-red = { $count } red
raiders-dice-black = { $count } black
raiders-dice-none = no dice
raiders-no-dice = { $type ->
    [defence] { $character } has no dice to defend with: total { $total }.
    [spirit] { $character } has no dice for Spirit: total { $total }.
   *[other] { $character } has no dice to roll: total { $total }.
}
raiders-dice-boost = { $pool }, Boost { $boost }
raiders-die-shows = { $colour } die: { $face }
raiders-colour-white = white
raiders-colour-red = red
raiders-colour-black = black
raiders-face-ace = Ace
raiders-face-critical = Critical Ace
raiders-face-blank = Blank
raiders-pearl = a pearl
raiders-pool-printed = On the card: { $pool }
raiders-pool-change = { $reasons }: { $pool }
raiders-attack = Attack
raiders-granted = one Ace if there is none:

## Cards

raiders-troop-unit = Unit
raiders-troop-leader = Leader
raiders-troop-hero = Hero
raiders-unit-of = { $count ->
    [one] Unit of { $count }
   *[other] Unit of { $count }
}
raiders-movement = Movement
raiders-close_combat = Close combat
raiders-shooting = Shooting
raiders-defence = Defence
raiders-spirit = Spirit
raiders-hurts = hurts
raiders-hurts-about = using it costs a Wound token
raiders-use-always = Always:
raiders-use-option = When it comes up:
raiders-use-action = Action:
raiders-use-setup = Before the first round:

## The choice of a team

raiders-choose-team = Choose a team
raiders-mixed = Mixed team { $number }
raiders-any-team = Any team

## The table

raiders-side-north = N
raiders-side-south = S
raiders-side-west = W
raiders-side-east = E
raiders-choice-north = north side
raiders-choice-south = south side
raiders-choice-west = west side
raiders-choice-east = east side
raiders-choice-north-west = north-west corner
raiders-choice-north-east = north-east corner
raiders-choice-south-west = south-west corner
raiders-choice-south-east = south-east corner
raiders-choice-ace = Ace
raiders-choice-blank = Blank
raiders-choice-white = white dice
raiders-choice-red = red dice
raiders-choice-black = black dice
raiders-high = { $height } high
raiders-deploy-where = Here no troop may be deployed. Choose one of the dotted circles in the coloured zone round your Portal.
raiders-spot = { $shape ->
    [placements] Deploy at { $place }, spot { $number } of { $count }
    [path] Move to { $place }, way { $number } of { $count }
   *[other] Point { $place }, { $number } of { $count }
}
raiders-portal = Portal
raiders-portal-of = Portal of { $player }
raiders-an-object = an object
raiders-both-units = { $inches } inches, { $cm } centimetres
raiders-change-wound = { $left } → { $after } ({ $chance })
raiders-change-vanish = vanishes ({ $chance })

## Tools

raiders-tools = Tools
raiders-tool-ruler = Ruler (hold R)
raiders-tool-sight = Sight (hold L)
raiders-ruler-about = From a figure or point to another. Bases are measured edge to edge.
raiders-sight-about = Choose who looks, then at whom. From the table itself, the chosen figure looks.
raiders-overlays = Overlays (O)
raiders-overlay-reach = where this figure can go in one activation
raiders-overlay-far = where it can go in two activations
raiders-overlay-danger = danger: how many enemies could strike there
raiders-overlay-zones = zones of Portals and markers
raiders-overlay-enemies = where enemies can go (hold V)
raiders-overlay-sight = whom this figure sees
raiders-overlay-range = how far it shoots
raiders-overlay-formation = distance of the formation
raiders-info = Troop, bag and objective
raiders-sight = Sight
raiders-level-open = in full view
raiders-level-partial = partially obscured
raiders-level-hidden = completely obscured
raiders-sight-between = { $eye } looks at { $target }.
raiders-covered = { $share } is covered, { $distance } away.
raiders-in-the-way = In the way: { $obstacle }.
raiders-better-left = { $distance } to the left: { $level }.
raiders-better-right = { $distance } to the right: { $level }.
raiders-side-view = The line of sight from the side
raiders-from-there = From there
raiders-sees = Sees:
raiders-sees-nobody = Sees no enemy.
raiders-in-range = in range
raiders-threatened = Enemies who could strike there:
raiders-may-shoot = may shoot, { $level }
raiders-may-reach = one Movement action away
raiders-safe = No enemy can shoot at this place from where it stands, or attack it after one Movement action.
raiders-moving = Moving
raiders-arrange = Arrangement
raiders-arrange-keep = Keep shape
raiders-arrange-line = Line
raiders-arrange-column = Column
raiders-arrange-cluster = Cluster
raiders-arrange-alone = One by one
raiders-waypoint = Waypoint
raiders-waypoint-about = The next point is passed on the way; with the mouse: hold Shift
raiders-waypoints-away = Remove waypoints ({ $count })
raiders-put-right = Put right by less than 2 mm.
raiders-linked = In formation.
raiders-unlinked = Out of formation.
raiders-may-fall = pushed off: falls { $height }, wound
raiders-cost-climb = climbing up
raiders-cost-descend = climbing down
raiders-cost-drop = dropping
raiders-cost-uneven = uneven ground
raiders-band =
    { $actions ->
        [1] { $length }
       *[other] { $length } ({ $actions } actions)
    }
raiders-joint = Wounds by all { $count } together:
raiders-wound-chance = { $chance } to wound

## Beside the table

raiders-bag = The bag
raiders-bag-holds = In the bag: { $pearls }.
raiders-bag-empty = empty
raiders-next-pearl = The next pearl is { $player }’s with { $chance }.
raiders-next-short = yours { $chance }
raiders-before = Before the first round
raiders-round = Round { $round } of { $rounds }
raiders-to-activate = Still to act: { $counts }.
raiders-objective = Objective
raiders-left = { $left } left, { $lost } lost
raiders-marker = marker { $number }
raiders-places = { $count ->
    [one] { $count } Portal or marker
   *[other] { $count } Portals and markers
}
raiders-marker-held = marker { $number }: { $player }
raiders-marker-free = marker { $number }: free
raiders-recap = Round { $round } is over
raiders-recap-left = In play: { $counts }.
raiders-recap-lost = Lost: { $names }.
raiders-recap-nobody = Nobody was lost.
raiders-recap-score = Score: { $counts }.
raiders-unit = Troop
raiders-look-about = Choose a figure to see its troop.
raiders-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
raiders-had-its-turn = has had its turn
raiders-waits = can still be activated
raiders-wounds-of = { $wounds } of { $most } Wound tokens
raiders-down = on the ground
raiders-stands = { $height } up
raiders-mark-hurts = it will hurt
raiders-mark-charging = charging
raiders-mark-fervour = Fervour
raiders-mark-teleported = has teleported
raiders-mark-distracted = distracted
raiders-mark-grappled = grappled
raiders-mark-confused = confused
raiders-mark-stunned = stunned
raiders-mark-tricked = Mind trick
raiders-mark-sitting-out = sits out

raiders-unit-inch = inches
raiders-unit-cm = centimetres
