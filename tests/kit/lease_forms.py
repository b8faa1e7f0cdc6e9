"""The entry form of a lease, filled: one place that knows which fields a contract needs."""

from datetime import timedelta
from typing import Any

from tests.kit.clock import today

LESSEE = {"name": "赵强", "phone": "13700137000"}


def lease_body(**typed: Any) -> dict[str, Any]:
    """A year from today with a deposit, from 14:00 of the first day to 12:00 of the last; `typed` stands instead, or beside."""
    first = typed.get("startDate", today().isoformat())
    last = typed.get("endDate", (today() + timedelta(days=364)).isoformat())
    chosen = {"depositCharged": True, "checkIn": f"{first} 14:00:00", "departure": f"{last} 12:00:00"}
    return {"tenant": LESSEE, "startDate": first, "endDate": last, "price": "3000", **chosen, **typed}
