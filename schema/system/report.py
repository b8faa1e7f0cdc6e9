"""Reports by code: columns, search fields, a fixed condition and an order over one resource."""

from schema.kit.base import Base
from schema.kit.columns import Char, Text
from schema.kit.field import f
from schema.kit.resource import Resource


class Report(Base):
    """`columns` and `query_fields`: wire names of the resource's fields, comma separated; empty takes what its list
    shows or searches. `condition`: superQueryParams as JSON."""

    code = Char(50)
    name = Char(100)
    resource = Char(60)
    columns = Text(null=True)
    query_fields = Text(null=True)
    condition = Text(null=True)
    sort_by = Char(100, null=True)

    class Meta:
        table = "onl_report_head"


report = Resource(
    Report,
    path="online/cgreport/head",
    title="报表配置 | Reports",
    fields=[
        f("name", "报表名称 | Name", find="like"),
        f("code", "报表编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("resource", "数据来源 | Source", find="eq", example="sys/position"),
        f("columns", "显示列 | Columns", hide="list", limits=2000, example="code,name"),
        f("query_fields", "查询项 | Search fields", hide="list", limits=2000, example="code"),
        f(
            "condition",
            "固定条件 | Fixed condition",
            hide="list",
            limits=4000,
            example='[{"field":"code","rule":"ne","val":"x"}]',
        ),
        f("sort_by", "排序 | Order", hide="list", example="createTime desc"),
    ],
    label="name",
)
