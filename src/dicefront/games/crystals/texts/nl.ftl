# Crystals.
#
# Spelers komen als namen. Id's blijven id's waar een zin ernaar kiest: $role en $attacker (scout, rider,
# archer, miner, tower, attacker). Velden zijn getallen; veld -1 is Start.

crystals-title = Crystals
crystals-about = Een race en een jacht rond een lus voor twee tot vier spelers: drie kristallen, of vier personages op het hoogste niveau, winnen.

## Plaatsen

crystals-seat-0 = Speler 1
crystals-seat-1 = Speler 2
crystals-seat-2 = Speler 3
crystals-seat-3 = Speler 4

## Namen

crystals-role = { $role ->
    [scout] Verkenner
    [rider] Ruiter
    [archer] Boogschutter
    [miner] Mijnwerker
    [tower] Toren
   *[attacker] Aanvaller
}
crystals-role-scout = Verkenner
crystals-role-rider = Ruiter
crystals-role-archer = Boogschutter
crystals-role-miner = Mijnwerker
crystals-role-tower = Toren
crystals-role-attacker = Aanvaller
crystals-place-base = basis
crystals-place-start = Start

## Wat een klasse op haar niveau kan

crystals-ability-scout = { $level ->
    [1] extra beurt bij een 1
    [2] extra beurt bij 1 of 2
   *[3] extra beurt bij 1, 2 of 3
}
crystals-ability-rider = { $level ->
    [one] valt ook { $level } veld achter zich aan
   *[other] valt ook { $level } velden achter zich aan
}
crystals-ability-archer = { $level ->
    [one] valt ook { $level } veld voor zich aan
   *[other] valt ook { $level } velden voor zich aan
}
crystals-ability-miner = { $level ->
    [1] laat een mijn achter bij een 1
    [2] laat een mijn achter bij 1 of 2
   *[3] laat een mijn achter bij 1, 2 of 3
}
crystals-ability-tower = { $level ->
    [1] redt bij een 1
    [2] redt bij 1 of 2
   *[3] redt bij 1, 2 of 3
}

## Wat er gebeurde

crystals-revealed = { $attacker ->
    [rider] { $player } speelt een Ruiter en begint met de { crystals-role }.
   *[archer] { $player } speelt een Boogschutter en begint met de { crystals-role }.
}
crystals-tied = { $seats } spelers delen het laagste getal, { $face }, en werpen opnieuw.
crystals-went-first = { $player } begint met { $face }.
crystals-spawned = { $player } zet de { crystals-role } op Start.
crystals-no-move = { $player } kan de { $face } niet gebruiken.
crystals-moved = { $origin ->
    [-1] { $player } gaat met de { crystals-role } van Start naar F{ $field } met { $face }.
   *[other] { $player } gaat met de { crystals-role } van F{ $origin } naar F{ $field } met { $face }.
}
crystals-jumped = De { crystals-role } van { $player } springt van F{ $origin } naar F{ $field }.
crystals-came-home = { $crystals ->
    [one] De { crystals-role } van { $player } komt thuis met { $face }: { $crystals } kristal, nog { $middle } in het midden.
   *[other] De { crystals-role } van { $player } komt thuis met { $face }: { $crystals } kristallen, nog { $middle } in het midden.
}
crystals-killed = { $by } stuurt de { crystals-role } van { $player } op F{ $field } terug naar de basis.
crystals-saved = De { crystals-role } van { $player } op F{ $field } wordt gered door de eigen Toren.
crystals-pushed-back = { $field ->
    [-1] De { crystals-role } van { $player } wordt teruggedrongen naar Start.
   *[other] De { crystals-role } van { $player } wordt teruggedrongen naar F{ $field }.
}
crystals-mine-laid = { $player } laat een mijn achter op F{ $field }.
crystals-mine-killed = Een mijn van { $owner } op F{ $field } stuurt de { crystals-role } van { $player } terug naar de basis.
crystals-mine-survived = De { crystals-role } van { $player } wordt op F{ $field } door de eigen Toren gered van een mijn van { $owner }.
crystals-mine-taken = { $player } pakt een eigen mijn op van F{ $field }.
crystals-mine-cleared = Een mijn van { $player } op F{ $field } wordt opgeruimd.
crystals-gained = De { crystals-role } van { $player } heeft { $experience } ervaring: niveau { $level }.
crystals-points-lost = { $points ->
    [one] { $player } heeft geen plaats meer voor { $points } punt.
   *[other] { $player } heeft geen plaats meer voor { $points } punten.
}
crystals-extra-turn = { $number ->
    [1] { $player } heeft een extra beurt.
   *[other] { $player } heeft een extra beurt, nummer { $number } op rij.
}
crystals-extra-turn-lost = { $player } verliest een extra beurt: meer dan { $limit } op rij mag niet.

## Hoe een spel eindigt

crystals-end-crystals = genoeg kristallen
crystals-end-levels = alle vier de personages op het hoogste niveau
crystals-end-champions = twee personages op het hoogste niveau
crystals-end-rounds = alle rondes zijn gespeeld
crystals-end-conceded = alle anderen gaven op

## Vragen

crystals-setup-attacker = Speel je een Ruiter of een Boogschutter?
crystals-setup-first-spawn = Welk personage begint op Start?
crystals-turn-spawn-start = Welk personage gaat naar Start?
crystals-turn-move = Je wierp { $face }. Welk personage gaat?
crystals-turn-experience = { $points ->
    [one] Welk personage krijgt het punt ervaring?
   *[other] Je hebt { $points } punten ervaring. Welk personage krijgt het volgende?
}
crystals-turn-spawn-end = Welk personage gaat nu naar Start?

## Waarvoor geworpen wordt

crystals-move = de zet
crystals-defence = de verdediging
crystals-first-turn = de eerste beurt

## Waarom iets niet kan

crystals-setup-no_attacker = Je kunt alleen een Ruiter of een Boogschutter kiezen.
crystals-setup-not_yours = Dat is geen personage van jou.
crystals-setup-no_roster = Alle spelers hebben dezelfde personages; er valt vooraf niets te kiezen.
crystals-spawn-not_yours = Dat is geen personage van jou.
crystals-spawn-not_in_base = De { crystals-role } is niet in de basis.
crystals-move-not_yours = Dat is geen personage van jou.
crystals-move-in_base = De { crystals-role } is in de basis.
crystals-move-own_character = Op F{ $field } staat een personage van jou, dus de { crystals-role } kan daar niet heen.
crystals-experience-not_yours = Dat is geen personage van jou.
crystals-experience-full = De { crystals-role } heeft alle ervaring die mogelijk is.

## Opties: de naam, en waar het over gaat

crystals-option-players = Spelers
crystals-option-players-about = hoeveel er meedoen
crystals-option-side_length = Lengte van een zijde
crystals-option-side_length-about = velden van elke zijde van het bord; standaard is 7, met vier spelers 5
crystals-option-track = Baan
crystals-option-track-about = het standaardbord, of een bestand met een eigen baan: track=BESTAND.toml
crystals-option-crystals_to_win = Kristallen om te winnen
crystals-option-crystals_to_win-about = hoeveel kristallen het spel winnen
crystals-option-victory = Winnen
crystals-option-victory-about = met kristallen of niveaus, alleen met kristallen, of met kristallen of twee personages op niveau 3
crystals-option-last_teleport = Laatste teleport
crystals-option-last_teleport-about = wat de laatste teleport van een ronde doet: niets, naar huis leiden, of naar nog een ronde
crystals-option-teleport_origin_kill = Aanval voor de sprong
crystals-option-teleport_origin_kill-about = of een personage op de eerste teleport van een sprong ook wordt aangevallen
crystals-option-mine_trigger = Mijnen
crystals-option-mine_trigger-about = of mijnen worden opgeruimd door wie erlangs komt
crystals-option-aura_covers = Toren tegen
crystals-option-aura_covers-about = of een Toren redt van aanvallen en mijnen, of alleen van aanvallen
crystals-option-extra_turn_limit = Extra beurten
crystals-option-extra_turn_limit-about = hoeveel er hoogstens op rij; 0 voor geen grens
crystals-option-round_limit = Rondegrens
crystals-option-round_limit-about = het spel eindigt na zoveel beurten van iedereen; 0 voor geen grens

## Waarden van opties

crystals-value-standard = standaard
crystals-value-either = kristallen of niveaus
crystals-value-crystals = kristallen
crystals-value-champions = kristallen, of twee personages op niveau 3
crystals-value-stay = blijven
crystals-value-home = naar huis
crystals-value-lap = nog een ronde
crystals-value-no = nee
crystals-value-yes = ja
crystals-value-end = alleen waar een zet eindigt
crystals-value-pass_clears = opgeruimd in het voorbijgaan
crystals-value-all = aanvallen en mijnen
crystals-value-attacks = aanvallen

## Antwoorden en kansen op een scherm

crystals-show-home = komt thuis met een kristal
crystals-show-wins = wint het spel
crystals-show-jumps = springt naar veld { $field }
crystals-show-kills = doodt
crystals-show-strikes = { $character }: gered met { $saved }
crystals-show-pushed-back = teruggeduwd naar veld { $field } met { $chance }
crystals-show-mine = een mijn van { $owner }: overleeft met { $survives }
crystals-show-dies = sterft op een mijn
crystals-show-extra-turn = verdient een extra beurt
crystals-show-lays-mine = legt een mijn
crystals-show-danger = gedood vóór de volgende eigen beurt
crystals-show-danger-after = gedood vóór de volgende eigen beurt, na deze zet
crystals-show-new-level = niveau { $before } wordt { $level }
crystals-show-same-level = { $experience } ervaring, nog steeds niveau { $level }
crystals-show-crystals = Kristallen
crystals-show-levels = Niveaus
crystals-show-killed-none = niemand wordt gedood
crystals-show-killed-one = één wordt gedood
crystals-show-killed-two = twee worden gedood
crystals-show-killed-three = drie worden gedood
crystals-show-killed-four = vier worden gedood

## In de browser

crystals-web-lesson-attacker = Kies in het geheim je vierde klasse: een Ruiter of een Boogschutter.
crystals-web-lesson-spawn = Kies wie als eerste op Start stapt.
crystals-web-lesson-first = Iedereen gooide; het laagste getal begint.
crystals-web-lesson-move = Kies wie de worp loopt. De schim toont waar hij uitkomt.
crystals-web-lesson-teleport = Wie op een teleport landt, gaat naar de volgende.
crystals-web-lesson-killed = Wie aangevallen en niet gered wordt, gaat terug naar de basis.
crystals-web-lesson-experience = Je verdiende ervaring. Geef het punt aan een van je personages.
crystals-web-lesson-home = Een ronde naar huis brengt een kristal. Kristallen winnen het spel.
crystals-web-lesson-again = Start is vrij: kies wie erop stapt.
crystals-web-odds-about = Exacte kansen van een slag: elk personage onder een Toren heeft een eigen verdedigingsworp.
crystals-web-hint-move = { $touch ->
    [yes] Tik op een personage; de schim toont waar het uitkomt.
   *[no] Klik op een personage; de schim toont waar het uitkomt.
}
crystals-web-hint-commit = { $touch ->
    [yes] Doen zet het neer. Tik op een ander personage om te vergelijken.
   *[no] Doen of Enter zet het neer. Klik op een ander personage om te vergelijken.
}
crystals-web-hint-experience = Geef het punt aan een personage van jou.
crystals-web-hint-spawn = Kies wie op Start komt.
crystals-web-luck-unit = { $amount ->
    [one] { $amount } ronde
   *[other] { $amount } ronden
}
crystals-web-luck-about = Een worp onder een toren gaat om het deel van de ronde dat een personage zou verliezen.
crystals-web-lab-struck-1 = Eerste getroffen personage
crystals-web-lab-struck-2 = Tweede
crystals-web-lab-struck-3 = Derde
crystals-web-lab-struck-4 = Vierde
crystals-web-lab-tower-nobody = niemand
crystals-web-lab-tower-none = onder geen Toren
crystals-web-lab-tower = onder een Toren van niveau { $level }
crystals-web-lab-strike = { $count ->
    [one] één getroffen, Toren van niveau { $levels }
   *[other] { $count } getroffen, Torens van niveau { $levels }
}
crystals-web-holds = { $player }: { $crystals ->
    [one] één kristal
   *[other] { $crystals } kristallen
}

## Aan tafel

crystals-play-letter-scout = V
crystals-play-letter-rider = R
crystals-play-letter-archer = B
crystals-play-letter-miner = M
crystals-play-letter-tower = T
crystals-play-letter-attacker = ?
crystals-play-whose = { $role } van { $player }
crystals-play-a-character = een personage: V, R, B, M, T, een veld zoals F7, of start

crystals-play-way = { $origin } naar { $field }
crystals-play-way-jump = { $origin } naar { $landing }, springt naar { $field }
crystals-play-way-home = { $origin } naar huis
crystals-play-crystal = kristal { $crystals } van { $goal }
crystals-play-wins = kristal { $crystals } van { $goal } wint het spel
crystals-play-kills = slaat { $target } op { $field }
crystals-play-attacks = slaat { $target } op { $field } { $killed }, gered { $saved }
crystals-play-pushed-back = teruggedrongen naar { $field } { $chance }
crystals-play-own-mine = pakt de eigen mijn op { $field } op: 1 ervaring
crystals-play-deadly-mine = sneuvelt door de mijn van { $player }
crystals-play-mine = sneuvelt door de mijn van { $player } { $chance }
crystals-play-lays-mine = laat een mijn achter op { $field }
crystals-play-clears-mine = ruimt de mijn op { $field } op
crystals-play-extra-turn = extra beurt
crystals-play-maybe-extra-turn = extra beurt { $chance }
crystals-play-then-danger = daarna gevaar { $chance }
crystals-play-nothing-else = verder gebeurt er niets
crystals-play-spawn = { $role }, niveau { $level }
crystals-play-gains-level = ervaring { $before } → { $after }, niveau { $level }: { $ability }
crystals-play-gains = ervaring { $before } → { $after }, niveau { $level }; niveau { $next } bij { $needed }

crystals-play-hint = Een nummer of een letter ({ $example }); gevaar, bereik { $example }, waarom en hulp zeggen meer.
crystals-play-hint-experience = Een nummer of een letter ({ $example }); meer punten op één regel: { $example } { $example }.
crystals-play-in-danger = In gevaar tot je volgende beurt: { $characters }
crystals-play-danger = { $whose } op { $place }: geslagen voor de volgende eigen beurt { $total } ({ $by })
crystals-play-safe = { $whose } ({ $place }): veilig
crystals-play-danger-means = Eén worp van elke tegenstander, die allemaal op slaan uit zijn; extra beurten tellen niet mee.
crystals-play-reach = { $whose } ({ $place }), niveau { $level }: { $ability }
crystals-play-not-shown = Ruiter of Boogschutter is nog geheim
crystals-play-reach-usage = Typ een klasse (V), een klasse met een plaats (V2) of een veld (F7): bereik V, gevaar F7.
crystals-play-blocked = daar staat een eigen personage
crystals-play-aura = aura van { $first } tot { $last } (CR-TOW-01)

crystals-play-roll = { $player } gooit { $sides } voor { $purpose }: { $faces } ({ $rule })
crystals-play-first-rolls = Worpen voor de eerste beurt: { $rolls }.
crystals-play-saves = { $saves ->
    [1] een 1 redt
    [2] 1 of 2 redt
   *[3] 1, 2 of 3 redt
}
crystals-play-defence = { $player } gooit { $faces } voor de verdediging, { crystals-play-saves } ({ $rule }).
crystals-play-why-defence = Toren niveau { $saves }: { crystals-play-saves }, kans { $saves } op 6

crystals-play-seat = { $player }: { $crystals } van { $goal } kristallen, { $points } van { $all } punten tot de hoogste niveaus, { $mines } mijnen in de basis, begint bij { $entry }
crystals-play-gone = { $player } heeft opgegeven, met { $crystals } van { $goal } kristallen.
crystals-play-piece = { $role }, { $place }: niveau { $level }, ervaring { $experience }
crystals-play-mine-there = Een mijn van { $player } op { $field }
crystals-play-teleports = Teleports, in de volgorde van hun sprongen: { $fields }
crystals-play-standing = { $place }. { $player }: { $crystals ->
    [one] { $crystals } kristal
   *[other] { $crystals } kristallen
}, { $points } van { $all } punten ervaring

crystals-play-turn = { $player } is aan de beurt
crystals-play-choosing = Geheime keuzes
crystals-play-rolling = Worp voor de eerste beurt
crystals-play-over = Het spel is afgelopen
crystals-play-die = worp { $face }
crystals-play-middle = { $crystals ->
    [one] nog { $crystals } kristal
   *[other] nog { $crystals } kristallen
}
crystals-play-round = beurt { $turn } van { $limit }
crystals-play-crystals = kristallen
crystals-play-levels = niveaus
crystals-play-mines = mijnen
crystals-play-short-start = St
crystals-play-short-base = –
crystals-play-has-left = gaf op
crystals-play-danger-short = gevaar { $chance }
crystals-play-goal = Om te winnen: { $goal } kristallen, of alle vier de personages op niveau 3 ({ $all } punten).
crystals-play-goal-champions = Om te winnen: { $goal } kristallen, of twee personages op niveau 3 ({ $all } punten).
crystals-play-goal-crystals = Om te winnen: { $goal } kristallen.
crystals-play-help-odds = wat elke zet met deze worp zou doen, en het gevaar
crystals-play-help-danger = de kans om geslagen te worden voor je volgende beurt; gevaar F7
crystals-play-help-reach = waar elke worp heen leidt, aura: bereik V, bereik T2, bereik F7
crystals-play-legend =
    Op het bord: 1V de Verkenner van speler 1 (V Verkenner, R Ruiter, B Boogschutter, M Mijnwerker, T Toren), erachter een streepje per niveau.
    Velden: [n] teleport, *2 mijn van speler 2, (1 ) Start van speler 1, ⌂1 de weg naar huis bij zijn poort; men loopt met de klok mee.
    • kan gaan, → waarheen, × zou worden aangevallen; na bereik: een getal is de worp die erheen leidt, + bereik, ~ aura.
    In het paneel: ◆ kristallen, ▲ punten ervaring, * mijnen over; V3 F12 is een Verkenner met 3 ervaring op veld 12.

## De bladzijde waarmee de regels beginnen

crystals-web-page-1 = Doel: breng kristallen thuis, of breng je personages op het hoogste niveau. Wie het eerst is, wint.
crystals-web-page-2 = Je beurt: gooi de dobbelsteen en kies welk personage hem gebruikt.
crystals-web-page-3 = Bewegen: tel veld voor veld, met de klok mee. Teleports brengen je verder naar de volgende.
crystals-web-page-4 = Vechten: wie op een vijand landt, stuurt hem terug naar zijn basis. De Ruiter treft wie hij passeert, de Mijnwerker legt mijnen, de Toren beschermt.
crystals-web-page-5 = Ervaring: slachtoffers en rondes leveren punten op. Een hoger niveau maakt een personage sterker.
