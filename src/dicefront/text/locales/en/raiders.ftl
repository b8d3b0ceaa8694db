# Home Raiders at a table in the browser, beside what the rules say.

## Dice

raiders-letter-white = W
raiders-letter-red = R
raiders-letter-black = B
raiders-dice-white = { $count } white
raiders-dice-red = { $count } red
raiders-dice-black = { $count } black
raiders-dice-none = no dice
raiders-dice-boost = { $pool }, Boost { $boost }

## Cards

raiders-troop-unit = Unit
raiders-troop-leader = Leader
raiders-troop-hero = Hero
raiders-unit-of = { $count ->
    [one] Unit of { $count }
   *[other] Unit of { $count }
}
raiders-movement = Movement
raiders-close_combat = Close combat
raiders-shooting = Shooting
raiders-defence = Defence
raiders-spirit = Spirit
raiders-hurts = hurts
raiders-hurts-about = using it costs a Wound token
raiders-use-always = Always:
raiders-use-option = When it comes up:
raiders-use-action = Action:
raiders-use-setup = Before the first round:
