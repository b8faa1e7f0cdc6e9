"""Invented owners with the shares that were agreed, and what is spent on their houses besides repairs."""

from typing import NamedTuple


class OwnerPlan(NamedTuple):
    """`share_rate`: per cent that the operator keeps."""

    name: str
    phone: str
    share_rate: str
    bank: str
    remark: str


class CostPlan(NamedTuple):
    """`house`: which one of the first owner's; `amount` in yuan; `days` before the end of last month."""

    house: int
    item: str
    amount: str
    days: int
    note: str


OWNERS: tuple[OwnerPlan, ...] = (
    OwnerPlan("周明远", "17000098001", "20.00", "中国建设银行杭州西湖支行", "委托两年，季度回访"),
    OwnerPlan("浙江安居置业有限公司", "0571-88880021", "15.00", "杭州银行滨江支行", "整栋委托"),
    OwnerPlan("何雅琴", "17000098003", "22.50", "招商银行杭州分行", ""),
)
COSTS: tuple[CostPlan, ...] = (
    CostPlan(0, "property_fee", "286.50", 20, "本季度物业费"),
    CostPlan(0, "broadband", "99.00", 12, ""),
    CostPlan(1, "furnishing", "438.00", 6, "更换床垫"),
)
