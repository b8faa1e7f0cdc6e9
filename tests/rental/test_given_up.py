"""A lease that is given up between its signature and its first day: no rent, money back, a penalty by the breach, nights free."""

import random
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan
from schema.rental.bill import Bill
from schema.rental.deposit import Deposit
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from server.kit.database import pool
from server.kit.switches import REFUND_APPROVAL
from server.rental.board.queries import BoardQuery, read_board
from server.rental.receivables.allocation import prepaid
from server.rental.receivables.payments import PayBills, pay_bills
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.test_business_day import cleaning, rule
from tests.rental.test_lease_changes import change
from tests.rental.test_leases import pay, sign
from tests.rental.test_meters import meter_of
from tests.rental.test_settlements import agreed, begin, check_money, take
from tests.rental.village import Village, build, on

Detail = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    return village


async def paid(village: Village, **rest: Any) -> Detail:
    """Signed and paid: the deposit and the first quarter; it begins in thirty days."""
    lease = await sign(village, startDate=on(30), endDate=on(395), **rest)
    assert lease["state"] == "signed"
    for bill in lease["bills"]:
        if bill["state"] == "open":
            await pay(village, bill["id"], bill["amount"])
    return lease


async def finished(village: Village, lease: Detail, **form: Any) -> Detail:
    row = await agreed(village, await begin(village, lease, **form))
    await take(
        "finish", village.actor, row, **({"method": "transfer"} if from_yuan(row["statement"]["net"]) > 0 else {})
    )
    return row


@pytest.mark.parametrize(
    ("form", "net"),
    [
        ({"kind": "early"}, 14000_00),
        ({"kind": "breach_tenant"}, 10500_00),
        ({"kind": "breach_lessor"}, 14000_00),
        ({}, 14000_00),
    ],
)
async def test_what_was_paid_comes_back_less_the_penalty_and_the_unit_is_free(
    village: Village, form: dict[str, str], net: int
) -> None:
    await rule(village, "lease_end")
    await meter_of(village)
    lease = await paid(village)
    row = await finished(village, lease, **form)
    assert (from_yuan(row["statement"]["net"]), row["beforeStart"], row["meters"]) == (net, True, [])
    stored = await Lease.get(id=int(lease["id"]))
    assert (stored.state, str(stored.left_on), stored.balance) == ("ended", on(0), 0)
    out = await Ledger.filter(account_id=stored.id, direction="out")
    assert sum(line.amount for line in out) == net
    assert {bill.state for bill in await Bill.filter(lease_id=stored.id)} <= {"paid", "void"}
    assert (await Deposit.get(account_id=stored.id)).held == 0
    assert (await cleaning(village), await village.cleanness()) == ([], "clean")
    assert not await pool().fetchval("SELECT count(*) FROM occupancy_claim WHERE source_id = $1", stored.id)
    await village.book(village.whole, 31, 33)
    board = await read_board(village.actor, BoardQuery.model_validate({"from": on(-5), "to": on(60)}))
    assert [stay["kind"] for stay in board["stays"] if stay["unitId"] == str(village.whole.id)] == ["order"]
    await check_money(village, lease["id"])


async def test_an_agreed_penalty_counts_and_of_an_unpaid_one_it_is_all_that_is_left(village: Village) -> None:
    lease = await sign(village, startDate=on(30), endDate=on(395))
    row = await begin(village, lease, kind="breach_tenant")
    assert [line["code"] for line in row["statement"]["lines"]] == ["penalty"]
    row = await agreed(village, row, penalty="800")
    await take("finish", village.actor, row)
    [bill] = await Bill.filter(lease_id=int(lease["id"]), state__in=("open", "part"))
    assert (bill.kind, bill.open_amount) == ("settlement", 800_00)
    await check_money(village, lease["id"])


async def test_who_comes_after_all_has_the_lease_as_it_was(village: Village) -> None:
    lease = await paid(village)
    row = await begin(village, lease)
    assert (await Lease.get(id=int(lease["id"]))).state == "settling"
    with pytest.raises(Conflict):
        await begin(village, lease)
    await take("void", village.actor, row, reason="又来了")
    assert (await Lease.get(id=int(lease["id"]))).state == "signed"
    with pytest.raises(Conflict):
        await village.book(village.whole, 31, 33)
    await Lease.filter(id=int(lease["id"])).update(start_date=on(0))
    row = await begin(village, lease, leaveDate=on(-1), kind="early")
    await take("void", village.actor, row, reason="住进来了")
    assert (await Lease.get(id=int(lease["id"]))).state == "active"


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"leaveDate": on(30)}, "leaveDate"),
        ({"leaveDate": on(31), "kind": "early"}, "leaveDate"),
        ({"kind": "expiry"}, "kind"),
        ({"kind": "holdover"}, "kind"),
        ({"kind": "swap"}, "kind"),
    ],
)
async def test_what_makes_no_sense_before_it_begins_is_told_at_its_field(
    village: Village, form: dict[str, str], field: str
) -> None:
    lease = await paid(village)
    with pytest.raises(Invalid) as refusal:
        await begin(village, lease, **form)
    assert set(refusal.value.fields or {}) == {field}
    assert (await Lease.get(id=int(lease["id"]))).state == "signed"


async def test_a_renewal_that_has_not_begun_is_made_void_instead(village: Village) -> None:
    lease = await Lease.get(id=int((await sign(village, startDate=on(-300), endDate=on(20)))["id"]))
    done = await change(village, lease, "renew", endDate=on(200))
    with pytest.raises(Conflict) as refusal:
        await begin(village, {"id": str(done.next_lease_id)})
    assert refusal.value.id == "settlement.follows"


@pytest.mark.parametrize("seed", seeds(8))
async def test_no_fen_is_lost_whatever_was_paid_of_whatever_terms(village: Village, seed: int) -> None:
    """Against a sum that knows nothing of bills: what came in less what the breach costs is paid out, or owed."""
    rng = random.Random(seed)
    price = rng.randint(1_00, 9999_99)
    first = rng.randint(1, 80)
    steps = [{"from": on(first + 100), "percent": "7"}] if rng.random() < 0.5 else []
    free = [{"from": on(first), "to": on(first + rng.randint(0, 20))}] if rng.random() < 0.5 else []
    lease = await sign(
        village,
        startDate=on(first),
        endDate=on(first + rng.randint(200, 700)),
        payCycle=rng.choice([1, 3, 6, 12]),
        price=f"{price / 100:.2f}",
        depositMonths=rng.randint(0, 2),
        priceSteps=steps,
        freeDays=free,
    )
    came = 0
    for bill in lease["bills"]:
        if bill["state"] == "open" and (share := rng.choice([0, 1, 2, 3])):
            amount = from_yuan(bill["open"]) * share // 3
            if amount:
                await pay(village, bill["id"], f"{amount / 100:.2f}")
                came += amount
    if rng.random() < 0.5:
        extra = {"leaseId": lease["id"], "amount": "123.45", "method": "cash", "surplus": "prepay", "parts": []}
        await pay_bills(village.actor, PayBills.model_validate(extra))
        came += 12345
    kind = rng.choice(["early", "breach_tenant", "breach_lessor"])
    penalty = {"early": 0, "breach_tenant": -price, "breach_lessor": 0}[kind]
    asked = rng.choice([None, rng.randint(1, 5000_00)])
    if asked is not None:
        penalty = asked if kind == "breach_lessor" else -asked
    row = await begin(village, lease, kind=kind, leaveDate=on(rng.randint(-3, min(first - 1, 0))))
    row = await agreed(village, row, penalty="" if asked is None else f"{asked / 100:.2f}")
    net = came + penalty
    assert from_yuan(row["statement"]["net"]) == net
    await take("finish", village.actor, row, **({"method": "transfer"} if net > 0 else {}))
    await check_money(village, lease["id"])
    lines = await Ledger.filter(account_id=int(lease["id"]))
    cash = sum({"in": line.amount, "out": -line.amount}.get(line.direction, 0) for line in lines)
    assert cash == came - max(net, 0)
    opened = await Bill.filter(lease_id=int(lease["id"]), state__in=("open", "part"))
    assert sum(bill.open_amount for bill in opened) == max(-net, 0)
    assert await prepaid(village.actor, int(lease["id"])) == 0
    assert not await pool().fetchval("SELECT count(*) FROM occupancy_claim WHERE source_id = $1", int(lease["id"]))
