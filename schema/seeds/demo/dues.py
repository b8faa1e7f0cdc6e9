"""Payment methods, fates of dues and invoices of the demo organisation."""

from typing import NamedTuple


class MethodPlan(NamedTuple):
    code: str
    name: str
    kind: str
    fee_rate: str
    account: str | None
    need_review: bool


METHODS: tuple[MethodPlan, ...] = (
    MethodPlan("cash", "现金", "cash", "0", None, False),
    MethodPlan("bank", "对公转账", "transfer", "0", "杭州联合银行云栖支行 3301 0000 8812 6600", True),
    MethodPlan("pos", "银行卡刷卡", "card", "0.55", "秘书处刷卡机", False),
    MethodPlan("qr", "聚合收款码", "qr", "0.38", "秘书处收款码", False),
    MethodPlan("offset", "服务费抵扣", "waiver", "0", None, True),
)
# What became of the dues of a member, in turn.
TWO_YEARS_AGO = ("unpaid", "part", "unpaid", "unpaid")
LAST_YEAR = (
    "paid",
    "paid",
    "parts",
    "paid",
    "waived",
    "paid",
    "refunded",
    "corrected",
    "paid",
)
THIS_YEAR = (
    "paid",
    "unpaid",
    "part",
    "claimed",
    "paid",
    "rejected",
    "parts",
    "waived",
    "unpaid",
    "asked",
    "refused",
)
# What became of the fee of a registration, in turn: of who is coming, and of who cancelled.
COMING = ("paid", "unpaid", "paid", "part", "paid", "waived")
GONE = ("unpaid", "paid", "asked")
FEE_WAIVER = "理事会成员免费参加"
WAIVERS = ("受灾停业，经理事会同意减免", "连续任职满十年，经会长办公会同意减免")
# Besides the waivers: kind, state, percent of what is payable, why.
RELIEFS: tuple[tuple[str, str, int | None, str], ...] = (
    ("percent", "granted", 20, "困难企业，经会长办公会同意减免两成"),
    ("amount", "granted", None, "承办年会场地，余额抵免"),
    ("percent", "asked", 50, "遭遇水灾，申请减半"),
    ("whole", "asked", None, "停业整顿，申请全免"),
    ("percent", "refused", 30, "行业不景气"),
    ("whole", "revoked", None, "误选会员"),
)
RELIEF_REFUSAL = "没有证明材料，补齐后再提"
RELIEF_BACK = "减免对象选错，恢复应缴"
DISCOUNT = "创始会员优惠"
REJECTIONS = ("凭证金额与申报不符", "银行流水中未查到该笔款项")
REVERSALS = ("记错会员，重新登记", "重复登记")
REFUNDS = ("重复缴费", "会员等级下调，退回差额")
REFUSALS = ("会费不因年中退会而退还", "缺少退款账户证明")
INVOICES: tuple[tuple[str, str, str], ...] = (
    ("dues", "issued", "会费票据按年度开具"),
    ("normal", "asked", ""),
    ("special", "issued", "邮寄原件"),
    ("dues", "void", ""),
    ("normal", "issued", ""),
    ("dues", "asked", "请注明年度"),
)
VOIDED = "抬头有误，作废重开"
