"""Lower prices of a stay that a second person must agree to: asked for, and nothing changes before."""

from collections.abc import Mapping
from datetime import date

from schema.approval.request import Request
from schema.kit.errors import Conflict
from schema.kit.money import from_yuan, to_yuan
from schema.rental.order import DailyOrder
from server.approval.api import Draft, Kind, NightPayload, PricePayload, read_payload, submit_request
from server.engine.visible import lock_visible
from server.kit.scope import fetch
from server.kit.switches import PRICE_APPROVAL, SWITCHES, read_switch
from server.kit.unit_of_work import Work
from server.rental.history import line_of
from server.rental.orders.acting import OrderAct, acting, note_in_log
from server.rental.orders.plan import Plan, total_of, type_prices
from server.rental.orders.repricing import reprice

PRICE = "price"


async def ask_price_if_due(act: OrderAct, plan: Plan, reason: str) -> bool:
    """Whether the new prices wait for somebody's decision from now on; the order and its nights stay as they are."""
    given = total_of(act.plan) - total_of(plan)
    if given <= await _limit(act.order.tenant_id):
        return False
    before = {night.night: night.price for night in act.plan}
    nights = [
        NightPayload(night=night.night.isoformat(), price=to_yuan(night.price))
        for night in plan
        if before[night.night] != night.price
    ]
    payload = PricePayload(
        order_no=act.order.order_no,
        asked_by=act.actor.signature,
        before=to_yuan(total_of(act.plan)),
        after=to_yuan(total_of(plan)),
        nights=nights,
    )
    title = f"改价 {act.order.order_no} {act.order.contact_name}"
    row = await submit_request(act.work, Draft(payload, title, reason, given, act.order.id))
    act.say("price_asked", no=row.no, amount=to_yuan(given))
    act.notices.append(f"降价须审批，已提交 {row.no} | A lower price needs approval: {row.no} was sent for it")
    return True


async def _limit(tenant_id: int) -> int:
    """Fen that one person may take off a stay; what is no amount counts as not set."""
    text = await read_switch(tenant_id, PRICE_APPROVAL)
    try:
        limit = from_yuan(text)
    except ValueError:
        limit = -1
    return limit if limit >= 0 else from_yuan(SWITCHES[PRICE_APPROVAL].default)


async def take_agreed(work: Work, request: Request) -> None:
    """In the transaction of the approval; Conflict where the stay costs something else by now than when it was asked."""
    asked = _asked(request)
    order = await lock_visible(DailyOrder, work, request.subject_id or 0)
    async with acting(work, order, "reprice") as act:
        if to_yuan(total_of(act.plan)) != asked.before:
            raise Conflict(
                "房价已有变化，请退回重提 | The prices have changed: send it back to be asked again", id="price.changed"
            )
        act.say("price_decided", no=request.no, verb="approve")
        await reprice(act, type_prices(act.plan, _typed(asked), request.reason[:100]))


def _typed(asked: PricePayload) -> Mapping[date, int]:
    return {date.fromisoformat(night.night): from_yuan(night.price) for night in asked.nights}


def _asked(request: Request) -> PricePayload:
    asked = read_payload(request)
    assert isinstance(asked, PricePayload), request.kind
    return asked


async def tell_step(work: Work, request: Request, verb: str, note: str | None) -> None:
    """Every other step is a line in the order's log."""
    order = await fetch(DailyOrder, work.actor, request.subject_id or 0)
    if verb != "approve":
        await note_in_log(work, order.id, "reprice", [line_of("price_decided", no=request.no, verb=verb)], note)
    work.emit_rows("rental/order", "edit", [(order.id, order.row_version)])


APPROVALS: dict[str, Kind] = {PRICE: Kind(take_agreed, tell_step)}
