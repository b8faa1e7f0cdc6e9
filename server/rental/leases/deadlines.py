"""Deadlines of contracts that nobody has signed: how long a draft and a submitted one hold their nights, by parameter."""

from datetime import datetime, timedelta

from schema.kit.clock import now
from server.kit.parameter import fault_of
from server.kit.switches import LEASE_DRAFT_HOURS, LEASE_UNSIGNED_DAYS, SWITCHES, read_switch


async def draft_deadline(tenant_id: int) -> datetime:
    """When a draft that is made or changed now lapses, UTC."""
    return now() + timedelta(hours=await _number(tenant_id, LEASE_DRAFT_HOURS))


async def sign_deadline(tenant_id: int, since: datetime | None = None) -> datetime:
    """When one that is submitted, changed or partly signed at a moment, now unless it is told, lapses unless all sign it, UTC."""
    return (since or now()) + timedelta(days=await _number(tenant_id, LEASE_UNSIGNED_DAYS))


async def _number(tenant_id: int, key: str) -> int:
    switch, value = SWITCHES[key], await read_switch(tenant_id, key)
    return int(switch.default if fault_of(switch, value) else value)
