"""Books from which money acts can be done, each with the words that a form over it would be filled with.

A new act is tried on all of them: what its body asks for is found here by its name on the wire.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from pydantic import BaseModel

from schema.domains import registry
from schema.finance.due_relief import GRANTED, DueRelief
from schema.finance.payment import CONFIRMED, DuePayment
from schema.finance.refund import DueRefund
from schema.finance.statement import StatementLine
from schema.housekeeping.pay_sheet import CONFIRMED as CONFIRMED_PAY
from schema.housekeeping.pay_sheet import PaySheet
from schema.housekeeping.staff import Staff
from schema.kit.snowflake import next_id
from schema.kit.wire import camel
from schema.rental.bill import Bill
from schema.rental.company import CompanyStatement
from schema.rental.deposit import Deposit
from schema.rental.house import House
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from schema.rental.owner_statement import OwnerStatement
from schema.rental.settlement import Settlement
from schema.rental.unit import Unit
from server.engine.effects import Step
from server.engine.process import run_transition
from server.kit.files import save_file
from server.rental.board import blocks
from server.rental.companies.statements import DrawUpStatements
from server.rental.companies.statements import draw_statements as draw_company_statements
from server.rental.lease_changes.detail import change_detail
from server.rental.lease_changes.drafts import add_change
from server.rental.lease_changes.forms import ChangeForm
from server.rental.leases import contract
from server.rental.leases.periods import add_months
from server.rental.leases.terms import LeaseForm
from server.rental.orders import check_in, check_out, payments
from server.rental.orders.acting import OrderRef
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.groups import GroupAdd, add_group
from server.rental.owners.statements import DrawUp, draw_statements
from server.rental.packing.carrying import PackingApply, apply_packing
from server.rental.packing.proposals import PackingQuery, preview
from server.rental.receivables.payments import PayBill, PayBills, pay_bill, pay_bills
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement
from tests.files.conftest import picture
from tests.finance.chamber import ask_back, ask_relief, claim
from tests.finance.chamber import build as build_chamber
from tests.kit.lease_forms import lease_body
from tests.kit.people import make_user
from tests.kit.signing import sign_by_all
from tests.rental.village import GUEST, Village, act_on, add, age_line, day, move_back, on

Words = dict[str, Any]
_ANYTHING: Words = {
    "reason": "客人要求",
    "project": "room_fee",
    "method": "cash",
    "amount": "10.00",
    "locked": True,
    "remark": "靠窗",
    "contactName": "王芳",
    "contactPhone": "13900139000",
    "guests": [GUEST],
    "allowDebt": True,
    "forceDirty": True,
}
_LEASE: Words = {
    "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
    "startDate": on(0),
    "endDate": on(364),
    "payCycle": 3,
    "price": "3500.00",
}


def fill(model: type[BaseModel], words: Words) -> Words:
    """What of the words the body of a call takes."""
    names = {field.alias or camel(name) for name, field in model.model_fields.items()}
    return {name: value for name, value in words.items() if name in names}


def _about(order: dict[str, Any], **more: Any) -> Words:
    """An order's own words: itself, its stay, its last receipt."""
    received = [line["id"] for line in order["ledger"] if line["direction"] == "in"]
    return {
        **_ANYTHING,
        "id": order["id"],
        "version": order["version"],
        "stayId": order["segments"][0]["id"],
        **({"ledgerId": received[-1]} if received else {}),
        **more,
    }


def _ref(order: dict[str, Any], **more: Any) -> Words:
    return {"id": order["id"], **more}


async def _nothing(village: Village) -> Words:
    free = village.rooms[0]
    return {**_ANYTHING, "unitId": str(free.id), "from": on(3), "to": on(5), "checkIn": on(1), "checkOut": on(3)}


async def _to_let(village: Village) -> Words:
    return lease_body(**_LEASE, unitId=str(village.whole.id))


async def _reserved(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    lower = {"nightPrices": [{"night": on(1), "price": "150.00"}], "priceReason": "老客"}
    return _about(order, unitId=str(village.rooms[1].id), date=on(1), checkOut=on(4), **lower)


async def _confirmed(village: Village) -> Words:
    order = await village.book(village.rooms[0], 2, 5, confirm=True)
    other = await village.book(village.rooms[1], 2, 5)
    return _about(order, checkOut=on(4), withStayId=other["segments"][0]["id"])


async def _locked(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    return _about(await act_on("lock", village.actor, OrderRef.model_validate(_ref(order))))


async def _paid(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    entry = {"project": "room_fee", "method": "cash", "amount": "50.00"}
    return _about(await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **entry))))


async def _moved_in(village: Village) -> dict[str, Any]:
    order = await village.book(village.rooms[0], 0, 3)
    prepaid = {"project": "prepay", "method": "cash", "amount": "10.00"}
    body = {"forceDirty": True, "reason": "急住", "cashier": [prepaid]}
    return await act_on("checkIn", village.actor, check_in.CheckIn.model_validate(_ref(order, **body)))


async def _in_house(village: Village) -> Words:
    return _about(await _moved_in(village), checkOut=on(4))


async def _moved_out(village: Village) -> dict[str, Any]:
    order = await _moved_in(village)
    return await act_on(
        "checkOut", village.actor, check_out.CheckOut.model_validate(_ref(order, allowDebt=True, reason="公司付"))
    )


async def _gone(village: Village) -> Words:
    return _about(await _moved_out(village))


async def _settled(village: Village) -> Words:
    order = await _moved_out(village)
    entry = {"project": "room_fee", "method": "cash", "amount": order["money"]["balance"]}
    return _about(await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **entry))))


async def _not_come(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3, confirm=True)
    await move_back(order["id"], 2)
    return _about(order)


async def _marked(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 5, confirm=True)
    await move_back(order["id"], 2)
    return _about(await act_on("noShow", village.actor, OrderRef.model_validate(_ref(order))))


async def _waiting(village: Village) -> Words:
    form = {"unitType": "room:2室1卫", "communityId": str(village.community), "checkIn": on(1), "checkOut": on(3)}
    given = {"contactName": "孙悦", "contactPhone": "13911139111", "guests": [GUEST], **form}
    order = await add_order(village.actor, OrderAdd.model_validate(given))
    return _about(order, unitId=str(village.rooms[1].id))


async def _by_hours(village: Village) -> Words:
    order = await village.book(village.rooms[0], 2, 2, hours={"from": "09:00", "to": "12:00"})
    hours = {"from": "13:00", "to": "15:00"}
    return _about(order, unitId=str(village.rooms[0].id), day=on(2), hours=hours)


async def _blocked(village: Village) -> Words:
    body = {"unitId": str(village.rooms[0].id), "from": on(3), "to": on(5), "reason": "维修"}
    block = await blocks.add_block(village.actor, blocks.BlockAdd.model_validate(body))
    return {"id": block["id"], "from": on(3), "to": on(6), "reason": "维修"}


async def _leased(village: Village, **more: Any) -> dict[str, Any]:
    words = {**_LEASE, "unitId": str(village.whole.id), **more}
    return await contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**words)))


async def _unsigned(village: Village) -> Words:
    lease = await _leased(village, form="electronic")
    return {
        **_ANYTHING,
        "id": lease["id"],
        "version": lease["version"],
        "signedOn": on(0),
    }


async def _scanned(village: Village) -> Words:
    """On paper, with its scan; what is in it nobody looks at here."""
    lease = await _leased(village, stage="submitted")
    await Lease.filter(id=int(lease["id"])).update(scan="temp/contract.pdf")
    return {**_ANYTHING, "id": lease["id"], "version": lease["version"], "signedOn": on(0)}


async def _owing(village: Village) -> Words:
    lease = await _leased(village)
    bill = lease["bills"][0]
    return {**_ANYTHING, "billId": bill["id"], "version": bill["version"]}


async def _bill_paid(village: Village) -> Words:
    lease = await _leased(village)
    entry = {"billId": lease["bills"][0]["id"], "amount": "10.00", "method": "cash"}
    lease = await pay_bill(village.actor, PayBill.model_validate(entry))
    received = [line["id"] for line in lease["ledger"] if line["direction"] == "in"]
    return {**_ANYTHING, "id": lease["id"], "version": lease["version"], "ledgerId": received[-1]}


async def _prepaid(village: Village) -> Words:
    """More was paid for a bill than it asked; others are open."""
    lease = await _leased(village)
    parts = [{"billId": lease["bills"][0]["id"], "amount": "10.00"}]
    entry = {"parts": parts, "amount": "500.00", "method": "cash", "surplus": "prepay"}
    await pay_bills(village.actor, PayBills.model_validate(entry))
    return {**_ANYTHING, "id": lease["id"], "version": lease["version"] + 2, "leaseId": lease["id"]}


async def _deposit_taken(village: Village, **more: Any) -> Words:
    lease = await _leased(village, **more)
    bill = next(one for one in lease["bills"] if one["kind"] == "deposit")
    entry = {"billId": bill["id"], "amount": "50.00", "method": "cash"}
    await pay_bill(village.actor, PayBill.model_validate(entry))
    row = await Deposit.get(account_id=int(lease["id"]))
    photo = await save_file(village.actor, picture(), "污损.jpg", "temp")
    return {**_ANYTHING, "id": str(row.id), "version": row.row_version, "photos": photo.file_path, "note": "退租"}


async def _deposit_left(village: Village) -> Words:
    """The lease is over, its deposit is still here."""
    words = await _deposit_taken(village)
    row = await Deposit.get(id=int(words["id"]))
    await Lease.filter(id=row.account_id).update(state="ended")
    return words


async def _leaving(village: Village) -> Words:
    """A settlement that both have signed; the lessee owes by it."""
    lease = await _leased(village, startDate=on(-60), endDate=on(300))
    row = await begin_settlement(village.actor, BeginSettlement(lease_id=lease["id"]))
    steps = registry().require("rental/settlement")
    row = await run_transition(steps, "submit", village.actor, Step(id=row["id"], version=row["version"]))
    await Settlement.filter(id=int(row["id"])).update(state="agreed")
    return {"id": row["id"], "version": row["version"], "method": "cash"}


async def _owed(village: Village) -> Words:
    """A bill that is open, which may be given up."""
    bill = (await _leased(village))["bills"][0]
    return {"id": bill["id"], "version": bill["version"], "reason": "失联"}


async def _late_fee(village: Village) -> Words:
    """The same for a late fee, which one person may waive."""
    words = await _owed(village)
    await Bill.filter(id=int(words["id"])).update(kind="late_fee")
    return words


async def _refund_waiting(village: Village) -> Words:
    """Somebody else asked to pay out more than one person may."""
    order = await village.book(village.whole, 1, 2)
    paid = {"project": "room_fee", "method": "cash", "amount": "6000.00"}
    await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **paid)))
    clerk = await make_user(village.org.id, "前台", codes=("rental:order:list", "rental:order:cashier"))
    back = {"project": "refund", "method": "cash", "amount": "5000.00", "note": "客人取消"}
    asked = await act_on("cashier", clerk, payments.Cashier.model_validate(_ref(order, **back)))
    [request] = asked["waiting"]
    return {"id": request["id"], "version": request["version"]}


async def _change_to_confirm(village: Village) -> Words:
    """A higher price from the next month on, which somebody else is still to agree to."""
    lease = await _leased(village)
    wanted = {"leaseId": lease["id"], "kind": "price", "form": "paper", "submit": True, "price": "3600.00"}
    wanted["effectiveDay"] = add_months(day(0), 1).isoformat()
    change = await add_change(village.actor, ChangeForm.model_validate(wanted))
    scan = await save_file(village.actor, picture(), "补充协议.jpg", "temp")
    return {"id": change["id"], "version": change["version"], "scan": scan.file_path}


async def _handed_over(village: Village) -> Words:
    """A meter that is to be read, since another lessee has taken the lease over."""
    words = await _leased(village, startDate=on(-40), endDate=on(330))
    tiers = [{"upto": None, "price": "1"}]
    tariff = {"name": "居民", "kind": "electricity", "unit": "kWh", "tierPeriod": "month", "begin": "2020-01-01"}
    price = await add(village.actor, "rental/tariff", **tariff, children={"rental/tariffTier": tiers})
    form = {"serial": "D-1", "kind": "electricity", "unitId": str(village.whole.id), "baseValue": "100"}
    meter = await add(village.actor, "rental/meter", **form, tariffId=str(price.id))
    lessee = {"name": "孙倩", "phone": "13600136000", "idNo": "110105194912310021"}
    wanted = {"leaseId": words["id"], "kind": "transfer", "form": "electronic", "tenant": lessee, "submit": True}
    change = await add_change(village.actor, ChangeForm.model_validate({**wanted, "effectiveDay": on(0)}))
    await sign_by_all(village.actor, "lease_change", change["id"])
    signed = await change_detail(village.actor, change["id"])
    readings = [{"meterId": str(meter.id), "value": "130"}]
    return {"id": signed["id"], "version": signed["version"], "readings": readings}


Situation = Callable[[Village], Awaitable[Words]]


async def _closed_day(village: Village) -> Words:
    """Money of a day that cannot be changed any more."""
    words = await _paid(village)
    line = await Ledger.get(id=int(words["ledgerId"]))
    await age_line(line.id, 30)
    return {"id": str(line.id), "amount": "10.00", "reason": "多收"}


async def _owner_waits(village: Village) -> Words:
    """What a house brought last month is confirmed, and its owner waits for it."""
    owner = await add(village.actor, "rental/owner", name="周明远", shareRate="17.5")
    await House.filter(id=village.whole.house_id).update(owner_id=owner.id)
    await draw_statements(village.actor, DrawUp(day=day(0).replace(day=1) - timedelta(days=1)))
    row = await OwnerStatement.get(owner_id=owner.id)
    step = Step(id=str(row.id), version=row.row_version)
    confirmed = await run_transition(registry().require("rental/ownerStatement"), "confirm", village.actor, step)
    return {"id": confirmed["id"], "version": confirmed["version"], "paidOn": on(0), "method": "transfer"}


async def _for_a_company(village: Village) -> Words:
    """Who stays may be put on its account."""
    company = await add(village.actor, "rental/company", name="云栖数科", termsDays=15)
    return {**_about(await village.book(village.rooms[0], 0, 3)), "companyId": str(company.id)}


async def _company_owes(village: Village) -> Words:
    """The statement of what a guest of a company left owing is issued."""
    company = await add(village.actor, "rental/company", name="云栖数科", termsDays=15)
    order = await _moved_out(village)
    await DailyOrder.filter(id=int(order["id"])).update(company_id=company.id, check_out=day(0))
    await draw_company_statements(village.actor, DrawUpStatements(day=day(0)))
    row = await CompanyStatement.get(company_id=company.id)
    step = Step(id=str(row.id), version=row.row_version)
    issued = await run_transition(registry().require("rental/companyStatement"), "issue", village.actor, step)
    return {"id": issued["id"], "version": issued["version"], "paidOn": on(0), "method": "transfer"}


async def _to_pack(village: Village) -> Words:
    """One who waits fits a room from the first night to the last of the days to pack."""
    days = {"communityId": str(village.community), "from": on(1), "to": on(4)}
    guest = {"contactName": "孙悦", "contactPhone": "13911139111", "guests": [GUEST], "unitType": "room:2室1卫"}
    booking = {**guest, "communityId": str(village.community), "checkIn": on(1), "checkOut": on(4)}
    await add_order(village.actor, OrderAdd.model_validate(booking))
    return {**days, "seen": (await preview(village.actor, PackingQuery.model_validate(days)))["seen"]}


async def _packed(village: Village) -> Words:
    """The one who waited has been placed by a re-pack, which can be taken back."""
    body = PackingApply.model_validate(await _to_pack(village))
    return {"back": (await apply_packing(village.actor, body))["back"]}


async def _pay_confirmed(village: Village) -> Words:
    """A housekeeper has confirmed what she is paid for a month."""
    tenant = village.org.id
    keeper = await Staff.create(tenant_id=tenant, name="王秀英", phone="19900000001")
    month = day(0).replace(day=1)
    known = {"no": "GZ001", "staff_id": keeper.id, "month": f"{month:%Y-%m}", "first_day": month, "amount": 4500}
    row = await PaySheet.create(tenant_id=tenant, state=CONFIRMED_PAY, **known)
    return {"id": str(row.id), "version": row.row_version, "paidOn": on(0), "method": "transfer"}


async def _dues_claimed(village: Village) -> Words:
    """Dues of a member that a colleague says were paid."""
    return _stored(await claim(await build_chamber(village.org)))


async def _dues_counted(village: Village) -> Words:
    return _stored(await claim(await build_chamber(village.org), CONFIRMED))


async def _dues_asked_back(village: Village) -> Words:
    return _stored(await ask_back(await build_chamber(village.org)))


async def _relief_asked(village: Village) -> Words:
    return _stored(await ask_relief(await build_chamber(village.org)))


async def _relief_granted(village: Village) -> Words:
    return {**_stored(await ask_relief(await build_chamber(village.org), GRANTED)), "revokeReason": "登记有误"}


async def _bank_line(village: Village) -> Words:
    """Money on the account of the bank, and the dues that it was paid for."""
    chamber = await build_chamber(village.org)
    due = await chamber.due()
    facts: Any = {"paid_on": day(0), "amount": 100_00, "txn_no": "T1"}
    line = await StatementLine.create(id=next_id(), tenant_id=village.org.id, **facts)
    named = {"dueId": str(due.id), "methodId": str(chamber.cash.id)}
    return {"id": str(line.id), "version": line.row_version, **named}


def _stored(row: DuePayment | DueRefund | DueRelief) -> Words:
    return {"id": str(row.id), "version": row.row_version, "reason": "登记有误"}


async def _for_a_party(village: Village) -> Words:
    span = {"checkIn": on(40), "checkOut": on(42)}
    rooms = [{"unitId": str(unit.id), **span} for unit in village.rooms[:2]]
    return {"contactName": "蒋慧敏", "contactPhone": "13900139002", "rooms": rooms}


async def _party_owes(village: Village) -> Words:
    made = await add_group(village.actor, GroupAdd.model_validate(await _for_a_party(village)))
    rooms = [{"orderId": one["id"], "balance": one["balance"]} for one in made["orders"]]
    return {"groupNo": made["groupNo"], "rooms": rooms, "method": "wechat"}


async def _party_arrives(village: Village) -> Words:
    """Two clean rooms for today, paid, each with a guest."""
    form = await _for_a_party(village)
    for room in form["rooms"]:
        room.update(checkIn=on(0), checkOut=on(2))
    made = await add_group(village.actor, GroupAdd.model_validate(form))
    await Unit.filter(id__in=[unit.id for unit in village.rooms]).update(clean_state="clean")
    for one in made["orders"]:
        entry = {"project": "room_fee", "method": "cash", "amount": one["balance"]}
        await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(one, **entry)))
        who = {"contactName": form["contactName"], "contactPhone": form["contactPhone"], "guests": [GUEST]}
        await act_on("edit", village.actor, OrderEdit.model_validate(_ref(one, **who)))
    return {"groupNo": made["groupNo"], "rooms": [{"orderId": one["id"]} for one in made["orders"]]}


SITUATIONS: list[Situation] = [
    _nothing,
    _to_let,
    _reserved,
    _confirmed,
    _locked,
    _paid,
    _in_house,
    _gone,
    _settled,
    _not_come,
    _marked,
    _waiting,
    _by_hours,
    _blocked,
    _unsigned,
    _scanned,
    _owing,
    _bill_paid,
    _prepaid,
    _deposit_taken,
    _deposit_left,
    _leaving,
    _change_to_confirm,
    _handed_over,
    _owed,
    _late_fee,
    _refund_waiting,
    _closed_day,
    _owner_waits,
    _for_a_company,
    _company_owes,
    _for_a_party,
    _party_owes,
    _party_arrives,
    _to_pack,
    _packed,
    _pay_confirmed,
    _dues_claimed,
    _dues_counted,
    _dues_asked_back,
    _relief_asked,
    _relief_granted,
    _bank_line,
]
