# Mails: the code that confirms an address, and the digest.

mail-code-subject = Confirm your mail address for Dicefront
mail-code-asked = On { $site } somebody has asked to be told at this address when it is their turn. If that is you, open this page within a day and confirm it:
mail-code-else = If it is not you, do nothing: no more mail will come, and the address will be forgotten.
mail-hello = Hello { $name },
mail-turns = It is your turn:
mail-ended = Ended:
mail-match = { $game } against { $others }
mail-computer = the computer
mail-nobody = somebody
mail-no-time = no time is left
mail-days-left = { $count } days left
mail-hours-left = { $count } hours left
mail-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
mail-won = you won
mail-lost = you lost
mail-drawn = nobody won
mail-subject-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
}
mail-subject-half = { $count ->
    [one] It is your turn, and half of your time is gone
   *[other] It is your turn in { $count } games, and half of your time is gone in one
}
mail-subject-tenth = { $count ->
    [one] It is your turn, and your time is running out
   *[other] It is your turn in { $count } games, and your time is running out in one
}
mail-subject-ended = { $count ->
    [one] A game has ended
   *[other] { $count } games have ended
}
mail-how-often = You get at most two such mails a day, and none while you are at the site.
mail-settings = What you get mail about: { $address }
mail-stop = No more mail, with one click: { $address }
