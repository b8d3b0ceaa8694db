# Home Raiders aan een tafel in de browser, naast wat de regels zeggen.

## Dobbelstenen

raiders-letter-white = W
raiders-letter-red = R
raiders-letter-black = B
raiders-dice-white = { $count } wit
raiders-dice-red = { $count } rood
raiders-dice-black = { $count } zwart
raiders-dice-none = geen dobbelstenen
raiders-no-dice = { $type ->
    [defence] { $character } heeft geen dobbelstenen om zich te verdedigen: totaal { $total }.
    [spirit] { $character } heeft geen dobbelstenen voor geesteskracht: totaal { $total }.
   *[other] { $character } heeft geen dobbelstenen: totaal { $total }.
}
raiders-dice-boost = { $pool }, versterking { $boost }
raiders-die-shows = { $colour } dobbelsteen: { $face }
raiders-colour-white = witte
raiders-colour-red = rode
raiders-colour-black = zwarte
raiders-face-ace = Aas
raiders-face-critical = kritieke Aas
raiders-face-blank = blanco
raiders-pearl = een parel
raiders-pool-printed = Op de kaart: { $pool }
raiders-pool-change = { $reasons }: { $pool }
raiders-attack = Aanval
raiders-granted = één Aas als er geen is:

## Kaarten

raiders-troop-unit = Eenheid
raiders-troop-leader = Aanvoerder
raiders-troop-hero = Held
raiders-unit-of = { $count ->
    [one] Eenheid van { $count }
   *[other] Eenheid van { $count }
}
raiders-movement = Beweging
raiders-close_combat = Hand tot hand gevecht
raiders-shooting = Schieten
raiders-defence = Verdediging
raiders-spirit = Geesteskracht
raiders-hurts = Pijn
raiders-hurts-about = gebruik kost een wondsymbool
raiders-use-always = Altijd:
raiders-use-option = Wanneer het zich voordoet:
raiders-use-action = Actie:
raiders-use-setup = Voor de eerste ronde:

## De keuze van een team

raiders-choose-team = Kies een team
raiders-mixed = Gemengd team { $number }
raiders-any-team = Willekeurig team

## De tafel

raiders-side-north = N
raiders-side-south = Z
raiders-side-west = W
raiders-side-east = O
raiders-choice-north = noordkant
raiders-choice-south = zuidkant
raiders-choice-west = westkant
raiders-choice-east = oostkant
raiders-choice-north-west = noordwesthoek
raiders-choice-north-east = noordoosthoek
raiders-choice-south-west = zuidwesthoek
raiders-choice-south-east = zuidoosthoek
raiders-choice-ace = Aas
raiders-choice-blank = blanco
raiders-choice-white = witte dobbelstenen
raiders-choice-red = rode dobbelstenen
raiders-choice-black = zwarte dobbelstenen
raiders-high = { $height } hoog
raiders-deploy-where = Hier mag geen troep worden opgesteld. Kies een van de stippelcirkels in de gekleurde zone rond je Poort.
raiders-spot = { $shape ->
    [placements] Opstellen op { $place }, plek { $number } van { $count }
    [path] Naar { $place }, weg { $number } van { $count }
   *[other] Punt { $place }, { $number } van { $count }
}
raiders-portal = Poort
raiders-portal-of = Poort van { $player }
raiders-an-object = een object
raiders-both-units = { $inches } inch, { $cm } centimeter
raiders-change-wound = { $left } → { $after } ({ $chance })
raiders-change-vanish = verdwijnt ({ $chance })

## Gereedschap

raiders-tools = Gereedschap
raiders-tool-ruler = Meetlint (R ingedrukt)
raiders-tool-sight = Zicht (L ingedrukt)
raiders-ruler-about = Van een figuur of punt naar een ander. Bij voetstukken telt rand tot rand.
raiders-sight-about = Kies wie kijkt en dan naar wie. Vanaf de tafel zelf kijkt het gekozen figuur.
raiders-overlays = Lagen (O)
raiders-overlay-reach = waar dit figuur in één activering heen kan
raiders-overlay-far = waar het in twee activeringen heen kan
raiders-overlay-danger = gevaar: hoeveel vijanden daar kunnen toeslaan
raiders-overlay-zones = zones van Poorten en fiches
raiders-overlay-enemies = waar vijanden heen kunnen (V ingedrukt)
raiders-overlay-sight = wie dit figuur ziet
raiders-overlay-range = hoe ver het schiet
raiders-overlay-formation = afstand van de formatie
raiders-info = Troep, zak en doel
raiders-sight = Zicht
raiders-level-open = open zichtlijn
raiders-level-partial = gedeeltelijk geblokkeerd
raiders-level-hidden = compleet geblokkeerd
raiders-sight-between = { $eye } kijkt naar { $target }.
raiders-covered = { $share } is geblokkeerd, { $distance } ver.
raiders-in-the-way = In de weg: { $obstacle }.
raiders-better-left = { $distance } naar links: { $level }.
raiders-better-right = { $distance } naar rechts: { $level }.
raiders-side-view = De zichtlijn van opzij
raiders-from-there = Vanaf daar
raiders-sees = Ziet:
raiders-sees-nobody = Ziet geen vijand.
raiders-in-range = binnen afstand
raiders-threatened = Vijanden die daar kunnen toeslaan:
raiders-may-shoot = kan schieten, { $level }
raiders-may-reach = op één bewegingsactie
raiders-safe = Geen vijand kan vanaf zijn plaats hierheen schieten, of na één bewegingsactie aanvallen.
raiders-moving = Bewegen
raiders-arrange = Opstelling
raiders-arrange-keep = Vorm houden
raiders-arrange-line = Rij
raiders-arrange-column = Colonne
raiders-arrange-cluster = Groep
raiders-arrange-alone = Eén voor één
raiders-waypoint = Tussenpunt
raiders-waypoint-about = Het volgende punt ligt op de weg; met de muis: Shift ingedrukt
raiders-waypoints-away = Tussenpunten weg ({ $count })
raiders-put-right = Minder dan 2 mm verschoven.
raiders-linked = In formatie.
raiders-unlinked = Uit formatie.
raiders-may-fall = eraf geduwd: valt { $height }, wond
raiders-cost-climb = omhoog klimmen
raiders-cost-descend = omlaag klimmen
raiders-cost-drop = laten vallen
raiders-cost-uneven = oneven terrein
raiders-band =
    { $actions ->
        [1] { $length }
       *[other] { $length } ({ $actions } acties)
    }
raiders-joint = Wonden door alle { $count } samen:
raiders-wound-chance = { $chance } op een wond

## Naast de tafel

raiders-bag = De zak
raiders-bag-holds = In de zak: { $pearls }.
raiders-bag-empty = leeg
raiders-next-pearl = De volgende parel is met { $chance } van { $player }.
raiders-next-short = jij { $chance }
raiders-before = Vóór de eerste ronde
raiders-round = Ronde { $round } van { $rounds }
raiders-to-activate = Nog aan zet: { $counts }.
raiders-objective = Doel van het spel
raiders-left = { $left } over, { $lost } verloren
raiders-marker = fiche { $number }
raiders-places = { $count ->
    [one] { $count } Poort of fiche
   *[other] { $count } Poorten en fiches
}
raiders-marker-held = fiche { $number }: { $player }
raiders-marker-free = fiche { $number }: vrij
raiders-recap = Ronde { $round } is voorbij
raiders-recap-left = In het spel: { $counts }.
raiders-recap-lost = Verloren: { $names }.
raiders-recap-nobody = Niemand ging verloren.
raiders-recap-score = Stand: { $counts }.
raiders-unit = Troep
raiders-look-about = Kies een figuur om zijn troep te zien.
raiders-actions-left = { $count ->
    [one] nog { $count } actie
   *[other] nog { $count } acties
}
raiders-had-its-turn = is al aan de beurt geweest
raiders-waits = kan nog geactiveerd worden
raiders-wounds-of = { $wounds } van { $most } wondsymbolen
raiders-down = in dekking
raiders-stands = { $height } hoog
raiders-mark-hurts = het zal pijn doen
raiders-mark-charging = Aanvallen{ "\u0021" }
raiders-mark-fervour = IJver
raiders-mark-teleported = is geteleporteerd
raiders-mark-distracted = afgeleid
raiders-mark-grappled = vastgepakt
raiders-mark-confused = verward
raiders-mark-stunned = verdoofd
raiders-mark-tricked = Mind trick
raiders-mark-sitting-out = slaat over

raiders-unit-inch = inch
raiders-unit-cm = centimeter
