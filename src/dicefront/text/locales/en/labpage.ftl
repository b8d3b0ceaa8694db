# The Lab in the browser.

labpage-parts = Parts of the Lab
labpage-part-odds = Odds
labpage-part-matchups = Match-ups
labpage-part-dice = Dice
labpage-game = Game
labpage-add = Add a variant
labpage-csv = Save as CSV
labpage-table = Table of chances
labpage-exact = Exact, worked out by the rules { $rules } of the game.
labpage-variant = Variant
labpage-part-units = Units
labpage-units-about = How often armies with a unit beat armies without it. Both are drawn at random within the same limit, so whoever has the unit paid for it: half the games is a fair price.
labpage-units-older = These games were played with rules { $rules }; now it is { $now }.
labpage-units-search = Search units
labpage-unit = Unit
labpage-unit-cost = Cost
labpage-unit-share = Wins, with interval
labpage-unit-price = For its cost
labpage-unit-shines = Shines against
labpage-unit-bargain = a bargain
labpage-unit-dear = dear
labpage-unit-fair = fair, as far as these games tell
labpage-unit-games = Games
labpage-unit-against = { $kind } ({ $games } games):
labpage-units-based = Simulated with { $games } games on { $date }, rules { $rules }, both sides played by the computer ({ $level }). A unit is judged by the games in which one side had it. Values in brackets are 95 % intervals.
labpage-matchup-about = Computers play both sides, each pair of games with the same dice and the seats swapped. It stops early when the answer is clear.
labpage-level = Computer
labpage-army = Army
labpage-any-army = an army of its own choice
labpage-games = Games at most
labpage-start = Start
labpage-stop = Stop
labpage-mine = My experiments
labpage-no-experiments = None yet. They go on when you close this page, and are listed here.
labpage-state-waiting = Waiting for its turn.
labpage-state-running = { $games } of at most { $wanted } games played.
labpage-state-done = Done after { $games } games.
labpage-state-failed = It could not be worked out; { $games } games were played.
labpage-a-wins = A wins { $share }.
labpage-verdict-a = A is better.
labpage-verdict-b = B is better.
labpage-verdict-even = No clear difference.
labpage-more = Seats, endings, length
labpage-seat-wins = Seat { $seat } wins { $share }
labpage-length = { $decisions } decisions a game
labpage-simulated = Simulated with { $games } games, { $date }, rules { $rules }. Interval of 95 %, in mirrored pairs.
labpage-dice-about = Every face of every die that fell in your games or on this site, and whether that is unusual.
labpage-dice-which = Games
labpage-dice-last = { $count ->
    [one] the last one
   *[other] the last { $count }
}
labpage-dice-mine = my dice alone
labpage-dice-site = everybody on this site
labpage-dice-site-counted = { $count ->
    [0] No game has ended here yet.
    [one] One game of everybody counted, without practice and real dice.
   *[other] { $count } games of everybody counted, without practice and real dice.
}
labpage-dice-counted = { $count ->
    [one] One game counted.
   *[other] { $count } games counted.
}
labpage-try = Try it
labpage-to-lab = More of this in the Lab
labpage-in-short = In short
labpage-guided = Play the guided game
labpage-in-terminal = In a terminal
