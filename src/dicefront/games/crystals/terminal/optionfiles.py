"""Tracks of one's own: ``--option track=own.toml``, or ``track=own.toml:id`` where a file holds several."""

from __future__ import annotations

from dicefront.games.crystals.rules.tracks import load_tracks
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json

ENDING = ".toml"


def from_file(name: str, value: str) -> Json:
    path, _, wanted = value.partition(f"{ENDING}:")
    path = path + ENDING if wanted else path
    if name != "track" or not path.endswith(ENDING):
        return None
    tracks = load_tracks(path)
    if not wanted and len(tracks) == 1:
        wanted = next(iter(tracks))
    if wanted not in tracks:
        raise BadData(path, f"{path}:ID with one of " + ", ".join(tracks), wanted or "no id")
    return tracks[wanted].to_json()
