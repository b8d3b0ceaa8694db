# Luck: how the dice fell, weighted by what was at stake.

luck-none = No dice have fallen yet.
luck-no-stakes = Nothing was at stake yet that dice decided.
luck-table = Luck by what was at stake
luck-few = Too few rolls to say whether { $name } was lucky; { $wanted } would do.
luck-good = By what was at stake, { $name } was luckier than in { $better } of 10 games.
luck-bad = By what was at stake, { $name } was less lucky than in { $worse } of 10 games.
luck-usual = By what was at stake, { $name } was as lucky as in most games.
luck-contests = Rolls
luck-at-stake = At stake
luck-expected = Expected
luck-actual = Result
luck-greatest = What mattered most
luck-last = The last one
luck-to-lab = To the Lab
luck-won = { $by } against { $against }: { $worth } at { $chance }, and it came off.
luck-lost = { $by } against { $against }: { $worth } at { $chance }, and it failed.
luck-about = Expected is the exact chance before the roll times that worth, gains less losses; other dice do not count here.
luck-dice-alone = The dice alone
luck-dice-share = { $name }, { $dice } dice: they fell better than in { $share } of games with the same dice.
luck-dice-of = { $total ->
    [one] One die with { $sides } sides
   *[other] { $total } dice with { $sides } sides
}
luck-dice-few = Too few to say anything; { $wanted } would do.
luck-dice-usual = Nothing unusual: { $usual } of 100 fair sets of dice are at least this uneven.
luck-dice-odd = Unusual: only { $usual } of 100 fair sets of dice are this uneven.
