"""Communities, buildings, houses, rooms and beds of a demo organisation, and the units that follow from them."""

from dataclasses import dataclass, field
from typing import Any

from schema.rental.community import Building, Community
from schema.rental.house import House
from schema.rental.house_dict import GROUP, PLACE, HouseDict
from schema.rental.mirror import derive_units
from schema.rental.room import Bed, Room, RoomBed
from schema.rental.unit import Unit
from schema.seeds.demo.communities import (
    BED_PRICE,
    HOUSE_TYPES,
    ROOM_NAMES,
    ROOM_PRICES,
    BuildingPlan,
    CommunityPlan,
    HouseType,
)
from server.seeding.demo.catalogues import Catalogues, build_catalogues
from server.seeding.demo.owners import build_owners
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

ORIENTATIONS = ("south", "south", "south_north", "east", "southeast", "north")
FACILITIES = ("无线网络", "中央空调", "热水器", "洗衣机", "冰箱", "电视")
ROOM_FACILITIES = ("壁挂空调", "衣柜", "书桌")
UnitRow = dict[str, Any]

_HOUSE = (
    "id community_id building_id floor total_floor house_no property_type bedrooms halls baths kitchens space"
    " orientation renovation entrance_door facilities rental_method operation_mode owner_id riyue price_daily price_weekday price_weekend"
    " price_holiday market_price price_month price_quarter price_year state"
)
_UNIT = (
    "id kind parent_id house_id leaf_ids community_id building_id floor name title house_type rental_method riyue"
    " on_shelf sellable clean_state resident_limit price_daily price_weekday price_weekend price_holiday price_month sort"
)


@dataclass
class Property:
    """The unit rows by id; their clean states are settled when the stays are known, so they are written last."""

    units: dict[int, UnitRow] = field(default_factory=dict)

    def leaves(self) -> list[UnitRow]:
        """Those of houses on the shelf: nothing ever happened in the others."""
        return [unit for unit in self.units.values() if unit["on_shelf"] and unit["leaf_ids"] == [unit["id"]]]

    def room_of(self, unit: UnitRow) -> UnitRow:
        """The unit whose clean state counts: the room of a bed, else the unit itself."""
        return self.units[unit["parent_id"]] if unit["kind"] == "bed" else unit


@dataclass
class _Sheets:
    communities: Sheet
    buildings: Sheet
    houses: Sheet
    rooms: Sheet
    beds: Sheet
    stock: Sheet
    owners: list[int]
    catalogues: Catalogues


def build_houses(world: World) -> Property:
    """Everything that can be let."""
    sheets = _Sheets(
        world.sheet(Community, "id name region address lng lat developer property_company year pinyin"),
        world.sheet(Building, "id community_id name floors basements units elevator"),
        world.sheet(House, _HOUSE),
        world.sheet(
            Room,
            "id house_id name space resident_limit indoor_door facilities price_daily price_weekday"
            " price_weekend price_holiday price_month sort",
        ),
        world.sheet(Bed, "id room_id label bed_type_id width price_daily"),
        world.sheet(RoomBed, "id room_id bed_type_id quantity"),
        build_owners(world),
        build_catalogues(world),
    )
    found = Property()
    for plan in world.plan.communities:
        _build_community(world, plan, sheets, found)
    _write_dictionary(world, found)
    return found


def _write_dictionary(world: World, found: Property) -> None:
    """By part of town: the first house of each building there."""
    sheet = world.sheet(HouseDict, "id parent_id key value label type riyue sort")
    towns: dict[str, int] = {}
    firsts = {unit["building_id"]: unit for unit in reversed(found.units.values()) if unit["kind"] == "house"}
    for number, unit in enumerate(reversed(firsts.values()), start=1):
        town = next(plan.region[-3:] for plan in world.plan.communities if unit["title"].startswith(plan.name))
        if town not in towns:
            towns[town] = world.ids()
            sheet.add(towns[town], None, f"town{len(towns)}", None, town, GROUP, None, len(towns))
        sheet.add(world.ids(), towns[town], f"p{number}", str(unit["id"]), unit["title"], PLACE, unit["riyue"], number)


def _build_community(world: World, plan: CommunityPlan, sheets: _Sheets, found: Property) -> None:
    community = world.ids()
    sheets.communities.add(
        community,
        plan.name,
        plan.region,
        plan.address,
        plan.lng,
        plan.lat,
        plan.developer,
        world.plan.name,
        plan.year,
        plan.pinyin,
    )
    for building in plan.buildings:
        building_id = world.ids()
        sheets.buildings.add(building_id, community, building.name, building.floors, 1, 1, building.floors > 6)
        place = f"{plan.name} {building.name}"
        number = 0
        for floor in range(1, building.floors + 1):
            for door in range(1, building.doors + 1):
                kind = building.mix[number % len(building.mix)]
                state = building.shelf[number % len(building.shelf)]
                number += 1
                house = _make_house(world, plan, building, (community, building_id, floor, door), kind, state, sheets)
                _mirror(world, plan, building, house, kind, place, sheets, found)


def _make_house(
    world: World,
    plan: CommunityPlan,
    building: BuildingPlan,
    place: tuple[int, int, int, int],
    kind: str,
    state: str,
    sheets: _Sheets,
) -> House:
    community, building_id, floor, door = place
    owners = sheets.owners
    shape = HOUSE_TYPES[kind]
    factor = plan.level * (1 + 0.008 * floor)
    values = (
        world.ids(),
        community,
        building_id,
        floor,
        building.floors,
        f"{floor}{door:02d}",
        "apartment",
        shape.bedrooms,
        shape.halls,
        shape.baths,
        shape.kitchens,
        shape.space,
        ORIENTATIONS[(floor + door) % len(ORIENTATIONS)],
        "fine" if plan.level < 1.3 else "luxury",
        "smart",
        sheets.catalogues.named(*FACILITIES, *(("电梯",) if building.floors > 6 else ())),
        "whole" if building.method == "whole" else "sublease",
        "own" if door % 3 else "entrust",
        None if door % 3 else owners[floor % len(owners)],
        building.riyue,
        *_house_prices(shape, factor),
        state,
    )
    sheets.houses.add(*values)
    return House(**dict(zip(sheets.houses.columns, values, strict=True)))


def _house_prices(shape: HouseType, factor: float) -> tuple[int | None, ...]:
    """Per night in four kinds, market, month, quarter and year; a house let by rooms has no price per night."""
    base = _round_yuan(shape.price * factor) if shape.price else None
    month = _round_yuan(shape.month * factor)
    long = (_round_yuan(shape.month * factor * 1.08), month, _round_yuan(month * 0.029), _round_yuan(month * 0.112))
    return (base, *_tiers(base), *long)


def _tiers(base: int | None) -> tuple[int | None, int | None, int | None]:
    """Weekday, weekend and holiday prices of a base price."""
    if base is None:
        return (None, None, None)
    return (base, _round_yuan(base / 100 * 1.25), _round_yuan(base / 100 * 1.8))


def _round_yuan(yuan: float) -> int:
    """Fen of whole yuan that end in 8, as such prices do."""
    return (int(yuan) // 10 * 10 + 8) * 100


def _mirror(
    world: World,
    plan: CommunityPlan,
    building: BuildingPlan,
    house: House,
    kind: str,
    place: str,
    sheets: _Sheets,
    found: Property,
) -> None:
    rooms: list[Room] = []
    beds: list[Bed] = []
    if building.method != "whole":
        for number in range(HOUSE_TYPES[kind].bedrooms):
            rooms.append(_make_room(world, plan, house, number, building.method, sheets))
            if building.method == "bed":
                beds.extend(
                    _make_bed(world, rooms[-1], plan, label, sheets) for label in range(1, 4 if number == 0 else 3)
                )
    for row in derive_units(house, rooms, beds, place):
        found.units[row["id"]] = {**row, "clean_state": "clean"}


def _make_room(world: World, plan: CommunityPlan, house: House, number: int, method: str, sheets: _Sheets) -> Room:
    base = _round_yuan(ROOM_PRICES[number] * plan.level)
    values = (
        world.ids(),
        house.id,
        ROOM_NAMES[number],
        (22, 16, 14, 12)[number],
        2 if method == "room" else (3 if number == 0 else 2),
        "wood",
        sheets.catalogues.named(*ROOM_FACILITIES),
        base,
        *_tiers(base),
        _round_yuan(base / 100 * 13),
        number + 1,
    )
    sheets.rooms.add(*values)
    stock = ("大床" if number == 0 else "双人床", 1) if method == "room" else ("上下铺", 2 if number == 0 else 1)
    sheets.stock.add(world.ids(), values[0], sheets.catalogues.beds[stock[0]], stock[1])
    return Room(**dict(zip(sheets.rooms.columns, values, strict=True)))


def _make_bed(world: World, room: Room, plan: CommunityPlan, number: int, sheets: _Sheets) -> Bed:
    values = (
        world.ids(),
        room.id,
        f"{number}号床",
        sheets.catalogues.beds["上下铺"],
        90,
        _round_yuan(BED_PRICE * plan.level),
    )
    sheets.beds.add(*values)
    return Bed(**dict(zip(sheets.beds.columns, values, strict=True)))


def write_units(world: World, found: Property) -> None:
    """The unit rows with their settled clean states; beds follow their room."""
    sheet = world.sheet(Unit, _UNIT)
    for unit in found.units.values():
        unit["clean_state"] = found.room_of(unit)["clean_state"]
        sheet.add(*(unit[column] for column in sheet.columns))
