"""Positions that users hold."""

from schema.kit.base import Base
from schema.kit.columns import Char
from schema.kit.field import f
from schema.kit.resource import Resource


class Position(Base):
    code = Char(40)
    name = Char(60)
    rank = Char(2, null=True)

    class Meta:
        table = "sys_position"


position = Resource(
    Position,
    path="sys/position",
    title="职务管理 | Positions",
    fields=[
        f("code", "职务编码 | Code", rule="letters_digits", once=True, find="eq", unique=True),
        f("name", "职务名称 | Name", find="like"),
        f("rank", "职级 | Rank", dict="position_rank", find="eq"),
    ],
    list="code name rank create_time",
)
