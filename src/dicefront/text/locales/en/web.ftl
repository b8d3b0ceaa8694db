# The table in the browser. What the games say themselves stands in their own files.

## Header and everywhere

web-skip = Skip to the content
web-home = Home
web-menu = Menu
web-places = Places
web-nav-play = Play
web-nav-armies = Armies
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-tournaments = Tournaments
web-nav-lab = Lab
web-language = Language
web-sound = Sound of dice
web-sound-on = Sound is on
web-sound-off = Sound is off
web-guest = Guest { $number }
web-settings-of = Settings of { $name }
web-your-turn-badge = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
web-close = Close
web-try-again = Try again
web-reload = Reload
web-copy = Copy
web-copied = Copied
web-save = Save
web-saved = Saved.
web-remove = Remove
web-open = Open
web-yes = Yes
web-no = No
web-never = Never in this game
web-send = Send
web-back = Back
web-undo = Undo
web-redo = Redo
web-start = Start
web-share = Share
web-code = Code: { $code }

## Games

web-minutes = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-players = { $players } players
web-computer = computer

## Home

web-welcome = Tabletop games with honest dice
web-welcome-text = Play at once. Every number tells why, with the paragraph of the rules.
web-play-now = Play now
web-new-game = New game
web-new-game-more = New game…
web-learn = Learn
web-watch = Watch
web-join = Join
web-your-turn = Your turn
web-play-on = Play on
web-continue = Continue
web-show-link = Show the link
web-withdraw = Withdraw
web-open-tables = Open tables
web-nobody-waits = Nobody is waiting. Open a table, or play the computer meanwhile.
web-open-a-table = Open a table
web-live-now = Live now
web-no-account = No account needed. Your games are kept for this browser until you delete them in the settings.
web-seat-free = free seat
web-setting-up = Setting up …
web-server-away = The server does not answer.

## New game

web-new-which = Which game
web-new-who = Against whom
web-new-forces = Forces
web-new-setup = Scenario and options
web-who-computer = The computer
web-who-computer-about = starts at once
web-who-here = Somebody at this screen
web-who-here-about = you pass the screen to each other
web-who-link = A friend by link
web-who-link-about = you send a link; it starts when the friend sits down
web-who-open = Anybody
web-who-open-about = the table is shown to all on the home page
web-level-child = Child’s play
web-level-child-about = Lets you win: it overlooks most of what it could do.
web-level-novice = Novice
web-level-novice-about = Sees some good moves, and misses many.
web-level-casual = Casual
web-level-casual-about = Plays sensibly, and often overlooks the best move.
web-level-steady = Steady
web-level-steady-about = Rarely overlooks a good move.
web-level-expert = Expert
web-level-expert-about = Overlooks nothing, and takes what looks best at once.
web-level-master = Master
web-level-master-about = Thinks ahead.
web-level-random = Random
web-level-random-about = Plays anything that is legal.
web-level-greedy = First look
web-level-greedy-about = Plays fast and takes what it can get.
web-level-search = Search
web-level-search-about = Thinks ahead.
web-level-learned = Learned
web-level-learned-about = Thinks ahead and judges by the network that was trained.
web-level-handmade = By hand
web-level-handmade-about = Thinks ahead and judges by hand-written knowledge.
web-seconds-per-move = { $seconds ->
    [one] At most { $seconds } second a move.
   *[other] At most { $seconds } seconds a move.
}
web-players-label = Players
web-your-seat = Your seat
web-seat-number = Player { $number }
web-second-player = Player { $number }
web-your-army = Your army
web-army-ask = Choose at the table
web-army-random = Any army
web-own-army = { $name } (yours)
web-army-points = { $name } ({ $points } points)
web-army-stars = { $stars ->
    [one] { $name } ({ $stars } Star)
   *[other] { $name } ({ $stars } Stars)
}
web-build-army = Build an army
web-opponent-of-level = { $name }, { $level }
web-more-options = More options
web-clock = Clock
web-clock-none = No clock
web-undo-policy = Taking back
web-undo-free = free
web-undo-ask = ask the other
web-undo-never = never
web-dice = Dice
web-dice-by-server = rolled by the server
web-dice-by-hand = real dice, told by the players
web-seed = Fixed dice
web-seed-none = a number, for practice only
web-may-watch = Others may watch

## Invitations

web-waiting-title = Waiting for players
web-waiting-text = Send the link. The game starts when everybody sits.
web-waiting-guest = The game starts when everybody sits.
web-seat-link = Link for { $seat }
web-watch-link = Link to watch
web-qr = QR code
web-qr-label = QR code of the link
web-invites = { $host } invites you to { $game }
web-you-play = You play { $seat }.
web-your-name = Your name
web-sit-down = Sit down
web-seat-taken = Somebody sits there already. You can watch.
web-no-such-link = This link does not work

## The table

web-table-of = Table of { $game }
web-prompt = Question
web-tray = Dice tray
web-tray-empty = Dice fall here.
web-die-shows = d{ $sides } shows { $face }
web-roll = Roll
web-dice-fall = The dice fall …
web-your-roll = Your roll.
web-why = Why?
web-explanation = Explanation
web-chance-exact = { $outcome }: { $percent }, exactly { $exact }
web-chance-about = { $near ->
    [true] { $outcome }: ≈ { $percent }
   *[other] { $outcome }: { $percent }
}
web-rule-missing = { $id } is not in the rules.
web-open-rules = Open the rules
web-log = What happened
web-log-empty = Nothing has happened yet.
web-older = Older lines
web-filter = Show
web-filter-all = all
web-filter-dice = dice
web-filter-losses = losses
web-reaction = reaction
web-secret = secret
web-commit = Commit
web-attack = Attack
web-seal = Seal
web-usual-placement = Place for me
web-sending = Sending …
web-choose-piece = Choose a piece
web-attack-with = { $way }: { $target }
web-piece-to = { $piece } to { $space }
web-to-point = to { $point }
web-spot-odds = { $place }, { $chance }
web-best-first = best chances first
web-not-now = { $count ->
    [one] { $count } thing is not possible now
   *[other] { $count } things are not possible now
}
web-nothing-asked = Nothing is asked of you now.
web-piece = Piece
web-place = Place
web-state = State
web-camera = View of the table
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show all
web-fit-selection = Show the selection
web-flip = Turn the table
web-side = Log and text table
web-panels = Panels
web-tab-log = Log
web-tab-text = Text table
web-tab-chat = Chat
web-tab-list = List
web-tab-unit = Unit
web-waiting-for = Waiting for { $names }.
web-title-turn = Your turn
web-seat-you = you
web-seat-here = here
web-seat-away = away
web-seat-empty = free seat
web-slip-sealed = sealed
web-slip-deciding = deciding
web-practice = practice
web-given-seed = fixed dice
web-given-hand = real dice
web-about-given-seed = The host has set the seed of the dice. Anybody who knows it can compute every throw.
web-about-given-hand = The players roll real dice and say what they show. The server cannot check these throws.
web-watching = { $count } watching
web-level-short = level { $level }
web-experience = experience { $experience }
web-hand-over = Pass the screen to { $name }
web-hand-over-why = What comes next is for one pair of eyes.
web-hold-to-look = Hold to look
web-choose-army = Choose an army
web-choose-army-secret = The other side sees it when both have chosen.
web-take-army = Take { $name }
web-end-won = You won
web-end-lost = You lost
web-end-draw = A draw
web-end-over = The game is over
web-rematch = Rematch
web-replay = Replay
web-look-at-table = Look at the table
web-menu-table = Table menu
web-step-same = Step back, same dice
web-step-new = Step back, new dice
web-advise = Why this? A hint
web-advice = Best: { $best }. Next: { $other }. { $times ->
    [0] The chances to win are exact: all that can still happen was tried.
   *[other] The chances to win are by looking ahead.
}
web-advice-only = Best: { $best }. { $times ->
    [0] The chance to win is exact: all that can still happen was tried.
   *[other] The chance to win is by looking ahead.
}
web-why-computer = Why did the computer do that?
web-why-well = { $name } chose { $played }. Nothing else would have been clearly better: { $share } of victory at best, { $times ->
    [0] and that is exact.
   *[other] by looking ahead.
}
web-why-worse = { $name } chose { $played } ({ $share } of victory at best). { $best } would have been better ({ $better }), { $times ->
    [0] and that is exact.
   *[other] by looking ahead.
}
web-why-nothing = There was nothing to weigh in what the computer did last.
web-why-hidden = Something is hidden at this table, so the computer keeps its reasons. The replay tells them when the game is over.
web-ask-back = Ask to take back
web-offer-draw = Offer a draw
web-resign = Give up
web-resign-sure = Really give up
web-draw-offered = { $name } offers a draw.
web-accept = Accept
web-decline = Decline
web-rules-of = Rules of { $game }
web-fingerprint = Fingerprint of the dice
web-reconnecting = Connection lost. Attempt { $attempt }, next in { $seconds } s. Your game is safe.
web-connect-now = Connect now
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything.
web-chat-hello = Hello
web-chat-well-played = Well played
web-chat-thanks = Thank you
web-chat-one-moment = One moment please
web-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}

## Hints

web-hints = Hints for beginners
web-hints-skip = Skip hints
web-hint-select = { $touch ->
    [yes] Tap an outlined miniature to see what it can do.
   *[no] Click an outlined miniature to see what it can do.
}
web-hint-move = { $touch ->
    [yes] Tap where it should go. Percentages show attacks from there.
   *[no] Click where it should go. Percentages show attacks from there.
}
web-hint-attack = Choose a target, look at the odds, then attack.
web-hint-deploy = Choose a miniature below, then a marked space.
web-hint-army = Take any army; all are worth the same.
web-take-team = Take this team

## Keys

web-keys = Keys
web-key-tab = next option
web-key-enter = choose, commit
web-key-esc = one step back
web-key-digits = press a button of the question
web-key-next = next that can act
web-key-arrows = move the view, or what is in your hand; with Shift a little
web-key-across = two arrows at once, or Home, Page Up, End, Page Down: across
web-key-way = another point of a way; the last point away
web-key-zoom = zoom
web-key-fit = show all
web-key-trace = trace on or off
web-key-follow = go where something happens, or stay
web-key-eye = look from the eye of a figure
web-key-columns = fold both columns
web-key-selection = show the selection
web-key-why = why
web-key-space = roll, skip the animation
web-key-undo = undo
web-key-text = text table
web-key-log = log
web-key-flip = turn the table
web-key-help = this list

## Replays

web-replay-of = Replay: { $game }
web-no-replays = Games you finish appear here.
web-replays-older = Older games
web-play-a-game = Play a game
web-timeline = Timeline
web-step-of = { $step } of { $steps }
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-forward = One step on
web-run = Play
web-pause = Pause
web-speed = Speed
web-play-from-here = Play from here
web-seen-by = Seen by
web-seen-usual = me
web-seen-all = everybody
web-luck = Luck
web-player = Player
web-verify-dice = Check the dice
web-verify-about = The fingerprint shown at the start fixed all rolls beforehand. Your browser works them out again.
web-verify = Check
web-verify-ok = All { $throws } throws come from the key, and the key fits its fingerprint.
web-verify-bad = Throw { $throw } does not come from the key.

## Rules

web-search-rules = Search the rules
web-contents = Contents
web-rules-version = Rules { $rules }.
web-rules-language = The text is in another language.
web-hits = { $count ->
    [0] Nothing found
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
web-did-you-mean = Did you mean
web-ruling = Ruling
web-example = Example
web-table-in-rules = Table
web-status-enforced = The program sees to it.
web-status-unshown = No test shows what the program does.

## Armies

web-new-army = My army
web-points = { $points } points
web-die-of = Die of number { $number }
web-less-armor = Less Armor for number { $number }
web-more-armor = More Armor for number { $number }
web-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
web-illegal = not legal
web-try-it = Try it
web-version = version { $version }
web-import = Read a list
web-print = Print
web-print-as = Print as
web-move = Move
web-cost = Cost

## Settings

web-settings = Settings
web-search-settings = Search the settings
web-settings-none = No setting fits your search.
web-look-and-feel = Look and feel
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Animation
web-motion-auto = as the system
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = off
web-confirm = Confirm
web-confirm-never = never
web-confirm-lasting = what cannot be undone
web-confirm-always = always
web-palette = Colours of the players
web-palette-usual = usual
web-palette-blue-orange = blue and orange
web-palette-contrast = high contrast
web-text-size = Size of text
web-letters = Single letters as keys
web-account = Account
web-account-about = An account adds a name that stays, and your lists and games on every device.
web-login = Name
web-password = Password
web-password-about = At least { $least } characters; several words in a row are easy to remember and hard to guess.
web-password-change = Change the password
web-password-changed = The password is changed. All other devices are signed out.
web-password-now = Password now
web-password-new = New password
web-devices = Where you are signed in
web-devices-out = Sign out all others
web-device-here = this one
web-device-out = Sign out
web-device-seen = last used { $day }
web-device-unknown = Unknown device
web-log-in = Log in
web-log-out = Log out
web-make-account = Make an account
web-logged-in = You are logged in as { $login }.
web-messages = Messages
web-own-data = Your data
web-own-data-about = A guest is a name and a random key; a mail address or a webhook is kept only if you have set it. Nothing goes to anybody else.
web-export = Export everything
web-forget = Delete everything
web-forget-sure = Really delete everything

## Errors

web-error-title = That did not work
web-error-safe = Your game is safe on the server.
web-error-load = A part of the page could not be loaded.
web-error-client = The page stumbled ({ $code }). Your game is safe.
web-report = Report
web-report-again = Report again
web-reported = Thank you. It was sent to the site's operator.
web-offline-request = The server cannot be reached. Check the connection and try again.
web-failed-request = The server answered with { $code }.
web-no-such-game = There is no such game
web-missing-title = There is nothing here
web-missing-text = The address may be mistyped, or the page was removed.
web-rules-status = What the program does with each paragraph
web-rules-status-title = { $game }: every paragraph
web-rules-status-sum = { $count } paragraphs; { $tests } tests show what the program does with them, and { $open } paragraphs have none.
web-rules-status-untested = The tests are not installed here.
web-rules-status-which = Which paragraphs
web-rules-status-all = all paragraphs
web-rules-status-open = without a test
web-rules-status-rulings = interpreted, with the reason
web-rules-status-none = There is none.
web-rules-status-paragraph = Paragraph
web-rules-status-does = The program
web-rules-status-tests = Tests
web-rules-status-more = { $count } more
web-new-version = A new version is ready. Load the page again when it suits you.
web-units = Lengths on the table
web-units-inch = inches, as the rules count
web-units-cm = centimetres
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name } again
web-chat-silent = Talk is switched off in the settings.
web-chat-off = nothing
web-chat-on = all that is said
web-chat-presets = ready-made phrases only
web-friends = Friends
web-friends-none = Nobody yet. At a table, the chat can make somebody with an account a friend.
web-chat-friends = friends, and phrases of the others
web-notifications = Notifications
web-hook-off = Your webhook was switched off because messages to it failed again and again. You can switch it on in the settings.
web-reminder-half = Half of your time is gone in your game against { $others }.
web-reminder-tenth = Your time is running out in your game against { $others }.
web-away-days = Days away
web-away-about = In games over days your clock stands still on these days. { $left ->
    [one] One day is left this year.
   *[other] { $left } days are left this year.
}
web-away-from = From
web-away-until = Until
web-away-add = Add
