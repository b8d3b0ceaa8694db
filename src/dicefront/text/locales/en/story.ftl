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

## Computer opponents, by level: name, what it says before, after it won, and after it lost

story-opponent-child = Pip
story-line-child = Ooh, is it my turn?
story-won-child = I won? Really?
story-lost-child = Again, again.
story-opponent-novice = Wren
story-line-novice = I think I know what this one does.
story-won-novice = It worked this time.
story-lost-novice = I saw it coming, a bit late.
story-opponent-casual = Jasper
story-line-casual = No hurry. It is only a game.
story-won-casual = Not bad for a quiet evening.
story-lost-casual = Well played. Tea?
story-opponent-steady = Hilde
story-line-steady = One thing after the other.
story-won-steady = Patience pays.
story-lost-steady = You left me no gap.
story-opponent-expert = Corvin
story-line-expert = I have looked at every move twice.
story-won-expert = As worked out.
story-lost-expert = I must look at that again.
story-opponent-master = Athos
story-line-master = Let us see how far ahead you think.
story-won-master = You will see it in the replay.
story-lost-master = A fine game. You have earned it.
story-opponent-random = Dizzy
story-line-random = Heads or tails?
story-won-random = How did that happen?
story-lost-random = Was that bad?
story-opponent-greedy = Magpie
story-line-greedy = That one shines. Mine.
story-won-greedy = All mine.
story-lost-greedy = It looked so good.
story-opponent-search = Strix
story-line-search = I turn over every stone.
story-won-search = I found it.
story-lost-search = There was one stone more.
