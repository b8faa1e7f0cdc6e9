"""Positions that users hold."""

from schema.kit.base import Base
from schema.kit.columns import Char
from schema.kit.field import Wire, f
from schema.kit.resource import Also, Family, Resource, Rows


class Position(Base):
    code = Char(40)
    name = Char(60)
    rank = Char(2, null=True)

    class Meta:
        table = "sys_position"


RANK_TEXT = """SELECT i.item_text FROM sys_dict d JOIN sys_dict_item i ON i.dict_id = d.id AND i.del_flag = 0
WHERE d.tenant_id = t.tenant_id AND d.dict_code = 'position_rank' AND d.del_flag = 0 AND i.item_value = t.rank LIMIT 1"""

position = Resource(
    Position,
    path="sys/position",
    title="职务管理 | Positions",
    fields=[
        f("code", "职务编码 | Code", rule="letters_digits", flags="once unique", find="eq"),
        f("name", "职务名称 | Name", find="like"),
        f("rank", "职级 | Rank", dict="position_rank", find="eq", wire=Wire(alias="postRank")),
    ],
    list="code name rank create_time",
    rows=Rows(tells_uses=True),
    # Some clients of the family call the rank so, others as it is here (wire contract 9).
    family=Family(
        also=[
            Also("postRank", "t.rank", of="rank"),
            Also("postRank_dictText", RANK_TEXT, of="rank"),
            Also("companyId", "NULL::text"),
        ]
    ),
)
