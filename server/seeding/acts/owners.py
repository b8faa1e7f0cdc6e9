"""Owner statements of the demo: costs of last month, its drafts, and the month before, confirmed and partly paid out."""

from datetime import date, timedelta

from schema.rental.owner import owner_cost
from schema.rental.owner_statement import owner_statement
from schema.seeds.demo.owners import COSTS
from server.engine.effects import Step
from server.engine.process import body_of, run_transition
from server.engine.write import add_row
from server.rental.owners.statements import DrawUp, draw_statements
from server.seeding.acts.office import Office

CASHIER = "finance1"
_HOUSES = """
SELECT h.id FROM rent_house h WHERE h.tenant_id = $1 AND h.owner_id = (SELECT min(id) FROM rent_owner WHERE tenant_id = $1)
ORDER BY h.id LIMIT 2"""
_DRAWN = "SELECT id, row_version FROM rent_owner_statement WHERE tenant_id = $1 AND month = $2 ORDER BY owner_id"


async def state_owners(office: Office) -> None:
    """Last month waits to be confirmed; of the month before one owner has got the money."""
    cashier = office.people[CASHIER]
    last = office.today.replace(day=1) - timedelta(days=1)
    before = last.replace(day=1) - timedelta(days=1)
    houses = [row["id"] for row in await office.rows(_HOUSES)]
    for plan in COSTS:
        day = last - timedelta(days=plan.days)
        form = {"houseId": str(houses[plan.house]), "day": day.isoformat(), "item": plan.item, "amount": plan.amount}
        await add_row(owner_cost, cashier, {**form, "note": plan.note})
    for month in (before, last):
        await draw_statements(cashier, DrawUp(day=month))
    for number, row in enumerate(await office.rows(_DRAWN, f"{before:%Y-%m}")):
        await run_transition(owner_statement, "confirm", cashier, Step(id=str(row["id"]), version=row["row_version"]))
        if number == 0:
            await _pay(office, row["id"], row["row_version"] + 1, last)


async def _pay(office: Office, statement_id: int, version: int, day: date) -> None:
    transition = next(step for step in owner_statement.transitions if step.code == "pay")
    body = body_of(owner_statement, transition, Step)
    told = {"id": str(statement_id), "version": version, "paidOn": day.isoformat(), "method": "transfer"}
    await run_transition(owner_statement, "pay", office.people[CASHIER], body.model_validate(told))
