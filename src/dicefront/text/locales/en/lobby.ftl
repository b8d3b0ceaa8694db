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
lobby-clock = { $minutes } min + { $gain } s a move
lobby-clock-move = { $seconds } s a move
lobby-delayed = { $minutes ->
    [one] one minute behind
   *[other] { $minutes } minutes behind
}
lobby-nothing-to-watch = Nobody plays this game at an open table now.
lobby-delay = Spectators are behind by
lobby-delay-none = nothing: they see all at once
lobby-delay-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lobby-army-wrong = This army does not fit the options chosen now:
lobby-army-fix = Change it in the builder
lobby-agreed = Agreed on for this game
lobby-agree = Whoever sits down accepts this.
