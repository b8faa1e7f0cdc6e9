"""Leases of the demo that come to their end: a settlement that is booked, one being signed, and deposits on their way back."""

from decimal import Decimal
from typing import Any

from schema.kit.money import to_yuan
from server.rental.deposits.acts import DeductDeposit, RefundDeposit, deduct_deposit, refund_deposit
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement
from server.seeding.acts.office import Office
from server.signing.flows import start_flow

CLERK, CASHIER, MANAGER = "lease4", "finance1", "admin"
PATH = "rental/settlement"
# A meter is read once a day: where the round has come by, the final readings would be refused.
_LEAVING = """
SELECT l.id FROM rent_lease l
WHERE l.tenant_id = $1 AND l.state = 'active' AND l.balance = 0 AND NOT l.holdover AND l.end_date >= $2::date + 60
  AND l.start_date <= $2::date - 200 AND NOT EXISTS (SELECT 1 FROM rent_lease_change c WHERE c.lease_id = l.id)
  AND NOT EXISTS (SELECT 1 FROM rent_lease n WHERE n.prev_lease_id = l.id OR n.id = l.prev_lease_id)
  AND NOT EXISTS (SELECT 1 FROM rent_meter m JOIN rent_meter_reading r ON r.meter_id = m.id AND r.read_date >= $2
    WHERE m.unit_id = l.unit_id)
ORDER BY l.id LIMIT 2"""
_HELD = """
SELECT d.id, d.row_version, d.held FROM rent_deposit d JOIN rent_lease l ON l.id = d.account_id
WHERE d.tenant_id = $1 AND d.account = 'lease' AND d.held > 0 AND l.state = 'ended' ORDER BY l.end_date DESC, d.id LIMIT 2"""
_WAITING = "SELECT id FROM wf_request WHERE tenant_id = $1 AND state = 'pending' AND applicant_id = $2 AND id > $3"
_NEWEST = "SELECT coalesce(max(id), 0) AS id FROM wf_request WHERE tenant_id = $1"


async def settle(office: Office) -> None:
    """One is booked to its end, with a damage and final readings; another waits for the lessee's signature."""
    rows = await office.rows(_LEAVING, office.today)
    for number, row in enumerate(rows):
        begun = BeginSettlement.model_validate({"leaseId": str(row["id"]), "leaveDate": office.today.isoformat()})
        made = await begin_settlement(office.people[CLERK], begun)
        await _fill(office, made)
        if number == 0:
            await _book(office, made["id"])
        else:
            await office.take(CLERK, PATH, "submitToSign", made["id"])
            await start_flow(office.people[CLERK], "settlement", int(made["id"]), office.origin)


async def _fill(office: Office, made: dict[str, Any]) -> None:
    """The readings of the day, what is broken, and what was handed back."""
    readings = [
        {"meterId": meter["id"], "value": f"{Decimal(meter['lastValue'] or 0) + 6:f}"} for meter in made["meters"]
    ]
    photo = await office.photo(CLERK, "墙面污损.jpg")
    damages = [{"text": "客厅墙面污损重新粉刷", "amount": "260", "photos": photo}]
    handover = [{**item, "done": True} for item in made["form"]["handover"]]
    form = {**made["form"], "readings": readings, "damages": damages, "handover": handover}
    await office.take(CLERK, PATH, "save", made["id"], **form)


async def _book(office: Office, settlement: str) -> None:
    """Signed on paper and paid out; a large payout is agreed to by a second person."""
    await office.take(CLERK, PATH, "submit", settlement)
    scan = await office.photo(CLERK, "结算单签字页.jpg")
    await office.take(CLERK, PATH, "attachScan", settlement, scan=scan)
    await office.take(CLERK, PATH, "confirm", settlement)
    before = (await office.rows(_NEWEST))[0]["id"]
    await office.take(CASHIER, PATH, "finish", settlement, method="transfer")
    await _agree(office, before)


async def return_deposits(office: Office) -> None:
    """Of two leases that are over: from one a part is kept for what is broken, the other has all of it back."""
    kept, whole = await office.rows(_HELD)
    photo = await office.photo(CASHIER, "灶具损坏.jpg")
    part = {"id": str(kept["id"]), "version": kept["row_version"], "amount": "380.00", "photos": photo}
    await deduct_deposit(
        office.people[CASHIER], DeductDeposit.model_validate({**part, "reason": "灶具损坏，按清单赔偿"})
    )
    before = (await office.rows(_NEWEST))[0]["id"]
    back = {"id": str(whole["id"]), "version": whole["row_version"], "amount": to_yuan(whole["held"])}
    body = RefundDeposit.model_validate({**back, "method": "transfer", "note": "退租验房无损坏，全额退还"})
    await refund_deposit(office.people[CASHIER], body)
    await _agree(office, before)


async def _agree(office: Office, before: int) -> None:
    """What waits since then is approved."""
    for row in await office.rows(_WAITING, office.people[CASHIER].user_id, before):
        await office.take(MANAGER, "workflow/request", "approve", row["id"], note="同意")
