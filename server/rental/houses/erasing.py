"""Deletion of a house for good: with rooms, beds, prices and files, once its number was typed.

Past stays, leases and bills go on saying where they were: of a unit that they name its title stays, and nothing else. The
trail keeps who deleted what.
"""

from collections.abc import Iterable, Sequence

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Invalid, NotFound, Stale
from schema.rental.house import House, house
from schema.rental.room import Bed, Room, RoomBed
from schema.rental.unit import Unit, unit
from schema.system.file import File
from server.engine.change import is_named, refuse_referenced
from server.engine.read import visible_ids
from server.engine.recycle import own_facts
from server.engine.row_locks import lock_for_delete
from server.engine.sql import quote
from server.files.api import drop_unnamed
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.named_files import split_paths
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.houses.mirror import lock_houses, refuse_claimed, sync_house
from server.rental.houses.open_accounts import refuse_open

_WHAT = "删除房源 | Deleting the house"
# What a unit alone gives a meaning to goes with it.
_GOES_ALONG = ("rental/dayPrice", "rental/longPrice", "housekeeping/defaultWorker")
# What was goes on saying where; whether it is over is asked of it below, or was by the claims.
_HISTORY = ("rental/lease", "rental/order", "rental/block", "rental/lostItem")

_LIVED_IN = """
SELECT EXISTS (SELECT 1 FROM occupancy_claim WHERE tenant_id = $1 AND unit_id = $2)
    OR EXISTS (SELECT 1 FROM rent_day_use_slot WHERE tenant_id = $1 AND unit_id = $2)
    OR EXISTS (SELECT 1 FROM rent_order_segment WHERE tenant_id = $1 AND unit_id = $2)
    OR EXISTS (SELECT 1 FROM rent_order_night WHERE tenant_id = $1 AND unit_id = $2)"""


class EraseHouse(Body):
    """`house_no`: the number of the house, typed by whoever means it."""

    id: str
    version: int
    house_no: str = ""


async def erase_house(actor: Actor, body: EraseHouse) -> None:
    """POST /rental/house/erase {id, version, houseNo}: nothing brings it back.

    Invalid where another number was typed; Conflict naming who is still there, what is open, or what still names it.
    """
    row_id = parse_id(body.id)
    if not await visible_ids(house, actor, [row_id]):
        raise NotFound()
    async with unit_of_work(actor) as work:
        paths = await _erase(work, row_id, body)
    await _drop_files(actor, paths)


async def _erase(work: Work, row_id: int, body: EraseHouse) -> set[str]:
    """Gives the paths of the files that its rows named."""
    live, known = await lock_houses(work, [row_id])
    row, units = live.get(row_id), list(known[row_id].values())
    if row is None:
        raise NotFound()
    if body.version != row.row_version:
        raise Stale()
    if body.house_no.strip() != row.house_no:
        raise Invalid(fields={"houseNo": "与要删除的房号不一致 | This is not the number of the house"})
    rooms, stock, beds = await _inside(work, row_id)
    await _refuse_needed(work, units)
    parts: Sequence[Base] = (row, *rooms, *stock, *beds)
    for model, held in ((House, [row]), (Room, rooms), (RoomBed, stock), (Bed, beds)):
        await lock_for_delete(work, model, [part.id for part in held])
    await work.delete(row)
    await sync_house(work, row_id)
    await _remove_along(work, [one.id for one in units])
    for part in parts:
        await work.remove(part)
    for one in await of_tenant(Unit, work.actor.tenant_id).filter(house_id=row_id).order_by("id"):
        await _remove_unit(work, one)
    return {path for part in parts for path in _paths(part)}


async def _inside(work: Work, house_id: int) -> tuple[list[Room], list[RoomBed], list[Bed]]:
    """Rooms and beds of the house, those in the recycle bin too."""
    tenant = work.actor.tenant_id
    rooms = await of_tenant(Room, tenant).filter(house_id=house_id).order_by("id")
    inside = [room.id for room in rooms]
    stock = await of_tenant(RoomBed, tenant).filter(room_id__in=inside).order_by("id")
    beds = await of_tenant(Bed, tenant).filter(room_id__in=inside).order_by("id")
    return rooms, stock, beds


async def _refuse_needed(work: Work, units: Sequence[Unit]) -> None:
    """Who comes or lives there, what is not paid, and what else names a unit."""
    ids = [one.id for one in units]
    await lock_for_delete(work, Unit, ids)
    await refuse_claimed(work, ids, _WHAT)
    await refuse_open(work, ids, _WHAT)
    await refuse_referenced(unit, work, units, passed=(*_GOES_ALONG, *_HISTORY))


async def _remove_along(work: Work, unit_ids: list[int]) -> None:
    for path in _GOES_ALONG:
        table = quote(registry().require(path).table)
        await work.connection.execute(
            f"DELETE FROM {table} WHERE tenant_id = $1 AND unit_id = ANY($2::bigint[])", work.actor.tenant_id, unit_ids
        )


async def _remove_unit(work: Work, row: Unit) -> None:
    lived_in = await work.connection.fetchval(_LIVED_IN, work.actor.tenant_id, row.id)
    if lived_in or await is_named(unit, work, row):
        await work.reduce(row, own_facts(unit, row))
    else:
        await work.remove(row)


def _paths(part: Base) -> Iterable[str]:
    for column in ("cover", "photos", "video"):
        yield from split_paths(getattr(part, column, None))


async def _drop_files(actor: Actor, paths: Iterable[str]) -> None:
    """Behind the commit: what another row names as well stays; what is left out by a crash the sweeper of files finds."""
    rows = await scoped(File, actor).filter(file_path__in=list(paths)).only("id")
    await drop_unnamed(actor, [row.id for row in rows])
