"""Meters and their readings: what a unit, or several together, use of water, power and gas.

A reading is compared with the one before it; what follows from both is kept with it, so that a bill can be explained later.
"""

from tortoise import Model, fields

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, Date, DateTime, Int, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.snowflake import next_id

BASE, NORMAL, FINAL, ESTIMATED, SWAP_OUT, SWAP_IN = "base", "normal", "final", "estimated", "swap_out", "swap_in"
DRAFT, CONFIRMED, VOID = "draft", "confirmed", "void"
METER_KIND = dictionary(
    "meter_kind",
    "表计类型 | Meter kind",
    "water=冷水 | Cold water",
    "hot_water=热水 | Hot water",
    "electricity=电 | Electricity",
    "gas=燃气 | Gas",
    "heat=暖气 | Heat",
)
READING_KIND = dictionary(
    "reading_kind",
    "抄表类型 | Reading kind",
    "normal=正常 | Normal",
    "base=底数 | Base",
    "final=退租终数 | Final",
    "estimated=估抄 | Estimated #orange",
    "swap_out=换表旧表数 | Old meter taken out",
    "swap_in=换表新表数 | New meter put in",
)
READING_SOURCE = dictionary(
    "reading_source",
    "读数来源 | Source",
    "hand=手工 | By hand",
    "file=文件 | File",
    "photo=照片 | Photo",
    "device=设备 | Device",
)
READING_WARNING = dictionary(
    "reading_warning",
    "读数提醒 | Reading warning",
    "high=用量异常高 | Unusually high #orange",
    "low=用量异常低 | Unusually low #gold",
    "zero=有人居住零用量 | No usage though lived in #gold",
    "gap=间隔超过40天 | More than 40 days #gold",
    "rolled=表已归零，请核对 | Went through nought #orange",
    "photo=异常但无照片 | Odd without a photo #red",
)


class Meter(Base):
    """Of a unit, or of a community where several share it. `last_value` and `last_date` are the last confirmed reading's."""

    serial = Char(40)
    kind = Char(20)
    unit_id = Ref(null=True, db_index=True)
    community_id = Ref(null=True)
    building_id = Ref(null=True)
    place = Char(160, null=True)
    digits = Int(default=5)
    factor = Quantity(8, 3, default=1)
    base_value = Quantity(12, 3, default=0)
    tariff_id = Ref(null=True)
    walk = Int(default=0)
    installed = Date(null=True)
    archived = Bool(default=False)
    last_value = Quantity(12, 3, null=True)
    last_date = Date(null=True)

    class Meta:
        table = "rent_meter"
        indexes = (("tenant_id", "community_id"),)


class MeterCharge(Model):
    """A reading that is on a bill of a lease: nobody pays for it twice."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    lease_id = Ref()
    reading_id = Ref(db_index=True)
    bill_id = Ref()

    class Meta:
        table = "rent_meter_charge"
        unique_together = (("lease_id", "reading_id"),)


class MeterReading(Base):
    """Copies of the meter's place stand here so that a list of readings is in the order in which one walks.

    `reader_id` is whose round it is on, nobody's where all may read it. What a phone sent keeps the phone's moment, the
    server's, the SHA-256 of its picture and the name of the act, under which it counts once however often it is sent.
    """

    meter_id = Ref(db_index=True)
    meter_no = Char(40, default="")
    meter_kind = Char(20, default="")
    community_id = Ref(default=0)
    building_id = Ref(null=True)
    place = Char(160, null=True)
    walk = Int(default=0)
    read_date = Date()
    kind = Char(20, default=NORMAL)
    value = Quantity(12, 3, null=True)
    rolled = Bool(default=False)
    source = Char(20, default="hand")
    photo = Char(255, null=True)
    since = Date(null=True)
    last_value = Quantity(12, 3, null=True)
    mean = Quantity(14, 3, null=True)
    usage = Quantity(14, 3, null=True)
    warnings = Char(60, null=True)
    state = Char(12, default=DRAFT)
    billed = Bool(default=False)
    void_reason = Char(200, null=True)
    reader_id = Ref(null=True)
    skipped = Char(200, null=True)
    taken_at = DateTime(null=True)
    received_at = DateTime(null=True)
    photo_hash = Char(64, null=True)
    client_id = Char(64, null=True)

    class Meta:
        table = "rent_meter_reading"
        indexes = (("tenant_id", "community_id", "read_date"),)


# A reading that was made void may be taken again.
METER_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_meter_reading_day" ON "rent_meter_reading"'
    ' ("tenant_id", "meter_id", "read_date", "kind") WHERE del_flag = 0 AND state <> \'void\'',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_meter_reading_act" ON "rent_meter_reading" ("tenant_id", "client_id")'
    " WHERE client_id IS NOT NULL",
    'CREATE INDEX IF NOT EXISTS "ix_rent_meter_reading_draft" ON "rent_meter_reading" ("tenant_id", "reader_id")'
    " WHERE del_flag = 0 AND state = 'draft'",
]

meter = Resource(
    Meter,
    path="rental/meter",
    title="水电表 | Meters",
    fields=[
        f("serial", "表号 | Meter no.", find="like", flags="unique", width=112),
        f("kind", "类型 | Kind", dict="meter_kind", find="in", flags="once", width=96),
        f(
            "unit_id",
            "房源 | Unit",
            ref="rental/unit",
            find="eq",
            width=204,
            help="公用表不填 | Empty for a meter that several share",
        ),
        f(
            "community_id",
            "小区 | Community",
            ref="rental/community",
            find="eq",
            help="公用表必填，其他随房源 | Needed for a shared meter, else that of the unit",
        ),
        f("building_id", "楼栋 | Building", ref="rental/building", find="eq"),
        f("place", "位置 | Place", find="like", width=120),
        f("walk", "抄表顺序 | Walking order", limits=(0, 99999), width=96),
        f("tariff_id", "价格 | Tariff", ref="rental/tariff", find="eq"),
        f("digits", "整数位数 | Digits", limits=(3, 8), hide="list"),
        f("factor", "倍率 | Factor", limits=(0, 999), width=80),
        f("base_value", "底数 | Base value", limits=(0, None), hide="list"),
        f("installed", "安装日期 | Installed", hide="list"),
        f("last_value", "上次读数 | Last reading", flags="read_only", width=112),
        f("last_date", "上次抄表 | Last read", flags="read_only", find="range", width=112),
        f("archived", "已停用 | Out of use", find="eq", width=80),
    ],
    list="serial kind unit_id place walk last_value last_date tariff_id factor archived community_id",
    sort="community_id building_id walk serial",
    label="serial",
    children=[Child("rental/meterReading", "meter_id")],
)

reading = Resource(
    MeterReading,
    path="rental/meterReading",
    title="抄表记录 | Meter readings",
    search="own",
    fields=[
        f("meter_id", "表计 | Meter", ref="rental/meter", flags="once", find="eq", hide="list", width=140),
        f("meter_no", "表号 | Meter no.", find="like", flags="read_only", hide="import", width=112),
        f("meter_kind", "类型 | Kind", dict="meter_kind", find="in", flags="read_only", hide="import", width=80),
        f(
            "community_id",
            "小区 | Community",
            ref="rental/community",
            find="eq",
            flags="read_only",
            hide="list import",
        ),
        f("building_id", "楼栋 | Building", ref="rental/building", find="eq", flags="read_only", hide="list import"),
        f("place", "位置 | Place", find="like", flags="read_only", hide="import", width=152),
        f("walk", "抄表顺序 | Walking order", flags="read_only", hide="list import"),
        f("read_date", "抄表日期 | Read on", find="range", width=112),
        f("kind", "抄表类型 | Reading kind", dict="reading_kind", find="in", width=104),
        f("last_value", "上次读数 | Last reading", flags="read_only", hide="import", width=104),
        f(
            "value",
            "本次读数 | Reading",
            limits=(0, None),
            width=112,
            help="估抄可不填 | May be left empty when estimated",
        ),
        f(
            "mean",
            "平均用量 | Mean usage",
            flags="read_only",
            hide="import",
            width=96,
            help="最近三次的平均 | The mean of the last three",
        ),
        f("usage", "用量 | Usage", flags="read_only", hide="import", find="range", width=96),
        f(
            "warnings",
            "提醒 | Warnings",
            kind="dicts",
            dict="reading_warning",
            flags="read_only",
            hide="import",
            find="like",
            width=248,
        ),
        f("rolled", "表已归零 | Went through nought", width=96),
        f(
            "source",
            "来源 | Source",
            dict="reading_source",
            find="in",
            hide="import",
            width=88,
            help="导入的读数来源总是文件 | What a sheet brings is always from a file",
        ),
        f("photo", "照片 | Photo", kind="image", hide="list"),
        f("since", "上次抄表 | Last read", flags="read_only", hide="import", width=112),
        f("state", "状态 | State", dict="reading_state", flags="read_only", find="in", width=92),
        f("billed", "已出账 | Billed", flags="read_only", hide="import", find="eq", width=80),
        f("void_reason", "作废原因 | Why void", flags="read_only", hide="list import"),
        f("reader_id", "抄表员 | Reader", ref="sys/user", find="eq", hide="import", width=96),
        f("skipped", "未抄原因 | Why not read", flags="read_only", hide="list import", find="like"),
        f("taken_at", "现场时间 | Read at", flags="read_only", hide="list import"),
        f("received_at", "收到时间 | Received at", flags="read_only", hide="list import"),
        f("photo_hash", "照片指纹 | Digest of the photo", flags="read_only", hide="list import"),
    ],
    list="meter_no place last_value value warnings usage mean meter_kind state reader_id read_date kind rolled since source billed",
    sort="-read_date community_id building_id walk meter_no",
    label="meter_no read_date",
    rows=Rows(record={"state": VOID}, settled={"state": f"{CONFIRMED} {VOID}"}),
    actions=[
        Action(
            "begin",
            "开始抄表 | Begin a round",
            needs="rental:meterReading:add",
            without_row=True,
            fields=(
                f("community_id", "小区 | Community", kind="ref", ref="rental/community", flags="required"),
                f("building_id", "楼栋 | Building", kind="ref", ref="rental/building"),
                f("read_date", "抄表日期 | Read on", kind="date", flags="required"),
                f(
                    "reader_id",
                    "抄表员 | Reader",
                    kind="ref",
                    ref="sys/user",
                    help="不选则所有抄表员都能看到 | Left empty, every reader has them on the phone",
                ),
            ),
        ),
        Action("phone", "手机抄表 | On the phone", needs="rental:meterReading:mine", without_row=True),
    ],
    process=Process(
        "state",
        name="reading",
        noun="读数 | Reading",
        number="meter_no",
        states={
            DRAFT: "待确认 | Draft #orange",
            CONFIRMED: "已确认 | Confirmed #green",
            VOID: "已作废 | Void #default",
        },
        transitions=[
            Transition("confirm", "确认 | Confirm", DRAFT, CONFIRMED, batch=True),
            Transition(
                "void",
                "作废 | Make void",
                f"{DRAFT} {CONFIRMED}",
                VOID,
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                danger=True,
                rare=True,
            ),
        ],
    ),
)

READING_STATE = states(reading, "读数状态 | State of a reading")
