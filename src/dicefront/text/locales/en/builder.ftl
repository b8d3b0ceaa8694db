# The army builder.

builder-parts = Parts of the builder
builder-no-builder = There are no lists to build for { $game }.
builder-tab-catalogue = Catalogue
builder-tab-list = List
builder-tab-more = Details and lists
builder-new-army = My list
builder-name = Name of the list
builder-limit-points = Points
builder-limit-stars = Stars
builder-limit-band = Points
builder-spent-points = { $cost } of { $budget } points
builder-spent-stars = { $cost } of { $budget } Stars
builder-spent-band = { $cost } of { $budget } points
builder-size-points = { $count ->
    [one] { $count } miniature, at least { $least }
   *[other] { $count } miniatures, at least { $least }
}
builder-size-stars = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
builder-size-band = { $count ->
    [one] { $count } recruit
   *[other] { $count } recruits
}
builder-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
builder-stars = { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}
builder-over = over the limit
builder-add = Add { $entry }
builder-remove = Remove { $entry }
builder-remove-number = Remove number { $number }
builder-die-of = Die of number { $number }
builder-less-armor = Less Armor for number { $number }
builder-more-armor = More Armor for number { $number }
builder-empty = Empty. Add miniatures from the catalogue, or copy a ready-made army.
builder-empty-team = Empty. Add cards from the catalogue, or copy a ready-made team.
builder-legal = This list may be played.
builder-by-agreement = By agreement it can be played all the same: in New game, if all accept it, and with Try it.
builder-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
builder-try-it = Try it
builder-offline = There is no network. The list is kept in this browser and can be changed; it is judged as soon as the network returns.
builder-not-judged = not judged yet
builder-to-lab = To the Lab
builder-to-lab-about = Let computers play this list many times
builder-save = Save
builder-undo = Undo
builder-redo = Redo
builder-start-empty = Start empty
builder-ready = Ready-made
builder-kept = Kept lists
builder-kept-none = No lists yet. Build one, then save it.
builder-version = version { $version }
builder-versions = Versions of { $name }
builder-version-of = Version { $version }, { $date }
builder-versions-more = More versions
builder-drop = Delete { $name }
builder-share = Share
builder-as-text = As text
builder-as-link = As link
builder-as-file = As file
builder-as-code = As QR code
builder-import = Read a list
builder-import-points = One miniature a line, such as d8 hero.
builder-import-stars = One card a line, such as 2x Ragmen, or Foreman Clank -> gr-ragmen.
builder-import-band = One recruit a line, such as 2x lookout, or nirlem + nirlem_blunt.
builder-read = Read
builder-read-file = Read a file
builder-unread = Could not read: { $line }
builder-print = Print
builder-print-as = As
builder-print-sheet = sheet
builder-print-cards = cards
builder-print-plain = plain list

## Teams of Home Raiders

builder-search = Name, ability or rule
builder-faction = Faction
builder-all-factions = All factions
builder-role = Type
builder-all-roles = All types
builder-cost = Cost
builder-any-cost = Any cost
builder-cost-most = { $stars ->
    [one] { $stars } Star
   *[other] up to { $stars } Stars
}
builder-fits = fits my team
builder-none-found = No card fits.
builder-look = Look at { $name }
builder-look-about = Choose a card to see it in full.
builder-per-model = { $count } figures, { $each } Stars each
builder-profile = Aces on average, and the average of all cards
builder-portal = Portal
builder-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies, one Unit
}
builder-fewer = One copy less of { $entry }
builder-more-of = One copy more of { $entry }
builder-part = Part one
builder-merge = Merge
builder-joins = joins
builder-joins-later = at the table
builder-specialist-about = Specialist: may join a Unit when the team deploys.
