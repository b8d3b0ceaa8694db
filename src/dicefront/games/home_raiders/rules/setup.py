"""SET: the table, the teams, sworn enemies, layout and roll-off (HR-SQD-01 to HR-SQD-05)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import LEADER, UNIT, Team
from dicefront.games.home_raiders.rules.dice import BLANK, FACES, SIDES
from dicefront.games.home_raiders.rules.events.setup import (
    DeployerFound,
    EnemySworn,
    LayoutFound,
    TableLaid,
    TeamsShown,
)
from dicefront.games.home_raiders.rules.moments import SWEARS
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.pools import COLOURS, WHITE
from dicefront.games.home_raiders.rules.state import (
    BUILD_TEAMS,
    CUNNING,
    DIRECT,
    LAY_TABLE,
    LAYOUT,
    NOT_ROLLED,
    PORTALS,
    ROLL_OFF,
    SWEAR,
    Character,
    State,
    Troop,
    new_character,
    new_troop,
)
from dicefront.games.home_raiders.rules.tables import STREWN, strewn_table
from dicefront.games.home_raiders.rules.team import BuildTeam, check_rosters, read_team, team_breaches
from dicefront.games.home_raiders.rules.view import LAYOUTS
from dicefront.kernel.agreement import tell_agreed
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask_all, roll, roll_die
from dicefront.kernel.question import Choose, Question
from dicefront.skirmish.space import Space

PLAYERS: Final = [0, 1]
ACE_CALL: Final = "ace"
BLANK_CALL: Final = "blank"
TABLES: Final = 1000
"""Two throws of so many sides choose one of a million tables."""


def first_state(options: Options, rosters: list[Json]) -> State:
    """The state before anything has happened; a team that is ``None`` is asked for at the table."""
    check_rosters(rosters, options)
    return State(
        options, LAY_TABLE, list(rosters), options.table_file.space(), [], [], [], NOT_ROLLED, NOT_ROLLED,
        0, 0, 0, [0, 0], [], [NOBODY, NOBODY], [], [], None,
    )  # fmt: skip


# -- the table ----------------------------------------------------------------------------------


def lay_table(state: State) -> Steps[None]:
    """HR-SQD-01, HR-TAB-13: objects are strewn at random, or lie as the table has them."""
    file = state.options.table_file
    if file.id in STREWN:
        faces = yield from roll([TABLES, TABLES], "home_raiders.table", "HR-TAB-13")
        things = strewn_table(file, (faces[0] - 1) * TABLES + faces[1] - 1)
        state.space = Space(file.width, file.depth, things)
    yield TableLaid(file.id, file.width, file.depth, len(state.space.things))
    state.stage = BUILD_TEAMS


# -- teams --------------------------------------------------------------------------------------


def build_teams(state: State) -> Steps[None]:
    """HR-SQD-02, HR-TEA-10, HR-OPT-10: teams are built in secret, shown together, with what they break."""
    missing = [player for player in PLAYERS if state.rosters[player] is None]
    questions: list[Question[Json]] = [BuildTeam(player, state.options) for player in missing]
    chosen = yield from ask_all(questions)
    rosters = list(state.rosters)
    for player, roster in zip(missing, chosen):
        rosters[player] = roster
    state.rosters = rosters
    for player in PLAYERS:
        muster(state, player, read_team(rosters[player], state.options).apart())
    settle(state)
    yield TeamsShown(rosters[0], rosters[1])
    yield from tell_agreed([team_breaches(roster, state.options) for roster in rosters])
    state.stage = SWEAR


def muster(state: State, player: int, team: Team) -> None:
    """HR-TEA-05, HR-TEA-06: every Unit and every Hero is a troop; Leaders stand with a Unit for now.

    A Leader is put where its roster proposes, or with the first Unit without one (HR-LDR-02).
    """
    units: list[Troop] = []
    refs: list[str] = []
    for entry in team.entries:
        if entry.card.troop == LEADER:
            continue
        troop = new_troop(len(state.troops), player, entry.card, [])
        state.troops.append(troop)
        if entry.card.troop == UNIT:
            units.append(troop)
            refs.append(entry.ref)
        for _ in range(entry.characters()):
            character = new_character(len(state.characters), player, entry.card, troop.id)
            state.characters.append(character)
            troop.members.append(character.id)
    wanted = [entry.joins for entry in team.of_type(LEADER)]
    for entry in team.of_type(LEADER):
        free = [place for place in range(len(units)) if units[place].leader == NOBODY]
        unclaimed = [place for place in free if refs[place] not in wanted]
        place = refs.index(entry.joins) if entry.joins else unclaimed[0]
        leader = new_character(len(state.characters), player, entry.card, units[place].id)
        state.characters.append(leader)
        units[place].members.append(leader.id)
        units[place].leader = leader.id


# -- sworn enemies ------------------------------------------------------------------------------


def unsworn(state: State, player: int) -> list[Character]:
    """Those with Sworn enemy who have named nobody yet (HR-AHE-13)."""
    return [
        character
        for character in state.characters
        if character.owner == player and character.kit.uses(SWEARS) and character.sworn == NOBODY
    ]


def nameable(state: State, player: int) -> list[int]:
    """HR-AHE-13, HR-GEN-15: the Leaders and Heroes of the opposing team."""
    return [one.id for one in state.characters if one.owner != player and one.card.troop != UNIT]


def swear(state: State) -> Steps[None]:
    """HR-SQD-03, HR-SET-01, HR-SET-10: both name their enemies at the same time."""
    for _ in range(len(state.characters)):
        swearing: list[Character] = []
        for player in PLAYERS:
            waiting = unsworn(state, player)
            if waiting and nameable(state, player):
                swearing.append(waiting[0])
        if not swearing:
            break
        questions: list[Question[int]] = [name_enemy(state, character) for character in swearing]
        answers = yield from ask_all(questions)
        for character, enemy in zip(swearing, answers):
            character.sworn = enemy
            yield EnemySworn(character.id, enemy)
    state.stage = LAYOUT


def name_enemy(state: State, character: Character) -> Question[int]:
    args: dict[str, Json] = {"character": character.id}
    choices = nameable(state, character.owner)
    kind = "home_raiders.setup.sworn-enemy"
    return Choose(character.owner, kind, "HR-AHE-13", choices, args, hand=PICK_PIECE)


# -- layout and roll-off ------------------------------------------------------------------------


def roll_white(purpose: str, rule: str, player: int = NOBODY) -> Steps[bool]:
    """HR-SET-05: one white die; whether it shows an Ace, a Critical Ace counting as a plain one."""
    face = yield from roll_die(SIDES, purpose, rule, player, COLOURS[WHITE])
    return FACES[WHITE][face - 1] != BLANK


def roll_layout(state: State) -> Steps[None]:
    """HR-SQD-04, HR-SET-02: Blank means Direct confrontation, an Ace Cunning strategy; HR-OPT-05."""
    if state.options.layout == "rolled":
        ace = yield from roll_white("home_raiders.layout", "HR-SET-02")
        state.layout = CUNNING if ace else DIRECT
    else:
        state.layout = LAYOUTS.index(state.options.layout)
    yield LayoutFound(LAYOUTS[state.layout])
    state.stage = ROLL_OFF


def roll_off(state: State) -> Steps[None]:
    """HR-SQD-05, HR-SET-06: whose call shows deploys first."""
    calls = yield from ask_all([call(player) for player in PLAYERS])
    caller = 1 if calls[1] == ACE_CALL and calls[0] == BLANK_CALL else 0  # disagreement: the first takes Ace
    ace = yield from roll_white("home_raiders.roll-off", "HR-SET-06")
    state.first = caller if ace else 1 - caller
    state.player = state.first
    yield DeployerFound(state.first, ACE_CALL if ace else BLANK_CALL)
    state.stage = PORTALS


def call(player: int) -> Question[str]:
    """What a player would like to take."""
    calls = [ACE_CALL, BLANK_CALL] if player == 0 else [BLANK_CALL, ACE_CALL]
    return Choose(player, "home_raiders.setup.call", "HR-SET-06", calls, names="call")
