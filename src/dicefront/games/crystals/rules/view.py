"""What is seen: everything but the secret choices of the others."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import gate_of
from dicefront.games.crystals.rules.ending import total_experience
from dicefront.games.crystals.rules.roles import ATTACKER, ROLES, TEAM
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.kernel.ids import NOBODY, Json


def view(state: State, player: int | None) -> Json:
    """The table as one seat sees it; ``None`` is a spectator."""
    track = state.options.board.track
    seats = range(state.options.seats)
    seen: dict[str, Json] = {
        "track": {
            "fields": track.fields,
            "entries": list(track.entries),
            "gates": [gate_of(track, seat) for seat in seats],
            "teleports": list(track.teleports),
        },
        "seats": [seat_view(state, seat) for seat in seats],
        "characters": [character_view(state, number) for number in range(len(state.characters))],
        "mines": [[field, owner] for field, owner in enumerate(state.mines) if owner != NOBODY],
        "middle": state.middle,
        "crystals_to_win": state.options.crystals_to_win,
        "player": state.player if state.stage == PLAY else None,
        "face": state.face,
        "extra_turns": state.extra_turns,
        "round_limit": state.options.round_limit,
    }
    if player is not None and state.secrets[player] != ATTACKER:
        seen["attacker"] = ROLES[state.secrets[player]]
    return seen


def seat_view(state: State, seat: int) -> Json:
    """What belongs to one seat, and how far it is on both ways of winning."""
    return {
        "crystals": state.crystals[seat],
        "experience": total_experience(state, seat),
        "mines": state.stock[seat],
        "points": state.earned[seat],
        "turns": state.turns[seat],
        "gone": state.gone[seat],
    }


def character_view(state: State, number: int) -> Json:
    """One character: step -1 is its base, step 0 its Start."""
    character = state.characters[number]
    return {
        "number": number,
        "owner": number // TEAM,
        "role": ROLES[character.role],
        "step": character.step,
        "field": state.field_of(character),
        "experience": character.experience,
        "level": character.level(),
    }
