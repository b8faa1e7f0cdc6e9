"""Addresses that the organisation keeps: of sites, suppliers, offices."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char
from schema.kit.field import f
from schema.kit.resource import Resource


class Address(Base):
    name = Char(100)
    detail = Char(255)
    contact = Char(50, null=True)
    phone = Char(20, null=True)
    public = Bool(default=False)

    class Meta:
        table = "sys_address"


address = Resource(
    Address,
    path="sys/address",
    title="地址簿 | Addresses",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("detail", "详细地址 | Address", find="like"),
        f("contact", "联系人 | Contact", rule="name", find="like"),
        f("phone", "电话 | Phone", rule="phone"),
        f(
            "public",
            "门户公开 | On the portal",
            find="eq",
            help="公开后任何人可在门户看到 | Everybody may then see it on the portal",
        ),
    ],
)
