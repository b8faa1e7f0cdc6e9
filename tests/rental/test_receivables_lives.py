"""Drawn lives of a lease against an independent model in fen: no fen appears or is lost, whatever is paid, used, charged, given up,
replanned and taken back, to the end of the lease. A life that goes wrong is shrunk to the fewest acts."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, event, example, given, note, settings
from hypothesis import strategies as st

from schema.approval.request import Request
from schema.kit.errors import AppError
from schema.kit.money import from_yuan, to_yuan
from schema.rental.bill import Bill
from schema.rental.bill_allocation import BillAllocation
from schema.rental.deposit import Deposit
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.settlement import Settlement
from server.kit.actor import Actor, system_actor
from server.kit.scope import lock
from server.kit.switches import LATE_FEE, REFUND_APPROVAL
from server.kit.unit_of_work import unit_of_work
from server.rental.day.lease_turn import charge_late_fees, turn_leases
from server.rental.deposits.acts import DeductDeposit, deduct_deposit
from server.rental.receivables.aging import AgingQuery, read_aging
from server.rental.receivables.allocation import prepaid, return_prepaid
from server.rental.receivables.credits import GiveUp, ask_write_off, waive
from server.rental.receivables.payments import (
    PayBills,
    ReversePayment,
    UsePrepaid,
    pay_bills,
    pay_from_prepaid,
    reverse_payment,
)
from tests.kit.clock import today
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.test_arrears import decide
from tests.rental.test_lease_changes import change
from tests.rental.test_receivables import owing
from tests.rental.test_settlements import agreed, begin, check_money, photo, take
from tests.rental.village import Village, build, day, on

AMOUNTS = (1, 4_999, 33_333, 100_000, 250_001, 700_000)
PRICES = (80_000, 90_050, 120_000)
STEPPED, DAMAGE, KEPT = 115_000, 45_050, 20_001
OPEN = ("open", "part")
LINES = {"deposit": "deposit_in", "late_fee": "late_fee"}
"""What a payment of a kind of bill is called in the ledger; of any other it is rent."""


@dataclass
class Owed:
    """A bill as the model has it, in fen."""

    id: int
    kind: str
    due: date
    first: date
    asked: int
    issued: date | None


@dataclass
class Money:
    """A line of money that still stands: what of it is on which bill, and what was given back."""

    project: str
    amount: int
    on: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    given_back: dict[int, int] = field(default_factory=dict)

    @property
    def left(self) -> int:
        return self.amount - sum(self.on.values()) - sum(self.given_back.values())


class Model:
    """The books by hand: nothing of it is read from what it is compared with, but for the ids."""

    def __init__(self) -> None:
        self.bills: dict[int, Owed] = {}
        self.planned: list[Owed] = []
        self.lines: dict[int, Money] = {}
        self.cash = 0
        self.prices = [(date.min, 100_000)]
        self.charged: dict[int, tuple[date, int]] = {}
        self.fee_days: set[date] = set()

    def price_at(self, first: date) -> int:
        return max(step for step in self.prices if step[0] <= first)[1]

    def paid(self, bill: int) -> int:
        return sum(line.on[bill] for line in self.lines.values() if line.project not in ("write_off", "waived"))

    def credited(self, bill: int) -> int:
        return sum(line.on[bill] for line in self.lines.values() if line.project in ("write_off", "waived"))

    def open(self, bill: int) -> int:
        return self.bills[bill].asked - self.paid(bill) - self.credited(bill)

    def owing(self, *, deposit: bool = True) -> list[Owed]:
        found = [bill for bill in self.bills.values() if self.open(bill.id) > 0 and (deposit or bill.kind != "deposit")]
        return sorted(found, key=lambda bill: (bill.due, bill.first, bill.id))

    def prepaid_lines(self) -> list[Money]:
        return [line for _, line in sorted(self.lines.items()) if line.project == "prepay" and line.left > 0]

    def on_account(self) -> int:
        return sum(line.left for line in self.prepaid_lines())

    def spread(self, amount: int, bills: Sequence[Owed]) -> dict[int, int]:
        parts = {}
        for bill in bills:
            part = min(amount, self.open(bill.id))
            if part:
                parts[bill.id] = part
                amount -= part
        return parts

    def use(self, parts: dict[int, int]) -> None:
        """Prepaid money in the order in which it came, over the bills in the order in which they are paid."""
        for bill, wanted in parts.items():
            rest = wanted
            for line in self.prepaid_lines():
                now = min(rest, line.left)
                line.on[bill] += now
                rest -= now
            assert rest == 0

    def fee(self, until: date) -> int:
        """A twentieth of a per cent a day of what is open, from the fourth day late, up to a fifth of the bill; each bill rounded."""
        whole = 0
        for bill in self.bills.values():
            if bill.kind != "rent" or bill.due >= until or self.open(bill.id) <= 0:
                continue
            last, before = self.charged.get(bill.id, (bill.due + timedelta(days=3), 0))
            days = (until - max(last, bill.due + timedelta(days=3))).days
            amount = min((self.open(bill.id) * 5 * days * 2 + 10_000) // 20_000, (bill.asked * 2 + 5) // 10 - before)
            if days > 0 and amount > 0:
                self.charged[bill.id] = (until, before + amount)
                whole += amount
        return whole


def month_of_lease(number: int) -> date:
    """The first day of a bill of `owing`, the first of which is 0."""
    start = day(-62)
    year, month = divmod(start.month - 1 + number, 12)
    first = date(start.year + year, month + 1, 1)
    following = (first + timedelta(days=31)).replace(day=1)
    return min(first.replace(day=1) + timedelta(days=start.day - 1), following - timedelta(days=1))


class Life:
    def __init__(self, village: Village, clerk: Actor, lease: dict[str, Any]) -> None:
        self.village, self.clerk, self.lease = village, clerk, lease
        self.lease_id = int(lease["id"])
        self.model = Model()
        self.act = ""

    async def read_bills(self) -> list[Owed]:
        rows = await Bill.filter(lease_id=self.lease_id, del_flag=0).exclude(state="void")
        return [
            Owed(row.id, row.kind, row.due, row.period_from, row.amount, row.issued_on)
            for row in rows
            if row.state != "planned"
        ]

    async def read_plan(self) -> None:
        rows = await Bill.filter(lease_id=self.lease_id, del_flag=0, state="planned").order_by("period_from")
        self.model.planned = [Owed(row.id, row.kind, row.due, row.period_from, row.amount, None) for row in rows]

    async def begin(self) -> None:
        for bill in await self.read_bills():
            self.model.bills[bill.id] = bill
        await self.read_plan()
        assert [bill.asked for bill in self.model.planned] == [
            self.model.price_at(bill.first) for bill in self.model.planned
        ]

    async def expect_fee(self, until: date) -> None:
        """A fee of one day is charged once."""
        if until in self.model.fee_days or not (amount := self.model.fee(until)):
            return
        self.model.fee_days.add(until)
        event("late fee")
        [new] = [bill for bill in await self.read_bills() if bill.id not in self.model.bills]
        assert (new.kind, new.asked) == ("late_fee", amount)
        self.model.bills[new.id] = new

    async def pay(self, pick: int, size: int) -> None:
        await self.take_money(AMOUNTS[size], None)

    async def pay_part(self, pick: int, size: int) -> None:
        bill = self.any_bill(pick)
        part = min(AMOUNTS[size], self.model.open(bill.id))
        await self.take_money(part + pick % 2 * 777, {bill.id: part})

    async def take_money(self, amount: int, parts: dict[int, int] | None) -> None:
        model = self.model
        body: dict[str, Any] = {"leaseId": str(self.lease_id), "amount": to_yuan(amount), "surplus": "prepay"}
        if parts is not None:
            body["parts"] = [{"billId": str(bill), "amount": to_yuan(part)} for bill, part in parts.items()]
        expected = model.spread(amount, model.owing()) if parts is None else {k: v for k, v in parts.items() if v}
        done = await self.tried(lambda: pay_bills(self.village.actor, PayBills.model_validate(body)), amount > 0)
        if done is None:
            return
        if any(model.bills[bill].kind == "rent" and model.bills[bill].due < today() for bill in expected):
            await self.expect_fee(today())
        model.cash += amount
        sums: dict[str, dict[int, int]] = defaultdict(dict)
        for bill, part in expected.items():
            sums[LINES.get(model.bills[bill].kind, "rent")][bill] = part
        told = {line["project"]: (int(line["id"]), from_yuan(line["amount"])) for line in done["lines"]}
        surplus = amount - sum(expected.values())
        assert {project: fen for project, (_, fen) in told.items()} == {
            **{project: sum(group.values()) for project, group in sums.items()},
            **({"prepay": surplus} if surplus else {}),
        }
        for project, (line, fen) in told.items():
            model.lines[line] = Money(project, fen)
            model.lines[line].on.update(sums.get(project, {}))

    async def pay_too_much(self, pick: int, size: int) -> None:
        """Refused unless it is said what becomes of it."""
        amount = sum(self.model.open(bill) for bill in self.model.bills) + AMOUNTS[size]
        body = {"leaseId": str(self.lease_id), "amount": to_yuan(amount)}
        await self.tried(lambda: pay_bills(self.village.actor, PayBills.model_validate(body)), False)

    async def use(self, pick: int, size: int) -> None:
        parts = self.model.spread(self.model.on_account(), self.model.owing(deposit=False))
        body = UsePrepaid(id=str(self.lease_id))
        if await self.tried(lambda: pay_from_prepaid(self.village.actor, body), bool(parts)):
            self.model.use(parts)

    async def use_part(self, pick: int, size: int) -> None:
        bill, part = self.any_bill(pick), AMOUNTS[size]
        possible = part <= min(self.model.open(bill.id), self.model.on_account()) and bill.kind != "deposit"
        form = {"id": str(self.lease_id), "parts": [{"billId": str(bill.id), "amount": to_yuan(part)}]}
        body = UsePrepaid.model_validate(form)
        if await self.tried(lambda: pay_from_prepaid(self.village.actor, body), possible):
            self.model.use({bill.id: part})

    async def give_back(self, pick: int, size: int) -> None:
        amount, model = AMOUNTS[size], self.model

        async def give() -> Ledger:
            async with unit_of_work(self.village.actor) as work:
                return await return_prepaid(work, await lock(Lease, work.actor, self.lease_id), amount, "cash")

        out = await self.tried(give, amount <= model.on_account())
        if out is None:
            return
        for line in model.prepaid_lines():
            now = min(amount, line.left)
            if now:
                line.given_back[out.id] = now
                amount -= now
        model.cash -= out.amount
        model.lines[out.id] = Money("given_back", out.amount)

    async def reverse(self, pick: int, size: int) -> None:
        if not self.model.lines:
            return
        line_id = sorted(self.model.lines)[pick % len(self.model.lines)]
        line = self.model.lines[line_id]
        body = ReversePayment(id=str(self.lease_id), ledger_id=str(line_id), reason="收错了")
        possible = not line.given_back
        if not await self.tried(lambda: reverse_payment(self.village.actor, body), possible):
            return
        del self.model.lines[line_id]
        if line.project == "given_back":
            for other in self.model.lines.values():
                other.given_back.pop(line_id, None)
            self.model.cash += line.amount
        elif line.project not in ("write_off", "waived"):
            self.model.cash -= line.amount

    async def write_off(self, pick: int, size: int) -> None:
        """Asked for by one, agreed to by another."""
        bill = self.any_bill(pick)
        asked = GiveUp(id=str(bill.id), reason="失联")
        if not await self.tried(lambda: ask_write_off(self.clerk, asked), self.model.open(bill.id) > 0):
            return
        await decide(self.village.actor, await Request.get(tenant_id=self.village.org.id, state="pending"))
        await self.credit(bill.id, "write_off")

    async def waive(self, pick: int, size: int) -> None:
        fees = [bill for bill in self.model.bills.values() if bill.kind == "late_fee"]
        bill = fees[pick % len(fees)] if fees and size else self.any_bill(pick)
        possible = bill.kind == "late_fee" and self.model.open(bill.id) > 0
        if await self.tried(lambda: waive(self.village.actor, GiveUp(id=str(bill.id), reason="首次")), possible):
            await self.credit(bill.id, "waived")

    async def credit(self, bill: int, project: str) -> None:
        line = await Ledger.filter(account_id=self.lease_id).order_by("-seq").first()
        assert line is not None and line.amount == self.model.open(bill)
        self.model.lines[line.id] = Money(project, line.amount)
        self.model.lines[line.id].on[bill] = line.amount

    async def charge(self, pick: int, size: int) -> None:
        """The end of a month."""
        until = day(pick * 3)
        await charge_late_fees(system_actor(self.village.org.id), until)
        await self.expect_fee(until)

    async def turn(self, pick: int, size: int) -> None:
        """Days pass: what is near is issued, and money on account pays."""
        when, model = day(pick * 4), self.model
        await turn_leases(system_actor(self.village.org.id), when)
        near = [bill for bill in model.planned if bill.due <= when + timedelta(days=15)]
        for bill in near:
            model.bills[bill.id] = bill
            bill.issued = when
        model.planned = [bill for bill in model.planned if bill not in near]
        event(f"turn issues {bool(near)}")
        if near and model.on_account():
            model.use(model.spread(model.on_account(), model.owing(deposit=False)))

    async def reprice(self, pick: int, size: int) -> None:
        """From the first bill that is not issued; those before it stay as they are, and steps to come no longer hold."""
        if not self.model.planned:
            return
        model, price, first = self.model, PRICES[size % len(PRICES)], self.model.planned[0].first
        lease, count = await Lease.get(id=self.lease_id), len(model.planned)
        wanted = {"effectiveDay": first.isoformat(), "price": to_yuan(price)}
        differs = model.price_at(first) != price or any(start > first for start, _ in model.prices)
        if await self.tried(lambda: change(self.village, lease, "price", **wanted), differs):
            model.prices = [step for step in model.prices if step[0] < first] + [(first, price)]
            await self.read_plan()
            assert [bill.asked for bill in model.planned] == [price] * count
            assert model.planned[0].first == first

    def any_bill(self, pick: int) -> Owed:
        return [bill for _, bill in sorted(self.model.bills.items())][pick % len(self.model.bills)]

    async def tried(self, call: Callable[[], Awaitable[Any]], possible: bool) -> Any:
        """What it gives, or None for what the model says is refused; then nothing may have happened."""
        event(f"{self.act} {'done' if possible else 'refused'}")
        try:
            given = await call()
        except AppError as error:
            assert not possible, (error.message, error.fields)
            return None
        assert possible
        return given

    async def check(self) -> None:
        model = self.model
        assert {bill.id for bill in await self.read_bills()} == set(model.bills)
        for row in await Bill.filter(id__in=list(model.bills)):
            live = await BillAllocation.filter(bill_id=row.id, ended_on=None)
            assert row.amount == model.bills[row.id].asked
            assert (row.paid, row.credited) == (model.paid(row.id), model.credited(row.id))
            assert row.paid + row.credited == sum(one.amount for one in live)
            assert row.open_amount == model.open(row.id) >= 0
            done = "written_off" if row.credited else "paid"
            begun = "part" if row.paid + row.credited else "open"
            assert row.state == (done if row.open_amount == 0 else begun)
        held = await prepaid(self.village.actor, self.lease_id)
        assert held == model.on_account() == (await Lease.get(id=self.lease_id)).prepaid
        lines = await Ledger.filter(account_id=self.lease_id)
        cash = sum({"in": line.amount, "out": -line.amount}.get(line.direction, 0) for line in lines)
        assert cash == model.cash == sum(model.paid(bill) for bill in model.bills) + held
        aging = await read_aging(self.village.actor, AgingQuery())
        assert from_yuan(aging["total"]) == sum(from_yuan(one["amount"]) for one in aging["buckets"])
        known = [bill.id for bill in model.bills.values() if bill.issued and bill.issued <= today()]
        assert from_yuan(aging["total"]) == sum(model.open(bill) for bill in known)

    async def keep_back(self, photos: str) -> int:
        """A part of the deposit, if there is one; how much."""
        row = await Deposit.get_or_none(account_id=self.lease_id)
        if row is None or row.held < KEPT:
            return 0
        event("deposit kept back")
        ref = {"id": str(row.id), "version": row.row_version}
        body = DeductDeposit.model_validate({**ref, "amount": to_yuan(KEPT), "reason": "丢失钥匙", "photos": photos})
        await deduct_deposit(self.village.actor, body)
        return KEPT

    async def leave(self) -> None:
        """Settled today, with a damage and a part of the deposit kept back: nothing is held any more, nothing is open but what the
        settlement asks, and only its payout moves cash."""
        row = await begin(self.village, self.lease, leaveDate=on(0))
        undamaged = from_yuan(row["statement"]["net"])
        damage = {"text": "墙面", "amount": to_yuan(DAMAGE), "photos": await photo(self.village)}
        kept = await self.keep_back(damage["photos"])
        row = await agreed(self.village, row, damages=[damage])
        net = from_yuan(row["statement"]["net"])
        assert net == undamaged - DAMAGE - kept
        row = await take("finish", self.village.actor, row, method="transfer")
        assert row["state"] == "done"
        await check_money(self.village, self.lease["id"])
        lines = await Ledger.filter(account_id=self.lease_id)
        cash = sum({"in": line.amount, "out": -line.amount}.get(line.direction, 0) for line in lines)
        assert cash == self.model.cash - max(net, 0)
        assert await prepaid(self.village.actor, self.lease_id) == 0
        opened = await Bill.filter(lease_id=self.lease_id, del_flag=0, state__in=OPEN)
        assert sum(bill.open_amount for bill in opened) == max(-net, 0)
        assert (await Settlement.get(id=int(row["id"]))).net == net
        assert not await Deposit.filter(account_id=self.lease_id).exclude(held=0).exists()
        assert (await Lease.get(id=self.lease_id)).state == "ended"


ACTS = (
    "pay pay_part pay_too_much use use_part give_back reverse write_off waive charge turn reprice".split()  # noqa: SIM905
)
FIRST_IN_FIRST_USED = [("pay", 0, 5), ("pay", 0, 5), ("turn", 8, 0), ("reverse", 2, 0)]
"""Of two prepayments the older one pays what falls due, and owes it again when it is reversed."""
GIVEN_BACK_AND_REVERSED = [("pay", 0, 5), ("give_back", 0, 2), ("reverse", 3, 0)]
drawn = st.lists(
    st.tuples(st.sampled_from(ACTS), st.integers(0, 12), st.integers(0, len(AMOUNTS) - 1)), min_size=4, max_size=14
)


@pytest.mark.parametrize("ends", [False, True], ids=["goes on", "is settled"])
@settings(
    max_examples=20,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
@given(acts=drawn, months=st.integers(0, 9))
@example(acts=FIRST_IN_FIRST_USED, months=0)
@example(acts=GIVEN_BACK_AND_REVERSED, months=9)
async def test_no_fen_appears_or_is_lost_in_a_life(
    database: None, ends: bool, months: int, acts: list[tuple[str, int, int]]
) -> None:
    village = await build()
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    await set_switch(village.org.id, LATE_FEE, "1")
    clerk = await make_user(village.org.id, "会计", codes=("rental:bill:list", "rental:bill:writeOff"))
    step = month_of_lease(months)
    steps = [{"from": step.isoformat(), "price": to_yuan(STEPPED)}]
    life = Life(village, clerk, await owing(village, depositCharged=True, priceSteps=steps if months > 4 else []))
    if months > 4:
        life.model.prices.append((step, STEPPED))
    await life.begin()
    note(repr(acts))
    for act, pick, size in acts:
        life.act = act
        await getattr(life, act)(pick, size)
        await life.check()
    past = await read_aging(village.actor, AgingQuery.model_validate({"date": day(-1).isoformat()}))
    assert from_yuan(past["total"]) == 300_000 and past["date"] < today().isoformat()
    if ends:
        await life.leave()
