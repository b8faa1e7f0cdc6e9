"""Categories: one tree of classes, whose codes tell the place in it."""

from schema.kit.base import Base
from schema.kit.columns import Char, Ref
from schema.kit.field import f
from schema.kit.resource import Family, Resource, Rows


class Category(Base):
    pid = Ref(null=True, index=True)
    name = Char(100)
    code = Char(100)

    class Meta:
        table = "sys_category"


category = Resource(
    Category,
    path="sys/category",
    title="分类字典 | Categories",
    fields=[
        f("pid", "上级分类 | Parent", kind="tree", ref="sys/category", find="eq", flags="once"),
        f("name", "分类名称 | Name", find="like"),
        f("code", "分类编码 | Code", find="like", flags="unique read_only"),
    ],
    sort="code",
    rows=Rows(tree="pid"),
    family=Family(branch=True),
)
