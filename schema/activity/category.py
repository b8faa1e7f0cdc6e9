"""Categories of activities, as a tree, so that lists are narrowed to a branch."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class ActivityCategory(Base):
    parent_id = Ref(null=True, db_index=True)
    code = Char(40)
    name = Char(60)
    colour = Char(20, null=True)
    sort = Int(default=0)

    class Meta:
        table = "act_category"


category = Resource(
    ActivityCategory,
    path="act/category",
    title="活动分类 | Activity categories",
    rows=Rows(tree="parent_id"),
    fields=[
        f("name", "名称 | Name", find="like", width=200),
        f("parent_id", "上级分类 | Above", ref="act/category", find="eq"),
        f("code", "编码 | Code", rule="letters_digits", find="like", flags="unique", width=120),
        f("colour", "颜色 | Colour", kind="colour", width=88),
        f("sort", "排序 | Order", limits=(0, 9999), width=88),
    ],
    list="name code colour sort",
    sort="sort code",
)
