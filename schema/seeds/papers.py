"""The texts of printed papers that a new organisation starts with; it puts its own in their place."""

from typing import NamedTuple

from schema.system.paper import CLEANING, DOOR, LEASE_BILL, ORDER_BILL, PARTY_BILL, RECEIPT, REGISTRATION


class PaperPlan(NamedTuple):
    """Texts with line breaks, in both languages."""

    paper: str
    header_zh: str | None = None
    header_en: str | None = None
    rules_zh: str | None = None
    rules_en: str | None = None
    footer_zh: str | None = None
    footer_en: str | None = None


_RULES_ZH = """1. 请凭有效身份证件办理入住登记，访客须在前台登记。
2. 退房时间为 12:00，延时退房请提前与前台联系。
3. 客房内请勿吸烟，请爱护房内设施，损坏照价赔偿。
4. 贵重物品请妥善保管。"""
_RULES_EN = """1. Please check in with a valid identity document; visitors register at the front desk.
2. Check-out is at 12:00; please ask the front desk in good time for a later one.
3. No smoking in the rooms; damage to fittings is charged.
4. Please look after your valuables."""

PAPER_TEXTS: tuple[PaperPlan, ...] = (
    PaperPlan(
        REGISTRATION,
        rules_zh=_RULES_ZH,
        rules_en=_RULES_EN,
        footer_zh="本人已阅读并同意以上须知。",
        footer_en="I have read the house rules and agree to them.",
    ),
    PaperPlan(
        RECEIPT,
        footer_zh="谢谢惠顾，请妥善保管小票。",
        footer_en="Thank you. Please keep this receipt.",
    ),
    PaperPlan(
        ORDER_BILL,
        footer_zh="如需发票，请凭本账单到前台开具。",
        footer_en="For an invoice please show this bill at the front desk.",
    ),
    PaperPlan(
        PARTY_BILL,
        footer_zh="如需发票，请由领队凭本账单到前台开具。",
        footer_en="For an invoice the leader of the party shows this bill at the front desk.",
    ),
    PaperPlan(
        LEASE_BILL,
        footer_zh="请于应付日前付清，逾期按合同约定计收滞纳金。",
        footer_en="Please pay by the due date; late fees follow the lease.",
    ),
    PaperPlan(
        CLEANING,
        rules_zh="完成后请在“完成”栏打勾并签字，发现问题及时上报。",
        rules_en="Tick what is done and sign; report problems at once.",
    ),
    PaperPlan(DOOR),
)
