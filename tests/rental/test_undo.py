"""What the board offers as undo: each inverse call that its window would send is taken, and leaves what was before."""

from typing import Any

import pytest
import pytest_asyncio

from server.kit.database import pool
from server.rental.orders.check_in import CheckIn
from server.rental.orders.moves import Move, Resize, Split
from server.rental.orders.payments import Cashier
from tests.rental.village import Village, act_on, build, move_back, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


def ref(order: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {"id": order["id"], "version": order["version"], **rest}


async def arrived(village: Village, days: int) -> dict[str, Any]:
    """A guest in the first room since some days, for four nights."""
    order = await village.book(village.rooms[0], 0, 4)
    money = Cashier.model_validate(ref(order, project="room_fee", amount=order["money"]["total"], method="cash"))
    order = await act_on("cashier", village.actor, money)
    order = await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order)))
    if days:
        await move_back(order["id"], days)
    return order


async def claims(order: dict[str, Any]) -> list[tuple[int, str, str]]:
    rows = await pool().fetch(
        "SELECT leaf_id, from_day, to_day FROM occupancy_claim WHERE source_id = $1 ORDER BY from_day", int(order["id"])
    )
    return [(row["leaf_id"], row["from_day"].isoformat(), row["to_day"].isoformat()) for row in rows]


@pytest.mark.parametrize("days", [0, 1, 3])
async def test_a_guest_in_the_house_is_moved_and_moved_back(village: Village, days: int) -> None:
    order = await arrived(village, days)
    before = await claims(order)
    target = str(village.rooms[1].id)
    there = Move.model_validate(
        {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": target, "priceMode": "keep"}
    )
    after = await act_on("move", village.actor, there)
    assert (await claims(after))[-1][0] == village.rooms[1].id
    rest = after["segments"][-1]["id"]
    back = {"stayId": rest, "unitId": str(village.rooms[0].id), "priceMode": "keep"}
    await act_on("move", village.actor, Move.model_validate(ref(after, **back)))
    assert await claims(order) == before


async def test_an_extended_stay_is_shortened_again_and_a_cut_one_grows_together(village: Village) -> None:
    order = await arrived(village, 1)
    before = await claims(order)
    longer = await act_on("extend", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(5)}))
    again = await act_on("shorten", village.actor, Resize.model_validate(ref(longer, checkOut=on(3))))
    assert await claims(again) == before
    split = {"stayId": again["segments"][0]["id"], "date": on(1), "unitId": str(village.rooms[1].id)}
    parts = await act_on("split", village.actor, Split.model_validate(ref(again, **split)))
    assert len(await claims(parts)) == 2
    back = {"stayId": parts["segments"][-1]["id"], "unitId": str(village.rooms[0].id), "priceMode": "keep"}
    await act_on("move", village.actor, Move.model_validate(ref(parts, **back)))
    assert await claims(order) == before
