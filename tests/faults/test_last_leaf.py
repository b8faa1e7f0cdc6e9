"""Two hundred people want the same night of one house on two server processes, through every path; one gets it."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from tests.faults.desk import Desk, Quarter, on, order_form
from tests.workers.sheets import sheet_bytes

Attempt = Callable[[], Awaitable[httpx.Response]]
FIRST, LAST = 20, 22
_OVERLAPS = """
SELECT count(*) FROM occupancy_claim a JOIN occupancy_claim b ON a.leaf_id = b.leaf_id AND a.id < b.id
  AND a.from_day < b.to_day AND b.from_day < a.to_day
"""


async def make_attempts(desks: list[Desk], quarter: Quarter) -> list[Attempt]:
    """By turns on both processes: 60 orders, 38 moves, 1 extension, 1 earlier arrival, 40 leases, 40 blocks, 20 imports."""
    wanted, title = quarter.units[0], quarter.titles[0]
    before = await desks[0].post("/rental/order/add", **order_form("前客", wanted, FIRST - 2, FIRST))
    after = await desks[1].post("/rental/order/add", **order_form("后客", wanted, LAST, LAST + 2))
    homes = [
        await desks[n % 2].post("/rental/order/add", **order_form(f"移客{n}", quarter.units[1 + n % 9], 30 + n, 31 + n))
        for n in range(38)
    ]
    forms: list[tuple[str, dict[str, Any]]] = [
        ("/rental/order/extend", {"id": before["id"], "checkOut": on(LAST)}),
        ("/rental/order/resize", {"id": after["id"], "checkIn": on(FIRST), "checkOut": on(LAST + 2)}),
    ]
    for home in homes:
        stay = {"id": home["id"], "stayId": home["segments"][0]["id"], "unitId": wanted}
        forms.append(("/rental/order/move", {**stay, "from": on(FIRST), "to": on(FIRST + 1)}))
    for n in range(60):
        forms.append(("/rental/order/add", order_form(f"客人{n}", wanted, FIRST, LAST)))
    lease = {"unitId": wanted, "startDate": on(FIRST + 1), "price": "3000"}
    for n in range(40):
        person = {"name": f"租客{n}", "phone": f"137001370{n:02d}"}
        # Leases that would run into the guest who comes afterwards lose against the guest; blocks fit in between.
        forms.append(("/rental/lease/add", {**lease, "tenant": person, "endDate": on(FIRST + 120)}))
        block = {
            "unitId": wanted,
            "from": on(FIRST),
            "to": on(FIRST + 1 + n % 2),
            "kind": "repair",
            "reason": "水管维修",
        }
        forms.append(("/rental/block/add", block))
    attempts = [posting(desks[n % len(desks)], path, form) for n, (path, form) in enumerate(forms)]
    return attempts + [importing(desks[n % len(desks)], title, n) for n in range(20)]


def posting(desk: Desk, path: str, form: dict[str, Any]) -> Attempt:
    return lambda: desk.send("POST", path, json=form)


def importing(desk: Desk, title: str, number: int) -> Attempt:
    sheet = sheet_bytes(
        ("联系人", "联系电话", "房间", "入住日期", "离店日期"),
        [[f"导入{number}", "13600136000", title, on(FIRST), on(LAST)]],
    )
    return lambda: desk.send("POST", "/rental/order/importExcel", files={"file": ("订单.xlsx", sheet)})
