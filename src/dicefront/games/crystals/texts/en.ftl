# Crystals.
#
# Players come as names. Ids stay ids where a sentence chooses by them: $role and $attacker (scout, rider,
# archer, miner, tower, attacker). Fields are numbers; field -1 is Start.

crystals-title = Crystals
crystals-about = A race and chase round a loop for two to four players: three crystals, or four characters at the highest level, win.

## Seats

crystals-seat-0 = Player 1
crystals-seat-1 = Player 2
crystals-seat-2 = Player 3
crystals-seat-3 = Player 4

## Names

crystals-role = { $role ->
    [scout] Scout
    [rider] Rider
    [archer] Archer
    [miner] Miner
    [tower] Tower
   *[attacker] Attacker
}
crystals-role-scout = Scout
crystals-role-rider = Rider
crystals-role-archer = Archer
crystals-role-miner = Miner
crystals-role-tower = Tower
crystals-role-attacker = Attacker
crystals-place-base = base
crystals-place-start = Start

## What a class does at its level

crystals-ability-scout = { $level ->
    [1] extra turn on a 1
    [2] extra turn on 1 or 2
   *[3] extra turn on 1, 2 or 3
}
crystals-ability-rider = { $level ->
    [one] attacks { $level } field behind as well
   *[other] attacks { $level } fields behind as well
}
crystals-ability-archer = { $level ->
    [one] attacks { $level } field ahead as well
   *[other] attacks { $level } fields ahead as well
}
crystals-ability-miner = { $level ->
    [1] leaves a mine on a 1
    [2] leaves a mine on 1 or 2
   *[3] leaves a mine on 1, 2 or 3
}
crystals-ability-tower = { $level ->
    [1] saves on a 1
    [2] saves on 1 or 2
   *[3] saves on 1, 2 or 3
}

## What happened

crystals-revealed = { $attacker ->
    [rider] { $player } plays a Rider and begins with the { crystals-role }.
   *[archer] { $player } plays an Archer and begins with the { crystals-role }.
}
crystals-tied = { $seats } players share the lowest number, { $face }, and roll again.
crystals-went-first = { $player } goes first with { $face }.
crystals-spawned = { $player } puts the { crystals-role } on Start.
crystals-no-move = { $player } cannot use the { $face }.
crystals-moved = { $origin ->
    [-1] { $player } moves the { crystals-role } from Start to F{ $field } with { $face }.
   *[other] { $player } moves the { crystals-role } from F{ $origin } to F{ $field } with { $face }.
}
crystals-jumped = The { crystals-role } of { $player } jumps from F{ $origin } to F{ $field }.
crystals-came-home = { $crystals ->
    [one] The { crystals-role } of { $player } comes home with { $face }: { $crystals } crystal, { $middle } left in the middle.
   *[other] The { crystals-role } of { $player } comes home with { $face }: { $crystals } crystals, { $middle } left in the middle.
}
crystals-killed = { $by } sends the { crystals-role } of { $player } on F{ $field } back to base.
crystals-saved = The { crystals-role } of { $player } on F{ $field } is saved by its Tower.
crystals-pushed-back = { $field ->
    [-1] The { crystals-role } of { $player } is pushed back to Start.
   *[other] The { crystals-role } of { $player } is pushed back to F{ $field }.
}
crystals-mine-laid = { $player } leaves a mine on F{ $field }.
crystals-mine-killed = A mine of { $owner } on F{ $field } sends the { crystals-role } of { $player } back to base.
crystals-mine-survived = The { crystals-role } of { $player } is saved from a mine of { $owner } on F{ $field } by its Tower.
crystals-mine-taken = { $player } takes up an own mine on F{ $field }.
crystals-mine-cleared = A mine of { $player } on F{ $field } is cleared away.
crystals-gained = The { crystals-role } of { $player } has { $experience } experience: level { $level }.
crystals-points-lost = { $points ->
    [one] { $player } has no room for { $points } point.
   *[other] { $player } has no room for { $points } points.
}
crystals-extra-turn = { $number ->
    [1] { $player } has an extra turn.
   *[other] { $player } has an extra turn, number { $number } in a row.
}
crystals-extra-turn-lost = { $limit ->
    [one] { $player } loses an extra turn: { $limit } in a row is the limit.
   *[other] { $player } loses an extra turn: { $limit } in a row are the limit.
}

## How a game ends

crystals-end-crystals = enough crystals
crystals-end-levels = all four characters at the highest level
crystals-end-champions = two characters at the highest level
crystals-end-rounds = all rounds are played
crystals-end-conceded = all others gave up

## Questions

crystals-setup-attacker = Do you play a Rider or an Archer?
crystals-setup-first-spawn = Which character begins on Start?
crystals-turn-spawn-start = Which character goes to Start?
crystals-turn-move = You rolled { $face }. Which character moves?
crystals-turn-experience = { $points ->
    [one] Which character receives the point of experience?
   *[other] You have { $points } points of experience. Which character receives the next?
}
crystals-turn-spawn-end = Which character goes to Start now?

## What dice are rolled for

crystals-move = the move
crystals-defence = the defence
crystals-first-turn = the first turn

## Why something is not possible

crystals-setup-no_attacker = Only a Rider or an Archer can be chosen.
crystals-setup-not_yours = That is not one of your characters.
crystals-setup-no_roster = All players have the same characters; there is nothing to choose beforehand.
crystals-spawn-not_yours = That is not one of your characters.
crystals-spawn-not_in_base = The { crystals-role } is not in base.
crystals-move-not_yours = That is not one of your characters.
crystals-move-in_base = The { crystals-role } is in base.
crystals-move-own_character = One of your own characters stands on F{ $field }, so the { crystals-role } cannot go there.
crystals-experience-not_yours = That is not one of your characters.
crystals-experience-full = The { crystals-role } has all the experience it can have.

## Options: the name, and what it is about

crystals-option-players = Players
crystals-option-players-about = how many take part
crystals-option-side_length = Side length
crystals-option-side_length-about = fields of each side of the board; standard is 7, with four players 5
crystals-option-track = Track
crystals-option-track-about = the standard board, or a file with a track of your own: track=FILE.toml
crystals-option-crystals_to_win = Crystals to win
crystals-option-crystals_to_win-about = how many crystals win the game
crystals-option-victory = Victory
crystals-option-victory-about = by crystals or levels, by crystals alone, or by crystals or two characters at level 3
crystals-option-last_teleport = Last teleport
crystals-option-last_teleport-about = what the last teleport of a lap does: nothing, lead home, or lead into another lap
crystals-option-teleport_origin_kill = Attack before the jump
crystals-option-teleport_origin_kill-about = whether a character on the first teleport of a jump is attacked too
crystals-option-mine_trigger = Mines
crystals-option-mine_trigger-about = whether mines are cleared by those who pass
crystals-option-aura_covers = Tower against
crystals-option-aura_covers-about = whether a Tower saves from attacks and mines, or from attacks alone
crystals-option-extra_turn_limit = Extra turns
crystals-option-extra_turn_limit-about = how many in a row at most; 0 for no limit
crystals-option-round_limit = Round limit
crystals-option-round_limit-about = the game ends after so many turns of everybody; 0 for no limit

## Values of options

crystals-value-standard = standard
crystals-value-either = crystals or levels
crystals-value-crystals = crystals
crystals-value-champions = crystals, or two characters at level 3
crystals-value-stay = stay
crystals-value-home = home
crystals-value-lap = another lap
crystals-value-no = no
crystals-value-yes = yes
crystals-value-end = only where a move ends
crystals-value-pass_clears = cleared in passing
crystals-value-all = attacks and mines
crystals-value-attacks = attacks

## Answers and chances on a screen

crystals-show-home = comes home with a crystal
crystals-show-wins = wins the game
crystals-show-jumps = jumps to field { $field }
crystals-show-kills = kills
crystals-show-strikes = { $character }: saved with { $saved }
crystals-show-pushed-back = pushed back to field { $field } with { $chance }
crystals-show-mine = a mine of { $owner }: survives with { $survives }
crystals-show-dies = dies on a mine
crystals-show-extra-turn = earns an extra turn
crystals-show-lays-mine = lays a mine
crystals-show-danger = killed before its next turn
crystals-show-danger-after = killed before its next turn, after this move
crystals-show-new-level = level { $before } becomes { $level }
crystals-show-same-level = { $experience } experience, still level { $level }
crystals-show-crystals = Crystals
crystals-show-levels = Levels
crystals-show-killed-none = nobody is killed
crystals-show-killed-one = one is killed
crystals-show-killed-two = two are killed
crystals-show-killed-three = three are killed
crystals-show-killed-four = four are killed

## In the browser

crystals-web-lesson-attacker = Choose your fourth class in secret: a Rider or an Archer.
crystals-web-lesson-spawn = Choose who steps onto Start first.
crystals-web-lesson-first = Everybody rolled; the lowest number goes first.
crystals-web-lesson-move = Choose who moves by the roll. The ghost shows where it lands.
crystals-web-lesson-teleport = Landing on a teleport carries you to the next one.
crystals-web-lesson-killed = Whoever is attacked and not saved goes back to base.
crystals-web-lesson-experience = You earned experience. Give the point to one of your characters.
crystals-web-lesson-home = A round to home brings a crystal. Crystals win the game.
crystals-web-lesson-again = A free Start: choose who steps onto it.
crystals-web-odds-about = Exact chances of a strike: each character under a Tower has a defence roll of its own.
crystals-web-hint-move = { $touch ->
    [yes] Tap a character; its ghost shows where it lands.
   *[no] Click a character; its ghost shows where it lands.
}
crystals-web-hint-commit = { $touch ->
    [yes] Commit moves it. Tap another character to compare.
   *[no] Commit or Enter moves it. Click another character to compare.
}
crystals-web-hint-experience = Give the point to a character of yours.
crystals-web-hint-spawn = Choose who steps onto Start.
crystals-web-luck-unit = { $amount ->
    [one] { $amount } lap
   *[other] { $amount } laps
}
crystals-web-luck-about = A roll under a Tower is about the part of its lap that a character would lose.
crystals-web-lab-struck-1 = First character struck
crystals-web-lab-struck-2 = Second
crystals-web-lab-struck-3 = Third
crystals-web-lab-struck-4 = Fourth
crystals-web-lab-tower-nobody = nobody
crystals-web-lab-tower-none = under no Tower
crystals-web-lab-tower = under a Tower of level { $level }
crystals-web-lab-strike = { $count ->
    [one] one struck, Tower level { $levels }
   *[other] { $count } struck, Tower levels { $levels }
}
crystals-web-holds = { $player }: { $crystals ->
    [one] one crystal
   *[other] { $crystals } crystals
}

## At the table

crystals-play-letter-scout = S
crystals-play-letter-rider = R
crystals-play-letter-archer = A
crystals-play-letter-miner = M
crystals-play-letter-tower = T
crystals-play-letter-attacker = ?
crystals-play-whose = { $player }'s { $role }
crystals-play-a-character = a character: S, R, A, M, T, its field such as F7, or start

crystals-play-way = { $origin } to { $field }
crystals-play-way-jump = { $origin } to { $landing }, jumps to { $field }
crystals-play-way-home = { $origin } to home
crystals-play-crystal = crystal { $crystals } of { $goal }
crystals-play-wins = crystal { $crystals } of { $goal } wins the game
crystals-play-kills = kills { $target } on { $field }
crystals-play-attacks = kills { $target } on { $field } { $killed }, saved { $saved }
crystals-play-pushed-back = pushed back to { $field } { $chance }
crystals-play-own-mine = takes up the own mine on { $field }: 1 experience
crystals-play-deadly-mine = killed by { $player }'s mine
crystals-play-mine = killed by { $player }'s mine { $chance }
crystals-play-lays-mine = leaves a mine on { $field }
crystals-play-clears-mine = clears the mine on { $field }
crystals-play-extra-turn = extra turn
crystals-play-maybe-extra-turn = extra turn { $chance }
crystals-play-then-danger = then danger { $chance }
crystals-play-nothing-else = nothing else happens
crystals-play-spawn = { $role }, level { $level }
crystals-play-gains-level = experience { $before } → { $after }, level { $level }: { $ability }
crystals-play-gains = experience { $before } → { $after }, level { $level }; level { $next } at { $needed }

crystals-play-hint = A number or a letter ({ $example }); danger, reach { $example }, why and help tell more.
crystals-play-hint-experience = A number or a letter ({ $example }); several points in one line: { $example } { $example }.
crystals-play-in-danger = In danger before your next turn: { $characters }
crystals-play-danger = { $whose } on { $place }: killed before the next own turn { $total } ({ $by })
crystals-play-safe = { $whose } ({ $place }): safe
crystals-play-danger-means = One roll of every opponent, each playing to kill; extra turns are not counted.
crystals-play-reach = { $whose } ({ $place }), level { $level }: { $ability }
crystals-play-not-shown = Rider or Archer is not shown yet
crystals-play-reach-usage = Type a class (S), a class and a seat (S2) or a field (F7): reach S, danger F7.
crystals-play-blocked = an own character stands there
crystals-play-aura = aura from { $first } to { $last } (CR-TOW-01)

crystals-play-roll = { $player } rolls { $sides } for { $purpose }: { $faces } ({ $rule })
crystals-play-first-rolls = Rolls for the first turn: { $rolls }.
crystals-play-saves = { $saves ->
    [1] a 1 saves
    [2] 1 or 2 saves
   *[3] 1, 2 or 3 saves
}
crystals-play-defence = { $player } rolls { $faces } for the defence, { crystals-play-saves } ({ $rule }).
crystals-play-why-defence = Tower level { $saves }: { crystals-play-saves }, chance { $saves } in 6

crystals-play-seat = { $player }: { $crystals } of { $goal } crystals, { $points } of { $all } points to the highest levels, { $mines } mines in base, enters at { $entry }
crystals-play-gone = { $player } has given up, with { $crystals } of { $goal } crystals.
crystals-play-piece = { $role }, { $place }: level { $level }, experience { $experience }
crystals-play-mine-there = A mine of { $player } on { $field }
crystals-play-teleports = Teleports, in the order of their jumps: { $fields }
crystals-play-standing = { $place }. { $player }: { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}, { $points } of { $all } points of experience

crystals-play-turn = { $player } to play
crystals-play-choosing = Secret choices
crystals-play-rolling = Roll for the first turn
crystals-play-over = The game is over
crystals-play-die = die { $face }
crystals-play-middle = { $crystals ->
    [one] { $crystals } crystal left
   *[other] { $crystals } crystals left
}
crystals-play-round = turn { $turn } of { $limit }
crystals-play-crystals = crystals
crystals-play-levels = levels
crystals-play-mines = mines
crystals-play-short-start = St
crystals-play-short-base = –
crystals-play-has-left = gave up
crystals-play-danger-short = danger { $chance }
crystals-play-goal = To win: { $goal } crystals, or all four characters at level 3 ({ $all } points).
crystals-play-goal-champions = To win: { $goal } crystals, or two characters at level 3 ({ $all } points).
crystals-play-goal-crystals = To win: { $goal } crystals.
crystals-play-help-odds = what each move of this roll would do, and the danger
crystals-play-help-danger = the chance to be killed before your next turn; danger F7
crystals-play-help-reach = where each roll leads, ranges, aura: reach S, reach T2, reach F7
crystals-play-legend =
    On the board: 1S the Scout of player 1 (S Scout, R Rider, A Archer, M Miner, T Tower), behind it a notch for each level.
    Fields: [n] teleport, *2 mine of player 2, (1 ) Start of player 1, ⌂1 the way home at its gate; fields are walked clockwise.
    • can move, → where it goes, × would be attacked; after reach: a number is the roll that leads there, + range, ~ aura.
    In the panel: ◆ crystals, ▲ points of experience, * mines left; S3 F12 is a Scout with 3 experience on field 12.

## The page with which the rules begin

crystals-web-page-1 = Goal: bring crystals home, or raise your characters to the highest level. Whoever is first wins.
crystals-web-page-2 = Your turn: roll the die and choose which of your characters uses it.
crystals-web-page-3 = Move: count field by field, clockwise. Teleports throw you forward to the next one.
crystals-web-page-4 = Fight: whoever lands on an enemy sends it back to its base. The Rider strikes those it passes, the Miner leaves mines, the Tower protects.
crystals-web-page-5 = Experience: kills and laps earn points. A higher level makes a character stronger.
