# De tafel in de terminal. De delen die naar een spel heten, horen bij dat spel.

play-nobody = de tafel
play-seat = speler { $number }
play-human = aan het toetsenbord
play-computer = computer, { $level }
play-level-random = willekeurig
play-level-greedy = gretig
play-level-search = zoekend
play-yes = ja
play-no = nee

## De tafel

play-welcome = Aan tafel: { $players }.
play-commitment = Vingerafdruk van de dobbelstenen { $commitment }… (legenda legt het uit)
play-thinking = { $player } denkt na …
play-more-news = … (verslag vertelt alles)
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
play-help-undo = het laatste antwoord terugnemen, als er sindsdien niet gegooid is
play-help-back = oefenen: terug naar je vorige beslissing; terug nieuw: nieuwe worpen
play-help-save = zeggen waar het spel staat; het wordt na elk antwoord bewaard
play-help-draw = remise aanbieden
play-help-resign = opgeven
play-help-lang = een andere taal: taal en
play-help-quit = weggaan; het spel blijft bewaard

## Herhalingen

play-entry = Regel { $number }
play-verify-entries = { $entries } regels kloppen met de spelregels ({ $rules }).
play-verify-dice = Alle { $throws } worpen komen uit de sleutel, en de sleutel past bij zijn vingerafdruk.
play-verify-false = Regel { $entry } (worp { $throw }, { $purpose }): { $faces } komt niet uit de sleutel.
play-verify-commitment = De sleutel past niet bij de vingerafdruk van voor het spel.
play-verify-no-key = Er staat geen sleutel in het verslag: de dobbelstenen zijn niet te controleren.
play-verify-manual = Er is met de hand gegooid: er valt niets te controleren.

## Chessboard Skirmish

play-chessboard-mini = d{ $die } van { $player } op { $space }
play-chessboard-mini-off = d{ $die } van { $player }
play-chessboard-own-mini = d{ $die } op { $space }
play-chessboard-own-mini-off = d{ $die }
play-chessboard-number = miniatuur { $number }
play-chessboard-armor = Pantser { $left }
play-chessboard-hero = Held
play-chessboard-hero-spent = Held (opnieuw gegooid)
play-chessboard-finish = de ronde voor allen beëindigen
play-chessboard-stay = blijven
play-chessboard-no-attack = geen aanval
play-chessboard-a-space = een vak zoals d1
play-chessboard-a-deployment = een miniatuur in reserve en een vak, zoals d8 d1
play-chessboard-turn-activate-hint = Een nummer of een vak (b1), of in één keer: b1-d4, b1-c4xc5, b1-c4 boog e6.
play-chessboard-turn-move-hint = Een vak met een punt (d4), - blijft, c4xc5 valt ook aan; kansen vertelt meer.
play-chessboard-turn-attack-hint = Een nummer, xc5, boog c5 of geweer c5; - voor geen aanval.
play-chessboard-army-build-hint = Een nummer, een lijst zoals d8 held, d6 boog, d4 pantser:2, d4, d4, of willekeurig; kosten LIJST controleert.
play-chessboard-setup-deploy-hint = Op te stellen: { $waiting }. Typ een dobbelsteen en een vak met een punt: { $example }.
play-chessboard-setup-deploy-hint-all = Op te stellen: { $waiting }. Typ { $left } vakken in die volgorde (b1 c1 d1 …) of paren: d8 b1, d6 c1.
play-chessboard-setup-obstacle-hint = Een vak met een punt: d4; - om te stoppen.
play-chessboard-setup-obstacle-nothing = stoppen
play-chessboard-turn-drop-hint = Een vak met een punt, of - om het merkteken te houden.
play-chessboard-turn-drop-nothing = houden
play-chessboard-chance-bare = verslagen { $defeat }, geraakt { $hit }
play-chessboard-chance-armored = Pantser kwijt { $armor }, geraakt { $hit }
play-chessboard-reroll-attack = Kans dat de Redding mislukt: { $keep } met deze worp, { $again } met een nieuwe.
play-chessboard-reroll-defense = Kans om ongedeerd te blijven: { $keep } met deze worp, { $again } met een nieuwe.
play-chessboard-reroll-save = Kans op redding: { $keep } met deze worp, { $again } met een nieuwe.
play-chessboard-reroll-skill = Kans dat het lukt: { $keep } met deze worp, { $again } met een nieuwe.
play-chessboard-skill = Kans dat het lukt: { $chance } (CB-DIE-10)
play-chessboard-prospect = { $mini }: { $target }, { $type }: { $chance }
play-chessboard-prospect-from = { $mini } vanaf { $start }: { $target }, { $type }: { $chance }
play-chessboard-cannot-attack = Op { $space } staat niemand om aan te vallen.
play-chessboard-no-targets = In deze beurt kan niemand aangevallen worden.
play-chessboard-no-targets-from = Vanaf { $space } kan niemand aangevallen worden.
play-chessboard-targets-usage = Typ een vak: doelen d4, of een miniatuur en een vak: doelen b1 d4.
play-chessboard-reach-usage = Typ het vak van een miniatuur: bereik c5.
play-chessboard-reach = { $mini } kan { $move } stappen ver: { $spaces } (CB-DIE-04)
play-chessboard-piece = { $mini }: { $state }
play-chessboard-state-ready = beschikbaar
play-chessboard-state-spent = geweest
play-chessboard-state-engaged = deelt het vak met een vijand
play-chessboard-state-reserve = in reserve
play-chessboard-state-carrier = draagt het merkteken
play-chessboard-walls = Obstakels: { $spaces }
play-chessboard-price = { $points } punten
play-chessboard-price-of = { $points } van { $limit } punten.

play-chessboard-roll = { $player } gooit { $sides } voor { $purpose }: { $faces } ({ $rule })
play-chessboard-halved = , gehalveerd door de boog: { $result } (CB-DIE-06)
play-chessboard-hit = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defense }. { $attack } haalt { $defense }: geraakt (CB-DEF-02).
play-chessboard-defended = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defense }. { $attack } is minder dan { $defense }: houdt stand (CB-DEF-03).
play-chessboard-saved = Redding d{ $die }: { $face }, { $needed } of meer is genoeg (CB-DIE-09): gered.
play-chessboard-armor-used = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). Het Pantser vangt het op: { $before } wordt { $left } (CB-DEF-06).
play-chessboard-defeated = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). { $target } is verslagen (CB-DEF-07).
play-chessboard-part = { $text } { $amount } ({ $rule })
play-chessboard-why-hit = { $attack } haalt { $defense }, gelijk is genoeg: geraakt (CB-DEF-02)
play-chessboard-why-defended = { $attack } is minder dan { $defense }: de aanval mislukt (CB-DEF-03)
play-chessboard-why-skill = { $needed } of meer is nodig (CB-DIE-10)

play-chessboard-round = Ronde { $round }, { $player } speelt.
play-chessboard-initiative = Initiatief: { $player }
play-chessboard-phase-armies = Legers kiezen.
play-chessboard-phase-roll-off = Beginworp.
play-chessboard-phase-obstacles = Obstakels neerzetten.
play-chessboard-phase-marker = Het merkteken neerleggen.
play-chessboard-phase-deployment = Opstellen.
play-chessboard-strength-setup = { $minis } op het bord, nog { $reserve }
play-chessboard-strength = { $ready }/{ $minis }{ $reserve ->
    [0] {""}
   *[other] {" "}(+{ $reserve })
}
play-chessboard-ready = Beschikbaar:
play-chessboard-panel-strength = { $ready } van { $minis } beschikbaar, { $points } punten
play-chessboard-in-reserve = reserve
play-chessboard-fallen = gevallen: { $dice }
play-chessboard-goal-last_standing = Versla het hele andere leger.
play-chessboard-goal-infiltrate = Aan de overkant { $south } : { $north } van { $needed }.
play-chessboard-goal-survival = Overleven: ronde { $round } van { $rounds }.
play-chessboard-goal-marker = Merkteken op { $space }.
play-chessboard-goal-carried = Merkteken bij { $mini }.
play-chessboard-quiet-rounds = Rustige rondes: { $quiet } van { $limit }
play-chessboard-legend =
    Op het bord: ▲ speelt omhoog, ▼ omlaag (Z en N in gewone tekst); hol, vaag en ✓: is geweest. [ ] is nu bezig.
    d8 de dobbelsteen; boog, geweer of b, g wapens; A2 Pantser over; H Held, h opnieuw gegooid; ◆ merkteken; ▒ obstakel.
    · kan erheen, • kan aan de beurt, ×58% kans om te verslaan, ×A58% kans op een punt Pantser.

## Crystals

play-crystals-letter-scout = V
play-crystals-letter-rider = R
play-crystals-letter-archer = B
play-crystals-letter-miner = M
play-crystals-letter-tower = T
play-crystals-letter-attacker = ?
play-crystals-whose = { $role } van { $player }
play-crystals-a-character = een personage: V, R, B, M, T, een veld zoals F7, of start

play-crystals-way = { $origin } naar { $field }
play-crystals-way-jump = { $origin } naar { $landing }, springt naar { $field }
play-crystals-way-home = { $origin } naar huis
play-crystals-crystal = kristal { $crystals } van { $goal }
play-crystals-wins = kristal { $crystals } van { $goal } wint het spel
play-crystals-kills = slaat { $target } op { $field }
play-crystals-attacks = slaat { $target } op { $field } { $killed }, gered { $saved }
play-crystals-pushed-back = teruggedrongen naar { $field } { $chance }
play-crystals-own-mine = pakt de eigen mijn op { $field } op: 1 ervaring
play-crystals-deadly-mine = sneuvelt door de mijn van { $player }
play-crystals-mine = sneuvelt door de mijn van { $player } { $chance }
play-crystals-lays-mine = laat een mijn achter op { $field }
play-crystals-clears-mine = ruimt de mijn op { $field } op
play-crystals-extra-turn = extra beurt
play-crystals-maybe-extra-turn = extra beurt { $chance }
play-crystals-then-danger = daarna gevaar { $chance }
play-crystals-nothing-else = verder gebeurt er niets
play-crystals-spawn = { $role }, niveau { $level }
play-crystals-gains-level = ervaring { $before } → { $after }, niveau { $level }: { $ability }
play-crystals-gains = ervaring { $before } → { $after }, niveau { $level }; niveau { $next } bij { $needed }

play-crystals-hint = Een nummer of een letter ({ $example }); gevaar, bereik { $example }, waarom en hulp zeggen meer.
play-crystals-hint-experience = Een nummer of een letter ({ $example }); meer punten op één regel: { $example } { $example }.
play-crystals-in-danger = In gevaar tot je volgende beurt: { $characters }
play-crystals-danger = { $whose } op { $place }: geslagen voor de volgende eigen beurt { $total } ({ $by })
play-crystals-safe = { $whose } ({ $place }): veilig
play-crystals-danger-means = Eén worp van elke tegenstander, die allemaal op slaan uit zijn; extra beurten tellen niet mee.
play-crystals-reach = { $whose } ({ $place }), niveau { $level }: { $ability }
play-crystals-not-shown = Ruiter of Boogschutter is nog geheim
play-crystals-reach-usage = Typ een klasse (V), een klasse met een plaats (V2) of een veld (F7): bereik V, gevaar F7.
play-crystals-blocked = daar staat een eigen personage
play-crystals-aura = aura van { $first } tot { $last } (CR-TOW-01)

play-crystals-roll = { $player } gooit { $sides } voor { $purpose }: { $faces } ({ $rule })
play-crystals-first-rolls = Worpen voor de eerste beurt: { $rolls }.
play-crystals-saves = { $saves ->
    [1] een 1 redt
    [2] 1 of 2 redt
   *[3] 1, 2 of 3 redt
}
play-crystals-defence = { $player } gooit { $faces } voor de verdediging, { play-crystals-saves } ({ $rule }).
play-crystals-why-defence = Toren niveau { $saves }: { play-crystals-saves }, kans { $saves } op 6

play-crystals-seat = { $player }: { $crystals } van { $goal } kristallen, { $points } van { $all } punten tot de hoogste niveaus, { $mines } mijnen in de basis, begint bij { $entry }
play-crystals-gone = { $player } heeft opgegeven, met { $crystals } van { $goal } kristallen.
play-crystals-piece = { $role }, { $place }: niveau { $level }, ervaring { $experience }
play-crystals-mine-there = Een mijn van { $player } op { $field }
play-crystals-teleports = Teleports, in de volgorde van hun sprongen: { $fields }
play-crystals-standing = { $place }. { $player }: { $crystals ->
    [one] { $crystals } kristal
   *[other] { $crystals } kristallen
}, { $points } van { $all } punten ervaring

play-crystals-turn = { $player } is aan de beurt
play-crystals-choosing = Geheime keuzes
play-crystals-rolling = Worp voor de eerste beurt
play-crystals-over = Het spel is afgelopen
play-crystals-die = worp { $face }
play-crystals-middle = { $crystals ->
    [one] nog { $crystals } kristal
   *[other] nog { $crystals } kristallen
}
play-crystals-round = beurt { $turn } van { $limit }
play-crystals-crystals = kristallen
play-crystals-levels = niveaus
play-crystals-mines = mijnen
play-crystals-short-start = St
play-crystals-short-base = –
play-crystals-has-left = gaf op
play-crystals-danger-short = gevaar { $chance }
play-crystals-goal = Om te winnen: { $goal } kristallen, of alle vier de personages op niveau 3 ({ $all } punten).
play-crystals-goal-champions = Om te winnen: { $goal } kristallen, of twee personages op niveau 3 ({ $all } punten).
play-crystals-goal-crystals = Om te winnen: { $goal } kristallen.
play-crystals-help-odds = wat elke zet met deze worp zou doen, en het gevaar
play-crystals-help-danger = de kans om geslagen te worden voor je volgende beurt; gevaar F7
play-crystals-help-reach = waar elke worp heen leidt, aura: bereik V, bereik T2, bereik F7
play-crystals-legend =
    Op het bord: 1V de Verkenner van speler 1 (V Verkenner, R Ruiter, B Boogschutter, M Mijnwerker, T Toren), erachter een streepje per niveau.
    Velden: [n] teleport, *2 mijn van speler 2, (1 ) Start van speler 1, ⌂1 de weg naar huis bij zijn poort; men loopt met de klok mee.
    • kan gaan, → waarheen, × zou worden aangevallen; na bereik: een getal is de worp die erheen leidt, + bereik, ~ aura.
    In het paneel: ◆ kristallen, ▲ punten ervaring, * mijnen over; V3 F12 is een Verkenner met 3 ervaring op veld 12.
