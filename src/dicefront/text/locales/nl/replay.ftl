# Herhalingen: een partij doorlopen, bestuderen en verder spelen.

replay-mark-attack = aanval
replay-mark-wound = wond
replay-mark-loss = verlies
replay-mark-magic = vaardigheid
replay-mark-reaction = reactie
replay-keys = pijltjestoetsen stappen, met Shift per activering, met Ctrl per beurt
replay-chances-title = Kans om te winnen
replay-chances-about = Computers spelen de partij verder vanaf een aantal momenten. Dat duurt even.
replay-chances-work = Reken het uit
replay-stop = Stoppen
replay-turning = Stap { $step }: { $name } gaat van { $before } naar { $after }
replay-chances-made = Gesimuleerd met { $games } partijen, niveau { $level } op alle plaatsen.
replay-seconds = { $seconds } s
replay-time-title = Gebruikte tijd
replay-time-total = in totaal
replay-time-average = per beslissing
replay-time-longest = langste
replay-no-key = De dobbelstenen van deze partij zijn elders geworpen, en hun sleutel is niet bekend.
replay-key-later = De sleutel van de dobbelstenen wordt verteld als de partij voorbij is.
replay-promise-broken = Dit zijn niet de dobbelstenen die aan het begin zijn beloofd.
replay-broken-commitment = De vingerafdruk van de dobbelstenen was een andere toen deze browser de partij voor het eerst zag.
replay-broken-secret = Je eigen geheim, dat deze browser heeft bewaard, zit niet in deze dobbelstenen.
replay-broken-seat = Het geheim van een speler past niet bij de vingerafdruk die aan het begin is verteld.
replay-kept-all = Vergeleken met de vingerafdruk en je eigen geheim, die deze browser van voor de eerste worp heeft bewaard.
replay-kept-pledge = Vergeleken met de vingerafdruk die deze browser van voor de eerste worp heeft bewaard. Een eigen geheim heeft hij niet toegevoegd: je keek toe, speelde op een ander apparaat, of niemand deed dat.
replay-kept-late = Deze browser kwam toen er al gerold was: wat daarvoor is beloofd, kan hij niet zeggen.
replay-kept-nothing = Deze browser heeft niets van deze partij bewaard: alles wat wordt vergeleken, komt nu van de server. Een apparaat dat er vanaf het begin bij was, kan meer zeggen.
replay-secrets = { $count ->
    [0] De sleutel is alleen van de server.
    [one] De sleutel is gemaakt van het geheim van de server en dat van één plaats.
   *[other] De sleutel is gemaakt van het geheim van de server en die van { $count } plaatsen.
}
replay-throws = Alle worpen
replay-throw = Worp
replay-throw-for = Voor
replay-throw-dice = Dobbelstenen
replay-throw-fits = Uit de sleutel
replay-fits = klopt
replay-fits-not = klopt niet
replay-study-open = Studie
replay-study-new = een nieuwe
replay-study-title = Titel
replay-note-here = Notitie bij stap { $step }
replay-draw = Teken een pijl
replay-drawing = Sleep over de tafel; druk om te stoppen
replay-erase = Wis de pijlen hier
replay-at-step = stap { $step }
replay-arrows = { $count ->
    [one] een pijl
   *[other] { $count } pijlen
}
replay-study-save = Bewaar de studie
replay-study-copy = Bewaar als mijn eigen
replay-study-of = Over een partij { $game }
replay-notes-title = Notities en pijlen
replay-on-me = Ik
replay-on-nobody = Zet jezelf op een van de plaatsen.
replay-simulate = Simuleer { $games } keer
replay-simulated = { $games } partijen, verder gespeeld door computers.
replay-other-rules = Deze partij is gespeeld met de regels { $played }; ze gaat verder met { $now }.
replay-rules = regels { $rules }
replay-rules-version = De regels waarmee is gespeeld
replay-branch-of = verder gespeeld vanaf een andere partij
replay-share-link = Kopieer de link naar dit moment
replay-share-file = Bewaar als bestand
replay-share-png = Bewaar een plaatje (PNG)
replay-share-svg = Bewaar een tekening (SVG)
replay-share-film = Bewaar een filmpje
replay-filming = Filmen…
replay-bring = Open een bestand
replay-bring-about = een .dicefront- of .jsonl-bestand van een partij die ergens is gespeeld
replay-samples = Partijen tussen computers om te bekijken
replay-sample-length = { $count } stappen
replay-to-lab = Kansen in het lab

replay-seals-fit = { $count ->
    [one] De ene geheime keuze is die welke verzegeld werd.
   *[other] Alle { $count } geheime keuzes zijn die welke verzegeld werden.
}
replay-seals-broken = Geheime keuzes die niet zijn wat verzegeld werd: { $numbers }.
replay-judge = Beoordeel deze beslissing
replay-judge-about = Een computer probeert wat hier nog meer had gekund.
replay-judged-well = { $played } was zo goed als wat dan ook: { $share } van de winst.
replay-judged-worse = { $played } bracht { $share } van de winst. { $best } had { $better } gebracht.
replay-judged-none = Hier viel niets te wegen.
