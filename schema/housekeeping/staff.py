"""Housekeepers: what they can do, where and when, how much a day, and which account their phone uses."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Int, Money, Quantity, Ref, Sealed, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import Files, f
from schema.kit.resource import Resource

HK_STAFF_STATE = dictionary(
    "hk_staff_state",
    "在岗状态 | Duty",
    "on=在岗 | On duty #green",
    "off=休息 | Off duty #default",
    "leave=请假 | On leave #orange",
)


class Staff(Base):
    name = Char(50)
    gender = Char(2, null=True)
    phone = Char(11)
    id_no = Sealed(50, document=True, null=True)
    id_photos = Text(null=True)
    items = Text(null=True)
    areas = Text(null=True)
    work_days = Char(20, default="1,2,3,4,5,6,7")
    max_minutes_day = Int(default=420)
    efficiency = Quantity(3, 2, default=1)
    user_id = Ref(null=True)
    bind_code = Char(8, null=True)
    bound_at = DateTime(null=True)
    seen_at = DateTime(null=True)
    state = Char(10, default="on")
    hired_on = Date(null=True)
    orders_total = Int(default=0)
    amount_total = Money(default=0)
    remark = Char(100, null=True)

    class Meta:
        table = "hk_staff"


staff = Resource(
    Staff,
    path="housekeeping/staff",
    title="保洁人员 | Housekeepers",
    fields=[
        f("name", "姓名 | Name", rule="name", find="like", width=110),
        f("gender", "性别 | Gender", dict="sex", width=80),
        f("phone", "手机号 | Phone", rule="mobile", find="like", flags="unique", width=124),
        f("state", "在岗状态 | Duty", dict="hk_staff_state", find="eq", width=108),
        f("items", "可服务项目 | Serviceable items", kind="refs", ref="housekeeping/item", flags="required", width=230),
        f("areas", "负责小区 | Communities", kind="refs", ref="rental/community", choice="table"),
        f("work_days", "工作日 | Work days", kind="dicts", dict="weekday", hide="list", choice="checkbox"),
        f("max_minutes_day", "每日上限（分钟） | Minutes a day", limits=(30, 720)),
        f("efficiency", "效率系数 | Efficiency", limits=(0, 3), hide="list"),
        f("user_id", "登录账号 | Account", ref="sys/user"),
        f("bind_code", "绑定码 | Binding code", flags="read_only", hide="list"),
        f("bound_at", "绑定时间 | Bound at", flags="read_only", width=175),
        f("seen_at", "最近在线 | Last seen", flags="read_only", hide="list"),
        f("id_no", "证件号码 | ID number", rule="certificate", flags="secret", hide="list export"),
        f(
            "id_photos",
            "证件照片 | ID photos",
            kind=Files("image", most=5, by="staff"),
            hide="list export",
        ),
        f("hired_on", "入职日期 | Hired on", hide="list"),
        f("orders_total", "累计订单 | Orders", flags="read_only", width=104),
        f("amount_total", "累计金额 | Amount", flags="read_only", width=120),
        f("remark", "备注 | Remark", hide="list"),
    ],
    list="name gender phone state items max_minutes_day bound_at orders_total amount_total",
    actions=[Action("bindCode", "绑定二维码 | Binding QR code", needs="housekeeping:staff:bindCode")],
)
