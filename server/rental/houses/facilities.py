"""Facilities that houses and rooms have: what is chosen somewhere is not deleted, only disabled.

They are chosen several at once, in one column, which the engine's own look at references leaves out.
"""

from schema.rental.facility import RentalFacility
from schema.rental.house import house
from schema.rental.room import room
from server.engine.change import still_used
from server.engine.sql import quote
from server.kit.actor import Actor
from server.kit.unit_of_work import Work


async def keep_chosen(work: Work, row: RentalFacility, actor: Actor) -> None:
    """Conflict "row.referenced" where a house or a room has it."""
    for chooser in (house, room):
        found = await work.connection.fetchval(
            f"SELECT EXISTS (SELECT 1 FROM {quote(chooser.table)} WHERE tenant_id = $1 AND del_flag = 0"
            " AND $2 = ANY(string_to_array(facilities, ',')))",
            actor.tenant_id,
            str(row.id),
        )
        if found:
            raise still_used(chooser, told=actor.can(chooser.code("list")))
