# Mails: de code die een adres bevestigt, en het overzicht.

mail-code-subject = Bevestig je mailadres voor Dicefront
mail-code-asked = Op { $site } heeft iemand gevraagd om bericht op dit adres bij elke beurt. Ben jij dat, open dan binnen een dag deze pagina en bevestig het:
mail-code-else = Ben jij het niet, doe dan niets: er komt geen mail meer en het adres wordt vergeten.
mail-hello = Hallo { $name },
mail-turns = Jij bent aan de beurt:
mail-ended = Afgelopen:
mail-match = { $game } tegen { $others }
mail-computer = de computer
mail-nobody = iemand
mail-no-time = er is geen tijd meer
mail-days-left = nog { $count } dagen
mail-hours-left = nog { $count } uur
mail-minutes-left = { $count ->
    [one] nog één minuut
   *[other] nog { $count } minuten
}
mail-won = jij hebt gewonnen
mail-lost = jij hebt verloren
mail-drawn = niemand heeft gewonnen
mail-subject-turns = { $count ->
    [one] Jij bent aan de beurt
   *[other] Jij bent in { $count } partijen aan de beurt
}
mail-subject-half = { $count ->
    [one] Jij bent aan de beurt, en de helft van je tijd is om
   *[other] Jij bent in { $count } partijen aan de beurt, en in één is de helft van je tijd om
}
mail-subject-tenth = { $count ->
    [one] Jij bent aan de beurt, en je tijd is bijna om
   *[other] Jij bent in { $count } partijen aan de beurt, en in één is je tijd bijna om
}
mail-subject-ended = { $count ->
    [one] Er is een partij afgelopen
   *[other] Er zijn { $count } partijen afgelopen
}
mail-how-often = Je krijgt hoogstens twee van zulke mails per dag, en geen zolang je op de site bent.
mail-settings = Waarover je mail krijgt: { $address }
mail-stop = Geen mail meer, met één klik: { $address }
