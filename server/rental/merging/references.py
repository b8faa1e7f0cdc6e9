"""What names a renter: found in the declarations, so that a new table is merged without a word here."""

from dataclasses import dataclass
from typing import Any

from tortoise import Model

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.text import Pair, pair
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import renter
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work

COLUMN = "renter_id"
_STAYS = pair("入住记录 | Stays")
_OTHERS = pair("其他记录 | Other records")


@dataclass(frozen=True, slots=True)
class Reference:
    """A column that holds the id of a renter; `titles`: what a person calls its rows."""

    model: type[Model]
    column: str
    titles: Pair

    @property
    def table(self) -> str:
        return str(self.model._meta.db_table)

    def naming(self, tenant_id: int, renter_id: int) -> Any:
        """The rows that name a renter, deleted ones too."""
        return of_tenant(self.model, tenant_id).filter(**{self.column: renter_id})


def references() -> list[Reference]:
    """The fields of resources that refer to a renter, and the columns of the same name of tables that are none; in the order in
    which they are locked: what hangs on a lease after the leases (`docs/locks.md`)."""
    found = {
        (str(one.model._meta.db_table), item.column): Reference(one.model, item.column, one.titles)
        for one in registry().resources
        for item in one.complete_fields
        if item.ref == renter.path and item.link is None and item.kind != "refs"
    }
    for model in registry().models:
        place = (str(model._meta.db_table), COLUMN)
        if COLUMN in model._meta.fields_map and place not in found:
            found[place] = Reference(model, COLUMN, _STAYS if model is OrderGuest else _OTHERS)
    return sorted(found.values(), key=lambda one: ("lease_id" in one.model._meta.fields_map, one.table))


async def move(work: Work, kept_id: int, other_id: int) -> int:
    """Everything that names the other names the one that is kept, in rows that are held from here on; gives how many."""
    moved = 0
    for reference in references():
        rows = await reference.naming(work.actor.tenant_id, other_id).order_by("id").select_for_update(no_key=True)
        live = [row for row in rows if isinstance(row, Base) and not row.del_flag]
        await work.update_many([(row, {reference.column: kept_id}) for row in live], action="merge")
        await reference.naming(work.actor.tenant_id, other_id).update(**{reference.column: kept_id})
        moved += len(rows)
    return moved
