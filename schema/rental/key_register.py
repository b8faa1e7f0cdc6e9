"""The key and card register (钥匙门卡): every key of a unit, and who holds it until when."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Due, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

KEY_KIND = dictionary(
    "key_kind",
    "钥匙类型 | Kind of key",
    "key=钥匙 | Key",
    "card=门卡 | Card",
    "remote=遥控器 | Remote",
)

IN_STOCK, OUT, LOST, SCRAPPED = "in_stock", "out", "lost", "scrapped"


class UnitKey(Base):
    """`holder` and `due` are of whoever has it now."""

    no = Char(40)
    kind = Char(10, default="key")
    unit_id = Ref(db_index=True)
    storage = Char(60, null=True)
    state = Char(12, default=IN_STOCK)
    holder = Char(60, null=True)
    holder_phone = Char(20, null=True)
    due = Date(null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_key"


_WHY = f("reason", "说明 | What happened", kind="textarea", flags="required", limits=200)

unit_key = Resource(
    UnitKey,
    path="rental/key",
    title="钥匙门卡 | Keys and cards",
    fields=[
        f("no", "编号 | No.", find="like", flags="unique", width=140),
        f("kind", "类型 | Kind", dict="key_kind", find="eq", width=96),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", flags="once", width=204, choice="tree"),
        f("storage", "存放处 | Kept at", find="like"),
        f("state", "状态 | State", dict="key_state", find="in", flags="read_only", width=96),
        f("holder", "持有人 | Holder", find="like", flags="read_only"),
        f("holder_phone", "持有人电话 | Holder's phone", find="like", flags="read_only"),
        f("due", "应还日期 | Due back", find="range", kind=Due({"state": OUT}), flags="read_only", width=120),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="no state kind unit_id holder holder_phone due storage",
    sort="unit_id no",
    label="no",
    rows=Rows(settled={"state": SCRAPPED}),
    process=Process(
        "state",
        name="key",
        noun="钥匙 | Key",
        states={
            IN_STOCK: "在库 | In stock #blue",
            OUT: "已领出 | Out #green",
            LOST: "遗失 | Lost #red",
            SCRAPPED: "已作废 | Scrapped #default",
        },
        transitions=[
            Transition(
                "handOut",
                "领出 | Hand out",
                IN_STOCK,
                OUT,
                asks=(
                    f("holder", "持有人 | Holder", kind="text", flags="required", limits=60),
                    f("holder_phone", "持有人电话 | Holder's phone", kind="text", rule="phone", limits=20),
                    f("due", "应还日期 | Due back", kind="date"),
                ),
                writes="holder holder_phone due",
                done="领出 | Handed out",
            ),
            Transition(
                "takeBack",
                "归还 | Take back",
                f"{OUT} {LOST}",
                IN_STOCK,
                right="handOut",
                writes="holder holder_phone due",
                done="归还 | Taken back",
            ),
            Transition(
                "reportLost",
                "报失 | Report lost",
                f"{IN_STOCK} {OUT}",
                LOST,
                right="handOut",
                asks=(_WHY,),
                danger=True,
                done="报失 | Reported lost",
            ),
            Transition(
                "scrap",
                "作废 | Scrap",
                f"{IN_STOCK} {LOST}",
                SCRAPPED,
                asks=(_WHY,),
                danger=True,
                rare=True,
                done="作废 | Scrapped",
            ),
        ],
    ),
)

KEY_STATE = states(unit_key, "钥匙状态 | State of a key")
