# Chessboard Skirmish.
#
# Players come as names, miniatures as labels such as "d8 on c3", spaces as names such as "c3". Ids stay ids
# where a sentence chooses by them: $type (melee, bow, gun), $what (attack, defence, save, skill), $item (bow,
# gun), $mode (points, free). A player or miniature that is nobody stays the number -1. $reason of the end is
# in words already.

chessboard-title = Chessboard Skirmish
chessboard-about = Two small armies on a chessboard; one die for each miniature decides everything.

## Seats

chessboard-seat-0 = South
chessboard-seat-1 = North

## What happened

chessboard-armies-revealed = The armies are shown. South: { $south_army }. North: { $north_army }.
chessboard-deployer-found = { $south } against { $north }: { $player } deploys first.
chessboard-obstacle-placed = { $player } puts an obstacle on { $space }.
chessboard-placing-stopped = { $player } places no obstacle.
chessboard-obstacles-set = Obstacles: { $spaces }
chessboard-marker-laid = The marker lies on { $space }.
chessboard-deployed = { $player } deploys { $mini } on { $space }.
chessboard-round-begun = Round { $round } begins.
chessboard-initiative-won = { $south } against { $north }: { $player } acts first.
chessboard-activated = { $player } activates { $mini }.
chessboard-round-finished = { $player } declares the round finished.
chessboard-moved = { $mini } moves from { $start } to { $end }.
chessboard-marker-dropped = { $mini } drops the marker on { $space }.
chessboard-marker-picked-up = { $mini } picks up the marker on { $space }.
chessboard-pick-up-failed = { $mini } fails to pick up the marker: { $face }, needed { $needed }.
chessboard-attacked = { $type ->
    [bow] { $mini } shoots a bow at { $target }.
    [gun] { $mini } fires a gun at { $target }.
   *[melee] { $mini } attacks { $target }.
}
chessboard-rerolled = { $what ->
    [attack] { $mini } re-rolls the attack: { $old } becomes { $new }.
    [defence] { $mini } re-rolls Defense: { $old } becomes { $new }.
    [save] { $mini } re-rolls the Save: { $old } becomes { $new }.
   *[skill] { $mini } re-rolls Skill: { $old } becomes { $new }.
}
chessboard-defended = { $type ->
    [bow] { $target } defends: { $mini } scores { $attack } (half of { $face }), less than { $defence }.
   *[other] { $target } defends: { $mini } scores { $attack }, less than { $defence }.
}
chessboard-hit = { $type ->
    [bow] { $target } is hit: { $mini } scores { $attack } (half of { $face }) against { $defence }.
   *[other] { $target } is hit: { $mini } scores { $attack } against { $defence }.
}
chessboard-saved = { $target } saves with { $face }.
chessboard-armor-used = { $left ->
    [0] { $target } fails the Save with { $face } and uses its last Armor.
    [one] { $target } fails the Save with { $face } and uses Armor; { $left } point is left.
   *[other] { $target } fails the Save with { $face } and uses Armor; { $left } points are left.
}
chessboard-defeated = { $target } fails the Save with { $face } and is defeated on { $space }.
chessboard-entered = { $player } brings { $mini } onto the board on { $space }.
chessboard-reinforcing = { $player } has nobody ready and brings in reserves.
chessboard-round-ended = { $quiet ->
    [0] Round { $round } is over.
    [one] Round { $round } is over; it was quiet.
   *[other] Round { $round } is over; { $quiet } quiet rounds in a row.
}
chessboard-overtime = The tally is undecided: round { $round } is played as overtime.
chessboard-game-ended = { $winner ->
    [-1] The game is drawn: { $reason } ({ $rule })
   *[other] { $winner } wins: { $reason } ({ $rule })
}

## How a game ends

chessboard-last-standing = the other army is beaten
chessboard-stranded = the other player has nobody on the board and no room for reserves
chessboard-infiltrated = two miniatures stand on the other starting side
chessboard-retrieved = the marker is in an own corner
chessboard-survived = the tally after the last round decides
chessboard-quiet = too many quiet rounds, the tally decides
chessboard-round-limit = the round limit is reached, the tally decides
chessboard-conceded = the other player gave up
chessboard-agreed = both players agreed

## Questions

chessboard-army-build = { $mode ->
    [free] Choose your army: a die and a figure for each miniature.
   *[points] Choose your army for { $points } points: a name, or miniatures such as d8 hero, d6 bow, d4.
}
chessboard-setup-obstacle = { $left ->
    [one] Where do you put the last obstacle? You may stop.
   *[other] Where do you put an obstacle? { $left } are left; you may stop.
}
chessboard-setup-deploy = { $left ->
    [one] Which miniature goes where? One is left to deploy.
   *[other] Which miniature goes where? { $left } are left to deploy.
}
chessboard-turn-activate = Which miniature do you activate?
chessboard-turn-move = Where does { $mini } go from { $space }? It can make { $move ->
    [one] { $move } step
   *[other] { $move } steps
}.
chessboard-turn-drop = Where does { $mini } drop the marker, if at all?
chessboard-turn-attack = Whom does { $mini } attack, if anybody?
chessboard-turn-pick-up = Does { $mini } try to pick up the marker?
chessboard-turn-reserve = { $waiting ->
    [one] A reserve enters. On which space?
   *[other] Which of { $waiting } reserves enters on which space?
}
chessboard-reroll-attack = { $against ->
    [0] { $mini } rolled { $face } to attack { $foe }. Re-roll it?
   *[other] { $mini } rolled { $face } to attack { $foe }, which rolled { $against } for Defense. Re-roll it?
}
chessboard-reroll-defence = { $mini } rolled { $face } for Defense against an attack of { $against } by { $foe }. Re-roll it?
chessboard-reroll-save = { $mini } rolled { $face } for its Save and needs { $against }. Re-roll it?
chessboard-reroll-skill = { $mini } rolled { $face } for Skill and needs { $against }. Re-roll it?

## What dice are rolled for

chessboard-attack = the attack
chessboard-defence = Defense
chessboard-save = the Save
chessboard-skill = Skill
chessboard-initiative = initiative
chessboard-roll-off = the roll-off
chessboard-obstacles = the obstacles
chessboard-marker = the place of the marker

## Where numbers come from

chessboard-number-die_value = die value
chessboard-number-halved = half of it
chessboard-number-halved_up = half of it, rounded up (bow)
chessboard-number-roll = roll
chessboard-cost-die = die
chessboard-cost-armor = Armor
chessboard-cost-bow = bow
chessboard-cost-gun = gun
chessboard-cost-hero = Hero

## Why an army is not allowed

chessboard-army-unreadable = { $where }: expected { $expected }, got { $got }.
chessboard-army-too_expensive = The army costs { $cost } points, at most { $points } are allowed.
chessboard-army-too_small = The army has { $size ->
    [one] { $size } miniature
   *[other] { $size } miniatures
}, at least { $least } are needed.
chessboard-army-wrong_size = The army has { $size ->
    [one] { $size } miniature
   *[other] { $size } miniatures
}; from 1 to { $most } are allowed.
chessboard-army-too_much_armor = { $entry } has { $armor } Armor, at most { $limit } is allowed.
chessboard-army-figure_not_used = { $entry } has a figure; in this game weapons are bought.
chessboard-army-already_has = { $item ->
    [bow] { $entry } has a bow already by its figure.
   *[gun] { $entry } has a gun already by its figure.
}
chessboard-army-no_equipment = { $entry } has equipment; in this game there is none.

## Why something cannot be placed

chessboard-obstacle-taken = There is an obstacle on { $space } already.
chessboard-obstacle-starting_side = No obstacle may stand on { $space }: it belongs to a starting side.
chessboard-obstacle-centre_blocked = One of the four centre spaces must stay free for the marker.
chessboard-obstacle-not_connected = That would cut off a part of the board.
chessboard-deploy-not_yours = { $mini } is not one of your reserves.
chessboard-deploy-not_a_start = { $space } is not one of your starting spaces.
chessboard-deploy-taken = { $space } is taken.
chessboard-deploy-wrong_number = You must deploy { $wanted } miniatures, not { $placed }.

## Why something is not possible in a turn

chessboard-activate-not_yours = { $mini } is not yours.
chessboard-activate-not_on_board = { $mini } is not on the board.
chessboard-activate-spent = { $mini } has had its turn in this round.
chessboard-move-obstacle = There is an obstacle on { $space }.
chessboard-move-friend = One of yours stands on { $space }.
chessboard-move-enemy = An enemy stands on { $space }.
chessboard-move-too_far = Too far: { $distance } steps, { $mini } can make { $move }.
chessboard-move-no_way = { $mini } cannot get to { $space } with { $move } steps: something is in the way.
chessboard-move-not_adjacent = { $space } is not next to the space before it.
chessboard-move-gap = The way to { $space } leads between two obstacles.
chessboard-move-must_stop = An enemy stands on { $space }: the move ends there.
chessboard-move-shared = { $space } holds one of yours and an enemy.
chessboard-drop-not_on_the_way = { $space } is not on the way.
chessboard-attack-friend = { $target } is your own.
chessboard-attack-not_on_board = { $target } is not on the board.
chessboard-attack-no_weapon = { $type ->
    [bow] { $mini } has no bow.
   *[gun] { $mini } has no gun.
}
chessboard-attack-too_far = { $target } is too far away for melee.
chessboard-attack-same_space = { $target } is in the same space: only melee is possible.
chessboard-attack-not_in_line = { $target } is not in a straight line from { $mini }.
chessboard-attack-blocked = { $space } is in the line of fire to { $target }.
chessboard-attack-gap = Between { $mini } and { $target } is a gap of two obstacles, one on { $space }.

## Names

chessboard-type-melee = melee
chessboard-type-bow = bow
chessboard-type-gun = gun
chessboard-equipment-armor = Armor
chessboard-equipment-bow = bow
chessboard-equipment-gun = gun
chessboard-equipment-hero = Hero
chessboard-figure-sword-bearer = sword-bearer
chessboard-figure-archer = archer
chessboard-figure-wizard = wizard
chessboard-figure-soldier = soldier
chessboard-class-minion = Minion
chessboard-class-regular-troop = Regular Troop
chessboard-class-elite-troop = Elite Troop
chessboard-class-special-troop = Special Troop
chessboard-class-monster = Monster
chessboard-class-elite-monster = Elite Monster

## Options: the name, and what it is about

chessboard-option-scenario = Scenario
chessboard-option-scenario-about = what the armies fight for
chessboard-option-army_mode = Armies
chessboard-option-army_mode-about = bought with points, or dice and figures without points
chessboard-option-points = Points
chessboard-option-points-about = what each player may spend on the army
chessboard-option-figure_weapons = Weapons of figures
chessboard-option-figure_weapons-about = whether the weapon a figure shows is bought or comes with it
chessboard-option-free_armies = Armies without points
chessboard-option-free_armies-about = the same list for both, or each player's own
chessboard-option-obstacles = Obstacles
chessboard-option-obstacles-about = none, placed by the players, random, or a named layout
chessboard-option-obstacle_count = Number of obstacles
chessboard-option-obstacle_count-about = for obstacles that are placed or random
chessboard-option-deployment = Deployment
chessboard-option-deployment-about = one miniature at a time in turn, or all in secret
chessboard-option-enemy_spaces = Spaces held by enemies
chessboard-option-enemy_spaces-about = a move stops there, passes through, or may not enter
chessboard-option-diagonal_gaps = Gaps between obstacles
chessboard-option-diagonal_gaps-about = whether steps and shots go between two obstacles that touch at a corner
chessboard-option-line_of_fire = Line of fire
chessboard-option-line_of_fire-about = blocked by obstacles alone, or by miniatures as well
chessboard-option-hero_timing = Re-rolls of Heroes
chessboard-option-hero_timing-about = decided before the next die falls, or with both dice in sight
chessboard-option-infiltrate_check = Check of Infiltrate
chessboard-option-infiltrate_check-about = when Infiltrate is won: at once, or at the end of a round
chessboard-option-pickup = Picking up the marker
chessboard-option-pickup-about = with a Skill roll, or free
chessboard-option-survival_rounds = Rounds of Survival
chessboard-option-survival_rounds-about = after how many rounds Survival ends
chessboard-option-overtime = Overtime
chessboard-option-overtime-about = whether an undecided Survival gets further rounds
chessboard-option-tally = Tally
chessboard-option-tally-about = what is counted first when the tally decides
chessboard-option-round_limit = Round limit
chessboard-option-round_limit-about = the game ends after this round; 0 for no limit
chessboard-option-quiet_limit = Quiet limit
chessboard-option-quiet_limit-about = the game ends after so many rounds in a row without an attack; 0 for no limit
chessboard-option-army_min = Smallest army
chessboard-option-army_min-about = how many miniatures an army needs; auto is 4 with 20 points and 5 otherwise
chessboard-option-armor_limit = Armor limit
chessboard-option-armor_limit-about = Armor for one miniature at most; 0 for no limit
chessboard-option-preset = Preset
chessboard-option-preset-about = a game that is ready to start
chessboard-option-lists = Armies allowed
chessboard-option-lists-about = armies by the rules, or by agreement beyond the limits of army building

## Values of options

chessboard-value-last_standing = Last standing
chessboard-value-infiltrate = Infiltrate
chessboard-value-retrieve = Retrieve
chessboard-value-survival = Survival
chessboard-value-points = points
chessboard-value-free = free
chessboard-value-paid = paid
chessboard-value-mirrored = mirrored
chessboard-value-open = open
chessboard-value-none = none
chessboard-value-placed = placed
chessboard-value-random = random
chessboard-value-random_symmetric = random, symmetric
chessboard-value-pillars = pillars
chessboard-value-ruins = ruins
chessboard-value-gates = gates
chessboard-value-maze = maze
chessboard-value-checkers = checkers
chessboard-value-alternate = in turn
chessboard-value-hidden = hidden
chessboard-value-stop = stop
chessboard-value-pass = pass
chessboard-value-closed = closed
chessboard-value-obstacles = obstacles
chessboard-value-miniatures = miniatures
chessboard-value-immediate = at once
chessboard-value-informed = informed
chessboard-value-end_of_round = at the end of the round
chessboard-value-skill = Skill roll
chessboard-value-off = off
chessboard-value-on = on
chessboard-value-auto = auto
chessboard-value-first_game = first game
chessboard-value-legal = by the rules
chessboard-value-agreed = any, by agreement

## Outcomes in tables of odds

chessboard-odds-miss = missed
chessboard-odds-saved = saved
chessboard-odds-armor = Armor used
chessboard-odds-defeat = defeated
chessboard-odds-hit = hit
chessboard-odds-first = acts first
chessboard-odds-second = acts second
chessboard-odds-success = succeeds
chessboard-odds-failure = fails

## Answers and chances on a screen

chessboard-show-minis-left = Miniatures left
chessboard-show-points-left = Points left
chessboard-show-minis-defeated = Miniatures defeated
chessboard-show-army = { $minis }
chessboard-show-fix-remove-number = Remove number { $number }
chessboard-show-stay = stay
chessboard-show-deployed = { $pieces } on { $spaces }
chessboard-show-finish = finish the round
chessboard-show-left-undone = { $count ->
    [one] { $count } miniature has not acted.
   *[other] { $count } miniatures have not acted.
}
chessboard-show-no-attack = no attack
chessboard-show-setup-obstacle-none = place no more
chessboard-show-turn-drop-none = keep the marker
chessboard-show-reroll-attack-yes = re-roll the attack
chessboard-show-reroll-attack-no = keep the attack
chessboard-show-reroll-defence-yes = re-roll Defense
chessboard-show-reroll-defence-no = keep Defense
chessboard-show-reroll-save-yes = re-roll the Save
chessboard-show-reroll-save-no = keep the Save
chessboard-show-reroll-skill-yes = re-roll Skill
chessboard-show-reroll-skill-no = keep Skill
chessboard-show-turn-pick-up-yes = pick up the marker
chessboard-show-turn-pick-up-no = leave the marker
chessboard-show-wanted-attack = the target fails its Save
chessboard-show-wanted-defence = no harm
chessboard-show-wanted-save = saved
chessboard-show-wanted-skill = succeeds
chessboard-show-attack-die = attack die
chessboard-show-defence-die = Defense die
chessboard-show-save-needs = a Save needs
chessboard-show-bow-halves = a bow halves its roll, divided by
chessboard-show-own-reroll = re-roll of the attacking Hero
chessboard-show-foe-reroll = re-roll of the defending Hero
chessboard-show-armor-change = Armor { $before } → { $after }
chessboard-show-armor-left = Armor left
chessboard-sheet-points = { $cost } of { $limit } points
chessboard-sheet-points-each = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
chessboard-sheet-minis = { $count ->
    [one] { $count } miniature
   *[other] { $count } miniatures
}
chessboard-sheet-move = Move { $steps }
chessboard-sheet-item-bow = shoots in a straight line with half its roll, rounded up
chessboard-sheet-item-gun = shoots in a straight line with its whole roll
chessboard-sheet-item-hero = may re-roll one of its dice, once in a round
chessboard-sheet-item-armor = a failed Save costs a point of Armor instead of the miniature

## In the browser

chessboard-web-proposal-reroll-save = A Hero would fall otherwise, and the re-roll is lost at the end of the round anyway.
chessboard-web-proposal-reroll-defence = Defending twice costs nothing but a re-roll that is lost at the end of the round.
chessboard-web-window-reroll-defence = Re-roll Defense
chessboard-web-window-reroll-save = Re-roll a Save
chessboard-web-policy-wanted = use it if the new roll is likely to be better
chessboard-web-call-leader = a Hero of mine is attacked
chessboard-web-call-ending = it is my last miniature
chessboard-web-order-left = while at least { $left } Heroes have a re-roll
chessboard-web-order-left-label = Only while so many Heroes have a re-roll left
chessboard-web-lesson-deploy = Put your miniatures on the marked spaces of your side.
chessboard-web-lesson-initiative = Both rolled; the higher roll takes the first turn of the round.
chessboard-web-lesson-activate = In a turn one miniature acts. Choose an outlined one.
chessboard-web-lesson-move = It moves up to half its die. Percentages show attacks.
chessboard-web-lesson-attack = Choose a target: the number is the chance to defeat it.
chessboard-web-lesson-dice = The attack reached the Defense roll: it hits, and a Save follows.
chessboard-web-lesson-defended = The attack stayed below the Defense roll: nothing happens.
chessboard-web-lesson-defeated = A failed Save without Armor takes the miniature off the board.
chessboard-web-lesson-round = Whoever finishes the round early gives the other the remaining turns.
chessboard-web-odds-about = Exact chances of an attack, several variants side by side.
chessboard-web-lists = Armies may break the limits of army building: points, number of miniatures, Armor, weapons and figures. What an army breaks is told when both are shown.
chessboard-web-luck-unit = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
chessboard-web-luck-about = An attack is about a miniature, worth the points it costs, or about a point of its Armor.
chessboard-web-lab-type = Attack
chessboard-web-lab-attacker = Die of the attacker
chessboard-web-lab-defender = Die of the defender
chessboard-web-lab-reroll = the attacker has a Hero re-roll
chessboard-web-lab-target-reroll = the defender has a Hero re-roll
chessboard-web-lab-armor = the defender has Armor
chessboard-web-lab-board = A board to play with
chessboard-web-lab-board-place-obstacle = A click or tap places or removes an obstacle
chessboard-web-lab-board-place-mini = A click or tap moves the miniature
chessboard-web-lab-board-gaps = Gaps between obstacles are closed
chessboard-web-lab-board-mini = the miniature (d{ $die })
chessboard-web-lab-board-obstacle = an obstacle
chessboard-web-lab-board-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
chessboard-web-lab-board-too-far = cannot be reached
chessboard-web-lab-board-clear = in a clear line
chessboard-web-lab-board-blocked = in a line that { $space } blocks
chessboard-web-lab-board-no-line = in no straight line
chessboard-web-lab-board-lines = { $clear } spaces are in a clear line (●), { $blocked } in one that is blocked (×).
chessboard-web-lab-board-reach = With a Move of { $move } it reaches { $spaces } other spaces; the numbers are steps.
chessboard-web-round-short = Round { $round }
chessboard-web-ready-counts = Ready: { $south } { $own }, { $north } { $other }

## At the table

chessboard-play-mini = { $player }'s d{ $die } on { $space }
chessboard-play-mini-off = { $player }'s d{ $die }
chessboard-play-own-mini = d{ $die } on { $space }
chessboard-play-own-mini-off = d{ $die }
chessboard-play-number = miniature { $number }
chessboard-play-armor = Armor { $left }
chessboard-play-hero = Hero
chessboard-play-hero-spent = Hero (re-roll used)
chessboard-play-finish = finish the round for all
chessboard-play-stay = stay
chessboard-play-no-attack = no attack
chessboard-play-a-space = a space such as d1
chessboard-play-a-deployment = a miniature in reserve and a space, such as d8 d1
chessboard-play-turn-activate-hint = A number or a space (b1), or in one go: b1-d4, b1-c4xc5, b1-c4 bow e6.
chessboard-play-turn-move-hint = A space with a dot (d4), - to stay, c4xc5 to attack as well; odds tells more.
chessboard-play-turn-attack-hint = A number, xc5, bow c5 or gun c5; - for no attack.
chessboard-play-army-build-hint = A number, a list such as d8 hero, d6 bow, d4 armor:2, d4, d4, or random; cost LIST checks it.
chessboard-play-setup-deploy-hint = To deploy: { $waiting }. Type a die and a space with a dot: { $example }.
chessboard-play-setup-deploy-hint-all = To deploy: { $waiting }. Type { $left } spaces in that order (b1 c1 d1 …) or pairs: d8 b1, d6 c1.
chessboard-play-setup-obstacle-hint = A space with a dot: d4; - to stop.
chessboard-play-setup-obstacle-nothing = stop
chessboard-play-turn-drop-hint = A space with a dot, or - to keep the marker.
chessboard-play-turn-drop-nothing = keep it
chessboard-play-chance-bare = defeat { $defeat }, hit { $hit }
chessboard-play-chance-armored = Armor lost { $armor }, hit { $hit }
chessboard-play-reroll-attack = Chance that it fails its Save: { $keep } with this roll, { $again } with a new one.
chessboard-play-reroll-defence = Chance to stay unharmed: { $keep } with this roll, { $again } with a new one.
chessboard-play-reroll-save = Chance to be saved: { $keep } with this roll, { $again } with a new one.
chessboard-play-reroll-skill = Chance to manage it: { $keep } with this roll, { $again } with a new one.
chessboard-play-skill = Chance to manage it: { $chance } (CB-DIE-10)
chessboard-play-prospect = { $mini }: { $target } with { $type }: { $chance }
chessboard-play-prospect-from = { $mini } from { $start }: { $target } with { $type }: { $chance }
chessboard-play-cannot-attack = Nobody stands on { $space } to be attacked.
chessboard-play-no-targets = Nobody can be attacked in this turn.
chessboard-play-no-targets-from = Nobody can be attacked from { $space }.
chessboard-play-targets-usage = Type a space: targets d4, or a miniature and a space: targets b1 d4.
chessboard-play-reach-usage = Type the space of a miniature: reach c5.
chessboard-play-reach = { $mini } can go { $move } steps: { $spaces } (CB-DIE-04)
chessboard-play-piece = { $mini }: { $state }
chessboard-play-state-ready = ready
chessboard-play-state-spent = spent
chessboard-play-state-engaged = engaged
chessboard-play-state-reserve = in reserve
chessboard-play-state-carrier = carries the marker
chessboard-play-walls = Obstacles: { $spaces }
chessboard-play-price = { $points } points
chessboard-play-price-of = { $points } of { $limit } points.

chessboard-play-roll = { $player } rolls { $sides } for { $purpose }: { $faces } ({ $rule })
chessboard-play-halved = , halved by the bow: { $result } (CB-DIE-06)
chessboard-play-hit = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defence }. { $attack } reaches { $defence }: a hit (CB-DEF-02).
chessboard-play-defended = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defence }. { $attack } is less than { $defence }: it holds (CB-DEF-03).
chessboard-play-saved = Save d{ $die }: { $face }, { $needed } or more is enough (CB-DIE-09): saved.
chessboard-play-armor-used = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). Armor takes it: { $before } becomes { $left } (CB-DEF-06).
chessboard-play-defeated = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). { $target } is defeated (CB-DEF-07).
chessboard-play-part = { $text } { $amount } ({ $rule })
chessboard-play-why-hit = { $attack } reaches { $defence }, a tie is enough: a hit (CB-DEF-02)
chessboard-play-why-defended = { $attack } is less than { $defence }: the attack fails (CB-DEF-03)
chessboard-play-why-skill = { $needed } or more is needed (CB-DIE-10)

chessboard-play-round = Round { $round }, { $player } to act.
chessboard-play-initiative = Initiative: { $player }
chessboard-play-phase-armies = Choosing armies.
chessboard-play-phase-roll-off = Roll-off.
chessboard-play-phase-obstacles = Placing obstacles.
chessboard-play-phase-marker = Placing the marker.
chessboard-play-phase-deployment = Deployment.
chessboard-play-strength-setup = { $minis } on board, { $reserve } to come
chessboard-play-strength = { $ready }/{ $minis }{ $reserve ->
    [0] {""}
   *[other] {" "}(+{ $reserve })
}
chessboard-play-ready = Ready:
chessboard-play-panel-strength = { $ready } ready of { $minis } on board, { $points } points
chessboard-play-in-reserve = reserve
chessboard-play-fallen = fallen: { $dice }
chessboard-play-goal-last_standing = Beat the whole other army.
chessboard-play-goal-infiltrate = Infiltrators { $south } : { $north } of { $needed }.
chessboard-play-goal-survival = Survival: round { $round } of { $rounds }.
chessboard-play-goal-marker = Marker on { $space }.
chessboard-play-goal-carried = Marker carried by { $mini }.
chessboard-play-quiet-rounds = Quiet rounds: { $quiet } of { $limit }
chessboard-play-legend =
    On the board: ▲ plays upwards, ▼ downwards (S and N in plain text); hollow, dim and ✓: had its turn. [ ] acts now.
    d8 the die; bow, gun or b, g weapons; A2 Armor left; H Hero, h re-roll used; ◆ the marker; ▒ obstacle.
    · can go there, • can act, ×58% chance to defeat, ×A58% chance to take a point of Armor.

## The page with which the rules begin

chessboard-web-page-1 = Goal: be the last with miniatures on the board. Other scenarios ask you to cross the board, fetch a marker or hold out.
chessboard-web-page-2 = Your turn: activate one ready miniature. Players alternate until nobody is ready; then a new round begins.
chessboard-web-page-3 = Move: a miniature moves up to its Move, straight or diagonally. The smaller its die, the further it goes.
chessboard-web-page-4 = Attack: then it may attack once: an enemy beside it, or one in line with a bow or a gun.
chessboard-web-page-5 = Dice: attacker and defender each roll their own die. The attack hits if it reaches the defence.
chessboard-web-page-6 = Saved or defeated: who is hit rolls once more to be saved. Armor takes a hit away, and a Hero rolls again.
