"""The frame of every order action: lock, version and state before; sums, trail, log and board events after."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from pydantic import Field

from schema.kit.clock import now, today
from schema.kit.errors import Conflict, Stale
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest, OrderLog
from schema.rental.unit import Unit
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import lock, of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.bars.events import Shown, emit_stays, emit_today, shown_now
from server.rental.cashier.ledger import Account, read_lines, settle_room_charge
from server.rental.cashier.sums import sum_lines
from server.rental.cleaning.states import clean_targets
from server.rental.history import Line, line_of
from server.rental.orders.booking import read_plan
from server.rental.orders.obstacles import Facts, GuestGap, find_obstacles
from server.rental.orders.plan import Plan
from server.rental.states import next_state


class OrderRef(Body):
    """What every action names: the order and the version that the clerk saw."""

    id: str
    version: int | None = None


class Overriding(OrderRef):
    """An action on nights or hours; reasons let it pass over restricted days, and sell more of a type than there is."""

    override_reason: str | None = Field(default=None, max_length=100)
    overbook_reason: str | None = Field(default=None, max_length=100)


class Reasoned(OrderRef):
    """An action that must be explained."""

    reason: str = Field(min_length=1, max_length=200)


@dataclass
class Act:
    """An action under way. `today` is the business day, `changes` are written to the order at the end; `say` adds to its log."""

    work: Work
    order: DailyOrder
    event: str
    plan: Plan
    today: date
    changes: dict[str, Any] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    before: dict[str, Any] | None = None
    reason: str | None = None
    room_charge: int | None = None
    override: str | None = None
    overbook: str | None = None

    @property
    def account(self) -> Account:
        return account_of(self.order)

    @property
    def state(self) -> str:
        return str(self.changes.get("state", self.order.state))

    def say(self, code: str, **facts: Any) -> None:
        self.lines.append(line_of(code, **facts))


def account_of(order: DailyOrder) -> Account:
    return Account("order", order.id, order.order_no)


@asynccontextmanager
async def acting(actor: Actor, ref: OrderRef, event: str) -> AsyncIterator[Act]:
    """One action on one order in one transaction."""
    async with unit_of_work(actor) as work, stepping(work, await lock_order(work, ref), event) as act:
        yield act


async def lock_order(work: Work, ref: OrderRef) -> DailyOrder:
    """The order, locked; Stale when the clerk saw another version."""
    order = await lock(DailyOrder, work.actor, ref.id)
    if ref.version is not None and ref.version != order.row_version:
        raise Stale(result={"id": str(order.id), "version": order.row_version, "state": order.state})
    return order


@asynccontextmanager
async def stepping(work: Work, order: DailyOrder, event: str) -> AsyncIterator[Act]:
    """The same inside a transaction that is already open; `order` must be locked."""
    target = next_state(event, order.state)
    before = await shown_now(work, "order", order.id)
    act = Act(work, order, event, await read_plan(work.actor, order.id), await business_day(work.actor.tenant_id))
    if target != order.state:
        act.changes["state"] = target
    yield act
    await finish(act, before)


async def finish(act: Act, before: Shown) -> None:
    """Brings sums and row up to date and tells everybody."""
    work, order = act.work, act.order
    old_state = order.state
    if act.room_charge is not None:
        await settle_room_charge(work, act.account, act.room_charge, act.event)
    sums = sum_lines(await read_lines(work.actor, order.id))
    figures = {name: value for name, value in sums._asdict().items() if name != "room_charge"}
    await work.update(order, {**act.changes, **figures}, action=act.event)
    if order.state != old_state:
        work.log_state(order, "order", old_state, order.state, act.event, act.reason)
    await write_log(act)
    await emit_stays(work, "order", order.id, before)
    emit_today(work)


async def write_log(act: Act) -> None:
    """What the act said."""
    await note_in_log(act.work, act.order.id, act.event, act.lines, act.reason, act.before)


async def note_in_log(
    work: Work,
    order_id: int,
    action: str,
    lines: Sequence[Line],
    reason: str | None = None,
    before: dict[str, Any] | None = None,
) -> None:
    """An entry of the order's log."""
    actor = work.actor
    await OrderLog(
        tenant_id=actor.tenant_id,
        order_id=order_id,
        action=action,
        lines=list(lines),
        reason=reason and reason[:500],
        before=before,
        username=actor.username,
        realname=actor.realname,
    ).save(force_create=True)


def find_gaps(guests: Sequence[OrderGuest]) -> tuple[GuestGap, ...]:
    """Guests, in the order of the form, whose details a check-in would miss."""
    gaps = []
    for index, guest in enumerate(guests):
        missing = tuple(key for key, column in _CHECK_IN_NEEDS.items() if not getattr(guest, column))
        if missing:
            gaps.append(GuestGap(index, guest.name or f"#{index + 1}", missing))
    return tuple(gaps)


_CHECK_IN_NEEDS = {"name": "name", "gender": "gender", "idType": "id_type", "idNo": "id_no", "phone": "phone"}


async def collect_facts(actor: Actor, order: DailyOrder) -> Facts:
    """Reads what the obstacles look at."""
    guests = await of_tenant(OrderGuest, actor.tenant_id).filter(order_id=order.id).order_by("id")
    unit = await scoped(Unit, actor).get_or_none(id=order.unit_id) if order.unit_id else None
    rooms = await clean_targets(actor, unit) if unit else []
    lines = await read_lines(actor, order.id)
    no_show_at = await _marked_no_show(order)
    receipts = [line for line in lines if line.direction == "in" and not line.reverses and not line.reversed_by]
    return Facts(
        check_in=order.check_in,
        check_out=order.check_out,
        locked=order.locked,
        balance=order.balance,
        deposit_held=order.deposit_held,
        guests=len(guests),
        guest_gaps=find_gaps(guests),
        clean_states=tuple(room.clean_state for room in rooms),
        receipts=len(receipts),
        checked_out_at=order.checked_out_at,
        today=await business_day(actor.tenant_id),
        calendar_day=today(),
        now=now(),
        day_use=order.day_use,
        waiting=order.unit_id is None,
        no_show_on=await business_day(actor.tenant_id, no_show_at) if no_show_at else None,
    )


async def _marked_no_show(order: DailyOrder) -> datetime | None:
    if order.state != "no_show":
        return None
    row = (
        await of_tenant(OrderLog, order.tenant_id)
        .filter(order_id=order.id, action="noShow")
        .order_by("-at", "-id")
        .first()
    )
    return row.at if row else None


async def refuse_obstacles(act: Act, override: Iterable[str] = ()) -> None:
    """Conflict with the first obstacle that is not overridden."""
    facts = await collect_facts(act.work.actor, act.order)
    for obstacle in find_obstacles(act.event, facts):
        if obstacle.id not in override:
            raise Conflict(obstacle.text, id=obstacle.id, fields=obstacle.fields)
