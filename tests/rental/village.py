"""A small place to let: one community with a house let whole, one by rooms and one by beds; and short words for acts."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from schema.domains import registry
from schema.kit.clock import today
from schema.rental.community import Building, Community
from schema.rental.house import House
from schema.rental.order import DailyOrder
from schema.rental.room import Bed, Room
from schema.rental.unit import Unit
from server.engine.write import add_row
from server.kit.actor import Actor
from server.rental.forms import OrderAdd
from server.rental.orders import add_order
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, found

GUEST = {"name": "李明", "gender": "1", "idType": "id_card", "idNo": "11010519491231002X", "phone": "13800138000"}


def on(days: int) -> str:
    """The day that many days from today, as text."""
    return (today() + timedelta(days=days)).isoformat()


def day(days: int) -> date:
    return today() + timedelta(days=days)


@dataclass
class Village:
    """`whole` is a house unit; `rooms` are rooms of one house; `beds` are beds of one room of another house."""

    org: Organisation
    actor: Actor
    community: int
    building: int
    whole: Unit
    shared: Unit
    rooms: list[Unit]
    bunk: Unit
    beds: list[Unit]

    async def book(self, unit: Unit, first: int, last: int, **rest: Any) -> dict[str, Any]:
        """Books nights counted from today."""
        return await book(self.actor, unit, first, last, **rest)


async def add(actor: Actor, path: str, **data: Any) -> Any:
    """Adds a row the way the generic form does."""
    return await add_row(registry().require(path), actor, data)


async def build(org: Organisation | None = None) -> Village:
    """A new tenant with its village."""
    org = org or await found()
    await add_dictionaries(org.id)
    actor = org.admin
    community: Community = await add(actor, "rental/community", name="云栖花园")
    place = {"communityId": str(community.id)}
    building: Building = await add(actor, "rental/building", **place, name="1幢", floors=6)
    place["buildingId"] = str(building.id)
    whole = await _house(actor, place, "101", "whole", priceDaily="288.00", priceWeekend="358.00")
    shared = await _house(actor, place, "201", "sublease")
    rooms = [await _room(actor, shared, name) for name in ("A", "B", "C")]
    dorm = await _house(actor, place, "301", "sublease")
    bunk = await _room(actor, dorm, "A")
    beds: list[Bed] = [
        await add(actor, "rental/bed", roomId=str(bunk.id), label=f"{number}号床", priceDaily="88.00")
        for number in (1, 2, 3, 4)
    ]
    units = {unit.id: unit for unit in await Unit.filter(tenant_id=org.id)}
    return Village(
        org,
        actor,
        community.id,
        building.id,
        units[whole.id],
        units[shared.id],
        [units[room.id] for room in rooms],
        units[bunk.id],
        [units[bed.id] for bed in beds],
    )


async def _house(actor: Actor, place: dict[str, str], number: str, method: str, **rest: Any) -> House:
    row: House = await add(
        actor,
        "rental/house",
        **place,
        floor=int(number[0]),
        totalFloor=6,
        houseNo=number,
        bedrooms=2,
        rentalMethod=method,
        riyue="3",
        **rest,
    )
    return row


async def _room(actor: Actor, house: House, name: str) -> Room:
    row: Room = await add(actor, "rental/room", houseId=str(house.id), name=name, residentLimit=4, priceDaily="188.00")
    return row


def form(unit: Unit, first: int, last: int, **rest: Any) -> OrderAdd:
    """The entry form, filled."""
    data = {
        "contactName": "王芳",
        "contactPhone": "13900139000",
        "unitId": str(unit.id),
        "checkIn": on(first),
        "checkOut": on(last),
        "guests": [GUEST],
        **rest,
    }
    return OrderAdd.model_validate(data)


async def book(actor: Actor, unit: Unit, first: int, last: int, **rest: Any) -> dict[str, Any]:
    return await add_order(actor, form(unit, first, last, **rest))


async def move_back(order_id: str, days: int) -> None:
    """Lets time pass for an order: everything it has happened that many days earlier."""
    from server.kit.database import pool

    shift = timedelta(days=days)
    for table in ("rent_order_segment", "occupancy_claim"):
        column = "order_id" if table == "rent_order_segment" else "source_id"
        await pool().execute(
            f"UPDATE {table} SET from_day = from_day - $2::interval, to_day = to_day - $2::interval WHERE {column} = $1",
            int(order_id),
            shift,
        )
    await pool().execute(
        "UPDATE rent_order_night SET night = night - $2::interval WHERE order_id = $1", int(order_id), shift
    )
    await DailyOrder.filter(id=int(order_id)).update(
        check_in=(await DailyOrder.get(id=int(order_id))).check_in - shift,
        check_out=(await DailyOrder.get(id=int(order_id))).check_out - shift,
    )
