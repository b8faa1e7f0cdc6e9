"""Signing in by oneself, by a code on the wall of the hall that changes every half minute: who sends it to a friend sends what is over.

The code is made from the activity and the moment with the key of the server, so nothing is kept of it; it is changed for a key that is
good for a few minutes, since a number is typed slower than the code changes.
"""

import base64
import hmac
import struct
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from starlette.requests import Request

from schema.activity.activity import ON, Activity
from schema.activity.registration import CHECKED_IN, GONE, Registration, registration
from schema.activity.scan import ADMITTED, AGAIN
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.numerals import document_number, read_row_id
from schema.kit.rules import RULES
from schema.kit.text import pair
from schema.system.tenant import Tenant
from server.account.api import Allowance, spend
from server.activity.door import mask_name
from server.activity.models import HereCode, SignInHere
from server.activity.ticket_links import NoTicket, registration_of, seal, sign, unseal
from server.activity.tickets import ADMITS, checked_now, let_in, note_scan
from server.http.session import address_of
from server.kit.actor import Actor, system_actor
from server.kit.scope import everywhere, lock, scoped
from server.kit.unit_of_work import unit_of_work

STEP = 30
"""Seconds that a code stands on the wall; it is taken as long again."""
EARLY = timedelta(hours=2)
KEY_LIFE = timedelta(minutes=5)
# A whole hall comes by one address.
OPENINGS = Allowance("here-open", 1200, 600)
TRIES = Allowance("here-from", 1200, 600)
TRIES_OF_ONE = Allowance("here-of", 10, 600)
SELF = "自助签到"
_KEY = struct.Struct(">QQ")
_STEP = struct.Struct(">QQ")


class CodeOver(AppError):
    default_id = "here.code"
    default_message = (
        "签到码无效或已过期，请重新扫描大屏上的二维码 | This code is wrong or over; scan the one on the screen again"
    )


def step_of(moment: datetime) -> int:
    return int(moment.timestamp()) // STEP


def code_of(activity_id: int, step: int) -> str:
    return base64.b32encode(sign("here", _STEP.pack(activity_id, step))).decode().rstrip("=")


def is_current(activity_id: int, code: str, moment: datetime) -> bool:
    step = step_of(moment)
    return any(hmac.compare_digest(code_of(activity_id, at).encode(), code.encode()) for at in (step, step - 1))


def refuse_time(row: Activity | ActivitySession, moment: datetime) -> None:
    """Conflict before one may sign in, and after its end."""
    if moment < row.begin_at - EARLY:
        opens = to_wire(row.begin_at - EARLY)[:16]
        raise Conflict(f"签到尚未开始，{opens}起 | Not yet: one may sign in from {opens}", id="here.early")
    if moment > row.end_at:
        raise Conflict("签到已结束 | The time to sign in is over", id="here.over")


async def open_here(request: Request, body: HereCode) -> dict[str, Any]:
    """POST /act/public/here: a key for the code that stands on the wall."""
    await spend(OPENINGS, address_of(request))
    activity_id, moment = read_row_id(body.activity), now()
    if activity_id is None or not is_current(activity_id, body.code.upper(), moment):
        raise CodeOver()
    row = await _activity(activity_id)
    tenant = await everywhere(Tenant).get(id=row.tenant_id)
    until = int((moment + KEY_LIFE).timestamp())
    return {
        "organisation": tenant.name,
        "activityId": str(row.id),
        "title": row.title,
        "place": row.place,
        "beginAt": to_wire(row.begin_at),
        "endAt": to_wire(row.end_at),
        "key": seal("here key", _KEY.pack(row.id, until)),
    }


async def _activity(activity_id: int) -> Activity:
    """Of whatever organisation; CodeOver where it is off, Conflict outside of its time."""
    row = await everywhere(Activity).get_or_none(id=activity_id, del_flag=0)
    if row is None or row.state not in ON:
        raise CodeOver()
    refuse_time(row, now())
    return row


async def sign_in_here(request: Request, body: SignInHere) -> dict[str, Any]:
    """POST /act/public/signIn: who registered is signed in once; the second time is told of the first."""
    await spend(TRIES, address_of(request))
    whole = await _of_key(body.key)
    actor = replace(system_actor(whole.tenant_id), realname=SELF)
    found = await _choose(actor, whole, body)
    async with unit_of_work(actor) as work:
        row = await lock(Registration, actor, found.row.id)
        outcome = AGAIN if row.state == CHECKED_IN else ADMITTED
        if row.state in ADMITS:
            refuse_time(found.part or whole, now())
            await let_in(work, row, {**checked_now(actor), "gate": SELF})
        elif outcome == ADMITTED:
            raise _unfit(row)
        await note_scan(work, row, outcome, now(), SELF)
    return {
        "outcome": outcome,
        "name": mask_name(row.name),
        "seats": row.seats,
        "session": found.part.name if found.part else None,
        "checkedAt": to_wire(row.checked_at or now()),
        "gate": row.gate,
    }


async def _of_key(key: str) -> Activity:
    body = unseal("here key", key, _KEY.size)
    if body is None:
        raise CodeOver()
    activity_id, until = _KEY.unpack(body)
    if until < now().timestamp():
        raise CodeOver()
    return await _activity(activity_id)


class Found(NamedTuple):
    row: Registration
    part: ActivitySession | None


async def _choose(actor: Actor, whole: Activity, body: SignInHere) -> Found:
    """Of the sessions of one person that which is on and was not signed in for; Invalid where there is none of theirs."""
    rows = await _rows(actor, whole, body)
    if not rows:
        raise Invalid(fields={"who": "没有找到该活动的报名，请到签到台 | No such registration; please ask at the desk"})
    sessions = await scoped(ActivitySession, actor).filter(id__in=[row.session_id or 0 for row in rows])
    parts = {part.id: part for part in sessions}
    found = [Found(row, parts.get(row.session_id or 0)) for row in rows]
    return min(found, key=lambda one: _rank(one, whole, now()))


def _rank(found: Found, whole: Activity, moment: datetime) -> tuple[bool, bool, bool, datetime]:
    time = found.part or whole
    fits = time.begin_at - EARLY <= moment <= time.end_at
    return found.row.state in GONE, not fits, found.row.state == CHECKED_IN, time.begin_at


async def _rows(actor: Actor, whole: Activity, body: SignInHere) -> Sequence[Registration]:
    if body.ticket:
        try:
            row = await registration_of(body.ticket)
        except NoTicket:
            return []
        return [row] if row.activity_id == whole.id else []
    await spend(TRIES_OF_ONE, f"{whole.id}:{body.who}")
    mine = scoped(Registration, actor).filter(activity_id=whole.id)
    phone = RULES["mobile"].read(body.who)
    if phone is not None:
        return await mine.filter(phone=phone)
    return await mine.filter(ticket_no=document_number(body.who).replace("-", "") or "-")


def _unfit(row: Registration) -> Conflict:
    assert registration.process is not None
    at = pair(registration.process.states[row.state].partition(" #")[0])
    return Conflict(
        f"报名状态为「{at.zh}」，请到签到台 | This registration is “{at.en}”; please ask at the desk", id="here.state"
    )
