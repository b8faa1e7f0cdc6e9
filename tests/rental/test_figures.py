"""Explain this number: the lines behind each sum of an order and of a lease add up to it, whatever has happened to it."""

import random
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, NotFound
from schema.kit.money import from_yuan
from schema.rental.lease import Lease
from server.kit.actor import Actor
from server.rental.deposits.acts import DeductDeposit, deduct_deposit
from server.rental.figures.leases import LEASE_FIGURES
from server.rental.figures.orders import ORDER_FIGURES
from server.rental.figures.routes import (
    LeaseFigureQuery,
    OrderFigureQuery,
    explain_lease,
    explain_order,
)
from server.rental.leases.view import lease_detail
from server.rental.orders.acting import Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.detail import read_detail
from server.rental.orders.moves import Move, Resize
from server.rental.orders.payments import Cashier, Reverse
from server.rental.receivables.payments import ReversePayment, reverse_payment
from tests.kit.people import create_organisation
from tests.kit.seeds import seeds
from tests.rental.test_deposits import deposit_of, leased, photo
from tests.rental.test_receivables import owing, pay
from tests.rental.village import Village, act_on, build, on

REQUEST: Any = None
ENTRIES = (
    ("room_fee", "in"),
    ("room_fee", "in"),
    ("deposit_in", "in"),
    ("deposit_out", "out"),
    ("deposit_deduct", "credit"),
    ("service", "charge"),
    ("service", "in"),
    ("discount", "credit"),
    ("refund", "out"),
)


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def check_order(actor: Actor, order_id: str) -> None:
    """Every declared sum is that of its lines, and the one that the order shows."""
    money = (await read_detail(actor, order_id))["money"]
    for code in ORDER_FIGURES:
        told = await explain_order(REQUEST, actor, OrderFigureQuery(id=order_id, figure=code))
        assert told["sum"] == money[code], code
        assert sum(from_yuan(line["amount"]) for line in told["lines"]) == from_yuan(money[code]), code


async def live_on(village: Village, order: dict[str, Any], draw: random.Random) -> None:
    """One drawn act; what is refused has changed nothing."""
    ref = {"id": order["id"]}
    project, direction = draw.choice(ENTRIES)
    amount = str(draw.choice([10, 58.5, 188, 376]))
    money = Cashier.model_validate(
        {**ref, "project": project, "direction": direction, "amount": amount, "method": "cash"}
    )
    live = [
        line["id"] for line in order["ledger"] if line["method"] and not line["reversedBy"] and not line["reverses"]
    ]
    acts: list[tuple[str, Any]] = [("cashier", money)] * 4
    if live:
        acts.append(("reverse", Reverse.model_validate({**ref, "ledgerId": draw.choice(live), "reason": "多收"})))
    if order["segments"]:
        there = {"stayId": order["segments"][0]["id"], "unitId": str(draw.choice(village.rooms).id)}
        acts.append(("move", Move.model_validate({**ref, **there, "priceMode": "reprice"})))
    acts.append(("extend", Resize.model_validate({**ref, "checkOut": on(draw.randint(3, 6))})))
    acts.append(("shorten", Resize.model_validate({**ref, "checkOut": on(draw.randint(1, 3))})))
    acts.append(("checkIn", CheckIn.model_validate({**ref, "allowDebt": True, "forceDirty": True})))
    acts.append(("cancel", Reasoned.model_validate({**ref, "reason": "行程取消"})))
    code, body = draw.choice(acts)
    try:
        await act_on(code, village.actor, body)
    except AppError:
        return


@pytest.mark.parametrize("seed", seeds(4))
async def test_the_lines_of_an_order_add_up_to_each_of_its_sums_all_its_life(village: Village, seed: int) -> None:
    draw = random.Random(seed)
    order = await village.book(village.rooms[0], 0, 3)
    await check_order(village.actor, order["id"])
    for _ in range(14):
        await live_on(village, await read_detail(village.actor, order["id"]), draw)
        await check_order(village.actor, order["id"])


async def check_lease(actor: Actor, lease_id: str) -> dict[str, list[dict[str, Any]]]:
    lease = await Lease.get(id=int(lease_id))
    held = from_yuan((await lease_detail(actor, lease_id))["depositHeld"])
    columns = {"paid": lease.paid, "balance": lease.balance, "prepaid": lease.prepaid, "depositHeld": held}
    assert set(columns) == set(LEASE_FIGURES)
    lines: dict[str, list[dict[str, Any]]] = {}
    for code in LEASE_FIGURES:
        told = await explain_lease(REQUEST, actor, LeaseFigureQuery(id=lease_id, figure=code))
        assert from_yuan(told["sum"]) == columns[code], code
        assert sum(from_yuan(line["amount"]) for line in told["lines"]) == columns[code], code
        lines[code] = told["lines"]
    return lines


async def test_the_lines_of_a_lease_add_up_when_it_is_paid_in_parts_prepaid_and_reversed(village: Village) -> None:
    lease = await owing(village)
    done = await pay(village, "400.00", leaseId=lease["id"])
    await pay(village, "2000.00", leaseId=lease["id"])
    lines = await check_lease(village.actor, lease["id"])
    assert [line["amount"] for line in lines["paid"]] == ["400.00", "600.00", "1000.00", "400.00"]
    assert [line["amount"] for line in lines["balance"]] == ["1000.00", "-400.00"]
    await pay(village, "900.00", leaseId=lease["id"], surplus="prepay")
    lines = await check_lease(village.actor, lease["id"])
    assert lines["balance"] == [] and [line["amount"] for line in lines["prepaid"]] == ["300.00"]
    back = {"id": lease["id"], "ledgerId": done["lines"][0]["id"], "reason": "记错"}
    await reverse_payment(village.actor, ReversePayment.model_validate(back))
    lines = await check_lease(village.actor, lease["id"])
    assert [line["amount"] for line in lines["paid"]] == ["600.00", "1000.00", "400.00", "600.00"]
    assert [line["amount"] for line in lines["balance"]] == ["1000.00", "-600.00"]


async def test_the_deposit_of_a_lease_is_told_entry_by_entry(village: Village) -> None:
    lease = await leased(village)
    assert [line["amount"] for line in (await check_lease(village.actor, str(lease.id)))["depositHeld"]] == ["3500.00"]
    held = await deposit_of(lease)
    form = {
        "id": str(held.id),
        "version": held.row_version,
        "amount": "500",
        "reason": "墙面污损",
        "photos": await photo(village),
    }
    await deduct_deposit(village.actor, DeductDeposit.model_validate(form))
    lines = (await check_lease(village.actor, str(lease.id)))["depositHeld"]
    assert [line["amount"] for line in lines] == ["3500.00", "-500.00"] and lines[1]["note"] == "墙面污损"


async def test_sums_of_orders_and_leases_of_others_are_not_told(village: Village) -> None:
    order = await village.book(village.rooms[0], 0, 3)
    other = await create_organisation()
    with pytest.raises(NotFound):
        await explain_order(REQUEST, other.admin, OrderFigureQuery(id=order["id"], figure="balance"))
    with pytest.raises(NotFound):
        await explain_lease(REQUEST, other.admin, LeaseFigureQuery(id=order["id"], figure="paid"))
