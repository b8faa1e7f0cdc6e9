"""What every act on an order carries along: its nights before, and sums, log and board events after."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date
from typing import Any, cast

from pydantic import Field

from schema.kit.clock import today
from schema.rental.order import DailyOrder, order
from schema.rental.order_parts import OrderLog
from server.engine.effects import Act
from server.engine.process import open_transition
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work
from server.rental.bars.events import Shown, emit_stays, emit_today, shown_now
from server.rental.cashier.ledger import Account, read_lines, settle_room_charge
from server.rental.cashier.sums import sum_lines
from server.rental.day_window import first_editable
from server.rental.history import Line, line_of
from server.rental.locks.codes import revoke_past, tell_doors
from server.rental.occupancy.presence import write_presence
from server.rental.orders.booking import rebook
from server.rental.orders.plan import Plan
from server.rental.orders.rebooking import Rebooking, read_plan
from server.rental.spans import Hours

_PLACING = {"checkIn", "checkOut", "undoCheckOut", "move", "split", "swap", "hours", "extend", "shorten", "resize"}
"""The steps by which a guest comes, goes or changes rooms."""


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
class OrderAct(Act):
    """An act under way. `today` is the business day, `first` the first one that can
    still be changed; `say` adds to the order's log. `before`: what the log keeps to take the
    act back. `room_charge`: what the nights cost from now on. `notices`: pair texts that the answer has to say beside the order."""

    plan: Plan = ()
    first: date = field(default_factory=today)
    today: date = field(default_factory=today)
    shown: Shown = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    before: dict[str, Any] | None = None
    room_charge: int | None = None
    override: str | None = None
    overbook: str | None = None
    notices: list[str] = field(default_factory=list)

    @property
    def order(self) -> DailyOrder:
        return cast(DailyOrder, self.row)

    @property
    def account(self) -> Account:
        return account_of(self.order)

    def say(self, code: str, **facts: Any) -> None:
        self.lines.append(line_of(code, **facts))


def account_of(order: DailyOrder) -> Account:
    return Account("order", order.id, order.order_no)


@asynccontextmanager
async def acting(work: Work, row: DailyOrder, code: str, body: OrderRef | None = None) -> AsyncIterator[OrderAct]:
    """A transition that is part of something else, on a locked order."""
    async with open_transition(work, order, row, code, body) as act:
        yield cast(OrderAct, act)


async def begin_act(act: OrderAct) -> None:
    """The order as it is before."""
    act.shown = await shown_now(act.work, "order", act.order.id)
    act.plan = await read_plan(act.actor, act.order.id)
    act.today = await business_day(act.actor.tenant_id)
    act.first = await first_editable(act.actor.tenant_id)


async def settle_act(act: OrderAct) -> None:
    """Brings charge and sums up to date."""
    if act.room_charge is not None:
        await settle_room_charge(act.work, act.account, act.room_charge, act.transition.code)
    act.changes |= await read_figures(act.actor, act.order)


async def replan(
    act: OrderAct, plan: Plan, hold_id: int | None = None, *, hours: Hours | None = None, checked: bool = True
) -> None:
    """Gives the order another plan and charges what it costs."""
    change = Rebooking(
        act.order, act.plan, plan, hours=hours, checked=checked, override=act.override, overbook=act.overbook
    )
    await rebook(act.work, [change], hold_id)
    act.lines.extend(change.notes)
    act.changes |= change.changes
    act.room_charge = change.changes["room_total"]
    act.plan = plan


async def read_figures(actor: Actor, order: DailyOrder) -> dict[str, int]:
    """The columns that follow from the order's ledger, in fen."""
    figures = sum_lines(await read_lines(actor, order.id))._asdict()
    return {name: value for name, value in figures.items() if name != "room_charge"}


async def spread_act(act: OrderAct) -> None:
    """Who is where now, the entry of its log, and the news for boards and figures."""
    if act.transition.code in _PLACING and act.order.checked_in_at is not None:
        await write_presence(act.work, [act.order.id])
    if titles := await revoke_past(act.work, act.order):
        act.say("codes_revoked", units=", ".join(titles))
        act.notices.extend(tell_doors(titles))
    await note_in_log(act.work, act.order.id, act.transition.code, act.lines, act.reason, act.before)
    await emit_stays(act.work, "order", act.order.id, act.shown)
    emit_today(act.work)


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
