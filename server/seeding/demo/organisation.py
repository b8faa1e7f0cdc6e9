"""Departments, accounts, positions and housekeepers of a demo organisation."""

from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal

from schema.housekeeping.staff import Staff
from schema.seeds.demo.organisations import CATEGORIES, POSITIONS, UserPlan
from schema.seeds.housekeeping import ITEMS
from schema.system.category import Category
from schema.system.depart import Depart, UserDepart
from schema.system.position import Position
from schema.system.role import UserRole
from schema.system.user import User
from server.kit.actor import signature_of
from server.seeding.base import item_id
from server.seeding.demo.world import World
from server.seeding.rights import role_id

EFFICIENCY = (Decimal("1.00"), Decimal("1.10"), Decimal("0.95"), Decimal("1.05"))
ON_LEAVE = 8
PHONES = 5


@dataclass
class Keeper:
    """A housekeeper with what she has done so far."""

    id: int
    user_id: int
    plan: UserPlan
    phone: str
    number: int
    orders: int = 0
    amount: int = 0

    @property
    def state(self) -> str:
        return "leave" if self.number == ON_LEAVE else "on"


def build_organisation(world: World, password: str) -> list[Keeper]:
    """`password` is the hash that all demo accounts share."""
    codes = _build_departs(world)
    keepers = _make_keepers(world, _build_users(world, codes, password))
    _build_positions(world)
    _build_categories(world)
    return keepers


def _build_departs(world: World) -> dict[str, tuple[int, str]]:
    """Key -> (id, organisation code)."""
    found: dict[str, tuple[int, str]] = {}
    top = f"A{world.plan.id:02d}"
    world.root_code = top
    sheet = world.sheet(Depart, "id parent_id depart_name depart_name_en org_code org_category depart_order")
    for number, plan in enumerate(world.plan.departs):
        parent = found.get(plan.parent or "")
        code = f"{parent[1]}A{number:02d}" if parent else top
        found[plan.key] = (world.ids(), code)
        sheet.add(
            found[plan.key][0], parent[0] if parent else None, plan.name, plan.name_en, code, plan.category, number
        )
    return found


def _build_users(world: World, departs: dict[str, tuple[int, str]], password: str) -> list[tuple[int, UserPlan, str]]:
    """Writes the accounts; gives those of housekeepers."""
    tenant = world.plan.id
    users = world.sheet(User, "id username realname phone sex work_no post org_code", password=password)
    roles = world.sheet(UserRole, "id user_id role_id")
    members = world.sheet(UserDepart, "id user_id depart_id is_main")
    keepers: list[tuple[int, UserPlan, str]] = []
    for number, plan in enumerate(world.plan.users, start=1):
        depart_id, code = departs[plan.depart]
        user_id = world.ids()
        phone = world.next_phone()
        users.add(user_id, plan.username, plan.realname, phone, plan.sex, f"{tenant}{number:04d}", plan.post, code)
        for role in plan.roles:
            roles.add(world.ids(), user_id, role_id(tenant, role))
        members.add(world.ids(), user_id, depart_id, 1)
        world.users[plan.username] = user_id
        world.signatures[plan.username] = signature_of(plan.realname, plan.username)
        if "front_desk" in plan.roles:
            world.clerks.append((plan.username, plan.realname))
        if "housekeeper" in plan.roles:
            keepers.append((user_id, plan, phone))
    return keepers


def _make_keepers(world: World, accounts: list[tuple[int, UserPlan, str]]) -> list[Keeper]:
    return [
        Keeper(world.ids(), user_id, plan, phone, number)
        for number, (user_id, plan, phone) in enumerate(accounts, start=1)
    ]


def write_staff(world: World, keepers: list[Keeper]) -> None:
    """Written last, when what each has done is known."""
    sheet = world.sheet(
        Staff,
        "id name gender phone items max_minutes_day efficiency user_id bind_code state hired_on orders_total amount_total"
        " seen_at bound_at",
    )
    every = [item_id(world.plan.id, item.key) for item in ITEMS]
    for keeper in keepers:
        number = keeper.number
        sheet.add(
            keeper.id,
            keeper.plan.realname,
            keeper.plan.sex,
            keeper.phone,
            ",".join(str(item) for item in (every if number % 4 else every[:4])),
            (420, 420, 480, 360)[number % 4],
            EFFICIENCY[number % 4],
            keeper.user_id,
            f"BD{world.plan.id:02d}{number:04d}",
            keeper.state,
            date(world.today.year - 1 - number % 4, 1 + number % 12, 8),
            keeper.orders,
            keeper.amount,
            world.moment if number <= PHONES else None,
            world.at(world.today - timedelta(days=30 + number), 9) if number <= PHONES else None,
        )


def _build_positions(world: World) -> None:
    sheet = world.sheet(Position, "id code name rank")
    for code, name, rank in POSITIONS:
        sheet.add(world.ids(), code, name, rank)


def _build_categories(world: World) -> None:
    sheet = world.sheet(Category, "id pid name code")
    ids: dict[str, int] = {}
    for code, name in CATEGORIES:
        ids[code] = world.ids()
        sheet.add(ids[code], ids.get(code[:-3]), name, code)
