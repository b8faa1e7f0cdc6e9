"""Numbers of orders, contracts, bills and receipts, counted per tenant and period."""

from datetime import date

from schema.kit.snowflake import next_id
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work

_NEXT = """
INSERT INTO rent_counter (id, tenant_id, series, value) VALUES ($1, $2, $3, $4)
ON CONFLICT (tenant_id, series) DO UPDATE SET value = rent_counter.value + EXCLUDED.value RETURNING value"""

_FORMS = {
    "order": ("D", "%y%m%d", 4),
    "group": ("TD", "%y%m%d", 3),
    "lease": ("HT", "%Y%m", 4),
    "lease_change": ("BG", "%Y%m", 4),
    "settlement": ("JS", "%Y%m", 4),
    "ticket": ("WX", "%y%m%d", 4),
    "bill": ("ZD", "%y%m%d", 5),
    "shift": ("BC", "%y%m%d", 3),
    "receipt": ("SJ", "%y%m%d", 5),
}


async def next_numbers(work: Work, kind: str, count: int = 1, day: date | None = None) -> list[str]:
    """The next numbers of a series; the row lock holds until commit, so a number that is rolled back is given again.

    Callers take them after the claims, so that the lock is short and always the last.
    """
    prefix, pattern, length = _FORMS[kind]
    stem = f"{prefix}{(day or await business_day(work.actor.tenant_id)):{pattern}}"
    last = await work.connection.fetchval(_NEXT, next_id(), work.actor.tenant_id, f"{kind}:{stem}", count)
    return [f"{stem}{number:0{length}d}" for number in range(last - count + 1, last + 1)]


async def next_number(work: Work, kind: str) -> str:
    return (await next_numbers(work, kind))[0]
