"""Renters: guests become known by their document; stays and spending are counted when an order closes."""

from collections.abc import Collection, Mapping
from typing import Any

from tortoise.exceptions import IntegrityError

from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work


async def link_renters(work: Work, order_ids: Collection[int]) -> None:
    """Finds or makes the renter of every guest of these orders with a document."""
    guests = await of_tenant(OrderGuest, work.actor.tenant_id).filter(order_id__in=list(order_ids))
    for guest in sorted(guests, key=lambda one: (one.id_type or "", one.id_no or "", one.id)):
        if guest.renter_id is None and guest.id_no and guest.id_type:
            person = {"name": guest.name, "phone": guest.phone or "", "gender": guest.gender}
            renter = await known_renter(work, guest.id_type, guest.id_no, person)
            await of_tenant(OrderGuest, work.actor.tenant_id).filter(id=guest.id).update(renter_id=renter.id)


async def known_renter(work: Work, id_type: str, id_no: str, person: Mapping[str, Any]) -> Renter:
    """The renter with this document, made when it is new; who makes the same one at this moment is waited for.

    Several in one transaction are asked for in the order of their documents.
    """
    document = {"id_type": id_type, "id_no": id_no}
    found = await scoped(Renter, work.actor).filter(**document).first()
    if found is not None:
        return found
    row = Renter(**person, **document)
    try:
        async with work.part():
            await work.insert(row)
    except IntegrityError:
        found = await scoped(Renter, work.actor).filter(**document).first()
        if found is None:
            raise
        return found
    return row


_COUNT = """
SELECT count(DISTINCT o.id) AS stays, coalesce(sum(o.paid) FILTER (WHERE g.is_main), 0)::bigint AS spent
FROM rent_order_guest g JOIN rent_daily_order o ON o.id = g.order_id
WHERE g.renter_id = $1 AND (o.state = 'closed' OR o.id = $2) AND o.id <> $3"""


async def count_stay(work: Work, order: DailyOrder) -> None:
    """Counts the closing order into the figures of its guests."""
    for renter in await _lock_guests(work, order):
        await work.update(renter, await count_again(work, renter.id, order.id))


async def uncount_stay(work: Work, order: DailyOrder) -> None:
    """The same for an order that is closed and opened again."""
    for renter in await _lock_guests(work, order):
        await work.update(renter, await count_again(work, renter.id, opening=order.id))


async def _lock_guests(work: Work, order: DailyOrder) -> list[Renter]:
    guests = await of_tenant(OrderGuest, work.actor.tenant_id).filter(order_id=order.id)
    known = scoped(Renter, work.actor).filter(id__in={guest.renter_id for guest in guests if guest.renter_id})
    return await known.order_by("id").select_for_update(no_key=True)


async def count_again(work: Work, renter_id: int, closing: int = 0, opening: int = 0) -> dict[str, int]:
    """The figures of a renter from their stays; `closing`, `opening`: the order that is being closed, or opened again."""
    row = await work.connection.fetchrow(_COUNT, renter_id, closing, opening)
    return {"stay_times": row["stays"], "spend_total": row["spent"]}
