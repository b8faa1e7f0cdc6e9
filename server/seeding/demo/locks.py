"""Locks of a demo organisation with codes of stays: of guests who are there, of some who have left, and of a colleague."""

from datetime import datetime, time, timedelta
from itertools import cycle, islice
from typing import Any

from schema.kit.clock import SHANGHAI
from schema.rental.lock import ISSUED, REVOKED, Lock, LockCode
from schema.rental.order import DailyOrder
from server.seeding.demo.deposits import rows_of
from server.seeding.demo.houses import Property
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

LOCKED_UNITS = 14
GONE = 6
_VENDORS = ("dessmann", "kaadas", "yale", "tuya")
_CODE = (
    "id lock_id code order_id worker_id valid_from valid_until reason state issued_by create_time"
    " revoked_by revoked_at revoke_reason"
)


def build_locks(world: World, found: Property) -> None:
    """The second organisation has none, so that the two differ."""
    if "works1" not in world.users:
        return
    locks = _write_locks(world, found)
    codes = world.sheet(LockCode, _CODE)
    orders = [row for row in rows_of(world, DailyOrder._meta.db_table) if row["unit_id"] in locks]
    for order in orders:
        if order["state"] == "in_house":
            _write_code(world, codes, locks[order["unit_id"]], order)
    for order in islice((row for row in orders if row["checked_out_at"]), GONE):
        _write_code(world, codes, locks[order["unit_id"]], order)
    lock_id = next(iter(locks.values()))
    start, issuer = world.at(world.today - timedelta(days=5), 9), _issuer(world)
    head = (world.ids(), lock_id, _digits(world), None, world.users["works1"], start)
    codes.add(*head, start + timedelta(days=30), "维修通行", ISSUED, issuer, start, None, None, None)


def _write_locks(world: World, found: Property) -> dict[int, int]:
    """The lock by the unit; one is off line, one has little power."""
    sheet = world.sheet(Lock, "id serial vendor unit_id battery state seen_at remark create_time")
    vendors, made = cycle(_VENDORS), {}
    for number, unit in enumerate(found.leaves()[:LOCKED_UNITS], start=1):
        made[unit["id"]] = lock_id = world.ids()
        off, weak = number == 4, number == 7
        seen = world.at(world.today - timedelta(days=9 if off else number % 3), 10)
        told = (12 if weak else 96 - number * 3, "offline" if off else "online", seen, "待更换电池" if weak else None)
        head = (lock_id, f"SL-{2600 + number}", next(vendors), unit["id"])
        sheet.add(*head, *told, world.at(world.today - timedelta(days=60), 10))
    return made


def _write_code(world: World, sheet: Sheet, lock_id: int, order: dict[str, Any]) -> None:
    """From the arrival to noon of the day of departure; revoked when the guest left."""
    start = order["checked_in_at"] or order["create_time"]
    until = max(datetime.combine(order["check_out"], time(12), SHANGHAI), start + timedelta(hours=1))
    left, issuer = order["checked_out_at"], _issuer(world)
    ended = (issuer, left, "住宿结束或换房，自动作废") if left else (None, None, None)
    state = REVOKED if left else ISSUED
    head = (world.ids(), lock_id, _digits(world), order["id"], None, start, until, "入住", state)
    sheet.add(*head, issuer, start, *ended)


def _digits(world: World) -> str:
    return f"{world.rng.randrange(10**6):06d}"


def _issuer(world: World) -> str:
    return world.signatures[world.rng.choice(world.clerks)[0]]
