"""Supplies of housekeeping: linen that comes back from the laundry, consumables that do not, and what a cleaning item takes of them.

How many there are is never typed here: it is what the ledger of the stores (`stock.py`) comes to.
"""

from json import dumps

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Choice, Wire, f
from schema.kit.indexes import check
from schema.kit.resource import Child, Resource, Rows

LINEN, CONSUMABLE = "linen", "consumable"
ENABLED = "1"
OFFERED = Choice(condition=dumps({"status": ENABLED}))
"""What a new line may name."""
HK_SUPPLY_KIND = dictionary(
    "hk_supply_kind",
    "物品类别 | Kind of supply",
    f"{LINEN}=布草 | Linen #blue",
    f"{CONSUMABLE}=易耗品 | Consumable #gold",
)
_ON_HAND = (
    "(SELECT coalesce(sum(s.quantity), 0) FROM hk_stock s"
    " WHERE s.supply_id = t.id AND s.tenant_id = t.tenant_id AND s.del_flag = 0)::int"
)


class Supply(Base):
    """`cost`: fen a unit. `low`: fewer than so many on the shelves of all stores are short; 0 never. `on_hand` and `short` are read
    from the stock."""

    name = Char(60)
    name_en = Char(60, null=True)
    kind = Char(12, default=CONSUMABLE)
    unit = Char(10, default="件")
    low = Int(default=0)
    cost = Money(default=0)
    status = Char(1, default=ENABLED)
    sort = Int(default=0)
    on_hand = Int(null=True)
    short = Bool(null=True)

    class Meta:
        table = "hk_supply"


class ItemSupply(Base):
    """So many of a supply are usually used each time that the item is done; 0: she is asked, and usually uses none."""

    item_id = Ref(db_index=True)
    supply_id = Ref(db_index=True)
    quantity = Int(default=1)

    class Meta:
        table = "hk_item_supply"


supply = Resource(
    Supply,
    path="housekeeping/supply",
    title="布草与易耗品 | Linen and supplies",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=180),
        f("name_en", "英文名称 | English name", find="like", hide="list"),
        f("kind", "类别 | Kind", dict=HK_SUPPLY_KIND.code, find="eq", flags="once", width=104),
        f("unit", "单位 | Unit", width=80),
        f(
            "on_hand",
            "在库 | On hand",
            find="range",
            flags="read_only",
            width=104,
            hide="import",
            wire=Wire(reads=_ON_HAND),
        ),
        f(
            "low",
            "最低库存 | Low mark",
            limits=(0, 999999),
            width=104,
            help="各库房合计少于它即为不足；0 为不提醒 | Fewer than this in all stores is short; 0: never",
        ),
        f(
            "short",
            "不足 | Short",
            find="eq",
            flags="read_only",
            width=88,
            hide="import",
            wire=Wire(reads=f"(t.low > 0 AND {_ON_HAND} < t.low)"),
        ),
        f("cost", "单价 | Cost of one", limits=(0, None), width=112),
        f("status", "状态 | Status", dict="enabled", find="eq", width=96, choice="switch"),
        f("sort", "排序 | Order", limits=(0, None), width=80),
    ],
    list="name kind unit on_hand low short cost status sort",
    sort="sort name",
    label="name | name_en",
    children=[Child("housekeeping/stock", "supply_id"), Child("housekeeping/stockMove", "supply_id")],
)

item_supply = Resource(
    ItemSupply,
    path="housekeeping/itemSupply",
    title="项目用品 | Supplies of an item",
    fields=[
        f("item_id", "保洁项目 | Item", ref="housekeeping/item", find="eq", width=180),
        f("supply_id", "物品 | Supply", ref="housekeeping/supply", find="eq", width=180, choice=OFFERED),
        f(
            "quantity",
            "每次用量 | Each time",
            limits=(0, 99),
            width=104,
            help="0 为只询问 | 0: only asked for",
        ),
    ],
    list="item_id supply_id quantity",
    sort="item_id id",
    label="id",
    search="off",
    rows=Rows(under={"item_id": "housekeeping/item"}),
)

SUPPLY_CONSTRAINTS = [check("hk_item_supply", "hk_item_supply_not_below_nothing", '"quantity" >= 0')]
