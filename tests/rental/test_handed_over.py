"""What is handed over with the keys, and what becomes of it: compared when the lessee leaves."""

from typing import Any

import pytest
import pytest_asyncio
from pydantic import ValidationError

from schema.kit.errors import Invalid
from schema.rental.lease import Lease
from server.kit.switches import REFUND_APPROVAL
from server.rental.leases.view import lease_detail
from server.rental.settlements.subject import draw
from tests.kit.switch import set_switch
from tests.rental.test_lease_changes import change
from tests.rental.test_leases import sign
from tests.rental.test_move_in import hand_over
from tests.rental.test_settlements import agreed, begin, photo, take
from tests.rental.village import Village, build, on

ITEMS = [
    {"name": "钥匙", "count": 2},
    {"name": "空调", "count": 1, "state": "worn"},
    {"name": "遥控器", "count": 1},
]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    return village


async def moved_in(village: Village, **form: Any) -> Lease:
    lease = await sign(village, startDate=on(-60))
    return await hand_over(village, lease["id"], items=ITEMS, **form)


async def test_the_list_of_the_hand_over_is_compared_with_what_comes_back(village: Village) -> None:
    lease = await moved_in(village)
    kept = (await lease_detail(village.actor, lease.id))["handed"]
    assert [(one["name"], one["count"], one["state"]) for one in kept] == [
        ("钥匙", 2, "good"), ("空调", 1, "worn"), ("遥控器", 1, "good")
    ]  # fmt: skip
    row = await begin(village, {"id": str(lease.id)})
    listed = row["form"]["handover"]
    assert [(one["text"], one["was"], one["state"], one["done"]) for one in listed] == [
        ("钥匙 ×2", "good", "good", False), ("空调 ×1", "worn", "worn", False), ("遥控器 ×1", "good", "good", False)
    ]  # fmt: skip
    listed = [
        {**listed[0], "done": True},
        {**listed[1], "done": True, "state": "broken"},
        {**listed[2], "state": "missing"},
    ]
    row = await agreed(village, row, handover=listed)
    assert row["form"]["handover"] == listed
    paper = await draw(village.actor, int(row["id"]))
    assert (
        paper.variables["handover"]
        == "钥匙 ×2（已交，完好）；空调 ×1（已交，交房时有使用痕迹，现损坏）；遥控器 ×1（未交，交房时完好，现缺失）"
    )
    await take(
        "finish", village.actor, row, **({"method": "cash"} if not row["statement"]["net"].startswith("-") else {})
    )


async def test_where_nothing_was_listed_the_usual_is_asked_for(village: Village) -> None:
    lease = await sign(village, startDate=on(-60))
    row = await begin(village, lease)
    assert [one["was"] for one in row["form"]["handover"]] == ["", "", "", ""]


async def test_a_picture_that_is_nobodys_and_a_condition_that_does_not_exist_are_refused(village: Village) -> None:
    lease = await sign(village, startDate=on(-60))
    with pytest.raises(Invalid) as refusal:
        await hand_over(village, lease["id"], items=[{"name": "钥匙", "photo": "../x.png"}])
    assert list(refusal.value.fields or {}) == ["items.0.photo"]
    for wrong in ({"name": ""}, {"name": "钥匙", "count": 0}, {"name": "钥匙", "state": "fine"}):
        with pytest.raises(ValidationError):
            await hand_over(village, lease["id"], items=[wrong])
    row = await hand_over(village, lease["id"], items=[{"name": "钥匙", "photo": await photo(village)}])
    assert [bool(item["photo"]) for item in row.handed] == [True]


async def test_a_renewal_keeps_the_list_and_another_room_has_one_of_its_own(village: Village) -> None:
    lease = await moved_in(village)
    done = await change(village, lease, "room_change", unitId=str(village.rooms[0].id), effectiveDay=on(5))
    assert (await Lease.get(id=done.next_lease_id)).handed is None
    other = await sign(village, startDate=on(-300), endDate=on(20), unitId=str(village.rooms[1].id))
    row = await hand_over(village, other["id"], items=ITEMS)
    done = await change(village, row, "renew", endDate=on(200))
    assert (await Lease.get(id=done.next_lease_id)).handed == row.handed
