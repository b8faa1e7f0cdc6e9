"""Columns of the public site: the tree under which its articles stand."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows


class SiteColumn(Base):
    """Not `shown`: neither it nor what is below it is offered to choose from on the public site."""

    parent_id = Ref(null=True, db_index=True)
    name = Char(40)
    summary = Char(200, null=True)
    seq = Int(default=0)
    shown = Bool(default=True)

    class Meta:
        table = "cms_column"


column = Resource(
    SiteColumn,
    path="cms/column",
    title="网站栏目 | Site columns",
    rows=Rows(tree="parent_id", unique=[("parent_id", "name")]),
    fields=[
        f("name", "栏目 | Column", find="like", width=220),
        f("parent_id", "上级栏目 | Above", ref="cms/column", find="eq", width=140),
        f("summary", "说明 | About", width=240),
        f("seq", "排序 | Order", limits=(0, 9999), width=88),
        f("shown", "显示 | Shown", find="eq", width=88),
    ],
    list="name seq shown summary create_time",
    sort="seq create_time",
    children=[Child("portal/article", "column_id")],
)
