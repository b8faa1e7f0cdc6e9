"""Linen and supplies of the demo, what its cleaning items take of them, and its two stores; costs in fen."""

from typing import NamedTuple

from schema.housekeeping.supply import CONSUMABLE, LINEN


class SupplyPlan(NamedTuple):
    """`pack`: so many are bought at once; `used`: by the key of a cleaning item, 0 where she is only asked."""

    name: str
    name_en: str
    kind: str
    unit: str
    cost: int
    low: int
    pack: int
    used: dict[str, int]


STORES = ("中心布草间", "小区库房")
SUPPLIES: tuple[SupplyPlan, ...] = (
    SupplyPlan("床单", "Bed sheet", LINEN, "条", 6800, 40, 80, {"checkout": 1, "linen": 1}),
    SupplyPlan("被套", "Duvet cover", LINEN, "条", 9800, 40, 80, {"checkout": 1, "linen": 1}),
    SupplyPlan("枕套", "Pillowcase", LINEN, "个", 1900, 60, 160, {"checkout": 2, "linen": 2}),
    SupplyPlan("浴巾", "Bath towel", LINEN, "条", 3600, 60, 160, {"checkout": 2, "stayover": 0}),
    SupplyPlan("毛巾", "Hand towel", LINEN, "条", 1200, 60, 160, {"checkout": 2, "stayover": 0}),
    SupplyPlan("洗漱包", "Toiletry kit", CONSUMABLE, "套", 450, 80, 300, {"checkout": 2, "stayover": 0}),
    SupplyPlan("洗发沐浴露", "Shampoo and shower gel", CONSUMABLE, "瓶", 380, 60, 200, {"checkout": 1}),
    SupplyPlan("卷纸", "Toilet paper", CONSUMABLE, "卷", 160, 80, 300, {"checkout": 2, "stayover": 1}),
    SupplyPlan("垃圾袋", "Bin bags", CONSUMABLE, "个", 20, 200, 600, {"checkout": 2, "stayover": 1, "deep": 4}),
    SupplyPlan("瓶装水", "Bottled water", CONSUMABLE, "瓶", 120, 120, 480, {"checkout": 2, "stayover": 2}),
    SupplyPlan("消毒液", "Disinfectant", CONSUMABLE, "瓶", 1500, 10, 24, {"deep": 1, "disinfect": 1}),
)
EXPIRED = "瓶装水"
"""What was thrown away lately, so that it is short."""
