"""Flows: parties in order or side by side, refused, withdrawn, expired and made anew, and what each end sets off."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.signing.flow import SignFlow
from schema.signing.token import SignToken
from schema.system.file import File
from server.kit.database import pool
from server.kit.files import find_file
from server.kit.storage import storage
from server.kit.unit_of_work import unit_of_work
from server.signing import sealing
from server.signing.api import lock_open_flow, withdraw_of
from server.signing.chain import events_of, facts_of, fault_of_facts, first_fault
from server.signing.check import fault_of
from server.signing.erasure import erase_kept
from server.signing.expiry import expire_flows
from tests.kit.people import Organisation
from tests.signing.desk import KIND, Desk, Phone, parties

TakePhone = Callable[..., Awaitable[Phone]]


def seen(view: dict[str, Any]) -> list[str]:
    return [party["state"] for party in view["parties"]]


async def test_two_sign_side_by_side_and_the_last_one_completes_what_was_signed(desk: Desk, phone: TakePhone) -> None:
    view = await desk.start()
    assert (view["state"], view["orderMode"], seen(view)) == ("sent", "parallel", ["invited", "invited"])
    first = await (await phone(1)).sign_all_through()
    assert (first["state"], first["left"]) == ("partly_signed", 1) and desk.completed == []
    last = await (await phone(0)).sign_all_through(method="type", picture="", text="林 晓梅")
    assert (last["state"], last["left"]) == ("completed", 0)
    assert [row_id for row_id, _ in desk.completed] == [desk.subject_id]
    view = await desk.view()
    assert (view["state"], view["sealState"], seen(view)) == ("completed", "due", ["signed", "signed"])
    assert [party["method"] for party in view["parties"]] == ["type", "draw"]
    kinds = await desk.kinds()
    assert kinds[:2] == ["created", "sent"] and kinds[-1] == "completed"
    assert kinds.count("consented") == kinds.count("signed") == kinds.count("identified") == 2
    assert first_fault(await events_of(await desk.flow())) is None


async def test_who_signs_later_waits_and_is_told_how_many_are_ahead(desk: Desk, phone: TakePhone) -> None:
    desk.signers = [desk.signers[0], replace(desk.signers[1], seq=2)]
    view = await desk.start()
    assert (view["orderMode"], seen(view)) == ("sequence", ["invited", "waiting"])
    later = await phone(1)
    shown = await later.open()
    assert (shown["turn"], shown["ahead"], shown["state"]) == (False, 1, "waiting")
    assert (await later.call("code"))["id"] == "sign.turn"
    await (await phone(0)).sign_all_through()
    shown = await later.open()
    assert (shown["turn"], shown["ahead"]) == (True, 0)
    assert (await later.sign_all_through())["state"] == "completed"


async def test_the_document_is_read_to_its_end_before_it_is_signed_and_is_the_frozen_one(
    desk: Desk, phone: TakePhone
) -> None:
    await desk.start()
    one = await phone()
    shown = await one.open()
    assert (await one.call("paper", session="x"))["id"] == "sign.identity"
    await one.prove()
    assert (await one.paper()).startswith(b"%PDF")
    assert (await one.sign())["id"] == "sign.unread"
    assert (await one.call("read", session=one.session, docSha256="0" * 64, pages=1))["id"] == "sign.damaged"
    await one.read()
    assert (await one.sign(docSha256="0" * 64))["id"] == "sign.damaged"
    assert "consent" in (await one.sign(consent=0))["fields"]
    assert "picture" in (await one.sign(picture=""))["fields"]
    assert "picture" in (await one.sign(picture="!!"))["fields"]
    assert "text" in (await one.sign(method="type", text="别人"))["fields"]
    assert (await one.sign())["success"]
    assert shown["name"] == "林**" and "*" in shown["phone"]


async def test_a_signature_sent_twice_is_taken_once(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    await one.open()
    await one.prove()
    await one.read()
    answers = await asyncio.gather(*(one.sign() for _ in range(4)))
    taken = [answer for answer in answers if answer["success"]]
    assert taken and all(answer["result"] == taken[0]["result"] for answer in taken)
    assert (await one.sign())["result"] == taken[0]["result"]
    assert (await one.sign(intent="another-intent"))["id"] == "sign.link"
    assert (await desk.kinds()).count("signed") == 1


async def test_two_parties_at_once_do_not_fork_the_chain(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    both = [await phone(0), await phone(1)]
    for one in both:
        await one.open()
        assert (await one.prove())["success"]
    await asyncio.gather(*(one.read() for one in both))
    answers = await asyncio.gather(*(one.sign() for one in both))
    assert all(answer["success"] for answer in answers), answers
    assert sorted(answer["result"]["state"] for answer in answers) == ["completed", "partly_signed"]
    events = await events_of(await desk.flow())
    assert first_fault(events) is None and [event.seq for event in events] == list(range(1, len(events) + 1))
    assert len(desk.completed) == 1


async def test_what_the_domain_refuses_leaves_the_last_signature_undone(desk: Desk, phone: TakePhone) -> None:
    desk.signers = desk.signers[:1]
    await desk.start()
    one = await phone()
    await one.open()
    await one.prove()
    await one.read()
    desk.refusal = Conflict("房源已被占用 | The unit is taken", id="occupancy.taken")
    assert (await one.sign())["id"] == "occupancy.taken"
    assert (await desk.view())["state"] == "sent" and "signed" not in await desk.kinds()
    desk.refusal = None
    assert (await one.sign())["result"]["state"] == "completed"


async def test_who_refuses_ends_it_for_all_with_a_reason(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one, other = await phone(0), await phone(1)
    await one.open()
    await other.open()
    assert (await one.call("refuse", session="x", reason="租金不对"))["id"] == "sign.identity"
    await one.prove()
    assert (await one.call("refuse", session=one.session, reason="租金不对"))["success"]
    view = await desk.view()
    assert (view["state"], view["reason"], view["parties"][0]["reason"]) == ("refused", "租金不对", "租金不对")
    assert (await other.call("open"))["id"] == "sign.link"
    again = await desk.start()
    assert again["state"] == "sent" and again["no"] != view["no"]


async def test_a_flow_is_withdrawn_at_the_desk_and_by_its_row(desk: Desk, phone: TakePhone) -> None:
    view = await desk.start()
    twice = await desk.client.call("POST", "/sign/flow/start", json={"kind": KIND, "id": str(desk.subject_id)})
    assert twice["id"] == "signing.twice" and view["no"] in twice["message"]
    one = await phone()
    assert "withdraw" in view["can"]
    body = {"id": view["id"], "version": view["version"], "reason": "客户改期"}
    assert (await desk.client.call("POST", "/sign/flow/withdraw", json=body))["success"]
    assert (await one.call("open"))["id"] == "sign.link"
    assert (await desk.kinds())[-1] == "withdrawn"
    await desk.start()
    async with unit_of_work(desk.actor) as work:
        assert await lock_open_flow(work, KIND, desk.subject_id) is not None
        await withdraw_of(work, KIND, desk.subject_id, "合同作废")
    assert ((await desk.view())["state"], (await desk.view())["reason"]) == ("withdrawn", "合同作废")


async def test_after_a_day_the_code_expires_and_a_new_one_brings_the_flow_back(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    old = await phone()
    assert (await old.call("open"))["success"]
    row = await desk.flow()
    await SignToken.filter(flow_id=row.id).update(expires_at=now() - timedelta(seconds=1))
    assert (await old.call("open"))["id"] == "sign.link"
    assert await expire_flows() >= 1
    view = await desk.view()
    assert view["state"] == "expired" and (await desk.kinds())[-1] == "expired"
    party = view["parties"][0]["id"]
    gone = await desk.client.call("GET", "/sign/flow/link", params={"partyId": party})
    assert gone["id"] == "signing.expired"
    fresh = await desk.client.result("POST", "/sign/flow/renew", json={"partyId": party})
    assert (await desk.view())["state"] == "sent"
    renewed = Phone(old.client, fresh["url"].partition("#")[2], old.signer)
    await renewed.open()
    assert (await old.call("open"))["id"] == "sign.link"
    left = (await SignToken.filter(party_id=int(party)).order_by("-created_at").first()).expires_at - now()  # type: ignore[union-attr]
    assert timedelta(hours=23, minutes=59) < left <= timedelta(hours=24)


async def test_opening_again_does_not_prolong_the_code(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    one = await phone()
    first = await one.open()
    again = await one.open()
    assert again["expiresAt"] == first["expiresAt"] and (await desk.kinds()).count("opened") == 1


async def test_who_stands_by_at_the_desk_is_recorded_as_the_witness(desk: Desk, phone: TakePhone) -> None:
    view = await desk.start()
    shown = await desk.client.result("POST", "/sign/flow/here", json={"partyId": view["parties"][0]["id"]})
    one = await phone()
    assert shown["url"].endswith(one.link)
    assert (await one.open())["witness"] == desk.actor.signature
    await one.sign_all_through()
    assert "witnessed" in await desk.kinds()


async def test_the_link_is_sent_to_the_phone_of_the_party(desk: Desk) -> None:
    view = await desk.start()
    party = view["parties"][0]["id"]
    sent = await desk.client.result("POST", "/sign/flow/resend", json={"partyId": party})
    assert sent["to"].endswith(desk.signers[0].phone[-4:]) and "****" in sent["to"]


async def test_only_who_may_see_the_row_sees_its_flow_and_only_who_may_sign_it_acts(
    organisation: Organisation, desk: Desk, sign_in: Any
) -> None:
    view = await desk.start()
    query = {"kind": KIND, "id": str(desk.subject_id)}
    blind = await sign_in(await organisation.hire("sys:user:list"))
    assert (await blind.call("GET", "/sign/flow/of", params=query))["code"] == 404
    reader = await sign_in(await organisation.hire("sys:position:list"))
    shown = await reader.result("GET", "/sign/flow/of", params=query)
    assert (shown["atHand"], shown["can"]) == (False, [])
    party = {"partyId": view["parties"][0]["id"]}
    assert (await reader.call("GET", "/sign/flow/link", params=party))["code"] == 403
    assert (await reader.call("POST", "/sign/flow/renew", json=party))["code"] == 403
    body = {"id": view["id"], "version": view["version"], "reason": "不行"}
    assert (await reader.call("POST", "/sign/flow/withdraw", json=body))["code"] == 403
    signer = await sign_in(await organisation.hire("sys:position:list", "sys:position:sign"))
    assert (await signer.call("GET", "/sign/flow/link", params=party))["success"]


@pytest.mark.parametrize("signers", [[], None])
async def test_a_paper_without_signers_or_phones_is_not_sent(desk: Desk, signers: Any) -> None:
    desk.signers = [] if signers == [] else [replace(desk.signers[0], phone="")]
    answer = await desk.client.call("POST", "/sign/flow/start", json={"kind": KIND, "id": str(desk.subject_id)})
    assert answer["id"].startswith("signing.signer") and not await SignFlow.exists(subject_id=desk.subject_id)


async def test_an_unknown_kind_is_not_there(desk: Desk) -> None:
    answer = await desk.client.call("POST", "/sign/flow/start", json={"kind": "other", "id": str(desk.subject_id)})
    assert answer["code"] == 404


async def test_the_document_number_of_a_party_is_kept_sealed(desk: Desk) -> None:
    await desk.start()
    one = (await parties(desk))[0]
    stored = await pool().fetchval("SELECT id_no FROM sign_party WHERE id = $1", one.id)
    assert one.id_no == desk.signers[0].id_no and one.id_no not in stored


async def test_what_names_persons_is_erased_once_it_is_over_and_the_chain_holds(desk: Desk, phone: TakePhone) -> None:
    desk.signers = desk.signers[:1]
    view = await desk.start()
    early = await desk.client.call(
        "POST", "/sign/flow/erase", json={"id": view["id"], "version": view["version"], "reason": "本人要求"}
    )
    assert early["id"] == "signing.running"
    await (await phone()).sign_all_through()
    early = await erase(desk)
    assert early["id"] == "signing.unsealed"
    row = await desk.flow()
    await sealing.seal_flow(desk.actor, row.id)
    row, signed = await desk.flow(), (await parties(desk))[0]
    gone = [row.pdf, signed.signature or ""]
    keys = [(await find_file(desk.actor, path)).store_key for path in gone]
    final = await storage().load((await find_file(desk.actor, row.final_pdf or "")).store_key)
    assert all([await storage().size(key) for key in keys])
    assert (await erase(desk))["success"]
    row = await desk.flow()
    facts = await facts_of(row)
    assert facts and all(fact.value is None and fact.salt is None for fact in facts)
    events = await events_of(row)
    assert first_fault(events) is None and fault_of_facts(events, facts) is None and await fault_of(row) is None
    one = (await parties(desk))[0]
    assert one.name == "林**" and not one.id_no and "****" in one.phone and one.signature is None
    assert [await storage().size(key) for key in keys] == [None, None]
    assert await File.filter(file_path__in=gone).count() == 0
    printed = await desk.client.send("GET", "/sign/flow/print", params={"id": str(row.id)})
    assert printed.content == final and row.keep_until and row.keep_until - now() > timedelta(days=3650)


async def erase(desk: Desk) -> dict[str, Any]:
    view = await desk.view()
    body = {"id": view["id"], "version": view["version"], "reason": "本人要求"}
    return dict(await desk.client.call("POST", "/sign/flow/erase", json=body))


async def test_once_it_was_kept_long_enough_the_sealed_file_goes_and_is_still_known(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    desk.signers = desk.signers[:1]
    await desk.start()
    await (await phone()).sign_all_through()
    await sealing.seal_flow(desk.actor, (await desk.flow()).id)
    assert (await erase(desk))["success"]
    row = await desk.flow()
    key = (await find_file(desk.actor, row.final_pdf or "")).store_key
    await erase_kept()
    assert await storage().size(key)
    await SignFlow.filter(id=row.id).update(keep_until=now() - timedelta(seconds=1))
    assert await erase_kept() >= 1 and await storage().size(key) is None
    told = await (await sign_in()).result("POST", "/sign/public/verify", json={"sha256": row.final_sha256})
    assert (told["verdict"], told["erased"], told["no"]) == ("authentic", True, row.no)
    gone = await desk.client.call("GET", "/sign/flow/print", params={"id": str(row.id)})
    assert gone["id"] == "signing.erased" and await fault_of(await desk.flow()) is None
