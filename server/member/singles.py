"""What a member has one of at a time: a primary contact of each kind, a current main post, a term of office at each level."""

from typing import Any, TypeVar

from tortoise.expressions import Q
from tortoise.queryset import QuerySet

from schema.kit.base import Base
from schema.kit.errors import Invalid
from schema.member.contact import MemberContact
from schema.member.work import MemberWork
from server.engine.hooks import Prepare, Step, value_after
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

Row = TypeVar("Row", bound=Base)
SAME_POST = "同一单位的同一职务任期重叠 | Overlaps the same post there"
SECOND_POST = "已有一个在职的主要职务 | There is a current main post already"
OVER = "已结束的职务不能标为在职 | A post that has ended is not current"
SECOND_TERM = "同级任期与已有任期重叠 | Overlaps another term at this level"


async def keep_one_primary(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """The new primary contact takes the place of the former one of its kind."""
    if not value_after(values, row, "is_primary"):
        return
    alike = {"member_id": value_after(values, row, "member_id"), "kind": value_after(values, row, "kind")}
    for other in await scoped(MemberContact, actor).filter(**alike, is_primary=True).exclude(id=row.id if row else 0):
        await work.update(other, {"is_primary": False})


async def keep_one_post(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """One current post is the main one, and the same post of a company is held once at a time; others may go side by side."""
    if value_after(values, row, "is_current") and value_after(values, row, "is_main"):
        main = scoped(MemberWork, actor).filter(
            member_id=value_after(values, row, "member_id"), is_current=True, is_main=True
        )
        if await main.exclude(id=row.id if row else 0).exists():
            raise Invalid(fields={"isMain": SECOND_POST})
    same = {column: value_after(values, row, column) for column in ("company", "title")}
    if all(same.values()) and await _at_once(MemberWork, values, row, actor).filter(**same).exists():
        raise Invalid(fields={"company": SAME_POST})


def _at_once(model: type[Row], values: dict[str, Any], row: Any, actor: Actor) -> QuerySet[Row]:
    """Other spans of the member that share a day with what is written."""
    begin, end = value_after(values, row, "begin_on"), value_after(values, row, "end_on")
    found = scoped(model, actor).filter(
        Q(end_on__isnull=True) | Q(end_on__gte=begin), member_id=value_after(values, row, "member_id")
    )
    found = found if end is None else found.filter(begin_on__lte=end)
    return found.exclude(id=row.id if row else 0)


async def check_post(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """What has ended is not current."""
    end = value_after(values, row, "end_on")
    if value_after(values, row, "is_current") and end and end < await business_day(actor.tenant_id):
        raise Invalid(fields={"isCurrent": OVER})


def one_term(model: type[Base]) -> Prepare:
    """Refuses a term that overlaps another of the member at its level."""

    async def keep(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
        if await _at_once(model, values, row, actor).filter(level=value_after(values, row, "level")).exists():
            raise Invalid(fields={"level": SECOND_TERM})

    return keep


def again(prepare: Prepare) -> Step:
    """A row that is brought back obeys the rule as a new one does."""

    async def check(work: Work, row: Any, actor: Actor) -> None:
        await prepare(work, {}, row, actor)

    return check
