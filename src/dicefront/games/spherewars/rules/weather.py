"""WEA: the weather, how it changes, and whom it affects in which way.

``suffocates`` and ``storms`` are what others ask; traits change both by the moment ``feels``.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.dice import throw_dice
from dicefront.games.spherewars.rules.events.setup import WeatherTold
from dicefront.games.spherewars.rules.moments import FEELS, asked
from dicefront.games.spherewars.rules.options import ROLLED
from dicefront.games.spherewars.rules.profile import PLAIN
from dicefront.games.spherewars.rules.scenery_file import (
    NO_WEATHER,
    SCENERY,
    WEATHER_FALLS,
    WEATHER_RISES,
    Weather,
)
from dicefront.games.spherewars.rules.state import CLEAR, Combatant, State, mission_of
from dicefront.games.spherewars.rules.subjects import MOV, Exposure
from dicefront.kernel.modifier import Total
from dicefront.kernel.procedure import Steps

SCALE: Final[list[Weather]] = list(SCENERY.weathers.values())
"""SW-WEA-01: the weathers in rising order."""
STORM: Final = SCALE[0]
HEAT: Final = SCALE[-1]


def weather_of(state: State) -> Weather:
    """The weather at this moment."""
    return SCALE[state.weather]


# -- how it changes -----------------------------------------------------------------------------------


def begin_weather(state: State) -> Steps[None]:
    """SW-WEA-02: the weather of the first turn: agreed, fixed by the mission, or rolled."""
    chosen = state.options.weather
    if chosen == NO_WEATHER:
        return
    faces: list[int] = []
    if chosen == ROLLED:
        chosen = mission_of(state).weather
    if not chosen:
        rolled = yield from throw_dice(2, "weather", "SW-WEA-02")
        faces = rolled.faces
        chosen = SCENERY.weather_for(sum(faces)).id
    state.weather = SCENERY.weathers[chosen].level
    yield WeatherTold(chosen, faces)


def change_weather(state: State) -> Steps[None]:
    """SW-WEA-03, SW-TRN-12: in updating the weather may go a level down or up, and never off the scale."""
    if state.options.weather == NO_WEATHER:
        return
    rolled = yield from throw_dice(2, "weather", "SW-WEA-03")
    total = sum(rolled.faces)
    if total <= WEATHER_FALLS:
        state.weather = max(state.weather - 1, 0)
    elif total >= WEATHER_RISES:
        state.weather = min(state.weather + 1, len(SCALE) - 1)
    yield WeatherTold(weather_of(state).id, rolled.faces)


# -- who feels it -------------------------------------------------------------------------------------


def exposure_of(state: State, one: Combatant) -> Exposure:
    """SW-WEA-10, SW-WEA-11: what a combatant feels of the weather."""
    weather = weather_of(state)
    found = Exposure(weather is HEAT, weather is STORM)
    if found.heat or found.storm:
        for trait in asked(one, FEELS):
            trait.feels(state, one, found)
    return found


def suffocates(state: State, one: Combatant) -> bool:
    """SW-WEA-05, SW-WEA-07, SW-WEA-12: whether the weather takes MOV from a combatant and tires it."""
    return exposure_of(state, one).heat


def storms(state: State, one: Combatant) -> bool:
    """SW-WEA-08, SW-WEA-09, SW-WEA-12: whether a storm hinders a shooter or caster."""
    return exposure_of(state, one).storm


# -- what it does -------------------------------------------------------------------------------------


def slowed(state: State, one: Combatant) -> int:
    """SW-WEA-05, SW-WEA-06: what is added to MOV in the movement phase and where it is shot at; 0 or less."""
    return HEAT.mov if suffocates(state, one) else 0


def mov_as_target(state: State, target: Combatant) -> int:
    """SW-SHO-06, SW-ORD-43: MOV as it counts where somebody is shot at, suffocating weather included."""
    number = Total([])
    number.add("spherewars.attribute.mov", value(state, target, MOV), "SW-SHO-05")
    add_heat(state, target, number)
    return number.amount


def add_heat(state: State, target: Combatant, number: Total) -> None:
    """SW-WEA-05: the heat makes it easier to shoot at somebody; MOV is 1 at least (SW-ATT-14)."""
    loss = slowed(state, target)
    if loss and number.amount + loss >= 1:
        rule = "SW-WEA-05" if target.profile.mov_kind == PLAIN else "SW-WEA-06"
        number.add("spherewars.reason.heat", loss, rule)


def add_storm(state: State, shooter: Combatant, number: Total) -> None:
    """SW-WEA-08: a storm makes every mundane precision roll harder."""
    if storms(state, shooter):
        number.add("spherewars.reason.storm", STORM.difficulty, "SW-WEA-08")


def lost_face(state: State, caster: Combatant) -> int:
    """SW-WEA-09, SW-SPE-31: the highest face that is removed from the caster's dice."""
    return STORM.lost if storms(state, caster) else SCALE[CLEAR].lost
