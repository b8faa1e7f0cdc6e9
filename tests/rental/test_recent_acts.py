"""Acts on orders among one's recent ones: taken back by the step that is declared to, as the order was before."""

from typing import Any

from schema.rental.order import DailyOrder
from tests.kit.client import Client
from tests.rental.village import Village, build, on

ORDER = "/rental/order"


async def take(desk: Client, code: str, order: dict[str, Any], **rest: Any) -> None:
    version = (await DailyOrder.get(id=int(order["id"]))).row_version
    await desk.result("POST", f"{ORDER}/{code}", json={"id": order["id"], "version": version, **rest})


async def newest(desk: Client, order: dict[str, Any]) -> dict[str, Any]:
    acts = await desk.result("GET", "/sys/audit/recent")
    return next(act for act in acts if act["rowId"] == order["id"])


async def test_an_extension_is_told_with_its_guest_day_and_money_and_taken_back(database: None, sign_in: Any) -> None:
    village: Village = await build()
    desk: Client = await sign_in(village.actor)
    order = await village.book(village.rooms[0], 2, 4)
    await take(desk, "extend", order, checkOut=on(5))
    act = await newest(desk, order)
    changed = {entry["field"]: (entry["old"], entry["new"]) for entry in act["diff"]}
    assert act["name"] == (await DailyOrder.get(id=int(order["id"]))).contact_name
    assert changed["checkOut"] == (on(4), on(5)) and float(changed["roomTotal"][1]) > float(changed["roomTotal"][0])
    assert act["undo"]["path"] == "/rental/order/shorten"
    await desk.result("POST", act["undo"]["path"], json=act["undo"]["body"])
    assert (await DailyOrder.get(id=int(order["id"]))).check_out.isoformat() == on(4)
    again = await newest(desk, order)
    assert (again["act"], again["undone"], again["undo"]) == (act["act"], True, None)


async def test_a_step_after_which_somebody_did_more_is_offered_no_way_back(database: None, sign_in: Any) -> None:
    village: Village = await build()
    desk: Client = await sign_in(village.actor)
    order = await village.book(village.rooms[0], 2, 4)
    await take(desk, "lock", order)
    locked = await newest(desk, order)
    assert locked["undo"]["path"] == "/rental/order/unlock"
    await take(desk, "note", order, remark="靠窗")
    acts = await desk.result("GET", "/sys/audit/recent")
    assert next(act for act in acts if act["act"] == locked["act"])["undo"] is None
    refused = await desk.call("POST", locked["undo"]["path"], json=locked["undo"]["body"])
    assert refused["id"] == "row.stale"
