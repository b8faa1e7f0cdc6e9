"""Suppliers (供应商) of repairs and goods, as tickets name them."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char
from schema.kit.field import f
from schema.kit.resource import Resource


class Supplier(Base):
    name = Char(60)
    trade = Char(20, null=True)
    contact = Char(40, null=True)
    phone = Char(20, null=True)
    in_use = Bool(default=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_supplier"


supplier = Resource(
    Supplier,
    path="rental/supplier",
    title="供应商 | Suppliers",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=200),
        f("trade", "工种 | Trade", dict="ticket_kind", find="eq", width=120),
        f("contact", "联系人 | Contact", rule="name", find="like"),
        f("phone", "电话 | Phone", rule="phone", find="like"),
        f("in_use", "合作中 | In use", find="eq", width=96),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="name trade contact phone in_use",
    sort="name",
)
