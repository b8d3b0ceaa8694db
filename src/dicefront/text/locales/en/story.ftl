# What happened at the table: the end of a match, the trace of what was done, and who did it.

## The end

story-won = { $names } won
story-drawn = A draw
story-none = No result
story-points = Points
story-rounds = Rounds
story-rounds-played = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
story-key = The key moment
story-key-working = Computers play on from some moments to find it…
story-key-none = The balance shifted bit by bit: no single moment decided it.
story-key-unknown = It could not be worked out for this game.
story-key-change = The chance of { $name } to win rose from { $before } to { $after }.
story-key-open = Replay from here
story-luck = Luck
story-most = Did most
story-most-deeds = { $deeds ->
    [one] one deed
   *[other] { $deeds } deeds
}, worth { $worth }
story-most-nobody = Nobody did anything that counts.
story-share = Share picture
story-picture-of = Dicefront · { $game }

## What others did

story-did = What happened
story-did-count = { $count ->
    [one] One deed
   *[other] { $count } deeds
}
story-play-all = Play all
story-and-others = { $count ->
    [one] One more goes along.
   *[other] { $count } more go along.
}
story-chip-lost = lost
story-chip-hurt = hurt
story-chip-held = held
