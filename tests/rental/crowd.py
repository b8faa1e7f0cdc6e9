"""Every act of letting, ready to be done: each on a bed or room of its own beside those of all others."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import asyncpg

from schema.approval.request import Request
from schema.domains import registry
from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order as CleaningOrder
from schema.housekeeping.order import order as cleaning
from schema.housekeeping.rule import Rule
from schema.housekeeping.staff import Staff
from schema.kit.errors import AppError, Contended
from schema.rental.day_turn import DayTurn
from schema.rental.house import House
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from schema.rental.room import Bed, Room
from schema.rental.settlement import Settlement, settlement
from schema.rental.unit import Unit
from schema.signing.template import SignTemplate
from server.engine import process
from server.engine.effects import Step
from server.engine.write import add_row, delete_rows, edit_row
from server.housekeeping.models import GiveOrder, NoteOrder
from server.housekeeping.orders import Draft, Line, add_order
from server.kit.database import pool
from server.kit.retry import TRIES, LostError
from server.kit.unit_of_work import unit_of_work
from server.rental.board import blocks, holds
from server.rental.board.blocks import BlockAdd, BlockEdit, CleanState
from server.rental.board.holds import HoldAdd, HoldEdit
from server.rental.day.lease_turn import charge_late_fees, turn_leases
from server.rental.day.turn import catch_up
from server.rental.houses.mirror import sync_house
from server.rental.lease_changes.drafts import add_change
from server.rental.lease_changes.forms import ChangeForm
from server.rental.lease_changes.lapse import lapse_changes
from server.rental.leases import contract
from server.rental.leases.lapse import lapse_leases
from server.rental.leases.terms import LeaseEdit, LeaseForm
from server.rental.leases.view import lease_detail
from server.rental.orders import entry, group_check_in, group_payment, groups, payments
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.day_use import ChangeHours
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.group_check_in import GroupCheckIn
from server.rental.orders.group_payment import GroupPayment
from server.rental.orders.groups import GroupAdd
from server.rental.orders.imports import import_orders
from server.rental.orders.moves import Move, Resize, Split, Swap
from server.rental.orders.payments import Cashier, Lock, Note, Reverse
from server.rental.orders.unassigned import Assign, Unassign
from server.rental.pricing import paint
from server.rental.pricing.paint_forms import PricePaint, Restriction
from server.rental.receivables import payments as bill_payments
from server.rental.receivables.credits import GiveUp, ask_write_off
from server.rental.receivables.payments import PayBill, PayBills, ReversePayment, UsePrepaid
from server.rental.receivables.reminders import make_reminders
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement
from server.signing.flows import start_flow
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.kit.people import make_user
from tests.kit.signing import sign_by_all
from tests.rental.village import GUEST, Village, act_on, act_on_lease, book, day, move_back, on

Act = Callable[[], Awaitable[Any]]
HEIR = {"name": "钱进", "phone": "13600136000", "idNo": "110105194912310021"}


class Crowd:
    """`bed()` gives a fresh unit of one room or house; each method prepares one act and gives it."""

    def __init__(self, village: Village, units: list[Unit]) -> None:
        self.village = village
        self.actor = village.actor
        self.units = iter(units)
        self.room = village.bunk if units[0].kind == "bed" else units[0]
        self.keeper = 0
        self.item = 0

    def unit(self) -> Unit:
        return next(self.units)

    async def booked(self, first: int = 0, last: int = 2, **rest: Any) -> dict[str, Any]:
        return await book(self.actor, self.unit(), first, last, **rest)

    async def paid(self, order: dict[str, Any]) -> dict[str, Any]:
        body = {"id": order["id"], "project": "room_fee", "amount": order["money"]["total"], "method": "wechat"}
        return await act_on("cashier", self.actor, Cashier.model_validate(body))

    async def arrived(self, last: int = 2) -> dict[str, Any]:
        order = await self.paid(await self.booked(0, last))
        body = {"id": order["id"], "forceDirty": True, "reason": "客人已到"}
        return await act_on("checkIn", self.actor, CheckIn.model_validate(body))

    async def left(self) -> dict[str, Any]:
        order = await self.arrived()
        await move_back(order["id"], 2)
        return await act_on("checkOut", self.actor, CheckOut.model_validate({"id": order["id"]}))

    async def confirm(self) -> Act:
        order = await self.booked()
        return lambda: act_on("confirm", self.actor, OrderRef(id=order["id"]))

    async def check_in(self) -> Act:
        order = await self.booked(confirm=True)
        cash = [{"project": "room_fee", "amount": order["money"]["total"]}]
        body = {"id": order["id"], "cashier": cash, "forceDirty": True, "reason": "客人已到"}
        return lambda: act_on("checkIn", self.actor, CheckIn.model_validate(body))

    async def check_in_early(self) -> Act:
        order = await self.booked(1, 3, confirm=True)
        cash = [{"project": "room_fee", "amount": order["money"]["total"]}]
        body = {"id": order["id"], "cashier": cash, "early": True, "forceDirty": True, "reason": "客人已到"}
        return lambda: act_on("checkIn", self.actor, CheckIn.model_validate(body))

    async def check_out(self) -> Act:
        order = await self.arrived()
        await move_back(order["id"], 2)
        return lambda: act_on("checkOut", self.actor, CheckOut.model_validate({"id": order["id"]}))

    async def check_out_early(self) -> Act:
        order = await self.arrived(4)
        await move_back(order["id"], 1)
        body = {"id": order["id"], "allowDebt": True, "reason": "次日补"}
        return lambda: act_on("checkOut", self.actor, CheckOut.model_validate(body))

    async def undo_check_out(self) -> Act:
        order = await self.left()
        return lambda: act_on("undoCheckOut", self.actor, OrderRef(id=order["id"]))

    async def close(self) -> Act:
        order = await self.left()
        return lambda: act_on("close", self.actor, OrderRef(id=order["id"]))

    async def cancel(self) -> Act:
        order = await self.booked(3, 5)
        return lambda: act_on("cancel", self.actor, Reasoned(id=order["id"], reason="行程有变"))

    async def no_show(self) -> Act:
        order = await self.booked(0, 2, confirm=True)
        await move_back(order["id"], 1)
        return lambda: act_on("noShow", self.actor, OrderRef(id=order["id"]))

    async def reinstate(self) -> Act:
        order = await self.booked(0, 3, confirm=True)
        await move_back(order["id"], 1)
        await act_on("noShow", self.actor, OrderRef(id=order["id"]))
        return lambda: act_on("reinstate", self.actor, OrderRef(id=order["id"]))

    async def extend(self) -> Act:
        order = await self.arrived()
        return lambda: act_on("extend", self.actor, Resize.model_validate({"id": order["id"], "checkOut": on(5)}))

    async def shorten(self) -> Act:
        order = await self.booked(0, 4)
        return lambda: act_on("shorten", self.actor, Resize.model_validate({"id": order["id"], "checkOut": on(2)}))

    async def move_in_house(self) -> Act:
        order = await self.arrived(4)
        await move_back(order["id"], 1)
        body = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(self.unit().id)}
        return lambda: act_on("move", self.actor, Move.model_validate(body))

    async def move(self) -> Act:
        order = await self.booked(2, 4)
        body = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(self.unit().id)}
        return lambda: act_on("move", self.actor, Move.model_validate({**body, "from": on(3), "to": on(6)}))

    async def split(self) -> Act:
        order = await self.arrived(4)
        await move_back(order["id"], 1)
        body = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(self.unit().id)}
        return lambda: act_on("split", self.actor, Split.model_validate({**body, "date": on(0)}))

    async def swap(self) -> Act:
        mine, theirs = await self.arrived(3), await self.arrived(3)
        stays = {"stayId": mine["segments"][0]["id"], "withStayId": theirs["segments"][0]["id"]}
        return lambda: act_on("swap", self.actor, Swap.model_validate({"id": mine["id"], **stays}))

    async def hours(self) -> Act:
        form = {"contactName": "王芳", "contactPhone": "13900139000", "guests": [GUEST]}
        stay = {"checkIn": on(1), "checkOut": on(1), "hours": {"from": "10:00", "to": "14:00"}}
        unit, other = self.unit(), self.unit()
        order = await entry.add_order(self.actor, OrderAdd.model_validate({**form, **stay, "unitId": str(unit.id)}))
        body = {"id": order["id"], "unitId": str(other.id), "day": on(2), "hours": {"from": "11:00", "to": "15:00"}}
        return lambda: act_on("hours", self.actor, ChangeHours.model_validate(body))

    async def add_group(self) -> Act:
        span = {"checkIn": on(0), "checkOut": on(3)}
        rooms = [{"unitId": str(self.unit().id), **span} for _ in "123"][::-1]
        form = {"contactName": "蒋慧敏", "contactPhone": "13900139002", "rooms": rooms}
        return lambda: groups.add_group(self.actor, GroupAdd.model_validate(form))

    async def party(self) -> dict[str, Any]:
        """Three rooms for today that owe for three nights."""
        return await (await self.add_group())()

    async def pay_group(self) -> Act:
        party = await self.party()
        rooms = [{"orderId": one["id"], "balance": one["balance"]} for one in party["orders"]]
        body = GroupPayment.model_validate({"groupNo": party["groupNo"], "rooms": rooms})
        return lambda: group_payment.pay_group(self.actor, body)

    async def check_in_group(self) -> Act:
        party = await self.party()
        for one in party["orders"]:
            await self.paid({"id": one["id"], "money": {"total": one["balance"]}})
            who = {"contactName": "蒋慧敏", "contactPhone": "13900139002", "guests": [GUEST]}
            await act_on("edit", self.actor, OrderEdit.model_validate({"id": one["id"], **who}))
        let = await DailyOrder.filter(id__in=[one["id"] for one in party["orders"]]).values_list("unit_id", flat=True)
        await Unit.filter(id__in=[*let, self.room.id]).update(clean_state="clean")
        rooms = [{"orderId": one["id"]} for one in party["orders"]]
        body = GroupCheckIn.model_validate({"groupNo": party["groupNo"], "rooms": rooms})
        return lambda: group_check_in.check_in_group(self.actor, body)

    async def edit(self) -> Act:
        order = await self.booked(2, 4)
        prices = [{"night": on(2), "price": "200.00"}]
        body = {"id": order["id"], "contactName": "新名", "contactPhone": "13900139001", "guests": [GUEST]}
        typed = {"nightPrices": prices, "priceReason": "老客户"}
        return lambda: act_on("edit", self.actor, OrderEdit.model_validate({**body, **typed}))

    async def cashier(self) -> Act:
        order = await self.booked(2, 4)
        return lambda: self.paid(order)

    async def reverse(self) -> Act:
        order = await self.paid(await self.booked(2, 4))
        line = next(item for item in order["ledger"] if item["direction"] == "in")
        body = {"id": order["id"], "ledgerId": line["id"], "reason": "收错"}
        return lambda: act_on("reverse", self.actor, Reverse.model_validate(body))

    async def keep(self) -> Act:
        order = await self.booked(2, 4)
        return lambda: payments.set_lock(self.actor, Lock(id=order["id"], locked=True))

    async def note(self) -> Act:
        order = await self.booked(2, 4)
        return lambda: act_on("note", self.actor, Note(id=order["id"], remark="靠窗"))

    async def add(self) -> Act:
        unit = self.unit()
        rest = {"cashier": [{"project": "room_fee", "amount": "176.00"}], "confirm": True}
        more = {"checkInNow": True, "forceDirty": True, "reason": "步入"}
        return lambda: book(self.actor, unit, 0, 2, **rest, **more)

    async def add_whole(self) -> Act:
        """The room of all the beds, far enough away to be free."""
        return lambda: book(self.actor, self.village.bunk, 100, 102)

    async def bring(self) -> Act:
        row = {"contact_name": "导入", "contact_phone": "13600136000", "check_in": day(3), "check_out": day(5)}
        unit = self.unit()
        key = f"crowd:{unit.id}"
        return lambda: import_orders(self.actor, [{**row, "unit_id": unit.id}], [key])

    async def block(self) -> Act:
        body = {"unitId": str(self.unit().id), "from": on(0), "to": on(3), "reason": "水管"}
        return lambda: blocks.add_block(self.actor, BlockAdd.model_validate(body))

    async def edit_block(self) -> Act:
        row = await (await self.block())()
        body = {"id": row["id"], "from": on(1), "to": on(6), "reason": "水管"}
        return lambda: blocks.edit_block(self.actor, BlockEdit.model_validate(body))

    async def unblock(self) -> Act:
        row = await (await self.block())()
        return lambda: blocks.open_room(self.actor, row["id"])

    def lease_form(self, start: int) -> LeaseForm:
        unit = self.unit()
        tenant = {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"}
        body = {"unitId": str(unit.id), "tenant": tenant, "startDate": on(start), "endDate": on(start + 60)}
        return LeaseForm.model_validate(lease_body(**body, price="900", form="electronic"))

    async def signed_lease(self, form: LeaseForm) -> dict[str, Any]:
        """With its bills."""
        lease = await contract.add_lease(self.actor, form)
        await sign_by_all(self.actor, "lease", lease["id"])
        return await lease_detail(self.actor, int(lease["id"]))

    async def lease(self) -> Act:
        form = self.lease_form(0)
        return lambda: contract.add_lease(self.actor, form)

    async def sign(self) -> Act:
        lease = await contract.add_lease(self.actor, self.lease_form(0))
        return lambda: sign_by_all(self.actor, "lease", lease["id"])

    async def end_lease(self) -> Act:
        lease = await contract.add_lease(self.actor, self.lease_form(5))
        return lambda: act_on_lease("cancel", self.actor, Reasoned(id=lease["id"], reason="不租了"))

    async def edit_lease(self) -> Act:
        """Into another room, on other days."""
        lease = await contract.add_lease(self.actor, self.lease_form(0))
        form = self.lease_form(7).model_dump(mode="json", by_alias=True)
        body = LeaseEdit.model_validate({**form, "id": lease["id"], "version": lease["version"]})
        return lambda: process.run_transition(registry().require("rental/lease"), "edit", self.actor, body)

    async def lapse(self) -> Act:
        lease = await contract.add_lease(self.actor, self.lease_form(5))
        await pool().execute("UPDATE rent_lease SET hold_until = now() WHERE id = $1", int(lease["id"]))
        return lapse_leases

    async def change_lease(self, kind: str, **wanted: Any) -> Act:
        """The last signature under a change of a lease that runs."""
        form = {**self.lease_form(0).model_dump(mode="json", by_alias=True), "form": "paper"}
        lease = await contract.add_lease(self.actor, LeaseForm.model_validate(form))
        body = {"leaseId": lease["id"], "kind": kind, "form": "electronic", "submit": True, **wanted}
        change = await add_change(self.actor, ChangeForm.model_validate(body))
        return lambda: sign_by_all(self.actor, "lease_change", change["id"])

    async def running_lease(self) -> str:
        """Its id."""
        form = {**self.lease_form(0).model_dump(mode="json", by_alias=True), "form": "paper"}
        return str((await contract.add_lease(self.actor, LeaseForm.model_validate(form)))["id"])

    async def submit_change(self) -> Act:
        """Takes the nights of another room before anybody has signed."""
        body = {"leaseId": await self.running_lease(), "kind": "room_change", "unitId": str(self.unit().id)}
        change = await add_change(self.actor, ChangeForm.model_validate({**body, "effectiveDay": on(3)}))
        sent = Step(id=change["id"], version=change["version"])
        return lambda: process.run_transition(registry().require("rental/leaseChange"), "submit", self.actor, sent)

    async def lapse_change(self) -> Act:
        body = {"leaseId": await self.running_lease(), "kind": "renew", "endDate": on(95), "submit": True}
        change = await add_change(self.actor, ChangeForm.model_validate(body))
        await pool().execute("UPDATE rent_lease_change SET hold_until = now() WHERE id = $1", int(change["id"]))
        return lapse_changes

    async def give_up_move(self) -> Act:
        """The lease that was to follow is void, and the one before it has its nights again."""
        await (await self.move_lease())()
        new = await Lease.filter(tenant_id=self.actor.tenant_id, prev_lease_id__not_isnull=True).order_by("-id").first()
        assert new is not None
        body = Reasoned.model_validate({"id": str(new.id), "reason": "不换了"})
        return lambda: process.run_transition(registry().require("rental/lease"), "cancel", self.actor, body)

    async def renew_lease(self) -> Act:
        return await self.change_lease("renew", endDate=on(95))

    async def move_lease(self) -> Act:
        return await self.change_lease("room_change", unitId=str(self.unit().id), effectiveDay=on(3))

    async def hand_lease_on(self) -> Act:
        return await self.change_lease("transfer", tenant=HEIR, effectiveDay=on(4))

    async def reprice_lease(self) -> Act:
        return await self.change_lease("price", price="950", effectiveDay=on(31))

    async def frozen_settlement(self) -> Settlement:
        """A lease that is left today, its statement frozen and waiting for the signatures of a flow."""
        lease = await self.signed_lease(self.lease_form(0))
        body = BeginSettlement(lease_id=lease["id"], leave_date=today())
        begun = await begin_settlement(self.actor, body)
        frozen = Step(id=begun["id"], version=begun["version"])
        await process.run_transition(settlement, "submitToSign", self.actor, frozen)
        if not await SignTemplate.exists(tenant_id=self.actor.tenant_id, kind="settlement"):
            words: dict[str, Any] = {
                "name": "结算单",
                "kind": "settlement",
                "state": "published",
                "body": "<p>{{lines}}</p>",
            }
            await SignTemplate.create(tenant_id=self.actor.tenant_id, **words)
        await start_flow(self.actor, "settlement", int(begun["id"]), "http://localhost")
        return await Settlement.get(id=int(begun["id"]))

    async def sign_settlement(self) -> Act:
        """What the last signature does with it, behind the lock of its flow."""
        row = await self.frozen_settlement()
        return lambda: sign_by_all(self.actor, "settlement", row.id)

    async def revise_settlement(self) -> Act:
        """Its flow ends with it."""
        row = await self.frozen_settlement()
        kind = process.body_of(settlement, settlement.process.by_code["revise"], Step)  # type: ignore[union-attr]
        body = kind.model_validate({"id": str(row.id), "version": row.row_version, "reason": "改"})
        return lambda: process.run_transition(settlement, "revise", self.actor, body)

    async def finish_settlement(self) -> Act:
        """Everything that its last step takes: flow, lease, unit and cleaning, claims, meters, bills and ledger."""
        await (await self.sign_settlement())()
        row = await Settlement.filter(tenant_id=self.actor.tenant_id, state="agreed").order_by("-id").first()
        assert row is not None
        kind = process.body_of(settlement, settlement.process.by_code["finish"], Step)  # type: ignore[union-attr]
        body = kind.model_validate({"id": str(row.id), "version": row.row_version, "method": "cash"})
        return lambda: process.run_transition(settlement, "finish", self.actor, body)

    async def pay_lease(self) -> Act:
        lease = await self.signed_lease(self.lease_form(0))
        body = {"billId": lease["bills"][0]["id"], "amount": "100", "method": "cash"}
        return lambda: bill_payments.pay_bill(self.actor, PayBill.model_validate(body))

    async def pay_several(self) -> Act:
        """Two leases of one lessee at once, with something left over."""
        first = await self.signed_lease(self.lease_form(0))
        form = self.lease_form(0).model_copy(update={"tenant": None, "tenant_id": first["tenantId"]})
        second = await self.signed_lease(form)
        parts = [{"billId": lease["bills"][1]["id"], "amount": "100"} for lease in (second, first)]
        body = {"parts": parts, "amount": "250", "method": "cash", "surplus": "prepay"}
        return lambda: bill_payments.pay_bills(self.actor, PayBills.model_validate(body))

    async def use_prepaid(self) -> Act:
        lease = await self.signed_lease(self.lease_form(0))
        parts = [{"billId": lease["bills"][0]["id"], "amount": "100"}]
        body = {"parts": parts, "amount": "150", "method": "cash", "surplus": "prepay"}
        await bill_payments.pay_bills(self.actor, PayBills.model_validate(body))
        return lambda: bill_payments.pay_from_prepaid(self.actor, UsePrepaid(id=lease["id"]))

    async def reverse_several(self) -> Act:
        """The payment of two leases, one of its lines."""
        paid = await (await self.pay_several())()
        line = paid["lines"][0]
        body = {"id": line["leaseId"], "ledgerId": line["id"], "reason": "收错了"}
        return lambda: bill_payments.reverse_payment(self.actor, ReversePayment.model_validate(body))

    async def write_off(self) -> Act:
        """The approval of what somebody else asked for."""
        lease = await self.signed_lease(self.lease_form(0))
        clerk = await make_user(self.actor.tenant_id, "会计", codes=("rental:bill:list", "rental:bill:writeOff"))
        bill = lease["bills"][0]["id"]
        await ask_write_off(clerk, GiveUp(id=bill, reason="失联"))
        request = await Request.get(tenant_id=self.actor.tenant_id, kind="write_off", subject_id=int(bill))
        sent = Step(id=str(request.id), version=request.row_version)
        return lambda: process.run_transition(registry().require("workflow/request"), "approve", self.actor, sent)

    async def turn_leases(self) -> Act:
        """The money of the day by itself, with late fees."""
        await self.signed_lease(self.lease_form(0))

        async def turn() -> None:
            await turn_leases(self.actor, today() + timedelta(days=1))
            await charge_late_fees(self.actor, today() + timedelta(days=1))
            await make_reminders(self.actor, today() + timedelta(days=1))

        return turn

    async def turn_day(self) -> Act:
        """What the job does once the day has turned."""
        await DayTurn.filter(tenant_id=self.actor.tenant_id).delete()
        turned = today() - timedelta(days=1)
        await DayTurn.create(tenant_id=self.actor.tenant_id, day=turned)
        return lambda: catch_up(self.actor.tenant_id, turned)

    async def hold(self) -> Act:
        body = {"unitId": str(self.unit().id), "from": on(0), "to": on(3)}
        return lambda: holds.add_hold(self.actor, HoldAdd.model_validate(body))

    async def edit_hold(self) -> Act:
        row = await (await self.hold())()
        body = {"id": row["id"], "unitId": str(self.unit().id), "from": on(0), "to": on(3)}
        return lambda: holds.edit_hold(self.actor, HoldEdit.model_validate(body))

    async def drop_hold(self) -> Act:
        row = await (await self.hold())()
        return lambda: holds.delete_hold(self.actor, row["id"])

    async def release_holds(self) -> Act:
        row = await (await self.hold())()
        await pool().execute("UPDATE rent_hold SET until = now() WHERE id = $1", int(row["id"]))
        return holds.release_expired_holds

    async def waiting(self, **rest: Any) -> dict[str, Any]:
        body = {"contactName": "孙悦", "contactPhone": "13911139111", "guests": [GUEST], "overbookReason": "旺季"}
        place = {"communityId": str(self.village.community), "unitType": "bed:2室1卫"}
        dates = {"checkIn": on(2), "checkOut": on(5)}
        return await entry.add_order(self.actor, OrderAdd.model_validate({**body, **place, **dates, **rest}))

    async def wait(self) -> Act:
        return lambda: self.waiting(checkIn=on(0))

    async def assign(self) -> Act:
        order = await self.waiting()
        body = {"id": order["id"], "unitId": str(self.unit().id), "overbookReason": "旺季"}
        return lambda: act_on("assign", self.actor, Assign.model_validate(body))

    async def unassign(self) -> Act:
        order = await self.booked(2, 5)
        body = {"id": order["id"], "overbookReason": "旺季"}
        return lambda: act_on("unassign", self.actor, Unassign.model_validate(body))

    async def cancel_waiting(self) -> Act:
        order = await self.waiting()
        return lambda: act_on("cancel", self.actor, Reasoned(id=order["id"], reason="行程有变"))

    async def paint(self) -> Act:
        span = {"unitId": str(self.unit().id), "from": on(0), "to": on(9)}
        room = {"unitId": str(self.village.rooms[0].id), "from": on(0), "to": on(9)}
        body = {"spans": [room, span], "mode": "set", "value": "99"}
        return lambda: paint.paint_prices(self.actor, PricePaint.model_validate(body))

    async def restrict(self) -> Act:
        span = {"unitId": str(self.unit().id), "from": on(30), "to": on(33)}
        return lambda: paint.restrict(self.actor, Restriction.model_validate({"spans": [span], "closedIn": True}))

    async def limit(self) -> Act:
        body = {"communityId": str(self.village.community), "fromDay": on(0), "toDay": on(20)}
        return lambda: self.generic("rental/overbookLimit", {**body, "unitType": "*", "spare": 2})

    async def set_clean(self) -> Act:
        body = {"unitId": str(self.room.id), "state": "inspected"}
        return lambda: blocks.set_clean(self.actor, CleanState.model_validate(body))

    async def generic(self, path: str, body: dict[str, Any]) -> Any:
        return await add_row(registry().require(path), self.actor, body)

    async def add_bed(self) -> Act:
        label = f"加床{self.unit().id}"
        body = {"roomId": str(self.village.bunk.id), "label": label, "priceDaily": "88"}
        return lambda: self.generic("rental/bed", body)

    async def delete_bed(self) -> Act:
        unit = self.unit()
        return lambda: delete_rows(registry().require(f"rental/{unit.kind}"), self.actor, [unit.id])

    async def add_room(self) -> Act:
        body = {"houseId": str(self.village.bunk.house_id), "name": f"R{self.unit().id % 10**6}", "priceDaily": "188"}
        return lambda: self.generic("rental/room", {**body, "residentLimit": 2})

    async def rename_building(self) -> Act:
        row = {"id": str(self.village.building), "name": f"{self.unit().id % 10**6}幢"}
        return lambda: edit_row(registry().require("rental/building"), self.actor, row)

    async def crew(self) -> None:
        """One housekeeper, one item and a rule, so that leaving makes a cleaning order and gives it to her."""
        item = await ItemType.create(tenant_id=self.actor.tenant_id, name="退房清洁", unit_price=4500, minutes=40)
        keeper = await Staff.create(
            tenant_id=self.actor.tenant_id, name="王秀英", phone="19900001111", items=str(item.id), max_minutes_day=9999
        )
        for event in ("check_out", "early_leave", "room_change"):
            await Rule.create(
                tenant_id=self.actor.tenant_id, name=event, event=event, items=str(item.id), assign="balance"
            )
        self.keeper, self.item = keeper.id, item.id

    async def cleaning_order(self) -> CleaningOrder:
        async with unit_of_work(self.actor) as work:
            draft = Draft(type="deep", unit_id=self.room.id, lines=(Line(self.item),))
            made = await add_order(work, draft, None)
        return await CleaningOrder.get(id=int(made["id"]))

    async def order_cleaning(self) -> Act:
        async def make() -> None:
            async with unit_of_work(self.actor) as work:
                draft = Draft(type="checkout", unit_id=self.room.id, lines=(Line(self.item),))
                await add_order(work, draft, self.keeper)

        return make

    async def dispatch_cleaning(self) -> Act:
        order = await self.cleaning_order()
        return lambda: process.run_transition(
            cleaning, "dispatch", self.actor, GiveOrder(id=str(order.id), staff_id=str(self.keeper))
        )

    async def pass_cleaning(self) -> Act:
        """The step that turns the room's clean state."""
        order = await self.cleaning_order()
        await CleaningOrder.filter(id=order.id).update(state="to_inspect", staff_id=self.keeper)
        return lambda: process.run_transition(cleaning, "pass", self.actor, NoteOrder(id=str(order.id)))

    async def reopen_cleaning(self) -> Act:
        order = await self.cleaning_order()
        await CleaningOrder.filter(id=order.id).update(state="completed", staff_id=self.keeper)
        return lambda: process.run_transition(cleaning, "reopen", self.actor, NoteOrder(id=str(order.id)))

    async def keeper_leaves(self) -> Act:
        row = {"id": str(self.keeper), "state": "leave"}
        return lambda: edit_row(registry().require("housekeeping/staff"), self.actor, row)


ACTS: list[Callable[[Crowd], Awaitable[Act]]] = [
    Crowd.confirm, Crowd.check_in, Crowd.check_in_early, Crowd.check_out, Crowd.check_out_early, Crowd.undo_check_out,
    Crowd.close, Crowd.cancel, Crowd.no_show, Crowd.reinstate, Crowd.extend, Crowd.shorten, Crowd.move_in_house,
    Crowd.move, Crowd.split, Crowd.swap, Crowd.hours, Crowd.edit, Crowd.cashier, Crowd.reverse, Crowd.keep, Crowd.note,
    Crowd.add, Crowd.add_group, Crowd.pay_group, Crowd.check_in_group, Crowd.add_whole, Crowd.bring, Crowd.block, Crowd.edit_block, Crowd.unblock, Crowd.lease, Crowd.sign,
    Crowd.end_lease, Crowd.renew_lease, Crowd.submit_change, Crowd.lapse_change, Crowd.give_up_move,
    Crowd.move_lease, Crowd.hand_lease_on, Crowd.reprice_lease, Crowd.edit_lease, Crowd.lapse, Crowd.pay_lease, Crowd.pay_several, Crowd.use_prepaid,
    Crowd.reverse_several, Crowd.write_off, Crowd.turn_leases,
    Crowd.sign_settlement, Crowd.revise_settlement, Crowd.finish_settlement,
    Crowd.turn_day, Crowd.hold, Crowd.edit_hold, Crowd.drop_hold, Crowd.release_holds,
    Crowd.wait, Crowd.assign, Crowd.unassign, Crowd.cancel_waiting, Crowd.paint, Crowd.restrict, Crowd.limit,
    Crowd.set_clean, Crowd.add_bed, Crowd.delete_bed, Crowd.add_room, Crowd.rename_building, Crowd.order_cleaning,
    Crowd.dispatch_cleaning, Crowd.pass_cleaning, Crowd.reopen_cleaning, Crowd.keeper_leaves,
]  # fmt: skip


async def make_beds(village: Village, count: int) -> list[Unit]:
    """So many beds in the room of beds."""
    async with unit_of_work(village.actor) as work:
        for number in range(count):
            await work.insert(Bed(room_id=village.bunk.id, label=f"第{number}床", price_daily=8800), audit=False)
        await sync_house(work, village.bunk.house_id)
    return await Unit.filter(parent_id=village.bunk.id, del_flag=0).order_by("id")


async def make_rooms(village: Village, count: int) -> list[Unit]:
    """So many rooms in the house let by rooms."""
    house = await House.get(id=village.rooms[0].house_id)
    async with unit_of_work(village.actor) as work:
        for number in range(count):
            await work.insert(
                Room(house_id=house.id, name=f"第{number}室", resident_limit=4, price_daily=18800), audit=False
            )
        await sync_house(work, house.id)
    return await Unit.filter(parent_id=house.id, del_flag=0).order_by("id")


class Outcome:
    """What came of acts at once: `deadlocks` were ended by the database, `errors` would be answered with 500."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.refused: list[tuple[str, AppError]] = []
        self.deadlocks: list[str] = []
        self.errors: list[tuple[str, BaseException]] = []

    async def run(self, name: str, act: Act) -> None:
        """As an endpoint runs it: what lost is done again."""
        for _ in range(TRIES):
            try:
                await act()
                self.done.append(name)
            except LostError as lost:
                if isinstance(lost.__cause__, asyncpg.DeadlockDetectedError):
                    self.deadlocks.append(name)
                continue
            except AppError as error:
                self.refused.append((name, error))
            except Exception as error:
                self.errors.append((name, error))
            return
        self.refused.append((name, Contended()))


async def all_at_once(acts: list[tuple[str, Act]]) -> Outcome:
    outcome = Outcome()
    await asyncio.gather(*(outcome.run(name, act) for name, act in acts))
    return outcome
