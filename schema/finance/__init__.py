"""Money of members: dues, fees, payments, refunds and receipts."""

from tortoise import Model

from schema.finance.activity_fee import FEE_CONSTRAINTS, FEE_STATE, activity_fee
from schema.finance.due import DUE_CONSTRAINTS, DUE_STATE, due
from schema.finance.due_relief import RELIEF_CONSTRAINTS, RELIEF_KIND, RELIEF_STATE, relief
from schema.finance.invoice import INVOICE_KIND, INVOICE_STATE, invoice
from schema.finance.pay_method import PAY_METHOD_KIND, pay_method
from schema.finance.payment import PAYMENT_CONSTRAINTS, PAYMENT_STATE, payment
from schema.finance.period import PERIOD_STATE, period
from schema.finance.refund import REFUND_CONSTRAINTS, REFUND_STATE, refund
from schema.finance.statement import LINE_CONSTRAINTS, LINE_STATE, line, statement
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [pay_method, due, relief, activity_fee, payment, refund, invoice, statement, line, period]
DICTIONARIES: list[Dictionary] = [
    PAY_METHOD_KIND,
    DUE_STATE,
    RELIEF_KIND,
    RELIEF_STATE,
    FEE_STATE,
    PAYMENT_STATE,
    REFUND_STATE,
    INVOICE_KIND,
    INVOICE_STATE,
    LINE_STATE,
    PERIOD_STATE,
]
CONSTRAINTS: list[str] = [
    *DUE_CONSTRAINTS,
    *RELIEF_CONSTRAINTS,
    *FEE_CONSTRAINTS,
    *PAYMENT_CONSTRAINTS,
    *REFUND_CONSTRAINTS,
    *LINE_CONSTRAINTS,
]
