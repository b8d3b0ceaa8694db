# The command line. A command NAME has cli-NAME-short (for the list of commands), cli-NAME-help and
# cli-NAME-examples (two of them, shown as they stand).

## Help pages

cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-help = Show this page.
cli-help-default = default:
cli-help-required = required

cli-program-help = Tabletop games at your terminal: play, look up the rules, work out odds, simulate.
cli-program-examples =
    dicefront play chessboard
    dicefront rules show CB-MOV-06

## Options of many commands

cli-option-lang = The language to speak; may stand anywhere in the call. Otherwise DICEFRONT_LANG or the locale decides.
cli-option-debug = Show where in the program an error happened.
cli-option-version = Show the version.
cli-option-json = Print one JSON document instead of text.
cli-option-quiet = Print the answer and nothing else.
cli-option-verbose = Print more about how the answer came about.
cli-option-seed = Start of all dice: the same seed gives the same games.
cli-option-option = An option of the game, such as points=40; may be given several times.

## Errors

cli-stopped = Stopped.
cli-progress = { $done } of { $total } { $what }, { $rate } a second, { $left } left
cli-error-file = { $file }: { $problem }
cli-error-not_found = no such file
cli-error-not_allowed = not allowed to read or write it
cli-error-folder = this is a folder, not a file
cli-error-json = line { $line }: not JSON: { $problem }
cli-error-toml = not TOML: { $problem }
cli-error-encoding = not UTF-8 text (byte { $position })
cli-error-program = The program made a mistake: { $problem }. Run it again with --debug to see where, and report it.
cli-usage-no_such_option = There is no option { $name }.
cli-usage-no_such_command = There is no command { $name }.
cli-usage-missing = { $name } is missing.
cli-usage-bad_value = { $name }: { $problem }
cli-usage-choice = expected one of { $known }
cli-usage-number = expected a whole number
cli-usage-number_from = expected a whole number, { $low } or more
cli-usage-number_between = expected a whole number from { $low } to { $high }
cli-usage-share = expected a number from { $low } to { $high }
cli-usage-any_number = expected a number
cli-usage-meant = Did you mean { $names }?
cli-usage-help = See { $command } --help.
cli-usage-language = --lang: expected one of { $known }, got { $name }

## Commands, in one line each

cli-play-short = play in the terminal
cli-serve-short = play in the browser
cli-inbox-short = read what was reported on this server
cli-backup-short = save everything a server keeps to one file
cli-restore-short = put a backup in the place of a server's data
cli-games-short = the games, their options and ready-made armies
cli-rules-short = read and search the rules
cli-odds-short = exact odds of an attack
cli-army-short = check an army, print a team
cli-campaign-short = win the house: a campaign of Home Raiders
cli-replay-short = show and verify finished games
cli-sim-short = simulate many games
cli-test-short = find out whether one player is better than another
cli-learn-short = train a network by self-play
cli-lab-short = ask the results of simulations
cli-ratings-short = how strong people, armies and levels are
cli-tournament-short = let computer players play a tournament
cli-report-short = write a report for designers
cli-bench-short = measure the speed of the rules
cli-doctor-short = find out whether everything is in order
cli-completion-short = completion for your shell

## Games and options

cli-games-unknown = there is no game { $name }; there are { $known }.
cli-options-no_value = --option: expected NAME=VALUE, got { $given }.
cli-options-unknown = { $game } has no option { $name }.
cli-options-known = It has { $known }.

## games

cli-games-help =
    The games that are installed; with GAME its options and ready-made armies.

    An asterisk marks the usual value of an option.
cli-games-examples =
    dicefront games
    dicefront games chessboard
cli-games-options = Options
cli-games-armies = Ready-made armies
cli-games-numbers = { $low } to { $high }

## army

cli-army-help = Check armies that are written down, and print teams.
cli-army-examples =
    dicefront army check Captain
    dicefront army print nl-6-garrison --out garrison.pdf
cli-army-check-help =
    Find everything that is wrong with an army.

    FILE is TOML or JSON with a list "minis" (Home Raiders: "troops"), or plain text with one miniature on each line; - is standard input. NAME is a ready-made army. TEXT lists miniatures with commas between them. The exit code is 0 if the army may be played, 1 if not, 3 if it cannot be read.
cli-army-check-examples =
    dicefront army check "d8 hero, d6 bow, d4, d4, d4" --option points=40
    dicefront army check "2x gr-ragmen, gr-foreman-clank, portal tin"
cli-army-check-game = The game of the army, where the army itself does not tell.
cli-army-none = { $game } has no armies to check.
cli-army-unknown = There is no file and no ready-made army { $given }.{ $meant }
cli-army-known = Ready-made are { $known }.
cli-army-in_call = army
cli-army-not_json = { $file }, line { $line }: not JSON: { $problem }
cli-army-not_toml = { $file }, line { $line }: not TOML: { $problem }
cli-army-shape = { $file }: expected a list "{ $key }", got { $got }
cli-army-unknown_key = { $file }, line { $line }: { $name } means nothing here; an army has name and minis
cli-army-name = { $file }: expected a text as name, got { $got }
cli-army-entry = { $file }, entry { $number }: expected a text such as "d8 hero", got { $got }
cli-army-headline = { $name }: { $game }, { $cost } of { $budget } { $unit }
cli-army-headline_free = { $name }: { $game }, { $count ->
    [one] { $count } miniature
   *[other] { $count } miniatures
}
cli-army-error = error
cli-army-agreed = agreed
cli-army-warning = warning
cli-army-line = line { $line }
cli-army-number = entry { $number }
cli-army-not_understood = { $where }: { $text }: expected { $expected }
cli-army-verdict = { $count ->
    [0] The army may be played.
    [one] { $count } error.
   *[other] { $count } errors.
}

cli-army-unit_points = points
cli-army-unit_stars = Stars
cli-army-print-help =
    Print the sheet of a team: dice, abilities and boxes for wounds, in your language.

    Without --out the sheet is written to standard output as SVG.
cli-army-print-examples =
    dicefront army print nl-6-garrison --out garrison.pdf
    dicefront army print my-team.toml --lang nl > team.svg
cli-army-print-out = The file to write: .svg or .pdf.
cli-army-printed = { $pages ->
    [one] Written to { $file }: { $pages } page.
   *[other] Written to { $file }: { $pages } pages.
}
cli-army-no_sheet = { $game } has no sheets to print.

## rules

cli-rules-help = Read and search the rules.
cli-rules-examples =
    dicefront rules show CB-MOV-06
    dicefront rules crystals MOV --lang nl
cli-rules-game = Only the rules of this game.
cli-rules-show-help = Show a paragraph (CB-MOV-06), a section (MOV) or the contents of a game, in your language where it is translated.
cli-rules-show-examples =
    dicefront rules show CB-MOV-06
    dicefront rules show CB-HER
cli-rules-search-help = Find paragraphs that hold all the words. The exit code is 1 if there is none.
cli-rules-search-examples =
    dicefront rules search armor save
    dicefront rules search "re-roll" --game chessboard
cli-rules-coverage-help = How many paragraphs are cited by a test, and which are not. The exit code is 1 unless all are.
cli-rules-coverage-examples =
    dicefront rules coverage
    dicefront rules coverage chessboard --json
cli-rules-no_such = There is no paragraph or section { $name }.{ $meant }
cli-rules-nothing = No paragraph holds { $text }.
cli-rules-no_tests = The tests are not here: coverage is counted in a checkout of the project, not in an installed package.
cli-rules-missing = without a test: { $ids }
cli-rules-unknown = cited, but not in the rules: { $ids }
cli-rules-ruling = Ruling
cli-rules-example = Example
cli-rules-window = Decision
cli-rules-hooks = Abilities
cli-rules-advanced = advanced
cli-rules-not_translated = These rules are there in English only.

## odds

cli-odds-help =
    Exact odds of an attack, of initiative or of a Skill roll.

    In Chessboard Skirmish EXPR is the attacker, an arrow and the target, such as "d8 hero bow -> d6 armor:1"; or "initiative d8 d6"; or "skill d6 hero". A hero has its re-roll left and uses it as well as it can.
cli-odds-examples =
    dicefront odds chessboard "d8 hero bow -> d6 armor:1"
    dicefront odds chessboard "d10 gun -> d8" --json
cli-odds-svg = Write the chart as a picture.
cli-odds-none = For { $game } no odds can be worked out.
cli-odds-written = Written: { $file }

## doctor

cli-doctor-help = Find out whether everything is in order here. The exit code is 1 if something is wrong.
cli-doctor-examples =
    dicefront doctor
    dicefront doctor --json
cli-doctor-version = version
cli-doctor-python = Python
cli-doctor-build = build
cli-doctor-compiler = compiler
cli-doctor-game = game
cli-doctor-languages = languages
cli-doctor-folder = saved games
cli-doctor-page = pages
cli-doctor-server = server's data
cli-doctor-terminal = terminal
cli-doctor-build_up_to_date = compiled
cli-doctor-build_asked_for = pure: DICEFRONT_PURE is set
cli-doctor-build_not_compiled = pure: nothing is compiled; make setup compiles
cli-doctor-build_source_newer = stale, so pure: { $culprit } is newer than what was compiled; make setup compiles again
cli-doctor-build_source_missing = stale, so pure: { $culprit } has no source any more; make setup compiles again
cli-doctor-no_compiler = no C compiler ({ $name }): the rules run pure, which is slower
cli-doctor-no_headers = the headers of Python are missing: the rules run pure, which is slower
cli-doctor-no_games = no game is installed; install the package again
cli-doctor-broken_game = { $name } does not load: { $problem }
cli-doctor-no_texts = texts are missing: { $languages }; install the package again
cli-doctor-page_there = in the browser, by dicefront serve
cli-doctor-no_page = not built, so dicefront serve shows nothing: make web builds them, and a wheel holds them
cli-doctor-no_server = none yet: dicefront serve begins with { $place }
cli-doctor-no_terminal = the answer does not go to a terminal
cli-doctor-terminal_size = { $columns } × { $lines }, { $colours ->
    [on] with colours
   *[off] without colours
}
cli-doctor-verdict = { $count ->
    [0] Everything is in order.
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}

## completion

cli-completion-help = Print what your shell needs to complete commands of dicefront.
cli-completion-examples =
    eval "$(dicefront completion bash)"
    dicefront completion fish > ~/.config/fish/completions/dicefront.fish

## play

cli-play-help = Play at the terminal: against the computer, or several people at one keyboard. Everything is saved after each answer; type help at the table.
cli-play-examples =
    dicefront play chessboard
    dicefront play chessboard --hot-seat --name Anna --name Bram --option points=40
cli-play-opponent = Who plays against you: child, novice, casual, steady, expert or master; several times for several seats.
cli-play-hot-seat = Several people at one keyboard; seats with an --opponent are played by the computer.
cli-play-seats = How many seats, where a game leaves it open.
cli-play-side = Your seat by name or number (south, 2), or random.
cli-play-name = The name of a player; several times for several players, yours first.
cli-play-preset = A set of options that is ready to start, such as first_game.
cli-play-army = Your army: a ready-made one by name, a file, a list such as "d8 hero, d6, d4", or random.
cli-play-enemy-army = The army of the others, in the same way.
cli-play-dice = Dice from the program, or thrown by hand and typed in.
cli-play-seconds = How long the computer may think about one decision.
cli-play-resume = Go on with the latest unfinished game, or with the one in the file.
cli-play-new = Start a new game without asking about unfinished ones.
cli-play-plain = Plain lines without redrawing, colours and signs: for screen readers and slow lines.

## replay

cli-replay-help = Games that were kept: tell them again, and check their dice.
cli-replay-examples =
    dicefront replay show game.dicefront
    dicefront replay verify game.dicefront
cli-replay-show-help = Tell a game turn by turn, with the board after each.
cli-replay-show-examples =
    dicefront replay show game.dicefront
    dicefront replay show game.dicefront --at 40
cli-replay-at = Show but the moment after so many entries of the log.
cli-replay-follow = Go on as the game goes on, until it is over.
cli-replay-analyse-help = Judge every decision: the chance it cost, and what would have been better.
cli-replay-analyse-examples =
    dicefront replay analyse game.jsonl
    dicefront replay analyse game.jsonl --seconds 2 --json
cli-replay-seconds = How long each decision is thought about at most.
cli-replay-least = Tell decisions that cost at least so many percent.
cli-replay-verify-help = Check every entry against the rules, and every throw against the key and its fingerprint.
cli-replay-verify-examples =
    dicefront replay verify game.dicefront
    dicefront replay verify game.dicefront --json

## inbox

cli-inbox-help =
    Reports to whoever runs the server: rules that failed, problems, and talk that somebody complained about.

    With the number of a report, all that belongs to it.
cli-inbox-examples =
    dicefront inbox
    dicefront inbox 3fQa81xZ --json
cli-inbox-remove = delete the report after showing it
cli-inbox-none = Nothing was reported.
cli-inbox-other-tables = The tables of the database have version { $found }, and this program reads { $known }. Ask the program that serves it, or start the server with this one first.
cli-inbox-rules = rule failed
cli-inbox-problem = problem
cli-inbox-chat = talk

## backup and restore

cli-backup-help =
    Save everything that a server keeps to one file. The server may run meanwhile; the file shows one moment.

    With --database the backup is made by pg_dump, which must be installed.
cli-backup-examples =
    dicefront backup dicefront-monday.sqlite
    dicefront backup dicefront.dump --database postgresql+psycopg://dicefront@localhost/dicefront
cli-backup-replace = overwrite the file if it is there
cli-backup-done = Everything is in { $file } ({ $size } MB). It holds the keys of the dice: keep it to yourself.
cli-backup-exists = { $file } is there already. Choose another name, or overwrite it with --replace.
cli-backup-nothing = There is no database at { $place }. Say where it is with --data or --database.
cli-backup-failed = Nothing was changed: { $problem }
cli-backup-damaged = { $file } is damaged: { $problem }
cli-backup-no-backup = { $file } is no backup of a { $kind } database.
cli-backup-older = The tables of the database have version { $found }, and this program brings them to { $known } when a server starts. Check a copy that is up to date.
cli-backup-newer = { $file } comes from a newer version of the program: its tables have version { $found }, and this program knows { $known }. Install that version first.
cli-backup-used = { $place } is in use or has been used. To put the backup in its place, add --replace.
cli-backup-in-use = A server uses { $place }. Stop it first.
cli-backup-no-program = This needs the program { $program }, which comes with PostgreSQL (on Debian: postgresql-client).

cli-restore-help =
    Put a backup in the place of a server's data. Stop the server first; the next start brings an older backup up to date.

    The backup is checked before anything is changed. A database that was used is replaced only if you say so, and is kept under another name.
cli-restore-examples =
    dicefront restore dicefront-monday.sqlite
    dicefront restore dicefront-monday.sqlite --data /var/lib/dicefront --replace
cli-restore-replace = replace a database that has been used
cli-restore-done = Restored from { $file }.
cli-restore-before = What was there before is in { $file }.

## serve

cli-serve-help =
    Play in the browser: start the server and open its page. Ctrl+C stops it; every match is kept.

    Matches lie in one file. With --database and --redis several servers share them.
cli-serve-examples =
    dicefront serve
    dicefront serve --host 0.0.0.0 --port 8137 --no-open
cli-serve-host = address to listen on; 0.0.0.0 lets other machines in
cli-serve-port = port to listen on; the first free one from 8137
cli-serve-data = folder to keep everything in
cli-serve-database = another database than the file, such as postgresql+psycopg://…
cli-serve-redis = the Redis through which several servers share matches
cli-serve-public = the address of the site in mails and webhooks, such as https://dice.example
cli-serve-smtp = the mail server, such as smtp://user:password@host:587; without one no mail is sent
cli-serve-sender = the address mail comes from
cli-serve-local-hooks = let webhooks go to this machine and to private networks, for development
cli-serve-no-public = Mails need the address of the site: give it with --public https://…
cli-serve-no-smtp = Cannot use this mail server: { $problem }.
cli-serve-workers = processes for opponents that search
cli-serve-behind-proxy = a proxy with https stands in front: secure cookies, and addresses from its headers
cli-serve-metrics = where Prometheus asks for metrics, such as 127.0.0.1:9137; nowhere if not given
cli-serve-log = how the log is written: lines for people, or one JSON object a line with every request
cli-serve-no-metrics = --metrics: expected HOST:PORT, such as 127.0.0.1:9137, got { $got }
cli-serve-open = open the page in the browser
cli-serve-check = start and change nothing; find out whether the database is whole and all running matches still fit the rules
cli-serve-empty = { $place } is empty. If it held matches, put a backup in its place with dicefront restore; to begin anew, delete the file.
cli-serve-foreign = { $place } is a database of another program. Choose another folder with --data.
cli-serve-damaged = { $place } is damaged: { $problem }. Put a backup in its place with dicefront restore.
cli-serve-broken = { $match } ({ $game }): { $problem }
cli-serve-checked = { $broken ->
    [0] All { $matches } running matches fit the rules.
   *[other] { $broken } of { $matches } running matches no longer fit the rules.
}
cli-serve-ready = Dicefront is at { $address } (Ctrl+C stops it)
cli-serve-no-port = Cannot listen on { $host }, port { $port }: { $problem }. { $option ->
    [metrics] Choose another with --metrics.
   *[port] Choose another with --host or --port.
}
cli-serve-bad-public = --public: expected the address of the site, such as https://dice.example, got { $got }
cli-serve-no-folder = Cannot keep anything in { $place }: { $problem }. Choose a folder that this user may write to, with --data.
cli-serve-barred = This user may not read and write { $place }. Start the server as the user who owns it, or choose another folder with --data.
cli-serve-served = { $problem } uses { $place } already. Stop that server first, or choose another folder with --data.
cli-serve-no-address = --database: expected an address such as postgresql+psycopg://user:password@host/name
cli-serve-no-driver = The Python package { $module } is missing. Install Dicefront with it: pip install "dicefront[cluster]"
cli-serve-no-database = Cannot use the database { $place }: { $problem }. See that it runs and that the address is right.
cli-serve-newer-tables = A newer version of the program has changed the database: its tables have version { $found }, and this program knows { $known }. Install that version, or put an older backup in its place.
cli-serve-no-redis-address = --redis: expected an address such as redis://host/0
cli-serve-no-redis = Cannot use the Redis { $place }: { $problem }. See that it runs and that the address is right.
