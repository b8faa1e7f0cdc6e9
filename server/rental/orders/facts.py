"""The facts of orders that their guards look at, read for a page of them in a constant number of queries."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from schema.kit.clock import now, today
from schema.rental.ledger import Ledger
from schema.rental.occupancy import RoomPresence
from schema.rental.order import AHEAD, CLOSED, DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.ambient import Joined
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, scoped
from server.rental.cleaning.states import clean_targets_of
from server.rental.occupancy.presence import Occupant, read_occupants
from server.rental.orders.cancellation import read_no_shows
from server.rental.orders.preconditions import Facts, GuestGap

_CHECK_IN_NEEDS = {"name": "name", "gender": "gender", "idType": "id_type", "idNo": "id_no", "phone": "phone"}


async def collect_facts(actor: Actor, orders: Sequence[DailyOrder]) -> dict[int, Facts]:
    """By the id of the order; what only a check-in asks about is read for those that are still to come."""
    coming = [order for order in orders if order.state in AHEAD]
    guests = await _guests(actor, coming)
    units = await _units(actor, coming)
    states = await _clean_states(actor, units)
    receipts = await _receipts(actor, coming)
    no_shows = await read_no_shows(actor, orders)
    day = await business_day(actor.tenant_id)
    leaves = {leaf for unit in units.values() for leaf in unit.leaf_ids}
    inside = await read_occupants(Joined(RoomPresence._meta.db), actor.tenant_id, leaves, day)
    return {
        order.id: Facts(
            check_in=order.check_in,
            check_out=order.check_out,
            locked=order.locked,
            balance=order.balance,
            company_id=order.company_id,
            deposit_held=order.deposit_held,
            guests=len(guests[order.id]),
            guest_gaps=find_gaps(guests[order.id]),
            clean_states=states.get(order.unit_id or 0, ()),
            receipts=receipts[order.id],
            checked_out_at=order.checked_out_at,
            today=day,
            calendar_day=today(),
            now=now(),
            day_use=order.day_use,
            waiting=order.unit_id is None,
            closed=order.state == CLOSED,
            occupants=_occupants(order, units, inside),
            no_show_on=await business_day(actor.tenant_id, log.at) if (log := no_shows.get(order.id)) else None,
        )
        for order in orders
    }


async def _guests(actor: Actor, orders: Sequence[DailyOrder]) -> dict[int, list[OrderGuest]]:
    found: dict[int, list[OrderGuest]] = defaultdict(list)
    if orders:
        rows = of_tenant(OrderGuest, actor.tenant_id).filter(order_id__in=[order.id for order in orders])
        for guest in await rows.order_by("id"):
            found[guest.order_id].append(guest)
    return found


def find_gaps(guests: Sequence[OrderGuest]) -> tuple[GuestGap, ...]:
    """Guests, in the order of the form, whose details a check-in would miss."""
    gaps = []
    for index, guest in enumerate(guests):
        missing = tuple(key for key, column in _CHECK_IN_NEEDS.items() if not getattr(guest, column))
        if missing:
            gaps.append(GuestGap(index, guest.name or f"#{index + 1}", missing))
    return tuple(gaps)


async def _units(actor: Actor, orders: Sequence[DailyOrder]) -> dict[int, Unit]:
    """The units of the orders, by id; those that are gone are left out."""
    wanted = {order.unit_id for order in orders if order.unit_id}
    return {unit.id: unit for unit in await scoped(Unit, actor).filter(id__in=wanted)} if wanted else {}


def _occupants(order: DailyOrder, units: Mapping[int, Unit], inside: Mapping[int, Occupant]) -> tuple[Occupant, ...]:
    """Who else is in the unit."""
    unit = units.get(order.unit_id or 0)
    found = {inside[leaf].order_id: inside[leaf] for leaf in (unit.leaf_ids if unit else ()) if leaf in inside}
    return tuple(one for one in found.values() if one.order_id != order.id)


async def _clean_states(actor: Actor, units: Mapping[int, Unit]) -> dict[int, tuple[str, ...]]:
    """Of the rooms that a unit depends on, by the id of the unit."""
    targets = await clean_targets_of(actor, list(units.values())) if units else {}
    return {unit_id: tuple(room.clean_state for room in rooms) for unit_id, rooms in targets.items()}


async def _receipts(actor: Actor, orders: Sequence[DailyOrder]) -> Counter[int]:
    """How many payments of each order were not taken back."""
    if not orders:
        return Counter()
    lines = scoped(Ledger, actor).filter(account_id__in=[order.id for order in orders], direction="in")
    standing = lines.filter(reverses__isnull=True, reversed_by__isnull=True)
    return Counter([int(row[0]) for row in await standing.values_list("account_id")])
