"""The wall: the rooms by building as they look tonight, and what is on, without a name of anybody."""

from datetime import timedelta
from typing import Any

from schema.activity.activity import Activity
from schema.kit.clock import now
from schema.rental.unit import Unit
from tests.rental.village import GUEST, build


async def wall_of(actor: Any, sign_in: Any) -> dict[str, Any]:
    return dict(await (await sign_in(actor)).result("GET", "/portal/wall"))


async def test_rooms_stand_by_building_and_floor_from_the_top_and_say_how_they_look(
    database: None, sign_in: Any
) -> None:
    village = await build()
    await Unit.filter(id=village.rooms[0].id).update(clean_state="dirty")
    await Unit.filter(id=village.rooms[1].id).update(clean_state="out_of_order")
    await village.book(village.whole, 0, 2)
    await village.book(village.beds[0], 0, 1)
    wall = await wall_of(village.actor, sign_in)
    [building] = wall["plan"]
    assert (building["community"], building["building"]) == ("云栖花园", "1幢")
    told = {floor["floor"]: [(room["name"], room["state"]) for room in floor["rooms"]] for floor in building["floors"]}
    assert list(told) == [3, 2, 1]
    assert told[1] == [("101", "taken")] and told[3] == [("301-A", "part")]
    assert told[2] == [("201-A", "dirty"), ("201-B", "closed"), ("201-C", "free")]
    assert GUEST["name"] not in str(wall) and GUEST["phone"] not in str(wall)


async def test_what_is_on_and_comes_next_stands_there_and_neither_drafts_nor_what_is_over(
    database: None, sign_in: Any
) -> None:
    village = await build()
    begin = now() + timedelta(hours=3)
    for title, state, hours in (("下一场", "published", 2), ("草稿", "draft", 2), ("已过", "published", -9)):
        await Activity.create(
            tenant_id=village.org.id, no=title, title=title, category_id=1, begin_at=begin + timedelta(hours=hours - 2),
            end_at=begin + timedelta(hours=hours), capacity=9, taken=4, state=state,
        )  # fmt: skip
    [one] = (await wall_of(village.actor, sign_in))["activities"]
    assert (one["title"], one["running"], one["taken"], one["capacity"]) == ("下一场", False, 4, 9)
