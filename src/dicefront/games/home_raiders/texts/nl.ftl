# Home Raiders.
#
# Spelers, personages, troepen, objecten, capaciteiten en fiches komen in woorden: "Voddenmannen A1",
# "Voddenmannen (A)", "mok 2". Lijsten ervan komen als één tekst. Lengtes en plaatsen komen in de eenheid
# van de lezer. Id's blijven id's waar een zin ermee kiest. Ja en nee zijn "yes" en
# "no", een lege lijst en niets zijn "none". Een speler die niemand is blijft het getal -1.

home_raiders-title = Home Raiders
home_raiders-about = Twee teams van piepkleine plunderaars vechten tussen de spullen in huis, gemeten in inches.

## Zitplaatsen

home_raiders-seat-0 = Speler 1
home_raiders-seat-1 = Speler 2

## Voor de eerste ronde

# $unit in the sentences below is this word, or another unit that the reader has chosen.
home_raiders-unit = inch
home_raiders-table-laid = De tafel ligt klaar: { $table }, { $width } bij { $depth } { $unit }, { $objects ->
    [one] { $objects } object
   *[other] { $objects } objecten
}.
home_raiders-teams-shown = De teams zijn bekend. Speler 1: { $first_team }. Speler 2: { $second_team }.
home_raiders-enemy-sworn = { $character } heeft een gezworen vijand: { $enemy }.
home_raiders-layout-found = { $layout ->
    [direct] Directe confrontatie: de Poorten staan aan tegenoverliggende kanten.
   *[cunning] Slimme strategie: de Poorten staan in tegenoverliggende hoeken.
}
home_raiders-deployer-found = { $face ->
    [ace] De dobbelsteen toont een Aas: { $player } stelt als eerste op.
   *[blank] De dobbelsteen is blanco: { $player } stelt als eerste op.
}
home_raiders-portal-placed = { $side ->
    [south] De Poort van { $player } staat aan de zuidkant: { $object }.
    [east] De Poort van { $player } staat aan de oostkant: { $object }.
    [north] De Poort van { $player } staat aan de noordkant: { $object }.
    [west] De Poort van { $player } staat aan de westkant: { $object }.
    [south-west] De Poort van { $player } staat in de zuidwesthoek: { $object }.
    [south-east] De Poort van { $player } staat in de zuidoosthoek: { $object }.
    [north-east] De Poort van { $player } staat in de noordoosthoek: { $object }.
   *[north-west] De Poort van { $player } staat in de noordwesthoek: { $object }.
}
home_raiders-object-shifted = Het object { $object } stond een Poort in de weg en ligt nu op { $x }; { $y }.
home_raiders-attached = { $character } sluit zich aan bij { $troop }.
home_raiders-held-back = Achter de hand gehouden: { $troop }.
home_raiders-deployed = { $troop } is opgesteld: { $places }.
home_raiders-objective-found = { $objective ->
    [vanish] Het doel van het spel: Laat de vijand verdwijnen.
    [portal] Het doel van het spel: Beheers de Poort.
   *[spot] Het doel van het spel: Strategische locatie.
}
home_raiders-marker-placed = { $player } legt { $marker } op { $x }; { $y }{ $z ->
    [0] {""}
   *[other] , { $z } { $unit } hoog
}.
home_raiders-reckoned = Berekenend: { $troop } mag voor de eerste ronde bewegen.

## Rondes en beurten

home_raiders-round-begun = Ronde { $round } begint. In de zak: { $pearls }.
home_raiders-pearl-drawn = Uit de zak komt een parel van { $player }.
home_raiders-turn-skipped = { $player } kan niemand meer activeren.
home_raiders-turn-passed = { $player } slaat de beurt over.
home_raiders-disrupt-lost = De Storing op { $troop } van { $player } heeft geen effect: activeren kan nu niet.
home_raiders-activated = { $disrupted ->
    [yes] { $player } moet { $troop } activeren: Storing laat geen keus.
   *[no] { $player } activeert { $troop }.
}
home_raiders-action-declared = { $action ->
    [move] { $troop }: bewegingsactie.
    [melee] { $troop }: hand tot hand gevechtsactie.
    [shoot] { $troop }: afstand aanvalsactie.
    [spirit] { $troop }: geesteskracht actie.
    [generic] { $troop }: algemene actie.
    [stand] { $troop }: de actie gaat op aan opstaan.
   *[hold] { $troop }: de anderen wachten.
}
home_raiders-actions-forgone = { $actions ->
    [one] { $troop }: van de laatste actie wordt afgezien.
   *[other] { $troop }: van { $actions } acties wordt afgezien.
}
home_raiders-fervour-declared = IJver: { $character } neemt een derde actie, en dat gaat pijn doen.
home_raiders-marker-taken = { $character } heeft { $marker } nu in beheer.
home_raiders-control-lost = { $character } heeft { $marker } niet meer in beheer.
home_raiders-grapple-tried = { $success ->
    [yes] { $character } pakt { $target } vast: tegen de volgende hand tot hand aanval verdedigt alleen de zwakste set.
   *[no] { $character } krijgt { $target } niet te pakken.
}
home_raiders-unit-divided = { $troop }: de eenheid splitst zich. { $members } vormen nu een eigen eenheid: { $part }.
home_raiders-leader-left = { $character } verlaat { $troop } en gaat alleen verder: { $alone }.
home_raiders-leader-joined = { $character } sluit zich aan bij { $troop }.
home_raiders-leader-replaced = Vervanging: { $character } komt waar { $gone } stond en voert { $troop } aan.
home_raiders-message-brought = { $character } brengt bericht van { $leader }: tot het einde van de ronde heeft { $troop } { $abilities }.
home_raiders-turn-ended = De beurt van { $player } is voorbij.
home_raiders-round-ended = Ronde { $round } is voorbij.
home_raiders-game-ended = { $winner ->
    [-1] Het is gelijk spel, { $counts }: { $reason } ({ $rule })
   *[other] { $winner } wint, { $counts }: { $reason } ({ $rule })
}

## Beweging

home_raiders-broke-away = Uit voetcontact stappen: { $characters }.
home_raiders-moved = { $met ->
    [none] { $character } beweegt { $cost } { $unit } naar { $path }.
   *[other] { $character } beweegt { $cost } { $unit } tot in voetcontact met { $met }.
}
home_raiders-flew = { $met ->
    [none] { $character } vliegt { $cost } { $unit } naar { $path }.
   *[other] { $character } vliegt { $cost } { $unit } tot in voetcontact met { $met }.
}
home_raiders-relocated = { $character } gaat om { $enemy } heen, { $cost } { $unit }, naar { $path }.
home_raiders-pushed = { $character } duwt het object { $object } { $dx }; { $dy } { $unit } verder.
home_raiders-carried = { $carrier } neemt { $character } mee en zet hem neer op { $x }; { $y }.
home_raiders-shoved = { $character } wordt verplaatst naar { $x }; { $y }.
home_raiders-fell = { $character } valt { $drop } { $unit } omlaag en komt terecht op { $x }; { $y }.
home_raiders-teleported = { $character } is weg en staat meteen naast { $beside }.
home_raiders-stayed-put = { $character } moet blijven staan: er is een nieuwe vijand in voetcontact.

## Aanvallen en wonden

home_raiders-attacked = { $cause ->
    [break-away] Gratis aanval: { $attacker } slaat naar { $target }, die wegbreekt.
    [roundhouse] Roundhouse aanval: { $attacker } slaat ook naar { $target }.
    [lightning] Bliksem schicht: het schot van { $attacker } springt over op { $target }.
    [deflected] { $attacker } stuurt het schot door naar { $target }.
    [swan-song] Zwanenlied: { $attacker } valt { $target } een laatste keer aan.
    [charmed] Door Charme slaat { $attacker } naar { $target }.
    [burst] Scherven van { $attacker } vliegen naar { $target }.
   *[action] { $type ->
        [melee] { $attacker } valt { $target } aan{ $abilities ->
            [none] {""}
           *[other] {" "}({ $abilities })
        }.
       *[ranged] { $attacker } schiet op { $target }{ $abilities ->
            [none] {""}
           *[other] {" "}({ $abilities })
        }.
    }
}
home_raiders-taken-over = Lijfwacht: { $character } vangt de aanval op { $instead } op.
home_raiders-pool-rolled = { $type ->
    [defence] { $character } verdedigt met { $pool }: { $dice }, totaal { $total }.
    [spirit] { $character } rolt geesteskracht { $pool }: { $dice }, totaal { $total }.
    [grapple] { $character } rolt { $pool } om vast te pakken: { $dice }, totaal { $total }.
    [ranged] { $character } schiet met { $pool }: { $dice }, totaal { $total }.
   *[melee] { $character } valt aan met { $pool }: { $dice }, totaal { $total }.
}
home_raiders-die-rolled = { $success ->
    [yes] { $ability } van { $character }: de dobbelsteen toont een Aas, het lukt.
   *[no] { $ability } van { $character }: blanco, het lukt niet.
}
home_raiders-roll-forced = Energie schild: { $character } laat { $attacker } een tweede keer rollen.
home_raiders-roll-chosen = { $second ->
    [yes] { $character } laat de tweede worp tellen: totaal { $total }.
   *[no] { $character } laat de eerste worp tellen: totaal { $total }.
}
home_raiders-set-rerolled = { $colour ->
    [white] Gewelddadige aanval: { $attacker } laat { $character } de witte dobbelstenen opnieuw rollen.
    [red] Gewelddadige aanval: { $attacker } laat { $character } de rode dobbelstenen opnieuw rollen.
   *[black] Gewelddadige aanval: { $attacker } laat { $character } de zwarte dobbelstenen opnieuw rollen.
}
home_raiders-attack-succeeded = { $attack } tegen { $defence }: { $attacker } raakt { $target }.
home_raiders-attack-failed = { $attack } tegen { $defence }: { $target } houdt stand tegen { $attacker }.
home_raiders-token-sent-on = { $ability }: het wondsymbool van { $character } gaat naar { $to }.
home_raiders-wounded = { $cause ->
    [fall] De val verwondt { $character } ({ $wounds }).
    [hurts] Pijn: { $character } raakt gewond ({ $wounds }).
    [shrapnel] Scherven verwonden { $character } ({ $wounds }).
    [transfer] De wond wordt overgedragen op { $character } ({ $wounds }).
    [brainfreeze] Brain freeze verwondt { $character } ({ $wounds }).
   *[attack] { $character } raakt gewond ({ $wounds }).
}
home_raiders-healed = { $wounds ->
    [0] { $character } is genezen.
   *[other] { $character } raakt een wondsymbool kwijt; nog { $wounds }.
}
home_raiders-vanished = { $character } verdwijnt.
home_raiders-burst = { $character } spat uiteen. Getroffen door scherven: { $struck }.
home_raiders-sang-last = { $character } zingt een zwanenlied.
home_raiders-swapped = Flikkeren: { $character } en { $other } wisselen van plaats.
home_raiders-hurt-spared = Twee keer raak: de Rampage doet { $character } geen pijn.

## Schieten

home_raiders-went-to-ground = { $forced ->
    [yes] { $troop }: iedereen wordt in dekking gedwongen.
   *[no] { $troop }: iedereen zoekt dekking.
}
home_raiders-stood-up = { $free ->
    [yes] { $troop }: iedereen staat gratis op (Snel herstel).
   *[no] { $troop }: iedereen staat op.
}
home_raiders-shot-split = Dubbel schot: { $shooter } houdt { $aces } voor { $target } en stuurt { $others } naar { $other }.
home_raiders-blast-struck = De ontploffing bij { $centre } treft { $characters }.
home_raiders-shot-deflected = { $character } buigt het schot van { $shooter } af naar { $target }.

## Geesteskracht

home_raiders-challenged = { $success ->
    [yes] { $ability }: { $character } daagt { $target } uit, { $total } tegen { $answer }, en wint.
   *[no] { $ability }: { $character } daagt { $target } uit, { $total } tegen { $answer }, en verliest.
}
home_raiders-brain-frozen = { $resisted ->
    [yes] Brain freeze: { $target } weerstaat { $character }.
   *[no] Brain freeze: { $target } kan { $character } niet weerstaan.
}
home_raiders-marked = { $ability }: { $target } is in de ban van { $character }.
home_raiders-stunned = { $target } is { $lost } kwijt tot het einde van de ronde.
home_raiders-charmed = { $character } verleidt { $target } tot een aanval op { $victim }.
home_raiders-spirit-wasted = { $ability } van { $character } heeft geen effect op { $target }.

## Hoe een spel eindigt

home_raiders-end-vanish = de verdwenen vijanden
home_raiders-end-portal = meer eigen personages tellen bij de vijandige Poort
home_raiders-end-spot = de fiches in beheer
home_raiders-end-farthest = evenveel fiches, dus het fiche dat het verst van de eigen Poort ligt beslist
home_raiders-end-nobody-left = er staat niemand meer op tafel
home_raiders-end-wiped-out = van het andere team is niemand over
home_raiders-end-conceded = de andere kant gaf op
home_raiders-end-agreed = beide kanten waren het eens

## Vragen

home_raiders-team-cards = Met welk team speel je? Je hebt { $stars } sterren.
home_raiders-setup-sworn-enemy = Welke vijand heeft { $character } gezworen uit te schakelen?
home_raiders-setup-call = Wie stelt het eerst op: neem je de Aas of blanco?
home_raiders-setup-portal-place = Waar staat je Poort?
home_raiders-setup-marker = { $left ->
    [one] Waar leg je je laatste fiche?
   *[other] Waar leg je een fiche? Je hebt er { $left }.
}
home_raiders-setup-reckon = Berekenend: welke troep beweegt voor de eerste ronde?
home_raiders-deploy-leader = Wie voert wie aan, en wie houd je achter de hand?
home_raiders-deploy-place = Waar stel je { $troops } op?
home_raiders-deploy-hold-back = Waar verschijnen de troepen die je achter de hand hield: { $troops }?
home_raiders-turn-activate = Welke troep activeer je?
home_raiders-turn-action = Welke actie voor { $troops }?
home_raiders-turn-fast-recovery = Snel herstel: gratis opstaan met { $troop }?
home_raiders-turn-fervour = Neemt { $character } een derde actie? Aan het einde van de beurt volgt een wondsymbool.
home_raiders-turn-order = { $what ->
    [blast] Ontploffing, even dichtbij: wie verdedigt zich nu?
    [sent-on] Wiens wondsymbool is nu aan de beurt?
    [swan-song] Wiens Zwanenlied komt nu?
    [shrapnel] Wie spat nu uiteen?
    [replacement] Welke aanvoerder wordt nu vervangen?
    [recovery] Wie herstelt zich nu van de scherven?
    [deflect] Wie buigt nu af?
    [messenger] Welke Boodschapper brengt nu bericht?
   *[hurts] Wie krijgt het eerst zijn wondsymbool?
}
home_raiders-move-break-away = Wie van { $troop } stapt uit voetcontact? De achtergelaten vijanden mogen gratis aanvallen.
home_raiders-move-path = Hoe beweeg je { $troop }?
home_raiders-melee-target = Wie valt wie aan? Klaar: { $fighters }.
home_raiders-melee-roundhouse = Roundhouse aanval: wie slaat { $attacker } gratis?
home_raiders-melee-sucker-punch = Gebruikt { $attacker } Sucker punch op { $target }?
home_raiders-melee-violent = Gewelddadige aanval, { $attack } tegen { $defence }: welke dobbelstenen rolt { $defender } opnieuw? Er ligt { $dice }.
home_raiders-melee-knock-back = Terugslag: waarheen wordt { $character } verplaatst, tot { $movement } { $unit }?
home_raiders-shoot-target = Wie schiet op wie? Klaar: { $shooters }.
home_raiders-shoot-order = Wie schiet nu op { $troop }? Klaar: { $shooters }.
home_raiders-shoot-nearest = Even dicht bij { $shooter }: wie vangt het schot op?
home_raiders-shoot-double = Dubbel schot: { $character } heeft { $aces } tegen { $target }. Gaat een deel ergens anders heen?
home_raiders-shoot-lightning-next = Bliksem schicht: wie treft { $character } nu, in de buurt van { $target }?
home_raiders-spirit-use = Wie gebruikt welke geesteskracht? Klaar: { $characters }.
home_raiders-spirit-charm = Charme: wie valt { $target } aan?
home_raiders-spirit-stun = Verdoven: welke capaciteit raakt { $target } kwijt?
home_raiders-spirit-manipulate = Subtiele manipulatie: waarheen wordt { $character } verplaatst, tot { $movement } { $unit }?
home_raiders-generic-use = Welke algemene actie? Klaar: { $characters }.
home_raiders-generic-split = Actie groep: wie van { $troop } vormt een eigen eenheid?
home_raiders-generic-teleport = Enthousiaste teleportatie: naast wie verschijnt { $character }?
home_raiders-react-bodyguard = Lijfwacht: wie vangt de aanval van { $attacker } op { $target } op?
home_raiders-react-defensive-stance = Verdedigende houding: iedereen van { $troop } mag tot 1 inch bewegen.
home_raiders-react-deflect = Afbuigen: naar wie stuurt { $character } het schot van { $shooter }?
home_raiders-react-energy-barrier = { $second_total ->
    [none] Energie schild: { $attacker } heeft { $total }. Laat { $character } een tweede keer rollen?
   *[other] Energie schild: { $attacker } heeft { $total } en { $second_total }. Telt de tweede worp?
}
home_raiders-react-flicker = Flikkeren: met wie wisselt { $character } van plaats?
home_raiders-react-free-attack = Vijanden breken weg. Wie valt gratis aan?
home_raiders-react-ground = Er wordt op { $troop } geschoten. Dekking zoeken?
home_raiders-wound-mirror-image = Spiegelbeeld: naar welke medestander mag het wondsymbool van { $character }?
home_raiders-wound-selfish = Zelfzuchtig krijger: naar welke medestander gaat het wondsymbool van { $character }?
home_raiders-vanish-replacement = Vervanging: wie komt op de plaats van { $character }?
home_raiders-vanish-swan-song = Zwanenlied: wat is de laatste aanval van { $character }?
home_raiders-fall-place = Waar komt { $character } terecht?
home_raiders-end-messenger = Boodschapper: wiens capaciteiten brengt { $character }, en naar wie?
home_raiders-end-survivor = Er is geen vijand meer over. Eindigt het spel nu? Anders wordt tot de laatste ronde gespeeld.

## Waarvoor gerold wordt

home_raiders-melee = de aanval
home_raiders-ranged = het schot
home_raiders-defence = de verdediging
home_raiders-challenge = de uitdaging
home_raiders-challenge-answer = het antwoord op een uitdaging
home_raiders-brainfreeze = Brain freeze
home_raiders-grapple = het vastpakken
home_raiders-mirror-image = Spiegelbeeld
home_raiders-regeneration = Regeneratie
home_raiders-pearl = de parel
home_raiders-table = de tafel
home_raiders-layout = de opstelling van de Poorten
home_raiders-roll-off = wie het eerst opstelt
home_raiders-objective = het doel van het spel

## Waarom een stapel of een totaal zo is

home_raiders-reason-aces = Azen
home_raiders-reason-boost = versterking
home_raiders-reason-wounded = wondmarkeringen
home_raiders-reason-range = buiten de afstand
home_raiders-reason-obscured = gedeeltelijk geblokkeerd
home_raiders-reason-ground = in dekking

## Waarom iets niet kan

home_raiders-team-unreadable = { $where }: verwacht werd { $expected }, er staat { $got }.
home_raiders-team-other_faction = { $card } hoort niet bij de factie { $faction }.
home_raiders-team-too_expensive = Het team kost { $price } sterren, de grens is { $stars }.
home_raiders-team-too_large = Het team kost { $price } sterren; meer dan { $most } kan niet, ook niet in overleg.
home_raiders-team-too_many_leaders = { $leader_count } aanvoerders is te veel voor { $unit_count } eenheden: elk heeft een eigen eenheid nodig.
home_raiders-team-nobody = Een team heeft een eenheid of een held nodig.
home_raiders-team-taken_twice = { $card } kan maar één keer.
home_raiders-team-cannot_join = { $ref } kan zich niet aansluiten bij { $joins }: een aanvoerder hoort bij een eenheid, en geen eenheid heeft er twee.
home_raiders-team-no_portal = { $portal } kan op deze tafel geen Poort zijn.
home_raiders-campaign-other_faction = In deze campagne speel je { $faction }, niet { $got }.
home_raiders-attach-every_leader = Elke aanvoerder heeft een eenheid nodig: { $leaders }.
home_raiders-attach-no_unit = { $character } kan zich niet aansluiten bij { $troop }: dat is geen eenheid van jou.
home_raiders-attach-two_leaders = { $troop } zou twee aanvoerders hebben.
home_raiders-attach-no_specialist = { $character } is geen Specialist en kan zich niet bij een eenheid aansluiten.
home_raiders-attach-not_held_back = { $troop } kan niet achter de hand gehouden worden.
home_raiders-deploy-not_waiting = { $character } wacht niet op opstelling.
home_raiders-deploy-not_everybody = Iedereen van { $troop } wordt samen opgesteld.
home_raiders-deploy-touches_enemy = { $character } zou { $enemy } aanraken.
home_raiders-deploy-too_far = Dat is verder dan { $limit } { $unit } van je Poort.
home_raiders-deploy-not_nearest = Er is dichter bij je Poort plaats, binnen { $limit } { $unit }.
home_raiders-deploy-too_near = { $character } zou binnen { $limit } { $unit } van een vijand staan.
home_raiders-marker-out_of_reach = Een fiche ligt helemaal op een vlak waar figuren van beide teams het kunnen aanraken.
home_raiders-marker-near_marker = Dat is { $distance } { $unit } van een ander fiche; { $limit } is nodig.
home_raiders-marker-near_portal = Dat is { $distance } { $unit } van je Poort; { $limit } is nodig.
home_raiders-marker-not_farthest = Nergens is het ver genoeg, dus moet het de verste plek zijn: { $limit } { $unit }, niet { $distance }.
home_raiders-round-not-yours = { $troop } is niet van jou.
home_raiders-round-gone = Van { $troop } is niemand over.
home_raiders-round-activated-already = { $troop } is deze ronde al aan de beurt geweest.
home_raiders-round-joined-by-a-leader = Bij { $troop } heeft zich een aanvoerder aangesloten; activeren kan deze ronde niet.
home_raiders-round-no-pass = Overslaan mag alleen met meer parels ({ $pearls }) dan troepen om te activeren ({ $ready }).
home_raiders-action-not-acting = { $troop } is niet aan de beurt.
home_raiders-action-stand-up-first = { $troop } ligt in dekking en moet eerst opstaan.
home_raiders-action-out-of-formation = { $troop } is uit formatie en moet met een bewegingsactie aansluiten.
home_raiders-action-impossible = { $action ->
    [move] Niemand van { $troop } kan bewegen.
    [melee] Niemand van { $troop } heeft een vijand om mee te vechten.
    [shoot] Niemand van { $troop } heeft een doelwit om op te schieten.
    [spirit] Niemand van { $troop } kan nu geesteskracht gebruiken.
    [generic] Er is nu geen algemene actie voor { $troop }.
    [stand] { $troop } ligt niet in dekking.
   *[other] { $troop } kan dat nu niet.
}
home_raiders-action-no-marker-taker = Dat personage van { $troop } kan in deze actie geen fiche nemen.
home_raiders-action-not-apart = Dat kan niet los van de rest van { $troop }.
home_raiders-formation-broken = { $troop } zou uit formatie zijn.
home_raiders-formation-must-close-up = { $troop } moet aansluiten: het gat zou nog { $gap } { $unit } zijn.
home_raiders-move-not-a-mover = { $character } beweegt niet in deze actie.
home_raiders-move-moves-twice = { $character } zou twee keer bewegen.
home_raiders-move-in-contact = { $character } heeft voetcontact met een vijand en is niet weggebroken.
home_raiders-move-not-now = { $character } kan dat in deze beweging niet.
home_raiders-move-no-relocation = { $character } kan niet om de vijand heen naar dat punt.
home_raiders-move-too-far = Dat kost { $character } { $cost } { $unit }; beschikbaar is { $movement }.
home_raiders-move-new-contact = { $character } zou { $other } aanraken; Verdedigende houding maakt geen nieuw voetcontact.
home_raiders-move-no-running-shot = { $character } heeft nu geen Rennend schot.
home_raiders-move-nobody-to-shoot = { $character } heeft vandaar niemand om op te schieten.
home_raiders-move-carrier-stays = { $character } moet bewegen om iemand mee te nemen.
home_raiders-move-carries-and-shoots = { $character } kan niemand meenemen in een actie waarin Rennend schot wordt gebruikt.
home_raiders-move-cannot-leave = { $character } kan de eenheid niet verlaten.
home_raiders-move-cannot-join = { $character } kan zich niet bij die eenheid aansluiten.
home_raiders-move-too-far-to-join = { $character } zou te ver van { $troop } staan om zich aan te sluiten.
home_raiders-move-other-level = { $character } zou op een andere hoogte uitkomen.
home_raiders-move-object-in-the-way = Het object { $object } staat { $character } in de weg.
home_raiders-move-character-in-the-way = { $other } staat { $character } in de weg.
home_raiders-move-stopped-by-enemy = { $character } zou onderweg door { $other } worden tegengehouden.
home_raiders-move-not-straight = { $character } vliegt in één rechte lijn, naar één punt.
home_raiders-place-beyond-the-border = { $character } zou over de rand van de tafel staan.
home_raiders-place-object-in-the-way = { $character } kan daar niet staan: het object { $object } is in de weg.
home_raiders-place-character-in-the-way = { $character } kan daar niet staan: { $other } is in de weg.
home_raiders-place-no-footing = { $character } zou daar geen houvast hebben.
home_raiders-contact-need-not-break-away = { $character } hoeft niet weg te breken.
home_raiders-contact-not-left = { $mover } breekt niet weg van { $character }.
home_raiders-contact-attacks-twice = { $character } valt elke vijand die wegbreekt één keer aan.
home_raiders-push-cannot-be-pushed = { $character } kan het object { $object } niet duwen.
home_raiders-push-not-behind = { $character } staat niet achter het object { $object }.
home_raiders-push-over-an-edge = Het object { $object } zou over een rand gaan.
home_raiders-push-pusher-blocked = { $character } kan het object { $object } niet volgen.
home_raiders-push-something-in-the-way = Er staat het object { $object } iets in de weg.
home_raiders-push-too-far = { $character } kan { $movement } { $unit } duwen, niet { $cost }.
home_raiders-carry-not-aboard = { $character } kan { $other } niet meenemen.
home_raiders-carry-in-contact = { $character } zou in voetcontact met { $other } worden neergezet.
home_raiders-carry-too-far = { $character } zou te ver van { $other } worden neergezet.
home_raiders-carry-not-whole = { $character } kan niet maar een deel van { $troop } meenemen.
home_raiders-forced-too-far = Dat is te ver voor { $character }: { $cost } van { $movement } { $unit }.
home_raiders-forced-no-way = { $character } kan die kant niet op.
home_raiders-forced-still-in-contact = { $character } zou { $other } nog aanraken.
home_raiders-teleport-nobody-there = Er is niemand naast wie { $character } kan verschijnen.
home_raiders-teleport-no-contact = { $character } moet in voetcontact met { $other } verschijnen.
home_raiders-melee-friend = { $target } is een medestander van { $attacker }.
home_raiders-melee-gone = { $target } is er niet meer.
home_raiders-melee-tricked = Mind trick: { $attacker } kan { $target } deze beurt niet aanvallen.
home_raiders-melee-out-of-contact = { $attacker } heeft geen voetcontact met { $target }.
home_raiders-melee-no-dice = { $character } heeft geen dobbelstenen voor hand tot hand gevecht.
home_raiders-melee-nobody-near = { $character } heeft geen vijand in voetcontact.
home_raiders-melee-attacked-already = { $attacker } heeft { $target } deze beurt al aangevallen.
home_raiders-melee-reserved = { $target } is het tweede doelwit van deze Rampage.
home_raiders-melee-not-its-turn = { $character } valt nu niet aan.
home_raiders-melee-no-sucker-punch = { $character } heeft geen Sucker punch.
home_raiders-melee-no-rampage = { $character } heeft geen Rampage: één vijand tegelijk.
home_raiders-melee-same-target = Een Rampage heeft twee verschillende vijanden nodig, niet twee keer { $target }.
home_raiders-sht-somebody_shoots = Het is een afstand aanvalsactie: iemand moet schieten.
home_raiders-sht-not_waiting = { $shooter } schiet nu niet.
home_raiders-sht-shooter_gone = { $shooter } is er niet meer.
home_raiders-sht-no_dice = { $shooter } heeft geen dobbelstenen om mee te schieten.
home_raiders-sht-in_touch = { $shooter } heeft voetcontact met een vijand en kan niet schieten.
home_raiders-sht-other_target = In deze actie schiet iedereen op { $troop }.
home_raiders-sht-friendly_troop = { $troop } is vriendschappelijk.
home_raiders-sht-no_target = { $shooter } heeft geen doelwit in { $troop }.
home_raiders-sht-friend = Dat is een medestander.
home_raiders-sht-gone = Dat personage is er niet meer.
home_raiders-sht-hidden = Dat personage is compleet geblokkeerd.
home_raiders-sht-in_contact = Dat personage heeft voetcontact met een medestander van de schutter.
home_raiders-sht-leader = De aanvoerder wordt door de eenheid beschermd.
home_raiders-sht-tricked = Mind trick: op dat personage kan deze beurt niet worden geschoten.
home_raiders-sht-not_touched = Dat personage heeft geen voetcontact met de schutter.
home_raiders-sht-other_troop = { $target } hoort bij een andere troep.
home_raiders-sht-no_dice_left = Buiten de afstand blijven er geen dobbelstenen over.
home_raiders-sht-no_ability = { $character } heeft geen { $option }.
home_raiders-sht-two_actions = { $shooter } heeft daar twee acties voor nodig.
home_raiders-sht-both_cost_two = { $shooter } kan Goed mikken en Ontploffing niet samen gebruiken.
home_raiders-sht-second_bolt = Na de tweede schicht van { $shooter } komt geen derde.
home_raiders-sht-bolt_leaps = De tweede schicht van { $shooter } springt over vanaf het eerste doelwit; iets anders is niet te kiezen.
home_raiders-sht-bolt_too_far = { $target } is { $distance } { $unit } van { $other } vandaan; de schicht springt hoogstens 6 inch.
home_raiders-sht-struck_already = { $target } was het eerste doelwit; de schicht springt over op een ander.
home_raiders-sht-not_nearest = Alleen wie het dichtst bij is, kan het schot opvangen: { $characters }.
home_raiders-sht-nothing_to_ignore = Er is niets in de weg waar { $shooter } overheen kan schieten.
home_raiders-sht-no_second_target = { $troop } heeft geen tweede doelwit.
home_raiders-sht-two_targets = { $character } verdeelt de Azen over twee doelwitten: één troep naast het eerste doelwit.
home_raiders-sht-one_ace_each = Elk doelwit krijgt er minstens één: 1 tot { $most }, niet { $aces }.
home_raiders-spirit-no-ability = { $character } heeft geen capaciteit van geesteskracht om te gebruiken.
home_raiders-spirit-nobody-to-target = { $character } ziet niemand op wie geesteskracht werkt.
home_raiders-spirit-nothing-used = Het is een geesteskracht actie: iemand moet een capaciteit gebruiken.
home_raiders-spirit-not-acting = { $character } is nu niet aan zet.
home_raiders-spirit-no-such-ability = { $character } heeft geen { $ability }.
home_raiders-spirit-friend = { $target } is een medestander van { $character }.
home_raiders-spirit-gone = { $target } is er niet meer.
home_raiders-spirit-hidden = { $character } ziet { $target } niet.
home_raiders-spirit-no-leader = { $target } is geen aanvoerder.
home_raiders-spirit-not-wounded = { $character } heeft geen wondsymbool om over te dragen.
home_raiders-spirit-strong-will = { $target } heeft een Sterke wil.
home_raiders-spirit-target-wounded = { $target } is al gewond.
home_raiders-choice-not-there = { $other } is niet te kiezen: die is er niet meer.
home_raiders-choice-no-friend = { $other } is geen medestander van { $character }.
home_raiders-choice-no-contact = { $character } heeft geen voetcontact met { $other }.
home_raiders-choice-too-far = { $other } is verder dan 5 inch van { $character } vandaan.
home_raiders-choice-stands-firm = { $other } is Standvastig en wordt niet door vijanden verplaatst.
home_raiders-choice-no-bodyguard = { $character } heeft geen Lijfwacht.
home_raiders-choice-no-leader = { $other } is geen aanvoerder.
home_raiders-choice-no-place = { $other } kan niet op de plaats van { $character } komen.
home_raiders-generic-nothing-done = Het is een algemene actie: er moet iets gedaan worden.
home_raiders-generic-no-division = De eenheid kan zich nu niet splitsen.
home_raiders-generic-not-open = { $character } kan dat nu niet.
home_raiders-generic-not-a-member = { $character } hoort niet bij de eenheid.
home_raiders-generic-half-is-empty = Elke helft van { $troop } heeft iemand van de eenheid nodig.

## Opties: de naam, en waar het om gaat

home_raiders-option-level = Niveau
home_raiders-option-level-about = het hele spel met capaciteiten, of het basisspel
home_raiders-option-formation_mode = Formatie
home_raiders-option-formation_mode-about = of leden een keten vormen, of allemaal bij elkaar in de buurt staan
home_raiders-option-leader_shots = Schieten op aanvoerders
home_raiders-option-leader_shots-about = of een aanvoerder door de eenheid beschermd is, of het dichtstbijzijnde doelwit kan zijn
home_raiders-option-wipe_out = Geen vijand over
home_raiders-option-wipe_out-about = of het doel van het spel nog telt, of de overlevende wint
home_raiders-option-layout = Poorten
home_raiders-option-layout-about = waar de Poorten staan; gewoonlijk gerold
home_raiders-option-objective = Doel van het spel
home_raiders-option-objective-about = waarmee je wint; gewoonlijk gerold
home_raiders-option-vanish_count = Verdwenen vijanden tellen
home_raiders-option-vanish_count-about = per personage, of per ster
home_raiders-option-stars = Sterren
home_raiders-option-stars-about = de grens voor beide teams
home_raiders-option-lists = Teams
home_raiders-option-lists-about = teams volgens de regels, of in overleg buiten de grenzen voor het samenstellen
home_raiders-option-table = Tafel
home_raiders-option-table-about = een kant-en-klare tafel, een willekeurige, of een eigen uit een bestand: table=BESTAND.toml
home_raiders-option-cards = Kaarten
home_raiders-option-cards-about = eigen facties, kaarten en teams uit een bestand: cards=BESTAND.toml
home_raiders-option-portals = Poorten duwen en beklimmen
home_raiders-option-portals-about = of dat kan zoals bij andere objecten, of dat ze vaststaan
home_raiders-option-blast = Ontploffing
home_raiders-option-blast-about = of die iedereen binnen 2 inch treft, of alleen wie het doelwit kan zien
home_raiders-option-long_shots = Schoten buiten de afstand
home_raiders-option-long_shots-about = of Verzadiging werkt waar geen dobbelstenen overblijven, of elk schot dobbelstenen nodig heeft
home_raiders-option-ground = Dekking zoeken
home_raiders-option-ground-about = of dat één keer mag per afstand aanvalsactie, of vóór elk schot

## Waarden van opties

home_raiders-value-advanced = gevorderd
home_raiders-value-basic = basis
home_raiders-value-chain = keten
home_raiders-value-all = allemaal
home_raiders-value-protected = beschermd
home_raiders-value-nearest = dichtstbijzijnde
home_raiders-value-objective = doel van het spel
home_raiders-value-win = overlevende wint
home_raiders-value-rolled = gerold
home_raiders-value-direct = Directe confrontatie
home_raiders-value-cunning = Slimme strategie
home_raiders-value-vanish = Laat de vijand verdwijnen
home_raiders-value-portal = Beheers de Poort
home_raiders-value-spot = Strategische locatie
home_raiders-value-characters = personages
home_raiders-value-stars = sterren
home_raiders-value-random = willekeurig
home_raiders-value-random-study = studeerkamer, willekeurig
home_raiders-value-random-kitchen = keuken, willekeurig
home_raiders-value-random-bathroom = badkamer, willekeurig
home_raiders-value-random-bedroom = slaapkamer, willekeurig
home_raiders-value-random-living-room = woonkamer, willekeurig
home_raiders-value-bedside-table = Nachtkastje
home_raiders-value-shelf = Boekenplank
home_raiders-value-kitchen-counter = Aanrecht
home_raiders-value-desk = Bureau
home_raiders-value-living-room-floor = Woonkamervloer
home_raiders-value-objects = als andere objecten
home_raiders-value-fixed = vast
home_raiders-value-everybody = iedereen dichtbij
home_raiders-value-seen = wie te zien is
home_raiders-value-pinning = Verzadiging altijd
home_raiders-value-dice = alleen met dobbelstenen
home_raiders-value-action = één keer per actie
home_raiders-value-shot = vóór elk schot
home_raiders-value-legal = volgens de regels
home_raiders-value-agreed = alles, in overleg

## Uitkomsten in tabellen met kansen

home_raiders-odds-hit = raak
home_raiders-odds-held = afgeslagen

## Capaciteiten, zoals de gegevens ze noemen

home_raiders-ability-push = Duw
home_raiders-ability-climb = Klimmen
home_raiders-ability-ghost = Geest
home_raiders-ability-charge = Aanvallen{ "\u0021" }
home_raiders-ability-running-shot = Rennend schot
home_raiders-ability-feather-fall = Vederlicht
home_raiders-ability-eager-teleport = Enthousiaste teleportatie
home_raiders-ability-flight = Vliegen
home_raiders-ability-transport = Transport
home_raiders-ability-relocate = Verhuizen
home_raiders-ability-exploit-weakness = Zwakte uitbuiten
home_raiders-ability-roundhouse-attack = Roundhouse aanval
home_raiders-ability-violent-attack = Gewelddadige aanval
home_raiders-ability-reassuring-attack = Geruststellende aanval
home_raiders-ability-knock-back = Terugslag
home_raiders-ability-sucker-punch = Sucker punch
home_raiders-ability-rampage = Rampage
home_raiders-ability-grapple = Vastpakken
home_raiders-ability-reach = Reikwijdte
home_raiders-ability-entangle = Verstrikken
home_raiders-ability-sure-aim = Goed mikken
home_raiders-ability-double-shot = Dubbel schot
home_raiders-ability-blast = Ontploffing
home_raiders-ability-lightning-bolt = Bliksem schicht
home_raiders-ability-parabolic = Parabolisch
home_raiders-ability-bullseye = In de roos
home_raiders-ability-multitask = Multitasking
home_raiders-ability-point-blank = Dichtbij
home_raiders-ability-saturation-fire = Verzadiging
home_raiders-ability-sniper = Scherpschutter
home_raiders-ability-subtle-manipulation = Subtiele manipulatie
home_raiders-ability-distract = Afleiden
home_raiders-ability-mind-trick = Mind trick
home_raiders-ability-transfer = Overdragen
home_raiders-ability-strong-will = Sterke wil
home_raiders-ability-disrupt = Storing
home_raiders-ability-charm = Charme
home_raiders-ability-confuse = Verwarren
home_raiders-ability-stun = Verdoven
home_raiders-ability-brainfreeze = Brain freeze
home_raiders-ability-sharp-reflexes = Snelle reflexen
home_raiders-ability-wall-of-shields = Schildmuur
home_raiders-ability-regeneration = Regeneratie
home_raiders-ability-deflect = Afbuigen
home_raiders-ability-shrapnel = Scherven
home_raiders-ability-resilience = Veerkracht
home_raiders-ability-energy-barrier = Energie schild
home_raiders-ability-flicker = Flikkeren
home_raiders-ability-bodyguard = Lijfwacht
home_raiders-ability-mirror-image = Spiegelbeeld
home_raiders-ability-action-group = Actie groep
home_raiders-ability-scouts = Verkenners
home_raiders-ability-firm-stance = Standvastig
home_raiders-ability-phalanx = Falanx
home_raiders-ability-open-formation = Open formatie
home_raiders-ability-divided-aim = Verdeelde doelen
home_raiders-ability-wardancers = Krijgsdansers
home_raiders-ability-beating-posse = Slag posse
home_raiders-ability-hikers = Wandelaars
home_raiders-ability-iron-spirits = IJzeren geest
home_raiders-ability-aim = Richten
home_raiders-ability-warrior-monk = Monnik krijger
home_raiders-ability-fast-recovery = Snel herstel
home_raiders-ability-defensive-stance = Verdedigende houding
home_raiders-ability-reckon = Berekenend
home_raiders-ability-dodge = Ontwijken
home_raiders-ability-lead-by-example = Voorbeeld
home_raiders-ability-replacement = Vervanging
home_raiders-ability-general = Generaal
home_raiders-ability-redeploy = Herschikken
home_raiders-ability-precise-attack = Precisie aanval
home_raiders-ability-swan-song = Zwanenlied
home_raiders-ability-explorer = Ontdekker
home_raiders-ability-selfish-fighter = Zelfzuchtig krijger
home_raiders-ability-prudent-strategist = Voorzichtige strateeg
home_raiders-ability-messenger = Boodschapper
home_raiders-ability-sworn-enemy = Gezworen vijand
home_raiders-ability-champion = Kampioen
home_raiders-ability-fervour = IJver
home_raiders-ability-specialist = Specialist

## Antwoorden en kansen op een scherm

# $action: move, melee, shoot, spirit, generic, hold, stand, end. $when: before, after. $how: shoot, carry,
# relocate, push, leave, join. $choice is een woord van de regels, zoals een kant van de tafel.

home_raiders-show-left = Personages over
home_raiders-show-fix-remove = { $card } verwijderen
home_raiders-show-fix-join = { $ref } kiest pas aan tafel
home_raiders-show-fix-portal = { $portal } als Poort nemen
home_raiders-show-team = { $name }, { $stars } sterren: { $contents }
home_raiders-show-pass = een beurt overslaan
home_raiders-show-forgoes = { $actions ->
    [one] De laatste actie vervalt.
   *[other] { $actions } acties vervallen.
}
home_raiders-show-do-not-shoot = Zonder schot: { $characters }.
home_raiders-show-do-not-strike = Zonder klap: { $characters }.
home_raiders-show-strikes-own = Je raakt ook je eigen mensen: { $characters }.
home_raiders-show-action = { $action ->
    [move] bewegen
    [melee] hand tot hand gevechtsactie
    [shoot] afstandsaanval
    [spirit] geesteskracht actie
    [generic] algemene actie
    [hold] wachten
    [stand] opstaan
   *[end] de beurt beëindigen
}
home_raiders-show-apart = { $when ->
    [before] { $character } vóór de rest: { $action ->
        [move] bewegen
        [melee] hand tot hand gevechtsactie
        [shoot] afstandsaanval
        [spirit] geesteskracht actie
       *[generic] algemene actie
    }
   *[after] { $character } na de rest: { $action ->
        [move] bewegen
        [melee] hand tot hand gevechtsactie
        [shoot] afstandsaanval
        [spirit] geesteskracht actie
       *[generic] algemene actie
    }
}
home_raiders-show-marker = { $character } neemt intussen een fiche in beheer
home_raiders-show-joins = { $character } sluit zich aan bij { $troop }
home_raiders-show-held-back = achtergehouden: { $troops }
home_raiders-show-nobody-joins = niemand sluit zich aan, niemand wordt achtergehouden
home_raiders-show-stay = niemand beweegt
home_raiders-show-moves = { $characters }: naar { $place }
home_raiders-show-spirit = { $character } gebruikt { $ability } op { $target }
home_raiders-show-how = { $how ->
    [shoot] { $character } stopt om te schieten
    [carry] { $character } draagt iemand
    [relocate] { $character } loopt om de vijand heen
    [push] { $character } duwt een object
    [leave] { $character } verlaat de eenheid
   *[join] { $character } sluit zich bij een eenheid aan
}
home_raiders-show-blow = { $attacker } slaat toe op { $struck }
home_raiders-show-shot = { $abilities ->
    [none] { $shooter } schiet op { $troop }
   *[other] { $shooter } schiet op { $troop } met { $abilities }
}
home_raiders-show-nobody-else = niemand anders
home_raiders-show-no-move = niet bewegen
home_raiders-show-no-free-attack = geen gratis aanval
home_raiders-show-past-object = langs { $object }
home_raiders-show-past-character = langs { $other }
home_raiders-show-share = { $aces ->
    [one] { $aces } Aas op { $troop }
   *[other] { $aces } Azen op { $troop }
}
home_raiders-show-message = de capaciteiten van { $leader } naar { $troop }
home_raiders-show-beside = naast { $piece }: { $place }
home_raiders-show-over-the-edge = over de rand: { $place }
home_raiders-show-divide = de eenheid splitst zich in tweeën
home_raiders-show-do-marker = { $character } neemt { $marker }
home_raiders-show-do-grapple = { $character } pakt { $target } vast
home_raiders-show-do-heal = { $character } geneest { $target }, en dat gaat pijn doen
home_raiders-show-do-teleport = { $character } teleporteert, en dat gaat pijn doen
home_raiders-show-unhurt = ongedeerd
home_raiders-show-vanish = verdwijnt
home_raiders-show-wound = gewond
home_raiders-show-win = de aanval slaagt
home_raiders-show-held = de verdediging houdt stand
home_raiders-show-stars = sterren
home_raiders-show-copies = sterren voor alle exemplaren
home_raiders-show-ground-barred = niemand staat erop of gaat erdoorheen
home_raiders-show-ground-climbable = te beklimmen, elke inch hoogte telt dubbel
home_raiders-show-ground-climb = erop klimmen kost { $cost } van { $movement } { $unit }
home_raiders-show-ground-down = erop afdalen kost { $cost } van { $movement } { $unit }
home_raiders-show-ground-too-high = te hoog voor één actie: { $cost } van { $movement } { $unit }
home_raiders-show-ground-step = een stap die niets kost
home_raiders-show-ground-drop = zich laten vallen kost niets
home_raiders-show-ground-flown = overheen te vliegen, de hoogte telt alleen als lengte
home_raiders-show-ground-uneven = oneven: elke inch erop telt dubbel
home_raiders-show-ground-even = oneven, wat deze niets kost
home_raiders-show-ground-movable = te duwen
home_raiders-sheet-team = Team
home_raiders-sheet-stars = { $stars } van { $limit } sterren
home_raiders-sheet-portal = Poort: { $object }
home_raiders-sheet-unit = Eenheid
home_raiders-sheet-leader = Aanvoerder
home_raiders-sheet-hero = Held
home_raiders-sheet-cost = { $kind }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, { $figures ->
    [one] { $figures } figuur
   *[other] { $figures } figuren
}
home_raiders-sheet-movement = Beweging
home_raiders-sheet-close_combat = Hand tot hand
home_raiders-sheet-shooting = Schieten
home_raiders-sheet-defence = Verdediging
home_raiders-sheet-spirit = Geesteskracht
home_raiders-sheet-hurts = Pijn

## In de browser

home_raiders-web-proposal-react-free-attack = Een gratis aanval kost niets en houdt misschien tegen wie wegloopt.
home_raiders-web-proposal-react-ground = Wie dekking zoekt, is moeilijker te raken, en moet later weer opstaan.
home_raiders-web-teams-shown = De teams zijn bekend. { $one }: { $first_team }. { $other }: { $second_team }.
home_raiders-web-object-shifted = Het object { $object } stond een Poort in de weg en ligt nu ergens anders: { $place }.
home_raiders-web-marker-placed = { $player } legt { $marker }: { $place }{ $z ->
    [0] {""}
   *[other] , { $z } { $unit } hoog
}.
home_raiders-web-pushed = { $character } duwt het object { $object } { $length } { $unit } { $heading }.
home_raiders-web-carried = { $carrier } neemt { $character } mee naar { $place }.
home_raiders-web-shoved = { $character } wordt verplaatst naar { $place }.
home_raiders-web-fell = { $character } valt { $drop } { $unit } omlaag naar { $place }.
home_raiders-web-window-react-free-attack = Gratis aanval
home_raiders-web-window-react-ground = Dekking zoeken
home_raiders-web-window-react-bodyguard = Lijfwacht
home_raiders-web-window-react-deflect = Afbuigen
home_raiders-web-window-react-energy-barrier = Energie schild
home_raiders-web-window-react-flicker = Flikkeren
home_raiders-web-window-react-defensive-stance = Verdedigende houding
home_raiders-web-call-leader = een van mijn aanvoerders wordt aangevallen
home_raiders-web-call-ending = het mijn laatste personage op tafel is
home_raiders-web-order-left = zolang het minstens { $left } wonden kan hebben
home_raiders-web-order-left-label = Alleen zolang het nog zoveel wonden kan hebben
home_raiders-web-lesson-cover = Twee doelen: één in het open veld, één achter het boek. Vergelijk de kansen.
home_raiders-web-lesson-shot = Elke schutter gooit, het doel ook. De meeste Azen winnen.
home_raiders-web-lesson-reach = Iedereen van de troep mag tot zijn Beweging gaan.
home_raiders-web-lesson-climbing = Elke inch klimmen, op of neer, telt dubbel.
home_raiders-web-lesson-formation = Een troep blijft bijeen: niemand verder dan drie inch van de volgende.
home_raiders-web-lesson-ground = Liggen beschermt tegen schoten, tot je weer handelt.
home_raiders-web-lesson-contact = In contact beweegt niemand vrij: wie achterblijft slaat eerst.
home_raiders-web-lesson-score = Een ronde is voorbij. Verdwenen vijanden tellen voor jou.
home_raiders-web-odds-about = Exacte kansen van twee stapels dobbelstenen tegen elkaar, zonder capaciteiten.
home_raiders-web-hint-piece = { $touch ->
    [yes] Tik op een omlijnd figuur om met die troep te spelen.
   *[no] Klik op een omlijnd figuur om met die troep te spelen.
}
home_raiders-web-hint-path = { $touch ->
    [yes] Tik op een plek, of sleep de troep: de stippelrand is haar bereik.
   *[no] Klik op een plek, of sleep de troep: de stippelrand is haar bereik.
}
home_raiders-web-hint-target = { $touch ->
    [yes] Tik op een gemarkeerde vijand: je ziet je kans.
   *[no] Klik op een gemarkeerde vijand: je ziet je kans.
}
home_raiders-web-hint-roll = Aanvallen gooit jouw dobbelstenen tegen die van hen.
home_raiders-web-hint-goal = Een troep heeft twee acties. Laat meer vijanden verdwijnen dan je verliest.
home_raiders-web-hint-place = { $touch ->
    [yes] Tik bij een stippelcirkel: daar komt de troep te staan. Dat mag in de gekleurde zone.
   *[no] Klik bij een stippelcirkel: daar komt de troep te staan. Dat mag in de gekleurde zone.
}
home_raiders-web-about-table = een kant-en-klare tafel, of een die willekeurig bestrooid is
home_raiders-web-lists = Teams mogen de grenzen voor het samenstellen overschrijden: sterren, facties, en aanvoerders of helden die vaker voorkomen. Waar een team afwijkt, wordt verteld als beide getoond worden.

## In de browser: dobbelstenen

home_raiders-web-letter-white = W
home_raiders-web-letter-red = R
home_raiders-web-letter-black = B
home_raiders-web-dice-white = { $count } wit
home_raiders-web-dice-red = { $count } rood
home_raiders-web-dice-black = { $count } zwart
home_raiders-web-dice-none = geen dobbelstenen
home_raiders-web-no-dice = { $type ->
    [defence] { $character } heeft geen dobbelstenen om zich te verdedigen: totaal { $total }.
    [spirit] { $character } heeft geen dobbelstenen voor geesteskracht: totaal { $total }.
   *[other] { $character } heeft geen dobbelstenen: totaal { $total }.
}
home_raiders-web-dice-boost = { $pool }, versterking { $boost }
home_raiders-web-die-shows = { $colour } dobbelsteen: { $face }
home_raiders-web-colour-white = witte
home_raiders-web-colour-red = rode
home_raiders-web-colour-black = zwarte
home_raiders-web-face-ace = Aas
home_raiders-web-face-critical = kritieke Aas
home_raiders-web-face-blank = blanco
home_raiders-web-pearl = een parel
home_raiders-web-pool-printed = Op de kaart: { $pool }
home_raiders-web-pool-change = { $reasons }: { $pool }
home_raiders-web-attack = Aanval
home_raiders-web-granted = één Aas als er geen is:

## In de browser: kaarten

home_raiders-web-troop-unit = Eenheid
home_raiders-web-troop-leader = Aanvoerder
home_raiders-web-troop-hero = Held
home_raiders-web-unit-of = { $count ->
    [one] Eenheid van { $count }
   *[other] Eenheid van { $count }
}
home_raiders-web-movement = Beweging
home_raiders-web-close_combat = Hand tot hand gevecht
home_raiders-web-shooting = Schieten
home_raiders-web-defence = Verdediging
home_raiders-web-spirit = Geesteskracht
home_raiders-web-hurts = Pijn
home_raiders-web-hurts-about = gebruik kost een wondsymbool
home_raiders-web-use-always = Altijd:
home_raiders-web-use-option = Wanneer het zich voordoet:
home_raiders-web-use-action = Actie:
home_raiders-web-use-setup = Voor de eerste ronde:

## In de browser: de keuze van een team

home_raiders-web-choose-team = Kies een team
home_raiders-web-mixed = Gemengd team { $number }
home_raiders-web-any-team = Willekeurig team

## In de browser: de tafel

home_raiders-side-north = noordkant
home_raiders-side-south = zuidkant
home_raiders-side-west = westkant
home_raiders-side-east = oostkant
home_raiders-side-north-west = noordwesthoek
home_raiders-side-north-east = noordoosthoek
home_raiders-side-south-west = zuidwesthoek
home_raiders-side-south-east = zuidoosthoek
home_raiders-call-ace = Aas
home_raiders-call-blank = blanco
home_raiders-colour-white = witte dobbelstenen
home_raiders-colour-red = rode dobbelstenen
home_raiders-colour-black = zwarte dobbelstenen
home_raiders-web-deed-shoot = Stoppen om te schieten
home_raiders-web-deed-carry = Meenemen
home_raiders-web-deed-relocate = Om de vijand heen
home_raiders-web-deed-push = Duwen
home_raiders-web-deed-leave = De eenheid verlaten
home_raiders-web-deed-join = Bij een eenheid aansluiten
home_raiders-web-item-hold = achtergehouden

## In de browser: gereedschap

home_raiders-web-info = Troep, zak en doel
home_raiders-web-joint = Wonden door alle { $count } samen:

## In de browser: naast de tafel

home_raiders-web-bag = De zak
home_raiders-web-bag-holds = In de zak: { $pearls }.
home_raiders-web-bag-empty = leeg
home_raiders-web-next-pearl = De volgende parel is met { $chance } van { $player }.
home_raiders-web-next-short = jij { $chance }
home_raiders-web-before = Vóór de eerste ronde
home_raiders-web-round = Ronde { $round } van { $rounds }
home_raiders-web-to-activate = Nog aan zet: { $counts }.
home_raiders-web-objective = Doel van het spel
home_raiders-web-left = { $left } over, { $lost } verloren
home_raiders-web-marker = fiche { $number }
home_raiders-web-places = { $count ->
    [one] { $count } Poort of fiche
   *[other] { $count } Poorten en fiches
}
home_raiders-web-marker-held = fiche { $number }: { $player }
home_raiders-web-marker-free = fiche { $number }: vrij
home_raiders-web-recap = Ronde { $round } is voorbij
home_raiders-web-recap-left = In het spel: { $counts }.
home_raiders-web-recap-lost = Verloren: { $names }.
home_raiders-web-recap-nobody = Niemand ging verloren.
home_raiders-web-recap-score = Stand: { $counts }.
home_raiders-web-barred = Nu niet mogelijk
home_raiders-web-unit = Troep
home_raiders-web-look-about = Kies een figuur om zijn troep te zien.
home_raiders-web-actions-left = { $count ->
    [one] nog { $count } actie
   *[other] nog { $count } acties
}
home_raiders-web-had-its-turn = is al aan de beurt geweest
home_raiders-web-waits = kan nog geactiveerd worden
home_raiders-web-wounds-of = { $wounds } van { $most } wondsymbolen
home_raiders-web-down = in dekking
home_raiders-web-stands = { $height } hoog
home_raiders-web-mark-hurts = het zal pijn doen
home_raiders-web-mark-charging = Aanvallen{ "\u0021" }
home_raiders-web-mark-fervour = IJver
home_raiders-web-mark-teleported = is geteleporteerd
home_raiders-web-mark-distracted = afgeleid
home_raiders-web-mark-grappled = vastgepakt
home_raiders-web-mark-confused = verward
home_raiders-web-mark-stunned = verdoofd
home_raiders-web-mark-tricked = Mind trick
home_raiders-web-mark-sitting-out = slaat over
home_raiders-web-luck-unit = { $amount ->
    [one] { $amount } ster
   *[other] { $amount } sterren
}
home_raiders-web-luck-about = Een aanval gaat om één wond, die de sterren van de figuur waard is, gedeeld door de wonden die hij kan hebben.
home_raiders-web-lab-pool-attack-white = Aanval: wit
home_raiders-web-lab-pool-attack-red = rood
home_raiders-web-lab-pool-attack-black = zwart
home_raiders-web-lab-pool-attack-boost = versterking
home_raiders-web-lab-pool-defence-white = Verdediging: wit
home_raiders-web-lab-pool-defence-red = rood
home_raiders-web-lab-pool-defence-black = zwart
home_raiders-web-lab-pool-defence-boost = versterking
home_raiders-web-lab-scene = Een tafel om mee te spelen
home_raiders-web-lab-scene-about = Sleep A en B, of verplaats ze met de pijltjes. Een figuur die je op de doos sleept, staat erop.
home_raiders-web-lab-scene-height = Hoogte van de doos
home_raiders-web-lab-scene-eye = A, die kijkt, op { $x }, { $y } inch
home_raiders-web-lab-scene-target = B, het doelwit, op { $x }, { $y } inch
home_raiders-web-lab-inches = { $inches } inch
home_raiders-web-lab-scene-apart = van rand tot rand van de voetstukken.
home_raiders-web-lab-scene-open = Open zichtlijn: A ziet alles van B dat ertoe doet.
home_raiders-web-lab-scene-partial = { $share } van B is niet te zien: gedeeltelijk geblokkeerd.
home_raiders-web-lab-scene-hidden = B is compleet geblokkeerd en kan geen doelwit zijn.


## Aan tafel

home_raiders-play-marker = fiche { $number }
home_raiders-play-compass-e = oost
home_raiders-play-compass-ne = noordoost
home_raiders-play-compass-n = noord
home_raiders-play-compass-nw = noordwest
home_raiders-play-compass-w = west
home_raiders-play-compass-sw = zuidwest
home_raiders-play-compass-s = zuid
home_raiders-play-compass-se = zuidoost
home_raiders-play-short-e = o
home_raiders-play-short-ne = no
home_raiders-play-short-n = n
home_raiders-play-short-nw = nw
home_raiders-play-short-w = w
home_raiders-play-short-sw = zw
home_raiders-play-short-s = z
home_raiders-play-short-se = zo
home_raiders-play-side-south = zuid
home_raiders-play-side-east = oost
home_raiders-play-side-north = noord
home_raiders-play-side-west = west
home_raiders-play-side-south-west = zuidwest
home_raiders-play-side-south-east = zuidoost
home_raiders-play-side-north-east = noordoost
home_raiders-play-side-north-west = noordwest
home_raiders-play-call-ace = aas
home_raiders-play-call-blank = blanco
home_raiders-play-region-00 = in het zuidwesten
home_raiders-play-region-01 = in het zuiden
home_raiders-play-region-02 = in het zuidoosten
home_raiders-play-region-10 = in het westen
home_raiders-play-region-11 = in het midden
home_raiders-play-region-12 = in het oosten
home_raiders-play-region-20 = in het noordwesten
home_raiders-play-region-21 = in het noorden
home_raiders-play-region-22 = in het noordoosten
home_raiders-play-on-top = op { $object }, { $region }
home_raiders-play-colour-white = de witte dobbelstenen
home_raiders-play-colour-red = de rode dobbelstenen
home_raiders-play-colour-black = de zwarte dobbelstenen

home_raiders-play-word-move = beweeg
home_raiders-play-word-melee = vecht
home_raiders-play-word-shoot = schiet
home_raiders-play-word-spirit = geest
home_raiders-play-word-generic = algemeen
home_raiders-play-word-stand = sta
home_raiders-play-word-hold = wacht
home_raiders-play-word-end = einde
home_raiders-play-word-first = eerst
home_raiders-play-word-after = daarna
home_raiders-play-word-marker = fiche
home_raiders-play-word-push = duw
home_raiders-play-word-carry = draag
home_raiders-play-word-join = aansluiten
home_raiders-play-word-leave = verlaat
home_raiders-play-word-relocate = omheen
home_raiders-play-action-move = bewegingsactie
home_raiders-play-action-melee = hand tot hand gevechtsactie
home_raiders-play-action-shoot = afstand aanvalsactie
home_raiders-play-action-spirit = geesteskracht actie
home_raiders-play-action-generic = algemene actie
home_raiders-play-action-stand = opstaan
home_raiders-play-action-hold = de anderen wachten
home_raiders-play-action-end = van de rest van de beurt afzien
home_raiders-play-apart-first = eerst { $who }: { $what }
home_raiders-play-apart-after = daarna { $who }: { $what }
home_raiders-play-acts-apart = Los van de rest, { $who }: { $what }.
home_raiders-play-takes-marker = { $who } neemt een fiche
home_raiders-play-actions-left = { $actions ->
    [one] { $question } Nog één actie.
   *[other] { $question } Nog { $actions } acties.
}

home_raiders-play-none = geen
home_raiders-play-none-melee-target = verder valt niemand aan
home_raiders-play-none-melee-roundhouse = geen verdere aanval
home_raiders-play-none-melee-violent = laat de dobbelstenen liggen
home_raiders-play-none-melee-knock-back = laat staan
home_raiders-play-none-shoot-order = verder schiet niemand
home_raiders-play-none-shoot-double = alles op het eerste doelwit
home_raiders-play-none-shoot-lightning-next = geen tweede schicht
home_raiders-play-none-vanish-swan-song = geen laatste aanval
home_raiders-play-none-spirit-use = de anderen gebruiken niets
home_raiders-play-none-spirit-manipulate = laat staan
home_raiders-play-none-generic-use = de anderen doen niets
home_raiders-play-none-move-break-away = niemand: ze blijven in voetcontact
home_raiders-play-none-react-bodyguard = niemand: het doelwit verdedigt zichzelf
home_raiders-play-none-react-flicker = blijf staan
home_raiders-play-none-react-deflect = laat maar
home_raiders-play-none-react-free-attack = laat ze gaan
home_raiders-play-none-wound-mirror-image = houd het
home_raiders-play-none-wound-selfish = houd het
home_raiders-play-none-vanish-replacement = niemand
home_raiders-play-none-setup-reckon = verder niemand
home_raiders-play-pass = beurt overslaan: nu niemand activeren
home_raiders-play-stay = blijf staan

home_raiders-play-strikes = { $attacker } valt { $targets } aan
home_raiders-play-shoots = { $shooter } schiet op { $troop }
home_raiders-play-past = , langs { $obstacle }
home_raiders-play-message = de capaciteiten van { $leader } naar { $troop }
home_raiders-play-spirit = { $character }: { $ability } op { $target }
home_raiders-play-divide = de eenheid splitst zich in tweeën
home_raiders-play-do-teleport = { $who } teleporteert, en dat gaat pijn doen
home_raiders-play-do-marker = { $who } neemt { $on }
home_raiders-play-do-grapple = { $who } pakt { $on } vast
home_raiders-play-do-heal = { $who } geneest { $on }, en dat gaat pijn doen
home_raiders-play-beside = naast { $who }, aan de kant { $direction }
home_raiders-play-over-the-edge = over de rand
home_raiders-play-to-place = naar { $place }
home_raiders-play-deploy-at = { $troop }, { $where }
home_raiders-play-from-portal = { $away }″ ten { $direction }en van de Poort
home_raiders-play-joins = { $who } bij { $troop }
home_raiders-play-held = { $troop } achter de hand
home_raiders-play-all-deployed = iedereen wordt nu en zelfstandig opgesteld
home_raiders-play-shift = { $object } staat de Poort in de weg. Waar komt dit object?

home_raiders-play-into-contact = tot in voetcontact met { $met }
home_raiders-play-to-marker = naar { $marker }: { $way }
home_raiders-play-only = alleen { $who }
home_raiders-play-way = { $direction } { $length }″
home_raiders-play-way-towards = { $way }, naar { $troop }, dan nog { $away }″ ervandaan
home_raiders-play-way-up = { $way }, op { $object } klimmen
home_raiders-play-way-down = { $way }, omlaag
home_raiders-play-plan-run = Rennend schot: { $who } { $way }, en schiet dan
home_raiders-play-plan-carry = Transport: { $who } neemt { $other } mee, { $way }
home_raiders-play-plan-round = Verhuizen: { $who } gaat om de vijand heen, { $way }
home_raiders-play-plan-push = Duw: { $who } duwt { $object } { $way }
home_raiders-play-plan-leave = Herschikken: { $who } verlaat de eenheid, { $way }
home_raiders-play-plan-join = Herschikken: { $who } sluit zich aan bij { $troop }, { $way }
home_raiders-play-a-move = een beweging zoals n 4, 12.5,8, x d2 of A1 n 4; A2 o 2

home_raiders-play-moves = { $troop }: { $moves }.
home_raiders-play-moved-to = { $who } { $cost }″ naar { $place }
home_raiders-play-moved-into = { $who } { $cost }″ tot in voetcontact met { $met }
home_raiders-play-carried-to = { $who } wordt meegenomen naar { $place }
home_raiders-play-teams = De teams zijn bekend. { $one }: { $first_team }. { $other }: { $second_team }.
home_raiders-play-deployed = { $troop } opgesteld rond { $place }.
home_raiders-play-pool-melee = Hand tot hand gevecht
home_raiders-play-pool-ranged = Schieten
home_raiders-play-pool-defence = Verdediging
home_raiders-play-pool-spirit = Geesteskracht
home_raiders-play-pool-grapple = Vastpakken
home_raiders-play-rolled = { $kind } { $pool }: { $dice }, { $total }.
home_raiders-play-rolled-by = { $who }, { $kind } { $pool }: { $dice }, { $total }.
home_raiders-play-why-pool = { $who }: { $kind } { $pool } op de kaart
home_raiders-play-why-change = { $how }: { $old } → { $new } ({ $reasons })
home_raiders-play-why-dice = dobbelstenen { $dice } (A Aas, C kritieke Aas, - blanco): { $total }
home_raiders-play-change-wound-marks = dobbelstenen met wondmarkeringen vallen weg
home_raiders-play-change-discard-strongest = de sterkste set wordt niet gebruikt
home_raiders-play-change-only-strongest = alleen de sterkste set
home_raiders-play-change-only-weakest = alleen de zwakste set
home_raiders-play-change-pair = versterken en verzwakken samen
home_raiders-play-change-upgrade = versterken
home_raiders-play-change-downgrade = verzwakken

home_raiders-play-works = lukt { $chance }
home_raiders-play-chance = gewond { $wound }
home_raiders-play-chance-vanish = verdwijnt { $vanish }
home_raiders-play-takes-it = { $who } op { $away }″: { $chance }
home_raiders-play-odds-melee = { $who } valt { $target } aan: { $chance }
home_raiders-play-odds-shot = { $who } schiet op { $target }: { $chance }
home_raiders-play-odds-usage = Typ twee figuren: kansen A1 d2, of kansen A1 d2 schiet.
home_raiders-play-no-targets = Van daaruit kan nu niemand worden aangevallen.
home_raiders-play-no-shot = Dat schot kan nu niet.
home_raiders-play-sight-open = { $who } heeft een open zichtlijn naar { $target }.
home_raiders-play-sight-partial = { $target } is voor { $who } gedeeltelijk geblokkeerd: { $share }% bedekt.
home_raiders-play-sight-hidden = { $target } is voor { $who } compleet geblokkeerd.
home_raiders-play-in-the-way = In de weg: { $obstacle }.
home_raiders-play-within-range = { $away }″ ver, binnen de afstand ({ $range }″).
home_raiders-play-beyond-range = { $away }″ ver, buiten de afstand ({ $range }″): de sterkste set wordt niet gebruikt (HR-RAN-02).
home_raiders-play-away = { $away }″ ver.
home_raiders-play-sight-usage = Typ een of twee figuren op tafel: zicht A1 d2.
home_raiders-play-reach = { $who } kan { $movement }″ bewegen; + toont waar.
home_raiders-play-reach-tops = Bereikbaar door te klimmen: { $objects }
home_raiders-play-reach-usage = Typ een figuur op tafel: bereik A1.
home_raiders-play-where-usage = Typ een figuur of een troep: waar A1, waar d.
home_raiders-play-card-movement = Beweging { $movement }″
home_raiders-play-trait-close_combat = Hand tot hand gevecht
home_raiders-play-trait-shooting = Schieten
home_raiders-play-trait-defence = Verdediging
home_raiders-play-trait-spirit = Geesteskracht
home_raiders-play-stands = { $who } op { $place }
home_raiders-play-on = boven op { $object }
home_raiders-play-touches = in voetcontact met { $met }
home_raiders-play-gone = { $who } is verdwenen
home_raiders-play-waiting = { $who } is nog niet opgesteld
home_raiders-play-wounds = { $wounds ->
    [one] { $wounds } wond
   *[other] { $wounds } wonden
}
home_raiders-play-down = in dekking
home_raiders-play-figures = { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
}
home_raiders-play-die-white = wit
home_raiders-play-die-red = rood
home_raiders-play-die-black = zwart
home_raiders-play-die-pearl = een parel ({ $pearls })
home_raiders-play-face-blank = blanco
home_raiders-play-face-ace = Aas
home_raiders-play-face-critical = kritieke Aas
home_raiders-play-mark-hurts = krijgt pijn
home_raiders-play-mark-charging = Aanvallen{ "\u0021" }
home_raiders-play-mark-fervour = IJver
home_raiders-play-mark-teleported = heeft geteleporteerd
home_raiders-play-mark-distracted = afgeleid
home_raiders-play-mark-grappled = vastgepakt
home_raiders-play-mark-confused = verward
home_raiders-play-mark-stunned = verdoofd
home_raiders-play-mark-tricked = misleid
home_raiders-play-mark-sitting-out = zit de volgende actie uit
home_raiders-play-marker-there = { $by ->
    [none] { $marker } op { $place }
   *[other] { $marker } op { $place }, in beheer van { $by }
}
home_raiders-play-object-there = { $object } op { $place }, { $height }″ hoog
home_raiders-play-object-climbable = { $object } op { $place }, { $height }″ hoog, te beklimmen
home_raiders-play-is-portal = (Poort van { $player })
home_raiders-play-no-team = Dat is geen team: { $problem }
home_raiders-play-price = { $stars } van { $limit } sterren.

home_raiders-play-hint = Een nummer, of zoals het er staat ({ $example }); hulp toont de opdrachten.
home_raiders-play-hint-move-path = Nummer, n 4, 30° 4, 12.5,8, x d2 (contact), naar d2, f1, A1 n 4; A2 o 2, -
home_raiders-play-hint-react-defensive-stance = Een nummer, n 1, 12.5,8, of A1 n 1; A2 o 1; - om te blijven.
home_raiders-play-hint-turn-action = Een nummer of een woord ({ $example }); waar, zicht A1 d2, kansen en bereik A1 vertellen meer.
home_raiders-play-hint-turn-activate = Een nummer of een letter ({ $example }); waar, zicht A1 d2, kansen en bereik A1 vertellen meer.
home_raiders-play-hint-deploy-place = Een nummer, een troep en een punt ({ $example }), of A1 12,3; A2 13,3.
home_raiders-play-hint-deploy-hold-back = Een nummer, een troep en een punt ({ $example }), of A1 12,3; A2 13,3.
home_raiders-play-hint-setup-marker = Een nummer of een punt in inches ({ $example }).
home_raiders-play-hint-team-cards = Een nummer, een naam ({ $example }), willekeurig, of een lijst: 2x nl-guardmen, nl-ada-brass; kosten LIJST rekent na.
home_raiders-play-hint-melee-knock-back = Een nummer, n 2 of een punt; - om te laten staan.
home_raiders-play-hint-spirit-manipulate = Een nummer, n 2 of een punt; - om te laten staan.
home_raiders-play-hint-melee-target = Een nummer of aanvaller en doelwit ({ $example }); - als verder niemand aanvalt; kansen vertelt meer.
home_raiders-play-help-odds = kansen: kansen, kansen A1, kansen A1 d2, kansen A1 d2 schiet
home_raiders-play-help-reach = waar een figuur heen kan: bereik A1
home_raiders-play-help-cost = wat een team kost: kosten 2x nl-guardmen, nl-ada-brass

home_raiders-play-status-round = Ronde { $round } van { $rounds }
home_raiders-play-status-bag = in de zak { $bag }
home_raiders-play-stage-table = De tafel wordt gedekt
home_raiders-play-stage-teams = Teams kiezen
home_raiders-play-stage-sworn-enemies = Gezworen vijanden
home_raiders-play-stage-layout = De plaats van de Poorten
home_raiders-play-stage-roll-off = Wie stelt het eerst op
home_raiders-play-stage-portals = De Poorten plaatsen
home_raiders-play-stage-attachments = Aanvoerders bij hun eenheden
home_raiders-play-stage-deployment = Opstelling
home_raiders-play-stage-held-back = Wie achter de hand bleef
home_raiders-play-stage-objective = Het doel van het spel
home_raiders-play-stage-markers = De fiches leggen
home_raiders-play-stage-reckon = Berekenend
home_raiders-play-lost = { $count } verloren
home_raiders-play-panel-actions = { $actions ->
    [one] nog { $actions } actie
   *[other] nog { $actions } acties
}
home_raiders-play-panel-objects = Objecten
home_raiders-play-over = Het spel is afgelopen
home_raiders-play-legend =
    Figuren: A1 figuur 1 van troep A (hoofdletters speler 1, kleine letters speler 2), A* aanvoerder, C+ held;
    erachter ' één wond, " twee, _ in dekking, % beide. Troepen: > is aan de beurt, o kan geactiveerd worden, . is geweest.
    Objecten zijn gearceerd naar hoogte: ░ tot 1″, ▒ tot 3″, ▓ meer (. : # in platte tekst); 3 is object #3, ^ niet te beklimmen, P1 de Poort van speler 1.
    ◆1 (@1 in platte tekst) fiche 1; + waar het figuur heen kan; ① waar keuze 1 heen gaat. De linialen tellen inches; y loopt naar het noorden.
    Dobbelstenen: W wit, R rood, B zwart; A Aas, C kritieke Aas (nog eens gerold: C>A), - blanco.

## De campagne in de terminal

home_raiders-campaign-help = Home Raiders: de baas in huis, één spel in elke kamer. Een campagne staat in een bestand.
home_raiders-campaign-examples =
    dicefront campaign new huis.json --faction gremlins --faction fair-folk --name Anna --name Bram
    dicefront campaign play huis.json
home_raiders-campaign-new-help = Begin een campagne. Zonder --room worden alle vijf de kamers gespeeld.
home_raiders-campaign-new-examples =
    dicefront campaign new huis.json --faction gremlins --faction new-lilliput
    dicefront campaign new huis.json --faction gremlins --faction gremlins --room kitchen --room zolder=shelf -o stars=8
home_raiders-campaign-new-name = De naam van een speler; geef deze optie twee keer.
home_raiders-campaign-new-faction = De factie van een speler; geef deze optie twee keer.
home_raiders-campaign-new-room = Een kamer: study, kitchen, bathroom, bedroom, living-room, of een naam met een tafel: zolder=shelf, zolder=FILE.toml.
home_raiders-campaign-status-help = Wie welke kamer heeft, en welke de volgende is.
home_raiders-campaign-status-examples =
    dicefront campaign status huis.json
    dicefront campaign status huis.json --json
home_raiders-campaign-play-help = Speel de volgende kamer, of de genoemde, in de terminal; de uitslag komt in het bestand.
home_raiders-campaign-play-examples =
    dicefront campaign play huis.json keuken --hot-seat
    dicefront campaign play huis.json --army mijn-team.toml --opponent random
home_raiders-campaign-play-side = Welke van de twee spelers je bent: 1 of 2.
home_raiders-campaign-play-army = Je team: een kant-en-klaar team, een bestand, of een lijst kaarten, van je eigen factie.
home_raiders-campaign-play-enemy-army = Het team van de andere speler, op dezelfde manier.
home_raiders-campaign-record-help = Schrijf de uitslag op van een spel dat ergens anders gespeeld is.
home_raiders-campaign-record-examples =
    dicefront campaign record huis.json keuken --winner Anna
    dicefront campaign record huis.json keuken --replay spel.jsonl
home_raiders-campaign-record-winner = Wie won: een naam, 1, 2, of gelijk.
home_raiders-campaign-record-replay = Het verslag van het spel.
home_raiders-campaign-leave-help = Spreek af dat een kamer met gelijk spel niet opnieuw gespeeld wordt.
home_raiders-campaign-leave-examples =
    dicefront campaign leave huis.json keuken
    dicefront campaign leave huis.json 2 --json
home_raiders-campaign-not_json = { $file }: geen campagne: { $problem }
home_raiders-campaign-exists = { $file } bestaat al; een campagne begint in een nieuw bestand.
home_raiders-campaign-two_factions = Geef --faction twee keer, één keer per speler; bekend zijn { $known }.
home_raiders-campaign-room_begins = Een spel om de kamer { $room }.
home_raiders-campaign-unfinished = Het spel is niet afgelopen. Ga verder met dicefront play home_raiders --resume, en dan: dicefront campaign record { $campaign } { $room } --replay FILE
home_raiders-campaign-winner_or_replay = Geef --winner of --replay, niet allebei.
home_raiders-campaign-over = Alle kamers zijn gespeeld.
home_raiders-campaign-no_room = Er is geen kamer { $room }; bekend zijn { $known }.
home_raiders-campaign-no_player = Niemand heet { $name }; verwacht { $known } of gelijk.
home_raiders-campaign-no_outcome = { $file }: geen afgelopen spel van Home Raiders.
home_raiders-campaign-no_team = Er is geen kant-en-klaar team voor { $player }; geef er een met --army.
home_raiders-campaign-player = { $player } ({ $faction }): { $count ->
    [one] { $count } kamer
   *[other] { $count } kamers
}
home_raiders-campaign-unplayed = nog niet gespeeld
home_raiders-campaign-won = gewonnen door { $player }
home_raiders-campaign-drawn = gelijk spel
home_raiders-campaign-left = gelijk spel, van niemand
home_raiders-campaign-again = (mag nog één keer gespeeld worden)
home_raiders-campaign-house_won = { $player } is de baas in huis.
home_raiders-campaign-house_tied = Alle kamers zijn gespeeld, en niemand is de baas in huis.
home_raiders-campaign-next = De volgende: { $room }
home_raiders-room-study = studeerkamer
home_raiders-room-kitchen = keuken
home_raiders-room-bathroom = badkamer
home_raiders-room-bedroom = slaapkamer
home_raiders-room-living-room = woonkamer

## De bladzijde waarmee de regels beginnen

home_raiders-web-page-1 = Doel: de opdracht beslist na zes rondes. Meestal laat je meer vijanden verdwijnen dan je verliest.
home_raiders-web-page-2 = De zak: elke troep heeft er een parel in. Wiens parel wordt getrokken, activeert een eigen troep.
home_raiders-web-page-3 = Acties: een troep heeft er twee: bewegen, schieten, vechten of iets bijzonders, ook twee keer hetzelfde.
home_raiders-web-page-4 = Bewegen: je meet in inches. Klimmen kost dubbel, en een troep blijft binnen drie inch bijeen.
home_raiders-web-page-5 = Schieten: noem een vijandelijke troep; iedereen die haar ziet, schiet op de dichtstbijzijnde figuur.
home_raiders-web-page-6 = Dobbelstenen: wit, rood en zwart tonen Azen. Meer Azen dan de verdediger: een wond. Bij de tweede wond verdwijnt een figuur.
home_raiders-web-page-7 = Dekking: wie achter iets staat, is moeilijker te raken. Gaan liggen helpt ook.
