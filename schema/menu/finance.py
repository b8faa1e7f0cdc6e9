"""The group /fin of the menu: dues and fees."""

from schema.menu.entry import Group, Page

FINANCE = Group(
    "/fin",
    "会费财务 | Dues and fees",
    "wallet",
    (
        Page("/fin/due", icon="wallet", resource="fin/due"),
        Page("/fin/relief", icon="safety", resource="fin/relief"),
        Page("/fin/activityFee", icon="wallet", resource="fin/activityFee"),
        Page("/fin/payment", icon="audit", resource="fin/payment"),
        Page("/fin/statementLine", icon="bank", resource="fin/statementLine"),
        Page("/fin/statement", icon="file-text", resource="fin/statement"),
        Page("/fin/refund", icon="bank", resource="fin/refund"),
        Page("/fin/invoice", icon="file-text", resource="fin/invoice"),
        Page("/fin/period", icon="calendar", resource="fin/period"),
        Page("/fin/payMethod", icon="setting", resource="fin/payMethod"),
    ),
)
