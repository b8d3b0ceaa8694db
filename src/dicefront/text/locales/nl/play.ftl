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
play-chessboard-reroll-defence = Kans om ongedeerd te blijven: { $keep } met deze worp, { $again } met een nieuwe.
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
play-chessboard-hit = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defence }. { $attack } haalt { $defence }: geraakt (CB-DEF-02).
play-chessboard-defended = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defence }. { $attack } is minder dan { $defence }: houdt stand (CB-DEF-03).
play-chessboard-saved = Redding d{ $die }: { $face }, { $needed } of meer is genoeg (CB-DIE-09): gered.
play-chessboard-armor-used = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). Het Pantser vangt het op: { $before } wordt { $left } (CB-DEF-06).
play-chessboard-defeated = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). { $target } is verslagen (CB-DEF-07).
play-chessboard-part = { $text } { $amount } ({ $rule })
play-chessboard-why-hit = { $attack } haalt { $defence }, gelijk is genoeg: geraakt (CB-DEF-02)
play-chessboard-why-defended = { $attack } is minder dan { $defence }: de aanval mislukt (CB-DEF-03)
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

## Home Raiders

play-help-sight = wat een figuur van een ander ziet: zicht A1 d2
play-help-where = waar een figuur of troep staat en wat die kan: waar A1

play-home_raiders-marker = fiche { $number }
play-home_raiders-compass-e = oost
play-home_raiders-compass-ne = noordoost
play-home_raiders-compass-n = noord
play-home_raiders-compass-nw = noordwest
play-home_raiders-compass-w = west
play-home_raiders-compass-sw = zuidwest
play-home_raiders-compass-s = zuid
play-home_raiders-compass-se = zuidoost
play-home_raiders-short-e = o
play-home_raiders-short-ne = no
play-home_raiders-short-n = n
play-home_raiders-short-nw = nw
play-home_raiders-short-w = w
play-home_raiders-short-sw = zw
play-home_raiders-short-s = z
play-home_raiders-short-se = zo
play-home_raiders-side-south = zuid
play-home_raiders-side-east = oost
play-home_raiders-side-north = noord
play-home_raiders-side-west = west
play-home_raiders-side-south-west = zuidwest
play-home_raiders-side-south-east = zuidoost
play-home_raiders-side-north-east = noordoost
play-home_raiders-side-north-west = noordwest
play-home_raiders-call-ace = aas
play-home_raiders-call-blank = blanco
play-home_raiders-region-00 = in het zuidwesten
play-home_raiders-region-01 = in het zuiden
play-home_raiders-region-02 = in het zuidoosten
play-home_raiders-region-10 = in het westen
play-home_raiders-region-11 = in het midden
play-home_raiders-region-12 = in het oosten
play-home_raiders-region-20 = in het noordwesten
play-home_raiders-region-21 = in het noorden
play-home_raiders-region-22 = in het noordoosten
play-home_raiders-on-top = op { $object }, { $region }
play-home_raiders-colour-white = de witte dobbelstenen
play-home_raiders-colour-red = de rode dobbelstenen
play-home_raiders-colour-black = de zwarte dobbelstenen

play-home_raiders-word-move = beweeg
play-home_raiders-word-melee = vecht
play-home_raiders-word-shoot = schiet
play-home_raiders-word-spirit = geest
play-home_raiders-word-generic = algemeen
play-home_raiders-word-stand = sta
play-home_raiders-word-hold = wacht
play-home_raiders-word-end = einde
play-home_raiders-word-first = eerst
play-home_raiders-word-after = daarna
play-home_raiders-word-marker = fiche
play-home_raiders-action-move = bewegingsactie
play-home_raiders-action-melee = hand tot hand gevechtsactie
play-home_raiders-action-shoot = afstand aanvalsactie
play-home_raiders-action-spirit = geesteskracht actie
play-home_raiders-action-generic = algemene actie
play-home_raiders-action-stand = opstaan
play-home_raiders-action-hold = de anderen wachten
play-home_raiders-action-end = van de rest van de beurt afzien
play-home_raiders-apart-first = eerst { $who }: { $what }
play-home_raiders-apart-after = daarna { $who }: { $what }
play-home_raiders-acts-apart = Los van de rest, { $who }: { $what }.
play-home_raiders-takes-marker = { $who } neemt een fiche
play-home_raiders-actions-left = { $actions ->
    [one] { $question } Nog één actie.
   *[other] { $question } Nog { $actions } acties.
}

play-home_raiders-none = geen
play-home_raiders-none-melee-target = verder valt niemand aan
play-home_raiders-none-melee-roundhouse = geen verdere aanval
play-home_raiders-none-melee-violent = laat de dobbelstenen liggen
play-home_raiders-none-melee-knock-back = laat staan
play-home_raiders-none-shoot-order = verder schiet niemand
play-home_raiders-none-shoot-double = alles op het eerste doelwit
play-home_raiders-none-shoot-lightning-next = geen tweede schicht
play-home_raiders-none-vanish-swan-song = geen laatste aanval
play-home_raiders-none-spirit-use = de anderen gebruiken niets
play-home_raiders-none-spirit-manipulate = laat staan
play-home_raiders-none-generic-use = de anderen doen niets
play-home_raiders-none-move-break-away = niemand: ze blijven in voetcontact
play-home_raiders-none-react-bodyguard = niemand: het doelwit verdedigt zichzelf
play-home_raiders-none-react-flicker = blijf staan
play-home_raiders-none-react-deflect = laat maar
play-home_raiders-none-react-free-attack = laat ze gaan
play-home_raiders-none-wound-mirror-image = houd het
play-home_raiders-none-wound-selfish = houd het
play-home_raiders-none-vanish-replacement = niemand
play-home_raiders-none-setup-reckon = verder niemand
play-home_raiders-pass = beurt overslaan: nu niemand activeren
play-home_raiders-stay = blijf staan

play-home_raiders-strikes = { $attacker } valt { $targets } aan
play-home_raiders-shoots = { $shooter } schiet op { $troop }
play-home_raiders-past = , langs { $obstacle }
play-home_raiders-split = { $aces } daarvan op { $troop }
play-home_raiders-message = de capaciteiten van { $leader } naar { $troop }
play-home_raiders-spirit = { $character }: { $ability } op { $target }
play-home_raiders-divide = de eenheid splitst zich in tweeën
play-home_raiders-do-teleport = { $who } teleporteert, en dat gaat pijn doen
play-home_raiders-do-marker = { $who } neemt { $on }
play-home_raiders-do-grapple = { $who } pakt { $on } vast
play-home_raiders-do-heal = { $who } geneest { $on }, en dat gaat pijn doen
play-home_raiders-beside = naast { $who }, aan de kant { $direction }
play-home_raiders-over-the-edge = over de rand
play-home_raiders-to-place = naar { $place }
play-home_raiders-deploy-at = { $troop }, { $where }
play-home_raiders-from-portal = { $away }″ ten { $direction }en van de Poort
play-home_raiders-joins = { $who } bij { $troop }
play-home_raiders-held = { $troop } achter de hand
play-home_raiders-all-deployed = iedereen wordt nu en zelfstandig opgesteld
play-home_raiders-shift = { $object } staat de Poort in de weg. Waar komt dit object?

play-home_raiders-into-contact = tot in voetcontact met { $met }
play-home_raiders-to-marker = naar { $marker }: { $way }
play-home_raiders-only = alleen { $who }
play-home_raiders-way = { $direction } { $length }″
play-home_raiders-way-towards = { $way }, naar { $troop }, dan nog { $away }″ ervandaan
play-home_raiders-way-up = { $way }, op { $object } klimmen
play-home_raiders-way-down = { $way }, omlaag
play-home_raiders-plan-run = Rennend schot: { $who } { $way }, en schiet dan
play-home_raiders-plan-carry = Transport: { $who } neemt { $other } mee, { $way }
play-home_raiders-plan-round = Verhuizen: { $who } gaat om de vijand heen, { $way }
play-home_raiders-plan-push = Duw: { $who } duwt { $object } { $way }
play-home_raiders-plan-leave = Herschikken: { $who } verlaat de eenheid, { $way }
play-home_raiders-plan-join = Herschikken: { $who } sluit zich aan bij { $troop }, { $way }
play-home_raiders-a-move = een beweging zoals n 4, 12.5,8, x d2 of A1 n 4; A2 o 2

play-home_raiders-moves = { $troop }: { $moves }.
play-home_raiders-moved-to = { $who } { $cost }″ naar { $place }
play-home_raiders-moved-into = { $who } { $cost }″ tot in voetcontact met { $met }
play-home_raiders-carried-to = { $who } wordt meegenomen naar { $place }
play-home_raiders-teams = De teams zijn bekend. { $one }: { $first_team }. { $other }: { $second_team }.
play-home_raiders-deployed = { $troop } opgesteld rond { $place }.
play-home_raiders-pool-melee = Hand tot hand gevecht
play-home_raiders-pool-ranged = Schieten
play-home_raiders-pool-defence = Verdediging
play-home_raiders-pool-spirit = Geesteskracht
play-home_raiders-pool-grapple = Vastpakken
play-home_raiders-rolled = { $kind } { $pool }: { $dice }, { $total }.
play-home_raiders-rolled-by = { $who }, { $kind } { $pool }: { $dice }, { $total }.
play-home_raiders-why-pool = { $who }: { $kind } { $pool } op de kaart
play-home_raiders-why-change = { $how }: { $old } → { $new } ({ $reasons })
play-home_raiders-why-dice = dobbelstenen { $dice } (A Aas, C kritieke Aas, - blanco): { $total }
play-home_raiders-change-wound-marks = dobbelstenen met wondmarkeringen vallen weg
play-home_raiders-change-discard-strongest = de sterkste set wordt niet gebruikt
play-home_raiders-change-only-strongest = alleen de sterkste set
play-home_raiders-change-only-weakest = alleen de zwakste set
play-home_raiders-change-pair = versterken en verzwakken samen
play-home_raiders-change-upgrade = versterken
play-home_raiders-change-downgrade = verzwakken

play-home_raiders-works = lukt { $chance }
play-home_raiders-chance = gewond { $wound }
play-home_raiders-chance-vanish = verdwijnt { $vanish }
play-home_raiders-takes-it = { $who } op { $away }″: { $chance }
play-home_raiders-odds-melee = { $who } valt { $target } aan: { $chance }
play-home_raiders-odds-shot = { $who } schiet op { $target }: { $chance }
play-home_raiders-odds-usage = Typ twee figuren: kansen A1 d2, of kansen A1 d2 schiet.
play-home_raiders-no-targets = Van daaruit kan nu niemand worden aangevallen.
play-home_raiders-no-shot = Dat schot kan nu niet.
play-home_raiders-sight-open = { $who } heeft een open zichtlijn naar { $target }.
play-home_raiders-sight-partial = { $target } is voor { $who } gedeeltelijk geblokkeerd: { $share }% bedekt.
play-home_raiders-sight-hidden = { $target } is voor { $who } compleet geblokkeerd.
play-home_raiders-in-the-way = In de weg: { $obstacle }.
play-home_raiders-within-range = { $away }″ ver, binnen de afstand ({ $range }″).
play-home_raiders-beyond-range = { $away }″ ver, buiten de afstand ({ $range }″): de sterkste set wordt niet gebruikt (HR-RAN-02).
play-home_raiders-away = { $away }″ ver.
play-home_raiders-sight-usage = Typ een of twee figuren op tafel: zicht A1 d2.
play-home_raiders-reach = { $who } kan { $movement }″ bewegen; + toont waar.
play-home_raiders-reach-tops = Bereikbaar door te klimmen: { $objects }
play-home_raiders-reach-usage = Typ een figuur op tafel: bereik A1.
play-home_raiders-where-usage = Typ een figuur of een troep: waar A1, waar d.
play-home_raiders-card-movement = Beweging { $movement }″
play-home_raiders-trait-close_combat = Hand tot hand gevecht
play-home_raiders-trait-shooting = Schieten
play-home_raiders-trait-defence = Verdediging
play-home_raiders-trait-spirit = Geesteskracht
play-home_raiders-stands = { $who } op { $place }
play-home_raiders-on = boven op { $object }
play-home_raiders-touches = in voetcontact met { $met }
play-home_raiders-gone = { $who } is verdwenen
play-home_raiders-waiting = { $who } is nog niet opgesteld
play-home_raiders-wounds = { $wounds ->
    [one] { $wounds } wond
   *[other] { $wounds } wonden
}
play-home_raiders-down = in dekking
play-home_raiders-figures = { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
}
play-home_raiders-die-white = wit
play-home_raiders-die-red = rood
play-home_raiders-die-black = zwart
play-home_raiders-die-pearl = een parel ({ $pearls })
play-home_raiders-face-blank = blanco
play-home_raiders-face-ace = Aas
play-home_raiders-face-critical = kritieke
play-home_raiders-mark-hurts = krijgt pijn
play-home_raiders-mark-charging = Aanvallen{ "\u0021" }
play-home_raiders-mark-fervour = IJver
play-home_raiders-mark-teleported = heeft geteleporteerd
play-home_raiders-mark-distracted = afgeleid
play-home_raiders-mark-grappled = vastgepakt
play-home_raiders-mark-confused = verward
play-home_raiders-mark-stunned = verdoofd
play-home_raiders-mark-tricked = misleid
play-home_raiders-mark-sitting-out = zit de volgende actie uit
play-home_raiders-marker-there = { $by ->
    [none] { $marker } op { $place }
   *[other] { $marker } op { $place }, in beheer van { $by }
}
play-home_raiders-object-there = { $object } op { $place }, { $height }″ hoog
play-home_raiders-object-climbable = { $object } op { $place }, { $height }″ hoog, te beklimmen
play-home_raiders-is-portal = (Poort van { $player })
play-home_raiders-no-team = Dat is geen team: { $problem }
play-home_raiders-price = { $stars } van { $limit } sterren.

play-home_raiders-hint = Een nummer, of zoals het er staat ({ $example }); hulp toont de opdrachten.
play-home_raiders-hint-move-path = Nummer, n 4, 30° 4, 12.5,8, x d2 (contact), naar d2, f1, A1 n 4; A2 o 2, -
play-home_raiders-hint-react-defensive-stance = Een nummer, n 1, 12.5,8, of A1 n 1; A2 o 1; - om te blijven.
play-home_raiders-hint-turn-action = Een nummer of een woord ({ $example }); waar, zicht A1 d2, kansen en bereik A1 vertellen meer.
play-home_raiders-hint-turn-activate = Een nummer of een letter ({ $example }); waar, zicht A1 d2, kansen en bereik A1 vertellen meer.
play-home_raiders-hint-deploy-place = Een nummer, een troep en een punt ({ $example }), of A1 12,3; A2 13,3.
play-home_raiders-hint-deploy-hold-back = Een nummer, een troep en een punt ({ $example }), of A1 12,3; A2 13,3.
play-home_raiders-hint-setup-marker = Een nummer of een punt in inches ({ $example }).
play-home_raiders-hint-team-cards = Een nummer, een naam ({ $example }), willekeurig, of een lijst: 2x nl-guardmen, nl-ada-brass; kosten LIJST rekent na.
play-home_raiders-hint-melee-knock-back = Een nummer, n 2 of een punt; - om te laten staan.
play-home_raiders-hint-spirit-manipulate = Een nummer, n 2 of een punt; - om te laten staan.
play-home_raiders-hint-melee-target = Een nummer of aanvaller en doelwit ({ $example }); - als verder niemand aanvalt; kansen vertelt meer.
play-home_raiders-help-odds = kansen: kansen, kansen A1, kansen A1 d2, kansen A1 d2 schiet
play-home_raiders-help-reach = waar een figuur heen kan: bereik A1
play-home_raiders-help-cost = wat een team kost: kosten 2x nl-guardmen, nl-ada-brass

play-home_raiders-status-round = Ronde { $round } van { $rounds }
play-home_raiders-status-bag = in de zak { $bag }
play-home_raiders-stage-table = De tafel wordt gedekt
play-home_raiders-stage-teams = Teams kiezen
play-home_raiders-stage-sworn-enemies = Gezworen vijanden
play-home_raiders-stage-layout = De plaats van de Poorten
play-home_raiders-stage-roll-off = Wie stelt het eerst op
play-home_raiders-stage-portals = De Poorten plaatsen
play-home_raiders-stage-attachments = Aanvoerders bij hun eenheden
play-home_raiders-stage-deployment = Opstelling
play-home_raiders-stage-held-back = Wie achter de hand bleef
play-home_raiders-stage-objective = Het doel van het spel
play-home_raiders-stage-markers = De fiches leggen
play-home_raiders-stage-reckon = Berekenend
play-home_raiders-lost = { $count } verloren
play-home_raiders-panel-actions = { $actions ->
    [one] nog { $actions } actie
   *[other] nog { $actions } acties
}
play-home_raiders-panel-objects = Objecten
play-home_raiders-over = Het spel is afgelopen
play-home_raiders-legend =
    Figuren: A1 figuur 1 van troep A (hoofdletters speler 1, kleine letters speler 2), A* aanvoerder, C+ held;
    erachter ' één wond, " twee, _ in dekking, % beide. Troepen: > is aan de beurt, o kan geactiveerd worden, . is geweest.
    Objecten zijn gearceerd naar hoogte: ░ tot 1″, ▒ tot 3″, ▓ meer (. : # in platte tekst); 3 is object #3, ^ niet te beklimmen, P1 de Poort van speler 1.
    ◆1 (@1 in platte tekst) fiche 1; + waar het figuur heen kan; ① waar keuze 1 heen gaat. De linialen tellen inches; y loopt naar het noorden.
    Dobbelstenen: W wit, R rood, B zwart; A Aas, C kritieke Aas (nog eens gerold: C>A), - blanco.
