"""Mail (C-5): confirmed addresses alone, at most two a day, none to whoever is here, nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from dicefront.server.http.routes.away import today
from dicefront.server.match.clocks import DAY
from dicefront.server.post.courier import PAUSES
from dicefront.server.store.schema import matches
from tests.server.posting import HOUR, MINUTE, PUBLIC, Site, site
from tests.server.serving import PATIENCE, Visitor
from tests.server.sinks import link_in, text_of


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as found:
        yield found


def subjects(place: Site) -> list[str]:
    return [mail["Subject"] for mail in place.mails.mails]


# -- the address --------------------------------------------------------------------------------


def test_an_address_is_used_once_the_code_sent_there_has_come_back(place: Site) -> None:
    _, anna, _ = place.match()
    shown = anna.put("/api/me/mail", {"address": "anna@mail.example", "language": "en"})
    assert shown["mail"]["state"] == "new"
    place.after(HOUR)
    assert subjects(place) == ["Confirm your mail address for Dicefront"]
    code = link_in(place.mails.mails[0], "confirm")
    assert len(code) >= 32
    anyone = place.visitor()  # the link may be opened in another browser
    assert anyone.http.post("/api/mail", json={"code": code[:-1]}).json()["code"] == "no-such-code"
    place.after(2 * HOUR)
    assert len(place.mails.mails) == 1
    assert anyone.post("/api/mail", {"code": code}) == {"address": "anna@mail.example"}
    assert anyone.http.post("/api/mail", json={"code": code}).status_code == 404
    assert anyone.get("/api/me/channels")["mail"] is None
    assert anna.get("/api/me/channels")["mail"]["state"] == "on"
    place.after(3 * HOUR)
    assert subjects(place)[1:] == ["It is your turn"]


def test_a_code_that_is_a_day_old_is_worth_nothing_and_its_address_is_forgotten(place: Site) -> None:
    anna = place.visitor()
    anna.put("/api/me/mail", {"address": "anna@mail.example"})
    place.after(0)
    place.after(DAY + HOUR)
    code = {"code": link_in(place.mails.mails[0], "confirm")}
    assert anna.http.post("/api/mail", json=code).status_code == 404
    assert anna.get("/api/me/channels")["mail"] is None


def test_nobody_is_flooded_with_codes(place: Site) -> None:
    answers = []
    for _ in range(5):
        wish = {"address": "Victim@mail.example"}
        answers.append(place.visitor().http.put("/api/me/mail", json=wish).status_code)
        place.after(0)
    assert answers == [200, 200, 200, 429, 429]
    assert len(place.mails.mails) == 3


def test_what_is_no_address_is_refused(place: Site) -> None:
    anna = place.visitor()
    for wrong in ("anna", "anna@", "a b@mail.example", "a@mail.example\nBcc: b@mail.example", "a@b.c\n"):
        assert anna.http.put("/api/me/mail", json={"address": wrong}).status_code == 422


def test_a_site_without_a_mail_server_says_so(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        place.server.server.settings.mail = None
        anna = place.visitor()
        assert not anna.get("/api/me/channels")["mails"]
        refused = anna.http.put("/api/me/mail", json={"address": "anna@mail.example"})
        assert refused.json()["code"] == "no-mail"


def test_mail_ends_with_one_click_and_without_signing_in(place: Site) -> None:
    match, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    place.after(HOUR)
    mail = place.mails.mails[0]
    key = link_in(mail, "unsubscribe")
    assert mail["List-Unsubscribe"] == f"<{PUBLIC}/unsubscribe/{key}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = f"{place.server.address}/unsubscribe/{key}"
    assert httpx.post(address, data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE).status_code == 204
    assert httpx.post(address, timeout=PATIENCE).status_code == 404
    assert anna.get("/api/me/channels")["mail"] is None
    stranger = place.visitor()
    stranger.http.cookies.set("dicefront", key)
    assert not any(seat["mine"] for seat in stranger.get(f"/api/matches/{match}")["seats"])


def test_address_and_webhook_are_exported_and_vanish_with_the_person(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    secret = anna.put("/api/me/hook", {"url": place.hooks.address})["secret"]
    text = anna.http.get("/api/me/export").text
    assert "anna@mail.example" in text
    assert "/hook?who=anna" in text
    assert secret not in text
    anna.delete("/api/me")
    place.after(HOUR)
    assert place.mails.mails == []
    assert place.hooks.got == []


# -- the digest ---------------------------------------------------------------------------------


def test_the_digest_names_every_match_that_waits_with_a_link(place: Site) -> None:
    match, anna, bram = place.match()
    seat = next(one["seat"] for one in anna.get(f"/api/matches/{match}")["seats"] if one["mine"])
    opponent = "Bram" if seat == 0 else "Anna"
    place.confirmed(anna, "anna@mail.example")
    place.after(5 * MINUTE)
    assert place.mails.mails == []  # more may come
    place.after(11 * MINUTE)
    place.after(12 * MINUTE)
    (mail,) = place.mails.to("anna@mail.example")
    assert mail["From"] == "table@dice.example"
    assert mail["Auto-Submitted"] == "auto-generated"
    text = text_of(mail)
    assert f"* Crystals against {opponent}: 3 days left\n  {PUBLIC}/g/{match}\n" in text
    assert f"{PUBLIC}/me" in text
    assert bram.get("/api/me/channels")["mail"] is None


def test_dutch_people_get_dutch_mail(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example", "nl")
    place.after(HOUR)
    (mail,) = place.mails.mails
    assert mail["Subject"] == "Jij bent aan de beurt"
    assert mail["Content-Language"] == "nl"
    assert "Crystals tegen" in text_of(mail)
    assert "Geen mail meer, met één klik" in text_of(mail)
    anna.put("/api/me/channels", {"language": "en"})
    place.after(2 * DAY + 2 * HOUR)
    assert subjects(place)[1] == "It is your turn, and half of your time is gone"


def test_no_mail_while_its_reader_is_here(place: Site) -> None:
    match, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    with anna.sit(match, 0 if anna.get(f"/api/matches/{match}")["seat"] == 0 else 1):
        place.after(11 * MINUTE)
        place.after(2 * DAY + HOUR)
        assert place.mails.mails == []
    place.wait_until_alone()
    place.after(2 * DAY + HOUR + 5)
    assert place.mails.mails == []  # just left
    place.after(2 * DAY + 2 * HOUR)
    assert subjects(place) == ["It is your turn, and half of your time is gone"]


def test_what_was_on_the_page_is_no_news(place: Site) -> None:
    match, anna, _ = place.match(clock=None)
    place.confirmed(anna, "anna@mail.example")
    with anna.sit(match, anna.get(f"/api/matches/{match}")["seat"]):
        place.after(MINUTE)
    place.wait_until_alone()
    for hours in (1, 12, 48):
        place.after(hours * HOUR)
    assert place.mails.mails == []


def test_at_most_two_mails_a_day(place: Site) -> None:
    anna = place.visitor()
    sofar = []
    place.confirmed(anna, "anna@mail.example")
    for hours in (0.2, 3, 7, 13, 25):
        turn_for(place, anna)
        place.after(hours * HOUR)
        sofar.append(len(place.mails.mails))
    assert sofar == [1, 1, 2, 2, 3]
    assert text_of(place.mails.mails[2]).count(f"{PUBLIC}/g/") == 5


def turn_for(place: Site, person: Visitor) -> None:
    """A match without a clock in which it is somebody's turn: at first all are asked at once."""
    made = person.new_match("crystals", seats=[{"who": "me"}, {"who": "link"}])
    place.visitor().post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    row = place.server.server.hall.matches[made["match"]["id"]].row
    assert row.waits[0].seat == 0


def test_nothing_is_mailed_about_games_against_computers_without_a_clock(place: Site) -> None:
    anna = place.visitor()
    place.confirmed(anna, "anna@mail.example")
    anna.new_match("crystals", seats=[{"who": "me"}, {"who": "here"}])
    place.after(2 * HOUR)
    assert place.mails.mails == []


def test_games_are_switched_off_one_by_one(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    shown = anna.put("/api/me/channels", {"mail": ["chessboard", "nonsense"]})
    assert shown["mail"]["games"] == ["chessboard"]
    place.after(HOUR)
    assert place.mails.mails == []
    anna.put("/api/me/channels", {"mail": ["crystals"]})
    place.after(HOUR)
    assert len(place.mails.mails) == 1


def test_a_match_that_ended_is_told_once(place: Site) -> None:
    match, anna, bram = place.match()
    seat = bram.get(f"/api/matches/{match}")["seat"]
    place.confirmed(anna, "anna@mail.example")
    with bram.sit(match, seat) as south:
        south.command("resign")
    place.wait_until_alone()
    place.after(HOUR)
    place.after(20 * HOUR)
    (mail,) = place.mails.mails
    assert mail["Subject"] == "A game has ended"
    assert f": you won\n  {PUBLIC}/r/{match}" in text_of(mail)


def test_a_match_that_was_not_touched_since_waiting_is_noted_is_told_of_too(place: Site) -> None:
    match, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    change = update(matches).where(matches.c.id == match).values(waits="[]")
    place.server.do(place.server.server.store.write(lambda connection: connection.execute(change).rowcount))
    place.after(HOUR)
    place.after(8 * HOUR)
    assert subjects(place) == ["It is your turn"]


# -- reminders ----------------------------------------------------------------------------------


def test_reminders_come_at_half_and_at_a_tenth_of_the_time_each_once(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    seen = []
    for days in (0.1, 1.9, 2.1, 2.2, 3.5, 3.7, 3.8, 4.5):
        place.after(days * DAY)
        seen.append(len(place.mails.mails))
    assert seen == [1, 1, 2, 2, 2, 3, 3, 3]
    assert subjects(place)[1:] == [
        "It is your turn, and half of your time is gone",
        "It is your turn, and your time is running out",
    ]
    assert "7 hours left" in text_of(place.mails.mails[2])


def test_reminders_count_as_mails(place: Site) -> None:
    _, anna, _ = place.match(clock={"bank": int(DAY)})
    place.confirmed(anna, "anna@mail.example")
    for hours in (1, 13, 23):  # the turn, the half, the tenth
        place.after(hours * HOUR)
    assert len(place.mails.mails) == 2


def test_days_away_put_reminders_off(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    place.after(HOUR)
    place.mails.mails.clear()
    first = date(1970, 1, 1) + timedelta(days=today() + 1)
    anna.put("/api/me/away", {"days": [(first + timedelta(days=plus)).isoformat() for plus in range(3)]})
    place.after(2.9 * DAY)  # without days away this is less than half
    place.after(4.9 * DAY)
    assert place.mails.mails == []
    place.after(5.1 * DAY)
    assert subjects(place) == ["It is your turn, and half of your time is gone"]


# -- what fails ---------------------------------------------------------------------------------


def test_a_mail_server_that_is_down_delays_mail_and_loses_and_doubles_none(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    place.mails.down()
    for minutes in (11, 12, 13, 20):
        place.after(minutes * MINUTE)
    place.mails.up()
    place.after(21 * MINUTE)
    assert place.mails.mails == []  # it is tried less and less often
    place.after(HOUR)
    place.after(2 * HOUR)
    assert subjects(place) == ["It is your turn"]


def test_an_address_that_is_refused_again_and_again_is_switched_off(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    place.mails.refuses = 550
    at = HOUR
    for pause in [*PAUSES, 0]:
        assert anna.get("/api/me/channels")["mail"]["state"] == "on"
        place.after(at)
        at += pause + 1
    assert anna.get("/api/me/channels")["mail"]["state"] == "off"


def test_nothing_is_sent_in_the_clear_where_encryption_was_asked_for(place: Site) -> None:
    _, anna, _ = place.match()
    place.confirmed(anna, "anna@mail.example")
    mail = place.server.server.settings.mail
    assert mail is not None
    mail.tls = "starttls"
    place.after(HOUR)
    assert place.mails.mails == []
    mail.tls = "none"
    place.after(2 * HOUR)
    assert len(place.mails.mails) == 1


def test_a_mail_that_is_refused_holds_up_nobody_else(place: Site) -> None:
    people = [place.match()[1] for _ in range(4)]
    for number, person in enumerate(people):
        place.confirmed(person, f"p{number}@mail.example")
    place.mails.dislikes = "p1"
    place.after(HOUR)
    assert sorted(mail["To"] for mail in place.mails.mails) == [f"p{one}@mail.example" for one in (0, 2, 3)]
