# The terminal table. The parts named after a game belong to that game.

play-nobody = the table
play-seat = player { $number }
play-human = at the keyboard
play-computer = computer, { $level }
play-level-random = random
play-level-greedy = greedy
play-level-search = search
play-yes = yes
play-no = no

## The table

play-welcome = At the table: { $players }.
play-commitment = Dice fingerprint { $commitment }… (legend explains)
play-thinking = { $player } is thinking …
play-more-news = … (log tells all)
play-more-choices = … list shows all { $count } choices
play-hand-over = { $player }, this is for your eyes only. Take the keyboard.
play-press-enter = Press Enter when the others look away.
play-saved = The game is kept in { $file }; go on with --resume.
play-kept = The replay is in { $file }.
play-key = Dice key { $key } (dicefront replay verify checks every roll with it)
play-was-cut = The last line of the file was cut off and is left out.
play-misplayed = { $player } gave an answer that the rules refuse ({ $problem }); the usual answer was given.
play-standing = { $place }. { $player }
play-was-practice = A practice game: decisions were taken back.
play-resumed = The game goes on ({ $file }).
play-resume-it = There is an unfinished game, { $file }. Go on with it? yes or no:
play-nothing-to-resume = There is no unfinished game of { $game }.
play-already-over = { $file }: this game is over; dicefront replay show tells it
play-ended-won = { $winner } wins: { $reason } ({ $rule })
play-ended-drawn = A draw: { $reason } ({ $rule })
play-throw = { $player }: throw { $dice } for { $purpose } ({ $rule }) and type what they show:
play-throw-wrong = Expected one number for each of { $dice }.
play-throw-wrong-named = Expected what each shows, for { $dice }: one of { $faces }.
play-left = The table was left.

## Set-up

play-fixed-seats = This game has { $seats } seats.
play-no-such-side = --side: expected one of { $known }, got { $side }.
play-no-such-level = --opponent: expected one of { $known }, got { $level }.
play-bad-army = { $army }: { $problems }

## At the prompt

play-hint = Type a number or an answer such as { $example }; help lists the commands.
play-hint-confirm = Type yes or no.
play-yes-or-no = (yes or no)
play-no-such-number = The numbers go from 1 to { $most }; list shows them.
play-not-understood = "{ $typed }" means nothing here. { $hint }
play-cannot-follow = After that nobody asks for { $typed }: nothing has been done.
play-undone = Taken back.
play-stepped-back = Back to your last decision, with the same dice. The game counts as practice from now on.
play-stepped-back-new = Back to your last decision, with new dice from here on. The game counts as practice from now on.
play-sure-resign = Does { $player } really give up?
play-draw-offered = { $player }, do you accept a draw?
play-languages = Languages: { $names }.
play-no-odds = There are no odds to tell here.
play-no-reach = There is nothing to measure here.
play-no-armies = This game has no armies.
play-no-dice = No dice have been rolled yet.
play-no-rule = There is no paragraph { $id }.
play-near = Near it: { $names }.
play-ruling = Ruling
play-example = Example
play-legend-dice = Dice: the fingerprint shown at the start fixes all rolls beforehand; the key shown at the end proves it.

## Help

play-help-title = What you can type
play-help-help = this page
play-help-legend = what the signs on the board mean
play-help-board = draw the table again
play-help-list = all choices with their numbers
play-help-pieces = everything on the table in words
play-help-odds = the chances of what can be attacked now; odds b1 for one miniature
play-help-targets = what could be attacked from a space: targets d4, or targets b1 d4
play-help-danger = what could happen to your pieces before your next turn
play-help-reach = where a miniature could go, yours or another: reach c5
play-help-why = how the last roll came about, number by number
play-help-rule = a paragraph of the rules: rule { $rule }
play-help-log = the whole game so far
play-help-cost = what an army costs and what is wrong with it: cost d8 hero, d6, d4
play-help-options = the options of this game (* differs from the usual)
play-help-undo = take the last answer back, if no dice fell since
play-help-back = practice: back to your decision before; back new for new dice
play-help-save = say where the game is kept; it is saved after every answer
play-help-draw = offer a draw
play-help-resign = give up
play-help-lang = change the language: lang nl
play-help-quit = leave; the game is kept

## Replays

play-entry = Entry { $number }
play-verify-entries = { $entries } entries fit the rules ({ $rules }).
play-verify-dice = All { $throws } throws come from the key, and the key fits its fingerprint.
play-verify-false = Entry { $entry } (throw { $throw }, { $purpose }): { $faces } does not come from the key.
play-verify-commitment = The key does not fit the fingerprint that was published before the game.
play-verify-no-key = The log holds no key: the dice cannot be checked.
play-verify-manual = The dice were thrown by hand: nothing to check.

## Chessboard Skirmish

play-chessboard-mini = { $player }'s d{ $die } on { $space }
play-chessboard-mini-off = { $player }'s d{ $die }
play-chessboard-own-mini = d{ $die } on { $space }
play-chessboard-own-mini-off = d{ $die }
play-chessboard-number = miniature { $number }
play-chessboard-armor = Armor { $left }
play-chessboard-hero = Hero
play-chessboard-hero-spent = Hero (re-roll used)
play-chessboard-finish = finish the round for all
play-chessboard-stay = stay
play-chessboard-no-attack = no attack
play-chessboard-a-space = a space such as d1
play-chessboard-a-deployment = a miniature in reserve and a space, such as d8 d1
play-chessboard-turn-activate-hint = A number or a space (b1), or in one go: b1-d4, b1-c4xc5, b1-c4 bow e6.
play-chessboard-turn-move-hint = A space with a dot (d4), - to stay, c4xc5 to attack as well; odds tells more.
play-chessboard-turn-attack-hint = A number, xc5, bow c5 or gun c5; - for no attack.
play-chessboard-army-build-hint = A number, a list such as d8 hero, d6 bow, d4 armor:2, d4, d4, or random; cost LIST checks it.
play-chessboard-setup-deploy-hint = To deploy: { $waiting }. Type a die and a space with a dot: { $example }.
play-chessboard-setup-deploy-hint-all = To deploy: { $waiting }. Type { $left } spaces in that order (b1 c1 d1 …) or pairs: d8 b1, d6 c1.
play-chessboard-setup-obstacle-hint = A space with a dot: d4; - to stop.
play-chessboard-setup-obstacle-nothing = stop
play-chessboard-turn-drop-hint = A space with a dot, or - to keep the marker.
play-chessboard-turn-drop-nothing = keep it
play-chessboard-chance-bare = defeat { $defeat }, hit { $hit }
play-chessboard-chance-armored = Armor lost { $armor }, hit { $hit }
play-chessboard-reroll-attack = Chance that it fails its Save: { $keep } with this roll, { $again } with a new one.
play-chessboard-reroll-defence = Chance to stay unharmed: { $keep } with this roll, { $again } with a new one.
play-chessboard-reroll-save = Chance to be saved: { $keep } with this roll, { $again } with a new one.
play-chessboard-reroll-skill = Chance to manage it: { $keep } with this roll, { $again } with a new one.
play-chessboard-skill = Chance to manage it: { $chance } (CB-DIE-10)
play-chessboard-prospect = { $mini }: { $target } with { $type }: { $chance }
play-chessboard-prospect-from = { $mini } from { $start }: { $target } with { $type }: { $chance }
play-chessboard-cannot-attack = Nobody stands on { $space } to be attacked.
play-chessboard-no-targets = Nobody can be attacked in this turn.
play-chessboard-no-targets-from = Nobody can be attacked from { $space }.
play-chessboard-targets-usage = Type a space: targets d4, or a miniature and a space: targets b1 d4.
play-chessboard-reach-usage = Type the space of a miniature: reach c5.
play-chessboard-reach = { $mini } can go { $move } steps: { $spaces } (CB-DIE-04)
play-chessboard-piece = { $mini }: { $state }
play-chessboard-state-ready = ready
play-chessboard-state-spent = spent
play-chessboard-state-engaged = engaged
play-chessboard-state-reserve = in reserve
play-chessboard-state-carrier = carries the marker
play-chessboard-walls = Obstacles: { $spaces }
play-chessboard-price = { $points } points
play-chessboard-price-of = { $points } of { $limit } points.

play-chessboard-roll = { $player } rolls { $sides } for { $purpose }: { $faces } ({ $rule })
play-chessboard-halved = , halved by the bow: { $result } (CB-DIE-06)
play-chessboard-hit = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defence }. { $attack } reaches { $defence }: a hit (CB-DEF-02).
play-chessboard-defended = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defence }. { $attack } is less than { $defence }: it holds (CB-DEF-03).
play-chessboard-saved = Save d{ $die }: { $face }, { $needed } or more is enough (CB-DIE-09): saved.
play-chessboard-armor-used = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). Armor takes it: { $before } becomes { $left } (CB-DEF-06).
play-chessboard-defeated = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). { $target } is defeated (CB-DEF-07).
play-chessboard-part = { $text } { $amount } ({ $rule })
play-chessboard-why-hit = { $attack } reaches { $defence }, a tie is enough: a hit (CB-DEF-02)
play-chessboard-why-defended = { $attack } is less than { $defence }: the attack fails (CB-DEF-03)
play-chessboard-why-skill = { $needed } or more is needed (CB-DIE-10)

play-chessboard-round = Round { $round }, { $player } to act.
play-chessboard-initiative = Initiative: { $player }
play-chessboard-phase-armies = Choosing armies.
play-chessboard-phase-roll-off = Roll-off.
play-chessboard-phase-obstacles = Placing obstacles.
play-chessboard-phase-marker = Placing the marker.
play-chessboard-phase-deployment = Deployment.
play-chessboard-strength-setup = { $minis } on board, { $reserve } to come
play-chessboard-strength = { $ready }/{ $minis }{ $reserve ->
    [0] {""}
   *[other] {" "}(+{ $reserve })
}
play-chessboard-ready = Ready:
play-chessboard-panel-strength = { $ready } ready of { $minis } on board, { $points } points
play-chessboard-in-reserve = reserve
play-chessboard-fallen = fallen: { $dice }
play-chessboard-goal-last_standing = Beat the whole other army.
play-chessboard-goal-infiltrate = Infiltrators { $south } : { $north } of { $needed }.
play-chessboard-goal-survival = Survival: round { $round } of { $rounds }.
play-chessboard-goal-marker = Marker on { $space }.
play-chessboard-goal-carried = Marker carried by { $mini }.
play-chessboard-quiet-rounds = Quiet rounds: { $quiet } of { $limit }
play-chessboard-legend =
    On the board: ▲ plays upwards, ▼ downwards (S and N in plain text); hollow, dim and ✓: had its turn. [ ] acts now.
    d8 the die; bow, gun or b, g weapons; A2 Armor left; H Hero, h re-roll used; ◆ the marker; ▒ obstacle.
    · can go there, • can act, ×58% chance to defeat, ×A58% chance to take a point of Armor.

## Crystals

play-crystals-letter-scout = S
play-crystals-letter-rider = R
play-crystals-letter-archer = A
play-crystals-letter-miner = M
play-crystals-letter-tower = T
play-crystals-letter-attacker = ?
play-crystals-whose = { $player }'s { $role }
play-crystals-a-character = a character: S, R, A, M, T, its field such as F7, or start

play-crystals-way = { $origin } to { $field }
play-crystals-way-jump = { $origin } to { $landing }, jumps to { $field }
play-crystals-way-home = { $origin } to home
play-crystals-crystal = crystal { $crystals } of { $goal }
play-crystals-wins = crystal { $crystals } of { $goal } wins the game
play-crystals-kills = kills { $target } on { $field }
play-crystals-attacks = kills { $target } on { $field } { $killed }, saved { $saved }
play-crystals-pushed-back = pushed back to { $field } { $chance }
play-crystals-own-mine = takes up the own mine on { $field }: 1 experience
play-crystals-deadly-mine = killed by { $player }'s mine
play-crystals-mine = killed by { $player }'s mine { $chance }
play-crystals-lays-mine = leaves a mine on { $field }
play-crystals-clears-mine = clears the mine on { $field }
play-crystals-extra-turn = extra turn
play-crystals-maybe-extra-turn = extra turn { $chance }
play-crystals-then-danger = then danger { $chance }
play-crystals-nothing-else = nothing else happens
play-crystals-spawn = { $role }, level { $level }
play-crystals-gains-level = experience { $before } → { $after }, level { $level }: { $ability }
play-crystals-gains = experience { $before } → { $after }, level { $level }; level { $next } at { $needed }

play-crystals-hint = A number or a letter ({ $example }); danger, reach { $example }, why and help tell more.
play-crystals-hint-experience = A number or a letter ({ $example }); several points in one line: { $example } { $example }.
play-crystals-in-danger = In danger before your next turn: { $characters }
play-crystals-danger = { $whose } on { $place }: killed before the next own turn { $total } ({ $by })
play-crystals-safe = { $whose } ({ $place }): safe
play-crystals-danger-means = One roll of every opponent, each playing to kill; extra turns are not counted.
play-crystals-reach = { $whose } ({ $place }), level { $level }: { $ability }
play-crystals-not-shown = Rider or Archer is not shown yet
play-crystals-reach-usage = Type a class (S), a class and a seat (S2) or a field (F7): reach S, danger F7.
play-crystals-blocked = an own character stands there
play-crystals-aura = aura from { $first } to { $last } (CR-TOW-01)

play-crystals-roll = { $player } rolls { $sides } for { $purpose }: { $faces } ({ $rule })
play-crystals-first-rolls = Rolls for the first turn: { $rolls }.
play-crystals-saves = { $saves ->
    [1] a 1 saves
    [2] 1 or 2 saves
   *[3] 1, 2 or 3 saves
}
play-crystals-defence = { $player } rolls { $faces } for the defence, { play-crystals-saves } ({ $rule }).
play-crystals-why-defence = Tower level { $saves }: { play-crystals-saves }, chance { $saves } in 6

play-crystals-seat = { $player }: { $crystals } of { $goal } crystals, { $points } of { $all } points to the highest levels, { $mines } mines in base, enters at { $entry }
play-crystals-gone = { $player } has given up, with { $crystals } of { $goal } crystals.
play-crystals-piece = { $role }, { $place }: level { $level }, experience { $experience }
play-crystals-mine-there = A mine of { $player } on { $field }
play-crystals-teleports = Teleports, in the order of their jumps: { $fields }
play-crystals-standing = { $place }. { $player }: { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}, { $points } of { $all } points of experience

play-crystals-turn = { $player } to play
play-crystals-choosing = Secret choices
play-crystals-rolling = Roll for the first turn
play-crystals-over = The game is over
play-crystals-die = die { $face }
play-crystals-middle = { $crystals ->
    [one] { $crystals } crystal left
   *[other] { $crystals } crystals left
}
play-crystals-round = turn { $turn } of { $limit }
play-crystals-crystals = crystals
play-crystals-levels = levels
play-crystals-mines = mines
play-crystals-short-start = St
play-crystals-short-base = –
play-crystals-has-left = gave up
play-crystals-danger-short = danger { $chance }
play-crystals-goal = To win: { $goal } crystals, or all four characters at level 3 ({ $all } points).
play-crystals-goal-champions = To win: { $goal } crystals, or two characters at level 3 ({ $all } points).
play-crystals-goal-crystals = To win: { $goal } crystals.
play-crystals-help-odds = what each move of this roll would do, and the danger
play-crystals-help-danger = the chance to be killed before your next turn; danger F7
play-crystals-help-reach = where each roll leads, ranges, aura: reach S, reach T2, reach F7
play-crystals-legend =
    On the board: 1S the Scout of player 1 (S Scout, R Rider, A Archer, M Miner, T Tower), behind it a notch for each level.
    Fields: [n] teleport, *2 mine of player 2, (1 ) Start of player 1, ⌂1 the way home at its gate; fields are walked clockwise.
    • can move, → where it goes, × would be attacked; after reach: a number is the roll that leads there, + range, ~ aura.
    In the panel: ◆ crystals, ▲ points of experience, * mines left; S3 F12 is a Scout with 3 experience on field 12.

## Home Raiders

play-help-sight = what one figure sees of another: sight A1 d2
play-help-where = where a figure or a troop stands and what it can do: where A1

play-home_raiders-marker = marker { $number }
play-home_raiders-compass-e = east
play-home_raiders-compass-ne = north-east
play-home_raiders-compass-n = north
play-home_raiders-compass-nw = north-west
play-home_raiders-compass-w = west
play-home_raiders-compass-sw = south-west
play-home_raiders-compass-s = south
play-home_raiders-compass-se = south-east
play-home_raiders-short-e = e
play-home_raiders-short-ne = ne
play-home_raiders-short-n = n
play-home_raiders-short-nw = nw
play-home_raiders-short-w = w
play-home_raiders-short-sw = sw
play-home_raiders-short-s = s
play-home_raiders-short-se = se
play-home_raiders-side-south = south
play-home_raiders-side-east = east
play-home_raiders-side-north = north
play-home_raiders-side-west = west
play-home_raiders-side-south-west = south-west
play-home_raiders-side-south-east = south-east
play-home_raiders-side-north-east = north-east
play-home_raiders-side-north-west = north-west
play-home_raiders-call-ace = ace
play-home_raiders-call-blank = blank
play-home_raiders-region-00 = in the south-west
play-home_raiders-region-01 = in the south
play-home_raiders-region-02 = in the south-east
play-home_raiders-region-10 = in the west
play-home_raiders-region-11 = in the middle
play-home_raiders-region-12 = in the east
play-home_raiders-region-20 = in the north-west
play-home_raiders-region-21 = in the north
play-home_raiders-region-22 = in the north-east
play-home_raiders-on-top = on the { $object }, { $region }
play-home_raiders-colour-white = the white dice
play-home_raiders-colour-red = the red dice
play-home_raiders-colour-black = the black dice

play-home_raiders-word-move = move
play-home_raiders-word-melee = fight
play-home_raiders-word-shoot = shoot
play-home_raiders-word-spirit = spirit
play-home_raiders-word-generic = generic
play-home_raiders-word-stand = stand
play-home_raiders-word-hold = hold
play-home_raiders-word-end = end
play-home_raiders-word-first = first
play-home_raiders-word-after = after
play-home_raiders-word-marker = marker
play-home_raiders-action-move = Movement action
play-home_raiders-action-melee = Close combat attack action
play-home_raiders-action-shoot = Ranged attack action
play-home_raiders-action-spirit = Spirit action
play-home_raiders-action-generic = Generic action
play-home_raiders-action-stand = stand up
play-home_raiders-action-hold = the others wait
play-home_raiders-action-end = forgo the rest of the turn
play-home_raiders-apart-first = before that { $who }: { $what }
play-home_raiders-apart-after = then { $who }: { $what }
play-home_raiders-acts-apart = Apart from the rest, { $who }: { $what }.
play-home_raiders-takes-marker = { $who } takes a marker
play-home_raiders-actions-left = { $actions ->
    [one] { $question } One action left.
   *[other] { $question } { $actions } actions left.
}

play-home_raiders-none = none
play-home_raiders-none-melee-target = nobody else attacks
play-home_raiders-none-melee-roundhouse = no further attack
play-home_raiders-none-melee-violent = let the dice lie
play-home_raiders-none-melee-knock-back = let it stand
play-home_raiders-none-shoot-order = nobody else shoots
play-home_raiders-none-shoot-double = everything at the first target
play-home_raiders-none-shoot-lightning-next = no second bolt
play-home_raiders-none-vanish-swan-song = no last attack
play-home_raiders-none-spirit-use = the others use nothing
play-home_raiders-none-spirit-manipulate = let it stand
play-home_raiders-none-generic-use = the others do nothing
play-home_raiders-none-move-break-away = nobody: they stay in contact
play-home_raiders-none-react-bodyguard = nobody: the target defends itself
play-home_raiders-none-react-flicker = stay
play-home_raiders-none-react-deflect = let it be
play-home_raiders-none-react-free-attack = let them go
play-home_raiders-none-wound-mirror-image = keep it
play-home_raiders-none-wound-selfish = keep it
play-home_raiders-none-vanish-replacement = nobody
play-home_raiders-none-setup-reckon = nobody else
play-home_raiders-pass = pass: activate nobody now
play-home_raiders-stay = stay where you are

play-home_raiders-strikes = { $attacker } attacks { $targets }
play-home_raiders-shoots = { $shooter } shoots at { $troop }
play-home_raiders-past = , past the { $obstacle }
play-home_raiders-split = { $aces } of it at { $troop }
play-home_raiders-message = the abilities of { $leader } to { $troop }
play-home_raiders-spirit = { $character }: { $ability } on { $target }
play-home_raiders-divide = the Unit divides into two
play-home_raiders-do-teleport = { $who } teleports, and it will hurt
play-home_raiders-do-marker = { $who } takes { $on }
play-home_raiders-do-grapple = { $who } grapples { $on }
play-home_raiders-do-heal = { $who } heals { $on }, and it will hurt
play-home_raiders-beside = beside { $who }, { $direction } of it
play-home_raiders-over-the-edge = over the edge
play-home_raiders-to-place = to { $place }
play-home_raiders-deploy-at = { $troop }, { $where }
play-home_raiders-from-portal = { $away }″ { $direction } of the Portal
play-home_raiders-joins = { $who } joins { $troop }
play-home_raiders-held = { $troop } held back
play-home_raiders-all-deployed = everybody deploys now, on their own
play-home_raiders-shift = The { $object } is in the way of the Portal. Where does it go?

play-home_raiders-into-contact = into base contact with { $met }
play-home_raiders-to-marker = to { $marker }: { $way }
play-home_raiders-only = only { $who }
play-home_raiders-way = { $direction } { $length }″
play-home_raiders-way-towards = { $way }, towards { $troop }, then { $away }″ away
play-home_raiders-way-up = { $way }, up on the { $object }
play-home_raiders-way-down = { $way }, down
play-home_raiders-plan-run = Running shot: { $who } { $way }, then shoots
play-home_raiders-plan-carry = Transport: { $who } carries { $other }, { $way }
play-home_raiders-plan-round = Relocate: { $who } goes round its enemy, { $way }
play-home_raiders-plan-push = Push: { $who } pushes the { $object } { $way }
play-home_raiders-plan-leave = Redeploy: { $who } leaves the Unit, { $way }
play-home_raiders-plan-join = Redeploy: { $who } joins { $troop }, { $way }
play-home_raiders-a-move = a move such as n 4, 12.5,8, x d2 or A1 n 4; A2 e 2

play-home_raiders-moves = { $troop }: { $moves }.
play-home_raiders-moved-to = { $who } { $cost }″ to { $place }
play-home_raiders-moved-into = { $who } { $cost }″ into base contact with { $met }
play-home_raiders-carried-to = { $who } is carried to { $place }
play-home_raiders-teams = The teams are shown. { $one }: { $first_team }. { $other }: { $second_team }.
play-home_raiders-deployed = { $troop } deployed round { $place }.
play-home_raiders-pool-melee = Close combat
play-home_raiders-pool-ranged = Shooting
play-home_raiders-pool-defence = Defence
play-home_raiders-pool-spirit = Spirit
play-home_raiders-pool-grapple = Grapple
play-home_raiders-rolled = { $kind } { $pool }: { $dice }, { $total }.
play-home_raiders-rolled-by = { $who }, { $kind } { $pool }: { $dice }, { $total }.
play-home_raiders-why-pool = { $who }: { $kind } { $pool } on the card
play-home_raiders-why-change = { $how }: { $old } → { $new } ({ $reasons })
play-home_raiders-why-dice = dice { $dice } (A Ace, C Critical Ace, - Blank): { $total }
play-home_raiders-change-wound-marks = dice with wound marks fall away
play-home_raiders-change-discard-strongest = the strongest set is discarded
play-home_raiders-change-only-strongest = only the strongest set
play-home_raiders-change-only-weakest = only the weakest set
play-home_raiders-change-pair = upgrade and downgrade together
play-home_raiders-change-upgrade = upgrade
play-home_raiders-change-downgrade = downgrade

play-home_raiders-works = works { $chance }
play-home_raiders-chance = wounds { $wound }
play-home_raiders-chance-vanish = vanishes { $vanish }
play-home_raiders-takes-it = { $who } at { $away }″: { $chance }
play-home_raiders-odds-melee = { $who } attacks { $target }: { $chance }
play-home_raiders-odds-shot = { $who } shoots at { $target }: { $chance }
play-home_raiders-odds-usage = Type two figures: odds A1 d2, or odds A1 d2 shoot.
play-home_raiders-no-targets = Nobody can be attacked from there now.
play-home_raiders-no-shot = That shot is not possible now.
play-home_raiders-sight-open = { $who } has an open line of sight to { $target }.
play-home_raiders-sight-partial = { $target } is partially obscured for { $who }: { $share }% covered.
play-home_raiders-sight-hidden = { $target } is completely obscured for { $who }.
play-home_raiders-in-the-way = In the way: { $obstacle }.
play-home_raiders-within-range = { $away }″ away, within range ({ $range }″).
play-home_raiders-beyond-range = { $away }″ away, beyond range ({ $range }″): the strongest set is discarded (HR-RAN-02).
play-home_raiders-away = { $away }″ away.
play-home_raiders-sight-usage = Type one or two figures on the table: sight A1 d2.
play-home_raiders-reach = { $who } can move { $movement }″; + marks where.
play-home_raiders-reach-tops = It can get on top of: { $objects }
play-home_raiders-reach-usage = Type a figure on the table: reach A1.
play-home_raiders-where-usage = Type a figure or a troop: where A1, where d.
play-home_raiders-card-movement = Movement { $movement }″
play-home_raiders-trait-close_combat = Close combat
play-home_raiders-trait-shooting = Shooting
play-home_raiders-trait-defence = Defence
play-home_raiders-trait-spirit = Spirit
play-home_raiders-stands = { $who } at { $place }
play-home_raiders-on = on the { $object }
play-home_raiders-touches = in base contact with { $met }
play-home_raiders-gone = { $who } has vanished
play-home_raiders-waiting = { $who } is not deployed yet
play-home_raiders-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
play-home_raiders-down = on the ground
play-home_raiders-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
play-home_raiders-die-white = white
play-home_raiders-die-red = red
play-home_raiders-die-black = black
play-home_raiders-die-pearl = a pearl ({ $pearls })
play-home_raiders-face-blank = Blank
play-home_raiders-face-ace = Ace
play-home_raiders-face-critical = Critical
play-home_raiders-mark-hurts = will be hurt
play-home_raiders-mark-charging = charging
play-home_raiders-mark-fervour = Fervour
play-home_raiders-mark-teleported = has teleported
play-home_raiders-mark-distracted = distracted
play-home_raiders-mark-grappled = grappled
play-home_raiders-mark-confused = confused
play-home_raiders-mark-stunned = stunned
play-home_raiders-mark-tricked = tricked
play-home_raiders-mark-sitting-out = sits out the next action
play-home_raiders-marker-there = { $by ->
    [none] { $marker } at { $place }
   *[other] { $marker } at { $place }, controlled by { $by }
}
play-home_raiders-object-there = { $object } at { $place }, { $height }″ high
play-home_raiders-object-climbable = { $object } at { $place }, { $height }″ high, climbable
play-home_raiders-is-portal = (Portal of { $player })
play-home_raiders-no-team = That is no team: { $problem }
play-home_raiders-price = { $stars } of { $limit } Stars.

play-home_raiders-hint = A number, or as it is written ({ $example }); help lists the commands.
play-home_raiders-hint-move-path = A number, n 4, 30° 4, 12.5,8, x d2 (contact), to d2, m1, A1 n 4; A2 e 2, -
play-home_raiders-hint-react-defensive-stance = A number, n 1, 12.5,8, or A1 n 1; A2 e 1; - to stay.
play-home_raiders-hint-turn-action = A number or a word ({ $example }); where, sight A1 d2, odds and reach A1 tell more.
play-home_raiders-hint-turn-activate = A number or a letter ({ $example }); where, sight A1 d2, odds and reach A1 tell more.
play-home_raiders-hint-deploy-place = A number, a troop and a point ({ $example }), or A1 12,3; A2 13,3.
play-home_raiders-hint-deploy-hold-back = A number, a troop and a point ({ $example }), or A1 12,3; A2 13,3.
play-home_raiders-hint-setup-marker = A number or a point in inches ({ $example }).
play-home_raiders-hint-team-cards = A number, a name ({ $example }), random, or a list: 2x nl-guardmen, nl-ada-brass; cost LIST checks it.
play-home_raiders-hint-melee-knock-back = A number, n 2 or a point; - to let it stand.
play-home_raiders-hint-spirit-manipulate = A number, n 2 or a point; - to let it stand.
play-home_raiders-hint-melee-target = A number or attacker and target ({ $example }); - if nobody else attacks; odds tells more.
play-home_raiders-help-odds = chances: odds, odds A1, odds A1 d2, odds A1 d2 shoot
play-home_raiders-help-reach = where a figure could go: reach A1
play-home_raiders-help-cost = what a team costs: cost 2x nl-guardmen, nl-ada-brass

play-home_raiders-status-round = Round { $round } of { $rounds }
play-home_raiders-status-bag = in the bag { $bag }
play-home_raiders-stage-table = The table is laid
play-home_raiders-stage-teams = Choosing teams
play-home_raiders-stage-sworn-enemies = Sworn enemies
play-home_raiders-stage-layout = The layout
play-home_raiders-stage-roll-off = The roll-off
play-home_raiders-stage-portals = Placing the Portals
play-home_raiders-stage-attachments = Leaders join their Units
play-home_raiders-stage-deployment = Deployment
play-home_raiders-stage-held-back = Those held back
play-home_raiders-stage-objective = The objective
play-home_raiders-stage-markers = Laying the markers
play-home_raiders-stage-reckon = Reckon
play-home_raiders-lost = { $count } lost
play-home_raiders-panel-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
play-home_raiders-panel-objects = Objects
play-home_raiders-over = The game is over
play-home_raiders-legend =
    Figures: A1 figure 1 of troop A (capital letters player 1, small letters player 2), A* Leader, C+ Hero;
    behind them ' one wound, " two, _ on the ground, % both. Troops: > acts now, o can be activated, . has had its turn.
    Objects are shaded by height: ░ up to 1″, ▒ up to 3″, ▓ more (. : # in plain text); 3 is object #3, ^ cannot be climbed, P1 the Portal of player 1.
    ◆1 (@1 in plain text) marker 1; + within reach; ① where choice 1 leads. The rulers count inches; y grows to the north.
    Dice: W white, R red, B black; A Ace, C Critical Ace (rolled again: C>A), - Blank.
