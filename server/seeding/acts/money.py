"""Money of the demo's leases: a promise to pay, prepaid rent on account, and a debt that two people give up."""

from datetime import timedelta

from asyncpg import Record

from schema.kit.money import to_yuan
from server.rental.receivables.credits import GiveUp, ask_write_off
from server.rental.receivables.payments import PayBill, PayBills, pay_bill, pay_bills
from server.rental.receivables.promises import Promise, promise
from server.seeding.acts.office import Office

CASHIER = "finance1"
_LATE = """
SELECT b.id, b.row_version, b.due, b.open_amount FROM rent_bill b
WHERE b.tenant_id = $1 AND b.state IN ('open', 'part') AND b.due < $2 AND b.promise_date IS NULL ORDER BY b.due, b.id"""
_PAYS_AHEAD = """
SELECT l.id, l.price, l.balance FROM rent_lease l
WHERE l.tenant_id = $1 AND l.state = 'active' AND l.balance = 0 AND l.end_date > $2::date + 90
  AND NOT EXISTS (SELECT 1 FROM rent_lease_change c WHERE c.lease_id = l.id) ORDER BY l.id DESC LIMIT 1"""


async def take_money(office: Office) -> None:
    """The oldest debt waits to be given up, of a younger one somebody has promised, and one pays two months ahead."""
    cashier, late = office.people[CASHIER], await office.rows(_LATE, office.today)
    oldest, youngest = late[0], late[-1]
    given_up = {"id": str(oldest["id"]), "version": oldest["row_version"], "reason": "承租人失联，多次催收无果"}
    await ask_write_off(cashier, GiveUp.model_validate(given_up))
    day = office.today + timedelta(days=5)
    said = {"id": str(youngest["id"]), "version": youngest["row_version"], "promiseDate": day.isoformat()}
    await promise(cashier, Promise.model_validate({**said, "promiseNote": "发工资后付清"}))
    await _keep_promise(office, late[-2])
    for row in await office.rows(_PAYS_AHEAD, office.today):
        paid = {"leaseId": str(row["id"]), "amount": to_yuan(2 * row["price"]), "method": "transfer"}
        await pay_bills(cashier, PayBills.model_validate({**paid, "surplus": "prepay", "note": "预存两个月房租"}))


async def _keep_promise(office: Office, late: Record) -> None:
    """Promised for today and paid."""
    cashier = office.people[CASHIER]
    said = {"id": str(late["id"]), "version": late["row_version"], "promiseDate": office.today.isoformat()}
    await promise(cashier, Promise.model_validate({**said, "promiseNote": "今天下班前转账"}))
    paid = {"billId": str(late["id"]), "amount": to_yuan(late["open_amount"]), "method": "transfer"}
    await pay_bill(cashier, PayBill.model_validate(paid))
