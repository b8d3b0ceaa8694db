# Open tables, games to watch, and what is agreed on for a new game.

lobby-filters = Which tables
lobby-filter-game = Game
lobby-filter-language = Language of the host
lobby-filter-clock = Clock
lobby-all-games = all games
lobby-all-languages = all languages
lobby-all-clocks = with and without clock
lobby-with-clock = with a clock
lobby-none-fit = None of the open tables fits your choice.
lobby-gone = no longer open
lobby-practice = practice
lobby-casual = casual
lobby-points = { $points } points
lobby-stars = { $stars } stars
lobby-side = side of { $length }
lobby-longer = All times
lobby-longer-times = { $times ->
    [1] as they are
   *[other] { $times } times as long
}
lobby-clock-longer = { $clock }; all { $times } times as long
lobby-clock-none = No clock
lobby-clock-live-10 = 10 minutes each, 5 seconds a move
lobby-clock-live-20 = 20 minutes each, 5 seconds a move
lobby-clock-live-40 = 40 minutes each, 5 seconds a move
lobby-clock-move-30 = 30 seconds a move
lobby-clock-move-120 = 2 minutes a move
lobby-clock-days-fast = Fast by and by: a day, an hour more a move
lobby-clock-days-normal = By and by: 3 days, 4 hours more a move
lobby-clock-days-slow = Slow by and by: 7 days, 12 hours more a move
lobby-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lobby-hours = { $hours } hours
lobby-days = { $days } days
lobby-minutes-played = as in the latest games played here
lobby-length-minutes = Usually about { $time }.
lobby-length-most = With this clock at most { $time }, if everybody uses all of it.
lobby-length-played = About { $decisions } decisions, as in the last { $games } games played here.
lobby-length-simulated = About { $decisions } decisions, as in { $games } games of computers (rules { $rules }, { $date }).
lobby-clock = { $minutes } min + { $gain } s a move
lobby-clock-move = { $seconds } s a move
lobby-delayed = { $minutes ->
    [one] one minute behind
   *[other] { $minutes } minutes behind
}
lobby-nothing-to-watch = Nobody plays this game at an open table now.
lobby-delay = Spectators are behind by
lobby-delay-none = no time
lobby-delay-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lobby-window = Secret choices take at least
lobby-window-seconds = { $seconds ->
    [0] no time
    [one] one second
   *[other] { $seconds } seconds
}
lobby-window-about = so that nobody learns from haste what is hidden
lobby-army-wrong = This army does not fit the options chosen now:
lobby-army-fix = Change it in the builder
lobby-raise-points = Play for { $limit } points, everybody
lobby-raise-stars = Play for { $limit } Stars, everybody
lobby-army-random = A random one within the limit
lobby-army-mirror = Both sides play the same
lobby-armies-own = Own lists
lobby-armies-ready = Ready-made
lobby-by-agreement = Play it by agreement
lobby-army-agreed = Played by agreement, although it breaks limits. Others read before they sit down that lists may; what yours breaks they learn when lists are shown:
lobby-army-never = This cannot be played even by agreement.
lobby-keep-to-limits = Keep to the limits
lobby-lists-agreed = lists by agreement
lobby-agreed = Agreed on for this game
lobby-agree = Whoever sits down accepts this.

## Tables

lobby-table-own = a table of your own
lobby-table-file = Load a table file
lobby-table-draw = Draw a table
lobby-table-strewn = The objects are laid at random when the game begins. To agree on single objects, choose another table or load a file.
lobby-table-objects = { $name }: { $count } objects
lobby-table-agree = Agree for each object whether it can be pushed and whether it is uneven to walk on.
lobby-table-mirrored = Every object lies there a second time, turned by half a turn: both are alike.
lobby-table-object = Object
lobby-table-at = { $name } at { $x }, { $y }
lobby-table-movable = Movable
lobby-table-uneven = Uneven
lobby-another-number = another number
