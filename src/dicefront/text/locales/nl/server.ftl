# De server: wat een tafel in de browser naast de regels zegt.
#
# Spelers en stukken komen als namen en omschrijvingen, vakken en velden als namen. Kansen zoals $saved en
# $survives zijn percentages in woorden.

## Wat er aan tafel gebeurde

server-taken-back = { $player } ging terug naar moment { $entry }.
server-replaced = Een computer ({ $level }) speelt verder voor { $player }.
# $by is the name of the choice: useless (auto-pass), suggested (the computer), usual (what the game does), or that of a standing choice.
server-passed = { $by ->
    [useless] Vanzelf gepast, er was niets te winnen: { $kind }.
    [suggested] De suggestie van de computer is genomen: { $kind }.
    [usual] Beantwoord zoals gewoonlijk in dit spel: { $kind }.
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
server-sealed = { $player } maakte een geheime keuze (zegel { $number } van deze partij).
server-claimed-win = De tijd was om: { $by } eist de winst op.
server-gave-time = { $player } gaf { $seconds } seconden aan { $to }.

## Geweigerd aan tafel

server-win-claimed = De tijd van de andere kant was om, en de winst is opgeëist.
server-no-result = De partij eindigde zonder uitslag, nadat er een regel van het programma misging.
server-paused-by-error = Er ging een regel van het programma mis, dus de partij ligt stil. Niets van wat bevestigd was is verloren. Het is gemeld als { $code }.
server-paused-by-computer = De computer gaf een antwoord dat de regels niet toestaan, dus de partij ligt stil. Niets van wat bevestigd was is verloren. Het is gemeld als { $code }. Ga door, dan denkt de computer opnieuw na.
server-paused-now = De partij ligt stil. Ga eerst verder, één beslissing terug, of beëindig haar.
server-elsewhere = Je speelt deze plaats op een ander apparaat. Neem hem over om hier te spelen.
server-late = Dat is al beslist.
server-watching = Je kijkt mee; alleen spelers beslissen.
server-not-now = Dat kan nu niet.
server-not-begun = De partij is nog niet begonnen.
server-not-foreseen = Wat er dan gevraagd wordt, is nog niet bekend.
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
server-unwell = Met de server is iets mis: { $parts }. Partijen zijn veilig; probeer het zo nog eens.
server-failed = Dat lukte niet. Je partij is veilig.

## Verbindingen

server-no-hello = De verbinding zei niet wie ze is.
server-version = Er is een nieuwe versie. Laad de pagina opnieuw.
server-moved = De partij ging naar een andere server. Er wordt opnieuw verbonden.
server-restarting = De server start opnieuw. Je partij blijft bewaard.
server-slow = De verbinding kon het niet bijhouden. Er wordt opnieuw verbonden.
server-too-many-sockets = Je hebt hier te veel pagina's open. Sluit er een; deze verbindt daarna vanzelf opnieuw.
server-signed-out = Je bent afgemeld, of je account bestaat niet meer. Open de pagina opnieuw om verder te gaan.
server-storage-full = Deze server heeft geen ruimte voor iets nieuws. Begonnen partijen gaan door; meld het de beheerder.
server-too-many-guests = Er kwamen te veel nieuwe bezoekers tegelijk. Probeer het zo opnieuw.
server-server-full = Er zijn hier { $most } partijen bezig, en meer kan deze server niet aan. Probeer het later opnieuw.
server-too-many-matches = Je hebt { $most } lopende partijen. Speel er een uit, of geef er een op.
server-too-many-today = Je hebt binnen een dag { $most } partijen opgezet. Ga met een daarvan verder, of wacht even.
server-list-too-long = Een lijst mag hoogstens { $most } KB groot zijn.
server-lists-too-large = Je lijsten en hun oudere versies nemen { $most } KB in. Verwijder eerst een lijst.
server-study-too-long = Een studie mag hoogstens { $most } KB groot zijn. Maak een notitie korter.
server-choice-too-long = Een vaste keuze mag hoogstens { $most } KB groot zijn.
server-too-many-choices = In deze partij zijn al { $most } keer vaste keuzes, aanbiedingen en tijd gegeven. Speel verder zonder nieuwe.
server-match-too-long = Deze partij heeft { $most } beslissingen geduurd. Ze kan nu alleen nog worden opgegeven.
server-chat-full = Aan deze tafel zijn { $most } regels gezegd; er is geen ruimte voor meer.
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
server-no-tables = Dit spel heeft geen tafels om te kiezen.
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
server-login-taken = Iemand heeft deze naam al, of een die erop lijkt.
server-has-account = Je hebt al een account.
server-no-account = Je bent een gast en hebt geen wachtwoord.
server-short-password = Een wachtwoord heeft minstens { $least } tekens nodig.
server-common-password = Dit wachtwoord wordt als een van de eerste geraden. Een paar woorden achter elkaar is een goed wachtwoord.
server-no-such-device = Dat apparaat is al afgemeld.
server-unseen-in-name = Een naam kan het onzichtbare teken { $character } niet bevatten.
server-mixed-name = Een naam kan geen letters van verschillende alfabetten mengen.
server-name-of-account = { $name } lijkt op de naam van iemands account. Kies een andere, of log in als het de jouwe is.

## Keuzes

server-ready-army = { $name }

server-no-such-tournament = Dat toernooi bestaat niet.
server-no-such-player = Die speler bestaat niet.
server-not-your-tournament = Alleen de gastheer van het toernooi mag dat.
server-too-many-tournaments = Je hebt al { $most } toernooien die niet afgelopen zijn.
server-tournament-closed = Het toernooi is vol of al begonnen.
server-too-few-players = Een toernooi heeft minstens twee spelers nodig.
server-plain-options = Een toernooi wordt gespeeld met de gewone opties, zonder eigen tafels.
server-no-such-study = Die studie is er niet.
server-too-many-studies = Je bewaart al { $most } studies; verwijder er eerst een.
server-too-long = Het uitrekenen duurde te lang.
server-no-such-experiment = Dat experiment is er niet.
server-no-such-army = Er is geen kant-en-klaar leger { $army } voor deze opties.
server-too-many-experiments = Er worden al { $most } van je experimenten uitgerekend; wacht op een daarvan.
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
server-advice-alone = De computer geeft alleen raad waar geen ander mens meespeelt.
