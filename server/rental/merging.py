"""What merging two files of one renter means: who cannot be one person, and what the file that stays takes over."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import AppError, Conflict
from schema.rental.lease import ACTIVE, SETTLING, Lease
from schema.rental.lease_change import UNDER_WAY
from schema.rental.order import IN_HOUSE, DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter, renter
from server.engine.hooks import Bulk, Hooks, Merging
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.rental.renters import count_again

_IN_HOUSE = f"""
SELECT EXISTS (SELECT 1 FROM rent_order_guest g JOIN rent_daily_order o ON o.id = g.order_id
  WHERE g.tenant_id = $1 AND g.renter_id = $2 AND o.state = '{IN_HOUSE}' AND o.del_flag = 0 AND g.checkout_at IS NULL)
 OR EXISTS (SELECT 1 FROM rent_lease WHERE tenant_id = $1 AND renter_id = $2 AND del_flag = 0
  AND state IN ('{ACTIVE}', '{SETTLING}')) AS found
"""
_WANTED = """
SELECT EXISTS (SELECT 1 FROM rent_lease_change WHERE tenant_id = $1 AND del_flag = 0 AND state = ANY($3::text[])
  AND terms::text LIKE '%"' || $2::text || '"%') AS found
"""


async def lock_stays(work: Work, rows: Sequence[Renter]) -> None:
    """The orders and leases of all, ahead of everything that hangs on them; who has the orders open hears of it."""
    ids = [row.id for row in rows]
    guests = await of_tenant(OrderGuest, work.actor.tenant_id).filter(renter_id__in=ids)
    named = sorted({guest.order_id for guest in guests})
    orders = of_tenant(DailyOrder, work.actor.tenant_id).filter(id__in=named)
    await orders.order_by("id").select_for_update(no_key=True)
    leases = of_tenant(Lease, work.actor.tenant_id).filter(renter_id__in=ids)
    await leases.order_by("id").select_for_update(no_key=True)
    if named:
        work.emit_rows("rental/order", "edit", [(order_id, 0) for order_id in named])


async def refuse(connection: Any, kept: Renter, others: Sequence[Renter]) -> AppError | None:
    """Two documents are two people, and so are two who live here at once."""
    rows = [kept, *others]
    if len({(row.id_type, row.id_no) for row in rows if row.id_no}) > 1:
        return Conflict(
            "两份档案证件不同，不是同一人 | Their documents differ: these are two people", id="renter.documents"
        )
    inside = [await connection.fetchrow(_IN_HOUSE, row.tenant_id, row.id) for row in rows]
    if sum(one["found"] for one in inside) > 1:
        return Conflict("两人都在住，不能合并 | Both are in house and cannot be merged", id="renter.both_in")
    for other in others:
        wanted = await connection.fetchrow(_WANTED, other.tenant_id, str(other.id), list(UNDER_WAY))
        if wanted["found"]:
            return Conflict(
                "有未完成的合同变更涉及该租客，请先完成或作废 | A change of a lease that names them is under way; end or void it first",
                id="renter.wanted",
            )
    return None


def stay_black(values: dict[str, Any], kept: Renter, others: Sequence[Renter]) -> None:
    """Nobody leaves the black list by being merged."""
    if kept.black or any(other.black for other in others):
        values["black"] = True


async def count_stays(work: Work, row: Renter, actor: Actor) -> None:
    await work.update(row, await count_again(work, row.id), action="merge")


HOOKS = {
    renter.path: Hooks(bulk=Bulk(merging=Merging(lock=lock_stays, refuse=refuse, fill=stay_black, settle=count_stays)))
}
