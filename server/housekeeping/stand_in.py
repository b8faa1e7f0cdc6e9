"""The stand-in of a housekeeper: an order for somebody who is away goes to them, if they are on duty too."""

from schema.housekeeping.staff import Staff
from schema.system.user_agent import ORDERS
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.api import stand_ins


async def find_stand_in(work: Work, staff_id: int | None) -> tuple[int, str] | None:
    """(housekeeper who gets it instead, name of the absent one), None when nobody stands in."""
    absent = await scoped(Staff, work.actor).get_or_none(id=staff_id) if staff_id else None
    if absent is None or absent.user_id is None:
        return None
    found = await stand_ins(work.actor.tenant_id, [absent.user_id], ORDERS)
    agent_id, _ = found.get(absent.user_id, (0, ""))
    agent = await scoped(Staff, work.actor).filter(user_id=agent_id, state="on").first() if agent_id else None
    return (agent.id, absent.name) if agent is not None else None
