"""The customer dictionary: what customers and questions are sorted by, as a tree that the secretariat keeps.

It is a table and no shipped dictionary, since every chamber sorts its customers in its own way; an entry in use is disabled, not deleted.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import Wire, f
from schema.kit.resource import Resource, Rows

ENABLED, DISABLED = "1", "0"

# Over the row t: rows that are sorted by it now.
USED = """
(SELECT count(*) FROM crm_contact c WHERE c.tenant_id = t.tenant_id AND c.del_flag = 0 AND t.id IN (c.category_id, c.source_id))
+ (SELECT count(*) FROM crm_tenant_question q WHERE q.tenant_id = t.tenant_id AND q.del_flag = 0 AND q.category_id = t.id)
"""


class CustomerDict(Base):
    """`used` is counted when it is read."""

    parent_id = Ref(null=True, db_index=True)
    code = Char(40)
    name = Char(60)
    sort = Int(default=0)
    status = Char(1, default=ENABLED)
    used = Int(default=0)

    class Meta:
        table = "crm_customer_dict"


customer_dict = Resource(
    CustomerDict,
    path="crm/customerDict",
    title="客户字典 | Customer dictionary",
    rows=Rows(tree="parent_id"),
    fields=[
        f("name", "名称 | Name", find="like", width=240),
        f("parent_id", "上级 | Above", kind="tree", ref="crm/customerDict", find="eq", hide="list"),
        f("code", "编码 | Code", rule="letters_digits", find="like", flags="unique", width=160),
        f("sort", "排序 | Order", limits=(0, 9999), width=88),
        f("status", "状态 | Status", dict="enabled", find="eq", width=96, choice="switch"),
        f(
            "used",
            "使用数 | In use",
            flags="read_only",
            width=96,
            hide="import",
            wire=Wire(reads=USED),
            help="在用的节点只能停用，不能删除 | An entry in use can only be disabled, not deleted",
        ),
    ],
    list="name code status used sort",
    sort="sort code",
)
