# De tafel in de terminal.

play-nobody = de tafel
play-seat = Speler { $number }
play-human = aan het toetsenbord
play-computer = computer, { $level }
play-level-child = kinderspel
play-level-novice = nieuweling
play-level-casual = gezellig
play-level-steady = degelijk
play-level-expert = gevorderd
play-level-master = meester
play-level-random = willekeurig
play-level-greedy = gretig
play-level-search = zoekend
play-level-learned = geleerd
play-level-handmade = met de hand gemaakt
play-yes = ja
play-no = nee

## De tafel

play-welcome = Aan tafel: { $players }.
play-commitment = Vingerafdruk van de dobbelstenen { $commitment }… (legenda legt het uit)
play-thinking = { $player } denkt na …
play-more-news = … (verslag vertelt alles)
play-more-choices = … lijst toont alle { $count } keuzes
play-hand-over = { $player }, dit is alleen voor jouw ogen. Neem het toetsenbord.
play-press-enter = Druk op Enter zodra de anderen wegkijken.
play-saved = Het spel staat in { $file }; ga verder met --resume.
play-kept = De herhaling staat in { $file }.
play-key = Sleutel van de dobbelstenen { $key } (dicefront replay verify controleert er elke worp mee)
play-was-cut = De laatste regel van het bestand was afgebroken en is weggelaten.
play-misplayed = { $player } gaf een antwoord dat de regels weigeren ({ $problem }); het gewone antwoord is gegeven.
play-standing = { $place }. { $player }
play-was-practice = Een oefenpartij: er zijn beslissingen teruggenomen.
play-resumed = Het spel gaat verder ({ $file }).
play-resume-it = Er is een spel dat niet af is, { $file }. Daarmee verdergaan? ja of nee:
play-nothing-to-resume = Er is geen spel van { $game } dat niet af is.
play-already-over = { $file }: dit spel is afgelopen; dicefront replay show vertelt het
play-ended-won = { $winner } wint: { $reason } ({ $rule })
play-ended-drawn = Remise: { $reason } ({ $rule })
play-throw = { $player }: gooi { $dice } voor { $purpose } ({ $rule }) en typ wat er ligt:
play-throw-wrong = Verwacht wordt één getal voor elk van { $dice }.
play-throw-wrong-named = Verwacht wordt wat elk toont, voor { $dice }: een van { $faces }.
play-left = De tafel is verlaten.

## Voorbereiding

play-fixed-seats = Dit spel heeft { $seats } plaatsen.
play-no-such-side = --side: verwacht wordt een van { $known }, niet { $side }.
play-no-such-level = --opponent: verwacht wordt een van { $known }, niet { $level }.
play-bad-army = { $army }: { $problems }

## Bij de vraag

play-hint = Typ een nummer of een antwoord zoals { $example }; hulp noemt de opdrachten.
play-hint-confirm = Typ ja of nee.
play-yes-or-no = (ja of nee)
play-no-such-number = De nummers lopen van 1 tot { $most }; lijst laat ze zien.
play-not-understood = "{ $typed }" betekent hier niets. { $hint }
play-wanted-yes-or-no = ja of nee
play-wanted-a-piece = een figuur zoals { $example }
play-wanted-a-group = een groep zoals { $example }
play-wanted-a-space = een veld zoals { $example }
play-wanted-a-thing = een object zoals { $example }
play-wanted-a-point = een plaats zoals { $example }
play-wanted-a-number = een geheel getal
play-wanted-point = een plaats zoals { $example }
play-wanted-item = iets als { $example }
play-wanted-way = > en een plaats
play-wanted-deed = een van { $example }
play-wanted-takes-way = { $example } en niets erachter
play-wanted-takes-point = { $example } en niets erachter
play-wanted-takes-group = { $example } en een groep
play-wanted-takes-shift = { $example }, een object en hoe ver het gaat
play-wanted-takes-places = { $example }, en voor iedereen een figuur en een plaats
play-wanted-in = { $wanted } in "{ $part }"
play-form-pick-several = Typ ze met spaties ertussen, alle, of - voor geen: { $example }
play-form-order = Typ ze alle in hun volgorde: { $example }
play-form-pick-piece = Typ een figuur: { $example }
play-form-pick-group = Typ een groep: { $example }
play-form-pick-space = Typ een veld: { $example }
play-form-place-point = Typ een plaats, met de hoogte als die er is: { $example }
play-form-place-several = Typ elk figuur met zijn plaats: { $example }
play-form-path = Typ de weg plaats voor plaats: { $example }
play-form-moves = Typ elk figuur met zijn weg, op volgorde; - als niemand beweegt: { $example }
play-form-deeds = Achter een weg kan staan: { $deeds }.
play-form-number = Typ een getal van { $low } tot { $high }: { $example }
play-form-split = Typ wie hoeveel krijgt, hoogstens { $high }; - voor niemand: { $example }
play-form-assign = Typ wie bij wie hoort: { $example }
play-cannot-follow = Daarna vraagt niemand naar { $typed }: er is niets gedaan.
play-undone = Teruggenomen.
play-stepped-back = Terug naar je vorige beslissing, met dezelfde dobbelstenen. Het spel telt van nu af als oefening.
play-stepped-back-new = Terug naar je vorige beslissing, van hier af met nieuwe worpen. Het spel telt van nu af als oefening.
play-sure-resign = Geeft { $player } echt op?
play-draw-offered = { $player }, neem je remise aan?
play-languages = Talen: { $names }.
play-no-odds = Hier zijn geen kansen te noemen.
play-no-reach = Hier valt niets te meten.
play-no-armies = Dit spel heeft geen legers.
play-no-dice = Er is nog niet gegooid.
play-no-rule = Er is geen paragraaf { $id }.
play-near = In de buurt: { $names }.
play-ruling = Uitspraak
play-example = Voorbeeld
play-legend-dice = Dobbelstenen: de vingerafdruk aan het begin legt alle worpen vast; de sleutel aan het eind bewijst het.

## Hulp

play-help-title = Wat je kunt typen
play-help-help = deze bladzijde
play-help-legend = wat de tekens op het bord betekenen
play-help-board = de tafel opnieuw tekenen
play-help-list = alle keuzes met hun nummer
play-help-pieces = alles op tafel in woorden
play-help-odds = de kansen van wat nu aangevallen kan worden; kansen b1 voor één miniatuur
play-help-targets = wat vanaf een vak aangevallen kan worden: doelen d4, of doelen b1 d4
play-help-danger = wat je stukken kan overkomen voor je volgende beurt
play-help-reach = waar een miniatuur heen kan, van jou of van een ander: bereik c5
play-help-why = hoe de laatste worp tot stand kwam, getal voor getal
play-help-rule = een paragraaf van de regels: regel { $rule }
play-help-log = het hele spel tot nu toe
play-help-cost = wat een leger kost en wat er niet aan klopt: kosten d8 held, d6, d4
play-help-options = de opties van dit spel (* wijkt af van wat gewoon is)
play-help-hold = in elk venster gevraagd worden, of alleen waar dat gebruikelijk is
play-holding = Je wordt vanaf nu in elk venster gevraagd.
play-not-holding = Vanaf nu word je gevraagd waar dat gebruikelijk is, en verder overgeslagen.
play-help-undo = het laatste antwoord terugnemen, als er sindsdien niet gegooid is
play-help-back = oefenen: terug naar je vorige beslissing; terug nieuw: nieuwe worpen
play-help-save = zeggen waar het spel staat; het wordt na elk antwoord bewaard
play-help-draw = remise aanbieden
play-help-resign = opgeven
play-help-lang = een andere taal: taal en
play-help-quit = weggaan; het spel blijft bewaard
play-help-sight = wat een figuur van een ander ziet: zicht A1 d2
play-own-value = een eigen
play-help-where = waar een figuur of troep staat en wat die kan: waar A1

## Herhalingen

play-entry = Regel { $number }
play-verify-entries = { $entries } regels kloppen met de spelregels ({ $rules }).
play-verify-dice = Alle { $throws } worpen komen uit de sleutel, en de sleutel past bij zijn vingerafdruk.
play-verify-false = Regel { $entry } (worp { $throw }, { $purpose }): { $faces } komt niet uit de sleutel.
play-verify-commitment = De sleutel past niet bij de vingerafdruk van voor het spel.
play-verify-no-key = Er staat geen sleutel in het verslag: de dobbelstenen zijn niet te controleren.
play-verify-manual = Er is met de hand gegooid: er valt niets te controleren.
play-hint-line = { $number }. { $line }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } kans om te winnen
play-hint-made = { $times ->
    [0] De kansen zijn exact: alles wat nog kan gebeuren is geprobeerd.
   *[other] Kansen door { $times } keer vooruit te kijken, waarbij beide kanten doorspelen.
}
play-no-hint = Geen computer kent dit spel.
play-help-hint = de twee beste lijnen met hun kansen; ook: waarom dit
play-judged = Regel { $entry }, { $player }: { $played } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }). Beter: { $best }, { NUMBER($lost, style: "percent", maximumFractionDigits: 1) } meer.
play-judged-all = { $player }: { $decisions } beslissingen gewogen, waarvan { $worse } niet de beste; gemiddeld { NUMBER($lost, style: "percent", maximumFractionDigits: 1) } van de winst verloren.
