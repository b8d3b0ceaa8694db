# Tournaments in the browser.

tournaments-none = No tournament is running. Set one up, and send its address to the others.
tournaments-call = Set up a tournament
tournaments-call-button = Set it up
tournaments-title = Title
tournaments-usual-title = { $game } tournament
tournaments-game = Game
tournaments-system = System
tournaments-system-swiss = Swiss
tournaments-about-swiss = Players with equal points meet. Nobody is knocked out, and a few rounds find a winner.
tournaments-system-round_robin = Round robin
tournaments-about-round_robin = Everybody meets everybody once.
tournaments-system-knockout = Knockout
tournaments-about-knockout = The loser is out. A draw is played again, twice at most.
tournaments-computers = Computer players
tournaments-level = Their level
tournaments-players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
tournaments-state-open = waiting for players
tournaments-state-running = running
tournaments-state-over = over
tournaments-yours = yours
tournaments-round-of = round { $round } of { $rounds }
tournaments-enter = Join
tournaments-start = Begin
tournaments-call-off = Call it off
tournaments-waits = It can begin when there are two players.
tournaments-share = Address for the others
tournaments-players = Players
tournaments-computer = Computer { $number } ({ $level })
tournaments-leave = Leave
tournaments-remove-who = Remove { $name }
tournaments-your-meeting = Your match against { $opponent } is ready.
tournaments-sit = Sit down
tournaments-standings = Standings
tournaments-player = Player
tournaments-points = Points
tournaments-tie-break = Tie break
tournaments-rounds-won = Rounds won
tournaments-results = W/D/L
tournaments-gone = has left
tournaments-round = Round { $round }
tournaments-bye = no opponent
tournaments-going-on = in play
tournaments-replay = Replay
tournaments-table = To the table
tournaments-you = you
tournaments-results-long = Won, drawn, lost
