"""Owners (业主) of houses that are run for them, with the share that the operator keeps, and what is spent on their houses."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Quantity, Ref, Sealed
from schema.kit.dictionary import dictionary
from schema.kit.field import Files, f
from schema.kit.resource import Child, Resource, Rows

OWNER_COST_ITEM = dictionary(
    "owner_cost_item",
    "业主费用项目 | Item of an owner's costs",
    "property_fee=物业费 | Property fee",
    "broadband=宽带 | Broadband",
    "utility=水电燃气 | Utilities",
    "cleaning=保洁 | Cleaning",
    "furnishing=家具家电 | Furnishing",
    "insurance=保险 | Insurance",
    "tax=税费 | Taxes",
    "other=其他 | Other",
)


class Owner(Base):
    """`share_rate`: per cent of the income that the operator keeps."""

    name = Char(60)
    phone = Char(20, null=True)
    share_rate = Quantity(5, 2)
    bank = Char(60, null=True)
    bank_account = Sealed(40, null=True)
    contract = Char(600, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_owner"


class OwnerCost(Base):
    """What was spent on a house and its owner bears, besides repairs, which tickets tell."""

    house_id = Ref(db_index=True)
    day = Date()
    item = Char(20)
    amount = Money()
    note = Char(120, null=True)
    receipt = Char(600, null=True)

    class Meta:
        table = "rent_owner_cost"
        indexes = (("tenant_id", "day"),)


owner = Resource(
    Owner,
    path="rental/owner",
    title="业主 | Owners",
    fields=[
        f("name", "姓名或名称 | Name", find="like", flags="unique", width=180),
        f("phone", "电话 | Phone", rule="phone", find="like", width=140),
        f(
            "share_rate",
            "运营方分成(%) | Operator's share (%)",
            limits=(0, 100),
            width=150,
            help="按当月收入计提 | Of the income of each month",
        ),
        f("bank", "开户行 | Bank"),
        f("bank_account", "收款账号 | Account", flags="secret", width=180, example="622200021"),
        f("contract", "委托合同 | Contract", kind=Files("file", most=3), hide="list export"),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="name phone share_rate bank bank_account create_time",
    sort="name",
    children=[Child("rental/house", "owner_id"), Child("rental/ownerStatement", "owner_id")],
)

owner_cost = Resource(
    OwnerCost,
    path="rental/ownerCost",
    title="业主费用 | Owners' costs",
    fields=[
        f("house_id", "房源 | House", ref="rental/house", find="eq", flags="once", choice="table", width=120),
        f("day", "日期 | Day", find="range", width=120),
        f("item", "项目 | Item", dict="owner_cost_item", find="in", width=120),
        f("amount", "金额 | Amount", limits=(0, None), find="range", width=120),
        f("note", "说明 | Note", find="like"),
        f("receipt", "票据 | Receipt", kind=Files("file", most=3), hide="list export"),
    ],
    list="house_id day item amount note create_by",
    sort="-day",
    label="item",
    search="own",
    rows=Rows(totals="amount"),
)
