"""Bed types, facilities and prices of long lets of the demo organisations; what rooms of the demo have is among them."""

BED_TYPES = (
    ("单人床", 120, 1, None),
    ("双人床", 150, 2, None),
    ("大床", 180, 2, None),
    ("特大床", 200, 2, None),
    ("上下铺", 90, 2, "按铺出售时每铺一人"),
    ("榻榻米", 180, 3, None),
    ("沙发床", 140, 1, "加床用"),
    ("婴儿床", 60, 1, "提前一天预约"),
)
"""Name, width, persons, remark."""

FACILITIES = (
    ("无线网络", "comfort", "house"),
    ("中央空调", "comfort", "house"),
    ("电梯", "comfort", "house"),
    ("停车位", "comfort", "house"),
    ("书桌", "comfort", "room"),
    ("衣柜", "comfort", "room"),
    ("洗衣机", "appliance", "house"),
    ("冰箱", "appliance", "both"),
    ("电视", "appliance", "both"),
    ("壁挂空调", "appliance", "room"),
    ("燃气灶", "kitchen", "house"),
    ("抽油烟机", "kitchen", "house"),
    ("热水器", "kitchen", "both"),
    ("独立卫浴", "kitchen", "room"),
    ("烟雾报警器", "safety", "both"),
    ("灭火器", "safety", "house"),
    ("智能门锁", "safety", "both"),
    ("近地铁", "attribute", "house"),
    ("朝南", "attribute", "both"),
    ("带阳台", "attribute", "room"),
    ("禁止宠物", "restriction", "both"),
    ("仅限女性", "restriction", "room"),
    ("禁止吸烟", "restriction", "both"),
    ("禁止聚会", "restriction", "house"),
)
"""Name, group, applies to."""

LONG_PRICES = (("month", 100, 0, None), ("quarter", 291, 0, None), ("year", 1116, 0, None), ("month", 96, -400, -1))
"""Term, percent of what the house asks a month, first and last day from today; none: for ever."""
