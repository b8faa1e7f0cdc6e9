"""The contract as a document: by its template in every state, with all that was agreed, for whoever may see the lease."""

from collections.abc import Mapping
from typing import Any

import pytest_asyncio

from schema.rental.lease import Lease
from schema.seeds.contracts import TEMPLATES
from schema.signing.template import DRAFT, PUBLISHED, SignTemplate
from schema.signing.variables import CHANGE, LEASE, SETTLEMENT
from server.rental.lease_changes.drafts import add_change
from server.rental.lease_changes.forms import ChangeForm
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement
from tests.documents.test_pdf import squeezed, text_in
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.rental.test_lease_life import OTHERS, draw_up, taken
from tests.rental.village import Village, build, on

WHOLE: Mapping[str, Any] = {
    "parties": OTHERS,
    "lessorKind": "owner",
    "services": "internet,cleaning",
    "waterBase": "12.5",
    "elecBase": "308",
    "gasBase": "45",
    "deductTerms": "损坏家具家电须照价赔偿",
    "depositBackDays": 15,
    "penaltyMonths": "1.50",
    "penaltyCap": "4800",
    "notes": "可养猫一只",
    "priceSteps": [{"from": on(200), "percent": "5"}],
    "freeDays": [{"from": on(3), "to": on(9)}],
}


async def publish(tenant_id: int, kind: str, **values: Any) -> SignTemplate:
    body = next(plan.body for plan in TEMPLATES if plan.kind == kind)
    usual = {"name": "通用", "kind": kind, "state": PUBLISHED, "preferred": True, "body": body}
    return await SignTemplate.create(tenant_id=tenant_id, **{**usual, **values})


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    made = await build()
    for kind in (LEASE, CHANGE, SETTLEMENT):
        await publish(made.org.id, kind)
    return made


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def paper(client: Client, kind: str, row_id: str | int, **more: Any) -> str:
    """All words of the document, without spaces."""
    answer = await client.send("GET", "/sign/paper", params={"kind": kind, "id": str(row_id), **more})
    assert answer.headers["content-type"] == "application/pdf", answer.text
    return text_in(answer.content)


async def test_a_draft_says_all_parties_terms_and_planned_bills_with_their_reasons(
    village: Village, desk: Client
) -> None:
    lease = await draw_up(desk, village, **WHOLE)
    text = await paper(desk, "lease", lease["id"])
    said = ["赵强", "11010519491231002X", "孙合租", "110105194912310021", "李担保", "13400134000", "钱业主"]
    said += [lease["contractNo"], "宽带", "保洁", "水12.500", "电308.000", "燃气45.000", "损坏家具家电须照价赔偿"]
    said += ["15天", "可养猫一只", "每月3,675.00元", "叁仟伍佰元整", "季付", "违约金1.5个月租金，最高4,800.00元"]
    assert not [words for words in said if words not in text]
    start = lease["freeDays"][0]["from"].split("-")
    assert f"免租期：{int(start[0])}年{int(start[1])}月{int(start[2])}日至" in text
    assert len(lease["planned"]) == 5
    for bill in lease["planned"]:
        assert f"{bill['from']}至{bill['to']}" in text, bill
        for line in bill["lines"]:
            assert squeezed(line["explain"].split(" | ")[0]) in text, line
    assert "草稿DRAFT" in text


async def test_only_a_draft_and_what_is_void_are_marked(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village)
    for state, mark in (("to_sign", ""), ("to_confirm", ""), ("active", ""), ("ended", ""), ("void", "作废VOID")):
        await Lease.filter(id=int(lease["id"])).update(state=state)
        text = await paper(desk, "lease", lease["id"])
        assert "草稿DRAFT" not in text and ("作废VOID" in text) == bool(mark), state


async def test_a_signed_one_says_the_day_of_signing_and_what_was_due_then(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village, stage="signed", startDate=on(-60), endDate=on(300), signedOn=on(-70))
    year, month, day = on(-70).split("-")
    text = await paper(desk, "lease", lease["id"])
    assert f"签订日期：{year}年{int(month)}月{int(day)}日" in text and text.count(on(-70)) >= 2


async def test_who_may_not_see_the_lease_gets_no_paper_of_it(village: Village, desk: Client, sign_in: Any) -> None:
    query = {"kind": "lease", "id": (await draw_up(desk, village))["id"]}
    other = await sign_in(await make_user(village.org.id, "保洁", codes=("rental:unit:list", "rental:lease:sign")))
    stranger = await sign_in((await build()).actor)
    beyond = str(int(village.community) + 1)
    hidden = await sign_in(
        await restrict_to(village.org, "rental/lease", "rental:lease:list", "communityId", "=", beyond, set())
    )
    for client in (other, stranger, hidden):
        for path in ("/sign/paper", "/sign/paper/templates"):
            assert (await client.call("GET", path, params=query))["code"] == 404
    assert (await (await sign_in()).call("GET", "/sign/paper", params=query))["code"] == 401
    assert (await desk.call("GET", "/sign/paper", params={**query, "kind": "dog"}))["code"] == 404


async def test_who_may_send_nothing_to_be_signed_reads_numbers_of_documents_masked(
    village: Village, desk: Client, sign_in: Any
) -> None:
    lease = await draw_up(desk, village, parties=OTHERS)
    reader = await sign_in(await make_user(village.org.id, "查看", codes=("rental:lease:list",)))
    text = await paper(reader, "lease", lease["id"])
    assert "1101**********0021" in text and "110105194912310021" not in text and "11010519491231002X" not in text


async def test_it_is_written_with_any_published_template_of_its_kind_and_no_other(
    village: Village, desk: Client
) -> None:
    lease = await draw_up(desk, village)
    usual = await SignTemplate.get(tenant_id=village.org.id, kind=LEASE)
    own = {"preferred": False, "body": "<h1>企业版合同</h1><p>{{tenant_name}}</p>"}
    other = await publish(village.org.id, LEASE, name="企业版", version=3, **own)
    wrong = [
        await publish(village.org.id, LEASE, state=DRAFT, **own),
        await SignTemplate.get(tenant_id=village.org.id, kind=CHANGE),
        await publish((await build()).org.id, LEASE, **own),
    ]
    choices = await desk.result("GET", "/sign/paper/templates", params={"kind": "lease", "id": lease["id"]})
    assert choices == [
        {"id": str(usual.id), "name": "通用", "version": 1, "preferred": True},
        {"id": str(other.id), "name": "企业版", "version": 3, "preferred": False},
    ]
    assert (await paper(desk, "lease", lease["id"], templateId=str(other.id))).startswith("企业版合同赵强")
    for one in (*[str(row.id) for row in wrong], "x", "0"):
        query = {"kind": "lease", "id": lease["id"], "templateId": one}
        answer = await desk.call("GET", "/sign/paper", params=query)
        assert (answer["code"], set(answer["fields"])) == (422, {"templateId"}), one


async def preview(desk: Client, kind: str, row_id: str) -> dict[str, Any]:
    body = "<p>{{contract_no}}／{{tenant_name}}</p>"
    sent = {"kind": kind, "body": body, "name": "试", "subjectId": row_id}
    return await desk.call("POST", "/sign/template/preview", json=sent)


async def test_a_template_is_tried_on_records_in_any_state(village: Village, desk: Client, sign_in: Any) -> None:
    draft = await draw_up(desk, village, unitId=str(village.rooms[1].id))
    lease = await draw_up(desk, village, stage="signed", startDate=on(-60), endDate=on(305))
    assert lease["state"] == "active"
    wanted = {"leaseId": lease["id"], "kind": "price", "form": "electronic", "price": "3600.00", "submit": False}
    change = await add_change(village.actor, ChangeForm.model_validate({**wanted, "effectiveDay": on(60)}))
    settled = await begin_settlement(village.actor, BeginSettlement(lease_id=lease["id"]))
    reader = await sign_in(await make_user(village.org.id, "法务", codes=("sign:template:list",)))
    for kind, row_id in (
        (LEASE, draft["id"]),
        (LEASE, lease["id"]),
        (CHANGE, change["id"]),
        (SETTLEMENT, settled["id"]),
    ):
        answer = await preview(desk, kind, row_id)
        assert answer["success"], (kind, answer)
        assert (await preview(reader, kind, row_id))["code"] == 404, kind
    for kind, row_id in (("lease_change", change["id"]), ("settlement", settled["id"])):
        assert lease["contractNo"] in await paper(desk, kind, row_id)


async def test_whoever_sends_it_chooses_the_template_and_the_frozen_paper_is_written_with_it(
    village: Village, desk: Client
) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    own = {"preferred": False, "body": "<h1>企业版合同</h1><p>{{sign.tenant}}</p>"}
    other = await publish(village.org.id, LEASE, name="企业版", version=3, **own)
    draft = await publish(village.org.id, LEASE, state=DRAFT, **own)
    body = {"kind": "lease", "id": lease["id"]}
    for wrong in (str(draft.id), "x"):
        refused = await desk.call("POST", "/sign/flow/start", json={**body, "templateId": wrong})
        assert (refused["code"], set(refused["fields"])) == (422, {"templateId"})
    assert await desk.result("GET", "/sign/flow/of", params=body) is None
    flow = await desk.result("POST", "/sign/flow/start", json={**body, "templateId": str(other.id)})
    printed = await desk.send("GET", "/sign/flow/print", params={"id": flow["id"]})
    assert text_in(printed.content).startswith("企业版合同")
