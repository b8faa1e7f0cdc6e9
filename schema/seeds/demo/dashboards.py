"""Dashboards of the demo, as people would build them, for the roles that may read what they count."""

from typing import Any, NamedTuple


class DashboardPlan(NamedTuple):
    """`roles`: codes of those that it is shown to. `cards` as `server/system/dashboards/cards.py` reads them."""

    name: str
    icon: str
    roles: tuple[str, ...]
    cards: tuple[dict[str, Any], ...]


def card(key: str, title: str, kind: str, path: str, place: tuple[int, int, int, int], **says: Any) -> dict[str, Any]:
    """`place`: x, y, width and height in the grid of twelve columns."""
    names = ("x", "y", "w", "h")
    return {
        "id": key,
        "title": title,
        "kind": kind,
        "path": path,
        "place": dict(zip(names, place, strict=True)),
        **says,
    }


def only(field: str, rule: str, value: str) -> dict[str, Any]:
    return {"matchType": "and", "conditions": [{"field": field, "rule": rule, "val": value}]}


_SUM = {"how": "sum"}
_ORDERS = "rental/order"
_MONTHLY = {"every": "month"}

DASHBOARDS: tuple[DashboardPlan, ...] = (
    DashboardPlan(
        "经营速览 | Business at a glance",
        "bar-chart",
        ("front_desk", "finance"),
        (
            card("orders", "订单数 | Orders", "number", _ORDERS, (0, 0, 3, 2)),
            card("revenue", "房费合计 | Room charges", "number", _ORDERS, (3, 0, 3, 2), of="roomTotal", **_SUM),
            card("nights", "平均间夜 | Average nights", "number", _ORDERS, (6, 0, 3, 2), how="average", of="nights"),
            card("leases", "租约目标 | Goal of leases", "progress", "rental/lease", (9, 0, 3, 2), goal=100),
            card(
                "months",
                "每月房费 | Room charges by month",
                "bar",
                _ORDERS,
                (0, 2, 8, 4),
                of="roomTotal",
                by="checkIn",
                **_SUM,
                **_MONTHLY,
            ),
            card("channels", "订单来源 | Orders by source", "pie", _ORDERS, (8, 2, 4, 4), by="channel"),
        ),
    ),
    DashboardPlan(
        "会员与会费 | Members and dues",
        "team",
        ("secretariat", "finance"),
        (
            card("members", "会员 | Members", "number", "vip/person", (0, 0, 3, 2)),
            card("payable", "应缴会费 | Dues payable", "number", "fin/due", (3, 0, 3, 2), of="payable", **_SUM),
            card(
                "paid", "已缴会费 | Dues received", "progress", "fin/due", (6, 0, 3, 2), of="paid", goal=1000000, **_SUM
            ),
            card("states", "会员状态 | Members by state", "pie", "vip/person", (0, 2, 4, 4), by="state"),
            card(
                "due",
                "每年会费 | Dues by year",
                "line",
                "fin/due",
                (4, 2, 8, 4),
                of="payable",
                by="dueDate",
                every="year",
                **_SUM,
            ),
            card(
                "open",
                "未缴清 | Not paid in full",
                "list",
                "fin/due",
                (0, 6, 12, 4),
                filter=only("state", "in", "unpaid,part"),
            ),
        ),
    ),
)
