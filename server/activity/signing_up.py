"""Signing up without an account, by the link of an activity: what one is told, and the answers to its own questions."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

from starlette.requests import Request

from schema.activity.activity import EVERYONE, ON, Activity
from schema.activity.question import TEXT, SignUpQuestion, choices_of
from schema.activity.registration import LINK, WAITING, Registration
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.money import to_yuan
from schema.kit.numerals import read_row_id
from schema.kit.rules import RULES
from schema.system.tenant import Tenant
from server.account.api import Allowance, ask_after_sends, spend
from server.activity.codes import codes_of
from server.activity.models import ActivityToken, Answered, SignUp
from server.activity.registering import charge_seat, complete, lock_activities
from server.activity.ticket_links import ticket_token
from server.http.adapters import Id
from server.http.session import address_of
from server.kit.actor import Actor, system_actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, fetch, scoped
from server.kit.unit_of_work import unit_of_work

OPENINGS = Allowance("sign-up-open", 300, 600)
TRIES = Allowance("sign-up-from", 60, 600)
Signing = Literal["open", "waiting", "full", "early", "closed", "members"]
REFUSALS: dict[Signing, str] = {
    "early": "报名尚未开始 | Signing up has not begun",
    "closed": "报名已截止 | Signing up is closed",
    "members": "仅限会员，请联系主办方报名 | For members only; please ask the organiser",
}


class NoActivity(AppError):
    default_id = "activity.link"
    default_message = (
        "链接无效，请向主办方索取新的链接 | This link is not valid; please ask the organiser for a new one"
    )


async def read_link(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /act/activity/link: where people sign up for it, for posters and messages."""
    row = await fetch(Activity, actor, query.id)
    if row.link_code is None:
        raise Conflict("发布后才有报名链接 | There is a link once it is published", id="activity.unpublished")
    url = f"{str(request.base_url).rstrip('/')}/act/signup#{row.link_code}"
    return {"url": url, "svg": draw_qr(url)}


async def _of_token(token: str) -> Activity:
    """Of whatever organisation; a wrong link and one of an activity that was cancelled look alike."""
    row = await everywhere(Activity).get_or_none(link_code=token or "-", del_flag=0)
    if row is None or row.state not in ON:
        raise NoActivity()
    return row


def signing_of(row: Activity, moment: datetime) -> Signing:
    if row.audience != EVERYONE:
        return "members"
    if row.sign_begin and moment < row.sign_begin:
        return "early"
    if moment >= (row.sign_end or row.begin_at):
        return "closed"
    if row.taken < row.capacity:
        return "open"
    return "waiting" if row.queued < row.waiting else "full"


async def open_activity(request: Request, body: ActivityToken) -> dict[str, Any]:
    """POST /act/public/open: what everybody may know of it."""
    await spend(OPENINGS, address_of(request))
    row = await _of_token(body.token)
    actor = system_actor(row.tenant_id)
    tenant = await everywhere(Tenant).get(id=row.tenant_id)
    sessions = await scoped(ActivitySession, actor).filter(activity_id=row.id).order_by("begin_at")
    return {
        "organisation": tenant.name,
        "title": row.title,
        "place": row.place,
        "beginAt": to_wire(row.begin_at),
        "endAt": to_wire(row.end_at),
        "signEnd": to_wire(row.sign_end or row.begin_at),
        "fee": to_yuan(row.fee),
        "organiser": row.organiser,
        "contact": row.contact,
        "contactPhone": row.contact_phone,
        "content": row.content,
        "left": row.capacity - row.taken,
        "needReview": row.need_review,
        "signing": signing_of(row, now()),
        "sessions": [
            {
                "id": str(part.id),
                "name": part.name,
                "beginAt": to_wire(part.begin_at),
                "endAt": to_wire(part.end_at),
                "left": min(part.capacity - part.taken, row.capacity - row.taken),
            }
            for part in sessions
        ],
        "questions": [
            {
                "id": str(item.id),
                "label": item.label,
                "kind": item.kind,
                "options": choices_of(item.options),
                "required": item.required,
            }
            for item in await _questions(actor, row.id)
        ],
    }


async def sign_up(request: Request, body: SignUp) -> dict[str, Any]:
    """POST /act/public/signUp: a ticket, or a number in the line of those who wait."""
    await spend(TRIES, address_of(request))
    found = await _of_token(body.token)
    actor = system_actor(found.tenant_id)
    asked = await _questions(actor, found.id)
    values = await _read(actor, found, body) | read_answers(asked, body.answers)
    await ask_after_sends(request, f"signup/{found.id}", body)
    async with unit_of_work(actor) as work:
        await lock_activities(work, [(values, None)], actor)
        signing = signing_of(await fetch(Activity, actor, found.id), now())
        if signing in REFUSALS:
            raise Conflict(REFUSALS[signing], id=f"activity.{signing}")
        await complete(work, values, None, actor)
        row = Registration(**values)
        await work.insert(row)
        work.log_state(row, "registration", None, row.state, "signUp")
        await charge_seat(work, row, actor)
    return {
        "state": row.state,
        "ticketNo": row.ticket_no,
        "place": await place_of(actor, row),
        "seats": row.seats,
        "fee": to_yuan(row.fee),
        "svg": draw_qr((await codes_of(actor.tenant_id, [row]))[row.id]),
        "link": ticket_token(row),
    }


async def _read(actor: Actor, found: Activity, body: SignUp) -> dict[str, Any]:
    """Who signs up, for what; Invalid at the field that is wrong."""
    name, phone = body.name.strip(), body.phone.strip()
    wrong: dict[str, str] = {}
    read = {"name": RULES["name"].read(name), "phone": RULES["mobile"].read(phone)}
    wrong |= {key: RULES[rule].message for key, rule in (("name", "name"), ("phone", "mobile")) if read[key] is None}
    session_id = read_row_id(body.session_id)
    if session_id is None and await scoped(ActivitySession, actor).filter(activity_id=found.id).exists():
        wrong["sessionId"] = "请选择场次 | Choose a session"
    if wrong:
        raise Invalid(fields=wrong)
    who = {**read, "seats": body.seats, "source": LINK}
    return {**who, "activity_id": found.id, "session_id": session_id, "member_id": None}


def read_answers(asked: Sequence[SignUpQuestion], given: Sequence[Answered]) -> dict[str, Any]:
    """The answers by question, and as a text; Invalid at the question that is not answered as it must be."""
    by_id = {item.id: [value.strip() for value in item.values if value.strip()] for item in given}
    answers: dict[str, list[str]] = {}
    wrong: dict[str, str] = {}
    for item in asked:
        values, key = by_id.get(str(item.id), []), str(item.id)
        if item.required and not values:
            wrong[key] = "请回答此问题 | Please answer this"
        elif (item.kind != "multi" and len(values) > 1) or (
            item.kind != TEXT and set(values) - set(choices_of(item.options))
        ):
            wrong[key] = "请从选项中选择 | Choose from the options"
        elif values:
            answers[key] = values
    if wrong:
        raise Invalid(fields=wrong)
    text = "；".join(f"{item.label}：{'、'.join(answers[str(item.id)])}" for item in asked if str(item.id) in answers)
    return {"answers": answers or None, "answer_text": text[:2000] or None}


async def _questions(actor: Actor, activity_id: int) -> list[SignUpQuestion]:
    return await scoped(SignUpQuestion, actor).filter(activity_id=activity_id).order_by("sort", "create_time", "id")


async def place_of(actor: Actor, row: Registration) -> int | None:
    """How many of the line are up to it; None for who does not wait."""
    if row.state != WAITING:
        return None
    line = scoped(Registration, actor).filter(activity_id=row.activity_id, state=WAITING)
    return await line.filter(queue_no__lte=row.queue_no).count()
