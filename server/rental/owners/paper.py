"""A statement on paper: whose, of which month, line by line, with the sums."""

from typing import Annotated, Any

from schema.kit.money import to_capitals, to_yuan
from schema.rental.owner import Owner
from schema.rental.owner_statement import OWNER_LINE, OwnerStatement, OwnerStatementLine
from schema.system.tenant import Tenant
from server.engine.visible import fetch_visible
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.scope import everywhere, of_tenant, scoped
from server.rental.owners.reckoning import month_span
from server.rental.shapes import Shape


class PaperLine(Shape):
    kind: Annotated[str, OneOf(OWNER_LINE.labels)]
    house: str
    no: str
    text: str
    from_day: str
    to_day: str
    nights: int | None
    amount: str


class StatementPaper(Shape):
    """Yuan; `inWords`: the payout in capitals."""

    organisation: str
    owner: str
    month: str
    first: str
    last: str
    income: str
    cost: str
    share_rate: str
    share: str
    payout: str
    in_words: str
    lines: list[PaperLine]


async def read_paper(actor: Actor, statement_id: str) -> dict[str, Any]:
    """GET /rental/ownerStatement/paper?id."""
    row = await fetch_visible(OwnerStatement, actor, statement_id)
    lines = await scoped(OwnerStatementLine, actor).filter(statement_id=row.id).order_by("id")
    owner = await of_tenant(Owner, actor.tenant_id).get_or_none(id=row.owner_id)
    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    first, last = month_span(row.first_day)
    return {
        "organisation": tenant.name,
        "owner": owner.name if owner else "",
        "month": row.month,
        "first": first.isoformat(),
        "last": last.isoformat(),
        "income": to_yuan(row.income),
        "cost": to_yuan(row.cost),
        "shareRate": str(row.share_rate),
        "share": to_yuan(row.share),
        "payout": to_yuan(row.payout),
        "inWords": to_capitals(row.payout),
        "lines": [_line(line) for line in lines],
    }


def _line(line: OwnerStatementLine) -> dict[str, Any]:
    return {
        "kind": line.kind,
        "house": line.house,
        "no": line.no or "",
        "text": line.text or "",
        "fromDay": line.from_day.isoformat(),
        "toDay": line.to_day.isoformat(),
        "nights": line.nights,
        "amount": to_yuan(line.amount),
    }
