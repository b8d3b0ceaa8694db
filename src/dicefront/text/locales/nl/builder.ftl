# De legerbouwer.

builder-parts = Delen van de bouwer
builder-no-builder = Voor { $game } zijn er geen lijsten te bouwen.
builder-tab-catalogue = Catalogus
builder-tab-list = Lijst
builder-tab-more = Details en lijsten
builder-new-army = Mijn lijst
builder-name = Naam van de lijst
builder-limit-points = Punten
builder-limit-stars = Sterren
builder-limit-band = Punten
builder-spent-points = { $cost } van { $budget } punten
builder-spent-stars = { $cost } van { $budget } sterren
builder-spent-band = { $cost } van { $budget } punten
builder-size-points = { $count ->
    [one] { $count } miniatuur, minstens { $least }
   *[other] { $count } miniaturen, minstens { $least }
}
builder-size-stars = { $count ->
    [one] { $count } troep
   *[other] { $count } troepen
}
builder-size-band = { $count ->
    [one] { $count } rekruut
   *[other] { $count } rekruten
}
builder-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
builder-stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}
builder-over = boven de grens
builder-add = { $entry } toevoegen
builder-remove = { $entry } verwijderen
builder-remove-number = Nummer { $number } verwijderen
builder-die-of = Dobbelsteen van nummer { $number }
builder-less-armor = Minder Pantser voor nummer { $number }
builder-more-armor = Meer Pantser voor nummer { $number }
builder-empty = Leeg. Voeg miniaturen uit de catalogus toe, of neem een kant-en-klaar leger over.
builder-empty-team = Leeg. Voeg kaarten uit de catalogus toe, of neem een kant-en-klaar team over.
builder-legal = Deze lijst mag gespeeld worden.
builder-by-agreement = In overleg kan het toch: bij Nieuwe partij, als allen het aanvaarden, en met Uitproberen.
builder-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
builder-try-it = Uitproberen
builder-offline = Er is geen netwerk. De lijst wordt in deze browser bewaard en kan veranderd worden; ze wordt beoordeeld zodra het netwerk terug is.
builder-not-judged = nog niet beoordeeld
builder-to-lab = Naar het Lab
builder-to-lab-about = Laat computers deze lijst vele keren spelen
builder-save = Bewaren
builder-undo = Ongedaan maken
builder-redo = Opnieuw
builder-start-empty = Leeg beginnen
builder-ready = Kant-en-klaar
builder-kept = Bewaarde lijsten
builder-kept-none = Nog geen lijsten. Bouw er een en bewaar hem.
builder-version = versie { $version }
builder-versions = Versies van { $name }
builder-version-of = Versie { $version }, { $date }
builder-versions-more = Meer versies
builder-drop = { $name } verwijderen
builder-share = Delen
builder-as-text = Als tekst
builder-as-link = Als link
builder-as-file = Als bestand
builder-as-code = Als QR-code
builder-import = Lijst inlezen
builder-import-points = Eén miniatuur per regel, zoals d8 hero.
builder-import-stars = Eén kaart per regel, zoals 2x Ragmen, of Foreman Clank -> gr-ragmen.
builder-import-band = Een rekruut per regel, zoals 2x lookout, of nirlem + nirlem_blunt.
builder-read = Inlezen
builder-read-file = Bestand inlezen
builder-unread = Niet te lezen: { $line }
builder-print = Afdrukken
builder-print-as = Als
builder-print-sheet = blad
builder-print-cards = kaarten
builder-print-plain = kale lijst

## Teams van Home Raiders

builder-search = Naam, vaardigheid of regel
builder-faction = Factie
builder-all-factions = Alle facties
builder-role = Soort
builder-all-roles = Alle soorten
builder-cost = Prijs
builder-any-cost = Elke prijs
builder-cost-most = { $stars ->
    [one] { $stars } ster
   *[other] hoogstens { $stars } sterren
}
builder-fits = past in mijn team
builder-none-found = Geen kaart past.
builder-look = { $name } bekijken
builder-look-about = Kies een kaart om hem helemaal te zien.
builder-per-model = { $count } figuren, { $each } sterren per figuur
builder-profile = Azen gemiddeld, en het gemiddelde van alle kaarten
builder-portal = Poort
builder-copies = { $count ->
    [one] { $count } exemplaar
   *[other] { $count } exemplaren, één eenheid
}
builder-fewer = Eén exemplaar minder van { $entry }
builder-more-of = Eén exemplaar meer van { $entry }
builder-part = Eén apart
builder-merge = Samenvoegen
builder-joins = sluit zich aan bij
builder-joins-later = aan tafel
builder-specialist-about = Specialist: mag zich bij het opstellen bij een eenheid aansluiten.
