"""Links and proofs: whatever is wrong with a link looks the same, and guessing a code or a name leads nowhere."""

import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from schema.signing.token import SignToken
from server.account.throttle import CODES_TO_ONE
from server.kit.database import pool
from server.settings import get_settings
from server.signing.links import hash_link, link_of
from server.signing.neutral import NEUTRAL_SECONDS
from tests.kit.client import address_of_a_stranger
from tests.signing.desk import Desk, Phone, code_for

TakePhone = Callable[..., Awaitable[Phone]]
CALLS: dict[str, dict[str, Any]] = {
    "open": {},
    "code": {},
    "identify": {"code": "123456", "name": "x", "idTail": "1234"},
    "paper": {"session": "x"},
    "read": {"session": "x", "docSha256": "0" * 64, "pages": 1},
    "sign": {"session": "x", "intent": "x" * 16, "method": "draw", "consent": 1, "docSha256": "0" * 64},
    "refuse": {"session": "x", "reason": "不签"},
    "progress": {"session": "x"},
    "copy": {"session": "x"},
}


def told(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if key != "timestamp"}


async def test_every_bad_link_gets_one_answer_in_the_same_time(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    guessed = Phone((await phone()).client, "A" * 43, desk.signers[0])
    revoked = await phone(0)
    await desk.client.result("POST", "/sign/flow/renew", json={"partyId": (await desk.view())["parties"][0]["id"]})
    used = await phone(1)
    await used.sign_all_through()
    expired = await phone(0)
    await SignToken.filter(hash=hash_link(expired.link)).update(expires_at=now() - timedelta(microseconds=1))
    answers = []
    for one in (guessed, revoked, used, expired):
        for what, body in CALLS.items():
            began = time.monotonic()
            answers.append(told(await one.call(what, **body)))
            assert time.monotonic() - began >= NEUTRAL_SECONDS * 0.95, (what, one)
    assert all(answer == answers[0] for answer in answers), answers
    assert (answers[0]["code"], answers[0]["id"]) == (404, "sign.link")


async def test_who_guesses_links_hears_the_same_each_time_until_their_address_has_to_wait(
    desk: Desk, phone: TakePhone, sign_in: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.start()
    real = await phone()
    near = real.link[:-1] + ("A" if real.link[-1] != "A" else "B")
    guesses = ["A" * 43, real.link[::-1], near, real.link[:20], *(secrets.token_urlsafe(32) for _ in range(4))]
    monkeypatch.setattr(get_settings(), "limit_door", f"{len(guesses)}/600")
    guesser = await sign_in(address=address_of_a_stranger())
    answers = [told(await Phone(guesser, guess, real.signer).call("open")) for guess in guesses]
    assert all(answer == answers[0] for answer in answers), answers
    assert (answers[0]["code"], answers[0]["id"]) == (404, "sign.link")
    for what, body in CALLS.items():
        sent = await guesser.send("POST", f"/sign/public/{what}", json={"token": real.link, **body})
        assert (sent.status_code, sent.json()["id"]) == (429, "rate.limited"), (what, sent.text)
        assert 0 < int(sent.headers["retry-after"]) <= 600
    assert (await real.open())["name"]


async def test_a_link_of_another_organisation_opens_its_own_flow_alone(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    await desk.start()
    one = await phone()
    elsewhere = await sign_in()
    elsewhere.http.headers["tenant-id"] = "1"
    shown = await Phone(elsewhere, one.link, one.signer).open()
    assert shown["organisation"] == "测试物业"
    other = Phone(elsewhere, one.link[::-1], one.signer)
    assert (await other.call("open"))["id"] == "sign.link"


async def test_the_database_holds_no_link_and_the_desk_shows_it_again(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    token = await SignToken.get(hash=hash_link(one.link))
    assert len(one.link) == 43 and link_of(token) == one.link == (await phone()).link
    row = await pool().fetchrow("SELECT t::text AS all FROM sign_token t WHERE id = $1", token.id)
    assert one.link not in row["all"]
    token.salt = "0" * 64
    assert link_of(token) is None


async def test_a_party_has_one_live_link(desk: Desk, phone: TakePhone) -> None:
    view = await desk.start()
    party = {"partyId": view["parties"][0]["id"]}
    await desk.client.result("POST", "/sign/flow/renew", json=party)
    await desk.client.result("POST", "/sign/flow/renew", json=party)
    live = SignToken.filter(party_id=int(party["partyId"]), used_at=None, revoked_at=None)
    assert await live.count() == 1


async def test_which_of_code_name_and_document_was_wrong_is_not_told(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    await one.open()
    await one.call("code")
    code = await code_for(one.signer.phone)
    right = {"code": code, "name": one.signer.name, "idTail": "1234"}
    wrong = [{**right, "name": "林晓"}, {**right, "idTail": "9999"}, {**right, "code": "000000", "idTail": "1234"}]
    answers = [told(await one.call("identify", **body)) for body in wrong]
    assert answers[0] == answers[1] == answers[2] and answers[0]["id"] == "sign.wrong"
    assert (await one.call("identify", **right))["success"]


async def test_five_wrong_tries_end_the_code(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    await one.open()
    await one.call("code")
    code = await code_for(one.signer.phone)
    for _ in range(5):
        assert (await one.call("identify", code=code, name="别人", idTail="1234"))["id"] == "sign.wrong"
    right = {"code": code, "name": one.signer.name, "idTail": "1234"}
    assert (await one.call("identify", **right))["id"] == "sign.wrong"
    assert (await one.call("code"))["code"] in (200, 429) and CODES_TO_ONE.most < 100


async def test_a_code_of_one_party_is_of_no_use_to_another(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one, other = await phone(0), await phone(1)
    await one.open()
    await other.open()
    await one.call("code")
    code = await code_for(one.signer.phone)
    body = {"code": code, "name": other.signer.name, "idTail": (other.signer.id_no or "")[-4:]}
    assert (await other.call("identify", **body))["id"] == "sign.wrong"


async def test_what_one_phone_proved_does_not_open_another(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    await one.open()
    await one.prove()
    again = Phone(one.client, one.link, one.signer, doc=one.doc, session="guess")
    assert (await again.read())["id"] == "sign.identity"
    old = one.session
    await SignToken.filter(hash=hash_link(one.link)).update(session_until=now() - timedelta(seconds=1))
    assert (await one.read())["id"] == "sign.identity" and old
