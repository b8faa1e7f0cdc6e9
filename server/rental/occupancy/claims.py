"""The one way to take and give back nights: claims on leaf units that the database keeps from overlapping."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.snowflake import next_id
from schema.rental.unit import Unit
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_gone
from server.rental.occupancy.hours import claim_hours, hours_in_the_way
from server.rental.occupancy.type_availability import DemandChange, UnassignedStay, type_of_leaves, update_counters
from server.rental.spans import Hours, Span


@dataclass(frozen=True, slots=True)
class Claim:
    """Nights, or hours of the span's first day, of one unit for one bar; `unit` must have come from `lock_units`."""

    unit: Unit
    span: Span
    kind: str
    source_id: int
    stay_id: int
    hold_until: datetime | None = None
    hours: Hours | None = None


Lost = tuple[Claim, Mapping[str, Any] | None]
"""A claim that could not be had, and the row that has it, None when it went meanwhile."""


class Taken(Conflict):
    """`claim` is what could not be had, `rival` the row that has it, None when it went meanwhile.

    `availability.refusals` says it in words, with what is free instead.
    """

    default_id = "occupancy.taken"
    default_message = "日期已被占用 | These nights are taken"

    def __init__(self, claim: Claim, rival: Mapping[str, Any] | None) -> None:
        self.claim = claim
        self.rival = rival
        super().__init__(result={"winner": None, "alternatives": []})


_INSERT = """
INSERT INTO occupancy_claim (id, tenant_id, unit_id, leaf_id, from_day, to_day, kind, source_id, stay_id, hold_until)
SELECT x.id, $1, x.unit, x.leaf, x.start, x.finish, x.kind, x.source, x.stay, x.until
FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::text[], $8::bigint[], $9::bigint[],
    $10::timestamptz[]) AS x (id, unit, leaf, start, finish, kind, source, stay, until)
ORDER BY x.leaf, x.start
ON CONFLICT DO NOTHING RETURNING id"""

_RELEASE = """DELETE FROM occupancy_claim WHERE stay_id = ANY($1::bigint[])
RETURNING leaf_id, from_day, to_day, kind"""
_RELEASE_HOURS = "DELETE FROM rent_day_use_slot WHERE stay_id = ANY($1::bigint[])"

_EXPIRED = """
WITH nights AS (DELETE FROM occupancy_claim WHERE id IN (SELECT id FROM occupancy_claim
    WHERE kind = 'hold' AND (leaf_id = ANY($1::bigint[]) AND hold_until <= $2 OR source_id = ANY($3::bigint[]))
    ORDER BY id FOR UPDATE) RETURNING source_id),
hours AS (DELETE FROM rent_day_use_slot WHERE id IN (SELECT id FROM rent_day_use_slot
    WHERE kind = 'hold' AND (leaf_id = ANY($1::bigint[]) AND hold_until <= $2 OR source_id = ANY($3::bigint[]))
    ORDER BY id FOR UPDATE) RETURNING source_id),
gone AS (SELECT source_id FROM nights UNION SELECT source_id FROM hours),
holds AS (SELECT id FROM rent_hold WHERE id IN (SELECT source_id FROM gone) OR id = ANY($3::bigint[])
    FOR UPDATE SKIP LOCKED)
DELETE FROM rent_hold h USING holds WHERE h.id = holds.id RETURNING h.id, h.community_id"""

_RIVAL = """
SELECT c.kind, c.source_id, c.stay_id, c.leaf_id, c.from_day, c.to_day,
    coalesce(o.order_no, g.no, l.contract_no, '') AS no,
    coalesce(nullif(split_part(o.guest_names, ',', 1), ''), o.contact_name, l.renter_name, b.reason, h.realname, '')
        AS guest
FROM occupancy_claim c
LEFT JOIN rent_daily_order o ON c.kind = 'order' AND o.id = c.source_id
LEFT JOIN rent_lease_change g ON c.kind = 'lease' AND g.id = c.source_id
LEFT JOIN rent_lease l ON c.kind = 'lease' AND l.id = coalesce(g.lease_id, c.source_id)
LEFT JOIN rent_house_block b ON c.kind = 'block' AND b.id = c.source_id
LEFT JOIN rent_hold h ON c.kind = 'hold' AND h.id = c.source_id
WHERE c.leaf_id = ANY($1::bigint[]) AND c.from_day < $3 AND c.to_day > $2 AND NOT (c.stay_id = ANY($4::bigint[]))
ORDER BY c.from_day, c.id LIMIT 1"""


@dataclass
class ClaimChange:
    """What one act gives back and takes: bars with their claims, and stays that wait for a unit of a type.

    `overbook` is the reason for selling more than there is; not `checked`: what is, is, and may leave stays without a place.
    """

    claims: Sequence[Claim] = ()
    unassigned: Sequence[UnassignedStay] = ()
    freed: Sequence[int] = ()
    freed_unassigned: Sequence[UnassignedStay] = ()
    hold_id: int | None = None
    overbook: str | None = None
    checked: bool = True
    own_holds: list[int] = field(default_factory=list)


async def release_stays(work: Work, stay_ids: Iterable[int]) -> None:
    """Gives back all nights of the bars."""
    await replace_claims(work, ClaimChange(freed=list(stay_ids)))


async def replace_claims(work: Work, act: ClaimChange) -> None:
    """Gives back, then claims; Taken when somebody has a night, "occupancy.full" when a type has no place.

    Once a transaction: the locks of the counters are taken in one order by everybody.
    """
    rows = await work.connection.fetch(_RELEASE, list(act.freed)) if act.freed else []
    if act.freed:
        await work.connection.execute(_RELEASE_HOURS, list(act.freed))
    gone = [(row["leaf_id"], Span(row["from_day"], row["to_day"])) for row in rows if row["kind"] != "hold"]
    dropped = await _claim(work, act)
    firm = [claim for claim in act.claims if claim.kind != "hold" and claim.hours is None]
    taken = [(leaf, claim.span) for claim in firm for leaf in claim.unit.leaf_ids]
    shift = DemandChange(await business_day(work.actor.tenant_id))
    types = await type_of_leaves(work, {leaf for leaf, _ in gone + taken}) if gone or taken else {}
    for leaves, by in ((gone, -1), (taken, 1)):
        for leaf, span in leaves:
            if leaf in types:
                shift.claim(types[leaf], span, by)
    for waits, by in ((act.freed_unassigned, -1), (act.unassigned, 1)):
        for wait in waits:
            shift.wait(wait, by)
    shift.checked = act.checked
    await update_counters(work, shift, act.overbook, act.own_holds)
    for row in dropped:
        emit_gone(work, row["community_id"], row["id"])


async def drop_holds(work: Work, leaves: Sequence[int], own: Sequence[int] = ()) -> Sequence[Mapping[str, Any]]:
    """Removes expired holds on the leaves, and the caller's own ones that the new claims replace; gives those."""
    dropped: Sequence[Mapping[str, Any]] = await work.connection.fetch(_EXPIRED, list(leaves), now(), list(own))
    return dropped


async def own_holds(work: Work, leaves: Sequence[int], hold_id: int | None) -> list[int]:
    """Holds of the same client never stand in its own way."""
    client = work.actor.client_id
    if not client and hold_id is None:
        return []
    rows = await work.connection.fetch(
        "SELECT h.id FROM rent_hold h WHERE h.tenant_id = $2 AND h.user_id = $3 AND (h.id = $5 OR h.client_id = $4"
        " AND (EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.source_id = h.id AND c.leaf_id = ANY($1::bigint[]))"
        " OR EXISTS (SELECT 1 FROM rent_day_use_slot s WHERE s.source_id = h.id AND s.leaf_id = ANY($1::bigint[]))))",
        list(leaves),
        work.actor.tenant_id,
        work.actor.user_id,
        client or None,
        hold_id,
    )
    return [row["id"] for row in rows]


async def _claim(work: Work, act: ClaimChange) -> Sequence[Mapping[str, Any]]:
    """Takes nights and hours; gives the holds that gave way. Taken where somebody has them."""
    claims = act.claims
    leaves = sorted({leaf for claim in claims for leaf in claim.unit.leaf_ids})
    if not leaves and act.hold_id is None:
        return ()
    act.own_holds = await own_holds(work, leaves, act.hold_id)
    dropped = await drop_holds(work, leaves, act.own_holds)
    lost = await _claim_nights(work, [claim for claim in claims if claim.hours is None])
    lost = lost or await claim_hours(
        work, [claim for claim in claims if claim.hours], [claim.stay_id for claim in claims]
    )
    if lost:
        raise Taken(*lost)
    return dropped


async def _claim_nights(work: Work, claims: Sequence[Claim]) -> Lost | None:
    if not claims:
        return None
    rows = [(leaf, claim) for claim in claims for leaf in claim.unit.leaf_ids]
    written = await work.connection.fetch(
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
        return await _find_rival(work, claims)
    places = [
        (leaf, *claim.span, claim.kind, place) for place, claim in enumerate(claims) for leaf in claim.unit.leaf_ids
    ]
    rival = await hours_in_the_way(work, places, [claim.stay_id for claim in claims])
    return None if rival is None else (claims[rival["place"]], rival)


async def _find_rival(work: Work, claims: Sequence[Claim]) -> Lost:
    connection = work.connection
    own = [claim.stay_id for claim in claims]
    for claim in claims:
        row = await connection.fetchrow(_RIVAL, claim.unit.leaf_ids, claim.span.start, claim.span.end, own)
        if row is not None:
            return claim, row
    return claims[0], None
