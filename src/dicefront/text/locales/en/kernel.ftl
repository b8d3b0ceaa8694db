# What every table says, whatever the game.

## What happened

kernel-resigned = { $player } gives up.
kernel-draw-offered = { $player } offers a draw.
kernel-draw-answered = { $accepted ->
    [yes] { $player } accepts the draw.
   *[no] { $player } declines the draw.
}
# $problems are sentences with their paragraphs.
kernel-list-agreed = By agreement the list of { $player } breaks the rules: { $problems }
kernel-timed-out = { $player } ran out of time; the usual answer was given.
# $purpose is in words already, $sides and $faces are lists such as "d8, d6" and "5, 2".
kernel-thrown = { $player ->
    [-1] { $sides } for { $purpose }: { $faces } ({ $rule })
   *[other] { $player } rolls { $sides } for { $purpose }: { $faces } ({ $rule })
}

## What an answer means

kernel-show-yes = yes
kernel-show-no = no
kernel-show-none = none
kernel-show-piece = { $piece }
kernel-show-pieces = { $pieces }
kernel-show-group = { $group }
kernel-show-place = to { $place }

## Why something is not possible

kernel-unreadable = Expected { $expected }, got { $got }.
kernel-not_an_option = That is not one of the { $options } choices.
kernel-bad_data = { $where }: expected { $expected }, got { $got }
kernel-broken_log = { $where }: expected { $expected }, got { $got }
kernel-rules_error = A rule failed ({ $question }): { $problem }
kernel-dice_error = The dice failed at throw { $throw } ({ $purpose }): { $problem }
kernel-still_asked = Somebody is still asked: answer first.
kernel-game_over = The game is over.
kernel-not_your_decision = { $player } is not asked now.
kernel-not_playing = { $player } does not play in this game any more.
kernel-no_draws = This game knows no draw by agreement.
kernel-draw-on_offer = { $player } has offered a draw already.
kernel-draw-none_on_offer = No draw is on offer for { $player } to answer.
kernel-undo-nothing = There is nothing to take back.
kernel-undo-other_player = The last answer was not yours to take back.
kernel-undo-thrown_or_shown = It cannot be taken back: dice were rolled or something was shown since.
