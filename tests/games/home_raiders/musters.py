"""Matches before their first round, for tests: on a bare table of 30 by 30 inches, unless told otherwise."""

from dicefront.games.home_raiders.rules.deployment import attach, deploy
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.portals import place_portal
from dicefront.games.home_raiders.rules.setup import build_teams, first_state, lay_table
from dicefront.games.home_raiders.rules.state import CUNNING, DIRECT, PORTALS, State
from dicefront.games.home_raiders.scenes import inch, own_table
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered, play_out

BARE = own_table()


def begun(**options: Json) -> State:
    """A match before anything is done, with the teams still to be built."""
    return first_state(options_of(complete_options({"table": BARE, **options})), [None, None])


def mustered(first: Json = "nl-6-garrison", second: Json = "gr-6-scrapyard", **options: Json) -> State:
    """A match with both teams on the table's edge."""
    state = first_state(options_of(complete_options({"table": BARE, **options})), [first, second])
    play_out(lay_table(state))
    play_out(build_teams(state))
    return state


def at_portal(state: State, side: str = "south", corner: bool = False) -> State:
    """The first player's Portal stands, and the troops are to be attached."""
    state.layout = CUNNING if corner else DIRECT
    state.first = state.player = 0
    state.stage = PORTALS
    play_out(place_portal(state), [(0, side)])
    return state


def attached(state: State, **answer: Json) -> State:
    """The present player's attachments are as the roster has them, but for what is given."""
    from dicefront.games.home_raiders.rules.attachments import Attach

    play_out(attach(state), [(state.player, {**offered(Attach(state))[0], **answer})])
    return state


def deploying(first: Json = "nl-6-garrison", second: Json = "gr-6-scrapyard", **options: Json) -> State:
    """The first player deploys at the middle of the south side; the Portal is a tin at (15, 1.5)."""
    return attached(at_portal(mustered(first, second, **options)))


def put(state: State, *places: tuple[int, float, float] | tuple[int, float, float, float]) -> None:
    """Deploy one troop: ``(character, x, y)`` in inches, with a height if it is not the table's."""
    play_out(deploy(state), [(state.player, written(*places))])


def written(*places: tuple[int, float, float] | tuple[int, float, float, float]) -> Json:
    """The answer that deploys characters at places in inches."""
    found: list[Json] = []
    for one in places:
        z = inch(one[3]) if len(one) == 4 else 0
        found.append([one[0], [inch(one[1]), inch(one[2]), z]])
    return found
