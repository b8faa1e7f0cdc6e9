"""Tasks on the server: whom they are told to, and what stands in the way of finishing one."""

from collections.abc import Sequence
from typing import Any

from schema.content.task import BizTask, BizTaskItem
from schema.kit.clock import now
from schema.kit.errors import Invalid
from server.engine.effects import Act, Blocker, Effects
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import known_ids, scoped
from server.kit.unit_of_work import Work
from server.system.api import notify

UNFINISHED = "还有{count}项清单未完成 | {count} items of the checklist are open"
TOLD = "有一项任务交给你 | A task was given to you"
PAGE = "/biz/task"


def _doers(owner: int | None, assignees: str | None) -> set[int]:
    return {*known_ids(assignees or ""), *((owner,) if owner else ())}


async def give_owner(work: Work, values: dict[str, Any], row: BizTask | None, actor: Actor) -> None:
    """Whoever adds it answers for it where nobody else was named; those who are new to it hear of it."""
    if row is None and not values.get("owner_id"):
        values["owner_id"] = actor.user_id or None
    doers = _doers(value_after(values, row, "owner_id"), value_after(values, row, "assignee_ids"))
    known = _doers(row.owner_id, row.assignee_ids) if row is not None else set()
    await notify(work, doers - known - {actor.user_id}, TOLD, str(value_after(values, row, "title")), url=PAGE)


async def check_doers(actor: Actor, values: dict[str, Any], row: BizTask | None) -> None:
    """A name that stands twice is no two people."""
    named = known_ids(str(values.get("assignee_ids") or ""))
    if len(named) != len(set(named)):
        raise Invalid(fields={"assigneeIds": "执行人重复 | Somebody is named twice"})


async def count_open(actor: Actor, rows: Sequence[BizTask]) -> dict[int, int]:
    """How many items of each one's checklist are open."""
    open_items = await scoped(BizTaskItem, actor).filter(task_id__in=[row.id for row in rows], done=False)
    counts = {row.id: 0 for row in rows}
    for item in open_items:
        counts[item.task_id] += 1
    return counts


def refuse_unfinished(actor: Actor, count: int) -> list[Blocker]:
    return [Blocker("task.items_open", UNFINISHED.format(count=count))] if count else []


async def stamp(act: Act) -> None:
    act.changes["done_at"] = now()


HOOKS: dict[str, Hooks] = {"biz/task": Hooks(validate=check_doers, prepare=give_owner)}
EFFECTS: dict[str, Effects] = {
    "biz/task": Effects(on={"finish": stamp}, guards={"finish": refuse_unfinished}, facts=count_open)
}
