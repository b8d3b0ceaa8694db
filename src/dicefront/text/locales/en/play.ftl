# The terminal table.

play-nobody = the table
play-seat = Player { $number }
play-human = at the keyboard
play-computer = computer, { $level }
play-level-child = child’s play
play-level-novice = novice
play-level-casual = casual
play-level-steady = steady
play-level-expert = expert
play-level-master = master
play-level-random = random
play-level-greedy = greedy
play-level-search = search
play-level-learned = learned
play-level-handmade = hand-made
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
play-wanted-yes-or-no = yes or no
play-wanted-a-piece = a figure such as { $example }
play-wanted-a-group = a group such as { $example }
play-wanted-a-space = a space such as { $example }
play-wanted-a-thing = an object such as { $example }
play-wanted-a-point = a place such as { $example }
play-wanted-a-number = a whole number
play-wanted-point = a place such as { $example }
play-wanted-item = something like { $example }
play-wanted-way = > and a place
play-wanted-deed = one of { $example }
play-wanted-takes-way = { $example } and nothing behind it
play-wanted-takes-point = { $example } and nothing behind it
play-wanted-takes-group = { $example } and a group
play-wanted-takes-shift = { $example }, an object and how far it goes
play-wanted-takes-places = { $example }, and for everybody a figure and a place
# $wanted is what should stand in $part of the line.
play-wanted-in = { $wanted } in "{ $part }"
play-form-pick-several = Type them with blanks between, all, or - for none: { $example }
play-form-order = Type all of them in their order: { $example }
play-form-pick-piece = Type a figure: { $example }
play-form-pick-group = Type a group: { $example }
play-form-pick-space = Type a space: { $example }
play-form-place-point = Type a place, with its height if it has one: { $example }
play-form-place-several = Type each figure with its place: { $example }
play-form-path = Type the way place by place: { $example }
play-form-moves = Type each figure with its way, in order; - if nobody moves: { $example }
play-form-deeds = Behind a way may stand: { $deeds }.
play-form-number = Type a number from { $low } to { $high }: { $example }
play-form-split = Type who gets how many, { $high } at most; - for none: { $example }
play-form-assign = Type who goes with whom: { $example }
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
play-help-hold = be asked in every window, or only where it is usual
play-holding = You are asked in every window from now on.
play-not-holding = From now on you are asked where it is usual, and passed over elsewhere.
play-help-undo = take the last answer back, if no dice fell since
play-help-back = practice: back to your decision before; back new for new dice
play-help-save = say where the game is kept; it is saved after every answer
play-help-draw = offer a draw
play-help-resign = give up
play-help-lang = change the language: lang nl
play-help-quit = leave; the game is kept
play-help-sight = what one figure sees of another: sight A1 d2
play-own-value = one of your own
play-help-where = where a figure or a troop stands and what it can do: where A1

## Replays

play-entry = Entry { $number }
play-verify-entries = { $entries } entries fit the rules ({ $rules }).
play-verify-dice = All { $throws } throws come from the key, and the key fits its fingerprint.
play-verify-false = Entry { $entry } (throw { $throw }, { $purpose }): { $faces } does not come from the key.
play-verify-commitment = The key does not fit the fingerprint that was published before the game.
play-verify-no-key = The log holds no key: the dice cannot be checked.
play-verify-manual = The dice were thrown by hand: nothing to check.
play-hint-line = { $number }. { $line }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } to win
play-hint-made = { $times ->
    [0] The chances are exact: all that can still happen was tried.
   *[other] Chances by looking ahead { $times } times, with both sides playing on.
}
play-no-hint = No computer knows this game.
play-help-hint = the two best lines with their chances; also: why this
play-judged = Entry { $entry }, { $player }: { $played } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }). Better: { $best }, { NUMBER($lost, style: "percent", maximumFractionDigits: 1) } more.
play-judged-all = { $player }: { $decisions } decisions weighed, { $worse } of them not the best, { NUMBER($lost, style: "percent", maximumFractionDigits: 1) } of victory lost on the average.
