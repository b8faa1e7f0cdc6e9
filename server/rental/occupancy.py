"""The one way to take and give back nights: claims on leaf units that the database keeps from overlapping."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NoReturn

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.snowflake import next_id
from schema.rental.unit import Unit
from server.kit.unit_of_work import Work
from server.rental.alternatives import find_alternatives
from server.rental.board_events import connection_of, emit_gone
from server.rental.spans import DAY, Span


@dataclass(frozen=True, slots=True)
class Claim:
    """Nights of one unit for one bar; `unit` must have come from `lock_units`."""

    unit: Unit
    span: Span
    kind: str
    source_id: int
    stay_id: int
    hold_until: datetime | None = None


_INSERT = """
INSERT INTO occupancy_claim (id, tenant_id, unit_id, leaf_id, from_day, to_day, kind, source_id, stay_id, hold_until)
SELECT x.id, $1, x.unit, x.leaf, x.start, x.finish, x.kind, x.source, x.stay, x.until
FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::text[], $8::bigint[], $9::bigint[],
    $10::timestamptz[]) AS x (id, unit, leaf, start, finish, kind, source, stay, until)
ORDER BY x.leaf, x.start
ON CONFLICT DO NOTHING RETURNING id"""

_EXPIRED = """
WITH gone AS (DELETE FROM occupancy_claim
    WHERE kind = 'hold' AND (leaf_id = ANY($1::bigint[]) AND hold_until <= $2 OR source_id = ANY($3::bigint[]))
    RETURNING source_id),
holds AS (SELECT id FROM rent_hold WHERE id IN (SELECT source_id FROM gone) OR id = ANY($3::bigint[])
    FOR UPDATE SKIP LOCKED)
DELETE FROM rent_hold h USING holds WHERE h.id = holds.id RETURNING h.id, h.community_id"""

_RIVAL = """
SELECT c.kind, c.source_id, c.stay_id, c.leaf_id, c.from_day, c.to_day,
    coalesce(o.order_no, l.contract_no, '') AS no,
    coalesce(nullif(split_part(o.guest_names, ',', 1), ''), o.contact_name, l.renter_name, b.reason, h.realname, '')
        AS guest
FROM occupancy_claim c
LEFT JOIN rent_daily_order o ON c.kind = 'order' AND o.id = c.source_id
LEFT JOIN rent_lease l ON c.kind = 'lease' AND l.id = c.source_id
LEFT JOIN rent_house_block b ON c.kind = 'block' AND b.id = c.source_id
LEFT JOIN rent_hold h ON c.kind = 'hold' AND h.id = c.source_id
WHERE c.leaf_id = ANY($1::bigint[]) AND c.from_day < $3 AND c.to_day > $2 AND NOT (c.stay_id = ANY($4::bigint[]))
ORDER BY c.from_day, c.id LIMIT 1"""

_KIND_TEXTS = {
    "order": ("订单", "order"),
    "lease": ("长租合同", "lease"),
    "block": ("关房", "block"),
    "hold": ("正在操作", "being handled by"),
}


async def release_stays(work: Work, stay_ids: Iterable[int]) -> None:
    """Gives back all nights of the bars."""
    await connection_of(work).execute("DELETE FROM occupancy_claim WHERE stay_id = ANY($1::bigint[])", list(stay_ids))


async def drop_holds(work: Work, leaves: Sequence[int], own: Sequence[int] = ()) -> None:
    """Removes expired holds on the leaves, and the caller's own ones that the new claims replace."""
    rows = await connection_of(work).fetch(_EXPIRED, list(leaves), now(), list(own))
    for row in rows:
        emit_gone(work, row["community_id"], row["id"])


async def own_holds(work: Work, leaves: Sequence[int], hold_id: int | None) -> list[int]:
    """Holds of the same client never stand in its own way."""
    client = work.actor.client_id
    if not client and hold_id is None:
        return []
    rows = await connection_of(work).fetch(
        "SELECT h.id FROM rent_hold h WHERE h.tenant_id = $2 AND h.user_id = $3 AND (h.id = $5 OR h.client_id = $4"
        " AND EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.source_id = h.id AND c.leaf_id = ANY($1::bigint[])))",
        list(leaves),
        work.actor.tenant_id,
        work.actor.user_id,
        client or None,
        hold_id,
    )
    return [row["id"] for row in rows]


async def take(work: Work, claims: Sequence[Claim], hold_id: int | None = None) -> None:
    """Claims all nights or raises Conflict "occupancy.taken" naming the winner and three free alternatives."""
    leaves = sorted({leaf for claim in claims for leaf in claim.unit.leaf_ids})
    if not leaves and hold_id is None:
        return
    await drop_holds(work, leaves, await own_holds(work, leaves, hold_id))
    rows = [(leaf, claim) for claim in claims for leaf in claim.unit.leaf_ids]
    written = await connection_of(work).fetch(
        _INSERT,
        work.actor.tenant_id,
        [next_id() for _ in rows],
        [claim.unit.id for _, claim in rows],
        [leaf for leaf, _ in rows],
        [claim.span.start for _, claim in rows],
        [claim.span.end for _, claim in rows],
        [claim.kind for _, claim in rows],
        [claim.source_id for _, claim in rows],
        [claim.stay_id for _, claim in rows],
        [claim.hold_until for _, claim in rows],
    )
    if len(written) < len(rows):
        await _refuse(work, claims)


async def _refuse(work: Work, claims: Sequence[Claim]) -> NoReturn:
    connection = connection_of(work)
    own = [claim.stay_id for claim in claims]
    for claim in claims:
        row = await connection.fetchrow(_RIVAL, claim.unit.leaf_ids, claim.span.start, claim.span.end, own)
        if row is not None:
            alternatives = await find_alternatives(connection, claim.unit, claim.span)
            raise taken(claim.unit, row, alternatives)
    raise taken(claims[0].unit, None, await find_alternatives(connection, claims[0].unit, claims[0].span))


def taken(unit: Unit, rival: Mapping[str, Any] | None, alternatives: list[dict[str, str]]) -> Conflict:
    """The refusal that every path answers with."""
    if rival is None:
        text = f"{unit.title} 的日期已被占用 | {unit.title}: these nights are taken"
        return Conflict(text, id="occupancy.taken", result={"winner": None, "alternatives": alternatives})
    zh, en = _KIND_TEXTS[rival["kind"]]
    first, last = rival["from_day"], rival["to_day"] - DAY
    nights = f"{first:%m-%d}" if first == last else f"{first:%m-%d}..{last:%m-%d}"
    who = " ".join(part for part in (rival["no"], rival["guest"]) if part)
    winner = {
        "kind": rival["kind"],
        "no": rival["no"],
        "guest": rival["guest"],
        "from": first.isoformat(),
        "to": rival["to_day"].isoformat(),
    }
    return Conflict(
        f"{unit.title} {nights} 已被占用：{zh} {who} | {unit.title} {nights} is taken: {en} {who}",
        id="occupancy.taken",
        result={"winner": winner, "alternatives": alternatives},
    )
