"""Points that members are given for what happened in other domains, by the rules of the organisation.

Given in the transaction of what happened, under the lock of the member; what is taken back there takes them back, by an entry of its own.
"""

from collections.abc import Sequence
from datetime import date

from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.member.score import AWARDED, BOOKED, ScoreEntry, ScoreRule, score
from server.engine.process import open_transition
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.member.owners import hold_owners
from server.member.scores import counter_of, next_no, room_of, total_of


async def award(work: Work, event: str, source_id: int, member_id: int) -> None:
    """What every rule of the event in use gives, up to its caps; nothing the second time, or to who is no member at present.

    `event`: one of `AWARDED`; `source_id`: the row that it happened to.
    """
    assert event in AWARDED, event
    actor = work.actor
    rules = await scoped(ScoreRule, actor).filter(event=event, enabled=True, points__gt=0).order_by("code")
    if not rules:
        return
    await hold_owners(work, Member, {member_id})
    if not await scoped(Member, actor).filter(id=member_id, state=ACTIVE).exists():
        return
    mine = scoped(ScoreEntry, actor).filter(member_id=member_id)
    if await mine.filter(source_kind=event, source_id=source_id, state=BOOKED, reverses_id=None).exists():
        return
    day = await business_day(actor.tenant_id)
    for rule in rules:
        await _book(work, rule, ScoreEntry(member_id=member_id, source_kind=event, source_id=source_id), day)


async def award_account(work: Work, event: str, source_id: int, user_id: int) -> None:
    """`award` for the member whose account it is; most accounts are no member's."""
    member = await scoped(Member, work.actor).filter(user_id=user_id).first()
    if member is not None:
        await award(work, event, source_id, member.id)


async def _book(work: Work, rule: ScoreRule, entry: ScoreEntry, day: date) -> None:
    entries = scoped(ScoreEntry, work.actor).filter(member_id=entry.member_id)
    points = min(rule.points, await room_of(entries.filter(rule_id=rule.id), rule, day))
    if points <= 0:
        return
    entry.rule_id, entry.day, entry.points, entry.note = rule.id, day, points, rule.name
    entry.balance = await total_of(entries) + points
    entry.no = await next_no(work)
    await work.insert(entry)


async def withdraw_award(work: Work, event: str, source_id: int, reason: str) -> None:
    """Takes back what was given for it, of points that were spent meanwhile as much as is left: the act that asks for it is not held up."""
    found = scoped(ScoreEntry, work.actor).filter(
        source_kind=event, source_id=source_id, state=BOOKED, reverses_id=None
    )
    members: Sequence[int] = await found.values_list("member_id", flat=True)  # type: ignore[assignment]
    if not members:
        return
    await hold_owners(work, Member, set(members))
    for row in await found.order_by("id").select_for_update(no_key=True):
        balance = await total_of(scoped(ScoreEntry, work.actor).filter(member_id=row.member_id))
        async with open_transition(work, score, row, "reverse") as act:
            act.reason = reason
            await work.insert(await counter_of(work, row, min(row.points, balance), balance, reason))
