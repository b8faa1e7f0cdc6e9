"""Best fit: the free units that a waiting stay fits into with the smallest gaps around it, with the reason in words."""

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.money import to_yuan
from schema.kit.text import localize
from schema.rental.order import DailyOrder
from schema.rental.unit_type import type_text
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import fetch
from server.rental.bars.queries import Row
from server.rental.cleaning.states import READY_STATES
from server.rental.inventory.units import load_units
from server.rental.occupancy.type_availability import TYPE_OF
from server.rental.pricing.origin import Origin, origin_of
from server.rental.pricing.quotes import quote
from server.rental.spans import Span

PROPOSALS = 3
NEAR = 14
"""Gaps from here on count as open: nobody stands near."""

_FREE = f"""
SELECT u.id, u.title, u.clean_state, u.resident_limit, {TYPE_OF} AS unit_type,
    EXISTS (SELECT 1 FROM rent_presence p WHERE p.tenant_id = $1 AND p.leaf_id = u.id) AS lived_in,
    $3 - (SELECT max(c.to_day) FROM occupancy_claim c WHERE c.leaf_id = u.id AND c.tenant_id = $1 AND c.to_day <= $3
        AND c.to_day > $3 - {NEAR} AND (c.hold_until IS NULL OR c.hold_until > $5)) AS before,
    (SELECT min(c.from_day) FROM occupancy_claim c WHERE c.leaf_id = u.id AND c.tenant_id = $1 AND c.from_day >= $4
        AND c.from_day < $4 + {NEAR} AND (c.hold_until IS NULL OR c.hold_until > $5)) - $4 AS after
FROM rent_unit u
WHERE u.tenant_id = $1 AND u.community_id = $2 AND u.resident_limit >= $6 AND u.clean_state <> 'out_of_order'
    AND {TYPE_OF} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.leaf_id = u.id AND c.tenant_id = $1
        AND c.from_day < $4 AND c.to_day > $3 AND (c.hold_until IS NULL OR c.hold_until > $5))"""


class Fit(NamedTuple):
    """A free unit; gaps are None where nobody stands within `NEAR` nights."""

    id: int
    title: str
    unit_type: str
    before: int | None
    after: int | None
    ready: bool


def rank_fits(fits: Sequence[Fit], unit_type: str, first: date, today: date) -> list[Fit]:
    """The stay's own type first, then the smallest gap, then rooms that are ready today."""

    def key(fit: Fit) -> tuple[bool, int, bool, str]:
        gaps = sum(NEAR if gap is None else gap for gap in (fit.before, fit.after))
        return fit.unit_type != unit_type, gaps, not fit.ready and first <= today, fit.title

    return sorted(fits, key=key)[:PROPOSALS]


def explain(fit: Fit, unit_type: str) -> str:
    """Why this unit, as a pair text."""
    zh, en = _gaps(fit.before, fit.after)
    if fit.unit_type != unit_type:
        other_zh, other_en = type_text(fit.unit_type).split(" | ")
        return f"换户型：{other_zh}；{zh} | Another type: {other_en}; {en}"
    return f"{zh} | {en}"


def _gaps(before: int | None, after: int | None) -> tuple[str, str]:
    if before == 0 and after == 0:
        return "前后正好衔接，不留空夜", "fits exactly between two stays, no night is left empty"
    parts = []
    for gap, zh, en in ((before, "前", "before"), (after, "后", "after")):
        if gap == 0:
            parts.append((f"{zh}面正好衔接", f"no gap {en}"))
        elif gap is not None:
            parts.append((f"{zh}面空{gap}晚", f"{gap} {'night' if gap == 1 else 'nights'} empty {en}"))
        else:
            parts.append((f"{zh}面{NEAR}晚内无人", f"nobody within {NEAR} nights {en}"))
    return "，".join(zh for zh, _ in parts), ", ".join(en for _, en in parts)


async def propose_units(actor: Actor, order_id: str) -> list[dict[str, Any]]:
    """Up to three units for an order that waits; Conflict when it does not."""
    order = await fetch(DailyOrder, actor, order_id)
    if order.unit_id is not None or order.unit_type is None:
        raise Conflict("已排房 | A unit is assigned already", id="order.has_unit")
    span = Span(order.check_in, order.check_out)
    guests = max(order.guest_count, 1)
    rows = await pool().fetch(_FREE, actor.tenant_id, order.community_id, *span, now(), guests)
    fits = rank_fits([_fit(row) for row in rows], order.unit_type, span.start, await business_day(actor.tenant_id))
    units = await load_units(actor, [fit.id for fit in fits])
    return [
        {
            "unitId": str(fit.id),
            "title": fit.title,
            "unitType": fit.unit_type,
            "before": fit.before,
            "after": fit.after,
            **await _price(units[fit.id], span, origin_of(order)),
            "reason": localize(explain(fit, order.unit_type), actor.locale),
        }
        for fit in fits
    ]


def _fit(row: Row) -> Fit:
    ready = row["clean_state"] in READY_STATES and not row["lived_in"]
    return Fit(row["id"], row["title"], row["unit_type"], row["before"], row["after"], ready)


async def _price(unit: Any, span: Span, origin: Origin) -> dict[str, str]:
    lines = await quote(pool(), unit, span, origin=origin)
    return {"price": to_yuan(lines[0].price), "total": to_yuan(sum(line.price for line in lines))}
