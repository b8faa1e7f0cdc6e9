"""The lost-property book (遗失物品): what was found where, who keeps it, and who got it back."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

KEPT, CLAIMED, DISPOSED = "kept", "claimed", "disposed"


class LostItem(Base):
    item = Char(80)
    unit_id = Ref(null=True, db_index=True)
    place = Char(100, null=True)
    found_on = Date()
    finder = Char(40, null=True)
    storage = Char(100, null=True)
    photo = Char(700, null=True)
    state = Char(12, default=KEPT)
    owner_name = Char(60, null=True)
    owner_phone = Char(20, null=True)
    ended_on = Date(null=True)
    note = Char(200, null=True)

    class Meta:
        table = "rent_lost_found"


_NOTE = f("note", "说明 | Note", kind="textarea", limits=200)

lost_item = Resource(
    LostItem,
    path="rental/lostItem",
    title="遗失物品 | Lost property",
    fields=[
        f("item", "物品 | Item", find="like", width=200),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", width=204, choice="tree"),
        f("place", "发现地点 | Place", find="like"),
        f("found_on", "发现日期 | Found on", find="range"),
        f("finder", "拾获人 | Finder", find="like"),
        f("storage", "存放处 | Kept at", find="like"),
        f("photo", "照片 | Photo", kind=Files("image", most=3), hide="list export"),
        f("state", "状态 | State", dict="lost_item_state", find="in", flags="read_only", width=96),
        f("owner_name", "失主 | Owner", find="like", flags="read_only"),
        f("owner_phone", "失主电话 | Owner's phone", find="like", flags="read_only"),
        f("ended_on", "了结日期 | Ended on", flags="read_only", hide="list"),
        f("note", "说明 | Note", flags="read_only", hide="list"),
    ],
    list="item state unit_id place found_on storage owner_name owner_phone finder",
    sort="-found_on",
    label="item",
    rows=Rows(record={"state": f"{CLAIMED} {DISPOSED}"}, settled={"state": f"{CLAIMED} {DISPOSED}"}),
    process=Process(
        "state",
        name="lost_item",
        noun="遗失物品 | Lost property",
        number="item",
        states={
            KEPT: "保管中 | Kept #blue",
            CLAIMED: "已认领 | Claimed #green",
            DISPOSED: "已处理 | Disposed of #default",
        },
        transitions=[
            Transition(
                "claim",
                "认领 | Hand to the owner",
                KEPT,
                CLAIMED,
                asks=(
                    f("owner_name", "失主 | Owner", kind="text", flags="required", limits=60),
                    f(
                        "owner_phone",
                        "失主电话 | Owner's phone",
                        kind="text",
                        rule="phone",
                        flags="required",
                        limits=20,
                    ),
                    f("ended_on", "领取日期 | Handed over on", kind="date", flags="required"),
                    _NOTE,
                ),
                writes="owner_name owner_phone ended_on note",
                done="认领 | Claimed",
            ),
            Transition(
                "dispose",
                "处理 | Dispose of",
                KEPT,
                DISPOSED,
                asks=(
                    f("ended_on", "处理日期 | Disposed of on", kind="date", flags="required"),
                    f("note", "处理方式 | How", kind="textarea", flags="required", limits=200),
                ),
                writes="ended_on note",
                danger=True,
                done="处理 | Disposed of",
            ),
            Transition(
                "keepOn",
                "重新保管 | Keep again",
                f"{CLAIMED} {DISPOSED}",
                KEPT,
                right="claim",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                rare=True,
                done="重新保管 | Kept again",
            ),
        ],
    ),
)

LOST_ITEM_STATE = states(lost_item, "遗失物品状态 | State of lost property")
