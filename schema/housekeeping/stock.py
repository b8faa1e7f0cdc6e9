"""Stores and their stock: an append-only ledger of what came, was used, went to the laundry and back, was lost or corrected.

The stock of a store is what its ledger comes to, so that nobody types a number that nothing explains.
"""

from schema.housekeeping.supply import HK_SUPPLY_KIND, OFFERED
from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Find, Wire, f, lately
from schema.kit.indexes import check
from schema.kit.resource import Child, Resource, Rows

RECEIVED, USED, TO_LAUNDRY, FROM_LAUNDRY = "received", "used", "to_laundry", "from_laundry"
LOST, LAUNDRY_LOST, CORRECTED = "lost", "laundry_lost", "corrected"
_BY_HAND = (
    f"{RECEIVED}=入库 | Received #green",
    f"{USED}=领用 | Used #blue",
    f"{TO_LAUNDRY}=送洗 | To the laundry #cyan",
    f"{FROM_LAUNDRY}=洗回 | Back from the laundry #purple",
    f"{LOST}=报损 | Lost #red",
    f"{LAUNDRY_LOST}=洗涤缺损 | Lost in the laundry #red",
)
HK_STOCK_HAND = dictionary("hk_stock_hand", "手工出入库 | Movement by hand", *_BY_HAND)
HK_STOCK_KIND = dictionary(
    "hk_stock_kind", "出入库类型 | Kind of movement", *_BY_HAND, f"{CORRECTED}=盘点更正 | Corrected #orange"
)


class Store(Base):
    """A linen room or storeroom; `community_id`: the one whose rooms are served from it, every other one's where it is empty."""

    name = Char(40)
    community_id = Ref(null=True)
    remark = Char(100, null=True)
    sort = Int(default=0)

    class Meta:
        table = "hk_store"


class Stock(Base):
    """Of one supply in one store: clean on the shelf, used and waiting for the laundry, at the laundry. `kind`, `unit`: its supply's."""

    store_id = Ref(db_index=True)
    supply_id = Ref(db_index=True)
    quantity = Int(default=0)
    soiled = Int(default=0)
    laundry = Int(default=0)
    kind = Char(12, null=True)
    unit = Char(10, null=True)

    class Meta:
        table = "hk_stock"


class StockMove(Base):
    """A line of the ledger. `quantity`, `soiled`, `laundry` are what it adds there or takes off, `balance` what was on the shelf then;
    `amount`: by how many fen all that is owned became dearer. `reverses_id`: the line that it takes back; of the same kind, so that
    the sums of a kind are right as they stand."""

    stock_id = Ref(db_index=True)
    store_id = Ref()
    supply_id = Ref()
    booked_on = Date()
    kind = Char(12)
    quantity = Int(default=0)
    soiled = Int(default=0)
    laundry = Int(default=0)
    balance = Int()
    amount = Money(default=0)
    order_id = Ref(null=True)
    count_id = Ref(null=True)
    reverses_id = Ref(null=True)
    note = Char(200, null=True)
    operator = Char(110)

    class Meta:
        table = "hk_stock_move"
        indexes = (("tenant_id", "supply_id", "booked_on"), ("tenant_id", "order_id"))


store = Resource(
    Store,
    path="housekeeping/store",
    title="库房 | Stores",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=180),
        f(
            "community_id",
            "服务小区 | Community",
            ref="rental/community",
            find="eq",
            width=160,
            help="该小区保洁用量从此库扣减；留空则服务其余小区 | Cleaning there takes from it; empty: everywhere else",
        ),
        f("remark", "备注 | Remark"),
        f("sort", "排序 | Order", limits=(0, None), width=80),
    ],
    list="name community_id remark sort",
    sort="sort name",
    children=[Child("housekeeping/stock", "store_id"), Child("housekeeping/stockMove", "store_id")],
)

stock = Resource(
    Stock,
    path="housekeeping/stock",
    title="库存 | Stock",
    fields=[
        f("store_id", "库房 | Store", ref="housekeeping/store", find="eq", flags="read_only", width=140),
        f("supply_id", "物品 | Supply", ref="housekeeping/supply", find="eq", flags="read_only", width=180),
        f(
            "kind",
            "类别 | Kind",
            dict=HK_SUPPLY_KIND.code,
            find="eq",
            flags="read_only",
            width=96,
            wire=Wire(reads="(SELECT s.kind FROM hk_supply s WHERE s.id = t.supply_id)"),
        ),
        f("quantity", "在库 | On the shelf", find="range", flags="read_only", width=104),
        f("soiled", "待洗 | To be washed", flags="read_only", width=104),
        f("laundry", "在洗 | At the laundry", flags="read_only", width=112),
        f(
            "unit",
            "单位 | Unit",
            flags="read_only",
            width=80,
            wire=Wire(reads="(SELECT s.unit FROM hk_supply s WHERE s.id = t.supply_id)"),
        ),
    ],
    list="store_id supply_id kind quantity soiled laundry unit",
    sort="store_id supply_id",
    can="list export",
    label="id",
    search="off",
    children=[Child("housekeeping/stockMove", "stock_id")],
    rows=Rows(unique=[("store_id", "supply_id")]),
    actions=[
        Action(
            "post",
            "登记出入库 | Record a movement",
            needs="housekeeping:stock:post",
            without_row=True,
            fields=(
                f("store_id", "库房 | Store", kind="ref", ref="housekeeping/store", flags="required"),
                f(
                    "supply_id",
                    "物品 | Supply",
                    kind="ref",
                    ref="housekeeping/supply",
                    flags="required",
                    choice=OFFERED,
                ),
                f("kind", "类型 | Kind", kind="dict", dict=HK_STOCK_HAND.code, flags="required"),
                f("quantity", "数量 | How many", kind="int", flags="required", limits=(1, 99999)),
                f("note", "说明 | Note", kind="textarea", limits=200),
            ),
        ),
    ],
)

stock_move = Resource(
    StockMove,
    path="housekeeping/stockMove",
    title="出入库流水 | Stock ledger",
    fields=[
        f(
            "booked_on",
            "日期 | Day",
            find=Find("range", (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30))),
            flags="read_only",
            width=112,
        ),
        f("store_id", "库房 | Store", ref="housekeeping/store", find="eq", flags="read_only", width=140),
        f("supply_id", "物品 | Supply", ref="housekeeping/supply", find="eq", flags="read_only", width=160),
        f("kind", "类型 | Kind", dict=HK_STOCK_KIND.code, find="in", flags="read_only", width=104),
        f("quantity", "在库增减 | On the shelf", flags="read_only", width=104),
        f("balance", "结存 | Balance", flags="read_only", width=88),
        f("soiled", "待洗增减 | To be washed", flags="read_only", width=104),
        f("laundry", "在洗增减 | At the laundry", flags="read_only", width=104),
        f("amount", "金额增减 | Amount", flags="read_only", width=112),
        f("order_id", "保洁单 | Order", ref="housekeeping/order", find="eq", flags="read_only", width=150),
        f("count_id", "盘点单 | Count", ref="housekeeping/stockCount", find="eq", flags="read_only", width=128),
        f("reverses_id", "冲正 | Takes back", ref="housekeeping/stockMove", flags="read_only", width=128),
        f("note", "说明 | Note", flags="read_only", width=160),
        f("operator", "操作人 | Operator", find="eq", flags="read_only", width=120),
        f("stock_id", "库存 | Stock", ref="housekeeping/stock", find="eq", flags="read_only", hide="list form export"),
    ],
    list="booked_on store_id supply_id kind quantity balance soiled laundry amount order_id count_id reverses_id note operator",
    sort="-booked_on -create_time",
    can="list export",
    label="booked_on",
    search="off",
    rows=Rows(record=True, totals="amount", totals_by="kind"),
    actions=[
        Action(
            "reverse",
            "冲正 | Reverse",
            needs="housekeeping:stockMove:reverse",
            when={"order_id": "", "count_id": "", "reverses_id": ""},
            fields=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            danger=True,
        ),
    ],
)

# Lines only ever come; a mistake is taken back by another line.
STOCK_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION hk_stock_move_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'hk_stock_move is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS hk_stock_move_append_only ON "hk_stock_move"',
    'CREATE TRIGGER hk_stock_move_append_only BEFORE UPDATE OR DELETE ON "hk_stock_move"'
    " FOR EACH ROW EXECUTE FUNCTION hk_stock_move_append_only()",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_hk_stock_move_reverses" ON "hk_stock_move" ("reverses_id")'
    " WHERE reverses_id IS NOT NULL",
    check("hk_stock", "hk_stock_laundry_not_below_nothing", '"laundry" >= 0'),
]
