"""Administrative divisions: province, city, county, and what an organisation adds below."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Quantity, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class Region(Base):
    """`parent_code` and `level` follow from `parent_id`; clients store and ask by code."""

    parent_id = Ref(null=True, index=True)
    code = Char(12)
    name = Char(60)
    parent_code = Char(12, default="")
    level = Int(default=1)
    pinyin = Char(100, null=True)
    lng = Quantity(9, 6, null=True)
    lat = Quantity(9, 6, null=True)

    class Meta:
        table = "sys_region"
        indexes = (("tenant_id", "parent_code"),)


region = Resource(
    Region,
    path="sys/region",
    title="行政区划 | Regions",
    fields=[
        f("parent_id", "上级 | Parent", kind="tree", ref="sys/region", find="eq", flags="once"),
        f("name", "名称 | Name", find="like"),
        f("code", "编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("level", "级别 | Level", flags="read_only", find="eq"),
        f("parent_code", "上级编码 | Parent's code", flags="read_only", find="eq", hide="list form"),
        f("pinyin", "拼音 | Pinyin", hide="list", find="like"),
        f("lng", "经度 | Longitude", hide="list", limits=(-180, 180)),
        f("lat", "纬度 | Latitude", hide="list", limits=(-90, 90)),
    ],
    sort="code",
    rows=Rows(tree="parent_id"),
)
