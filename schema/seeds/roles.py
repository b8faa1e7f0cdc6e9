"""Roles that ship, with what they may do as patterns over permission codes; a pattern with "!" in front takes away."""

from typing import NamedTuple


class RolePlan(NamedTuple):
    code: str
    name: str
    description: str
    home: str
    grants: tuple[str, ...]


DISPLAY = ("portal:wall:list", "rental:today:list")

ROLES: tuple[RolePlan, ...] = (
    RolePlan("admin", "管理员", "拥有全部权限 | May do everything", "/dashboard/analysis", ("*",)),
    RolePlan(
        "front_desk",
        "前台",
        "房态、订单、收银与租约 | Board, orders, cashier and leases",
        "/dashboard/analysis",
        (
            "rental:*",
            "!rental:*:delete",
            "!rental:*:reveal",
            "rental:block:delete",
            "!rental:community:*",
            "!rental:building:*",
            "rental:community:list",
            "rental:building:list",
            "!rental:order:backdate",
            "!rental:order:overbook",
            "housekeeping:dispatch",
            "housekeeping:order:list",
            "housekeeping:order:add",
            "housekeeping:staff:list",
            "housekeeping:item:list",
            "portal:improve:*",
            "asset:*:list",
            "asset:card:take",
            "asset:card:repair",
            "asset:card:request*",
            "risk:*:list",
            "workflow:*:list",
        ),
    ),
    RolePlan(
        "dispatcher",
        "保洁调度",
        "派单、查房与保洁人员 | Dispatch, inspection and housekeepers",
        "/dashboard/analysis",
        (
            "housekeeping:*",
            "!housekeeping:mine",
            "!housekeeping:*:reveal",
            "rental:today:list",
            "rental:board:list",
            "rental:room:clean",
            "rental:unit:list",
            "rental:community:list",
            "asset:*:list",
            "asset:card:repair",
            "asset:card:request*",
            "risk:*:list",
            "risk:register:add",
            "workflow:*:list",
        ),
    ),
    RolePlan("housekeeper", "保洁员", "手机端接单 | Orders on the phone", "/m/housekeeping", ("housekeeping:mine",)),
    RolePlan(
        "finance",
        "财务",
        "流水、账单与对账 | Ledger, bills and reconciliation",
        "/dashboard/analysis",
        (
            "rental:today:list",
            "rental:order:list",
            "rental:order:export",
            "rental:order:cashier",
            "rental:order:reverse",
            "rental:order:backdate",
            "rental:lease:list",
            "rental:lease:export",
            "rental:lease:pay",
            "rental:bill:*",
            "rental:community:list",
            "rental:meter:list",
            "rental:meterReading:list",
            "rental:meterReading:export",
            "rental:tariff*",
            "rental:utility*:list",
            "rental:ledger:*",
            "rental:tenant:list",
            "rental:unit:list",
            "asset:*:list",
            "asset:card:export",
            "risk:*:list",
            "workflow:*",
        ),
    ),
    RolePlan("display", "大屏", "只看大屏 | The wall display only", "/bigscreen", DISPLAY),
    RolePlan(
        "display_income",
        "大屏（含收入）",
        "只看大屏，含收入 | The wall display with income",
        "/bigscreen",
        (*DISPLAY, "portal:wall:income"),
    ),
)
