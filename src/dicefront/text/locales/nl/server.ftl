# De server: wat een tafel in de browser naast de regels zegt.
#
# Spelers en stukken komen als namen en omschrijvingen, vakken en velden als namen. Kansen zoals $saved en
# $survives zijn percentages in woorden.

## Wat er aan tafel gebeurde

server-taken-back = { $player } ging terug naar moment { $entry }.
server-replaced = Een computer ({ $level }) speelt verder voor { $player }.
# $by is the name of the choice: useless (auto-pass), suggested (the computer), or that of a standing choice.
server-passed = { $by ->
    [useless] Vanzelf gepast, er was niets te winnen: { $kind }.
    [suggested] De suggestie van de computer is genomen: { $kind }.
   *[other] Beantwoord door je vaste keuze: { $kind }.
}
server-automatic = { $count ->
    [one] Vanzelf: er was maar één antwoord.
   *[other] Vanzelf: { $count } keer was er maar één antwoord.
}
server-paused = De partij ligt stil: er ging een regel van het programma mis.
server-resumed = { $player } laat de partij verdergaan.
server-ended = De partij eindigde zonder uitslag, met instemming van allen.
server-soft-passed = Je tijd om te reageren was om, dus je hebt gepast. Meer tijd: maak een vaste keuze, of spreek voor de volgende partij een langere tijd af.
server-sealed = { $player } verzegelde een keuze: nummer { $number }.
server-claimed-win = De tijd was om: { $by } eist de winst op.
server-gave-time = { $player } gaf { $seconds } seconden aan { $to }.

## Geweigerd aan tafel

server-win-claimed = De tijd van de andere kant was om, en de winst is opgeëist.
server-no-result = De partij eindigde zonder uitslag, nadat er een regel van het programma misging.
server-paused-by-error = Er ging een regel van het programma mis, dus de partij ligt stil. Niets van wat bevestigd was is verloren. Het is gemeld als { $code }.
server-paused-now = De partij ligt stil. Ga eerst verder, één beslissing terug, of beëindig haar.
server-elsewhere = Je speelt deze plaats op een ander apparaat. Neem hem over om hier te spelen.
server-late = Dat is al beslist.
server-watching = Je kijkt mee; alleen spelers beslissen.
server-not-now = Dat kan nu niet.
server-not-begun = De partij is nog niet begonnen.
server-over = De partij is afgelopen.
server-no-undo = In deze partij wordt niets teruggenomen.
server-must-ask = Er spelen anderen mee: vraag hun of je terug mag.
server-asked-already = Iemand vraagt het al.
server-not-a-decision = Op moment { $entry } besliste niemand iets.
# $sides is een lijst van aantallen zijden, $purpose waarvoor de dobbelstenen zijn.
server-roll = Gooi { $sides } voor { $purpose } en zeg wat ze tonen.
server-wrong-faces = Dat zijn niet de vlakken van de dobbelstenen die je gooit.
server-time-left = Er is nog tijd.
server-too-many = Te veel tegelijk. Wacht even.
server-too-large = Dat is te lang.
server-unreadable = De server kon dat niet lezen: { $problem }
server-failed = Dat lukte niet. Je partij is veilig.

## Verbindingen

server-no-hello = De verbinding zei niet wie ze is.
server-version = Er is een nieuwe versie. Laad de pagina opnieuw.
server-moved = De partij ging naar een andere server. Er wordt opnieuw verbonden.
server-restarting = De server start opnieuw. Je partij blijft bewaard.
server-slow = De verbinding kon het niet bijhouden. Er wordt opnieuw verbonden.
server-gone = De partij is er niet meer.
server-withdrawn = De tafel is ingetrokken.

## Verzoeken

server-not-found = Op dit adres is niets.
server-wrong-method = Dit adres kan dat niet.
server-no-header = Het verzoek kwam niet van de site zelf.
server-bad-query = Het adres bevat iets wat niet kan: { $name }.
server-not-json = JSON verwacht.
server-wrong-content = Het verzoek bevat iets onverwachts: { $problem }
server-no-such-game = Dat spel bestaat niet.
server-no-such-match = Die partij bestaat niet.
server-no-such-seat = Die plaats bestaat niet.
server-no-such-key = Deze link leidt nergens heen. Misschien is hij ingetrokken.
server-no-such-entry = Dat moment is er niet in deze partij.
server-no-such-list = Die lijst bestaat niet.
server-no-such-level = De tegenstander { $level } bestaat niet.
server-no-armies = Dit spel heeft geen legers.
server-wrong-seats = Het spel heeft { $wanted } plaatsen, niet { $got }.
server-bad-army = Het leger op plaats { $seat } is niet toegestaan.
server-empty-name = Een naam heeft ten minste één letter.
server-seat-taken = Daar zit al iemand. Je kunt meekijken.
server-not-your-seat = Dit is niet jouw plaats.
server-not-your-table = Dit is niet jouw tafel.
server-not-to-be-watched = De spelers willen geen toeschouwers.
server-no-example = Dit spel heeft geen voorbeelden om mee te spelen.
server-not-measured = Dit spel is nog niet gemeten.
server-not-over = Dat kan zodra de partij is afgelopen.
server-rematch-there = Iemand heeft de revanche al klaargezet.
server-broken = Deze partij past niet meer bij de regels: { $problem }
server-begun = De partij is begonnen.
server-too-many-tables = Er wachten { $most } tafels van je. Trek er eerst een in.
server-too-many-lists = Je bewaart { $most } lijsten. Verwijder er eerst een.
server-needs-account = Voor vrienden is een account nodig: van jou en van hen.
server-is-guest = Die speler is een gast. Voor vrienden is een account nodig.
server-no-such-friend = Die vriend is er niet.
server-no-such-day = { $day } is geen dag die nog komt.
server-too-many-days = Hoogstens { $most } dagen per jaar.
server-wrong-login = Naam of wachtwoord klopt niet.
server-login-taken = Iemand heeft deze naam al.
server-has-account = Je hebt al een account.

## Wat een leger goed maakt

server-fix-remove = { $card } verwijderen
server-fix-remove-number = Nummer { $number } verwijderen
server-fix-join = { $ref } kiest pas aan tafel
server-fix-portal = { $portal } als poort nemen

## Keuzes

server-ready-army = { $name }

server-chessboard-stay = blijven staan
server-chessboard-finish = de ronde afsluiten
server-chessboard-left-undone = { $count ->
    [one] { $count } miniatuur deed nog niets.
   *[other] { $count } miniaturen deden nog niets.
}
server-chessboard-no-attack = geen aanval
server-chessboard-setup-obstacle-none = niets meer plaatsen
server-chessboard-turn-drop-none = de marker houden
server-chessboard-reroll-attack-yes = de aanval opnieuw gooien
server-chessboard-reroll-attack-no = de aanval houden
server-chessboard-reroll-defense-yes = verdediging opnieuw gooien
server-chessboard-reroll-defense-no = verdediging houden
server-chessboard-reroll-save-yes = de redding opnieuw gooien
server-chessboard-reroll-save-no = de redding houden
server-chessboard-reroll-skill-yes = vaardigheid opnieuw gooien
server-chessboard-reroll-skill-no = vaardigheid houden
server-chessboard-turn-pick-up-yes = de marker oppakken
server-chessboard-turn-pick-up-no = de marker laten liggen
server-chessboard-wanted-attack = het doelwit redt zich niet
server-chessboard-wanted-defense = geen schade
server-chessboard-wanted-save = gered
server-chessboard-wanted-skill = gelukt
server-chessboard-attack-die = aanvalsdobbelsteen
server-chessboard-defense-die = verdedigingsdobbelsteen
server-chessboard-save-needs = een redding vraagt
server-chessboard-bow-halves = een boog halveert de worp, gedeeld door
server-chessboard-own-reroll = nieuwe worp van de aanvallende held
server-chessboard-foe-reroll = nieuwe worp van de verdedigende held
server-chessboard-armor-change = Pantser { $before } → { $after }
server-chessboard-armor-left = pantser over

server-crystals-home = komt thuis met een kristal
server-crystals-wins = wint het spel
server-crystals-jumps = springt naar veld { $field }
server-crystals-kills = doodt
server-crystals-strikes = { $character }: gered met { $saved }
server-crystals-pushed-back = teruggeduwd naar veld { $field } met { $chance }
server-crystals-mine = een mijn van { $owner }: overleeft met { $survives }
server-crystals-dies = sterft op een mijn
server-crystals-extra-turn = verdient een extra beurt
server-crystals-lays-mine = legt een mijn
server-crystals-danger = gedood vóór de volgende eigen beurt
server-crystals-danger-after = gedood vóór de volgende eigen beurt, na deze zet
server-crystals-new-level = niveau { $before } wordt { $level }
server-crystals-same-level = { $experience } ervaring, nog steeds niveau { $level }

# $action: move, melee, shoot, spirit, generic, hold, stand, end. $when: before, after. $how: shoot, carry,
# relocate, push, leave, join. $choice is een woord van de regels, zoals een kant van de tafel.

server-home_raiders-team = { $name }, { $stars } sterren: { $troops }
server-home_raiders-pass = passen
server-home_raiders-troop = { $troop }
server-home_raiders-action = { $action ->
    [move] bewegen
    [melee] aanval van dichtbij
    [shoot] aanval op afstand
    [spirit] geestactie
    [generic] algemene actie
    [hold] wachten
    [stand] opstaan
   *[end] de beurt beëindigen
}
server-home_raiders-apart = { $when ->
    [before] { $character } vóór de rest: { $action ->
        [move] bewegen
        [melee] aanval van dichtbij
        [shoot] aanval op afstand
        [spirit] geestactie
       *[generic] algemene actie
    }
   *[after] { $character } na de rest: { $action ->
        [move] bewegen
        [melee] aanval van dichtbij
        [shoot] aanval op afstand
        [spirit] geestactie
       *[generic] algemene actie
    }
}
server-home_raiders-marker = { $character } pakt intussen een marker
server-home_raiders-joins = { $character } sluit zich aan bij { $troop }
server-home_raiders-held-back = achtergehouden: { $troops }
server-home_raiders-nobody-joins = niemand sluit zich aan, niemand wordt achtergehouden
server-home_raiders-stay = niemand beweegt
server-home_raiders-how = { $how ->
    [shoot] { $character } stopt om te schieten
    [carry] { $character } draagt iemand
    [relocate] { $character } loopt om de vijand heen
    [push] { $character } duwt een voorwerp
    [leave] { $character } verlaat de eenheid
   *[join] { $character } sluit zich bij een eenheid aan
}
server-home_raiders-blow = { $character } slaat toe
server-home_raiders-shot = { $options ->
    [none] { $character } schiet
   *[other] { $character } schiet met { $options }
}
server-home_raiders-nobody-else = niemand anders
server-home_raiders-no-move = niet bewegen
server-home_raiders-point = naar deze plaats
server-home_raiders-free-attacks = { $count ->
    [0] geen vrije aanval
    [one] { $count } vrije aanval
   *[other] { $count } vrije aanvallen
}
server-home_raiders-yes = ja
server-home_raiders-no = nee
server-home_raiders-none = geen
server-home_raiders-choice = { $choice }
server-home_raiders-character = { $character }
server-home_raiders-vanish = verdwijnt
server-home_raiders-wound = gewond
server-home_raiders-win = de aanval slaagt
server-home_raiders-held = de verdediging houdt stand
server-home_raiders-stars = sterren
server-home_raiders-copies = sterren voor alle exemplaren
server-no-such-study = Die studie is er niet.
server-too-many-studies = Je bewaart al { $most } studies; verwijder er eerst een.
server-too-long = Het uitrekenen duurde te lang.
server-no-such-experiment = Dat experiment is er niet.
server-no-such-army = Er is geen kant-en-klaar leger { $army } voor deze opties.
server-too-many-experiments = Er worden al { $most } van je experimenten uitgerekend; wacht op een daarvan.
server-crystals-killed-none = niemand wordt gedood
server-crystals-killed-one = één wordt gedood
server-crystals-killed-two = twee worden gedood
server-crystals-killed-three = drie worden gedood
server-crystals-killed-four = vier worden gedood
server-no-mail = Deze site stuurt geen mail.
server-no-such-code = Deze link is niet meer geldig; vraag in de instellingen om een nieuwe.
server-no-such-mail = Voor deze link wordt geen mail meer gestuurd.
server-hook-unreadable = Dit is geen adres van de soort https://example.org/pad.
server-hook-not-https = Het adres moet met https:// beginnen.
server-hook-private = Dit adres ligt niet op het openbare internet.
server-hook-slow = Het antwoordde niet op tijd.
server-hook-tls = Het certificaat kon niet worden gecontroleerd.
server-hook-unreachable = Het was niet bereikbaar.
server-hook-status = Het antwoordde met status { $status }.
