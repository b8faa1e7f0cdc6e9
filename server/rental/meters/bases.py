"""The bases that a contract names: the readings that its lease begins from where nobody reads the meters at a hand-over.

A lease begins by its date too. Without a reading of that day it would pay for what was used before it.
"""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.text import pair
from schema.kit.wire import camel
from schema.rental.lease import ACTIVE, SETTLING, Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.meter import BASE, CONFIRMED, Meter, MeterReading
from schema.rental.meter import reading as reading_resource
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.leases.act import LeaseAct
from server.rental.meters.handover import BASES, base_reading, first_of_kinds, lock_meters, meters_of, store
from server.rental.meters.readings import Typed, derive, read_line
from server.system.api import holders_by_rows, notify

RIGHT = "rental:lease:handOver"
FROM_A_FORM = ("submit", "edit", "record", "confirm")
"""Steps at which somebody can still put the contract right."""
TAKEN_WITH = (*FROM_A_FORM, "sign", "turn_day")
_READ_ANEW = "交房时抄表 | Read at the hand-over"
_LIVED_IN = "上一份合同尚未结算 | The lease before it is not settled yet"


class Named(NamedTuple):
    """A base of a contract, by its column, and the meter that it is of."""

    column: str
    meter: Meter
    value: Decimal


async def take_bases(act: LeaseAct) -> None:
    """Behind a step of a lease: its bases against the last readings, and once it runs they are read.

    Invalid at a base that cannot be while its contract is at hand; whoever hands over is told of one that nobody is asked about.
    """
    lease = act.lease
    if act.transition.code not in TAKEN_WITH or lease.prev_lease_id is not None or lease.handed_over_on is not None:
        return
    named = await _named(act.actor, lease)
    if not named:
        return
    runs = act.target == ACTIVE
    meters = await lock_meters(act.work, [one.meter for one in named]) if runs else {}
    rows, faults = await _read(
        act.actor, [one._replace(meter=meters.get(one.meter.id, one.meter)) for one in named], lease
    )
    if faults and act.transition.code in FROM_A_FORM:
        raise _refusal(act, faults)
    if not runs:
        return
    why = next(iter(faults.values()), None) or (_LIVED_IN if await before_unsettled(act.actor, lease) else None)
    if why is None:
        await store(act.work, rows, meters)
    else:
        await _tell(act.work, lease, why)


def _refusal(act: LeaseAct, faults: dict[str, str]) -> AppError:
    """At the fields where the contract is being written; a step alone has none that could show it."""
    if act.body is None or act.transition.code == "edit":
        return Invalid(fields=faults)
    wire, text = next(iter(faults.items()))
    label, said = lease_resource.by_key[wire].label, pair(text)
    return Conflict(f"{label.zh}：{said.zh} | {label.en}: {said.en}", id="lease.base")


async def _named(actor: Actor, lease: Lease) -> list[Named]:
    if all(getattr(lease, column) is None for column in BASES.values()):
        return []
    firsts = first_of_kinds(await meters_of(actor, lease))
    said = {column: getattr(lease, column) for column in firsts}
    return [Named(column, firsts[column], Decimal(value)) for column, value in said.items() if value is not None]


async def _read(actor: Actor, named: list[Named], lease: Lease) -> tuple[list[MeterReading], dict[str, str]]:
    """The readings of the first day that are to be booked once it has come, and what is wrong, by wire field."""
    rows, faults = [], {}
    for one in named:
        try:
            row = await _reading(actor, one, lease.start_date, runs=lease.state == ACTIVE)
        except Invalid as error:
            faults[camel(one.column)] = next(iter((error.fields or {}).values()), error.message)
        else:
            rows += [row] if row is not None else []
    return rows, faults


async def _reading(actor: Actor, one: Named, day: date, *, runs: bool) -> MeterReading | None:
    """None where the last reading up to the day says the same and stands already."""
    line = [row for row in await read_line(actor, one.meter.id) if row.state == CONFIRMED]
    upto = [row for row in line if row.read_date <= day]
    shown = Decimal(upto[0].value or 0) if upto else Decimal(one.meter.base_value)
    read = line[0].read_date > day or (line[0].read_date == day and line[0].kind == BASE) if line else False
    if read and one.value == shown:
        return None
    if upto and not read and one.value < shown:
        text = (
            f"小于上次读数{shown.normalize():f}；如表已归零，请留空并在交房时抄表"
            f" | Below the last reading {shown.normalize():f}; if it went through nought, leave it empty and read the meter at the hand-over"
        )
        raise Invalid(fields={one.column: text})
    if not runs:
        await derive(actor, one.meter, Typed(day, BASE, one.value))
        return None
    return await base_reading(actor, one.meter, day, one.value)


async def before_unsettled(actor: Actor, lease: Lease) -> Lease | None:
    """Whoever has not settled still has to be charged up to a reading of their own, which cannot be taken behind a base."""
    others = scoped(Lease, actor).filter(unit_id=lease.unit_id, state__in=(ACTIVE, SETTLING))
    return await others.filter(start_date__lt=lease.start_date).exclude(id=lease.id).first()


async def _tell(work: Work, lease: Lease, why: str) -> None:
    concerned = await holders_by_rows(work.actor.tenant_id, RIGHT, "rental/lease", [lease.id])
    zh, _, en = why.partition(" | ")
    for people in concerned.values():
        await notify(
            work,
            people,
            f"{lease.contract_no} 的表底数未入账 | The meter bases of {lease.contract_no} are not booked",
            f"{zh}；请交房并抄表 | {en}; hand over and read the meters",
            url=f"/rental/lease?open={lease.id}",
            priority="H",
            bus=("rental/lease", lease.id),
        )


async def set_aside(work: Work, lease: Lease, meters: Mapping[int, Meter], day: date) -> None:
    """What was booked by the contract alone is void where somebody has read the meters by then."""
    rows = scoped(MeterReading, work.actor).filter(meter_id__in=list(meters), kind=BASE, state=CONFIRMED)
    for row in await rows.filter(read_date=lease.start_date, read_date__gte=day).order_by("id"):
        [last, *_] = await read_line(work.actor, row.meter_id)
        column = BASES.get(meters[row.meter_id].kind, "")
        if last.id == row.id and column and row.value == getattr(lease, column):
            async with open_transition(work, reading_resource, row, "void") as act:
                act.changes["void_reason"] = _READ_ANEW
