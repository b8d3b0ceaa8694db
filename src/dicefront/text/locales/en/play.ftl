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
play-chessboard-reroll-defense = Chance to stay unharmed: { $keep } with this roll, { $again } with a new one.
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
play-chessboard-hit = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defense }. { $attack } reaches { $defense }: a hit (CB-DEF-02).
play-chessboard-defended = Attack d{ $die }: { $face }{ $halved }. Defense d{ $target_die }: { $defense }. { $attack } is less than { $defense }: it holds (CB-DEF-03).
play-chessboard-saved = Save d{ $die }: { $face }, { $needed } or more is enough (CB-DIE-09): saved.
play-chessboard-armor-used = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). Armor takes it: { $before } becomes { $left } (CB-DEF-06).
play-chessboard-defeated = Save d{ $die }: { $face }, { $needed } needed (CB-DIE-09). { $target } is defeated (CB-DEF-07).
play-chessboard-part = { $text } { $amount } ({ $rule })
play-chessboard-why-hit = { $attack } reaches { $defense }, a tie is enough: a hit (CB-DEF-02)
play-chessboard-why-defended = { $attack } is less than { $defense }: the attack fails (CB-DEF-03)
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
