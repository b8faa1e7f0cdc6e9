"""Calls of housekeeping; the lists and the steps of an order are the engine's."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import from_wire
from schema.kit.money import from_yuan
from server.account.api import LoginResult
from server.housekeeping import binding, dispatch, pay_routes, phone
from server.housekeeping.calendar import read_calendar
from server.housekeeping.models import (
    AddOrder,
    AutoDispatch,
    Bind,
    CalendarQuery,
    DispatchQuery,
    LineBody,
    MineAct,
    StaffRef,
    TrialBody,
)
from server.housekeeping.orders import Draft, Line, add_order
from server.housekeeping.photos import FORM_BYTES, receive_photo, receive_voice
from server.housekeeping.shapes import (
    ActedShape,
    AppliedPlan,
    BindCodeShape,
    BoardShape,
    CalendarShape,
    MineShape,
    OrderShape,
    PhotoShape,
    PlanShape,
    TrialShape,
)
from server.housekeeping.step import StepInput
from server.housekeeping.supplies import routes as supply_routes
from server.housekeeping.trial import try_rule
from server.http.route import Route
from server.http.shape import RowRef
from server.kit.actor import Actor
from server.kit.idempotency import own_name
from server.kit.scope import parse_id
from server.kit.unit_of_work import unit_of_work


async def read_dispatch(request: Request, actor: Actor, query: DispatchQuery) -> dict[str, Any]:
    return await dispatch.read_board(actor, query.date)


async def add(request: Request, actor: Actor, body: AddOrder) -> dict[str, Any]:
    draft = Draft(
        type=body.type,
        unit_id=parse_id(body.unit_id),
        lines=tuple(_line(line) for line in body.items),
        reason=body.reason,
        comment=body.comment,
        priority=body.priority,
        plan_begin=from_wire(body.plan_begin) if body.plan_begin else None,
        deadline=from_wire(body.deadline) if body.deadline else None,
        inspect=body.inspect,
    )
    async with unit_of_work(actor) as work:
        return await add_order(work, draft, body.staff_id)


def _line(body: LineBody) -> Line:
    return Line(parse_id(body.item_id), body.times, from_yuan(body.price) if body.price else None)


async def auto_dispatch(request: Request, actor: Actor, body: AutoDispatch) -> dict[str, Any]:
    if not body.apply:
        return await dispatch.preview_plan(actor, body.ids)
    chosen = [entry.model_dump(by_alias=True) for entry in body.plan] if body.plan is not None else None
    return await dispatch.apply_plan(actor, body.ids, chosen)


async def read_days(request: Request, actor: Actor, query: CalendarQuery) -> dict[str, Any]:
    return await read_calendar(actor, query.first, query.last)


async def trial(request: Request, actor: Actor, body: TrialBody) -> dict[str, Any]:
    return await try_rule(actor, body)


async def mine(request: Request, actor: Actor) -> dict[str, Any]:
    return await phone.read_mine(actor)


async def act(request: Request, actor: Actor, body: MineAct) -> dict[str, Any]:
    moment = from_wire(body.at) if body.at else None
    own = own_name(actor, body.client_id)
    used = None if body.used is None else tuple((parse_id(line.supply_id), line.quantity) for line in body.used)
    said = StepInput(body.note, tuple(body.photos), body.voice, own, moment, body.repair, used)
    return {"order": await phone.do_act(actor, body.id, body.act, said)}


async def photo(request: Request, actor: Actor) -> dict[str, Any]:
    return await receive_photo(request, actor)


async def voice(request: Request, actor: Actor) -> dict[str, Any]:
    return await receive_voice(request, actor)


async def bind_code(request: Request, actor: Actor, body: StaffRef) -> dict[str, Any]:
    origin = str(request.base_url).rstrip("/")
    code = await binding.make_bind_code(actor, body.id, origin)
    return {"url": code.url, "token": code.token, "expires": code.expires, "svg": code.svg}


async def bind(request: Request, body: Bind) -> Response:
    return await binding.bind_device(request, body.token, body.device)


async def revoke(request: Request, actor: Actor, body: StaffRef) -> dict[str, Any]:
    return await binding.revoke_device(actor, body.id)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/housekeeping/dispatch",
        read_dispatch,
        needs="housekeeping:dispatch",
        query=DispatchQuery,
        result=BoardShape,
        summary="派单看板 | Dispatch board",
    ),
    Route(
        "GET",
        "/housekeeping/calendar",
        read_days,
        needs="housekeeping:dispatch",
        query=CalendarQuery,
        result=CalendarShape,
        summary="保洁日历 | Cleaning calendar",
    ),
    Route(
        "POST",
        "/housekeeping/order/add",
        add,
        needs="housekeeping:order:add",
        body=AddOrder,
        result=OrderShape,
        summary="新增保洁单 | New order",
    ),
    Route(
        "POST",
        "/housekeeping/order/autoDispatch",
        auto_dispatch,
        needs="housekeeping:order:dispatch",
        body=AutoDispatch,
        result=PlanShape | AppliedPlan,
        summary="自动派单 | Fill the columns",
    ),
    Route(
        "POST",
        "/housekeeping/rule/trial",
        trial,
        needs="housekeeping:rule:edit",
        body=TrialBody,
        result=TrialShape,
        writes=False,
        summary="规则试算 | Try a rule over past days",
    ),
    Route(
        "GET", "/housekeeping/mine", mine, needs="housekeeping:mine", result=MineShape, summary="我的保洁单 | My orders"
    ),
    Route(
        "POST",
        "/housekeeping/mine/act",
        act,
        needs="housekeeping:mine",
        body=MineAct,
        result=ActedShape,
        summary="保洁动作 | Act on my order",
    ),
    Route(
        "POST",
        "/housekeeping/mine/photo",
        photo,
        needs="housekeeping:mine",
        multipart=True,
        most_bytes=FORM_BYTES,
        once="own",
        result=PhotoShape,
        summary="上传凭证照片 | Upload a voucher photo",
    ),
    Route(
        "POST",
        "/housekeeping/mine/voice",
        voice,
        needs="housekeeping:mine",
        multipart=True,
        most_bytes=FORM_BYTES,
        once="own",
        result=PhotoShape,
        summary="上传语音 | Upload a voice message",
    ),
    Route(
        "POST",
        "/housekeeping/staff/bindCode",
        bind_code,
        needs="housekeeping:staff:bindCode",
        body=StaffRef,
        result=BindCodeShape,
        summary="绑定二维码 | Binding QR code",
    ),
    Route(
        "POST",
        "/housekeeping/bind",
        bind,
        public=True,
        body=Bind,
        result=LoginResult,
        summary="绑定手机 | Bind a phone",
    ),
    Route(
        "POST",
        "/housekeeping/device/revoke",
        revoke,
        needs="housekeeping:device:revoke",
        body=StaffRef,
        result=RowRef,
        summary="解除绑定 | Revoke a device",
    ),
    *pay_routes.ROUTES,
    *supply_routes.ROUTES,
]
