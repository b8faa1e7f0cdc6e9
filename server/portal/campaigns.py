"""Campaigns: one link for each member who is asked to complete their own data, told in the portal or by a text message.

A link is made, and reaches its member, before the next one is, so that a run that is broken off is simply sent once more.
"""

import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from schema.domains import registry
from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict
from schema.kit.own_data import REVOKED, SENT
from schema.member.campaign import NEW, Campaign
from schema.member.improve import MEMBER_DATA, MemberImprove
from schema.member.membership import ACTIVE, APPLIED, REVIEWING, SUSPENDED
from schema.member.person import Member
from server.account.api import send_text
from server.engine.process import open_transition
from server.engine.read import compile_list
from server.http.session import hash_token
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.member.api import ids_of_segment, open_segment
from server.portal.own_data import choose, proposable
from server.system.api import notify

PURPOSE = "improve"
TITLE = "请完善您的会员资料 | Please complete your member file"
TEXT = "请通过链接核对并补充资料，{days}天内有效。{note} | Please check and complete your data by the link, good for {days} days. {note}"
NOBODY = "没有需要发送的会员 | There is nobody to send it to"
Whom = Literal["new", "silent"]
Report = Callable[[int, int], Awaitable[None]]
Way = Literal["told", "texted", "unreached"]


@dataclass(frozen=True, slots=True)
class Reached:
    """How many, by the way that they were reached."""

    told: int
    texted: int
    unreached: int


async def refuse_empty(actor: Actor, row: Campaign, whom: Whom) -> None:
    """Conflict where nobody is left to be asked; Denied or Invalid for who may not ask for these fields."""
    choose(proposable(MEMBER_DATA, actor), row.fields.split(","))
    if not await _asked(actor, row, whom):
        raise Conflict(NOBODY, id="campaign.nobody")


async def run_links(actor: Actor, campaign_id: int, whom: Whom, base: str, report: Report) -> Reached:
    """Of the members whom the actor may see; done once more it goes on where it was broken off."""
    row = await fetch(Campaign, actor, campaign_id)
    choose(proposable(MEMBER_DATA, actor), row.fields.split(","))
    async with unit_of_work(actor) as work:
        await work.update(await lock(Campaign, actor, row.id), {"last_on": await business_day(actor.tenant_id)})
    ids, ways = await _asked(actor, row, whom), Counter[Way]()
    for done, member_id in enumerate(ids):
        await report(done, len(ids))
        member = await scoped(Member, actor).get_or_none(id=member_id)
        if member is not None:
            way = await _ask(actor, row, member, whom, base)
            ways.update([way] if way else [])
    await report(len(ids), len(ids))
    return Reached(ways["told"], ways["texted"], ways["unreached"])


async def _asked(actor: Actor, row: Campaign, whom: Whom) -> list[int]:
    """Ids in their order; who answered is never asked again by the same campaign, who has left the chamber never at all."""
    links = scoped(MemberImprove, actor).filter(campaign_id=row.id).exclude(state=REVOKED)
    linked = dict(await links.values_list("member_id", "state"))
    query = {"state": f"{APPLIED},{REVIEWING},{ACTIVE},{SUSPENDED}"}
    query |= {"completeness": f"<{row.below}"} if row.below else {}
    found = compile_list(registry().require("vip/person"), actor, query)
    ids = {one["id"] for one in await pool().fetch(f'SELECT t."id" {found.tail}', *found.values)}
    if row.segment_id:
        ids &= await _of_segment(actor, row.segment_id)
    if whom == NEW:
        return sorted(ids - linked.keys())
    return sorted(one for one in ids if linked.get(one) == SENT)


async def _of_segment(actor: Actor, segment_id: int) -> set[int]:
    """Persons of it; of one of firms those who work there."""
    segment = await open_segment(actor, segment_id)
    ids = await ids_of_segment(actor, segment)
    if segment.of == "person":
        return set(ids)
    return {member.id for member in await scoped(Member, actor).filter(firm_id__in=ids).only("id")}


async def _ask(actor: Actor, row: Campaign, member: Member, whom: Whom, base: str) -> Way | None:
    """None for who was asked, or has answered, meanwhile."""
    if not member.user_id and not member.mobile:
        return "unreached"
    token = secrets.token_urlsafe(32)
    told = TEXT.format(days=row.days, note=(row.note or "").replace("|", "/"))
    async with unit_of_work(actor) as work:
        link = await _write_link(work, row, member, token, whom)
        if link is None:
            return None
        if member.user_id and await notify(work, [member.user_id], TITLE, told, url=f"/improve#{token}"):
            return "told"
    try:
        if not member.mobile:
            raise AppError(NOBODY)
        await send_text(actor.tenant_id, member.mobile, PURPOSE, f"{told.partition(' | ')[0]} {base}/improve#{token}")
    except AppError:
        async with unit_of_work(actor) as work, open_transition(work, MEMBER_DATA.links, link, "revoke"):
            pass
        return "unreached"
    return "texted"


async def _write_link(work: Work, row: Campaign, member: Member, token: str, whom: Whom) -> MemberImprove | None:
    """One link for each member, however many send at once. A reminder gives the one that waits a new token and time, for only the
    hash of the old one is kept."""
    actor = work.actor
    await lock(Campaign, actor, row.id)
    fresh = {"token_hash": hash_token(token), "expires_at": now() + timedelta(days=row.days)}
    links = scoped(MemberImprove, actor).filter(campaign_id=row.id, member_id=member.id).exclude(state=REVOKED)
    link = await links.select_for_update(no_key=True).first()
    if link is None and whom == NEW:
        made = MemberImprove(member_id=member.id, campaign_id=row.id, fields=row.fields, note=row.note, **fresh)
        await work.insert(made)
        return made
    if link is None or whom == NEW or link.state != SENT:
        return None
    await work.update(link, {**fresh, "reminded": link.reminded + 1})
    return link
