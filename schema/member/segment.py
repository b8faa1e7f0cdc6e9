"""Segments: a named set of persons or firms by the conditions of their list, so that one choice serves all who address them.

Only the conditions are kept: who is in it is found anew each time, among the rows that whoever uses it may see.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Json
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource

PERSON, FIRM = "person", "firm"
SEGMENT_OF = dictionary(
    "vip_segment_of",
    "分群对象 | Kind of a segment",
    "person=个人 | Persons #blue",
    "firm=企业 | Firms #purple",
)


class Segment(Base):
    """`conditions`: {filters, matchType, conditions}, the filters and the advanced query as the list takes them."""

    name = Char(60)
    of = Char(8, default=PERSON)
    conditions = Json(default=dict)
    note = Char(200, null=True)

    class Meta:
        table = "vip_segment"


segment = Resource(
    Segment,
    path="vip/segment",
    title="会员分群 | Segments of members",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=200),
        f("of", "对象 | Of", dict="vip_segment_of", find="in", flags="required once", width=96),
        f(
            "conditions",
            "条件 | Conditions",
            hide="list export import",
            example='{"matchType": "and", "conditions": [{"field": "state", "rule": "eq", "val": "active"}]}',
            help="在会员或企业列表筛选后“存为分群”最方便 | Easiest: filter the list, then save it as a segment",
        ),
        f("note", "备注 | Note", width=240),
    ],
    list="name of note create_time update_time",
    actions=[Action("members", "名单 | Who is in it", needs="vip:segment:list")],
)
