"""Dues of a year for all who have none yet: counted and summed first, then written; said again, it adds only who is new."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

from schema.finance.due import MemberDue
from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.member.firm import Firm
from schema.member.level import Level
from schema.member.membership import ACTIVE, SUSPENDED
from schema.member.person import Member
from schema.member.segment import Segment
from server.engine.row_locks import lock_present
from server.finance.closing import refuse_closed
from server.finance.dues import DIGITS, next_due_number, series_of
from server.finance.proration import MONTHS, months_owed, prorate
from server.finance.shapes import IssueDues
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.member.api import ids_of_segment, open_segment

SHOWN = 20
CHARGED = (ACTIVE, SUSPENDED)
"""States of membership: who has applied is no member yet, who has left owes nothing new."""
Kind = Literal["person", "firm"]
_MODELS: dict[Kind, type[Member] | type[Firm]] = {"person": Member, "firm": Firm}


@dataclass(frozen=True, slots=True)
class Charge:
    """What one member will owe, in fen."""

    kind: Kind
    member_id: int
    name: str
    level: Level
    months: int
    amount: int


@dataclass
class Plan:
    """Who owes what, and how many owe nothing for which reason."""

    charges: list[Charge] = field(default_factory=list)
    already: int = 0
    free: int = 0
    unleveled: int = 0
    later: int = 0

    @property
    def total(self) -> int:
        return sum(item.amount for item in self.charges)

    @property
    def seen(self) -> str:
        return f"{len(self.charges)}:{self.total}"

    def of(self, kind: Kind) -> list[Charge]:
        return [item for item in self.charges if item.kind == kind]


async def issue_dues(actor: Actor, body: IssueDues) -> dict[str, Any]:
    """Conflict when a dry run said something else than what would be written now."""
    async with unit_of_work(actor) as work:
        if body.dry_run:
            return _shape(await _plan(actor, body), issued=False)
        await refuse_closed(work, body.due_date, "dueDate")
        await take_turn(work.connection, f"fin_due:{body.year}", actor.tenant_id)
        plan = await _plan(actor, body)
        if body.seen and body.seen != plan.seen:
            text = "会员有变化，请重新预览 | The members have changed; look at the preview again"
            raise Conflict(text, id="fin.due.changed", result=_shape(plan, issued=False))
        await _write(work, body, plan)
    return _shape(plan, issued=True)


async def _plan(actor: Actor, body: IssueDues) -> Plan:
    levels = {level.id: level for level in await scoped(Level, actor)}
    if body.level_id and parse_id(body.level_id) not in levels:
        raise Invalid(fields={"levelId": "该等级不存在 | There is no such level"})
    segment = await open_segment(actor, body.segment_id) if body.segment_id else None
    plan = Plan()
    for kind in _MODELS:
        if body.whom in ("all", kind) and (segment is None or segment.of == kind):
            await _plan_kind(plan, actor, body, kind, levels, segment)
    return plan


async def _plan_kind(
    plan: Plan, actor: Actor, body: IssueDues, kind: Kind, levels: dict[int, Level], segment: Segment | None
) -> None:
    narrow: dict[str, Any] = {}
    if body.level_id:
        narrow["level_id"] = parse_id(body.level_id)
    if body.chapter_id:
        narrow["org_id"] = parse_id(body.chapter_id)
    if segment is not None:
        narrow["id__in"] = await ids_of_segment(actor, segment)
    charged = {
        *await scoped(MemberDue, actor)
        .filter(year=body.year, **{f"{kind}_id__isnull": False})
        .values_list(f"{kind}_id", flat=True)
    }
    rows = scoped(_MODELS[kind], actor).filter(state__in=CHARGED, **narrow).order_by("id")
    for member_id, name, level_id, joined in await rows.values_list("id", "name", "level_id", "join_date"):
        level, months = levels.get(level_id or 0), months_owed(body.year, joined)
        amount = prorate(level.dues_year, months) if level else 0
        if member_id in charged:
            plan.already += 1
        elif level is None:
            plan.unleveled += 1
        elif not months:
            plan.later += 1
        elif not amount:
            plan.free += 1
        else:
            plan.charges.append(Charge(kind, member_id, name, level, months, amount))


async def _write(work: Work, body: IssueDues, plan: Plan) -> None:
    """Whoever was deleted meanwhile is left out; the numbers go on from the first, whose lock holds until the commit."""
    present = {
        kind: await lock_present(work, model, [item.member_id for item in plan.of(kind)])
        for kind, model in _MODELS.items()
    }
    plan.charges = [item for item in plan.charges if item.member_id in present[item.kind]]
    if plan.charges:
        first = await next_due_number(work, body.year)
        await work.insert_many([*_rows(plan.charges, body.year, body.due_date, first)])


def _rows(charges: Iterable[Charge], year: int, due_date: date, first: str) -> Iterator[MemberDue]:
    series = series_of(year)
    begin = int(first.removeprefix(series))
    for number, item in enumerate(charges, start=begin):
        yield MemberDue(
            no=f"{series}{number:0{DIGITS}d}",
            name=item.name,
            year=year,
            level_id=item.level.id,
            amount=item.amount,
            payable=item.amount,
            due_date=due_date,
            **{f"{item.kind}_id": item.member_id},
        )


def _shape(plan: Plan, *, issued: bool) -> dict[str, Any]:
    return {
        "issued": issued,
        "seen": plan.seen,
        "persons": len(plan.of("person")),
        "firms": len(plan.of("firm")),
        "prorated": sum(item.months < MONTHS for item in plan.charges),
        "total": to_yuan(plan.total),
        "already": plan.already,
        "free": plan.free,
        "unleveled": plan.unleveled,
        "later": plan.later,
        "lines": [
            {
                "kind": item.kind,
                "name": item.name,
                "level": item.level.name,
                "months": item.months,
                "amount": to_yuan(item.amount),
            }
            for item in plan.charges[:SHOWN]
        ],
    }
