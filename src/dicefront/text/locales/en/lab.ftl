# Computer opponents, simulations, tests and benchmarks.

## Options of many commands

lab-option-workers = How many worker processes; 0 takes one for each core. The result is the same with any number.
lab-option-ray = Play on the Ray cluster at this address instead; "local" starts one here. The result is the same.
lab-option-needs_ray = A cluster needs Ray: pip install dicefront[ray].
lab-option-seats = How many players take part, in a game that leaves it open.

lab-level-child = child’s play
lab-level-novice = novice
lab-level-casual = casual
lab-level-steady = steady
lab-level-expert = expert
lab-level-master = master
lab-level-random = random
lab-level-greedy = greedy
lab-level-search = search
lab-level-learned = learned
lab-level-handmade = hand-made
lab-level-unknown = There is no level { $name }. Known are: { $known }.

## sim

lab-sim-help =
    Simulate many games between computer players A and B.

    Games are played in mirrored pairs: twice with the same dice, the second time with all seats swapped. Same seed, same result, with any number of workers.
lab-sim-examples =
    dicefront sim chessboard --a Vanguard --b Line -n 2000 --seed 7
    dicefront sim chessboard --level-a search --level-b greedy -n 200 --workers 0 --json
lab-sim-a = The army of A: a ready-made one, a file, or its entries. Without it the player chooses.
lab-sim-b = The army of B.
lab-sim-n = How many games; an odd number is made even.
lab-sim-level = The level of both players.
lab-sim-level_a = The level of A.
lab-sim-level_b = The level of B.
lab-sim-out = Write every game to this file, one JSON line each.
lab-sim-resume = Go on where the file of --out ends.
lab-sim-store = Keep every game in this folder, as Parquet; the same call goes on where it was stopped.
lab-sim-store_resumes = --store goes on by itself; leave out --resume.
lab-sim-set_aside = { $file } cannot be read: it was set aside, and its games are played again.
lab-sim-busy = Another run writes into { $folder } at this moment.
lab-sim-jsonl = Print one JSON line for each game as it ends.
lab-sim-resume_without_file = --resume needs the file of --out.
lab-sim-pairs = pairs
lab-sim-seats = { $game } is played by { $seats } players.
lab-sim-no_armies = { $game } has no armies to choose.
lab-sim-bad_army = { $army }: { $problem }
lab-sim-broken = A rule failed in pair { $pair } of seed { $seed } of { $game }: { $problem }
lab-sim-nothing = No pair of games was finished.
lab-sim-title = A: { $a }, B: { $b }
lab-sim-share = A wins { $share }; of its games in mirrored pairs { $won } won, { $shared } shared, { $lost } lost
lab-sim-seat = seat { $seat } wins { $share }
lab-sim-length = length: { $decisions } decisions
lab-sim-length_rounds = length: { $rounds } rounds, { $decisions } decisions
lab-sim-ending = { $share } ended because: { $reason }
lab-sim-made = { $games } games, seed { $seed }, rules { $game }-{ $rules }
lab-sim-stopped = Stopped. To be able to go on later, give a file with --out.
lab-sim-stopped_with_file = Stopped. To go on: { $call }

## lab

lab-ask-help =
    Ask the results that sim --store left in a folder.

    Ready questions are levels, armies, seats, endings and length, each with its interval of 95 %. With --sql ask anything about the table matches.
lab-ask-examples =
    dicefront lab results seats
    dicefront lab results --sql "SELECT game, count(*) FROM matches GROUP BY game"
lab-ask-sql = A question in SQL, for DuckDB.
lab-ask-needs = Results in Parquet need DuckDB: pip install dicefront[lab].
lab-ask-empty = There are no results in { $folder }.
lab-ask-ignored = { $file } cannot be read, or holds no results: it was left out.
lab-ask-bad_sql = DuckDB cannot answer that: { $problem }
lab-ask-no_question = --sql: expected a question such as "SELECT game, count(*) FROM matches GROUP BY game"
lab-ask-no_rows = No rows.
lab-ask-nothing = These results do not tell.
lab-ask-column-game = game
lab-ask-column-levels = level
lab-ask-column-armies = army
lab-ask-column-seats = seat
lab-ask-column-endings = ending
lab-ask-column-length = {""}
lab-ask-column-figure = figure
lab-ask-column-matches = games
lab-ask-column-people = player
lab-ask-column-rating = rating

## ratings

lab-ratings-help =
    Rate people, armies or levels by the matches they played.

    With a folder: by the games that sim --store left there. Without: by the matches of a server that were played to their end, except practice. Everybody starts at 25; with each match the rating becomes surer.
lab-ratings-examples =
    dicefront ratings levels results
    dicefront ratings people --data ~/dicefront
lab-ratings-needs = Ratings need openskill: pip install dicefront[lab].
lab-ratings-people = People are rated by the matches of a server; leave out the folder.
lab-ratings-computer = computer, { $level }

## test

lab-test-help =
    Find out whether computer player A is better than B.

    Mirrored pairs are played until it is clear whether the difference is rather elo1 or more, or rather elo0 or less. Exit code 0: A is better. 1: it is not, or it stayed unclear.
lab-test-examples =
    dicefront test chessboard --a greedy --b random
    dicefront test chessboard --a search --b greedy --elo1 50 --workers 0
lab-test-a = The level of A.
lab-test-b = The level of B.
lab-test-army = The army of both.
lab-test-elo0 = The difference, in Elo, that is not enough.
lab-test-elo1 = The difference, in Elo, that is wanted.
lab-test-alpha = How often a difference of elo0 may be accepted by mistake.
lab-test-beta = How often a difference of elo1 may be rejected by mistake.
lab-test-n = After so many games it stays undecided.
lab-test-order = --elo0 must be below --elo1, but { $elo0 } is not below { $elo1 }.
lab-test-finite = --elo0 and --elo1: expected two numbers within 4000 of 0
lab-test-stopped = Stopped. To be able to go on later, give a folder with --store.
lab-test-accepted = Accepted: { $a } is better than { $b } (Elo { $elo1 } or more rather than { $elo0 })
lab-test-rejected = Rejected: { $a } is not better than { $b } (Elo { $elo0 } or less rather than { $elo1 })
lab-test-undecided = Undecided: { $a } against { $b }, Elo { $elo0 } or { $elo1 }
lab-test-elo = Elo difference { $elo } ({ $low } to { $high })
lab-test-ratio = log-likelihood ratio { $ratio }, decided below { $lower } or above { $upper }

## learn

lab-learn-help =
    Train a network that judges positions, by self-play.

    The first generation learns from games between players that take what looks best at once, after openings at random; each --again adds a generation that thinks ahead with the network so far. The file goes into the data of the game, as network.toml.
lab-learn-examples =
    dicefront learn chessboard -n 2000 --workers 0 --to network.toml
    dicefront learn crystals -n 50000 --again 2000 --gpu --workers 0 --to network.toml
lab-learn-n = How many games the first generation plays.
lab-learn-again = How many games another generation plays; give it once for each.
lab-learn-answers = How many answers a decision may give in the games of later generations.
lab-learn-layers = How many neurons each hidden layer has.
lab-learn-rounds = How often it learns from all positions, at most.
lab-learn-turns = After how many turns a rehearsal is judged by the network.
lab-learn-width = How many lines are rehearsed; usually as many as the game says.
lab-learn-counts = How much the network counts beside hand-written knowledge, in percent.
lab-learn-strongest = The strongest level judges by this network.
lab-learn-gpu = Train on a GPU, with CuPy.
lab-learn-to = The file to write.
lab-learn-needs = Training needs NumPy: pip install dicefront[learn].
lab-learn-needs_gpu = Training on a GPU needs CuPy: pip install cupy-cuda13x, or the package for your version of CUDA.
lab-learn-nothing = { $game } does not say what a network could learn from.
lab-learn-wrong_layers = --layers are whole numbers with commas between, such as 48,32; not { $layers }.
lab-learn-done = Written: { $file }, { $size } kB.

## tournament

lab-tournament-help =
    Let computer players and armies play a tournament.

    A player is a level, or a level with an army behind a colon; the order is the seeding. A meeting is a series of mirrored pairs. Same seed, same result, with any number of workers.
lab-tournament-examples =
    dicefront tournament chessboard -p search -p greedy -p random -n 40
    dicefront tournament chessboard -p greedy:Vanguard -p greedy:Line -p greedy --system swiss --page standings.html
lab-tournament-player = A player: a level, or a level and an army. Give it once for each player.
lab-tournament-system = Who meets whom.
lab-tournament-n = How many games a meeting has; an odd number is made even.
lab-tournament-rounds = How many rounds of a Swiss tournament; without it as many as find one winner.
lab-tournament-page = Write standings and meetings to this file, as a page.
lab-tournament-players = A tournament has from 2 to { $most } players: give each with --player.
lab-tournament-stopped = Stopped. The standings are those of the rounds that were finished.
lab-tournament-title = { $game }: { $system }
lab-tournament-round_robin = round robin
lab-tournament-swiss = Swiss tournament
lab-tournament-knockout = knockout tournament
lab-tournament-standings = Standings
lab-tournament-round = Round { $round }
lab-tournament-bye = no opponent
lab-tournament-column-rank = #
lab-tournament-column-name = player
lab-tournament-column-opponent = opponent
lab-tournament-column-score = score
lab-tournament-column-points = points
lab-tournament-column-tie_break = tie break
lab-tournament-column-knockout = rounds won
lab-tournament-column-results = won/drawn/lost
lab-tournament-made = { $games } games a meeting, seed { $seed }, rules { $game }-{ $rules }

## bench

lab-bench-help =
    Measure the speed of the rules beside other engines.

    Random play with the legal answers listed, on one core, per second of processor time. The other engines come with: make bench.
lab-bench-examples =
    dicefront bench chessboard --seconds 5 --json
    dicefront bench --environments
lab-bench-seconds = How long each rate is measured.
lab-bench-gate = Exit with code 1 if one of the bars is missed.
lab-bench-warm-up = How many laps are played at most, uncounted, until a rate stands still.
lab-bench-markdown = Print the table of the documentation.
lab-bench-counted = A decision is one answer of one player. Of our games those count that leave a choice; of the others also those with one legal answer. The middle and the best of five laps, after laps until three in a row differed by less than 3 %.
lab-bench-column-usual = decisions/s
lab-bench-column-warm-up = warm-up laps
lab-bench-laps = laps
lab-bench-build = Measured: the rules, { $build }.
lab-bench-column-engine = engine
lab-bench-column-rate = best lap
lab-bench-column-games = games/s
lab-bench-column-clone = clone µs
lab-bench-column-bytes = bytes/position
lab-bench-kept = { $game }, with history
lab-bench-greedy = { $game }, played greedily
lab-bench-missing = not installed
lab-bench-ratio = { $game } is { $ratio } times as fast as { $peer }
lab-bench-wanted = (at least { $least }: { $met })
lab-bench-clone = { $game } clones in { $took } µs (at most { $most }: { $met })
lab-bench-met = met
lab-bench-environments = Measure the environments for learning programs instead, beside those of PettingZoo.
lab-bench-needs = This needs { $packages }: pip install dicefront[env].
lab-bench-column-environment = environment
lab-bench-column-steps = steps/s
lab-bench-way-floats = { $game }, { $tables } tables
lab-bench-way-numbers = { $game }, { $tables } tables, whole numbers
lab-bench-way-aec = { $game }, PettingZoo
lab-bench-way-peer = { $game } of PettingZoo { $version }
lab-bench-missed = missed
