# Replays: stepping through a match, studying it, playing on from it.

replay-mark-attack = attack
replay-mark-wound = wound
replay-mark-loss = loss
replay-mark-magic = ability
replay-mark-reaction = reaction
replay-keys = arrow keys step, with Shift by activation, with Ctrl by turn
replay-chances-title = Chance of winning
replay-chances-about = Computers play the game on from some of its moments. That takes a while.
replay-chances-work = Work it out
replay-stop = Stop
replay-turning = Step { $step }: { $name } goes from { $before } to { $after }
replay-chances-made = Simulated with { $games } games, level { $level } on all seats.
replay-seconds = { $seconds } s
replay-time-title = Time used
replay-time-total = in all
replay-time-average = per decision
replay-time-longest = longest
replay-no-key = The dice of this game were thrown elsewhere, and its key is not known.
replay-key-later = The key of the dice is told when the game is over.
replay-promise-broken = The dice are not the ones that were promised at the start.
replay-broken-commitment = The fingerprint of the dice was another one when this browser first saw the match.
replay-broken-secret = Your own secret, which this browser has kept, is not part of these dice.
replay-broken-seat = The secret of a player is not the one whose fingerprint was told at the start.
replay-kept-all = Compared with the fingerprint and your own secret, which this browser has kept since before the first throw.
replay-kept-pledge = Compared with the fingerprint that this browser has kept since before the first throw. It added no secret of its own: you watched, played on another device, or nobody added one.
replay-kept-late = This browser came when dice had fallen: it cannot say what was promised before that.
replay-kept-nothing = This browser has kept nothing of this match: everything that is compared comes from the server now. A device that was there from the start can say more.
replay-secrets = { $count ->
    [0] The key is the server's alone.
    [one] The key is made of the server's secret and that of one seat.
   *[other] The key is made of the server's secret and those of { $count } seats.
}
replay-throws = All throws
replay-throw = Throw
replay-throw-for = For
replay-throw-dice = Dice
replay-throw-fits = From the key
replay-fits = fits
replay-fits-not = does not fit
replay-study-open = Study
replay-study-new = a new one
replay-study-title = Title
replay-note-here = Note on step { $step }
replay-draw = Draw an arrow
replay-drawing = Drag on the table; press to end
replay-erase = Erase the arrows here
replay-at-step = step { $step }
replay-arrows = { $count ->
    [one] an arrow
   *[other] { $count } arrows
}
replay-study-save = Save the study
replay-study-copy = Save as my own
replay-study-of = On a game of { $game }
replay-notes-title = Notes and arrows
replay-on-me = I
replay-on-nobody = Put yourself on one of the seats.
replay-simulate = Simulate { $games } times
replay-simulated = { $games } games, played on by computers.
replay-other-rules = This game was played with the rules { $played }; it goes on with { $now }.
replay-rules = rules { $rules }
replay-rules-version = The rules it was played with
replay-branch-of = played on from another game
replay-share-link = Copy the link to this moment
replay-share-file = Save as a file
replay-share-png = Save a picture (PNG)
replay-share-svg = Save a drawing (SVG)
replay-share-film = Save a short film
replay-filming = Filming…
replay-bring = Open a file
replay-bring-about = a .dicefront or .jsonl file of a game played anywhere
replay-samples = Matches between computers to look at
replay-sample-length = { $count } steps
replay-to-lab = Odds in the Lab

replay-seals-fit = { $count ->
    [one] The one choice in secret is the one that was sealed.
   *[other] All { $count } choices in secret are the ones that were sealed.
}
replay-seals-broken = Choices in secret that are not the ones that were sealed: { $numbers }.
replay-judge = Judge this decision
replay-judge-about = A computer tries what else could have been done here.
replay-judged-well = { $played } was as good as anything: { $share } of victory.
replay-judged-worse = { $played } brought { $share } of victory. { $best } would have brought { $better }.
replay-judged-none = There was nothing to weigh here.
