"""Payment methods of the organisation: where money of members comes in, what that costs, and whether somebody looks at it."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Quantity
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource

TRANSFER = "transfer"

PAY_METHOD_KIND = dictionary(
    "fin_method_kind",
    "收款方式类别 | Kind of payment method",
    "cash=现金 | Cash #green",
    "transfer=对公转账 | Bank transfer #blue",
    "card=刷卡 | Card #purple",
    "qr=扫码 | QR code #cyan",
    "waiver=抵扣 | Set off #orange",
)


class PayMethod(Base):
    """`fee_rate` in percent of what is paid."""

    code = Char(40)
    name = Char(40)
    kind = Char(12)
    fee_rate = Quantity(6, 4, default=0)
    account = Char(80, null=True)
    need_review = Bool(default=False)
    enabled = Bool(default=True)

    class Meta:
        table = "fin_pay_method"


pay_method = Resource(
    PayMethod,
    path="fin/payMethod",
    title="收款方式 | Payment methods",
    fields=[
        f("code", "编码 | Code", rule="letters_digits", find="eq", flags="unique", width=120),
        f("name", "名称 | Name", find="like", width=160),
        f("kind", "类别 | Kind", dict="fin_method_kind", find="in", width=120),
        f("fee_rate", "手续费率(%) | Fee (%)", limits=(0, 20), width=120),
        f("account", "收款账户 | Account", width=260),
        f(
            "need_review",
            "须复核 | Needs a review",
            find="eq",
            width=104,
            help="收款须由他人复核后入账 | Somebody else looks at each payment before it counts",
        ),
        f("enabled", "启用 | Enabled", find="eq", width=88),
    ],
    list="code name kind account fee_rate need_review enabled",
    sort="create_time",
)
