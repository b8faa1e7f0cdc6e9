"""The ledger of points: entries are added under the lock of the member, the balance follows and never falls below nothing."""

from datetime import date
from typing import Any

from tortoise.functions import Sum

from schema.kit.errors import Conflict, Invalid
from schema.member.person import Member
from schema.member.score import ScoreEntry, ScoreRule
from server.engine.effects import Act, Blocker
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.scope import known_ids, scoped
from server.kit.unit_of_work import Work
from server.member.owners import hold_owners

SHORT = "积分余额不足 | There are not enough points"
NOTHING = "请填写积分或选择规则 | Enter points, or choose a rule"
OFF = "该规则已停用 | This rule is not in use"


async def book(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """Number, day and balance of a new entry; a rule gives the points where none were typed, and bounds them."""
    member, day = int(values["member_id"]), await business_day(actor.tenant_id)
    rule = await scoped(ScoreRule, actor).get_or_none(id=values["rule_id"]) if values.get("rule_id") else None
    if rule is not None and not rule.enabled:
        raise Invalid(fields={"ruleId": OFF})
    points = values.get("points") or (rule.points if rule else 0)
    if not points:
        raise Invalid(fields={"points": NOTHING})
    entries = scoped(ScoreEntry, actor).filter(member_id=member)
    if rule is not None and points > 0:
        await _keep_caps(entries.filter(rule_id=rule.id), rule, points, day)
    balance = await total_of(entries) + points
    if balance < 0:
        raise Invalid(fields={"points": SHORT})
    values |= {"no": await next_no(work), "day": day, "points": points, "balance": balance}


async def total_of(entries: Any) -> int:
    found = await entries.annotate(total=Sum("points")).values_list("total", flat=True)
    return int((found[0] if found else 0) or 0)


async def next_no(work: Work) -> str:
    return await next_number(work, "vip_score_ledger", "no", "JF", 6)


async def _keep_caps(entries: Any, rule: ScoreRule, points: int, day: date) -> None:
    for cap, within, zh, en in _caps_of(rule, day):
        if cap and await total_of(entries.filter(**within)) + points > cap:
            raise Invalid(fields={"points": f"超过该规则{zh}上限{cap} | More than the rule's {cap} {en}"})


async def room_of(entries: Any, rule: ScoreRule, day: date) -> int:
    """How many points a rule may still give; `entries`: those that a member has by it."""
    rooms = [cap - await total_of(entries.filter(**within)) for cap, within, _, _ in _caps_of(rule, day) if cap]
    return min([rule.points, *rooms])


def _caps_of(rule: ScoreRule, day: date) -> tuple[tuple[int, dict[str, date], str, str], ...]:
    """What was reversed no longer counts against a cap."""
    return (
        (rule.daily_cap, {"day": day}, "每日", "a day"),
        (rule.yearly_cap, {"day__gte": day.replace(month=1, day=1)}, "每年", "a year"),
    )


async def lock_member(work: Work, body: Any) -> None:
    """The member comes before the entry."""
    ids = known_ids(str(body.id))
    members = await scoped(ScoreEntry, work.actor).filter(id__in=ids).values_list("member_id", flat=True)
    await hold_owners(work, Member, {int(str(member)) for member in members})


def may_reverse(actor: Actor, row: ScoreEntry) -> list[Blocker]:
    if row.reverses_id is None:
        return []
    return [Blocker("score.counter", "冲正记录不能再冲正 | What reverses another is not reversed", moot=True)]


async def reverse(act: Act) -> None:
    """The opposite entry; the first one stays as it was said."""
    row: ScoreEntry = act.row
    balance = await total_of(scoped(ScoreEntry, act.actor).filter(member_id=row.member_id))
    if balance < row.points:
        raise Conflict(SHORT, id="score.short")
    await act.work.insert(await counter_of(act.work, row, row.points, balance, act.reason))


async def counter_of(work: Work, row: ScoreEntry, points: int, balance: int, reason: str | None) -> ScoreEntry:
    """What takes so many points of an entry back, from the balance as it is."""
    return ScoreEntry(
        member_id=row.member_id,
        rule_id=row.rule_id,
        day=await business_day(work.actor.tenant_id),
        points=-points,
        balance=balance - points,
        note=reason,
        no=await next_no(work),
        reverses_id=row.id,
        source_kind=row.source_kind,
        source_id=row.source_id,
    )
