"""Accounts: guessing is slow, weak passwords are refused, keys can be taken back, names are told apart."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

import dicefront.server
from dicefront.server.limits import network_of
from dicefront.server.names import is_mixed, kept, skeleton, unseen_in
from dicefront.server.people.passwords import is_common
from dicefront.server.people.people import Attempts
from dicefront.server.settings import Limits
from tests.server.serving import GENEROUS, PATIENCE, Running, Visitor, Visitors, running

GOOD = "correct horse"
SOURCES = Path(inspect.getfile(dicefront.server)).parent


def account(visitor: Visitor, login: str, password: str = GOOD, status: int = 200) -> Any:
    return visitor.post("/api/accounts", {"login": login, "password": password}, status)


# -- guessing -----------------------------------------------------------------------------------


def test_guessing_at_one_account_is_slowed_down_from_everywhere() -> None:
    limits = Limits(account_logins=1e-6, account_logins_reserve=5, slow_logins=1e-6)
    attempts = Attempts(limits)
    assert [attempts.take("anna", f"198.51.100.{number}") for number in range(5)] == [0.0] * 5
    assert attempts.take("anna", "203.0.113.1") == 0.0  # one more from each network, then it waits
    assert attempts.take("anna", "203.0.113.1") > 0.0
    assert attempts.take("anna", "2001:db8::/64") == 0.0
    assert attempts.take("anna", "2001:db8::/64") > 0.0
    assert attempts.take("bram", "203.0.113.1") == 0.0


def test_nobody_can_be_locked_out_by_a_stranger(tmp_path: Path) -> None:
    limits = replace(GENEROUS, account_logins=1e-6, account_logins_reserve=3, slow_logins=1e-6)
    with running(tmp_path, limits=limits, behind_proxy=True) as server:
        anna, eve, home = (Visitor(server.address) for _ in range(3))
        account(anna, "anna.locked")
        eve.http.headers["x-forwarded-for"] = "203.0.113.1"
        home.http.headers["x-forwarded-for"] = "198.51.100.7"
        wrong = {"login": "anna.locked", "password": "a wrong horse"}
        codes = [eve.http.post("/api/session", json=wrong).status_code for _ in range(6)]
        assert codes == [401, 401, 401, 401, 429, 429]
        home.post("/api/session", {"login": "anna.locked", "password": GOOD})
        anna.get("/api/me/devices")
        for one in (anna, eve, home):
            one.close()


def test_a_network_of_version_6_counts_as_one_visitor(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=1e-6, requests_reserve=2)
    with running(tmp_path, limits=limits, behind_proxy=True) as server:
        for last, status in (("1", 200), ("2", 200), ("3", 429)):
            headers = {"x-forwarded-for": f"2001:db8:1:2::{last}"}
            assert (
                httpx.get(f"{server.address}/api/games", headers=headers, timeout=PATIENCE).status_code
                == status
            )
        elsewhere = {"x-forwarded-for": "2001:db8:1:3::1"}
        assert (
            httpx.get(f"{server.address}/api/games", headers=elsewhere, timeout=PATIENCE).status_code == 200
        )
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.8") == "192.0.2.8"
    assert network_of("unknown") == "unknown"


# -- passwords ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("12345678", "short-password"),
        ("short one", "short-password"),
        ("1234567890", "common-password"),
        ("0987654321", "common-password"),
        ("qwertyuiop", "common-password"),
        ("1q2w3e4r5t", "common-password"),
        ("qwerty12345", "common-password"),
        ("aaaaaaaaaaaa", "common-password"),
        ("password123!", "common-password"),
        ("P@ssw0rd2024", "common-password"),
        ("passwordpassword", "common-password"),
        ("Wachtwoord1", "common-password"),
        ("dicefront2026", "common-password"),
        ("weak.login99", "common-password"),
    ],
)
def test_passwords_that_are_guessed_first_are_refused(visitor: Visitors, password: str, code: str) -> None:
    assert account(visitor(), "weak.login", password, 422)["code"] == code


def test_other_passwords_are_fine() -> None:
    for password in (GOOD, "long enough", "vier kleine eendjes", "x7#kQ-29bfTz", "summer rain on tin"):
        assert not is_common(password, "anna")


# -- keys ---------------------------------------------------------------------------------------


def test_the_key_of_the_guest_is_worth_nothing_after_signing_up(server: Running, visitor: Visitors) -> None:
    anna = visitor()
    id_ = anna.get("/api/me")["id"]
    old = anna.key
    account(anna, "anna.keys")
    assert anna.key != old
    assert anna.get("/api/me")["id"] == id_
    thief = Visitor(server.address, old)
    assert thief.get("/api/me")["id"] != id_
    thief.close()


def test_a_new_password_signs_out_everywhere_else(visitor: Visitors) -> None:
    anna, phone = visitor(), visitor()
    account(anna, "anna.pass")
    id_ = phone.post("/api/session", {"login": "anna.pass", "password": GOOD})["id"]
    assert anna.put("/api/me/password", {"old": "wrong horse", "new": "battery staple"}, 401)
    assert anna.put("/api/me/password", {"old": GOOD, "new": "password123"}, 422)["code"] == "common-password"
    assert phone.get("/api/me")["id"] == id_
    old = anna.key
    anna.put("/api/me/password", {"old": GOOD, "new": "battery staple"})
    assert anna.key != old
    assert anna.get("/api/me")["id"] == id_
    assert phone.get("/api/me")["id"] != id_
    phone.post("/api/session", {"login": "anna.pass", "password": GOOD}, 401)
    phone.post("/api/session", {"login": "anna.pass", "password": "battery staple"})
    visitor().put("/api/me/password", {"old": GOOD, "new": "battery staple"}, 409)


def test_devices_are_listed_and_signed_out_by_their_owner_alone(visitor: Visitors) -> None:
    anna, phone, tablet, eve = visitor(), visitor(), visitor(), visitor()
    account(anna, "anna.devices")
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    for one in (phone, tablet):
        one.post("/api/session", {"login": "anna.devices", "password": GOOD})
    found = anna.get("/api/me/devices")["devices"]
    assert [one["here"] for one in found].count(True) == 1
    named = {one["name"]: one["id"] for one in found}
    eve.delete(f"/api/me/devices/{named['Firefox, Android']}", 404)
    assert phone.get("/api/me")["login"] == "anna.devices"
    anna.delete(f"/api/me/devices/{named['Firefox, Android']}")
    assert phone.get("/api/me")["guest"]
    anna.delete(f"/api/me/devices/{named['Firefox, Android']}", 404)
    assert tablet.get("/api/me")["login"] == "anna.devices"
    anna.delete("/api/me/devices")
    assert tablet.get("/api/me")["guest"]
    assert [one["here"] for one in anna.get("/api/me/devices")["devices"]] == [True]


# -- names --------------------------------------------------------------------------------------


def test_logins_that_look_alike_are_given_once(visitor: Visitors) -> None:
    account(visitor(), "modern10")
    for alike in ("modernl0", "MODERNlO", "modem1o"):
        assert account(visitor(), alike, status=409)["code"] == "login-taken"
    account(visitor(), "modern20")
    assert account(visitor(), "modern10\n", status=422)["code"] == "wrong-content"


@pytest.mark.parametrize(
    "name", ["Petra.K", "petra.k", "Pеtrа.K", "РЕТRА.К", "ｐｅｔｒａ.k", "Pétra.k", "petra.K "]
)
def test_nobody_is_called_like_the_account_of_somebody_else(
    server: Running, visitor: Visitors, name: str
) -> None:
    petra = visitor()
    if petra.http.post("/api/session", json={"login": "petra.k", "password": GOOD}).status_code == 401:
        account(petra, "petra.k")
    eve = visitor()
    codes = ("name-of-account", "mixed-name")
    assert eve.put("/api/me", {"name": name}, 422)["code"] in codes
    seats = [{"who": "me", "name": name}, {"who": "open"}]
    assert eve.post("/api/matches", {"game": "chessboard", "seats": seats}, 422)["code"] in codes
    made = petra.new_match("chessboard", seats=[{"who": "me"}, {"who": "link"}])
    key = made["links"][0]["key"]
    assert eve.post(f"/api/invitations/{key}", {"name": name}, 422)["code"] in codes
    assert eve.post(f"/api/matches/{made['match']['id']}/join", {"name": name}, 422)["code"] in codes
    petra.put("/api/me", {"name": "Petra.K"})


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bna",
        "\u202egnip",
        "\u2066x\u2069",
        "a\x1b[31m",
        "a\tb\x00",
        "\u3164",
        "a" + "\u0301" * 5,
        "\ufeffa",
    ],
)
def test_names_have_no_characters_that_cannot_be_seen(visitor: Visitors, name: str) -> None:
    refused = visitor().http.put("/api/me", json={"name": name})
    assert refused.status_code in (400, 422)
    assert unseen_in(name) is not None


def test_names_of_all_languages_are_fine() -> None:
    for name in ("Zoë", "Łukasz", "Νίκος", "Наташа", "山田 太郎", "محمد", "O'Neill-Özil 3", "José María"):
        assert unseen_in(kept(name)) is None
        assert not is_mixed(kept(name))
    assert is_mixed("Аnna")
    assert skeleton("Anna") != skeleton("Anne")


# -- patterns -----------------------------------------------------------------------------------


def test_no_pattern_lets_a_line_end_through() -> None:
    """``$`` matches before a last line end as well."""
    loose = re.compile(r"""(?:pattern=|compile\()r?"[^"]*\$["]""")
    assert loose.search('pattern="^[a-z]+$"')
    for path in SOURCES.rglob("*.py"):
        assert loose.search(path.read_text(encoding="utf-8")) is None, path
