"""Live topics of housekeeping: the dispatcher's page, and each housekeeper's own."""

from schema.housekeeping.staff import Staff
from server.housekeeping.shapes import ActedShape, StaffNews
from server.http.shape import RowRef
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.live.topic import Topic


async def may_dispatch(actor: Actor) -> bool:
    return actor.can("housekeeping:dispatch")


async def may_work(actor: Actor) -> bool:
    return actor.can("housekeeping:mine")


async def own_staff_id(actor: Actor) -> str | None:
    """The housekeeper behind the account; none, no topic."""
    member = await scoped(Staff, actor).get_or_none(user_id=actor.user_id)
    return str(member.id) if member is not None else None


TOPICS: list[Topic] = [
    Topic("hk-dispatch", may_dispatch, says={"order.put": ActedShape, "staff.put": StaffNews, "alarm": ActedShape}),
    Topic("hk", may_work, own=own_staff_id, says={"order.put": ActedShape, "order.del": RowRef, "pay.changed": RowRef}),
]
