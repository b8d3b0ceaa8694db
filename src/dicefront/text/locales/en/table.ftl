# The table in the browser: windows to react, clocks, the guided game, the text table and its commands.

## Windows to react

table-tab-reactions = Reactions
table-tab-luck = Luck
table-rematch-open = A rematch? { $agreed } { $many ->
    [one] has agreed
   *[other] have agreed
}, { $asked } { $left ->
    [one] is asked.
   *[other] are asked.
}
table-rematch-declined = { $names } does not want a rematch now.
table-back-open = { $name } asks to take back. The answer of { $names } is not here yet.
table-end-open = { $name } asks to end the game without a result. The answer of { $names } is not here yet.
table-back-refused = { $name } does not want to take back: the game goes on.
table-back-accepted = It was taken back: everybody agreed.
table-end-refused = { $name } does not want to end the game.
table-pledge-changed = The server names another fingerprint of the dice than at the start of this game.
table-dice-fit = { $throws ->
    [one] The one throw of this game comes from the dice that were promised at the start.
   *[other] All { $throws } throws of this game come from the dice that were promised at the start.
}
table-dice-broken = The dice of this game are not the ones that were promised at the start. The replay says more under Check the dice.
table-chat-watching = Who watches cannot talk here.
table-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-reacting = Windows to react
table-reacting-usual = Ask me each time
table-reacting-pass = Auto-pass: decline what gains nothing
table-reacting-hold = Hold: ask me everything, whatever stands
table-suggest-after = Without an answer of mine
table-suggest = { $after ->
    [0] wait for me
    [20] take the computer's suggestion after 20 seconds
    [600] take the computer's suggestion after 10 minutes
    [3600] take the computer's suggestion after an hour
   *[other] take the computer's suggestion after a day
}
table-orders = Standing choices
table-orders-none = None. Every window is asked about.
table-orders-proposed = Proposed
table-order = { $window }{ $who ->
    [any] {""}
   *[other] {" "}({ $who })
}: { $how ->
    [pass] never use it
    [react] use it
    [ask] always ask me
    [calls] ask me only when { $calls }
    [policy] { $policy }
   *[answer] answer as chosen
}{ $least ->
    [none] {""}
   *[other] {" "}if the chance is at least { $least } %
}{ $within ->
    [none] {""}
   *[other] {" "}within { $within }
}{ $sight ->
    [seen] {" "}if it sees the enemy
   *[any] {""}
}{ $left ->
    [none] {""}
   *[other] {" "}{ $left }
}{ $times ->
    [none] {""}
    [one] , once
   *[other] , { $times } times
}{ $until ->
    [activation] , in this activation
    [turn] , until the turn ends
   *[always] {""}
}.
table-order-take = Take over
table-order-new = A new standing choice
table-order-window = When
table-order-who = For
table-order-anybody = all my pieces
table-order-how = Then
table-order-how-react = always use it
table-order-how-pass = never use it
table-order-how-ask = always ask me
table-order-how-calls = ask me only when …
table-order-least = Only if the chance in percent is at least
table-order-within = Only within a distance of
table-order-sight = only if it sees the enemy
table-order-times = At most so often
table-order-add = Add
table-interrupts = Ask me even so
table-interrupts-about = Passing all windows stops for these. The last two stop standing choices for one ability as well.
table-interrupt-attacked = one of mine is attacked
table-interrupt-leader = a Hero or Leader of mine is in danger
table-interrupt-near = an enemy comes within a distance
table-interrupt-ending = the game could end
table-interrupt-distance = Within how far
table-propose = Others need not wait for you: say beforehand how you react.
table-propose-open = Show proposals
table-propose-close = Not now
table-pass-activation = Pass this activation
table-pass-turn = Pass until the turn ends
table-ability = For this ability
table-window-every = Every window to react
table-waiting-reaction = Waiting for { $names }: reaction.
table-soft = { $time } left
table-soft-more = When it runs out you pass. More time: ask the others, or leave the soft timer out of the next game.

## Clocks and absence

table-clock-of = Clock of { $name }: { $time }
table-time-left = { $time } left
table-time-low = a fifth of the time is left
table-time-short = little time is left
table-give-time = Give { $minutes } minutes
table-give-time-to = Give { $name } { $minutes } minutes
table-speak-time = Speak warnings of the clock
table-away-for = away { $time }
table-gone = { $name } has been away for { $time }.
table-out-of-time = The time of { $name } has run out.
table-claim-win = Claim the win
table-claim-computer = Let the computer play on
table-claim-default = Give the usual answer
table-claim-wait = Wait
table-notify = Tell me about my turn when I look elsewhere
table-new-version = A new version is ready.

## Hidden choices

table-sealed = Sealed.
table-reopen = Reopen ({ $seconds })
table-slip-hold = Hold to see your sealed choice

## The guided game and hints

table-learn-title = Learn { $game }
table-learn-about = A guided game of about { $minutes } minutes with fixed dice. It shows { $count } rules, each when it matters. You can leave and come back.
table-learn-none = There is no guided game yet. The rules are the place to begin.
table-learn-begin = Begin
table-learn-resume = Go on
table-learn-anew = Begin again
table-lesson-of = { $number } of { $count }
table-lesson-next = Understood
table-lesson-leave = Leave the guide
table-lesson-done = learned

## The table

table-marks = Marks
table-marks-usual = usual
table-marks-strong = strong
table-commit-on-drop = Dropping a piece commits its move
table-panel-width = Width of the panels
table-panel-side = Panels beside the table
table-panel-left = Column before the table
table-grave-again = Hold the button, or do it once more.
table-more = More
table-who-strikes = Who attacks
table-strikes-with = Attacks with
table-sheet-height = Height of the panel
table-true-size = Real size
table-true-size-about = Hold a bank card against the frame and make the frame as large as the card.
table-true-size-frame = Size of the frame
table-true-size-done = That fits
table-awake = Keep the screen awake in my turn
table-opened = All slips are open.
table-past = You are looking at an earlier moment.
table-past-now = Back to now
table-recap = What happened meanwhile
table-recap-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
table-automatic = automatic
table-filter-mine = mine
table-filter-chat = chat
table-pin = Pin
table-die-verdict = { $shows }, { $verdict ->
    [success] success
    [failure] failure
   *[rerolled] rolled again
}
table-by-hand = Roll your dice and tell what they show.
table-by-hand-for = { $player }: { $purpose }
table-by-hand-die = d{ $sides }
table-by-hand-face = d{ $sides } shows { $face }
table-by-hand-done = They lie
table-reroll = Re-roll
table-keep = Keep

## Keys

table-key-reactions = reactions
table-key-pass = auto-pass on or off
table-key-hold = hold on or off
table-key-inspect = tell about a piece, here or under the pointer
table-key-arrange = another arrangement
table-key-earlier = earlier in the order
table-key-later = later in the order
table-key-left = turn left; with the mouse: Alt and the wheel
table-key-right = turn right
table-key-ruler = ruler, as long as it is held
table-key-sight = who sees whom, as long as it is held
table-key-peek = where enemies can go, as long as it is held
table-key-overlays = overlays of the table
table-full-screen = Full screen
table-full-screen-leave = Leave full screen
table-key-change = { $action }: { $key }. Press to change
table-key-press = Press the new key. Esc leaves it as it is.
table-key-taken = { $key } cannot be used here. Press another key.
table-keys-about = Press a key in the list to change it.
table-keys-usual = Back to the usual keys

## The text table

table-spaces-away = { $count ->
    [0] same space
    [one] { $count } space
   *[other] { $count } spaces
}
table-fields-ahead = { $count ->
    [0] same field
    [one] { $count } field ahead
   *[other] { $count } fields ahead
}
table-oclock = at { $hour } o'clock
table-where = Distance
table-measured-from = Distances from
table-measured-usual = whoever acts
table-type = Type a move, the number of an option, or a command
table-type-example = b1-d4, 3, scan, help
table-type-do = Do it
table-commands = Commands: { $list }. A move such as b1-d4 or b1-d4xc5; the number of an option.
table-command-scan = scan
table-command-describe = describe
table-command-reach = reach
table-command-targets = targets
table-command-odds = odds
table-command-path = path
table-command-why = why
table-command-last = last
table-command-score = score
table-command-clock = clock
table-command-go = go
table-go-how = Say where to: two numbers, "3 o'clock 4", "within 5 of" somebody, "out of sight of" somebody, or "nearest cover".
table-go-closed = Measuring is closed: no place is named by numbers before the rules measure (SW-BAS-17). Choose an option, say "out of sight of" somebody or "nearest cover", or move the figure with the arrow keys.
table-go-commit = Commit it with the button, or choose something else.
table-command-help = help
table-described = { $owner }: { $name }, { $place }. { $state }. { $where }
table-no-such-piece = There is no piece { $piece }.
table-no-such-place = Nothing leads to { $place } now.
table-no-such-option = There are { $count } options.
table-nothing-there = Nothing of that kind now.
table-no-clock = There is no clock.
table-way = By { $spaces }.
table-ways = Ways to attack
table-mini-on = the d{ $die } on space { $space }
table-select-where = Where should { $piece } go? Nothing is decided yet.
table-select-act = Activate
table-select-stay = Stay there
table-plan-made = Doing { $moves }.
table-plan-queued = Waiting to do { $moves }.
table-plan-dropped = { $moves } is not possible any more.
table-plan-unclear = { $moves } can mean several things. Choose on the table.

## Another device, and a rule that failed

table-elsewhere = You play this seat on another device or in another window.
table-looking-on = Here you look on.
table-play-here = Play here
table-device = Play on another device
table-device-about = The link opens your seat in any browser, such as the one on your phone, without signing in. Anyone who has it can play for you. A new link replaces an earlier one.
table-device-make = Make a link
table-device-link = Link to your seat
table-device-end = End the link
table-device-ended = No link opens your seat now.
table-device-over = The link to this seat has ended.
table-paused-resume = Go on
table-paused-back = Go back one decision
table-paused-end = End without a result
table-paused-asked = Waiting for { $names } to agree.

## The log

table-activation = { $number }. { $name }{ $who ->
    [none] {""}
   *[other] , { $who }
}
table-moment = { $time }, show the table then: { $text }
table-seal-broken = The server told another choice than the one you sealed. Do not trust this match.

## Talk

table-befriend = Make { $name } a friend
table-report = Report { $name }
table-report-why = What is wrong?
table-report-send = Send the report
table-report-about = What { $name } said lately goes along. Whoever runs this site reads it; { $name } is not told.
table-by-agreement = by agreement
table-by-agreement-of = What the list of { $name } breaks by agreement

## What is in the hand

table-hand-several = Pick from { $low } to { $high }
table-hand-count = { $count } of { $low }–{ $high } picked
table-hand-order = Put in order
table-hand-earlier = { $item }: earlier
table-hand-later = { $item }: later
table-hand-split = { $count } to share out
table-hand-rest = { $count } left
table-hand-fewer = { $item }: one fewer
table-hand-more = { $item }: one more
table-hand-number = From { $low } to { $high }
table-hand-assign = Who goes with whom
table-hand-nobody = –
table-hand-group = Which of them
table-hand-laid = placed
table-hand-turn = Direction
table-hand-turn-left = Turn left by 15°
table-hand-turn-right = Turn right by 15°
table-hand-draw = Name the way
table-hand-draw-about = Choose the spaces one by one
table-hand-deeds = With its move
table-hand-takes-way = Now show where it goes.
table-hand-takes-point = Now show where it ends.
table-hand-takes-group = Choose with whom, then show where it goes.
table-hand-takes-shift = Choose what, then show how far.
table-hand-takes-places = Choose who goes along; each can be dragged.
table-hand-lack-more = { $count ->
    [one] One more.
   *[other] { $count } more.
}
table-hand-lack-fewer = { $count ->
    [one] One too many.
   *[other] { $count } too many.
}
table-hand-lack-point = Show where.
table-hand-height = Height
table-many-search = Find by name
table-many-count = { $shown } of { $count } shown
table-many-more = Show more ({ $count })
table-many-none = Nothing is called so.
table-hand-offer = Nearest legal place
