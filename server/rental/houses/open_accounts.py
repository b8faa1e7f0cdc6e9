"""Leases, bills and orders of a house that are not settled: while there is one, the house is neither deleted nor moved."""

from collections.abc import Iterable

from schema.kit.errors import Conflict
from server.kit.unit_of_work import Work

_OPEN = """
SELECT no FROM (
    SELECT l.contract_no AS no FROM rent_lease l
    WHERE l.tenant_id = $1 AND l.unit_id = ANY($2::bigint[]) AND l.del_flag = 0 AND l.state NOT IN ('ended', 'void')
    UNION ALL SELECT b.bill_no FROM rent_bill b JOIN rent_lease l ON l.id = b.lease_id
    WHERE l.tenant_id = $1 AND l.unit_id = ANY($2::bigint[]) AND b.del_flag = 0 AND b.state IN ('open', 'part')
    UNION ALL SELECT o.order_no FROM rent_daily_order o JOIN rent_order_segment s ON s.order_id = o.id AND s.del_flag = 0
    WHERE s.tenant_id = $1 AND s.unit_id = ANY($2::bigint[]) AND o.del_flag = 0
        AND (o.state IN ('draft', 'reserved', 'confirmed', 'in_house') OR (o.state = 'checked_out' AND o.balance > 0))
) open LIMIT 1"""


async def refuse_open(work: Work, unit_ids: Iterable[int], what: str) -> None:
    """Conflict naming what is open; `what` is a pair text of the act."""
    no = await work.connection.fetchval(_OPEN, work.actor.tenant_id, list(unit_ids))
    if no is not None:
        zh, _, en = what.partition(" | ")
        raise Conflict(f"{no}尚未了结，不能{zh} | {en}: {no} is still open", id="house.open")
