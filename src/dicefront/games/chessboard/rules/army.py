"""ARM, EQP: building an army.

A roster is plain data: ``{"name": "Captain", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]}``. A miniature is
written as its die and what it carries, in any order: ``bow``, ``gun``, ``hero``, ``armor:2``, or a figure.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.catalogue import FIGURES, MIRRORED_LIST, READY_ARMIES, ReadyArmy
from dicefront.games.chessboard.rules.options import FIRST_GAME_ARMY, Options
from dicefront.games.chessboard.rules.state import DICE, Profile
from dicefront.kernel.agreement import kept, lifted
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData, Refusal, unreadable
from dicefront.kernel.gesture import LIST, Gesture
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign

SWORD_BEARER: Final = "sword-bearer"
DIE_WORDS: Final = [f"d{die}" for die in DICE]
MOST_MINIS: Final = 12
MOST_READ: Final = 40
"""More are not even read: an army that is being built may be too large for a while."""

MOST_ARMOR: Final = 99
ROSTER_SHAPE: Final = 'an object with a list "minis" such as ["d8 hero", "d6 bow", "d4 armor:1"]'
MIXED_ARMIES: Final = 8

LIFTABLE: Final = [
    "chessboard.army.too_expensive",
    "chessboard.army.too_small",
    "chessboard.army.too_much_armor",
    "chessboard.army.figure_not_used",
    "chessboard.army.already_has",
    "chessboard.army.no_equipment",
]
"""CB-OPT-24: the problems that players may agree to bear."""


class Wish:
    """A miniature as it is written in a roster, before anybody asks whether it is allowed."""

    def __init__(self, die: int, armor: int, bow: bool, gun: bool, hero: bool, figure: str) -> None:
        self.die = die
        self.armor = armor
        self.bow = bow
        self.gun = gun
        self.hero = hero
        self.figure = figure


def read_wish(text: str, where: str) -> Wish:
    """A miniature from its short form; ``BadData`` names the word that means nothing."""
    wish = Wish(0, 0, False, False, False, "")
    for word in text.lower().replace("+", " ").replace(",", " ").split():
        if word[:1] == "d" and word[1:].isdecimal():
            if wish.die:
                raise BadData(where, "one die", text, "CB-DIE-01")
            if word not in DIE_WORDS:
                raise BadData(where, "a die out of " + ", ".join(DIE_WORDS), word, "CB-DIE-01")
            wish.die = int(word[1:])
        elif word == "armor":
            wish.armor += 1
        elif word.startswith("armor:") and word[6:].isdecimal() and len(word) <= 9:
            wish.armor += int(word[6:])
        elif word == "bow" and not wish.bow:
            wish.bow = True
        elif word == "gun" and not wish.gun:
            wish.gun = True
        elif word == "hero" and not wish.hero:
            wish.hero = True
        elif word in FIGURES.attacks and not wish.figure:
            wish.figure = word
        elif word in ("bow", "gun", "hero"):
            raise BadData(where, f"{word} at most once", text, _price_rule(word))
        elif word in FIGURES.attacks:
            raise BadData(where, "one figure", text, "CB-ARM-12")
        else:
            raise BadData(where, "bow, gun, hero, armor:N or one of " + ", ".join(FIGURES.attacks), word)
    if not wish.die:
        raise BadData(where, "a die such as d6", text, "CB-DIE-01")
    if wish.armor > MOST_ARMOR:
        raise BadData(where, f"at most {MOST_ARMOR} Armor", text, "CB-EQP-01")
    return wish


def _price_rule(item: str) -> str:
    return {"armor": "CB-EQP-01", "bow": "CB-EQP-02", "gun": "CB-EQP-03", "hero": "CB-EQP-04"}[item]


def read_roster(roster: Json) -> list[Wish]:
    """The miniatures of a roster; ``BadData`` names the first that cannot be read."""
    minis = roster.get("minis") if isinstance(roster, dict) else roster
    if not isinstance(minis, list):
        raise BadData("army", ROSTER_SHAPE, roster)
    if len(minis) > MOST_READ:
        raise BadData("army.minis", f"at most {MOST_READ} miniatures", len(minis), "CB-ARM-06")
    wishes: list[Wish] = []
    for index, text in enumerate(minis):
        if not isinstance(text, str):
            raise BadData(f"army.minis[{index}]", 'a text such as "d8 hero"', text)
        wishes.append(read_wish(text, f"army.minis[{index}]"))
    return wishes


def cost(wish: Wish) -> Total:
    """CB-ARM-02, CB-ARM-03, EQP: the points of one miniature, part by part."""
    prices = FIGURES.prices
    parts = [Modifier("chessboard.cost.die", wish.die, "CB-ARM-02")]
    if wish.armor:
        parts.append(Modifier("chessboard.cost.armor", wish.armor * prices["armor"], "CB-EQP-01"))
    if wish.bow:
        parts.append(Modifier("chessboard.cost.bow", prices["bow"], "CB-EQP-02"))
    if wish.gun:
        parts.append(Modifier("chessboard.cost.gun", prices["gun"], "CB-EQP-03"))
    if wish.hero:
        parts.append(Modifier("chessboard.cost.hero", prices["hero"], "CB-EQP-04"))
    return Total(parts)


def problems(roster: Json, options: Options) -> list[Refusal]:
    """Everything that keeps a roster from being played; empty if it may be played."""
    return kept(all_problems(roster, options), LIFTABLE, options.lists_agreed)


def breaches(roster: Json, options: Options) -> list[Refusal]:
    """CB-OPT-24: what a roster breaks by agreement."""
    return lifted(all_problems(roster, options), LIFTABLE, options.lists_agreed)


def all_problems(roster: Json, options: Options) -> list[Refusal]:
    """Everything that is wrong with a roster, agreed on or not."""
    try:
        wishes = read_roster(roster)
    except BadData as error:
        return [Refusal("chessboard.army.unreadable", error.rule, error.arguments)]
    if options.army_mode == "free":
        return _free_problems(wishes) + _size_problems(len(wishes), options.free_min, "CB-ARM-13")
    found: list[Refusal] = []
    for index, wish in enumerate(wishes):
        found.extend(_equipment_problems(index, wish, options))
    total = sum(cost(wish).amount for wish in wishes)
    if total > options.points:
        over: dict[str, Json] = {"cost": total, "points": options.points}
        found.append(Refusal("chessboard.army.too_expensive", "CB-ARM-03", over))
    return found + _size_problems(len(wishes), options.army_min, "CB-ARM-06" if wishes else "CB-ARM-05")


def _size_problems(size: int, least: int, rule: RuleId) -> list[Refusal]:
    """CB-ARM-13, CB-ARM-06: never nobody, never more than twelve; CB-ARM-05: as many as are asked for."""
    if not 1 <= size <= MOST_MINIS:
        args: dict[str, Json] = {"size": size, "most": MOST_MINIS}
        return [Refusal("chessboard.army.wrong_size", rule, args)]
    if size < least:
        few: dict[str, Json] = {"size": size, "least": least}
        return [Refusal("chessboard.army.too_small", "CB-ARM-05", few)]
    return []


def _equipment_problems(index: int, wish: Wish, options: Options) -> list[Refusal]:
    found: list[Refusal] = []
    if options.armor_limit and wish.armor > options.armor_limit:
        args: dict[str, Json] = {"entry": index, "armor": wish.armor, "limit": options.armor_limit}
        found.append(Refusal("chessboard.army.too_much_armor", "CB-OPT-22", args))
    if options.figure_weapons == "paid":
        if wish.figure:
            found.append(Refusal("chessboard.army.figure_not_used", "CB-ARM-09", {"entry": index}))
        return found
    for attack in FIGURES.attacks[wish.figure or SWORD_BEARER]:
        if (attack == "bow" and wish.bow) or (attack == "gun" and wish.gun):
            twice: dict[str, Json] = {"entry": index, "item": attack}
            found.append(Refusal("chessboard.army.already_has", "CB-ARM-10", twice))
    return found


def _free_problems(wishes: list[Wish]) -> list[Refusal]:
    """CB-ARM-11: dice and figures alone."""
    found: list[Refusal] = []
    for index, wish in enumerate(wishes):
        if wish.armor or wish.bow or wish.gun or wish.hero:
            found.append(Refusal("chessboard.army.no_equipment", "CB-ARM-11", {"entry": index}))
    return found


def profile(wish: Wish, options: Options) -> Profile:
    """CB-ARM-08 to CB-ARM-12, CB-ARM-15, CB-OPT-24: what the miniature is in a match."""
    if options.army_mode == "points" and options.figure_weapons == "paid" and not wish.figure:
        figure = "soldier" if wish.gun else "archer" if wish.bow else SWORD_BEARER
    else:
        figure = wish.figure or SWORD_BEARER
    attacks = FIGURES.attacks[figure]
    tally = wish.die if options.army_mode == "free" else cost(wish).amount
    bow, gun = wish.bow or "bow" in attacks, wish.gun or "gun" in attacks
    return Profile(wish.die, wish.armor, bow, gun, wish.hero, figure, tally)


def worth_of(profile: Profile, options: Options) -> int:
    """CB-ARM-15: the tally value of a miniature; weapons that its figure brings cost nothing."""
    given: list[str] = [] if options.figure_weapons == "paid" else FIGURES.attacks[profile.figure]
    bow, gun = profile.bow and "bow" not in given, profile.gun and "gun" not in given
    if options.army_mode == "free":
        return profile.die
    return cost(Wish(profile.die, profile.armor, bow, gun, profile.hero, profile.figure)).amount


def may_be_worth(profile: Profile, tally: int, options: Options) -> bool:
    """CB-ARM-15, CB-OPT-24: in an agreed list a weapon that a figure brings may have been paid for or not."""
    if tally == worth_of(profile, options):
        return True
    if not options.lists_agreed or options.army_mode == "free":
        return False
    given = FIGURES.attacks[profile.figure]
    bows = [False, True] if "bow" in given else [profile.bow]
    guns = [False, True] if "gun" in given else [profile.gun]
    for bow in bows:
        for gun in guns:
            wish = Wish(profile.die, profile.armor, bow, gun, profile.hero, profile.figure)
            if tally == cost(wish).amount:
                return True
    return False


def profiles(roster: Json, options: Options) -> list[Profile]:
    """The army of a roster that has no problems."""
    return [profile(wish, options) for wish in read_roster(roster)]


def short_form(profile: Profile) -> str:
    """A miniature as it is written in a roster."""
    words = [f"d{profile.die}"]
    if profile.armor:
        words.append(f"armor:{profile.armor}")
    if profile.bow:
        words.append("bow")
    if profile.gun:
        words.append("gun")
    if profile.hero:
        words.append("hero")
    return " ".join(words)


# -- armies to choose from ----------------------------------------------------------------------


def check_ready_armies(armies: list[ReadyArmy], mirrored: list[str]) -> None:
    """CB-ARM-14, CB-ARM-16: every miniature in the data can be read, and every army fits its budget."""
    for index, ready in enumerate(armies):
        where = f"armies.toml: army {index + 1}.minis"
        total = sum(cost(read_wish(mini, where)).amount for mini in ready.minis)
        if total > ready.points:
            raise BadData(where, f"at most {ready.points} points", total, "CB-ARM-16")
    for mini in mirrored:
        read_wish(mini, "armies.toml: mirrored.minis")


check_ready_armies(READY_ARMIES, MIRRORED_LIST)


def ready_armies(options: Options) -> list[Json]:
    """CB-ARM-16, CB-ARM-14: the ready-made armies that these options allow."""
    if options.army_mode == "free":
        return [{"name": "Mirrored", "minis": list(MIRRORED_LIST)}]
    rosters: list[Json] = []
    for ready in READY_ARMIES:
        roster: Json = {"name": ready.name, "minis": list(ready.minis)}
        if ready.points == options.points and not problems(roster, options):
            rosters.append(roster)
    return rosters


def ready_army(name: str, options: Options) -> Json:
    """The ready-made army of a name; ``BadData`` lists those there are."""
    names: list[str] = []
    for roster in ready_armies(options):
        if isinstance(roster, dict):
            title = str(roster["name"])
            if title.lower() == name.lower():
                return roster
            names.append(title)
    known = (
        "one of " + ", ".join(names)
        if names
        else "an army of your own, since no ready-made one fits these options"
    )
    raise BadData("army", known, name, "CB-ARM-16")


def mixed_army(options: Options, draw: Draw) -> Json:
    """Any army the options allow: at least as many dice as needed, then upgrades while points last."""
    if options.army_mode == "free":
        size = options.free_min + draw.below(MOST_MINIS - options.free_min + 1)
        figures = list(FIGURES.attacks)
        chosen: list[Json] = [
            f"d{DICE[draw.below(len(DICE))]} {figures[draw.below(len(figures))]}" for _ in range(size)
        ]
        return {"name": "Mixed", "minis": chosen}
    size = options.army_min + draw.below(options.points // DICE[0] - options.army_min + 1)
    wishes = [Wish(DICE[0], 0, False, False, False, "") for _ in range(size)]
    for _ in range(40):
        wish = wishes[draw.below(size)]
        better = _upgraded(wish, draw, options)
        if (
            sum(cost(one).amount for one in wishes) - cost(wish).amount + cost(better).amount
            <= options.points
        ):
            wishes[wishes.index(wish)] = better
    minis: list[Json] = [_written(wish) for wish in wishes]
    return {"name": "Mixed", "minis": minis}


def _upgraded(wish: Wish, draw: Draw, options: Options) -> Wish:
    better = Wish(wish.die, wish.armor, wish.bow, wish.gun, wish.hero, wish.figure)
    what = draw.below(6)
    if what <= 1:
        better.die = DICE[min(DICE.index(wish.die) + 1, len(DICE) - 1)]
    elif what == 2 and (options.armor_limit == 0 or wish.armor < options.armor_limit):
        better.armor += 1
    elif what == 3:
        better.bow = True
    elif what == 4:
        better.gun = True
    elif what == 5:
        better.hero = True
    return better


def _written(wish: Wish) -> str:
    return short_form(Profile(wish.die, wish.armor, wish.bow, wish.gun, wish.hero, wish.figure, 0))


_candidates: dict[tuple[str, int, str, int, int, int, bool], list[Json]] = {}


def candidate_armies(options: Options) -> list[Json]:
    """Sensible armies for these options: the ready-made ones and some mixed ones, worked out once."""
    key = (
        options.army_mode,
        options.points,
        options.figure_weapons,
        options.army_min,
        options.free_min,
        options.armor_limit,
        options.lists_agreed,
    )
    if key not in _candidates:
        mixed = [
            mixed_army(options, Draw(child_seed(options.points, index))) for index in range(MIXED_ARMIES)
        ]
        _candidates[key] = ready_armies(options) + mixed
    return _candidates[key]


class BuildArmy(Question[Json]):
    """CB-DEC-01: each player, in secret, an army."""

    def __init__(self, player: PlayerId, options: Options) -> None:
        super().__init__(player, "chessboard.army.build", "CB-DEC-01", finite=False)
        self.game_options = options

    def check(self, answer: object) -> Refusal | None:
        if not isinstance(answer, dict) or not isinstance(answer.get("minis"), list):
            return unreadable(ROSTER_SHAPE, answer)
        if not isinstance(answer.get("name", ""), str) or any(key not in ("name", "minis") for key in answer):
            return unreadable("a name and miniatures, and nothing else", answer)
        found = problems(answer, self.game_options)
        return found[0] if found else None

    def understood(self, answer: object) -> Json:
        return answer if isinstance(answer, dict) else None

    def candidates(self) -> list[Json]:
        return candidate_armies(self.game_options)

    def sample(self, draw: Draw) -> Json:
        """Any army that fits."""
        return mixed_army(self.game_options, draw)

    def gesture(self) -> Gesture:
        return Gesture(LIST)

    def show(self, value: Json) -> Sign:
        """A ready-made army by its name, another one by what is in it."""
        if not isinstance(value, dict):
            return Sign()
        if value in ready_armies(self.game_options):
            return Sign(note=Note("server.ready-army", value))
        return Sign(note=Note("chessboard.show.army", {"minis": value.get("minis")}))

    def args(self) -> dict[str, Json]:
        return {"points": self.game_options.points, "mode": self.game_options.army_mode}


def given_rosters(options: Options, rosters: list[Json]) -> list[Json]:
    """The armies that are known before the game; one that is ``None`` is asked for at the table.

    CB-OPT-23 gives both players the army Vanguard. CB-ARM-13: mirrored armies are the same list.
    """
    chosen: list[Json] = list(rosters)
    if options.preset == "first_game":
        given = ready_army(FIRST_GAME_ARMY, options)
        for player, roster in enumerate(chosen):
            if roster is not None and _list_of_minis(roster) != _list_of_minis(given):
                expected = f"{FIRST_GAME_ARMY} with the preset first_game"
                raise BadData(f"rosters[{player}]", expected, roster, "CB-OPT-23")
        chosen = [given, given]
    if options.army_mode == "free" and options.free_armies == "mirrored":
        agreed = next((roster for roster in chosen if roster is not None), ready_armies(options)[0])
        for roster in chosen:
            if roster is not None and _list_of_minis(roster) != _list_of_minis(agreed):
                raise BadData("rosters", "the same list for both players", roster, "CB-ARM-13")
        chosen = [agreed, agreed]
    for player, roster in enumerate(chosen):
        found = problems(roster, options) if roster is not None else []
        if found:
            raise BadData(f"rosters[{player}]", "an army the options allow", found[0], found[0].rule)
    return chosen


def _list_of_minis(roster: Json) -> list[str]:
    """The miniatures of a roster in an order and a spelling that can be compared."""
    return sorted(f"{_written(wish)} {wish.figure or SWORD_BEARER}" for wish in read_roster(roster))
