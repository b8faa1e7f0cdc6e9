"""A small place to let: one community with a house let whole, one by rooms and one by beds; and short words for acts."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, TypeVar

from schema.domains import registry
from schema.kit.base import Base
from schema.rental.community import Building, Community
from schema.rental.house import ON_SHELF, House
from schema.rental.order import DailyOrder
from schema.rental.room import Bed, Room
from schema.rental.unit import Unit
from server.engine.process import run_transition
from server.engine.write import add_row
from server.kit.actor import Actor
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.houses.mirror import sync_house
from server.rental.orders.acting import OrderRef
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd
from tests.kit.clock import today
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

Row = TypeVar("Row", bound=Base)
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

    async def cleanness(self) -> str | None:
        """How clean the house is now that is let whole."""
        await self.whole.refresh_from_db()
        return self.whole.clean_state


async def add(actor: Actor, path: str, **data: Any) -> Any:
    """Adds a row the way the generic form does."""
    return await add_row(registry().require(path), actor, data)


async def build(org: Organisation | None = None) -> Village:
    """A new tenant with its village."""
    org = org or await create_organisation()
    await add_dictionaries(org.id)
    actor = org.admin
    async with unit_of_work(actor) as work:
        community = await _insert(work, Community(name="云栖花园"))
        building = await _insert(work, Building(community_id=community.id, name="1幢", floors=6))
        place = {
            "community_id": community.id,
            "building_id": building.id,
            "total_floor": 6,
            "bedrooms": 2,
            "riyue": "3",
            "state": ON_SHELF,
        }
        prices = {"price_daily": 28800, "price_weekend": 35800}
        whole = await _insert(work, House(**place, floor=1, house_no="101", rental_method="whole", **prices))
        shared = await _insert(work, House(**place, floor=2, house_no="201", rental_method="sublease"))
        dorm = await _insert(work, House(**place, floor=3, house_no="301", rental_method="sublease"))
        let = {"resident_limit": 4, "price_daily": 18800}
        rooms = [await _insert(work, Room(house_id=shared.id, name=name, **let)) for name in ("A", "B", "C")]
        bunk = await _insert(work, Room(house_id=dorm.id, name="A", **let))
        labels = [f"{number}号床" for number in (1, 2, 3, 4)]
        beds = [await _insert(work, Bed(room_id=bunk.id, label=label, price_daily=8800)) for label in labels]
        for house in (whole, shared, dorm):
            await sync_house(work, house.id)
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


async def _insert(work: Work, row: Row) -> Row:
    await work.insert(row)
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


async def act_on(code: str, actor: Actor, body: OrderRef) -> Any:
    """Takes a step of an order, as its call does."""
    return await run_transition(registry().require("rental/order"), code, actor, body)


async def act_on_lease(code: str, actor: Actor, body: OrderRef) -> Any:
    return await run_transition(registry().require("rental/lease"), code, actor, body)


async def age_line(line_id: int, days: int) -> None:
    """As if a line of the ledger had been booked so many days ago; only the owner of the table may do that."""
    from server.kit.database import pool

    async with pool().acquire() as connection, connection.transaction():
        await connection.execute("ALTER TABLE rent_ledger DISABLE TRIGGER rent_ledger_append_only")
        await connection.execute(
            "UPDATE rent_ledger SET paid_on = paid_on - $2::int, create_time = create_time - $3::interval WHERE id = $1",
            line_id,
            days,
            timedelta(days=days),
        )
        await connection.execute("ALTER TABLE rent_ledger ENABLE TRIGGER rent_ledger_append_only")


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
