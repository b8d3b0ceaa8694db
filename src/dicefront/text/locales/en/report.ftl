# Reports for designers.

report-help =
    Play many games of a game and write what they show: a page with plots.

    Length of games, wins by seat and by way of winning, and what the choices are worth. Same seed, same files, with any number of workers.
report-examples =
    dicefront report crystals -n 1000 --workers 0
    dicefront report home_raiders -n 40 --workers 0
    dicefront report home_raiders --units -n 800
    dicefront report crystals -n 200 --seed 7 --out my-report
    dicefront report home_raiders -o cards=attic-mice.toml -n 40 --out my-report
    dicefront report spherewars --with my-band.txt -n 40 --out my-report
report-n = How many games for each line of the report (where armies meet: for each pair of them); on Crystals a twentieth of them where players search.
report-short = Only a few lines, to see that the report can be made.
report-searched = How many games by search for each pair of armies as well (not Crystals).
report-units = Tell what single units are worth for their cost instead, by games between forces drawn at random.
report-with = An army of your own (a file, a ready-made one, or its entries) to be judged: only its games against all ready-made ones are played. May be given several times.
report-out = The folder the files are written to.
report-games = games
report-written = written: { $path }
report-none = There is no report on { $game } yet. Known are: { $known }.
report-not-searched = The report on { $game } decides itself what is searched; leave out --searched.
report-stopped = Stopped. To be able to go on later, give a folder with --store.
report-not-own = The report on { $game } decides itself what is played; leave out --option and --with.
report-nobody = With these options { $game } has no two ready-made armies that could meet. Give other options, or an army of your own with --with.
report-units-draw = With --units all forces are drawn at random; leave out --with.
