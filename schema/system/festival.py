"""Festivals: legal holidays and make-up workdays decide prices; others are only shown."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date
from schema.kit.field import Files, f
from schema.kit.resource import Resource


class Festival(Base):
    name = Char(40)
    begin_day = Date()
    end_day = Date()
    kind = Char(20)
    images = Char(400, null=True)
    login_bg = Bool(default=False)

    class Meta:
        table = "sys_festival"


festival = Resource(
    Festival,
    path="isystem/festival",
    title="节假日管理 | Festivals",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("begin_day", "开始日期 | First day", find="range"),
        f("end_day", "结束日期 | Last day"),
        f("kind", "类型 | Kind", dict="festival_kind", find="eq"),
        f("images", "图片 | Pictures", kind=Files("image", most=9), hide="list"),
        f("login_bg", "作登录背景 | Behind the login page", hide="list"),
    ],
    list="name begin_day end_day kind",
    sort="-begin_day",
)
