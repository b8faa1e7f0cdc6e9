"""Settlements signed by phone: sent, signed, refused, withdrawn and expired, and what each does to the settlement."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict
from schema.rental.lease import Lease
from schema.rental.settlement import Settlement
from schema.seeds.contracts import TEMPLATES
from schema.signing.flow import SignFlow
from schema.signing.template import PUBLISHED, SignTemplate
from schema.signing.token import SignToken
from schema.signing.variables import SETTLEMENT, variables_of
from server.kit.switches import REFUND_APPROVAL
from server.rental.settlements.subject import SUBJECTS, write
from server.settings import get_settings
from server.signing.api import Signer, expire_flows
from tests.kit.client import Client, address_of_a_stranger
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.test_meters import meter_of
from tests.rental.test_meters_bills import tariff
from tests.rental.test_settlements import Detail, begin, let, photo, take
from tests.rental.village import Village, build
from tests.signing.desk import Phone

LESSEE = Signer("tenant", "赵强", "13700137000", "11010519491231002X")


@pytest_asyncio.fixture
async def village(database: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Village]:
    monkeypatch.setattr(get_settings(), "demo", True)
    made = await build()
    await set_switch(made.org.id, REFUND_APPROVAL, "9999999")
    body = next(plan.body for plan in TEMPLATES if plan.kind == SETTLEMENT)
    await SignTemplate.create(
        tenant_id=made.org.id, name="退租结算单", kind=SETTLEMENT, state=PUBLISHED, preferred=True, body=body
    )
    yield made


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def frozen(village: Village, **form: Any) -> Detail:
    """With a meter read, damages with a photo, and all that is typed; sent to be signed by phone."""
    lease = await let(village)
    power = await meter_of(village, tariffId=await tariff(village, "electricity", (None, "0.62")), serial="D-9")
    row = await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20")
    typed = {
        "readings": [{"meterId": str(power.id), "value": "365.5"}],
        "damages": [{"text": "墙面污损", "amount": "300", "photos": await photo(village)}],
        "payeeAccount": "赵强 工商银行 6222021202012345675",
    }
    row = await take("save", village.actor, row, **{**row["form"], **typed, **form})
    return await take("submitToSign", village.actor, row)


async def start(desk: Client, row: Detail) -> dict[str, Any]:
    flow = await desk.result("POST", "/sign/flow/start", json={"kind": "settlement", "id": row["id"]})
    return dict(flow)


async def phone_of(desk: Client, flow: dict[str, Any], sign_in: Any) -> Phone:
    url = await desk.result("GET", "/sign/flow/link", params={"partyId": flow["parties"][0]["id"]})
    return Phone(await sign_in(address=address_of_a_stranger()), str(url["url"]).partition("#")[2], LESSEE)


async def stored(row: Detail) -> Settlement:
    return await Settlement.get(id=int(row["id"]))


async def test_the_paper_has_every_line_readings_damages_deposit_net_and_account(village: Village) -> None:
    row = await frozen(village)
    paper = await write(village.actor, int(row["id"]))
    said = paper.variables
    assert (paper.no, paper.title) == (row["no"], f"退租结算单 {row['no']}")
    assert set(variables_of(SETTLEMENT)) <= set(said)
    head, *lines, total = [line.split("\t") for line in said["lines"].splitlines()]
    assert len(head) == 3 and len(lines) == len(row["statement"]["lines"])
    net = Decimal(row["statement"]["net"])
    assert sum(Decimal(line[2].replace(",", "")) for line in lines) == net == Decimal(total[2].replace(",", ""))
    assert "墙面污损" in said["damages"] and "照片1张" in said["damages"] and "365.5" in said["meters"]
    assert said["deposit"] == "3,500.00元" and said["payee_account"].endswith("6222021202012345675")
    assert (
        said["refund"].startswith("应退")
        and f"{net:,}" in said["refund"]
        and said["refund_words"].endswith(("整", "分"))
    )
    assert [signer.name for signer in paper.signers] == ["赵强"]


async def test_the_last_signature_agrees_to_it_and_books_nothing(village: Village, desk: Client, sign_in: Any) -> None:
    row = await frozen(village)
    assert row["state"] == "to_sign" and "attachScan" not in row["can"]
    flow = await start(desk, row)
    await (await phone_of(desk, flow, sign_in)).sign_all_through()
    agreed = await stored(row)
    assert (agreed.state, agreed.checked_by, agreed.scan) == ("agreed", None, None) and agreed.signed_on
    assert (await Lease.get(id=agreed.lease_id)).state == "settling"
    done = await take("finish", village.actor, {"id": row["id"]}, method="transfer")
    assert done["state"] == "done"
    assert (await Lease.get(id=agreed.lease_id)).state == "ended"


async def test_who_refuses_sends_it_back_to_be_changed_and_signed_anew(
    village: Village, desk: Client, sign_in: Any
) -> None:
    row = await frozen(village)
    phone = await phone_of(desk, await start(desk, row), sign_in)
    await phone.open()
    await phone.prove()
    assert (await phone.call("refuse", session=phone.session, reason="赔偿太高"))["success"]
    draft = await stored(row)
    assert (draft.state, draft.revision, draft.reason) == ("draft", 2, "赔偿太高")
    shown = await desk.result("GET", "/rental/settlement/detail", params={"id": row["id"]})
    assert shown["reason"] == "赔偿太高" and "save" in shown["can"]
    again = await take("save", village.actor, shown, **{**shown["form"], "damages": []})
    again = await take("submitToSign", village.actor, again)
    assert again["reason"] is None
    await (await phone_of(desk, await start(desk, again), sign_in)).sign_all_through()
    assert (await stored(row)).state == "agreed"
    assert await SignFlow.filter(subject_id=draft.id).count() == 2


async def test_withdrawn_at_the_desk_it_is_a_draft_again(village: Village, desk: Client) -> None:
    row = await frozen(village)
    flow = await start(desk, row)
    body = {"id": flow["id"], "version": flow["version"], "reason": "金额有误"}
    await desk.result("POST", "/sign/flow/withdraw", json=body)
    draft = await stored(row)
    assert (draft.state, draft.revision, draft.reason) == ("draft", 2, "金额有误")


@pytest.mark.parametrize(("code", "state"), [("revise", "draft"), ("void", "void")])
async def test_opened_again_or_void_its_flow_ends_with_it(
    village: Village, desk: Client, sign_in: Any, code: str, state: str
) -> None:
    row = await frozen(village)
    phone = await phone_of(desk, await start(desk, row), sign_in)
    await take(code, village.actor, {"id": row["id"]}, reason="租客不走了")
    assert ((await stored(row)).state, (await SignFlow.get(subject_id=int(row["id"]))).state) == (state, "withdrawn")
    assert not (await phone.call("open"))["success"]


async def test_signed_on_paper_after_all_it_stays_frozen_until_its_scan_is_checked(
    village: Village, desk: Client, sign_in: Any
) -> None:
    row = await frozen(village)
    phone = await phone_of(desk, await start(desk, row), sign_in)
    before = await stored(row)
    scan = await photo(village)
    turned = await take("turnToPaper", village.actor, {"id": row["id"]}, scan=scan)
    assert (turned["state"], turned["scan"]) == ("to_confirm", scan)
    assert (await SignFlow.get(subject_id=int(row["id"]))).state == "withdrawn" and not (await phone.call("open"))[
        "success"
    ]
    agreed = await take("confirm", village.actor, {"id": row["id"]})
    after = await stored(row)
    assert (agreed["state"], after.checked_by) == ("agreed", village.actor.signature)
    assert (after.lines, after.revision) == (before.lines, before.revision)


async def test_expired_it_waits_for_a_new_code_or_is_opened_again(village: Village, desk: Client, sign_in: Any) -> None:
    row = await frozen(village)
    flow = await start(desk, row)
    await SignToken.filter(tenant_id=village.org.id).update(expires_at=now() - timedelta(minutes=1))
    await expire_flows()
    assert ((await stored(row)).state, (await SignFlow.get(subject_id=int(row["id"]))).state) == ("to_sign", "expired")
    await desk.result("POST", "/sign/flow/renew", json={"partyId": flow["parties"][0]["id"]})
    await (await phone_of(desk, flow, sign_in)).sign_all_through()
    assert (await stored(row)).state == "agreed"


async def test_opened_again_while_the_last_one_signs_one_of_both_happens(
    village: Village, desk: Client, sign_in: Any
) -> None:
    row = await frozen(village)
    phone = await phone_of(desk, await start(desk, row), sign_in)
    await phone.open()
    await phone.prove()
    await phone.read()
    outcome: list[Any] = await asyncio.gather(
        take("revise", village.actor, {"id": row["id"]}, reason="改"), phone.sign(), return_exceptions=True
    )
    revised, signed = outcome
    kept, flow = await stored(row), await SignFlow.get(subject_id=int(row["id"]))
    assert isinstance(signed, dict)
    if signed["success"] and isinstance(revised, AppError):
        assert (kept.state, flow.state) == ("agreed", "completed")
    elif signed["success"]:
        assert (kept.state, flow.state, kept.signed_on) == ("draft", "completed", None)
    else:
        assert (kept.state, flow.state) == ("draft", "withdrawn")


async def test_only_who_may_sign_settlements_of_this_house_sends_them(village: Village, sign_in: Any) -> None:
    row = await frozen(village)
    body = {"kind": "settlement", "id": row["id"]}
    reader: Client = await sign_in(await make_user(village.org.id, "查看", codes=("rental:settlement:list",)))
    refused = await reader.call("POST", "/sign/flow/start", json=body)
    assert (refused["code"], refused["result"]["needs"]) == (403, "rental:settlement:sign")
    clerk: Client = await sign_in(await make_user(village.org.id, "办理", codes=("rental:settlement:sign",)))
    assert (await clerk.call("POST", "/sign/flow/start", json=body))["code"] == 404
    stranger: Client = await sign_in((await build()).actor)
    assert (await stranger.call("POST", "/sign/flow/start", json=body))["code"] == 404
    assert (await stranger.call("GET", "/sign/paper", params=body))["code"] == 404
    codes = ("rental:settlement:list", "rental:settlement:sign")
    both: Client = await sign_in(await make_user(village.org.id, "两者", codes=codes))
    assert (await both.call("POST", "/sign/flow/start", json=body))["success"]


async def test_what_does_not_wait_for_signatures_is_not_sent(village: Village, desk: Client) -> None:
    row = await begin(village, await let(village))
    body = {"kind": "settlement", "id": row["id"]}
    assert (await desk.call("POST", "/sign/flow/start", json=body))["id"] == "settlement.state"
    with pytest.raises(Conflict):
        await SUBJECTS["settlement"].write(village.actor, int(row["id"]))


async def test_the_statement_is_a_file_in_every_state(village: Village, desk: Client) -> None:
    draft = await begin(village, await let(village))
    query = {"kind": "settlement", "id": draft["id"]}
    file = await desk.send("GET", "/sign/paper", params=query)
    assert file.headers["content-type"] == "application/pdf" and file.content[:5] == b"%PDF-"
    await SignTemplate.filter(tenant_id=village.org.id).update(state="retired")
    assert (await desk.call("GET", "/sign/paper", params=query))["id"] == "template.none"
