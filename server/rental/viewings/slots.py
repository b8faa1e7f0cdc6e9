"""Slots of viewings: the period of an agent and the places of a house, taken one after the other and never beyond what there is.

A period is nobody's row, so whoever takes one holds a lock on its name; without it two calls would each see it free.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from schema.kit.errors import Invalid
from schema.rental.viewing import TAKING
from server.kit.business_day import business_day
from server.kit.parameter import fault_of
from server.kit.switches import SWITCHES, VIEWINGS_PER_HOUSE, read_switch
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

_HOUSES = "SELECT id, house_id FROM rent_unit WHERE tenant_id = $1 AND id = ANY($2::bigint[])"
_TAKEN = f"""
SELECT coalesce(bool_or(NOT v.group_viewing) FILTER (WHERE v.agent_id = $5), false) AS alone,
    count(*) FILTER (WHERE v.agent_id = $5) AS agents, count(*) FILTER (WHERE u.house_id = $6) AS houses
FROM rent_viewing v JOIN rent_unit u ON u.id = v.unit_id
WHERE v.tenant_id = $1 AND v.del_flag = 0 AND v.state IN {TAKING} AND v.view_date = $2 AND v.period = $3 AND v.id <> $4
    AND (v.agent_id = $5 OR u.house_id = $6)"""
_LIVED_IN = """
SELECT EXISTS (SELECT 1 FROM rent_unit u
    JOIN occupancy_claim c ON c.leaf_id = ANY(u.leaf_ids) AND c.from_day <= $3 AND c.to_day > $3
    LEFT JOIN rent_daily_order o ON c.kind = 'order' AND o.id = c.source_id AND o.state = 'in_house'
    LEFT JOIN rent_lease l ON c.kind = 'lease' AND l.id = c.source_id AND l.state = 'active'
    WHERE u.tenant_id = $1 AND u.id = $2 AND (o.id IS NOT NULL OR l.id IS NOT NULL)) AS found"""


@dataclass(frozen=True, slots=True)
class Slot:
    """What a viewing takes; `own`: its id where it has one already, which does not stand in its own way."""

    unit_id: int
    agent_id: int | None
    view_date: date
    period: str
    group: bool = False
    agreed: bool = False
    own: int = 0


def slot_of(row: Any) -> Slot:
    """What a stored viewing takes."""
    return Slot(row.unit_id, row.agent_id, row.view_date, row.period, row.group_viewing, row.guests_agreed, own=row.id)


async def lock_slots(work: Work, slots: Iterable[Slot]) -> None:
    """Holds the periods of agents and houses until the transaction ends, in the order of their names."""
    wanted = list(slots)
    houses = await _houses_of(work, {slot.unit_id for slot in wanted})
    names = {
        f"viewing {of} {slot.view_date} {slot.period}"
        for slot in wanted
        for of in (f"agent {slot.agent_id}", f"house {houses.get(slot.unit_id)}")
    }
    for name in sorted(names):
        await take_turn(work.connection, name, work.actor.tenant_id)


async def check_slot(work: Work, slot: Slot) -> None:
    """Invalid at the field that stands in the way; the slot must be locked."""
    faults = await _taken_faults(work, slot)
    if slot.view_date < await business_day(work.actor.tenant_id):
        faults["viewDate"] = "看房日期不能早于今天 | The date is past"
    if not slot.agreed and await _is_lived_in(work, slot):
        faults["guestsAgreed"] = (
            "当天有人住在房内，征得同意后请勾选 | Somebody stays there that day: tick this once they agree"
        )
    if faults:
        raise Invalid(fields=faults)


async def check_place(work: Work, slot: Slot) -> None:
    """The same for what comes back from the bin, whatever day it is of."""
    faults = await _taken_faults(work, slot)
    if faults:
        raise Invalid(fields=faults)


async def _taken_faults(work: Work, slot: Slot) -> dict[str, str]:
    house = (await _houses_of(work, {slot.unit_id})).get(slot.unit_id, 0)
    values = [work.actor.tenant_id, slot.view_date, slot.period, slot.own, slot.agent_id or 0, house]
    [found] = await work.db.execute_query_dict(_TAKEN, values)
    faults: dict[str, str] = {}
    if found["alone"] or (found["agents"] and not slot.group):
        faults["agentId"] = (
            "经办人该时段已有看房，请换时段，或都设为集体看房"
            " | The agent has a viewing in this period: choose another, or mark both as group viewings"
        )
    most = await _most_per_house(work.actor.tenant_id)
    if found["houses"] >= most:
        faults["period"] = (
            f"这套房源该时段已约满{most}次看房 | The house has {most} viewings in this period, which is the most"
        )
    return faults


async def _most_per_house(tenant_id: int) -> int:
    switch, value = SWITCHES[VIEWINGS_PER_HOUSE], await read_switch(tenant_id, VIEWINGS_PER_HOUSE)
    return int(value if fault_of(switch, value) is None else switch.default)


async def _is_lived_in(work: Work, slot: Slot) -> bool:
    """Whether guests who have arrived, or tenants of a lease that runs, have any part of the unit that day."""
    [row] = await work.db.execute_query_dict(_LIVED_IN, [work.actor.tenant_id, slot.unit_id, slot.view_date])
    return bool(row["found"])


async def _houses_of(work: Work, unit_ids: set[int]) -> dict[int, int]:
    rows = await work.db.execute_query_dict(_HOUSES, [work.actor.tenant_id, sorted(unit_ids)])
    return {row["id"]: row["house_id"] for row in rows}
