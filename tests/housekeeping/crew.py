"""A small organisation with rooms, items, housekeepers and a dispatcher, made for one test."""

from dataclasses import dataclass, field
from typing import Any

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.rule import Rule
from schema.housekeeping.staff import Staff
from schema.kit.snowflake import next_id
from schema.rental.community import Building, Community
from schema.rental.unit import Unit
from server.kit.actor import Actor
from tests.kit.people import Organisation

RIGHTS = (
    "housekeeping:dispatch",
    *(
        f"housekeeping:order:{verb}"
        for verb in ("add", "dispatch", "redispatch", "reschedule", "cancel", "resolve", "pass", "fail", "reopen")
    ),
    "housekeeping:staff:bindCode",
    "housekeeping:device:revoke",
)


@dataclass
class Crew:
    """`keepers[0]` is the first housekeeper's account, `staff[0]` her row."""

    organisation: Organisation
    community: Community
    building: Building
    dispatcher: Actor
    items: dict[str, ItemType] = field(default_factory=dict)
    units: list[Unit] = field(default_factory=list)
    staff: list[Staff] = field(default_factory=list)
    keepers: list[Actor] = field(default_factory=list)

    @property
    def tenant(self) -> int:
        return self.organisation.id

    async def add_item(self, name: str, **values: Any) -> ItemType:
        row = await ItemType.create(tenant_id=self.tenant, name=name, **{"unit_price": 4500, "minutes": 40, **values})
        self.items[name] = row
        return row

    async def add_unit(self, no: str, **values: Any) -> Unit:
        unit_id = next_id()
        row = await Unit.create(
            id=unit_id,
            tenant_id=self.tenant,
            house_id=unit_id,
            leaf_ids=[unit_id],
            community_id=self.community.id,
            building_id=self.building.id,
            **{"kind": "room", "floor": 3, "name": no, "title": no, "rental_method": "whole", "riyue": "1", **values},
        )
        self.units.append(row)
        return row

    async def add_keeper(self, name: str, **values: Any) -> Staff:
        actor = await self.organisation.hire("housekeeping:mine", name=name)
        skills = ",".join(str(item.id) for item in self.items.values())
        row = await Staff.create(
            tenant_id=self.tenant,
            **{
                "name": name,
                "phone": f"1990000{len(self.staff):04d}",
                "items": skills,
                "user_id": actor.user_id,
                **values,
            },
        )
        self.staff.append(row)
        self.keepers.append(actor)
        return row

    async def add_rule(self, **values: Any) -> Rule:
        item = self.items["退房清洁"]
        given = {"name": "退房", "event": "check_out", "items": str(item.id), "assign": "none", **values}
        return await Rule.create(tenant_id=self.tenant, **given)

    def wish(self, *, unit: int = 0, **values: Any) -> dict[str, Any]:
        """The body of order/add."""
        item = self.items["退房清洁"]
        body = {"type": "checkout", "unitId": str(self.units[unit].id), "items": [{"itemId": str(item.id)}]}
        return {**body, **values}

    async def order(self, order_id: str | int) -> Order:
        return await Order.get(id=int(order_id))

    async def clean_state(self, unit: int = 0) -> str:
        return (await Unit.get(id=self.units[unit].id)).clean_state


async def gather_crew(organisation: Organisation) -> Crew:
    """Two rooms, two housekeepers, one dispatcher."""
    community = await Community.create(tenant_id=organisation.id, name=f"小区{next_id()}")
    building = await Building.create(tenant_id=organisation.id, community_id=community.id, name="1幢", floors=6)
    crew = Crew(organisation, community, building, await organisation.hire(*RIGHTS, name="调度"))
    await crew.add_item("退房清洁")
    await crew.add_item("深度清洁", minutes=120, unit_price=16000)
    await crew.add_unit("301")
    await crew.add_unit("302")
    await crew.add_keeper("王秀英")
    await crew.add_keeper("李桂英")
    return crew
