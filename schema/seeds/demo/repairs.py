"""Suppliers, repairs, keys and lost property of the demo organisations."""

from typing import NamedTuple


class SupplierPlan(NamedTuple):
    name: str
    trade: str
    contact: str
    phone: str


class RepairPlan(NamedTuple):
    """`days`: how long ago it was reported; `supplier`: number of who mends it, else one of our own; `cost` in fen."""

    title: str
    kind: str
    state: str
    days: int
    urgency: str = "normal"
    supplier: int | None = None
    outcome: str = ""
    cost: int = 0
    payer: str | None = None


class LostPlan(NamedTuple):
    item: str
    place: str
    days: int
    state: str
    finder: str
    owner: str = ""


SUPPLIERS: tuple[SupplierPlan, ...] = (
    SupplierPlan("恒通水电安装部", "water", "周师傅", "13800571101"),
    SupplierPlan("安锁堂", "lock", "陆师傅", "13800571102"),
    SupplierPlan("格美电器售后", "appliance", "方小姐", "13800571103"),
    SupplierPlan("明亮门窗", "structure", "顾师傅", "13800571104"),
)

BLOCKING = RepairPlan("墙面渗水，需重做防水", "structure", "doing", 3, "urgent", 0)
"""The repair that a unit is blocked for."""

REPAIRS: tuple[RepairPlan, ...] = (
    RepairPlan("卫生间下水慢", "water", "open", 0),
    RepairPlan("插座冒火花", "power", "open", 0, "danger"),
    RepairPlan("空调不制冷", "appliance", "assigned", 1, "urgent", 2),
    RepairPlan("窗户关不严", "structure", "assigned", 2, supplier=3),
    RepairPlan("路由器掉线", "network", "doing", 1),
    RepairPlan("门锁电量低后打不开", "lock", "done", 2, "urgent", 1, "换电池，升级固件", 6000, "lessor"),
    RepairPlan("水龙头漏水", "water", "done", 3, supplier=0, outcome="更换阀芯", cost=8500, payer="lessor"),
    RepairPlan("茶几玻璃碎裂", "furniture", "closed", 9, outcome="更换台面", cost=26000, payer="tenant"),
    RepairPlan("热水器打不着火", "appliance", "closed", 14, "urgent", 2, "更换点火器", 18000, "lessor"),
    RepairPlan("过道灯不亮", "power", "closed", 20, outcome="更换灯泡", cost=1200, payer="lessor"),
    RepairPlan("马桶水箱漏水", "water", "closed", 33, supplier=0, outcome="更换进水阀", cost=9600, payer="lessor"),
)

LOST_ITEMS: tuple[LostPlan, ...] = (
    LostPlan("黑色折叠伞", "玄关", 1, "kept", "陈桂香"),
    LostPlan("儿童水杯", "床头柜", 2, "kept", "王秀兰"),
    LostPlan("手机充电器", "书桌", 5, "kept", "刘玉珍"),
    LostPlan("银色耳环一只", "浴室台面", 8, "claimed", "陈桂香", "林女士"),
    LostPlan("身份证", "前台", 12, "claimed", "前台", "郑先生"),
    LostPlan("男式衬衫", "衣柜", 48, "disposed", "王秀兰"),
)
