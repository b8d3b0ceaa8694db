# Chessboard Skirmish in het Nederlands.
#
# Woordenlijst. Eén woord voor één begrip, overal hetzelfde:
#   army leger · miniature miniatuur (de) · figure figuur · die dobbelsteen · die value dobbelsteenwaarde
#   space vak · starting space startvak · starting side startzijde · corner hoek · obstacle obstakel
#   marker merkteken (het) · reserve reserve · deploy opstellen · enter opkomen
#   round ronde · turn beurt · activate activeren · ready beschikbaar · spent geweest
#   move (doing) lopen · Move (number) Beweging · step stap · gap doorgang · line of fire schootslijn
#   attack aanval · melee van dichtbij · bow boog · gun geweer
#   Defense Verdediging · Save Redding · Armor Pantser · Skill Vaardigheid · Hero Held
#   hit geraakt · defeated verslagen · roll worp · re-roll opnieuw gooien · initiative initiatief
#   roll-off beginworp · tally telling · quiet round rustige ronde · draw remise · overtime verlenging
#
# Spelers, miniaturen en vakken komen als naam binnen; zie het Engelse bestand voor wat een id blijft.

chessboard-title = Chessboard Skirmish
chessboard-about = Twee kleine legers op een schaakbord; één dobbelsteen per miniatuur beslist alles.

## Plaatsen

chessboard-seat-0 = Zuid
chessboard-seat-1 = Noord

## Wat er gebeurde

chessboard-armies-revealed = De legers worden getoond. Zuid: { $south_army }. Noord: { $north_army }.
chessboard-deployer-found = { $south } tegen { $north }: { $player } stelt als eerste op.
chessboard-obstacle-placed = { $player } zet een obstakel op { $space }.
chessboard-placing-stopped = { $player } zet geen obstakel.
chessboard-obstacles-set = Obstakels: { $spaces }
chessboard-marker-laid = Het merkteken ligt op { $space }.
chessboard-deployed = { $player } stelt { $mini } op { $space } op.
chessboard-round-begun = Ronde { $round } begint.
chessboard-initiative-won = { $south } tegen { $north }: { $player } begint.
chessboard-activated = { $player } activeert { $mini }.
chessboard-round-finished = { $player } verklaart de ronde voor gedaan.
chessboard-moved = { $mini } loopt van { $start } naar { $end }.
chessboard-marker-dropped = { $mini } laat het merkteken vallen op { $space }.
chessboard-marker-picked-up = { $mini } pakt het merkteken op { $space } op.
chessboard-pick-up-failed = { $mini } krijgt het merkteken niet te pakken: { $face }, nodig { $needed }.
chessboard-attacked = { $type ->
    [bow] { $mini } schiet met de boog op { $target }.
    [gun] { $mini } schiet met het geweer op { $target }.
   *[melee] { $mini } valt { $target } aan.
}
chessboard-rerolled = { $what ->
    [attack] { $mini } gooit de aanval opnieuw: { $old } wordt { $new }.
    [defence] { $mini } gooit de Verdediging opnieuw: { $old } wordt { $new }.
    [save] { $mini } gooit de Redding opnieuw: { $old } wordt { $new }.
   *[skill] { $mini } gooit de Vaardigheid opnieuw: { $old } wordt { $new }.
}
chessboard-defended = { $type ->
    [bow] { $target } houdt stand: { $mini } haalt { $attack } (de helft van { $face }), minder dan { $defence }.
   *[other] { $target } houdt stand: { $mini } haalt { $attack }, minder dan { $defence }.
}
chessboard-hit = { $type ->
    [bow] { $target } is geraakt: { $mini } haalt { $attack } (de helft van { $face }) tegen { $defence }.
   *[other] { $target } is geraakt: { $mini } haalt { $attack } tegen { $defence }.
}
chessboard-saved = { $target } redt zich met { $face }.
chessboard-armor-used = { $left ->
    [0] De Redding van { $target } mislukt met { $face } en kost het laatste punt Pantser.
    [one] De Redding van { $target } mislukt met { $face } en kost Pantser; er is nog { $left } punt over.
   *[other] De Redding van { $target } mislukt met { $face } en kost Pantser; er zijn nog { $left } punten over.
}
chessboard-defeated = De Redding van { $target } mislukt met { $face }: verslagen op { $space }.
chessboard-entered = { $player } laat { $mini } opkomen op { $space }.
chessboard-reinforcing = { $player } heeft niemand beschikbaar en laat reserves opkomen.
chessboard-round-ended = { $quiet ->
    [0] Ronde { $round } is voorbij.
    [one] Ronde { $round } is voorbij; het was een rustige ronde.
   *[other] Ronde { $round } is voorbij; { $quiet } rustige rondes achter elkaar.
}
chessboard-overtime = De telling is onbeslist: ronde { $round } is verlenging.
chessboard-game-ended = { $winner ->
    [-1] Het is remise: { $reason } ({ $rule })
   *[other] { $winner } wint: { $reason } ({ $rule })
}

## Hoe een spel eindigt

chessboard-last-standing = het andere leger is verslagen
chessboard-stranded = de ander heeft niemand op het bord en geen plaats voor reserves
chessboard-infiltrated = twee miniaturen staan op de startzijde van de ander
chessboard-retrieved = het merkteken is in een eigen hoek
chessboard-survived = de telling na de laatste ronde beslist
chessboard-quiet = te veel rustige rondes, de telling beslist
chessboard-round-limit = het hoogste aantal rondes is bereikt, de telling beslist
chessboard-conceded = de ander gaf op
chessboard-agreed = beide spelers zijn het eens

## Vragen

chessboard-army-build = { $mode ->
    [free] Kies je leger: een dobbelsteen en een figuur per miniatuur.
   *[points] Kies je leger voor { $points } punten: een naam, of miniaturen zoals d8 hero, d6 bow, d4.
}
chessboard-setup-obstacle = { $left ->
    [one] Waar zet je het laatste obstakel? Je mag stoppen.
   *[other] Waar zet je een obstakel? Er zijn er nog { $left }; je mag stoppen.
}
chessboard-setup-deploy = { $left ->
    [one] Welke miniatuur komt waar? Je moet er nog één opstellen.
   *[other] Welke miniatuur komt waar? Je moet er nog { $left } opstellen.
}
chessboard-turn-activate = Welke miniatuur activeer je?
chessboard-turn-move = Waar gaat { $mini } heen vanaf { $space }? Mogelijk: { $move ->
    [one] { $move } stap
   *[other] { $move } stappen
}.
chessboard-turn-drop = Waar laat { $mini } het merkteken vallen, als dat al moet?
chessboard-turn-attack = Wie valt { $mini } aan, als je dat wilt?
chessboard-turn-pick-up = Probeert { $mini } het merkteken op te pakken?
chessboard-turn-reserve = { $waiting ->
    [one] Er komt een reserve op. In welk vak?
   *[other] Welke van { $waiting } reserves komt op in welk vak?
}
chessboard-reroll-attack = { $against ->
    [0] { $mini } gooide { $face } voor de aanval op { $foe }. Opnieuw gooien?
   *[other] { $mini } gooide { $face } voor de aanval op { $foe }, met { $against } voor de Verdediging. Opnieuw gooien?
}
chessboard-reroll-defence = { $mini } gooide { $face } voor de Verdediging tegen een aanval van { $against } door { $foe }. Opnieuw gooien?
chessboard-reroll-save = { $mini } gooide { $face } voor de Redding; nodig is { $against }. Opnieuw gooien?
chessboard-reroll-skill = { $mini } gooide { $face } voor Vaardigheid; nodig is { $against }. Opnieuw gooien?

## Waarvoor er gegooid wordt

chessboard-attack = de aanval
chessboard-defence = de Verdediging
chessboard-save = de Redding
chessboard-skill = Vaardigheid
chessboard-initiative = het initiatief
chessboard-roll-off = de beginworp
chessboard-obstacles = de obstakels
chessboard-marker = de plaats van het merkteken

## Waar getallen vandaan komen

chessboard-number-die_value = dobbelsteenwaarde
chessboard-number-halved = de helft
chessboard-number-halved_up = de helft, naar boven afgerond (boog)
chessboard-number-roll = worp
chessboard-cost-die = dobbelsteen
chessboard-cost-armor = Pantser
chessboard-cost-bow = boog
chessboard-cost-gun = geweer
chessboard-cost-hero = Held

## Waarom een leger niet mag

chessboard-army-unreadable = { $where }: verwacht { $expected }, gekregen { $got }.
chessboard-army-too_expensive = Het leger kost { $cost } punten, er mogen er hoogstens { $points } zijn.
chessboard-army-too_small = Het leger heeft { $size ->
    [one] { $size } miniatuur
   *[other] { $size } miniaturen
}, er zijn er minstens { $least } nodig.
chessboard-army-wrong_size = Het leger heeft { $size ->
    [one] { $size } miniatuur
   *[other] { $size } miniaturen
}; 1 tot { $most } mag.
chessboard-army-too_much_armor = { $entry } heeft { $armor } Pantser, hoogstens { $limit } mag.
chessboard-army-figure_not_used = { $entry } heeft een figuur; in dit spel koop je wapens.
chessboard-army-already_has = { $item ->
    [bow] { $entry } heeft door zijn figuur al een boog.
   *[gun] { $entry } heeft door zijn figuur al een geweer.
}
chessboard-army-no_equipment = { $entry } heeft uitrusting; in dit spel is die er niet.

## Waarom iets niet neergezet kan worden

chessboard-obstacle-taken = Op { $space } staat al een obstakel.
chessboard-obstacle-starting_side = Op { $space } mag geen obstakel: het vak hoort bij een startzijde.
chessboard-obstacle-centre_blocked = Een van de vier middelste vakken moet vrij blijven voor het merkteken.
chessboard-obstacle-not_connected = Dat zou een deel van het bord afsluiten.
chessboard-deploy-not_yours = { $mini } is niet een van je reserves.
chessboard-deploy-not_a_start = { $space } is niet een van je startvakken.
chessboard-deploy-taken = { $space } is bezet.
chessboard-deploy-wrong_number = Je moet { $wanted } miniaturen opstellen, niet { $placed }.

## Waarom iets in een beurt niet kan

chessboard-activate-not_yours = { $mini } is niet van jou.
chessboard-activate-not_on_board = { $mini } staat niet op het bord.
chessboard-activate-spent = { $mini } is in deze ronde al geweest.
chessboard-move-obstacle = Op { $space } staat een obstakel.
chessboard-move-friend = Op { $space } staat er een van jou.
chessboard-move-enemy = Op { $space } staat een vijand.
chessboard-move-too_far = Te ver: { $distance } stappen, { $mini } kan er { $move } zetten.
chessboard-move-no_way = { $mini } kan met { $move } stappen niet op { $space } komen: er staat iets in de weg.
chessboard-move-not_adjacent = { $space } ligt niet naast het vak ervoor.
chessboard-move-gap = De weg naar { $space } gaat tussen twee obstakels door.
chessboard-move-must_stop = Op { $space } staat een vijand: daar eindigt het lopen.
chessboard-move-shared = Op { $space } staan er een van jou en een vijand.
chessboard-drop-not_on_the_way = { $space } ligt niet op de weg.
chessboard-attack-friend = { $target } is van jou.
chessboard-attack-not_on_board = { $target } staat niet op het bord.
chessboard-attack-no_weapon = { $type ->
    [bow] { $mini } heeft geen boog.
   *[gun] { $mini } heeft geen geweer.
}
chessboard-attack-too_far = { $target } staat te ver weg voor een aanval van dichtbij.
chessboard-attack-same_space = { $target } staat in hetzelfde vak: alleen van dichtbij kan.
chessboard-attack-not_in_line = { $target } staat niet in een rechte lijn vanaf { $mini }.
chessboard-attack-blocked = { $space } ligt in de schootslijn naar { $target }.
chessboard-attack-gap = Tussen { $mini } en { $target } ligt een doorgang van twee obstakels, een op { $space }.

## Namen

chessboard-type-melee = van dichtbij
chessboard-type-bow = boog
chessboard-type-gun = geweer
chessboard-equipment-armor = Pantser
chessboard-equipment-bow = boog
chessboard-equipment-gun = geweer
chessboard-equipment-hero = Held
chessboard-figure-sword-bearer = zwaarddrager
chessboard-figure-archer = boogschutter
chessboard-figure-wizard = tovenaar
chessboard-figure-soldier = soldaat
chessboard-class-minion = Knecht
chessboard-class-regular-troop = Voetvolk
chessboard-class-elite-troop = Elite
chessboard-class-special-troop = Keurtroep
chessboard-class-monster = Monster
chessboard-class-elite-monster = Elitemonster

## Opties: de naam, en waar het om gaat

chessboard-option-scenario = Scenario
chessboard-option-scenario-about = waar de legers om vechten
chessboard-option-army_mode = Legers
chessboard-option-army_mode-about = gekocht met punten, of dobbelstenen en figuren zonder punten
chessboard-option-points = Punten
chessboard-option-points-about = wat elke speler aan het leger mag uitgeven
chessboard-option-figure_weapons = Wapens van figuren
chessboard-option-figure_weapons-about = of je het wapen van een figuur koopt of erbij krijgt
chessboard-option-free_armies = Legers zonder punten
chessboard-option-free_armies-about = voor beide spelers dezelfde lijst, of ieder een eigen
chessboard-option-obstacles = Obstakels
chessboard-option-obstacles-about = geen, door de spelers gezet, willekeurig, of een vaste opstelling
chessboard-option-obstacle_count = Aantal obstakels
chessboard-option-obstacle_count-about = voor gezette of willekeurige obstakels
chessboard-option-deployment = Opstellen
chessboard-option-deployment-about = om de beurt één miniatuur, of alles in het geheim
chessboard-option-enemy_spaces = Vakken met vijanden
chessboard-option-enemy_spaces-about = lopen eindigt er, gaat erdoor, of mag er niet in
chessboard-option-diagonal_gaps = Doorgangen tussen obstakels
chessboard-option-diagonal_gaps-about = of je schuin tussen twee obstakels door mag lopen en schieten
chessboard-option-line_of_fire = Schootslijn
chessboard-option-line_of_fire-about = geblokkeerd door obstakels alleen, of ook door miniaturen
chessboard-option-hero_timing = Opnieuw gooien door Helden
chessboard-option-hero_timing-about = beslist vóór de volgende dobbelsteen, of met beide worpen in zicht
chessboard-option-infiltrate_check = Controle van Infiltreren
chessboard-option-infiltrate_check-about = wanneer Infiltreren gewonnen is: meteen, of aan het eind van een ronde
chessboard-option-pickup = Merkteken oppakken
chessboard-option-pickup-about = met een worp voor Vaardigheid, of zonder
chessboard-option-survival_rounds = Rondes van Overleven
chessboard-option-survival_rounds-about = na hoeveel rondes Overleven eindigt
chessboard-option-overtime = Verlenging
chessboard-option-overtime-about = of een onbeslist Overleven meer rondes krijgt
chessboard-option-tally = Telling
chessboard-option-tally-about = wat het eerst telt als de telling beslist
chessboard-option-round_limit = Hoogste aantal rondes
chessboard-option-round_limit-about = na deze ronde eindigt het spel; 0 voor geen grens
chessboard-option-quiet_limit = Grens voor rustige rondes
chessboard-option-quiet_limit-about = na zoveel rondes achter elkaar zonder aanval eindigt het spel; 0 voor geen grens
chessboard-option-army_min = Kleinste leger
chessboard-option-army_min-about = hoeveel miniaturen een leger nodig heeft; auto is 4 bij 20 punten en anders 5
chessboard-option-armor_limit = Grens voor Pantser
chessboard-option-armor_limit-about = zoveel Pantser mag één miniatuur hebben; 0 voor geen grens
chessboard-option-preset = Kant-en-klaar spel
chessboard-option-preset-about = een spel dat zo kan beginnen
chessboard-option-lists = Toegestane legers
chessboard-option-lists-about = legers volgens de regels, of in overleg buiten de grenzen voor het samenstellen

## Waarden van opties

chessboard-value-last_standing = Laatste overeind
chessboard-value-infiltrate = Infiltreren
chessboard-value-retrieve = Ophalen
chessboard-value-survival = Overleven
chessboard-value-points = punten
chessboard-value-free = vrij
chessboard-value-paid = gekocht
chessboard-value-mirrored = gelijk
chessboard-value-open = open
chessboard-value-none = geen
chessboard-value-placed = gezet
chessboard-value-random = willekeurig
chessboard-value-random_symmetric = willekeurig, symmetrisch
chessboard-value-pillars = pilaren
chessboard-value-ruins = ruïnes
chessboard-value-gates = poorten
chessboard-value-maze = doolhof
chessboard-value-checkers = dambord
chessboard-value-alternate = om de beurt
chessboard-value-hidden = verborgen
chessboard-value-stop = stoppen
chessboard-value-pass = erdoor
chessboard-value-closed = dicht
chessboard-value-obstacles = obstakels
chessboard-value-miniatures = miniaturen
chessboard-value-immediate = meteen
chessboard-value-informed = met beide worpen
chessboard-value-end_of_round = einde van de ronde
chessboard-value-skill = Vaardigheid
chessboard-value-off = uit
chessboard-value-on = aan
chessboard-value-auto = auto
chessboard-value-first_game = eerste spel
chessboard-value-legal = volgens de regels
chessboard-value-agreed = alles, in overleg

## Uitkomsten in kanstabellen

chessboard-odds-miss = gemist
chessboard-odds-saved = gered
chessboard-odds-armor = Pantser kwijt
chessboard-odds-defeat = verslagen
chessboard-odds-hit = geraakt
chessboard-odds-first = begint
chessboard-odds-second = begint niet
chessboard-odds-success = lukt
chessboard-odds-failure = mislukt

## Antwoorden en kansen op een scherm

chessboard-show-minis-left = Miniaturen over
chessboard-show-points-left = Punten over
chessboard-show-minis-defeated = Miniaturen verslagen
chessboard-show-army = { $minis }
chessboard-show-fix-remove-number = Nummer { $number } verwijderen
chessboard-show-stay = blijven staan
chessboard-show-deployed = { $pieces } op { $spaces }
chessboard-show-finish = de ronde afsluiten
chessboard-show-left-undone = { $count ->
    [one] { $count } miniatuur deed nog niets.
   *[other] { $count } miniaturen deden nog niets.
}
chessboard-show-no-attack = geen aanval
chessboard-show-setup-obstacle-none = niets meer plaatsen
chessboard-show-turn-drop-none = de marker houden
chessboard-show-reroll-attack-yes = de aanval opnieuw gooien
chessboard-show-reroll-attack-no = de aanval houden
chessboard-show-reroll-defence-yes = verdediging opnieuw gooien
chessboard-show-reroll-defence-no = verdediging houden
chessboard-show-reroll-save-yes = de redding opnieuw gooien
chessboard-show-reroll-save-no = de redding houden
chessboard-show-reroll-skill-yes = vaardigheid opnieuw gooien
chessboard-show-reroll-skill-no = vaardigheid houden
chessboard-show-turn-pick-up-yes = de marker oppakken
chessboard-show-turn-pick-up-no = de marker laten liggen
chessboard-show-wanted-attack = het doelwit redt zich niet
chessboard-show-wanted-defence = geen schade
chessboard-show-wanted-save = gered
chessboard-show-wanted-skill = gelukt
chessboard-show-attack-die = aanvalsdobbelsteen
chessboard-show-defence-die = verdedigingsdobbelsteen
chessboard-show-save-needs = een redding vraagt
chessboard-show-bow-halves = een boog halveert de worp, gedeeld door
chessboard-show-own-reroll = nieuwe worp van de aanvallende held
chessboard-show-foe-reroll = nieuwe worp van de verdedigende held
chessboard-show-armor-change = Pantser { $before } → { $after }
chessboard-show-armor-left = pantser over
chessboard-sheet-points = { $cost } van { $limit } punten
chessboard-sheet-points-each = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
chessboard-sheet-minis = { $count ->
    [one] { $count } miniatuur
   *[other] { $count } miniaturen
}
chessboard-sheet-move = Beweging { $steps }
chessboard-sheet-item-bow = schiet in een rechte lijn met de helft van de worp, naar boven afgerond
chessboard-sheet-item-gun = schiet in een rechte lijn met de hele worp
chessboard-sheet-item-hero = mag één keer per ronde een eigen worp opnieuw gooien
chessboard-sheet-item-armor = een mislukte Redding kost een punt Pantser in plaats van de miniatuur

## In de browser

chessboard-web-proposal-reroll-save = Anders valt er een Hero, en de re-roll vervalt toch aan het eind van de ronde.
chessboard-web-proposal-reroll-defence = Twee keer verdedigen kost alleen een re-roll die aan het eind van de ronde vervalt.
chessboard-web-window-reroll-defence = Verdediging opnieuw gooien
chessboard-web-window-reroll-save = Redding opnieuw gooien
chessboard-web-policy-wanted = gebruiken als opnieuw gooien waarschijnlijk beter is
chessboard-web-call-leader = een van mijn Heroes wordt aangevallen
chessboard-web-call-ending = het mijn laatste miniatuur is
chessboard-web-order-left = zolang minstens { $left } Heroes een re-roll hebben
chessboard-web-order-left-label = Alleen zolang zoveel Heroes nog een re-roll hebben
chessboard-web-lesson-deploy = Zet je miniaturen op de gemarkeerde velden van jouw kant.
chessboard-web-lesson-initiative = Beiden gooiden; de hoogste worp krijgt de eerste beurt van de ronde.
chessboard-web-lesson-activate = In een beurt handelt één miniatuur. Kies een omlijnde.
chessboard-web-lesson-move = Ze gaat tot de helft van haar dobbelsteen. Percentages tonen aanvallen.
chessboard-web-lesson-attack = Kies een doel: het getal is de kans het te verslaan.
chessboard-web-lesson-dice = De aanval haalde de verdedigingsworp: raak, en een redding volgt.
chessboard-web-lesson-defended = De aanval bleef onder de verdedigingsworp: er gebeurt niets.
chessboard-web-lesson-defeated = Een mislukte redding zonder pantser haalt de miniatuur van het bord.
chessboard-web-lesson-round = Wie de ronde eerder afsluit, laat de ander de overige beurten.
chessboard-web-odds-about = Exacte kansen van een aanval, meerdere varianten naast elkaar.
chessboard-web-lists = Legers mogen de grenzen voor het samenstellen overschrijden: punten, aantal miniaturen, Pantser, wapens en figuren. Waar een leger afwijkt, wordt verteld als beide getoond worden.
chessboard-web-luck-unit = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}
chessboard-web-luck-about = Een aanval gaat om een miniatuur, die de punten waard is die hij kost, of om een punt van zijn pantser.
chessboard-web-lab-type = Aanval
chessboard-web-lab-attacker = Dobbelsteen van de aanvaller
chessboard-web-lab-defender = Dobbelsteen van de verdediger
chessboard-web-lab-reroll = de aanvaller mag als Held opnieuw werpen
chessboard-web-lab-target-reroll = de verdediger mag als Held opnieuw werpen
chessboard-web-lab-armor = de verdediger heeft Pantser
chessboard-web-lab-board = Een bord om mee te spelen
chessboard-web-lab-board-place-obstacle = Een klik of tik zet een obstakel neer of haalt het weg
chessboard-web-lab-board-place-mini = Een klik of tik verplaatst de miniatuur
chessboard-web-lab-board-gaps = Openingen tussen obstakels zijn dicht
chessboard-web-lab-board-mini = de miniatuur (d{ $die })
chessboard-web-lab-board-obstacle = een obstakel
chessboard-web-lab-board-steps = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
chessboard-web-lab-board-too-far = niet te bereiken
chessboard-web-lab-board-clear = in een vrije lijn
chessboard-web-lab-board-blocked = in een lijn die { $space } blokkeert
chessboard-web-lab-board-no-line = in geen rechte lijn
chessboard-web-lab-board-lines = { $clear } vakken liggen in een vrije lijn (●), { $blocked } in een geblokkeerde (×).
chessboard-web-lab-board-reach = Met een Beweging van { $move } bereikt hij { $spaces } andere vakken; de getallen zijn stappen.
chessboard-web-round-short = Ronde { $round }
chessboard-web-ready-counts = Gereed: { $south } { $own }, { $north } { $other }

## Aan tafel

chessboard-play-mini = d{ $die } van { $player } op { $space }
chessboard-play-mini-off = d{ $die } van { $player }
chessboard-play-own-mini = d{ $die } op { $space }
chessboard-play-own-mini-off = d{ $die }
chessboard-play-number = miniatuur { $number }
chessboard-play-armor = Pantser { $left }
chessboard-play-hero = Held
chessboard-play-hero-spent = Held (opnieuw gegooid)
chessboard-play-finish = de ronde voor allen beëindigen
chessboard-play-stay = blijven
chessboard-play-no-attack = geen aanval
chessboard-play-a-space = een vak zoals d1
chessboard-play-a-deployment = een miniatuur in reserve en een vak, zoals d8 d1
chessboard-play-turn-activate-hint = Een nummer of een vak (b1), of in één keer: b1-d4, b1-c4xc5, b1-c4 boog e6.
chessboard-play-turn-move-hint = Een vak met een punt (d4), - blijft, c4xc5 valt ook aan; kansen vertelt meer.
chessboard-play-turn-attack-hint = Een nummer, xc5, boog c5 of geweer c5; - voor geen aanval.
chessboard-play-army-build-hint = Een nummer, een lijst zoals d8 held, d6 boog, d4 pantser:2, d4, d4, of willekeurig; kosten LIJST controleert.
chessboard-play-setup-deploy-hint = Op te stellen: { $waiting }. Typ een dobbelsteen en een vak met een punt: { $example }.
chessboard-play-setup-deploy-hint-all = Op te stellen: { $waiting }. Typ { $left } vakken in die volgorde (b1 c1 d1 …) of paren: d8 b1, d6 c1.
chessboard-play-setup-obstacle-hint = Een vak met een punt: d4; - om te stoppen.
chessboard-play-setup-obstacle-nothing = stoppen
chessboard-play-turn-drop-hint = Een vak met een punt, of - om het merkteken te houden.
chessboard-play-turn-drop-nothing = houden
chessboard-play-chance-bare = verslagen { $defeat }, geraakt { $hit }
chessboard-play-chance-armored = Pantser kwijt { $armor }, geraakt { $hit }
chessboard-play-reroll-attack = Kans dat de Redding mislukt: { $keep } met deze worp, { $again } met een nieuwe.
chessboard-play-reroll-defence = Kans om ongedeerd te blijven: { $keep } met deze worp, { $again } met een nieuwe.
chessboard-play-reroll-save = Kans op redding: { $keep } met deze worp, { $again } met een nieuwe.
chessboard-play-reroll-skill = Kans dat het lukt: { $keep } met deze worp, { $again } met een nieuwe.
chessboard-play-skill = Kans dat het lukt: { $chance } (CB-DIE-10)
chessboard-play-prospect = { $mini }: { $target }, { $type }: { $chance }
chessboard-play-prospect-from = { $mini } vanaf { $start }: { $target }, { $type }: { $chance }
chessboard-play-cannot-attack = Op { $space } staat niemand om aan te vallen.
chessboard-play-no-targets = In deze beurt kan niemand aangevallen worden.
chessboard-play-no-targets-from = Vanaf { $space } kan niemand aangevallen worden.
chessboard-play-targets-usage = Typ een vak: doelen d4, of een miniatuur en een vak: doelen b1 d4.
chessboard-play-reach-usage = Typ het vak van een miniatuur: bereik c5.
chessboard-play-reach = { $mini } kan { $move } stappen ver: { $spaces } (CB-DIE-04)
chessboard-play-piece = { $mini }: { $state }
chessboard-play-state-ready = beschikbaar
chessboard-play-state-spent = geweest
chessboard-play-state-engaged = deelt het vak met een vijand
chessboard-play-state-reserve = in reserve
chessboard-play-state-carrier = draagt het merkteken
chessboard-play-walls = Obstakels: { $spaces }
chessboard-play-price = { $points } punten
chessboard-play-price-of = { $points } van { $limit } punten.

chessboard-play-roll = { $player } gooit { $sides } voor { $purpose }: { $faces } ({ $rule })
chessboard-play-halved = , gehalveerd door de boog: { $result } (CB-DIE-06)
chessboard-play-hit = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defence }. { $attack } haalt { $defence }: geraakt (CB-DEF-02).
chessboard-play-defended = Aanval d{ $die }: { $face }{ $halved }. Verdediging d{ $target_die }: { $defence }. { $attack } is minder dan { $defence }: houdt stand (CB-DEF-03).
chessboard-play-saved = Redding d{ $die }: { $face }, { $needed } of meer is genoeg (CB-DIE-09): gered.
chessboard-play-armor-used = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). Het Pantser vangt het op: { $before } wordt { $left } (CB-DEF-06).
chessboard-play-defeated = Redding d{ $die }: { $face }, nodig { $needed } (CB-DIE-09). { $target } is verslagen (CB-DEF-07).
chessboard-play-part = { $text } { $amount } ({ $rule })
chessboard-play-why-hit = { $attack } haalt { $defence }, gelijk is genoeg: geraakt (CB-DEF-02)
chessboard-play-why-defended = { $attack } is minder dan { $defence }: de aanval mislukt (CB-DEF-03)
chessboard-play-why-skill = { $needed } of meer is nodig (CB-DIE-10)

chessboard-play-round = Ronde { $round }, { $player } speelt.
chessboard-play-initiative = Initiatief: { $player }
chessboard-play-phase-armies = Legers kiezen.
chessboard-play-phase-roll-off = Beginworp.
chessboard-play-phase-obstacles = Obstakels neerzetten.
chessboard-play-phase-marker = Het merkteken neerleggen.
chessboard-play-phase-deployment = Opstellen.
chessboard-play-strength-setup = { $minis } op het bord, nog { $reserve }
chessboard-play-strength = { $ready }/{ $minis }{ $reserve ->
    [0] {""}
   *[other] {" "}(+{ $reserve })
}
chessboard-play-ready = Beschikbaar:
chessboard-play-panel-strength = { $ready } van { $minis } beschikbaar, { $points } punten
chessboard-play-in-reserve = reserve
chessboard-play-fallen = gevallen: { $dice }
chessboard-play-goal-last_standing = Versla het hele andere leger.
chessboard-play-goal-infiltrate = Aan de overkant { $south } : { $north } van { $needed }.
chessboard-play-goal-survival = Overleven: ronde { $round } van { $rounds }.
chessboard-play-goal-marker = Merkteken op { $space }.
chessboard-play-goal-carried = Merkteken bij { $mini }.
chessboard-play-quiet-rounds = Rustige rondes: { $quiet } van { $limit }
chessboard-play-legend =
    Op het bord: ▲ speelt omhoog, ▼ omlaag (Z en N in gewone tekst); hol, vaag en ✓: is geweest. [ ] is nu bezig.
    d8 de dobbelsteen; boog, geweer of b, g wapens; A2 Pantser over; H Held, h opnieuw gegooid; ◆ merkteken; ▒ obstakel.
    · kan erheen, • kan aan de beurt, ×58% kans om te verslaan, ×A58% kans op een punt Pantser.

## De bladzijde waarmee de regels beginnen

chessboard-web-page-1 = Doel: houd als laatste miniaturen op het bord over. In andere scenario’s steek je het bord over, haal je een marker of houd je stand.
chessboard-web-page-2 = Je beurt: activeer één gerede miniatuur. Jullie wisselen af tot niemand meer gereed is; dan begint een nieuwe ronde.
chessboard-web-page-3 = Bewegen: een miniatuur gaat tot zijn Beweging, recht of schuin. Hoe kleiner de dobbelsteen, hoe verder.
chessboard-web-page-4 = Aanvallen: daarna mag hij één keer aanvallen: een vijand naast hem, of een in lijn met boog of geweer.
chessboard-web-page-5 = Dobbelstenen: aanvaller en verdediger gooien elk hun eigen dobbelsteen. De aanval treft als hij de verdediging haalt.
chessboard-web-page-6 = Gered of verslagen: wie getroffen is, gooit nog eens om gered te worden. Pantser vangt een treffer op, en een Held gooit opnieuw.
