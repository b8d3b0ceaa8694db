# A measured table in the browser: what the games with figures on such a table share.

## The table

skirmish-side-north = N
skirmish-side-south = S
skirmish-side-west = W
skirmish-side-east = E
skirmish-high = { $height } high
skirmish-spot = { $gesture ->
    [place_several] Deploy { $place }, spot { $number } of { $count }
    [moves] Move { $place }, way { $number } of { $count }
   *[other] { $place }, { $number } of { $count }
}
skirmish-bearing = { $closed ->
    [true] { "" }
   *[false] { $single ->
        [inch] 1 inch
        [cm] 1 centimetre
       *[other] { $length } { $unit }
    }{ " " }
}at { $hour } o'clock{ $from ->
    [portal] { " " }of the Portal
    [middle] { " " }of the middle of the table
   *[figure] { "" }
}
skirmish-landmark = { $lies ->
    [on] on
    [in] in
   *[beside] beside
} { $numbered ->
    [true] { $thing }
   *[false] the { $thing }
}
skirmish-in-the-open = in the open
skirmish-part-south-west = the south-west of the table
skirmish-part-south = the south of the table
skirmish-part-south-east = the south-east of the table
skirmish-part-west = the west of the table
skirmish-part-middle = the middle of the table
skirmish-part-east = the east of the table
skirmish-part-north-west = the north-west of the table
skirmish-part-north = the north of the table
skirmish-part-north-east = the north-east of the table
skirmish-heading = { $to ->
    [north] to the north
    [north-east] to the north-east
    [east] to the east
    [south-east] to the south-east
    [south] to the south
    [south-west] to the south-west
    [west] to the west
   *[north-west] to the north-west
}
skirmish-portal = Portal
skirmish-portal-of = Portal of { $player }
skirmish-badge = { $badge ->
    [leader] Leader
    [avatar] Avatar
    [messenger] Messenger
    [elite] Elite
    [superior] Superior
    [tick] has acted
    [order] has an order in this round
    [fleeing] flees
    [paralysed] paralysed
    [stunned] stunned
    [fearful] fearful
    [concussed] concussed
    [grappled] grappled
    [confused] confused
    [tricked] under a Mind Trick
    [sitting-out] sits out
    [fatigue] tired
    [charging] charging
    [fervour] in fervour
    [teleported] has teleported
    [distracted] distracted
   *[other] under an effect
}
skirmish-badge-more = { $count } more
skirmish-badge-level = stands at { $level }
skirmish-an-object = an object
skirmish-both-units = { $inches } inches, { $cm } centimetres
skirmish-change-wound = { $left } → { $after } ({ $chance })
skirmish-change-vanish = vanishes ({ $chance })

## Tools

skirmish-tools = Tools
skirmish-map = Map of the table
skirmish-tool-ruler = Ruler (hold { $key })
skirmish-tool-sight = Sight (hold { $key })
skirmish-ruler-about = From a figure or point to another. Bases are measured edge to edge.
skirmish-sight-about = Choose who looks, then at whom. From the table itself, the chosen figure looks.
skirmish-overlays = Overlays ({ $key })
skirmish-overlay-reach = where this figure can go in one activation
skirmish-overlay-far = where it can go in two activations
skirmish-overlay-danger = danger: how many enemies could strike there
skirmish-overlay-zones = zones of Portals and markers
skirmish-overlay-enemies = where enemies can go (hold { $key })
skirmish-overlay-sight = whom this figure sees
skirmish-overlay-range = how far it shoots
skirmish-overlay-formation = distance of the formation
skirmish-overlay-heights = how high everything is
skirmish-overlay-ground = ground: how hard it is to pass
skirmish-density-sparse = sparse
skirmish-density-dense = dense
skirmish-density-impassable = impassable
skirmish-uneven = uneven
skirmish-floors = Floors of { $thing }
skirmish-floor-ground = ground
skirmish-floor-roof = roof
skirmish-floor-taken = somebody stands there
skirmish-sight = Sight
skirmish-level-open = in full view
skirmish-level-partial = partially obscured
skirmish-level-hidden = completely obscured
skirmish-sight-between = { $eye } looks at { $target }.
skirmish-covered = { $share } is covered, { $distance } away.
skirmish-in-the-way = In the way: { $obstacle }.
skirmish-better-left = { $distance } to the left: { $level }.
skirmish-better-right = { $distance } to the right: { $level }.
skirmish-side-view = The line of sight from the side
skirmish-from-there = From there
skirmish-sees = Sees:
skirmish-sees-nobody = Sees no enemy.
skirmish-in-range = in range
skirmish-threatened = Enemies who could strike there:
skirmish-may-shoot = may shoot, { $level }
skirmish-may-reach = one Movement action away
skirmish-safe = No enemy can shoot at this place from where it stands, or attack it after one Movement action.
skirmish-arrange = Arrangement
skirmish-arrange-keep = Keep shape
skirmish-arrange-line = Line
skirmish-arrange-column = Column
skirmish-arrange-cluster = Cluster
skirmish-arrange-alone = One by one
skirmish-lasso = Draw round
skirmish-lasso-about = The next drag draws round figures; with the mouse: Shift and drag for a rectangle
skirmish-lasso-away = { $count } together: undo
skirmish-way-of = Way
skirmish-way-about = Drag the figure along its way, or press points one by one.
skirmish-way-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
skirmish-way-shorter = Remove the last point
skirmish-way-anew = Start again
skirmish-pen = Draw
skirmish-pen-about = A drag anywhere draws the way on
skirmish-waypoint = Waypoint
skirmish-waypoint-about = The next point is passed on the way; with the mouse: hold Shift
skirmish-waypoints-away = Remove waypoints ({ $count })
skirmish-put-right = Put right by less than 2 mm.
skirmish-linked = In formation.
skirmish-unlinked = Out of formation.
skirmish-may-fall = pushed off: falls { $height }, wound
skirmish-cost-climb = climbing up
skirmish-cost-descend = climbing down
skirmish-cost-drop = dropping
skirmish-cost-uneven = uneven ground
skirmish-band =
    { $actions ->
        [1] { $length }
       *[other] { $length } ({ $actions } actions)
    }
skirmish-wound-chance = { $chance } to wound

skirmish-turn-left = Turn left by 15°
skirmish-turn-right = Turn right by 15°
skirmish-height-table = the table
skirmish-height-on = { $thing }, { $height }
skirmish-on-top = { $thing }, on { $other }

## Lengths

skirmish-unit-inch = inches
skirmish-unit-cm = centimetres
skirmish-follow = Follow what happens
skirmish-follow-paused = Following is paused until the next activation
skirmish-next-ready = Next that can act: { $count } left
skirmish-join = Join
skirmish-reply-nothing = Nothing can be chosen here.
skirmish-reply-wait = Somebody else decides now.
skirmish-reply-far = Nothing can be chosen so far away.
skirmish-reply-stays = It cannot move now.
skirmish-reply-goes = It goes from here: drag it, or press where it goes.
skirmish-lens = Larger: press the one you mean
skirmish-too-far = Too far: this is how far it gets.
skirmish-eye = Figure's eye
skirmish-eye-of = What { $figure } sees
skirmish-eye-about = The table as the figure sees it. Drag or use the arrows to turn the head, Tab for the next target.
skirmish-eye-covered = covered
skirmish-eye-levels = Width and levels of height decide here, not perspective.
skirmish-eye-next = Next of { $count }
skirmish-eye-nobody = Choose a figure to look through its eyes.
