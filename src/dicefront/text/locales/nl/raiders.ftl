# Home Raiders aan een tafel in de browser, naast wat de regels zeggen.

## Dobbelstenen

raiders-letter-white = W
raiders-letter-red = R
raiders-letter-black = Z
raiders-dice-white = { $count } wit
raiders-dice-red = { $count } rood
raiders-dice-black = { $count } zwart
raiders-dice-none = geen dobbelstenen
raiders-dice-boost = { $pool }, Boost { $boost }
raiders-die-shows = { $colour } dobbelsteen: { $face }
raiders-colour-white = witte
raiders-colour-red = rode
raiders-colour-black = zwarte
raiders-face-ace = aas
raiders-face-critical = kritieke aas
raiders-face-blank = leeg
raiders-pearl = een parel
raiders-pool-printed = Op de kaart: { $pool }
raiders-pool-change = { $reasons }: { $pool }
raiders-attack = Aanval
raiders-granted = één aas als er geen is:

## Kaarten

raiders-troop-unit = Eenheid
raiders-troop-leader = Aanvoerder
raiders-troop-hero = Held
raiders-unit-of = { $count ->
    [one] Eenheid van { $count }
   *[other] Eenheid van { $count }
}
raiders-movement = Beweging
raiders-close_combat = Hand tot hand
raiders-shooting = Schieten
raiders-defence = Verdediging
raiders-spirit = Geesteskracht
raiders-hurts = Pijn
raiders-hurts-about = gebruik kost een wondfiche
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
raiders-choice-ace = aas
raiders-choice-blank = leeg
raiders-choice-white = witte dobbelstenen
raiders-choice-red = rode dobbelstenen
raiders-choice-black = zwarte dobbelstenen
raiders-high = { $height } hoog
raiders-portal = Poort
raiders-portal-of = Poort van { $player }
raiders-an-object = een voorwerp
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
raiders-overlay-reach = waar dit figuur in één activatie heen kan
raiders-overlay-far = waar het in twee activaties heen kan
raiders-overlay-danger = gevaar: hoeveel vijanden daar kunnen toeslaan
raiders-overlay-zones = zones van portalen en markers
raiders-overlay-enemies = waar vijanden heen kunnen (V ingedrukt)
raiders-overlay-sight = wie dit figuur ziet
raiders-overlay-range = hoe ver het schiet
raiders-overlay-formation = afstand van de formatie
raiders-info = Troep, zak en doel
raiders-sight = Zicht
raiders-level-open = vol in zicht
raiders-level-partial = deels verborgen
raiders-level-hidden = helemaal verborgen
raiders-sight-between = { $eye } kijkt naar { $target }.
raiders-covered = { $share } is bedekt, { $distance } ver.
raiders-in-the-way = In de weg: { $obstacle }.
raiders-better-left = { $distance } naar links: { $level }.
raiders-better-right = { $distance } naar rechts: { $level }.
raiders-side-view = De zichtlijn van opzij
raiders-from-there = Vanaf daar
raiders-sees = Ziet:
raiders-sees-nobody = Ziet geen vijand.
raiders-in-range = binnen bereik
raiders-threatened = Vijanden die daar kunnen toeslaan:
raiders-may-shoot = kan schieten, { $level }
raiders-may-reach = binnen zijn beweging
raiders-safe = Geen vijand kan schieten of zo ver komen.
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
raiders-cost-uneven = oneffen grond
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
raiders-objective = Doel
raiders-left = { $left } over, { $lost } verloren
raiders-marker = marker { $number }
raiders-places = { $count ->
    [one] { $count } poort of marker
   *[other] { $count } poorten en markers
}
raiders-marker-held = marker { $number }: { $player }
raiders-marker-free = marker { $number }: vrij
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
raiders-wounds-of = { $wounds } van { $most } wondfiches
raiders-down = op de grond
raiders-stands = { $height } hoog
raiders-mark-hurts = het zal pijn doen
raiders-mark-charging = stormt aan
raiders-mark-fervour = bevlogen
raiders-mark-teleported = is geteleporteerd
raiders-mark-distracted = afgeleid
raiders-mark-grappled = vastgepakt
raiders-mark-confused = verward
raiders-mark-stunned = verdoofd
raiders-mark-tricked = Mind trick
raiders-mark-sitting-out = slaat over

raiders-unit-inch = inch
raiders-unit-cm = centimeter
