"""Changes of leases in the demo that have taken effect: one of each kind, signed by every party on a phone."""

from datetime import date, timedelta
from typing import Any

from asyncpg import Record

from schema.kit.money import to_yuan
from schema.rental.lease_change import PAYER, PRICE, RENEW, ROOM_CHANGE, TRANSFER
from server.rental.lease_changes.drafts import add_change
from server.rental.lease_changes.forms import ChangeForm
from server.seeding.acts.office import Office
from server.seeding.acts.signing import sign_by_all

CLERK = "lease3"
# Leases that run, owe nothing and are not in hand otherwise; the days behind them are free.
_QUIET = """
SELECT l.id, l.price, l.start_date, l.end_date, l.unit_id, l.community_id,
  (SELECT min(b.period_from) FROM rent_bill b WHERE b.lease_id = l.id AND b.kind = 'rent' AND b.state = 'planned'
    AND b.period_from > $2) AS planned_from
FROM rent_lease l
WHERE l.tenant_id = $1 AND l.state = 'active' AND l.balance = 0 AND NOT l.holdover AND l.end_date >= $2::date + 75
  AND l.start_date <= $2::date - 70
  AND NOT EXISTS (SELECT 1 FROM rent_lease_change c WHERE c.lease_id = l.id)
  AND NOT EXISTS (SELECT 1 FROM rent_lease n WHERE n.prev_lease_id = l.id)
  AND NOT EXISTS (SELECT 1 FROM rent_settlement s WHERE s.lease_id = l.id)
ORDER BY l.end_date, l.id"""
_FREE = """
SELECT u.id FROM rent_unit u JOIN rent_unit own ON own.id = $2
WHERE u.tenant_id = $1 AND u.sellable AND u.riyue IN ('2', '3') AND u.id <> own.id AND u.kind = own.kind
  AND NOT EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.leaf_id = ANY(u.leaf_ids) AND c.from_day <= $4 AND c.to_day > $3)
ORDER BY u.community_id <> own.community_id, u.id LIMIT 1"""
NEW_LESSEE = {"name": "谢雨桐", "phone": "17000099001", "idNo": "330199199508121229"}


async def change_leases(office: Office) -> None:
    """One lease for each kind; what nobody can move into is left out."""
    quiet = [row for row in await office.rows(_QUIET, office.today) if row["planned_from"]]
    renewed, moved, handed_on, dearer, paid_for = quiet[0], quiet[-1], quiet[-2], quiet[-3], quiet[-4]
    await _change(office, renewed, RENEW, "租期届满，承租人续租一年", price=to_yuan(_raised(renewed["price"])))
    await _change(
        office,
        dearer,
        PRICE,
        "周边租金上涨，双方协商调价",
        price=to_yuan(_raised(dearer["price"])),
        effectiveDay=dearer["planned_from"],
    )
    payer = {"payerName": "杭州云上科技有限公司", "payerTaxNo": "91330106MA2H0DEMO1", "payerPhone": "057188880001"}
    await _change(office, paid_for, PAYER, "公司为员工代付房租", effectiveDay=paid_for["planned_from"], **payer)
    await _change(
        office, handed_on, TRANSFER, "承租人调离本市，转租给同事", effectiveDay=office.today, tenant=NEW_LESSEE
    )
    await _move(office, moved)


async def _move(office: Office, lease: Record) -> None:
    """At once where a room is free, else once the nights that are sold are over."""
    for day in (office.today, office.today + timedelta(days=62)):
        free = await office.rows(_FREE, lease["unit_id"], day, lease["end_date"])
        if free and day < lease["end_date"]:
            await _change(office, lease, ROOM_CHANGE, "原房间漏水，换房", effectiveDay=day, unitId=str(free[0]["id"]))
            return


async def _change(office: Office, lease: Record, kind: str, reason: str, **wanted: Any) -> None:
    """Written down, sent to be signed, and signed by all."""
    day = wanted.pop("effectiveDay", None)
    asked = {"effectiveDay": day.isoformat() if isinstance(day, date) else None, **wanted}
    head = {"leaseId": str(lease["id"]), "kind": kind, "form": "electronic", "reason": reason, "submit": True}
    change = await add_change(office.people[CLERK], ChangeForm.model_validate({**head, **asked}))
    await sign_by_all(office, "lease_change", int(change["id"]), CLERK)


def _raised(price: int) -> int:
    """Four per cent more, in whole tens of yuan."""
    return price * 104 // 100_000 * 1000
