"""The life of a lease before it runs: a draft that holds its unit, submitted, signed on paper or by others, lapsed, handed over."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.money import to_capitals
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.lease_party import LeaseParty
from schema.rental.renter import Renter
from schema.signing.template import PUBLISHED, SignTemplate
from schema.system.fill_rule import FillRule
from schema.system.text_message import TextMessage
from server.account.codes import all_sent
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.unit_of_work import unit_of_work
from server.rental.leases.lapse import lapse_leases
from server.rental.leases.papers import complete_signing, paper_of, write_paper
from server.rental.leases.parties import read_parties
from server.settings import get_settings
from server.signing.api import Signer, open_flow
from tests.files.conftest import picture
from tests.kit.client import Client, address_of_a_stranger
from tests.kit.lease_forms import lease_body
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.village import Village, build, day, on
from tests.signing.desk import Phone

PATH = "/rental/lease"
OTHERS = [
    {"role": "lessor", "name": "钱业主", "phone": "13600136000", "idNo": "110105194912310048"},
    {"role": "co_tenant", "name": "孙合租", "phone": "13500135000", "idNo": "110105194912310021"},
    {"role": "guarantor", "name": "李担保", "phone": "13400134000", "idNo": "110105194912310064"},
]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


def form(village: Village, **rest: Any) -> dict[str, Any]:
    usual = {
        "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
        "unitId": str(village.whole.id),
        "startDate": on(3),
        "endDate": on(367),
        "payCycle": 3,
        "price": "3500.00",
        "stage": "draft",
    }
    return lease_body(**{**usual, **rest})


async def draw_up(desk: Client, village: Village, **rest: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"{PATH}/add", json=form(village, **rest), headers=key()))


def key() -> dict[str, str]:
    return {"Idempotency-Key": uuid4().hex}


async def take(desk: Client, code: str, lease: dict[str, Any], **rest: Any) -> dict[str, Any]:
    body = {"id": lease["id"], "version": lease["version"], **rest}
    return await desk.call("POST", f"{PATH}/{code}", json=body, headers=key())


async def taken(desk: Client, code: str, lease: dict[str, Any], **rest: Any) -> dict[str, Any]:
    answer = await take(desk, code, lease, **rest)
    assert answer["success"], answer
    return dict(answer["result"])


async def is_free(village: Village) -> bool:
    return not await pool().fetchval(
        "SELECT count(*) FROM occupancy_claim WHERE leaf_id = ANY($1::bigint[])", list(village.whole.leaf_ids)
    )


async def test_a_draft_holds_the_unit_for_a_day_and_shows_the_bills_it_will_have(
    village: Village, desk: Client
) -> None:
    lease = await draw_up(desk, village)
    assert (lease["state"], lease["contractType"], lease["bills"]) == ("draft", None, [])
    assert [bill["amount"] for bill in lease["planned"]] == ["3500.00", *["10500.00"] * 4]
    assert all(line["explain"] for bill in lease["planned"] for line in bill["lines"])
    assert lease["total"] == "45500.00" and lease["balance"] == "0.00"
    row = await Lease.get(id=int(lease["id"]))
    assert row.hold_until is not None and abs(row.hold_until - now() - timedelta(hours=24)) < timedelta(minutes=1)
    answer = await desk.call("POST", f"{PATH}/add", json=form(village), headers=key())
    assert (answer["id"], answer["result"]["winner"]["no"]) == ("occupancy.taken", lease["contractNo"])


async def test_a_draft_whose_day_is_over_lapses_and_gives_the_unit_back(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village)
    assert not await is_free(village)
    await lapse_leases()
    assert (await Lease.get(id=int(lease["id"]))).state == "draft"
    await Lease.filter(id=int(lease["id"])).update(hold_until=now())
    await lapse_leases()
    assert (await Lease.get(id=int(lease["id"]))).state == "void" and await is_free(village)
    await draw_up(desk, village)


async def test_on_paper_it_is_signed_once_a_scan_is_there_and_somebody_has_checked_it(
    village: Village, desk: Client
) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village))
    assert (lease["state"], lease["contractType"]) == ("to_confirm", None)
    assert "confirm" in lease["reasons"] and "confirm" not in lease["can"]
    assert (await take(desk, "confirm", lease))["id"] == "lease.scan"
    assert set((await take(desk, "attachScan", lease, scan="no/where.pdf"))["fields"]) == {"scan"}
    scan = (await save_file(village.actor, b"%PDF-1.4 ...", "合同.pdf", "temp")).file_path
    photo = (await save_file(village.actor, picture(900, 1200, "PNG"), "签字页.png", "temp")).file_path
    lease = await taken(desk, "attachScan", lease, scan=f"{scan},{photo}")
    assert lease["state"] == "to_confirm" and lease["bills"] == []
    assert set((await take(desk, "confirm", lease, signedOn=on(1)))["fields"]) == {"signedOn"}
    assert not await Bill.filter(lease_id=int(lease["id"])).exists()
    signed = await taken(desk, "confirm", lease, signedOn=on(-1))
    assert (signed["state"], signed["contractType"], signed["signedOn"]) == ("signed", "paper_effective", on(-1))
    assert (signed["checkedBy"], signed["holdUntil"]) == (village.actor.signature, None)
    bills = await Bill.filter(lease_id=int(lease["id"])).order_by("due", "period_from", "-kind")
    assert {bill.revision for bill in bills} == {1}
    first = {bill.kind: (bill.state, bill.due) for bill in reversed(bills)}
    assert first == {"deposit": ("open", day(-1)), "rent": ("open", day(-1))}
    assert [bill["amount"] for bill in signed["bills"]] == [bill["amount"] for bill in lease["planned"]]


async def test_what_is_not_signed_in_three_days_is_void_and_a_parameter_says_how_many(
    village: Village, desk: Client
) -> None:
    for kind, state in (("electronic", "to_sign"), ("paper", "to_confirm")):
        await set_switch(village.org.id, "leaseUnsignedDays", "5")
        lease = await taken(desk, "submit", await draw_up(desk, village, form=kind))
        assert lease["state"] == state
        row = await Lease.get(id=int(lease["id"]))
        assert row.hold_until is not None and abs(row.hold_until - now() - timedelta(days=5)) < timedelta(minutes=1)
        await Lease.filter(id=row.id).update(hold_until=now())
        await lapse_leases()
        answer = await take(desk, "turnToPaper" if kind == "electronic" else "confirm", lease, scan="temp/x.pdf")
        assert answer["id"] == "lease.state" and await is_free(village)


async def test_until_it_is_signed_everything_may_be_changed_and_the_bills_follow(
    village: Village, desk: Client
) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    room = village.rooms[0]
    changed = form(village, unitId=str(room.id), startDate=on(10), endDate=on(40 + 365), payCycle=12, price="2000")
    changed |= {"form": "paper", "parties": OTHERS, "notes": "改为纸质", "contractNo": "云栖-2026-01"}
    lease = await taken(desk, "edit", lease, **changed)
    assert (lease["state"], lease["unitId"], lease["contractNo"]) == ("to_confirm", str(room.id), "云栖-2026-01")
    assert lease["planned"][0]["amount"] == "2000.00" and lease["planned"][1]["amount"] == "24000.00"
    assert await is_free(village)
    assert [party["role"] for party in lease["parties"]] == ["tenant", "co_tenant", "guarantor", "lessor"]
    await Lease.filter(id=int(lease["id"])).update(scan="temp/x.pdf")
    signed = await taken(desk, "confirm", lease)
    assert (await take(desk, "edit", signed, **changed))["id"] == "lease.state"


async def test_parties_stand_in_their_order_with_ids_sealed_and_the_lessor_last(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village, parties=OTHERS, lessorKind="owner")
    told = [(party["role"], party["name"], party["seq"]) for party in lease["parties"]]
    assert told == [
        ("tenant", "赵强", 1),
        ("co_tenant", "孙合租", 2),
        ("guarantor", "李担保", 3),
        ("lessor", "钱业主", 4),
    ]
    assert lease["parties"][1]["idNo"] == "1101**********0021"
    stored = await pool().fetchval("SELECT id_no FROM rent_lease_party WHERE id = $1", int(lease["parties"][1]["id"]))
    assert "110105" not in stored
    own = await draw_up(desk, village, unitId=str(village.rooms[0].id))
    assert [(party["role"], party["name"]) for party in own["parties"]] == [("tenant", "赵强"), ("lessor", "测试物业")]
    assert await LeaseParty.filter(lease_id=int(own["id"])).count() == 2


async def test_an_edit_keeps_the_document_of_a_party_that_it_sends_none_for(village: Village, desk: Client) -> None:
    others = [{**OTHERS[1], "idType": "passport"}, {**OTHERS[2], "idNo": "110105194912310048"}]
    lease = await draw_up(desk, village, parties=others)
    sent = [{key: party[key] for key in ("id", "role", "name", "phone")} for party in lease["parties"][1:3]]
    sent[0]["name"] = "孙合祖"
    sent.append({"role": "guarantor", "name": "吴担保", "phone": "13300133000"})
    sent[1]["idNo"] = "110105194912310064"
    lease = await taken(desk, "edit", lease, **form(village, parties=sent, notes="换人"))
    rows = await read_parties(village.actor, int(lease["id"]))
    assert [(row.name, row.id_type, row.id_no) for row in rows[:4]] == [
        ("赵强", "id_card", "11010519491231002X"),
        ("孙合祖", "passport", "110105194912310021"),
        ("李担保", "id_card", "110105194912310064"),
        ("吴担保", "id_card", None),
    ]
    shown = [{key: party[key] for key in ("id", "role", "name", "phone", "idNo")} for party in lease["parties"][1:3]]
    lease = await taken(desk, "edit", lease, **form(village, parties=shown))
    again = await read_parties(village.actor, int(lease["id"]))
    assert [row.id_no for row in again[:3]] == [row.id_no for row in rows[:3]]
    shown = [{key: party[key] for key in ("id", "role", "name", "phone", "idNo")} for party in lease["parties"][1:3]]
    for wrong in ({**shown[0], "idNo": "4401**********9999"}, {**shown[0], "id": None}):
        answer = await take(desk, "edit", lease, **form(village, parties=[wrong]))
        assert set(answer["fields"]) == {"parties.0.idNo"}
    masked = {"name": "赵强", "phone": "13700137000", "idNo": "1101**********002X"}
    answer = await take(desk, "edit", lease, **form(village, tenant=masked))
    assert set(answer["fields"]) == {"tenant.idNo"}
    other = await draw_up(desk, village, unitId=str(village.rooms[0].id), parties=others)
    strange = [{key: other["parties"][1][key] for key in ("id", "role", "name", "phone")}]
    answer = await take(desk, "edit", lease, **form(village, parties=strange))
    assert set(answer["fields"]) == {"parties.0.name"}


async def test_bad_parties_steps_and_readings_are_answered_at_their_field(village: Village, desk: Client) -> None:
    cases: dict[str, dict[str, Any]] = {
        "parties.0.phone": {"parties": [{"role": "guarantor", "name": "李担保", "phone": "12"}]},
        "parties.1.phone": {"parties": [OTHERS[0], {"role": "guarantor", "name": "李担保"}]},
        "lessorKind": {"lessorKind": "owner"},
        "priceSteps.0.price": {"priceSteps": [{"from": on(100)}]},
        "priceSteps.1.price": {"priceSteps": [{"from": on(367), "price": "9"}, {"from": on(368), "price": "9"}]},
        "services": {"services": "helicopter"},
        "waterBase": {"waterBase": "-1"},
        "depositBackDays": {"depositBackDays": 999},
        "penaltyMonths": {"penaltyMonths": "13"},
        "penaltyCap": {"penaltyCap": "-1"},
        "endDate": {"endDate": on(20)},
    }
    for field, change in cases.items():
        answer = await desk.call("POST", f"{PATH}/add", json=form(village, **change), headers=key())
        assert not answer["success"] and field in answer["fields"], (field, answer)
        assert " | " in answer["fields"][field] or answer["fields"][field], answer
    assert not await Lease.filter(tenant_id=village.org.id).exists() and await is_free(village)


async def test_a_price_step_is_an_amount_or_a_percentage_of_what_was_paid_before(
    village: Village, desk: Client
) -> None:
    start = {"startDate": "2027-01-01", "endDate": "2029-12-31", "payCycle": 12, "price": "3000"}
    steps = [{"from": "2029-01-01", "percent": "5"}, {"from": "2028-01-01", "price": "3333.33"}]
    lease = await draw_up(desk, village, **start, priceSteps=steps)
    assert [bill["amount"] for bill in lease["planned"][1:]] == ["36000.00", "39999.96", "42000.00"]
    assert lease["priceSteps"] == [
        {"from": "2029-01-01", "price": "", "percent": "5"},
        {"from": "2028-01-01", "price": "3333.33", "percent": None},
    ]


async def test_the_number_is_given_by_the_rule_or_typed_and_never_twice(village: Village, desk: Client) -> None:
    params = {"prefix": "云栖", "date": "yyyy", "length": 3, "gapless": True}
    rule = FillRule(rule_code="lease_no", rule_name="合同编号", rule_class="sequence", rule_params=params)
    rule.tenant_id = village.org.id
    await rule.save(force_create=True)
    rooms = iter(village.rooms)
    first = await draw_up(desk, village)
    stem = first["contractNo"].removesuffix("001")
    assert stem.startswith("云栖20") and first["contractNo"] == f"{stem}001"
    typed = await draw_up(desk, village, unitId=str(next(rooms).id), contractNo=f"{stem}002")
    assert typed["contractNo"] == f"{stem}002"
    third = await draw_up(desk, village, unitId=str(next(rooms).id))
    assert third["contractNo"] == f"{stem}003"
    body = form(village, unitId=str(next(rooms).id), contractNo=f"{stem}002")
    assert set((await desk.call("POST", f"{PATH}/add", json=body, headers=key()))["fields"]) == {"contractNo"}


async def test_handing_over_begins_the_lease_and_keeps_what_the_meters_show(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village, stage="signed", elecBase="100")
    assert lease["state"] == "signed"
    assert set((await take(desk, "handOver", lease, handedOverOn=on(1)))["fields"]) == {"handedOverOn"}
    assert set((await take(desk, "handOver", lease, waterBase="12.3456"))["fields"]) == {"waterBase"}
    lease = await taken(desk, "handOver", lease, waterBase="12.345", elecBase="101.5")
    assert (lease["state"], lease["handedOverOn"]) == ("active", on(0))
    assert (lease["waterBase"], lease["elecBase"], lease["gasBase"]) == ("12.345", "101.500", None)
    assert "handOver" not in lease["can"] and "handOver" not in lease["reasons"]


async def test_an_active_lease_says_when_it_ends_soon_and_when_it_is_held_over(village: Village, desk: Client) -> None:
    ending = await draw_up(desk, village, stage="signed", startDate=on(-200), endDate=on(30))
    later = await draw_up(
        desk, village, unitId=str(village.rooms[0].id), stage="signed", endDate=on(31), startDate=on(-9)
    )
    over = await draw_up(
        desk, village, unitId=str(village.rooms[1].id), stage="signed", startDate=on(-99), endDate=on(-1)
    )
    told = [(one["state"], one["ending"], one["holdover"]) for one in (ending, later, over)]
    assert told == [("active", True, False), ("active", False, False), ("active", False, True)]


async def test_whoever_may_not_confirm_does_not(village: Village, desk: Client, sign_in: Any) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village))
    await Lease.filter(id=int(lease["id"])).update(scan="temp/x.pdf")
    clerk = await sign_in(await make_user(village.org.id, "前台", codes=("rental:lease:list", "rental:lease:add")))
    assert (await take(clerk, "confirm", lease))["code"] == 403


async def test_its_paper_says_every_term_and_names_who_signs_in_their_order(village: Village, desk: Client) -> None:
    rest = {"parties": OTHERS, "services": "internet,cleaning", "waterBase": "12.5", "deductTerms": "损坏家具"}
    steps = {"priceSteps": [{"from": on(200), "percent": "5"}], "freeDays": [{"from": on(3), "to": on(9)}]}
    lease = await draw_up(desk, village, **rest, **steps, form="electronic", lessorKind="owner")
    with pytest.raises(Conflict):
        await write_paper(village.actor, int(lease["id"]))
    lease = await taken(desk, "submit", lease)
    paper = await write_paper(village.actor, int(lease["id"]))
    assert [(one.role, one.name, one.seq) for one in paper.signers] == [
        ("tenant", "赵强", 1), ("co_tenant", "孙合租", 2), ("guarantor", "李担保", 3), ("lessor", "钱业主", 4)
    ]  # fmt: skip
    assert paper.signers[0].id_no == "11010519491231002X" and paper.no == lease["contractNo"]
    said = paper.variables
    assert (said["rent"], said["rent_words"], said["months"]) == ("3,500.00元", "叁仟伍佰元整", said["months"])
    assert "每月3,675.00元" in said["price_steps"] and said["meters"] == "水12.500"
    assert len(said["bills"].splitlines()) == 1 + len(lease["planned"])
    assert all(value is not None for value in said.values())


async def test_a_lease_without_parties_is_signed_by_whom_it_names_as_lessee(village: Village, desk: Client) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    await LeaseParty.filter(lease_id=int(lease["id"])).delete()
    paper = await write_paper(village.actor, int(lease["id"]))
    assert [(one.role, one.name, one.id_no) for one in paper.signers] == [("tenant", "赵强", "11010519491231002X")]
    said = paper.variables
    assert (said["tenant_name"], said["tenant_phone"]) == ("赵强", paper.signers[0].phone) != ("赵强", "")
    assert said["tenant_id_no"] == "11010519491231002X" and said["lessor_name"]


async def test_once_all_have_signed_the_lease_is_signed_and_changing_it_before_ends_the_flow(
    village: Village, desk: Client
) -> None:
    published: dict[str, Any] = {
        "kind": "lease",
        "state": PUBLISHED,
        "preferred": True,
        "body": "<p>承租人：{{sign.tenant}}</p>",
    }
    await SignTemplate.create(tenant_id=village.actor.tenant_id, name="租赁合同", **published)
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    await desk.result("POST", "/sign/flow/start", json={"kind": "lease", "id": lease["id"]}, headers=key())
    assert await open_flow(village.actor, "lease", int(lease["id"]))
    lease = await taken(desk, "edit", lease, **form(village, form="electronic", price="3600"))
    assert await open_flow(village.actor, "lease", int(lease["id"])) is None
    async with unit_of_work(village.actor) as work:
        await complete_signing(work, int(lease["id"]), day(0))
    signed = await Lease.get(id=int(lease["id"]))
    assert (signed.state, signed.signed_on, signed.contract_type) == ("signed", day(0), "electronic_pending")
    assert await Bill.filter(lease_id=signed.id, revision=1).count() == len(lease["planned"])


async def test_what_somebody_has_signed_waits_from_then_on_and_who_signed_hears_when_it_lapses(
    village: Village, desk: Client, sign_in: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "demo", True)
    await publish(village)
    phones = [f"137{village.actor.tenant_id % 10_000_000:07d}{place}" for place in (1, 2)]
    lessee, guarantor = (
        {"name": name, "phone": "13" + number[-9:], "idNo": id_no}
        for name, number, id_no in zip(
            ("赵强", "李担保"), phones, ("11010519491231002X", "110105194912310021"), strict=True
        )
    )
    parties = [{**guarantor, "role": "guarantor"}]
    lease = await draw_up(desk, village, form="electronic", tenant=lessee, parties=parties)
    lease = await taken(desk, "submit", lease)
    lease_id = int(lease["id"])
    await Lease.filter(id=lease_id).update(hold_until=now() + timedelta(minutes=1))
    flow = await desk.result("POST", "/sign/flow/start", json={"kind": "lease", "id": lease["id"]}, headers=key())
    party = flow["parties"][0]
    url = (await desk.result("GET", "/sign/flow/link", params={"partyId": party["id"]}))["url"]
    signer = Signer("tenant", party["name"], lessee["phone"], lessee["idNo"])
    await Phone(await sign_in(address=address_of_a_stranger()), url.partition("#")[2], signer).sign_all_through()
    row = await Lease.get(id=lease_id)
    assert row.hold_until is not None and row.hold_until - now() > timedelta(days=2, hours=23)
    await lapse_leases()
    assert (await Lease.get(id=lease_id)).state == "to_sign"
    await Lease.filter(id=lease_id).update(hold_until=now())
    await lapse_leases()
    assert (await Lease.get(id=lease_id)).state == "void" and await is_free(village)
    await all_sent()
    told = await TextMessage.filter(phone=lessee["phone"], purpose="signed")
    assert len(told) == 1 and "不生效" in told[0].content
    assert not await TextMessage.filter(phone=guarantor["phone"], purpose="signed").exists()


async def test_an_electronic_lease_is_signed_by_its_flow_alone(village: Village, desk: Client) -> None:
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    assert lease["can"] == ["turnToPaper", "edit", "attachFiles", "cancel"]
    answer = await take(desk, "sign", lease)
    assert not answer["success"] and answer["code"] == 404
    assert (await take(desk, "confirm", lease))["id"] == "lease.state"
    assert (await take(desk, "attachScan", lease, scan="temp/x.pdf"))["id"] == "lease.state"
    row = await Lease.get(id=int(lease["id"]))
    assert (row.state, row.contract_type, row.signed_on) == ("to_sign", "electronic_unsigned", None)
    assert not await Bill.filter(lease_id=row.id).exists()


async def test_a_lessee_who_signs_at_the_desk_proves_who_they_are_and_the_evidence_names_who_stood_by(
    village: Village, desk: Client, sign_in: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "demo", True)
    await publish(village)
    lessee = {"name": "赵强", "phone": f"136{village.actor.tenant_id % 100_000_000:08d}", "idNo": "11010519491231002X"}
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic", tenant=lessee))
    flow = await desk.result("POST", "/sign/flow/start", json={"kind": "lease", "id": lease["id"]}, headers=key())
    url = (await desk.result("POST", "/sign/flow/here", json={"partyId": flow["parties"][0]["id"]}))["url"]
    tablet = await sign_in(address=address_of_a_stranger())
    signer = Signer("tenant", lessee["name"], lessee["phone"], lessee["idNo"])
    done = await Phone(tablet, url.partition("#")[2], signer).sign_all_through()
    assert done["state"] == "completed"
    signed = await Lease.get(id=int(lease["id"]))
    assert (signed.state, signed.contract_type) == ("signed", "electronic_pending")
    told = await desk.result("GET", "/sign/flow/of", params={"kind": "lease", "id": lease["id"]})
    [party] = told["parties"]
    assert (party["witness"], party["method"], party["state"]) == (village.actor.signature, "draw", "signed")
    assert [event["kind"] for event in told["events"] if event["kind"] in ("witnessed", "identified", "signed")] == [
        "witnessed", "identified", "signed"
    ]  # fmt: skip


async def test_what_was_signed_on_paper_after_all_is_signed_once_somebody_has_checked_the_scan(
    village: Village, desk: Client, sign_in: Any
) -> None:
    await publish(village)
    lease = await taken(desk, "submit", await draw_up(desk, village, form="electronic"))
    await desk.result("POST", "/sign/flow/start", json={"kind": "lease", "id": lease["id"]}, headers=key())
    await Lease.filter(id=int(lease["id"])).update(hold_until=now() + timedelta(minutes=1))
    for scan in ("", "no/where.pdf"):
        assert set((await take(desk, "turnToPaper", lease, scan=scan))["fields"]) == {"scan"}
    assert await open_flow(village.actor, "lease", int(lease["id"]))
    scan = (await save_file(village.actor, b"%PDF-1.4 ...", "合同.pdf", "temp")).file_path
    blind = await sign_in(await make_user(village.org.id, "前台", codes=("rental:lease:list", "rental:lease:sign")))
    assert (await take(blind, "turnToPaper", lease, scan=scan))["code"] == 403
    lease = await taken(desk, "turnToPaper", lease, scan=scan)
    assert (lease["state"], lease["form"], lease["contractType"], lease["bills"]) == ("to_confirm", "paper", None, [])
    row = await Lease.get(id=int(lease["id"]))
    assert row.hold_until is not None and row.hold_until - now() > timedelta(days=2, hours=23)
    flow = await desk.result("GET", "/sign/flow/of", params={"kind": "lease", "id": lease["id"]})
    assert (flow["state"], flow["reason"]) == ("withdrawn", "已改为纸质签署")
    again = await desk.call("POST", "/sign/flow/start", json={"kind": "lease", "id": lease["id"]}, headers=key())
    assert again["id"] == "lease.state"
    signed = await taken(desk, "confirm", lease)
    assert (signed["state"], signed["contractType"]) == ("signed", "paper_effective")
    assert (signed["scan"], signed["checkedBy"]) == (scan, village.actor.signature)


async def test_who_signs_by_phone_gives_a_document_at_its_field(village: Village, desk: Client) -> None:
    bare = [{name: one[name] for name in ("role", "name", "phone")} for one in OTHERS]
    known = await Renter.create(tenant_id=village.org.id, name="钱无证", phone="13700137001")
    cases: list[tuple[dict[str, Any], set[str]]] = [
        ({"tenant": {"name": "赵强", "phone": "13700137000"}}, {"tenant.idNo"}),
        ({"tenant": {"name": "赵强", "phone": "13700137000", "idNo": "12"}}, {"tenant.idNo"}),
        ({"tenant": None, "tenantId": str(known.id)}, {"tenantId"}),
        ({"parties": bare[1:]}, {"parties.0.idNo", "parties.1.idNo"}),
        ({"parties": bare[:1], "lessorKind": "owner"}, {"parties.0.idNo"}),
        ({"parties": [{"role": "lessor", "name": "钱业主"}], "lessorKind": "owner"}, {"parties.0.idNo", "parties.0.phone"}),
    ]  # fmt: skip
    for change, fields in cases:
        body = form(village, form="electronic", **change)
        answer = await desk.call("POST", f"{PATH}/add", json=body, headers=key())
        assert not answer["success"] and set(answer["fields"]) == fields, (change, answer)
    assert not await Lease.filter(tenant_id=village.org.id).exists() and await is_free(village)
    lease = await draw_up(desk, village, parties=bare[1:])
    kept = [{name: one[name] for name in ("id", "role", "name", "phone")} for one in lease["parties"][1:3]]
    answer = await take(desk, "edit", lease, **form(village, form="electronic", parties=kept))
    assert set(answer["fields"]) == {"parties.0.idNo", "parties.1.idNo"}
    named = [{**one, "idNo": other["idNo"]} for one, other in zip(kept, OTHERS[1:], strict=True)]
    lease = await taken(desk, "edit", lease, **form(village, form="electronic", parties=named))
    lease = await taken(desk, "edit", lease, **form(village, form="electronic", parties=again(lease["parties"][1:3])))
    assert all(one["idNo"] for one in lease["parties"][:3])


def again(parties: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As a form sends them back: without their documents, which it never saw whole."""
    return [{name: one[name] for name in ("id", "role", "name", "phone")} for one in parties]


async def test_parties_sign_in_turn_or_side_by_side_and_one_without_a_turn_follows_the_others(
    village: Village, desk: Client
) -> None:
    async def turns(lease: dict[str, Any]) -> list[int]:
        return [one.seq for one in (await paper_of(village.actor, await Lease.get(id=int(lease["id"])))).signers]

    lease = await draw_up(desk, village, form="electronic", parties=OTHERS, lessorKind="owner")
    assert await turns(lease) == [1, 2, 3, 4]
    side = [{**one, "seq": 1} for one in OTHERS]
    lease = await taken(desk, "edit", lease, **form(village, form="electronic", parties=side, lessorKind="owner"))
    assert await turns(lease) == [1, 1, 1, 1]
    mixed = [OTHERS[0], {**OTHERS[1], "seq": 2}, {**OTHERS[2], "seq": 2}]
    lease = await taken(desk, "edit", lease, **form(village, form="electronic", parties=mixed, lessorKind="owner"))
    assert await turns(lease) == [1, 2, 2, 3]


async def publish(village: Village) -> None:
    published: dict[str, Any] = {"kind": "lease", "state": PUBLISHED, "preferred": True}
    body = "<p>承租人：{{sign.tenant}} 担保人：{{sign.guarantor}}</p>"
    await SignTemplate.create(tenant_id=village.actor.tenant_id, name="租赁合同", body=body, **published)


def test_amounts_in_capitals_say_a_run_of_zeros_once() -> None:
    cases = {0: "零元整", 100580: "壹仟零伍元捌角整", 350000: "叁仟伍佰元整", 1000001: "壹万元零壹分", 7: "柒分"}
    cases |= {
        10_0000_0000: "壹仟万元整",
        1_0001_0000_00: "壹亿零壹万元整",
        -5000: "负伍拾元整",
        2007_0050_05: "贰仟零柒万零伍拾元零伍分",
    }
    assert {fen: to_capitals(fen) for fen in cases} == cases


async def test_the_deposit_is_chosen_and_both_times_are_said_before_a_contract_is_kept(
    desk: Client, village: Village
) -> None:
    needed = ("depositCharged", "checkIn", "departure")
    whole = form(village)
    for name in needed:
        for sent in ({part: value for part, value in whole.items() if part != name}, {**whole, name: None}):
            answer = await desk.call("POST", f"{PATH}/add", json=sent, headers=key())
            assert (answer["code"], answer["fields"]) == (422, {name: "必填"}), (name, answer)
    blank = await desk.call("POST", f"{PATH}/add", json={**whole, "checkIn": "", "departure": ""}, headers=key())
    assert blank["fields"] == {
        "checkIn": "请选择入住时间",
        "departure": "请选择离开时间",
    }
    assert await Lease.filter(tenant_id=village.org.id).count() == 0


async def test_what_is_no_name_is_refused_for_lessees_and_parties_but_a_firm_has_its_own(
    village: Village, desk: Client
) -> None:
    lessee = {"name": "赵4", "phone": "13700137000", "idNo": "11010519491231002X"}
    for rest, field in (
        ({"tenant": lessee}, "tenant.name"),
        ({"parties": [{**OTHERS[1], "name": "孙<b>"}]}, "parties.0.name"),
    ):
        answer = await desk.call("POST", f"{PATH}/add", json=form(village, **rest), headers=key())
        assert set(answer["fields"]) == {field}
    firm = {
        "name": "云栖2号（上海）有限公司",
        "phone": "13700137000",
        "idType": "licence",
        "idNo": "91310000MA1FL0XX2Y",
    }
    lease = await draw_up(desk, village, form="paper", tenant=firm)
    assert lease["parties"][0]["name"] == firm["name"]
