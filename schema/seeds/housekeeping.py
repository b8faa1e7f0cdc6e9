"""Housekeeping items and rules that every organisation starts with; prices in fen."""

from typing import NamedTuple


class ItemPlan(NamedTuple):
    key: str
    name: str
    price: int
    minutes: int
    photos: int
    checklist: tuple[str, ...] = ()
    parent: str | None = None


class RulePlan(NamedTuple):
    key: str
    name: str
    event: str
    type: str
    items: tuple[str, ...]
    deadline: str
    assign: str
    inspect: bool
    offset: int = 0


ITEMS: tuple[ItemPlan, ...] = (
    ItemPlan(
        "checkout",
        "退房清洁",
        4500,
        40,
        1,
        (
            "更换床品 | Change the linen",
            "清洁卫生间 | Clean the bathroom",
            "补充用品 | Refill supplies",
            "检查遗留物 | Look for lost things",
        ),
    ),
    ItemPlan("stayover", "续住清洁", 2500, 20, 0, ("整理床铺 | Make the bed", "清空垃圾 | Empty the bins")),
    ItemPlan(
        "deep",
        "深度清洁",
        16000,
        120,
        2,
        ("擦窗 | Windows", "清洗油烟机 | Kitchen hood", "床垫除螨 | Mattress", "消毒 | Disinfection"),
    ),
    ItemPlan("linen", "更换布草", 1500, 10, 0, parent="checkout"),
    ItemPlan("kitchen", "厨房清洁", 3000, 25, 0, parent="deep"),
    ItemPlan("windows", "擦玻璃", 4000, 40, 0, parent="deep"),
    ItemPlan("disinfect", "消毒除味", 3500, 20, 0),
    ItemPlan("inspect", "查房", 1000, 10, 0),
    ItemPlan("repair", "小修", 5000, 45, 1),
)
RULES: tuple[RulePlan, ...] = (
    RulePlan("check_out", "退房自动保洁", "check_out", "checkout", ("checkout",), "next_arrival", "balance", False),
    RulePlan("early_leave", "提前离店保洁", "early_leave", "checkout", ("checkout",), "next_arrival", "balance", False),
    RulePlan("room_change", "换房保洁", "room_change", "checkout", ("checkout",), "next_arrival", "balance", False),
    RulePlan("lease_end", "租约到期深度保洁", "lease_end", "deep", ("deep",), "next_arrival", "none", True),
    RulePlan("block_end", "开房查房", "block_end", "inspect", ("inspect",), "same_day", "none", False),
)
