"""Codes of locks: given for an order, a lease or a colleague, shown once to who gives them, and revoked with the stay."""

import re
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from pydantic import Field

from schema.kit.base import Base
from schema.kit.clock import from_wire, now
from schema.kit.errors import Invalid, NotFound, Stale
from schema.rental.lease import Lease
from schema.rental.lock import ISSUED, REVOKED, Lock, LockCode, lock_code
from schema.rental.order import DailyOrder
from schema.rental.unit import Unit
from schema.system.user import User
from server.engine.effects import Act, Effects
from server.engine.reveal import note_reveal
from server.engine.validate import UNKNOWN
from server.engine.visible import lock_visible
from server.http.body import Body
from server.http.moment import MomentIfAny
from server.kit.actor import Actor
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.locks.stays import windows_of

DIGITS = 6
_CODE = re.compile(r"[0-9]{4,10}")
STAY_OVER = "住宿结束或换房，自动作废"
SHOWN_TO_ISSUER = "发放时显示一次 | Shown once when it was issued"
WRONG_CODE = "密码为4至10位数字 | A code has 4 to 10 digits"
Row = TypeVar("Row", bound=Base)


class IssueCode(Body):
    """For exactly one of order, lease and colleague. Without `code` one is made."""

    id: str
    version: int
    order_id: str | None = None
    lease_id: str | None = None
    worker_id: str | None = None
    valid_from: MomentIfAny
    valid_until: MomentIfAny
    code: str | None = Field(default=None, max_length=10)
    reason: str = Field(min_length=1, max_length=200)


class Holder(NamedTuple):
    """Whom a code is for: the column and the id that it gets, and the stay, where it is one."""

    column: str
    id: int
    stay: DailyOrder | Lease | None


async def issue_code(actor: Actor, body: IssueCode) -> dict[str, Any]:
    """POST /rental/lock/issue: the code is in the answer, and nowhere else but behind a reveal."""
    start, end = _read_times(body)
    async with unit_of_work(actor) as work:
        holder = await _lock_holder(work, body)
        row = await lock_visible(Lock, work, body.id)
        if row.row_version != body.version:
            raise Stale()
        if holder.stay:
            await _check_stay(work, holder, row.unit_id, start, end)
        made = LockCode(
            lock_id=row.id,
            code=_digits(body.code),
            valid_from=start,
            valid_until=end,
            reason=body.reason,
            issued_by=actor.signature,
            **{holder.column: holder.id},
        )
        await work.insert(made)
        work.log_state(made, "lock_code", None, ISSUED, "issue", body.reason)
        note_reveal(work, made, lock_code.by_key["code"], SHOWN_TO_ISSUER)
    return {"id": str(made.id), "shownOnce": made.code}


def _read_times(body: IssueCode) -> tuple[datetime, datetime]:
    missing = [key for key, text in (("validFrom", body.valid_from), ("validUntil", body.valid_until)) if not text]
    if missing:
        raise Invalid(fields=dict.fromkeys(missing, "请填写时间 | Enter the time"))
    start, end = from_wire(body.valid_from), from_wire(body.valid_until)
    if end <= start:
        raise Invalid(fields={"validUntil": "失效时间必须晚于生效时间 | It must end after it begins"})
    if end <= now():
        raise Invalid(fields={"validUntil": "失效时间已过 | This time has passed"})
    return start, end


def _digits(typed: str | None) -> str:
    if not typed:
        return "".join(secrets.choice("0123456789") for _ in range(DIGITS))
    if not _CODE.fullmatch(typed):
        raise Invalid(fields={"code": WRONG_CODE})
    return typed


async def _lock_holder(work: Work, body: IssueCode) -> Holder:
    """The order or lease is locked, so that it does not end meanwhile."""
    named = {
        column: text
        for column in ("order_id", "lease_id", "worker_id")
        if (text := getattr(body, column) or "").strip()
    }
    if len(named) != 1:
        raise Invalid(
            fields={"orderId": "订单、合同、员工请选且只选一个 | Choose exactly one of order, lease and colleague"}
        )
    [(column, text)] = named.items()
    if column == "order_id":
        order = await _lock_named(DailyOrder, work, text, "orderId")
        return Holder(column, order.id, order)
    if column == "lease_id":
        lease = await _lock_named(Lease, work, text, "leaseId")
        return Holder(column, lease.id, lease)
    await _lock_named(User, work, text, "workerId")
    return Holder(column, parse_id(text), None)


async def _lock_named(model: type[Row], work: Work, text: str, field: str) -> Row:
    try:
        return await lock_visible(model, work, text)
    except NotFound as error:
        raise Invalid(fields={field: UNKNOWN}) from error


async def _check_stay(work: Work, holder: Holder, unit_id: int, start: datetime, end: datetime) -> None:
    """Invalid where the stay does not have the door for all of the time."""
    assert holder.stay is not None
    windows = (await windows_of(work, holder.stay, [unit_id]))[unit_id]
    if not windows:
        text = "此住宿已结束，或不住在该门锁的房间 | The stay is over, or not behind this door"
        raise Invalid(fields={lock_code.by_key_of(holder.column): text})
    if not any(window.covers(start, end) for window in windows):
        text = "有效期须在住宿期间内 | It must lie within the stay"
        outside = "validFrom" if all(start < window.start for window in windows) else "validUntil"
        raise Invalid(fields={outside: text})


async def revoke(act: Act) -> None:
    act.changes |= {"revoked_by": act.actor.signature, "revoked_at": now()}


async def revoke_past(work: Work, stay: DailyOrder | Lease) -> list[str]:
    """Ends the codes of a locked stay that it does not cover any more; gives the titles of their doors."""
    column = "order_id" if isinstance(stay, DailyOrder) else "lease_id"
    live = of_tenant(LockCode, work.actor.tenant_id).filter(**{column: stay.id}, state=ISSUED)
    codes = await live.order_by("id").select_for_update(no_key=True)
    if not codes:
        return []
    units = await _units_of(work.actor, codes)
    windows = await windows_of(work, stay, set(units.values()))
    past = [
        code
        for code in codes
        if not any(window.covers(code.valid_from, code.valid_until) for window in windows[units[code.lock_id]])
    ]
    for code in past:
        ended = {"revoked_by": work.actor.signature, "revoked_at": now(), "revoke_reason": STAY_OVER}
        await work.update(code, {"state": REVOKED, **ended}, action="revoke")
        work.log_state(code, "lock_code", ISSUED, REVOKED, "revoke", STAY_OVER)
    doors = {units[code.lock_id] for code in past}
    titles = await of_tenant(Unit, work.actor.tenant_id).filter(id__in=doors).order_by("title").only("title")
    return [unit.title for unit in titles]


async def _units_of(actor: Actor, codes: Sequence[LockCode]) -> dict[int, int]:
    """The unit by the lock; a code that is not revoked keeps its lock from being deleted."""
    locks = await scoped(Lock, actor).filter(id__in={code.lock_id for code in codes}).only("id", "unit_id")
    return {row.id: row.unit_id for row in locks}


def tell_doors(titles: Sequence[str]) -> list[str]:
    """What somebody has to do at the doors now, as pair texts."""
    return [
        f"{title} 的门锁密码已作废，请在门锁上删除 | The code of {title} is revoked: take it out of the lock"
        for title in titles
    ]


EFFECTS: dict[str, Effects] = {lock_code.path: Effects(on={"revoke": revoke})}
