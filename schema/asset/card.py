"""Asset cards; the state is a step of a process, an asset is scrapped only by an approved request."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Chosen, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource
from schema.kit.views import Cards, Views

ASSET_CATEGORY = dictionary(
    "asset_category",
    "资产类别 | Asset category",
    "furniture=家具 | Furniture",
    "appliance=家电 | Appliance",
    "it=办公与网络 | IT",
    "lock=门锁安防 | Locks and safety",
    "tool=工具设备 | Tools",
    "vehicle=车辆 | Vehicles",
    "other=其他 | Other",
)

IN_STOCK, IN_USE, REPAIRING, SCRAPPED = "in_stock", "in_use", "repairing", "scrapped"


class Card(Base):
    """`keeper_id` is a person while the asset is in use; `code` is given by the server where none was typed."""

    code = Char(40, default="")
    name = Char(60)
    category = Char(20)
    class_code = Char(100, null=True)
    model = Char(60, null=True)
    serial_no = Char(60, null=True)
    unit_id = Ref(null=True)
    place = Char(100, null=True)
    keeper_id = Ref(null=True)
    state = Char(20, default=IN_STOCK)
    price = Money(default=0)
    residual = Money(null=True)
    supplier = Char(60, null=True)
    supplier_phone = Char(30, null=True)
    invoice_no = Char(40, null=True)
    bought_on = Date(null=True)
    warranty_until = Date(null=True)
    life_months = Int(null=True)
    photo = Char(1000, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "asset_card"


NOTE = f("note", "说明 | Note", kind="textarea", limits=200)

card = Resource(
    Card,
    path="asset/card",
    title="资产卡片 | Asset cards",
    fields=[
        f("code", "资产编号 | Code", rule="letters_digits", find="like", flags="unique", width=140),
        f("name", "名称 | Name", find="like", width=160),
        f("category", "类别 | Category", dict="asset_category", find="in", width=104),
        f(
            "class_code",
            "资产分类 | Class",
            choice=Chosen("sys/category", store="code", way="tree"),
            find="eq",
            hide="list",
        ),
        f("model", "品牌型号 | Make and model", find="like"),
        f("serial_no", "序列号 | Serial no.", find="like", hide="list"),
        f("unit_id", "所在房间 | Room", ref="rental/unit", find="eq", width=200, choice="table"),
        f("place", "存放位置 | Place", find="like"),
        f("keeper_id", "保管人 | Keeper", ref="sys/user", find="eq", flags="read_only", width=104),
        f("state", "状态 | State", dict="asset_state", find="in", flags="read_only", width=96),
        f("price", "原值 | Price", find="range", width=112),
        f("residual", "残值 | Residual value", hide="list"),
        f("bought_on", "购入日期 | Bought on", find="range"),
        f("supplier", "供应商 | Supplier", find="like", hide="list"),
        f("supplier_phone", "供应商电话 | Supplier's phone", rule="phone", hide="list"),
        f("invoice_no", "发票号 | Invoice no.", hide="list"),
        f("warranty_until", "保修至 | Warranty until", hide="list"),
        f("life_months", "使用年限（月） | Life (months)", limits=(1, 600), hide="list"),
        f("photo", "照片 | Photo", kind="image", hide="list export"),
        f("remark", "备注 | Remark", hide="list"),
    ],
    list="name code category state keeper_id place price unit_id bought_on",
    children=[Child("asset/event", "card_id")],
    views=Views(cards=Cards(cover="photo", title="name", state="state", lines="code place")),
    process=Process(
        "state",
        name="asset",
        noun="资产 | Asset",
        number="code",
        states={
            IN_STOCK: "在库 | In stock #blue",
            IN_USE: "在用 | In use #green",
            REPAIRING: "维修中 | In repair #orange",
            SCRAPPED: "已报废 | Scrapped #default",
        },
        transitions=[
            Transition(
                "take",
                "领用 | Hand out",
                IN_STOCK,
                IN_USE,
                done="领用 | Handed out",
                asks=(
                    f("user_id", "保管人 | Keeper", kind="ref", ref="sys/user", flags="required"),
                    f("place", "存放位置 | Place", kind="text", limits=100),
                    NOTE,
                ),
            ),
            Transition(
                "giveBack",
                "归还 | Take back",
                IN_USE,
                IN_STOCK,
                right="take",
                done="归还 | Taken back",
                asks=(NOTE,),
                writes="keeper_id",
            ),
            Transition(
                "repair",
                "送修 | Send to repair",
                f"{IN_STOCK} {IN_USE}",
                REPAIRING,
                done="送修 | Sent to repair",
                asks=(NOTE,),
            ),
            Transition(
                "fixed", "修好 | Repaired", REPAIRING, IN_STOCK, right="repair", done="修好 | Repaired", asks=(NOTE,)
            ),
            Transition(
                "requestScrap",
                "申请报废 | Ask to scrap",
                f"{IN_STOCK} {IN_USE} {REPAIRING}",
                done="申请报废 | Asked to scrap",
                asks=(f("note", "报废理由 | Why", kind="textarea", flags="required", limits=(2, 200)),),
                danger=True,
            ),
            Transition(
                "scrap",
                "报废 | Scrap",
                f"{IN_STOCK} {IN_USE} {REPAIRING}",
                SCRAPPED,
                done="报废 | Scrapped",
                writes="keeper_id",
                internal=True,
            ),
        ],
    ),
    actions=[
        Action(
            "requestPurchase",
            "申请采购 | Ask to buy",
            needs="asset:card:requestPurchase",
            without_row=True,
            fields=(
                f("name", "名称 | Name", kind="text", flags="required", limits=60),
                f("category", "类别 | Category", kind="dict", dict="asset_category", flags="required"),
                f("model", "品牌型号 | Make and model", kind="text", limits=60),
                f("quantity", "数量 | Pieces", kind="int", flags="required", limits=(1, 50)),
                f("price", "单价（元） | Price each (yuan)", kind="money", flags="required"),
                f("reason", "理由 | Why", kind="textarea", flags="required", limits=(2, 300)),
            ),
        ),
        Action("label", "标签 | Labels", needs="asset:card:list", batch=True),
    ],
)

ASSET_STATE = states(card, "资产状态 | Asset state")
