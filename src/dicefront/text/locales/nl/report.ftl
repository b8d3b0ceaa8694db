# Rapporten voor ontwerpers.

report-help =
    Speel veel partijen van een spel en schrijf op wat ze laten zien: een pagina met grafieken.

    Duur van partijen, winst per plaats en per manier van winnen, en wat de keuzes waard zijn. Hetzelfde begingetal geeft dezelfde bestanden, met elk aantal werkprocessen.
report-examples =
    dicefront report crystals -n 1000 --workers 0
    dicefront report home_raiders -n 40 --workers 0
    dicefront report home_raiders --units -n 800
    dicefront report crystals -n 200 --seed 7 --out mijn-rapport
    dicefront report home_raiders -o cards=zoldermuizen.toml -n 40 --out mijn-rapport
    dicefront report spherewars --with mijn-bende.txt -n 40 --out mijn-rapport
report-n = Hoeveel partijen voor elke regel van het rapport (waar legers elkaar treffen: voor elk paar); bij Crystals een twintigste daarvan waar spelers zoeken.
report-short = Alleen een paar regels, om te zien dat het verslag gemaakt kan worden.
report-searched = Hoeveel partijen met zoeken bovendien voor elk paar legers (niet bij Crystals).
report-units = Vertel in plaats daarvan wat losse eenheden waard zijn voor hun prijs, met partijen tussen willekeurig getrokken legers.
report-with = Een eigen leger (een bestand, een kant-en-klaar leger, of de onderdelen ervan) dat beoordeeld wordt: alleen de partijen ervan tegen alle kant-en-klare legers worden gespeeld. Mag vaker gegeven worden.
report-out = De map waarin de bestanden komen.
report-games = partijen
report-written = geschreven: { $path }
report-none = Over { $game } is er nog geen rapport. Bekend zijn: { $known }.
report-not-searched = Het rapport over { $game } bepaalt zelf wat er gezocht wordt; laat --searched weg.
report-stopped = Gestopt. Geef een map met --store om later verder te kunnen gaan.
report-not-own = Het rapport over { $game } bepaalt zelf wat er gespeeld wordt; laat --option en --with weg.
report-nobody = Met deze opties heeft { $game } geen twee kant-en-klare legers die elkaar kunnen treffen. Geef andere opties, of een eigen leger met --with.
report-units-draw = Bij losse eenheden (--units) worden alle legers willekeurig getrokken; laat --with weg.
