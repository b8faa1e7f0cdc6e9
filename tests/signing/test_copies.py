"""Copies and prints: who signed takes the sealed file from the public page, and what does not stand is marked on every page."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pypdfium2
import pytest

from schema.kit.clock import now
from schema.signing.flow import SignFlow
from schema.signing.token import SignToken
from schema.system.text_message import TextMessage
from server.account.codes import all_sent
from server.kit.files import find_file
from server.kit.storage import storage
from server.signing import sealing
from server.signing.expiry import expire_flows
from tests.kit.client import address_of_a_stranger
from tests.signing.desk import Desk, Phone

TakePhone = Callable[..., Awaitable[Phone]]


async def complete(desk: Desk, phone: TakePhone) -> list[Phone]:
    await desk.start()
    both = [await phone(0), await phone(1)]
    for one in both:
        await one.sign_all_through()
    return both


async def told(phone: str) -> list[str]:
    await all_sent()
    return [one.content for one in await TextMessage.filter(phone=phone, purpose="signed").order_by("-id")]


async def link_to_copy(desk: Desk, place: int, client: Any) -> Phone:
    [text, *_] = await told(desk.signers[place].phone)
    return Phone(client, text.partition("#")[2], desk.signers[place])


async def copy(one: Phone) -> Any:
    return await one.client.send("POST", "/sign/public/copy", json={"token": one.link, "session": one.session})


async def test_the_phone_that_signed_waits_for_the_sealed_file_and_takes_it(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    first, last = await phone(0), await phone(1)
    await first.sign_all_through()
    said = await first.call("progress", session=first.session)
    assert said["result"] == {"state": "partly_signed", "left": 1, "ready": False}
    await last.sign_all_through()
    assert (await copy(last)).json()["id"] == "sign.unsealed"
    row = await desk.flow()
    await sealing.seal_flow(desk.actor, row.id)
    assert (await first.call("progress", session=first.session))["result"]["ready"]
    row = await desk.flow()
    sealed = await storage().load((await find_file(desk.actor, row.final_pdf or "")).store_key)
    for one in (first, last, first):
        answer = await copy(one)
        assert answer.content == sealed and answer.headers["content-type"] == "application/pdf"
    assert (await desk.kinds()).count("copied") == 2


async def test_each_who_signed_gets_a_link_that_asks_who_they_are(desk: Desk, phone: TakePhone, sign_in: Any) -> None:
    await complete(desk, phone)
    row = await desk.flow()
    await sealing.seal_flow(desk.actor, row.id)
    own = await link_to_copy(desk, 0, await sign_in(address=address_of_a_stranger()))
    shown = await own.open()
    assert (shown["sealed"], shown["turn"], shown["name"]) == (True, False, "林**")
    assert (await copy(own)).json()["id"] == "sign.identity"
    assert (await own.prove(name="别人"))["id"] == "sign.wrong"
    await TextMessage.filter(phone=own.signer.phone, purpose="sign").delete()
    other = await link_to_copy(desk, 1, await sign_in(address=address_of_a_stranger()))
    assert (await other.open())["sealed"] and (await other.prove())["success"]
    answer = await copy(other)
    assert answer.content.startswith(b"%PDF-") and "attachment" in answer.headers["content-disposition"]
    foreign = Phone(other.client, own.link, own.signer, session=other.session)
    assert (await copy(foreign)).json()["id"] == "sign.identity"
    assert (await own.call("sign", **SIGNING))["id"] == "sign.link"


SIGNING = {"session": "x", "intent": "12345678", "method": "type", "text": "x", "consent": 1, "docSha256": "0" * 64}


async def test_a_link_to_a_copy_ends_and_one_that_was_guessed_never_was(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    first, _ = await complete(desk, phone)
    row = await desk.flow()
    await sealing.seal_flow(desk.actor, row.id)
    own = await link_to_copy(desk, 1, await sign_in(address=address_of_a_stranger()))
    assert (await own.prove())["success"]
    stranger = Phone(own.client, first.link, first.signer, session=own.session)
    guessed = Phone(own.client, "A" * 43, own.signer, session=own.session)
    await SignToken.filter(flow_id=row.id, used_at=None).update(expires_at=now() - timedelta(seconds=1))
    answers = [(await copy(one)).json() for one in (stranger, guessed, own)]
    assert {answer["id"] for answer in answers} == {"sign.link"} and len({answer["message"] for answer in answers}) == 1


async def end(desk: Desk, phone: TakePhone, how: str) -> SignFlow:
    view = await desk.start()
    if how == "withdrawn":
        body = {"id": view["id"], "version": view["version"], "reason": "客户改期"}
        assert (await desk.client.call("POST", "/sign/flow/withdraw", json=body))["success"]
    elif how == "refused":
        one = await phone()
        await one.open()
        await one.prove()
        assert (await one.call("refuse", session=one.session, reason="租金不对"))["success"]
    else:
        await SignToken.filter(flow_id=int(view["id"])).update(expires_at=now() - timedelta(seconds=1))
        await expire_flows()
    return await desk.flow()


def pages_of(pdf: bytes) -> list[str]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


@pytest.mark.parametrize("how", ["withdrawn", "refused", "expired"])
async def test_a_print_of_what_does_not_stand_is_marked_on_every_page(desk: Desk, phone: TakePhone, how: str) -> None:
    row = await end(desk, phone, how)
    assert row.state == how
    shown = await desk.client.send("GET", "/sign/flow/print", params={"id": str(row.id)})
    pages = pages_of(shown.content)
    assert pages and all("作废 VOID" in page and row.no in page for page in pages)
    plain = await desk.client.send("GET", f"/sys/common/static/{row.pdf}")
    assert plain.status_code == 403


async def test_a_print_of_what_is_under_way_is_what_was_sent_and_of_what_is_sealed_the_sealed_one(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    view = await desk.start()
    query = {"id": view["id"]}
    sent = await desk.client.send("GET", "/sign/flow/print", params=query)
    assert sent.content == await storage().load((await find_file(desk.actor, view["pdf"])).store_key)
    assert not any("作废" in page for page in pages_of(sent.content))
    for place in (0, 1):
        await (await phone(place)).sign_all_through()
    await sealing.seal_flow(desk.actor, int(view["id"]))
    assert len((await desk.client.send("GET", "/sign/flow/print", params=query)).content) > len(sent.content)
    assert (await (await sign_in()).call("GET", "/sign/flow/print", params=query))["code"] == 401


async def test_who_signed_is_told_when_it_will_not_stand(desk: Desk, phone: TakePhone) -> None:
    view = await desk.start()
    await (await phone(0)).sign_all_through()
    view = await desk.view()
    body = {"id": view["id"], "version": view["version"], "reason": "客户改期"}
    assert (await desk.client.call("POST", "/sign/flow/withdraw", json=body))["success"]
    [text] = await told(desk.signers[0].phone)
    assert "不生效" in text and await told(desk.signers[1].phone) == []
