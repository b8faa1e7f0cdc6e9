"""Hooks of activities, their sessions and questions: what fits together, and what a change means for those who wait."""

from typing import Any

from schema.activity.activity import DRAFT, REJECTED, Activity
from schema.activity.question import TEXT, SignUpQuestion, choices_of
from schema.activity.session import ActivitySession
from schema.kit.errors import Conflict, Invalid
from server.activity.places import promote
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work


async def check_activity(actor: Actor, values: dict[str, Any], row: Activity | None) -> None:
    """Times one after the other, and who it is for."""

    def told(column: str) -> Any:
        return value_after(values, row, column)

    wrong: dict[str, str] = {}
    begin, first, last = told("begin_at"), told("sign_begin"), told("sign_end")
    if last and begin and last > begin:
        wrong["signEnd"] = "报名截止不能晚于活动开始 | Signing must end before the activity begins"
    if first and (last or begin) and first >= (last or begin):
        wrong["signBegin"] = "报名开始应早于截止 | Signing must begin before it ends"
    if wrong:
        raise Invalid(fields=wrong)


async def prepare_activity(work: Work, values: dict[str, Any], row: Activity | None, actor: Actor) -> None:
    """A new one gets its number; one that is changed keeps room for those who have a seat or wait by now."""
    if row is None:
        values["no"] = await next_number(work, "act_activity", "no", "HD", 5)
        return
    counted = await lock(Activity, actor, row.id)
    wrong: dict[str, str] = {}
    if value_after(values, row, "capacity") < counted.taken:
        wrong["capacity"] = f"已占{counted.taken}个名额 | {counted.taken} seats are taken"
    if value_after(values, row, "waiting") < counted.queued:
        wrong["waiting"] = f"已有{counted.queued}人候补 | {counted.queued} are waiting"
    if wrong:
        raise Invalid(fields=wrong)


async def move_up(work: Work, row: Activity, actor: Actor) -> None:
    """More seats are for those who wait."""
    await promote(work, row.id)


async def keep_announced(work: Work, row: Activity, actor: Actor) -> None:
    """What was announced is cancelled, not deleted."""
    if row.state not in (DRAFT, REJECTED):
        raise Conflict(
            "只能删除草稿或已驳回的活动 | Only a draft or a rejected activity is deleted", id="activity.announced"
        )


async def check_session(actor: Actor, values: dict[str, Any], row: ActivitySession | None) -> None:
    begin, end = value_after(values, row, "begin_at"), value_after(values, row, "end_at")
    whole = await scoped(Activity, actor).get_or_none(id=value_after(values, row, "activity_id") or 0)
    if whole and begin and end and not whole.begin_at <= begin < end <= whole.end_at:
        raise Invalid(fields={"beginAt": "场次应在活动时间之内 | A session lies within its activity"})


async def keep_room(work: Work, values: dict[str, Any], row: ActivitySession | None, actor: Actor) -> None:
    """A session keeps room for those who have a seat in it by now."""
    if row is None:
        return
    await scoped(Activity, actor).select_for_update(no_key=True).get_or_none(id=row.activity_id)
    counted = await lock(ActivitySession, actor, row.id)
    if value_after(values, row, "capacity") < counted.taken:
        raise Invalid(fields={"capacity": f"已占{counted.taken}个名额 | {counted.taken} seats are taken"})


async def move_up_session(work: Work, row: ActivitySession, actor: Actor) -> None:
    await promote(work, row.activity_id)


async def check_question(actor: Actor, values: dict[str, Any], row: SignUpQuestion | None) -> None:
    """Where one chooses there is something to choose; a text has no options."""
    if value_after(values, row, "kind") == TEXT:
        values["options"] = None
        return
    if len(set(choices_of(value_after(values, row, "options")))) < 2:
        raise Invalid(fields={"options": "请给出至少两个选项 | Give at least two options"})
