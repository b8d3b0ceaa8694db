# Home Raiders.
#
# Players, characters, troops, objects, abilities and markers come in words: "Ragmen A1", "Ragmen (A)", "mug 2".
# Lists of them come as one text. Lengths and places come in the unit of the reader. Ids stay ids where a
# sentence chooses by them: $action, $type, $cause, $layout, $objective, $face, $side,
# $colour. Yes and no are "yes" and "no", an empty list and nothing are "none". A player who is
# nobody stays the number -1.

home_raiders-title = Home Raiders
home_raiders-about = Two teams of tiny raiders fight among the objects of a household, measured in inches.

## Seats

home_raiders-seat-0 = Player 1
home_raiders-seat-1 = Player 2

## Before the first round

# $unit in the sentences below is this word, or another unit that the reader has chosen.
home_raiders-unit = inches
home_raiders-table-laid = The combat space is laid: { $table }, { $width } by { $depth } { $unit }, { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}.
home_raiders-teams-shown = The teams are shown. Player 1: { $first_team }. Player 2: { $second_team }.
home_raiders-enemy-sworn = { $character } has a sworn enemy: { $enemy }.
home_raiders-layout-found = { $layout ->
    [direct] Direct confrontation: the Portals stand at opposite sides.
   *[cunning] Cunning strategy: the Portals stand in opposite corners.
}
home_raiders-deployer-found = { $face ->
    [ace] The die shows an Ace: { $player } deploys first.
   *[blank] The die shows a Blank: { $player } deploys first.
}
home_raiders-portal-placed = { $side ->
    [south] The Portal of { $player } stands at the south side: { $object }.
    [east] The Portal of { $player } stands at the east side: { $object }.
    [north] The Portal of { $player } stands at the north side: { $object }.
    [west] The Portal of { $player } stands at the west side: { $object }.
    [south-west] The Portal of { $player } stands in the south-west corner: { $object }.
    [south-east] The Portal of { $player } stands in the south-east corner: { $object }.
    [north-east] The Portal of { $player } stands in the north-east corner: { $object }.
   *[north-west] The Portal of { $player } stands in the north-west corner: { $object }.
}
home_raiders-object-shifted = The { $object } was in the way of a Portal and lies at { $x }, { $y } now.
home_raiders-attached = { $character } joins { $troop }.
home_raiders-held-back = Held back for later: { $troop }.
home_raiders-deployed = { $troop } is deployed: { $places }.
home_raiders-objective-found = { $objective ->
    [vanish] The objective: Vanish the enemy.
    [portal] The objective: Control the Portal.
   *[spot] The objective: Strategic spot.
}
home_raiders-marker-placed = { $player } lays { $marker } at { $x }, { $y }{ $z ->
    [0] {""}
   *[other] , { $z } { $unit } up
}.
home_raiders-reckoned = Reckon: { $troop } may move before the first round.

## Rounds and turns

home_raiders-round-begun = Round { $round } begins. In the bag: { $pearls }.
home_raiders-pearl-drawn = A pearl of { $player } comes out of the bag.
home_raiders-turn-skipped = { $player } has nobody left to activate.
home_raiders-turn-passed = { $player } passes.
home_raiders-disrupt-lost = The Disrupt on { $troop } of { $player } comes to nothing: it cannot be activated now.
home_raiders-activated = { $disrupted ->
    [yes] { $player } has to activate { $troop }: Disrupt leaves no choice.
   *[no] { $player } activates { $troop }.
}
home_raiders-action-declared = { $action ->
    [move] { $troop }: Movement action.
    [melee] { $troop }: Close combat attack action.
    [shoot] { $troop }: Ranged attack action.
    [spirit] { $troop }: Spirit action.
    [generic] { $troop }: Generic action.
    [stand] { $troop }: the action goes into standing up.
   *[hold] { $troop }: the others wait.
}
home_raiders-actions-forgone = { $actions ->
    [one] { $troop }: the last action is forgone.
   *[other] { $troop }: { $actions } actions are forgone.
}
home_raiders-fervour-declared = Fervour: { $character } takes a third action, and it will hurt.
home_raiders-marker-taken = { $character } takes control of { $marker }.
home_raiders-control-lost = { $character } loses control of { $marker }.
home_raiders-grapple-tried = { $success ->
    [yes] { $character } grapples { $target }: only its weakest set defends against the next Close combat attack this round.
   *[no] { $character } fails to grapple { $target }.
}
home_raiders-unit-divided = { $troop }: the Unit divides. { $members } are a Unit of their own now: { $part }.
home_raiders-leader-left = { $character } leaves { $troop } and goes alone: { $alone }.
home_raiders-leader-joined = { $character } joins { $troop }.
home_raiders-leader-replaced = Replacement: { $character } comes to where { $gone } stood and leads { $troop }.
home_raiders-message-brought = { $character } brings word from { $leader }: until the end of the round { $troop } has { $abilities }.
home_raiders-turn-ended = The turn of { $player } is over.
home_raiders-round-ended = Round { $round } is over.
home_raiders-game-ended = { $winner ->
    [-1] The game is a draw, { $counts }: { $reason } ({ $rule })
   *[other] { $winner } wins, { $counts }: { $reason } ({ $rule })
}

## Moving

home_raiders-broke-away = Breaking away from base contact: { $characters }.
home_raiders-moved = { $met ->
    [none] { $character } moves { $cost } { $unit } to { $path }.
   *[other] { $character } moves { $cost } { $unit } into base contact with { $met }.
}
home_raiders-flew = { $met ->
    [none] { $character } flies { $cost } { $unit } to { $path }.
   *[other] { $character } flies { $cost } { $unit } into base contact with { $met }.
}
home_raiders-relocated = { $character } goes round { $enemy }, { $cost } { $unit }, to { $path }.
home_raiders-pushed = { $character } pushes the { $object } by { $dx }, { $dy } { $unit }.
home_raiders-carried = { $carrier } carries { $character } along and sets it down at { $x }, { $y }.
home_raiders-shoved = { $character } is moved to { $x }, { $y }.
home_raiders-fell = { $character } falls { $drop } { $unit } and lands at { $x }, { $y }.
home_raiders-teleported = { $character } disappears and is back at once, beside { $beside }.
home_raiders-stayed-put = { $character } has to stay: it touches an enemy it did not touch before.

## Attacks and wounds

home_raiders-attacked = { $cause ->
    [break-away] Free attack: { $attacker } strikes at { $target }, who breaks away.
    [roundhouse] Roundhouse attack: { $attacker } strikes at { $target } as well.
    [lightning] Lightning bolt: the shot of { $attacker } leaps on to { $target }.
    [deflected] { $attacker } sends the shot on to { $target }.
    [swan-song] Swan song: { $attacker } attacks { $target } one last time.
    [charmed] Charmed, { $attacker } strikes at { $target }.
    [burst] Shrapnel of { $attacker } flies at { $target }.
   *[action] { $type ->
        [melee] { $attacker } attacks { $target }{ $abilities ->
            [none] {""}
           *[other] {" "}({ $abilities })
        }.
       *[ranged] { $attacker } shoots at { $target }{ $abilities ->
            [none] {""}
           *[other] {" "}({ $abilities })
        }.
    }
}
home_raiders-taken-over = Bodyguard: { $character } takes the attack for { $instead }.
home_raiders-pool-rolled = { $type ->
    [defence] { $character } defends with { $pool }: { $dice }, total { $total }.
    [spirit] { $character } rolls Spirit { $pool }: { $dice }, total { $total }.
    [grapple] { $character } rolls { $pool } to grapple: { $dice }, total { $total }.
    [ranged] { $character } shoots with { $pool }: { $dice }, total { $total }.
   *[melee] { $character } attacks with { $pool }: { $dice }, total { $total }.
}
home_raiders-die-rolled = { $success ->
    [yes] { $ability } of { $character }: the die shows an Ace, it works.
   *[no] { $ability } of { $character }: a Blank, it does not work.
}
home_raiders-roll-forced = Energy barrier: { $character } makes { $attacker } roll a second time.
home_raiders-roll-chosen = { $second ->
    [yes] { $character } lets the second roll count: total { $total }.
   *[no] { $character } lets the first roll count: total { $total }.
}
home_raiders-set-rerolled = { $colour ->
    [white] Violent attack: { $attacker } makes { $character } reroll its white dice.
    [red] Violent attack: { $attacker } makes { $character } reroll its red dice.
   *[black] Violent attack: { $attacker } makes { $character } reroll its black dice.
}
home_raiders-attack-succeeded = { $attack } against { $defence }: { $attacker } gets through to { $target }.
home_raiders-attack-failed = { $attack } against { $defence }: { $target } holds against { $attacker }.
home_raiders-token-sent-on = { $ability }: the Wound token of { $character } goes to { $to }.
home_raiders-wounded = { $cause ->
    [fall] The fall wounds { $character } ({ $wounds }).
    [hurts] It hurts: { $character } is wounded ({ $wounds }).
    [shrapnel] Shrapnel wounds { $character } ({ $wounds }).
    [transfer] The wound is transferred to { $character } ({ $wounds }).
    [brainfreeze] Brainfreeze wounds { $character } ({ $wounds }).
   *[attack] { $character } is wounded ({ $wounds }).
}
home_raiders-healed = { $wounds ->
    [0] { $character } is healed.
   *[other] { $character } loses a Wound token; { $wounds } left.
}
home_raiders-vanished = { $character } vanishes.
home_raiders-burst = { $character } bursts. Struck by shrapnel: { $struck }.
home_raiders-sang-last = { $character } sings its Swan song.
home_raiders-swapped = Flicker: { $character } and { $other } change places.
home_raiders-hurt-spared = Two hits: the Rampage does not hurt { $character }.

## Shooting

home_raiders-went-to-ground = { $forced ->
    [yes] { $troop }: everybody is forced to the ground.
   *[no] { $troop }: everybody goes to ground.
}
home_raiders-stood-up = { $free ->
    [yes] { $troop }: everybody stands up for free (Fast recovery).
   *[no] { $troop }: everybody stands up.
}
home_raiders-shot-split = Double shot: { $shooter } keeps { $aces } for { $target } and sends { $others } at { $other }.
home_raiders-blast-struck = The blast around { $centre } strikes { $characters }.
home_raiders-shot-deflected = { $character } deflects the shot of { $shooter } at { $target }.

## Spirit

home_raiders-challenged = { $success ->
    [yes] { $ability }: { $character } challenges { $target }, { $total } against { $answer }, and prevails.
   *[no] { $ability }: { $character } challenges { $target }, { $total } against { $answer }, and fails.
}
home_raiders-brain-frozen = { $resisted ->
    [yes] Brainfreeze: { $target } resists { $character }.
   *[no] Brainfreeze: { $target } does not resist { $character }.
}
home_raiders-marked = { $ability }: { $target } is under the spell of { $character }.
home_raiders-stunned = { $target } loses { $lost } until the end of the round.
home_raiders-charmed = { $character } charms { $target } into attacking { $victim }.
home_raiders-spirit-wasted = { $ability } of { $character } finds nothing to do with { $target }.

## How a game ends

home_raiders-end-vanish = the enemies made to vanish
home_raiders-end-portal = more of its characters count at the enemy Portal
home_raiders-end-spot = the markers under control
home_raiders-end-farthest = equal on markers, so the marker farthest from the own Portal decides
home_raiders-end-nobody-left = nobody is left on the combat space
home_raiders-end-wiped-out = nobody is left of the other team
home_raiders-end-conceded = the other side gave up
home_raiders-end-agreed = both sides agreed

## Questions

home_raiders-team-cards = Which team do you play? You have { $stars } Stars.
home_raiders-setup-sworn-enemy = Which enemy does { $character } swear to bring down?
home_raiders-setup-call = Roll-off: do you take the Ace or the Blank?
home_raiders-setup-portal-place = Where does your Portal stand?
home_raiders-setup-marker = { $left ->
    [one] Where do you lay your last marker?
   *[other] Where do you lay a marker? You have { $left }.
}
home_raiders-setup-reckon = Reckon: which troop moves before the first round?
home_raiders-deploy-leader = Who leads whom, and who is held back?
home_raiders-deploy-place = Where do you deploy { $troops }?
home_raiders-deploy-hold-back = Where do the troops you held back appear: { $troops }?
home_raiders-turn-activate = Which troop do you activate?
home_raiders-turn-action = Which action for { $troops }?
home_raiders-turn-fast-recovery = Fast recovery: stand up for free with { $troop }?
home_raiders-turn-fervour = Does { $character } take a third action? It gets a Wound token at the end of the turn.
home_raiders-turn-order = { $what ->
    [blast] Blast, equally near: who defends next?
    [sent-on] Whose Wound token is dealt with next?
    [swan-song] Whose Swan song comes next?
    [shrapnel] Who bursts next?
    [replacement] Which Leader is replaced next?
    [recovery] Who recovers next from the shrapnel?
    [deflect] Who deflects next?
    [messenger] Which Messenger brings word next?
   *[hurts] Who takes its Wound token first?
}
home_raiders-move-break-away = Who of { $troop } breaks away from base contact? The enemies left may attack for free.
home_raiders-move-path = How do you move { $troop }?
home_raiders-melee-target = Who attacks whom? Ready: { $fighters }.
home_raiders-melee-roundhouse = Roundhouse attack: whom does { $attacker } strike for free?
home_raiders-melee-sucker-punch = Does { $attacker } use Sucker punch on { $target }?
home_raiders-melee-violent = Violent attack, { $attack } against { $defence }: which dice does { $defender } reroll? It shows { $dice }.
home_raiders-melee-knock-back = Knock back: where is { $character } moved, up to { $movement } { $unit }?
home_raiders-shoot-target = Who shoots at whom? Ready: { $shooters }.
home_raiders-shoot-order = Who shoots next at { $troop }? Ready: { $shooters }.
home_raiders-shoot-nearest = Equally near to { $shooter }: who takes the shot?
home_raiders-shoot-double = Double shot: { $character } has { $aces } against { $target }. Does a part go elsewhere?
home_raiders-shoot-lightning-next = Lightning bolt: whom does { $character } strike next, near { $target }?
home_raiders-spirit-use = Who uses which Spirit ability? Ready: { $characters }.
home_raiders-spirit-charm = Charm: whom does { $target } attack?
home_raiders-spirit-stun = Stun: which ability does { $target } lose?
home_raiders-spirit-manipulate = Subtle manipulation: where is { $character } moved, up to { $movement } { $unit }?
home_raiders-generic-use = Which Generic action? Ready: { $characters }.
home_raiders-generic-split = Action group: who of { $troop } becomes a Unit of its own?
home_raiders-generic-teleport = Eager teleport: beside whom does { $character } reappear?
home_raiders-react-bodyguard = Bodyguard: who takes the attack of { $attacker } for { $target }?
home_raiders-react-defensive-stance = Defensive stance: everybody of { $troop } may move up to 1 inch.
home_raiders-react-deflect = Deflect: at whom does { $character } send the shot of { $shooter }?
home_raiders-react-energy-barrier = { $second_total ->
    [none] Energy barrier: { $attacker } has { $total }. Does { $character } make it roll a second time?
   *[other] Energy barrier: { $attacker } has { $total } and { $second_total }. Does the second roll count?
}
home_raiders-react-flicker = Flicker: with whom does { $character } change places?
home_raiders-react-free-attack = Enemies break away. Who makes a free attack?
home_raiders-react-ground = Shots at { $troop }. Go to ground?
home_raiders-wound-mirror-image = Mirror image: to which friend may the Wound token of { $character } go?
home_raiders-wound-selfish = Selfish fighter: to which friend does the Wound token of { $character } go?
home_raiders-vanish-replacement = Replacement: who comes to the place of { $character }?
home_raiders-vanish-swan-song = Swan song: what is the last attack of { $character }?
home_raiders-fall-place = Where does { $character } land?
home_raiders-end-messenger = Messenger: whose abilities does { $character } bring, and to whom?
home_raiders-end-survivor = Nobody is left of the enemy. Does the game end now? Otherwise it is played to the last round.

## What dice are rolled for

home_raiders-melee = the attack
home_raiders-ranged = the shot
home_raiders-defence = the defence
home_raiders-challenge = the challenge
home_raiders-challenge-answer = the answer to a challenge
home_raiders-brainfreeze = Brainfreeze
home_raiders-grapple = the grapple
home_raiders-mirror-image = Mirror image
home_raiders-regeneration = Regeneration
home_raiders-pearl = the pearl
home_raiders-table = the table
home_raiders-layout = the layout
home_raiders-roll-off = the roll-off
home_raiders-objective = the objective

## Why a pool or a total is what it is

home_raiders-reason-aces = Aces
home_raiders-reason-boost = Boost
home_raiders-reason-wounded = wound marks
home_raiders-reason-range = beyond range
home_raiders-reason-obscured = partially obscured
home_raiders-reason-ground = on the ground

## Why something is not possible

home_raiders-team-unreadable = { $where }: expected { $expected }, got { $got }.
home_raiders-team-other_faction = { $card } is not of the faction { $faction }.
home_raiders-team-too_expensive = The team costs { $price } Stars, the limit is { $stars }.
home_raiders-team-too_large = The team costs { $price } Stars; more than { $most } cannot be played, even by agreement.
home_raiders-team-too_many_leaders = { $leader_count } Leaders are too many for { $unit_count } Units: each needs a Unit of its own.
home_raiders-team-nobody = A team needs a Unit or a Hero.
home_raiders-team-taken_twice = { $card } can be taken only once.
home_raiders-team-cannot_join = { $ref } cannot join { $joins }: a Leader joins a Unit, and no Unit has two.
home_raiders-team-no_portal = { $portal } cannot be the Portal on this table.
home_raiders-campaign-other_faction = In this campaign you play { $faction }, not { $got }.
home_raiders-attach-every_leader = Every Leader needs a Unit: { $leaders }.
home_raiders-attach-no_unit = { $character } cannot join { $troop }: that is no Unit of yours.
home_raiders-attach-two_leaders = { $troop } would have two Leaders.
home_raiders-attach-no_specialist = { $character } is no Specialist and cannot join a Unit.
home_raiders-attach-not_held_back = { $troop } cannot be held back.
home_raiders-deploy-not_waiting = { $character } is not waiting to be deployed.
home_raiders-deploy-not_everybody = All of { $troop } are deployed together.
home_raiders-deploy-touches_enemy = { $character } would touch { $enemy }.
home_raiders-deploy-too_far = That is farther than { $limit } { $unit } from your Portal.
home_raiders-deploy-not_nearest = There is room nearer to your Portal, within { $limit } { $unit }.
home_raiders-deploy-too_near = { $character } would be within { $limit } { $unit } of an enemy.
home_raiders-marker-out_of_reach = A marker lies wholly on a surface where figures of both teams can touch it.
home_raiders-marker-near_marker = That is { $distance } { $unit } from another marker; { $limit } are needed.
home_raiders-marker-near_portal = That is { $distance } { $unit } from your Portal; { $limit } are needed.
home_raiders-marker-not_farthest = No place is far enough, so it must be the farthest: { $limit } { $unit }, not { $distance }.
home_raiders-round-not-yours = { $troop } is not yours.
home_raiders-round-gone = Nobody of { $troop } is left.
home_raiders-round-activated-already = { $troop } has had its turn in this round.
home_raiders-round-joined-by-a-leader = { $troop } was joined by a Leader and is not activated in this round.
home_raiders-round-no-pass = You may pass only with more pearls ({ $pearls }) than troops to activate ({ $ready }).
home_raiders-action-not-acting = It is not the turn of { $troop }.
home_raiders-action-stand-up-first = { $troop } is on the ground and has to stand up first.
home_raiders-action-out-of-formation = { $troop } is out of formation and has to close up with a Movement action.
home_raiders-action-impossible = { $action ->
    [move] Nobody of { $troop } can move.
    [melee] Nobody of { $troop } has an enemy to fight.
    [shoot] Nobody of { $troop } has a target to shoot at.
    [spirit] Nobody of { $troop } can use a Spirit ability now.
    [generic] There is no Generic action for { $troop } now.
    [stand] { $troop } is not on the ground.
   *[other] { $troop } cannot do that now.
}
home_raiders-action-no-marker-taker = That character of { $troop } cannot take a marker in this action.
home_raiders-action-not-apart = That cannot be done apart from the rest of { $troop }.
home_raiders-formation-broken = { $troop } would be out of formation.
home_raiders-formation-must-close-up = { $troop } has to close up: the gap would still be { $gap } { $unit }.
home_raiders-move-not-a-mover = { $character } does not move in this action.
home_raiders-move-moves-twice = { $character } would move twice.
home_raiders-move-in-contact = { $character } is in base contact with an enemy and did not break away.
home_raiders-move-not-now = { $character } cannot do that in this move.
home_raiders-move-no-relocation = { $character } cannot go round its enemy to that point.
home_raiders-move-too-far = That costs { $character } { $cost } { $unit }; it has { $movement }.
home_raiders-move-new-contact = { $character } would touch { $other }; Defensive stance makes no new contacts.
home_raiders-move-no-running-shot = { $character } has no Running shot now.
home_raiders-move-nobody-to-shoot = { $character } would have nobody to shoot at from there.
home_raiders-move-carrier-stays = { $character } has to move to carry anybody.
home_raiders-move-carries-and-shoots = { $character } cannot carry anybody in an action in which Running shot is used.
home_raiders-move-cannot-leave = { $character } cannot leave its Unit.
home_raiders-move-cannot-join = { $character } cannot join that Unit.
home_raiders-move-too-far-to-join = { $character } would be too far from { $troop } to join it.
home_raiders-move-other-level = { $character } would end at another height.
home_raiders-move-object-in-the-way = The { $object } is in the way of { $character }.
home_raiders-move-character-in-the-way = { $other } is in the way of { $character }.
home_raiders-move-stopped-by-enemy = { $character } would be stopped by { $other } on its way.
home_raiders-move-not-straight = { $character } flies in one straight line, to one point.
home_raiders-place-beyond-the-border = { $character } would be beyond the border of the combat space.
home_raiders-place-object-in-the-way = { $character } cannot stand there: the { $object } is in the way.
home_raiders-place-character-in-the-way = { $character } cannot stand there: { $other } is in the way.
home_raiders-place-no-footing = { $character } would find no footing there.
home_raiders-contact-need-not-break-away = { $character } does not need to break away.
home_raiders-contact-not-left = { $mover } does not break away from { $character }.
home_raiders-contact-attacks-twice = { $character } attacks each enemy that leaves it once.
home_raiders-push-cannot-be-pushed = { $character } cannot push the { $object }.
home_raiders-push-not-behind = { $character } is not behind the { $object }.
home_raiders-push-over-an-edge = The { $object } would go over an edge.
home_raiders-push-pusher-blocked = { $character } cannot follow the { $object }.
home_raiders-push-something-in-the-way = Something is in the way of the { $object }.
home_raiders-push-too-far = { $character } can push { $movement } { $unit }, not { $cost }.
home_raiders-carry-not-aboard = { $character } cannot carry { $other }.
home_raiders-carry-in-contact = { $character } would be set down in base contact with { $other }.
home_raiders-carry-too-far = { $character } would be set down too far from { $other }.
home_raiders-carry-not-whole = { $character } cannot carry only a part of { $troop }.
home_raiders-forced-too-far = That is too far for { $character }: { $cost } of { $movement } { $unit }.
home_raiders-forced-no-way = { $character } cannot be moved that way.
home_raiders-forced-still-in-contact = { $character } would still touch { $other }.
home_raiders-teleport-nobody-there = There is nobody for { $character } to reappear beside.
home_raiders-teleport-no-contact = { $character } has to reappear in base contact with { $other }.
home_raiders-melee-friend = { $target } is a friend of { $attacker }.
home_raiders-melee-gone = { $target } is not there any more.
home_raiders-melee-tricked = Mind trick: { $attacker } cannot attack { $target } in this turn.
home_raiders-melee-out-of-contact = { $attacker } does not touch { $target }.
home_raiders-melee-no-dice = { $character } has no dice for close combat.
home_raiders-melee-nobody-near = { $character } has no enemy in base contact.
home_raiders-melee-attacked-already = { $attacker } has attacked { $target } in this turn already.
home_raiders-melee-reserved = { $target } is the second target of this Rampage.
home_raiders-melee-not-its-turn = { $character } does not attack now.
home_raiders-melee-no-sucker-punch = { $character } has no Sucker punch.
home_raiders-melee-no-rampage = { $character } has no Rampage: it attacks one enemy.
home_raiders-melee-same-target = A Rampage needs two different enemies, not { $target } twice.
home_raiders-sht-somebody_shoots = The action is a Ranged attack: somebody has to shoot.
home_raiders-sht-not_waiting = { $shooter } does not shoot now.
home_raiders-sht-shooter_gone = { $shooter } is not there any more.
home_raiders-sht-no_dice = { $shooter } has no dice to shoot with.
home_raiders-sht-in_touch = { $shooter } touches an enemy and cannot shoot.
home_raiders-sht-other_target = All shoot at { $troop } in this action.
home_raiders-sht-friendly_troop = { $troop } is a friend.
home_raiders-sht-no_target = { $shooter } has no target in { $troop }.
home_raiders-sht-friend = That is a friend.
home_raiders-sht-gone = That character is not there any more.
home_raiders-sht-hidden = That character is completely obscured.
home_raiders-sht-in_contact = That character is in base contact with a friend of the shooter.
home_raiders-sht-leader = The Leader is protected by its Unit.
home_raiders-sht-tricked = Mind trick: that character cannot be shot at in this turn.
home_raiders-sht-not_touched = That character is not touched by the shooter.
home_raiders-sht-other_troop = { $target } belongs to another troop.
home_raiders-sht-no_dice_left = Beyond range no dice are left.
home_raiders-sht-no_ability = { $character } does not have { $option }.
home_raiders-sht-two_actions = { $shooter } needs two actions for that.
home_raiders-sht-both_cost_two = { $shooter } cannot use Sure aim and Blast together.
home_raiders-sht-second_bolt = The second bolt of { $shooter } leads to no third one.
home_raiders-sht-bolt_leaps = The second bolt of { $shooter } leaps from the first target; nothing else can be chosen.
home_raiders-sht-bolt_too_far = { $target } is { $distance } { $unit } from { $other }; the bolt leaps 6 inches at most.
home_raiders-sht-struck_already = { $target } was the first target; the bolt leaps on to another one.
home_raiders-sht-not_nearest = Only the nearest can take the shot: { $characters }.
home_raiders-sht-nothing_to_ignore = There is nothing in the way that { $shooter } could shoot over.
home_raiders-sht-no_second_target = { $troop } has no second target.
home_raiders-sht-two_targets = { $character } divides its Aces between two targets: one troop beside the first target.
home_raiders-sht-one_ace_each = Each target gets at least one: 1 to { $most }, not { $aces }.
home_raiders-spirit-no-ability = { $character } has no Spirit ability to use.
home_raiders-spirit-nobody-to-target = { $character } sees nobody on whom a Spirit ability works.
home_raiders-spirit-nothing-used = The action is a Spirit action: somebody has to use an ability.
home_raiders-spirit-not-acting = { $character } does not act now.
home_raiders-spirit-no-such-ability = { $character } does not have { $ability }.
home_raiders-spirit-friend = { $target } is a friend of { $character }.
home_raiders-spirit-gone = { $target } is not there any more.
home_raiders-spirit-hidden = { $character } does not see { $target }.
home_raiders-spirit-no-leader = { $target } is no Leader.
home_raiders-spirit-not-wounded = { $character } has no Wound token to transfer.
home_raiders-spirit-strong-will = { $target } has a Strong will.
home_raiders-spirit-target-wounded = { $target } is wounded already.
home_raiders-choice-not-there = { $other } cannot be chosen: it is not there any more.
home_raiders-choice-no-friend = { $other } is no friend of { $character }.
home_raiders-choice-no-contact = { $character } does not touch { $other }.
home_raiders-choice-too-far = { $other } is more than 5 inches away from { $character }.
home_raiders-choice-stands-firm = { $other } stands firm and is not moved by enemies.
home_raiders-choice-no-bodyguard = { $character } has no Bodyguard.
home_raiders-choice-no-leader = { $other } is no Leader.
home_raiders-choice-no-place = { $other } cannot come to the place of { $character }.
home_raiders-generic-nothing-done = The action is a Generic action: something has to be done.
home_raiders-generic-no-division = The Unit cannot divide now.
home_raiders-generic-not-open = { $character } cannot do that now.
home_raiders-generic-not-a-member = { $character } does not belong to the Unit.
home_raiders-generic-half-is-empty = Each half of { $troop } needs somebody of the Unit.

## Options: the name, and what it is about

home_raiders-option-level = Level
home_raiders-option-level-about = the whole game with abilities, or the basic one
home_raiders-option-formation_mode = Formation
home_raiders-option-formation_mode-about = whether members form a chain, or each stands near all others
home_raiders-option-leader_shots = Shots at Leaders
home_raiders-option-leader_shots-about = whether a Leader is protected by its Unit, or may be the nearest target
home_raiders-option-wipe_out = No enemy left
home_raiders-option-wipe_out-about = whether the objective is still judged, or the survivor wins
home_raiders-option-layout = Layout
home_raiders-option-layout-about = where the Portals stand; usually rolled
home_raiders-option-objective = Objective
home_raiders-option-objective-about = what wins the game; usually rolled
home_raiders-option-vanish_count = Counting vanished enemies
home_raiders-option-vanish_count-about = by characters, or by their Stars
home_raiders-option-stars = Stars
home_raiders-option-stars-about = the limit for both teams
home_raiders-option-lists = Teams
home_raiders-option-lists-about = teams by the rules, or by agreement beyond the limits of team building
home_raiders-option-table = Table
home_raiders-option-table-about = a ready-made table, one strewn at random, or your own from a file: table=FILE.toml
home_raiders-option-cards = Cards
home_raiders-option-cards-about = factions, cards and teams of your own from a file: cards=FILE.toml
home_raiders-option-portals = Portals
home_raiders-option-portals-about = whether they can be pushed and climbed like other objects, or stay as they are
home_raiders-option-blast = Blast
home_raiders-option-blast-about = whether it strikes all within 2 inches, or only those the target can see
home_raiders-option-long_shots = Shots beyond range
home_raiders-option-long_shots-about = whether Saturation fire works where no dice are left, or every shot needs dice
home_raiders-option-ground = Going to ground
home_raiders-option-ground-about = whether it is offered once in each Ranged attack action, or before each shot

## Values of options

home_raiders-value-advanced = advanced
home_raiders-value-basic = basic
home_raiders-value-chain = chain
home_raiders-value-all = all
home_raiders-value-protected = protected
home_raiders-value-nearest = nearest
home_raiders-value-objective = objective
home_raiders-value-win = survivor wins
home_raiders-value-rolled = rolled
home_raiders-value-direct = Direct confrontation
home_raiders-value-cunning = Cunning strategy
home_raiders-value-vanish = Vanish the enemy
home_raiders-value-portal = Control the Portal
home_raiders-value-spot = Strategic spot
home_raiders-value-characters = characters
home_raiders-value-stars = Stars
home_raiders-value-random = strewn at random
home_raiders-value-random-study = study, at random
home_raiders-value-random-kitchen = kitchen, at random
home_raiders-value-random-bathroom = bathroom, at random
home_raiders-value-random-bedroom = bedroom, at random
home_raiders-value-random-living-room = living room, at random
home_raiders-value-bedside-table = Bedside table
home_raiders-value-shelf = Shelf
home_raiders-value-kitchen-counter = Kitchen counter
home_raiders-value-desk = Desk
home_raiders-value-living-room-floor = Living-room floor
home_raiders-value-objects = like other objects
home_raiders-value-fixed = fixed
home_raiders-value-everybody = everybody near
home_raiders-value-seen = those in sight
home_raiders-value-pinning = Saturation fire always
home_raiders-value-dice = with dice only
home_raiders-value-action = once each action
home_raiders-value-shot = before each shot
home_raiders-value-legal = by the rules
home_raiders-value-agreed = any, by agreement

## Outcomes in tables of odds

home_raiders-odds-hit = gets through
home_raiders-odds-held = is held

## Abilities, as the data name them

home_raiders-ability-push = Push
home_raiders-ability-climb = Climb
home_raiders-ability-ghost = Ghost
home_raiders-ability-charge = Charge
home_raiders-ability-running-shot = Running shot
home_raiders-ability-feather-fall = Feather fall
home_raiders-ability-eager-teleport = Eager teleport
home_raiders-ability-flight = Flight
home_raiders-ability-transport = Transport
home_raiders-ability-relocate = Relocate
home_raiders-ability-exploit-weakness = Exploit weakness
home_raiders-ability-roundhouse-attack = Roundhouse attack
home_raiders-ability-violent-attack = Violent attack
home_raiders-ability-reassuring-attack = Reassuring attack
home_raiders-ability-knock-back = Knock back
home_raiders-ability-sucker-punch = Sucker punch
home_raiders-ability-rampage = Rampage
home_raiders-ability-grapple = Grapple
home_raiders-ability-reach = Reach
home_raiders-ability-entangle = Entangle
home_raiders-ability-sure-aim = Sure aim
home_raiders-ability-double-shot = Double shot
home_raiders-ability-blast = Blast
home_raiders-ability-lightning-bolt = Lightning bolt
home_raiders-ability-parabolic = Parabolic
home_raiders-ability-bullseye = Bullseye
home_raiders-ability-multitask = Multitask
home_raiders-ability-point-blank = Point blank
home_raiders-ability-saturation-fire = Saturation fire
home_raiders-ability-sniper = Sniper
home_raiders-ability-subtle-manipulation = Subtle manipulation
home_raiders-ability-distract = Distract
home_raiders-ability-mind-trick = Mind trick
home_raiders-ability-transfer = Transfer
home_raiders-ability-strong-will = Strong will
home_raiders-ability-disrupt = Disrupt
home_raiders-ability-charm = Charm
home_raiders-ability-confuse = Confuse
home_raiders-ability-stun = Stun
home_raiders-ability-brainfreeze = Brainfreeze
home_raiders-ability-sharp-reflexes = Sharp reflexes
home_raiders-ability-wall-of-shields = Wall of shields
home_raiders-ability-regeneration = Regeneration
home_raiders-ability-deflect = Deflect
home_raiders-ability-shrapnel = Shrapnel
home_raiders-ability-resilience = Resilience
home_raiders-ability-energy-barrier = Energy barrier
home_raiders-ability-flicker = Flicker
home_raiders-ability-bodyguard = Bodyguard
home_raiders-ability-mirror-image = Mirror image
home_raiders-ability-action-group = Action group
home_raiders-ability-scouts = Scouts
home_raiders-ability-firm-stance = Firm stance
home_raiders-ability-phalanx = Phalanx
home_raiders-ability-open-formation = Open formation
home_raiders-ability-divided-aim = Divided aim
home_raiders-ability-wardancers = Wardancers
home_raiders-ability-beating-posse = Beating posse
home_raiders-ability-hikers = Hikers
home_raiders-ability-iron-spirits = Iron spirits
home_raiders-ability-aim = Aim
home_raiders-ability-warrior-monk = Warrior monk
home_raiders-ability-fast-recovery = Fast recovery
home_raiders-ability-defensive-stance = Defensive stance
home_raiders-ability-reckon = Reckon
home_raiders-ability-dodge = Dodge
home_raiders-ability-lead-by-example = Lead by example
home_raiders-ability-replacement = Replacement
home_raiders-ability-general = General
home_raiders-ability-redeploy = Redeploy
home_raiders-ability-precise-attack = Precise attack
home_raiders-ability-swan-song = Swan song
home_raiders-ability-explorer = Explorer
home_raiders-ability-selfish-fighter = Selfish fighter
home_raiders-ability-prudent-strategist = Prudent strategist
home_raiders-ability-messenger = Messenger
home_raiders-ability-sworn-enemy = Sworn enemy
home_raiders-ability-champion = Champion
home_raiders-ability-fervour = Fervour
home_raiders-ability-specialist = Specialist

## Answers and chances on a screen

# $action: move, melee, shoot, spirit, generic, hold, stand, end. $when: before, after. $how: shoot, carry,
# relocate, push, leave, join. $choice is a word of the rules such as a side of the table.

home_raiders-show-left = Characters left
home_raiders-show-fix-remove = Remove { $card }
home_raiders-show-fix-join = Let { $ref } decide at the table
home_raiders-show-fix-portal = Take { $portal } as Portal
home_raiders-show-team = { $name }, { $stars } Stars: { $contents }
home_raiders-show-pass = pass
home_raiders-show-forgoes = { $actions ->
    [one] It forgoes its last action.
   *[other] It forgoes { $actions } actions.
}
home_raiders-show-do-not-shoot = Without a shot: { $characters }.
home_raiders-show-do-not-strike = Without a blow: { $characters }.
home_raiders-show-strikes-own = It strikes your own as well: { $characters }.
home_raiders-show-action = { $action ->
    [move] Movement
    [melee] Close combat attack
    [shoot] Ranged attack
    [spirit] Spirit action
    [generic] Generic action
    [hold] hold
    [stand] stand up
   *[end] end the turn
}
home_raiders-show-apart = { $when ->
    [before] { $character } before the rest: { $action ->
        [move] Movement
        [melee] Close combat attack
        [shoot] Ranged attack
        [spirit] Spirit action
       *[generic] Generic action
    }
   *[after] { $character } after the rest: { $action ->
        [move] Movement
        [melee] Close combat attack
        [shoot] Ranged attack
        [spirit] Spirit action
       *[generic] Generic action
    }
}
home_raiders-show-marker = { $character } takes a marker meanwhile
home_raiders-show-joins = { $character } joins { $troop }
home_raiders-show-held-back = held back: { $troops }
home_raiders-show-nobody-joins = nobody joins, nobody is held back
home_raiders-show-stay = nobody moves
home_raiders-show-moves = { $characters }: to { $place }
home_raiders-show-spirit = { $character } uses { $ability } on { $target }
home_raiders-show-how = { $how ->
    [shoot] { $character } stops to shoot
    [carry] { $character } carries somebody
    [relocate] { $character } goes round its enemy
    [push] { $character } pushes an object
    [leave] { $character } leaves its Unit
   *[join] { $character } joins a Unit
}
home_raiders-show-blow = { $attacker } strikes { $struck }
home_raiders-show-shot = { $abilities ->
    [none] { $shooter } shoots at { $troop }
   *[other] { $shooter } shoots at { $troop } with { $abilities }
}
home_raiders-show-nobody-else = nobody else
home_raiders-show-no-move = no move
home_raiders-show-no-free-attack = no free attack
home_raiders-show-past-object = past { $object }
home_raiders-show-past-character = past { $other }
home_raiders-show-share = { $aces ->
    [one] { $aces } Ace at { $troop }
   *[other] { $aces } Aces at { $troop }
}
home_raiders-show-message = the abilities of { $leader } to { $troop }
home_raiders-show-beside = beside { $piece }: { $place }
home_raiders-show-over-the-edge = over the edge: { $place }
home_raiders-show-divide = the Unit divides into two
home_raiders-show-do-marker = { $character } takes { $marker }
home_raiders-show-do-grapple = { $character } grapples { $target }
home_raiders-show-do-heal = { $character } heals { $target }, and it will hurt
home_raiders-show-do-teleport = { $character } teleports, and it will hurt
home_raiders-show-unhurt = unhurt
home_raiders-show-vanish = vanishes
home_raiders-show-wound = wounded
home_raiders-show-win = the attack succeeds
home_raiders-show-held = the defence holds
home_raiders-show-stars = Stars
home_raiders-show-copies = Stars for all copies
home_raiders-show-ground-barred = nobody stands on it or passes it
home_raiders-show-ground-climbable = figures climb it, each inch of its height counts twice
home_raiders-show-ground-climb = the climb costs { $cost } of { $movement } { $unit }
home_raiders-show-ground-down = climbing down to it costs { $cost } of { $movement } { $unit }
home_raiders-show-ground-too-high = too high for one action: { $cost } of { $movement } { $unit }
home_raiders-show-ground-step = a step that costs nothing
home_raiders-show-ground-drop = dropping down costs nothing
home_raiders-show-ground-flown = flown over, its height counts as length alone
home_raiders-show-ground-uneven = uneven: each inch on it counts twice
home_raiders-show-ground-even = uneven, which costs this one nothing
home_raiders-show-ground-movable = can be pushed
home_raiders-sheet-team = Team
home_raiders-sheet-stars = { $stars } of { $limit } Stars
home_raiders-sheet-portal = Portal: { $object }
home_raiders-sheet-unit = Unit
home_raiders-sheet-leader = Leader
home_raiders-sheet-hero = Hero
home_raiders-sheet-cost = { $kind }, { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
home_raiders-sheet-movement = Movement
home_raiders-sheet-close_combat = Close combat
home_raiders-sheet-shooting = Shooting
home_raiders-sheet-defence = Defence
home_raiders-sheet-spirit = Spirit
home_raiders-sheet-hurts = hurts

## In the browser

home_raiders-web-proposal-react-free-attack = A free attack costs nothing and may stop whoever walks away.
home_raiders-web-proposal-react-ground = Whoever lies down is harder to hit, and has to stand up again later.
home_raiders-web-teams-shown = The teams are shown. { $one }: { $first_team }. { $other }: { $second_team }.
home_raiders-web-object-shifted = The { $object } was in the way of a Portal and lies elsewhere now: { $place }.
home_raiders-web-marker-placed = { $player } lays { $marker }: { $place }{ $z ->
    [0] {""}
   *[other] , { $z } { $unit } up
}.
home_raiders-web-pushed = { $character } pushes the { $object } by { $length } { $unit } { $heading }.
home_raiders-web-carried = { $carrier } carries { $character } along to { $place }.
home_raiders-web-shoved = { $character } is moved to { $place }.
home_raiders-web-fell = { $character } falls { $drop } { $unit } down to { $place }.
home_raiders-web-window-react-free-attack = Free attack
home_raiders-web-window-react-ground = Go to ground
home_raiders-web-window-react-bodyguard = Bodyguard
home_raiders-web-window-react-deflect = Deflect
home_raiders-web-window-react-energy-barrier = Energy barrier
home_raiders-web-window-react-flicker = Flicker
home_raiders-web-window-react-defensive-stance = Defensive stance
home_raiders-web-call-leader = a Leader of mine is attacked
home_raiders-web-call-ending = it is my last character on the table
home_raiders-web-order-left = while it can take at least { $left } wounds
home_raiders-web-order-left-label = Only while it can take so many more wounds
home_raiders-web-lesson-cover = Two targets: one in the open, one behind the book. Compare the odds.
home_raiders-web-lesson-shot = Each shooter rolls its dice, the target its own. More Aces win.
home_raiders-web-lesson-reach = Everybody of the troop may move up to its Movement.
home_raiders-web-lesson-climbing = Every inch climbed, up or down, counts as two.
home_raiders-web-lesson-formation = A troop stays together: nobody further than three inches from the next.
home_raiders-web-lesson-ground = Going to ground protects from shots, until you act again.
home_raiders-web-lesson-contact = In contact nobody moves freely: those left behind strike first.
home_raiders-web-lesson-score = A round is over. Vanished enemies count for you.
home_raiders-web-odds-about = Exact chances of two pools against each other, without abilities.
home_raiders-web-hint-piece = { $touch ->
    [yes] Tap an outlined figure to act with its troop.
   *[no] Click an outlined figure to act with its troop.
}
home_raiders-web-hint-path = { $touch ->
    [yes] Tap a place, or drag the troop: the dotted edge is its reach.
   *[no] Click a place, or drag the troop: the dotted edge is its reach.
}
home_raiders-web-hint-target = { $touch ->
    [yes] Tap a marked enemy: it shows your chance.
   *[no] Click a marked enemy: it shows your chance.
}
home_raiders-web-hint-roll = Attack rolls your dice against theirs.
home_raiders-web-hint-goal = A troop has two actions. Make more enemies vanish than you lose.
home_raiders-web-hint-place = { $touch ->
    [yes] Tap near a dotted circle: the troop deploys there. The coloured zone is where it may stand.
   *[no] Click near a dotted circle: the troop deploys there. The coloured zone is where it may stand.
}
home_raiders-web-about-table = a ready-made table, or one strewn at random
home_raiders-web-lists = Teams may break the limits of team building: Stars, factions, and Leaders or Heroes taken more than once. What a team breaks is told when both are shown.

## In the browser: dice

home_raiders-web-letter-white = W
home_raiders-web-letter-red = R
home_raiders-web-letter-black = B
home_raiders-web-dice-white = { $count } white
home_raiders-web-dice-red = { $count } red
home_raiders-web-dice-black = { $count } black
home_raiders-web-dice-none = no dice
home_raiders-web-no-dice = { $type ->
    [defence] { $character } has no dice to defend with: total { $total }.
    [spirit] { $character } has no dice for Spirit: total { $total }.
   *[other] { $character } has no dice to roll: total { $total }.
}
home_raiders-web-dice-boost = { $pool }, Boost { $boost }
home_raiders-web-die-shows = { $colour } die: { $face }
home_raiders-web-colour-white = white
home_raiders-web-colour-red = red
home_raiders-web-colour-black = black
home_raiders-web-face-ace = Ace
home_raiders-web-face-critical = Critical Ace
home_raiders-web-face-blank = Blank
home_raiders-web-pearl = a pearl
home_raiders-web-pool-printed = On the card: { $pool }
home_raiders-web-pool-change = { $reasons }: { $pool }
home_raiders-web-attack = Attack
home_raiders-web-granted = one Ace if there is none:

## In the browser: cards

home_raiders-web-troop-unit = Unit
home_raiders-web-troop-leader = Leader
home_raiders-web-troop-hero = Hero
home_raiders-web-unit-of = { $count ->
    [one] Unit of { $count }
   *[other] Unit of { $count }
}
home_raiders-web-movement = Movement
home_raiders-web-close_combat = Close combat
home_raiders-web-shooting = Shooting
home_raiders-web-defence = Defence
home_raiders-web-spirit = Spirit
home_raiders-web-hurts = hurts
home_raiders-web-hurts-about = using it costs a Wound token
home_raiders-web-use-always = Always:
home_raiders-web-use-option = When it comes up:
home_raiders-web-use-action = Action:
home_raiders-web-use-setup = Before the first round:

## In the browser: the choice of a team

home_raiders-web-choose-team = Choose a team
home_raiders-web-mixed = Mixed team { $number }
home_raiders-web-any-team = Any team

## In the browser: the table

home_raiders-side-north = north side
home_raiders-side-south = south side
home_raiders-side-west = west side
home_raiders-side-east = east side
home_raiders-side-north-west = north-west corner
home_raiders-side-north-east = north-east corner
home_raiders-side-south-west = south-west corner
home_raiders-side-south-east = south-east corner
home_raiders-call-ace = Ace
home_raiders-call-blank = Blank
home_raiders-colour-white = white dice
home_raiders-colour-red = red dice
home_raiders-colour-black = black dice
home_raiders-web-deed-shoot = Stop to shoot
home_raiders-web-deed-carry = Carry along
home_raiders-web-deed-relocate = Round the enemy
home_raiders-web-deed-push = Push
home_raiders-web-deed-leave = Leave the Unit
home_raiders-web-deed-join = Join a Unit
home_raiders-web-item-hold = held back

## In the browser: tools

home_raiders-web-info = Troop, bag and objective
home_raiders-web-joint = Wounds by all { $count } together:

## In the browser: beside the table

home_raiders-web-bag = The bag
home_raiders-web-bag-holds = In the bag: { $pearls }.
home_raiders-web-bag-empty = empty
home_raiders-web-next-pearl = The next pearl is { $player }’s with { $chance }.
home_raiders-web-next-short = yours { $chance }
home_raiders-web-before = Before the first round
home_raiders-web-round = Round { $round } of { $rounds }
home_raiders-web-to-activate = Still to act: { $counts }.
home_raiders-web-objective = Objective
home_raiders-web-left = { $left } left, { $lost } lost
home_raiders-web-marker = marker { $number }
home_raiders-web-places = { $count ->
    [one] { $count } Portal or marker
   *[other] { $count } Portals and markers
}
home_raiders-web-marker-held = marker { $number }: { $player }
home_raiders-web-marker-free = marker { $number }: free
home_raiders-web-recap = Round { $round } is over
home_raiders-web-recap-left = In play: { $counts }.
home_raiders-web-recap-lost = Lost: { $names }.
home_raiders-web-recap-nobody = Nobody was lost.
home_raiders-web-recap-score = Score: { $counts }.
home_raiders-web-barred = Not possible now
home_raiders-web-unit = Troop
home_raiders-web-look-about = Choose a figure to see its troop.
home_raiders-web-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
home_raiders-web-had-its-turn = has had its turn
home_raiders-web-waits = can still be activated
home_raiders-web-wounds-of = { $wounds } of { $most } Wound tokens
home_raiders-web-down = on the ground
home_raiders-web-stands = { $height } up
home_raiders-web-mark-hurts = it will hurt
home_raiders-web-mark-charging = charging
home_raiders-web-mark-fervour = Fervour
home_raiders-web-mark-teleported = has teleported
home_raiders-web-mark-distracted = distracted
home_raiders-web-mark-grappled = grappled
home_raiders-web-mark-confused = confused
home_raiders-web-mark-stunned = stunned
home_raiders-web-mark-tricked = Mind trick
home_raiders-web-mark-sitting-out = sits out
home_raiders-web-luck-unit = { $amount ->
    [one] { $amount } Star
   *[other] { $amount } Stars
}
home_raiders-web-luck-about = An attack is about one wound, worth the Stars of the figure divided by the wounds it can take.
home_raiders-web-lab-pool-attack-white = Attack: white
home_raiders-web-lab-pool-attack-red = red
home_raiders-web-lab-pool-attack-black = black
home_raiders-web-lab-pool-attack-boost = Boost
home_raiders-web-lab-pool-defence-white = Defence: white
home_raiders-web-lab-pool-defence-red = red
home_raiders-web-lab-pool-defence-black = black
home_raiders-web-lab-pool-defence-boost = Boost
home_raiders-web-lab-scene = A table to play with
home_raiders-web-lab-scene-about = Drag A and B, or move them with the arrow keys. A figure dragged onto the box stands on it.
home_raiders-web-lab-scene-height = Height of the box
home_raiders-web-lab-scene-eye = A, who looks, at { $x }, { $y } inches
home_raiders-web-lab-scene-target = B, the target, at { $x }, { $y } inches
home_raiders-web-lab-inches = { $inches } inches
home_raiders-web-lab-scene-apart = from base edge to base edge.
home_raiders-web-lab-scene-open = A sees all of B that matters.
home_raiders-web-lab-scene-partial = { $share } of B is hidden: partially obscured.
home_raiders-web-lab-scene-hidden = B is completely obscured and cannot be a target.


## At the table

home_raiders-play-marker = marker { $number }
home_raiders-play-compass-e = east
home_raiders-play-compass-ne = north-east
home_raiders-play-compass-n = north
home_raiders-play-compass-nw = north-west
home_raiders-play-compass-w = west
home_raiders-play-compass-sw = south-west
home_raiders-play-compass-s = south
home_raiders-play-compass-se = south-east
home_raiders-play-short-e = e
home_raiders-play-short-ne = ne
home_raiders-play-short-n = n
home_raiders-play-short-nw = nw
home_raiders-play-short-w = w
home_raiders-play-short-sw = sw
home_raiders-play-short-s = s
home_raiders-play-short-se = se
home_raiders-play-side-south = south
home_raiders-play-side-east = east
home_raiders-play-side-north = north
home_raiders-play-side-west = west
home_raiders-play-side-south-west = south-west
home_raiders-play-side-south-east = south-east
home_raiders-play-side-north-east = north-east
home_raiders-play-side-north-west = north-west
home_raiders-play-call-ace = ace
home_raiders-play-call-blank = blank
home_raiders-play-region-00 = in the south-west
home_raiders-play-region-01 = in the south
home_raiders-play-region-02 = in the south-east
home_raiders-play-region-10 = in the west
home_raiders-play-region-11 = in the middle
home_raiders-play-region-12 = in the east
home_raiders-play-region-20 = in the north-west
home_raiders-play-region-21 = in the north
home_raiders-play-region-22 = in the north-east
home_raiders-play-on-top = on the { $object }, { $region }
home_raiders-play-colour-white = the white dice
home_raiders-play-colour-red = the red dice
home_raiders-play-colour-black = the black dice

home_raiders-play-word-move = move
home_raiders-play-word-melee = fight
home_raiders-play-word-shoot = shoot
home_raiders-play-word-spirit = spirit
home_raiders-play-word-generic = generic
home_raiders-play-word-stand = stand
home_raiders-play-word-hold = hold
home_raiders-play-word-end = end
home_raiders-play-word-first = first
home_raiders-play-word-after = after
home_raiders-play-word-marker = marker
home_raiders-play-word-push = push
home_raiders-play-word-carry = carry
home_raiders-play-word-join = join
home_raiders-play-word-leave = leave
home_raiders-play-word-relocate = relocate
home_raiders-play-action-move = Movement action
home_raiders-play-action-melee = Close combat attack action
home_raiders-play-action-shoot = Ranged attack action
home_raiders-play-action-spirit = Spirit action
home_raiders-play-action-generic = Generic action
home_raiders-play-action-stand = stand up
home_raiders-play-action-hold = the others wait
home_raiders-play-action-end = forgo the rest of the turn
home_raiders-play-apart-first = before that { $who }: { $what }
home_raiders-play-apart-after = then { $who }: { $what }
home_raiders-play-acts-apart = Apart from the rest, { $who }: { $what }.
home_raiders-play-takes-marker = { $who } takes a marker
home_raiders-play-actions-left = { $actions ->
    [one] { $question } One action left.
   *[other] { $question } { $actions } actions left.
}

home_raiders-play-none = none
home_raiders-play-none-melee-target = nobody else attacks
home_raiders-play-none-melee-roundhouse = no further attack
home_raiders-play-none-melee-violent = let the dice lie
home_raiders-play-none-melee-knock-back = let it stand
home_raiders-play-none-shoot-order = nobody else shoots
home_raiders-play-none-shoot-double = everything at the first target
home_raiders-play-none-shoot-lightning-next = no second bolt
home_raiders-play-none-vanish-swan-song = no last attack
home_raiders-play-none-spirit-use = the others use nothing
home_raiders-play-none-spirit-manipulate = let it stand
home_raiders-play-none-generic-use = the others do nothing
home_raiders-play-none-move-break-away = nobody: they stay in contact
home_raiders-play-none-react-bodyguard = nobody: the target defends itself
home_raiders-play-none-react-flicker = stay
home_raiders-play-none-react-deflect = let it be
home_raiders-play-none-react-free-attack = let them go
home_raiders-play-none-wound-mirror-image = keep it
home_raiders-play-none-wound-selfish = keep it
home_raiders-play-none-vanish-replacement = nobody
home_raiders-play-none-setup-reckon = nobody else
home_raiders-play-pass = pass: activate nobody now
home_raiders-play-stay = stay where you are

home_raiders-play-strikes = { $attacker } attacks { $targets }
home_raiders-play-shoots = { $shooter } shoots at { $troop }
home_raiders-play-past = , past the { $obstacle }
home_raiders-play-message = the abilities of { $leader } to { $troop }
home_raiders-play-spirit = { $character }: { $ability } on { $target }
home_raiders-play-divide = the Unit divides into two
home_raiders-play-do-teleport = { $who } teleports, and it will hurt
home_raiders-play-do-marker = { $who } takes { $on }
home_raiders-play-do-grapple = { $who } grapples { $on }
home_raiders-play-do-heal = { $who } heals { $on }, and it will hurt
home_raiders-play-beside = beside { $who }, { $direction } of it
home_raiders-play-over-the-edge = over the edge
home_raiders-play-to-place = to { $place }
home_raiders-play-deploy-at = { $troop }, { $where }
home_raiders-play-from-portal = { $away }″ { $direction } of the Portal
home_raiders-play-joins = { $who } joins { $troop }
home_raiders-play-held = { $troop } held back
home_raiders-play-all-deployed = everybody deploys now, on their own
home_raiders-play-shift = The { $object } is in the way of the Portal. Where does it go?

home_raiders-play-into-contact = into base contact with { $met }
home_raiders-play-to-marker = to { $marker }: { $way }
home_raiders-play-only = only { $who }
home_raiders-play-way = { $direction } { $length }″
home_raiders-play-way-towards = { $way }, towards { $troop }, then { $away }″ away
home_raiders-play-way-up = { $way }, up on the { $object }
home_raiders-play-way-down = { $way }, down
home_raiders-play-plan-run = Running shot: { $who } { $way }, then shoots
home_raiders-play-plan-carry = Transport: { $who } carries { $other }, { $way }
home_raiders-play-plan-round = Relocate: { $who } goes round its enemy, { $way }
home_raiders-play-plan-push = Push: { $who } pushes the { $object } { $way }
home_raiders-play-plan-leave = Redeploy: { $who } leaves the Unit, { $way }
home_raiders-play-plan-join = Redeploy: { $who } joins { $troop }, { $way }
home_raiders-play-a-move = a move such as n 4, 12.5,8, x d2 or A1 n 4; A2 e 2

home_raiders-play-moves = { $troop }: { $moves }.
home_raiders-play-moved-to = { $who } { $cost }″ to { $place }
home_raiders-play-moved-into = { $who } { $cost }″ into base contact with { $met }
home_raiders-play-carried-to = { $who } is carried to { $place }
home_raiders-play-teams = The teams are shown. { $one }: { $first_team }. { $other }: { $second_team }.
home_raiders-play-deployed = { $troop } deployed round { $place }.
home_raiders-play-pool-melee = Close combat
home_raiders-play-pool-ranged = Shooting
home_raiders-play-pool-defence = Defence
home_raiders-play-pool-spirit = Spirit
home_raiders-play-pool-grapple = Grapple
home_raiders-play-rolled = { $kind } { $pool }: { $dice }, { $total }.
home_raiders-play-rolled-by = { $who }, { $kind } { $pool }: { $dice }, { $total }.
home_raiders-play-why-pool = { $who }: { $kind } { $pool } on the card
home_raiders-play-why-change = { $how }: { $old } → { $new } ({ $reasons })
home_raiders-play-why-dice = dice { $dice } (A Ace, C Critical Ace, - Blank): { $total }
home_raiders-play-change-wound-marks = dice with wound marks fall away
home_raiders-play-change-discard-strongest = the strongest set is discarded
home_raiders-play-change-only-strongest = only the strongest set
home_raiders-play-change-only-weakest = only the weakest set
home_raiders-play-change-pair = upgrade and downgrade together
home_raiders-play-change-upgrade = upgrade
home_raiders-play-change-downgrade = downgrade

home_raiders-play-works = works { $chance }
home_raiders-play-chance = wounds { $wound }
home_raiders-play-chance-vanish = vanishes { $vanish }
home_raiders-play-takes-it = { $who } at { $away }″: { $chance }
home_raiders-play-odds-melee = { $who } attacks { $target }: { $chance }
home_raiders-play-odds-shot = { $who } shoots at { $target }: { $chance }
home_raiders-play-odds-usage = Type two figures: odds A1 d2, or odds A1 d2 shoot.
home_raiders-play-no-targets = Nobody can be attacked from there now.
home_raiders-play-no-shot = That shot is not possible now.
home_raiders-play-sight-open = { $who } has an open line of sight to { $target }.
home_raiders-play-sight-partial = { $target } is partially obscured for { $who }: { $share }% covered.
home_raiders-play-sight-hidden = { $target } is completely obscured for { $who }.
home_raiders-play-in-the-way = In the way: { $obstacle }.
home_raiders-play-within-range = { $away }″ away, within range ({ $range }″).
home_raiders-play-beyond-range = { $away }″ away, beyond range ({ $range }″): the strongest set is discarded (HR-RAN-02).
home_raiders-play-away = { $away }″ away.
home_raiders-play-sight-usage = Type one or two figures on the table: sight A1 d2.
home_raiders-play-reach = { $who } can move { $movement }″; + marks where.
home_raiders-play-reach-tops = It can get on top of: { $objects }
home_raiders-play-reach-usage = Type a figure on the table: reach A1.
home_raiders-play-where-usage = Type a figure or a troop: where A1, where d.
home_raiders-play-card-movement = Movement { $movement }″
home_raiders-play-trait-close_combat = Close combat
home_raiders-play-trait-shooting = Shooting
home_raiders-play-trait-defence = Defence
home_raiders-play-trait-spirit = Spirit
home_raiders-play-stands = { $who } at { $place }
home_raiders-play-on = on the { $object }
home_raiders-play-touches = in base contact with { $met }
home_raiders-play-gone = { $who } has vanished
home_raiders-play-waiting = { $who } is not deployed yet
home_raiders-play-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
home_raiders-play-down = on the ground
home_raiders-play-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
home_raiders-play-die-white = white
home_raiders-play-die-red = red
home_raiders-play-die-black = black
home_raiders-play-die-pearl = a pearl ({ $pearls })
home_raiders-play-face-blank = Blank
home_raiders-play-face-ace = Ace
home_raiders-play-face-critical = Critical
home_raiders-play-mark-hurts = will be hurt
home_raiders-play-mark-charging = charging
home_raiders-play-mark-fervour = Fervour
home_raiders-play-mark-teleported = has teleported
home_raiders-play-mark-distracted = distracted
home_raiders-play-mark-grappled = grappled
home_raiders-play-mark-confused = confused
home_raiders-play-mark-stunned = stunned
home_raiders-play-mark-tricked = tricked
home_raiders-play-mark-sitting-out = sits out the next action
home_raiders-play-marker-there = { $by ->
    [none] { $marker } at { $place }
   *[other] { $marker } at { $place }, controlled by { $by }
}
home_raiders-play-object-there = { $object } at { $place }, { $height }″ high
home_raiders-play-object-climbable = { $object } at { $place }, { $height }″ high, climbable
home_raiders-play-is-portal = (Portal of { $player })
home_raiders-play-no-team = That is no team: { $problem }
home_raiders-play-price = { $stars } of { $limit } Stars.

home_raiders-play-hint = A number, or as it is written ({ $example }); help lists the commands.
home_raiders-play-hint-move-path = A number, n 4, 30° 4, 12.5,8, x d2 (contact), to d2, m1, A1 n 4; A2 e 2, -
home_raiders-play-hint-react-defensive-stance = A number, n 1, 12.5,8, or A1 n 1; A2 e 1; - to stay.
home_raiders-play-hint-turn-action = A number or a word ({ $example }); where, sight A1 d2, odds and reach A1 tell more.
home_raiders-play-hint-turn-activate = A number or a letter ({ $example }); where, sight A1 d2, odds and reach A1 tell more.
home_raiders-play-hint-deploy-place = A number, a troop and a point ({ $example }), or A1 12,3; A2 13,3.
home_raiders-play-hint-deploy-hold-back = A number, a troop and a point ({ $example }), or A1 12,3; A2 13,3.
home_raiders-play-hint-setup-marker = A number or a point in inches ({ $example }).
home_raiders-play-hint-team-cards = A number, a name ({ $example }), random, or a list: 2x nl-guardmen, nl-ada-brass; cost LIST checks it.
home_raiders-play-hint-melee-knock-back = A number, n 2 or a point; - to let it stand.
home_raiders-play-hint-spirit-manipulate = A number, n 2 or a point; - to let it stand.
home_raiders-play-hint-melee-target = A number or attacker and target ({ $example }); - if nobody else attacks; odds tells more.
home_raiders-play-help-odds = chances: odds, odds A1, odds A1 d2, odds A1 d2 shoot
home_raiders-play-help-reach = where a figure could go: reach A1
home_raiders-play-help-cost = what a team costs: cost 2x nl-guardmen, nl-ada-brass

home_raiders-play-status-round = Round { $round } of { $rounds }
home_raiders-play-status-bag = in the bag { $bag }
home_raiders-play-stage-table = The table is laid
home_raiders-play-stage-teams = Choosing teams
home_raiders-play-stage-sworn-enemies = Sworn enemies
home_raiders-play-stage-layout = The layout
home_raiders-play-stage-roll-off = The roll-off
home_raiders-play-stage-portals = Placing the Portals
home_raiders-play-stage-attachments = Leaders join their Units
home_raiders-play-stage-deployment = Deployment
home_raiders-play-stage-held-back = Those held back
home_raiders-play-stage-objective = The objective
home_raiders-play-stage-markers = Laying the markers
home_raiders-play-stage-reckon = Reckon
home_raiders-play-lost = { $count } lost
home_raiders-play-panel-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
home_raiders-play-panel-objects = Objects
home_raiders-play-over = The game is over
home_raiders-play-legend =
    Figures: A1 figure 1 of troop A (capital letters player 1, small letters player 2), A* Leader, C+ Hero;
    behind them ' one wound, " two, _ on the ground, % both. Troops: > acts now, o can be activated, . has had its turn.
    Objects are shaded by height: ░ up to 1″, ▒ up to 3″, ▓ more (. : # in plain text); 3 is object #3, ^ cannot be climbed, P1 the Portal of player 1.
    ◆1 (@1 in plain text) marker 1; + within reach; ① where choice 1 leads. The rulers count inches; y grows to the north.
    Dice: W white, R red, B black; A Ace, C Critical Ace (rolled again: C>A), - Blank.

## The campaign at the terminal

home_raiders-campaign-help = Home Raiders: win the house, one game in each room. A campaign is kept in a file.
home_raiders-campaign-examples =
    dicefront campaign new house.json --faction gremlins --faction fair-folk --name Anna --name Bram
    dicefront campaign play house.json
home_raiders-campaign-new-help = Begin a campaign. Without --room all five rooms are played.
home_raiders-campaign-new-examples =
    dicefront campaign new house.json --faction gremlins --faction new-lilliput
    dicefront campaign new house.json --faction gremlins --faction gremlins --room kitchen --room attic=shelf -o stars=8
home_raiders-campaign-new-name = The name of a player; give it twice.
home_raiders-campaign-new-faction = The faction of a player; give it twice.
home_raiders-campaign-new-room = A room: study, kitchen, bathroom, bedroom, living-room, or a name with a table: attic=shelf, attic=FILE.toml.
home_raiders-campaign-status-help = Who holds which room, and which one is next.
home_raiders-campaign-status-examples =
    dicefront campaign status house.json
    dicefront campaign status house.json --json
home_raiders-campaign-play-help = Play the next room, or the one named, in the terminal; the result is written into the file.
home_raiders-campaign-play-examples =
    dicefront campaign play house.json kitchen --hot-seat
    dicefront campaign play house.json --army my-team.toml --opponent random
home_raiders-campaign-play-side = Which of the two players you are: 1 or 2.
home_raiders-campaign-play-army = Your team: a ready-made one, a file, or a list of cards, of your faction.
home_raiders-campaign-play-enemy-army = The team of the other player, in the same way.
home_raiders-campaign-record-help = Write down the result of a game that was played elsewhere.
home_raiders-campaign-record-examples =
    dicefront campaign record house.json kitchen --winner Anna
    dicefront campaign record house.json kitchen --replay game.jsonl
home_raiders-campaign-record-winner = Who won: a name, 1, 2, or draw.
home_raiders-campaign-record-replay = The log of the game.
home_raiders-campaign-leave-help = Agree not to play a drawn room again.
home_raiders-campaign-leave-examples =
    dicefront campaign leave house.json kitchen
    dicefront campaign leave house.json 2 --json
home_raiders-campaign-not_json = { $file }: not a campaign: { $problem }
home_raiders-campaign-exists = { $file } is there already; a campaign begins in a new file.
home_raiders-campaign-two_factions = Give --faction twice, once for each player; known are { $known }.
home_raiders-campaign-room_begins = A game for the { $room }.
home_raiders-campaign-unfinished = The game is not over. Go on with dicefront play home_raiders --resume, then: dicefront campaign record { $campaign } { $room } --replay FILE
home_raiders-campaign-winner_or_replay = Give either --winner or --replay.
home_raiders-campaign-over = All rooms are played.
home_raiders-campaign-no_room = There is no room { $room }; known are { $known }.
home_raiders-campaign-no_player = Nobody is called { $name }; expected { $known } or draw.
home_raiders-campaign-no_outcome = { $file }: no finished game of Home Raiders.
home_raiders-campaign-no_team = There is no ready-made team for { $player }; give one with --army.
home_raiders-campaign-player = { $player } ({ $faction }): { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
home_raiders-campaign-unplayed = not played yet
home_raiders-campaign-won = won by { $player }
home_raiders-campaign-drawn = drawn
home_raiders-campaign-left = drawn, nobody holds it
home_raiders-campaign-again = (may be played once more)
home_raiders-campaign-house_won = { $player } wins the house.
home_raiders-campaign-house_tied = All rooms are played, and nobody wins the house.
home_raiders-campaign-next = Next: { $room }
home_raiders-room-study = study
home_raiders-room-kitchen = kitchen
home_raiders-room-bathroom = bathroom
home_raiders-room-bedroom = bedroom
home_raiders-room-living-room = living room

## The page with which the rules begin

home_raiders-web-page-1 = Goal: the objective decides after six rounds. Mostly you make more enemies vanish than you lose.
home_raiders-web-page-2 = The bag: each troop has a pearl in it. Whose pearl is drawn activates one of their troops.
home_raiders-web-page-3 = Actions: a troop has two: move, shoot, fight or something special, also the same twice.
home_raiders-web-page-4 = Move: measure in inches. Climbing costs double, and a troop stays within three inches.
home_raiders-web-page-5 = Shoot: name an enemy troop; everybody who sees it shoots at its nearest figure.
home_raiders-web-page-6 = Dice: white, red and black dice show Aces. More Aces than the defender: a wound. The second wound makes a figure vanish.
home_raiders-web-page-7 = Cover: whoever stands behind something is harder to hit. Going to ground helps, too.
