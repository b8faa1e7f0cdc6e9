"""The act of merging: looked at first, then done in one transaction."""

from typing import Any

from schema.kit.errors import Conflict, Invalid, NotFound, Stale
from schema.kit.text import localize
from schema.rental.lease import ACTIVE, SETTLING, Lease
from schema.rental.lease_change import UNDER_WAY
from schema.rental.order import IN_HOUSE, DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter, renter
from server.engine.change import delete_in
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.merging.references import move, references
from server.rental.merging.shapes import MergeOf, MergeRenters
from server.rental.renters import count_again

FILLED = (
    "gender",
    "id_photo",
    "nation",
    "residence",
    "address",
    "email",
    "bank_card",
    "emergency_name",
    "emergency_phone",
    "black_reason",
)
SAME = "请选择另一位租客 | Choose another renter"
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


async def plan_merge(actor: Actor, query: MergeOf) -> dict[str, Any]:
    """GET /rental/tenant/mergePlan?id&other: what would move, what would be taken over, and why it cannot be."""
    kept, other = await _both(actor, query)
    refused = _documents_fault(kept, other) or await _house_fault(pool(), kept, other)
    counted = [(one, await one.naming(actor.tenant_id, other.id).count()) for one in references()]
    return {
        "kept": _side(kept),
        "other": _side(other),
        "moves": [{"title": one.titles.of(actor.locale), "count": count} for one, count in counted if count],
        "fills": [renter.by_key_of(column) for column in _taken_over(kept, other)],
        "refused": localize(refused.message, actor.locale) if refused else None,
    }


async def merge_renters(actor: Actor, body: MergeRenters) -> dict[str, Any]:
    """POST /rental/tenant/merge {id, other, version, otherVersion}."""
    actor.require(renter.code("edit"))
    kept, other = await _both(actor, body)
    async with unit_of_work(actor) as work:
        orders = await _hold_stays(work, kept, other)
        _refuse(await _house_fault(work.connection, kept, other))
        moved = await move(work, kept.id, other.id)
        rows = {row.id: row for row in await _hold(work, kept, other)}
        if len(rows) != 2:
            raise NotFound()
        kept, other = rows[kept.id], rows[other.id]
        if (kept.row_version, other.row_version) != (body.version, body.other_version):
            raise Stale()
        _refuse(_documents_fault(kept, other))
        taken = _taken_over(kept, other)
        await delete_in(work, renter, other)
        work.trail.begin(kept)
        await work.update(kept, {**taken, **await count_again(work, kept.id)}, action="merge")
        work.emit_rows("rental/order", "edit", [(order_id, 0) for order_id in orders])
    return {"id": str(kept.id), "moved": moved}


async def _both(actor: Actor, given: MergeOf) -> tuple[Renter, Renter]:
    ids = parse_id(given.id), parse_id(given.other)
    if ids[0] == ids[1]:
        raise Invalid(fields={"other": SAME})
    if len(await visible_ids(renter, actor, list(ids))) != 2:
        raise NotFound()
    return await fetch(Renter, actor, ids[0]), await fetch(Renter, actor, ids[1])


async def _hold_stays(work: Work, kept: Renter, other: Renter) -> list[int]:
    """The orders and leases of both, ahead of everything that hangs on them; gives the orders that name the other."""
    both = (kept.id, other.id)
    guests = await of_tenant(OrderGuest, work.actor.tenant_id).filter(renter_id__in=both)
    orders = of_tenant(DailyOrder, work.actor.tenant_id).filter(id__in={guest.order_id for guest in guests})
    await orders.order_by("id").select_for_update(no_key=True)
    leases = of_tenant(Lease, work.actor.tenant_id).filter(renter_id__in=both)
    await leases.order_by("id").select_for_update(no_key=True)
    return sorted({guest.order_id for guest in guests if guest.renter_id == other.id})


async def _hold(work: Work, kept: Renter, other: Renter) -> list[Renter]:
    return await scoped(Renter, work.actor).filter(id__in=(kept.id, other.id)).order_by("id").select_for_update()


def _refuse(fault: Conflict | None) -> None:
    if fault is not None:
        raise fault


def _documents_fault(kept: Renter, other: Renter) -> Conflict | None:
    """Two documents are two people."""
    if kept.id_no and other.id_no and (kept.id_type, kept.id_no) != (other.id_type, other.id_no):
        return Conflict(
            "两份档案证件不同，不是同一人 | Their documents differ: these are two people", id="renter.documents"
        )
    return None


async def _house_fault(connection: Any, kept: Renter, other: Renter) -> Conflict | None:
    """So are two who live here at once."""
    both = [await connection.fetchrow(_IN_HOUSE, one.tenant_id, one.id) for one in (kept, other)]
    if all(row["found"] for row in both):
        return Conflict("两人都在住，不能合并 | Both are in house and cannot be merged", id="renter.both_in")
    wanted = await connection.fetchrow(_WANTED, other.tenant_id, str(other.id), list(UNDER_WAY))
    if wanted["found"]:
        return Conflict(
            "有未完成的合同变更涉及该租客，请先完成或作废 | A change of a lease that names them is under way; end or void it first",
            id="renter.wanted",
        )
    return None


def _taken_over(kept: Renter, other: Renter) -> dict[str, Any]:
    """What the one that stays does not say itself; nobody leaves the black list by it."""
    taken = {
        column: getattr(other, column) for column in FILLED if not getattr(kept, column) and getattr(other, column)
    }
    if not kept.id_no and other.id_no:
        taken |= {"id_type": other.id_type, "id_no": other.id_no}
    if other.black and not kept.black:
        taken["black"] = True
    return taken


def _side(row: Renter) -> dict[str, Any]:
    return {"id": str(row.id), "name": row.name, "phone": row.phone, "version": row.row_version}
