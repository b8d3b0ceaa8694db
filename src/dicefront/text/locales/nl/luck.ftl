# Geluk: hoe de dobbelstenen vielen, gewogen naar wat er op het spel stond.

luck-none = Er is nog niet gegooid.
luck-no-stakes = Er stond nog niets op het spel waarover dobbelstenen beslisten.
luck-table = Geluk naar wat er op het spel stond
luck-few = Te weinig worpen om te zeggen of { $name } geluk had; met { $wanted } zou het gaan.
luck-good = Naar wat er op het spel stond had { $name } meer geluk dan in { $better } van de 10 partijen.
luck-bad = Naar wat er op het spel stond had { $name } minder geluk dan in { $worse } van de 10 partijen.
luck-usual = Naar wat er op het spel stond had { $name } zoveel geluk als in de meeste partijen.
luck-contests = Worpen
luck-at-stake = Op het spel
luck-expected = Verwacht
luck-actual = Geworden
luck-greatest = Wat het meest uitmaakte
luck-last = De laatste
luck-to-lab = Naar het Lab
luck-won = { $by } tegen { $against }: { $worth } met { $chance }, en het lukte.
luck-lost = { $by } tegen { $against }: { $worth } met { $chance }, en het mislukte.
luck-about = Verwacht is de precieze kans vóór de worp maal die waarde, winst min verlies; andere dobbelstenen tellen hier niet mee.
luck-dice-alone = De dobbelstenen alleen
luck-dice-share = { $name }, { $dice } dobbelstenen: ze vielen beter dan in { $share } van de partijen met dezelfde stenen.
luck-dice-of = { $total ->
    [one] Eén dobbelsteen met { $sides } zijden
   *[other] { $total } dobbelstenen met { $sides } zijden
}
luck-dice-few = Te weinig om iets te zeggen; met { $wanted } zou het gaan.
luck-dice-usual = Niets bijzonders: { $usual } van de 100 eerlijke stellen dobbelstenen zijn minstens zo ongelijk.
luck-dice-odd = Ongewoon: maar { $usual } van de 100 eerlijke stellen dobbelstenen zijn zo ongelijk.
