"""The class of an organisation, by how many people it has: what metrics may say of it without naming it."""

import time

from server.kit.database import pool

NOBODY, NEW, SMALL, MEDIUM, LARGE = "none", "new", "small", "medium", "large"
CLASSES = (NOBODY, NEW, SMALL, MEDIUM, LARGE)
"""Nobody signed in, not counted yet, fewer than 20 people, fewer than 200, more."""
READ_SECONDS = 60.0
_PEOPLE = "SELECT tenant_id, count(*) AS people FROM sys_user WHERE del_flag = 0 GROUP BY tenant_id"
_classes: dict[int, str] = {}
_read_at = float("-inf")


def class_of(tenant_id: int) -> str:
    return _classes.get(tenant_id, NEW)


async def read_classes() -> None:
    """Counts the people of all organisations, at most once a minute."""
    global _classes, _read_at
    if time.monotonic() - _read_at < READ_SECONDS:
        return
    rows = await pool().fetch(_PEOPLE)
    _classes = {row["tenant_id"]: _band(row["people"]) for row in rows}
    _read_at = time.monotonic()


def count_classes() -> dict[str, int]:
    """Class -> organisations, as last read."""
    known = list(_classes.values())
    return {name: known.count(name) for name in (SMALL, MEDIUM, LARGE)}


def _band(people: int) -> str:
    return SMALL if people < 20 else MEDIUM if people < 200 else LARGE
