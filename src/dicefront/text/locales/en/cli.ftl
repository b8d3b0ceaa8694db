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
cli-usage-meant = Did you mean { $names }?
cli-usage-help = See { $command } --help.
cli-usage-language = --lang: expected one of { $known }, got { $name }

## Commands, in one line each

cli-play-short = play in the terminal
cli-games-short = the games, their options and ready-made armies
cli-rules-short = read and search the rules
cli-odds-short = exact odds of an attack
cli-army-short = check an army
cli-replay-short = show and verify finished games
cli-sim-short = simulate many games
cli-test-short = find out whether one player is better than another
cli-bench-short = measure the speed of the rules
cli-doctor-short = find out whether everything is in order
cli-completion-short = completion for your shell

## Games and options

cli-games-unknown = there is no game { $name }; there are { $known }.
cli-options-no_value = --option: expected NAME=VALUE, got { $given }.
cli-options-unknown = { $game } has no option { $name }.
