# The server: what a table in the browser says beside the rules.
#
# Players and pieces come as names and labels, spaces and fields as names. Chances such as $saved and $survives
# are percentages in words.

## What happened at the table

server-taken-back = { $player } took back to entry { $entry }.
server-replaced = A computer ({ $level }) plays on for { $player }.
# $by is the name of the choice: useless (auto-pass), suggested (the computer), usual (what the game does), or that of a standing choice.
server-passed = { $by ->
    [useless] Passed by itself, nothing to gain: { $kind }.
    [suggested] The computer's suggestion was taken: { $kind }.
    [usual] Answered as usual in this game: { $kind }.
   *[other] Answered by your standing choice: { $kind }.
}
server-automatic = { $count ->
    [one] Automatic: there was only one answer.
   *[other] Automatic: { $count } times there was only one answer.
}
server-paused = The match is paused: a rule of the program failed.
server-resumed = { $player } lets the match go on.
server-ended = The match ended without a result, as all agreed.
server-soft-passed = Your time to react ran out, so you passed. For more time, set a standing choice, or agree on a longer timer for the next game.
server-sealed = { $player } made a secret choice (seal { $number } of this game).
server-claimed-win = Time was up: { $by } claims the win.
server-gave-time = { $player } gave { $seconds } seconds to { $to }.

## Refused at the table

server-win-claimed = The time of the other side was up, and the win was claimed.
server-no-result = The match ended without a result, after a rule of the program had failed.
server-paused-by-error = A rule of the program failed, so the match is paused. Nothing confirmed is lost. It was reported as { $code }.
server-paused-by-computer = The computer gave an answer that the rules do not allow, so the match is paused. Nothing confirmed is lost. It was reported as { $code }. Go on, and the computer thinks again.
server-paused-now = The match is paused. Go on, go back one decision, or end it first.
server-elsewhere = You play this seat on another device. Take it over to play here.
server-late = That is decided already.
server-watching = You are watching; only players decide.
server-not-now = That is not possible now.
server-not-begun = The match has not begun.
server-not-foreseen = What would be asked then is not known yet.
server-over = The match is over.
server-no-undo = Nothing is taken back in this match.
server-must-ask = Others are playing: ask them to take back.
server-asked-already = Somebody is asking already.
server-not-a-decision = Nobody decided anything at entry { $entry }.
# $sides is a list of numbers of sides, $purpose what the dice are for.
server-roll = Roll { $sides } for { $purpose } and tell what they show.
server-wrong-faces = Those are not the faces of the dice to roll.
server-time-left = There is time left.
server-too-many = Too much at once. Wait a moment.
server-too-large = That is too long.
server-unreadable = The server could not read that: { $problem }
server-unwell = The server is not well: { $parts }. Games are safe; try again in a moment.
server-failed = That did not work. Your game is safe.

## Connections

server-no-hello = The connection did not say who it is.
server-version = A new version is ready. Reload the page.
server-moved = The match moved to another server. Connecting again.
server-restarting = The server restarts. Your game is kept.
server-slow = The connection could not keep up. Connecting again.
server-too-many-sockets = Too many pages of yours are open here. Close one; this one connects again by itself.
server-signed-out = You have signed out, or your account is gone. Open the page again to go on.
server-storage-full = This server has no room for anything new. Matches that have begun go on; tell the host of the server.
server-too-many-guests = Too many new visitors came at once. Try again in a moment.
server-server-full = { $most } matches are going on here, and that is all this server takes. Try again later.
server-too-many-matches = You have { $most } matches that go on. Finish one, or give one up.
server-too-many-today = You have set up { $most } matches within a day. Go on with one of them, or wait a while.
server-list-too-long = A list may take up to { $most } KB.
server-lists-too-large = Your lists and their older versions take up { $most } KB. Delete a list first.
server-study-too-long = A study may take up to { $most } KB. Shorten a note.
server-choice-too-long = A standing choice may take up to { $most } KB.
server-too-many-choices = Standing choices, offers and gifts of time have been made { $most } times in this match. Play on without new ones.
server-match-too-long = This match has gone on for { $most } decisions. It can only be given up now.
server-chat-full = { $most } lines have been said at this table, and there is no room for more.
server-gone = The match is gone.
server-withdrawn = The table was withdrawn.

## Requests

server-not-found = There is nothing at this address.
server-wrong-method = This address cannot do that.
server-no-header = The request did not come from the site itself.
server-bad-query = The address has an argument that makes no sense: { $name }.
server-not-json = Expected JSON.
server-wrong-content = The request holds something unexpected: { $problem }
server-no-such-game = There is no such game.
server-no-such-match = There is no such match.
server-no-such-seat = There is no such seat.
server-no-such-key = This link leads nowhere. It may have been withdrawn.
server-no-such-entry = There is no such moment in this match.
server-no-such-list = There is no such list.
server-no-such-level = There is no opponent { $level }.
server-no-armies = This game has no armies.
server-no-tables = This game has no tables to choose.
server-wrong-seats = The game has { $wanted } seats, not { $got }.
server-bad-army = The army on seat { $seat } is not legal.
server-empty-name = A name needs at least one letter.
server-seat-taken = Somebody sits there already. You can watch.
server-not-your-seat = This is not your seat.
server-not-your-table = This is not your table.
server-not-to-be-watched = The players want no spectators.
server-no-example = This game has no examples to play with.
server-not-measured = Nobody has measured this game yet.
server-not-over = That is possible once the match is over.
server-rematch-there = Somebody has set up the rematch already.
server-broken = This match no longer fits the rules: { $problem }
server-begun = The match has begun.
server-too-many-tables = { $most } tables of yours are waiting. Withdraw one first.
server-too-many-lists = You keep { $most } lists. Delete one first.
server-needs-account = Friends need an account: yours, and theirs.
server-is-guest = That player is a guest. Friends need an account.
server-no-such-friend = There is no such friend.
server-no-such-day = { $day } is no day to come.
server-too-many-days = At most { $most } days away a year.
server-wrong-login = Name or password is wrong.
server-login-taken = Somebody has this name already, or one that looks like it.
server-has-account = You have an account already.
server-no-account = You are a guest and have no password.
server-short-password = A password needs at least { $least } characters.
server-common-password = This password is one of the first that people guess. Several words in a row make a good one.
server-no-such-device = That device is signed out already.
server-unseen-in-name = A name cannot contain the invisible character { $character }.
server-mixed-name = A name cannot mix letters of several alphabets.
server-name-of-account = { $name } looks like the name of somebody's account. Choose another, or log in if it is yours.

## Candidates

server-ready-army = { $name }

server-no-such-tournament = There is no such tournament.
server-no-such-player = There is no such player.
server-not-your-tournament = Only the host of the tournament may do that.
server-too-many-tournaments = You have { $most } tournaments already that are not over.
server-tournament-closed = The tournament is full, or has begun.
server-too-few-players = A tournament needs two players at least.
server-plain-options = A tournament is played with the usual options, without tables of one's own.
server-no-such-study = There is no such study.
server-too-many-studies = You keep { $most } studies already; delete one first.
server-too-long = That took too long to work out.
server-no-such-experiment = There is no such experiment.
server-no-such-army = There is no ready-made army { $army } for these options.
server-too-many-experiments = { $most } of your experiments are being worked out already; wait for one of them.
server-no-mail = This site sends no mail.
server-no-such-code = This link is not valid any more; ask for another one in the settings.
server-no-such-mail = No mail is sent for this link any more.
server-hook-unreadable = This is not an address of the kind https://example.org/path.
server-hook-not-https = The address must begin with https://.
server-hook-private = This address is not on the public internet.
server-hook-slow = It did not answer in time.
server-hook-tls = Its certificate could not be verified.
server-hook-unreachable = It could not be reached.
server-hook-status = It answered with status { $status }.
server-advice-alone = A computer gives advice only where no other person plays.
