"""Levels of membership: what a year costs, and what comes with it."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Money
from schema.kit.field import f
from schema.kit.resource import Resource


class Level(Base):
    """`dues_year` in fen; a changed price holds from the next year's dues on."""

    name = Char(40)
    code = Char(40, null=True)
    dues_year = Money(default=0)
    rights = Char(500, null=True)
    months = Int(default=12)
    min_score = Int(default=0)
    sort = Int(default=0)
    colour = Char(20, null=True)

    class Meta:
        table = "vip_level"


level = Resource(
    Level,
    path="vip/level",
    title="会员等级 | Member levels",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=140),
        f("code", "编码 | Code", rule="letters_digits", find="eq", width=120),
        f("dues_year", "年会费（元） | Dues a year (yuan)", find="range", width=140),
        f("rights", "权益 | What comes with it", kind="textarea"),
        f("months", "有效月数 | Months", limits=(1, 120), width=104),
        f("min_score", "最低积分 | Least points", limits=(0, 1_000_000), width=112),
        f("colour", "颜色 | Colour", kind="colour", hide="list"),
        f("sort", "排序 | Order", limits=(0, 9999), width=88),
    ],
    sort="sort",
)
