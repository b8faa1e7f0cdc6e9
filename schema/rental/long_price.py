"""The price list of long lets (长租价目): what a month, a quarter or a year costs, of a unit or of a type, from a day to another.

A price of its own goes before that of its type, and either before what the house says; at most one holds on a day.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.indexes import check, exclude
from schema.kit.resource import Resource, Rows
from schema.rental.unit_type import TYPE_LENGTH

MONTH, QUARTER, YEAR = "month", "quarter", "year"
LONG_TERM = dictionary(
    "long_term",
    "长租计价周期 | Term of a long let",
    f"{MONTH}=月 | Month",
    f"{QUARTER}=季 | Quarter",
    f"{YEAR}=年 | Year",
)


class LongPrice(Base):
    """Of `unit_id`, or of the type whose Chinese text is `unit_type` in the community. `valid_until` is the last day, none: for ever."""

    unit_id = Ref(null=True, db_index=True)
    community_id = Ref(null=True, db_index=True)
    unit_type = Char(TYPE_LENGTH, null=True)
    term = Char(10, default=MONTH)
    price = Money()
    valid_from = Date()
    valid_until = Date(null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_long_price"


long_price = Resource(
    LongPrice,
    path="rental/longPrice",
    title="长租价目 | Prices of long lets",
    rows=Rows(ordered=("valid_from valid_until",)),
    search="own",
    fields=[
        f(
            "unit_id",
            "房源 | Unit",
            ref="rental/unit",
            find="eq",
            width=204,
            choice="tree",
            help="填房源，或填小区和户型 | The unit, or else the community and the type",
        ),
        f("community_id", "小区 | Community", ref="rental/community", find="eq"),
        f(
            "unit_type",
            "户型 | Type",
            find="like",
            width=140,
            help="如 2室1厅1卫 整套 | As in 2室1厅1卫 整套",
        ),
        f("term", "周期 | Term", dict="long_term", find="in", width=80),
        f(
            "price",
            "价格 | Price",
            limits=(0, None),
            find="range",
            width=112,
            help="整个周期的租金 | For the whole term",
        ),
        f("valid_from", "生效日期 | From", find="range", width=112),
        f("valid_until", "截止日期 | Until", find="range", width=112),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="unit_id community_id unit_type term price valid_from valid_until",
    sort="-valid_from",
    label="valid_from term",
)

_DAYS = "daterange(valid_from, valid_until, '[]') WITH &&"


def _same(value: str) -> str:
    return f"int8range({value}, {value}, '[]') WITH &&"


# Without btree_gist: a value is the range of itself, a text that of its hash.
_TERM, _TYPE = _same("hashtext(term)::bigint"), _same("hashtextextended(unit_type, 0)")
LONG_PRICE_CONSTRAINTS = [
    exclude(
        "rent_long_price",
        "rent_long_price_one_of_unit",
        ", ".join((_same("unit_id"), _TERM, _DAYS)),
        where="del_flag = 0 AND unit_id IS NOT NULL",
    ),
    exclude(
        "rent_long_price",
        "rent_long_price_one_of_type",
        ", ".join((_same("community_id"), _TYPE, _TERM, _DAYS)),
        where="del_flag = 0 AND unit_id IS NULL",
    ),
    check(
        "rent_long_price",
        "rent_long_price_of_one",
        "(unit_id IS NULL) = (community_id IS NOT NULL AND unit_type IS NOT NULL)"
        " AND (unit_id IS NULL OR (community_id IS NULL AND unit_type IS NULL))",
    ),
]
