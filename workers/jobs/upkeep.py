"""Upkeep: small chores that hold other parts consistent; each is silent when there was nothing to do."""

from server.housekeeping import api as housekeeping
from server.jobs.fires import JobCall, sweep_runs
from server.jobs.scheduled_reports import send_due
from server.jobs.tasks import sweep_tasks
from server.kit.database import pool
from server.kit.idempotency import forget_expired
from server.kit.redis import get_redis
from server.live.outbox import Outbox
from server.live.publish import Publisher
from server.market import api as market
from server.member import api as member
from server.rental import api as rental
from server.rental.channels.sweep import read_feeds
from server.rental.day.turn import turn_days
from server.rental.lease_changes.lapse import lapse_changes
from server.rental.receivables.messages import send_approved
from server.system import api as system


def _said(count: int, text: str) -> str | None:
    return text.format(n=count) if count else None


async def release_holds(call: JobCall) -> str | None:
    return _said(await rental.release_expired_holds(), "释放{n}个 | {n} released")


async def turn_day(call: JobCall) -> str | None:
    """Every business day that has begun and was not turned yet, in order, in every organisation; what was approved is sent all the same."""
    try:
        turned = await turn_days()
    finally:
        await send_approved()
    return _said(turned, "更新{n}份合同 | {n} leases updated")


async def lapse_leases(call: JobCall) -> str | None:
    """Drafts, unsigned contracts and changes whose time is over, in every organisation."""
    count = await rental.lapse_leases() + await lapse_changes()
    return _said(count, "失效{n}份合同或变更 | {n} leases or changes lapsed")


async def read_channels(call: JobCall) -> str | None:
    return _said(await read_feeds(call.actor), "读取{n}个渠道日历 | {n} channel calendars read")


async def expire_posts(call: JobCall) -> str | None:
    return _said(await market.expire_posts(), "过期{n}条供需 | {n} posts expired")


async def send_reports(call: JobCall) -> str | None:
    return _said(await send_due(), "发送{n}个定时报表 | {n} scheduled reports sent")


async def propose_suspensions(call: JobCall) -> str | None:
    return _said(await member.propose_suspensions(), "处理{n}条暂停建议 | {n} proposed suspensions")


async def sweep(call: JobCall) -> str | None:
    await forget_expired()
    return _said(await sweep_tasks() + await sweep_runs(), "续跑{n}个 | {n} resumed")


async def relay_outbox(call: JobCall) -> str | None:
    """The relay of the server processes does this each second; here it also happens when none of them lives."""
    await Outbox(pool, Publisher(get_redis())).relay()
    return None


async def alarm_housekeeping(call: JobCall) -> str | None:
    moved = await housekeeping.settle_absences(call.actor.tenant_id)
    settled = moved + await housekeeping.settle_unaccepted(call.actor.tenant_id)
    raised = await housekeeping.raise_alarms(call.actor.tenant_id)
    return f"改派{settled}，提醒{raised} | {settled} settled, {raised} alarms" if settled or raised else None


async def turn_announcements(call: JobCall) -> str | None:
    return _said(await system.turn_announcements(), "处理{n}条通告 | {n} announcements")
