"""Sub-tables of an online form (子表): lines of a row, each with fields of its own, as they are drafted."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class OnlineTable(Base):
    """`number`: of its table and its path, given when it is first published. Its fields name it by its `code`."""

    form_id = Ref(db_index=True)
    sort_order = Int(default=1)
    code = Char(40)
    title = Char(60)
    title_en = Char(60)
    number = Int(null=True)

    class Meta:
        table = "onl_form_table"


form_table = Resource(
    OnlineTable,
    path="online/cgformTable",
    title="表单子表 | Sub-tables of forms",
    fields=[
        f("form_id", "表单 | Form", ref="online/cgform", find="eq", flags="once", width=160),
        f("sort_order", "排序 | Order", limits=(0, 99999), width=72),
        f(
            "code",
            "编码 | Code",
            flags="once",
            find="like",
            width=120,
            example="parts",
            help="小写字母开头，只含小写字母、数字、下划线 | A small letter first, then small letters, digits and underscores",
        ),
        f("title", "名称 | Title", find="like", width=140),
        f("title_en", "英文名称 | Title in English", width=140),
        f("number", "编号 | Number", flags="read_only", hide="list form"),
    ],
    list="sort_order code title title_en form_id",
    sort="form_id sort_order id",
    label="title | title_en",
    search="own",
    rows=Rows(unique=[("form_id", "code")], under={"form_id": "online/cgform"}),
)
