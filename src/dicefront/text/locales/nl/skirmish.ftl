# Een tafel met maten in de browser: wat de spellen met figuren op zo’n tafel delen.

## De tafel

skirmish-side-north = N
skirmish-side-south = Z
skirmish-side-west = W
skirmish-side-east = O
skirmish-high = { $height } hoog
skirmish-spot = { $gesture ->
    [place_several] Opstellen { $place }, plek { $number } van { $count }
    [moves] Verplaatsen { $place }, weg { $number } van { $count }
   *[other] { $place }, { $number } van { $count }
}
skirmish-bearing = { $closed ->
    [true] { "" }
   *[false] { $single ->
        [inch] 1 inch
        [cm] 1 centimeter
       *[other] { $length } { $unit }
    }{ " " }
}op { $hour } uur{ $from ->
    [portal] { " " }van de Poort
    [middle] { " " }van het midden van de tafel
   *[figure] { "" }
}
skirmish-landmark = { $lies ->
    [on] op
    [in] in
   *[beside] bij
} { $numbered ->
    [true] { $thing }
   *[false] { $thing }
}
skirmish-in-the-open = in het open
skirmish-part-south-west = het zuidwesten van de tafel
skirmish-part-south = het zuiden van de tafel
skirmish-part-south-east = het zuidoosten van de tafel
skirmish-part-west = het westen van de tafel
skirmish-part-middle = het midden van de tafel
skirmish-part-east = het oosten van de tafel
skirmish-part-north-west = het noordwesten van de tafel
skirmish-part-north = het noorden van de tafel
skirmish-part-north-east = het noordoosten van de tafel
skirmish-heading = { $to ->
    [north] naar het noorden
    [north-east] naar het noordoosten
    [east] naar het oosten
    [south-east] naar het zuidoosten
    [south] naar het zuiden
    [south-west] naar het zuidwesten
    [west] naar het westen
   *[north-west] naar het noordwesten
}
skirmish-portal = Poort
skirmish-portal-of = Poort van { $player }
skirmish-badge = { $badge ->
    [leader] Aanvoerder
    [avatar] Avatar
    [messenger] Boodschapper
    [elite] Elite
    [superior] Superieur
    [tick] heeft gehandeld
    [order] heeft deze ronde een bevel
    [fleeing] vlucht
    [paralysed] verlamd
    [stunned] verdoofd
    [fearful] bang
    [concussed] duizelig
    [grappled] vastgegrepen
    [confused] verward
    [tricked] in een denkval
    [sitting-out] zet een beurt uit
    [fatigue] moe
    [charging] valt aan
    [fervour] in vervoering
    [teleported] heeft geteleporteerd
    [distracted] afgeleid
   *[other] onder een effect
}
skirmish-badge-more = nog { $count }
skirmish-badge-level = staat op { $level }
skirmish-an-object = een object
skirmish-both-units = { $inches } inch, { $cm } centimeter
skirmish-change-wound = { $left } → { $after } ({ $chance })
skirmish-change-vanish = verdwijnt ({ $chance })

## Gereedschap

skirmish-tools = Gereedschap
skirmish-map = Kaart van de tafel
skirmish-tool-ruler = Meetlint ({ $key } ingedrukt)
skirmish-tool-sight = Zicht ({ $key } ingedrukt)
skirmish-ruler-about = Van een figuur of punt naar een ander. Bij voetstukken telt rand tot rand.
skirmish-sight-about = Kies wie kijkt en dan naar wie. Vanaf de tafel zelf kijkt het gekozen figuur.
skirmish-overlays = Lagen ({ $key })
skirmish-overlay-reach = waar dit figuur in één activering heen kan
skirmish-overlay-far = waar het in twee activeringen heen kan
skirmish-overlay-danger = gevaar: hoeveel vijanden daar kunnen toeslaan
skirmish-overlay-zones = zones van Poorten en fiches
skirmish-overlay-enemies = waar vijanden heen kunnen ({ $key } ingedrukt)
skirmish-overlay-sight = wie dit figuur ziet
skirmish-overlay-range = hoe ver het schiet
skirmish-overlay-formation = afstand van de formatie
skirmish-overlay-heights = hoe hoog alles is
skirmish-overlay-ground = terrein: hoe het te betreden is
skirmish-density-sparse = ijl
skirmish-density-dense = dicht
skirmish-density-impassable = ontoegankelijk
skirmish-uneven = oneven
skirmish-floors = Verdiepingen van { $thing }
skirmish-floor-ground = begane grond
skirmish-floor-roof = dak
skirmish-floor-taken = daar staat iemand
skirmish-sight = Zicht
skirmish-level-open = open zichtlijn
skirmish-level-partial = gedeeltelijk geblokkeerd
skirmish-level-hidden = compleet geblokkeerd
skirmish-sight-between = { $eye } kijkt naar { $target }.
skirmish-covered = { $share } is geblokkeerd, { $distance } ver.
skirmish-in-the-way = In de weg: { $obstacle }.
skirmish-better-left = { $distance } naar links: { $level }.
skirmish-better-right = { $distance } naar rechts: { $level }.
skirmish-side-view = De zichtlijn van opzij
skirmish-from-there = Vanaf daar
skirmish-sees = Ziet:
skirmish-sees-nobody = Ziet geen vijand.
skirmish-in-range = binnen afstand
skirmish-threatened = Vijanden die daar kunnen toeslaan:
skirmish-may-shoot = kan schieten, { $level }
skirmish-may-reach = op één bewegingsactie
skirmish-safe = Geen vijand kan vanaf zijn plaats hierheen schieten, of na één bewegingsactie aanvallen.
skirmish-arrange = Opstelling
skirmish-arrange-keep = Vorm houden
skirmish-arrange-line = Rij
skirmish-arrange-column = Colonne
skirmish-arrange-cluster = Groep
skirmish-arrange-alone = Eén voor één
skirmish-lasso = Omcirkelen
skirmish-lasso-about = De volgende beweging omcirkelt figuren; met de muis: Shift en slepen voor een rechthoek
skirmish-lasso-away = { $count } samen: ongedaan
skirmish-way-of = Weg
skirmish-way-about = Sleep de figuur langs de weg, of wijs punten een voor een aan.
skirmish-way-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
skirmish-way-shorter = Laatste punt weg
skirmish-way-anew = Opnieuw
skirmish-pen = Tekenen
skirmish-pen-about = Overal slepen tekent de weg verder
skirmish-waypoint = Tussenpunt
skirmish-waypoint-about = Het volgende punt ligt op de weg; met de muis: Shift ingedrukt
skirmish-waypoints-away = Tussenpunten weg ({ $count })
skirmish-put-right = Minder dan 2 mm verschoven.
skirmish-linked = In formatie.
skirmish-unlinked = Uit formatie.
skirmish-may-fall = eraf geduwd: valt { $height }, wond
skirmish-cost-climb = omhoog klimmen
skirmish-cost-descend = omlaag klimmen
skirmish-cost-drop = laten vallen
skirmish-cost-uneven = oneven terrein
skirmish-band =
    { $actions ->
        [1] { $length }
       *[other] { $length } ({ $actions } acties)
    }
skirmish-wound-chance = { $chance } op een wond

skirmish-turn-left = 15° naar links draaien
skirmish-turn-right = 15° naar rechts draaien
skirmish-height-table = de tafel
skirmish-height-on = { $thing }, { $height }
skirmish-on-top = { $thing }, op { $other }

## Lengtes

skirmish-unit-inch = inch
skirmish-unit-cm = centimeter
skirmish-follow = Volg wat er gebeurt
skirmish-follow-paused = Volgen wacht tot de volgende activering
skirmish-next-ready = Volgende die kan handelen: nog { $count }
skirmish-join = Erheen
skirmish-reply-nothing = Hier valt niets te kiezen.
skirmish-reply-wait = Nu beslist iemand anders.
skirmish-reply-far = Zo ver weg valt niets te kiezen.
skirmish-reply-stays = Dit kan nu niet bewegen.
skirmish-reply-goes = Hier begint de weg: sleep de figuur, of druk waar hij heen gaat.
skirmish-lens = Groter: druk op wie je bedoelt
skirmish-too-far = Te ver: tot hier komt het.
skirmish-eye = Oog van de figuur
skirmish-eye-of = Wat { $figure } ziet
skirmish-eye-about = De tafel zoals de figuur hem ziet. Sleep of gebruik de pijlen om het hoofd te draaien, Tab voor het volgende doel.
skirmish-eye-covered = bedekt
skirmish-eye-levels = Breedte en hoogteniveaus beslissen hier, niet het perspectief.
skirmish-eye-next = Volgende van { $count }
skirmish-eye-nobody = Kies een figuur om door haar ogen te kijken.
