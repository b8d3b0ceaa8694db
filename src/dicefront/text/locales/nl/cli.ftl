# De opdrachtregel.

## Hulpteksten

cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-examples = Voorbeelden
cli-help-help = Toon deze uitleg.
cli-help-default = standaard:
cli-help-required = verplicht

cli-program-help = Tafelspellen in je terminal: spelen, regels opzoeken, kansen uitrekenen, simuleren.
cli-program-examples =
    dicefront play chessboard
    dicefront rules show CB-MOV-06

## Opties van veel opdrachten

cli-option-lang = De taal; mag overal in de aanroep staan. Anders beslist DICEFRONT_LANG of je taalinstelling.
cli-option-debug = Toon waar in het programma een fout optrad.
cli-option-version = Toon de versie.
cli-option-json = Geef één JSON-document in plaats van tekst.
cli-option-quiet = Toon het antwoord en verder niets.
cli-option-verbose = Toon meer over hoe het antwoord tot stand kwam.
cli-option-seed = Begin van alle dobbelstenen: hetzelfde getal geeft dezelfde spellen.
cli-option-option = Een optie van het spel, zoals points=40; mag vaker voorkomen.

## Fouten

cli-stopped = Gestopt.
cli-error-file = { $file }: { $problem }
cli-error-not_found = dit bestand bestaat niet
cli-error-not_allowed = lezen of schrijven mag niet
cli-error-folder = dit is een map, geen bestand
cli-error-json = regel { $line }: geen JSON: { $problem }
cli-error-toml = geen TOML: { $problem }
cli-error-encoding = geen UTF-8-tekst (byte { $position })
cli-error-program = Het programma maakte een fout: { $problem }. Herhaal het met --debug om te zien waar, en meld het.
cli-usage-no_such_option = De optie { $name } bestaat niet.
cli-usage-no_such_command = De opdracht { $name } bestaat niet.
cli-usage-missing = { $name } ontbreekt.
cli-usage-bad_value = { $name }: { $problem }
cli-usage-meant = Bedoel je { $names }?
cli-usage-help = Zie { $command } --help.
cli-usage-language = --lang: verwacht een van { $known }, gekregen { $name }

## Opdrachten, elk in één regel

cli-play-short = speel in de terminal
cli-games-short = de spellen, hun opties en kant-en-klare legers
cli-rules-short = lees en doorzoek de regels
cli-odds-short = exacte kansen van een aanval
cli-army-short = controleer een leger
cli-replay-short = bekijk en controleer gespeelde spellen
cli-sim-short = simuleer veel spellen
cli-test-short = zoek uit of de ene speler beter is dan de andere
cli-bench-short = meet de snelheid van de regels
cli-doctor-short = zoek uit of alles in orde is
cli-completion-short = aanvullen in je shell

## Spellen en opties

cli-games-unknown = het spel { $name } bestaat niet; er zijn { $known }.
cli-options-no_value = --option: verwacht NAAM=WAARDE, gekregen { $given }.
cli-options-unknown = { $game } heeft geen optie { $name }.
