"""Reports by code: columns, search fields, a fixed condition and an order over one resource, or over a table of a data source."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Text
from schema.kit.field import f
from schema.kit.resource import Resource


class Report(Base):
    """`columns` and `query_fields`: wire names of the resource's fields, comma separated; empty takes what its list
    shows or searches. `condition`: superQueryParams as JSON. `group_by`: the field by whose values the rows are counted and drawn,
    `sums`: those that are summed. With `data_source`, the code of one, `resource` is a table or view of that database and all
    names are those of its columns."""

    code = Char(50)
    name = Char(100)
    data_source = Char(50, null=True)
    resource = Char(60)
    columns = Text(null=True)
    query_fields = Text(null=True)
    condition = Text(null=True)
    sort_by = Char(100, null=True)
    group_by = Char(60, null=True)
    sums = Char(200, null=True)

    class Meta:
        table = "onl_report_head"


report = Resource(
    Report,
    path="online/cgreport/head",
    title="报表配置 | Reports",
    fields=[
        f("name", "报表名称 | Name", find="like"),
        f("code", "报表编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f(
            "data_source",
            "数据源 | Data source",
            find="eq",
            example="warehouse",
            help="数据源编码；空为本系统的列表 | The code of a data source; empty: a list of this system",
        ),
        f(
            "resource",
            "数据来源 | Source",
            kind="list",
            find="eq",
            example="fin/due",
            help="本系统的列表；选了数据源时输入其表或视图，如 public.orders"
            " | A list of this system; with a data source type its table or view, such as public.orders",
        ),
        f("columns", "显示列 | Columns", hide="list", limits=2000, example="no,name"),
        f("query_fields", "查询项 | Search fields", hide="list", limits=2000, example="name"),
        f(
            "condition",
            "固定条件 | Fixed condition",
            hide="list",
            limits=4000,
            example='[{"field":"no","rule":"ne","val":"x"}]',
        ),
        f("sort_by", "排序 | Order", hide="list", example="createTime desc"),
        f(
            "group_by",
            "分组统计 | Counted by",
            hide="list",
            example="year",
            help="按该字段的取值统计并画图 | Counted and drawn by its values",
        ),
        f(
            "sums",
            "合计项 | Sums",
            hide="list",
            example="payable",
            help="求和的数字字段，逗号分隔，最多四项 | Fields of numbers, comma separated, at most four",
        ),
    ],
    actions=[Action("run", "运行 | Run", needs="online:cgreport:head:list", opens="/report?code={code}")],
    label="name",
)
