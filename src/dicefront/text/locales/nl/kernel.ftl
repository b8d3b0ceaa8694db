# Wat elke tafel zegt, bij elk spel.

## Wat er gebeurde

kernel-resigned = { $player } geeft op.
kernel-draw-offered = { $player } biedt remise aan.
kernel-draw-answered = { $accepted ->
    [yes] { $player } neemt de remise aan.
   *[no] { $player } slaat de remise af.
}
# $problems zijn zinnen met hun paragrafen.
kernel-list-agreed = In overleg wijkt de lijst van { $player } af van de regels: { $problems }
kernel-timed-out = De tijd van { $player } is om; het gebruikelijke antwoord is gegeven.
kernel-thrown = { $player ->
    [-1] { $sides } voor { $purpose }: { $faces } ({ $rule })
   *[other] { $player } gooit { $sides } voor { $purpose }: { $faces } ({ $rule })
}

## Wat een antwoord betekent

kernel-show-yes = ja
kernel-show-no = nee
kernel-show-none = geen
kernel-show-piece = { $piece }
kernel-show-pieces = { $pieces }
kernel-show-group = { $group }
kernel-show-place = naar { $place }

## Waarom iets niet kan

kernel-unreadable = Verwacht: { $expected }, gekregen: { $got }.
kernel-not_an_option = Dat is niet een van de { $options } mogelijkheden.
kernel-bad_data = { $where }: verwacht { $expected }, gekregen { $got }
kernel-broken_log = { $where }: verwacht { $expected }, gekregen { $got }
kernel-rules_error = Een regel ging fout ({ $question }): { $problem }
kernel-dice_error = De dobbelstenen gingen fout bij worp { $throw } ({ $purpose }): { $problem }
kernel-still_asked = Er wacht nog een vraag: antwoord eerst.
kernel-game_over = Het spel is afgelopen.
kernel-not_your_decision = { $player } is nu niet aan de beurt.
kernel-not_playing = { $player } speelt niet meer mee.
kernel-no_draws = Dit spel kent geen remise in overleg.
kernel-draw-on_offer = { $player } heeft al remise aangeboden.
kernel-draw-none_on_offer = Er is geen remise aangeboden die { $player } kan beantwoorden.
kernel-undo-nothing = Er valt niets terug te nemen.
kernel-undo-other_player = Het laatste antwoord was niet van jou.
kernel-undo-thrown_or_shown = Terugnemen kan niet: er is sindsdien gegooid of iets getoond.
