"""Live topics of rental: the board of a community, the figures of the day, and the rent roll."""

from pydantic import BaseModel

from schema.kit.numerals import read_row_id
from schema.rental.community import Community
from server.http.shape import Empty, RowRef
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.live.topic import Topic
from server.rental.board.narrowing import sees_part
from server.rental.board.shapes import PriceNews, StayNews, UnassignedNews, UnitNews


async def may_see_board(actor: Actor, community_id: str) -> bool:
    """Those who may list the board whole: no data rule keeps a part of it from them."""
    return not sees_part(actor) and await may_see_changes(actor, community_id)


async def may_see_changes(actor: Actor, community_id: str) -> bool:
    """Those who may list the board, for communities of their own tenant."""
    community = read_row_id(community_id)
    if not actor.can("rental:board:list") or community is None:
        return False
    return await scoped(Community, actor).filter(id=community).exists()


async def may_see_today(actor: Actor) -> bool:
    return actor.can("rental:today:list")


async def may_see_roll(actor: Actor) -> bool:
    return actor.can("rental:rentRoll:list")


BOARD: dict[str, type[BaseModel]] = {
    "stay.put": StayNews,
    "stay.del": RowRef,
    "unassigned.put": UnassignedNews,
    "unassigned.del": RowRef,
    "unit.put": UnitNews,
    "price.put": PriceNews,
}

TOPICS: list[Topic] = [
    Topic("board/{community_id}", may_see_board, says=BOARD),
    Topic("boardChanges/{community_id}", may_see_changes, says={"changed": Empty, "prices": Empty}),
    Topic("today", may_see_today, says={"changed": Empty}),
    Topic("rentRoll", may_see_roll, says={"changed": Empty}),
]
