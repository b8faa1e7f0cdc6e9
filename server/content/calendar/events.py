"""What a person has, by day: viewings, tasks, trips, follow-ups, and activities they signed up for.

Each source asks for the right of its list and passes through the data rules, as the person's own screens do; what a member signed
up for is theirs without a right.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

from schema.activity.activity import CANCELLED as CALLED_OFF
from schema.activity.activity import Activity
from schema.activity.registration import GONE, Registration
from schema.activity.session import ActivitySession
from schema.content.task import CANCELLED as TASK_CANCELLED
from schema.content.task import BizTask, task
from schema.content.trip import DRAFT, REJECTED, Trip, trip
from schema.crm.follow_up import NONE, FollowUp
from schema.crm.follow_up import follow_up as customer_follow_up
from schema.kit.clock import SHANGHAI
from schema.kit.resource import Resource
from schema.kit.text import localize
from schema.member.follow_up import MemberFollowUp
from schema.member.follow_up import follow_up as member_follow_up
from schema.member.person import Member
from schema.rental.unit import Unit
from schema.rental.viewing import CANCELLED as VIEWING_CANCELLED
from schema.rental.viewing import Viewing, viewing
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.ics import Event
from server.kit.scope import known_ids, scoped

BEHIND, AHEAD = timedelta(days=90), timedelta(days=366)
MOST = 1000
_DAY = timedelta(days=1)
_HOUR = timedelta(hours=1)
PERIODS = {
    "morning": (time(9), time(11, 30)),
    "noon": (time(11, 30), time(13, 30)),
    "afternoon": (time(13, 30), time(18)),
    "evening": (time(18), time(20)),
}


async def read_events(actor: Actor, today: date) -> list[Event]:
    """In the order of their days, from three months ago to a year ahead; the same order and words as long as nothing changes."""
    since, until = today - BEHIND, today + AHEAD
    found = [event for source in SOURCES for event in await source(actor, since, until)]
    return sorted(found, key=lambda event: (str(event.begin), event.uid))


async def _seen(resource: Resource, actor: Actor, query: Any) -> Sequence[Any]:
    """The rows that this person's own list would show; none without its right."""
    if not actor.can(resource.code("list")):
        return []
    rows = await query.order_by("id").limit(MOST)
    seen = await visible_ids(resource, actor, [row.id for row in rows])
    return [row for row in rows if row.id in seen]


async def _viewings(actor: Actor, since: date, until: date) -> list[Event]:
    mine = scoped(Viewing, actor).filter(agent_id=actor.user_id, view_date__gte=since, view_date__lte=until)
    rows = await _seen(viewing, actor, mine)
    units = {row.id: row.title for row in await scoped(Unit, actor).filter(id__in={row.unit_id for row in rows})}
    return [
        _event(
            row,
            *_times_of(row),
            title=_said(actor, f"看房：{row.contact_name} | Viewing: {row.contact_name}"),
            place=units.get(row.unit_id, ""),
            cancelled=row.state == VIEWING_CANCELLED,
        )
        for row in rows
    ]


def _times_of(row: Viewing) -> tuple[datetime, datetime]:
    """An hour from its time, or all of its period."""
    if row.time:
        begin = datetime.combine(row.view_date, time.fromisoformat(row.time), SHANGHAI)
        return begin, begin + _HOUR
    first, last = PERIODS.get(row.period or "", PERIODS["morning"])
    return datetime.combine(row.view_date, first, SHANGHAI), datetime.combine(row.view_date, last, SHANGHAI)


async def _tasks(actor: Actor, since: date, until: date) -> list[Event]:
    dated = scoped(BizTask, actor).filter(due__gte=since, due__lte=until)
    rows = await _seen(task, actor, dated)
    return [
        _event(
            row,
            row.due,
            row.due + _DAY,
            title=_said(actor, f"任务：{row.title} | Task: {row.title}"),
            cancelled=row.state == TASK_CANCELLED,
        )
        for row in rows
        if row.due and actor.user_id in {row.owner_id, *known_ids(row.assignee_ids or "")}
    ]


async def _trips(actor: Actor, since: date, until: date) -> list[Event]:
    dated = scoped(Trip, actor).filter(end_on__gte=since, begin_on__lte=until).exclude(state=DRAFT)
    rows = await _seen(trip, actor, dated)
    return [
        _event(
            row,
            row.begin_on,
            row.end_on + _DAY,
            title=_said(actor, f"出差：{row.title} | Trip: {row.title}"),
            place=row.places or "",
            cancelled=row.state == REJECTED,
        )
        for row in rows
        if actor.user_id in {row.traveller_id, *known_ids(row.member_ids or "")}
    ]


async def _customer_follow_ups(actor: Actor, since: date, until: date) -> list[Event]:
    first, last = _midnight(since), _midnight(until)
    mine = scoped(FollowUp, actor).filter(owner_id=actor.user_id, next_time__gte=first, next_time__lte=last)
    rows = await _seen(customer_follow_up, actor, mine.exclude(next_state=NONE))
    return [
        _event(row, row.next_time, row.next_time + _HOUR, title=_follow_up(actor, row)) for row in rows if row.next_time
    ]


async def _member_follow_ups(actor: Actor, since: date, until: date) -> list[Event]:
    mine = scoped(MemberFollowUp, actor).filter(owner_id=actor.user_id, next_on__gte=since, next_on__lte=until)
    rows = await _seen(member_follow_up, actor, mine)
    return [_event(row, row.next_on, row.next_on + _DAY, title=_follow_up(actor, row)) for row in rows if row.next_on]


def _follow_up(actor: Actor, row: FollowUp | MemberFollowUp) -> str:
    what = row.next_action or ""
    return _said(actor, f"跟进：{what} | Follow up: {what}")


async def _activities(actor: Actor, since: date, until: date) -> list[Event]:
    """By the member whose account it is."""
    members = await scoped(Member, actor).filter(user_id=actor.user_id).values_list("id", flat=True)
    rows = await scoped(Registration, actor).filter(member_id__in=list(members)).order_by("-id").limit(MOST)
    held = scoped(Activity, actor).filter(id__in={row.activity_id for row in rows})
    dated = held.filter(end_at__gte=_midnight(since), begin_at__lte=_midnight(until))
    wholes = {whole.id: whole for whole in await dated}
    parts = {part.id: part for part in await scoped(ActivitySession, actor).filter(activity_id__in=list(wholes))}
    return [
        _activity(row, wholes[row.activity_id], parts.get(row.session_id or 0))
        for row in rows
        if row.activity_id in wholes
    ]


def _activity(row: Registration, whole: Activity, part: ActivitySession | None) -> Event:
    at = part or whole
    return Event(
        uid=_uid(row),
        begin=at.begin_at,
        end=at.end_at,
        title=" · ".join([whole.title, *([part.name] if part else [])]),
        changed=max(_changed(row), _changed(whole), *([_changed(part)] if part else [])),
        sequence=row.row_version + whole.row_version + (part.row_version if part else 0),
        place=whole.place or "",
        text=row.ticket_no,
        cancelled=row.state in GONE or whole.state == CALLED_OFF,
    )


Source = Callable[[Actor, date, date], Awaitable[list[Event]]]
SOURCES: tuple[Source, ...] = (
    _viewings,
    _tasks,
    _trips,
    _customer_follow_ups,
    _member_follow_ups,
    _activities,
)


def _event(
    row: Any,
    begin: datetime | date,
    end: datetime | date,
    *,
    title: str,
    place: str = "",
    cancelled: bool = False,
) -> Event:
    return Event(
        uid=_uid(row),
        begin=begin,
        end=end,
        title=title,
        changed=_changed(row),
        sequence=row.row_version,
        place=place,
        cancelled=cancelled,
    )


def _uid(row: Any) -> str:
    """The same as long as the row lives, whoever looks."""
    return f"{row._meta.db_table}-{row.id}@guanjia"


def _changed(row: Any) -> datetime:
    at: datetime = row.update_time or row.create_time
    return at


def _said(actor: Actor, words: str) -> str:
    return localize(words, actor.locale)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), SHANGHAI)
