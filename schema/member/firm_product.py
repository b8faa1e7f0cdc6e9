"""Products of member firms: what they make and sell."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Money, Ref, Text
from schema.kit.field import Files, f
from schema.kit.resource import Resource


class FirmProduct(Base):
    firm_id = Ref(db_index=True)
    name = Char(80)
    category = Char(40, null=True)
    brand = Char(40, null=True)
    spec = Char(80, null=True)
    price = Money(null=True)
    unit = Char(20, null=True)
    photos = Char(1000, null=True)
    certs = Char(1000, null=True)
    intro = Text(null=True)
    on_sale = Bool(default=True)

    class Meta:
        table = "vip_ent_product"


product = Resource(
    FirmProduct,
    path="vip/firmProduct",
    title="企业产品 | Products",
    fields=[
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("name", "产品 | Product", find="like", width=180),
        f("category", "类别 | Category", find="like", width=120),
        f("brand", "品牌 | Brand", find="like", width=120),
        f("spec", "规格 | Specification"),
        f("price", "单价（元） | Price (yuan)", find="range", width=120),
        f("unit", "单位 | Unit", width=80),
        f("on_sale", "在售 | On sale", find="eq", width=88),
        f("photos", "图片 | Photos", kind=Files("image", most=6), hide="list export"),
        f("certs", "资质证书 | Certificates", kind=Files("file", most=5), hide="list export"),
        f("intro", "介绍 | About", hide="list"),
    ],
)
