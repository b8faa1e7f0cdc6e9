"""Fill rules that every organisation starts with; the last three are the codes that clients of the family ask for."""

from typing import Any, NamedTuple


class FillPlan(NamedTuple):
    code: str
    name: str
    generator: str
    params: dict[str, Any]


FILL_RULES: tuple[FillPlan, ...] = (
    FillPlan("asset_no", "资产编号", "sequence", {"prefix": "ZC", "date": "yyyyMM", "length": 4, "reset": "month"}),
    FillPlan(
        "lease_no",
        "合同编号",
        "sequence",
        {"prefix": "HT", "date": "yyyyMM", "length": 4, "reset": "month", "gapless": True},
    ),
    FillPlan("receipt_no", "收据编号", "sequence", {"prefix": "SJ", "length": 8, "gapless": True}),
    FillPlan("org_num_role", "机构编码", "org_num_role", {}),
    FillPlan("category_code_rule", "分类编码", "category_code_rule", {}),
    FillPlan("shop_order_num", "订单号", "shop_order_num", {"prefix": "CN"}),
)
